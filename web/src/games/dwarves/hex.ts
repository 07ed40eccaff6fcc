/** The geometry of the map: pointy hexes, one hundred units wide, counted counter-clockwise from the east. */
import type { Point } from "../../board/sight";
import type { Place } from "../../wire";
import type { Arrow, Ground } from "./wire";

export { type Box, boxOf, type Fit, fit, type Point } from "../../board/sight";
export type { Arrow };

/** The width of a hex, and its outer radius. */
export const WIDE = 100;
export const RADIUS = WIDE / Math.sqrt(3);

/** One step in a direction (0 east, then counter-clockwise), in units of a hex's width. */
export function step(direction: number): Point {
  const angle = (direction * Math.PI) / 3;
  return { x: Math.cos(angle), y: -Math.sin(angle) };
}

/** The corners of a hex around the origin, from the top, clockwise; `size` 1 touches its neighbours. */
export function corners(size = 1): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3;
    return { x: Math.sin(angle) * RADIUS * size, y: -Math.cos(angle) * RADIUS * size };
  });
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A hex as a path. */
export function hexPath(size = 1, at: Point = { x: 0, y: 0 }): string {
  return `M${corners(size).map((c) => `${round(c.x + at.x)} ${round(c.y + at.y)}`).join("L")}Z`;
}

/** A space of the map with all that is printed on it. */
export interface Space {
  readonly place: Place;
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** None for gateways. */
  readonly kingdom: string | null;
  /** The name of its printed tunnel entrance. */
  readonly tunnel: string | null;
  /** The directions of the red, yellow and blue arrow; empty at the Blacksaddle. */
  readonly arrows: readonly Arrow[];
}

export type Colour = Arrow["colour"];
export const COLOURS: readonly Colour[] = ["red", "yellow", "blue"];

export function spacesOf(board: Ground): Map<string, Space> {
  const places = new Map(board.places.map((place) => [place.id, place]));
  const found = new Map<string, Space>();
  for (const { space: id, kingdom, tunnel, arrows } of board.chart.spaces) {
    const place = places.get(id);
    if (place === undefined) throw new Error(`the space ${id} lies nowhere`);
    found.set(id, { place, id, x: place.x * WIDE, y: place.y * WIDE, kingdom, tunnel, arrows });
  }
  return found;
}

/** The space next to this one in a direction, if the map goes on there. */
export function neighbour(spaces: ReadonlyMap<string, Space>, id: string, direction: number): Space | undefined {
  const from = spaces.get(id);
  if (from === undefined) return undefined;
  const by = step(direction);
  for (const next of from.place.next) {
    const to = spaces.get(next);
    if (to !== undefined && Math.hypot(to.x - from.x - by.x * WIDE, to.y - from.y - by.y * WIDE) < WIDE / 4) return to;
  }
  return undefined;
}

/** The lines where two kingdoms meet, as one path; outer edges are left out. */
export function borders(spaces: ReadonlyMap<string, Space>): string {
  let path = "";
  for (const space of spaces.values()) {
    for (const direction of [0, 1, 2]) {
      const other = neighbour(spaces, space.id, direction);
      if (other === undefined || other.kingdom === space.kingdom) continue;
      const c = corners();
      // The edge towards direction d lies between these two corners.
      const [a, b] = [c[(7 - direction) % 6], c[(8 - direction) % 6]] as [Point, Point];
      path += `M${round(space.x + a.x)} ${round(space.y + a.y)}L${round(space.x + b.x)} ${round(space.y + b.y)}`;
    }
  }
  return path;
}

export interface Spot extends Point {
  readonly size: number;
}

/** Where dwarves stand in a hex, by how many there are; with troops below them they keep to the upper part. */
export function standing(count: number, crowded: boolean): Spot[] {
  const foot = crowded ? 2 : 25;
  if (count <= 0) return [];
  if (count === 1) return [{ x: 0, y: foot, size: crowded ? 0.92 : 1.1 }];
  if (count === 2) return [-19, 19].map((x) => ({ x, y: foot, size: crowded ? 0.76 : 0.86 }));
  const size = count === 3 ? 0.68 : 0.6;
  const back = Math.floor(count / 2);
  const row = (n: number, y: number): Spot[] => Array.from({ length: n }, (_, i) => ({ x: (i - (n - 1) / 2) * 31, y, size }));
  return [...row(back, foot - 16), ...row(count - back, foot + 5)];
}

/** Where the heaps of troops lie in a hex, by how many kinds there are; with dwarves above them they keep to the lower part. */
export function heaps(kinds: number, crowded: boolean): Spot[] {
  if (kinds <= 0) return [];
  const y = crowded ? 21 : 10;
  const size = kinds === 1 ? (crowded ? 0.95 : 1.2) : kinds === 2 ? (crowded ? 0.9 : 1.05) : 0.88;
  const apart = kinds === 3 ? 29 : 36;
  return Array.from({ length: kinds }, (_, i) => ({ x: (i - (kinds - 1) / 2) * apart, y: kinds === 3 && i !== 1 ? y - 4 : y, size }));
}
