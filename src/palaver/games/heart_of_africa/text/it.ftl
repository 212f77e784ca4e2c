# Nel cuore dell’Africa: ogni parola che si legge al tavolo.


## What there is

card-purple = viola
card-white = bianco
card-blue = blu
card-yellow = giallo
card-orange = arancione
card-black = nero
card-red = rosso
card-green = verde
card-grey = grigio
card-locomotive = locomotiva
terrain-desert = deserto
terrain-jungle = giungla
terrain-mountain = montagna
cards-desert = carte deserto
cards-jungle = carte giungla
cards-mountain = carte montagna
place-station = stazione { $name }
place-entrance = { $name } ({ $letter })
track-single = { $one } – { $other } ({ $colour })
track-double = { $one } – { $other } ({ $colour }, binario { $which })
ticket = { $one } – { $other } ({ $value })
payment-cards = { $cards } × { $card }
payment-mixed = { $cards } × { $card } e { $locomotives } × locomotiva
payment-locomotives = { $locomotives } × locomotiva

## The questions

ask-choose-first-tickets = { $who }: quali biglietti restituisci? Ne hai { $left } e ne tieni almeno { $least }.
ask-take-turn = { $who }: pescare carte, prendere una tratta o pescare biglietti?
ask-draw-second = { $who }: qual è la tua seconda carta?
ask-pay-colour = { $who }: con quale colore paghi { $track }?
ask-pay-locomotives = { $who }: come paghi { $track }?
ask-pay-terrain = { $who }: raddoppi i punti di { $track }?
ask-pay-jokers = { $who }: quante locomotive fanno da carte terreno per { $track }?
ask-choose-tickets = { $who }: quali biglietti restituisci? Ne hai { $left } e ne tieni almeno { $least }.

## The answers

option-keep = { $left ->
    [one] Tieni questo biglietto
   *[other] Tieni questi { $left } biglietti
}
option-put-back = Restituisci { $ticket }
option-draw = Pesca una carta treno coperta
option-take = Prendi la carta treno { $slot }: { $card }
option-draw-terrain = Pesca una carta terreno coperta
option-take-terrain = Prendi la carta terreno { $slot }: { $terrain }
option-draw-tickets = Pesca biglietti
option-claim = { $points ->
    [one] Prendi { $track } per 1 punto, con { $payment }
   *[other] Prendi { $track } per { $points } punti, con { $payment }
}
option-begin-claim = { $points ->
    [one] Prendi { $track } per 1 punto; come pagare si chiede dopo
   *[other] Prendi { $track } per { $points } punti; come pagare si chiede dopo
}
option-pass = Passa
option-colour = { $needed ->
    [0] Paga con { $card }
    [one] Paga con { $card } e almeno 1 locomotiva
   *[other] Paga con { $card } e almeno { $needed } locomotive
}
option-locomotives = Paga con { $payment }
option-single = { $points ->
    [one] Non raddoppiare: 1 punto
   *[other] Non raddoppiare: { $points } punti
}
option-double = Raddoppia a { $points } punti, con { $terrain }
option-jokers = { $number ->
    [0] { $cards } × { $terrain } davanti a te, nessuna locomotiva
   *[other] { $cards ->
        [0] { $number } × locomotiva come { $terrain }
       *[other] { $number } × locomotiva come { $terrain }, con { $cards } × { $terrain } davanti a te
    }
}

## What happens

