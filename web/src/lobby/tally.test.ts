import { expect, test } from "vitest";
import type { MyTable } from "../wire.ts";
import { interval, tallies } from "./tally.ts";
import { crc32, zipped } from "./zip.ts";

function played(game: string, won: boolean, more: Partial<MyTable> = {}): MyTable {
  return { id: "x", game, seats: [], mine: [0], turn: null, over: true, lesson: "", v: 9, ago: 1, left: null, won: won ? [0] : [1], together: false, goes: null, took: 600, ...more };
}

const NOBODY: ReadonlySet<string> = new Set();

test("with few games only counts are told, from ten on a share with how far off it may be", () => {
  const few = tallies([played("a", true), played("a", false), played("b", true, { took: 0 })], NOBODY);
  expect(few).toEqual([
    { game: "a", games: 2, won: 1, minutes: 10, share: null },
    { game: "b", games: 1, won: 1, minutes: null, share: null },
  ]);
  const ten = tallies(Array.from({ length: 10 }, (_, n) => played("a", n < 6)), NOBODY);
  expect(ten[0]?.share).toEqual({ won: 60, low: 31, high: 83 });
});

test("who held several seats has won nothing alone, but together all win", () => {
  expect(tallies([played("a", true, { mine: [0, 1] }), played("a", true, { mine: [] })], NOBODY)).toEqual([]);
  expect(tallies([played("a", true, { mine: [0, 1], together: true, won: [0, 1, 2] })], NOBODY)[0]).toMatchObject({ games: 1, won: 1 });
});

test("what little ones have played is not counted", () => {
  const games = [played("a", true, { id: "big" }), played("a", false, { id: "small" }), played("b", true, { id: "tiny" })];
  expect(tallies(games, new Set(["small", "tiny"]))).toEqual([{ game: "a", games: 1, won: 1, minutes: 10, share: null }]);
});

test("the interval is Wilson's", () => {
  expect(interval(0, 10).low).toBe(0);
  expect(interval(0, 10).high).toBeCloseTo(0.2775, 3);
  expect(interval(10, 10).high).toBe(1);
  expect(interval(5, 10).low).toBeCloseTo(0.2366, 3);
});

test("an archive holds its files as they are", async () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  const bytes = new Uint8Array(await zipped([{ name: "a.jsonl", text: "häuser\n" }, { name: "b.jsonl", text: "" }]).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect([view.getUint32(end, true), view.getUint16(end + 10, true)]).toEqual([0x06054b50, 2]);
  const entry = view.getUint32(end + 16, true);
  expect(view.getUint32(entry, true)).toBe(0x02014b50);
  const at = view.getUint32(entry + 42, true);
  const body = bytes.slice(at + 30 + 7, at + 30 + 7 + view.getUint32(at + 22, true));
  expect(new TextDecoder().decode(body)).toBe("häuser\n");
  expect(view.getUint32(at + 14, true)).toBe(crc32(body));
});
