# AFRICA: every word that a player reads.

## What lies on the board

tile-empty = nothing
tile-gold-1 = one gold nugget
tile-gold-2 = two gold nuggets
tile-gems-1 = one gem
tile-gems-2 = two gems
tile-monument = monument
tile-nomads = nomads
tile-elephant = elephant
tile-zebra = zebra
tile-giraffe = giraffe
tile-lion = lion
tile-antelope = antelope
tile-statue = statue
tile-kettle = kettle
tile-clothing = clothing
tile-mask = mask
tile-drum = drum

## The questions

ask-choose-city = { $who }, from which city will you set out?
ask-choose-turn = { $who }, walk up to two spaces (or stay), or make a journey?
ask-travel = { $who }, where shall the journey end?
ask-walk = { $who }, walk up to two spaces, or stay?
ask-act = { $left ->
    [one] { $who }, what will you do here? This is your last action of the turn.
   *[other] { $who }, what will you do here?
}
ask-trade = { $who }, you found goods: { $tile }. Keep them or swap?
ask-settle = { $who }, where shall it go: { $tile }?

## The answers

option-start = Set out from { $space }
option-journey = Make a journey instead of two actions
option-travel = Travel to { $space }
option-go = Walk to { $space }
option-go-stay = Stay in { $space }
option-rest = Waive this action
option-research = Build a camp and research
option-mine = Build a camp and mine
option-turn-up = Turn up the tile in { $space }
option-pick-up-animal = Move the animal in { $space }: { $tile }
option-pick-up-nomads = Move the nomads in { $space }
option-keep = Keep the goods
option-swap = Take all of { $other }: { $amount } × { $wanted }, for as many × { $tile }
option-settle = Put it in { $space }
option-settle-stay = Leave it in { $space }

## What happens

event-first-player = { $who } begins.
event-started = { $who } sets out from { $space }.
event-travelled = { $who } travels from { $space } to { $there }.
event-walked = { $who } walks from { $space } to { $there }.
event-rested = { $who } waives an action.
event-turned-up = { $who } turns up the tile in { $space }: { $tile }.
event-scored-nuggets = { $who } scores { $points } for the find: { $tile }.
event-goods-taken = { $who } takes goods from { $space }: { $tile }.
event-goods-swapped = { $who } gives { $other } { $amount } × { $tile } for { $amount } × { $wanted }.
event-settled = From { $space } to { $there }: { $tile }.
event-scored-animal = { $who } scores { $points } for the animal itself: { $tile }.
event-scored-kin = { $who } scores { $points } for its neighbours of the same kind: { $tile }.
event-scored-open-land = { $who } scores { $points } for the empty spaces around: { $tile }.
event-scored-improvement = { $who } scores { $points } for the better place: { $tile }.
event-camp-gained = { $who } receives a camp for the monument; { $left } left in the supply.
event-camp-built = { $who } builds a camp in { $space }.
event-scored-research = { $who } scores { $points } for research: animals { $animals }, nomads { $nomads }, monuments { $monuments }.
event-mined = { $who } takes from { $space }: { $tile }.
event-scored-last-monument = { $who } found the last monument and scores { $points }. The game is over.
event-patience-ended = Nobody has taken an action for { $rounds } rounds. The game is over.
event-scored-goods = { $who } scores { $points } for goods: { $amount } × { $tile }.
event-scored-gold = { $level ->
    [one] { $who } scores { $points } for gold, with { $amount } nuggets.
   *[other] { $who } scores { $points } for gold, with { $amount } nuggets, level with others ({ $level } in all).
}
event-scored-gems = { $level ->
    [one] { $who } scores { $points } for gems, with { $amount } gems.
   *[other] { $who } scores { $points } for gems, with { $amount } gems, level with others ({ $level } in all).
}

## Why not?

reason-over = The game is over.
reason-turn = It is { $who }'s turn.
reason-journey-instead = A journey takes the place of both actions; this turn has begun with a walk.
reason-city-first = First choose the city to set out from.
reason-journey-begun = The journey has begun: choose where it ends.
reason-nowhere-to-go = There is no space that a journey could lead to yet.
reason-nothing-to-keep = Goods are kept or swapped in the moment when they are found.
reason-not-now = Actions come after the walk.
reason-no-camp = You have no camp left.
reason-not-empty = { $space } is not empty: a tile or a camp lies there.
reason-no-goods-found = Goods can be swapped only in the moment when you turn up goods.
reason-own-goods = These are your own goods.
reason-none-there = { $other } has none of these: { $wanted }.
reason-same-goods = A swap is for another kind of goods than the one just found: { $tile }.
reason-too-few = For { $amount } you would have to give { $amount } × { $tile }, and you have { $mine }.
reason-city-taken = Another explorer stands in { $space }.
reason-no-city = Explorers set out from a city, and { $space } is none.
reason-trade-first = First keep or swap what you have found: { $tile }.
reason-face-down = The tile in { $space } lies face down; nobody may enter or cross it.
reason-explorer-there = Another explorer stands in { $space }.
reason-same-place = A journey must lead somewhere else.
reason-too-far = { $space } is more than two open steps away.
reason-must-move = What is picked up must be put in a better place: { $tile }.
reason-no-better = { $space } would be no better than where it was found: { $tile }.
reason-turn-up-too-far = { $space } is not next to your explorer.
reason-nothing-there = Nothing lies in { $space }.
reason-stays-there = What lies in { $space } stays there.
reason-move-too-far = You can move only what lies under or next to your explorer, not in { $space }: { $tile }.
reason-no-better-anywhere = There is no better empty space for what lies in { $space }: { $tile }.

