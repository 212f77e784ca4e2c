# West of Africa: ogni parola che legge chi gioca.


## Che cosa c'è

place-west = nave sul bordo occidentale
place-east = nave sul bordo orientale
field = { $island } { $code }
good-cane = canna da zucchero
good-wine = vino
good-grain = grano
card-workers = Muovere i lavoratori
card-ship = Muovere la nave
card-plant = Coltivare merci
card-sell = Vendere merci
card-settle = Fondare un insediamento
card-minus = carta meno
no-cards = nessuna isola e nessuna azione
ending-points = qualcuno ha 25 punti
ending-settlements = tutti gli insediamenti sono fondati
ending-points-and-settlements = qualcuno ha 25 punti e tutti gli insediamenti sono fondati

## Le domande

ask-choose-cards = { $who }, round { $round }: scegli da una a cinque carte. Finora { $laid }, somma { $sum }.
ask-show-cards = { $who }: tocca a te, scopri le tue carte.
ask-place-ship = { $who }: in quale porto comincia la nave?
ask-choose-action = { $who }: quale azione adesso?
ask-move-workers = { $left ->
    [one] { $who }, resta 1 punto azione: quale lavoratore va dove?
   *[other] { $who }, restano { $left } punti azione: quale lavoratore va dove?
}
ask-plant-on = { $who }: su quale delle isole scelte coltivi?
ask-use-helpers = { $who }: quanti lavoratori aiutano su quest'isola? { $island }
ask-plant-field = { $who }: quale campo coltivi? { $island }, { $cost } oro per campo.
ask-send-helper = { $who }: un aiutante lascia { $island }. Su quale nave del bordo?
ask-sell-goods = { $who }: quali merci vendi? Incasso finora: { $takings }.
ask-found-settlement = { $who }: dove fondi? Sul tracciato: { $track }. Costo finora: { $bill }.
ask-sail = { $who }: la nave è a { $island }. Porti ancora: { $left }; merci ancora da caricare: { $loads }.
ask-push-ship = { $who }: il porto è pieno ({ $island }). Quale nave cede il posto?
ask-push-to = { $who }: dove va la nave di { $other }?

## Le risposte

option-seal = Lascia le carte così
option-add = Gioca: { $card } ({ $value })
option-back = Riprendi: { $card } ({ $value })
option-show = Scopri le carte
option-place = Comincia a { $island }
option-end = Termina il turno
option-begin-workers = Muovi i lavoratori
option-begin-ship = Muovi la nave
option-begin-plant = Coltiva merci
option-begin-sell = Vendi merci
option-begin-settle = Fonda insediamenti
option-done = Basta così
option-step = Un lavoratore: { $place } → { $there }
option-on = Coltiva su { $island }
option-helpers = { $helpers ->
    [0] Nessun aiutante: { $cost } oro per campo
    [one] 1 aiutante: { $cost } oro per campo
   *[other] { $helpers } aiutanti: { $cost } oro per campo
}
option-plant = Coltiva { $good }: { $field } ({ $cost } oro)
option-send = Sulla { $place }
option-sell = Vendi { $good }: { $island } ({ $price } oro)
option-found = Fonda un insediamento: { $field } ({ $cost } oro)
option-sail = Naviga fino a { $island }
option-load = Carica { $good }: { $island }
option-unload = Scarica { $good } da { $island }
option-push = La nave di { $other }
option-to = Verso { $island }

## Che cosa accade

