# AFRIKA 1880: alles, was Spieler lesen.

## Die Nationen

seat-GB = Großbritannien
seat-FR = Frankreich
seat-DE = Deutschland
seat-IT = Italien
seat-NL = Niederlande
seat-BE = Belgien

## Die Fragen

ask-first-marker = { $who }: An welche Küste kommt der erste Marker?
ask-sheet = { $who }: Befehle und Beziehungen für { $year } niederschreiben, dann den Zettel versiegeln.
ask-marker-order = { $who }: Was soll der Marker in { $territory } tun?
ask-landing = { $who }: Wo soll { $year } ein Schiff landen?
ask-sealed-sheet = { $who }: Der Zettel ist versiegelt; solange andere noch schreiben, lässt er sich wieder öffnen.

## Die Antworten

option-place = Den ersten Marker nach { $territory } legen
option-place-beside = Den ersten Marker nach { $territory } legen, wo schon eine andere Nation liegt
option-row-nothing = { $territory }: noch kein Befehl
option-row-develop = { $territory }: Entwicklung; ändern
option-row-expedition = { $territory }: Expedition nach { $there }; ändern
option-ship-nothing = Landung: noch keine
option-ship-expedition = Landung in { $there }; ändern
option-conflict = Konflikt erklären: { $other }
option-alliance = Allianz erklären: { $other }
option-seal = Den Zettel versiegeln
option-seal-in-vain = { $orders ->
    [one] Den Zettel versiegeln, obwohl ein Befehl ohne Wirkung bleibt
   *[other] Den Zettel versiegeln, obwohl { $orders } Befehle ohne Wirkung bleiben
}
option-nothing = Kein Befehl
option-develop = Das Territorium entwickeln
option-expedition = Expedition nach { $territory }
option-no-landing = Keine Landung
option-land = In { $territory } landen
option-reopen = Den Zettel wieder öffnen

## Was aus Befehlen ohne Wirkung wird

fate-there-before = dort liegt schon ein eigener Marker
fate-sent-already = eine höhere Zeile schickt dorthin schon einen Marker
fate-no-marker-left = es ist kein Marker mehr übrig
fate-forestalled = eine Expedition war schneller
fate-full = alle Quadrate sind belegt

## Was geschieht

event-first-marker-placed = { $who }: erster Marker nach { $territory }.
event-sheet-sealed = { $who }: Zettel versiegelt.
event-sheet-reopened = { $who }: Zettel wieder geöffnet.
event-development-ordered = { $who }: Entwicklung in { $territory } befohlen.
event-developed = { $lost ->
    [0] { $territory }: neu belegte Quadrate { $new }, zusammen { $squares }.
   *[other] { $territory }: neu belegte Quadrate { $new }, zusammen { $squares }; zu viel befohlen und verloren { $lost }.
}
event-expedition-arrived = { $who }: Expedition von { $territory } nach { $there }.
event-expedition-in-vain = { $who }: Expedition von { $territory } nach { $there } ohne Wirkung: { $fate }.
event-landed = { $who }: Landung in { $there }.
event-landing-in-vain = { $who }: Landung in { $there } ohne Wirkung: { $fate }.
event-alliance-declared = { $who } → { $other }: Allianz.
event-conflict-declared = { $who } → { $other }: Konflikt.
event-betrayed = { $who }: Marker aus { $territory } entfernt; Allianz angeboten, Konflikt erhalten ({ $other }).
event-outvoted = { $who }: Marker aus { $territory } entfernt; Konflikte { $conflicts }, Allianzen { $alliances }.
event-colony-founded = { $territory } wird Kolonie von: { $owners }.
event-colony-blocked = { $territory } ist voll entwickelt, aber keine Kolonie: Konflikt { $who } → { $other }.
event-land-unclaimed = { $territory } ist voll entwickelt, aber keine Kolonie: dort liegt kein Marker.
event-year-began = Das Jahr { $year }.
event-last-colony-founded = Die letzte Kolonie ist errichtet, es sind { $colonies }. Das Spiel ist aus.
event-last-year-ended = Das Jahr { $year } ist vorbei und mit ihm das Spiel.
event-scored-sole-colony = { $who }: { $points } Punkte für die Kolonie { $territory }.
event-scored-shared-colony = { $who }: { $points } Punkte für den Anteil an der Kolonie { $territory }.
event-scored-alliance = { $who }: { $points } Punkt für die erhaltene Allianz: { $other }.
event-nobody-won = Niemand hat allein die meisten Punkte, also gewinnt niemand.

