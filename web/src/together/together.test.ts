import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asks, event, info, PaperServer, seat, step, sync, view, walk } from "../../tests/paper.ts";
import { TableState } from "../table/table.svelte.ts";
import { onward, told, type Under } from "./drawing.ts";
import { RESTS, STANDS, Together } from "./together.svelte.ts";

let server: PaperServer;
let table: TableState;
let together: Together;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  server = new PaperServer();
  table = new TableState("paper", server.open);
  table.pace = () => "off";
  leave = table.start();
  server.onopen?.();
  together = new Together(table.line, table.stage, table.proposing, table.talking);
  server.says(sync(1, view(), { mine: [0], table: info({ seats: [seat(0), seat(1, { kind: "remote" }), seat(2, { kind: "bot" })] }) }));
});

afterEach(() => {
  together.stop();
  leave();
  vi.useRealTimers();
});

const seen = (): unknown[] => together.shared.map((one) => [one.seat, one.kind]);

test("a phrase stands for a moment, the newest of each seat", () => {
  server.says({ t: "said", seat: 1, phrase: "wow" });
  server.says({ t: "said", seat: 1, phrase: "bravo" });
  server.says({ t: "said", seat: 0, phrase: "thanks" });
  expect(together.shared).toMatchObject([{ seat: 1, phrase: "bravo" }, { seat: 0, phrase: "thanks" }]);
  vi.advanceTimersByTime(STANDS + 100);
  expect(together.shared).toEqual([]);
});

test("what is not known is not shown", () => {
  server.says({ t: "said", seat: 1, phrase: "<b>" });
  server.says({ t: "reacted", v: 1, seat: 1, face: "hello" });
  server.says({ t: "pointed", seat: 1, at: ["nowhere"] });
  expect(together.shared).toEqual([]);
});

test("one says something for one's own seat", () => {
  together.say("hello");
  expect(server.last("say")).toMatchObject({ seat: 0, phrase: "hello" });
});

test("a face stands at the move and in the seat; the same once more takes it back", () => {
  server.says(step(2, view(), [event("walk", { seat: 1, piece: "bob", path: ["b", "c"] })]));
  expect(together.last?.v).toBe(2);
  expect(together.thingsAt(2)).toEqual(["bob", "c"]);
  together.react(2, "wow");
  expect(server.last("react")).toMatchObject({ seat: 0, v: 2, face: "wow" });
  server.says({ t: "reacted", v: 2, seat: 0, face: "wow" });
  server.says({ t: "reacted", v: 2, seat: 1, face: "oops" });
  expect([together.faceOf(0), together.faceOf(1), together.ownAt(2)]).toEqual(["wow", "oops", "wow"]);
  together.react(2, "laugh");
  expect(server.last("react")).toMatchObject({ face: "laugh" });
  together.react(2, "wow");
  expect(server.last("react")).toMatchObject({ face: "" });
  server.says({ t: "reacted", v: 2, seat: 0 });
  expect(together.facesAt(2)).toMatchObject([{ seat: 1, face: "oops" }]);
  expect(together.faceOf(0)).toBe(null);
});

test("it stays at its line of the log; in the seat until the next move, on the board for a moment", () => {
  server.says(step(2, view(), [event("walk", { seat: 1, piece: "bob", path: ["b", "c"] })]));
  server.says({ t: "reacted", v: 2, seat: 1, face: "oops" });
  vi.advanceTimersByTime(RESTS + 100);
  expect(together.fresh).toEqual([]);
  expect(together.faceOf(1)).toBe("oops");
  server.says(step(3, view(), [event("walk", { seat: 0, piece: "ann", path: ["a", "b"] })]));
  expect(together.faceOf(1)).toBe(null);
  expect(together.facesAt(2)).toHaveLength(1);
  server.says(sync(4, view(), { reactions: [] }));
  expect(together.facesAt(2)).toEqual([]);
});

test("what only some have heard of is not the last move", () => {
  server.says(step(2, view(), [event("walk", { seat: 1, piece: "bob", path: ["b"] })]));
  server.says(step(3, view(), [event("secret", { seat: 0, audience: [0] }), event("reason", { seat: 1 })]));
  expect(together.last?.v).toBe(2);
});

test("somebody points at things, and that is said in their names", () => {
  server.says({ t: "pointed", seat: 1, at: ["ann", "c"] });
  expect(together.pointers).toMatchObject([{ seat: 1, at: ["ann", "c"], names: [{ id: "piece-ann" }, { id: "place-c" }] }]);
  server.says({ t: "pointed", seat: 1, at: ["d"] });
  expect(together.pointers).toMatchObject([{ at: ["d"] }]);
  vi.advanceTimersByTime(RESTS + 100);
  expect(together.pointers).toEqual([]);
  expect(together.heard).toHaveLength(2);
});

test("pointing is one gesture, and sends what it came over", () => {
  together.pointing = true;
  together.point(["ann", "b", "c"]);
  expect(server.last("point")).toMatchObject({ seat: 0, at: ["ann", "b", "c"] });
  expect(together.pointing).toBe(false);
  together.point([]);
  expect(server.count("point")).toBe(1);
});

test("where all decide together, a single thing is a proposal that stays", () => {
  server.says(sync(2, asks(1, [walk("bob", "c")]), { mine: [0], table: info({ together: true }) }));
  together.point(["c"]);
  expect(server.last("suggest")).toMatchObject({ seat: 0, at: "c" });
  expect(server.count("point")).toBe(0);
  together.point(["c", "d"]);
  expect(server.last("point")).toMatchObject({ at: ["c", "d"] });
});

test("nobody has to hear somebody, nor see what they show", () => {
  const all = (): void => {
    server.says({ t: "said", seat: 1, phrase: "wow" });
    server.says({ t: "reacted", v: 2, seat: 1, face: "wow" });
    server.says({ t: "pointed", seat: 1, at: ["ann"] });
  };
  server.says(step(2, view(), [event("walk", { seat: 0, piece: "ann", path: ["a"] })]));
  all();
  expect(seen()).toEqual([[1, "phrase"], [1, "face"], [1, "point"]]);
  together.turnAway(1);
  all();
  expect([seen(), together.facesAt(2), together.faceOf(1)]).toEqual([[], [], null]);
  together.turnAway(1);
  expect(together.facesAt(2)).toHaveLength(1);
  all();
  expect(seen()).toHaveLength(3);
});

test("a drawn way goes from the thing on top along the places, each once in a row, and ends where it is long enough", () => {
  const at = (top: string, place = top): Under => ({ top, place });
  const way = [at("ann", "a"), at("a"), at("bob", "b"), at("c"), at("c"), at("b")].reduce(onward, [] as readonly Under[]);
  expect(told(way)).toEqual(["ann", "b", "c", "b"]);
  const long = Array.from({ length: 20 }, (_, n) => at(`p${n}`)).reduce(onward, [] as readonly Under[]);
  expect(told(long)).toHaveLength(8);
});
