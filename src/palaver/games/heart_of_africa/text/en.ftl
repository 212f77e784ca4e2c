# The Heart of Africa: every word that a player reads.


## What there is

card-purple = purple
card-white = white
card-blue = blue
card-yellow = yellow
card-orange = orange
card-black = black
card-red = red
card-green = green
card-grey = grey
card-locomotive = locomotive
terrain-desert = desert
terrain-jungle = jungle
terrain-mountain = mountain
cards-desert = desert cards
cards-jungle = jungle cards
cards-mountain = mountain cards
place-station = way station { $name }
place-entrance = { $name } ({ $letter })
track-single = { $one } – { $other } ({ $colour })
track-double = { $one } – { $other } ({ $colour }, track { $which })
ticket = { $one } – { $other } ({ $value })
payment-cards = { $cards } × { $card }
payment-mixed = { $cards } × { $card } and { $locomotives } × locomotive
payment-locomotives = { $locomotives } × locomotive

## The questions

ask-choose-first-tickets = { $who }: which tickets do you put back? You have { $left } and keep at least { $least }.
ask-take-turn = { $who }: draw cards, claim a route, or draw tickets?
ask-draw-second = { $who }: which is your second card?
ask-pay-colour = { $who }: with which colour do you pay for { $track }?
ask-pay-locomotives = { $who }: how do you pay for { $track }?
ask-pay-terrain = { $who }: do you double the points of { $track }?
ask-pay-jokers = { $who }: how many locomotives stand for terrain cards on { $track }?
ask-choose-tickets = { $who }: which tickets do you put back? You have { $left } and keep at least { $least }.

## The answers

option-keep = { $left ->
    [one] Keep this ticket
   *[other] Keep these { $left } tickets
}
option-put-back = Put back { $ticket }
option-draw = Draw a train card blind
option-take = Take train card { $slot }: { $card }
option-draw-terrain = Draw a terrain card blind
option-take-terrain = Take terrain card { $slot }: { $terrain }
option-draw-tickets = Draw tickets
option-claim = { $points ->
    [one] Claim { $track } for 1 point, with { $payment }
   *[other] Claim { $track } for { $points } points, with { $payment }
}
option-begin-claim = { $points ->
    [one] Claim { $track } for 1 point; how to pay is asked next
   *[other] Claim { $track } for { $points } points; how to pay is asked next
}
option-pass = Pass
option-colour = { $needed ->
    [0] Pay with { $card }
    [one] Pay with { $card } and at least 1 locomotive
   *[other] Pay with { $card } and at least { $needed } locomotives
}
option-locomotives = Pay with { $payment }
option-single = { $points ->
    [one] Do not double: 1 point
   *[other] Do not double: { $points } points
}
option-double = Double to { $points } points, with { $terrain }
option-jokers = { $number ->
    [0] { $cards } × { $terrain } from before you, no locomotive
   *[other] { $cards ->
        [0] { $number } × locomotive as { $terrain }
       *[other] { $number } × locomotive as { $terrain }, with { $cards } × { $terrain } from before you
    }
}

## What happens

