// Written by `python -m lamplight.server.typescript` from games/dunkelrunde/tableau.py. Do not edit.
import type { TableView } from "../../wire";


/** The dice as they lie; nothing before the first roll. */
export interface NightTableau {
  readonly dice: Dice | null;
}

/** The wooden die for a child and the blue one for a ghost, and which of them is still to be used. */
export interface Dice {
  readonly child: number;
  readonly ghost: number;
  readonly child_used: boolean;
  readonly ghost_used: boolean;
  readonly double: boolean;
}

export type View = TableView<NightTableau>;
