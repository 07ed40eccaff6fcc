### Das Labor: lamplight arena, lamplight study und ihre Berichte.

## Help

cli-meta-cluster = ray[=ADRESSE]
cli-arena-short = herausfinden, welcher Bot besser ist
cli-arena-about = Bots spielen gegeneinander, jeder auf jedem Platz und mit dem gleichen Glück; eine Tabelle sagt, wie stark sie sind und wie sicher das ist. Ergebnisse, Wertungen und ein Bericht mit Schaubild kommen in einen Ordner. Mit Strg-C jederzeit anhalten: Derselbe Befehl macht weiter.
cli-arena-examples =
    lamplight arena { $game } { $bot } uniform --games 2000
    lamplight arena { $game } { $bot } uniform --sprt --elo0 0 --elo1 30
    lamplight arena { $game } strong { $bot } --players 3 --option { $option } --out pace
    lamplight arena { $game } { $bot } uniform --on ray=127.0.0.1:6379
cli-arena-game = welches Spiel
cli-arena-bot = die Bots (siehe: lamplight games)
cli-arena-games = wie viele Spiele mindestens (1000, wenn nichts angegeben ist); gespielt werden ganze Gruppen. Mit --sprt: wie viele höchstens (100000, wenn nichts angegeben ist)
cli-arena-players = wie viele spielen (4, wenn nichts angegeben ist, mehr bei mehr Bots)
cli-arena-board = ein Spielplan mit Namen oder die Datei eines eigenen Spielplans
cli-arena-option = eine Option des Spiels; darf mehrmals vorkommen
cli-arena-seed = irgendein Wort; dasselbe Wort bringt dieselben Spiele
cli-arena-luck = abziehen, was das Glück gab: dieselben Wertungen mit engeren Grenzen, aber jedes Spiel dauert länger
cli-arena-sprt = aufhören, sobald klar ist, ob der erste Bot eher --elo1 oder --elo0 Punkte besser ist als der zweite (Sequenztest)
cli-arena-elo0 = die niedrigere Antwort in Wertungspunkten (0, wenn nichts angegeben ist)
cli-arena-elo1 = die höhere Antwort in Wertungspunkten (50 mehr, wenn nichts angegeben ist)
cli-arena-share0 = die niedrigere Antwort stattdessen als Anteil der Siege, zum Beispiel 0.5
cli-arena-share1 = die höhere Antwort als Anteil der Siege, zum Beispiel 0.55
cli-arena-alpha = wie oft die höhere Antwort falsch sein darf (0.05, wenn nichts angegeben ist)
cli-arena-beta = wie oft die niedrigere Antwort falsch sein darf (0.05, wenn nichts angegeben ist)
cli-arena-processes = wie viele Prozesse zugleich spielen (einer je Kern, wenn nichts angegeben ist)
cli-arena-out = der Ordner für Ergebnisse und Bericht; ein Lauf, der dort liegt, geht weiter
cli-arena-on = auf einem Ray-Cluster spielen: dem mit dieser Adresse oder einem auf diesem Rechner
cli-study-processes = wie viele Prozesse zugleich spielen (einer je Kern, wenn nichts angegeben ist)
cli-study-out = der Ordner für Ergebnisse und Bericht; ein Lauf, der dort liegt, geht weiter
cli-study-on = auf einem Ray-Cluster spielen: dem mit dieser Adresse oder einem auf diesem Rechner
cli-study-short = eine Studie aus einer Datei spielen und ihren Bericht schreiben
cli-study-about = Spielt jede Kombination, die eine Studiendatei verlangt, misst die Spiele und schreibt die Ergebnisse und einen Bericht, der sich ohne Netz lesen lässt. Mit Strg-C jederzeit anhalten: Derselbe Befehl macht weiter.
cli-study-examples =
    lamplight study my-study.toml
    lamplight study my-study.toml --games 50 --out try
