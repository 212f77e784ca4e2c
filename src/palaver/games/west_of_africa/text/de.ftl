# West of Africa: jedes Wort, das Mitspielende lesen.


## Was es gibt

place-west = westliches Randschiff
place-east = östliches Randschiff
field = { $island } { $code }
good-cane = Zuckerrohr
good-wine = Wein
good-grain = Getreide
card-workers = Arbeiter bewegen
card-ship = Schiff ziehen
card-plant = Güter anbauen
card-sell = Güter verkaufen
card-settle = Siedlung gründen
card-minus = Minuskarte
no-cards = keine Insel und keine Aktion
ending-points = jemand hat 25 Siegpunkte
ending-settlements = alle Siedlungen sind gegründet
ending-points-and-settlements = jemand hat 25 Siegpunkte, und alle Siedlungen sind gegründet

## Die Fragen

ask-choose-cards = { $who }, Runde { $round }: Eine bis fünf Karten aussuchen. Bisher { $laid }, Summe { $sum }.
ask-show-cards = { $who } ist an der Reihe: Karten aufdecken!
ask-place-ship = { $who }: In welchem Hafen beginnt das Schiff?
ask-choose-action = { $who }: Welche Aktion als nächste?
ask-move-workers = { $left ->
    [one] { $who }, noch 1 Aktionspunkt: Welcher Arbeiter geht wohin?
   *[other] { $who }, noch { $left } Aktionspunkte: Welcher Arbeiter geht wohin?
}
ask-plant-on = { $who }: Auf welcher der gewählten Inseln wird angebaut?
ask-use-helpers = { $who }: Wie viele Arbeiter helfen auf dieser Insel? { $island }
ask-plant-field = { $who }: Welches Feld wird bebaut? { $island }, je Feld { $cost } Gold.
ask-send-helper = { $who }: Ein Helfer verlässt { $island }. Auf welches Randschiff?
ask-sell-goods = { $who }: Welche Güter werden verkauft? Erlös bisher: { $takings }.
ask-found-settlement = { $who }: Wo wird gegründet? Auf der Siedlungsleiste: { $track }. Kosten bisher: { $bill }.
ask-sail = { $who }: Das Schiff ist bei { $island }. Häfen noch: { $left }; Güter noch zu laden: { $loads }.
ask-push-ship = { $who }: Der Hafen ist voll ({ $island }). Welches Schiff muss weichen?
ask-push-to = { $who }: Wohin weicht das Schiff von { $other }?

## Die Antworten

option-seal = Karten so liegen lassen
option-add = Auslegen: { $card } ({ $value })
option-back = Zurücknehmen: { $card } ({ $value })
option-show = Karten aufdecken
option-place = Bei { $island } beginnen
option-end = Zug beenden
option-begin-workers = Arbeiter bewegen
option-begin-ship = Schiff ziehen
option-begin-plant = Güter anbauen
option-begin-sell = Güter verkaufen
option-begin-settle = Siedlungen gründen
option-done = Das ist alles
option-step = Ein Arbeiter: { $place } → { $there }
option-on = Auf { $island } anbauen
option-helpers = { $helpers ->
    [0] Kein Helfer: { $cost } Gold je Feld
    [one] 1 Helfer: { $cost } Gold je Feld
   *[other] { $helpers } Helfer: { $cost } Gold je Feld
}
option-plant = { $good } anbauen: { $field } ({ $cost } Gold)
option-send = Dorthin: { $place }
option-sell = { $good } verkaufen: { $island } ({ $price } Gold)
option-found = Siedlung gründen: { $field } ({ $cost } Gold)
option-sail = Nach { $island } ziehen
option-load = { $good } laden: { $island }
option-unload = { $good } aus { $island } abladen
option-push = Das Schiff von { $other }
option-to = Nach { $island }

## Was geschieht

