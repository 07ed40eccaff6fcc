### The words of Rumble that only the terminal and the laboratory need.

## In the laboratory
rd-measure-adventures = Adventures
    .help = Adventures that were scored.
rd-measure-guard-ends = Ended by the stalemate guard
    .help = Adventures that the stalemate guard ended because nothing happened any more.
rd-measure-escapes = Escapes
    .help = Somebody gets out with the chest.
rd-measure-fights = Brawls
    .help = Characters that were thrown out.
rd-measure-moves = Moves
    .help = Moves of characters without the chest.
rd-measure-carries = Moves with the chest
    .help = The chest is carried to another room.
rd-measure-lead-changes = Changes of the lead
    .help = How often another seat comes to have the most points alone.

## The drawing

rd-floors-points = Adventure { $n } of { $of }. Points: { $points }
rd-floors-fallen =
    { $count ->
        [0] Nobody has been thrown out yet.
       *[other] Thrown out, with their points: { $who }.
    }{" "}{ $points ->
        [0] The next one gets nothing.
        [one] The next one gets { $points } point.
       *[other] The next one gets { $points } points.
    }
rd-floors-legend = { $door } is a door, { $own } one of your own, { $exit } the way out, { $stairs } the stairs, { $treasure } the treasure room, { $chest } the chest.