event-drawn-on-gold = { $who } comincia sul tracciato dell'oro al posto { $slot } dall'alto.
event-sealed = { $laid ->
    [one] { $who } ha posato 1 carta coperta.
   *[other] { $who } ha posato { $laid } carte coperte.
}
event-announced = { $laid ->
    [one] { $who } annuncia la somma { $sum }, con 1 carta.
   *[other] { $who } annuncia la somma { $sum }, con { $laid } carte.
}
event-fee-paid = { $who } paga { $amount } oro per la quinta carta e resta con { $gold }, al posto { $slot }.
event-plays-as = { $who } gioca come numero { $rank }.
event-cards-shown = { $minuses ->
    [0] { $who } scopre: { $cards }.
    [one] { $who } scopre: { $cards }; e 1 carta meno.
   *[other] { $who } scopre: { $cards }; e { $minuses } carte meno.
}
event-ship-placed = { $who } mette in mare la nave: { $island }.
event-worker-moved = { $who } muove un lavoratore: { $place } → { $there }. Punti azione ancora: { $left }.
event-planted = { $who } coltiva { $good } per { $cost } oro: { $field }.
event-helper-sent = { $who } manda via un aiutante: { $island } → { $ship }.
event-sold = { $who } vende { $good } per { $price } oro: { $island }.
event-founded = { $who } fonda un insediamento per { $cost } oro: { $field }. Sul tracciato: { $left }.
event-scored-settlement = { $points ->
    [one] { $who } ottiene 1 punto per l'insediamento: { $field }.
   *[other] { $who } ottiene { $points } punti per l'insediamento: { $field }.
}
event-sailed = { $who } naviga da { $island } a { $there }. Porti ancora: { $left }.
event-loaded = { $who } carica { $good }: { $island }.
event-unloaded = { $who } scarica { $good } da { $origin }: { $island }.
event-pushed = La nave di { $who } è scacciata da { $by }: { $island } → { $there }.
event-paid = { $who } paga { $amount } oro e resta con { $gold }, al posto { $slot }.
event-earned = { $lost ->
    [0] { $who } incassa { $amount } oro e ne ha { $gold }, al posto { $slot }.
   *[other] { $who } incassa { $amount } oro e ne ha { $gold }, al posto { $slot }; altri { $lost } vanno persi.
}
event-minus-passed = { $amount ->
    [one] { $who } passa 1 carta meno a { $other }.
   *[other] { $who } passa { $amount } carte meno a { $other }.
}
event-round-ended = Finisce il round { $round }.
event-scored-most-gold = { $points ->
    [one] { $who } ottiene 1 punto per l'oro: { $gold }, rango { $rank }.
   *[other] { $who } ottiene { $points } punti per l'oro: { $gold }, rango { $rank }.
}
event-harvested = { $who } raccoglie { $good }: { $field }.
event-alcalde-named = { $level ->
    [one] { $who } è alcalde di { $island }, con influenza { $influence }.
   *[other] { $who } è alcalde di { $island }, con influenza { $influence } e, alla pari con altri, più avanti sul tracciato dell'oro.
}
event-alcalde-gone = Su { $island } non c'è più nessuno; { $who } restituisce il segnalino alcalde.
event-scored-alcalde = { $points ->
    [one] { $who } ottiene 1 punto come alcalde di { $island }.
   *[other] { $who } ottiene { $points } punti come alcalde di { $island }.
}
event-track-filled = Insediamenti sul tracciato: { $track }, di cui nuovi: { $amount }. Nella riserva: { $reserve }.
event-last-round = Comincia l'ultimo round: { $ending }.
event-ended = La partita è finita: { $ending }.
event-scored-fortune = { $points ->
    [one] { $who } ottiene 1 punto per { $gold } oro.
   *[other] { $who } ottiene { $points } punti per { $gold } oro.
}

## Perché no?

