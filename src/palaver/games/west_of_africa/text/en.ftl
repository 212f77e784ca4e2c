# West of Africa: every word that a player reads.


## What there is

place-west = western drawn ship
place-east = eastern drawn ship
field = { $island } { $code }
good-cane = cane
good-wine = wine
good-grain = grain
card-workers = Move workers
card-ship = Move ship
card-plant = Plant goods
card-sell = Sell goods
card-settle = Found settlement
card-minus = minus card
no-cards = no island and no action
ending-points = somebody has 25 points
ending-settlements = all settlements have been founded
ending-points-and-settlements = somebody has 25 points, and all settlements have been founded

## The questions

ask-choose-cards = { $who }, round { $round }: choose one to five cards. So far { $laid }, with the sum { $sum }.
ask-show-cards = { $who }, it is your turn: show your cards.
ask-place-ship = { $who }, in which harbour will your ship begin?
ask-choose-action = { $who }, which action next?
ask-move-workers = { $left ->
    [one] { $who }, 1 action point is left: which worker goes where?
   *[other] { $who }, { $left } action points are left: which worker goes where?
}
ask-plant-on = { $who }, on which of your islands do you plant?
ask-use-helpers = { $who }, how many of your workers help on this island? { $island }
ask-plant-field = { $who }, which field do you plant? { $island }, { $cost } gold each.
ask-send-helper = { $who }, a helper leaves: { $island }. To which drawn ship?
ask-sell-goods = { $who }, which goods do you sell? Takings so far: { $takings }.
ask-found-settlement = { $who }, where do you found a settlement? On the track: { $track }. Bill so far: { $bill }.
ask-sail = { $who }, your ship is at { $island }. Harbours left: { $left }; goods that can still be loaded: { $loads }.
ask-push-ship = { $who }, the harbour is full: { $island }. Which ship must give way?
ask-push-to = { $who }, where does the ship of { $other } go?

## The answers

option-seal = Seal these cards
option-add = Lay down: { $card } ({ $value })
option-back = Take back: { $card } ({ $value })
option-show = Show the cards
option-place = Begin at { $island }
option-end = End the turn
option-begin-workers = Move workers
option-begin-ship = Move the ship
option-begin-plant = Plant goods
option-begin-sell = Sell goods
option-begin-settle = Found settlements
option-done = That is all
option-step = A worker: { $place } → { $there }
option-on = Plant on { $island }
option-helpers = { $helpers ->
    [0] No helper: { $cost } gold a field
    [one] 1 helper: { $cost } gold a field
   *[other] { $helpers } helpers: { $cost } gold a field
}
option-plant = Plant { $good }: { $field } ({ $cost } gold)
option-send = To the { $place }
option-sell = Sell { $good }: { $island } ({ $price } gold)
option-found = Found a settlement: { $field } ({ $cost } gold)
option-sail = Sail to { $island }
option-load = Load { $good }: { $island }
option-unload = Unload { $good } from { $island }
option-push = The ship of { $other }
option-to = To { $island }

## What happens

