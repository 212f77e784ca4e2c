# What the client says, whichever the room.

## The house

skip = To the content
nav = Main pages
nav-rules = Rules
nav-settings = Settings
nav-credits = Credits
close = Close
loading = One moment …
page-lost = This page could not be loaded. Are you connected?

room-africa = AFRICA
room-africa-about = Explorers walk into an unknown continent, turn up what it holds, and score as they go. For 2 to 5, about 45 minutes.
room-africa-credit = After AFRICA by Reiner Knizia (Goldsieber, 2001); the rules in our own words.
room-afrika1880 = AFRIKA 1880
room-afrika1880-about = Nations talk, promise and write their orders in secret; then all is revealed at once. For 3 to 6, about two hours.
room-afrika1880-credit = After AFRIKA 1880 by Francis Pacherie (Tilsit, 1997); the rules in our own words.
room-heart_of_africa = The Heart of Africa
room-heart_of_africa-about = Railways across the middle and south of the continent; terrain cards double a route. For 2 to 5, about an hour.
room-heart_of_africa-credit = After Ticket to Ride: The Heart of Africa by Alan R. Moon (Days of Wonder, 2012); the rules in our own words.
room-west_of_africa = West of Africa
room-west_of_africa-about = Plant, ship and sell between the Canary Islands; choose your cards in secret. For 2 to 5, about an hour.
room-west_of_africa-credit = After West of Africa by Martin Schlegel (ADC Blackfire, 2016); the rules in our own words.

## The lobby

lobby-title = The table under the tree
lobby-text = Four board games set in Africa. Invite your friends by a link, or play against the computer; nobody needs an account.
lobby-rooms = Four rooms
lobby-new = New table
lobby-learn = First game
lobby-mine = Your tables
lobby-open = Tables with a free seat
lobby-running = Tables to watch
lobby-record = Relive a recorded game …
lobby-nobody = nobody yet
lobby-status = { $status ->
    [open] { $seated } of { $players }
    [playing] being played
   *[other] finished
}

## A new table

new-title = A new table
new-room = Game
new-name = Your name
new-me = Guest
new-guest = Guest { $seat }
new-players = Players
new-against = Who else plays?
new-against-bots = The computer
new-against-people = People who follow my link
new-against-hotseat = All of us at this screen
new-level = How the computer plays
new-switches = Rules that can be chosen
new-more = Clocks and doors
new-pace = Pace
pace-free = No clock
pace-live = A clock for each player
pace-slow = A limit for each answer
new-minutes = Minutes for each player
new-increment = Seconds added for each answer
new-hours = Hours for each answer
new-public = Show the table in the lobby
new-watch = Others may watch
new-silence = No talking while orders are written
new-make = Set the table

bot-random = Computer: at random
bot-beginner = Computer: beginner
bot-steady = Computer: steady
bot-strong = Computer: strong
bot-master = Computer: master

## Seats

seats-waiting = { $number ->
    [0] Everybody is here.
    [one] One seat is free.
   *[other] { $number } seats are free.
}
seats-title = Seats
seats-free = free
seats-sit = Sit down
seats-also = One more at this screen
seats-bot = A computer
seats-leave = Leave
seats-start = Begin; computers fill the free seats
seats-close = Clear the table
seats-invite = Invite
seats-link = The table’s address
seats-copy = Copy the address
qr-label = QR code of { $text }
link-title = A seat for this device
link-text = Whoever follows this link takes the seat to this device; it works once.
link-take = Take the seat

## At the table

