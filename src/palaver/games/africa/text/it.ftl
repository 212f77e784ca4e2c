# AFRICA: tutto ciò che si legge al tavolo.

## Che cosa c'è sulla mappa

tile-empty = niente
tile-gold-1 = una pepita d'oro
tile-gold-2 = due pepite d'oro
tile-gems-1 = una gemma
tile-gems-2 = due gemme
tile-monument = monumento
tile-nomads = indigeni
tile-elephant = elefante
tile-zebra = zebra
tile-giraffe = giraffa
tile-lion = leone
tile-antelope = antilope
tile-statue = statua
tile-kettle = paiolo
tile-clothing = abito
tile-mask = maschera
tile-drum = tamburo

## Il tavolo nel terminale

picture-legend = ░░░ a faccia in giù  ▲ campo base  au oro  gm gemme  MON monumento  nom indigeni

## Le domande

ask-choose-city = { $who }: da quale città parti?
ask-choose-turn = { $who }: muovere fino a due spazi, o restare, e poi agire? Oppure spostare l'esploratore dove vuoi?
ask-travel = { $who }: dove va l'esploratore?
ask-walk = { $who }: muovere fino a due spazi, o restare?
ask-act = { $left ->
    [one] { $who }: che cosa fai qui? È l'ultima azione del turno.
   *[other] { $who }: che cosa fai qui?
}
ask-trade = { $who }: tieni la merce trovata o la scambi? ({ $tile })
ask-settle = { $who }: dove va la tessera? ({ $tile })

## Le risposte

option-start = Partenza: { $space }
option-journey = Sposta l'esploratore dove vuoi (vale tutto il turno)
option-travel = Sposta l'esploratore: { $space }
option-go = Muovi: { $space }
option-go-stay = Resta dove sei: { $space }
option-rest = Rinuncia a questa azione
option-research = Costruisci un campo base ed esplora i dintorni
option-mine = Costruisci un campo base e prendi oro e gemme
option-turn-up = Gira la tessera: { $space }
option-pick-up-animal = Sposta l'animale: { $space } ({ $tile })
option-pick-up-nomads = Sposta gli indigeni: { $space }
option-keep = Tieni la merce
option-swap = Scambia con { $other }: prendi { $amount } × { $wanted }, dai { $amount } × { $tile }
option-settle = Metti la tessera qui: { $space }
option-settle-stay = Lascia la tessera dov'è: { $space }

## Che cosa accade