event-drawn-on-gold = { $who } beginnt auf der Goldleiste an Stelle { $slot } von oben.
event-sealed = { $laid ->
    [one] { $who } hat 1 Karte verdeckt ausgelegt.
   *[other] { $who } hat { $laid } Karten verdeckt ausgelegt.
}
event-announced = { $laid ->
    [one] { $who } nennt die Summe { $sum }, mit 1 Karte.
   *[other] { $who } nennt die Summe { $sum }, mit { $laid } Karten.
}
event-fee-paid = { $who } zahlt { $amount } Gold für die fünfte Karte und hat noch { $gold }, an Stelle { $slot }.
event-plays-as = { $who } ist an { $rank }. Stelle an der Reihe.
event-cards-shown = { $minuses ->
    [0] { $who } deckt auf: { $cards }.
    [one] { $who } deckt auf: { $cards }; dazu 1 Minuskarte.
   *[other] { $who } deckt auf: { $cards }; dazu { $minuses } Minuskarten.
}
event-ship-placed = { $who } setzt das Schiff ein: { $island }.
event-worker-moved = { $who } bewegt einen Arbeiter: { $place } → { $there }. Aktionspunkte noch: { $left }.
event-planted = { $who } baut für { $cost } Gold { $good } an: { $field }.
event-helper-sent = { $who } schickt einen Helfer fort: { $island } → { $ship }.
event-sold = { $who } verkauft { $good } für { $price } Gold: { $island }.
event-founded = { $who } gründet für { $cost } Gold eine Siedlung: { $field }. Auf der Siedlungsleiste: { $left }.
event-scored-settlement = { $points ->
    [one] { $who } erhält 1 Siegpunkt für die Siedlung: { $field }.
   *[other] { $who } erhält { $points } Siegpunkte für die Siedlung: { $field }.
}
event-sailed = { $who } zieht von { $island } nach { $there }. Häfen noch: { $left }.
event-loaded = { $who } lädt { $good }: { $island }.
event-unloaded = { $who } lädt { $good } aus { $origin } ab: { $island }.
event-pushed = Das Schiff von { $who } wird von { $by } verdrängt: { $island } → { $there }.
event-paid = { $who } zahlt { $amount } Gold und hat noch { $gold }, an Stelle { $slot }.
event-earned = { $lost ->
    [0] { $who } nimmt { $amount } Gold ein und hat { $gold }, an Stelle { $slot }.
   *[other] { $who } nimmt { $amount } Gold ein und hat { $gold }, an Stelle { $slot }; { $lost } weitere verfallen.
}
event-minus-passed = { $amount ->
    [one] { $who } gibt 1 Minuskarte an { $other } weiter.
   *[other] { $who } gibt { $amount } Minuskarten an { $other } weiter.
}
event-round-ended = Runde { $round } endet.
event-scored-most-gold = { $points ->
    [one] { $who } erhält 1 Siegpunkt für Gold: { $gold }, Rang { $rank }.
   *[other] { $who } erhält { $points } Siegpunkte für Gold: { $gold }, Rang { $rank }.
}
event-harvested = { $who } erntet { $good }: { $field }.
event-alcalde-named = { $level ->
    [one] { $who } ist Alcalde von { $island }, mit Einfluss { $influence }.
   *[other] { $who } ist Alcalde von { $island }, mit Einfluss { $influence } und bei Gleichstand vorn auf der Goldleiste.
}
event-alcalde-gone = Auf { $island } ist niemand mehr vertreten; { $who } gibt den Alcalde-Marker ab.
event-scored-alcalde = { $points ->
    [one] { $who } erhält 1 Siegpunkt als Alcalde von { $island }.
   *[other] { $who } erhält { $points } Siegpunkte als Alcalde von { $island }.
}
event-track-filled = Siedlungen auf der Leiste: { $track }, davon neu: { $amount }. Im Vorrat: { $reserve }.
event-last-round = Die letzte Runde beginnt: { $ending }.
event-ended = Das Spiel ist zu Ende: { $ending }.
event-scored-fortune = { $points ->
    [one] { $who } erhält 1 Siegpunkt für { $gold } Gold.
   *[other] { $who } erhält { $points } Siegpunkte für { $gold } Gold.
}

## Warum nicht?

