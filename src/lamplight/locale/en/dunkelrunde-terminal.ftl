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