event-first-player = Comincia { $who }.
event-started = { $who } parte da { $space }.
event-travelled = { $who } sposta l'esploratore da { $space } a { $there }.
event-walked = { $who } muove da { $space } a { $there }.
event-rested = { $who } rinuncia a un'azione.
event-turned-up = { $who } gira la tessera dello spazio { $space }: { $tile }.
event-scored-nuggets = { $points ->
    [one] { $who } ottiene 1 punto per la scoperta: { $tile }.
   *[other] { $who } ottiene { $points } punti per la scoperta: { $tile }.
}
event-goods-taken = { $who } prende la merce dallo spazio { $space }: { $tile }.
event-goods-swapped = { $who } scambia con { $other }: dà { $amount } × { $tile }, prende { $amount } × { $wanted }.
event-settled = { $who } sposta la tessera da { $space } a { $there }: { $tile }.
event-moved = { $who } sposta la tessera da { $space } a { $there }: { $tile }.
event-scored-animal = { $points ->
    [one] { $who } ottiene 1 punto per l'animale stesso: { $tile }.
   *[other] { $who } ottiene { $points } punti per l'animale stesso: { $tile }.
}
event-scored-kin = { $points ->
    [0] { $who } non ottiene altro, perché accanto non c'è nessun animale della stessa specie: { $tile }.
    [one] { $who } ottiene 1 punto per l'animale adiacente della stessa specie: { $tile }.
   *[other] { $who } ottiene { $points } punti per gli animali adiacenti della stessa specie: { $tile }.
}
event-scored-open-land = { $points ->
    [0] { $who } non ottiene punti, perché nessuno spazio adiacente è vuoto: { $tile }.
    [one] { $who } ottiene 1 punto per lo spazio vuoto adiacente: { $tile }.
   *[other] { $who } ottiene { $points } punti per gli spazi vuoti adiacenti: { $tile }.
}
event-scored-improvement = { $points ->
    [one] { $who } ottiene 1 punto per il posto migliore: { $tile }.
   *[other] { $who } ottiene { $points } punti per il posto migliore: { $tile }.
}
event-camp-gained = { $who } riceve un campo base per il monumento; nella scorta: { $left }.
event-camp-built = { $who } costruisce un campo base: { $space }.
event-scored-research = { $points ->
    [one] { $who } ottiene 1 punto per l'esplorazione (animali: { $animals }, indigeni: { $nomads }, monumenti: { $monuments }).
   *[other] { $who } ottiene { $points } punti per l'esplorazione (animali: { $animals }, indigeni: { $nomads }, monumenti: { $monuments }).
}
event-mined = { $who } estrae dallo spazio { $space }: { $tile }.
event-scored-last-monument = { $points ->
    [one] { $who } scopre l'ultimo monumento e ottiene 1 punto. La partita è finita.
   *[other] { $who } scopre l'ultimo monumento e ottiene { $points } punti. La partita è finita.
}
event-patience-ended = { $rounds ->
    [one] Per un giro intero nessuno ha eseguito un'azione. La partita è finita.
   *[other] Per { $rounds } giri nessuno ha eseguito un'azione. La partita è finita.
}
event-scored-goods = { $points ->
    [one] { $who } ottiene 1 punto per le merci: { $amount } × { $tile }.
   *[other] { $who } ottiene { $points } punti per le merci: { $amount } × { $tile }.
}
event-scored-gold = { $level ->
    [one] { $who } ottiene { $points } punti per l'oro. Pepite: { $amount }.
   *[other] { $points ->
        [one] { $who } ottiene 1 punto per l'oro, alla pari in { $level }. Pepite: { $amount }.
       *[other] { $who } ottiene { $points } punti per l'oro, alla pari in { $level }. Pepite: { $amount }.
    }
}
event-scored-gems = { $level ->
    [one] { $who } ottiene { $points } punti per le gemme. Gemme: { $amount }.
   *[other] { $points ->
        [one] { $who } ottiene 1 punto per le gemme, alla pari in { $level }. Gemme: { $amount }.
       *[other] { $who } ottiene { $points } punti per le gemme, alla pari in { $level }. Gemme: { $amount }.
    }
}

## Perché no?

reason-over = La partita è finita.
reason-turn = È il turno di { $who }.
reason-journey-instead = Spostare l'esploratore dove si vuole occupa tutto il turno, e si può scegliere solo all'inizio.
reason-city-first = Prima scegli la città di partenza.
reason-journey-begun = Lo spostamento è cominciato: scegli dove va l'esploratore.
reason-nowhere-to-go = Non c'è ancora nessuno spazio in cui spostare l'esploratore.
reason-nothing-to-keep = Una merce si tiene o si scambia nel momento in cui viene scoperta.
reason-not-now = Prima muovi o resta; l'azione viene dopo.
reason-settle-first = Prima scegli dove va la tessera: { $tile }.
reason-no-camp = Non hai più campi base.
reason-not-empty = Lo spazio { $space } non è vuoto: c'è una tessera o un campo base.
reason-no-goods-found = Si possono scambiare merci solo nel momento in cui se ne scopre una.
reason-own-goods = Queste merci sono già tue.
reason-none-there = { $other } non ne ha: { $wanted }.
reason-same-goods = Si scambia con una merce diversa da quella appena scoperta: { $tile }.
reason-too-few = Dovresti dare { $amount } × { $tile } e ne hai { $mine }.
reason-city-taken = Nella città c'è già un altro esploratore: { $space }.
reason-no-city = Si parte da una città, e { $space } non lo è.
reason-trade-first = Prima decidi se tenere o scambiare la merce trovata: { $tile }.
reason-face-down = La tessera dello spazio { $space } è a faccia in giù: nessun esploratore può entrarci o attraversarlo.
reason-face-down-beside = La tessera dello spazio { $space } è a faccia in giù: nessun esploratore può entrarci o attraversarlo. Per girarla, prima scegli di restare.
reason-explorer-there = Lì c'è un altro esploratore: { $space }.
reason-same-place = L'esploratore deve andare in uno spazio diverso da quello in cui si trova.
reason-too-far = Con due passi su spazi aperti non si arriva fin lì: { $space }.
reason-must-move = Una tessera spostata deve andare in un posto migliore: { $tile }.
reason-no-better = Nello spazio { $space } questa tessera non starebbe meglio di prima: { $tile }.
reason-turn-up-too-far = Lo spazio { $space } non è adiacente al tuo esploratore.
reason-nothing-there = Nello spazio { $space } non c'è niente da girare o da spostare; ci si muove prima dell'azione.
reason-stays-there = Ciò che si trova nello spazio { $space } non si può spostare.
reason-move-too-far = Puoi spostare solo ciò che si trova sotto il tuo esploratore o accanto, e lo spazio { $space } è troppo lontano: { $tile }.
reason-no-better-anywhere = Per questa tessera nessuno spazio vuoto è migliore di { $space }: { $tile }.

