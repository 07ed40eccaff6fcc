### Das Labor: lamplight arena, lamplight study und ihre Berichte.

## Help

cli-meta-cluster = ray[=ADRESSE]
cli-arena-short = herausfinden, welcher Bot besser ist
cli-arena-about = Bots spielen gegeneinander, jeder auf jedem Platz und mit dem gleichen Glück; eine Tabelle sagt, wie stark sie sind und wie sicher das ist. Ergebnisse, Wertungen und ein Bericht mit Schaubild kommen in einen Ordner. Mit Strg-C jederzeit anhalten: Derselbe Befehl macht weiter.
cli-arena-examples =
    lamplight arena { $game } { $bot } uniform --games 2000
    lamplight arena { $game } strong { $bot } --players 3 --option { $option } --out pace
    lamplight arena { $game } { $bot } uniform --on ray=127.0.0.1:6379
cli-arena-game = welches Spiel
cli-arena-bot = die Bots (siehe: lamplight games)
cli-arena-games = wie viele Partien mindestens (1000, wenn nichts angegeben ist); gespielt werden ganze Gruppen
cli-arena-players = wie viele spielen (4, wenn nichts angegeben ist, mehr bei mehr Bots)
cli-arena-board = ein Spielplan mit Namen oder die Datei eines eigenen Plans
cli-arena-option = eine Option des Spiels; darf mehrmals vorkommen
cli-arena-seed = irgendein Wort; dasselbe Wort bringt dieselben Partien
cli-arena-processes = wie viele Prozesse zugleich spielen (einer je Kern, wenn nichts angegeben ist)
cli-arena-out = der Ordner für Ergebnisse und Bericht; ein Lauf, der dort liegt, geht weiter
cli-arena-on = auf einem Ray-Cluster spielen: dem mit dieser Adresse oder einem auf diesem Rechner
cli-study-processes = wie viele Prozesse zugleich spielen (einer je Kern, wenn nichts angegeben ist)
cli-study-out = der Ordner für Ergebnisse und Bericht; ein Lauf, der dort liegt, geht weiter
cli-study-on = auf einem Ray-Cluster spielen: dem mit dieser Adresse oder einem auf diesem Rechner
cli-study-short = eine Studie aus einer Datei spielen und ihren Bericht schreiben
cli-study-about = Spielt jede Kombination, die eine Studiendatei verlangt, misst die Partien und schreibt die Ergebnisse und einen Bericht, der sich ohne Netz lesen lässt. Mit Strg-C jederzeit anhalten: Derselbe Befehl macht weiter.
cli-study-examples =
    lamplight study my-study.toml
    lamplight study my-study.toml --games 50 --out try
cli-study-file = die Studie (TOML)
cli-study-games = eine andere Zahl von Partien je Kombination als in der Datei

## While it runs

lab-goes-on = { NUMBER($done, useGrouping: 0) } von { NUMBER($games, useGrouping: 0) } Partien liegen schon in { $folder }; die anderen folgen.
lab-stopped = Angehalten. { NUMBER($done, useGrouping: 0) } von { NUMBER($games, useGrouping: 0) } Partien liegen in { $folder }; derselbe Befehl macht dort weiter.
lab-written = Die Ergebnisse liegen in { $folder }; { $report } zeigt sie im Browser.
lab-study-done =
    { NUMBER($games, useGrouping: 0) } Partien in { $cells ->
        [one] { $cells } Kombination
       *[other] { $cells } Kombinationen
    }.
lab-arena-head = { NUMBER($games, useGrouping: 0) } Partien { $game } zu { $players } (Startwert: { $seed })
lab-better = { $best } ist besser als { $second }: In { $percent } aller aus diesen Partien neu gezogenen Läufe liegt er vorn.
lab-not-sure = Es ist nicht sicher, dass { $best } besser ist als { $second }: Nur in { $percent } aller aus diesen Partien neu gezogenen Läufe liegt er vorn. Mehr Partien würden es zeigen.

## What went wrong