reason-over = La partita è finita.
reason-sealed = Le tue carte sono già posate; gli altri stanno ancora scegliendo.
reason-turn = È il turno di { $who }.
reason-one-card-at-least = Almeno una carta va scelta; non occorre usarla.
reason-cards-first = Prima tutti scelgono le carte.
reason-not-laid = Questa carta non è sul tavolo: { $card }.
reason-laid-already = Questa carta è già sul tavolo: { $card }.
reason-no-minus-card = In questo round non hai altre carte meno.
reason-five-cards = Cinque carte sono il massimo.
reason-fifth-card = La quinta carta costa { $fee } oro, che devi avere adesso; ne hai { $gold }.
reason-show-first = Prima scopri le tue carte; così comincia il tuo turno.
reason-shown-already = Le tue carte sono già scoperte.
reason-ship-first = Nel primo round la nave si mette in mare prima di ogni altra cosa.
reason-finish-first = Prima finisci ciò che hai cominciato; un'azione si esegue tutta di seguito.
reason-minus-does-nothing = Una carta meno abbassa la somma e non dà azioni.
reason-island-serves = Una carta isola dice dove valgono le azioni; non è un'azione.
reason-not-chosen = Non hai scelto questa carta: { $card }.
reason-done-already = Questa azione l'hai già avuta: { $card }. Ognuna si ha una volta sola.
reason-not-in-round-1 = Nel primo round non è possibile.
reason-nothing-to-plant = Sulle tue isole non c'è un campo libero per cui tu abbia segnalino e oro.
reason-nothing-to-sell = Nei magazzini delle tue isole non hai merci.
reason-track-empty = Sul tracciato non ci sono più insediamenti.
reason-nowhere-to-found = Sulle tue isole non c'è un posto libero che tu possa pagare e dove tu sia alcalde.
reason-cards-lie = Le carte di questo round sono decise.
reason-nothing-begun = Nessuna azione è cominciata.
reason-one-field-at-least = Gli aiutanti se ne vanno solo dopo aver aiutato: qui coltiva almeno un campo.
reason-one-field-or-back = Qui coltiva almeno un campo, oppure annulla la scelta di quest'isola.
reason-cargo-from-here = Le merci che vengono da qui non si scaricano di nuovo qui; prosegui.
reason-decide-first = Prima va deciso questo.
reason-no-helpers-now = Gli aiutanti si scelgono quando si coltiva sulla loro isola.
reason-too-few-helpers = { $amount ->
    [one] Là hai solo 1 lavoratore.
   *[other] Là hai solo { $amount } lavoratori.
}
reason-too-dear = Il tuo oro non basta: te ne resta { $gold }.
reason-workers-not-now = I lavoratori si muovono solo con l'azione Muovere i lavoratori.
reason-no-worker-there = Là non hai lavoratori.
reason-only-helpers = Sulle navi del bordo i lavoratori tornano solo dopo aver aiutato a coltivare.
reason-no-worker-near = Nessuno dei tuoi lavoratori può andare là: { $island }.
reason-island-not-now = Con quest'isola ora non c'è niente da fare: { $island }.
reason-island-not-chosen = Non hai scelto la carta di quest'isola: { $island }.
reason-visited = Là hai già coltivato in questa azione: { $island }.
reason-no-farmland = Su quest'isola non cresce niente: { $island }.
reason-no-field-left = Là non c'è un campo libero per cui tu abbia un segnalino: { $island }.
reason-field-not-now = Con questo campo ora non c'è niente da fare: { $field }.
reason-settled = Là c'è un insediamento: { $field }.
reason-growing = Là cresce qualcosa fino al raccolto: { $field }.
reason-not-farmland = Là non cresce niente: { $field }.
reason-other-island = Stai coltivando su un'altra isola: { $island }.
reason-no-marker = Non hai più segnalini di questo tipo: { $good }.
reason-no-site = Là non si può fondare: { $field }.
reason-not-alcalde = Non sei alcalde di { $island }.
reason-not-in-harbour = La tua nave non è là: { $island }.
reason-good-not-now = Le merci si toccano solo per venderle o caricarle.
reason-no-such-good = Non ne hai in questo magazzino: { $good }, { $island }.
reason-three-loaded = Tre merci sono il massimo per un viaggio.
reason-journey-over = La nave non può proseguire, quindi non carica più niente.
reason-cargo-not-now = Si scarica mentre la nave è in viaggio.
reason-not-aboard = A bordo non ce n'è: { $good }, { $island }.
reason-harbour-full = Tutti gli ormeggi sono occupati: { $island }.
reason-not-a-haven = Non è l'ormeggio libero più vicino nella direzione di marcia: { $island }.
reason-harbour-not-now = Adesso la tua nave non è in viaggio e non può andare là: { $island }.
reason-not-nearest = Ci sono ormeggi liberi più vicini di questo: { $island }.
reason-three-harbours = Tre porti sono il massimo per un viaggio.
reason-in-this-harbour = La tua nave è già là: { $island }.
reason-no-lane = Nessuna rotta porta da { $island } a { $there }.
reason-cargo-from-there = A bordo ci sono ancora merci di { $island }, e il viaggio finirebbe là; scaricale prima.
reason-push-not-now = Si scaccia una nave solo dove un viaggio finisce in un porto pieno.
reason-own-ship = La tua nave è appena arrivata; è un'altra a doverle cedere il posto.
reason-not-in-the-way = Quella nave non è in questo porto.

