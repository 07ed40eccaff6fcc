import { beforeEach, expect, test, vi } from "vitest";
import { Drawers } from "../tests/drawers.ts";
import { asks, BOARD, event, info, sync, opened, view, walk } from "../tests/paper.ts";
import { forget, lose, remember } from "./device.ts";
import { drop, keep, MOST, recall, recallAll, snapshot, type Standing, TABLES } from "./kept.ts";

let drawers: Drawers;

const page = (name: string): void => void (document.head.innerHTML = `<template><script type="module" src="${name}"></script></template>`);
const table = (id: string, more: Partial<Standing> = {}): Standing => ({ id, v: 3, mine: [0], shared: false, info: info({ id }), board: BOARD, view: view(), log: [], ...more });
const seat = (id: string): void => void remember(id, "paper", [{ seat: 0, token: `t-${id}`, words: "", invite: "" }], 1);

beforeEach(() => {
  localStorage.clear();
  page("/assets/index-1.js");
  drawers = new Drawers();
  vi.stubGlobal("caches", drawers);
});

test("a table is recalled as it was last kept", async () => {
  seat("a");
  await keep(table("a"), 1000);
  await keep(table("a", { v: 9, view: view({ turn: 7 }) }), 2000);
  expect(await recall("a")).toMatchObject({ at: 2000, v: 9, mine: [0], view: { turn: 7 } });
  expect(await recall("b")).toBeNull();
});

test("the lobby hears whose turn it was, of the tables that were kept", async () => {
  seat("a");
  await keep(table("a", { mine: [1], view: view({ actor: 1 }) }), 7);
  expect(await recallAll(["a", "b"])).toMatchObject([{ at: 7, table: { id: "a", game: "paper", mine: [1], turn: 1, v: 3, over: false } }]);
  await keep(table("a", { view: view({ actor: -1 }) }), 8);
  expect((await recallAll(["a"]))[0]?.table.turn).toBeNull();
});

test("an old question has no choices and nothing is asked of all; of what happened the last lines stay", () => {
  const log = Array.from({ length: 100 }, (_, v) => ({ v, event: event("walk") }));
  const question = { id: "q" } as never;
  const kept = snapshot(table("a", { view: asks(0, [walk("ann", "c")]), info: info({ question }), log }), 1);
  expect(kept?.view.prompt).toMatchObject({ seat: 0, options: [], plans: [] });
  expect([kept?.info.question, kept?.log.length, kept?.log.at(-1)?.v]).toEqual([null, 60, 99]);
  expect(snapshot(table("a", { view: null }), 1)).toBeNull();
});

test("what somebody looked at behind the curtain of a shared device is not among what is kept", async () => {
  seat("paper");
  const { server, line } = opened();
  server.says(sync(4, view(), { shared: true, mine: [0, 1] }));
  server.says({ t: "looked", seat: 0, view: view({ own: [{ id: "whisper", args: {} }] }), notes: null, key: "" });
  await keep(line, 1);
  expect(JSON.stringify(await recall("paper"))).not.toContain("whisper");
  expect(await recall("paper")).toMatchObject({ shared: true, v: 4 });
});

test("only tables where this device sits are kept, and at most the newest twenty", async () => {
  await keep(table("watched"), 1);
  for (let n = 0; n < MOST + 2; n += 1) {
    seat(`t${n}`);
    await keep(table(`t${n}`), 100 - n);
  }
  expect(drawers.paths(TABLES)).toHaveLength(MOST);
  expect([await recall("watched"), await recall("t21"), await recall("t19")]).toMatchObject([null, null, { at: 81 }]);
});

test("what is forgotten, or where a seat was lost, leaves this device", async () => {
  for (const id of ["a", "b", "c"]) {
    seat(id);
    await keep(table(id), 1);
  }
  forget("a");
  lose("b", [0]);
  await vi.waitFor(() => expect(drawers.paths(TABLES)).toEqual(["/kept/c"]));
  await drop("c");
  expect(drawers.paths(TABLES)).toEqual([]);
});

test("another build does not read it, and a browser that keeps nothing is no fault", async () => {
  seat("a");
  await keep(table("a"), 1);
  page("/assets/index-2.js");
  expect(await recall("a")).toBeNull();
  vi.unstubAllGlobals();
  await keep(table("a"), 1);
  expect(await recall("a")).toBeNull();
});
