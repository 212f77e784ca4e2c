# AFRIKA 1880: every word that a player reads.

## The nations

seat-GB = Great Britain
seat-FR = France
seat-DE = Germany
seat-IT = Italy
seat-NL = Netherlands
seat-BE = Belgium

## The questions

ask-first-marker = { $who }, on which coast do you place your first marker?
ask-sheet = { $who }, write your orders and relations for { $year }, then seal the sheet.
ask-marker-order = { $who }, what shall the marker in { $territory } do?
ask-landing = { $who }, where shall a ship land in { $year }?
ask-sealed-sheet = { $who }, your sheet is sealed; you may reopen it while others still write.

## The answers

option-place = Place the first marker in { $territory }
option-place-beside = Place the first marker in { $territory }, where another nation already has one
option-row-nothing = { $territory }: no order yet
option-row-develop = { $territory }: develop; change it
option-row-expedition = { $territory }: expedition to { $there }; change it
option-ship-nothing = Landing: none yet
option-ship-expedition = Landing in { $there }; change it
option-conflict = Declare conflict with { $other }
option-alliance = Declare alliance with { $other }
option-seal = Seal the sheet
option-seal-in-vain = { $orders ->
    [one] Seal the sheet, though one order will have no effect
   *[other] Seal the sheet, though { $orders } orders will have no effect
}
option-nothing = No order
option-develop = Develop the territory
option-expedition = Expedition to { $territory }
option-no-landing = No landing
option-land = Land in { $territory }
option-reopen = Reopen the sheet

## What comes of orders without effect

fate-there-before = it has a marker there already
fate-sent-already = a row further up sends a marker there
fate-no-marker-left = it has no marker left
fate-forestalled = an expedition came first
fate-full = every square is covered

## What happens

event-first-marker-placed = { $who } places the first marker in { $territory }.
event-sheet-sealed = { $who } seals the sheet.
event-sheet-reopened = { $who } reopens the sheet.
event-development-ordered = { $who } has ordered: develop { $territory }.
event-developed = { $lost ->
    [0] { $territory }: squares newly covered { $new }, in all { $squares }.
   *[other] { $territory }: squares newly covered { $new }, in all { $squares }; { $lost } too many ordered, and lost.
}
event-expedition-arrived = { $who } sends an expedition from { $territory } to { $there }.
event-expedition-in-vain = { $who } sends an expedition from { $territory } to { $there } in vain: { $fate }.
event-landed = { $who } lands in { $there }.
event-landing-in-vain = { $who } means to land in { $there } in vain: { $fate }.
event-alliance-declared = { $who } declares alliance with { $other }.
event-conflict-declared = { $who } declares conflict with { $other }.
event-betrayed = { $who } must leave { $territory }: allied with { $other }, and met with conflict.
event-outvoted = { $who } must leave { $territory }: conflicts { $conflicts }, alliances { $alliances }.
event-colony-founded = { $territory } becomes a colony of: { $owners }.
event-colony-blocked = { $territory } is fully developed but no colony: { $who } is in conflict with { $other }.
event-land-unclaimed = { $territory } is fully developed but no colony: nobody has a marker there.
event-year-began = The year { $year }.
event-last-colony-founded = The last colony has been founded; there are { $colonies }. The game is over.
event-last-year-ended = The year { $year } is over, and with it the game.
event-scored-sole-colony = { $who } scores { $points } for the colony in { $territory }.
event-scored-shared-colony = { $who } scores { $points } for a share of the colony in { $territory }.
event-scored-alliance = { $who } scores { $points } for the alliance that { $other } declared.
event-nobody-won = Nobody alone has most points, so nobody wins.

## Why not?