event-drawn-on-gold = { $who } begins on the gold track in slot { $slot } from the top.
event-sealed = { $laid ->
    [one] { $who } has laid 1 card face down.
   *[other] { $who } has laid { $laid } cards face down.
}
event-announced = { $laid ->
    [one] { $who } announces the sum { $sum }, with 1 card.
   *[other] { $who } announces the sum { $sum }, with { $laid } cards.
}
event-fee-paid = { $who } pays { $amount } gold for the fifth card and has { $gold }, in slot { $slot }.
event-plays-as = { $who } plays as number { $rank }.
event-cards-shown = { $minuses ->
    [0] { $who } shows: { $cards }.
    [one] { $who } shows: { $cards }; and 1 minus card.
   *[other] { $who } shows: { $cards }; and { $minuses } minus cards.
}
event-ship-placed = { $who } places the ship at { $island }.
event-worker-moved = { $who } moves a worker: { $place } → { $there }. Points left: { $left }.
event-planted = { $who } plants { $good } for { $cost } gold: { $field }.
event-helper-sent = { $who } sends a helper from { $island } to the { $ship }.
event-sold = { $who } sells { $good } for { $price } gold: { $island }.
event-founded = { $who } founds a settlement for { $cost } gold: { $field }. On the track: { $left }.
event-scored-settlement = { $points ->
    [one] { $who } scores 1 point for the settlement: { $field }.
   *[other] { $who } scores { $points } points for the settlement: { $field }.
}
event-sailed = { $who } sails from { $island } to { $there }. Harbours left: { $left }.
event-loaded = { $who } loads { $good }: { $island }.
event-unloaded = { $who } unloads { $good } from { $origin }: { $island }.
event-pushed = The ship of { $who } is pushed by { $by }: { $island } → { $there }.
event-paid = { $who } pays { $amount } gold and has { $gold }, in slot { $slot }.
event-earned = { $lost ->
    [0] { $who } earns { $amount } gold and has { $gold }, in slot { $slot }.
   *[other] { $who } earns { $amount } gold and has { $gold }, in slot { $slot }; { $lost } more are lost.
}
event-minus-passed = { $amount ->
    [one] { $who } passes 1 minus card on to { $other }.
   *[other] { $who } passes { $amount } minus cards on to { $other }.
}
event-round-ended = Round { $round } ends.
event-scored-most-gold = { $points ->
    [one] { $who } scores 1 point for gold: { $gold }, rank { $rank }.
   *[other] { $who } scores { $points } points for gold: { $gold }, rank { $rank }.
}
event-harvested = { $who } harvests { $good }: { $field }.
event-alcalde-named = { $level ->
    [one] { $who } is alcalde of { $island }, with influence { $influence }.
   *[other] { $who } is alcalde of { $island }, with influence { $influence } and, level with others, ahead on the gold track.
}
event-alcalde-gone = Nobody is present on { $island } any more; { $who } gives the alcalde marker back.
event-scored-alcalde = { $points ->
    [one] { $who } scores 1 point as alcalde of { $island }.
   *[other] { $who } scores { $points } points as alcalde of { $island }.
}
event-track-filled = Settlements on the track: { $track }, of which new: { $amount }. In reserve: { $reserve }.
event-last-round = The last round begins, for { $ending }.
event-ended = The game is over, for { $ending }.
event-scored-fortune = { $points ->
    [one] { $who } scores 1 point for { $gold } gold.
   *[other] { $who } scores { $points } points for { $gold } gold.
}

## Why not?

