# AFRIKA 1880: tutto ciò che i giocatori leggono.

## Le nazioni

seat-GB = Gran Bretagna
seat-FR = Francia
seat-DE = Germania
seat-IT = Italia
seat-NL = Paesi Bassi
seat-BE = Belgio

## Le domande

ask-first-marker = { $who }: su quale costa va il primo segnalino?
ask-sheet = { $who }: scrivi ordini e relazioni per il { $year }, poi sigilla il foglio.
ask-marker-order = { $who }: che cosa farà il segnalino di { $territory }?
ask-landing = { $who }: dove sbarcherà una nave nel { $year }?
ask-sealed-sheet = { $who }: il foglio è sigillato; finché altri scrivono puoi riaprirlo.

## Le risposte

option-place = Metti il primo segnalino qui: { $territory }
option-place-beside = Metti il primo segnalino qui: { $territory }, dove c'è già un'altra nazione
option-row-nothing = { $territory }: ancora nessun ordine
option-row-develop = { $territory }: sviluppo; cambia
option-row-expedition = { $territory }: spedizione verso { $there }; cambia
option-ship-nothing = Sbarco: ancora nessuno
option-ship-expedition = Sbarco sulla costa di { $there }; cambia
option-conflict = Dichiara conflitto: { $other }
option-alliance = Dichiara alleanza: { $other }
option-seal = Sigilla il foglio
option-seal-in-vain = { $orders ->
    [one] Sigilla il foglio, anche se un ordine non avrà effetto
   *[other] Sigilla il foglio, anche se { $orders } ordini non avranno effetto
}
option-nothing = Nessun ordine
option-develop = Sviluppa il territorio
option-expedition = Spedizione verso { $territory }
option-no-landing = Nessuno sbarco
option-land = Sbarca sulla costa di { $territory }
option-reopen = Riapri il foglio

## Che ne è degli ordini senza effetto

fate-there-before = vi ha già un segnalino
fate-sent-already = una riga più in alto vi manda già un segnalino
fate-no-marker-left = non restano segnalini
fate-forestalled = una spedizione è arrivata prima
fate-full = tutti i quadrati sono coperti

## Che cosa succede

event-first-marker-placed = { $who }: primo segnalino, { $territory }.
event-sheet-sealed = { $who }: foglio sigillato.
event-sheet-reopened = { $who }: foglio riaperto.
event-development-ordered = { $who }: ordinato lo sviluppo di { $territory }.
event-developed = { $lost ->
    [0] { $territory }: quadrati coperti ora { $new }, in tutto { $squares }.
   *[other] { $territory }: quadrati coperti ora { $new }, in tutto { $squares }; ordini di troppo, perduti { $lost }.
}
event-expedition-arrived = { $who }: spedizione da { $territory } verso { $there }.
event-expedition-in-vain = { $who }: spedizione da { $territory } verso { $there } senza effetto: { $fate }.
event-landed = { $who }: sbarco sulla costa di { $there }.
event-landing-in-vain = { $who }: sbarco sulla costa di { $there } senza effetto: { $fate }.
event-alliance-declared = { $who } → { $other }: alleanza.
event-conflict-declared = { $who } → { $other }: conflitto.
event-betrayed = { $who }: segnalino tolto da { $territory }; alleanza offerta, conflitto ricevuto ({ $other }).
event-outvoted = { $who }: segnalino tolto da { $territory }; conflitti { $conflicts }, alleanze { $alliances }.
event-colony-founded = { $territory } diventa colonia di: { $owners }.
event-colony-blocked = { $territory } è tutto sviluppato ma non è colonia: conflitto { $who } → { $other }.
event-land-unclaimed = { $territory } è tutto sviluppato ma non è colonia: nessuno vi ha segnalini.
event-year-began = L'anno { $year }.
event-last-colony-founded = Fondata l'ultima colonia; sono { $colonies }. La partita è finita.
event-last-year-ended = L'anno { $year } è finito, e con esso la partita.
event-scored-sole-colony = { $who }: { $points } punti per la colonia { $territory }.
event-scored-shared-colony = { $who }: { $points } punti per una parte della colonia { $territory }.
event-scored-alliance = { $who }: { $points } punto per l'alleanza ricevuta: { $other }.
event-nobody-won = Nessuno da solo ha il massimo dei punti, quindi nessuno vince.

## Perché no?

