import { expect, test } from "vitest";
import { view } from "../../../tests/paper.ts";
import { gains, pointsBefore, revealed } from "./reveal.ts";

// Two adventures of three seats: owner or -1, rank, points.
const VIEW = view({
  tableau: [
    { kind: "scores", values: [10, 7, 3], marks: [] },
    { kind: "revealed", marks: ["orc", "elf", "bat", "cat"], values: [0, 3, 5, 1, 1, 1, -1, 2, 4, 0, 0, 0] },
    { kind: "revealed", marks: ["orc", "elf"], values: [2, 1, 3, 1, 0, 6] },
  ],
});

test("characters are turned up in the order in which they fell", () => {
  const [first, second] = revealed(VIEW);
  expect(first).toEqual([
    { name: "cat", owner: 0, rank: 0, points: 0 },
    { name: "elf", owner: 1, rank: 1, points: 1 },
    { name: "bat", owner: null, rank: 2, points: 4 },
    { name: "orc", owner: 0, rank: 3, points: 5 },
  ]);
  expect(second?.map((one) => one.name)).toEqual(["elf", "orc"]);
  expect(revealed(view())).toEqual([]);
});

test("characters of one rank are turned up by name", () => {
  const same = view({ tableau: [{ kind: "revealed", marks: ["orc", "elf"], values: [0, 1, 1, 1, 1, 1] }] });
  expect(revealed(same)[0]?.map((one) => one.name)).toEqual(["elf", "orc"]);
});

test("only the best character of a seat counts", () => {
  const [first = []] = revealed(VIEW);
  expect([...gains(first)]).toEqual([[0, 5], [1, 1]]);
  expect([...gains(first.slice(0, 1))]).toEqual([[0, 0]]);
});

test("the points before an adventure are those of now without what came with it and after it", () => {
  expect(pointsBefore(VIEW, 1)).toEqual([10, 1, 0]);
  expect(pointsBefore(VIEW, 0)).toEqual([5, 0, 0]);
});