reason-over = Das Spiel ist zu Ende.
reason-sealed = Deine Karten liegen schon; die anderen suchen noch aus.
reason-turn = { $who } ist an der Reihe.
reason-one-card-at-least = Mindestens eine Karte muss es sein; genutzt werden muss sie nicht.
reason-cards-first = Zuerst suchen alle ihre Karten aus.
reason-not-laid = Diese Karte liegt nicht aus: { $card }.
reason-laid-already = Diese Karte liegt schon aus: { $card }.
reason-no-minus-card = Du hast in dieser Runde keine weitere Minuskarte.
reason-five-cards = Mehr als fünf Karten dürfen es nicht sein.
reason-fifth-card = Die fünfte Karte kostet { $fee } Gold, die schon jetzt da sein müssen; du hast { $gold }.
reason-show-first = Deck erst deine Karten auf; damit beginnt dein Zug.
reason-shown-already = Deine Karten sind schon aufgedeckt.
reason-ship-first = In der ersten Runde wird vor allem anderen das Schiff eingesetzt.
reason-finish-first = Bring erst zu Ende, was du begonnen hast; jede Aktion wird am Stück ausgeführt.
reason-minus-does-nothing = Eine Minuskarte senkt die Summe und gibt keine Aktion.
reason-island-serves = Eine Inselkarte sagt, wo Aktionen gelten; selbst ist sie keine.
reason-not-chosen = Diese Karte hast du nicht gewählt: { $card }.
reason-done-already = Diese Aktion hattest du schon: { $card }. Jede gibt es einmal.
reason-not-in-round-1 = Das geht in der ersten Runde nicht.
reason-nothing-to-plant = Auf deinen Inseln ist kein freies Feld, für das du Marker und Gold hast.
reason-nothing-to-sell = In den Speichern deiner Inseln hast du keine Güter.
reason-track-empty = Auf der Siedlungsleiste ist keine Siedlung mehr.
reason-nowhere-to-found = Auf deinen Inseln ist kein freies Siedlungsfeld, das du bezahlen kannst und wo du Alcalde bist.
reason-cards-lie = Die Karten für diese Runde liegen fest.
reason-nothing-begun = Es ist keine Aktion begonnen.
reason-one-field-at-least = Deine Helfer gehen erst, wenn sie geholfen haben: Bebaue hier mindestens ein Feld.
reason-one-field-or-back = Bebaue hier mindestens ein Feld, oder nimm die Wahl dieser Insel zurück.
reason-cargo-from-here = Güter, die von hier stammen, werden hier nicht wieder abgeladen; zieh weiter.
reason-decide-first = Das muss zuerst entschieden werden.
reason-no-helpers-now = Helfer werden gewählt, wenn auf ihrer Insel angebaut wird.
reason-too-few-helpers = { $amount ->
    [one] Du hast dort nur 1 Arbeiter.
   *[other] Du hast dort nur { $amount } Arbeiter.
}
reason-too-dear = Du hast noch { $gold } Gold, das reicht nicht.
reason-workers-not-now = Arbeiter gehen nur mit der Aktion Arbeiter bewegen.
reason-no-worker-there = Dort hast du keinen Arbeiter.
reason-only-helpers = Auf die Randschiffe kommen Arbeiter nur, wenn sie beim Anbau geholfen haben.
reason-no-worker-near = Keiner deiner Arbeiter kann dorthin gehen: { $island }.
reason-island-not-now = Mit dieser Insel ist gerade nichts zu tun: { $island }.
reason-island-not-chosen = Die Karte dieser Insel hast du nicht gewählt: { $island }.
reason-visited = Dort hast du in dieser Aktion schon angebaut: { $island }.
reason-no-farmland = Auf dieser Insel wächst nichts: { $island }.
reason-no-field-left = Dort ist kein freies Feld, für das du einen Marker hast: { $island }.
reason-field-not-now = Mit diesem Feld ist gerade nichts zu tun: { $field }.
reason-settled = Dort steht eine Siedlung: { $field }.
reason-growing = Dort wächst bis zur Ernte etwas: { $field }.
reason-not-farmland = Dort wächst nichts: { $field }.
reason-other-island = Du baust gerade auf einer anderen Insel an: { $island }.
reason-no-marker = Davon hast du keinen Marker mehr: { $good }.
reason-no-site = Dort kann keine Siedlung gegründet werden: { $field }.
reason-not-alcalde = Du bist nicht Alcalde von { $island }.
reason-not-in-harbour = Dort ist dein Schiff nicht: { $island }.
reason-good-not-now = Güter werden nur angefasst, wenn sie verkauft oder geladen werden.
reason-no-such-good = Davon hast du nichts in diesem Speicher: { $good }, { $island }.
reason-three-loaded = Mehr als drei Güter sind es je Schiffszug nicht.
reason-journey-over = Dein Schiff kann nicht mehr weiter, also auch nichts mehr laden.
reason-cargo-not-now = Abgeladen wird, während das Schiff zieht.
reason-not-aboard = An Bord ist davon nichts: { $good }, { $island }.
reason-harbour-full = Alle Anlegeplätze sind belegt: { $island }.
reason-not-a-haven = Das ist nicht der nächste freie Anlegeplatz in Zugrichtung: { $island }.
reason-harbour-not-now = Dein Schiff ist gerade nicht unterwegs und kann nicht dorthin: { $island }.
reason-not-nearest = Es gibt nähere freie Anlegeplätze als diesen: { $island }.
reason-three-harbours = Weiter als drei Häfen geht es in einem Zug nicht.
reason-in-this-harbour = Dort ist dein Schiff schon: { $island }.
reason-no-lane = Von { $island } führt keine Seeverbindung nach { $there }.
reason-cargo-from-there = An Bord sind noch Güter aus { $island }, und dort wäre der Zug zu Ende; lade sie vorher ab.
reason-push-not-now = Verdrängt wird nur, wo ein Zug in einem vollen Hafen endet.
reason-own-ship = Dein eigenes Schiff ist eben erst angekommen; ein anderes muss ihm weichen.
reason-not-in-the-way = Dieses Schiff liegt nicht in diesem Hafen.

