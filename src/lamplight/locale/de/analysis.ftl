# Wo sich ein Spiel gedreht hat: Glück und Entscheidungen getrennt. Punkte sind Hundertstel des Sieges.
analysis-head = { $plies ->
    [one] Ein Zug, { $playouts } Probespiele für jede Stellung. Aussichten in Punkten von hundert.
   *[other] { $plies } Züge und Würfe, { $playouts } Probespiele für jede Stellung. Aussichten in Punkten von hundert.
}
analysis-unfinished = Das Spiel ist noch nicht zu Ende: Statt des Ergebnisses steht da, wie die Aussichten jetzt sind.
analysis-all = Alle
analysis-seat = Platz
analysis-start = Anfang
analysis-luck = Glück
analysis-own = eigene
analysis-others = andere
analysis-result = Ergebnis
analysis-lost = verschenkt
analysis-adds-up = Anfang + Glück + eigene Entscheidungen + Entscheidungen der anderen = Ergebnis. „Verschenkt“ vergleicht Entscheidungen mit dem Besten, das sich aus dem finden ließ, was der Platz wusste.
analysis-close = zu knapp
analysis-sure = ± und was in Klammern steht sind 95-%-Bereiche aus unabhängigen Suchen. „Zu knapp“: Bei so vielen der Entscheidungen war kein Zug sicher besser; sie sind zu knapp für ein Urteil und keine Fehler.
analysis-known = Unter jeder Linie, wo es Geheimnisse gibt: die Aussicht, wie der Platz selbst sie kennen konnte, wann immer er entschied. Die Linie selbst weiß alles.
analysis-known-line = Die gepunktete Linie ist, was ein Platz selbst wissen konnte, als er entschied; die andere weiß alles.
analysis-knew = wusste
analysis-between = ({ $low } bis { $high })
analysis-turns = { $count ->
    [one] Der Wendepunkt:
   *[other] Die { $count } Wendepunkte:
}
analysis-no-turns = Kein einzelner Moment hat dieses Spiel gedreht.
analysis-lucky-roll = Der Wurf { $dice } von { $who } war { $points } Punkte von hundert wert.
analysis-unlucky-roll = Der Wurf { $dice } von { $who } kostete { $points } Punkte von hundert.
analysis-lucky = Das Glück schenkte { $who } hier { $points } Punkte von hundert.
analysis-unlucky = Das Glück nahm { $who } hier { $points } Punkte von hundert.
analysis-lucky-all = Das Glück schenkte euch allen hier { $points } Punkte von hundert.
analysis-unlucky-all = Das Glück nahm euch allen hier { $points } Punkte von hundert.
analysis-lost-move = { $who } hätte hier { $points } Punkte von hundert behalten können, und zwar so: { $better }.
analysis-found = Ein starker Zug: { $who } gewann damit { $points } Punkte von hundert.
analysis-award-clover = Das vierblättrige Kleeblatt – das Glück saß auf deiner Schulter.
analysis-award-umbrella = Der goldene Regenschirm – so viel Pech, und du hast fröhlich weitergespielt.
analysis-award-owl = Die weise Eule – dir ist kaum etwas entgangen.
analysis-award-phoenix = Der Phönix – niemand kam von so weit unten zurück.
analysis-award-finish = Das große Finale – deine besten Ideen kamen am Schluss.
analysis-award-rollercoaster = Die Achterbahn – mit dir war es nie langweilig.
analysis-award-sunrise = Die Morgensonne – niemand strahlte am Anfang so hell.
analysis-award-ownway = Der Entdecker-Stern – du hast eigene Wege gefunden, und sie waren gut.
analysis-award-busy = Die fleißige Biene – niemand hatte mehr zu überlegen.
analysis-unreadable = Das ist keine Auswertung, die sich lesen lässt: { $why }
analysis-format = Diese Auswertung hat das Format { $format }; hier ist Format { $known } bekannt. Lass das Spiel noch einmal auswerten.
analysis-empty = In diesem Spiel ist noch nichts geschehen; es gibt nichts auszuwerten.
analysis-stopped = Die Auswertung ist vor ihrem Ende abgebrochen. Frag noch einmal danach.
analysis-broken-off = Die Auswertung wurde abgebrochen; das hier wurde bis dahin gefunden.
analysis-died = Ein Prozess, der mitgerechnet hat, ist von selbst zu Ende gegangen; das wurde bis dahin gefunden. Versuch es noch einmal, vielleicht mit weniger Prozessen.
analysis-busy = Gerade warten sehr viele Spiele auf ihre Auswertung. Versuch es in einer Minute noch einmal.
analysis-failed = Dieses Spiel ließ sich nicht auswerten ({ $why }). Seine Aufzeichnung ist heil; du kannst es noch einmal versuchen.
analysis-none = Dieses Spiel hat noch niemand auswerten lassen.
analysis-title = Der Verlauf des Spiels
analysis-at = Nach { $ply } von { $plies }.
analysis-chance = { $who }: { $points } von hundert.
analysis-numbers = Die Zahlen
analysis-waits = { $count ->
    [one] Davor wird noch ein Spiel ausgewertet.
   *[other] Davor werden noch { $count } Spiele ausgewertet.
}
analysis-thinks = Das Spiel wird noch einmal angesehen …
analysis-enough = Das reicht
analysis-again = Noch einmal versuchen
analysis-poster = { $game }: wie es ging
analysis-stars = { $count ->
    [one] Ein Stern
   *[other] { $count } Sterne
}
analysis-show = Zeig es mir
analysis-keep = Als Bild behalten
analysis-print = Drucken
analysis-keep-svg = Zum Drucken (SVG)
analysis-no-picture = Das Bild ließ sich hier nicht machen. Nimm das zum Drucken.
analysis-where = Wo hat es sich gedreht?
