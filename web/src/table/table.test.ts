import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asks, BOARD, ENDED, event, info, PaperServer, seat, step, sync, view, walk } from "../../tests/paper.ts";
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
  expect(table.stage.caption).toEqual([]);
  server.says(sync(2, view({ turn: 4 }), { log }));
  expect([table.stage.caption.map((one) => one.id), table.stage.shown?.turn]).toEqual([["event-new"], 4]);
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
  const reveal = { nth: 2, view: view() };
  table.stage.reveal = reveal;
  expect(table.overlay).toEqual({ kind: "reveal", reveal });
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

test("a page that nobody looks at has caught up when somebody comes back", () => {
  server.says(sync(1, view()));
  server.says(step(2, view({ turn: 2 }), [walked]));
  server.says(step(3, view({ turn: 3 }), [walked]));
  expect([table.stage.behind, table.stage.shown?.turn]).toEqual([true, 2]);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect([table.stage.behind, table.stage.shown?.turn]).toEqual([false, 3]);
  vi.restoreAllMocks();
});

test("who plays in words gets everything in one piece", () => {
  table.parts.plain = true;
  server.says(sync(1, view()));
  server.says(step(2, view({ turn: 2 }), [walked]));
  expect([table.stage.behind, table.stage.told.length]).toEqual([false, 1]);
  server.says(step(3, asks(0, [walk("ann", "c")])));
  table.asking.play(walk("ann", "c"));
  expect(server.last("act").do).toBe("ann c"); // a press on a choice that is there counts
});

test("without a line it shows how the table last stood, and nothing can be done there; then it is live", () => {
  const kept = { at: 5, page: "", v: 3, mine: [0], shared: false, info: info(), board: BOARD, view: asks(0, []), log: [{ v: 3, event: event("old") }] };
  table.recall(kept);
  expect([table.line.old, table.stage.v, table.mine, table.asked, table.stage.told.length]).toEqual([5, 3, [0], null, 1]);
  table.send({ t: "rematch" });
  expect([server.count("rematch"), table.line.trouble?.id]).toEqual([0, "web-fault-unreachable"]);
  server.says(sync(4, asks(0, [walk("ann", "c")]), { log: [{ v: 4, event: event("new") }] }));
  expect([table.line.old, table.asked, table.stage.caption.map((one) => one.id)]).toEqual([null, 0, ["event-new"]]);
  expect(server.count("rematch")).toBe(0);
  table.recall(kept);
  expect([table.line.old, table.v]).toEqual([null, 4]);
});

test("what only all may do comes and goes with what is shown, and never stands beside a question to all", () => {
  server.says(sync(1, view(), { table: info({ motions: ["stop"] }) }));
  expect(table.motions).toEqual(["stop"]);
  server.says(step(2, view(), [walked]));
  server.says({ t: "table", table: info() });
  expect([table.stage.behind, table.motions]).toEqual([true, ["stop"]]);
  table.stage.hurry();
  expect(table.motions).toEqual([]);
  server.says(step(3, ENDED, [walked]));
  server.says({ t: "table", table: info({ motions: ["stop"] }) });
  expect(table.motions).toEqual([]);
  table.stage.hurry();
  expect(table.motions).toEqual([]);
});

test("nobody reads what is proposed before they see what it is about", () => {
  const together = { table: info({ together: true }), mine: [0] };
  server.says(sync(1, asks(0, [walk("ann", "c")]), together));
  server.says(step(2, asks(0, [walk("ann", "d")]), [walked]));
  server.says({ t: "suggestions", v: 2, made: [{ seat: 1, do: "ann d", at: "" }] });
  expect([table.proposing.proposed.length, table.proposed]).toEqual([1, []]);
  table.stage.hurry();
  expect(table.proposed.map((one) => one.seat)).toEqual([1]);
});

test("that somebody far away decides is said when it has been shown", () => {
  const far = { table: info({ seats: [seat(0), seat(1, { kind: "remote" })] }) };
  server.says(sync(1, asks(0, []), far));
  expect(table.awaited).toBe(false);
  server.says(step(2, asks(1, []), [walked]));
  expect([table.stage.behind, table.awaited]).toEqual([true, false]);
  table.stage.hurry();
  expect(table.awaited).toBe(true);
});