## Die Schalter

switch-longest_stay = Wer länger steht, gewinnt
    .explain = Auf einem Feld der Goldleiste liegt vorn, wer dort schon länger steht, auch wenn weiter oben ein Platz frei geworden ist.
switch-end_at_once = Keine weitere Runde
    .explain = Das Spiel endet mit der Runde, in der 25 Siegpunkte oder die letzte Siedlung erreicht werden.
switch-linear_middle = Einfache Kette der Seeverbindungen
    .explain = Es gibt keine Verbindung Tenerife–Fuerteventura und La Gomera–Gran Canaria.
switch-western_star = Stern im Westen
    .explain = Es gibt keine Verbindung La Palma–El Hierro.
switch-flat_island_values = Flache Kartenzahlen
    .explain = Tenerife und Lanzarote zählen je 2.

## Die Regeln, in eigenen Worten

rule-goal = Ihr baut auf den Kanarischen Inseln Zuckerrohr, Wein und Getreide an, bringt die Ernte zu Schiff fort und verkauft sie, werdet Alcalde (Bürgermeister) und gründet Siedlungen. Siedlungen, Ämter und Gold bringen Siegpunkte; wer am Ende die meisten hat, gewinnt.
    .title = Worum es geht
rule-islands = Sieben Inseln liegen in drei Regionen: im Westen El Hierro, La Palma und La Gomera, in der Mitte Tenerife und Gran Canaria, im Osten Fuerteventura und Lanzarote. Auf Feldern zum Anbau, im Westen und in der Mitte, wächst nur das Gut, das dort zu sehen ist. Auf Feldern zum Gründen, in der Mitte und im Osten, kostet eine Siedlung 6, 9 oder 12 Gold. Jede Insel hat einen Speicher, der beliebig viele Güter aller Sorten von allen aufnimmt, und einen Hafen mit einem oder mehreren Anlegeplätzen; Seeverbindungen führen von Insel zu Insel. Zwei Randschiffe sind der Ausgangspunkt der Arbeiter: Vom westlichen geht es nach La Gomera, vom östlichen nach Fuerteventura. Felder, Verbindungen, Anlegeplätze und Kartenzahlen, die das Regelheft nicht nennt, sind rekonstruiert; wer das Spiel besitzt, kann die Plandatei berichtigen.
    .title = Die Inseln
