### The Dwarves: what the rulebook has besides its numbered rules, to learn the game from.

dw-preface = Dies sind die Regeln des gedruckten Spiels in unseren eigenen Worten. Die gedruckten Karten, der Spielplan und die Plättchen sind hier nicht nachgebaut. Manche von unseren folgen dem, was das Regelheft erzählt; die meisten haben wir uns selbst ausgedacht.


## Beside the numbered rules

dw-note-entrances = Unser Rat: Haltet Truppen von den Tunneleingängen fern. Stirbt dort das Land, ist der Eingang verloren, und schneller als durch die Tunnel kommt ihr nirgends voran.


## Examples

dw-example-walk = Ein Weg, der früher endet
    .text = Bavragor läuft mit zwei Tempowürfeln. Der höchste zeigt 4, also darf er bis zu vier Felder weit gehen. Nach zweien kommt er zu Truppen, und dort endet sein Weg, egal was übrig ist. Mit der zweiten Aktion darf er kämpfen oder weiterlaufen.
dw-example-price = Der Preis für Totes Land
    .text = Tungdil betritt Totes Land. Für dieses eine Feld entscheidet ihr gemeinsam: Er verliert 1 Leben, oder der Unheilmarker rückt 1 näher. Hier nehmt ihr den Unheilmarker. Ginge er weiter auf ein zweites totes Feld, würdet ihr wieder gefragt.
dw-example-fight = Ein Kampf
    .text = Bavragor wirft drei Kampfwürfel: 6, 4 und 2. Die 6 genügt für jede Truppe; er nimmt den Alb, denn für den muss es eine 6 sein. Die 4 besiegt einen Ork. Die 2 besiegt niemanden, also bleiben ein Ork und der Troll.
dw-example-missed = Ein Kampf, der schiefgeht
    .text = Hier ist nur ein Alb, und für den muss es eine 6 sein. Mit 5, 5 und 3 wird niemand besiegt, und das kostet Bavragor 1 Leben.
dw-example-message = Eine Botschaft an den Rat
    .text = Der Marker steht auf 5, und von dort braucht es eine 5 oder mehr. Bavragor wirft drei Handwerkswürfel, und einer zeigt 5: Der Marker geht 1 nach rechts. Zwei solche Würfel brächten ihn nicht weiter. Ab jetzt gilt, was auf Feld 6 steht.
dw-example-test = Eine Probe in zwei Aktionen
    .text = Die Karte verlangt drei Handwerk-Erfolge mit 4 oder mehr in einem Zug. Mit der ersten Aktion hat Bavragor zwei davon, mit der zweiten den dritten: geschafft. Wäre der dritte in diesem Zug nicht gekommen, wären die ersten beiden verfallen.
dw-example-perish = Land stirbt
    .text = Vier Truppen warten am Tor V, und der Heldenmarker bringt eine fünfte: zu viele. Ein Plättchen wird gelegt, sein Pfeil auf den aufgedruckten Pfeil derselben Farbe. Erst gehen die Truppen, die das Plättchen zeigt, zur Seite, soweit sie da sind; dann laufen alle übrigen den Pfeil entlang.
dw-example-tunnel = Durch die Tunnel
    .text = Tungdil steht mit drei Schritten am südlichen Eingang. Ein Schritt bringt ihn an jeden anderen Eingang, und von dort könnte er weiterlaufen. Der östliche Eingang ist tot: Dort kommt niemand heraus.


## Tables

dw-grid-beats = Welche Zahl wen besiegt
dw-grid-die = Würfel
dw-grid-beaten = besiegt
dw-grid-six = einen Alb, Troll oder Ork
dw-grid-five = einen Troll oder Ork
dw-grid-four = einen Ork
dw-grid-nobody = niemanden
dw-grid-council = Der Rat, Feld für Feld
dw-grid-space = Feld
dw-grid-effect = Solange der Marker hier steht
dw-grid-right = Nach rechts mit
# $n the lowest number that will do
dw-grid-step = { $n ->
        [6] einer 6
       *[other] { $n } oder mehr
    }


## Key to the signs

dw-key-battle = Axt
    .means = Kampf: so viele Würfel wirfst du zum Kämpfen.
dw-key-craft = Hammer
    .means = Handwerk: so viele Würfel wirfst du für eine Botschaft oder eine Handwerksprobe.
dw-key-speed = Stiefel
    .means = Tempo: so viele Würfel wirfst du zum Laufen; der höchste zählt.
dw-key-heart = Herz
    .means = Leben. Hat ein Zwerg keins mehr, haben alle verloren.
dw-key-dice = Würfel
    .means = Ein Wurf, oder einer, den ihr wiederholen dürft.
dw-key-action = Blitz
    .means = Eine Aktion mehr.
dw-key-orc = Ork
    .means = Ihn besiegt eine 4, 5 oder 6.
dw-key-troll = Troll
    .means = Ihn besiegt eine 5 oder 6.
dw-key-alf = Alb
    .means = Ihn besiegt nur eine 6.
dw-key-troops = Helm
    .means = Truppen: Auf der Unheilleiste kommen sie durch das Tor, dessen Nummer dort steht.
dw-key-hero = Laterne
    .means = Der Heldenmarker: Er geht am Anfang jedes Zuges einen Schritt.
dw-key-doom = Totenkopf
    .means = Der Unheilmarker: Trifft der Heldenmarker ihn, haben alle verloren.
dw-key-threat = Warnschild
    .means = Bedrohungen: Auf der Unheilleiste werden zwei weitere im Abenteuerstapel versteckt.
dw-key-council = Doppelaxt
    .means = Der Zwergenrat: Auf der Unheilleiste geht sein Marker 1 nach links.
dw-key-gateway = Tor mit Ziffer
    .means = Ein Tor: Hier kommen Truppen herein, und hier starten Zwerge.
dw-key-tunnel = Gewölbe
    .means = Ein Eingang zu den Tunneln.
dw-key-tile = Rissiges Sechseck
    .means = Totes Land: Truppen laufen hier den Pfeil entlang weiter, und jeder Schritt darauf hat seinen Preis.
dw-key-flow = Wellen mit Pfeil
    .means = Wohin Truppen von hier aus laufen.
dw-key-place = Nadel
    .means = Der Ort, um den es auf einer Karte geht.
dw-key-gear = Gepäck
    .means = Ausrüstung.
dw-key-story = Offenes Buch
    .means = Die Geschichte: eine Szenariokarte.


## Things with a page of their own

dw-shelf-dwarf = Die fünf Zwerge
dw-shelf-scenario = Szenariokarten
dw-shelf-adventure = Abenteuerkarten
dw-shelf-threat = Bedrohungskarten
dw-shelf-equipment = Ausrüstungskarten
dw-shelf-tile = Plättchen Totes Land und Tunnel
dw-thing-tile = Totes Land { $tile }, { $colour }
dw-thing-tile-drawn = Darauf links vom Pfeil, von vorn nach hinten: { $first }, { $second }; rechts davon: { $third }, { $fourth }.
dw-thing-tunnel = Das Tunnelplättchen
