# Was der Client sagt, in welchem Raum auch immer.

## The house

skip = Zum Inhalt
nav = Hauptseiten
nav-rules = Regeln
nav-settings = Einstellungen
nav-credits = Quellen
close = Schließen
loading = Einen Moment …
page-lost = Diese Seite ließ sich nicht laden. Besteht eine Verbindung?

room-africa = AFRICA
room-africa-about = Forscher ziehen in einen unbekannten Kontinent, decken auf, was er birgt, und punkten unterwegs. Für 2 bis 5, etwa 45 Minuten.
room-africa-credit = Nach AFRICA von Reiner Knizia (Goldsieber, 2001); die Regeln in unseren eigenen Worten.
room-afrika1880 = AFRIKA 1880
room-afrika1880-about = Nationen reden, versprechen und schreiben ihre Befehle geheim; dann wird alles zugleich aufgedeckt. Für 3 bis 6, etwa zwei Stunden.
room-afrika1880-credit = Nach AFRIKA 1880 von Francis Pacherie (Tilsit, 1997); die Regeln in unseren eigenen Worten.
room-heart_of_africa = Das Herz von Afrika
room-heart_of_africa-about = Eisenbahnen durch die Mitte und den Süden des Kontinents; Geländekarten verdoppeln eine Strecke. Für 2 bis 5, etwa eine Stunde.
room-heart_of_africa-credit = Nach Zug um Zug: Das Herz von Afrika von Alan R. Moon (Days of Wonder, 2012); die Regeln in unseren eigenen Worten.
room-west_of_africa = West of Africa
room-west_of_africa-about = Pflanzen, verschiffen und verkaufen zwischen den Kanarischen Inseln; die Karten werden geheim gewählt. Für 2 bis 5, etwa eine Stunde.
room-west_of_africa-credit = Nach West of Africa von Martin Schlegel (ADC Blackfire, 2016); die Regeln in unseren eigenen Worten.

## The lobby

lobby-title = Der Tisch unter dem Baum
lobby-text = Vier Brettspiele, die in Afrika spielen. Lade Freunde mit einem Link ein oder spiele gegen den Computer; niemand braucht ein Konto.
lobby-rooms = Vier Räume
lobby-new = Neuer Tisch
lobby-learn = Erste Partie
lobby-mine = Deine Tische
lobby-open = Tische mit freiem Platz
lobby-running = Tische zum Zuschauen
lobby-record = Eine aufgezeichnete Partie nacherleben …
lobby-nobody = noch niemand
lobby-status = { $status ->
    [open] { $seated } von { $players }
    [playing] im Spiel
   *[other] beendet
}

## A new table

new-title = Ein neuer Tisch
new-room = Spiel
new-name = Dein Name
new-me = Gast
new-guest = Gast { $seat }
new-players = Spielende
new-against = Wer spielt noch?
new-against-bots = Der Computer
new-against-people = Wer meinem Link folgt
new-against-hotseat = Wir alle an diesem Bildschirm
new-level = Wie der Computer spielt
new-switches = Regeln zum Auswählen
new-more = Uhren und Türen
new-pace = Tempo
pace-free = Ohne Uhr
pace-live = Eine Uhr für jeden
pace-slow = Eine Frist für jede Antwort
new-minutes = Minuten für jeden
new-increment = Sekunden mehr je Antwort
new-hours = Stunden je Antwort
new-public = Den Tisch in der Halle zeigen
new-watch = Andere dürfen zuschauen
new-silence = Kein Gespräch, solange Befehle geschrieben werden
new-make = Tisch decken

bot-random = Computer: Zufall
bot-beginner = Computer: Anfänger
bot-steady = Computer: solide
bot-strong = Computer: stark
bot-master = Computer: Meister

## Seats