## Le opzioni

switch-longest_stay = Vince chi sta da più tempo
    .explain = Su uno spazio del tracciato dell'oro è avanti chi ci sta da più tempo, anche se più in alto si è liberato un posto.
switch-end_at_once = Nessun altro round
    .explain = La partita finisce con il round in cui si raggiungono 25 punti o l'ultimo insediamento.
switch-linear_middle = Rotte in semplice catena
    .explain = Non ci sono le rotte Tenerife–Fuerteventura e La Gomera–Gran Canaria.
switch-western_star = Stella occidentale
    .explain = Non c'è la rotta La Palma–El Hierro.
switch-flat_island_values = Numeri piatti
    .explain = Tenerife e Lanzarote contano 2 ciascuna.

## Le regole, con parole nostre

rule-goal = Sulle isole Canarie coltivate canna da zucchero, vino e grano, trasportate e vendete il raccolto, diventate alcalde (sindaco) e fondate insediamenti. Insediamenti, cariche e oro danno punti; chi alla fine ne ha di più vince.
    .title = Lo scopo
rule-islands = Le sette isole formano tre regioni: a ovest El Hierro, La Palma e La Gomera, al centro Tenerife e Gran Canaria, a est Fuerteventura e Lanzarote. Sui campi da coltivare, a ovest e al centro, cresce solo la merce che vi è raffigurata. Sui campi da edificare, al centro e a est, un insediamento costa 6, 9 o 12 oro. Ogni isola ha un magazzino per le merci di tutti, di ogni tipo e in ogni quantità, e un porto con uno o più ormeggi; le rotte uniscono le isole. Due navi disegnate sui bordi sono il punto di partenza dei lavoratori: quella occidentale raggiunge La Gomera, quella orientale Fuerteventura. Campi, rotte, ormeggi e numeri delle carte che il regolamento non dice sono ricostruiti; chi possiede il gioco può correggere il file del tabellone.
    .title = Le isole
rule-gold-track = Il tracciato dell'oro va da 0 a 45; il di più va perso. Decide ogni parità: vince chi ha più oro e, con lo stesso oro, chi sta più in alto sullo spazio. Un segnalino che si sposta prende il posto libero più alto del nuovo spazio, anche se un altro più in basso ci sta da più tempo (WA-19). In un'azione si sposta una volta sola, per il totale, e non si sposta affatto se il totale è zero (WA-20); chi è già a 45 resta dov'è (WA-37).
    .title = Oro e parità
rule-set-up = Ognuno ha tredici carte: una per ciascuna isola, una per ciascuna delle cinque azioni e una carta meno; inoltre una nave, otto segnalini merce (4 di canna, 2 di vino, 2 di grano) e tre lavoratori, due sulla nave del bordo occidentale e uno su quella orientale. Tutti cominciano senza punti e con 15 oro; la sorte decide l'ordine dei segnalini su quello spazio (WA-22). Sei dei venti insediamenti vanno sul loro tracciato.
    .title = Prima di cominciare
rule-round = Si gioca a round. Prima tutti scelgono le carte nello stesso momento; poi ognuno, nel proprio turno, esegue le azioni delle sue carte; poi viene la fine del round.
    .title = Un round
rule-choosing = Scegli da una a cinque delle tue carte e posale coperte. Almeno una ci vuole, ma non occorre usarla (WA-36); le carte meno contano tra le cinque (WA-1). Tutti vedono quante sono, nessuno quali (WA-6), e nemmeno quante restano in mano (WA-39).
    .title = I. Scegliere le carte
rule-fifth-card = Quattro carte sono gratuite; la quinta costa 4 oro, che devi avere quando scegli (WA-4). Si paga appena annunciate le somme e prima di guardare le parità; se a pagare sono in più, comincia chi ha più oro e, a parità, chi sta più in alto, così l'ordine tra loro resta (WA-5).
    .title = La quinta carta
rule-minus-cards = Una carta meno non dà azioni; abbassa la tua somma di 4, anche sotto zero. Puoi giocarne quante ne hai (WA-3). Alla fine del tuo turno passi quelle giocate al vicino di sinistra (WA-2), cioè al posto seguente del tavolo (WA-38); in due ognuno è il vicino dell'altro (WA-35). Il vicino può usarle dal round seguente.
    .title = Carte meno