## Warum nicht?

reason-over = Das Spiel ist aus.
reason-turn = Jetzt legt den ersten Marker: { $who }.
reason-markers-first = Befehle gibt es erst, wenn jede Nation ihren ersten Marker gelegt hat.
reason-no-coast = { $territory } hat keine Küste.
reason-sealed = Der Zettel ist versiegelt; um etwas zu ändern, öffne ihn wieder.
reason-not-sealed = Der Zettel ist nicht versiegelt.
reason-no-free-coast = Es gibt keine Küste ohne Marker, also kann kein Schiff landen.
reason-own-embassy = Das ist die eigene Botschaft.
reason-row-first = Wähle zuerst, wessen Befehl geschrieben wird.
reason-no-marker = In { $territory } liegt kein eigener Marker, dem ein Befehl gegeben werden könnte.
reason-hemmed-in = { $territory } ist eine Kolonie unter Kolonien; der Marker dort hat nichts zu tun.
reason-order-first = Entscheide zuerst, was der Marker in { $territory } tun soll.
reason-ship-first = Entscheide zuerst, wo das Schiff landen soll, oder dass keines landet.
reason-colony-complete = { $territory } ist eine Kolonie und braucht keine Entwicklung.
reason-no-lane = In diesem Spiel führt kein Seeweg von { $from } nach { $territory }.
reason-itself = Der Marker liegt selbst in { $territory }; eine Expedition geht zu einem Nachbarn.
reason-not-a-neighbour = { $territory } grenzt nicht an { $from }.
reason-colony-closed = { $territory } ist eine Kolonie; dorthin darf keine Expedition.
reason-own-coast = In { $territory } liegt schon der eigene Marker; ein zweiter kann nicht landen.
reason-coast-taken = { $territory } ist nicht frei: dort liegt ein Marker.

## Der Bericht des Schiedsrichters

judge-declares = Erklärt
judge-orders = Befehle
judge-no-order = keine Befehle
judge-ship = Landung
judge-without-effect = Ohne Wirkung
judge-territory = Territorium
judge-before = Vorher
judge-after = Nachher
judge-why = Warum
judge-colony = Kolonie
judge-winner = Sieg: { $who }.
judge-otherwise = In der Datei steht es anders
judge-differs = { $what }: richtig ist „{ $actual }“, nicht „{ $wanted }“
judge-nothing = nichts
judge-line = Zeile { $line }

## Die Schalter

switch-nations = Die Nationen im Spiel
    .explain = 0 heißt die ersten der Liste (1 Großbritannien, 2 Frankreich, 3 Deutschland, 4 Italien, 5 Niederlande, 6 Belgien), 1 heißt durch das Los, und 245 wären Frankreich, Italien und die Niederlande.
switch-historic = Historischer Beginn
    .explain = Die ersten Marker liegen, wo die Geschichte sie hatte; niemand legt selbst.
switch-lanes = Madagaskars Seewege
    .explain = Expeditionen dürfen von und nach Madagaskar übersetzen; sonst kommt man nur durch Landung hin.
switch-landings_yield = Landungen weichen Expeditionen
    .explain = Eine Landung scheitert, wo in derselben Runde eine Expedition ankommt.
switch-last_colony = Kolonien bis zum Ende
    .explain = Das Spiel endet mit der Runde, in der so viele Kolonien auf dem Brett sind.

## Die Regeln in eigenen Worten

rule-goal = Europäische Nationen gründen in den Jahren 1880 bis 1914 Kolonien in Afrika: Sie entwickeln Territorien und einigen sich, oder auch nicht, wem sie gehören. Wer die meisten Punkte hat, gewinnt.
    .title = Das Ziel
