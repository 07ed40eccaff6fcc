import { expect, test } from "vitest";
import { soundOf } from "./sound.ts";

test("every game's rolls, moves and ends are heard", () => {
  expect(["roll", "reroll", "move", "end"].map((kind) => soundOf(kind))).toEqual(["dice", "dice", "step", "win"]);
});

test("a game's own sounds come first, and what nobody named is silent", () => {
  expect(soundOf("scream", { scream: "fright" })).toBe("fright");
  expect(soundOf("end", { end: "rise" })).toBe("rise");
  expect(soundOf("scream")).toBeNull();
  expect(soundOf("toString", {})).toBeNull();
});