reason-over = The game is over.
reason-turn = { $who } places the first marker now.
reason-markers-first = Orders come once every nation has placed its first marker.
reason-no-coast = { $territory } has no coast.
reason-sealed = Your sheet is sealed; reopen it to change anything.
reason-not-sealed = Your sheet is not sealed.
reason-no-free-coast = There is no coast without a marker, so no ship can land.
reason-own-embassy = This is your own embassy.
reason-row-first = First choose whose order to write.
reason-no-marker = This nation has no marker in { $territory } to give an order to.
reason-hemmed-in = { $territory } is a colony among colonies; its marker has nothing to do.
reason-order-first = First decide what the marker in { $territory } shall do.
reason-ship-first = First decide where the ship shall land, or that none does.
reason-colony-complete = { $territory } is a colony and needs no development.
reason-no-lane = No sea lane leads from { $from } to { $territory } in this game.
reason-itself = The marker stands in { $territory } itself; an expedition goes to a neighbour.
reason-not-a-neighbour = { $territory } is not next to { $from }.
reason-colony-closed = { $territory } is a colony; no expedition may go there.
reason-own-coast = This nation has its marker in { $territory } already; no second could land.
reason-coast-taken = { $territory } is not free: somebody has a marker there.

## The judge's report

judge-declares = Declares
judge-orders = Orders
judge-no-order = no orders
judge-ship = Landing
judge-without-effect = Without effect
judge-territory = Territory
judge-before = Before
judge-after = After
judge-why = Why
judge-colony = colony
judge-winner = { $who } wins.
judge-otherwise = The file says otherwise
judge-differs = { $what }: it is “{ $actual }”, not “{ $wanted }”
judge-nothing = nothing
judge-line = line { $line }

## The switches

switch-nations = The nations in play
    .explain = 0 is the first of the list (1 Great Britain, 2 France, 3 Germany, 4 Italy, 5 Netherlands, 6 Belgium), 1 is by lot, and 245 would be France, Italy and the Netherlands.
switch-historic = Historic start
    .explain = The first markers stand where history had them; nobody places any.
switch-lanes = Madagascar's sea lanes
    .explain = Expeditions may cross to and from Madagascar; without them it is reached by ship alone.
switch-landings_yield = Landings yield to expeditions
    .explain = A landing fails where an expedition arrives in the same round.
switch-last_colony = Colonies to the end
    .explain = The game ends with the round in which so many colonies are on the board.

## The rules, in our own words

rule-goal = European nations found colonies in Africa in the years 1880 to 1914, by developing territories and by agreeing, or not, on whose they are. Most points win.
    .title = The aim
rule-set-up = Three to six nations play; those that nobody plays do not exist (AE-6). Each has 22 markers. Who plays which nation is agreed or drawn by lot (AE-7). All relations begin as alliances (AE-5).
    .title = Before the game
rule-first-marker = Openly and one after the other, Great Britain, France, Germany, Italy, the Netherlands, Belgium each place a marker in a coastal territory (AE-1). It need not be empty, but better is (AE-2). This is before the first round: the marker gets an order in 1880 already (AE-3). Whoever does not choose in time gets the free coast highest on the sheet (AE-51).
    .title = The first marker
rule-historic-start = If you agree on it, the first markers stand where history had them: Great Britain in Alexandria, France in Algiers, Germany in Dahomey, Italy in Mogadishu, the Netherlands in Cape Town, Belgium in Angola; nations not in play place none (AE-8).
    .title = Historic start
rule-rounds = There are eight rounds: 1880, 1885, 1890, 1895, 1900, 1905, 1910 and 1914 (AE-44). Each has five steps: talk, write orders, read them, resolve conflicts, found colonies.
    .title = The rounds
rule-negotiation = For eight minutes everybody may talk with anybody, openly or apart, and promise anything. Nothing binds. The sheet may be filled in meanwhile (AE-19).
    .title = Negotiation
rule-sheet = In secret everybody writes an order for each marker, one landing, and a relation towards every other nation, and seals the sheet. What is forgotten is no order, no landing, alliance; a sheet not sealed in time counts as it stands (AE-17). A sealed sheet may be reopened until the last is sealed (AE-52). Orders that will have no effect may be written; you are told so before you seal (AE-49).
    .title = The order sheet
