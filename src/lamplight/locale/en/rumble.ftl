### Rumble in the Dungeon: the words and sentences of the game.
###
### How arguments are passed (the same in every language):
###   $character       in rd-do-* : the stand-alone label  (the message's value, "Jelly cube")
###                    elsewhere  : the in-sentence form   (attribute .in, "the jelly cube"), always as a subject
###                    or after a colon, so no sentence here needs another case
###   $from, $to       always a stand-alone room label ("Echo hall"), never the .to form; also $room and $other
###                    in rd-layout-*, but in rd-layout-unknown $room is the word that nobody knows
###   $who, $seat      a player's name; in rd-event-end the winners' names as one string
###   $first, $second  characters in the .in form; $list all of them as one string
###   $count           in rd-preview-meet: how many are there already; in rd-event-dry and -call: how many are still inside
###   $points, $total, $count, $left, $n, $adventure, $steps, $need, $seats   numbers (not strings, or plural forms are lost)
###   $tokens          in rd-setup-tokens the value of the option, as text; else a number
###   $value, $known, $code   text
### Nothing that everybody reads may tell who owns whom. So rd-reason-protect and -bluff read the same on purpose:
### if they differed, their wording would give the secret away.

rd-name = Rumble in the Dungeon


## Characters of the dungeon

rd-character-cube = Jelly cube
    .in = the jelly cube
rd-character-eye = Floating eye
    .in = the floating eye
rd-character-lich = Lich
    .in = the lich
rd-character-orc = Orc
    .in = the orc
rd-character-troll = Troll
    .in = the troll
rd-character-ogre = Ogre
    .in = the ogre
rd-character-warrior = Warrior
    .in = the warrior
rd-character-barbarian = Barbarian
    .in = the barbarian
rd-character-dwarf = Dwarf
    .in = the dwarf
rd-character-elf = Elf
    .in = the elf
rd-character-thief = Thief
    .in = the thief
rd-character-cleric = Cleric
    .in = the cleric


## Characters of the house

rd-character-ninja = Pink ninja
    .in = the pink ninja
rd-character-penguin = Firecracker penguin
    .in = the firecracker penguin
rd-character-cat = Scrappy cat
    .in = the scrappy cat
rd-character-gorilla = Gorilla
    .in = the gorilla
rd-character-kid = Little rascal
    .in = the little rascal
rd-character-chicken = Chicken hero
    .in = the chicken hero
rd-character-robot = Tutu robot
    .in = the tutu robot
rd-character-squid = Pocket squid
    .in = the pocket squid
rd-character-meerkats = Meerkat gang
    .in = the meerkat gang
rd-character-archer = Hooded archer
    .in = the hooded archer
rd-character-merlin = Bearded wizard
    .in = the bearded wizard
rd-character-alien = Alien
    .in = the alien


## Rooms of the dungeon

rd-room-entry = Creaky entry
    .to = to the creaky entry
rd-room-hall = Echo hall
    .to = into the echo hall
rd-room-armoury = Rusty armoury
    .to = into the rusty armoury
rd-room-kitchen = Gurgling kitchen
    .to = into the gurgling kitchen
rd-room-library = Whispering library
    .to = into the whispering library
rd-room-cells = Rattling cells
    .to = into the rattling cells
rd-room-well = Bottomless well
    .to = to the bottomless well
rd-room-forge = Sparky forge
    .to = into the sparky forge
rd-room-crypt = Yawning crypt
    .to = into the yawning crypt
rd-room-mushrooms = Mushroom grotto
    .to = into the mushroom grotto
rd-room-den = Snoring den
    .to = into the snoring den
rd-room-treasury = Treasure room
    .to = into the treasure room


## Rooms of the house

rd-room-frontdoor = Front door
    .to = to the front door
rd-room-parlour = Comfy parlour
    .to = into the comfy parlour
rd-room-fridge = Giant fridge
    .to = into the giant fridge
rd-room-bath = Bubble bath
    .to = into the bubble bath
rd-room-billiards = Billiard room
    .to = into the billiard room
rd-room-nursery = Topsy-turvy playroom
    .to = into the topsy-turvy playroom
rd-room-study = Muddled study
    .to = into the muddled study
rd-room-attic = Dusty attic
    .to = up to the dusty attic
rd-room-garage = Tinker’s garage
    .to = into the tinker’s garage
rd-room-pantry = Nibbled pantry
    .to = into the nibbled pantry
rd-room-wardrobe = Endless wardrobe
    .to = into the endless wardrobe
rd-room-cellar = Cellar stairs
    .to = to the cellar stairs