table-board = Board
table-question = Question
table-hand = Your own
hand-africa = What is left
hand-afrika1880 = Order sheet
hand-heart_of_africa = Cards and tickets
hand-west_of_africa = Cards
table-pages = Beside the board
table-unlit = Why not something else?
table-waiting = { $number ->
    [0] One moment …
   *[other] Waiting for { $names }.
}
table-won = { $number ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
table-won-nobody = Nobody wins.
table-no-way-back = This cannot be taken back.
table-confirm = Yes, do it
table-not-yet = Not yet
table-let-go = Let go
table-undo = Take back
table-next = Next table that waits for you
table-watching = You are watching
table-gone = This table is not there, or not open to you.
table-missed = Since you left: { $number } events.
table-relive = Relive them
rule-more = Read on in the rules
rule-link = Rule: { $title }

tab-list = Answers
tab-players = Players
tab-log = Story
tab-chat = Talk
tab-notes = Notes
tab-manage = Table
tab-news = new
tab-turn = ● Your turn · { $title }

list-type = Search, or type an answer and press Enter
list-none-such = No answer fits.
list-nothing = Nothing is asked of you now.
log-empty = Nothing has happened yet.
log-more = Earlier events
players-you = (you)
players-turn = to move
players-points = { $points } points: where they come from
scores-title = Points: { $name }
scores-total = { $points ->
    [one] One point in all.
   *[other] { $points } points in all.
}
scores-points = Points
scores-source = Source
scores-standings = Final standings
scores-none = No points yet.

chat-empty = Nobody has said anything.
chat-to = (only to { $names })
chat-all = All talk
chat-circles = Private circles
chat-whom = Only to:
chat-say = Say something
chat-send = Send
notes-text = Only you see this.
notes-kept = Kept.
notes-keeping = Writing …
manage-share = Others join or watch here:
manage-sit = Play as { $name }
manage-move = Move to another device
manage-move-text = Open this link on the other device within a quarter of an hour. The seat then belongs to it.
manage-undo = Ask to take back the last answer
manage-pause = Ask for a pause
manage-bot = Let the computer play for me
manage-return = Take my seat back
wish-undo = { $name } asks to take back the last answer.
wish-pause = { $name } asks for a pause.
wish-yes = Agree
wish-no = No
wish-waits = The others are being asked.
paused = The game is paused.
paused-end = Go on
clocks = Clocks
clock-shared = All
clock-hours = { $hours } h { $minutes }
link-opening = Connecting …
link-open = Connected
link-lost = Connection lost; trying again …
link-closed = Connection closed
curtain-title = { $name }, it is your turn
curtain-text = Press the button when only you see the screen.
curtain-open = I am { $name }
end-replay = Relive the game
end-rematch = Play again
end-record = Record
end-proof = Was the deal fair?
end-proof-text = The digest was shown before the first move. Now the secret is open too, and anybody can work out the whole deal with “palaver verify”.
end-digest = Digest
end-secret = Secret

board-zoom-in = Closer
board-zoom-out = Further away
board-whole = The whole board
board-bare = Hide the pieces

## Replay, rules, lessons, settings

replay-title = { $room }: relived
replay-back = Back
replay-on = On
replay-play = Play
replay-stop = Stop
replay-slider = Moment of the game
replay-at = { $at } of { $last }
replay-as = As seen by
replay-open = all cards open
replay-spectator = a spectator
rules-title = { $room }: the rules
rules-contents = Contents
lost-title = Off the map
lost-text = There is nothing at this address.
lost-lobby = To the lobby
learn-title = { $room }: your first game
learn-touch = Touch what is lit, or choose the answer in the list.

settings-language = Language
language-en = English
language-de = Deutsch
language-it = Italiano
settings-theme = Light or dark
theme-system = As the system
theme-light = Light
theme-dark = Dark
settings-motion = Movement
motion-system = As the system
motion-on = On
motion-off = Off
settings-sound = Knock when it is my turn
settings-confirm = Ask again before what cannot be taken back
settings-data = What is kept of you
settings-data-text = A cookie makes this browser the owner of your seats. You can take a copy of everything that is kept, or have it deleted.
settings-export = Get a copy
settings-forget = Delete it all
settings-really = Yes, delete it all
settings-forgotten = Deleted.

credits-text = Boards and texts are drawn and written by the contributors of Palaver. They stand on the work of others:
credits-icons = Pictograms by Lorc, Delapouite and others
credits-coasts = Coast lines
credits-display = Headings
credits-face = Text
credits-games = The games’ names say only which game is meant; they belong to their owners, with whom Palaver has no connection.
credits-changed = Pictograms are recoloured and scaled, nothing else.

## AFRICA

africa-board = The map of AFRICA: 101 spaces
africa-camps = Camps
africa-gold = Gold
africa-gems = Gems
africa-face-down = Still face down: { $number }
africa-supply = Camps in the supply: { $number }
learn-africa-1 = You are Red. Every explorer sets out from a city on the coast. Touch Lagos.
learn-africa-2 = A turn has two actions, and before each you may walk up to two spaces. Tiles that lie face down bar the way, so stay here: touch Lagos again.
learn-africa-3 = Now act: turn up a tile next to your explorer. Touch C5.
learn-africa-4 = A lion! It may stay, or move to an empty space with more lions around it. There is none yet. It scores 1 for itself. Leave it at C5.
learn-africa-5 = That was the first action. For the second, turn up the tile at D5.
learn-africa-6 = Another lion, and next to the first: 1 for itself and 1 for its neighbour. Leave it here.
learn-africa-7 = Blue has passed. Tiles that lie face up no longer bar the way: walk to D5.
learn-africa-8 = From here you reach new tiles. Turn up E5.
learn-africa-9 = Two gold nuggets score 2 at once, and whoever mines most gold scores again at the end. Walk back to Lagos for your second action.
learn-africa-10 = Cities are empty spaces, so you can build a camp here. Research scores 1 for each animal, nomad tile and monument next to it: touch “Build a camp and research”.
learn-africa-11 = Two lions, 2 points. Click a player’s points to see where they come from, and § for the rule behind a sentence. Now you know enough for a game of your own.

## AFRIKA 1880

afrika1880-board = The map of AFRIKA 1880: 32 territories
afrika1880-ship = Ship
afrika1880-colonies = { $colonies ->
    [one] 1 colony
   *[other] { $colonies } colonies
}
afrika1880-markers = { $number } markers left
afrika1880-standing = { $sole } own, { $shared } shared
afrika1880-sealed = sealed
afrika1880-embassies = Who declares what, towards whom
afrika1880-alliance-between = { $one } declares alliance towards { $other }
afrika1880-conflict-between = { $one } declares conflict towards { $other }
afrika1880-alliance-to = Alliance with { $nation }; touch for conflict
afrika1880-conflict-to = Conflict with { $nation }; touch for alliance
afrika1880-nations-first = The first of the list
afrika1880-nations-lot = By lot
afrika1880-nations-these = These:
afrika1880-nations-number = Choose { $number } nations.
afrika1880-sheet = Your orders for { $year }
afrika1880-orders = Orders
afrika1880-no-order = no order
afrika1880-develop = develop

## West of Africa

west_of_africa-board = The Canary Islands
west_of_africa-order = In this order
west_of_africa-round = Round { $round }
west_of_africa-track = Settlements left
west_of_africa-reserve = + { $number } in the box
west_of_africa-price = Goods sell here for { $price } gold
west_of_africa-gold = Gold
west_of_africa-laid = laid
west_of_africa-aboard = Aboard:
west_of_africa-minus = { $number } × minus card
west_of_africa-cards = { $number ->
    [one] 1 card sealed
   *[other] { $number } cards sealed
}
west_of_africa-sum = sum { $sum }

## The Heart of Africa

heart_of_africa-board = The railway map
heart_of_africa-best = thriftiest
heart_of_africa-market = To draw from
heart_of_africa-deck = Trains
heart_of_africa-terrain = Terrain
heart_of_africa-tickets = Tickets
heart_of_africa-hand = Your cards
heart_of_africa-own-tickets = Your tickets
heart_of_africa-done = connected
heart_of_africa-refused = goes back
heart_of_africa-offered = on offer
heart_of_africa-trains = { $number ->
    [one] 1 train
   *[other] { $number } trains
}
heart_of_africa-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
heart_of_africa-kept = { $number ->
    [one] 1 ticket
   *[other] { $number } tickets
}

## First games

learn-afrika1880-1 = You are Great Britain. Each nation begins with one marker on a coast. Touch Nigeria.
learn-afrika1880-2 = France stands in Cameroon, Germany in the Congo. Now all write their orders in secret. Each of your markers has a row: touch Nigeria to write in its row.
learn-afrika1880-3 = A marker develops its territory, or sends an expedition to a neighbour. Develop: it covers one square, and a territory with all squares covered becomes a colony.
learn-afrika1880-4 = Once a round a ship may land a new marker on a coast where nobody stands. Touch the ship.
learn-afrika1880-5 = Land in Egypt.
learn-afrika1880-6 = Now the relations. France is your neighbour, and you do not trust it: declare conflict by touching the column FR in your row of the embassies. Nobody sees it yet.
learn-afrika1880-7 = The sheet is complete. Seal it; when all have sealed, every order is carried out at once.
learn-afrika1880-8 = France sent its expedition into Nigeria and offered you an alliance: who offers alliance and is met with conflict must leave. Read it again in the story; § leads to the rule. At a real table you talk first, and may promise anything.
learn-heart_of_africa-1 = Tickets name two places to connect. Of four you keep at least two; those not connected at the end count against you. Cabinda to Pretoria is long: touch it to put it back.
learn-heart_of_africa-2 = Keep the other three.
learn-heart_of_africa-3 = In a turn you draw cards, claim a track, or draw tickets. Bangui to Bondo is green and two spaces long, and you have one green card. Take a green one from the row.
learn-heart_of_africa-4 = You may take a second card: the other green one.
learn-heart_of_africa-5 = Blue has drawn. Now claim the track: touch it between Bangui and Bondo.
learn-heart_of_africa-6 = It runs through jungle, and you have as many jungle cards as anybody: pay one, and the track counts double. Touch your jungle card.
learn-heart_of_africa-7 = Two points, and two more for doubling. Whoever first has two trains or fewer starts the last round. Now you know enough for a game of your own.
learn-west_of_africa-1 = You are Red. Each round all choose one to five cards in secret: islands say where, actions say what. The numbers are added, and who has the lowest sum plays first. Lay down La Gomera.
learn-west_of_africa-2 = Lay down “Plant goods” too.
learn-west_of_africa-3 = Planting is cheaper with workers on the spot, so lay down “Move workers” as well.
learn-west_of_africa-4 = That is enough. Seal the cards.
learn-west_of_africa-5 = White has the lower sum and went first. Now it is your turn: show your cards.
learn-west_of_africa-6 = In the first round each ship is placed in a free harbour: choose Tenerife.
learn-west_of_africa-7 = Now your actions, in any order. Begin with the workers.
learn-west_of_africa-8 = You have four action points; each takes a worker one lane on. Touch your workers on the western ship, then La Gomera. A second one follows by itself.
learn-west_of_africa-9 = Two workers are on La Gomera. Now plant.
learn-west_of_africa-10 = Touch the island.
learn-west_of_africa-11 = A field costs 3 gold, and 1 less for each worker who helps. Let both help.
learn-west_of_africa-12 = Touch the first field; the next is planted too.
learn-west_of_africa-13 = Two fields at 1 gold each. That is all.
learn-west_of_africa-14 = Who has helped leaves the island again. Send them back to the western ship.
learn-west_of_africa-15 = Nothing is left to do: end your turn.
learn-west_of_africa-16 = The round is over. Your fields brought goods, and who has most influence on an island is its alcalde, for a point a round. Later you ship goods east, sell them for gold, and found settlements. Enough for a game of your own.