rule-set-up = Drei bis sechs Nationen spielen; ungespielte gibt es nicht (AE-6). Jede hat 22 Marker. Wer welche Nation führt, wird vereinbart oder ausgelost (AE-7). Alle Beziehungen beginnen als Allianzen (AE-5).
    .title = Vor dem Spiel
rule-first-marker = Offen und nacheinander legen Großbritannien, Frankreich, Deutschland, Italien, die Niederlande und Belgien je einen Marker in ein Küstenterritorium (AE-1). Es muss nicht leer sein, sollte es aber (AE-2). Das geschieht vor der ersten Runde: Schon 1880 bekommt der Marker einen Befehl (AE-3). Wer nicht rechtzeitig wählt, bekommt die freie Küste, die auf dem Zettel am höchsten steht (AE-51).
    .title = Der erste Marker
rule-historic-start = Auf Wunsch liegen die ersten Marker, wo die Geschichte sie hatte: Großbritannien in Alexandria, Frankreich in Algier, Deutschland in Dahomey, Italien in Mogadischu, die Niederlande in Kapstadt, Belgien in Angola; ungespielte Nationen legen keinen (AE-8).
    .title = Historischer Beginn
rule-rounds = Es gibt acht Runden: 1880, 1885, 1890, 1895, 1900, 1905, 1910 und 1914 (AE-44). Jede hat fünf Schritte: verhandeln, Befehle schreiben, Befehle verlesen, Konflikte auswerten, Kolonien errichten.
    .title = Die Runden
rule-negotiation = Acht Minuten lang dürfen alle mit allen reden, offen oder abseits, und alles versprechen. Nichts davon bindet. Der Zettel darf währenddessen ausgefüllt werden (AE-19).
    .title = Verhandlungen
rule-sheet = Geheim schreiben alle je Marker einen Befehl, eine Landung und zu jeder anderen Nation eine Beziehung und versiegeln den Zettel. Vergessenes heißt: kein Befehl, keine Landung, Allianz; ein Zettel, der nicht rechtzeitig versiegelt ist, gilt, wie er ist (AE-17). Ein versiegelter Zettel lässt sich öffnen, bis der letzte versiegelt ist (AE-52). Befehle ohne Wirkung dürfen geschrieben werden; vor dem Versiegeln wird darauf hingewiesen (AE-49).
    .title = Der Befehlszettel
rule-marker-orders = Ein Marker bekommt einen Befehl, in der Zeile seines Territoriums (AE-9): Entwicklung, Expedition zu einem Nachbarn oder nichts. Marker, die in dieser Runde dazukommen, haben noch keinen Befehl (AE-10). Was nicht befohlen werden darf, gilt als kein Befehl (AE-11). Marker werden nie verschoben.
    .title = Befehle an Marker
rule-development = Ein Territorium hat so viele Quadrate, wie darin gezeichnet sind. Jeder Entwicklungsbefehl belegt ein Quadrat des Territoriums, von wem er auch kommt; Quadrate gehören niemandem. Befehle über das letzte Quadrat hinaus verfallen (AE-27). Belegte Quadrate bleiben belegt, auch wenn Marker verschwinden (AE-28). Der Vorrat an Entwicklung geht nie aus (AE-30).
    .title = Entwicklung
rule-expedition = Eine Expedition legt einen neuen Marker in ein benachbartes Territorium: eines, das angrenzt, oder eines am anderen Ende eines Seewegs, falls mit Seewegen gespielt wird. Je Territorium hat eine Nation höchstens einen Marker; wohin sie schon einen hat, bewirkt die Expedition nichts (AE-12), und von mehreren an einen Ort zählt eine (AE-13). Sie gelingt auch, wenn der entsendende Marker in derselben Runde entfernt wird (AE-31).
    .title = Expeditionen
rule-landing = Einmal je Runde darf eine Nation einen neuen Marker in einem Küstenterritorium landen, in dem beim Schreiben der Befehle kein Marker liegt (AE-20, AE-23). Das gelingt auch, wenn andere in derselben Runde eintreffen (AE-21). Verlassene Küsten sind ab der nächsten Runde wieder frei (AE-22), auch voll entwickelte (AE-24). Auch eine Nation ohne Marker darf landen (AE-25).
    .title = Landung
