/** What the end of an adventure turns up: whose every character was, and what each seat gets for that. */
import type { Reveal, Revealed, View } from "./wire";

/** The nth adventure that is over, from 0. */
export function revealOf(view: View, nth: number): Reveal {
  const found = view.tableau.revealed[nth];
  if (found === undefined) throw new RangeError(`adventure ${nth + 1} is not over`);
  return found;
}

/** The characters in the order in which they are turned up: who fell first comes first, those of one rank by name. */
export function inOrder(reveal: Reveal): readonly Revealed[] {
  return [...reveal.rows].sort((a, b) => a.rank - b.rank || a.character.localeCompare(b.character));
}

/** What each of these seats gets: of several characters only the best one counts. */
export function gains(rows: readonly Revealed[]): ReadonlyMap<number, number> {
  const best = new Map<number, number>();
  for (const { seat, points } of rows) if (seat !== null) best.set(seat, Math.max(best.get(seat) ?? 0, points));
  return best;
}

/** The points of a seat; every seat has some, if only none. */
export function pointsOf(scores: readonly number[], seat: number): number {
  const points = scores[seat];
  if (points === undefined) throw new RangeError(`no points of seat ${seat}`);
  return points;
}
