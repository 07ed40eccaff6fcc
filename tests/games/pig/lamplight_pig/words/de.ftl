pig-name = Böse Eins
pig-tagline = Würfle, so oft du dich traust.
pig-option-goal = Ziel
pig-option-goal-points = { $points } Punkte
pig-table = der Tisch
pig-bank = die Bank
pig-die = { $face ->
    [0] Der Würfel
   *[other] Der Würfel zeigt { $face }
  }
pig-score = { $who }: { $score } von { $goal }
pig-ask = { $points } Punkte in diesem Zug. Würfeln oder aufhören?
pig-do-roll = Würfeln
pig-do-hold = Aufhören: { $points } Punkte behalten
pig-told-roll = { $who } würfelt { $face }: bisher { $points }.
pig-told-hold = { $who } behält { $points } und hat { $score }.
pig-told-pig = { $who } würfelt eine Eins und verliert { $points }.
pig-no-over = Das Spiel ist zu Ende.
pig-no-such = Das ist kein Zug.
pig-no-die = Das entscheidet nur der Würfel.
pig-no-turn = { $who } ist am Zug.
pig-no-hold = Würfle mindestens einmal, bevor du aufhörst.
pig-won = { $who } hat das Ziel erreicht.
pig-result = { $score } Punkte
pig-bot-holder = Sparer
pig-reason-win = Das gewinnt.
pig-reason-enough = Das reicht für einen Zug.
pig-reason-more = Da ist noch mehr zu holen.
pig-position-die = Mit { $hand } Punkten auf der Hand kann der Würfel nicht { $die } zeigen.
pig-position-over = Das Spiel ist genau dann zu Ende, wenn wer am Zug ist { $goal } Punkte hat, und sonst niemand.
pig-chapter-1 = Das Ziel
pig-chapter-2 = Der Zug
pig-rule-1-1 = Wer nach dem Aufhören das Ziel erreicht hat, gewinnt sofort.
pig-rule-1-2 = Es geht reihum im Uhrzeigersinn.
pig-rule-2-1 = Würfle, so oft du willst, mindestens einmal.
pig-rule-2-2 = Eine Eins beendet den Zug, und seine Punkte sind verloren.
pig-rule-2-3 = Wer aufhört, zählt die Punkte des Zuges zu seinen eigenen.
