### Pig

pig-name = Pig
pig-tagline = Roll as long as you dare
pig-option-goal = Points to win
pig-goal = { $goal } points
pig-place-sty = The middle of the table
pig-piece-die = The die
pig-piece-pot = { $points ->
    [one] { $points } point this turn
   *[other] { $points } points this turn
}
pig-piece-pig = { $score } of { $goal } points
pig-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
pig-ask = Roll or hold? { $points } points this turn.
pig-ask-wait = The die is rolling.
pig-do-roll = Roll the die
pig-do-hold = Hold { $points } points
pig-told-roll = { $who } rolls a { $die }: { $points } points this turn.
pig-told-one = { $who } rolls a one, and the points of this turn are gone.
pig-told-hold = { $who } holds { $points } points and has { $score }.
pig-end = { $who } wins with { $score } points.
pig-no-over = The game is over.
pig-no-turn = It is not your turn.
pig-no-die = A die shows one to six.
pig-no-hold = Roll at least once: there is nothing to hold yet.
pig-no-such = In Pig you roll or hold.
pig-two-winners = Only one player can have { $goal } points or more.
pig-bot-careful = Careful Piglet
    .help = Holds at twenty.
pig-reason-win = That is enough to win!
pig-reason-enough = Twenty points are worth keeping.
pig-reason-more = There is not much to lose yet.

## Rules
pig-chapter-1 = Taking turns
pig-rule-1-1 = Two to four players take turns, clockwise.
pig-chapter-2 = A turn
pig-rule-2-1 = Roll the die: what it shows counts for this turn.
pig-rule-2-2 = A one takes all points of this turn, and the next player goes on.
pig-rule-2-3 = Hold to add the points of this turn to your score; the next player goes on.
pig-rule-2-4 = Roll at least once before you hold.
pig-chapter-3 = The end
pig-rule-3-1 = Whoever has a hundred points first (or as many as were agreed) wins.
pig-chapter-rulings = Rulings
pig-ruling-a1 = What was held once cannot be lost again.

## In the laboratory
pig-measure-rolls = Rolls
    .help = How often the die was rolled.
pig-measure-holds = Holds
    .help = How often somebody kept the points of a turn.

## Its lesson
pig-lesson-first = Your first turn
pig-lesson-first-aim = Whoever first has 50 points wins.
pig-lesson-first-roll = Roll: what the die shows is added up. Roll once more, or hold.
pig-lesson-first-hold = A one would take all nine points. Hold, and they are yours.
pig-lesson-first-end = The bot rolled a one and gets nothing. That is all!