event-first-player = { $who } begins.
event-tickets-kept = { $who } keeps { $kept } of the tickets and puts back { $back }.
event-tickets-drawn = { $who } draws tickets: { $number }.
event-ticket-seen = { $who } looks at the ticket { $ticket }.
event-card-drawn = { $who } draws a train card: { $card }.
event-card-drawn-unseen = { $who } draws a train card.
event-card-taken = { $who } takes train card { $slot }: { $card }.
event-card-turned-up = Train card { $slot } is now { $card }.
event-row-cleared = There are { $locomotives } locomotives face up: all five cards are replaced.
event-cards-shuffled = The { $number } discarded train cards are shuffled and are the new deck.
event-terrain-drawn = { $who } draws a terrain card: { $terrain }.
event-terrain-taken = { $who } takes terrain card { $slot }: { $terrain }.
event-terrain-turned-up = Terrain card { $slot } is now { $terrain }.
event-terrain-shuffled = The { $number } discarded terrain cards are shuffled and are the new deck.
event-track-claimed = { $length ->
    [one] { $who } claims { $track } with 1 train.
   *[other] { $who } claims { $track } with { $length } trains.
}
event-cards-paid = { $number ->
    [0] { $who } pays { $locomotives } × locomotive.
   *[other] { $locomotives ->
        [0] { $who } pays { $number } × { $card }.
       *[other] { $who } pays { $number } × { $card } and { $locomotives } × locomotive.
    }
}
event-terrain-paid = { $number ->
    [0] { $who } plays { $locomotives } × locomotive as { $terrain }.
   *[other] { $locomotives ->
        [0] { $who } plays { $number } × { $terrain }.
       *[other] { $who } plays { $number } × { $terrain } and { $locomotives } × locomotive as { $terrain }.
    }
}
event-track-closed = { $track } is closed now.
event-scored-route = { $points ->
    [one] { $who } scores 1 point for { $track }.
   *[other] { $who } scores { $points } points for { $track }.
}
event-scored-doubling = { $points ->
    [one] { $who } scores 1 point more, for { $track } counts double.
   *[other] { $who } scores { $points } points more, for { $track } counts double.
}
event-passed = { $who } can do nothing and passes.
event-last-round = { $trains ->
    [one] { $who } has 1 train left: everybody has one last turn.
   *[other] { $who } has { $trains } trains left: everybody has one last turn.
}
event-all-passed = Everybody has passed, one after the other. The game is over.
event-scored-ticket = { $who } has completed { $ticket } and scores { $points } points.
event-failed-ticket = { $who } has not completed { $ticket }: { $points } points.
event-scored-globetrotter = { $who } is globetrotter and scores { $points } points. Tickets completed: { $completed }.

## Why not?

reason-over = The game is over.
reason-others-choose = You have chosen your tickets; the others are still choosing.
reason-turn = It is { $who }’s turn.
reason-tickets-first = First choose which of the { $left } tickets before you to put back.
reason-kept = A ticket once kept cannot be put back.
reason-put-back-already = This ticket is among those that you put back.
reason-keep-least = { $least ->
    [one] At least 1 of the tickets must be kept.
   *[other] At least { $least } of the tickets must be kept.
}
reason-row-empty = Place { $slot } of the row is empty: no train card is left to fill it.
reason-market-empty = Place { $slot } is empty: no terrain card is left to fill it.
reason-no-tickets = There are no tickets left to draw.
reason-no-cards = There are no train cards left to draw, not even among the discards.
reason-no-terrain-deck = There are no terrain cards left to draw, not even among the discards.
reason-locomotive-second = A locomotive that lies face up can only be the first card, and then it is the only one.
reason-second-card = You have drawn one card; the second must be drawn before anything else.
reason-track-first = First choose the track; how to pay for it is asked after that.
reason-no-pass = You can pass only when you can do nothing else.
reason-no-offer = You have drawn no tickets to choose from.
reason-own-track = You have claimed { $track } already.
reason-taken = { $other } has claimed { $track }.
reason-own-twin = The other track of this double route is yours, and nobody may have both: { $track }.
reason-closed = With { $players } players only one track of a double route can be used: { $track }.
reason-trains = { $track } takes { $length } trains, and you have { $trains }.
reason-ferry = The ferry { $track } takes at least { $symbols } × locomotive, and you have { $locomotives }.
reason-alike = { $track } takes { $length } cards of one colour. The most you have of one is { $cards }, and { $locomotives } × locomotive.
reason-cards = { $track } takes { $length } cards. You have { $cards } × { $card } and { $locomotives } × locomotive.
reason-terrain-after-track = First choose the track. Whether to double it with { $terrain } is asked after that.
reason-rival = { $who } has more { $kind }: { $number }. You have { $own }, and { $locomotives } × locomotive to make up for it.
reason-price = Doubling takes { $price } × { $terrain }. You have { $own }, and { $locomotives } × locomotive to make up for it.
reason-locomotives-few = { $fewest ->
    [one] At least 1 locomotive must be among the cards here.
   *[other] At least { $fewest } locomotives must be among the cards here.
}
reason-locomotives-held = You have { $held } × locomotive, no more.
reason-locomotives-room = Here at most { $most } × locomotive can be played: { $track } takes { $length } cards.
reason-locomotives-colour = You pay for { $track } with { $card }: at least one of the { $length } cards must be of that colour.
reason-pay-first = First pay for { $track }, or take the claim back.
reason-none-held = You have none of these: { $card }.
reason-colour = With { $card } you would need { $needed } × locomotive, and you have { $locomotives }.
reason-other-ground = This track is { $ground }; { $terrain } does not double it.
reason-doubling-already = You are doubling already, and nothing is doubled twice.
reason-trains-first = First say how many locomotives pay as train cards.
reason-jokers-few = { $fewest ->
    [one] At least 1 locomotive is needed here in place of terrain cards.
   *[other] At least { $fewest } locomotives are needed here in place of terrain cards.
}
reason-jokers-none = You have { $spare } × locomotive beside those that pay as train cards; none can do both.
reason-jokers-many = More locomotives than pay, or are needed to equal the strongest rival, would be wasted.

