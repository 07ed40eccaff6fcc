### The words of Rumble that only the terminal and the laboratory need.

## In the laboratory
rd-measure-adventures = Adventures
    .help = Adventures that were scored.
rd-measure-guard-ends = Ended by the guard
    .help = Adventures that the guard ended because nothing happened any more.
rd-measure-escapes = Escapes
    .help = Somebody gets out with the chest.
rd-measure-fights = Fights
    .help = Characters that were knocked out.
rd-measure-moves = Moves
    .help = Moves of characters without the chest.
rd-measure-carries = Moves with the chest
    .help = The chest is carried to another room.
rd-measure-lead-changes = Changes of the lead
    .help = How often another seat comes to have the most points alone.
