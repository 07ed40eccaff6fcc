### Tische, die geschlossen sind oder die es nicht mehr gibt; und was vorher gesagt wird.

care-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen. Verloren ist nichts; frag bitte dort nach.
care-gone-operator = Diesen Tisch hat gelöscht, wer diesen Server betreibt. Du kannst jederzeit einen neuen aufbauen.
care-gone-untouched = An diesen Tisch ist lange niemand gekommen, darum ist er gelöscht. Du kannst jederzeit einen neuen aufbauen.
care-gone-finished = Dieses Spiel ist lange vorbei, und sein Tisch ist gelöscht. Du kannst jederzeit einen neuen aufbauen.
care-gone-record = Dieses Spiel ist lange vorbei und weggeräumt. Sein Protokoll gibt es noch, ohne Namen.
care-notice-title = { $game }: Soll dieses Spiel bleiben?
care-notice = Hier hat lange niemand gespielt. In { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} wird der Tisch gelöscht. Öffne ihn, dann bleibt er.

# Auf der Karte eines eigenen Spiels, statt wer dran ist.
care-goes = { $days ->
    [one] Wird in einem Tag gelöscht. Öffne ihn, dann bleibt er.
   *[other] Wird in { $days } Tagen gelöscht. Öffne ihn, dann bleibt er.
}

care-forget = Vergiss mich an diesem Tisch
care-forget-help = Dein Name, deine drei Wörter, deine Nachrichten und dein Notizbuch werden hier gelöscht, und dein Platz ist frei. Deine Züge bleiben, ohne Namen. Zurück auf diesen Platz kannst du nicht.
care-forget-do = Ja, vergiss mich
care-forget-stay = Ich bleibe
