# Che cosa dice il client, in qualunque sala.

## The house

skip = Al contenuto
nav = Pagine principali
nav-rules = Regole
nav-settings = Impostazioni
nav-credits = Fonti
close = Chiudi
loading = Un momento …
page-lost = Non è stato possibile caricare la pagina. C’è la connessione?

room-africa = AFRICA
room-africa-about = Gli esploratori entrano in un continente sconosciuto, scoprono che cosa nasconde e fanno punti lungo la via. Per 2–5, circa 45 minuti.
room-africa-credit = Da AFRICA di Reiner Knizia (Goldsieber, 2001); le regole con parole nostre.
room-afrika1880 = AFRIKA 1880
room-afrika1880-about = Le nazioni trattano, promettono e scrivono in segreto i loro ordini; poi tutto si scopre insieme. Per 3–6, circa due ore.
room-afrika1880-credit = Da AFRIKA 1880 di Francis Pacherie (Tilsit, 1997); le regole con parole nostre.
room-heart_of_africa = Il cuore dell’Africa
room-heart_of_africa-about = Ferrovie attraverso il centro e il sud del continente; le carte terreno raddoppiano una linea. Per 2–5, circa un’ora.
room-heart_of_africa-credit = Da Ticket to Ride: The Heart of Africa di Alan R. Moon (Days of Wonder, 2012); le regole con parole nostre.
room-west_of_africa = West of Africa
room-west_of_africa-about = Piantare, trasportare e vendere fra le isole Canarie; le carte si scelgono in segreto. Per 2–5, circa un’ora.
room-west_of_africa-credit = Da West of Africa di Martin Schlegel (ADC Blackfire, 2016); le regole con parole nostre.

## The lobby

lobby-title = Il tavolo sotto l’albero
lobby-text = Quattro giochi da tavolo ambientati in Africa. Invita gli amici con un link o gioca contro il computer; nessuno ha bisogno di un account.
lobby-rooms = Quattro sale
lobby-new = Nuovo tavolo
lobby-learn = Prima partita
lobby-mine = I tuoi tavoli
lobby-open = Tavoli con un posto libero
lobby-running = Tavoli da guardare
lobby-record = Rivivi una partita registrata …
lobby-nobody = ancora nessuno
lobby-status = { $status ->
    [open] { $seated } di { $players }
    [playing] in corso
   *[other] finita
}

## A new table

new-title = Un nuovo tavolo
new-room = Gioco
new-name = Il tuo nome
new-me = Ospite
new-guest = Ospite { $seat }
new-players = Giocatori
new-against = Chi altro gioca?
new-against-bots = Il computer
new-against-people = Chi segue il mio link
new-against-hotseat = Tutti noi a questo schermo
new-level = Come gioca il computer
new-switches = Regole a scelta
new-more = Orologi e porte
new-pace = Ritmo
pace-free = Senza orologio
pace-live = Un orologio per ciascuno
pace-slow = Un termine per ogni risposta
new-minutes = Minuti per ciascuno
new-increment = Secondi in più per risposta
new-hours = Ore per risposta
new-public = Mostrare il tavolo nell’atrio
new-watch = Altri possono guardare
new-silence = Silenzio mentre si scrivono gli ordini
new-make = Apparecchia il tavolo

bot-random = Computer: a caso
bot-beginner = Computer: principiante
bot-steady = Computer: solido
bot-strong = Computer: forte
bot-master = Computer: maestro

## Seats

seats-waiting = { $number ->
    [0] Ci sono tutti.
    [one] Un posto è libero.
   *[other] { $number } posti sono liberi.
}
seats-title = Posti
seats-free = libero
seats-sit = Siediti
seats-also = Un’altra persona a questo schermo
seats-bot = Un computer
seats-leave = Alzati
seats-start = Si comincia; i computer occupano i posti liberi
seats-close = Sparecchia
seats-invite = Invita
seats-link = Indirizzo del tavolo
seats-copy = Copia l’indirizzo
qr-label = Codice QR di { $text }
link-title = Un posto per questo dispositivo
link-text = Chi segue questo link porta il posto su questo dispositivo; vale una volta sola.
link-take = Prendi il posto

## At the table

table-board = Tabellone
table-question = Domanda
table-hand = Le tue cose
hand-africa = Che cosa resta
hand-afrika1880 = Foglio degli ordini
hand-heart_of_africa = Carte e biglietti
hand-west_of_africa = Carte
table-pages = Accanto al tabellone
table-unlit = Perché non qualcos’altro?
table-waiting = { $number ->
    [0] Un momento …
   *[other] Si aspetta: { $names }.
}
table-won = { $number ->
    [one] Vince { $names }.
   *[other] { $names } si dividono la vittoria.
}
table-won-nobody = Non vince nessuno.
table-no-way-back = Non si può annullare.
table-confirm = Sì, avanti
table-not-yet = Non ancora
table-let-go = Lascia
table-undo = Annulla
table-next = Prossimo tavolo che ti aspetta
table-watching = Stai guardando
table-gone = Questo tavolo non esiste, o non è aperto a te.
table-missed = Da quando sei via: { $number } eventi.
table-relive = Rivivili
rule-more = Continua nelle regole
rule-link = Regola: { $title }

