/** Reads a view of the Dwarves: the same facts, under their names. */
import type { Piece, Tableau, TableView } from "../../wire";
import { CARDS, type Card, SPOTS } from "./cards";
import type { Colour, Space } from "./hex";

export type Troop = "orc" | "troll" | "alf";
export const TROOPS: readonly Troop[] = ["orc", "troll", "alf"];

export interface Heap {
  readonly piece: Piece;
  readonly kind: Troop;
  readonly count: number;
}

export interface Tile {
  readonly piece: Piece;
  readonly direction: number;
  readonly colour: Colour;
}

export interface Dwarf {
  readonly seat: number;
  readonly who: string;
  readonly health: number;
  readonly most: number;
  readonly battle: number;
  readonly craft: number;
  readonly speed: number;
  /** Kinds of equipment ("EQ05"). */
  readonly gear: readonly string[];
  readonly keenfire: boolean;
}

export interface Open {
  readonly piece: Piece;
  readonly id: string;
  readonly kind: "scenario" | "adventure" | "threat";
  readonly card: Card | undefined;
  /** Troops lying on the card. */
  readonly troops: readonly number[];
  readonly bearer: number;
  readonly progress: readonly { readonly have: number; readonly need: number }[];
  /** Seats on a journey for the card. */
  readonly journeys: readonly number[];
}

export interface Scene {
  readonly dwarves: readonly Dwarf[];
  readonly figures: readonly Piece[];
  readonly heaps: ReadonlyMap<string, readonly Heap[]>;
  readonly tiles: ReadonlyMap<string, Tile>;
  readonly tunnel: Piece | undefined;
  readonly cards: readonly Open[];
  readonly hero: number;
  readonly doom: number;
  readonly council: number;
  readonly pauses: number;
  readonly turn: { readonly seat: number; readonly actions: number; readonly number: number };
  readonly supply: readonly number[];
  readonly piles: readonly number[];
  readonly limit: number;
  readonly odds: { readonly threats: number; readonly pile: number };
  readonly brink: ReadonlySet<string>;
  /** Where recruits of a gateway end up. */
  readonly inflow: ReadonlyMap<string, string>;
}

const KNOWN: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card.id, card]));

export function cardOf(id: string): Card | undefined {
  return KNOWN.get(id);
}

/** The number of a space of a track ("d12", "c5"). */
export function numberOf(at: string): number {
  return Number(at.slice(1)) || 0;
}

export function readScene(view: TableView): Scene {
  const of = (kind: string): Tableau | undefined => view.tableau.find((one) => one.kind === kind);
  const values = (kind: string): readonly number[] => of(kind)?.values ?? [];
  const heaps = new Map<string, Heap[]>();
  const tiles = new Map<string, Tile>();
  const figures: Piece[] = [];
  const opens: Open[] = [];
  let tunnel: Piece | undefined;
  const track = { hero: 0, doom: 40, council: 5 };
  for (const piece of view.pieces) {
    if (piece.kind === "dwarf") figures.push(piece);
    else if (piece.kind === "orc" || piece.kind === "troll" || piece.kind === "alf") {
      const count = Number(piece.marks[0] ?? "1");
      const there = heaps.get(piece.at) ?? [];
      there.push({ piece, kind: piece.kind, count });
      heaps.set(piece.at, there);
    } else if (piece.kind === "tile") {
      tiles.set(piece.at, { piece, direction: Number(piece.marks[0] ?? "0"), colour: (piece.marks[1] ?? "red") as Colour });
    } else if (piece.kind === "tunnel") tunnel = piece;
    else if (piece.kind === "token" || piece.kind === "council") {
      if (piece.id === "hero" || piece.id === "doom" || piece.id === "council") track[piece.id] = numberOf(piece.at);
    } else if (piece.kind === "scenario" || piece.kind === "adventure" || piece.kind === "threat") {
      const about = view.tableau.find((one) => one.kind === "card" && one.marks[0] === piece.id);
      const told = about?.values ?? [];
      const progress = [];
      for (let i = 4; i + 1 < told.length; i += 2) progress.push({ have: told[i] ?? 0, need: told[i + 1] ?? 0 });
      opens.push({
        piece,
        id: piece.id,
        kind: piece.kind,
        card: cardOf(piece.id),
        troops: told.slice(0, 3),
        bearer: told[3] ?? -1,
        progress,
        journeys: (about?.marks ?? []).flatMap((mark) => (mark.startsWith("journey-") ? [Number(mark.slice(8))] : [])),
      });
    }
  }
  const order = (open: Open): string => (open.kind === "scenario" ? "" : open.piece.at);
  opens.sort((a, b) => order(a).localeCompare(order(b)));
  for (const there of heaps.values()) there.sort((a, b) => TROOPS.indexOf(a.kind) - TROOPS.indexOf(b.kind));
  const tracks = values("tracks");
  const turn = values("turn");
  const odds = values("odds");
  return {
    dwarves: view.tableau.flatMap((one): Dwarf[] => {
      if (one.kind !== "dwarf") return [];
      const [seat = 0, health = 0, most = 0, battle = 0, craft = 0, speed = 0] = one.values;
      const [who = "", ...rest] = one.marks;
      return [{ seat, who, health, most, battle, craft, speed, gear: rest.filter((mark) => mark.startsWith("EQ")), keenfire: rest.includes("keenfire") }];
    }),
    figures,
    heaps,
    tiles,
    tunnel,
    cards: opens,
    hero: tracks[0] ?? track.hero,
    doom: tracks[1] ?? track.doom,
    council: tracks[2] ?? track.council,
    pauses: tracks[3] ?? 0,
    turn: { seat: turn[0] ?? view.actor, actions: turn[1] ?? 0, number: turn[2] ?? view.turn },
    supply: values("supply"),
    piles: values("piles"),
    limit: values("limit")[0] ?? 5,
    odds: { threats: odds[0] ?? 0, pile: odds[1] ?? 0 },
    brink: new Set(of("brink")?.marks ?? []),
    inflow: new Map((of("inflow")?.marks ?? []).map((mark) => mark.split(">", 2) as [string, string])),
  };
}

/** How many troops stand on a space. */
export function crowd(scene: Scene, at: string): number {
  return (scene.heaps.get(at) ?? []).reduce((sum, heap) => sum + heap.count, 0);
}

/** The spaces that a place of a card means now. */
export function spacesMeant(place: string, spaces: ReadonlyMap<string, Space>, scene: Scene, bearer = -1): string[] {
  const spot = SPOTS[place];
  if (spot !== undefined) return [spot];
  const [kind, name = ""] = place.split(":", 2);
  const all = [...spaces.values()];
  if (kind === "kingdom") return all.filter((space) => space.kingdom === name).map((space) => space.id);
  if (kind === "tunnel") {
    const usable = all.filter((space) => space.tunnel !== "" || space.id === scene.tunnel?.at).map((space) => space.id);
    return usable.filter((id) => !scene.tiles.has(id));
  }
  if (kind === "perished") return [...scene.tiles.keys()];
  if (kind === "troop") return [...scene.heaps].filter(([, heaps]) => heaps.some((heap) => heap.kind === name)).map(([id]) => id);
  if (kind === "bearer") return scene.figures.filter((piece) => piece.seat === bearer).map((piece) => piece.at);
  return [];
}

/** The spaces that an open card is about. */
export function placesOf(open: Open, spaces: ReadonlyMap<string, Space>, scene: Scene): Set<string> {
  return new Set((open.card?.places ?? []).flatMap((place) => spacesMeant(place, spaces, scene, open.bearer)));
}
