import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BOARD, event, info, opened, type PaperServer, piece, sync, view } from "../../tests/paper.ts";
import * as device from "../device.ts";
import type { LogLine, TableView } from "../wire.ts";
import type { Line } from "./line.svelte.ts";
import { MOST, Recap, SENTENCES, SOON } from "./recap.svelte.ts";
import { Stage } from "./stage.svelte.ts";

const NOW = 10_000_000;

let server: PaperServer;
let line: Line;
let stage: Stage;
let recap: Recap;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  device.remember("paper", "paper", [{ seat: 0, token: "t", words: "", invite: "" }], 1);
  ({ server, line } = opened());
  stage = new Stage({ speed: () => "normal", asleep: () => false, step: () => 100, reveals: () => 0, own: (seat) => seat === 0, sound: () => undefined, still: () => undefined });
  recap = new Recap(line, stage);
});
afterEach(() => vi.useRealTimers());

const at = (place: string): TableView => view({ pieces: [piece("ann", place)] });
const lineOf = (v: number, seat: number | null, kind = "walk"): LogLine => ({ v, event: event(kind, { seat }) });
const others = (...versions: number[]): LogLine[] => versions.map((v) => lineOf(v, 1));

/** The server tells everything; the stage shows it at once. */
function told(v: number, log: readonly LogLine[], more: object = {}): void {
  server.says(sync(v, at("d"), { log, ...more }));
  stage.jump({ v, events: [], view: at("d"), board: BOARD }, log);
}

test("whoever comes to a table for the first time has missed nothing, and what is seen is kept", () => {
  told(5, others(1, 2, 3, 4, 5));
  recap.look(NOW);
  expect(recap.news).toBeNull();
  expect(device.sitting("paper")).toMatchObject({ looked: 5, lookedAt: NOW });
});

test("after a while it is told what others did since, the newest sentences", () => {
  device.look("paper", 2, NOW - SOON);
  told(9, [...others(1, 2, 3, 4, 5, 6, 7, 8), lineOf(9, 1, "reason"), lineOf(9, 0)]);
  recap.look(NOW);
  expect(recap.news).toMatchObject({ since: 2, before: 2 });
  expect(recap.news?.lines).toHaveLength(SENTENCES);
  expect(device.sitting("paper")?.looked).toBe(2); // not before it was told
  recap.done(NOW + 5);
  expect(recap.news).toBeNull();
  expect(device.sitting("paper")).toMatchObject({ looked: 9, lookedAt: NOW + 5 });
});

test.each([
  ["too soon", NOW - SOON + 1, others(3, 4, 5), {}],
  ["hardly anything", NOW - SOON, [...others(3), lineOf(4, 0), lineOf(5, null)], {}],
  ["a stranger", NOW - SOON, others(3, 4, 5), { mine: [] }],
  ["a lesson", NOW - SOON, others(3, 4, 5), { table: info({ lesson: { id: "first", title: { id: "x", args: {} }, next: "", game: null } as never }) }],
])("nothing is told: %s", (_, lookedAt, log, more) => {
  device.look("paper", 2, lookedAt);
  told(5, log, more);
  recap.look(NOW);
  expect(recap.news).toBeNull();
});

test("a clock that was set back hides nothing of what happened", () => {
  device.look("paper", 2, NOW + 3_600_000);
  told(5, others(3, 4, 5));
  recap.look(NOW);
  expect(recap.news).toMatchObject({ since: 2, before: 0 });
  recap.done(NOW);
  expect(device.sitting("paper")).toMatchObject({ looked: 5, lookedAt: NOW });
});

test("whoever keeps looking is told nothing, however long others take; whoever leaves is", () => {
  device.look("paper", 1, NOW);
  told(2, others(1, 2));
  recap.look(NOW + 1);
  told(6, others(1, 2, 3, 4, 5, 6));
  recap.look(NOW + 10 * SOON);
  expect(recap.news).toBeNull();
  recap.leave(NOW + 10 * SOON);
  told(8, others(5, 6, 7, 8));
  recap.look(NOW + 11 * SOON);
  expect(recap.news?.since).toBe(6);
});

