import { hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, test } from "vitest";
import { check, commitment, draw } from "./luck.ts";

/** Games that the Python side dealt and wrote down; those with real dice or tokens have no seed. */
const GOLDEN = Object.entries(
  import.meta.glob<string>("../../../tests/records/*/*.jsonl", { query: "?raw", import: "default", eager: true }),
).map(([path, text]): [string, string] => [path.split("/").slice(-2).join("/").replace(".jsonl", ""), text]);
const SEEDED = GOLDEN.filter(([, text]) => text.includes('"seed"'));

interface Line {
  by?: number | string;
  do?: string;
  commitment?: string;
}

function linesOf(name: string): Line[] {
  const text = GOLDEN.find(([one]) => one === name)?.[1] ?? "";
  return text.trim().split("\n").map((line) => JSON.parse(line) as Line);
}

function joined(lines: readonly object[]): string {
  return lines.map((line) => JSON.stringify(line)).join("\n");
}

// Draws and commitments that core/chance.py gives for the same seeds.
const ZERO = "00".repeat(32);
const SEED = "6c616d706c696768746c616d706c696768746c616d706c696768746c616d7021";
const DRAWS = [23, 5, 36, 5, 41, 29, 29, 39];
const PROMISE = "4c5faf4dadb8ef023e81f2089f3565ee57649d8517c5199cd283059dad0a0423";

function roll(n: number): string {
  const unit = draw(hexToBytes(SEED), "dice", n, 48);
  return `roll ${Math.floor(unit / 8) + 1} ${(unit % 8) + 1}`;
}

function record(lines: readonly object[], seed = SEED, promise = PROMISE): string {
  const header = { lamplight: 1, game: "dunkelrunde", rules: 1, content: "", options: {}, seats: 3, commitment: promise };
  return [header, ...lines, { seed }].map((line) => JSON.stringify(line)).join("\n") + "\n";
}

describe("the dice", () => {
  test("are drawn as the server draws them", () => {
    expect(draw(hexToBytes(ZERO), "dice", 0, 48)).toBe(30);
    expect(DRAWS.map((_, n) => draw(hexToBytes(SEED), "dice", n, 48))).toEqual(DRAWS);
    expect(commitment(hexToBytes(SEED))).toBe(PROMISE);
  });

  test("of an honest record all match", async () => {
    const text = record([
      { by: "chance", do: roll(0) },
      { by: 0, do: "child red-girl 1" },
      { by: 0, do: "ghost inn back" },
      { by: "chance", do: roll(1) },
      { ply: 4, digest: "x" },
    ]);
    expect(await check(text, PROMISE)).toEqual({ kind: "good", rolls: 2, open: 0 });
  });

  test("rewind with an undo", async () => {
    const text = record([
      { by: "chance", do: roll(0) },
      { by: 0, do: "child red-girl 1" },
      { by: "chance", do: roll(1) },
      { by: 0, undo: 1 },
      { by: 0, do: "child red-boy 1" },
      { by: "chance", do: roll(1) },
      { by: "chance", do: roll(2) },
    ]);
    expect(await check(text, PROMISE)).toEqual({ kind: "good", rolls: 4, open: 0 });
  });

  test("that were changed are found", async () => {
    const other = roll(1) === "roll 1 1" ? "roll 1 2" : "roll 1 1";
    const text = record([
      { by: "chance", do: roll(0) },
      { by: "chance", do: other },
    ]);
    expect(await check(text, PROMISE)).toEqual({ kind: "wrong", ply: 2, told: other, due: roll(1) });
  });

  test("with another seed than was promised are found", async () => {
    expect((await check(record([]), "11".repeat(32))).kind).toBe("commitment");
    expect((await check(record([], ZERO), PROMISE)).kind).toBe("commitment");
  });

  test("of something that is no record cannot be checked", async () => {
    expect((await check("{", "")).kind).toBe("unreadable");
    expect((await check("", "")).kind).toBe("unreadable");
    expect((await check('{"lamplight":1,"game":"chess","seats":2}\n{"seed":"00"}', "")).kind).toBe("unreadable");
  });
});