rd-chest = Treasure chest


## What a place is and which way the next room lies, for tables in words

rd-about-dungeon = A room of the dungeon
rd-about-house = A room of the house
rd-about-exit = The way out
rd-about-treasure = The chest begins here
rd-about-stairs = Stairs to the other floor
rd-way-north = through the north door
rd-way-east = through the east door
rd-way-south = through the south door
rd-way-west = through the west door
rd-way-stairs = by the stairs


## Prompts

rd-ask-act = Move somebody who is alone, or start a brawl!
rd-ask-lay = The dungeon is being built …
rd-ask-place = Everybody looks for a room …
rd-ask-deal = The secrets are being dealt …
rd-ask-start = Who begins?


## Choices

rd-do-move = { $character } → { $to }
rd-do-carry = { $character } with the chest → { $to }
rd-do-fight = Brawl ({ $from }): { $character } flies out!
rd-do-leave = { $character } leaves with the chest


## Previews: what an action will do

rd-preview-meet =
    { $count ->
        [one] Somebody is already there. A brawl is in the air!
       *[other] { $count } are already there. A brawl is in the air!
    }
rd-preview-fight =
    { $points ->
        [0] Flies out. That place is worth nothing at all.
        [one] Flies out. That place is worth one point.
       *[other] Flies out. That place is worth { $points } points.
    }
rd-preview-leave = Off with the loot: the top place of this adventure!


## What happened

rd-event-lay = Knock, knock, built: this is layout number { NUMBER($n, useGrouping: 0) }.
rd-event-placed = Adventure { $adventure }: everybody has a room. Sleeves up!
rd-event-secret = Psst! One of your secret characters is { $character }.
rd-event-dealt = Everybody now has { $count } secret characters. Keep a straight face!
rd-event-start = { $who } begins.
rd-event-move = { $who } gives the sign, and { $character } trots off: { $from } → { $to }.
rd-event-carry = { $who } shouts “Heave!”, and { $character } lugs the chest along: { $from } → { $to }.
rd-event-fight = Pow! { $who } starts a brawl ({ $from }), and { $character } flies out.
rd-event-leave = Tally-ho! { $who } holds the door ({ $from }), and { $character } is off with the chest.
rd-event-dry = Nobody has been thrown out for ages, so the adventure ends here. The { $count } still inside share the lowest of their places.
rd-event-call = All of you call it a day. The { $count } still inside share the lowest of their places.
rd-event-score = Adventure { $adventure } is over. Secrets on the table!
rd-event-reveal =
    { $points ->
        [one] { $who } shows a secret: { $character } brings one point, that makes { $total }.
       *[other] { $who } shows a secret: { $character } brings { $points } points, that makes { $total }.
    }
rd-event-end = The dust settles. Victory for { $who }!


## Outcome

rd-outcome-most = All adventures are over. Whoever has the most points wins!
rd-outcome-shared = All adventures are over, and it’s a tie at the top: the victory is shared!
rd-outcome-broken-adventure = All adventures are over, with equal points at the top: the better single adventure decides.
rd-outcome-broken-ranks = All adventures are over, with equal points at the top and equally good adventures: more top places decide.
rd-outcome-seat =
    { $points ->
        [one] One point
       *[other] { $points } points
    }


## Why not

rd-no-over = The last adventure is over and the dust has settled. How about another round?
rd-no-chance = Chance alone decides that: the layout, the places, the secrets and who begins.
rd-no-call = Stopping early takes a yes from everybody, in the middle of an adventure, and only works with the stalemate guard.
rd-no-call-early = You may stop together only once somebody has been thrown out. On with the brawl!
rd-no-not-yet = One moment, everything is still being set up. The brawl starts in a tick.
rd-no-not-your-turn = Paws off for now: it’s { $who }’s turn.
rd-no-nobody = There is no such character or room in this game. Choose one you can see.
rd-no-out = Too late: { $character } is already outside. Choose somebody who is still in.
rd-no-no-exit = The house has no chest and no way out, so { $character } has to stay. Move or brawl instead.
rd-no-exit-elsewhere = The way out is elsewhere ({ $to }), and { $character } isn’t there yet ({ $from }). Get there with the chest first and leave on a later turn.
rd-no-exit-no-chest = The door opens only for the chest, and that isn’t here. So { $character } stays inside.
rd-no-alone = It takes two to brawl, and { $character } has nobody to brawl with ({ $from }). Choose a room with a bit of a crowd.
rd-no-chest-elsewhere = There is no chest in this room ({ $from }), so { $character } has nothing to carry. Try a simple move.
rd-no-same-room = Running on the spot doesn’t count: { $character } is there already ({ $to }). Choose a room next door.
rd-no-door = Ouch, a wall! No door joins these rooms: { $from } and { $to }. Choose a room that { $character } can really walk to.
rd-no-crowded = Anybody with company is stuck, and { $character } has company ({ $from }). Start a brawl, or carry the chest if it’s there.
rd-no-take-back = No to and fro: { $character } has only just come from there ({ $to }). That is our house rule; choose another room or another character.


