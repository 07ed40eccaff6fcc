### For children who do not read yet: the lock of grown-ups, and what all games say.

child-how = Children play by touching large pictures; if this device has a voice, it tells them what to do. Nothing can be tapped away.
child-count = How many children?
child-friend = A kind friend plays along
child-friend-help = A bot that frightens nobody if it can help it, and likes to walk hand in hand.
child-locked = Only a grown-up can leave the game or change anything: hold the lock for three seconds, then touch the three numbers it asks for.

child-lock = For grown-ups: hold for three seconds
child-grown-ups = For grown-ups
# $first, $second, $third: numbers in words
child-lock-task = Touch these numbers, one after the other: { $first }, { $second }, { $third }
child-lock-wrong = That was not it. Here are new ones.
child-lock-digits = Numbers
child-go-on = Back to the game
child-usual = To the usual table
child-voice = Voice
child-voice-help = Says what to do; the speaker says it again.
child-voice-none = This browser has no voice for this language, so nothing is said.
child-repeat = Say it again
child-again = Play again
# $what: what was chosen, such as a die or a piece
child-back = { $what }: choose something else
child-others = Now { $who } plays.

child-number-0 = zero
child-number-1 = one
child-number-2 = two
child-number-3 = three
child-number-4 = four
child-number-5 = five
child-number-6 = six
child-number-7 = seven
child-number-8 = eight
child-number-9 = nine
