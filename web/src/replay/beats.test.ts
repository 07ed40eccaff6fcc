import { expect, test } from "vitest";
import { alike, asked, END, jump, rounds, sceneOf, turns } from "./beats.ts";

// Luck begins; then seats 1, 1, 2, 0, 1, luck-free end by 2.
const GAME = { plies: [1, 3, 4, 6, 8, 9, 12], by: [-1, 1, 1, 2, 0, 1, 2] };

test("a turn begins where somebody else decides, a round where the first one does again", () => {
  expect(turns(GAME)).toEqual([1, 3, 4, 5, 6]);
  expect(rounds(GAME)).toEqual([1, 5]);
});

test("luck in the midst of a turn begins none and ends none", () => {
  const game = { plies: [1, 2, 3, 4, 5], by: [0, -1, 0, -1, 1] };
  expect(turns(game)).toEqual([0, 4]);
  expect(rounds(game)).toEqual([0]);
});

test("jumps stop before the first decision of a turn, at the start and at the end", () => {
  const last = 6;
  const marks = turns(GAME);
  const seen = [0];
  while (seen.at(-1) !== last) seen.push(jump(marks, seen.at(-1) ?? 0, 1, last));
  expect(seen).toEqual([0, 2, 3, 4, 5, 6]);
  const back = [last];
  while (back.at(-1) !== 0) back.push(jump(marks, back.at(-1) ?? 0, -1, last));
  expect(back).toEqual([6, 5, 4, 3, 2, 0]);
  expect(jump(rounds(GAME), 0, 1, last)).toBe(4);
  expect(jump([], 3, 1, last)).toBe(last);
});

test("every ply has its scene; what the game does not have leads nowhere", () => {
  expect([0, 1, 2, 3, 5, 12].map((ply) => sceneOf(GAME, ply))).toEqual([0, 0, 1, 1, 3, 6]);
  expect(sceneOf(GAME, 13)).toBeNull();
});

test("a game that went on has all its scenes still, one where something was taken back those before it", () => {
  expect(alike(GAME, { plies: [...GAME.plies, 14], by: [...GAME.by, 0] })).toBe(7);
  expect(alike(GAME, { plies: [1, 3, 4, 7], by: [-1, 1, 1, 2] })).toBe(3);
  expect(alike(GAME, { plies: [1, 3, 4], by: [-1, 1, 0] })).toBe(2);
});

test("a link asks for a ply, a turning point or the end, however large its number is", () => {
  expect(asked("12")).toEqual({ ply: 12, turn: null });
  expect(asked("99999999")).toEqual({ ply: 99_999_999, turn: null });
  expect(asked("t99999999")).toEqual({ ply: null, turn: 99_999_999 });
  expect(asked("end")).toEqual({ ply: END, turn: null });
  for (const other of ["", "t", "-1", "1.5", "seat=12"]) expect(asked(other)).toEqual({ ply: null, turn: null });
});
