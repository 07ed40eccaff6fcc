// Written by `python -m lamplight.server.typescript` from games/rumble/tableau.py. Do not edit.
import type { Board, Event, TableView } from "../../wire";


/** The adventure (from 1), the points of the seats, the line of the fallen, and what each place in it is worth. dry is shown where the guard against endless adventures is on; secret are the characters of the seat that looks, and nobody else's; revealed are the adventures that are over. */
export interface BrawlTableau {
  readonly adventure: number;
  readonly adventures: number;
  readonly scores: readonly number[];
  readonly fallen: readonly string[];
  readonly worth: readonly number[];
  readonly dry: DrySpell | null;
  readonly secret: readonly string[];
  readonly revealed: readonly Reveal[];
}

/** How many turns have passed since the last victim or escape, and how many end the adventure. # G2 */
export interface DrySpell {
  readonly turns: number;
  readonly limit: number;
}

/** The tokens of an adventure turned up: every character, and the points of each seat before it. # RD-6.1 */
export interface Reveal {
  readonly what: "reveal";
  readonly adventure: number;
  readonly rows: readonly Revealed[];
  readonly before: readonly number[];
}

/** A character after an adventure: whose it was (None: nobody's), its rank (0 fell first) and its points. */
export interface Revealed {
  readonly character: string;
  readonly seat: number | null;
  readonly rank: number;
  readonly points: number;
}

/** The room cards as they lie. */
export interface DungeonChart {
  readonly rooms: readonly RoomCard[];
}

/** How a room card lies: its doors, and by how many quarters it is turned clockwise. */
export interface RoomCard {
  readonly room: string;
  readonly doors: readonly ("east" | "north" | "south" | "west")[];
  readonly turn: number;
}

/** What a seat got for the best of its characters, and what it has now. # RD-6.2 */
export interface Scored {
  readonly what: "scored";
  readonly points: number;
  readonly total: number;
}

export type View = TableView<BrawlTableau>;
export type Ground = Board<DungeonChart>;
export type Told = Event<Reveal | Scored | null>;