seats-waiting = { $number ->
    [0] Alle sind da.
    [one] Ein Platz ist frei.
   *[other] { $number } Plätze sind frei.
}
seats-title = Plätze
seats-free = frei
seats-sit = Hinsetzen
seats-also = Noch jemand an diesem Bildschirm
seats-bot = Ein Computer
seats-leave = Aufstehen
seats-start = Anfangen; Computer füllen die freien Plätze
seats-close = Tisch abräumen
seats-invite = Einladen
seats-link = Adresse des Tisches
seats-copy = Adresse kopieren
qr-label = QR-Code von { $text }
link-title = Ein Platz für dieses Gerät
link-text = Wer diesem Link folgt, nimmt den Platz auf dieses Gerät mit; er gilt einmal.
link-take = Platz übernehmen

## At the table

table-board = Spielplan
table-question = Frage
table-hand = Dein Eigenes
hand-africa = Was noch da ist
hand-afrika1880 = Befehlszettel
hand-heart_of_africa = Karten und Zielkarten
hand-west_of_africa = Karten
table-pages = Neben dem Spielplan
table-unlit = Warum nicht etwas anderes?
table-waiting = { $number ->
    [0] Einen Moment …
   *[other] Gewartet wird auf { $names }.
}
table-won = { $number ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
table-won-nobody = Niemand gewinnt.
table-no-way-back = Das lässt sich nicht zurücknehmen.
table-confirm = Ja, so machen
table-not-yet = Noch nicht
table-let-go = Loslassen
table-undo = Zurücknehmen
table-next = Nächster Tisch, der auf dich wartet
table-watching = Du schaust zu
table-gone = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
table-missed = Seit du fort warst: { $number } Ereignisse.
table-relive = Nacherleben
rule-more = In den Regeln weiterlesen
rule-link = Regel: { $title }

tab-list = Antworten
tab-players = Spieler
tab-log = Verlauf
tab-chat = Gespräch
tab-notes = Notizen
tab-manage = Tisch
tab-news = neu
tab-turn = ● Du bist dran · { $title }

list-type = Suchen oder Antwort tippen, dann Enter
list-none-such = Keine Antwort passt.
list-nothing = Du wirst gerade nichts gefragt.
log-empty = Noch ist nichts geschehen.
log-more = Frühere Ereignisse
players-you = (du)
players-turn = am Zug
players-points = { $points } Punkte: woher sie kommen
scores-title = Punkte: { $name }
scores-total = { $points ->
    [one] Ein Punkt insgesamt.
   *[other] { $points } Punkte insgesamt.
}
scores-points = Punkte
scores-source = Herkunft
scores-standings = Endstand
scores-none = Noch keine Punkte.

chat-empty = Noch hat niemand etwas gesagt.
chat-to = (nur an { $names })
chat-all = Alles
chat-circles = Private Runden
chat-whom = Nur an:
chat-say = Etwas sagen
chat-send = Senden
notes-text = Nur du siehst das.
notes-kept = Gesichert.
notes-keeping = Schreibt …
manage-share = Hier kommen andere dazu oder schauen zu:
manage-sit = Als { $name } spielen
manage-move = Auf ein anderes Gerät umziehen
manage-move-text = Öffne diesen Link binnen einer Viertelstunde auf dem anderen Gerät. Dann gehört ihm der Platz.
manage-undo = Um Rücknahme der letzten Antwort bitten
manage-pause = Um eine Pause bitten
manage-bot = Den Computer für mich spielen lassen
manage-return = Meinen Platz zurücknehmen
wish-undo = { $name } möchte die letzte Antwort zurücknehmen.
wish-pause = { $name } bittet um eine Pause.
wish-yes = Einverstanden
wish-no = Nein
wish-waits = Die anderen werden gefragt.
paused = Das Spiel ruht.
paused-end = Weiter
clocks = Uhren
clock-shared = Alle
clock-hours = { $hours } h { $minutes }
link-opening = Verbindet …
link-open = Verbunden
link-lost = Verbindung verloren; neuer Versuch …
link-closed = Verbindung beendet
curtain-title = { $name }, du bist dran
curtain-text = Drücke den Knopf, wenn nur du den Bildschirm siehst.
curtain-open = Ich bin { $name }
end-replay = Partie nacherleben
end-rematch = Noch einmal
end-record = Mitschrift
end-proof = War die Verteilung ehrlich?
end-proof-text = Die Prüfsumme stand vor dem ersten Zug fest. Nun ist auch das Geheimnis offen, und alle können die ganze Verteilung mit „palaver verify“ nachrechnen.
end-digest = Prüfsumme
end-secret = Geheimnis

board-zoom-in = Näher
board-zoom-out = Weiter weg
board-whole = Der ganze Plan
board-bare = Figuren ausblenden

## Replay, rules, lessons, settings

replay-title = { $room }: nacherlebt
replay-back = Zurück
replay-on = Weiter
replay-play = Abspielen
replay-stop = Anhalten
replay-slider = Moment der Partie
replay-at = { $at } von { $last }
replay-as = Gesehen von
replay-open = alles offen
replay-spectator = Zuschauern
rules-title = { $room }: die Regeln
rules-contents = Inhalt
lost-title = Jenseits der Karte
lost-text = Unter dieser Adresse ist nichts.
lost-lobby = In die Halle
learn-title = { $room }: deine erste Partie
learn-touch = Berühre, was leuchtet, oder wähle die Antwort in der Liste.

settings-language = Sprache
language-en = English
language-de = Deutsch
language-it = Italiano
settings-theme = Hell oder dunkel
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
settings-motion = Bewegung
motion-system = Wie das System
motion-on = An
motion-off = Aus
settings-sound = Klopfen, wenn ich am Zug bin
settings-confirm = Nachfragen vor dem, was sich nicht zurücknehmen lässt
settings-data = Was von dir gespeichert ist
settings-data-text = Ein Cookie macht diesen Browser zum Eigentümer deiner Plätze. Du kannst eine Kopie von allem Gespeicherten bekommen oder es löschen lassen.
settings-export = Kopie holen
settings-forget = Alles löschen
settings-really = Ja, alles löschen
settings-forgotten = Gelöscht.

credits-text = Pläne und Texte sind von denen gezeichnet und geschrieben, die zu Palaver beitragen. Sie bauen auf der Arbeit anderer:
credits-icons = Piktogramme von Lorc, Delapouite und anderen
credits-coasts = Küstenlinien
credits-display = Überschriften
credits-face = Text
credits-games = Die Namen der Spiele sagen nur, welches gemeint ist; sie gehören ihren Eigentümern, mit denen Palaver nichts verbindet.
credits-changed = Piktogramme sind umgefärbt und skaliert, sonst nichts.

## AFRICA

africa-board = Der Plan von AFRICA: 101 Felder
africa-camps = Basiccamps
africa-gold = Gold
africa-gems = Edelsteine
africa-face-down = Noch verdeckt: { $number }
africa-supply = Basiccamps im Vorrat: { $number }
learn-africa-1 = Du bist Rot. Jeder Forscher bricht in einer Stadt an der Küste auf. Berühre Lagos.
learn-africa-2 = Ein Zug hat zwei Aktionen, und vor jeder darfst du bis zu zwei Felder gehen. Verdeckte Marken versperren den Weg; bleib also hier: berühre Lagos noch einmal.
learn-africa-3 = Nun handle: decke eine Marke neben deinem Forscher auf. Berühre C5.
learn-africa-4 = Ein Löwe! Er darf liegen bleiben oder auf ein leeres Feld mit mehr Löwen ringsum ziehen. Noch gibt es keines. Für sich selbst zählt er 1. Lass ihn auf C5.
learn-africa-5 = Das war die erste Aktion. Decke mit der zweiten die Marke auf D5 auf.
learn-africa-6 = Noch ein Löwe, gleich neben dem ersten: 1 für ihn selbst und 1 für seinen Nachbarn. Lass ihn hier.
learn-africa-7 = Blau hat gepasst. Offene Marken versperren den Weg nicht mehr: geh nach D5.
learn-africa-8 = Von hier erreichst du neue Marken. Decke E5 auf.
learn-africa-9 = Zwei Goldklumpen zählen sofort 2, und wer am meisten Gold schürft, punktet am Ende noch einmal. Geh für die zweite Aktion nach Lagos zurück.
learn-africa-10 = Städte sind leere Felder, also darfst du hier ein Basiccamp errichten. Forschen zählt 1 für jedes Tier, jedes Nomadenvolk und jedes Monument daneben: berühre „Basiccamp errichten und forschen“.
learn-africa-11 = Zwei Löwen, 2 Punkte. Ein Klick auf die Punkte zeigt, woher sie kommen, und § die Regel hinter einem Satz. Jetzt weißt du genug für eine eigene Partie.

## AFRIKA 1880

afrika1880-board = Die Karte von AFRIKA 1880: 32 Gebiete
afrika1880-ship = Schiff
afrika1880-colonies = { $colonies ->
    [one] 1 Kolonie
   *[other] { $colonies } Kolonien
}
afrika1880-markers = { $number } Marker übrig
afrika1880-standing = { $sole } eigene, { $shared } geteilte
afrika1880-sealed = versiegelt
afrika1880-embassies = Wer wem was erklärt
afrika1880-alliance-between = { $one } erklärt { $other } Allianz
afrika1880-conflict-between = { $one } erklärt { $other } Konflikt
afrika1880-alliance-to = Allianz mit { $nation }; berühren für Konflikt
afrika1880-conflict-to = Konflikt mit { $nation }; berühren für Allianz
afrika1880-nations-first = Die ersten der Liste
afrika1880-nations-lot = Durch das Los
afrika1880-nations-these = Diese:
afrika1880-nations-number = Wähle { $number } Nationen.
afrika1880-sheet = Deine Befehle für { $year }
afrika1880-orders = Befehle
afrika1880-no-order = kein Befehl
afrika1880-develop = entwickeln

## West of Africa

west_of_africa-board = Die Kanarischen Inseln
west_of_africa-order = In dieser Reihenfolge
west_of_africa-round = Runde { $round }
west_of_africa-track = Übrige Siedlungen
west_of_africa-reserve = + { $number } in der Schachtel
west_of_africa-price = Waren bringen hier { $price } Gold
west_of_africa-gold = Gold
west_of_africa-laid = gelegt
west_of_africa-aboard = An Bord:
west_of_africa-minus = { $number } × Minuskarte
west_of_africa-cards = { $number ->
    [one] 1 Karte versiegelt
   *[other] { $number } Karten versiegelt
}
west_of_africa-sum = Summe { $sum }

## The Heart of Africa

heart_of_africa-board = Die Eisenbahnkarte
heart_of_africa-best = am sparsamsten
heart_of_africa-market = Zum Ziehen
heart_of_africa-deck = Wagen
heart_of_africa-terrain = Gelände
heart_of_africa-tickets = Zielkarten
heart_of_africa-hand = Deine Karten
heart_of_africa-own-tickets = Deine Zielkarten
heart_of_africa-done = verbunden
heart_of_africa-refused = geht zurück
heart_of_africa-offered = angeboten
heart_of_africa-trains = { $number ->
    [one] 1 Wagen
   *[other] { $number } Wagen
}
heart_of_africa-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
heart_of_africa-kept = { $number ->
    [one] 1 Zielkarte
   *[other] { $number } Zielkarten
}

## First games

learn-afrika1880-1 = Du bist Großbritannien. Jede Nation beginnt mit einem Marker an einer Küste. Berühre Nigeria.
learn-afrika1880-2 = Frankreich steht in Kamerun, Deutschland im Kongo. Nun schreiben alle geheim ihre Befehle. Jeder deiner Marker hat eine Zeile: berühre Nigeria, um darin zu schreiben.
learn-afrika1880-3 = Ein Marker entwickelt sein Gebiet oder schickt eine Expedition ins Nachbarland. Entwickle: das deckt ein Kästchen ab, und ein Gebiet mit lauter bedeckten Kästchen wird Kolonie.
learn-afrika1880-4 = Einmal je Runde darf ein Schiff einen neuen Marker an eine Küste bringen, an der niemand steht. Berühre das Schiff.
learn-afrika1880-5 = Lande in Ägypten.
learn-afrika1880-6 = Nun die Beziehungen. Frankreich ist dein Nachbar, und du traust ihm nicht: erkläre Konflikt, indem du in deiner Zeile der Botschaften die Spalte FR berührst. Noch sieht es niemand.
learn-afrika1880-7 = Der Bogen ist fertig. Versiegle ihn; wenn alle versiegelt haben, wird alles zugleich ausgeführt.
learn-afrika1880-8 = Frankreich schickte seine Expedition nach Nigeria und bot dir eine Allianz an: wer Allianz anbietet und auf Konflikt trifft, muss weichen. Im Verlauf steht es noch einmal; § führt zur Regel. Am richtigen Tisch wird vorher geredet, und versprochen werden darf alles.
learn-heart_of_africa-1 = Zielkarten nennen zwei Orte, die zu verbinden sind. Von vieren behältst du mindestens zwei; was am Ende nicht verbunden ist, zählt gegen dich. Cabinda–Pretoria ist weit: berühre die Karte, um sie zurückzulegen.
learn-heart_of_africa-2 = Behalte die anderen drei.
learn-heart_of_africa-3 = In einem Zug ziehst du Karten, nutzt eine Strecke oder ziehst Zielkarten. Bangui–Bondo ist grün und zwei Felder lang, und du hast eine grüne Karte. Nimm eine grüne aus der Auslage.
learn-heart_of_africa-4 = Du darfst eine zweite Karte nehmen: die andere grüne.
learn-heart_of_africa-5 = Blau hat gezogen. Nun nutze die Strecke: berühre sie zwischen Bangui und Bondo.
learn-heart_of_africa-6 = Sie führt durch Dschungel, und niemand hat mehr Dschungelkarten als du: zahle eine, und die Strecke zählt doppelt. Berühre deine Dschungelkarte.
learn-heart_of_africa-7 = Zwei Punkte und zwei für die Verdopplung. Wer zuerst höchstens zwei Wagen hat, leitet die letzte Runde ein. Jetzt weißt du genug für eine eigene Partie.
learn-west_of_africa-1 = Du bist Rot. Jede Runde wählen alle geheim eine bis fünf Karten: Inseln sagen wo, Aktionen sagen was. Die Zahlen werden addiert, und die kleinste Summe spielt zuerst. Lege La Gomera.
learn-west_of_africa-2 = Lege auch das Anpflanzen.
learn-west_of_africa-3 = Mit Arbeitern vor Ort ist das Anpflanzen billiger; lege also auch die Arbeiter.
learn-west_of_africa-4 = Das genügt. Versiegle die Karten.
learn-west_of_africa-5 = Weiß hat die kleinere Summe und war zuerst dran. Nun bist du an der Reihe: decke deine Karten auf.
learn-west_of_africa-6 = In der ersten Runde kommt jedes Schiff in einen freien Hafen: wähle Teneriffa.
learn-west_of_africa-7 = Nun deine Aktionen, in beliebiger Reihenfolge. Beginne mit den Arbeitern.
learn-west_of_africa-8 = Du hast vier Aktionspunkte; jeder bringt einen Arbeiter eine Route weiter. Berühre deine Arbeiter auf dem westlichen Schiff, dann La Gomera. Ein zweiter folgt von selbst.
learn-west_of_africa-9 = Zwei Arbeiter sind auf La Gomera. Nun pflanze.
learn-west_of_africa-10 = Berühre die Insel.
learn-west_of_africa-11 = Ein Feld kostet 3 Gold und 1 weniger für jeden Arbeiter, der hilft. Lass beide helfen.
learn-west_of_africa-12 = Berühre das erste Feld; ein weiteres wird mit bepflanzt.
learn-west_of_africa-13 = Zwei Felder zu je 1 Gold. Das ist alles.
learn-west_of_africa-14 = Wer geholfen hat, verlässt die Insel wieder. Schicke sie auf das westliche Schiff zurück.
learn-west_of_africa-15 = Mehr ist nicht zu tun: beende deinen Zug.
learn-west_of_africa-16 = Die Runde ist zu Ende. Deine Felder brachten Waren, und wer auf einer Insel am meisten Einfluss hat, ist ihr Alcalde und bekommt jede Runde einen Punkt. Später bringst du Waren nach Osten, verkaufst sie und gründest Siedlungen. Genug für eine eigene Partie.