rule-gold-track = Die Goldleiste geht von 0 bis 45; was darüber hinausgeht, verfällt. Über jeden Gleichstand entscheidet sie: Mehr Gold gewinnt, bei gleich viel Gold der höhere Platz auf dem Feld. Ein Stein, der versetzt wird, kommt auf den obersten freien Platz seines neuen Feldes, auch wenn darunter jemand schon länger steht (WA-19). In einer Aktion wird er einmal versetzt, um die ganze Summe, und gar nicht, wenn diese null ist (WA-20); wer schon auf 45 steht, bleibt stehen (WA-37).
    .title = Gold und Gleichstände
rule-set-up = Jede Person hat dreizehn Karten: je eine für die sieben Inseln und die fünf Aktionen und eine Minuskarte; dazu ein Schiff, acht Gütermarker (4 Zuckerrohr, 2 Wein, 2 Getreide) und drei Arbeiter, zwei auf dem westlichen und einen auf dem östlichen Randschiff. Alle beginnen ohne Siegpunkte und mit 15 Gold; das Los bestimmt, wie die Steine dort untereinander stehen (WA-22). Sechs der zwanzig Siedlungen kommen auf die Siedlungsleiste.
    .title = Vor dem Spiel
rule-round = Gespielt wird in Runden. Zuerst suchen alle gleichzeitig Karten aus; dann führt eine Person nach der anderen die Aktionen ihrer Karten aus; dann folgt das Rundenende.
    .title = Eine Runde
rule-choosing = Du wählst eine bis fünf deiner Karten und legst sie verdeckt vor dich. Eine muss es mindestens sein, nutzen musst du sie nicht (WA-36); Minuskarten zählen mit (WA-1). Alle sehen, wie viele es sind, niemand sieht, welche (WA-6), und auch nicht, wie viele auf der Hand bleiben (WA-39).
    .title = I. Karten aussuchen
rule-fifth-card = Vier Karten sind frei; die fünfte kostet 4 Gold, und die musst du schon beim Aussuchen haben (WA-4). Bezahlt wird, sobald die Summen genannt sind und bevor Gleichstände verglichen werden; zahlen mehrere, beginnt, wer am meisten Gold hat, bei gleich viel, wer höher steht, sodass ihre Reihenfolge bleibt (WA-5).
    .title = Die fünfte Karte
rule-minus-cards = Eine Minuskarte gibt keine Aktion; sie senkt deine Summe um 4, auch unter null. Du darfst so viele legen, wie du hast (WA-3). Am Ende deines Zugs gibst du die gespielten an deinen linken Nachbarn weiter (WA-2), das ist der nächste Platz am Tisch (WA-38); zu zweit ist jeder des anderen Nachbar (WA-35). Von der nächsten Runde an kann er sie nutzen.
    .title = Minuskarten
rule-sums = Wenn alle ihre Karten ausgelegt haben, nennt jede Person die Summe ihrer Zahlen und zeigt noch nichts (WA-6).
    .title = Die Summen
rule-order = Die kleinste Summe beginnt, dann die zweitkleinste und so fort. Über Gleichstände entscheidet die Goldleiste.
    .title = Die Reihenfolge
rule-turn = Bist du an der Reihe, so deckst du deine Karten auf; bis dahin kann, wer vor dir dran war, den eigenen Zug samt seinem Ende noch zurücknehmen (WA-42). Die Aktionen führst du in beliebiger Reihenfolge aus, jede einmal und am Stück, ehe die nächste beginnt; jeder Teil davon und auch das Ganze darf entfallen. Inselkarten dienen allen gewählten Aktionen, und mehrere Inseln derselben Aktion; aber eben nur Inseln, deren Karten du gelegt hast (WA-9).
    .title = II. Aktionen ausführen
rule-first-ship = In der ersten Runde setzt jede Person in ihrem Zug vor allem anderen ihr Schiff auf irgendeinen freien Anlegeplatz. Niemand wird verdrängt, und ein freier Platz ist immer da (WA-8).
    .title = Das Schiff in der ersten Runde
