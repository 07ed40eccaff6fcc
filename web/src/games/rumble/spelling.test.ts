import { beforeEach, expect, test } from "vitest";
import { doorsAt, fromFile, ROOMS_OF, save, saved, spell, unspell, type Draft } from "./spelling";

const LINE = "d1c:" + ROOMS_OF.dungeon.map((_, at) => `${at % 4}${Math.floor(at / 4)}${at % 4}`).join("");

beforeEach(() => localStorage.clear());

test("a line read and spelled again is the same", () => {
  const both = `${LINE}+${LINE.replace("d1c", "h1c")}`;
  for (const line of [LINE, LINE.replace("d1c", "h1t"), both]) {
    const draft = unspell(line);
    expect(draft).not.toBeNull();
    expect(spell(draft as Draft)).toBe(line);
  }
  expect(unspell(both)?.set).toBe("both");
});

test("what is not a layout is not read", () => {
  for (const line of ["", "d1c:", LINE.slice(0, -1), LINE + "0", LINE.replace("d1", "d2"), `${LINE}+${LINE}`, LINE.replace(/.$/, "9"), "x".repeat(200)]) {
    expect(unspell(line)).toBeNull();
  }
});

test("an unfinished layout has no line", () => {
  const draft = unspell(LINE) as Draft;
  const { treasury: _, ...rest } = draft.cards;
  expect(spell({ ...draft, cards: rest })).toBeNull();
});

test("doors turn clockwise with the card", () => {
  expect(doorsAt("kitchen", 0, true)).toEqual(["north", "east"]);
  expect(doorsAt("kitchen", 1, true)).toEqual(["east", "south"]);
  expect(doorsAt("kitchen", 3, true)).toEqual(["north", "west"]);
  expect(doorsAt("kitchen", 1, false)).toHaveLength(4);
});

test("what is saved comes back, and damaged entries do not", () => {
  expect(save({ name: "one", layout: LINE })).toBe(true);
  expect(saved()).toEqual([{ name: "one", layout: LINE }]);
  localStorage.setItem("lamplight.layouts", '[{"name":"bad","layout":"nonsense"}]');
  expect(saved()).toEqual([]);
  expect(fromFile(JSON.stringify({ name: "one", layout: LINE }))).toEqual({ name: "one", layout: LINE });
  expect(fromFile("{")).toBeNull();
  expect(fromFile('{"name":"x","layout":"y"}')).toBeNull();
});