## Setting up

rd-setup-tokens = With a single box everybody gets the usual number of secrets, not { $tokens }. Combine dungeon and house to deal more.
rd-setup-two-guard = With two players the stalemate guard has to be on, or you might brawl until breakfast.
rd-setup-bot-guard = With a bot at the table the stalemate guard has to be on, since bots might circle for ever. Switch it on, or let people take all the seats.
rd-setup-too-many-tokens = There aren’t enough characters to give { $seats } players { $tokens } secrets each. Deal fewer or play with fewer.
rd-setup-scoring = Long scoring is only for dungeon and house together. Choose the top ten instead.


## Faults of a layout

rd-layout-unknown = There is no room called “{ $room }”.
rd-layout-repeated = This room lies there twice: { $room }. Every card is used just once.
rd-layout-overlap = Two rooms lie on the same spot: { $room } and { $other }. Move one of them.
rd-layout-missing = A room is missing: { $room }. All twelve cards have to be laid out.
rd-layout-unreachable = Nobody can get to this room: { $room }. Let one of its doors meet another door.
rd-layout-too-close =
    { $steps ->
        [one] Entry and treasure room are only one step apart; it takes at least { $need }. Move them further away from each other.
       *[other] Entry and treasure room are only { $steps } steps apart; it takes at least { $need }. Move them further away from each other.
    }
rd-layout-front-door =
    { $steps ->
        [one] The front door is only one step from the cellar stairs, but another room is { $need } steps away. Put it at the far end.
       *[other] The front door is only { $steps } steps from the cellar stairs, but another room is { $need } steps away. Put it at the far end.
    }
rd-layout-spelling = This layout can’t be read. Perhaps a piece of it is missing; copy the whole line again.
rd-layout-version = This layout is written in version “{ $value }”, but this game reads version { $known }.
rd-layout-wrong-set = This layout belongs to other boxes than the ones you chose. Pick dungeon, house or both to match it.


## Options of a table

rd-option-set = Where you brawl
    .help = The dungeon has a treasure chest, the house has none. Put together they are twice as big, for up to 12 players.
rd-option-set-dungeon = In the dungeon
rd-option-set-house = In the house
rd-option-set-both = Dungeon and house together
rd-option-layout = Layout
    .help = How do the rooms lie? All the layouts are our own; you can also build one yourself.
rd-option-layout-generated = A surprise
rd-option-layout-ring = The ring: once around
rd-option-layout-ladder = The ladder: two corridors, many doors
rd-option-layout-eight = The figure eight: two loops
rd-option-layout-own = Your own layout
rd-option-doors = Doors
    .help = How many doors does a surprise layout give each room? Twisty doors are a house variant of ours: fewer doors, more dead ends and detours.
rd-option-doors-classic = Four in every room
rd-option-doors-twisty = Two to four, nice and twisty (variant)
rd-option-adventures = Adventures
    .help = How many rounds do you play before the points decide?
rd-option-adventures-3 = Three, as usual
rd-option-adventures-1 = Just one, short and sweet
rd-option-rebuild = New rooms each time
    .help = Should a surprise layout be built afresh for every adventure?
rd-option-rebuild-no = No, it stays as it is
rd-option-rebuild-yes = Yes, a new one each time
rd-option-guard = Stalemate guard
    .help = A house rule of ours against endless adventures: no immediate to and fro, an end after very many turns without anybody thrown out, and you may stop together. With two players or a bot it is always on.
rd-option-guard-on = On
rd-option-guard-off = Off
rd-option-tokens = Secrets per player
    .help = With dungeon and house together you may deal more secret characters. A house variant of ours.
rd-option-tokens-usual = As usual: two (three for two players)
rd-option-tokens-3 = Three each (variant)
rd-option-tokens-4 = Four each (variant)
rd-option-scoring = Scoring
    .help = With 24 characters most places are worth nothing. Long scoring gives points to nearly all of them; a house variant of ours.
