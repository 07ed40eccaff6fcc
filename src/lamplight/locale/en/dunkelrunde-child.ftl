### DunkelRunde for children who do not read yet: what the voice says, in short sentences. $child is the in-sentence form.

dr-say-roll = { $who }, it is your turn! Touch the dice.
dr-say-which-die = Who shall go: a child, or a ghost?
dr-say-which-child = Which child shall walk?
dr-say-which-ghost = Which ghost shall float?
dr-say-which-group = Hand in hand! Who shall walk together?
dr-say-where-child = Where to? Touch a shining stone.
dr-say-where-ghost = Where shall the ghost float to? Touch a shining stone.
dr-say-where-group = Touch the shining stone, and off they go, hand in hand!

dr-say-double = Two the same! Now children walk hand in hand.
dr-say-scare = Boo! What a fright! Now { $child } runs to a warm house.
dr-say-brave = A ghost! But together nobody is afraid.
dr-say-wait = Nobody goes on alone here: { $child } waits for a friend.
dr-say-cross = Hand in hand, and across!
dr-say-witch = The kind witch takes { $child } along.
dr-say-linden = Hooray! At the magic tree: { $child }!
dr-say-lapse = Nobody can walk now. The dice roll again.
dr-say-stuck = The children stay where they are this time.
dr-say-end = Hooray! The ghosts are friends now. Well played, all of you!

## What the pictures are called, for ears

dr-say-die-wood =
    { $pips ->
        [one] Wooden die: a child walks { $pips } step
       *[other] Wooden die: a child walks up to { $pips } steps
    }
dr-say-die-blue =
    { $pips ->
        [one] Blue die: a ghost floats { $pips } step
       *[other] Blue die: a ghost floats { $pips } steps
    }
dr-say-hands = { $count } children hand in hand
