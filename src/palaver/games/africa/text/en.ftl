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

## The table at a terminal

picture-legend = ░░░ face down  ▲ camp  au gold  gm gems  MON monument  nom nomads

## The questions

ask-choose-city = { $who }: from which city will you set out?
ask-choose-turn = { $who }: walk up to two spaces or stay, and then act? Or make a journey?
ask-travel = { $who }: where does the journey lead?
ask-walk = { $who }: walk up to two spaces, or stay?
ask-act = { $left ->
    [one] { $who }: what will you do here? It is the last action of this turn.
   *[other] { $who }: what will you do here?
}
ask-trade = { $who }: keep what you found, or swap it? ({ $tile })
ask-settle = { $who }: where shall it lie? ({ $tile })

## The answers

option-start = Set out from { $space }
option-journey = Make a journey; it takes the whole turn
option-travel = Travel to { $space }
option-go = Walk to { $space }
option-go-stay = Stay at { $space }
option-rest = Waive this action
option-research = Build a camp and research
option-mine = Build a camp and mine
option-turn-up = Turn up the tile at { $space }
option-pick-up-animal = Move the animal at { $space } ({ $tile })
option-pick-up-nomads = Move the nomads at { $space }
option-keep = Keep the goods
option-swap = Swap with { $other }: take { $amount } × { $wanted }, give { $amount } × { $tile }
option-settle = Lay it at { $space }
option-settle-stay = Leave it at { $space }

## What happens

event-first-player = { $who } begins.
event-started = { $who } sets out from { $space }.
event-travelled = { $who } travels from { $space } to { $there }.
event-walked = { $who } walks from { $space } to { $there }.
event-rested = { $who } waives an action.
event-turned-up = { $who } turns up the tile at { $space }: { $tile }.
event-scored-nuggets = { $points ->
    [one] { $who } scores 1 point for the find: { $tile }.
   *[other] { $who } scores { $points } points for the find: { $tile }.
}
event-goods-taken = { $who } takes the goods from { $space }: { $tile }.
event-goods-swapped = { $who } swaps with { $other }: gives { $amount } × { $tile }, takes { $amount } × { $wanted }.
event-settled = { $who } moves the tile from { $space } to { $there }: { $tile }.
event-moved = { $who } moves the tile from { $space } to { $there }: { $tile }.
event-scored-animal = { $points ->
    [one] { $who } scores 1 point for the animal itself: { $tile }.
   *[other] { $who } scores { $points } points for the animal itself: { $tile }.
}
event-scored-kin = { $points ->
    [0] { $who } scores nothing more, for none of its kind is next to it: { $tile }.
    [one] { $who } scores 1 point for the neighbour of its kind: { $tile }.
   *[other] { $who } scores { $points } points for the neighbours of its kind: { $tile }.
}
event-scored-open-land = { $points ->
    [0] { $who } scores nothing, for no empty space is next to this tile: { $tile }.
    [one] { $who } scores 1 point for the empty space next to this tile: { $tile }.
   *[other] { $who } scores { $points } points for the empty spaces next to this tile: { $tile }.
}
event-scored-improvement = { $points ->
    [one] { $who } scores 1 point for the better place: { $tile }.
   *[other] { $who } scores { $points } points for the better place: { $tile }.
}
event-camp-gained = { $who } receives a camp for the monument; left in the supply: { $left }.
event-camp-built = { $who } builds a camp at { $space }.
event-scored-research = { $points ->
    [one] { $who } scores 1 point for research (animals { $animals }, nomads { $nomads }, monuments { $monuments }).
   *[other] { $who } scores { $points } points for research (animals { $animals }, nomads { $nomads }, monuments { $monuments }).
}
event-mined = { $who } mines at { $space }: { $tile }.
event-scored-last-monument = { $points ->
    [one] { $who } has found the last monument and scores 1 point. The game is over.
   *[other] { $who } has found the last monument and scores { $points } points. The game is over.
}
event-patience-ended = { $rounds ->
    [one] For a whole round nobody has taken an action. The game is over.
   *[other] For { $rounds } rounds nobody has taken an action. The game is over.
}
event-scored-goods = { $points ->
    [one] { $who } scores 1 point for goods: { $amount } × { $tile }.
   *[other] { $who } scores { $points } points for goods: { $amount } × { $tile }.
}
event-scored-gold = { $level ->
    [one] { $who } scores { $points } points for gold. Nuggets: { $amount }.
   *[other] { $points ->
        [one] { $who } scores 1 point for gold, one of { $level } who are level. Nuggets: { $amount }.
       *[other] { $who } scores { $points } points for gold, one of { $level } who are level. Nuggets: { $amount }.
    }
}
event-scored-gems = { $level ->
    [one] { $who } scores { $points } points for gems. Gems: { $amount }.
   *[other] { $points ->
        [one] { $who } scores 1 point for gems, one of { $level } who are level. Gems: { $amount }.
       *[other] { $who } scores { $points } points for gems, one of { $level } who are level. Gems: { $amount }.
    }
}

## Why not?

