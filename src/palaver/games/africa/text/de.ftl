# AFRICA: alles, was am Tisch zu lesen ist.

## Was auf dem Plan liegt

tile-empty = nichts
tile-gold-1 = ein Goldklumpen
tile-gold-2 = zwei Goldklumpen
tile-gems-1 = ein Edelstein
tile-gems-2 = zwei Edelsteine
tile-monument = Monument
tile-nomads = Nomadenvolk
tile-elephant = Elefant
tile-zebra = Zebra
tile-giraffe = Giraffe
tile-lion = Löwe
tile-antelope = Antilope
tile-statue = Statue
tile-kettle = Kessel
tile-clothing = Kleidung
tile-mask = Maske
tile-drum = Trommel

## Der Tisch am Terminal

picture-legend = ░░░ verdeckt  ▲ Basiccamp  au Gold  gm Edelsteine  MON Monument  nom Nomadenvolk

## Die Fragen

ask-choose-city = { $who }: Welche Startstadt soll es sein?
ask-choose-turn = { $who }: Bis zu zwei Felder ziehen oder stehen bleiben und dann handeln? Oder den Forscher beliebig versetzen?
ask-travel = { $who }: Wohin wird der Forscher versetzt?
ask-walk = { $who }: Bis zu zwei Felder ziehen oder stehen bleiben?
ask-act = { $left ->
    [one] { $who }: Welche Aktion soll es hier sein? Es ist die letzte in diesem Zug.
   *[other] { $who }: Welche Aktion soll es hier sein?
}
ask-trade = { $who }: Den Fund behalten oder tauschen? ({ $tile })
ask-settle = { $who }: Wohin soll die Marke? ({ $tile })

## Die Antworten

option-start = In { $space } beginnen
option-journey = Forscher beliebig versetzen (statt aller Aktionen dieses Zugs)
option-travel = Nach { $space } versetzen
option-go = Nach { $space } ziehen
option-go-stay = Stehen bleiben ({ $space })
option-rest = Auf diese Aktion verzichten
option-research = Basiccamp errichten und forschen
option-mine = Basiccamp errichten und Bodenschätze aufnehmen
option-turn-up = Marke aufdecken: { $space }
option-pick-up-animal = Tier versetzen: { $space } ({ $tile })
option-pick-up-nomads = Nomadenvolk versetzen: { $space }
option-keep = Handelsgut behalten
option-swap = Mit { $other } tauschen: { $amount } × { $wanted } nehmen, { $amount } × { $tile } geben
option-settle = Nach { $space } legen
option-settle-stay = Liegen lassen ({ $space })

## Was geschieht