event-first-player = Comincia { $who }.
event-tickets-kept = { $who } tiene { $kept } dei biglietti e ne restituisce { $back }.
event-tickets-drawn = { $who } pesca biglietti: { $number }.
event-ticket-seen = { $who } vede il biglietto { $ticket }.
event-card-drawn = { $who } pesca una carta treno: { $card }.
event-card-drawn-unseen = { $who } pesca una carta treno.
event-card-taken = { $who } prende la carta treno { $slot }: { $card }.
event-card-turned-up = La carta treno { $slot } ora è { $card }.
event-row-cleared = Ci sono { $locomotives } locomotive scoperte: tutte e cinque le carte vengono sostituite.
event-cards-shuffled = Le { $number } carte treno scartate vengono mescolate e formano il nuovo mazzo.
event-terrain-drawn = { $who } pesca una carta terreno: { $terrain }.
event-terrain-taken = { $who } prende la carta terreno { $slot }: { $terrain }.
event-terrain-turned-up = La carta terreno { $slot } ora è { $terrain }.
event-terrain-shuffled = Le { $number } carte terreno scartate vengono mescolate e formano il nuovo mazzo.
event-track-claimed = { $length ->
    [one] { $who } prende { $track } con 1 vagone.
   *[other] { $who } prende { $track } con { $length } vagoni.
}
event-cards-paid = { $number ->
    [0] { $who } paga { $locomotives } × locomotiva.
   *[other] { $locomotives ->
        [0] { $who } paga { $number } × { $card }.
       *[other] { $who } paga { $number } × { $card } e { $locomotives } × locomotiva.
    }
}
event-terrain-paid = { $number ->
    [0] { $who } gioca { $locomotives } × locomotiva come { $terrain }.
   *[other] { $locomotives ->
        [0] { $who } gioca { $number } × { $terrain }.
       *[other] { $who } gioca { $number } × { $terrain } e { $locomotives } × locomotiva come { $terrain }.
    }
}
event-track-closed = { $track } ora è chiusa.
event-scored-route = { $points ->
    [one] { $who } segna 1 punto per { $track }.
   *[other] { $who } segna { $points } punti per { $track }.
}
event-scored-doubling = { $points ->
    [one] { $who } segna ancora 1 punto, perché { $track } vale doppio.
   *[other] { $who } segna ancora { $points } punti, perché { $track } vale doppio.
}
event-passed = { $who } non può fare nulla e passa.
event-last-round = { $trains ->
    [one] A { $who } resta 1 vagone: tutti hanno un ultimo turno.
   *[other] A { $who } restano { $trains } vagoni: tutti hanno un ultimo turno.
}
event-all-passed = Tutti hanno passato, uno dopo l’altro. La partita è finita.
event-scored-ticket = { $who } ha completato { $ticket } e segna { $points } punti.
event-failed-ticket = { $who } non ha completato { $ticket }: { $points } punti.
event-scored-globetrotter = { $who } è globetrotter e segna { $points } punti. Biglietti completati: { $completed }.

## Why not?

reason-over = La partita è finita.
reason-others-choose = Hai scelto i tuoi biglietti; gli altri stanno ancora scegliendo.
reason-turn = È il turno di { $who }.
reason-tickets-first = Prima scegli quali dei { $left } biglietti davanti a te restituire.
reason-kept = Un biglietto che hai tenuto non si può più restituire.
reason-put-back-already = Questo biglietto è tra quelli che restituisci.
reason-keep-least = { $least ->
    [one] Almeno 1 dei biglietti va tenuto.
   *[other] Almeno { $least } dei biglietti vanno tenuti.
}
reason-row-empty = Il posto { $slot } della fila è vuoto: non resta alcuna carta treno per riempirlo.
reason-market-empty = Il posto { $slot } è vuoto: non resta alcuna carta terreno per riempirlo.
reason-no-tickets = Non restano biglietti da pescare.
reason-no-cards = Non restano carte treno da pescare, nemmeno tra gli scarti.
reason-no-terrain-deck = Non restano carte terreno da pescare, nemmeno tra gli scarti.
reason-locomotive-second = Una locomotiva scoperta può essere solo la prima carta, e allora è l’unica.
reason-second-card = Hai pescato una carta; prima di tutto va pescata la seconda.
reason-track-first = Prima scegli la tratta; come pagarla si chiede dopo.
reason-no-pass = Puoi passare solo quando non puoi fare altro.
reason-no-offer = Non hai pescato biglietti tra cui scegliere.
reason-own-track = { $track } è già tua.
reason-taken = { $other } ha preso { $track }.
reason-own-twin = L’altro binario di questa tratta doppia è tuo, e nessuno può averli entrambi: { $track }.
reason-closed = In { $players } si può usare un solo binario di una tratta doppia: { $track }.
reason-trains = Per { $track } servono { $length } vagoni, e ne hai { $trains }.
reason-ferry = Per il traghetto { $track } serve almeno { $symbols } × locomotiva, e ne hai { $locomotives }.
reason-alike = Per { $track } servono { $length } carte di un solo colore. Del colore che hai di più ne hai { $cards }, e inoltre { $locomotives } × locomotiva.
reason-cards = Per { $track } servono { $length } carte. Hai { $cards } × { $card } e { $locomotives } × locomotiva.
reason-terrain-after-track = Prima scegli la tratta. Se raddoppiarla con { $terrain } si chiede dopo.
reason-rival = { $who } ha più { $kind }: { $number }. Tu ne hai { $own }, e per rimediare { $locomotives } × locomotiva.
reason-price = Raddoppiare costa { $price } × { $terrain }. Ne hai { $own }, e per rimediare { $locomotives } × locomotiva.
reason-locomotives-few = { $fewest ->
    [one] Qui tra le carte ci deve essere almeno 1 locomotiva.
   *[other] Qui tra le carte ci devono essere almeno { $fewest } locomotive.
}
reason-locomotives-held = Hai { $held } × locomotiva, non di più.
reason-locomotives-room = Qui puoi giocare al massimo { $most } × locomotiva: per { $track } servono { $length } carte.
reason-locomotives-colour = Paghi { $track } con { $card }: almeno una delle { $length } carte deve essere di quel colore.
reason-pay-first = Prima paga { $track }, oppure annulla la scelta.
reason-none-held = Non ne hai: { $card }.
reason-colour = Con { $card } servirebbe { $needed } × locomotiva, e ne hai { $locomotives }.
reason-other-ground = Il terreno di questa tratta è { $ground }: con { $terrain } non si raddoppia.
reason-doubling-already = Stai già raddoppiando, e nulla si raddoppia due volte.
reason-trains-first = Prima di’ quante locomotive pagano come carte treno.
reason-jokers-few = { $fewest ->
    [one] Qui almeno 1 locomotiva deve fare da carta terreno.
   *[other] Qui almeno { $fewest } locomotive devono fare da carte terreno.
}
reason-jokers-none = Oltre a quelle che pagano come carte treno hai { $spare } × locomotiva; nessuna può fare entrambe le cose.
reason-jokers-many = Più locomotive di quante pagano o servono per pareggiare andrebbero sprecate.

