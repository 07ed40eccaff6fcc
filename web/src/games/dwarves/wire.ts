// Written by `python -m lamplight.server.typescript` from games/dwarves/tableau.py. Do not edit.
import type { Board, Event, TableView } from "../../wire";


/** All that lies open beside the map; turn is the seat on turn, actions what it has left. limit is how many troops make land perish, brink the spaces where one more troop does. */
export interface RealmTableau {
  readonly turn: number;
  readonly actions: number;
  readonly tracks: Tracks;
  readonly supply: Troops;
  readonly piles: Piles;
  readonly limit: number;
  readonly dwarves: readonly Dwarf[];
  readonly cards: readonly Card[];
  readonly tiles: readonly PerishedTile[];
  readonly dice: Dice | null;
  readonly walk: Walk | null;
  readonly brink: readonly string[];
  readonly inflow: readonly Inflow[];
}

/** Where the tokens stand, and how many steps of the Hero token are skipped. # R20 */
export interface Tracks {
  readonly hero: number;
  readonly doom: number;
  readonly council: number;
  readonly pauses: number;
}

/** How many of each kind. */
export interface Troops {
  readonly orc: number;
  readonly troll: number;
  readonly alf: number;
}

/** How many cards and tiles lie where; threats are the Threat cards within the Adventure pile. scenario_a to scenario_c are the Scenario cards of each stage that are still to come. */
export interface Piles {
  readonly adventure: number;
  readonly threats: number;
  readonly threat: number;
  readonly discard: number;
  readonly equipment: number;
  readonly equipment_discard: number;
  readonly tiles: number;
  readonly scenario_a: number;
  readonly scenario_b: number;
  readonly scenario_c: number;
}

/** A dwarf with the dice of his attributes; equipment are kinds of it ("EQ05"). */
export interface Dwarf {
  readonly seat: number;
  readonly name: string;
  readonly health: number;
  readonly most_health: number;
  readonly battle: number;
  readonly craft: number;
  readonly speed: number;
  readonly equipment: readonly string[];
  readonly keenfire: boolean;
}

/** A face-up card: the troops on it, the seat it is bound to, its quest, and who is on a journey for it. */
export interface Card {
  readonly card: string;
  readonly troops: Troops;
  readonly bearer: number | null;
  readonly quest: readonly Part[];
  readonly journeys: readonly number[];
}

/** One part of a quest: what it has and what it needs. */
export interface Part {
  readonly have: number;
  readonly need: number;
}

/** A Perished Land tile: where troops leave it (an edge from 0 in the east, counter-clockwise), and its colour. */
export interface PerishedTile {
  readonly tile: string;
  readonly space: string;
  readonly colour: "blue" | "red" | "yellow";
  readonly direction: number;
}

/** The roll under way, highest die first: what it is for and where it stands. */
export interface Dice {
  readonly faces: readonly number[];
  readonly purpose: "duel" | "fight" | "message" | "move" | "outfit" | "test" | "try";
  readonly stage: "again" | "assign" | "raise" | "reroll" | "roll" | "runestone" | "walk";
}

/** A dwarf is walking: his seat and how many steps he has left. */
export interface Walk {
  readonly seat: number;
  readonly points: number;
}

/** Where troops that come through a gateway end up. # DW-5.7 */
export interface Inflow {
  readonly gateway: string;
  readonly space: string;
}

/** The spaces of the map, and the gateways named on the Doom track. */
export interface MapChart {
  readonly spaces: readonly Space[];
  readonly recruitment: readonly TrackSpace[];
}

/** What is printed on a space of the map; gateways belong to no kingdom, the Blacksaddle has no arrows. */
export interface Space {
  readonly space: string;
  readonly kingdom: string | null;
  readonly tunnel: string | null;
  readonly arrows: readonly Arrow[];
}

/** A printed arrow: where a tile of its colour points. */
export interface Arrow {
  readonly colour: "blue" | "red" | "yellow";
  readonly direction: number;
}

/** A space of the Doom track where troops come: through which gateway ("IV"). */
export interface TrackSpace {
  readonly space: string;
  readonly gateway: string;
}

/** Troops of one kind that move, come or go. */
export interface Band {
  readonly what: "band";
  readonly troop: "alf" | "orc" | "troll";
  readonly count: number;
}

/** What the Recruitment dice show. # DW-4.5 */
export interface Recruits {
  readonly what: "recruits";
  readonly troops: Troops;
}

/** Land perishes: where its tile points. # DW-5.1 */
export interface Perish {
  readonly what: "perish";
  readonly direction: number;
}

/** A dwarf's Health after a change, and the most he can have. */
export interface Health {
  readonly what: "health";
  readonly left: number;
  readonly most: number;
}

/** How far a quest is. # R48 */
export interface Progress {
  readonly what: "progress";
  readonly have: number;
  readonly need: number;
}

export type View = TableView<RealmTableau>;
export type Ground = Board<MapChart>;
export type Told = Event<Band | Recruits | Perish | Health | Progress | null>;