rule-marker-orders = A marker gets one order, in the row of its territory (AE-9): develop, an expedition to a neighbour, or nothing. Markers placed in this round have no order yet (AE-10). What may not be ordered counts as no order (AE-11). Markers never move.
    .title = Orders to markers
rule-development = Every territory has as many squares as are drawn in it. Each order to develop covers one square of the territory, whoever gives it; squares belong to nobody. Orders beyond the last square are lost (AE-27). Covered squares stay covered when markers leave (AE-28). The supply of development never runs out (AE-30).
    .title = Development
rule-expedition = An expedition places a new marker in a neighbouring territory: one that touches, or one across a sea lane unless the game is played without lanes. A nation has at most one marker in a territory; sending where it has one already does nothing (AE-12), and of several expeditions to one place one counts (AE-13). It succeeds even if the marker that sent it is removed in the same round (AE-31).
    .title = Expeditions
rule-landing = Once a round a nation may land a new marker in a coastal territory where nobody has one when the orders are written (AE-20, AE-23). It succeeds even if others arrive in the same round (AE-21). Coasts that markers have left are open again from the next round (AE-22), even when fully developed (AE-24). A nation without any marker may land too (AE-25).
    .title = Landing
rule-relations = Towards every other nation you declare alliance or conflict, for this round and for all territories that are no colonies (AE-18). What is forgotten is alliance (AE-17). Relations need not be mutual.
    .title = Relations
rule-reading = When all sheets are sealed they are read. Everything happens from the position in which it was written, so it does not matter who reads first (AE-26): squares are covered, expeditions and ships arrive, relations are shown in the embassies.
    .title = Reading the orders
rule-supply = A nation has 22 markers, those in colonies among them (AE-43). If more would be placed than are left, the rows of the sheet count from top to bottom, the ship last; orders without effect take none (AE-29), and of several to one place the topmost counts (AE-50). Markers removed later in the round come too late.
    .title = The supply of markers
rule-conflict = In every territory that is no colony it is then seen who must leave. One alone stays. Markers that must leave go back to the supply of their nation.
    .title = Conflicts
rule-pair = Of two, whoever declared alliance and was met with conflict leaves (AE-33). With two alliances or two conflicts both stay (AE-32).
    .title = Two in a territory
rule-crowd = Of three or more, everybody leaves towards whom the others there declared more conflicts than alliances; with as many of each you stay, and your own declarations do not matter (AE-34). All are judged at once, and not again (AE-35); so it can happen that all must go (AE-36).
    .title = Three or more
rule-colonies = A territory becomes a colony if all its squares are covered, somebody is there, and all who are there have declared alliance with each other (AE-37), and is one for good; others do not matter (AE-38). It happens by itself (AE-40) and is tested again each round (AE-41). Without a marker there is no colony, but the squares stay covered (AE-39).
    .title = Colonies
rule-in-colonies = Markers in a colony stay to the end (AE-42) and are in no conflict. They may send expeditions, but there is nothing to develop (AE-16). No expedition may go into a colony (AE-14); whoever arrived in the round of its founding belongs to it (AE-15).
    .title = In a colony
rule-end = The game ends after 1914, or with the round in which the 22nd colony is founded; all colonies of that round count (AE-45).
    .title = The end
rule-points = Eight points for each colony of your own, three for each that you share (AE-47), and one for every nation that declared alliance with yours in the last round; what you declared yourself does not count (AE-46). Territories that are no colonies count nothing.
    .title = Points
rule-winner = Whoever has most points wins, and all others lose alike. If two or more share the most, nobody wins (AE-48).
    .title = The winner

## Why a bot did it

because-points = For the points that it scores at once.
because-colonies = For the colonies, which count in the end.
because-lands = For the lands that may become colonies.
because-embassies = For peace: whoever keeps it with me counts for me in the end.