## The switches

switch-first_player = Chi comincia
    .explain = 0 tira a sorte; ogni altro numero è quel posto.
switch-empty_globetrotter = Globetrotter senza biglietti
    .explain = Il bonus si assegna anche se nessuno ha completato un biglietto.

## The rules, in our own words

rule-goal = L’Africa intorno al 1910. Prendete tratte ferroviarie da un luogo all’altro e collegate così i luoghi dei vostri biglietti segreti. Le tratte danno punti subito, il doppio dove aiutano le carte terreno; i biglietti contano alla fine. Allora vince chi ha più punti.
    .title = Lo scopo
rule-set-up = Si gioca da due a cinque. Ognuno riceve 45 vagoni, quattro carte treno in mano e una carta terreno, che resta scoperta davanti a chi la possiede (HA-23). Le carte treno sono 110: 12 per ognuno degli otto colori e 14 locomotive. Cinque stanno scoperte in fila. Le carte terreno sono 45: 15 di deserto e savana, 15 di giungla e foresta, 15 di montagna e roccia. Due stanno scoperte; si girano dopo che tutti hanno avuto la loro (HA-9). Il resto di ogni specie di carte è un mazzo coperto.
    .title = Prima della partita
rule-first-player = Vi accordate su chi comincia; altrimenti si tira a sorte. Si gioca in senso orario.
    .title = Chi comincia
rule-first-tickets = Ognuno riceve quattro dei 48 biglietti e ne tiene almeno due. Si sceglie tutti insieme e in segreto. Quelli restituiti da tutti si mescolano insieme e vanno sotto il mazzo dei biglietti (HA-15).
    .title = I primi biglietti
rule-public = Mani e biglietti sono segreti. Sono palesi le carte terreno (HA-24), il numero di carte in ogni mano e di biglietti, gli scarti e la grandezza dei mazzi (HA-31). Una carta treno presa scoperta è nota a tutti finché non si gioca; quello che metti sotto il mazzo dei biglietti lo sai solo tu.
    .title = Che cosa è palese e che cosa segreto
rule-turn = Nel tuo turno fai una di tre cose: pescare carte, prendere una tratta o pescare biglietti.
    .title = Un turno
rule-drawing = Pesca due carte: due carte treno, due carte terreno o una per tipo, scoperte o coperte. Una locomotiva scoperta si può prendere solo come prima carta, e allora non c’è una seconda di nessun tipo; pescata coperta una locomotiva è come ogni altra carta (HA-8). La seconda carta va pescata, se ce n’è una (HA-26); se ce n’è una sola in tutto, peschi quella (HA-11). La mano non ha limiti.
    .title = Pescare carte
rule-row = Una carta treno presa dalla fila si sostituisce subito. Quando nella fila ci sono tre o più locomotive, anche mentre la si forma, tutte e cinque le carte si scartano e se ne girano cinque nuove; ma non se in mazzo, scarti e fila insieme restano meno di tre altre carte (HA-12). Se il mazzo è vuoto quando serve una carta, si mescolano gli scarti (HA-29). Una fila incompleta si riempie appena si scartano carte (HA-28).
    .title = La fila delle carte treno
rule-terrain-cards = Ogni volta che puoi pescare una carta treno puoi prendere invece una carta terreno. Le carte terreno stanno scoperte davanti a te, divise per tipo, così che tutti vedano chi ne ha quante. Quelle che restano alla fine non valgono nulla.
    .title = Carte terreno
rule-market = Due carte terreno stanno scoperte. Quella presa si sostituisce subito; altrimenti non si cambiano mai (HA-9). Se il mazzo è vuoto quando ne serve una, si mescolano gli scarti (HA-29); se mancano anche quelli, il posto resta vuoto finché se ne scartano altre (HA-10, HA-28).
    .title = Carte terreno scoperte
