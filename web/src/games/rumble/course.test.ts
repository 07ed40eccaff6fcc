import { expect, test } from "vitest";
import course from "./course.ts";
import type { Ground, View } from "./wire.ts";

type Log = Parameters<typeof course>[0]["log"];

test("points are told seat by seat after each adventure", () => {
  const scored = (v: number, seat: number, total: number): object => ({ v, event: { kind: "reveal", seat, detail: { what: "scored", points: total, total } } });
  const log = [{ v: 1, event: { kind: "move", seat: 0, detail: null } }, scored(9, 0, 3), scored(9, 1, 7), scored(20, 0, 12)] as unknown as Log;
  const strands = course({ log, view: {} as View, board: {} as Ground, seats: 2 });
  expect(strands.map((one) => [one.seat, one.points])).toEqual([
    [0, [[0, 0], [9, 3], [20, 12]]],
    [1, [[0, 0], [9, 7]]],
  ]);
});
