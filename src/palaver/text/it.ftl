# Ciò che dice la casa, in qualunque stanza.

seat-red = Rosso
seat-blue = Blu
seat-green = Verde
seat-white = Bianco
seat-brown = Marrone
reads-rule = Regola: { $rule }
reads-rulings = Interpretazione { $rulings }
play-prompt = >
play-help = Scrivi un numero, oppure la risposta come sta scritta accanto. Inoltre: undo (annulla), why COSA (perché no), rule [PARAGRAFO] (regole), board (mappa), list (risposte), save FILE (salva), quit (esci).
play-not-legal = Qui non è una risposta: { $typed }
play-no-thing = Non c'è niente con questo nome.
play-you-may = Si può: è fra le risposte.
play-no-undo = Non si può annullare niente: qualcosa è stato scoperto, oppure ha già agito qualcun altro.
play-undone = Annullato.
play-saved = La registrazione si trova in { $file }.
play-left = La partita è stata lasciata.
play-curtain = { $who }: premi Invio quando solo tu vedi lo schermo.
because-only = Era l’unica risposta.
because-later = Per quello che ne può venire più tardi.
