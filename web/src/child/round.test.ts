import { expect, test } from "vitest";
import type { GameInfo } from "../wire.ts";
import { childrenAt } from "./round.ts";

const text = { id: "x", args: {} };
const GAME = {
  id: "paper", min_seats: 2, max_seats: 3, colours: ["red", "blue", "green"], suited: [],
  bots: [{ value: "usual", label: text }, { value: "kind", label: text }],
  options: [{ name: "board", label: text, variant: false, free: false, choices: [{ value: "short", label: text }] }],
} as unknown as GameInfo;
const SKIN = { options: { board: "short", unknown: "x" }, bot: "kind" };

test("children round one device, with a kind friend if that is wanted and there is a seat", () => {
  expect(childrenAt(GAME, SKIN, ["Mia", ""], true)).toEqual({
    game: "paper",
    options: { board: "short" },
    seats: [{ kind: "here", name: "Mia" }, { kind: "here" }, { kind: "bot", bot: "kind" }],
  });
  expect(childrenAt(GAME, SKIN, ["", ""], false).seats).toEqual([{ kind: "here" }, { kind: "here" }]);
  expect(childrenAt(GAME, SKIN, ["", "", ""], true).seats?.length).toBe(3);
});

test("a child alone always has somebody to play with", () => {
  expect(childrenAt(GAME, SKIN, [""], false).seats).toEqual([{ kind: "here" }, { kind: "bot", bot: "kind" }]);
});

test("a bot that a game does not have is its usual one", () => {
  expect(childrenAt(GAME, { ...SKIN, bot: "gone" }, [""], true).seats?.[1]).toEqual({ kind: "bot" });
});
