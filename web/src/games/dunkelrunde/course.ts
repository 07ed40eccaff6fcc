// The course of a game: how far everybody's two children have come on their way to the linden.
import type { Strand, Trace } from "../../table/skin.ts";
import type { Board } from "../../wire.ts";
import type { View } from "./wire.ts";

/** Steps from each place to the nearest end of the road, where the linden stands. */
export function stepsLeft(board: Board): ReadonlyMap<string, number> {
  const left = new Map(board.places.filter((place) => place.next.length === 0).map((place) => [place.id, 0]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const place of board.places) {
      const best = Math.min(...place.next.map((next) => left.get(next) ?? Number.POSITIVE_INFINITY)) + 1;
      if (best < (left.get(place.id) ?? Number.POSITIVE_INFINITY)) {
        left.set(place.id, best);
        changed = true;
      }
    }
  }
  return left;
}

const course: Trace<View> = ({ log, board, seats }) => {
  const left = stepsLeft(board);
  const whole = Math.max(0, ...left.values());
  return Array.from({ length: seats }, (_, seat): Strand => {
    const children = new Map<string, number>();
    const points: [number, number][] = [[0, 0]];
    for (const { v, event } of log) {
      const at = left.get(event.path.at(-1) ?? "");
      // Ghosts walk too, and belong to nobody.
      if (event.seat !== seat || at === undefined || !/-(girl|boy)$/.test(event.piece)) continue;
      children.set(event.piece, whole - at);
      points.push([v, [...children.values()].reduce((sum, come) => sum + come, 0)]);
    }
    return { label: null, seat, points };
  });
};

export default course;