tab-list = Risposte
tab-players = Giocatori
tab-log = Storia
tab-chat = Parole
tab-notes = Note
tab-manage = Tavolo
tab-news = nuovi
tab-turn = ● Tocca a te · { $title }

list-type = Cerca, o scrivi una risposta e premi Invio
list-none-such = Nessuna risposta corrisponde.
list-nothing = Ora non ti si chiede nulla.
log-empty = Non è ancora successo nulla.
log-more = Eventi precedenti
players-you = (tu)
players-turn = di turno
players-points = { $points } punti: da dove vengono
scores-title = Punti: { $name }
scores-total = { $points ->
    [one] Un punto in tutto.
   *[other] { $points } punti in tutto.
}
scores-points = Punti
scores-source = Origine
scores-standings = Classifica finale
scores-none = Ancora nessun punto.

chat-empty = Nessuno ha ancora detto nulla.
chat-to = (solo a { $names })
chat-all = Tutto
chat-circles = Cerchie private
chat-whom = Solo a:
chat-say = Di’ qualcosa
chat-send = Invia
notes-text = Lo vedi solo tu.
notes-kept = Salvato.
notes-keeping = Scrivo …
manage-share = Qui altri si uniscono o guardano:
manage-sit = Gioca come { $name }
manage-move = Passa a un altro dispositivo
manage-move-text = Apri questo link sull’altro dispositivo entro un quarto d’ora. Da allora il posto è suo.
manage-undo = Chiedi di annullare l’ultima risposta
manage-pause = Chiedi una pausa
manage-bot = Lascia giocare il computer per me
manage-return = Riprendi il mio posto
wish-undo = { $name } chiede di annullare l’ultima risposta.
wish-pause = { $name } chiede una pausa.
wish-yes = D’accordo
wish-no = No
wish-waits = Si chiede agli altri.
paused = La partita è in pausa.
paused-end = Riprendi
clocks = Orologi
clock-shared = Tutti
clock-hours = { $hours } h { $minutes }
link-opening = Connessione …
link-open = Connesso
link-lost = Connessione persa; nuovo tentativo …
link-closed = Connessione chiusa
curtain-title = { $name }, tocca a te
curtain-text = Premi il pulsante quando solo tu vedi lo schermo.
curtain-open = Sono { $name }
end-replay = Rivivi la partita
end-rematch = Ancora una
end-record = Verbale
end-proof = La distribuzione era onesta?
end-proof-text = L’impronta era nota prima della prima mossa. Ora anche il segreto è aperto, e chiunque può ricalcolare tutta la distribuzione con «palaver verify».
end-digest = Impronta
end-secret = Segreto

board-zoom-in = Più vicino
board-zoom-out = Più lontano
board-whole = Tutto il tabellone
board-bare = Nascondi i pezzi

## Replay, rules, lessons, settings

replay-title = { $room }: rivissuta
replay-back = Indietro
replay-on = Avanti
replay-play = Scorri
replay-stop = Ferma
replay-slider = Momento della partita
replay-at = { $at } di { $last }
replay-as = Vista da
replay-open = tutto scoperto
replay-spectator = uno spettatore
rules-title = { $room }: le regole
rules-contents = Indice
lost-title = Fuori dalla mappa
lost-text = A questo indirizzo non c’è nulla.
lost-lobby = All’ingresso
learn-title = { $room }: la tua prima partita
learn-touch = Tocca ciò che è acceso, o scegli la risposta nell’elenco.

settings-language = Lingua
language-en = English
language-de = Deutsch
language-it = Italiano
settings-theme = Chiaro o scuro
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
settings-motion = Movimento
motion-system = Come il sistema
motion-on = Sì
motion-off = No
settings-sound = Bussare quando tocca a me
settings-confirm = Chiedere conferma per ciò che non si può annullare
settings-data = Che cosa si conserva di te
settings-data-text = Un cookie fa di questo browser il proprietario dei tuoi posti. Puoi avere una copia di tutto ciò che si conserva, o farlo cancellare.
settings-export = Prendi una copia
settings-forget = Cancella tutto
settings-really = Sì, cancella tutto
settings-forgotten = Cancellato.