reason-over = The game is over.
reason-turn = It is { $who }’s turn.
reason-journey-instead = A journey takes the whole turn, and can be chosen only when the turn begins.
reason-city-first = First choose the city to set out from.
reason-journey-begun = The journey has begun: choose where it leads.
reason-nowhere-to-go = There is no space yet to which a journey could lead.
reason-nothing-to-keep = Goods are kept or swapped at the moment when they are found.
reason-not-now = First walk or stay; the action comes after that.
reason-settle-first = First choose where this tile shall lie: { $tile }.
reason-no-camp = You have no camp left.
reason-not-empty = { $space } is not empty: a tile or a camp is there.
reason-no-goods-found = Goods can be swapped only at the moment when you turn up goods.
reason-own-goods = These are your own goods.
reason-none-there = { $other } has none of these: { $wanted }.
reason-same-goods = A swap must be for another kind of goods than the one just found: { $tile }.
reason-too-few = You would have to give { $amount } × { $tile }, and you have { $mine }.
reason-city-taken = Another explorer stands at { $space }.
reason-no-city = Explorers set out from a city, and { $space } is none.
reason-trade-first = First keep or swap what you have found: { $tile }.
reason-face-down = The tile at { $space } lies face down; no explorer may enter or cross it.
reason-face-down-beside = The tile at { $space } lies face down; no explorer may enter or cross it. To turn it up, first choose to stay.
reason-explorer-there = Another explorer stands at { $space }.
reason-same-place = A journey must lead to another space than the one it begins on.
reason-too-far = { $space } cannot be reached with two steps over open ground.
reason-must-move = A tile that is moved must come to a better place: { $tile }.
reason-no-better = At { $space } this tile would lie no better than where it comes from: { $tile }.
reason-turn-up-too-far = { $space } is not next to your explorer.
reason-nothing-there = There is nothing at { $space } to turn up or to move; walking comes before the action.
reason-stays-there = What lies at { $space } cannot be moved.
reason-move-too-far = You can move only what lies under your explorer or next to it, and { $space } is too far away: { $tile }.
reason-no-better-anywhere = No empty space would be better than { $space } for this tile: { $tile }.

## The switches

switch-first_player = Who begins
    .explain = 0 draws lots; any other number is that seat.
switch-patience = Patience
    .explain = After so many full rounds without any action the game ends; 0 means never.
switch-simple = Simple variant
    .explain = One walk and one action a turn, for young players.
switch-empty_majority = Ranks for nothing
    .explain = Who has no gold or no gems at all ranks too, and can score for it.
switch-journey_home = Journeys back to the same space
    .explain = A journey may end where it began, which is a way to pass.

## The rules, in our own words

rule-goal = Africa in the nineteenth century: explorers set out from the coast to learn what the continent holds. They meet animals and nomads, seek monuments, and come upon goods, gold and gems. Much of this scores at once, goods and treasure when the game is over. Whoever then has most points wins.
    .title = The aim
rule-material = A board of 101 spaces, 96 exploration tiles, 20 camps, a bonus tile worth 3 points, two explorers in each of five colours, an overview in each colour and one of the whole game, and five markers of 50 points; at a real table tiles and overviews are first pressed out of their frames. Eleven tiles are monuments. The others are goods, animals, nomads, gold and gems, in the numbers that the board file gives; who owns the box can put that file right (AF-37).
    .title = What there is
rule-set-up = The tiles are mixed, and one is laid face down on every space but the five cities, which stay bare. Ten camps and the bonus make the supply, in the circle with the monument at the top right. Each of you gets two camps, and those left over go back into the box (AF-24). Each chooses a colour, takes its overview and its two explorers, and stands one of them on 0 of the score track.
    .title = Before the game
rule-score = The score track runs round Africa and begins at the large 0 in the Atlantic. For every point you move one space on. Once round, 0 counts as 50: take a marker for it and count on from there. Here the total is simply shown (AF-30).
    .title = Keeping score
rule-first-player = You agree on who begins; without agreement lots are drawn. That player chooses a city and stands an explorer there. The others follow clockwise, each in a city where nobody stands yet. All five cities can be chosen, however few of you there are (AF-33, AF-3).
    .title = Who begins, and where
rule-turn = Turns go clockwise. In your turn do one of two things: make one journey (A), or twice walk and then take an action if you like (B). You cannot mix the two: a journey is the whole turn (AF-5). There are five actions: turn up a tile; move an animal; move nomads; build a camp and research; build a camp and mine.
    .title = A turn
rule-journey = (A) Put your explorer on any space you like, but not on a tile that lies face down nor where another explorer stands. Cities, empty spaces, tiles face up and camps are all allowed (AF-6). You must come to another space than the one you leave (AF-35); where there is none, as with five explorers in the five cities, you cannot choose a journey (AF-34).
    .title = A journey
rule-walking = (B) Before each of the two actions your explorer may walk up to two spaces, from neighbour to neighbour, or stay where it is. Neighbours are spaces that share a side. You may enter and cross empty spaces, tiles face up and camps, but never a tile that lies face down nor another explorer (AF-7).
    .title = Walking
