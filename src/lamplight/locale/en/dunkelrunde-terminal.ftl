### What DunkelRunde says in the terminal: the command `lamplight board`, and the road drawn with letters.

dr-cli-board-short = check the file of your own board
dr-cli-board-about = Checks a board file for DunkelRunde and names every fault. A board in order is drawn.
dr-cli-board-examples =
    lamplight board my-board.toml
    lamplight play dunkelrunde --board my-board.toml
dr-cli-board-file = the board file (TOML)
dr-cli-board-fine = { $file } is in order: board “{ $name }”, { $road } tiles on the road and { $hidden } on hidden paths.
dr-road-legend = In the drawing: { $girl } and { $boy } girl and boy of seat 1, { $ghost } a ghost; { $yellow } shelter, { $blue } ghost’s home, { $red } wait for company, { $green } hidden path, { $brown } castle path.
dr-road-girl = g
dr-road-boy = b

## In the laboratory
dr-measure-scares = Scares
    .help = A ghost sends a lone child back.
dr-measure-escapes = Groups that held out
    .help = A ghost meets a group, and nobody is scared.
dr-measure-lapses = Lapsed doubles
    .help = A double that no group can use.
dr-measure-groups = Moves of groups
    .help = A group walks by a double.
dr-measure-crossings = Crossings
    .help = Children cross the river or the gate together.
dr-measure-waits = Waiting
    .help = A child waits on a red tile for company.
dr-measure-witch = Help of the witch
    .help = The witch helps the last child across.
dr-measure-stuck = No child could move
    .help = The child’s die lapsed because nobody could move.
dr-measure-lead-changes = Changes of the lead
    .help = How often another seat comes to have the shortest way left alone.
