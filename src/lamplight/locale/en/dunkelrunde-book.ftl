### DunkelRunde: what the rulebook has besides its numbered rules, to learn the game from.

dr-preface = These are the rules of the printed game, told in our own words. The printed board is not copied here: how many tiles lie where, and the hidden paths, we chose ourselves.


## How to play, in two minutes

dr-chapter-intros = How to play, in two minutes
dr-intro-1 = It is night. You lead two children, a girl and a boy, from the village to the magic linden. As soon as one girl and one boy stand there, of any colours, the curse is broken and the game is over. Everybody with a child at the linden wins; who has both there beats those with one.
dr-intro-2 = On your turn you roll two dice. The wooden one moves one of your children, the blue one moves any ghost. You choose which goes first.
dr-intro-3 = A child walks forward only, and may take fewer steps than the die shows. A ghost walks every step, forward or back, and turns round before the light of a yellow tile.
dr-intro-4 = If a ghost stops on a child that is alone, the child gets a fright and runs back to the last yellow tile. Two children on one tile are a group, and a group is never afraid. So look for company!
dr-intro-5 = The colours: on grey you walk freely. Yellow is shelter. Ghosts live on blue, so walk past and never stop there. Red stops everybody until a second child comes; then both cross at once. On green and brown you need a 1, 2 or 3; ghosts never come to green, but they do to brown.
dr-intro-6 = If both dice show the same, that is a double: the ghosts rest, you move one whole group of your choice, and roll again. That is all you need. When something can’t be done, the game tells you why.


## Beside the numbered rules

dr-note-company = A hint: often it is worth more to stop early and join somebody than to use every step. Two together sleep soundly.
dr-note-material = In the box there are: a round wooden board of seven pieces, twelve children (a girl and a boy in each of six colours), four white ghosts, a wooden die with six sides and a blue one with eight. On the screen, everything lies ready by itself.
dr-note-age = From about six years. A game takes about ten minutes for each player.


## Examples

dr-example-linden-shared = Three boys wait, and a girl arrives
    .text = Three boys of three colours have reached the linden and wait. With her two steps the blue girl gets there too. The curse breaks at once, and nobody has both children there: so all four players win.
dr-example-linden-both = The same, but the red girl arrives
    .text = Again three boys wait. This time it is the red girl who comes. Now red has both children at the linden, and both beat one: red wins alone.
dr-example-fewer-steps = Past a ghost, or not quite so far
    .text = The red girl has up to four steps. Two tiles ahead stands a ghost: there she may not stop, but she may walk past. Three steps take her to the blue girl. Together they are a group, and safe.
dr-example-turning = A ghost that turns round
    .text = The tree ghost has to walk five steps. Two take it to the river bank. Beyond lies the hut, a yellow tile, so it turns there and walks the other three steps back. Turning costs nothing.
dr-example-fright = A fright
    .text = The ghost walks three steps and stops exactly where the blue girl stands alone. She runs back to the village, the last shelter behind her.
dr-example-together = Two are never afraid
    .text = The same three steps, but this time two girls stand there. They hold hands, and the ghost can do nothing at all.
dr-example-double = A double two
    .text = Both dice show 2, so the ghosts rest. Red has to move a group, even if both children are blue. A group may stand with a ghost and leave it. After that red rolls again.
dr-example-past-the-ghost-house = Past the ghost’s home
    .text = The red girl stands before the dead tree and has two steps. On blue nobody stops. She has to use both steps, or another child walks.
dr-example-river = Across the river together
    .text = The blue girl waits on the red tile. The red girl reaches it with two of her five steps: now they are two, and both cross to the hut at once. The other steps are lost.
dr-example-hidden-path = Green needs a small number
    .text = The red girl stands at the turning to the deer crossing and has rolled a 4. For green it would have to be a 1, 2 or 3. Walking fewer steps does not help: what counts is the die. So she stays on the road, and on blue she may not stop.


## What each colour means

dr-grid-tiles = The tiles at a glance
dr-grid-tile = Tile
dr-grid-child = Children
dr-grid-alone = A child alone
dr-grid-ghost = Ghosts
dr-grid-grey = Grey
    .child = walk and stop freely
    .alone = can be frightened
    .ghost = come and go
dr-grid-yellow = Yellow
    .child = walk and stop freely
    .alone = is safe
    .ghost = never; they turn before it
dr-grid-blue = Blue
    .child = walk past, never stop
    .alone = never stops here
    .ghost = live here
dr-grid-red = Red
    .child = stop; two or more cross at once
    .alone = waits, and can be frightened
    .ghost = come and go, but not across the river
dr-grid-green = Green
    .child = only with a rolled 1, 2 or 3
    .alone = is safe
    .ghost = never
dr-grid-brown = Brown
    .child = only with a rolled 1, 2 or 3
    .alone = can be frightened
    .ghost = come and go


## Key to the signs

dr-key-grey = Footprints
    .means = A grey tile: ordinary road.
dr-key-yellow = Lantern
    .means = A yellow tile: a shelter where no ghost comes.
dr-key-blue = Ghost’s face
    .means = A blue tile: a ghost lives here, and no child stops here.
dr-key-red = Two, hand in hand
    .means = A red tile: here you wait until you are two.
dr-key-green = Leaf and three dots
    .means = A green tile of a hidden path: only with a 1, 2 or 3.
dr-key-brown = Battlements and three dots
    .means = A brown tile of the castle path: only with a 1, 2 or 3.
dr-key-girl = Girl
    .means = A child with plaits and a skirt. The hood shows the animal of her player.
dr-key-boy = Boy
    .means = A child in trousers. The hood shows the animal of his player.
dr-key-ghost = Ghost
    .means = Belongs to nobody; everybody may move it. You know each by its helmet.
dr-key-wooden-die = Wooden die
    .means = So many steps one of your children may take at most.
dr-key-blue-die = Blue die
    .means = So many steps a ghost has to take.
dr-key-signpost = Signpost
    .means = Here a hidden path begins.


## Things with a page of their own

dr-shelf-tile = The tiles, one by one