cli-study-file = die Studie (TOML)
cli-study-games = eine andere Zahl von Spielen je Kombination als in der Datei

## While it runs

lab-goes-on = { NUMBER($done, useGrouping: 0) } von { NUMBER($games, useGrouping: 0) } Spielen liegen schon in { $folder }; die anderen folgen.
lab-stopped = Angehalten. { NUMBER($done, useGrouping: 0) } von { NUMBER($games, useGrouping: 0) } Spielen liegen in { $folder }; derselbe Befehl macht dort weiter.
lab-written = Die Ergebnisse liegen in { $folder }; { $report } zeigt sie im Browser.
lab-study-done =
    { NUMBER($games, useGrouping: 0) } Spiele in { $cells ->
        [one] { $cells } Kombination
       *[other] { $cells } Kombinationen
    }.
lab-arena-head = { NUMBER($games, useGrouping: 0) } Spiele { $game } zu { $players } (Startwert: { $seed })
lab-without-luck = Ohne das, was das Glück gab, aus denselben Spielen:
lab-better = { $best } ist besser als { $second }: In { $percent } von 4.000 neu gezogenen Stichproben dieser Spiele liegt er vorn.
lab-not-sure = Es ist nicht sicher, dass { $best } besser ist als { $second }: Nur in { $percent } von 4.000 neu gezogenen Stichproben dieser Spiele liegt er vorn. Mehr Spiele würden es zeigen.
lab-sprt-high = Nach { NUMBER($games, useGrouping: 0) } Spielen entschieden: { $bot } hat eher { $high } als { $low } (logarithmisches Likelihood-Verhältnis { $ratio }; von solchen Antworten sind höchstens etwa { $wrong } % falsch).
lab-sprt-low = Nach { NUMBER($games, useGrouping: 0) } Spielen entschieden: { $bot } hat eher { $low } als { $high } (logarithmisches Likelihood-Verhältnis { $ratio }; von solchen Antworten sind höchstens etwa { $wrong } % falsch).
lab-sprt-open = Nach { NUMBER($games, useGrouping: 0) } Spielen ist nicht entschieden, ob { $bot } eher { $low } oder { $high } hat (logarithmisches Likelihood-Verhältnis { $ratio }). Mehr Spiele würden es zeigen: --games.
lab-points = { $points } Punkte
lab-percent = { $percent } % der Siege

## What went wrong

