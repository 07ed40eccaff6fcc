import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BOARD, event, piece, view } from "../../tests/paper.ts";
import type { Event, TableView } from "../wire.ts";
import type { Speed } from "./skin.ts";
import { READING, readingTime, type Scene, Stage, walkingTime } from "./stage.svelte.ts";

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
    own: (seat) => seat === 0,
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

const said = (): string[] => stage.caption.map((one) => one.id);
const log = (): string[] => stage.told.map((one) => one.event.kind);
const place = (): string | undefined => stage.shown?.pieces[0]?.at;

test("the first view is there at once, and nothing is told of it", () => {
  expect([place(), stage.behind, stage.caption, stage.dice?.turn, stage.ground?.id]).toEqual(["a", false, [], 1, "board-0"]);
  expect(still).toBe(0);
});

test("a scene plays its movements, then its dice, then the stage is still", () => {
  stage.push(scene(1, [went("a", "b", "c"), event("roll", { dice: [3] })], at("c")));
  expect([stage.behind, place(), stage.ground?.id]).toEqual([true, "c", "board-1"]);
  expect(stage.moves).toEqual([{ piece: "ann", path: ["a", "b", "c"], detail: null, how: "walk" }]);
  expect([said(), log(), heard]).toEqual([["event-walk"], ["walk"], ["walk"]]);
  expect([stage.rolled, stage.dice?.pieces[0]?.at, stage.head?.pieces[0]?.at]).toEqual([0, "a", "a"]);
  vi.advanceTimersByTime(2 * 100 + 240 - 1);
  expect([stage.rolled, log()]).toEqual([0, ["walk"]]);
  vi.advanceTimersByTime(1);
  expect([stage.rolled, stage.dice?.pieces[0]?.at, stage.behind]).toEqual([1, "c", true]);
  expect([said(), log(), heard, stage.head?.pieces[0]?.at]).toEqual([["event-roll"], ["walk", "roll"], ["walk", "roll"], "c"]);
  vi.advanceTimersByTime(699);
  expect([stage.behind, still]).toEqual([true, 0]);
  vi.advanceTimersByTime(1);
  expect([stage.behind, still]).toEqual([false, 1]);
});

test("dice that come first are shown before what they move", () => {
  stage.push(scene(1, [event("roll", { dice: [3] }), went("a", "b")], at("b")));
  expect([stage.rolled, place(), stage.moves, log()]).toEqual([1, "a", [], ["roll"]]);
  vi.advanceTimersByTime(700);
  expect([place(), stage.moves.length, log(), stage.head?.pieces[0]?.at]).toEqual(["b", 1, ["roll", "walk"], "a"]);
  vi.advanceTimersByTime(READING + 1);
  expect([stage.behind, stage.head?.pieces[0]?.at]).toEqual([false, "b"]);
});

test("what is told without a movement stands until it can have been read", () => {
  stage.push(scene(1, [event("doom")], at("b")));
  stage.push(scene(2, [event("dawn")], at("c")));
  vi.advanceTimersByTime(READING - 1);
  expect([log(), place()]).toEqual([["doom"], "b"]);
  vi.advanceTimersByTime(1);
  expect([log(), place()]).toEqual([["doom", "dawn"], "c"]);
  expect(readingTime(Array.from({ length: 40 }, () => event("doom")))).toBeLessThan(1500);
  expect(readingTime([event("along"), event("reason")])).toBe(0);
});

test("a pause holds what comes, and a touch shows it all the same", () => {
  stage.push(scene(1, [went("a", "b")], at("b")));
  stage.pause();
  stage.push(scene(2, [went("b", "c")], at("c")));
  vi.advanceTimersByTime(60_000);
  expect([stage.paused, stage.behind, place(), log()]).toEqual([true, true, "b", ["walk"]]);
  stage.pause();
  expect([stage.paused, place()]).toEqual([false, "c"]);
  stage.pause();
  stage.push(scene(3, [went("c", "d")], at("d")));
  stage.hurry();
  expect([stage.paused, stage.behind, place(), log().length]).toEqual([false, false, "d", 3]);
});

test("what others did stays to be seen until the next question is answered", () => {
  const theirs = event("walk", { piece: "bob", path: ["d", "c"], seat: 1 });
  stage.push(scene(1, [{ ...went("a", "b"), seat: 0 }], at("b")));
  stage.push(scene(2, [theirs], at("b")));
  expect(stage.trail).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(stage.trail.map((move) => move.piece)).toEqual(["bob"]);
  stage.push(scene(3, [{ ...went("b", "a"), seat: 0 }], at("a")));
  expect(stage.trail).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(stage.trail).toEqual([]);
});