reason-over = La partita è finita.
reason-turn = Ora mette il primo segnalino: { $who }.
reason-markers-first = Gli ordini vengono quando ogni nazione ha messo il primo segnalino.
reason-no-coast = { $territory } non ha costa.
reason-sealed = Il foglio è sigillato; riaprilo per cambiare qualcosa.
reason-not-sealed = Il foglio non è sigillato.
reason-no-free-coast = Non c'è nessuna costa senza segnalini, quindi nessuna nave può sbarcare.
reason-own-embassy = È la tua ambasciata.
reason-row-first = Scegli prima di chi è l'ordine da scrivere.
reason-no-marker = { $territory }: nessun segnalino proprio a cui dare ordini.
reason-hemmed-in = { $territory } è una colonia tra colonie; il suo segnalino non ha nulla da fare.
reason-order-first = Decidi prima che cosa farà il segnalino di { $territory }.
reason-ship-first = Decidi prima dove sbarca la nave, o che non sbarca.
reason-colony-complete = { $territory } è una colonia e non ha bisogno di sviluppo.
reason-no-lane = In questa partita nessuna rotta va da { $from } a { $territory }.
reason-itself = Il segnalino è già in { $territory }; una spedizione va in un territorio vicino.
reason-not-a-neighbour = { $territory } non confina con { $from }.
reason-colony-closed = { $territory } è una colonia; nessuna spedizione vi può andare.
reason-own-coast = { $territory }: c'è già il proprio segnalino; un altro non può sbarcare.
reason-coast-taken = { $territory } non è libero: c'è un segnalino.

## Il rapporto del giudice

judge-declares = Dichiara
judge-orders = Ordini
judge-no-order = nessun ordine
judge-ship = Sbarco
judge-without-effect = Senza effetto
judge-territory = Territorio
judge-before = Prima
judge-after = Dopo
judge-why = Perché
judge-colony = colonia
judge-winner = Vittoria: { $who }.
judge-otherwise = Il file dice altrimenti
judge-differs = { $what }: è «{ $actual }», non «{ $wanted }»
judge-nothing = nulla
judge-line = riga { $line }

## Le opzioni

switch-nations = Le nazioni in gioco
    .explain = 0 vuol dire le prime della lista (1 Gran Bretagna, 2 Francia, 3 Germania, 4 Italia, 5 Paesi Bassi, 6 Belgio), 1 a sorte, e 245 sarebbero Francia, Italia e Paesi Bassi.
switch-historic = Inizio storico
    .explain = I primi segnalini stanno dove li volle la storia; nessuno li mette.
switch-lanes = Le rotte del Madagascar
    .explain = Le spedizioni possono passare da e per il Madagascar; altrimenti vi si arriva solo per nave.
switch-landings_yield = Gli sbarchi cedono alle spedizioni
    .explain = Uno sbarco fallisce dove nello stesso turno arriva una spedizione.
switch-last_colony = Colonie fino alla fine
    .explain = La partita finisce col turno in cui sul tabellone ci sono tante colonie.

## Le regole, con parole nostre

rule-goal = Negli anni dal 1880 al 1914 nazioni europee fondano colonie in Africa: sviluppano territori e si accordano, o no, su di chi siano. Vince chi ha più punti.
    .title = Lo scopo
rule-set-up = Giocano da tre a sei nazioni; quelle che nessuno gioca non esistono (AE-6). Ognuna ha 22 segnalini. Chi gioca quale nazione si concorda o si tira a sorte (AE-7). Tutte le relazioni cominciano come alleanze (AE-5).
    .title = Prima della partita
rule-first-marker = Apertamente e a turno Gran Bretagna, Francia, Germania, Italia, Paesi Bassi e Belgio mettono un segnalino in un territorio costiero (AE-1). Non deve essere libero, ma è meglio (AE-2). Questo avviene prima del primo turno: già nel 1880 il segnalino riceve un ordine (AE-3). Chi non sceglie in tempo riceve la costa libera più in alto sul foglio (AE-51).
    .title = Il primo segnalino
rule-historic-start = Se siete d'accordo, i primi segnalini stanno dove li volle la storia: Gran Bretagna ad Alessandria, Francia ad Algeri, Germania in Dahomey, Italia a Mogadiscio, Paesi Bassi a Città del Capo, Belgio in Angola; le nazioni non giocate non ne mettono (AE-8).
    .title = Inizio storico
rule-rounds = I turni sono otto: 1880, 1885, 1890, 1895, 1900, 1905, 1910 e 1914 (AE-44). Ognuno ha cinque passi: trattare, scrivere gli ordini, leggerli, risolvere i conflitti, fondare le colonie.
    .title = I turni
rule-negotiation = Per otto minuti tutti possono parlare con tutti, apertamente o in disparte, e promettere ciò che vogliono. Nulla vincola. Intanto si può riempire il foglio (AE-19).
    .title = Le trattative
rule-sheet = In segreto ognuno scrive un ordine per ogni segnalino, uno sbarco e una relazione verso ogni altra nazione, e sigilla il foglio. Ciò che si dimentica è nessun ordine, nessuno sbarco, alleanza; un foglio non sigillato in tempo vale così com'è (AE-17). Un foglio sigillato si può riaprire finché l'ultimo non è sigillato (AE-52). Si possono scrivere ordini senza effetto; prima di sigillare lo si viene a sapere (AE-49).
    .title = Il foglio degli ordini
rule-marker-orders = Un segnalino riceve un ordine, nella riga del suo territorio (AE-9): sviluppo, spedizione in un territorio vicino, o nulla. I segnalini messi in questo turno non hanno ancora ordini (AE-10). Ciò che non si può ordinare vale come nessun ordine (AE-11). I segnalini non si spostano mai.
    .title = Gli ordini ai segnalini
