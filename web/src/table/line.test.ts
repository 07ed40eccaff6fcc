import { beforeEach, expect, test, vi } from "vitest";
import { asks, BOARD, ENDED, event, info, opened, PaperServer, seat, step, sync, text, view, walk } from "../../tests/paper.ts";
import { remember } from "../device.ts";
import { ASIDE } from "./link.ts";
import { Line, type Listener } from "./line.svelte.ts";

beforeEach(() => localStorage.clear());

test("the hello shows the keys of this device and the version it knows", () => {
  remember("paper", "paper", [{ seat: 1, token: "t1", words: "", invite: "" }, { seat: 2, token: "", words: "", invite: "i" }], 1);
  const { server, line } = opened();
  expect(server.last("hello")).toMatchObject({ tokens: ["t1"], v: -1 });
  expect(line.state).toBe("connecting");
  server.says(sync(7, view()));
  expect(line.state).toBe("open");
  line.sit();
  expect(server.visits).toBe(2);
  server.onopen?.();
  expect(server.last("hello")).toMatchObject({ v: 7 });
});

test("a sync tells everything anew", () => {
  const { server, line } = opened();
  const log = [{ v: 1, event: event("start") }];
  server.says(sync(3, view({ turn: 9 }), { mine: [1], shared: true, undoable: true, undo_seat: 1, log }));
  expect([line.v, line.mine, line.shared, line.undoable, line.undoSeat]).toEqual([3, [1], true, true, 1]);
  expect(line.view?.turn).toBe(9);
  expect(line.board?.places.map((place) => place.id)).toEqual(["a", "b", "c", "d"]);
  expect(line.log.map((one) => one.event.kind)).toEqual(["start"]);
  expect(line.info?.game).toBe("paper");
});

test("a step adds to the log and keeps the board unless another one comes with it", () => {
  const { server, line } = opened();
  server.says(sync(3, view(), { log: [{ v: 3, event: event("start") }] }));
  server.says(step(4, view({ turn: 2 }), [event("move"), event("end")], { undoable: true, undo_seat: 0, shared: true }));
  expect(line.log.map((one) => [one.v, one.event.kind])).toEqual([[3, "start"], [4, "move"], [4, "end"]]);
  expect([line.v, line.view?.turn, line.undoable, line.undoSeat, line.shared]).toEqual([4, 2, true, 0, true]);
  expect(line.board?.id).toBe("board");
  server.says(step(5, view(), [], { board: { ...BOARD, id: "other" } }));
  expect([line.board?.id, line.undoSeat]).toEqual(["other", null]);
});

test("the frame changes seats without touching the game", () => {
  const { server, line } = opened();
  server.says(sync(3, view()));
  server.says({ t: "table", table: info({ watchers: 4 }), mine: [0, 1] });
  expect([line.info?.watchers, line.mine, line.v]).toEqual([4, [0, 1], 3]);
});

test("every word of the server about the time left counts, from the moment it is told", () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(5000);
  const { server, line } = opened();
  server.says(sync(3, view()));
  expect(line.ends).toBeNull();
  server.says({ t: "table", table: info({ limit: 3600, left: 60 }), mine: [0] });
  expect(line.ends).toBe(65_000);
  clock.mockReturnValue(9000);
  server.says(step(4, view(), [], { left: 3600 }));
  expect(line.ends).toBe(3_609_000);
  server.says(step(5, view(), []));
  expect(line.ends).toBeNull();
  clock.mockRestore();
});

test("a seat is asked only if it is of this device, is played here and has something to choose", () => {
  const { server, line } = opened();
  const option = walk("ann", "c");
  server.says(sync(1, asks(0, [option])));
  expect(line.asked).toBe(0);
  server.says(sync(2, asks(0, [])));
  expect(line.asked).toBeNull();
  server.says(sync(3, asks(1, [option])));
  expect(line.asked).toBeNull();
  server.says({ t: "table", table: info(), mine: [0, 1] });
  expect(line.asked).toBe(1);
  server.says({ t: "table", table: info({ seats: [seat(0), seat(1, { kind: "bot" })] }), mine: [0, 1] });
  expect(line.asked).toBeNull();
  server.says(sync(4, view()));
  expect(line.asked).toBeNull();
});

test("the game is over when it has an outcome", () => {
  const { server, line } = opened();
  expect(line.over).toBe(false);
  server.says(sync(1, view()));
  expect(line.over).toBe(false);
  server.says(step(2, ENDED));
  expect(line.over).toBe(true);
});