rd-option-scoring-ten = Only the best ten places count
rd-option-scoring-scaled = Long: up to 22 points (variant)
rd-option-ties = A tie at the end
    .help = If points are equal, you share the victory. As a house variant of ours, the better single adventure can decide, then more top places.
rd-option-ties-shared = Shared victory
rd-option-ties-broken = The better adventure decides (variant)
rd-option-starter = Who begins later on
    .help = From the second adventure on, whoever has the fewest points begins. And if several do? Going by seats is a house variant of ours.
rd-option-starter-random = Chance picks one of them
rd-option-starter-seating = The next of them round the table (variant)


## Bots and their reasons (everybody reads them, so they never tell who owns whom)

rd-bot-uniform = Hothead
    .help = Does anything that is allowed, just like that. Easy to beat.
rd-bot-bluffer = Poker Face
    .help = Looks after its secrets, lays false trails and keeps an eye on whoever is ahead.

rd-reason-only = There was nothing else to do.
rd-reason-fight = Pow! It was getting crowded in there.
rd-reason-chest-away = The chest shouldn’t get out that easily.
rd-reason-chest-home = The chest could do with some fresh air.
rd-reason-leave = Off and away with the loot!
rd-reason-meet = Time for a little get-together.
rd-reason-quiet = Easy does it. Nothing to see here.
rd-reason-fight-last = That decides it. Still standing: { $character }!
rd-reason-fight-exit = Nobody slips out with the chest that easily, not even { $character }.
rd-reason-fight-chest = Hands off the chest! Out goes { $character }.
rd-reason-fight-free = That makes room: now { $character } can walk again.
rd-reason-fight-early = An early end without a single point: { $character }.
rd-reason-chest-exit = The chest is at the way out. Now somebody only has to go!
rd-reason-chest-slip = Quick, off with the chest before the brawl begins!
rd-reason-chest-look = Somebody should keep an eye on the chest.
rd-reason-chest-crowd = The chest draws a crowd. That smells of a brawl!
rd-reason-chest-left = Chest? What chest? Just out for a walk.
rd-reason-chest-near = One room nearer to the chest.
rd-reason-crowd = The more the merrier: what a squash!
rd-reason-dodge = Better keep out of everybody’s reach.
rd-reason-near = There is company right next door.
rd-reason-chest-far = Away from the chest: it only means trouble.
rd-reason-towards = Slowly towards the others.
rd-reason-apart = Away from all the noise.


## Handing the tablet round

rd-curtain-pass = Pass the tablet to { $who }. Everybody else: eyes off!
rd-curtain-hold = Hold your finger here to peek
rd-curtain-secret = Your secret characters: { $first } and { $second }.
rd-curtain-secret-list = Your secret characters: { $list }.
rd-curtain-done = Memorised, let’s go!



## The notebook

rd-note-title = Detective’s notebook
rd-note-own = Your own secrets
rd-note-think = Is this a secret of { $seat }: { $character }?
rd-note-acted = { $who } had a hand in this: { $character }
rd-note-private = Only you can see your notes.
rd-note-empty = Nothing noted yet. Watch closely who helps whom!
rd-note-mark-yes = Definitely
rd-note-mark-no = No way
rd-note-mark-maybe = Perhaps


## The show at the end of an adventure

rd-show-title = Adventure { $adventure }: who was whose?
rd-show-rank =
    { $points ->
        [0] No points
        [one] One point
       *[other] { $points } points
    }
rd-show-owner = Secret of { $who }
rd-show-nobody = Nobody’s secret
rd-show-skip = Skip
rd-show-next = To the next adventure
rd-show-total = Points so far


## At the table

rd-fallen-title = Thrown out
rd-dry =
    { $left ->
        [one] One more turn without anybody thrown out, and the adventure ends.
       *[other] { $left } more turns without anybody thrown out, and the adventure ends.
    }
rd-track-title = Points

rd-call-ask = Shall we stop here?
rd-call-question = { $who } would like to end this adventure here. Do you agree?
rd-call-yes = Yes, stop here
rd-call-no = No, on with the brawl!
rd-call-explain = If everybody says yes, the adventure ends at once. All who are still inside share the lowest of their places. This is a house rule of ours.
rd-call-confirm = Ask everybody whether to stop here?
rd-call-confirm-yes = Yes, ask them all
rd-call-confirm-no = No, play on


## Building a dungeon

rd-builder-title = Build your own dungeon
rd-builder-rooms =
    { $count ->
        [0] All the cards are laid out.
        [one] One card left
       *[other] { $count } cards left
    }