reason-over = The game is over.
reason-sealed = Your cards are sealed; the others are still choosing.
reason-turn = It is { $who }'s turn.
reason-one-card-at-least = At least one card must be chosen; it need not be used.
reason-cards-first = First everybody chooses cards.
reason-not-laid = This card is not on the table: { $card }.
reason-laid-already = This card is on the table already: { $card }.
reason-no-minus-card = You have no more minus cards this round.
reason-five-cards = Five cards are the most.
reason-fifth-card = A fifth card costs { $fee } gold, which must be there now; you have { $gold }.
reason-show-first = First show your cards; then your turn begins.
reason-shown-already = Your cards have been shown.
reason-ship-first = In the first round the ship is placed before anything else.
reason-finish-first = First finish what you have begun; an action is carried out in one piece.
reason-minus-does-nothing = A minus card lowers the sum and gives no action.
reason-island-serves = An island card says where actions take effect; it is no action itself.
reason-not-chosen = You did not choose this card: { $card }.
reason-done-already = You have had this action: { $card }. Each comes once.
reason-not-in-round-1 = That is not possible in the first round.
reason-nothing-to-plant = On your islands there is no free field for which you have a marker and gold.
reason-nothing-to-sell = You have no goods in the storehouses of your islands.
reason-track-empty = There is no settlement left on the track.
reason-nowhere-to-found = On your islands there is no free site which you could pay and where you are alcalde.
reason-cards-lie = The cards for this round are sealed.
reason-nothing-begun = No action has been begun.
reason-one-field-at-least = Your helpers leave only once they have helped: plant one field here at least.
reason-one-field-or-back = Plant one field here at least, or take back the choice of this island.
reason-cargo-from-here = Goods that come from here cannot be set ashore here again; sail on.
reason-decide-first = This must be decided first.
reason-no-helpers-now = Helpers are chosen when you plant on their island.
reason-too-few-helpers = { $amount ->
    [one] You have only 1 worker there.
   *[other] You have only { $amount } workers there.
}
reason-too-dear = You have { $gold } gold left, which is too little.
reason-workers-not-now = Workers walk only by the action Move workers.
reason-no-worker-there = You have no worker there.
reason-only-helpers = Workers come to the drawn ships only after they have helped with planting.
reason-no-worker-near = None of your workers can step there: { $island }.
reason-island-not-now = There is nothing to do with this island now: { $island }.
reason-island-not-chosen = You did not choose this island's card: { $island }.
reason-visited = You have planted there already in this action: { $island }.
reason-no-farmland = No goods grow on this island: { $island }.
reason-no-field-left = There is no free field for which you have a marker: { $island }.
reason-field-not-now = There is nothing to do with this field now: { $field }.
reason-settled = A settlement stands there: { $field }.
reason-growing = Something grows there until the harvest: { $field }.
reason-not-farmland = No goods grow there: { $field }.
reason-other-island = You are planting on another island: { $island }.
reason-no-marker = You have no such marker left: { $good }.
reason-no-site = No settlement can be founded there: { $field }.
reason-not-alcalde = You are not alcalde of { $island }.
reason-not-in-harbour = Your ship is not there: { $island }.
reason-good-not-now = Goods are touched only when they are sold or loaded.
reason-no-such-good = You have no { $good } in this storehouse: { $island }.
reason-three-loaded = Three goods are the most for one move.
reason-journey-over = Your ship can sail no further, so nothing more can be loaded.
reason-cargo-not-now = Cargo is unloaded while the ship moves.
reason-not-aboard = There is no { $good } from { $island } aboard.
reason-harbour-full = Every berth is taken: { $island }.
reason-not-a-haven = That is not the nearest free berth in the direction of travel: { $island }.
reason-harbour-not-now = Your ship is not under way now and cannot go there: { $island }.
reason-not-nearest = There are nearer free berths than that one: { $island }.
reason-three-harbours = Three harbours are the most for one move.
reason-in-this-harbour = Your ship is there already: { $island }.
reason-no-lane = No lane leads from { $island } to { $there }.
reason-cargo-from-there = Goods still aboard come from { $island }, and the move would end there; unload them first.
reason-push-not-now = Ships are pushed only where a move ends in a full harbour.
reason-own-ship = Your own ship has only just come in; another must give way to it.
reason-not-in-the-way = That ship does not lie in this harbour.

## The switches

switch-longest_stay = Longest stay wins
    .explain = On a space of the gold track, whoever has stood there longer is ahead, even if a higher slot has become free.
switch-end_at_once = No further round
    .explain = The game ends with the round in which 25 points or the last settlement are reached.
switch-linear_middle = Plain chain of lanes
    .explain = There are no lanes Tenerife–Fuerteventura and La Gomera–Gran Canaria.
switch-western_star = Western star
    .explain = There is no lane La Palma–El Hierro.
switch-flat_island_values = Flat card numbers
    .explain = Tenerife and Lanzarote count 2 each.

## The rules, in our own words

rule-goal = You plant cane, wine and grain on the Canary Islands, carry and sell the harvest, hold the office of alcalde (mayor) and found settlements. Settlements, offices and gold bring victory points; most of them win.
    .title = The aim
rule-islands = Seven islands lie in three regions: in the west El Hierro, La Palma and La Gomera, in the middle Tenerife and Gran Canaria, in the east Fuerteventura and Lanzarote. On goods fields, in the west and in the middle, only the good shown there can be planted. On settlement fields, in the middle and in the east, a settlement costs 6, 9 or 12 gold. Each island has a storehouse for the goods of all players, of any kind and number, and a harbour with one or more berths; lanes join the islands. Two drawn ships at the edges are where the workers begin: the western one reaches La Gomera, the eastern one Fuerteventura. Fields, lanes, berths and card numbers that the rulebook does not tell are reconstructed; whoever owns the game can correct the board file.
    .title = The islands