rule-sums = Quando tutti hanno posato le carte, ognuno annuncia la somma dei loro numeri, senza ancora mostrarle (WA-6).
    .title = Le somme
rule-order = Comincia la somma più bassa, poi la seconda e così via. Il tracciato dell'oro decide le parità.
    .title = L'ordine di turno
rule-turn = Quando tocca a te, scopri le tue carte; fino ad allora chi ha giocato prima di te può ancora riprendere il proprio turno, fine compresa (WA-42). Esegui le azioni nell'ordine che vuoi, ciascuna una volta e tutta di seguito prima della prossima; ogni parte, o anche tutto, si può tralasciare. Le carte isola servono a tutte le azioni scelte, e più isole alla stessa azione; ma solo le isole di cui hai giocato la carta (WA-9).
    .title = II. Eseguire le azioni
rule-first-ship = Nel primo round ognuno, prima di ogni altra cosa nel proprio turno, mette la nave su un ormeggio libero qualsiasi. Nessuno è scacciato, e un ormeggio libero c'è sempre (WA-8).
    .title = La nave nel primo round
rule-workers = Muovere i lavoratori non richiede carte isola e dà quattro punti azione, per un lavoratore o più; non occorre usarli tutti. Un punto porta un lavoratore da una nave del bordo all'isola che essa raggiunge, o da un'isola lungo una rotta a quella vicina. Su una nave del bordo i lavoratori non tornano mai a piedi (WA-11).
    .title = Azione: Muovere i lavoratori
rule-planting = Coltivare merci richiede carte isola. Metti quanti segnalini vuoi su campi liberi di quelle isole, ciascuno su un campo del suo tipo e uno solo per campo. Ognuno costa 3 oro. I segnalini ti servono: ciò che cresce su un campo o sta in un magazzino non si può coltivare.
    .title = Azione: Coltivare merci
rule-helpers = Quanti vuoi dei tuoi lavoratori su un'isola possono aiutare: ognuno fa costare 1 oro in meno ogni campo che vi coltivi con questa azione, e in tre lo rendono gratuito (WA-10). Dove aiutano coltivi almeno un campo, e chi ha aiutato non aiuta su un'altra isola nella stessa azione. Poi ogni aiutante lascia l'isola, e per ciascuno scegli su quale delle due navi del bordo va. Non è un movimento; nello stesso turno può ripartire con Muovere i lavoratori.
    .title = Lavoratori che aiutano
rule-double-fields = Alcuni campi al centro accolgono o una merce o un insediamento. Finché vi cresce qualcosa non si può fondare; dove c'è un insediamento non si coltiva mai più (WA-26).
    .title = Campi a doppia funzione
rule-selling = Vendere merci richiede carte isola e non è possibile nel primo round (WA-7). Vendi le merci che vuoi dai tuoi magazzini di quelle isole: a 6 oro l'una a ovest, 9 al centro, 12 a est, di qualunque tipo. I segnalini si possono subito coltivare di nuovo; l'oro oltre 45 va perso (WA-18).
    .title = Azione: Vendere merci
rule-founding = Fondare un insediamento richiede carte isola e non è possibile nel primo round (WA-7). Devi essere alcalde dell'isola dalla fine dell'ultimo round, qualunque cosa sia accaduta dopo (WA-25). Prendi dal tracciato quanti insediamenti vuoi, metti ciascuno su un campo da edificare libero e paga 6, 9 o 12 oro. Ognuno dà subito 3 punti. Quando il tracciato è vuoto, in questo round non si fonda più.
    .title = Azione: Fondare un insediamento
rule-sailing = Muovere la nave non richiede carte isola. La nave segue le rotte per tre porti al massimo; contano anche quelli pieni. Può tornare indietro, e dove passa soltanto non disturba nessuno. Può anche restare ferma, ma allora non trasporta niente (WA-17).
    .title = Azione: Muovere la nave
