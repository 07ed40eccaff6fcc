import { expect, test } from "vitest";
import { drawn, findsOut, joined, type Line, recordsOf, seededOf } from "../../../tests/records.ts";
import { check } from "../../table/luck.ts";

const RECORDS = recordsOf("dwarves");
const SEEDED = seededOf("dwarves");
const linesOf = (name: string): readonly Line[] => RECORDS.get(name) ?? [];

test("there are records to check", () => {
  expect(SEEDED.length).toBeGreaterThan(15);
});

test.each(SEEDED)("%s is honest; without the rules a few draws remain open, and they are counted", async (_, lines) => {
  const draws = lines.filter((line) => line.by === "chance").length;
  expect(draws).toBeGreaterThan(0);
  const found = await check(joined(lines), lines[0]?.commitment ?? "");
  if (found.kind !== "good") throw new Error(JSON.stringify(found));
  expect(found.rolls + found.open).toBe(draws);
  expect(found.open).toBeLessThanOrEqual(draws / 30);
});

// One draw of every kind, told otherwise.
const raised = (told: string): string => told.replace(/[1-6]/, (face) => String((Number(face) % 6) + 1));
const another = (told: string, ids: readonly string[]): string => {
  const [word, id = ""] = told.split(" ");
  return `${word} ${ids.find((one) => one !== id)}`;
};
const forgeries: readonly [string, string, RegExp, (told: string) => string][] = [
  ["a roll", "won-sc1", /^roll /, raised],
  ["troops", "won-sc1", /^recruit /, (one) => (one === "recruit 1 1 1" ? "recruit 1 0 0" : "recruit 1 1 1")],
  ["a tile", "heroic-3-perish-4", /^tile /, (one) => another(one, ["P01", "P02"])],
  ["a scenario card", "easy-4", /^draw S/, (one) => another(one, one.startsWith("draw SA") ? ["SA1", "SA2"] : ["SC1", "SC2"])],
  ["an Adventure card", "brave-5", /^draw AV/, (one) => another(one, ["AV01", "AV02"])],
  ["a Threat card", "lost-doom", /^draw TH/, (one) => another(one, ["TH01", "TH02"])],
  ["equipment", "challenging-4", /^find /, (one) => another(one, ["EQ01", "EQ02"])],
  ["a dwarf", "random-dwarves", /^deal /, (one) => another(one, ["tungdil", "boindil"])],
  ["who begins", "random-dwarves", /^first /, (one) => another(one, ["1", "2"])],
];
test.each(forgeries)("with %s told otherwise is found out", (_, name, kind, forge) => findsOut(linesOf(name), kind, forge));

test("with two tiles exchanged is found out at the first of them", async () => {
  const lines = linesOf("won-sc2");
  const [one, two] = drawn(lines, /^tile /).map(([at]) => at);
  if (one === undefined || two === undefined) throw new Error("no two tiles");
  const forged = lines.with(one, { ...lines[one], do: lines[two]?.do ?? "" }).with(two, { ...lines[two], do: lines[one]?.do ?? "" });
  expect(await check(joined(forged), "")).toMatchObject({ kind: "wrong", told: lines[two]?.do, due: lines[one]?.do });
});

test("with something that luck never does cannot be checked", async () => {
  const lines = linesOf("won-sc1");
  const at = lines.findIndex((line) => line.do?.startsWith("roll "));
  expect((await check(joined(lines.toSpliced(at, 0, { by: "chance", do: "win" })), "")).kind).toBe("unreadable");
});
