### DunkelRunde: the words and sentences of the game.
###
### How arguments are passed (the same in every language):
###   $child, $ghost   in dr-do-* : the stand-alone label  (the message's value, "Red girl")
###                    elsewhere  : the in-sentence form   (attribute .in, "the red girl"), always as a subject,
###                    so no sentence here needs the accusative; .acc is there for texts of your own
###                    in dr-ask-child-or-ghost, dr-do-roll and dr-event-roll: the NUMBER on that die
###   $to, $from       always a stand-alone place label ("Grey tile, 2 past the village", "River bank"), never the .to form
###   $path            in dr-reason-* the stand-alone name of a hidden path; in dr-board-* the path's id
###   $pips, $count    numbers (not strings, or plural forms are lost)
###   $count           in -join, -group and -cross: all the children who are then together (2 or more)
###   in dr-do-ghost-scare-* $child is the .in form, and $to where that child ends
###   $who             a player's name; in dr-event-end the winners' names as one string
###   $n, $tile, $key, $value, $stretch, $why   text; in dr-board-ghost-area $ghost is the stand-alone label

dr-name = DunkelRunde

## Children

dr-child-red-girl = Red girl
    .in = the red girl
    .acc = the red girl
dr-child-red-boy = Red boy
    .in = the red boy
    .acc = the red boy
dr-child-blue-girl = Blue girl
    .in = the blue girl
    .acc = the blue girl
dr-child-blue-boy = Blue boy
    .in = the blue boy
    .acc = the blue boy
dr-child-green-girl = Green girl
    .in = the green girl
    .acc = the green girl
dr-child-green-boy = Green boy
    .in = the green boy
    .acc = the green boy
dr-child-yellow-girl = Yellow girl
    .in = the yellow girl
    .acc = the yellow girl
dr-child-yellow-boy = Yellow boy
    .in = the yellow boy
    .acc = the yellow boy
dr-child-violet-girl = Violet girl
    .in = the violet girl
    .acc = the violet girl
dr-child-violet-boy = Violet boy
    .in = the violet boy
    .acc = the violet boy
dr-child-grey-girl = Grey girl
    .in = the grey girl
    .acc = the grey girl
dr-child-grey-boy = Grey boy
    .in = the grey boy
    .acc = the grey boy

# In-sentence form, passed as $child when a whole group is meant.
dr-the-group = the group
    .in = the group
    .acc = the group

## Ghosts

dr-ghost-tree = Tree ghost
    .in = the tree ghost
    .acc = the tree ghost
dr-ghost-ruins = Ruins ghost
    .in = the ruins ghost
    .acc = the ruins ghost
dr-ghost-graveyard = Graveyard ghost
    .in = the graveyard ghost
    .acc = the graveyard ghost
dr-ghost-inn = Inn ghost
    .in = the inn ghost
    .acc = the inn ghost

## Places

dr-path-tile = { $path }, green tile { $n }
dr-tile = { $kind }, { $n } { $past }

dr-landmark-village = Village
    .to = to the village
    .past = past the village
dr-landmark-bridge = Bridge
    .to = to the bridge
dr-landmark-tree = Dead tree
    .to = to the dead tree
    .past = past the tree
dr-landmark-wisps = Will-o’-the-wisp forest
    .to = into the will-o’-the-wisp forest
dr-landmark-river = River bank
    .to = to the river bank
    .past = past the river
dr-landmark-hut = Witch’s hut
    .to = to the witch’s hut
    .past = past the hut
dr-landmark-ruins = Old ruins
    .to = to the old ruins
    .past = past the ruins
dr-landmark-graveyard = Graveyard
    .to = to the graveyard
    .past = past the graveyard
dr-landmark-hills = Hills
    .to = into the hills
dr-landmark-tower = Wizard’s tower
    .to = to the wizard’s tower
    .past = past the tower
dr-landmark-inn = Deserted inn
    .to = to the deserted inn
    .past = past the inn
dr-landmark-heights = Foggy heights
    .to = up to the foggy heights
dr-landmark-gate = Castle gate
    .to = to the castle gate
    .past = past the gate
dr-landmark-castle = Castle path
    .to = onto the castle path
dr-landmark-linden = Magic linden
    .to = to the magic linden

dr-path-deer = Deer crossing
    .to = onto the deer crossing