## Le opzioni

switch-first_player = Chi comincia
    .explain = 0 tira a sorte; ogni altro numero è il posto di chi comincia.
switch-patience = Pazienza
    .explain = Dopo tanti giri completi senza alcuna azione la partita finisce; 0 vuol dire mai.
switch-simple = Variante semplificata
    .explain = Un solo movimento e una sola azione per turno, per chi è più giovane.
switch-empty_majority = Classifica anche per chi ha zero
    .explain = Anche chi non ha oro, o non ha gemme, entra in classifica e può ottenere punti.
switch-journey_home = Spostamento sullo stesso spazio
    .explain = L'esploratore può essere spostato dove già si trova: è un modo di passare.

## Le regole, con parole nostre

rule-goal = Africa, diciannovesimo secolo: gli esploratori partono dalla costa per sapere che cosa nasconde il continente. Incontrano animali e indigeni, cercano monumenti e s'imbattono in merci, oro e gemme. Molte scoperte danno subito punti; le merci, l'oro e le gemme alla fine. Allora vince chi ha più punti.
    .title = Lo scopo del gioco
rule-material = Una mappa di 101 spazi, 96 tessere esplorazione, 20 campi base, un segnalino bonus da 3 punti, due esploratori in ognuno dei cinque colori, una carta sommario per colore e una di tutto il gioco, cinque segnalini da 50 punti; a un vero tavolo le tessere e le carte vanno prima staccate dai loro supporti. Undici tessere sono monumenti. Le altre sono merci, animali, indigeni, oro e gemme, nei numeri indicati dal file della mappa; chi possiede la scatola può correggerlo (AF-37).
    .title = Il materiale
rule-set-up = Si mescolano le tessere e se ne mette una a faccia in giù in ogni spazio, tranne le cinque città di partenza, che restano vuote. Dieci campi base e il bonus formano la scorta, nel cerchio con il monumento in alto a destra. Ognuno riceve due campi base; quelli che avanzano tornano nella scatola (AF-24). Ognuno sceglie un colore, ne prende la carta sommario e i due esploratori e ne mette uno sullo 0 del percorso dei punti.
    .title = Preparazione
rule-score = Il percorso dei punti gira attorno all'Africa e comincia dal grande 0 nell'Atlantico. Per ogni punto si avanza di una casella. Dopo un giro lo 0 vale 50: si prende un segnalino e si continua a contare da lì. Qui si vede semplicemente il totale (AF-30).
    .title = I punti
rule-first-player = Decidete insieme chi comincia; senza accordo si tira a sorte. Chi comincia sceglie una città e vi mette il suo esploratore. Gli altri seguono in senso orario, ognuno in una città dove non c'è ancora nessuno. Si può sempre scegliere fra tutte e cinque, anche se siete in meno (AF-33, AF-3).
    .title = Chi comincia, e da dove