rule-gold-track = The gold track runs from 0 to 45; more than that is lost. Every tie between players is decided by it: more gold wins, and with the same amount the higher slot on the space. A marker that moves takes the highest free slot of its new space, even if another has stood below it for longer (WA-19). In an action it moves once, for the action's total, and not at all if that is nothing (WA-20); a marker already on 45 stays where it is (WA-37).
    .title = Gold and ties
rule-set-up = Everybody has thirteen cards: one for each island, one for each of the five actions, and a minus card; also a ship, eight goods markers (4 cane, 2 wine, 2 grain) and three workers, two on the western drawn ship and one on the eastern. All begin with no points and 15 gold, and it is drawn by lot in which order the markers stand there (WA-22). Six of the twenty settlements are put on the settlement track.
    .title = Before the game
rule-round = The game is played in rounds. First all choose cards at the same time; then each in turn carries out the actions of those cards; then comes the end of the round.
    .title = A round
rule-choosing = Choose one to five of your cards and lay them face down. At least one it must be, though it need not be used (WA-36); minus cards count among the five (WA-1). All see how many lie there, nobody which (WA-6), nor how many are left in hand (WA-39).
    .title = I. Choosing cards
rule-fifth-card = Four cards are free; the fifth costs 4 gold, which you must have when you choose (WA-4). It is paid as soon as the sums have been announced and before ties between them are looked at; if several pay, the richest goes first, and of equals the higher on the gold track, so that they stay in order (WA-5).
    .title = The fifth card
rule-minus-cards = A minus card gives no action; it takes 4 off your sum, which may fall below nothing. You may lay as many as you have (WA-3). At the end of your turn you pass those you played on to your left neighbour (WA-2), who is the next at the table (WA-38); of two players each is the other's (WA-35). The neighbour can use them from the next round on.
    .title = Minus cards
rule-sums = When all have laid down their cards, everybody announces the sum of their numbers, and still shows nothing (WA-6).
    .title = The sums
rule-order = The smallest sum plays first, then the next smallest, and so on. The gold track decides ties.
    .title = Turn order
rule-turn = When it is your turn, show your cards; until you do, whoever went before can still take back that turn and its end (WA-42). Carry out the actions in any order, each once and in one piece before the next begins; any part of it, or all of it, can be left out. Island cards serve every action you chose, and several islands the same action; but only islands whose cards you laid (WA-9).
    .title = II. Carrying out actions
rule-first-ship = In the first round each player, before anything else in the turn, places the ship on any free berth. Nobody is pushed, and there is always a free berth (WA-8).
    .title = The ship in the first round
rule-workers = Move workers needs no island card and gives four action points, for one worker or several, and not all need be used. A point takes a worker from a drawn ship to the island it reaches, or from an island along a lane to the next. Workers never walk back to a drawn ship (WA-11).
    .title = Action: Move workers
rule-planting = Plant goods needs island cards. Put as many of your markers as you like on free fields of those islands, each on a field of its kind and one to a field. Each costs 3 gold. You need the markers: what grows on a field or lies in a storehouse cannot be planted.
    .title = Action: Plant goods
rule-helpers = Any number of your workers on an island may help: each makes every field you plant there with this action 1 gold cheaper, so that three make it free (WA-10). Where they help you plant one field at least, and who has helped cannot help on another island in the same action. For each that helped you then choose one of the two drawn ships, and he goes there. That is no movement, and he may walk again in the same turn with Move workers.
    .title = Workers who help
rule-double-fields = Some fields in the middle take either a good or a settlement. While a good grows there no settlement can be founded; where a settlement stands nothing can ever be planted (WA-26).
    .title = Fields of both kinds