event-first-player = { $who } beginnt.
event-started = { $who } wählt als Startstadt { $space }.
event-travelled = { $who } versetzt den Forscher von { $space } nach { $there }.
event-walked = { $who } zieht von { $space } nach { $there }.
event-rested = { $who } verzichtet auf eine Aktion.
event-turned-up = { $who } deckt { $space } auf: { $tile }.
event-scored-nuggets = { $points ->
    [one] { $who } erhält 1 Punkt für den Fund: { $tile }.
   *[other] { $who } erhält { $points } Punkte für den Fund: { $tile }.
}
event-goods-taken = { $who } nimmt das Handelsgut von { $space }: { $tile }.
event-goods-swapped = { $who } tauscht mit { $other }: gibt { $amount } × { $tile }, nimmt { $amount } × { $wanted }.
event-settled = { $who } legt die Marke von { $space } nach { $there }: { $tile }.
event-moved = { $who } legt die Marke von { $space } nach { $there }: { $tile }.
event-scored-animal = { $points ->
    [one] { $who } erhält 1 Punkt für das Tier selbst: { $tile }.
   *[other] { $who } erhält { $points } Punkte für das Tier selbst: { $tile }.
}
event-scored-kin = { $points ->
    [0] { $who } erhält nichts weiter, denn kein Tier derselben Art liegt daneben: { $tile }.
    [one] { $who } erhält 1 Punkt für das Nachbartier derselben Art: { $tile }.
   *[other] { $who } erhält { $points } Punkte für die Nachbartiere derselben Art: { $tile }.
}
event-scored-open-land = { $points ->
    [0] { $who } erhält keinen Punkt, denn kein Nachbarfeld ist leer: { $tile }.
    [one] { $who } erhält 1 Punkt für das leere Nachbarfeld: { $tile }.
   *[other] { $who } erhält { $points } Punkte für die leeren Nachbarfelder: { $tile }.
}
event-scored-improvement = { $points ->
    [one] { $who } erhält 1 Punkt für den besseren Platz: { $tile }.
   *[other] { $who } erhält { $points } Punkte für den besseren Platz: { $tile }.
}
event-camp-gained = { $who } erhält für das Monument ein Basiccamp; im Vorrat: { $left }.
event-camp-built = { $who } errichtet ein Basiccamp: { $space }.
event-scored-research = { $points ->
    [one] { $who } erhält 1 Punkt fürs Forschen (Tiere: { $animals }, Nomadenvölker: { $nomads }, Monumente: { $monuments }).
   *[other] { $who } erhält { $points } Punkte fürs Forschen (Tiere: { $animals }, Nomadenvölker: { $nomads }, Monumente: { $monuments }).
}
event-mined = { $who } nimmt Bodenschätze von { $space }: { $tile }.
event-scored-last-monument = { $points ->
    [one] { $who } hat das letzte Monument aufgedeckt und erhält 1 Punkt. Das Spiel ist zu Ende.
   *[other] { $who } hat das letzte Monument aufgedeckt und erhält { $points } Punkte. Das Spiel ist zu Ende.
}
event-patience-ended = { $rounds ->
    [one] Eine ganze Runde lang hat niemand eine Aktion ausgeführt. Das Spiel ist zu Ende.
   *[other] Seit { $rounds } Runden hat niemand eine Aktion ausgeführt. Das Spiel ist zu Ende.
}
event-scored-goods = { $points ->
    [one] { $who } erhält 1 Punkt für Handelsgüter: { $amount } × { $tile }.
   *[other] { $who } erhält { $points } Punkte für Handelsgüter: { $amount } × { $tile }.
}
event-scored-gold = { $level ->
    [one] { $who } erhält für Gold { $points } Punkte. Goldklumpen: { $amount }.
   *[other] { $points ->
        [one] { $who } erhält für Gold 1 Punkt (gleich viel haben { $level }). Goldklumpen: { $amount }.
       *[other] { $who } erhält für Gold { $points } Punkte (gleich viel haben { $level }). Goldklumpen: { $amount }.
    }
}
event-scored-gems = { $level ->
    [one] { $who } erhält für Edelsteine { $points } Punkte. Edelsteine: { $amount }.
   *[other] { $points ->
        [one] { $who } erhält für Edelsteine 1 Punkt (gleich viele haben { $level }). Edelsteine: { $amount }.
       *[other] { $who } erhält für Edelsteine { $points } Punkte (gleich viele haben { $level }). Edelsteine: { $amount }.
    }
}

## Warum nicht?