credits-text = Tabelloni e testi sono disegnati e scritti da chi contribuisce a Palaver. Poggiano sul lavoro di altri:
credits-icons = Pittogrammi di Lorc, Delapouite e altri
credits-coasts = Linee di costa
credits-display = Titoli
credits-face = Testo
credits-games = I nomi dei giochi dicono solo di quale gioco si tratta; appartengono ai loro proprietari, con i quali Palaver non ha legami.
credits-changed = I pittogrammi sono ricolorati e ridimensionati, nient’altro.

## AFRICA

africa-board = La mappa di AFRICA: 101 spazi
africa-camps = Campi base
africa-gold = Oro
africa-gems = Gemme
africa-face-down = Ancora coperte: { $number }
africa-supply = Campi base nella scorta: { $number }
learn-africa-1 = Sei Rosso. Ogni esploratore parte da una città sulla costa. Tocca Lagos.
learn-africa-2 = Un turno ha due azioni, e prima di ognuna puoi camminare fino a due spazi. Le tessere coperte sbarrano la via, perciò resta qui: tocca di nuovo Lagos.
learn-africa-3 = Ora agisci: scopri una tessera vicina al tuo esploratore. Tocca C5.
learn-africa-4 = Un leone! Può restare, o andare su uno spazio vuoto con più leoni intorno. Non ce n’è ancora. Per sé vale 1. Lascialo in C5.
learn-africa-5 = Era la prima azione. Con la seconda scopri la tessera in D5.
learn-africa-6 = Un altro leone, accanto al primo: 1 per sé e 1 per il vicino. Lascialo qui.
learn-africa-7 = Blu ha passato. Le tessere scoperte non sbarrano più la via: cammina fino a D5.
learn-africa-8 = Da qui raggiungi nuove tessere. Scopri E5.
learn-africa-9 = Due pepite d’oro valgono subito 2, e chi ne estrae di più fa altri punti alla fine. Torna a Lagos per la seconda azione.
learn-africa-10 = Le città sono spazi vuoti, perciò puoi costruire qui un campo base. esplorare i dintorni vale 1 per ogni animale, tessera indigeni e monumento vicino: tocca «Costruisci un campo base ed esplora i dintorni».
learn-africa-11 = Due leoni, 2 punti. Tocca i punti di un giocatore per vedere da dove vengono, e § per la regola dietro una frase. Ora ne sai abbastanza per una partita tua.

## AFRIKA 1880

afrika1880-board = La mappa di AFRIKA 1880: 32 territori
afrika1880-ship = Nave
afrika1880-colonies = { $colonies ->
    [one] 1 colonia
   *[other] { $colonies } colonie
}
afrika1880-markers = { $number } segnalini rimasti
afrika1880-standing = { $sole } proprie, { $shared } condivise
afrika1880-sealed = sigillato
afrika1880-embassies = Chi dichiara che cosa, e a chi
afrika1880-alliance-between = { $one } dichiara alleanza verso { $other }
afrika1880-conflict-between = { $one } dichiara conflitto verso { $other }
afrika1880-alliance-to = Alleanza con { $nation }; tocca per il conflitto
afrika1880-conflict-to = Conflitto con { $nation }; tocca per l’alleanza
afrika1880-nations-first = Le prime della lista
afrika1880-nations-lot = A sorte
afrika1880-nations-these = Queste:
afrika1880-nations-number = Scegli { $number } nazioni.
afrika1880-sheet = I tuoi ordini per il { $year }
afrika1880-orders = Ordini
afrika1880-no-order = nessun ordine
afrika1880-develop = sviluppare

## West of Africa

west_of_africa-board = Le isole Canarie
west_of_africa-order = In quest’ordine
west_of_africa-round = Round { $round }
west_of_africa-track = Insediamenti rimasti
west_of_africa-reserve = + { $number } nella scatola
west_of_africa-price = Qui le merci rendono { $price } d’oro
west_of_africa-gold = Oro
west_of_africa-laid = giocata
west_of_africa-aboard = A bordo:
west_of_africa-minus = { $number } × carta meno
west_of_africa-cards = { $number ->
    [one] 1 carta sigillata
   *[other] { $number } carte sigillate
}
west_of_africa-sum = somma { $sum }

## The Heart of Africa