rule-turning-up = Turn up one tile that lies face down next to your explorer (AF-8). It first stays where it is, so that everybody sees it. What follows depends on what it shows.
    .title = 1. Turning up a tile
rule-treasure = Gold and gems stay face up on their space. Score at once 1 point for each nugget or gem on the tile: 1 or 2 points.
    .title = Turning up gold or gems
rule-goods = Goods are taken off the board, and their space is empty from then on. Lay them face up before you, or swap them with another player. They score at the end, and the more you have of one kind, the more each of them is worth.
    .title = Turning up goods
rule-swapping = Take from one other player all tiles of one other kind of goods, and give as many of the kind you have just found, the new tile among them. If you have fewer than that, you cannot swap; more you keep. Nobody can refuse a swap (AF-14 to AF-17). Goods that lie before you can be swapped again only when you turn up another of their kind (AF-18).
    .title = Swapping goods
rule-settling = When you turn up an animal or nomads, you choose where they lie. They may stay where they were found. Or you lay them on any empty space of the whole board that has strictly more around it of what they seek: an animal seeks its own kind, nomads seek empty spaces (AF-9). For the old space all is counted with the tile there, for the new one with the tile gone from the old; a tile is never its own neighbour (AF-10).
    .title = Choosing a place
rule-animals = For an animal just turned up score at once 1 point for itself and 1 for each neighbour of its kind, in the place where it finally lies (AF-11).
    .title = Turning up animals
rule-nomads = For nomads just turned up score 1 point for each empty space next to the place where they finally lie. That can be none at all (AF-11).
    .title = Turning up nomads
rule-monuments = A monument stays face up on its space. Take a camp from the supply and lay it before you. For the last monument there is no camp (AF-22).
    .title = Turning up monuments
rule-moving = An animal or nomads that lie face up under your explorer or next to it can be moved to any empty space of the board, if that has strictly more around it of what they seek (AF-12, AF-13). Score the difference between the two places and nothing else: only an animal newly turned up scores for itself and for all its neighbours.
    .title = 2. and 3. Moving an animal, moving nomads
rule-camps = If your explorer stands on an empty space, and you have a camp left, you can build it there. Build either to research or to mine. A bare city will do; each space holds one camp; and you may build even if it brings nothing (AF-19).
    .title = Building a camp
rule-research = Build a camp and score 1 point for each animal, each nomad tile and each monument face up next to it. Gold, gems and tiles face down count nothing. All tiles stay where they are (AF-20).
    .title = 4. Building a camp and researching
rule-mining = Build a camp and take all gold and all gems face up next to it; you cannot leave any. Lay them before you: their spaces are now empty. Nothing scores at once. The aim is to gather more gold, and more gems, than anybody else (AF-21).
    .title = 5. Building a camp and mining
rule-empty-spaces = A space is empty if there is neither a tile nor a camp on it (AF-1). Cities are empty as long as they are bare (AF-3). Explorers make no difference: a tile may be slid under one, and the space it stands on counts as empty around nomads (AF-2).
    .title = Empty and occupied spaces
rule-passing = Take the actions in any order you like, and the same one twice if you wish. You may also waive either action, or both, and need not walk (AF-4).
    .title = Order of actions
rule-end = Whoever turns up the last monument takes the bonus tile instead of a camp and scores 3 points for it. With that the game is over at once, in the middle of the turn, and the final points are counted (AF-22).
    .title = The end of the game
rule-goods-score = Each kind of goods before you scores by how many you have: 1 point for a single one, 3 for two, 5 for three, 8 for four, 12 for five (AF-25).
    .title = Final points: goods
rule-majority = Most gold scores 10 points, second most 6, and nobody else scores. Nuggets count, not tiles. Those who have equally much share what their ranks bring, rounded down: two level for most get 8 each and there is no second, three get 5 each; two level for second most get 3 each (AF-26). With two players, too, the second scores 6 (AF-28). Who has no gold at all does not rank (AF-27). Then gems are counted in the same way.
    .title = Final points: gold and gems
rule-winner = Most points win. Those who are level for most share the win (AF-29).
    .title = The winner
rule-two-players = With two players only eight camps and the bonus lie in the supply, so that the ninth monument found ends the game. All eleven are in the mix (AF-23).
    .title = For two players
rule-simple = For young players a turn can be made simpler: one walk and one action (AF-31), or a journey instead (AF-38).
    .title = The simple variant
rule-patience = It can happen that nobody wants to be the one who finds the last monuments. If for ten full rounds nobody has taken any of the five actions, the game ends with the usual final points, and nobody gets the bonus. Walks and journeys are no actions. The number of rounds can be chosen, and so can no limit at all (AF-32, AF-36).
    .title = When nobody acts

## Why a bot did it

because-points = For the points that it scores at once.
because-goods = For the goods: what I have of them becomes worth more.
because-gold = For the gold, to be among those who have most of it.
because-gems = For the gems, to be among those who have most of them.
because-camps = To keep a camp in hand for a better place.
because-place = To stand where there is still much to turn up.