lab-missing-extra = Dafür fehlt das Paket { $package }; { $command } richtet es ein.
lab-which-bots = Welche Bots? Es gibt: { $known }.
lab-too-few-bots = Ein Bot allein lässt sich nicht vergleichen; nenne mindestens zwei.
lab-bot-twice = Jeder Bot soll nur einmal genannt werden.
lab-sprt-two = Ein Sequenztest vergleicht zwei Bots; nenn genau zwei.
lab-sprt-together = In einem gemeinsamen Spiel fragt ein Sequenztest, wie oft ein Team gewinnt: Nenn einen Bot und --share0 und --share1, zum Beispiel 0.4 und 0.5.
lab-sprt-errors = --alpha und --beta liegen zwischen 0 und { $most }, zum Beispiel 0.05.
lab-sprt-ends = Ein Sequenztest braucht eine niedrigere und eine höhere Antwort; { $low } und { $high } sind das nicht (Anteile liegen zwischen 0 und 1).
lab-sprt-which = Nenn entweder --elo0 und --elo1 oder beide Anteile, --share0 und --share1.
lab-sprt-only = --elo0, --elo1, --share0, --share1, --alpha und --beta gehören zu --sprt; gib auch --sprt an.
lab-own-bot = { $name } ist kein Bot: Er braucht die Klasse Bot mit ihrer Methode choose oder muss eine Funktion von perspective und rng sein.
lab-own-elsewhere = Der Bot { $name } ist hier nicht zu finden. Leg ihn in ein Modul, das jeder Prozess importieren kann.
lab-own-here = Den Bot { $name } kennt nur dieser Prozess. Leg ihn in ein Modul, das sich importieren lässt, oder spiel in einem Prozess.
lab-exact-two = Genau lösen lassen sich zwei Plätze, nicht { $seats }.
lab-exact-large = Der Baum dieses Spiels hat mehr als { $most } Stellungen: zu viele, um es genau zu lösen.
lab-unknown-place = --on nimmt ray oder ray=ADRESSE, nicht „{ $value }“.
lab-file = { $file } lässt sich nicht verwenden: { $reason }.
lab-disk = Die Spiele lassen sich nicht nach { $folder } schreiben ({ $reason }). Die { NUMBER($games, useGrouping: 0) } Spiele, die dort liegen, sind sicher; derselbe Befehl macht weiter, sobald Platz ist.
lab-other-plan = { $folder } enthält einen Lauf von etwas anderem (andere Bots, Optionen, Spiele oder Regeln); wähle mit --out einen anderen Ordner.
lab-busy = In { $folder } arbeitet gerade ein anderer Prozess.
lab-no-group = Es gibt noch keine vollständige Gruppe von { $games } Spielen.
lab-no-process = Es lässt sich kein weiterer Prozess starten: { $reason }.
lab-worker-dies = Ein Prozess ist { $times }-mal gestorben, als er ab Spiel { NUMBER($number, useGrouping: 0) } spielte (vielleicht fehlt Speicher). Was vorher fertig war, ist aufgehoben.
lab-game-failed = Eines der Spiele { NUMBER($first, useGrouping: 0) } bis { NUMBER($last, useGrouping: 0) } ist gescheitert ({ $error }). Was vorher fertig war, ist aufgehoben.
lab-other-version = Ein Arbeitsprozess hat eine andere Lamplight-Version ({ $here }) als diese hier ({ $there }) oder andere Regeln: Seine Spiele wären nicht dieselben.
lab-ray-address = „{ $address }“ ist keine Adresse eines Ray-Clusters; schreib sie als Rechner:Port, zum Beispiel 127.0.0.1:6379.
lab-ray-silent = Unter { $address } antwortet kein Ray-Cluster. Was vorher fertig war, ist aufgehoben.
lab-ray-fails = Ray kann nicht weitermachen: { $reason }. Was vorher fertig war, ist aufgehoben.
lab-ray-lost = Das Ray-Cluster ({ $address }) ist weg. Was fertig war, ist aufgehoben; derselbe Befehl macht weiter.
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
lab-study-large-grid = Das Raster ist zu groß: { NUMBER($count, useGrouping: 0) } Kombinationen (höchstens { NUMBER($cells, useGrouping: 0) } und { NUMBER($games, useGrouping: 0) } Spiele insgesamt).
lab-study-cell = Diese Kombination lässt sich nicht spielen ({ $cell }): { $reason }
lab-study-no-content = { $game } hat keine Inhalte, deren Werte sich ändern lassen.
lab-study-no-board = { $game } hat keine Spielpläne.
lab-study-board = Der Spielplan { $file } lässt sich nicht verwenden: { $reason }

## Reports and tables

lab-arena-title = { $game }: Welcher Bot ist besser?
lab-study-title = Eine Studie zu { $game }
lab-facts =
    { $game }, { NUMBER($games, useGrouping: 0) } Spiele in { $cells ->
        [one] { $cells } Kombination
       *[other] { $cells } Kombinationen
    }. Startwert „{ $seed }“, Lamplight { $version }, Regeln { $rules }. Derselbe Startwert bringt dieselben Spiele.
