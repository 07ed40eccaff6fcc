/** Which names stand on the map: as many as can be read without lying over each other. */
import type { Point, Space } from "./hex";

export interface Tag {
  readonly id: string;
  /** The middle of its first line, at the foot of the letters. */
  readonly at: Point;
  readonly lines: readonly string[];
  /** The height of a line. */
  readonly size: number;
  /** What is heavier stays. */
  readonly weight: number;
  /** Between letters. */
  readonly spread?: number;
}

/** The width of a letter beside its height, on average: a little too wide rather than too narrow. */
const LETTER = 0.53;
export const LEADING = 0.92;

/** How wide these letters are. */
export function wideOf(line: string, size: number, spread = 0): number {
  return line.length * (size * LETTER + spread);
}

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function area(tag: Tag): Area {
  const half = Math.max(...tag.lines.map((line) => wideOf(line, tag.size, tag.spread))) / 2;
  const top = tag.at.y - tag.size * 0.78;
  return { left: tag.at.x - half, right: tag.at.x + half, top, bottom: top + tag.size * (0.98 + (tag.lines.length - 1) * LEADING) };
}

/** Those that stay, the heaviest first. */
export function readable(tags: readonly Tag[]): Tag[] {
  const taken: Area[] = [];
  return [...tags]
    .sort((a, b) => b.weight - a.weight || a.id.localeCompare(b.id))
    .filter((tag) => {
      const own = area(tag);
      if (taken.some((one) => own.left < one.right && one.left < own.right && own.top < one.bottom && one.top < own.bottom)) return false;
      taken.push(own);
      return true;
    });
}

/** Where a kingdom's name stands: between two rows of hexes, near its middle, away from names and drawings of places. */
export function titleSpot(here: readonly Space[], all: readonly Space[], name: string): Point {
  const half = name.length * 9;
  const middle = { x: here.reduce((sum, one) => sum + one.x, 0) / (here.length || 1), y: here.reduce((sum, one) => sum + one.y, 0) / (here.length || 1) };
  let best = middle;
  let least = Infinity;
  for (const a of here) {
    for (const b of here) {
      if (a.y !== b.y || b.x < a.x || b.x - a.x > 320) continue;
      for (const up of [-43, 43]) {
        const at = { x: (a.x + b.x) / 2, y: a.y + up };
        const near = (one: Space, top: number, bottom: number, wide: number): boolean => Math.abs(one.x - at.x) < half + wide && at.y > one.y + top && at.y < one.y + bottom;
        const hidden = all.filter((one) => (one.place.kind === "location" && near(one, -58, 66, 40)) || (one.tunnel !== null && near(one, -34, 20, 20)) || (one.kingdom === null && near(one, -55, 55, 40))).length;
        const out = Math.max(0, half - (b.x - a.x) / 2 - 46);
        const edge = here.some((one) => Math.abs(one.y - (a.y + up * 2)) < 4 && Math.abs(one.x - at.x) < 60) ? 0 : 260;
        const far = Math.hypot(at.x - middle.x, at.y - middle.y) + hidden * 400 + out * 4 + edge;
        if (far < least) [least, best] = [far, at];
      }
    }
  }
  return best;
}

/** Where `count` small figures stand, in rows of three round a middle; `gap` is from one to the next. */
export function pips(count: number, gap: number, middle: Point): Point[] {
  const rows = Math.ceil(count / 3);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / 3);
    const here = Math.min(3, count - row * 3);
    return { x: middle.x + ((i % 3) - (here - 1) / 2) * gap, y: middle.y + (row - (rows - 1) / 2) * gap };
  });
}