test("only a piece with a way moves", () => {
  stage.push(scene(1, [event("stay", { piece: "ann" }), event("fall", { path: ["c"] }), went("a", "b")], at("b")));
  expect(stage.moves.map((move) => move.how)).toEqual(["walk"]);
});

test("scenes wait for each other", () => {
  stage.push(scene(1, [went("a", "b")], at("b")));
  stage.push(scene(2, [went("b", "c")], at("c")));
  expect(place()).toBe("b");
  vi.advanceTimersByTime(READING);
  expect([place(), stage.behind, still]).toEqual(["c", true, 0]);
  vi.advanceTimersByTime(READING);
  expect([stage.behind, still]).toEqual([false, 1]);
});

test.each([["fast", 0.5], ["slow", 1.8]] as const)("%s changes the time of walks and of dice", (pace, factor) => {
  speed = pace;
  stage.push(scene(1, [went("a", "b"), event("roll", { dice: [1] })], at("b")));
  vi.advanceTimersByTime(READING * factor - 1);
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
  expect([stage.behind, place(), stage.moves, stage.caption.length, still]).toEqual([false, "b", [], 1, 1]);
  expect(vi.getTimerCount()).toBe(0);
});

test("hurry shows the newest at once and tells what was not told yet", () => {
  stage.push(scene(1, [event("one")], at("b")));
  stage.push(scene(2, [event("two")], at("c")));
  stage.push(scene(3, [event("three", { dice: [5] })], at("d")));
  expect(heard).toEqual(["one"]);
  stage.hurry();
  expect([place(), stage.dice?.pieces[0]?.at, stage.ground?.id, stage.behind, stage.moves]).toEqual(["d", "d", "board-3", false, []]);
  expect(stage.heard.map((one) => one.text.id)).toEqual(["event-one", "event-two", "event-three"]);
  expect([said(), log(), heard]).toEqual([["event-three"], ["one", "two", "three"], ["one", "two", "three"]]);
  expect(still).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test("hurry in the midst of a scene shows what is left of it, once", () => {
  stage.push(scene(1, [went("a", "b"), event("roll", { dice: [3] })], at("b")));
  expect([log(), stage.rolled]).toEqual([["walk"], 0]);
  stage.hurry();
  expect([log(), heard, stage.rolled, stage.dice?.pieces[0]?.at, stage.behind]).toEqual([["walk", "roll"], ["walk", "roll"], 1, "b", false]);
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
  expect([place(), stage.behind, said()]).toEqual(["a", false, ["event-missed"]]);
  expect(heard).toEqual(["one", "missed"]);
});

test("what was told stays told when the table is told anew and nothing was missed", () => {
  stage.push(scene(1, [event("one")], at("b")));
  stage.jump(scene(1, [], at("b")));
  expect(said()).toEqual(["event-one"]);
});

test("those who walk along are not told of, and what a bot thinks stands beside what it did", () => {
  stage.push(scene(1, [event("walk"), event("along"), event("reason", { seat: 1 }), event("end")]));
  expect(said()).toEqual(["event-walk", "event-end"]);
  expect(stage.thought).toEqual({ seat: 1, text: event("reason").text });
  expect(log()).toEqual(["walk", "along", "reason", "end"]);
  vi.advanceTimersByTime(5000);
  stage.push(scene(2, [event("walk")]));
  expect(stage.thought).toBeNull();
});

test("eyes get the newest lines, ears get every one", () => {
  const kinds = Array.from({ length: 60 }, (_, n) => `k${n}`);
  stage.push(scene(1, kinds.map((kind) => event(kind))));
  expect(said()).toEqual(["event-k57", "event-k58", "event-k59"]);
  expect(stage.heard.map((one) => one.text.id)).toEqual(kinds.map((kind) => `event-${kind}`));
  expect(new Set(stage.heard.map((one) => one.key)).size).toBe(60);
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
  const turned = (): number | null => stage.reveal?.nth ?? null;

  test("holds the stage until it was seen, and nothing behind it tells what it is", () => {
    stage.push(scene(1, [event("score")], at("b", 2)));
    stage.push(scene(2, [went("b", "c")], at("c", 2)));
    expect([turned(), stage.reveal?.view.turn]).toEqual([0, 2]);
    vi.advanceTimersByTime(60_000);
    expect([place(), stage.head?.turn, log(), said(), stage.heard, stage.behind]).toEqual(["a", 1, [], [], [], true]);
    stage.seen();
    expect([stage.reveal, place(), log()]).toEqual([null, "b", ["score"]]);
    vi.advanceTimersByTime(READING);
    expect([place(), log()]).toEqual(["c", ["score", "walk"]]);
  });

  test("holds also who is in a hurry, and then goes on in a hurry", () => {
    stage.push(scene(1, [went("a", "b")], at("b")));
    stage.push(scene(2, [event("score")], at("c", 2)));
    stage.push(scene(3, [went("c", "d")], at("d", 2)));
    stage.hurry();
    expect([turned(), place(), log()]).toEqual([0, "b", ["walk"]]);
    stage.seen();
    expect([turned(), place(), log(), stage.behind]).toEqual([null, "d", ["walk", "score", "walk"], false]);
  });

  test("is the newest of several, and is not shown again", () => {
    stage.push(scene(1, [], at("a", 3)));
    expect(turned()).toBe(1);
    stage.seen();
    vi.runAllTimers();
    stage.push(scene(2, [], at("b", 3)));
    expect(turned()).toBeNull();
  });

  test("is shown also when nothing is played, but not of the first view", () => {
    speed = "off";
    stage.push(scene(1, [], at("a", 2)));
    expect(turned()).toBe(0);
    const fresh = new Stage({ speed: () => "off", asleep: () => false, step: () => 1, reveals: () => 3, own: () => false, sound: () => undefined, still: () => undefined });
    fresh.jump(scene(1, []));
    expect(fresh.reveal).toBeNull();
  });

  test("is shown to whoever missed it", () => {
    stage.jump(scene(5, [event("score")], at("c", 2)), [{ v: 5, event: event("score") }]);
    expect([turned(), place(), log()]).toEqual([0, "a", []]);
    stage.seen();
    expect([turned(), place(), log(), stage.behind]).toEqual([null, "c", ["score"], false]);
  });

  test("goes away when it is taken back, and stays when something else is", () => {
    stage.push(scene(1, [], at("a", 3)));
    stage.jump(scene(1, [], at("b", 3)));
    expect(turned()).toBe(1);
    stage.jump(scene(0, [], at("a", 2)));
    expect(turned()).toBe(0);
    stage.jump(scene(0, [], at("a", 1)));
    expect([turned(), stage.behind]).toEqual([null, false]);
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

describe("once more", () => {
  const scenes = [scene(1, [went("a", "b")], at("b")), scene(2, [went("b", "c")], at("c"))];
  const lines = [1, 2].map((v) => ({ v, event: event("walk") }));

  function again(): void {
    stage.jump(scene(2, [], at("c")), lines);
    stage.replay(scene(0, [], at("a")), scenes, scene(2, [], at("c")), lines);
  }

  test("from an earlier scene to what is now, and the log grows along", () => {
    again();
    expect([place(), stage.again, stage.behind, stage.told.length]).toEqual(["a", true, true, 0]); // how it was, for a moment
    vi.advanceTimersByTime(900);
    expect([place(), stage.told.length]).toEqual(["b", 1]);
    vi.advanceTimersByTime(READING);
    expect([place(), stage.told.length]).toEqual(["c", 2]);
    vi.advanceTimersByTime(2000);
    expect([place(), stage.again, stage.behind, stage.told]).toEqual(["c", false, false, lines]);
  });

  test("a touch ends it", () => {
    again();
    stage.hurry();
    expect([place(), stage.again, stage.behind, stage.v]).toEqual(["c", false, false, 2]);
  });

  test("without motion one scene follows the other all the same", () => {
    speed = "off";
    again();
    expect([place(), stage.behind]).toEqual(["a", true]);
    vi.advanceTimersByTime(900);
    expect([place(), stage.moves]).toEqual(["b", []]);
    vi.advanceTimersByTime(900);
    expect(place()).toBe("c");
    vi.advanceTimersByTime(900);
    expect([stage.behind, stage.again]).toEqual([false, false]);
  });

  test("what happens meanwhile comes after it", () => {
    again();
    stage.push(scene(3, [went("c", "d")], at("d")));
    expect(place()).toBe("a");
    vi.advanceTimersByTime(10_000);
    expect([place(), stage.behind, stage.v]).toEqual(["d", false, 3]);
  });
});