reason-over = Das Spiel ist zu Ende.
reason-turn = { $who } ist am Zug.
reason-journey-instead = Den Forscher beliebig zu versetzen füllt den ganzen Zug; wählen lässt sich das nur zu dessen Beginn.
reason-city-first = Zuerst ist die Startstadt zu wählen.
reason-journey-begun = Der Forscher wird gerade versetzt: Wähle sein Ziel.
reason-nowhere-to-go = Noch gibt es kein Feld, auf das der Forscher versetzt werden könnte.
reason-nothing-to-keep = Ein Handelsgut wird in dem Augenblick behalten oder getauscht, in dem es gefunden wird.
reason-not-now = Erst ziehen oder stehen bleiben, dann kommt die Aktion.
reason-settle-first = Bestimme zuerst, wohin die Marke kommt: { $tile }.
reason-no-camp = Du hast kein Basiccamp mehr.
reason-not-empty = { $space } ist nicht leer: Dort ist eine Marke oder ein Basiccamp.
reason-no-goods-found = Tauschen kannst du nur, wenn du gerade ein Handelsgut aufgedeckt hast.
reason-own-goods = Das sind deine eigenen Handelsgüter.
reason-none-there = { $other } hat keine Marke davon: { $wanted }.
reason-same-goods = Getauscht wird gegen ein anderes Handelsgut als das eben gefundene: { $tile }.
reason-too-few = Du müsstest { $amount } × { $tile } geben und hast nur { $mine }.
reason-city-taken = In { $space } steht schon ein anderer Forscher.
reason-no-city = Forscher beginnen in einer Startstadt, und { $space } ist keine.
reason-trade-first = Entscheide zuerst über deinen Fund, behalten oder tauschen: { $tile }.
reason-face-down = Die Marke auf { $space } ist verdeckt; kein Forscher darf darauf oder darüber.
reason-face-down-beside = Die Marke auf { $space } ist verdeckt; kein Forscher darf darauf oder darüber. Um sie aufzudecken, bleib erst stehen.
reason-explorer-there = Dort steht ein anderer Forscher: { $space }.
reason-same-place = Der Forscher muss auf ein anderes Feld versetzt werden als das, auf dem er steht.
reason-too-far = { $space } ist mit zwei Schritten über offene Felder nicht zu erreichen.
reason-must-move = Wer eine Marke versetzt, muss sie auf einen besseren Platz legen: { $tile }.
reason-no-better = { $space } wäre für diese Marke nicht besser als ihr bisheriger Platz: { $tile }.
reason-turn-up-too-far = { $space } ist kein Nachbarfeld deines Forschers.
reason-nothing-there = Auf { $space } gibt es nichts aufzudecken oder zu versetzen; gezogen wird vor der Aktion.
reason-stays-there = Was dort liegt, lässt sich nicht versetzen: { $space }.
reason-move-too-far = Versetzen kannst du nur, was auf dem Feld deines Forschers oder daneben liegt; { $space } ist zu weit weg: { $tile }.
reason-no-better-anywhere = Kein leeres Feld wäre für diese Marke besser als { $space }: { $tile }.

## Die Schalter

switch-first_player = Wer beginnt
    .explain = 0 heißt: Das Los entscheidet; jede andere Zahl ist der Platz, der beginnt.
switch-patience = Geduld
    .explain = Nach so vielen vollen Runden ohne jede Aktion endet das Spiel; 0 heißt: nie.
switch-simple = Einfache Spielvariante
    .explain = Nur einmal ziehen und eine Aktion im Zug, für junge Leute.
switch-empty_majority = Ränge für nichts
    .explain = Auch wer gar kein Gold oder gar keine Edelsteine hat, belegt einen Rang und kann dafür Punkte erhalten.
switch-journey_home = Versetzen auf dasselbe Feld
    .explain = Der Forscher darf dorthin versetzt werden, wo er schon steht; so lässt sich passen.

## Die Regeln, in eigenen Worten

rule-goal = Afrika im 19. Jahrhundert: Von der Küste aus brechen Forscher auf, um zu erfahren, was der Kontinent birgt. Sie begegnen Tieren und Nomadenvölkern, suchen Monumente und stoßen auf Handelsgüter, Gold und Edelsteine. Vieles davon bringt sofort Punkte, Handelsgüter und Bodenschätze erst am Schluss. Wer dann die meisten Punkte hat, gewinnt.
    .title = Worum es geht