lab-missing-extra = Dafür fehlt das Paket { $package }; { $command } richtet es ein.
lab-which-bots = Welche Bots? Es gibt: { $known }.
lab-too-few-bots = Ein Bot allein lässt sich nicht vergleichen; nenne mindestens zwei.
lab-bot-twice = Jeder Bot soll nur einmal genannt werden.
lab-unknown-place = --on nimmt ray oder ray=ADRESSE, nicht „{ $value }“.
lab-file = { $file } lässt sich nicht verwenden: { $reason }.
lab-disk = Die Partien lassen sich nicht nach { $folder } schreiben ({ $reason }). Die { NUMBER($games, useGrouping: 0) } Partien, die dort liegen, sind sicher; derselbe Befehl macht weiter, sobald Platz ist.
lab-other-plan = { $folder } enthält einen Lauf von etwas anderem (andere Bots, Optionen, Partien oder Regeln); wähle mit --out einen anderen Ordner.
lab-busy = In { $folder } arbeitet gerade ein anderer Prozess.
lab-no-group = Es gibt noch keine vollständige Gruppe von { $games } Partien.
lab-no-process = Es lässt sich kein weiterer Prozess starten: { $reason }.
lab-worker-dies = Ein Prozess ist { $times }-mal gestorben, als er ab Partie { NUMBER($number, useGrouping: 0) } spielte (vielleicht fehlt Speicher). Was vorher fertig war, ist aufgehoben.
lab-game-failed = Eine der Partien { NUMBER($first, useGrouping: 0) } bis { NUMBER($last, useGrouping: 0) } ist gescheitert ({ $error }). Was vorher fertig war, ist aufgehoben.
lab-other-version = Ein Arbeiter hat ein anderes Lamplight ({ $here }) als dieses hier ({ $there }) oder andere Regeln: Seine Partien wären nicht dieselben.
lab-ray-address = „{ $address }“ ist keine Adresse eines Ray-Clusters; schreib sie als Rechner:Port, zum Beispiel 127.0.0.1:6379.
lab-ray-silent = Unter { $address } antwortet kein Ray-Cluster. Was vorher fertig war, ist aufgehoben.
lab-ray-fails = Ray kann nicht weitermachen: { $reason }. Was vorher fertig war, ist aufgehoben.
lab-study-faults =
    { $count ->
        [one] { $file } lässt sich nicht spielen, es gibt einen Fehler:
       *[other] { $file } lässt sich nicht spielen, es gibt { $count } Fehler:
    }
lab-study-large = { $file } ist zu groß für eine Studie.
lab-study-not-toml = { $file } ist kein TOML: { $reason }.
lab-study-key = Den Schlüssel „{ $key }“ gibt es in einer Studie nicht; es gibt: { $known }.
lab-study-format = Die Datei muss mit format = { $format } beginnen.
lab-study-type = „{ $key }“ muss { $want } sein.
lab-want-text = ein Text
lab-want-texts = eine nicht leere Liste von Texten
lab-want-table = eine Tabelle
lab-want-list = eine nicht leere Liste
lab-want-numbers = eine Liste ganzer Zahlen
lab-want-value = eine Zahl, ein Text oder eine Liste davon
lab-study-number = „{ $key }“ muss eine ganze Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) } sein.
lab-study-game = Das Spiel „{ $value }“ gibt es nicht; es gibt: { $known }.
lab-study-bot = Den Bot „{ $value }“ gibt es für { $game } nicht; es gibt: { $known }.
lab-study-measure = „{ $value }“ lässt sich bei { $game } nicht messen; es gibt: { $known }.
lab-study-twice = „{ $key }“ steht fest und auch im Raster; eines davon muss weg.
lab-study-large-grid = Das Raster ist zu groß: { NUMBER($count, useGrouping: 0) } Kombinationen (höchstens { NUMBER($cells, useGrouping: 0) } und { NUMBER($games, useGrouping: 0) } Partien insgesamt).
lab-study-cell = Diese Kombination lässt sich nicht spielen ({ $cell }): { $reason }
lab-study-no-content = { $game } hat keine Inhalte, deren Werte sich ändern lassen.
lab-study-no-board = { $game } hat keine Spielpläne.
lab-study-board = Der Spielplan { $file } lässt sich nicht verwenden: { $reason }

## Reports and tables

