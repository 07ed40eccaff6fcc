import { expect, test } from "vitest";
import type { Board, Piece } from "../wire.ts";
import { nameOf } from "./things.ts";

const pieces: readonly Piece[] = [{ id: "hero", kind: "token", at: "d3", label: { id: "xy-token-hero", args: {} }, seat: null, marks: [], count: 1 }];
const board: Board = { id: "map", places: [{ id: "s31", kind: "land", label: { id: "xy-place", args: {} }, x: 0, y: 0, next: [], landmark: "", marks: [], about: [], beside: [] }], chart: null };

test("pieces and places have names, and nothing else can be pointed at", () => {
  expect(nameOf("hero", pieces, board)?.id).toBe("xy-token-hero");
  expect(nameOf("s31", pieces, board)?.id).toBe("xy-place");
  expect(nameOf("move", pieces, board)).toBeNull();
  expect(nameOf("", pieces, board)).toBeNull();
  expect(nameOf("s31", pieces, null)).toBeNull();
});