rule-turn = Si gioca in senso orario. Nel tuo turno scegli una di due cose: una volta spostare l'esploratore dove vuoi (A), oppure due volte muoverlo e poi, se vuoi, eseguire un'azione (B). Non si possono mescolare: lo spostamento A è tutto il turno (AF-5). Le azioni sono cinque: girare una tessera; spostare un animale; spostare gli indigeni; costruire un campo base ed esplorare i dintorni; costruire un campo base e prendere oro e gemme.
    .title = Il turno
rule-journey = (A) Metti il tuo esploratore in uno spazio qualunque, ma non su una tessera a faccia in giù né dove si trova un altro esploratore. Città, spazi vuoti, tessere scoperte e campi base vanno tutti bene (AF-6). Devi arrivare in uno spazio diverso da quello che lasci (AF-35); se non ce n'è, come quando cinque esploratori stanno nelle cinque città, non puoi scegliere lo spostamento (AF-34).
    .title = A) Spostare l'esploratore dove si vuole
rule-walking = (B) Prima di ognuna delle due azioni il tuo esploratore può muovere fino a due spazi, da uno spazio a quello adiacente, o restare dov'è. Sono adiacenti gli spazi che hanno un lato in comune. Può entrare negli spazi vuoti, nelle tessere scoperte e nei campi base e attraversarli; mai una tessera a faccia in giù o un altro esploratore (AF-7).
    .title = B) Muovere l'esploratore
rule-turning-up = Giri una tessera a faccia in giù adiacente al tuo esploratore (AF-8). All'inizio resta dov'è, così che tutti la vedano. Ciò che accade poi dipende da che cosa mostra.
    .title = 1) Girare una tessera
rule-treasure = Oro e gemme restano scoperti nel loro spazio. Ottieni subito 1 punto per ogni pepita o gemma sulla tessera: 1 o 2 punti.
    .title = Scoprire oro o gemme
rule-goods = La merce si toglie dalla mappa, e da quel momento il suo spazio è vuoto. La metti scoperta davanti a te oppure la scambi con qualcuno. Le merci danno punti alla fine, e più ne hai di un tipo, più vale ognuna.
    .title = Scoprire merci
rule-swapping = Prendi da un solo avversario tutte le tessere di un altro tipo di merce e gliene dai altrettante del tipo appena scoperto, contando anche la nuova. Se ne hai meno non puoi scambiare; se ne hai di più tieni il resto. Nessuno può rifiutare lo scambio (AF-14 – AF-17). Le merci che hai già davanti a te si possono scambiare di nuovo solo quando ne scopri un'altra dello stesso tipo (AF-18).
    .title = Scambiare merci
rule-settling = Quando scopri un animale o degli indigeni, decidi dove stanno. Possono restare dove li hai trovati. Oppure li metti in uno spazio vuoto qualunque di tutta la mappa, se lì accanto c'è davvero di più di ciò che cercano: gli animali cercano la propria specie, gli indigeni gli spazi vuoti (AF-9). Per il posto vecchio si conta con la tessera ancora lì, per quello nuovo con la tessera già via dal vecchio; una tessera non è mai adiacente a sé stessa (AF-10).
    .title = Scegliere un posto
rule-animals = Per un animale appena scoperto ottieni subito 1 punto per l'animale stesso e 1 punto per ogni animale della stessa specie adiacente al posto in cui alla fine si trova (AF-11).
    .title = Scoprire animali
rule-nomads = Per gli indigeni appena scoperti ottieni 1 punto per ogni spazio vuoto adiacente al posto in cui alla fine si trovano. Può anche non essercene nessuno (AF-11).
    .title = Scoprire indigeni
rule-monuments = Un monumento resta scoperto nel suo spazio. Prendi un campo base dalla scorta e mettilo davanti a te. Per l'ultimo monumento non ce n'è (AF-22).
    .title = Scoprire monumenti
rule-moving = Un animale o degli indigeni scoperti sotto il tuo esploratore, o in uno spazio adiacente, si possono spostare in uno spazio vuoto qualunque della mappa, se lì accanto c'è davvero di più di ciò che cercano (AF-12, AF-13). Ottieni solo la differenza fra i due posti: soltanto un animale appena scoperto vale per sé stesso e per tutti i suoi vicini.
    .title = 2) e 3) Spostare un animale o gli indigeni
