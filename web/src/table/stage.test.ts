import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BOARD, event, piece, view } from "../../tests/paper.ts";
import type { Event, TableView } from "../wire.ts";
import type { Speed } from "./skin.ts";
import { type Scene, Stage, walkingTime } from "./stage.svelte.ts";

let speed: Speed;
let asleep: boolean;
let heard: string[];
let still: number;
let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  [speed, asleep, heard, still] = ["normal", false, [], 0];
  stage = new Stage({
    speed: () => speed,
    asleep: () => asleep,
    step: () => 100,
    reveals: (now) => now.turn - 1, // every turn turns something up
    sound: (one) => heard.push(one.kind),
    still: () => (still += 1),
  });
  stage.jump(scene(0, []));
});
afterEach(() => vi.useRealTimers());

const went = (...path: string[]): Event => event("walk", { piece: "ann", path });
const at = (place: string, turn = 1): TableView => view({ pieces: [piece("ann", place)], turn });

function scene(v: number, events: readonly Event[], now: TableView = at("a")): Scene {
  return { v, events, view: now, board: { ...BOARD, id: `board-${v}` } };
}

const place = (): string | undefined => stage.shown?.pieces[0]?.at;

test("the first view is there at once, and nothing is told of it", () => {
  expect([place(), stage.behind, stage.news, stage.dice?.turn, stage.ground?.id]).toEqual(["a", false, [], 1, "board-0"]);
  expect(still).toBe(0);
});

test("a scene plays its movements, then its dice, then the stage is still", () => {
  stage.push(scene(1, [went("a", "b", "c"), event("roll", { dice: [3] })], at("c")));
  expect([stage.behind, place(), stage.ground?.id]).toEqual([true, "c", "board-1"]);
  expect(stage.moves).toEqual([{ piece: "ann", path: ["a", "b", "c"], detail: null, how: "walk" }]);
  expect(stage.news.map((one) => one.id)).toEqual(["event-walk", "event-roll"]);
  expect(heard).toEqual(["walk", "roll"]);
  expect([stage.rolled, stage.dice?.pieces[0]?.at]).toEqual([0, "a"]);
  vi.advanceTimersByTime(2 * 100 + 240 - 1);
  expect(stage.rolled).toBe(0);
  vi.advanceTimersByTime(1);
  expect([stage.rolled, stage.dice?.pieces[0]?.at, stage.behind]).toEqual([1, "c", true]);
  vi.advanceTimersByTime(699);
  expect([stage.behind, still]).toEqual([true, 0]);
  vi.advanceTimersByTime(1);
  expect([stage.behind, still]).toEqual([false, 1]);
});

test("only a piece with a way moves", () => {
  stage.push(scene(1, [event("stay", { piece: "ann" }), event("fall", { path: ["c"] }), went("a", "b")], at("b")));
  expect(stage.moves.map((move) => move.how)).toEqual(["walk"]);
});

test("scenes wait for each other", () => {
  stage.push(scene(1, [went("a", "b")], at("b")));
  stage.push(scene(2, [went("b", "c")], at("c")));
  expect(place()).toBe("b");
  vi.advanceTimersByTime(340);
  vi.advanceTimersByTime(1);
  expect([place(), stage.behind, still]).toEqual(["c", true, 0]);
  vi.advanceTimersByTime(340);
  vi.advanceTimersByTime(1);
  expect([stage.behind, still]).toEqual([false, 1]);
});

test.each([["fast", 0.5], ["slow", 1.8]] as const)("%s changes the time of walks and of dice", (pace, factor) => {
  speed = pace;
  stage.push(scene(1, [went("a", "b"), event("roll", { dice: [1] })], at("b")));
  vi.advanceTimersByTime(340 * factor - 1);
  expect(stage.rolled).toBe(0);
  vi.advanceTimersByTime(2);
  expect(stage.rolled).toBe(1);
  const roll = Math.min(700 * factor, 1000); // no roll is shown for more than a second
  vi.advanceTimersByTime(roll - 2);
  expect(stage.behind).toBe(true);
  vi.advanceTimersByTime(2);
  expect(stage.behind).toBe(false);
});

test.each(["off", "asleep"])("nothing is played when it is %s", (why) => {
  if (why === "off") speed = "off";
  else asleep = true;
  stage.push(scene(1, [went("a", "b")], at("b")));
  expect([stage.behind, place(), stage.moves, stage.news.length, still]).toEqual([false, "b", [], 1, 1]);
  expect(vi.getTimerCount()).toBe(0);
});