rule-material = Ein Spielplan mit 101 Feldern, 96 Entdeckungsmarken, 20 Basiccamps, eine Bonusmarke über 3 Punkte, je zwei Forscher in fünf Farben, je eine Übersichtstafel in diesen Farben und eine Übersicht über das ganze Spiel sowie fünf Punktemarken über 50; am wirklichen Tisch werden Marken und Tafeln vor der ersten Partie aus ihren Rahmen gelöst. Elf Marken sind Monumente. Die übrigen zeigen Handelsgüter, Tiere, Nomadenvölker, Gold und Edelsteine, in den Anzahlen, die in der Plandatei stehen; wer das Spiel besitzt, kann sie dort berichtigen (AF-37).
    .title = Was es gibt
rule-set-up = Die Marken werden gemischt und verdeckt ausgelegt, eine auf jedes Feld; nur die fünf Startstädte bleiben frei. Zehn Basiccamps und die Bonusmarke bilden den Vorrat, im Kreis mit dem Monument oben rechts. Jede Person erhält zwei Basiccamps; was davon übrig ist, kommt zurück in die Schachtel (AF-24). Alle wählen eine Farbe, nehmen deren Übersichtstafel und deren zwei Forscher und stellen einen davon auf die 0 der Zählleiste.
    .title = Vor dem Spiel
rule-score = Die Zählleiste führt rings um Afrika und beginnt bei der großen 0 im Atlantik. Für jeden Punkt geht es ein Feld weiter. Nach einer Runde gilt die 0 als 50: Dafür gibt es eine Punktemarke, und es wird von dort weitergezählt. Hier steht einfach die Summe (AF-30).
    .title = Punkte zählen
rule-first-player = Ihr einigt euch, wer beginnt; ohne Einigung entscheidet das Los. Wer beginnt, wählt eine Startstadt und stellt dort seinen Forscher auf. Die anderen folgen im Uhrzeigersinn, jeweils in einer Stadt, in der noch niemand steht. Zur Wahl stehen immer alle fünf Städte, auch wenn ihr weniger seid (AF-33, AF-3).
    .title = Wer beginnt, und wo
rule-turn = Gespielt wird im Uhrzeigersinn. In deinem Zug wählst du eines von beidem: einmal den Forscher beliebig versetzen (A) oder zweimal ziehen und danach, wenn du magst, eine Aktion ausführen (B). Mischen lässt sich das nicht: Das Versetzen ist der ganze Zug (AF-5). Fünf Aktionen gibt es: Marke aufdecken; Tier versetzen; Nomadenvolk versetzen; Basiccamp errichten und forschen; Basiccamp errichten und Bodenschätze aufnehmen.
    .title = Ein Zug
rule-journey = (A) Du stellst deinen Forscher auf irgendein Feld, nur nicht auf eine verdeckte Marke und nicht zu einem anderen Forscher. Städte, leere Felder, offene Marken und Basiccamps sind alle erlaubt (AF-6). Er muss auf ein anderes Feld kommen als das, auf dem er stand (AF-35). Gibt es keines, wie bei fünf Forschern in den fünf Städten, so kannst du diesen Zug nicht wählen (AF-34).
    .title = A. Forscher beliebig versetzen
rule-walking = (B) Vor jeder der beiden Aktionen darf dein Forscher bis zu zwei Felder weit ziehen, von Nachbarfeld zu Nachbarfeld, oder stehen bleiben. Nachbarn sind Felder mit einer gemeinsamen Seite. Leere Felder, offene Marken und Basiccamps darf er betreten und überqueren, verdeckte Marken und andere Forscher nie (AF-7).
    .title = B. Forscher ziehen
rule-turning-up = Du deckst eine verdeckte Marke auf, die deinem Forscher benachbart ist (AF-8). Zunächst bleibt sie liegen, damit alle sie sehen. Was dann geschieht, hängt davon ab, was sie zeigt.
    .title = 1. Marke aufdecken