lab-numbers = Die Zahlen
lab-bot = Bot
lab-rating = Wertung
lab-ratings = Wertungen
lab-sure = 95 % zwischen
lab-from = 95 % von
lab-to = bis
lab-share = Anteil der Siege
lab-won = gewonnene Spiele
lab-seats-had = Plätze
lab-games = Spiele
lab-decided = entschiedene Spiele
lab-pair = Paar
lab-against = { $one } gegen { $other }
lab-duels = Einer gegen den anderen
lab-cell = Kombination
lab-all-games = alle Spiele
lab-mean = Mittel
lab-low = 10. Perzentil
lab-median = Median
lab-high = 90. Perzentil
lab-seat = Platz
lab-seat-of = { $cell }: Platz { $seat }
lab-bot-of = { $cell }: { $bot }
lab-advantage = mehr oder weniger als ein gleicher Anteil
lab-piece = Stück
lab-per-hundred = je hundert Spiele
lab-luck-bots = Bots
lab-luck-seats = Plätze
lab-luck-luck = zugeteiltes Glück
lab-luck-rest = der Rest
lab-axis-players = Personen
lab-axis-bots = Bots
lab-axis-board = Spielplan
lab-n-spread = Der Punkt ist das Mittel, die dicke Linie sein 95-%-Bereich; zwischen den Enden der dünnen Linie liegen acht von zehn Spielen.
lab-n-ratings = 400 Punkte sind eine Chance von zehn zu eins; das Mittel aller Bots ist 0. Die dicke Linie ist der 95-%-Bereich; dazu wurden Gruppen von Spielen mit gleichem Glück neu gezogen.
lab-n-duels = Wie oft der erste gewann, wenn einer der beiden gewann; ein geteilter Sieg zählt halb. Nur für das Auge: Die Wertungen zählen dies nicht als eigene Spiele.
lab-n-together = Alle gewinnen oder verlieren gemeinsam: Jede Aufstellung ist eine Mannschaft aus einer Art. Die dicke Linie ist Wilsons 95-%-Bereich.
lab-m-plies = Züge und Würfe
lab-n-plies = Alle Entscheidungen und aller Zufall eines Spiels.
lab-m-turns = Spielzüge
lab-n-turns = Spielzüge aller zusammen.
lab-m-ends = Wie Spiele enden
lab-n-ends = Jedes Spiel nach dem Grund seines Endes; „unfinished“: Es lief an der Grenze der Studie noch.
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
lab-m-decisions = Entscheidungen je Spielzug
lab-n-decisions = Wie oft in einem Spielzug jemand gefragt wird.
lab-m-choices = Möglichkeiten je Entscheidung
lab-n-choices = Wie viele Handlungen erlaubt sind, wenn jemand gefragt wird.
lab-m-luck-share = Anteil des Glücks, in Prozent
lab-n-luck-share = Von allem, was in einem Spiel Aussichten änderte, quadriert und zusammengezählt: wie viel Glück war; der Rest sind Entscheidungen.
lab-m-given-away = Verschenkte Punkte je Spielzug
lab-n-given-away = Von hundert, in jedem Spielzug, in dem ein Bot entscheidet: das Beste, was eine kurze Suche aus dem findet, was sein Platz weiß, gegen das, was er tat; bewertet mit anderen Losen als denen, mit denen es gefunden wurde.
lab-m-books = Glück und Können, Bot für Bot
lab-n-books = Mittel über alle Plätze, die ein Bot hatte, in Punkten von hundert: Anfang + Glück + eigene Entscheidungen + Entscheidungen der anderen = Ergebnis.
lab-adjusted = Ohne Glück
lab-n-adjusted = Dieselben Spiele ohne das, was das Glück gab: im Mittel gleich, mit engeren Grenzen, wo das Glück viel ausmacht (docs/analysis.md). Die letzte Spalte ist die Breite des Bereichs gegenüber dem gewöhnlichen.
lab-narrower = Breite
lab-own = was eigene Entscheidungen änderten
lab-m-lead-changes = Führungswechsel
lab-n-lead-changes = Wie oft ein anderer Platz allein vorn liegt.
lab-lost-turns = { $bot } hat versagt, und der übliche Bot hat { $turns } { $turns ->
    [one] Zug
   *[other] Züge
  } für ihn gemacht.