rule-relations = Zu jeder anderen Nation erklärt man Allianz oder Konflikt, für diese Runde und für alle Territorien, die keine Kolonien sind (AE-18). Vergessenes ist Allianz (AE-17). Beziehungen müssen nicht gegenseitig sein.
    .title = Beziehungen
rule-reading = Sind alle Zettel versiegelt, werden sie verlesen. Alles geschieht aus der Stellung, in der es geschrieben wurde; wer zuerst liest, ist gleich (AE-26): Quadrate werden belegt, Expeditionen und Schiffe kommen an, die Beziehungen werden in den Botschaften gezeigt.
    .title = Verlesen der Befehle
rule-supply = Eine Nation hat 22 Marker, die in Kolonien mitgezählt (AE-43). Kämen mehr aufs Brett, als übrig sind, gelten die Zeilen des Zettels von oben nach unten, das Schiff zuletzt; Befehle ohne Wirkung verbrauchen keinen (AE-29), und von mehreren an einen Ort gilt der oberste (AE-50). Später in der Runde entfernte Marker kommen zu spät.
    .title = Der Vorrat an Markern
rule-conflict = In jedem Territorium, das keine Kolonie ist, zeigt sich dann, wer gehen muss. Wer allein ist, bleibt. Marker, die gehen müssen, kommen in den Vorrat ihrer Nation zurück.
    .title = Konflikte
rule-pair = Von zweien geht, wer Allianz erklärt hat und auf Konflikt trifft (AE-33). Bei zwei Allianzen oder zwei Konflikten bleiben beide (AE-32).
    .title = Zwei in einem Territorium
rule-crowd = Von dreien oder mehr geht, wem die anderen dort mehr Konflikte als Allianzen erklärt haben; bei gleich vielen bleibt man, und die eigenen Erklärungen zählen dabei nicht (AE-34). Alle werden zugleich beurteilt und nicht noch einmal (AE-35); so kann es sein, dass alle gehen müssen (AE-36).
    .title = Drei oder mehr
rule-colonies = Ein Territorium wird für immer Kolonie, wenn alle Quadrate belegt sind, jemand dort ist und alle, die dort sind, einander Allianz erklärt haben (AE-37); andere sind gleichgültig (AE-38). Das geschieht von selbst (AE-40) und wird jede Runde neu geprüft (AE-41). Ohne Marker keine Kolonie, aber die Quadrate bleiben belegt (AE-39).
    .title = Kolonien
rule-in-colonies = Marker in einer Kolonie bleiben bis zum Ende (AE-42) und stehen in keinem Konflikt. Sie dürfen Expeditionen entsenden, zu entwickeln gibt es nichts (AE-16). In eine Kolonie darf keine Expedition (AE-14); wer in der Runde der Gründung eintraf, gehört dazu (AE-15).
    .title = In einer Kolonie
rule-end = Das Spiel endet nach 1914 oder mit der Runde, in der die 22. Kolonie errichtet wird; alle Kolonien dieser Runde zählen (AE-45).
    .title = Das Ende
rule-points = Acht Punkte für jede eigene Kolonie, drei für jede geteilte (AE-47) und einer für jede Nation, die der eigenen in der letzten Runde Allianz erklärt hat; was man selbst erklärt hat, zählt nicht (AE-46). Territorien, die keine Kolonien sind, zählen nichts.
    .title = Punkte
rule-winner = Wer die meisten Punkte hat, gewinnt, alle anderen verlieren gleichermaßen. Haben zwei oder mehr die meisten, gewinnt niemand (AE-48).
    .title = Der Sieger

## Warum ein Bot so antwortet

because-points = Wegen der Punkte, die es sofort bringt.
because-colonies = Wegen der Kolonien, die am Ende zählen.
because-lands = Wegen der Länder, die Kolonien werden können.
because-embassies = Um des Friedens willen: wer ihn mit mir hält, zählt am Ende für mich.