rule-workers = Arbeiter bewegen braucht keine Inselkarte und gibt vier Aktionspunkte, für einen Arbeiter oder mehrere; alle aufbrauchen musst du nicht. Ein Punkt bringt einen Arbeiter von einem Randschiff auf die Insel davor oder von einer Insel entlang einer Seeverbindung auf die nächste. Auf ein Randschiff gehen Arbeiter nie zurück (WA-11).
    .title = Aktion: Arbeiter bewegen
rule-planting = Güter anbauen braucht Inselkarten. Auf freie Felder dieser Inseln legst du beliebig viele deiner Marker, jeden auf ein Feld seiner Sorte und auf jedes Feld nur einen. Jeder kostet 3 Gold. Die Marker musst du haben: Was auf einem Feld wächst oder in einem Speicher liegt, kannst du nicht anbauen.
    .title = Aktion: Güter anbauen
rule-helpers = Beliebig viele deiner Arbeiter auf einer Insel dürfen helfen: Jeder macht jedes Feld, das du dort in dieser Aktion bebaust, um 1 Gold billiger, drei machen es umsonst (WA-10). Wo sie helfen, bebaust du mindestens ein Feld, und wer geholfen hat, hilft in derselben Aktion auf keiner anderen Insel. Danach verlässt jeder Helfer die Insel, und du bestimmst für jeden, auf welches der beiden Randschiffe er kommt. Das ist keine Bewegung; mit Arbeiter bewegen darf er im selben Zug wieder losgehen.
    .title = Helfende Arbeiter
rule-double-fields = Einige Felder in der Mitte nehmen entweder ein Gut oder eine Siedlung auf. Solange dort etwas wächst, kann nicht gegründet werden; wo eine Siedlung steht, wird nie wieder angebaut (WA-26).
    .title = Felder mit Doppelfunktion
rule-selling = Güter verkaufen braucht Inselkarten und ist in der ersten Runde nicht möglich (WA-7). Du verkaufst beliebige deiner Güter aus den Speichern dieser Inseln: im Westen für je 6 Gold, in der Mitte für 9, im Osten für 12, gleich welcher Sorte. Die Marker kannst du sofort wieder anbauen; Gold über 45 verfällt (WA-18).
    .title = Aktion: Güter verkaufen
rule-founding = Siedlung gründen braucht Inselkarten und ist in der ersten Runde nicht möglich (WA-7). Du musst Alcalde der Insel sein, und zwar seit dem letzten Rundenende, was immer inzwischen geschah (WA-25). Du nimmst beliebig viele Siedlungen von der Siedlungsleiste, stellst jede auf ein freies Feld zum Gründen und zahlst 6, 9 oder 12 Gold. Jede bringt sofort 3 Siegpunkte. Ist die Leiste leer, kann in dieser Runde niemand mehr gründen.
    .title = Aktion: Siedlung gründen
rule-sailing = Schiff ziehen braucht keine Inselkarte. Dein Schiff zieht entlang der Seeverbindungen, höchstens drei Häfen weit; volle Häfen zählen mit. Es darf unterwegs umkehren, und wo es nur vorbeifährt, stört es niemanden. Es darf auch liegen bleiben, nimmt dann aber nichts mit (WA-17).
    .title = Aktion: Schiff ziehen
rule-cargo = Unterwegs nimmt das Schiff insgesamt bis zu drei eigene Güter mit, kostenlos (WA-16). An Bord kommen sie in jedem Hafen, den es verlässt oder passiert, von Bord in den Speicher jedes späteren Hafens in demselben Zug; am Ende bleibt nichts an Bord. Güter dort abzuladen, wo sie herkamen, änderte nichts und wird nicht angeboten (WA-41).
    .title = Güter auf dem Schiff
rule-pushing = Endet der Zug in einem Hafen, in dem alle Anlegeplätze belegt sind, so muss dort ein Schiff weichen; unter mehreren wählst du. Es zieht in der Richtung deines letzten Schritts, ostwärts oder westwärts, entlang der Seeverbindungen auf den nächsten freien Anlegeplatz, an vollen Häfen vorbei (WA-12); sind mehrere gleich nah, wählst du (WA-13). Gibt es in dieser Richtung keinen, ist es der nächste überhaupt (WA-14). Dein eigener alter Platz ist dann schon frei (WA-15).
    .title = Schiffe, die weichen