rule-claiming = Prendi un qualsiasi binario libero; non deve toccare gli altri tuoi. Gioca tante carte treno quante sono le sue caselle, tutte del suo colore; uno grigio accetta un colore qualsiasi, ma uno solo. Una locomotiva sostituisce ogni carta, e si può pagare con sole locomotive. Devi avere tanti vagoni quante sono le caselle, e li metti lì. I binari che si incontrano in una stazione sono collegati come in una città (HA-17).
    .title = Prendere una tratta
rule-ferries = Le tratte di mare per il Madagascar sono grigie e mostrano locomotive. Almeno altrettante delle carte devono essere locomotive, giocate come carte treno (HA-5); le altre sono di un solo colore, o anch’esse locomotive.
    .title = Traghetti
rule-points = Un binario dà punti subito, secondo le caselle: 1 punto per una, 2 per due, 4 per tre, 7 per quattro, 10 per cinque, 15 per sei.
    .title = Punti per le tratte
rule-double-routes = Alcuni luoghi sono uniti da due binari. Nessuno può averli entrambi (HA-16). In due o tre il secondo è chiuso a tutti appena è preso il primo; in quattro o cinque resta aperto agli altri.
    .title = Tratte doppie
rule-doubling = Con le carte terreno puoi raddoppiare i punti di un binario: con una carta fino a tre caselle, con due da quattro a sei. Devono essere del suo tipo: deserto per giallo, arancione e rosso, giungla per viola, blu e verde, montagna per bianco, nero e grigio, qualunque colore paghi un binario grigio (HA-1). E prima di giocarle devi averne di quel tipo almeno quante ogni altro; basta il pareggio (HA-2). Nulla si raddoppia due volte (HA-7), e nessuno è obbligato a farlo (HA-25). Il numero dei vagoni non cambia. Le carte giocate si scartano.
    .title = Raddoppiare con le carte terreno
rule-jokers = Nel tuo turno una locomotiva della tua mano può essere una carta terreno qualsiasi invece di una carta treno, mai entrambe (HA-5). Conta nel confronto con gli altri, e paga; gli altri non possono rispondere con le loro (HA-6). Puoi raddoppiare anche con sole locomotive (HA-4). Prima pagano le locomotive, il resto le carte terreno, e tutte le locomotive giocate così si scartano, anche quelle servite solo a pareggiare (HA-3). Non puoi giocarne più di quante pagano o servono per pareggiare (HA-27).
    .title = Locomotive come carte terreno
rule-countries = Nigeria, Ciad e Sudan hanno più accessi. Ogni accesso è un vicolo cieco a sé: due accessi di un paese non sono collegati (HA-18). Il Madagascar ha due luoghi, e solo il binario tra i due li collega (HA-19). Un biglietto che nomina un paese è completato a uno qualsiasi dei suoi accessi, per il Madagascar a uno dei due luoghi.
    .title = Il Madagascar e altri paesi
rule-tickets = I biglietti restano segreti fino alla fine. Si restituiscono solo quelli appena pescati. Quelli restituiti più tardi vanno sotto il mazzo nell’ordine in cui sono stati pescati; li conosce solo chi ce li ha messi (HA-15).
    .title = Biglietti
rule-drawing-tickets = Pesca quattro biglietti e tienine almeno uno. Se ne restano meno, peschi quelli; se non ce ne sono, non puoi scegliere quest’azione (HA-14).
    .title = Pescare biglietti
rule-passing = Puoi passare solo se non c’è nulla che puoi fare (HA-13). Se tutti passano uno dopo l’altro, la partita finisce e si contano i punti finali (HA-30).
    .title = Passare
rule-end = Quando qualcuno finisce il turno con due vagoni o meno, tutti hanno un ultimo turno, compreso chi ha appena finito il suo.
    .title = La fine della partita
rule-ticket-score = Ogni biglietto completato dà il suo valore, ogni altro lo toglie. È completato se i tuoi vagoni collegano i suoi due estremi (HA-22).
    .title = Punti finali: biglietti
rule-globetrotter = Chi ha completato più biglietti segna altri 10 punti; a pari merito ne segnano 10 ciascuno. I biglietti non completati non contano. Se nessuno ne ha completati, nessuno ha il bonus (HA-20).
    .title = Punti finali: globetrotter
rule-winner = Vince chi ha più punti. A pari punti, chi ha completato più biglietti; se anche questi sono pari, la vittoria è condivisa (HA-21).
    .title = Chi vince

## Perché un bot risponde così

because-points = Per i punti che porta subito.
because-tickets = Per avvicinarmi al completamento dei miei biglietti.
because-cards = Per le carte treno, che potrò usare più tardi.
because-terrain = Per le carte terreno, per poter raddoppiare una tratta.
