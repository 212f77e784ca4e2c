# Im Herzen Afrikas: jedes Wort, das jemand am Tisch liest.


## What there is

card-purple = Violett
card-white = Weiß
card-blue = Blau
card-yellow = Gelb
card-orange = Orange
card-black = Schwarz
card-red = Rot
card-green = Grün
card-grey = Grau
card-locomotive = Lokomotive
terrain-desert = Wüste
terrain-jungle = Dschungel
terrain-mountain = Gebirge
cards-desert = Wüstenkarten
cards-jungle = Dschungelkarten
cards-mountain = Gebirgskarten
place-station = Bahnhof { $name }
place-entrance = { $name } ({ $letter })
track-single = { $one } – { $other } ({ $colour })
track-double = { $one } – { $other } ({ $colour }, Gleis { $which })
ticket = { $one } – { $other } ({ $value })
payment-cards = { $cards } × { $card }
payment-mixed = { $cards } × { $card } und { $locomotives } × Lokomotive
payment-locomotives = { $locomotives } × Lokomotive

## The questions

ask-choose-first-tickets = { $who }: Welche Zielkarten gibst du zurück? Du hast { $left } und behältst mindestens { $least }.
ask-take-turn = { $who }: Karten ziehen, eine Strecke nutzen oder Zielkarten ziehen?
ask-draw-second = { $who }: Welche Karte nimmst du als zweite?
ask-pay-colour = { $who }: Mit welcher Farbe bezahlst du { $track }?
ask-pay-locomotives = { $who }: Womit bezahlst du { $track }?
ask-pay-terrain = { $who }: Verdoppelst du die Punkte für { $track }?
ask-pay-jokers = { $who }: Wie viele Lokomotiven ersetzen Landschaftskarten für { $track }?
ask-choose-tickets = { $who }: Welche Zielkarten gibst du zurück? Du hast { $left } und behältst mindestens { $least }.

## The answers

option-keep = { $left ->
    [one] Diese Zielkarte behalten
   *[other] Diese { $left } Zielkarten behalten
}
option-put-back = { $ticket } zurückgeben
option-draw = Eine Wagenkarte verdeckt ziehen
option-take = Wagenkarte { $slot } nehmen: { $card }
option-draw-terrain = Eine Landschaftskarte verdeckt ziehen
option-take-terrain = Landschaftskarte { $slot } nehmen: { $terrain }
option-draw-tickets = Zielkarten ziehen
option-claim = { $points ->
    [one] { $track } nutzen für 1 Punkt, mit { $payment }
   *[other] { $track } nutzen für { $points } Punkte, mit { $payment }
}
option-begin-claim = { $points ->
    [one] { $track } nutzen für 1 Punkt; danach wird nach der Bezahlung gefragt
   *[other] { $track } nutzen für { $points } Punkte; danach wird nach der Bezahlung gefragt
}
option-pass = Passen
option-colour = { $needed ->
    [0] Mit { $card } bezahlen
    [one] Mit { $card } und mindestens 1 Lokomotive bezahlen
   *[other] Mit { $card } und mindestens { $needed } Lokomotiven bezahlen
}
option-locomotives = Mit { $payment } bezahlen
option-single = { $points ->
    [one] Nicht verdoppeln: 1 Punkt
   *[other] Nicht verdoppeln: { $points } Punkte
}
option-double = Auf { $points } Punkte verdoppeln, mit { $terrain }
option-jokers = { $number ->
    [0] { $cards } × { $terrain } aus der eigenen Auslage, keine Lokomotive
   *[other] { $cards ->
        [0] { $number } × Lokomotive als { $terrain }
       *[other] { $number } × Lokomotive als { $terrain }, dazu { $cards } × { $terrain } aus der eigenen Auslage
    }
}

## What happens