rule-treasure = Gold und Edelsteine bleiben offen auf ihrem Feld. Du erhältst sofort 1 Punkt für jeden Goldklumpen oder Edelstein auf der Marke, also 1 oder 2 Punkte.
    .title = Gold und Edelsteine aufdecken
rule-goods = Ein Handelsgut kommt vom Plan herunter, sein Feld ist von da an leer. Du legst es offen vor dich oder tauschst es mit jemandem. Punkte bringen Handelsgüter am Schluss, und je mehr du von einem hast, desto wertvoller wird jedes davon.
    .title = Handelsgüter aufdecken
rule-swapping = Du nimmst von genau einer anderen Person alle Marken eines anderen Handelsguts und gibst dafür ebenso viele von dem, das du eben gefunden hast; die neue Marke zählt dabei mit. Hast du weniger, kannst du nicht tauschen; hast du mehr, behältst du den Rest. Ablehnen kann den Tausch niemand (AF-14 bis AF-17). Was schon vor dir liegt, lässt sich erst wieder tauschen, wenn du eine weitere Marke desselben Handelsguts aufdeckst (AF-18).
    .title = Handelsgüter tauschen
rule-settling = Deckst du ein Tier oder ein Nomadenvolk auf, so bestimmst du seinen Platz. Es kann liegen bleiben. Oder du legst es auf irgendein leeres Feld des ganzen Plans, das wirklich mehr von dem neben sich hat, was es sucht: Tiere suchen ihresgleichen, Nomadenvölker leere Felder (AF-9). Für den alten Platz wird gezählt, wie es mit der Marke dort aussieht, für den neuen, wie es aussieht, wenn sie vom alten fort ist; sich selbst ist eine Marke nie Nachbar (AF-10).
    .title = Einen Platz bestimmen
rule-animals = Ein neu aufgedecktes Tier bringt dir gleich 1 Punkt, und 1 weiteren jedes Tier derselben Art neben dem Feld, auf dem es schließlich liegt (AF-11).
    .title = Tiere aufdecken
rule-nomads = Für ein neu aufgedecktes Nomadenvolk erhältst du je 1 Punkt für jedes leere Feld neben seinem endgültigen Platz. Das kann auch gar keiner sein (AF-11).
    .title = Nomadenvölker aufdecken
rule-monuments = Ein Monument bleibt offen auf seinem Feld. Du nimmst ein Basiccamp aus dem Vorrat und legst es vor dich. Für das letzte Monument gibt es keines (AF-22).
    .title = Monumente aufdecken
rule-moving = Liegt ein Tier oder ein Nomadenvolk offen auf dem Feld deines Forschers oder daneben, so kannst du es auf irgendein leeres Feld des Plans versetzen, wenn dort wirklich mehr von dem angrenzt, was es sucht (AF-12, AF-13). Du erhältst nur den Unterschied zwischen beiden Plätzen: Für sich selbst und für alle seine Nachbarn zählt ein Tier allein beim Aufdecken.
    .title = 2. und 3. Tier oder Nomadenvolk versetzen
rule-camps = Steht dein Forscher auf einem leeren Feld und hast du noch ein Basiccamp, so kannst du es dort errichten, entweder um zu forschen oder um Bodenschätze aufzunehmen. Auch in einer leeren Startstadt geht das; auf jedem Feld ist Platz für ein Basiccamp; und errichten darfst du es selbst dann, wenn es nichts einbringt (AF-19).
    .title = Basiccamp errichten
rule-research = Du errichtest ein Basiccamp und erhältst je 1 Punkt für jedes Tier, jedes Nomadenvolk und jedes Monument, das offen daneben liegt. Gold, Edelsteine und verdeckte Marken zählen nicht. Alle Marken bleiben liegen (AF-20).
    .title = 4. Basiccamp errichten und forschen