test("hurry shows the newest at once and tells what was not told yet", () => {
  stage.push(scene(1, [event("one")], at("b")));
  stage.push(scene(2, [event("two")], at("c")));
  stage.push(scene(3, [event("three", { dice: [5] })], at("d")));
  expect(heard).toEqual(["one"]);
  stage.hurry();
  expect([place(), stage.dice?.pieces[0]?.at, stage.ground?.id, stage.behind, stage.moves]).toEqual(["d", "d", "board-3", false, []]);
  expect(stage.news.map((one) => one.id)).toEqual(["event-two", "event-three"]);
  expect(heard).toEqual(["one", "two", "three"]);
  expect(still).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test.each(["hurry", "jump"] as const)("after a %s the clock goes on with what comes next", (how) => {
  stage.push(scene(1, [went("a", "b")], at("b")));
  stage.push(scene(2, [went("b", "c")], at("c")));
  if (how === "hurry") stage.hurry();
  else stage.jump(scene(2, [], at("c")));
  expect(stage.moves).toEqual([]);
  stage.push(scene(3, [went("c", "d")], at("d")));
  expect([place(), stage.behind, stage.moves.length]).toEqual(["d", true, 1]);
  vi.advanceTimersByTime(400);
  expect([place(), stage.behind]).toEqual(["d", false]);
});

test("hurry has nothing to do when the stage is still", () => {
  stage.hurry();
  expect(still).toBe(0);
});

test("a jump forgets what waits, and tells what was missed", () => {
  stage.push(scene(1, [event("one")], at("b")));
  stage.push(scene(2, [event("two")], at("c")));
  stage.jump(scene(1, [event("missed")], at("a")));
  vi.advanceTimersByTime(10_000);
  expect([place(), stage.behind, stage.news.map((one) => one.id)]).toEqual(["a", false, ["event-missed"]]);
  expect(heard).toEqual(["one", "missed"]);
});

test("what was told stays told when the table is told anew and nothing was missed", () => {
  stage.push(scene(1, [event("one")], at("b")));
  stage.jump(scene(1, [], at("b")));
  expect(stage.news.map((one) => one.id)).toEqual(["event-one"]);
});

test("those who walk along and what bots think are not told", () => {
  stage.push(scene(1, [event("walk"), event("along"), event("reason"), event("end")]));
  expect(stage.news.map((one) => one.id)).toEqual(["event-walk", "event-end"]);
});

test("no more than five lines are told at once, the newest", () => {
  stage.push(scene(1, ["a", "b", "c", "d", "e", "f"].map((kind) => event(kind))));
  expect(stage.news.map((one) => one.id)).toEqual(["event-b", "event-c", "event-d", "event-e", "event-f"]);
});

test("what moved stays marked until something else does, a clicked line comes first", () => {
  stage.push(scene(1, [went("a", "b", "c"), event("push", { piece: "bob" })], at("c")));
  expect(stage.marked).toEqual(["ann", "a", "c", "bob"]);
  stage.push(scene(2, [event("pass")]));
  vi.advanceTimersByTime(5000);
  expect(stage.marked).toEqual(["ann", "a", "c", "bob"]);
  stage.lit = ["d"];
  expect(stage.marked).toEqual(["d"]);
});

describe("what is turned up", () => {
  test("holds the stage until it was seen", () => {
    stage.push(scene(1, [event("score")], at("b", 2)));
    stage.push(scene(2, [went("b", "c")], at("c", 2)));
    expect(stage.reveal).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect([place(), stage.behind]).toEqual(["b", true]);
    stage.seen();
    expect([stage.reveal, place()]).toEqual([null, "c"]);
  });

  test("does not keep the stage behind when nothing waits", () => {
    stage.push(scene(1, [event("score")], at("b", 2)));
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(1);
    expect([stage.reveal, stage.behind, still]).toEqual([0, false, 1]);
  });

  test("is the newest of several, and is not shown again", () => {
    stage.push(scene(1, [], at("a", 3)));
    expect(stage.reveal).toBe(1);
    vi.runAllTimers();
    stage.seen();
    stage.push(scene(2, [], at("b", 3)));
    expect(stage.reveal).toBeNull();
  });

  test("is shown also when nothing is played, but not of the first view", () => {
    speed = "off";
    stage.push(scene(1, [], at("a", 2)));
    expect(stage.reveal).toBe(0);
    const fresh = new Stage({ speed: () => "off", asleep: () => false, step: () => 1, reveals: () => 3, sound: () => undefined, still: () => undefined });
    fresh.jump(scene(1, []));
    expect(fresh.reveal).toBeNull();
  });

  test("goes away when it is taken back, and stays when something else is", () => {
    stage.push(scene(1, [], at("a", 3)));
    stage.jump(scene(1, [], at("b", 3)));
    expect(stage.reveal).toBe(1);
    stage.jump(scene(0, [], at("a", 2)));
    expect(stage.reveal).toBeNull();
  });
});

describe("the time of a walk", () => {
  const way = (...path: string[]): { piece: string; path: string[]; detail: null } => ({ piece: "x", path, detail: null });

  test("counts steps, and a pause after them", () => {
    expect(walkingTime([way("a", "b", "c")], 100)).toBe(200 + 240);
    expect(walkingTime([], 100)).toBe(0);
    expect(walkingTime([way("a")], 100)).toBe(0);
  });

  test("is shared by those who go the same way", () => {
    expect(walkingTime([way("a", "b"), way("a", "b")], 100)).toBe(340);
    expect(walkingTime([way("a", "b"), way("b", "c")], 100)).toBe(440);
  });

  test("has an end for every walk", () => {
    expect(walkingTime([way(..."abcdefghijklmnopqrstuvwxyz")], 100)).toBe(2200 + 240);
  });
});