rule-camps = Se il tuo esploratore si trova in uno spazio vuoto e hai ancora un campo base, puoi costruirlo lì, per esplorare i dintorni oppure per estrarre. Va bene anche una città vuota; in ogni spazio c'è posto per un solo campo; e puoi costruirlo anche se non rende niente (AF-19).
    .title = Costruire un campo base
rule-research = Costruisci un campo base e ottieni 1 punto per ogni animale, ogni tessera di indigeni e ogni monumento scoperti e adiacenti. Oro, gemme e tessere a faccia in giù non contano. Tutte le tessere restano dove sono (AF-20).
    .title = 4) Costruire un campo base ed esplorare
rule-mining = Costruisci un campo base e prendi tutto l'oro e tutte le gemme scoperti e adiacenti, senza poter lasciare nulla. Li metti davanti a te; i loro spazi ora sono vuoti. Non dà punti subito. Lo scopo è raccogliere più oro, e più gemme, di chiunque altro (AF-21).
    .title = 5) Costruire un campo base e prendere oro e gemme
rule-empty-spaces = Uno spazio è vuoto se non c'è né una tessera né un campo base (AF-1). Le città sono vuote finché non c'è niente (AF-3). Gli esploratori non contano: una tessera può essere messa sotto un esploratore, e accanto agli indigeni il suo spazio vale come vuoto (AF-2).
    .title = Spazi vuoti e occupati
rule-passing = Le azioni si scelgono nell'ordine che si vuole, anche due volte la stessa. Si può rinunciare a una o a tutte e due, e muovere non è obbligatorio (AF-4).
    .title = Sequenza delle azioni
rule-end = Chi scopre l'ultimo monumento prende il segnalino bonus invece di un campo base e ottiene 3 punti. La partita finisce subito, a metà del turno, e si contano i punti finali (AF-22).
    .title = La fine della partita
rule-goods-score = Ogni tipo di merce davanti a te vale secondo quante ne hai: 1 punto per una sola, 3 per due, 5 per tre, 8 per quattro, 12 per cinque (AF-25).
    .title = Punti finali: le merci
rule-majority = Chi ha più oro ottiene 10 punti, chi viene secondo 6, gli altri niente. Contano le pepite, non le tessere. Chi ne ha lo stesso numero divide i punti dei posti in gioco, arrotondati per difetto: due alla pari per il primo posto ne ottengono 8 ciascuno e non c'è un secondo, tre ne ottengono 5 ciascuno; due alla pari per il secondo posto 3 ciascuno (AF-26). Anche in due il secondo posto vale 6 (AF-28). Chi non ha oro non entra in classifica (AF-27). Poi si contano le gemme allo stesso modo.
    .title = Punti finali: oro e gemme
rule-winner = Vince chi ha più punti. Se più persone sono alla pari, vincono insieme (AF-29).
    .title = Chi vince
rule-two-players = In due nella scorta ci sono solo otto campi base e il bonus: la partita finisce quindi con il nono monumento scoperto. Fra le tessere ci sono comunque tutti e undici (AF-23).
    .title = In due
rule-simple = Per chi è più giovane il turno si può semplificare: un solo movimento e una sola azione (AF-31), oppure lo spostamento A (AF-38).
    .title = La variante semplificata
rule-patience = Può accadere che nessuno voglia scoprire gli ultimi monumenti. Se per dieci giri completi nessuno ha eseguito una delle cinque azioni, la partita finisce con i soliti punti finali e nessuno prende il bonus. Movimenti e spostamenti dell'esploratore non sono azioni. Il numero di giri si può scegliere, e anche giocare senza limite (AF-32, AF-36).
    .title = Quando nessuno agisce

## Perché un bot risponde così

because-points = Per i punti che porta subito.
because-goods = Per le merci: quelle che ho acquistano valore.
because-gold = Per l’oro, per essere tra chi ne ha di più.
because-gems = Per le gemme, per essere tra chi ne ha di più.
because-camps = Per tenere un campo base in mano per un posto migliore.
because-place = Per stare dove c’è ancora molto da scoprire.
