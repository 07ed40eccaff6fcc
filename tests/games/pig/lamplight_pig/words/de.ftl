### Pig

pig-name = Ferkelei
pig-tagline = Würfle, solange du dich traust
pig-option-goal = Punkte zum Sieg
pig-goal = { $goal } Punkte
pig-place-sty = Die Mitte des Tisches
pig-piece-die = Der Würfel
pig-piece-pot = { $points ->
    [one] { $points } Punkt in diesem Zug
   *[other] { $points } Punkte in diesem Zug
}
pig-piece-pig = { $score } von { $goal } Punkten
pig-points = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
pig-ask = Würfeln oder aufhören? { $points } Punkte in diesem Zug.
pig-ask-wait = Der Würfel rollt.
pig-do-roll = Würfeln
pig-do-hold = Mit { $points } Punkten aufhören
pig-told-roll = { $who } würfelt eine { $die }: { $points } Punkte in diesem Zug.
pig-told-one = { $who } würfelt eine Eins, und die Punkte dieses Zuges sind weg.
pig-told-hold = { $who } behält { $points } Punkte und hat { $score }.
pig-end = { $who } gewinnt mit { $score } Punkten.
pig-no-over = Das Spiel ist zu Ende.
pig-no-turn = Du bist nicht am Zug.
pig-no-die = Ein Würfel zeigt eins bis sechs.
pig-no-hold = Würfle mindestens einmal: Noch gibt es nichts zu behalten.
pig-no-such = Bei der Ferkelei würfelst du oder hörst auf.
pig-two-winners = Nur einer kann { $goal } Punkte oder mehr haben.
pig-bot-careful = Vorsichtiges Ferkel
    .help = Hört bei zwanzig auf.
pig-reason-win = Das reicht zum Sieg!
pig-reason-enough = Zwanzig Punkte behält man besser.
pig-reason-more = Noch ist nicht viel zu verlieren.

## Regeln
pig-chapter-1 = Reihum
pig-rule-1-1 = Zwei bis vier spielen im Uhrzeigersinn.
pig-chapter-2 = Ein Zug
pig-rule-2-1 = Würfle: Die Augen zählen für diesen Zug.
pig-rule-2-2 = Eine Eins nimmt alle Punkte dieses Zuges, und der Nächste ist dran.
pig-rule-2-3 = Wer aufhört, bekommt die Punkte des Zuges gutgeschrieben; der Nächste ist dran.
pig-rule-2-4 = Würfle mindestens einmal, bevor du aufhörst.
pig-chapter-3 = Das Ende
pig-rule-3-1 = Wer zuerst hundert Punkte hat (oder so viele wie vereinbart), gewinnt.
pig-chapter-rulings = Klarstellungen
pig-ruling-a1 = Was einmal behalten ist, kann nicht mehr verloren gehen.

## Im Labor
pig-measure-rolls = Würfe
    .help = Wie oft gewürfelt wurde.
pig-measure-holds = Behalten
    .help = Wie oft jemand die Punkte eines Zuges behielt.

## Its lesson
pig-lesson-first = Dein erster Zug
pig-lesson-first-aim = Wer zuerst 50 Punkte hat, gewinnt.
pig-lesson-first-roll = Würfle: Was der Würfel zeigt, wird addiert. Würfle noch einmal oder halte an.
pig-lesson-first-hold = Eine Eins nähme alle neun Punkte weg. Halte an, dann gehören sie dir.
pig-lesson-first-end = Der Bot hat eine Eins gewürfelt und bekommt nichts. Das ist alles!