dr-path-trail = Grassy trail
    .to = onto the grassy trail
dr-path-bridle = Bridle path
    .to = onto the bridle path

dr-tile-grey = Grey tile
    .why = Ordinary road: children and ghosts come and go as they please.
dr-tile-yellow = Yellow tile
    .why = A shelter: children are safe here, and no ghost gets in.
dr-tile-blue = Blue tile
    .why = A ghost’s home: children may hurry past but never stop here.
dr-tile-red = Red tile
    .why = Nobody goes on alone: wait here until a second child comes.
dr-tile-green = Green tile
    .why = A hidden path: no ghost finds it, but only a 1, 2 or 3 moves you here.
dr-tile-brown = Brown tile
    .why = The castle path: only a 1, 2 or 3 moves you here, and ghosts may come too.

## Which way the next tile lies, for tables in words

dr-way-on = onwards
dr-way-back = back
# $path
dr-way-hidden = onto a hidden path ({ $path })

## Prompts

dr-ask-roll = Roll the dice!
dr-ask-child-or-ghost = { $child } for a child, { $ghost } for a ghost. Which do you move first?
dr-ask-child =
    { $pips ->
        [one] Move one of your children { $pips } step.
       *[other] Move one of your children up to { $pips } steps.
    }
dr-ask-ghost =
    { $pips ->
        [one] Choose a ghost and move it exactly { $pips } step.
       *[other] Choose a ghost and move it exactly { $pips } steps.
    }
dr-ask-group =
    { $pips ->
        [one] A double { $pips }! Choose the group that walks { $pips } step.
       *[other] A double { $pips }! Choose the group that walks { $pips } steps.
    }
dr-ask-start = Who starts?

## Choices

dr-do-child =
    { $steps ->
        [one] { $child }, 1 step: { $to }
       *[other] { $child }, { $steps } steps: { $to }
    }
dr-do-child-cross = { $child } joins the others and crosses → { $to }
dr-do-child-witch = { $child } → river bank; the witch takes this child across to her hut
dr-do-ghost-forward = { $ghost } forward → { $to }
dr-do-ghost-back = { $ghost } backward → { $to }
dr-do-ghost-scare-forward = { $ghost } forward: { $child } runs back ({ $to })
dr-do-ghost-scare-back = { $ghost } backward: { $child } runs back ({ $to })
dr-do-group = { $count } children: { $from } → { $to }

## Previews: what a move will do

dr-preview-cross = Two or more together: they cross at once.
dr-preview-scare = A fright! Then { $child } runs back to shelter: { $to }.
dr-preview-join = That makes { $count } children here. Together nobody is afraid.
dr-preview-wait = Waits here for company.
dr-preview-linden = Reaches the magic linden!
dr-preview-witch = The witch comes and takes the child across to her hut.
dr-preview-safe = No ghost can come here.
dr-eek = Eek!

## What happened

dr-event-start = { $who } begins.
dr-event-roll = { $who } rolls { $child } for a child and { $ghost } for a ghost.
dr-event-double = { $who } rolls a double { $pips }!
dr-event-lapse = No group can move. The double fades away, and the dice roll again.
dr-event-child = Off goes { $child }: { $from } → { $to }.
dr-event-group = { $count } children set off hand in hand: { $from } → { $to }.
dr-event-ghost =
    { $pips ->
        [one] Just { $pips } step, and { $ghost } stops: { $to }.
       *[other] After { $pips } steps { $ghost } stops: { $to }.
    }
dr-event-turned = The light of a shelter makes { $ghost } turn round: { $to }.
dr-event-cross-river = { $count } children row across the river in the witch’s boat.
dr-event-cross-gate = Hand in hand, { $count } children slip through the foggy gate.
dr-event-witch = The witch comes for the last one: { $child } rides across in her boat to the hut.
dr-event-wait = All alone, { $child } waits for company: { $to }.
dr-event-scare = Boo! Back to shelter runs { $child }: { $to }.
dr-event-brave = The ghost meets a whole group. Nobody is afraid!
dr-event-linden = Hooray, { $child } has reached the magic linden!
dr-event-stuck = { $who } has no child that can move this time.
dr-event-end = The curse is broken! Victory for { $who }!

## Outcome