event-first-player = { $who } beginnt.
event-tickets-kept = { $who } behält { $kept } der Zielkarten und gibt { $back } zurück.
event-tickets-drawn = { $who } zieht Zielkarten: { $number }.
event-ticket-seen = { $who } sieht die Zielkarte { $ticket }.
event-card-drawn = { $who } zieht eine Wagenkarte: { $card }.
event-card-drawn-unseen = { $who } zieht eine Wagenkarte.
event-card-taken = { $who } nimmt Wagenkarte { $slot }: { $card }.
event-card-turned-up = Wagenkarte { $slot } ist jetzt { $card }.
event-row-cleared = Es liegen { $locomotives } Lokomotiven offen: Alle fünf Karten werden ersetzt.
event-cards-shuffled = Die { $number } abgelegten Wagenkarten werden gemischt und bilden den neuen Stapel.
event-terrain-drawn = { $who } zieht eine Landschaftskarte: { $terrain }.
event-terrain-taken = { $who } nimmt Landschaftskarte { $slot }: { $terrain }.
event-terrain-turned-up = Landschaftskarte { $slot } ist jetzt { $terrain }.
event-terrain-shuffled = Die { $number } abgelegten Landschaftskarten werden gemischt und bilden den neuen Stapel.
event-track-claimed = { $length ->
    [one] { $who } nutzt { $track } mit 1 Waggon.
   *[other] { $who } nutzt { $track } mit { $length } Waggons.
}
event-cards-paid = { $number ->
    [0] { $who } bezahlt { $locomotives } × Lokomotive.
   *[other] { $locomotives ->
        [0] { $who } bezahlt { $number } × { $card }.
       *[other] { $who } bezahlt { $number } × { $card } und { $locomotives } × Lokomotive.
    }
}
event-terrain-paid = { $number ->
    [0] { $who } spielt { $locomotives } × Lokomotive als { $terrain }.
   *[other] { $locomotives ->
        [0] { $who } spielt { $number } × { $terrain }.
       *[other] { $who } spielt { $number } × { $terrain } und { $locomotives } × Lokomotive als { $terrain }.
    }
}
event-track-closed = { $track } ist nun gesperrt.
event-scored-route = { $points ->
    [one] { $who } erhält 1 Punkt für { $track }.
   *[other] { $who } erhält { $points } Punkte für { $track }.
}
event-scored-doubling = { $points ->
    [one] { $who } erhält 1 weiteren Punkt, denn { $track } zählt doppelt.
   *[other] { $who } erhält { $points } weitere Punkte, denn { $track } zählt doppelt.
}
event-passed = { $who } kann nichts tun und passt.
event-last-round = { $trains ->
    [one] { $who } hat noch 1 Waggon: Alle haben einen letzten Zug.
   *[other] { $who } hat noch { $trains } Waggons: Alle haben einen letzten Zug.
}
event-all-passed = Alle haben nacheinander gepasst. Die Partie ist zu Ende.
event-scored-ticket = { $who } hat { $ticket } erfüllt und erhält { $points } Punkte.
event-failed-ticket = { $who } hat { $ticket } nicht erfüllt: { $points } Punkte.
event-scored-globetrotter = { $who } ist Globetrotter und erhält { $points } Punkte. Erfüllte Zielkarten: { $completed }.

## Why not?