test("trouble is told until something new is sent or told", () => {
  const { server, line } = opened();
  server.says(sync(1, view()));
  const fail = (): void => server.says({ t: "failed", key: "x", message: text("no-disk") });
  fail();
  expect(line.trouble?.id).toBe("no-disk");
  line.ask({ t: "why", seat: 0, touches: [] });
  expect(line.trouble?.id).toBe("no-disk");
  line.send({ t: "rematch" });
  expect(line.trouble).toBeNull();
  fail();
  server.says(step(2, view()));
  expect(line.trouble).toBeNull();
  server.says({ t: "limited", key: "x", wait: 1, message: text("slower") });
  expect(line.trouble?.id).toBe("slower");
  server.says(sync(2, view()));
  expect(line.trouble).toBeNull();
});

test("what was proposed and kept ends an older trouble, other answers do not", () => {
  const { server, line } = opened();
  server.says(sync(1, view()));
  const key = line.ask({ t: "suggest", seat: 0, prompt: 1, do: "x" });
  const other = line.ask({ t: "lend", seat: 0 });
  server.says({ t: "failed", key: "x", message: text("no-disk") });
  server.says({ t: "ack", key: other, result: "ok", v: 1 });
  expect(line.trouble).not.toBeNull();
  server.says({ t: "ack", key, result: "ok", v: 1 });
  expect(line.trouble).toBeNull();
});

test("listeners hear after the line, with the version before and the command that is answered", () => {
  const { server, line } = opened();
  const heard: [string, string | undefined, number, number][] = [];
  const listener: Listener = (message, about, since) => heard.push([message.t, about?.t, since, line.v]);
  line.listen(listener);
  server.says(sync(3, view()));
  const key = line.send({ t: "act", seat: 0, prompt: 3, do: "ann c" });
  server.says(step(4, view(), [], { ack: key }));
  expect(heard).toEqual([["sync", undefined, -1, 3], ["step", "act", 3, 4]]);
});

test("a lost line is tried again at once when the network is back or somebody looks, until the table is left", () => {
  const server = new PaperServer();
  const leave = new Line("paper", server.open).start();
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const lose = (): void => server.onclose?.({ code: 1006 });
  lose();
  dispatchEvent(new Event("online"));
  expect(server.visits, "in the background too: whoever waits for a turn wants to hear of it").toBe(2);
  seen.mockReturnValue("visible");
  for (const [what, event] of [[document, "visibilitychange"], [globalThis, "pageshow"], [globalThis, "focus"]] as const) {
    const before = server.visits;
    lose();
    what.dispatchEvent(new Event(event));
    expect(server.visits, event).toBe(before + 1);
  }
  const drop = vi.spyOn(document, "removeEventListener");
  const dropToo = vi.spyOn(globalThis, "removeEventListener");
  leave();
  expect([drop.mock.calls.map(([name]) => name), dropToo.mock.calls.map(([name]) => name)]).toEqual([["visibilitychange"], ["offline", "online", "pageshow", "focus"]]);
  vi.restoreAllMocks();
});

test("a line that was taken back says why", () => {
  const { server, line } = opened();
  server.onclose?.({ code: ASIDE });
  expect([line.gone, line.state]).toEqual([ASIDE, "lost"]);
});

test("a server that was renewed says so, and the page knows that it is an older one", () => {
  const { server, line } = opened();
  expect(line.outdated).toBe(false);
  server.says(sync(3, view(), { build: "one" }));
  expect(line.outdated).toBe(false);
  server.says(sync(3, view(), { build: "two" }));
  expect(line.outdated).toBe(true);
  server.says(sync(3, view(), { build: "one" }));
  expect(line.outdated).toBe(false);
});

test("a seat shows one face at what was done: another one takes its place, none takes it away", () => {
  const { server, line } = opened();
  server.says(sync(3, view()));
  const shows = (v: number, seat: number, face: string): void => server.says({ t: "reacted", v, seat, face });
  const faces = (): unknown[] => line.reactions.map((one) => [one.v, one.seat, one.face]);
  shows(3, 0, "joy");
  shows(3, 1, "joy");
  shows(3, 0, "awe");
  expect(faces()).toEqual([[3, 1, "joy"], [3, 0, "awe"]]);
  shows(4, 0, "joy");
  shows(3, 1, "");
  expect(faces()).toEqual([[3, 0, "awe"], [4, 0, "joy"]]);
});

test("a table that only shows how it once stood asks and does nothing, and says why, until there is a line", () => {
  const { server, line } = opened();
  const kept = { at: 1, page: "", v: 3, mine: [0], shared: false, info: info(), board: BOARD, view: view(), log: [] };
  expect(line.recall(kept)).toBe(true);
  const before = server.sent.length;
  expect([line.ask({ t: "about", thing: "ann" }), line.trouble?.id]).toEqual(["", "web-fault-unreachable"]);
  expect([line.send({ t: "rematch" }), server.sent.length]).toEqual(["", before]);
  server.says(sync(4, view()));
  expect([line.old, line.trouble, line.recall(kept)]).toEqual([null, null, false]);
  expect(line.ask({ t: "about", thing: "ann" })).toBe(server.last("about").key);
});
