import { expect, test } from "vitest";
import { readAs, type Piece } from "../../wire.ts";
import sample from "./sample.json";
import { ahead, shelters, walkers } from "./standing.ts";
import type { View } from "./wire.ts";

const board = readAs("Board", sample.board);
const early = readAs("TableView", sample.early) as View;
const end = readAs("TableView", sample.end) as View;

function at(pieces: readonly Piece[], places: Readonly<Record<string, string>>): readonly Piece[] {
  return pieces.map((piece) => ({ ...piece, at: places[piece.id] ?? piece.at }));
}

test("the way leads from the village to the linden, past hut and tower", () => {
  const [village, hut, tower, linden] = shelters(board);
  expect([village, linden]).toEqual([0, 1]);
  expect(hut ?? 0).toBeGreaterThan(0.1);
  expect(tower ?? 0).toBeGreaterThan(hut ?? 1);
});

test("every child counts, no ghost does, and whoever needs fewer steps stands further on", () => {
  const all = walkers(early.pieces, board);
  expect(all).toHaveLength(early.pieces.filter((piece) => piece.kind === "child").length);
  for (const one of all) expect(one.done).toBeCloseTo(1 - one.steps / Math.max(...walkers(at(early.pieces, Object.fromEntries(early.pieces.map((piece) => [piece.id, "0"]))), board).map((other) => other.steps)));
  expect(all.map((one) => one.steps)).toEqual([...all.map((one) => one.steps)].sort((a, b) => a - b));
});

test("in front is who has the least to go with both children; all in the village are level", () => {
  const home = Object.fromEntries(early.pieces.filter((piece) => piece.kind === "child").map((piece) => [piece.id, "0"]));
  const seats = new Set(early.pieces.flatMap((piece) => (piece.seat === null ? [] : [piece.seat])));
  expect(new Set(ahead(walkers(at(early.pieces, home), board)).seats)).toEqual(seats);
  const one = ahead(walkers(at(early.pieces, { ...home, "blue-boy": "3" }), board));
  expect(one.seats).toEqual([early.pieces.find((piece) => piece.id === "blue-boy")?.seat]);
});

test("at the end a girl and a boy have no step left", () => {
  const there = walkers(end.pieces, board).filter((one) => one.steps === 0).map((one) => one.piece.id);
  expect(there.some((id) => id.endsWith("girl")) && there.some((id) => id.endsWith("boy"))).toBe(true);
});