rd-builder-turn = Turn
rd-builder-take-away = Take away
rd-builder-doors-meet = Door meets door: this way through
rd-builder-doors-dead = Door to nowhere: walled up
rd-builder-save = Save
rd-builder-load = Load
rd-builder-share = Share
rd-builder-name = Name of your layout
rd-builder-play = Play here
rd-builder-clear = Clear everything away
rd-builder-random = Surprise me
rd-builder-good = Solidly built! You can brawl here.
rd-builder-faults =
    { $count ->
        [one] One thing still wobbles:
       *[other] { $count } things still wobble:
    }
rd-builder-set = Boxes
rd-builder-doors = Doors
rd-builder-unknown-file = This file isn’t a layout. Choose one that was saved here.
rd-builder-too-large = This file is far too large for a layout.


## On the board and in the builder
rd-fight = Brawl!
rd-leave = Leave with the chest
rd-own-title = Your secret characters
rd-own-out = out
rd-own-thrown = thrown out
rd-own-away = got away
rd-own-inside = still inside
rd-own-state = { $character }: { $state }
rd-curtain-about = Hold the button, or press it once to look and once more to hide it. The secret is then read out once: use headphones if others can hear.
rd-curtain-shut = The secret is hidden again.
rd-show-row = { $character }: { $owner }, { $points }
rd-show-sum = { $who }: { $points }
rd-board-way-out = { $room }, the way out
rd-board-fallen = { $who }, thrown out, place { $n }
rd-board-away = { $who }, away with the chest
rd-board-can = can be chosen
rd-board-pow = Pow!
rd-builder-cell = Row { $row }, column { $column }
rd-builder-cell-empty = Empty place, row { $row }, column { $column }
rd-builder-tray = Cards still to lay
rd-builder-chosen = Chosen: { $room }. Tap a place on the table.
rd-builder-hint = Tap a card, then a place on the table.


## The luck of the draw

rd-check-luck = Check the draws
rd-luck-good =
    { $count ->
        [one] The one draw was honest: it follows from the number that was fixed before the game began.
       *[other] All { $count } draws were honest: they follow from the number that was fixed before the game began.
    }


## Words of its own pages and sheets

rd-adventure-of = Adventure { $now } of { $all }
rd-note-words = Anything else you want to remember
rd-builder-way = Build a layout
rd-builder-finish = Lay out all the cards first; then you can save, share and play.
rd-builder-saved = Saved on this device.
rd-builder-link = Link to this layout
rd-builder-download = Save as a file
rd-builder-upload = Open a file

## Positions as text

rd-position-built = “built” tells the layout that chance gave: only with layout=generated, and with the doors that were chosen.
rd-position-stage = The field “{ $field }” does not belong to stage={ $stage }.
rd-position-lay = No layout is drawn at this moment (stage=lay).
rd-position-character = “{ $found }” in the field “{ $field }” is not a character of these boxes.
rd-position-room = “{ $found }” in the field “{ $field }” is not a room of these boxes.
rd-position-twice = One character is in two places: { $character }.
rd-position-missing = One character is neither inside nor out: { $character }.
rd-position-placing = While the characters are placed, the first rooms hold one each and some are still waiting.
rd-position-placed = Once all are placed, every room holds exactly one character.
rd-position-token = One token is held twice: { $character }.
rd-position-holds = Player { $n } holds { $found } tokens; { $tokens } would be right, one player after the other.
rd-position-dealing = All tokens are dealt, so stage=deal is over.
rd-position-inside = At least { $least } must still be inside.
rd-position-chest = There is no chest here: the house alone has none, and whoever escaped took it along.
rd-position-last = This one cannot have moved last: { $character }. It must be inside and have come through a door, with the stalemate guard on and “dry” at least 1.
rd-position-past = “past” tells { $found } adventures, and needs { $count }.
rd-position-owner = “{ $found }” owns nobody in adventure { $n }: a player’s number or “-” is needed.
rd-position-ranks = Adventure { $n } of “past” is not complete: every character once, from the lowest rank up, with the tokens of every player.
rd-position-end = The last adventure of “past” does not fit what lies on the table.


## What would have to be, so that one could

rd-need-company = You could if somebody else were in this room: { $from }.
rd-need-alone = You could if { $character } were alone here: { $from }.
rd-need-chest = You could if the chest were here: { $from }.
rd-need-exit = You could if { $character } were here: { $to }.
rd-need-between = You can as soon as somebody has done anything else.


## What things are

rd-about-character = Anybody may move it, whoever holds its token. Alone it walks through a door; in company it can only brawl.
rd-about-chest = It moves only when a character takes it along, and whoever carries it out through the entry has won the top place.