reason-over = Die Partie ist zu Ende.
reason-others-choose = Du hast deine Zielkarten gewählt; die anderen wählen noch.
reason-turn = { $who } ist am Zug.
reason-tickets-first = Wähle zuerst, welche der { $left } Zielkarten vor dir du zurückgibst.
reason-kept = Eine Zielkarte, die du behalten hast, kannst du nicht mehr zurückgeben.
reason-put-back-already = Diese Zielkarte gehört zu denen, die du zurückgibst.
reason-keep-least = { $least ->
    [one] Mindestens 1 der Zielkarten musst du behalten.
   *[other] Mindestens { $least } der Zielkarten musst du behalten.
}
reason-row-empty = Platz { $slot } der Auslage ist leer: Es gibt keine Wagenkarte mehr, die ihn füllen könnte.
reason-market-empty = Platz { $slot } ist leer: Es gibt keine Landschaftskarte mehr, die ihn füllen könnte.
reason-no-tickets = Es gibt keine Zielkarten mehr zu ziehen.
reason-no-cards = Es gibt keine Wagenkarten mehr zu ziehen, auch nicht unter den abgelegten.
reason-no-terrain-deck = Es gibt keine Landschaftskarten mehr zu ziehen, auch nicht unter den abgelegten.
reason-locomotive-second = Eine offene Lokomotive kann nur die erste Karte sein, und dann ist sie die einzige.
reason-second-card = Du hast eine Karte gezogen; vor allem anderen musst du die zweite ziehen.
reason-track-first = Wähle zuerst die Strecke; nach der Bezahlung wird danach gefragt.
reason-no-pass = Passen kannst du nur, wenn du sonst nichts tun kannst.
reason-no-offer = Du hast keine Zielkarten zur Auswahl gezogen.
reason-own-track = { $track } nutzt du schon.
reason-taken = { $other } nutzt { $track }.
reason-own-twin = Das andere Gleis dieser Doppelstrecke gehört dir, und niemand darf beide nutzen: { $track }.
reason-closed = Bei { $players } Personen kann nur ein Gleis einer Doppelstrecke genutzt werden: { $track }.
reason-trains = { $track } braucht { $length } Waggons, und du hast { $trains }.
reason-ferry = Die Fähre { $track } braucht mindestens { $symbols } × Lokomotive, und du hast { $locomotives }.
reason-alike = { $track } braucht { $length } Karten einer Farbe. Von keiner hast du mehr als { $cards }, dazu { $locomotives } × Lokomotive.
reason-cards = { $track } braucht { $length } Karten. Du hast { $cards } × { $card } und { $locomotives } × Lokomotive.
reason-terrain-after-track = Wähle zuerst die Strecke. Ob du sie mit { $terrain } verdoppelst, wird danach gefragt.
reason-rival = { $who } hat mehr { $kind }: { $number }. Du hast { $own } und als Ersatz { $locomotives } × Lokomotive.
reason-price = Das Verdoppeln kostet { $price } × { $terrain }. Du hast { $own } und als Ersatz { $locomotives } × Lokomotive.
reason-locomotives-few = { $fewest ->
    [one] Hier muss mindestens 1 Lokomotive unter den Karten sein.
   *[other] Hier müssen mindestens { $fewest } Lokomotiven unter den Karten sein.
}
reason-locomotives-held = Du hast { $held } × Lokomotive, mehr nicht.
reason-locomotives-room = Hier kannst du höchstens { $most } × Lokomotive spielen: { $track } braucht { $length } Karten.
reason-locomotives-colour = Du bezahlst { $track } mit { $card }: Mindestens eine der { $length } Karten muss diese Farbe haben.
reason-pay-first = Bezahle zuerst { $track } oder nimm die Wahl zurück.
reason-none-held = Davon hast du keine: { $card }.
reason-colour = Mit { $card } brauchst du { $needed } × Lokomotive, und du hast { $locomotives }.
reason-other-ground = Diese Strecke ist { $ground }; { $terrain } verdoppelt sie nicht.
reason-doubling-already = Du verdoppelst schon, und nichts wird zweimal verdoppelt.
reason-trains-first = Sage zuerst, wie viele Lokomotiven als Wagenkarten bezahlen.
reason-jokers-few = { $fewest ->
    [one] Hier muss mindestens 1 Lokomotive eine Landschaftskarte ersetzen.
   *[other] Hier müssen mindestens { $fewest } Lokomotiven Landschaftskarten ersetzen.
}
reason-jokers-none = Neben denen, die als Wagenkarten bezahlen, hast du { $spare } × Lokomotive; keine kann beides zugleich.
reason-jokers-many = Mehr Lokomotiven, als bezahlen oder zum Gleichziehen nötig sind, wären verschwendet.

## The switches

switch-first_player = Wer beginnt
    .explain = 0 lost aus; jede andere Zahl ist dieser Platz.
switch-empty_globetrotter = Globetrotter ohne Zielkarte
    .explain = Den Bonus gibt es auch, wenn niemand eine Zielkarte erfüllt hat.

## The rules, in our own words

rule-goal = Afrika um 1910. Ihr nutzt Bahnstrecken von Ort zu Ort und verbindet so die Orte, die auf euren geheimen Zielkarten stehen. Strecken bringen sofort Punkte, mit Landschaftskarten die doppelten; die Zielkarten zählen am Ende. Wer dann die meisten Punkte hat, gewinnt.
    .title = Worum es geht
rule-set-up = Ihr spielt zu zweit bis zu fünft. Alle erhalten 45 Waggons, vier Wagenkarten auf die Hand und eine Landschaftskarte, die offen ausliegt (HA-23). Es gibt 110 Wagenkarten: je 12 in acht Farben und 14 Lokomotiven. Fünf liegen offen in einer Reihe. Es gibt 45 Landschaftskarten: je 15 für Wüste und Savanne, Dschungel und Wald, Gebirge und Felsen. Zwei davon liegen offen; sie werden aufgedeckt, nachdem alle ihre erhalten haben (HA-9). Der Rest jeder Kartenart bildet einen verdeckten Stapel.
    .title = Vor der Partie
