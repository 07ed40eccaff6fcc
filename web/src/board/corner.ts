/** Which corner of a frame is free: the buttons of a lens and its small map never lie over what waits to be touched. */
import type { Point } from "./sight";

export type Corner = "br" | "tr" | "bl" | "tl";

const CORNERS: readonly Corner[] = ["br", "tr", "bl", "tl"];
/** Pixels of the buttons (one alone, or three when the board is near) and of the small map, with their margins. */
const BUTTON = 60;
const MORE = 164;
const MAP = 130;

/** Is nothing inside a box of this size in that corner? */
function free(corner: Corner, w: number, h: number, points: readonly Point[], width: number, height: number): boolean {
  return !points.some((p) => (corner.endsWith("r") ? width - p.x : p.x) < w && (corner.startsWith("b") ? height - p.y : p.y) < h);
}

/**
 * The first corner for the buttons, and whether the small map fits into the other one of that edge. The points are what
 * can be touched, in pixels of the frame; the best that can be had is taken where none is quite free.
 */
export function freeCorner(points: readonly Point[], width: number, height: number, near: boolean): { readonly corner: Corner; readonly map: boolean } {
  const deep = near ? MORE : BUTTON;
  const open = CORNERS.filter((corner) => free(corner, BUTTON, deep, points, width, height));
  const mapped = (corner: Corner): boolean => {
    const other = (corner.startsWith("b") ? "b" : "t") + (corner.endsWith("r") ? "l" : "r");
    return free(other as Corner, MAP, MAP, points, width, height);
  };
  const best = open.find(mapped) ?? open[0] ?? "br";
  return { corner: best, map: mapped(best) };
}