dr-outcome-pair = A girl and a boy of the same colour stand together at the linden. Whoever brought both their children wins!
dr-outcome-one = A girl and a boy stand at the linden. Everybody with a child there wins!
dr-outcome-seat-both = Both children at the linden
dr-outcome-seat-one = One child at the linden
dr-outcome-seat-none = Still on the way

## Why not

dr-no-not-your-turn = It isn’t your turn yet. You’ll be asked as soon as it is.
dr-no-over = The curse is already broken and this game is over. How about another round?
dr-no-roll-first = First roll the dice, then you can move.
dr-no-wrong-child = Sorry, { $child } belongs to somebody else. Move your own girl or boy.
dr-no-linden-stays = The journey is done: at the linden { $child } stays until the end. Try somebody who is still on the way.
dr-no-waits-red = Nobody leaves a red tile alone: { $child } waits until another child comes.
dr-no-slow-path = Green and brown tiles need a 1, 2 or 3. With a { $pips }, { $child } has to stay; try somebody else.
dr-no-path-entry = You may step onto green or brown only with a 1, 2 or 3, and the die shows { $pips }. Stay on the road this time.
dr-no-haunted-group = A ghost is standing with this group, so { $child } may not leave alone. Move the ghost away first, or wait for a double.
dr-no-too-far =
    { $pips ->
        [one] That is too far: the child die allows only { $pips } step. Choose the next tile.
       *[other] That is too far: the child die allows { $pips } steps at most. Choose a nearer tile.
    }
dr-no-backward = Children only walk forward. Choose a tile further along the way.
dr-no-no-step = Standing still is no move: take at least one step.
dr-no-blue = A ghost lives on the blue tile, so nobody may stop there. Stop before it, or walk past if you have enough steps.
dr-no-ghost-there = There is a ghost on that tile, and a single child may not stop with it, not even beside a group. You may walk past if you have enough steps.
dr-no-red-stops = A red tile stops everybody, so you can’t walk past it. Stop on it: one child waits there for company, two or more cross at once.
dr-no-red-ghost = A ghost is standing on the red tile, so { $child } has to stop before it. Perhaps you can move the ghost away first?
dr-no-not-reachable = No way leads there from here. Look for the marked tiles.
dr-no-child-done = You have already moved a child this turn. Now move a ghost.
dr-no-ghost-done = A ghost has already moved this turn. Now move one of your children.
dr-no-double-no-ghost = You rolled a double, so the ghosts stay where they are. Choose a group of children instead.
dr-no-double-no-single = You rolled a double, so no child walks alone. Choose a whole group instead.
dr-no-no-double = A group moves only when both dice show the same number. This time a single child moves.
dr-no-no-group = It takes at least two children on one tile to make a group. Choose a tile with more children.
dr-no-group-short = A group has to walk as far as it can. Choose the farthest tile of its way.
dr-no-group-route = Another way lets this group take more steps. At a fork a group takes the way along which it gets the most steps.
dr-no-group-blue = Even a group may not stop on a blue tile. It stops on the last tile allowed before it.
dr-no-crowd-variant = At this table a crowd in a shelter is not a group. Choose a group out on the road.
dr-no-chance = Only the dice decide that.
dr-no-nobody = There is no such child, ghost or place in this game. Choose one you can see on the board.

## Options of a table

dr-option-board = Board
    .help = Which way leads to the linden? The boards are our own design.
dr-option-board-linden = Linden round: the whole journey
dr-option-board-short = Short round: for a quick game
dr-option-board-own = Your own board: { $n }
dr-option-start = Who starts
    .help = Usually the youngest player. Seat 1 counts as the youngest.
dr-option-start-youngest = The youngest (seat 1)
dr-option-start-random = Somebody at random
dr-option-start-seat = Seat { $n }
dr-start-nobody = Nobody sits on seat { $n }: only { $seats } are playing. Choose another seat to begin.
dr-option-crowds = Crowds in shelters
    .help = Does a double also move children who stand together in the village, the hut or the tower? “Not a group” is a house variant of ours.
dr-option-crowds-group = They are a group
dr-option-crowds-none = They are not a group (variant)
dr-option-advice = Advice
    .help = For small children: everybody sees tips and you talk the moves over together. A house variant of ours.
dr-option-advice-off = Everybody decides alone
dr-option-advice-open = Open advice (variant)

## Bots and their reasons

