import { expect, test } from "vitest";
import type { Option } from "../../wire.ts";
import { forks } from "./forks.ts";

const option = (what: string, ...touches: string[]): Option => ({ do: what, label: { id: what, args: {} }, touches, effects: [] });
const pieces = new Map(["orc", "elf", "chest"].map((id) => [id, true]));
const alone = [option("move orc hall", "orc", "hall"), option("carry orc hall", "orc", "hall", "chest"), option("move elf hall", "elf", "hall")];

test("whoever stands with the chest may take it along or leave it", () => {
  expect(forks(alone, ["orc"], pieces)).toEqual(new Set(["chest"]));
  expect(forks(alone, ["orc", "hall"], pieces)).toEqual(new Set(["chest"]));
});

test("nothing is left to tell apart once it is taken, or for somebody far from it", () => {
  expect(forks(alone, ["orc", "hall", "chest"], pieces)).toEqual(new Set());
  expect(forks(alone, ["elf"], pieces)).toEqual(new Set());
});

test("of two with the chest one carries it", () => {
  const both = [option("carry orc hall", "orc", "hall", "chest"), option("carry elf hall", "elf", "hall", "chest")];
  expect(forks(both, ["chest"], pieces)).toEqual(new Set(["orc", "elf"]));
  expect(forks(both, ["chest", "hall"], pieces)).toEqual(new Set(["orc", "elf"]));
});

test("before anything is touched nothing has to be told apart", () => {
  expect(forks(alone, [], pieces)).toEqual(new Set());
});
