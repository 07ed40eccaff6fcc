### Words that belong to no single game.

seat-name = Player { $n }
seat-and = { $first } and { $second }
seat-fox = Fox
seat-owl = Owl
seat-frog = Frog
seat-bee = Bee
seat-bat = Bat
seat-badger = Badger
seat-squirrel = Squirrel
seat-otter = Otter
seat-flamingo = Flamingo
seat-bear = Bear
seat-raven = Raven
seat-gecko = Gecko
# A piece on the board by its name, its place and its company; a place by who stands there
standing-piece = { $piece }, { $place }
standing-company = { $piece }, { $place }; also here: { $company }
standing-kind = { $place } ({ $kind })
standing-place = { $place }: { $pieces }
colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-violet = Violet
colour-grey = Grey
colour-orange = Orange
colour-teal = Teal
colour-pink = Pink
colour-brown = Brown
colour-black = Black
colour-lime = Lime

## Setting up
core-unknown-option = There is no option “{ $option }”. There are: { $known }.
core-unknown-value = Option “{ $option }” cannot be “{ $value }”. Choose one of: { $known }.
core-seat-count = This game is for { $min } to { $max } players, not { $seats }.

## Playing
core-not-an-action = “{ $do }” is not a move of this game.
core-nothing-there = Nothing can be done there now.
core-dealer-rolls = The dice are rolled for you in this game.
core-undo-nothing = There is nothing to take back.

## Records
core-record-too-large = This is more than a record may be: { NUMBER($lines) } lines, { NUMBER($letters) } characters in a line, { $mib } MiB in all.
core-record-not-json = This line is not part of a record: it is cut off or was changed.
core-record-no-header = This is not a Lamplight record: its first line should say which game it is.
core-record-version = This record has format { $version }; this program reads format { $known }.
core-record-game = This is a record of another game: “{ $game }”.
core-unknown-rules = This game was begun under version { $version } of the rules, which cannot be played here; these can: { $known }.
core-position-long = A position has at most { $most } characters.
core-position-game = A position begins with the game and the version of its rules, here “{ $game }/2”, not with “{ $found }”.
core-position-field = “{ $found }” is not a field; fields look like name=value.
core-position-unknown = There is no field “{ $field }”. There are: { $known }.
core-position-twice = The field “{ $field }” stands there twice.
core-position-missing = The field “{ $field }” is missing.
core-position-choice = The field “{ $field }” cannot be “{ $found }”. Choose one of: { $known }.
core-position-count = The field “{ $field }” has { $found } values, and needs { $count }.
core-position-number = “{ $found }” in the field “{ $field }” is not a whole number from { $least } to { $most }.
core-position-hidden = The field “{ $field }” is hidden (“?”): only the full position can be played.
core-record-content = This game was played on a different board that has the same name as one here.
core-record-bad-line = This line is neither a move, a check nor the end.
core-record-seed = The seed is not a hexadecimal number.
core-record-commitment = The seed is not the one that was promised at the start.
core-record-dice = The dice say “{ $due }”, but the record says “{ $do }”.
core-record-illegal = “{ $do }” is not allowed here: { $why }
core-record-digest = The checksum after move { $ply } does not match: something before it was changed.
core-record-no-digest = A checksum is missing here.
core-record-after-end = The game was already over here.
core-record-not-over = The record says that the game is over, but it is not.
core-record-end = The end is not the one that the moves lead to.
core-record-early-seed = The seed stands in the record before the end of the game.
core-record-cut = The record is cut off: the game is over, but the end is missing.
core-record-lesson = This is the record of the lesson “{ $lesson }”: its luck was written down beforehand, so there is nothing to verify.

## Bots
core-bot-gentle = Gentle
    .help = Overlooks things, like a tired friend.
core-bot-normal = Normal
    .help = Looks ahead a little, and slips now and then.
core-bot-strong = Strong
    .help = Looks far ahead, and thinks for up to a second.
core-bot-master = Master
    .help = Plays as well as it can, and thinks for up to three seconds.
core-bot-uniform = Random
    .help = Plays anything that is allowed.
core-reason-random = Just a whim!
core-reason-only = It was the only possible move.
core-reason-search = Of everything I tried, this turned out best.