dr-bot-uniform = Whirlwind
    .help = Picks any allowed move just like that. Easy to beat.
dr-bot-thoughtful = Bright Spark
    .help = Looks for company, shelters and hidden paths before moving.
dr-bot-kind = Glow-worm
    .help = Plays for the smallest: frightens nobody if it can help it, and likes to walk hand in hand.

dr-reason-kind-company = Keeps somebody company.
dr-reason-kind-walk = One step after the other, not too fast.
dr-reason-kind-ghost = There the ghost frightens nobody.
dr-reason-kind-group = So many walk hand in hand.
dr-reason-arrive = Brings a child to the linden.
dr-reason-cross = Finds company and crosses at once.
dr-reason-join = Makes a group of { $count }, because together nobody is afraid.
dr-reason-wait-red = Waits at the red tile for company.
dr-reason-shelter = Gets a child safely into a shelter.
dr-reason-path = Takes a hidden path where no ghost can follow: { $path }.
dr-reason-forward = Makes good headway.
dr-reason-safe-from = A safer spot: { $ghost } can’t easily get there.
dr-reason-scare = This sends { $child } back: { $to }.
dr-reason-block = There { $ghost } is in the others’ way: { $to }.
dr-reason-away = That way { $ghost } drifts off, away from my own children.
dr-reason-group-own = Takes one of my own children along.
dr-reason-group-leader-held = Leaves the children in the lead where they are.
dr-reason-only = It was the only possible move.
dr-reason-least-harm = Does my own children the least harm.
dr-reason-curse = Breaks the curse at the linden!
dr-reason-cross-river = That makes { $count } at the river: together they can cross.
dr-reason-cross-gate = That makes { $count } at the gate: together they can get through.
dr-reason-witch = Everybody else is across, so the witch comes to help.
dr-reason-unreached = As the ghosts stand now, none of them gets there with one roll.
dr-reason-lead = Takes the lead.
dr-reason-lead-on = Stays in front and gets further ahead.
dr-reason-catch-up = Brings up the child that was behind.
dr-reason-past = Gets past a ghost: { $ghost } is left behind.
dr-reason-overtake = Leaves somebody behind: { $child }.
dr-reason-set-out = Out of the shelter and on the way.
dr-reason-group-least = None of mine is in it, so the group that gains least may go.
dr-reason-group-others = Lets a group of the others walk; mine stay where they are.
dr-reason-scare-own = This sends my own child back, { $child }: { $to }. I saw nothing better.
dr-reason-haunt = As long as { $ghost } stands there, nobody leaves that group alone: { $to }.
dr-reason-free = With { $ghost } gone, my child may leave that group alone again.
dr-reason-lurk = From there { $ghost } can soon scare somebody: { $child }.
dr-reason-harmless = There { $ghost } can’t scare any child of mine.
dr-reason-towards = The next goal is within reach: { $to }.
dr-reason-unharmed = For my own children nothing changes when { $ghost } goes there.
dr-reason-nearer-own = There { $ghost } gets closer to my own, but I take that risk.

## Faults of a board file

