### What DunkelRunde says in the terminal: the command `lamplight board`, and the road drawn with letters.

dr-cli-board-short = die Datei eines eigenen Bretts prüfen
dr-cli-board-about = Prüft eine Brettdatei für DunkelRunde und nennt jeden Fehler. Ein Brett, das in Ordnung ist, wird gezeichnet.
dr-cli-board-examples =
    lamplight board mein-brett.toml
    lamplight play dunkelrunde --board mein-brett.toml
dr-cli-board-file = die Brettdatei (TOML)
dr-cli-board-fine = { $file } ist in Ordnung: Brett „{ $name }“, { $road } Felder auf der Straße und { $hidden } auf verborgenen Pfaden.
dr-road-legend = In der Zeichnung: { $girl } und { $boy } Mädchen und Junge von Platz 1, { $ghost } ein Geist; { $yellow } Zuflucht, { $blue } Haus eines Geistes, { $red } auf Begleitung warten, { $green } verborgener Pfad, { $brown } Burgweg.
dr-road-girl = m
dr-road-boy = j
