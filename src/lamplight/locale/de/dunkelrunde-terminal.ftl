### What DunkelRunde says in the terminal: the command `lamplight board`, and the road drawn with letters.

dr-cli-board-short = die Datei eines eigenen Spielplans prüfen
dr-cli-board-about = Prüft eine Spielplandatei für DunkelRunde und nennt jeden Fehler. Ein Spielplan, der in Ordnung ist, wird gezeichnet.
dr-cli-board-examples =
    lamplight board mein-spielplan.toml
    lamplight play dunkelrunde --board mein-spielplan.toml
dr-cli-board-file = die Spielplandatei (TOML)
dr-cli-board-fine = { $file } ist in Ordnung: Spielplan „{ $name }“, { $road } Felder auf der Straße und { $hidden } auf Geheimpfaden.
dr-road-legend = In der Zeichnung: { $girl } und { $boy } Mädchen und Junge von Platz 1, { $ghost } ein Geist; { $yellow } Zuflucht, { $blue } Haus eines Geistes, { $red } auf Gesellschaft warten, { $green } Geheimpfad, { $brown } Burgweg.
dr-road-girl = m
dr-road-boy = j

## Im Labor
dr-measure-scares = Schrecken
    .help = Ein Geist schickt ein einzelnes Kind zurück.
dr-measure-escapes = Gruppen, die standhielten
    .help = Ein Geist trifft auf eine Gruppe, und niemand erschrickt.
dr-measure-lapses = Verfallene Pasche
    .help = Ein Pasch, den keine Gruppe nutzen kann.
dr-measure-groups = Züge von Gruppen
    .help = Eine Gruppe zieht mit einem Pasch.
dr-measure-crossings = Übergänge
    .help = Kinder gehen gemeinsam über den Fluss oder durchs Tor.
dr-measure-waits = Warten
    .help = Ein Kind wartet auf einem roten Feld auf Gesellschaft.
dr-measure-witch = Hilfe der Hexe
    .help = Die Hexe hilft dem letzten Kind hinüber.
dr-measure-stuck = Kein Kind konnte ziehen
    .help = Der Kinderwürfel verfiel, weil niemand ziehen konnte.
dr-measure-lead-changes = Führungswechsel
    .help = Wie oft ein anderer Platz allein den kürzesten Weg vor sich hat.
