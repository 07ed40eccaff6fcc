import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Drawers } from "../../tests/drawers.ts";
import { seat } from "../../tests/paper.ts";
import * as api from "../api.ts";
import * as device from "../device.ts";
import { router } from "../router.svelte.ts";
import type { MyTable } from "../wire.ts";
import { show, WAITING } from "./badge.ts";
import { others } from "./turns.svelte.ts";
import { waiting } from "./waiting.svelte.ts";

function table(id: string, turn: number | null, more: Partial<MyTable> = {}): MyTable {
  const seats = [seat(0, { kind: "here" }), seat(1, { kind: "remote" })];
  return { id, game: "paper", seats, mine: [0], turn, over: false, lesson: "", v: 9, ago: 1, left: null, won: [], together: false, goes: null, took: 600, ...more };
}

beforeEach(() => {
  localStorage.clear();
  waiting.tables = null;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  router.now = { page: "lobby", child: false };
});

test("the title counts the tables where somebody of this device is asked", () => {
  expect(waiting.titled("Lamplight")).toBe("Lamplight");
  waiting.know([table("a", 0), table("b", 1), table("c", 0), table("d", null)]);
  expect(waiting.titled("Lamplight")).toBe("(2) Lamplight");
  waiting.set("b", true);
  waiting.set("a", false);
  waiting.know([table("c", 1)]);
  expect([waiting.titled("x"), [...(waiting.tables ?? [])]]).toEqual(["(1) x", ["b"]]);
});

test("lessons, ended games and a seat that a bot plays do not wait", () => {
  const bot = [seat(0, { kind: "bot" }), seat(1, { kind: "remote" })];
  waiting.know([table("a", 0, { lesson: "first" }), table("b", 0, { over: true }), table("c", 0, { seats: bot })]);
  expect(waiting.tables?.size).toBe(0);
});

test("a table without a turn does not hide that others wait", async () => {
  for (const id of ["here", "a", "b", "gone"]) device.remember(id, "paper", [{ seat: 0, token: `t-${id}`, words: "", invite: "" }], 1);
  const asked = vi.spyOn(api, "mine").mockResolvedValue({ tables: [table("a", 0), table("b", 0)], gone: [] });
  router.now = { page: "table", id: "here", text: false, child: false };
  waiting.set("here", false);
  waiting.set("gone", true);
  device.ended("gone");
  await others();
  expect(asked.mock.calls[0]?.[0].map((one) => one.table).sort()).toEqual(["a", "b"]);
  expect([...(waiting.tables ?? [])].sort()).toEqual(["a", "b"]);
});

test("the app's icon says how many, and the worker finds which", async () => {
  const drawers = new Drawers();
  const badge = { setAppBadge: vi.fn(() => Promise.resolve()), clearAppBadge: vi.fn(() => Promise.resolve()) };
  vi.stubGlobal("caches", drawers);
  vi.stubGlobal("navigator", badge);
  await show(new Set(["a", "b"]));
  expect(badge.setAppBadge).toHaveBeenCalledWith(2);
  expect(await (await (await drawers.open(WAITING)).match("/waiting"))?.json()).toEqual(["a", "b"]);
  await show(new Set());
  expect([badge.setAppBadge.mock.calls.length, badge.clearAppBadge.mock.calls.length]).toEqual([1, 1]);
});