dr-board-no-village = This board has no village. The road must begin with exactly one.
dr-board-two-villages = This board has more than one village. There may be only one, at the very start.
dr-board-no-linden = This board has no linden. The road must end at one.
dr-board-unreachable = No way leads to tile { $tile }. Every tile must be reachable from the village, and the road ends at the linden.
dr-board-ghost-missing = A ghost is missing here: “{ $stretch }”. Say in the board file on which tile it starts.
dr-board-ghost-off-blue = A ghost starts on tile { $tile }, which isn’t its own blue tile. Every ghost starts at its own haunt.
dr-board-blue-without-ghost = The blue tile { $tile } has no ghost. Every blue tile is the home of exactly one.
dr-board-short-stretch = The stretch after “{ $stretch }” is too short: there must be at least two tiles before the next shelter.
dr-board-path-skips-shelter = The hidden path { $path } leads past a shelter. It must leave and rejoin the road between the same two shelters.
dr-board-path-skips-obstacle = The hidden path { $path } leads round a red tile. The river and the gate can’t be avoided.
dr-board-path-backward = The hidden path { $path } rejoins the road before the place where it leaves it. Paths lead forward only.
dr-board-path-empty = The hidden path { $path } has no tiles. Give it at least one green tile.
dr-board-path-ends-on = The hidden path { $path } can’t begin or end on tile { $tile }. Choose grey tiles of the road, after the hut.
dr-board-path-overlap = The hidden path { $path } gets in the way of another path. Every path needs its own name and its own piece of road to avoid.
dr-board-bad-colour = Tile { $tile } has the colour “{ $value }”, which can’t be used there.
dr-board-duplicate-tile = There is more than one tile called { $tile }. Every tile needs a name of its own.
dr-board-river-then-hut = The witch’s hut must come directly after the river bank.
dr-board-gate-then-brown = A brown tile must come directly after the castle gate.
dr-board-last-before-linden = Tile { $tile } has the wrong colour: all the tiles between the gate and the linden are brown, and no others.
dr-board-shelters = The shelters don’t fit: the road needs the village, the hut, the tower and the linden, once each and in this order.
dr-board-reds = The red tiles don’t fit: the road needs exactly two, the river bank before the hut and the gate after the tower.
dr-board-too-large = This board is too large: { $count } tiles are the limit.
dr-board-unknown-key = The board file has an entry “{ $key }” that nobody knows. Is it misspelt?
dr-board-wrong-type = The entry “{ $key }” in the board file has the wrong kind of value.
dr-board-version = The board file has format “{ $value }”, but this game reads format { $count }.
dr-board-ghost-area = A ghost is in the wrong part of the road ({ $ghost }): one belongs before the hut, two between hut and tower, one after the tower.
dr-board-blue-blocks = Blue tiles may not follow one another (tile { $tile }). Put another tile between them.
dr-board-name-taken = There is already a board called “{ $value }”. Give yours another name.
dr-board-not-toml = The board file can’t be read as TOML: { $why }

## On the board
dr-dice = Dice: { $child } for a child, { $ghost } for a ghost
dr-double = Double!
dr-boo = Boo!
dr-giggle = Hee hee!
dr-aim = Lead your girl and your boy to the magic linden!
dr-way-title = How far it still is
dr-way-child =
    { $steps ->
        [0] { $child }: at the linden
        [one] { $child }: one step to go
       *[other] { $child }: { $steps } steps to go
    }
dr-ahead =
    { $steps ->
        [one] { $who } is in front: one step to go
       *[other] { $who } is in front: { $steps } steps for both children
    }
dr-ahead-who = In front: { $who }
dr-ahead-level = Neck and neck!
dr-ahead-home = At the linden: { $who }
dr-board-can = can be chosen
dr-story-next = Next page
dr-story-back = Back
dr-story-skip = Skip the tale
dr-story-page = Page { $page } of { $pages }


## Positions as text

dr-position-nobody = Nobody plays { $colour } at a table of { $seats }.
dr-position-tile = “{ $found }” in the field “{ $field }” is not a tile of the board “{ $board }”.
dr-position-stretch = { $ghost }: not here ({ $tile }). A ghost stays within its stretch of the road.
dr-position-blue = No child rests on a blue tile: { $tile }.
dr-position-red = Two children never wait on a red tile: { $tile }. They would have crossed.
dr-position-alone = A ghost never stays with a single child: { $tile }. The child would have run away.
dr-position-last = The last child before the river does not wait on the bank: { $tile }. The witch would have helped it.
dr-position-over = The game asks for nothing exactly when a girl and a boy are at the linden.
dr-position-start = Who begins is asked before the first roll only, with all children in the village.
dr-position-dice = “asks={ $asks }” does not fit the dice: a group walks on a double, and on a double only.
dr-position-stuck = “asks={ $asks }” cannot be: there is nothing that could walk.


## What would have to be, so that one could

dr-need-roll = With a { $pips } on the child die you could.
dr-need-ghost-leaves = You could if { $ghost } were somewhere else: { $place }.
dr-need-no-double = You could if the blue die did not show { $pips } as well.
dr-need-company = You could with a second child here: { $place }.
dr-need-double = With a double { $pips } you could.
dr-or = { $first } or { $second }
dr-comma = { $first }, { $second }


## What things are

dr-about-child = A child of the colour of its seat. It walks forward only, up to as many steps as the wooden die shows; alone it fears ghosts, in company it does not.
dr-about-ghost = A ghost belongs to nobody. Whoever has the turn moves one by the blue die; where it ends, a child alone runs back to shelter.
