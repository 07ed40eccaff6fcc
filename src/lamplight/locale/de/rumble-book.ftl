### Rumble: what the rulebook has besides its numbered rules, to learn the game from.

rd-preface = Dies sind die Regeln des gedruckten Spiels in unseren eigenen Worten. Auf den Karten der Schachtel steht kein Text: Die Namen der Räume und Figuren und wo die Türen sind, haben wir selbst gewählt.


## How to play, in two minutes

rd-chapter-intros = So geht’s, in zwei Minuten
rd-intro-1 = Zwölf Figuren stehen in zwölf Räumen. Zwei davon gehören heimlich dir, und niemand sonst weiß, welche. Schau sie dir an und lass dir nichts anmerken.
rd-intro-2 = In deinem Zug machst du eine Sache, und zwar mit wem du willst, ob deine Figur oder nicht. Laufen: Wer allein ist, geht durch eine Tür in den Raum nebenan. Raufen: Wo sich zwei oder mehr getroffen haben, suchst du eine Figur aus, die rausfliegt.
rd-intro-3 = Wer rausfliegt, stellt sich draußen an. Je länger jemand drinbleibt, desto mehr Punkte: Die ersten beiden bringen nichts, die letzte Figur drinnen bringt 10. Für dich zählt nur deine bessere Figur.
rd-intro-4 = Und es gibt eine Truhe. Wer bei ihr steht, darf sie nach nebenan tragen, sogar mit Gesellschaft. Steht jemand zu Beginn eines Zuges mit der Truhe am Eingang, darf diese Figur damit hinaus, und das ist der beste Rang von allen.
rd-intro-5 = Ist nur noch eine Figur drin, werden alle Geheimnisse aufgedeckt und die Punkte gezählt. Nach drei Abenteuern gewinnt, wer die meisten hat. Achte also darauf, wer wem hilft, und sei nicht zu nett zu deinen eigenen!


## Beside the numbered rules

rd-note-players = Für drei bis sechs Leute ab acht Jahren; drei Abenteuer dauern etwa 20 Minuten. Für zwei gibt es eine Variante von uns, und mit Verlies und Haus zusammen können bis zu zwölf mitspielen.


## Examples

rd-example-walk = Wer laufen darf, und wohin
    .text = Der Ork ist allein in der Echohalle. Eine Tür führt zum Eingang, eine in die Küche: Dorthin darf er. Die Rüstkammer liegt schräg gegenüber, dahin führt keine Tür. Und der Lich hat Gesellschaft, also bleibt er.
rd-example-brawl = Eine Rauferei
    .text = Drei haben sich in der Küche getroffen. Blau sucht den Lich aus, und er fliegt hinaus ans Ende der Schlange. Die anderen beiden bleiben, wo sie sind.
rd-example-heave = Mit der Truhe stört auch Gesellschaft nicht
    .text = Zwei teilen sich die Schatzkammer. Ohne Truhe darf niemand von ihnen weglaufen. Mit der Truhe schon: Eine Figur schleppt sie nach nebenan.
rd-example-it-stays = Die Truhe gehört niemandem
    .text = Bis in die Grotte ist die Truhe getragen worden. Nun fliegt raus, wer sie trug, aber die Truhe bleibt dort auf dem Boden. Wer in diesem Raum ist, darf sie als Nächstes nehmen.
rd-example-way-out = Erst zum Eingang, später hinaus
    .text = Der Zwerg ist eine Tür vom Eingang entfernt und kann noch nicht hinaus. Rot trägt die Truhe mit ihm dorthin. Erst in einem späteren Zug, hier dem von Grün, darf er mit der Truhe gehen, wenn ihn bis dahin niemand hinausgeworfen hat.
rd-example-points = Zählen ohne Truhe
    .text = Zwei sind übrig, und eine Figur fliegt raus: Der Ork als Letzter drinnen bringt 10, die zuletzt rausgeflogene Figur 9. Rot hat den Ork und den Zwerg: Nur die bessere Figur zählt. Die allererste draußen bringt nichts, die dritte bringt 1 Punkt.
rd-example-points-with-chest = Zählen, wenn jemand entwischt ist
    .text = Der Zwerg ist längst mit der Truhe weg. Das bringt 10 Punkte, egal wie früh es war. Die letzte Figur drinnen bringt nun 9 und die zuletzt rausgeflogene 8.
rd-example-no-way-back = Nicht gleich wieder zurück
    .text = Der Ork kommt gerade aus der Echohalle. Nach unserer Hausregel darf er im nächsten Zug nicht gleich wieder dorthin. Jede andere Tür steht ihm offen.


## The table of points

rd-grid-points = Was jeder Rang bringt
rd-grid-worth = Punkte
rd-grid-without = Niemand ist mit der Truhe weg
rd-grid-with = Jemand ist mit der Truhe weg
rd-grid-last = zuletzt noch drin
rd-grid-last-out = zuletzt rausgeflogen
rd-grid-chest = mit der Truhe entwischt
# $n from 1
rd-grid-out =
    { $n ->
        [1] als Erstes raus
        [2] als Zweites raus
        [3] als Drittes raus
       *[other] als Nummer { $n } raus
    }


## Key to the signs

rd-key-door = Helle Tür
    .means = Hier trifft Tür auf Tür: Da geht es durch.
rd-key-wall = Vernagelte Tür
    .means = Sie führt nirgendwohin: Niemand kommt durch.
rd-key-exit = Pfeil aus einer Tür
    .means = Der Ausgang: Wer zu Beginn eines Zuges mit der Truhe hier steht, darf hinaus.
rd-key-stairs = Treppe
    .means = Sie verbindet Verlies und Haus.
rd-key-chest = Schatztruhe
    .means = Wer in ihrem Raum ist, darf sie nach nebenan tragen.
rd-key-token = Geheimer Personenmarker
    .means = Verdeckt: eine Figur von irgendwem. Offen: deine eigene, oder nach dem Abenteuer für alle zu sehen.
rd-key-fallen = Platz mit Nummer
    .means = Die Schlange draußen, der Reihe nach; die Zahl sagt, was der Rang bringt.
rd-key-brawl = Staubwolke
    .means = Eine Rauferei: Jemand fliegt raus.


## Things with a page of their own

rd-shelf-character = Die Figuren, eine nach der anderen
rd-shelf-room = Die Räume, einer nach dem anderen
rd-thing-dungeon = Eine Figur aus dem Verlies. Keine kann mehr als eine andere: Sie unterscheiden sich nur im Aussehen und darin, wessen Geheimnis sie sind.
rd-thing-house = Eine Figur aus dem Haus. Keine kann mehr als eine andere: Sie unterscheiden sich nur im Aussehen und darin, wessen Geheimnis sie sind.
rd-thing-stairs = Mit Verlies und Haus zusammen führt hier die Treppe durch