rule-mining = Du errichtest ein Basiccamp und nimmst alles Gold und alle Edelsteine, die offen daneben liegen; zurücklassen darfst du nichts. Die Marken legst du vor dich, ihre Felder sind nun leer. Sofort gibt es dafür keine Punkte. Es geht darum, am Schluss mehr Gold und mehr Edelsteine zu haben als alle anderen (AF-21).
    .title = 5. Basiccamp errichten und Bodenschätze aufnehmen
rule-empty-spaces = Leer ist ein Feld, auf dem weder Marke noch Basiccamp ist (AF-1). Auch Startstädte sind leer, solange dort nichts liegt (AF-3). Forscher ändern daran nichts: Eine Marke darf unter einen Forscher geschoben werden, und neben einem Nomadenvolk zählt sein Feld als leer (AF-2).
    .title = Leere und besetzte Felder
rule-passing = Die Aktionen führst du in beliebiger Reihenfolge aus, auch zweimal dieselbe. Auf jede von beiden und auch auf beide darfst du verzichten, und ziehen musst du nicht (AF-4).
    .title = Reihenfolge der Aktionen
rule-end = Wer das letzte Monument aufdeckt, nimmt statt eines Basiccamps die Bonusmarke und erhält dafür 3 Punkte. Damit ist das Spiel sofort zu Ende, mitten im Zug, und es folgt die Schlusswertung (AF-22).
    .title = Spielende
rule-goods-score = Jedes Handelsgut, das vor dir liegt, zählt nach seiner Anzahl: 1 Punkt für ein einzelnes, 3 für zwei gleiche, 5 für drei, 8 für vier, 12 für fünf (AF-25).
    .title = Schlusswertung: Handelsgüter
rule-majority = Das meiste Gold bringt 10 Punkte, das zweitmeiste 6, alles Weitere nichts. Gezählt werden Goldklumpen, nicht Marken. Wer gleich viel hat, teilt sich die Punkte der gemeinsamen Ränge, abgerundet: Zwei mit dem meisten erhalten je 8, und einen zweiten Rang gibt es dann nicht; drei erhalten je 5; zwei mit dem zweitmeisten je 3 (AF-26). Auch zu zweit bringt der zweite Rang 6 Punkte (AF-28). Wer gar kein Gold hat, belegt keinen Rang (AF-27). Dann werden die Edelsteine ebenso gewertet.
    .title = Schlusswertung: Gold und Edelsteine
rule-winner = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt (AF-29).
    .title = Wer gewinnt
rule-two-players = Zu zweit kommen nur acht Basiccamps und die Bonusmarke in den Vorrat; deshalb endet das Spiel schon mit dem neunten Monument. Eingemischt sind trotzdem alle elf (AF-23).
    .title = Zu zweit
rule-simple = Für junge Leute lässt sich der Zug vereinfachen: nur einmal ziehen und nur eine Aktion (AF-31), oder stattdessen den Forscher beliebig versetzen (AF-38).
    .title = Einfache Spielvariante
rule-patience = Es kommt vor, dass niemand die letzten Monumente aufdecken will. Hat zehn volle Runden lang niemand eine der fünf Aktionen ausgeführt, so endet das Spiel mit der üblichen Schlusswertung, und die Bonusmarke erhält niemand. Ziehen und beliebiges Versetzen sind keine Aktionen. Die Zahl der Runden lässt sich wählen, ebenso ein Spiel ohne diese Grenze (AF-32, AF-36).
    .title = Wenn niemand handelt

## Warum ein Bot so antwortet

because-points = Wegen der Punkte, die es sofort bringt.
because-goods = Wegen der Handelsgüter: was ich davon habe, wird mehr wert.
because-gold = Wegen des Goldes, um beim Gold vorn zu liegen.
because-gems = Wegen der Edelsteine, um bei ihnen vorn zu liegen.
because-camps = Um ein Basiccamp für einen besseren Platz zu behalten.
because-place = Um dort zu stehen, wo noch viel aufzudecken ist.
