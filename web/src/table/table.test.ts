import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asks, BOARD, ENDED, event, info, PaperServer, step, sync, view, walk } from "../../tests/paper.ts";
import { settings } from "../settings.svelte.ts";
import { TableState } from "./table.svelte.ts";

let server: PaperServer;
let table: TableState;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  localStorage.clear();
  settings.set({ speed: "normal" });
  server = new PaperServer();
  table = new TableState("paper", server.open);
  leave = table.start();
  server.onopen?.();
});
afterEach(() => vi.useRealTimers());

const walked = event("walk", { piece: "ann", path: ["a", "b"] });

test("what happened before the first look is not told, what was missed afterwards is", () => {
  const log = [{ v: 1, event: event("old") }, { v: 2, event: event("new") }];
  server.says(sync(1, view(), { log: log.slice(0, 1) }));
  expect(table.stage.news).toEqual([]);
  server.says(sync(2, view({ turn: 4 }), { log }));
  expect([table.stage.news.map((one) => one.id), table.stage.shown?.turn]).toEqual([["event-new"], 4]);
});

test("a step is played on the board that belongs to it", () => {
  server.says(sync(1, view()));
  server.says(step(2, view({ turn: 2 }), [walked], { board: { ...BOARD, id: "later" } }));
  expect([table.stage.behind, table.stage.shown?.turn, table.stage.ground?.id]).toEqual([true, 2, "later"]);
});

test("an answer on its way to a board that has just caught up is not taken", () => {
  const options = [walk("ann", "c")];
  server.says(sync(1, view()));
  server.says(step(2, asks(0, options), [walked]));
  vi.advanceTimersByTime(200 + 240); // one step and a pause
  vi.advanceTimersByTime(1);
  expect(table.stage.behind).toBe(false);
  table.asking.play(options[0]!);
  expect(server.count("act")).toBe(0);
});

test("leaving the table stops its clock", () => {
  server.says(sync(1, view()));
  server.says(step(2, view(), [walked]));
  expect(table.stage.behind).toBe(true);
  leave();
  expect([table.stage.behind, vi.getTimerCount()]).toEqual([false, 0]);
});

test("people are called by their names and known by their colours", () => {
  server.says(sync(1, view()));
  expect(table.people).toEqual([{ seat: 0, colour: "red", name: "P0" }, { seat: 1, colour: "blue", name: "P1" }]);
});

test("one thing lies over the table at a time: what is turned up, the hand-over, the result", () => {
  server.says(sync(1, view()));
  expect(table.overlay).toBeNull();
  server.says(sync(2, ENDED));
  expect(table.overlay).toEqual({ kind: "end" });
  table.sheets.atEnd = false;
  expect(table.overlay).toBeNull();
  table.sheets.atEnd = true;
  table.stage.behind = true;
  expect(table.overlay).toBeNull();
  table.stage.reveal = 2;
  expect(table.overlay).toEqual({ kind: "reveal", nth: 2 });
  table.stage.reveal = null;
  table.stage.behind = false;
  table.parts.plain = true;
  expect(table.overlay).toBeNull();
});

test("a game with secrets that brings no curtain gets a plain one", async () => {
  const secret = info({ secrets: true });
  server.says(sync(1, asks(1, [walk("ann", "c")]), { mine: [0, 1], shared: true, table: secret }));
  expect(table.overlay).toBeNull();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));
  await table.parts.fetch("paper", false, true);
  vi.unstubAllGlobals();
  expect(table.overlay).toEqual({ kind: "passing", person: { seat: 1, colour: "blue", name: "P1" } });
  table.sharing.handed = 1;
  expect(table.overlay).toBeNull();
});