rule-first-player = Ihr einigt euch, wer beginnt; sonst entscheidet das Los. Danach geht es im Uhrzeigersinn.
    .title = Wer beginnt
rule-first-tickets = Alle erhalten vier der 48 Zielkarten und behalten mindestens zwei. Gewählt wird gleichzeitig und geheim. Was alle zurückgeben, wird zusammen gemischt und kommt unter den Stapel der Zielkarten (HA-15).
    .title = Die ersten Zielkarten
rule-public = Handkarten und Zielkarten sind geheim. Offen sind die Landschaftskarten (HA-24), die Zahl der Handkarten und der Zielkarten, die abgelegten Karten und die Größe der Stapel (HA-31). Eine offen genommene Wagenkarte kennen alle, bis sie gespielt wird; was du unter den Stapel der Zielkarten legst, kennst nur du.
    .title = Was offen ist und was geheim
rule-turn = In deinem Zug tust du eines von dreien: Karten ziehen, eine Strecke nutzen oder Zielkarten ziehen.
    .title = Ein Zug
rule-drawing = Zieh zwei Karten: zwei Wagenkarten, zwei Landschaftskarten oder von jeder eine, offen oder verdeckt. Eine offene Lokomotive kannst du nur als erste Karte nehmen, und dann gibt es keine zweite, weder von der einen noch von der anderen Art; verdeckt gezogen ist eine Lokomotive wie jede andere Karte (HA-8). Die zweite Karte musst du ziehen, wenn es eine gibt (HA-26); gibt es überhaupt nur eine, ziehst du die (HA-11). Die Hand darf beliebig groß werden.
    .title = Karten ziehen
rule-row = Eine offen genommene Wagenkarte wird sofort ersetzt. Liegen drei oder mehr Lokomotiven offen, auch schon beim ersten Auslegen, werden alle fünf Karten abgelegt und fünf neue aufgedeckt; nicht aber, wenn in Stapel, Ablage und Auslage zusammen weniger als drei andere Karten sind (HA-12). Ist der Stapel leer, wenn eine Karte gebraucht wird, werden die abgelegten gemischt (HA-29). Eine Lücke in der Auslage wird gefüllt, sobald wieder Karten abgelegt werden (HA-28).
    .title = Die offenen Wagenkarten
rule-terrain-cards = Wann immer du eine Wagenkarte ziehen darfst, kannst du stattdessen eine Landschaftskarte nehmen. Landschaftskarten liegen nach Arten sortiert offen vor dir, sodass alle sehen, wer wie viele hat. Was am Ende davon übrig ist, ist wertlos.
    .title = Landschaftskarten
rule-market = Zwei Landschaftskarten liegen offen. Eine genommene wird sofort ersetzt; ausgetauscht werden sie sonst nie (HA-9). Ist der Stapel leer, wenn eine gebraucht wird, werden die abgelegten gemischt (HA-29); gibt es auch davon keine, bleibt der Platz leer, bis wieder welche abgelegt werden (HA-10, HA-28).
    .title = Die offenen Landschaftskarten
rule-claiming = Nutze ein beliebiges freies Gleis; es muss nicht an deine anderen anschließen. Spiel so viele Wagenkarten, wie es Felder hat, alle in seiner Farbe; ein graues nimmt jede, aber nur eine Farbe. Eine Lokomotive ersetzt jede Karte, und du kannst auch nur mit Lokomotiven bezahlen. Du brauchst so viele Waggons, wie das Gleis Felder hat, und stellst sie darauf. Gleise, die sich in einem Zwischenbahnhof treffen, sind dort verbunden wie in einer Stadt (HA-17).
    .title = Eine Strecke nutzen
rule-ferries = Die Strecken über das Meer nach Madagaskar sind grau und zeigen Lokomotiven. Mindestens so viele der Karten müssen Lokomotiven sein, die als Wagenkarten gespielt werden (HA-5); die anderen haben eine Farbe oder sind auch Lokomotiven.
    .title = Fähren
rule-points = Ein Gleis zählt sofort, nach seinen Feldern: 1 Punkt für eines, 2 für zwei, 4 für drei, 7 für vier, 10 für fünf, 15 für sechs.
    .title = Punkte für Strecken
