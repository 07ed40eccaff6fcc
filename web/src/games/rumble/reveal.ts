/** What the end of an adventure turns up: whose every character was, and what each seat had before. */
import type { TableView } from "../../wire";

/** A character that was turned up: the seat whose secret it was, if any, its place in the line, and its points. */
export interface Turned {
  readonly name: string;
  readonly owner: number | null;
  readonly rank: number;
  readonly points: number;
}

/** The adventures that are over, each with its characters in the order in which they are turned up. */
export function revealed(view: TableView): readonly (readonly Turned[])[] {
  return view.tableau
    .filter((one) => one.kind === "revealed")
    .map(({ marks, values }) =>
      marks
        .map((name, at): Turned => {
          const [owner = -1, rank = 0, points = 0] = values.slice(at * 3, at * 3 + 3);
          return { name, owner: owner < 0 ? null : owner, rank, points };
        })
        .sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name)),
    );
}

/** What each of these seats gets: of several characters only the best one counts. */
export function gains(turned: readonly Turned[]): ReadonlyMap<number, number> {
  const best = new Map<number, number>();
  for (const { owner, points } of turned) if (owner !== null) best.set(owner, Math.max(best.get(owner) ?? 0, points));
  return best;
}

/** The points of all seats before an adventure, from 0; later adventures do not count in it. */
export function pointsBefore(view: TableView, adventure: number): readonly number[] {
  const now = view.tableau.find((one) => one.kind === "scores")?.values ?? [];
  const later = revealed(view).slice(adventure).map(gains);
  return now.map((points, seat) => later.reduce((left, gained) => left - (gained.get(seat) ?? 0), points));
}
