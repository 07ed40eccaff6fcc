pig-name = Pig
pig-tagline = Roll as often as you dare.
pig-option-goal = Goal
pig-option-goal-points = { $points } points
pig-table = the table
pig-bank = the bank
pig-die = { $face ->
    [0] The die
   *[other] The die shows { $face }
  }
pig-score = { $who }: { $score } of { $goal }
pig-ask = { $points } points in this turn. Roll or hold?
pig-do-roll = Roll
pig-do-hold = Hold: keep { $points } points
pig-told-roll = { $who } rolls { $face }: { $points } so far.
pig-told-hold = { $who } keeps { $points } and has { $score }.
pig-told-pig = { $who } rolls a one and loses { $points }.
pig-no-over = The game is over.
pig-no-such = That is no move.
pig-no-die = Only the die decides that.
pig-no-turn = It is the turn of { $who }.
pig-no-hold = Roll at least once before you hold.
pig-won = { $who } has reached the goal.
pig-result = { $score } points
pig-bot-holder = Holder
pig-reason-win = That wins.
pig-reason-enough = That is enough for one turn.
pig-reason-more = There is more to be had.
pig-position-die = With { $hand } points in hand the die cannot show { $die }.
pig-position-over = The game is over exactly when the player on turn has { $goal } points, and nobody else does.
pig-chapter-1 = The goal
pig-chapter-2 = The turn
pig-rule-1-1 = Whoever has the goal after holding wins at once.
pig-rule-1-2 = Players take turns clockwise.
pig-rule-2-1 = Roll the die as often as you like, at least once.
pig-rule-2-2 = A one ends the turn, and its points are lost.
pig-rule-2-3 = Whoever holds adds the points of the turn to his own.
