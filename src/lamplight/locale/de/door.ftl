### Die Tür eines Tisches: wer hereinkommt, und die Liste der Tische, die für alle offen sind.

door-legend = Wer darf hereinkommen?
door-open = Alle
door-open-help = Der Tisch steht auf der Liste der offenen Tische: Wer kommt, darf zuschauen und einen freien Platz nehmen.
door-link = Wer den Link hat
door-link-help = Wer den Link hat, darf zuschauen. Zum Mitspielen braucht man eine Einladung.
door-closed = Nur wer mitspielt
door-closed-help = Niemand kann zuschauen: Den Tisch sieht nur, wer hier einen Platz oder eine Einladung hat.
door-shut = An diesem Tisch schaut niemand zu: Er ist nur für alle, die hier mitspielen.
door-shut-title = Ein geschlossener Tisch
door-off = Auf diesem Server gibt es keine offenen Tische.
door-invited-only = Um dich an diesen Tisch zu setzen, brauchst du eine Einladung.
door-over = Das Spiel an diesem Tisch ist schon vorbei.
door-screen = An diesem Tisch schaut niemand zu. Der Bildschirm kommt mit dem Link hier unten herein, in dem eine Einladung steckt.
door-sit = Hinsetzen

door-list = Offene Tische
door-list-help = Mit anderen spielen
door-list-how = Hier warten Leute, die gern mit allen spielen, die kommen. Setz dich, und du bist dabei.
door-list-none = Gerade ist kein Tisch offen. Mach selbst einen mit Freunden in der Ferne auf und wähle „Alle“ bei der Frage, wer hereinkommen darf.
door-list-game = Spiel
door-list-any-game = Jedes Spiel
door-list-any-lang = Jede Sprache
door-list-free =
    { $count ->
        [one] Ein freier Platz
       *[other] { $count } freie Plätze
    }
door-list-live = Live, ohne Zeitgrenze pro Zug
door-list-limit = { $time } pro Zug
door-list-bots = Bots: { $bots }
door-list-since = geöffnet { $when }
