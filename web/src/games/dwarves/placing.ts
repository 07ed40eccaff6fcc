/** Where everything of the table lies in a frame: the map takes what is left, and as much as it can get. */
import type { Shape } from "../../table/skin";
import { type Box, fit } from "./hex";

/** `side`: cards in a rail beside the map. `below`: in a row under it. `leaves`: tabs over it. `column`: tabs and chips beside it. */
export type Mode = "side" | "below" | "leaves" | "column";

export interface Placing {
  readonly mode: Mode;
  /** The thickness of rail, row, tabs or column, in pixels. */
  readonly rail: number;
  /** The height of the line and the chips under the map; 0 where they stand in the column. */
  readonly foot: number;
  /** The Doom track: over the map, or a few of its stones above or beside it. */
  readonly track: "arch" | "row" | "column";
  /** What the whole map leaves free in its field: top, right, bottom, left. */
  readonly edges: readonly [number, number, number, number];
  /** The width of a hex when the whole map is seen. */
  readonly hex: number;
}

const SLIM = 560; // below this width there is no room for a row of cards
const LOW = 440; // below this height there is no room for anything under the map
const CHIP = 54; // a fingertip and its edge
export const TRACK = 36; // a track of few stones

const ARCH = [46, 46, 4, 46] as const;
const ROW = [TRACK + 4, 3, 3, 3] as const;

/** The part of the whole that the map has, in a field. */
function hexIn(map: Box, w: number, h: number, edges: Placing["edges"]): number {
  const [top, right, bottom, left] = edges;
  return fit(map, { x: 0, y: 0, w: Math.max(1, w - left - right), h: Math.max(1, h - top - bottom) }).k * 100;
}

/** How a frame is shared out; `rem` is the size of the page's text. Who chooses a dwarf reads more than a narrow rail holds; far away nothing is chosen. */
export function placing(width: number, height: number, map: Box, rem: number, shape?: Shape, casting = false, far = false): Placing {
  if (shape === "flat" || height < LOW) {
    const rail = Math.min(width * 0.42, Math.max(168, 10.5 * rem));
    const edges = [2, TRACK + 6, 2, 4] as const;
    return { mode: "column", rail, foot: 0, track: "column", edges, hex: hexIn(map, width - rail, height, edges) };
  }
  const foot = far ? 0 : Math.round(Math.max(CHIP, 3.15 * rem) + (width < SLIM ? 2.3 : 1.6) * rem);
  if (width < SLIM) {
    return { mode: "leaves", rail: 44, foot, track: "row", edges: ROW, hex: hexIn(map, width, height - 44 - foot, ROW) };
  }
  const beside = Math.min(260, Math.max(200, width * 0.23)) * Math.min(1.3, rem / 16);
  const under = 5.4 * rem;
  const ways = [
    { mode: "side", track: "arch", rail: beside, edges: ARCH, worth: 1.1 },
    { mode: "below", track: "arch", rail: under, edges: ARCH, worth: 1.07 },
    { mode: "side", track: "row", rail: beside, edges: ROW, worth: 1 },
    { mode: "below", track: "row", rail: under, edges: ROW, worth: 0.97 },
  ] as const;
  // an arch shows the whole track and a rail the words of its cards: both may cost a little
  const narrow = casting && beside < 15 * rem;
  const [first, ...others] = ways.filter((way) => !narrow || way.mode === "below").map(({ worth, ...way }) => {
    const hex = way.mode === "side" ? hexIn(map, width - way.rail, height - foot, way.edges) : hexIn(map, width, height - foot - way.rail, way.edges);
    return { ...way, foot, hex, value: hex * worth };
  });
  return others.reduce((best, way) => (way.value > best.value ? way : best), first as NonNullable<typeof first>);
}
