import { expect, test } from "vitest";
import { drawn, findsOut, joined, type Line, recordsOf, seededOf } from "../../../tests/records.ts";
import { check } from "../../table/luck.ts";

const RECORDS = recordsOf("rumble");
const SEEDED = seededOf("rumble");
const linesOf = (name: string): readonly Line[] => RECORDS.get(name) ?? [];

test("there are records to check", () => {
  expect(SEEDED.length).toBeGreaterThan(20);
});

test.each(SEEDED)("%s is honest to the last draw", async (_, lines) => {
  const draws = lines.filter((line) => line.by === "chance").length;
  expect(draws).toBeGreaterThan(0);
  expect(await check(joined(lines), lines[0]?.commitment ?? "")).toEqual({ kind: "good", rolls: draws, open: 0 });
});

// One draw of every kind is changed into another that the rules would allow just as well.
const otherLay = (told: string): string => `lay ${(Number(told.split(" ")[1]) + 1) % 4096}`;
const forgeries: readonly [string, RegExp, (told: string) => string][] = [
  ["most-3-adventures", /^lay /, otherLay],
  ["rebuild", /^lay /, otherLay],
  ["most-3-adventures", /^start /, (told) => (told === "start 1" ? "start 2" : "start 1")],
];
test.each(forgeries)("%s with a forged draw %s is found out", (name, kind, forge) => findsOut(linesOf(name), kind, forge));

test.each(["place", "deal"])("with two outcomes of “%s” exchanged is found out", async (word) => {
  const lines = linesOf("both-4");
  const [one, two] = drawn(lines, new RegExp(`^${word}`)).map(([at]) => at);
  if (one === undefined || two === undefined) throw new Error("no two such draws");
  const who = (at: number): string => (lines[at]?.do ?? "").split(" ")[word === "place" ? 1 : 2] ?? "";
  const swapped = (at: number, other: number): Line => ({ ...lines[at], do: (lines[at]?.do ?? "").replace(who(at), who(other)) });
  const forged = lines.with(one, swapped(one, two)).with(two, swapped(two, one));
  expect(await check(joined(forged), "")).toMatchObject({ kind: "wrong", due: lines[one]?.do });
});

test("with a draw too many is found out", async () => {
  const lines = linesOf("dungeon-3");
  const at = lines.findIndex((line) => line.do?.startsWith("start"));
  const again = lines.toSpliced(at, 0, { by: "chance", do: "deal 1 orc" });
  expect((await check(joined(again), "")).kind).toBe("wrong");
});