## The switches

switch-first_player = Who begins
    .explain = 0 draws lots; any other number is that seat.
switch-empty_globetrotter = Globetrotter without a ticket
    .explain = The bonus is given even when nobody has completed any ticket.

## The rules, in our own words

rule-goal = Africa around 1910. You claim railway routes from place to place and so join the places that your secret tickets name. Routes score at once, doubled where terrain cards help; tickets score when the game is over. Whoever then has most points wins.
    .title = The aim
rule-set-up = Two to five play. Everybody gets 45 trains, four train cards in hand and one terrain card, which lies open before its owner (HA-23). There are 110 train cards: 12 of each of eight colours, and 14 locomotives. Five lie face up in a row. There are 45 terrain cards: 15 of desert and savanna, 15 of jungle and forest, 15 of mountain and cliff. Two lie face up; they are turned up after everybody has got one (HA-9). The rest of each kind of card is a face-down deck.
    .title = Before the game
rule-first-player = You agree on who begins; otherwise lots are drawn. Turns go clockwise.
    .title = Who begins
rule-first-tickets = Everybody gets four of the 48 tickets and keeps at least two. You choose all at once and in private. What all put back is shuffled together and goes under the deck of tickets (HA-15).
    .title = The first tickets
rule-public = Hands and tickets are secret. Open to all are terrain cards (HA-24), the number of cards in each hand and of tickets, the discards and the size of the decks (HA-31). A train card that was taken face up is known to all until it is played; you alone know what you put under the deck of tickets.
    .title = What is open, and what is secret
rule-turn = In your turn do one of three things: draw cards, claim one route, or draw tickets.
    .title = A turn
rule-drawing = Draw two cards: two train cards, two terrain cards, or one of each. Each is taken from those face up or drawn blind. A locomotive that lies face up can only be taken first, and then there is no second card of either kind; drawn blind a locomotive is like any other card (HA-8). The second card must be drawn if there is any (HA-26); if there is only one in all, you draw one (HA-11). There is no limit to a hand.
    .title = Drawing cards
rule-row = A train card taken from the row is replaced at once. Whenever three or more of the row are locomotives, also while it is first laid out, all five are discarded and five new ones turned up; but not when fewer than three other cards are left in deck, discards and row together (HA-12). If the deck is empty when a card is needed, the discards are shuffled (HA-29). A row that could not be filled is filled as soon as cards are discarded (HA-28).
    .title = The row of train cards
rule-terrain-cards = Any train card you may draw can be a terrain card instead. Terrain cards lie open before you, sorted by kind, so that everybody sees who has how many of which. What is left of them at the end is worth nothing.
    .title = Terrain cards