rule-round-end = Haben alle ihren Zug gehabt, so nehmen sie ihre Karten zurück; nur gespielte Minuskarten sind beim linken Nachbarn. Dann folgen der Reihe nach: Punkte für Gold, Ernte, Alcaldes, Punkte für Alcaldes, neue Siedlungen (WA-23).
    .title = III. Rundenende
rule-most-gold = Die beiden, die auf der Goldleiste vorn sind, erhalten je 1 Siegpunkt, auch ganz ohne Gold; zu zweit nur, wer ganz vorn ist (WA-27).
    .title = Siegpunkte für das meiste Gold
rule-harvest = Alle Güter auf Feldern kommen in die Speicher ihrer Inseln.
    .title = Ernte
rule-alcaldes = Auf jeder Insel wird der Einfluss gezählt: 1 für jedes eigene Gut im Speicher, 2 für jeden eigenen Arbeiter dort, 2 für das eigene Schiff im Hafen. Es zählt nur, was in diesem Augenblick dort ist: kein Arbeiter auf einem Randschiff, kein Hafen, an dem ein Schiff nur vorbeifuhr. Wer am meisten hat, ist Alcalde bis zum Ende der nächsten Runde; über Gleichstände entscheidet die Goldleiste, und wer es bisher war, spielt keine Rolle. Wo niemand etwas hat, gibt es keinen Alcalden (WA-24).
    .title = Alcaldes
rule-alcalde-points = Jeder Alcalde-Marker bringt 1 Siegpunkt.
    .title = Siegpunkte für die Alcaldes
rule-track = Die Siedlungsleiste wird wieder auf sechs aufgefüllt, soweit der Vorrat reicht. Ist nichts mehr da, wird gespielt wie sonst, nur gründen kann niemand (WA-29).
    .title = Siedlungen auffüllen
rule-end = Hat am Ende einer Runde jemand 25 oder mehr Siegpunkte oder stehen alle zwanzig Siedlungen auf den Inseln oder beides, so wird noch genau eine ganze Runde gespielt, mit allem, was dazugehört (WA-28, WA-40). Dann ist das Spiel zu Ende.
    .title = Das Ende des Spiels
rule-fortune = Ganz am Schluss erhält jede Person 1 Siegpunkt für je volle 10 Gold. Das Gold bleibt für Gleichstände auf der Leiste (WA-30).
    .title = Siegpunkte für das Vermögen
rule-winner = Die meisten Siegpunkte gewinnen. Haben mehrere die meisten, entscheidet die Goldleiste (WA-31).
    .title = Wer gewinnt
rule-few-players = Zu zweit und zu dritt hat die Siedlungsleiste vier Siedlungen, und Tenerife und Gran Canaria haben je einen Anlegeplatz (WA-34). Zu zweit stehen von Anfang an neutrale Siedlungen auf allen acht Feldern mit Kosten von 6, zu dritt auf je einem solchen Feld der Inseln in der Mitte und im Osten (WA-32). Sie gehören niemandem, bringen nichts ein und zählen zu den zwanzig (WA-33). Zu zweit erhält am Rundenende nur, wer auf der Goldleiste ganz vorn ist, einen Siegpunkt für Gold (WA-27).
    .title = Zu zweit und zu dritt
rule-other-boards = Manches Rekonstruierte lässt sich auch anders spielen: die Seeverbindungen in der Mitte als einfache Kette oder ohne die Verbindung zwischen La Palma und El Hierro; die Zahlen von Tenerife und Lanzarote als 2. Auch zwei Lesarten der Regeln lassen sich umschalten: Auf der Goldleiste gewinnt, wer länger steht (WA-19), und das Spiel endet ohne weitere Runde (WA-28).
    .title = Andere Pläne und Lesarten

## Warum ein Bot so antwortet

because-points = Wegen der Punkte, die es sofort bringt.
because-gold = Wegen des Goldes, das es bringt oder spart.
because-goods = Wegen der Güter, die wachsen oder im Lager liegen.
because-alcaldes = Wegen meines Einflusses, um Alcalde zu bleiben oder zu werden.