rule-double-routes = Manche Orte verbinden zwei Gleise. Niemand darf beide nutzen (HA-16). Zu zweit und zu dritt ist das zweite für alle gesperrt, sobald das erste genutzt ist; zu viert und zu fünft bleibt es den anderen offen.
    .title = Doppelstrecken
rule-doubling = Mit Landschaftskarten kannst du verdoppeln, was ein Gleis zählt: mit einer bei einem bis drei Feldern, mit zweien bei vier bis sechs. Sie müssen zum Gleis passen: Wüste zu Gelb, Orange und Rot, Dschungel zu Violett, Blau und Grün, Gebirge zu Weiß, Schwarz und Grau, gleich mit welcher Farbe du ein graues bezahlst (HA-1). Und du musst vor dem Ausspielen mindestens so viele dieser Art haben wie jede andere Person; Gleichstand genügt (HA-2). Nichts wird zweimal verdoppelt (HA-7), und niemand muss verdoppeln (HA-25). Die Zahl der Waggons ändert sich nicht. Gespielte Karten werden abgelegt.
    .title = Verdoppeln mit Landschaftskarten
rule-jokers = In deinem Zug kann eine Lokomotive aus deiner Hand statt einer Wagenkarte eine beliebige Landschaftskarte sein, nie beides (HA-5). Sie zählt beim Vergleich mit, und sie bezahlt; die anderen können nicht mit ihren antworten (HA-6). Auch mit Lokomotiven allein kannst du verdoppeln (HA-4). Zuerst bezahlen die Lokomotiven, den Rest die Landschaftskarten, und alle so gespielten Lokomotiven werden abgelegt, auch die nur zum Gleichziehen nötigen (HA-3). Mehr, als bezahlen oder zum Gleichziehen nötig sind, kannst du nicht spielen (HA-27).
    .title = Lokomotiven als Landschaftskarten-Joker
rule-countries = Nigeria, Tschad und Sudan haben je mehrere Zugänge. Jeder Zugang ist eine Sackgasse für sich: Zwei Zugänge eines Landes sind nicht verbunden (HA-18). Madagaskar hat zwei Orte, und nur das Gleis zwischen ihnen verbindet sie (HA-19). Eine Zielkarte, die ein Land nennt, ist an jedem seiner Zugänge erfüllt, bei Madagaskar an jedem der beiden Orte.
    .title = Madagaskar und andere Länder
rule-tickets = Zielkarten bleiben bis zum Ende geheim. Zurückgeben kannst du nur gerade gezogene. Später zurückgegebene kommen in der Reihenfolge, in der sie gezogen wurden, unter den Stapel; nur wer sie dorthin legt, kennt sie (HA-15).
    .title = Zielkarten
rule-drawing-tickets = Zieh vier Zielkarten und behalte mindestens eine. Sind weniger da, ziehst du diese; ist keine mehr da, ist das nicht möglich (HA-14).
    .title = Zielkarten ziehen
rule-passing = Passen kannst du nur, wenn du nichts anderes tun kannst (HA-13). Passen alle nacheinander, ist die Partie zu Ende, und es wird abgerechnet (HA-30).
    .title = Passen
rule-end = Beendet jemand seinen Zug mit zwei Waggons oder weniger, haben alle noch einen letzten Zug, auch diese Person.
    .title = Spielende
rule-ticket-score = Jede erfüllte Zielkarte bringt ihren Wert, jede nicht erfüllte kostet ihn. Erfüllt ist sie, wenn deine eigenen Waggons ihre beiden Enden verbinden (HA-22).
    .title = Schlusswertung: Zielkarten
rule-globetrotter = Für die meisten erfüllten Zielkarten gibt es 10 Punkte; bei Gleichstand erhalten alle Beteiligten je 10. Nicht erfüllte Zielkarten spielen keine Rolle. Hat niemand eine erfüllt, erhält niemand den Bonus (HA-20).
    .title = Schlusswertung: Globetrotter
rule-winner = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand zählen die meisten erfüllten Zielkarten; sind auch sie gleich, wird der Sieg geteilt (HA-21).
    .title = Wer gewinnt

## Warum ein Bot so antwortet

because-points = Wegen der Punkte, die es sofort bringt.
because-tickets = Um meinen Zielkarten näher zu kommen.
because-cards = Wegen der Wagenkarten, die ich später brauchen kann.
because-terrain = Wegen der Landschaftskarten, um eine Strecke verdoppeln zu können.
