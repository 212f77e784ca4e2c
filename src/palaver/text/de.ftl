# What the house says, whichever the room.

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-white = White
seat-brown = Brown
reads-rule = Rule: { $rule }
reads-rulings = Ruling { $rulings }