heart_of_africa-board = La mappa ferroviaria
heart_of_africa-best = la più parsimoniosa
heart_of_africa-market = Da pescare
heart_of_africa-deck = Treni
heart_of_africa-terrain = Terreno
heart_of_africa-tickets = Biglietti
heart_of_africa-hand = Le tue carte
heart_of_africa-own-tickets = I tuoi biglietti
heart_of_africa-done = collegato
heart_of_africa-refused = torna indietro
heart_of_africa-offered = offerto
heart_of_africa-trains = { $number ->
    [one] 1 vagone
   *[other] { $number } vagoni
}
heart_of_africa-cards = { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
heart_of_africa-kept = { $number ->
    [one] 1 biglietto
   *[other] { $number } biglietti
}

## First games

learn-afrika1880-1 = Sei la Gran Bretagna. Ogni nazione comincia con un segnalino su una costa. Tocca la Nigeria.
learn-afrika1880-2 = La Francia è in Camerun, la Germania in Congo. Ora tutti scrivono in segreto gli ordini. Ogni tuo segnalino ha una riga: tocca la Nigeria per scriverci.
learn-afrika1880-3 = Un segnalino sviluppa il suo territorio o manda una spedizione a un vicino. Sviluppa: copre una casella, e un territorio con tutte le caselle coperte diventa colonia.
learn-afrika1880-4 = Una volta per round una nave può sbarcare un nuovo segnalino su una costa dove non c’è nessuno. Tocca la nave.
learn-afrika1880-5 = Sbarca in Egitto.
learn-afrika1880-6 = Ora le relazioni. La Francia è tua vicina e non te ne fidi: dichiara conflitto toccando la colonna FR nella tua riga delle ambasciate. Per ora non lo vede nessuno.
learn-afrika1880-7 = Il foglio è completo. Sigillalo; quando tutti hanno sigillato, si esegue tutto insieme.
learn-afrika1880-8 = La Francia ha mandato la spedizione in Nigeria e ti ha offerto alleanza: chi offre alleanza e trova conflitto deve andarsene. Rileggilo nella storia; § porta alla regola. A un tavolo vero prima si parla, e si può promettere qualunque cosa.
learn-heart_of_africa-1 = I biglietti nominano due luoghi da collegare. Di quattro ne tieni almeno due; quelli non collegati alla fine contano contro di te. Cabinda–Pretoria è lungo: toccalo per rimetterlo.
learn-heart_of_africa-2 = Tieni gli altri tre.
learn-heart_of_africa-3 = In un turno peschi carte, occupi una linea o peschi biglietti. Bangui–Bondo è verde e lunga due spazi, e hai una carta verde. Prendine una verde dalla fila.
learn-heart_of_africa-4 = Puoi prendere una seconda carta: l’altra verde.
learn-heart_of_africa-5 = Blu ha pescato. Ora occupa la linea: toccala fra Bangui e Bondo.
learn-heart_of_africa-6 = Passa per la giungla, e nessuno ha più carte giungla di te: pagane una, e la linea vale doppio. Tocca la tua carta giungla.
learn-heart_of_africa-7 = Due punti, e altri due per il raddoppio. Chi per primo ha due vagoni o meno avvia l’ultimo round. Ora ne sai abbastanza per una partita tua.
learn-west_of_africa-1 = Sei Rosso. Ogni round tutti scelgono in segreto da una a cinque carte: le isole dicono dove, le azioni che cosa. I numeri si sommano, e la somma più bassa gioca per prima. Gioca La Gomera.
learn-west_of_africa-2 = Gioca anche la carta per piantare.
learn-west_of_africa-3 = Con i lavoratori sul posto piantare costa meno: gioca anche i lavoratori.
learn-west_of_africa-4 = Basta così. Sigilla le carte.
learn-west_of_africa-5 = Bianco ha la somma più bassa e ha giocato per primo. Ora tocca a te: scopri le tue carte.
learn-west_of_africa-6 = Nel primo round ogni nave va in un porto libero: scegli Tenerife.
learn-west_of_africa-7 = Ora le tue azioni, nell’ordine che vuoi. Comincia dai lavoratori.
learn-west_of_africa-8 = Hai quattro punti azione; ognuno porta un lavoratore avanti di una rotta. Tocca i tuoi lavoratori sulla nave a ovest, poi La Gomera. Un secondo segue da sé.
learn-west_of_africa-9 = Due lavoratori sono a La Gomera. Ora pianta.
learn-west_of_africa-10 = Tocca l’isola.
learn-west_of_africa-11 = Un campo costa 3 ori, e 1 in meno per ogni lavoratore che aiuta. Falli aiutare entrambi.
learn-west_of_africa-12 = Tocca il primo campo; se ne pianta anche un altro.
learn-west_of_africa-13 = Due campi a 1 oro l’uno. È tutto.
learn-west_of_africa-14 = Chi ha aiutato lascia di nuovo l’isola. Rimandali sulla nave a ovest.
learn-west_of_africa-15 = Non resta altro: termina il turno.
learn-west_of_africa-16 = Il round è finito. I campi hanno dato merci, e chi ha più influenza su un’isola ne è l’alcalde, per un punto a round. Più tardi porti le merci a est, le vendi e fondi insediamenti. Basta per una partita tua.