rule-development = Un territorio ha tanti quadrati quanti vi sono disegnati. Ogni ordine di sviluppo copre un quadrato del territorio, chiunque lo dia; i quadrati non sono di nessuno. Gli ordini oltre l'ultimo quadrato sono perduti (AE-27). I quadrati restano coperti anche se i segnalini se ne vanno (AE-28). La scorta di sviluppo non finisce mai (AE-30).
    .title = Sviluppo
rule-expedition = Una spedizione mette un nuovo segnalino in un territorio vicino: uno che confina, o uno dall'altra parte di una rotta, se si gioca con le rotte. In un territorio una nazione ha al massimo un segnalino; dove ne ha già uno la spedizione non fa nulla (AE-12), e di più spedizioni nello stesso luogo ne vale una (AE-13). Riesce anche se il segnalino che la manda viene tolto nello stesso turno (AE-31).
    .title = Spedizioni
rule-landing = Una volta per turno una nazione può sbarcare un nuovo segnalino in un territorio costiero dove, quando si scrivono gli ordini, non c'è nessuno (AE-20, AE-23). Riesce anche se nello stesso turno arrivano altri (AE-21). Le coste lasciate libere si riaprono dal turno seguente (AE-22), anche se tutte sviluppate (AE-24). Può sbarcare anche una nazione senza segnalini (AE-25).
    .title = Sbarco
rule-relations = Verso ogni altra nazione si dichiara alleanza o conflitto, per questo turno e per tutti i territori che non sono colonie (AE-18). Ciò che si dimentica è alleanza (AE-17). Le relazioni possono non essere reciproche.
    .title = Relazioni
rule-reading = Quando tutti i fogli sono sigillati si leggono. Tutto avviene dalla posizione in cui fu scritto, quindi non importa chi legge prima (AE-26): si coprono quadrati, arrivano spedizioni e navi, si mostrano le relazioni nelle ambasciate.
    .title = La lettura degli ordini
rule-supply = Una nazione ha 22 segnalini, compresi quelli nelle colonie (AE-43). Se ne andrebbero messi più di quanti restano, valgono le righe del foglio dall'alto in basso, la nave per ultima; gli ordini senza effetto non ne consumano (AE-29), e di più ordini nello stesso luogo vale il più alto (AE-50). I segnalini tolti più tardi nel turno arrivano troppo tardi.
    .title = La scorta dei segnalini
rule-conflict = In ogni territorio che non è colonia si vede poi chi deve andarsene. Chi è solo resta. I segnalini che devono andarsene tornano nella scorta della loro nazione.
    .title = Conflitti
rule-pair = Di due se ne va chi ha dichiarato alleanza e ha trovato conflitto (AE-33). Con due alleanze o due conflitti restano entrambi (AE-32).
    .title = Due in un territorio
rule-crowd = Di tre o più se ne va chi riceve dagli altri presenti più conflitti che alleanze; in caso di parità si resta, e le proprie dichiarazioni non contano (AE-34). Tutti sono giudicati insieme e non una seconda volta (AE-35); così può darsi che tutti debbano andarsene (AE-36).
    .title = Tre o più
rule-colonies = Un territorio diventa colonia, e per sempre, se tutti i quadrati sono coperti, qualcuno vi si trova e tutti i presenti si sono dichiarati alleati a vicenda (AE-37); gli assenti non contano (AE-38). Avviene da sé (AE-40) e si verifica a ogni turno (AE-41). Senza segnalini nessuna colonia, ma i quadrati restano coperti (AE-39).
    .title = Colonie
rule-in-colonies = I segnalini in una colonia restano fino alla fine (AE-42) e non sono in conflitto. Possono mandare spedizioni, ma non c'è nulla da sviluppare (AE-16). Nessuna spedizione può entrare in una colonia (AE-14); chi è arrivato nel turno della fondazione ne fa parte (AE-15).
    .title = In una colonia
rule-end = La partita finisce dopo il 1914, o col turno in cui si fonda la 22ª colonia; tutte le colonie di quel turno contano (AE-45).
    .title = La fine
rule-points = Otto punti per ogni colonia propria, tre per ogni colonia condivisa (AE-47), e uno per ogni nazione che nell'ultimo turno ha dichiarato alleanza alla propria; ciò che si è dichiarato da sé non conta (AE-46). I territori che non sono colonie non contano.
    .title = Punti
rule-winner = Vince chi ha più punti; tutti gli altri perdono allo stesso modo. Se in due o più hanno il massimo, nessuno vince (AE-48).
    .title = Il vincitore

## Perché un bot risponde così

because-points = Per i punti che porta subito.
because-colonies = Per le colonie, che contano alla fine.
because-lands = Per le terre che possono diventare colonie.
because-embassies = Per la pace: chi la mantiene con me alla fine conta per me.
