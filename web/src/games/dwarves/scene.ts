/** Reads a view of the Dwarves: the same facts, under their names. */
import type { Piece } from "../../wire";
import { CARDS, type Card, SPOTS } from "./cards";
import type { Space } from "./hex";
import type { Band, Card as Lying, Dwarf, PerishedTile, Piles, Troops, View, Walk } from "./wire";

export type { Dwarf };
export type Troop = Band["troop"];
export const TROOPS: readonly Troop[] = ["orc", "troll", "alf"];

export interface Heap {
  readonly piece: Piece;
  readonly kind: Troop;
  readonly count: number;
}

export interface Tile extends PerishedTile {
  readonly piece: Piece;
}

export interface Open {
  readonly piece: Piece;
  readonly id: string;
  readonly kind: "scenario" | "adventure" | "threat";
  readonly card: Card | undefined;
  /** What lies on the card and how far it is; null while it is turned up and worked off. */
  readonly lying: Lying | null;
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
  /** The seat on turn and the actions it has left. */
  readonly turn: { readonly seat: number; readonly actions: number };
  readonly walk: Walk | null;
  readonly supply: Troops;
  readonly piles: Piles;
  readonly limit: number;
  readonly brink: ReadonlySet<string>;
  /** Where recruits of a gateway end up. */
  readonly inflow: ReadonlyMap<string, string>;
}

const KNOWN: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card.id, card]));

export function cardOf(id: string): Card | undefined {
  return KNOWN.get(id);
}

export function readScene(view: View): Scene {
  const beside = view.tableau;
  const heaps = new Map<string, Heap[]>();
  const figures: Piece[] = [];
  const opens: Open[] = [];
  const tiles = new Map<string, Tile>();
  let tunnel: Piece | undefined;
  for (const piece of view.pieces) {
    const { kind, count } = piece;
    if (kind === "dwarf") figures.push(piece);
    else if (kind === "tunnel") tunnel = piece;
    else if (kind === "tile") {
      const tile = beside.tiles.find((one) => one.tile === piece.id);
      if (tile === undefined) throw new Error(`nobody knows how the tile ${piece.id} lies`);
      tiles.set(piece.at, { ...tile, piece });
    } else if (kind === "orc" || kind === "troll" || kind === "alf") {
      heaps.set(piece.at, [...(heaps.get(piece.at) ?? []), { piece, kind, count }]);
    } else if (kind === "scenario" || kind === "adventure" || kind === "threat") {
      const lying = beside.cards.find((one) => one.card === piece.id) ?? null;
      opens.push({ piece, id: piece.id, kind, card: cardOf(piece.id), lying });
    }
  }
  const order = (open: Open): string => (open.kind === "scenario" ? "" : open.piece.at);
  opens.sort((a, b) => order(a).localeCompare(order(b)));
  for (const there of heaps.values()) there.sort((a, b) => TROOPS.indexOf(a.kind) - TROOPS.indexOf(b.kind));
  return {
    dwarves: beside.dwarves,
    figures,
    heaps,
    tiles,
    tunnel,
    cards: opens,
    hero: beside.tracks.hero,
    doom: beside.tracks.doom,
    council: beside.tracks.council,
    pauses: beside.tracks.pauses,
    turn: { seat: beside.turn, actions: beside.actions },
    walk: beside.walk,
    supply: beside.supply,
    piles: beside.piles,
    limit: beside.limit,
    brink: new Set(beside.brink),
    inflow: new Map(beside.inflow.map(({ gateway, space }) => [gateway, space])),
  };
}

/** How many troops stand on a space. */
export function crowd(scene: Scene, at: string): number {
  return (scene.heaps.get(at) ?? []).reduce((sum, heap) => sum + heap.count, 0);
}

/** The spaces that a place of a card means now. */
export function spacesMeant(place: string, spaces: ReadonlyMap<string, Space>, scene: Scene, bearer: number | null = null): string[] {
  const spot = SPOTS[place];
  if (spot !== undefined) return [spot];
  const [kind, name = ""] = place.split(":", 2);
  const all = [...spaces.values()];
  if (kind === "kingdom") return all.filter((space) => space.kingdom === name).map((space) => space.id);
  if (kind === "tunnel") {
    const usable = all.filter((space) => space.tunnel !== null || space.id === scene.tunnel?.at).map((space) => space.id);
    return usable.filter((id) => !scene.tiles.has(id));
  }
  if (kind === "perished") return [...scene.tiles.keys()];
  if (kind === "troop") return [...scene.heaps].filter(([, heaps]) => heaps.some((heap) => heap.kind === name)).map(([id]) => id);
  if (kind === "bearer") return scene.figures.filter((piece) => bearer !== null && piece.seat === bearer).map((piece) => piece.at);
  return [];
}

/** The spaces that an open card is about. */
export function placesOf(open: Open, spaces: ReadonlyMap<string, Space>, scene: Scene): Set<string> {
  return new Set((open.card?.places ?? []).flatMap((place) => spacesMeant(place, spaces, scene, open.lying?.bearer)));
}
