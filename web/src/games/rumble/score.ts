/** Points, from what lies beside the dungeon. */
import type { Reveal } from "./wire";

/** The points of a seat; every seat has some, if only none. */
export function pointsOf(scores: readonly number[], seat: number): number {
  const points = scores[seat];
  if (points === undefined) throw new RangeError(`no points of seat ${seat}`);
  return points;
}

/** The tokens in the order in which they are turned up: who fell first comes first. */
export function inOrder(reveal: Reveal): Reveal["rows"] {
  return [...reveal.rows].sort((a, b) => a.rank - b.rank || a.character.localeCompare(b.character));
}

/** What each seat gets for these tokens: the points of the best of its characters. */
export function gainsOf(rows: Reveal["rows"]): Map<number, number> {
  const out = new Map<number, number>();
  for (const { seat, points } of rows) if (seat !== null) out.set(seat, Math.max(out.get(seat) ?? 0, points));
  return out;
}