test("it is shown again on the board, page by page, and then the game goes on from what is", () => {
  device.look("paper", 2, NOW - SOON);
  told(5, others(1, 2, 3, 4, 5));
  recap.look(NOW);
  recap.show();
  const scene = (v: number, place: string): object => ({ v, events: [event("walk", { piece: "ann", path: ["a", place], seat: 1 })], view: at(place) });
  expect(server.last("past").v).toBe(2);
  const other = { ...BOARD, id: "other" };
  server.says({ t: "past", key: server.last("past").key, v: 2, board: other, view: at("a"), scenes: [scene(3, "b"), { ...scene(4, "c"), board: BOARD }], more: true });
  expect([server.last("past").v, stage.again, recap.coming]).toEqual([4, true, false]); // it begins with the first page
  server.says({ t: "past", key: server.last("past").key, v: 4, board: BOARD, view: at("c"), scenes: [scene(5, "d")] });
  expect([recap.coming, recap.news, stage.again, stage.behind]).toEqual([false, null, true, true]);
  const seen: (string | undefined)[] = [];
  const grounds: (string | undefined)[] = [];
  for (let n = 0; stage.behind && n < 100; n += 1) {
    if (seen.at(-1) !== stage.shown?.pieces[0]?.at) seen.push(stage.shown?.pieces[0]?.at);
    if (grounds.at(-1) !== stage.ground?.id) grounds.push(stage.ground?.id);
    vi.advanceTimersByTime(100);
  }
  expect([seen, grounds]).toEqual([["a", "b", "c", "d"], ["other", "board"]]);
  expect([stage.again, stage.v, stage.told]).toEqual([false, 5, line.log]);
  recap.look(NOW + 9);
  expect(device.sitting("paper")?.looked).toBe(5);
});

test("what happens while it is shown is played after it, once", () => {
  device.look("paper", 2, NOW - SOON);
  told(5, others(1, 2, 3, 4, 5));
  recap.look(NOW);
  recap.show();
  const scene = (v: number, place: string): object => ({ v, events: [event("walk", { piece: "ann", path: ["a", place], seat: 1 })], view: at(place) });
  server.says({ t: "past", key: server.last("past").key, v: 2, board: BOARD, view: at("a"), scenes: [scene(3, "b")], more: true });
  stage.push({ v: 6, events: [], view: at("e"), board: BOARD });
  server.says({ t: "past", key: server.last("past").key, v: 3, board: BOARD, view: at("b"), scenes: [scene(4, "c"), scene(5, "d"), scene(6, "e")], more: true });
  expect(server.last("past").v).toBe(3);
  const seen: number[] = [];
  for (let n = 0; stage.behind && n < 100; n += 1) {
    if (seen.at(-1) !== stage.v) seen.push(stage.v);
    vi.advanceTimersByTime(100);
  }
  if (seen.at(-1) !== stage.v) seen.push(stage.v);
  expect(seen).toEqual([2, 3, 4, 5, 6]);
});

test("who has seen enough is sent no more", () => {
  device.look("paper", 2, NOW - SOON);
  told(5, others(1, 2, 3, 4, 5));
  recap.look(NOW);
  recap.show();
  const scene = (v: number, place: string): object => ({ v, events: [event("walk", { piece: "ann", path: ["a", place], seat: 1 })], view: at(place) });
  const { key } = server.last("past");
  server.says({ t: "past", key, v: 2, board: BOARD, view: at("a"), scenes: [scene(3, "b")], more: true });
  const next = server.last("past").key;
  expect(next, "the second page is asked for").not.toBe(key);
  stage.hurry();
  server.says({ t: "past", key: next, v: 3, board: BOARD, view: at("b"), scenes: [scene(4, "c")], more: true });
  expect([server.last("past").key, stage.behind]).toEqual([next, false]);
});

test("of very much, the newest is shown", () => {
  device.look("paper", 0, NOW - SOON);
  const versions = Array.from({ length: MOST + 50 }, (_, n) => n + 1);
  told(MOST + 50, others(...versions));
  recap.look(NOW);
  recap.show();
  expect(server.last("past").v).toBe(51);
});

test("who asks too much at once waits, and is shown it then", () => {
  device.look("paper", 2, NOW - SOON);
  told(5, others(3, 4, 5));
  recap.look(NOW);
  recap.show();
  const { key } = server.last("past");
  server.says({ t: "limited", key, wait: 50, message: { id: "x" } });
  expect(recap.coming).toBe(true);
  server.says({ t: "past", key, v: 2, board: BOARD, view: at("a"), scenes: [] });
  expect([recap.coming, stage.again]).toEqual([false, true]);
});

test("a no of the server leaves the table as it is", () => {
  device.look("paper", 2, NOW - SOON);
  told(5, others(3, 4, 5));
  recap.look(NOW);
  recap.show();
  server.says({ t: "failed", key: server.last("past").key, message: { id: "x" } });
  expect([recap.coming, recap.news, stage.again]).toEqual([false, null, false]);
});
