### Lamplight: die Begriffe, jeder in einem Satz für alle, die das Wort berühren.
###   .text   der Satz; .forms   wie das Wort in den Texten dieser Sprache steht (docs/words.md)

web-term-bot = Bot
    .means = Ein Platz, den der Computer spielt. Er sieht nur, was sein Platz wissen darf.
    .forms = Bot, Bots
web-term-seat = Platz
    .means = Einer der Plätze im Spiel. Jemand an diesem Gerät, ein Freund per Link oder ein Bot kann ihn haben.
    .forms = Platz, Plätze, Platzes
web-term-hint = Tipp
    .means = Was ein starker Bot hier tun würde, und warum.
    .forms = Tipp, Tipps
web-term-seed = Startwert
    .means = Die geheime Zahl, aus der alle Würfe eines Spiels folgen; versprochen wird sie vorher, gezeigt nachher.
    .forms = Startwert
web-term-record = Aufzeichnung
    .means = Die Datei eines Spiels, Zug für Zug; alle können sie prüfen.
    .forms = Aufzeichnung, Aufzeichnungen
web-term-variant = Hausvariante
    .means = Eine Spielweise, die wir hinzugefügt haben; die Spielregel kommt ohne sie aus.
    .forms = Hausvariante, Hausvarianten, Hausregel, Variante, Varianten
web-term-proposal = Vorschlag
    .means = Was jemand dem rät, der entscheidet; es bindet niemanden.
    .forms = Vorschlag, Vorschläge, vorschlagen, vorgeschlagen
web-term-words = Drei Wörter
    .means = Sie bringen deinen Platz auf jedes Gerät zurück. Schreib sie auf.
    .forms = drei Wörter, drei Wörtern
