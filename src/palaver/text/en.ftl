# What the house says, whichever the room.

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-white = White
seat-brown = Brown
reads-rule = Rule: { $rule }
reads-rulings = Ruling { $rulings }
play-prompt = >
play-help = Type a number or the answer as it is written behind it. Also: undo, why THING, rule [PARAGRAPH], board, list, save FILE, quit.
play-not-legal = That is no answer here: { $typed }
play-no-thing = There is nothing of that name.
play-you-may = You may: it is among the answers.
play-no-undo = Nothing can be taken back: something was revealed, or another player has acted.
play-undone = Taken back.
play-saved = The record is kept in { $file }.
play-left = The game was left.
play-curtain = { $who }, press Enter when only you see the screen.
because-only = It was the only answer.
because-later = For what may come of it later.
