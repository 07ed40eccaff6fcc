/** What would flow where: a look ahead for people, after the rules of Perished Land (DW-5). */
import { type Colour, neighbour, type Space } from "./hex";
import type { Scene, Tile } from "./scene";

export interface Stream {
  readonly colour: Colour;
  /** The spaces that troops run through from the space that perishes; the last one is where they stop. */
  readonly path: readonly string[];
  /** Would they bring the last space to the limit too? */
  readonly chain: boolean;
}

/** The way from a space along the tiles that lie there already, to the first space without one. */
export function downhill(start: string, spaces: ReadonlyMap<string, Space>, tiles: ReadonlyMap<string, Tile>): string[] {
  const path = [start];
  let tile = tiles.get(start);
  while (tile !== undefined && path.length <= spaces.size) {
    const next = neighbour(spaces, path.at(-1) ?? "", tile.direction);
    if (next === undefined) break;
    path.push(next.id);
    tile = tiles.get(next.id);
  }
  return path;
}

/**
 * If one more troop came here: where the bulk would run, for each colour of the next tile. Troops drawn at the tile's
 * sides leave it before; at most four do, so a stream is called a chain only if it surely is one.
 */
export function streams(at: string, spaces: ReadonlyMap<string, Space>, scene: Scene): Stream[] {
  const space = spaces.get(at);
  if (space === undefined || scene.tiles.has(at)) return [];
  return space.arrows.flatMap((arrow): Stream[] => {
    const first = neighbour(spaces, at, arrow.direction);
    if (first === undefined) return [];
    const path = [at, ...downhill(first.id, spaces, scene.tiles)];
    const end = path.at(-1) ?? "";
    const there = (scene.heaps.get(end) ?? []).reduce((sum, heap) => sum + heap.count, 0);
    return [{ colour: arrow.colour, path, chain: there + 1 >= scene.limit }];
  });
}

/** The chance of at least one threat among the next cards drawn. */
export function threatChance(threats: number, pile: number, draws = 1): number {
  if (pile <= 0 || threats <= 0) return 0;
  let none = 1;
  for (let i = 0; i < Math.min(draws, pile); i++) none *= Math.max(0, pile - threats - i) / (pile - i);
  return 1 - none;
}