rule-selling = Sell goods needs island cards, and is not possible in the first round (WA-7). Sell any of your goods in the storehouses of those islands: for 6 gold each in the west, 9 in the middle, 12 in the east, whatever the kind. The markers are yours to plant again at once; gold beyond 45 is lost (WA-18).
    .title = Action: Sell goods
rule-founding = Found settlement needs island cards, and is not possible in the first round (WA-7). You must be alcalde of the island, by the last round's end, whatever has happened since (WA-25). Take settlements from the track, as many as you like, put each on a free settlement field and pay 6, 9 or 12 gold. Each scores 3 points at once. When the track is empty, no more can be founded in this round.
    .title = Action: Found settlement
rule-sailing = Move ship needs no island card. Your ship sails along the lanes, at most three harbours far; full ones count. It may turn back on its way, and passes other ships without disturbing them. It need not move at all, but then carries nothing (WA-17).
    .title = Action: Move ship
rule-cargo = On its way the ship carries up to three of your own goods in all, free of charge (WA-16). They come aboard in any harbour it leaves or passes and go into the storehouse of any later one of the same move; at its end nothing stays aboard. To set goods ashore where they came from would change nothing and is not offered (WA-41).
    .title = Goods on the ship
rule-pushing = If the move ends in a harbour where all berths are taken, a ship there must give way; of several you choose which. It goes in the direction of your last step, east or west, along the lanes to the nearest free berth, passing full harbours (WA-12); where there are several as near, you choose (WA-13). If there is none in that direction, it is the nearest anywhere (WA-14). Your own old berth is free by then (WA-15).
    .title = Ships that give way
rule-round-end = When all have had their turns, they take their cards back; only played minus cards are with the left neighbour. Then follow, in this order: points for gold, harvest, alcaldes, points for alcaldes, new settlements (WA-23).
    .title = III. The end of the round
rule-most-gold = The two players in front on the gold track score 1 point each, even with no gold at all; with two players only the first (WA-27).
    .title = Points for most gold
rule-harvest = All goods on fields go to the storehouses of their islands.
    .title = Harvest
rule-alcaldes = On each island influence is counted: 1 for each of your goods in the storehouse, 2 for each of your workers there, 2 for your ship in the harbour. Only what is there at this moment counts: no worker on a drawn ship, no harbour a ship merely passed. Whoever has most is alcalde until the end of the next round; the gold track decides ties, and who was alcalde before makes no difference. Where nobody has anything there is no alcalde (WA-24).
    .title = Alcaldes
rule-alcalde-points = Each alcalde marker scores 1 point.
    .title = Points for alcaldes
rule-track = The settlement track is filled up again to six, as far as the reserve lasts. With nothing left, rounds are played as always, but nobody can found (WA-29).
    .title = New settlements
rule-end = If at the end of a round somebody has 25 points or more, or all twenty settlements stand on the islands, or both, one more whole round is played with everything that belongs to it (WA-28, WA-40). Then the game is over.
    .title = The end of the game
rule-fortune = At the very end everybody scores 1 point for each full 10 gold. The gold stays on the track for the sake of ties (WA-30).
    .title = Final points for gold
rule-winner = Most points win. If several have most, the gold track decides (WA-31).
    .title = The winner
rule-few-players = With two or three players the track has four settlements, and Tenerife and Gran Canaria have one berth each (WA-34). With two, neutral settlements stand on all eight fields of cost 6 from the start; with three, on one such field of each island in the middle and the east (WA-32). They belong to nobody, score nothing, and count among the twenty (WA-33). With two, only the first on the gold track scores the point for gold (WA-27).
    .title = Two or three players
rule-other-boards = Some of what is reconstructed can be played otherwise: the lanes as a plain chain in the middle, or without the lane between La Palma and El Hierro; the numbers of Tenerife and Lanzarote as 2. Two readings of the rules can be turned as well: longest stay wins on the gold track (WA-19), and the game ends without a further round (WA-28).
    .title = Other boards and readings

## Why a bot did it

because-points = For the points that it scores at once.
because-gold = For the gold that it brings or saves.
because-goods = For the goods that grow or are stored.
because-alcaldes = For my influence, to hold or win the office of alcalde.