rule-cargo = In viaggio la nave porta gratis fino a tre tue merci in tutto (WA-16). Si caricano in ogni porto da cui parte o passa e si scaricano nel magazzino di uno qualsiasi dei porti seguenti dello stesso viaggio; alla fine a bordo non resta niente. Scaricare le merci da dove vengono non cambierebbe niente e non viene proposto (WA-41).
    .title = Merci sulla nave
rule-pushing = Se il viaggio finisce in un porto con tutti gli ormeggi occupati, una nave là deve cedere il posto; tra più navi scegli tu. Va nella direzione del tuo ultimo passo, est o ovest, lungo le rotte fino all'ormeggio libero più vicino, oltre i porti pieni (WA-12); se più d'uno è ugualmente vicino, scegli tu (WA-13). Se in quella direzione non ce n'è, è il più vicino in assoluto (WA-14). Il tuo vecchio ormeggio è allora già libero (WA-15).
    .title = Navi che cedono il posto
rule-round-end = Quando tutti hanno giocato, ognuno riprende le proprie carte; solo le carte meno giocate sono dal vicino di sinistra. Poi seguono, nell'ordine: punti per l'oro, raccolto, alcaldi, punti per gli alcaldi, nuovi insediamenti (WA-23).
    .title = III. La fine del round
rule-most-gold = I due più avanti sul tracciato dell'oro ottengono 1 punto ciascuno, anche senza oro; in due giocatori solo il primo (WA-27).
    .title = Punti per chi ha più oro
rule-harvest = Tutte le merci sui campi vanno nei magazzini delle loro isole.
    .title = Il raccolto
rule-alcaldes = Su ogni isola si conta l'influenza: 1 per ogni tua merce nel magazzino, 2 per ogni tuo lavoratore, 2 per la tua nave nel porto. Conta solo ciò che in quel momento è là: nessun lavoratore su una nave del bordo, nessun porto da cui una nave è solo passata. Chi ne ha di più è alcalde fino alla fine del round seguente; il tracciato dell'oro decide le parità, e chi lo era prima non conta. Dove nessuno ha niente non c'è alcalde (WA-24).
    .title = Gli alcaldi
rule-alcalde-points = Ogni segnalino alcalde dà 1 punto.
    .title = Punti per gli alcaldi
rule-track = Il tracciato degli insediamenti si riempie di nuovo fino a sei, finché la riserva basta. Quando non ne restano si gioca come sempre, ma nessuno può fondare (WA-29).
    .title = Nuovi insediamenti
rule-end = Se alla fine di un round qualcuno ha 25 o più punti, o tutti i venti insediamenti sono sulle isole, o entrambe le cose, si gioca ancora un solo round intero, con tutto ciò che comporta (WA-28, WA-40). Poi la partita è finita.
    .title = La fine della partita
rule-fortune = Alla fine ognuno ottiene 1 punto per ogni 10 oro interi. L'oro resta sul tracciato per le parità (WA-30).
    .title = Punti finali per l'oro
rule-winner = Vince chi ha più punti. Se sono in più ad averne di più, decide il tracciato dell'oro (WA-31).
    .title = Chi vince
rule-few-players = In due o tre il tracciato ha quattro insediamenti, e Tenerife e Gran Canaria hanno un ormeggio ciascuna (WA-34). In due, insediamenti neutrali stanno dall'inizio su tutti gli otto campi da 6; in tre, su uno di questi campi per ogni isola del centro e dell'est (WA-32). Non sono di nessuno, non danno niente e contano tra i venti (WA-33). In due, alla fine del round solo il primo sul tracciato dell'oro ottiene il punto per l'oro (WA-27).
    .title = In due o in tre
rule-other-boards = Parte di ciò che è ricostruito si può giocare altrimenti: le rotte al centro come semplice catena, o senza la rotta tra La Palma e El Hierro; i numeri di Tenerife e Lanzarote come 2. Si possono cambiare anche due letture delle regole: sul tracciato dell'oro vince chi sta da più tempo (WA-19), e la partita finisce senza un altro round (WA-28).
    .title = Altri tabelloni e letture

## Perché un bot risponde così

because-points = Per i punti che porta subito.
because-gold = Per l’oro che porta o che fa risparmiare.
because-goods = Per le merci che crescono o sono in magazzino.
because-alcaldes = Per la mia influenza, per restare o diventare alcalde.