rule-market = Two terrain cards lie face up. One that is taken is replaced at once; there is no rule for clearing them (HA-9). If the deck is empty when a card is needed, the discards are shuffled (HA-29); if there are none either, the place stays empty until some are discarded (HA-10, HA-28).
    .title = Terrain cards face up
rule-claiming = Claim any track that is free; it need not be next to your others. Play as many train cards as it has spaces, all of its colour; a grey track takes any one colour. A locomotive stands for any card, and a track can be paid with locomotives alone. You must have as many trains left as the track has spaces, and place them there. Two tracks that meet in a way station are joined there as in a city (HA-17).
    .title = Claiming a route
rule-ferries = The routes over the sea to Madagascar are grey and show locomotives. At least so many of the cards must be locomotives, played as train cards (HA-5); the others are of one colour, or locomotives too.
    .title = Ferries
rule-points = A track scores at once, by its spaces: 1 point for one, 2 for two, 4 for three, 7 for four, 10 for five, 15 for six.
    .title = Points for routes
rule-double-routes = Some places are joined by two tracks. Nobody may claim both (HA-16). With two or three players the second is closed to all as soon as the first is claimed; with four or five it stays open to the others.
    .title = Double routes
rule-doubling = With terrain cards you can double what a track scores: one card for a track of one to three spaces, two for one of four to six. They must be of the track’s kind: desert for yellow, orange and red, jungle for purple, blue and green, mountain for white, black and grey, whatever colour pays for a grey track (HA-1). And you must have, before you play them, at least as many of that kind as every other player; to be level is enough (HA-2). Nothing is doubled twice (HA-7), and nobody has to double (HA-25). The number of trains does not change. Cards played are discarded.
    .title = Doubling with terrain cards
rule-jokers = In your own turn a locomotive from your hand can be a terrain card of any kind instead of a train card, never both (HA-5). It counts when you are compared with the others, and it pays; the others cannot answer with theirs (HA-6). You may double with locomotives alone (HA-4). Locomotives pay first and terrain cards the rest, and all locomotives so played are discarded, even those that only helped to be level (HA-3). You cannot play more than pay or are needed to be level (HA-27).
    .title = Locomotives as terrain cards
rule-countries = Nigeria, Chad and Sudan have several entrances each. Every entrance is a dead end of its own: two entrances of a country are not joined (HA-18). Madagascar has two places, and only the track between them joins them (HA-19). A ticket that names a country is completed at any entrance, of Madagascar at either place.
    .title = Madagascar and other countries
rule-tickets = Tickets stay secret until the end. Only those just drawn can be put back. Those put back later go under the deck in the order in which they were drawn; only who put them there knows them (HA-15).
    .title = Tickets
rule-drawing-tickets = Draw four tickets and keep at least one. If fewer are left, draw those; if there are none, you cannot choose this (HA-14).
    .title = Drawing tickets
rule-passing = You can pass only if there is nothing that you can do (HA-13). If all pass one after the other, the game is over and the final points are counted (HA-30).
    .title = Passing
rule-end = When somebody ends a turn with two trains or fewer, everybody has one last turn, that player included.
    .title = The end of the game
rule-ticket-score = For each completed ticket you score its value; for each that is not, you lose it. A ticket is completed if your own trains join its two ends (HA-22).
    .title = Final points: tickets
rule-globetrotter = Whoever has completed most tickets scores 10 points more; those level for most score 10 each. Tickets not completed do not matter. If nobody has completed any, nobody gets it (HA-20).
    .title = Final points: globetrotter
rule-winner = Whoever has most points wins. Of those level, whoever has completed most tickets; if they are level in that too, they share the victory (HA-21).
    .title = Who wins

## Why a bot did it

because-points = For the points that it scores at once.
because-tickets = To bring my tickets nearer to completion.
because-cards = For the train cards, which I can use later.
because-terrain = For the terrain cards, to be able to double a route.