describe("a game that the server dealt", () => {
  test("is known in every kind", () => {
    expect(SEEDED.filter(([name]) => name.startsWith("dunkelrunde/")).length).toBeGreaterThan(10);
    expect(SEEDED.filter(([name]) => name.startsWith("rumble/")).length).toBeGreaterThan(20);
    expect(SEEDED.filter(([name]) => name.startsWith("dwarves/")).length).toBeGreaterThan(15);
    expect(SEEDED.length).toBeLessThan(GOLDEN.length);
  });

  test.each(SEEDED)("%s is honest to the last draw", async (name) => {
    const lines = linesOf(name);
    const draws = lines.filter((line) => line.by === "chance").length;
    expect(draws).toBeGreaterThan(0);
    const found = await check(joined(lines), lines[0]?.commitment ?? "");
    if (!name.startsWith("dwarves/")) return expect(found).toEqual({ kind: "good", rolls: draws, open: 0 });
    // Without the rules of The Dwarves a few draws remain open, and they are counted.
    if (found.kind !== "good") throw new Error(JSON.stringify(found));
    expect(found.rolls + found.open).toBe(draws);
    expect(found.open).toBeLessThanOrEqual(draws / 30);
  });

  // One draw of every kind is changed into another that the rules would allow just as well.
  const forgeries: readonly [string, RegExp, (told: string) => string][] = [
    ["rumble/most-3-adventures", /^lay /, (told) => `lay ${(Number(told.split(" ")[1]) + 1) % 4096}`],
    ["rumble/rebuild", /^lay /, (told) => `lay ${(Number(told.split(" ")[1]) + 1) % 4096}`],
    ["rumble/most-3-adventures", /^start /, (told) => (told === "start 1" ? "start 2" : "start 1")],
    ["dunkelrunde/short-3-start-random", /^start /, (told) => (told === "start 1" ? "start 2" : "start 1")],
    ["dunkelrunde/short-3-start-random", /^roll /, (told) => (told === "roll 1 1" ? "roll 2 1" : "roll 1 1")],
  ];
  test.each(forgeries)("%s with a forged draw %s is found out", async (name, kind, forge) => {
    const lines = linesOf(name);
    for (const [at, line] of lines.entries()) {
      const told = line.do ?? "";
      if (line.by !== "chance" || !kind.test(told)) continue;
      const forged = lines.with(at, { ...line, do: forge(told) });
      const found = await check(joined(forged), lines[0]?.commitment ?? "");
      expect(found).toMatchObject({ kind: "wrong", told: forge(told), due: told });
    }
  });

  test.each(["place", "deal"])("with two outcomes of “%s” exchanged is found out", async (word) => {
    const lines = linesOf("rumble/both-4");
    const [one, two] = [...lines.entries()].filter(([, line]) => line.by === "chance" && line.do?.startsWith(word)).map(([at]) => at);
    if (one === undefined || two === undefined) throw new Error("no two such draws");
    const who = (at: number): string => (lines[at]?.do ?? "").split(" ")[word === "place" ? 1 : 2] ?? "";
    const swapped = (at: number, other: number): Line => ({ ...lines[at], do: (lines[at]?.do ?? "").replace(who(at), who(other)) });
    const forged = lines.with(one, swapped(one, two)).with(two, swapped(two, one));
    expect(await check(joined(forged), "")).toMatchObject({ kind: "wrong", due: lines[one]?.do });
  });

  // The Dwarves: one draw of every kind, told otherwise.
  const raised = (told: string): string => told.replace(/[1-6]/, (face) => String((Number(face) % 6) + 1));
  const another = (told: string, ids: readonly string[]): string => {
    const [word, id = ""] = told.split(" ");
    return `${word} ${ids.find((one) => one !== id)}`;
  };
  const told: readonly [string, string, RegExp, (told: string) => string][] = [
    ["a roll", "dwarves/won-sc1", /^roll /, raised],
    ["troops", "dwarves/won-sc1", /^recruit /, (one) => (one === "recruit 1 1 1" ? "recruit 1 0 0" : "recruit 1 1 1")],
    ["a tile", "dwarves/heroic-3-perish-4", /^tile /, (one) => another(one, ["P01", "P02"])],
    ["a scenario card", "dwarves/easy-4", /^draw S/, (one) => another(one, one.startsWith("draw SA") ? ["SA1", "SA2"] : ["SC1", "SC2"])],
    ["an Adventure card", "dwarves/brave-5", /^draw AV/, (one) => another(one, ["AV01", "AV02"])],
    ["a Threat card", "dwarves/lost-doom", /^draw TH/, (one) => another(one, ["TH01", "TH02"])],
    ["equipment", "dwarves/challenging-4", /^find /, (one) => another(one, ["EQ01", "EQ02"])],
    ["a dwarf", "dwarves/random-dwarves", /^deal /, (one) => another(one, ["tungdil", "boindil"])],
    ["who begins", "dwarves/random-dwarves", /^first /, (one) => another(one, ["1", "2"])],
  ];
  test.each(told)("with %s told otherwise is found out", async (_, name, kind, forge) => {
    const lines = linesOf(name);
    const all = [...lines.entries()].filter(([, line]) => line.by === "chance" && kind.test(line.do ?? ""));
    expect(all.length).toBeGreaterThan(0);
    for (const [at, line] of all) {
      const forged = lines.with(at, { ...line, do: forge(line.do ?? "") });
      const found = await check(joined(forged), "");
      expect(found).toMatchObject({ kind: "wrong", told: forge(line.do ?? "") });
      if (found.kind === "wrong") expect(found.due.split(" / ")).toContain(line.do);
    }
  });

  test("with two tiles exchanged is found out at the first of them", async () => {
    const lines = linesOf("dwarves/won-sc2");
    const [one, two] = [...lines.entries()].filter(([, line]) => line.do?.startsWith("tile ")).map(([at]) => at);
    if (one === undefined || two === undefined) throw new Error("no two tiles");
    const forged = lines.with(one, { ...lines[one], do: lines[two]?.do ?? "" }).with(two, { ...lines[two], do: lines[one]?.do ?? "" });
    expect(await check(joined(forged), "")).toMatchObject({ kind: "wrong", told: lines[two]?.do, due: lines[one]?.do });
  });

  test("with something that luck never does cannot be checked", async () => {
    const lines = linesOf("dwarves/won-sc1");
    const at = lines.findIndex((line) => line.do?.startsWith("roll "));
    expect((await check(joined(lines.toSpliced(at, 0, { by: "chance", do: "win" })), "")).kind).toBe("unreadable");
  });

  test("with a draw too many is found out", async () => {
    const lines = linesOf("rumble/dungeon-3");
    const at = lines.findIndex((line) => line.do?.startsWith("start"));
    const again = lines.toSpliced(at, 0, { by: "chance", do: "deal 1 orc" });
    expect((await check(joined(again), "")).kind).toBe("wrong");
  });
});
