# Spiele dieses Geräts, die zu Ende sind.

web-ended = Beendet ({ $count })
web-ended-won = Du hast gewonnen!
web-ended-lost = Du hast gegen { $who } verloren
web-ended-won-together = Ihr habt zusammen gewonnen!
web-ended-lost-together = Ihr habt zusammen verloren
web-ended-nobody = Niemand hat gewonnen
web-ended-who = { $count ->
    [one] { $who } hat gewonnen
   *[other] { $who } haben gewonnen
 }
web-ended-search = Nach Name oder Spiel suchen
web-ended-none = So ein Spiel ist nicht dabei.
web-ended-forget = Alle beendeten Spiele vergessen
web-ended-sure = { $count ->
    [one] Das beendete Spiel aus der Liste nehmen?
   *[other] Alle { $count } beendeten Spiele aus der Liste nehmen?
 }
web-ended-help = Die Schlüssel zu deinen Plätzen an diesen Tischen werden auf diesem Gerät gelöscht. Spiele, die noch laufen, bleiben.
web-ended-keep = Behalten
web-ended-do = Aus der Liste nehmen
web-ended-watch = Noch einmal ansehen
web-ended-save = Dieses Spiel als Datei sichern
web-ended-again = Noch einmal spielen
web-ended-all = Alle in einer Datei sichern
web-ended-saving = Sichere { $done } von { $count } …
web-ended-took = { $minutes } Min.
web-ended-tally = { $game }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
 }, { $won } gewonnen
web-ended-share = Das sind { $percent } %; bei so vielen Spielen könnten es ebenso gut { $low } bis { $high } % sein.
