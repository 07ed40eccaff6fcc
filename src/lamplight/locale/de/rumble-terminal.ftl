### Die Worte von Rumble, die nur das Terminal und das Labor brauchen.

## Im Labor
rd-measure-adventures = Abenteuer
    .help = Abenteuer, die gewertet wurden.
rd-measure-guard-ends = Von der Wache beendet
    .help = Abenteuer, die die Wache beendete, weil nichts mehr geschah.
rd-measure-escapes = Entkommen
    .help = Jemand kommt mit der Truhe davon.
rd-measure-fights = Kämpfe
    .help = Figuren, die aus dem Spiel geprügelt wurden.
rd-measure-moves = Züge
    .help = Züge von Figuren ohne Truhe.
rd-measure-carries = Züge mit der Truhe
    .help = Die Truhe wird in einen anderen Raum getragen.
rd-measure-lead-changes = Führungswechsel
    .help = Wie oft ein anderer Platz allein die meisten Punkte hat.