lab-arena-title = { $game }: Welcher Bot ist besser?
lab-study-title = Eine Studie zu { $game }
lab-facts =
    { $game }, { NUMBER($games, useGrouping: 0) } Partien in { $cells ->
        [one] { $cells } Kombination
       *[other] { $cells } Kombinationen
    }. Startwert „{ $seed }“, Lamplight { $version }, Regeln { $rules }. Derselbe Startwert bringt dieselben Partien.
lab-numbers = Die Zahlen
lab-bot = Bot
lab-rating = Wertung
lab-ratings = Wertungen
lab-sure = 95 % zwischen
lab-from = 95 % von
lab-to = bis
lab-share = Anteil der Siege
lab-won = gewonnene Partien
lab-seats-had = Plätze
lab-games = Partien
lab-decided = entschiedene Partien
lab-pair = Paar
lab-against = { $one } gegen { $other }
lab-duels = Einer gegen den anderen
lab-cell = Kombination
lab-all-games = alle Partien
lab-mean = Mittel
lab-low = 10 % unter
lab-median = Median
lab-high = 90 % unter
lab-seat = Platz
lab-seat-of = { $cell }: Platz { $seat }
lab-bot-of = { $cell }: { $bot }
lab-advantage = mehr oder weniger als ein gleicher Anteil
lab-piece = Stück
lab-per-hundred = je hundert Partien
lab-luck-bots = Bots
lab-luck-seats = Plätze
lab-luck-luck = zugeteiltes Glück
lab-luck-rest = der Rest
lab-axis-players = Spieler
lab-axis-bots = Bots
lab-axis-board = Plan
lab-n-spread = Der Punkt ist das Mittel, die dicke Linie sein 95-%-Bereich; zwischen den Enden der dünnen Linie liegen acht von zehn Partien.
lab-n-ratings = 400 Punkte sind eine Chance von zehn zu eins; das Mittel aller Bots ist 0. Die dicke Linie ist der 95-%-Bereich; dazu wurden Gruppen von Partien mit gleichem Glück neu gezogen.
lab-n-duels = Wie oft der erste gewann, wenn einer der beiden gewann; ein geteilter Sieg zählt halb. Nur für das Auge: Die Wertungen zählen dies nicht als eigene Partien.
lab-n-together = Alle gewinnen oder verlieren gemeinsam: Jede Aufstellung ist eine Mannschaft aus einer Art. Die dicke Linie ist Wilsons 95-%-Bereich.
lab-m-plies = Züge und Würfe
lab-n-plies = Alle Entscheidungen und aller Zufall einer Partie.
lab-m-turns = Runden am Zug
lab-n-turns = Züge aller zusammen, wie sie reihum kommen.
lab-m-ends = Wie Partien enden
lab-n-ends = Jede Partie nach dem Grund ihres Endes; unfinished: Sie lief an der Grenze der Studie noch.
lab-m-seats = Wer wo sitzt
lab-n-seats = Wie viel mehr (oder weniger) als ein gleicher Anteil jeder Platz gewinnt; die gestrichelte Linie ist gerecht.
lab-m-luck = Glück und Können
lab-n-luck = Woher die Unterschiede der Ergebnisse kommen, als Anteile ihrer Varianz: wer spielt, wo man sitzt, welches Glück dem Platz zugeteilt wurde (dasselbe für jeden Bot, der dort sitzt), und der Rest.
lab-m-bots = Wie oft Bots gewinnen
lab-n-bots =
    { $kind ->
        [together] Wie oft die Mannschaft gewinnt.
       *[other] Der Anteil am Sieg je Platz, den ein Bot hatte.
    }
lab-m-decisions = Entscheidungen je Zug
lab-n-decisions = Wie oft in einem Zug jemand gefragt wird.
lab-m-choices = Möglichkeiten je Entscheidung
lab-n-choices = Wie viele Handlungen erlaubt sind, wenn jemand gefragt wird.
lab-m-lead-changes = Führungswechsel
lab-n-lead-changes = Wie oft ein anderer Platz allein vorn liegt.
lab-lost-turns = { $bot } hat versagt, und der übliche Bot hat { $turns } { $turns ->
    [one] Zug
   *[other] Züge
  } für ihn gemacht.
