import { expect, test } from "vitest";
import { findsOut, joined, recordsOf, seededOf } from "../../../tests/records.ts";
import { check } from "../../table/luck.ts";

const SEEDED = seededOf("dunkelrunde");

test("there are records to check, and some without a seed", () => {
  expect(SEEDED.length).toBeGreaterThan(10);
  expect(SEEDED.length).toBeLessThan(recordsOf("dunkelrunde").size);
});

test.each(SEEDED)("%s is honest to the last draw", async (_, lines) => {
  const draws = lines.filter((line) => line.by === "chance").length;
  expect(draws).toBeGreaterThan(0);
  expect(await check(joined(lines), lines[0]?.commitment ?? "")).toEqual({ kind: "good", rolls: draws, open: 0 });
});

const forgeries: readonly [string, RegExp, (told: string) => string][] = [
  ["who begins", /^start /, (told) => (told === "start 1" ? "start 2" : "start 1")],
  ["a roll", /^roll /, (told) => (told === "roll 1 1" ? "roll 2 1" : "roll 1 1")],
];
test.each(forgeries)("%s told otherwise is found out", async (_, kind, forge) => {
  await findsOut(recordsOf("dunkelrunde").get("short-3-start-random") ?? [], kind, forge);
});
