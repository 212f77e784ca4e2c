# Was das Haus sagt, gleich in welchem Zimmer.

seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-white = Weiß
seat-brown = Braun
reads-rule = Regel: { $rule }
reads-rulings = Auslegung { $rulings }
play-prompt = >
play-help = Gib eine Nummer ein oder die Antwort so, wie sie dahinter steht. Außerdem: undo (zurücknehmen), why SACHE (warum nicht), rule [ABSATZ] (Regeln), board (Plan), list (Antworten), save DATEI (sichern), quit (aufhören).
play-not-legal = Das ist hier keine Antwort: { $typed }
play-no-thing = Nichts heißt so.
play-you-may = Das darfst du: Es steht unter den Antworten.
play-no-undo = Nichts lässt sich zurücknehmen: Etwas wurde aufgedeckt, oder jemand anders war schon am Zug.
play-undone = Zurückgenommen.
play-saved = Die Aufzeichnung liegt in { $file }.
play-left = Das Spiel wurde verlassen.
play-curtain = { $who }: Drücke die Eingabetaste, sobald nur du den Bildschirm siehst.
because-only = Es war die einzige Antwort.
because-later = Wegen dessen, was später daraus werden kann.
