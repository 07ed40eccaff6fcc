import { expect, test } from "vitest";
import type { Board, LogLine } from "../../wire.ts";
import course, { stepsLeft } from "./course.ts";
import type { View } from "./wire.ts";

const place = (id: string, ...next: string[]): object => ({ id, next });
/** A road of four steps, with a path that leaves one out. */
const BOARD = { places: [place("0", "1"), place("1", "2", "green"), place("green", "3"), place("2", "x"), place("x", "3"), place("3")] } as unknown as Board;
const told = (v: number, piece: string, seat: number | null, ...path: string[]): LogLine => ({ v, event: { kind: "child", piece, path, seat } }) as unknown as LogLine;

test("steps are counted by the shortest way to the linden", () => {
  expect([...stepsLeft(BOARD)].sort()).toEqual([["0", 3], ["1", 2], ["2", 2], ["3", 0], ["green", 1], ["x", 1]].sort());
});

test("both children of a seat are added up, a fright takes steps back, ghosts count for nobody", () => {
  const log = [told(1, "red-girl", 0, "0", "1"), told(2, "ghost-inn", 0, "3", "green"), told(3, "red-boy", 0, "0", "1", "green"), told(4, "blue-boy", 1, "0", "1"), told(5, "red-boy", 0, "green", "0")];
  const [red, blue] = course({ log, board: BOARD, view: {} as View, seats: 2 });
  expect(red?.points).toEqual([[0, 0], [1, 1], [3, 3], [5, 1]]);
  expect(blue?.points).toEqual([[0, 0], [4, 1]]);
});
