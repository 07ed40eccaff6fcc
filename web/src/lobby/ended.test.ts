import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Drawers } from "../../tests/drawers.ts";
import { BOARD, info, seat, view } from "../../tests/paper.ts";
import { ended, isFinished, isRunning, remember, sitting, sittings, type Sitting } from "../device.ts";
import { keep } from "../kept.ts";
import type { MyTable } from "../wire.ts";
import { words } from "../words.svelte.ts";
import { type End, ends, how, isSought, lines } from "./ended.ts";

beforeAll(async () => {
  await words.speak("en");
  await words.need("ended");
});

beforeEach(() => localStorage.clear());

const NAMES = [seat(0, { name: "Ada" }), seat(1, { name: "Ben" }), seat(2, { name: "Zoë" })];
const table = (id: string, more: Partial<MyTable> = {}): MyTable => ({ id, game: "paper", seats: NAMES, mine: [0], turn: null, over: true, lesson: "", v: 9, ago: 60, left: null, won: [0], together: false, goes: null, took: 0, ...more });

function sat(id: string, seen: number, over = true, lesson = ""): Sitting {
  return remember(id, "paper", [{ seat: 0, token: `t-${id}`, words: "", invite: "" }], seen, over, lesson);
}

test.each<[Partial<MyTable>, string]>([
  [{ mine: [0], won: [0] }, "You won!"],
  [{ mine: [0], won: [0, 1] }, "You won!"],
  [{ mine: [1], won: [0] }, "You lost to Ada"],
  [{ mine: [1], won: [0, 2] }, "You lost to Ada and Zoë"],
  [{ mine: [0, 1], won: [1] }, "Ben won"],
  [{ mine: [0, 1], won: [2] }, "You lost to Zoë"],
  [{ mine: [0], won: [] }, "Nobody won"],
  [{ mine: [], won: [1] }, "Ben won"],
  [{ mine: [2], won: [0, 1, 2], together: true }, "You won together!"],
  [{ mine: [2], won: [], together: true }, "You lost together"],
])("%o: %s", (more, said) => {
  expect(how(table("a", more))).toBe(said);
});

test("where several have won it is said so in every language", async () => {
  await words.speak("de");
  expect([how(table("a", { mine: [], won: [1] })), how(table("a", { mine: [], won: [0, 1] }))]).toEqual(["Ben hat gewonnen", "Ada und Ben haben gewonnen"]);
  await words.speak("en");
});

test("what ended last comes first; what is not known yet, by when it was seen", () => {
  const tables = [sat("early", 500), sat("late", 10), sat("unknown", 300)];
  const known = new Map<string, End>([["early", { table: table("early"), at: 100 }], ["late", { table: table("late"), at: 900 }]]);
  expect(lines(tables, known).map((line) => [line.sitting.id, line.at, line.end?.id])).toEqual([["late", 900, "late"], ["unknown", 300, undefined], ["early", 100, "early"]]);
});

test("one is found by its game or by who played, without accents", () => {
  const line = { sitting: sat("a", 1), end: table("a"), at: 1 };
  expect(["", "zoe", "BEN paper", "castle", "carl"].map((wanted) => isSought(line, "Paper castle", wanted))).toEqual([true, true, true, true, false]);
  expect(isSought({ ...line, end: undefined }, "Paper castle", "ben")).toBe(false);
});

test("finished games never push out those that go on, and the newest of them stay", () => {
  for (let n = 0; n < 60; n += 1) sat(`going ${n}`, n, false);
  for (let n = 0; n < 220; n += 1) sat(`over ${n}`, 1000 + n);
  expect(sittings().filter(isRunning)).toHaveLength(60);
  const over = sittings().filter(isFinished).map((one) => one.id);
  expect([over.length, over[0], over.at(-1)]).toEqual([200, "over 219", "over 20"]);
  ended("going 3");
  expect(sittings().filter(isFinished)).toHaveLength(200);
  expect(sitting("over 219")).toBeDefined();
});

test("a lesson, and a seat that was lost, are no finished games", () => {
  sat("lesson", 1, true, "first");
  remember("lost", "paper", [], 1, true);
  expect(sittings().filter(isFinished)).toEqual([]);
});

test("they are asked for a dozen at a time; what is gone is forgotten", async () => {
  const ids = Array.from({ length: 14 }, (_, n) => sat(`t${n}`, n).id);
  const asked: string[][] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const some = (JSON.parse(body) as { tables: { table: string; tokens: string[] }[] }).tables;
    expect(some.every((one) => one.tokens[0] === `t-${one.table}`)).toBe(true);
    asked.push(some.map((one) => one.table));
    const tables = some.filter((one) => one.table !== "t3").map((one) => table(one.table, { over: one.table !== "t5", ago: one.table === "t7" ? -1 : 60 }));
    return Promise.resolve(new Response(JSON.stringify({ tables, gone: some.some((one) => one.table === "t3") ? ["t3"] : [] })));
  });
  const found: End[] = [];
  const now = Date.now();
  await ends(ids, (some) => found.push(...some));
  expect(asked.map((some) => some.length)).toEqual([12, 2]);
  expect(found.map((end) => end.table.id)).toEqual(ids.filter((id) => id !== "t3" && id !== "t5"));
  expect(found.find((end) => end.table.id === "t7")?.at, "nobody knows when: when it was last seen").toBe(7);
  expect(Math.abs((found[0]?.at ?? 0) - (now - 60_000))).toBeLessThan(5000);
  expect([sitting("t3"), sitting("t4")?.id]).toEqual([undefined, "t4"]);
  vi.unstubAllGlobals();
});

test("without a line it is told how those ended that were kept", async () => {
  document.head.innerHTML = '<template><script type="module" src="/assets/index-1.js"></script></template>';
  vi.stubGlobal("caches", new Drawers());
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
  sat("a", 5);
  sat("b", 6);
  const result = { won: true, share: 1, message: { id: "x", args: {} } };
  const outcome = { reason: "", rule: "", message: result.message, seats: [result, { ...result, won: false }] };
  await keep({ id: "a", v: 3, mine: [0], shared: false, info: info({ id: "a", over: true, seats: NAMES.slice(0, 2) }), board: BOARD, view: view({ actor: -2, outcome }), log: [] }, 77);
  const found: End[] = [];
  await ends(["a", "b"], (some) => found.push(...some));
  expect(found.map((end) => [end.table.id, end.at, how(end.table)])).toEqual([["a", 77, "You won!"]]);
  vi.unstubAllGlobals();
});