## The switches

switch-first_player = Who begins
    .explain = 0 is by lot, otherwise the number of the seat.
switch-patience = Patience
    .explain = After so many full rounds without any action the game ends; 0 is never.
switch-simple = Simple variant
    .explain = One walk and one action a turn, for young players.
switch-empty_majority = Majorities of nothing
    .explain = Players without any gold or gems also rank and score.
switch-journey_home = Journeys may end where they began
    .explain = That would be a way to pass.

## The rules, in our own words

rule-goal = Explorers set out from the coast of Africa, turn up what lies hidden, gather animals and peoples, and carry home goods, gold and gems. Most points win.
    .title = The aim
rule-set-up = A tile is laid face down at random on each of the 96 spaces; the five cities stay bare. Eleven of the tiles are monuments. Everybody has two camps, an explorer, and no points. Ten more camps and a bonus of 3 points lie in the supply.
    .title = Before the game
rule-first-player = Who begins is drawn by lot, unless the players have agreed. In turn, clockwise, each chooses a city where no explorer stands and sets out from there (AF-33).
    .title = Who begins, and where
rule-turn = Turns go clockwise. A turn is one journey, or twice a walk followed by an action if you wish. The two cannot be mixed (AF-5).
    .title = A turn
rule-journey = Put your explorer on any space of the board that has no tile face down and no other explorer: a city, an empty space, a tile face up, a camp (AF-6). A journey must lead to another space than the one it began on (AF-35), and can be chosen only if there is such a space (AF-34).
    .title = A journey
rule-walking = Before each action you may walk up to two spaces, from neighbour to neighbour. You may stand on and cross empty spaces, tiles face up and camps, never tiles face down or other explorers (AF-7).
    .title = Walking
rule-turning-up = Turn up one tile that lies face down on a space next to your explorer (AF-8). What it shows decides what happens.
    .title = Turning up a tile
rule-treasure = Gold and gems stay where they are. Score at once a point for each nugget or gem on the tile, one or two.
    .title = Gold and gems
rule-goods = Take the tile; its space is now empty. Goods count at the end, and the more of one kind you have the more each is worth. Keep them, or swap at once.
    .title = Goods
rule-swapping = Take from one other player all the goods of one other kind, and give as many of the kind you have just found, the new tile among them. With fewer than that you cannot swap; the other cannot refuse (AF-14 to AF-17). Goods that you had before can be swapped again only when you find another of their kind (AF-18).
    .title = Swapping
rule-settling = An animal or nomads that you turn up may stay. Or put them on any empty space of the board where they have strictly more of what they seek around them: an animal others of its kind, nomads empty spaces (AF-9, AF-12). The space they leave counts as empty, and a tile is never its own neighbour (AF-10).
    .title = Finding a place
rule-animals = For an animal just turned up score 1, and 1 more for each neighbour of its kind, at its final place (AF-11).
    .title = Animals
rule-nomads = For nomads just turned up score 1 for each empty space around their final place; that can be nothing (AF-11).
    .title = Nomads
rule-monuments = A monument stays. Take a camp from the supply.
    .title = Monuments
rule-moving = An animal or nomads lying face up under or next to your explorer can be moved to any empty space where they have strictly more of what they seek. Score only the difference (AF-13).
    .title = Moving animals and nomads
rule-camps = If your explorer stands on an empty space and you have a camp, you may build it there, to research or to mine. There is one camp to a space, a bare city will do, and it may yield nothing (AF-19).
    .title = Building a camp
rule-research = Score 1 for each animal, nomads and monument face up around the new camp. Gold and gems count nothing. All of it stays (AF-20).
    .title = Research
rule-mining = Take all gold and gems face up around the new camp and keep them before you. There are no points now; the spaces become empty (AF-21).
    .title = Mining
rule-empty-spaces = A space is empty if neither a tile nor a camp lies there (AF-1). Explorers make no difference: a tile may be slid under one (AF-2). Bare cities are empty spaces too (AF-3).
    .title = Empty spaces
rule-passing = You may waive an action, walk no step, or both; so a whole turn can be passed (AF-4). The same action may be taken twice.
    .title = Waiving and repeating
rule-end = Whoever turns up the last monument takes the bonus instead of a camp, scores 3, and the game is over at once (AF-22).
    .title = The end
rule-goods-score = Goods score by the kind: 1 for a single one, 3 for two, 5 for three, 8 for four, 12 for five (AF-25).
    .title = Points for goods
rule-majority = Most gold scores 10, second most 6; nuggets count, not tiles. Those who are level share the points of their ranks, rounded down; with two level for the most there is no second (AF-26). With no gold at all you do not rank (AF-27). Gems likewise.
    .title = Points for gold and gems
rule-winner = Most points win; those level share the win (AF-29).
    .title = The winner
rule-two-players = With two players there are eight camps in the supply, so that the ninth monument ends the game; all eleven are in the mix (AF-23).
    .title = Two players
rule-simple = In the simple variant a turn is one walk and one action, or a journey (AF-31, AF-38).
    .title = The simple variant
rule-patience = If nobody wants to find the last monument, the game ends after ten full rounds without any action, with the usual final scores and no bonus. Walks and journeys are no actions (AF-32, AF-36).
    .title = When nobody acts
