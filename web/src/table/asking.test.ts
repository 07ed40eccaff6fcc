import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { asks, ENDED, event, info, opened, type PaperServer, piece, seat, step, sync, text, view, walk } from "../../tests/paper.ts";
import { settings } from "../settings.svelte.ts";
import type { Way } from "../wire.ts";
import { Asking, QUIET } from "./asking.svelte.ts";
import type { Line } from "./line.svelte.ts";
import { Proposing } from "./proposing.svelte.ts";
import { Sharing } from "./sharing.svelte.ts";
import { Stage } from "./stage.svelte.ts";

const OPTIONS = [walk("ann", "c"), walk("ann", "d"), walk("bob", "d")];
const REFUSAL = { rule: "XY-1.1", message: text("no"), pieces: [], needs: null };

let server: PaperServer;
let line: Line;
let stage: Stage;
let sharing: Sharing;
let proposing: Proposing;
let asking: Asking;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  localStorage.clear();
  settings.set({ atOnce: false });
  ({ server, line } = opened());
  stage = new Stage({ speed: () => "normal", asleep: () => false, step: () => 100, reveals: () => 0, own: () => false, sound: () => undefined, still: () => asking.quiet() });
  sharing = new Sharing(line, stage);
  proposing = new Proposing(line, sharing);
  asking = new Asking(line, stage, sharing, proposing);
});
afterEach(() => vi.useRealTimers());

/** Puts the question and waits until it may be answered. */
function put(options = OPTIONS, more: object = {}, who = 0): void {
  server.says(sync(5, asks(who, options), more));
  vi.advanceTimersByTime(QUIET);
}

describe("a question", () => {
  test("is not answered before it can have been read", () => {
    server.says(sync(5, asks(0, OPTIONS)));
    asking.play(OPTIONS[0]!);
    asking.touch("ann");
    vi.advanceTimersByTime(QUIET - 1);
    asking.play(OPTIONS[0]!);
    expect([server.count("act"), asking.narrowing.touched]).toEqual([0, []]);
    vi.advanceTimersByTime(1);
    asking.play(OPTIONS[0]!);
    expect(server.last("act")).toMatchObject({ seat: 0, prompt: 5, do: "ann c" });
  });

  test("is narrowed by touching, previewed, and played by a second touch", () => {
    put();
    expect([...asking.touchable].sort()).toEqual(["ann", "bob"]);
    asking.touch("ann");
    expect([asking.narrowing.touched, asking.preview, asking.listed.map((one) => one.do)]).toEqual([["ann"], null, ["ann c", "ann d"]]);
    asking.touch("c");
    expect([asking.preview?.do, server.count("act")]).toEqual(["ann c", 0]);
    asking.touch("c");
    expect(server.last("act").do).toBe("ann c");
  });

  test("shows where the touched piece can go, not whom it meets there", () => {
    const meet = { ...walk("ann", "c"), touches: ["ann", "bob", "c"] };
    put([meet, walk("ann", "d"), walk("bob", "d")]);
    asking.touch("ann");
    expect([...asking.touchable].sort()).toEqual(["c", "d"]);
  });

  test("lists every option where nothing fits what was touched", () => {
    put();
    asking.narrowing = { ...asking.narrowing, left: [] };
    expect(asking.listed.length).toBe(3);
  });

  test("is touched on the board: what was looked at in the list, or lit by the log, gives way", () => {
    put();
    asking.look(OPTIONS[2]!);
    stage.lit = ["d"];
    asking.touch("ann");
    expect([asking.looked, stage.lit]).toEqual([null, null]);
  });

  test("is answered by the first touch on the target for those who want that", () => {
    settings.set({ atOnce: true });
    put();
    asking.touch("ann");
    asking.touch("d");
    expect(server.last("act").do).toBe("ann d");
  });

  test("begins with the only piece that can move", () => {
    put([walk("ann", "c"), walk("ann", "d")]);
    expect(asking.narrowing.touched).toEqual(["ann"]);
  });

  test("of somebody else leaves nothing to choose", () => {
    put(OPTIONS, {}, 1);
    expect([asking.narrowing.options, asking.choosing]).toEqual([[], false]);
    asking.look(OPTIONS[0]!);
    expect(asking.looked).toBeNull();
  });

  test("is put anew with the next version, but not by a step to the same one", () => {
    put();
    asking.touch("ann");
    asking.look(OPTIONS[0]!);
    server.says(step(5, asks(0, OPTIONS)));
    expect(asking.narrowing.touched).toEqual(["ann"]);
    server.says(step(6, asks(0, OPTIONS)));
    expect([asking.narrowing.touched, asking.looked]).toEqual([[], null]);
  });

  test("is put anew when the seat is handed over, and not by any other change of the frame", () => {
    put();
    asking.touch("ann");
    server.says({ t: "table", table: info({ watchers: 3 }), mine: [0] });
    expect(asking.narrowing.touched).toEqual(["ann"]);
    server.says({ t: "table", table: info({ seats: [seat(0, { kind: "bot" }), seat(1)] }), mine: [0] });
    expect(asking.narrowing.options).toEqual([]);
    server.says({ t: "table", table: info(), mine: [0] });
    expect(asking.narrowing.options.length).toBe(3);
  });

  test("waits while the board is behind: a touch shows the rest at once and is quiet again", () => {
    put();
    stage.push({ v: 6, events: [event("walk", { piece: "ann", path: ["a", "b"] })], view: view(), board: line.board! });
    expect([...asking.touchable]).toEqual([]);
    asking.play(OPTIONS[0]!);
    asking.touch("ann");
    expect([stage.behind, asking.narrowing.touched, server.count("act")]).toEqual([false, [], 0]);
    asking.touch("ann");
    expect(asking.narrowing.touched).toEqual([]);
    vi.advanceTimersByTime(QUIET);
    asking.touch("ann");
    expect(asking.narrowing.touched).toEqual(["ann"]);
  });

  test("waits until a shared device was handed on", () => {
    put(OPTIONS, { shared: true, mine: [0, 1] });
    asking.play(OPTIONS[0]!);
    expect(server.count("act")).toBe(0);
    sharing.handed = 0;
    asking.play(OPTIONS[0]!);
    expect(server.count("act")).toBe(1);
  });
});

describe("a decision", () => {
  test("is made once, until it is answered", () => {
    put();
    asking.play(OPTIONS[0]!);
    asking.play(OPTIONS[1]!);
    asking.touch("ann");
    expect([server.count("act"), asking.sending, asking.narrowing.touched]).toEqual([1, true, []]);
    asking.look(OPTIONS[1]!);
    expect(asking.looked).toBeNull();
  });

  test.each(["refused", "stale", "failed"])("that was %s can be made again", (how) => {
    put();
    asking.at(40, 50);
    asking.play(OPTIONS[0]!);
    server.says({ t: how, key: server.last("act").key, refusal: REFUSAL, v: 5, message: text("x") });
    expect(asking.sending).toBe(false);
    const late = { rule: "", message: text("web-stale"), pieces: [], needs: null };
    const said = { refused: [REFUSAL], stale: [late], failed: null }[how];
    expect(asking.bubble).toEqual(said ? { refusals: said, thing: null, x: 40, y: 50 } : null);
  });

  test("that was too much at once stays under way", () => {
    put();
    asking.play(OPTIONS[0]!);
    server.says({ t: "limited", key: server.last("act").key, wait: 50_000, message: text("slower") });
    expect(asking.sending).toBe(true);
  });

  test("that had been made before is over", () => {
    put();
    asking.play(OPTIONS[0]!);
    server.says({ t: "ack", key: server.last("act").key, result: "duplicate", v: 5 });
    expect(asking.sending).toBe(false);
  });

  test("under way does not end because a hint failed", () => {
    put();
    asking.advise();
    asking.play(OPTIONS[0]!);
    server.says({ t: "failed", key: server.last("advice").key, message: text("x") });
    expect([asking.sending, asking.advising]).toEqual([true, false]);
  });

  test("is taken back by the seat that made it, at once", () => {
    put();
    asking.undo();
    expect(server.count("undo")).toBe(0);
    server.says(step(6, asks(1, OPTIONS), [], { undo_seat: 0 }));
    stage.push({ v: 7, events: [event("walk", { piece: "ann", path: ["a", "b"] })], view: view(), board: line.board! });
    asking.undo();
    expect(server.last("undo")).toMatchObject({ seat: 0, prompt: 6 });
    expect(stage.behind).toBe(false);
  });
});

describe("why not", () => {
  test("is asked of the server with what was touched, and answered where the hand is", () => {
    put();
    asking.touch("ann");
    asking.at(7, 9);
    asking.touch("b");
    expect(server.last("why")).toMatchObject({ seat: 0, touches: ["ann", "b"] });
    server.says({ t: "because", key: server.last("why").key, refusals: [REFUSAL] });
    expect(asking.bubble).toEqual({ refusals: [REFUSAL], thing: "b", x: 7, y: 9 });
    asking.touch("ann");
    expect(asking.bubble).toBeNull();
  });

  test("is asked of no more than six things", () => {
    const crowd = ["p1", "p2", "p3", "p4", "p5", "p6", "p7"];
    const all = { do: "all", label: text("all"), touches: crowd, effects: [] };
    const other = { do: "other", label: text("other"), touches: ["q"], effects: [] };
    server.says(sync(5, { ...asks(0, [all, other]), pieces: [...crowd, "q"].map((id) => piece(id, "a")) }));
    vi.advanceTimersByTime(QUIET);
    for (const id of crowd) asking.touch(id);
    asking.touch("nothing");
    expect(server.last("why").touches?.length).toBe(6);
  });

  test("is asked also when somebody else is on turn, but not after the end and not by strangers", () => {
    put(OPTIONS, {}, 1);
    asking.touch("ann");
    expect(server.last("why")).toMatchObject({ seat: 0, touches: ["ann"] });
    server.says(sync(6, ENDED));
    asking.touch("ann");
    server.says(sync(7, asks(1, OPTIONS), { mine: [] }));
    asking.touch("ann");
    expect(server.count("why")).toBe(1);
  });

  test.each<[string, () => void]>([
    ["choosing something", () => asking.choose(OPTIONS[0]!)],
    ["playing", () => asking.play(OPTIONS[0]!)],
    ["proposing", () => asking.suggest({})],
  ])("is forgotten by %s", (_, go) => {
    put();
    server.says({ t: "because", key: "x", refusals: [REFUSAL] });
    expect(asking.bubble).not.toBeNull();
    go();
    expect(asking.bubble).toBeNull();
  });

  test("without a reason says nothing", () => {
    put();
    asking.touch("b");
    server.says({ t: "because", key: server.last("why").key, refusals: [] });
    expect(asking.bubble).toBeNull();
  });
});

describe("what came of a question to all", () => {
  const settled = (seat: number, result: string, told: string | null): object => ({
    t: "settled",
    question: "q",
    seat,
    result,
    text: told === null ? null : text(told),
  });

  test.each([
    [1, "declined", "no", true],
    [0, "declined", "no", true],
    [0, "lapsed", "late", true],
    [1, "lapsed", "late", false],
    [0, "agreed", "yes", false],
    [1, "agreed", "yes", false],
    [0, "withdrawn", "never mind", false],
    [1, "withdrawn", "never mind", true],
  ])("asked by seat %i and %s", (seat, result, told, shown) => {
    put();
    server.says(settled(seat, result, told));
    expect(asking.bubble?.refusals.map((refusal) => refusal.message.id) ?? []).toEqual(shown ? [told] : []);
  });
});

describe("a hint", () => {
  const advice = (deed: string): object => ({ t: "advice", key: server.last("advice").key, do: deed, label: text("l"), reason: text("r") });

  test("is asked for once at a time and shows its option", () => {
    put();
    asking.advise();
    asking.advise();
    expect([server.count("advice"), asking.advising]).toEqual([1, true]);
    server.says(advice("bob d"));
    expect([asking.advising, asking.advice?.do, asking.preview?.do]).toEqual([false, "bob d", "bob d"]);
  });

  test("takes nothing out of the hand of whoever went on", () => {
    put();
    asking.advise();
    asking.touch("ann");
    server.says(advice("bob d"));
    expect([asking.advice?.do, asking.looked, asking.narrowing.touched]).toEqual(["bob d", null, ["ann"]]);
  });

  test.each([["choosing", true], ["looking with the keys", true], ["pointing", false]] as const)("counts %s in the list as going on: %s", (what, kept) => {
    put();
    asking.advise();
    if (what === "choosing") asking.choose(OPTIONS[0]!);
    else if (kept) asking.look(OPTIONS[0]!);
    else asking.point(OPTIONS[0]!);
    server.says(advice("bob d"));
    expect(asking.looked?.do).toBe(kept ? "ann c" : "bob d");
  });

  test("that changes what would be played is not played by a finger already on its way", () => {
    put();
    asking.look(OPTIONS[0]!);
    asking.advise();
    server.says(advice("bob d"));
    asking.play(asking.preview!);
    expect(server.count("act")).toBe(0);
    vi.advanceTimersByTime(QUIET);
    asking.play(asking.preview!);
    expect(server.last("act").do).toBe("bob d");
  });

  test("is gone once a decision was made", () => {
    put();
    asking.advise();
    server.says(advice("ann c"));
    vi.advanceTimersByTime(QUIET);
    asking.play(OPTIONS[0]!);
    expect(asking.advice).toBeNull();
  });

  test("for an option that is not there any more is not shown, and a new question ends it", () => {
    put();
    asking.advise();
    server.says(advice("gone"));
    expect(asking.advice).toBeNull();
    asking.advise();
    server.says(advice("ann c"));
    server.says(step(6, asks(0, OPTIONS)));
    expect([asking.advice, asking.advising]).toEqual([null, false]);
  });

  test("that comes when its question has been answered is not shown for the next one, though that has the same option", () => {
    put();
    asking.advise();
    const late = advice("ann c");
    server.says(step(6, asks(0, OPTIONS)));
    server.says(late);
    expect([asking.advice, asking.looked]).toEqual([null, null]);
  });

  test("is still meant when the line was lost and the question is the same", () => {
    put();
    asking.advise();
    const meant = advice("ann c");
    server.says(sync(line.v, asks(0, OPTIONS), { mine: [0] }));
    server.says(meant);
    expect(asking.advice?.do).toBe("ann c");
  });

  test("is not asked for by somebody who is not asked", () => {
    put(OPTIONS, {}, 1);
    asking.advise();
    expect(server.count("advice")).toBe(0);
  });
});

test("letting go forgets everything touched, looked at and pointed at", () => {
  put();
  asking.touch("ann");
  asking.look(OPTIONS[2]!);
  proposing.pointed = "c";
  server.says({ t: "because", key: "x", refusals: [REFUSAL] });
  asking.clear();
  expect([asking.narrowing.touched, asking.looked, proposing.pointed, asking.bubble]).toEqual([[], null, null, null]);
  expect(asking.listed.length).toBe(3);
});

describe("together", () => {
  const TOGETHER = { table: info({ together: true }) };

  test("whoever does not decide touches and chooses in the same way, and proposes with it", () => {
    put(OPTIONS, TOGETHER, 1);
    expect(asking.choosing).toBe(true);
    asking.touch("ann");
    expect([asking.narrowing.touched, proposing.pointed]).toEqual([["ann"], "ann"]);
    asking.touch("c");
    asking.touch("c");
    expect([server.count("act"), server.last("suggest")]).toMatchObject([0, { seat: 0, prompt: 5, do: "ann c" }]);
  });

  test("a proposal is not made before the question can have been read, and a touch gives up what was looked at", () => {
    server.says(sync(5, asks(1, OPTIONS), TOGETHER));
    asking.touch("ann");
    expect([asking.narrowing.touched, proposing.pointed]).toEqual([[], null]);
    vi.advanceTimersByTime(QUIET);
    asking.look(OPTIONS[2]!);
    asking.touch("ann");
    expect([asking.looked, proposing.pointed]).toEqual([null, "ann"]);
  });

  test("a touch that leads nowhere points at the thing, if it has a name, and asks nothing", () => {
    put(OPTIONS, TOGETHER, 1);
    asking.touch("ann");
    asking.touch("b");
    expect([proposing.pointed, asking.narrowing.touched, server.count("why")]).toEqual(["b", [], 0]);
    asking.touch("nowhere");
    expect(proposing.pointed).toBeNull();
  });

  test("whoever decides takes up the newest proposal, once it can have been read", () => {
    put(OPTIONS, TOGETHER);
    server.says({ t: "suggestions", v: 5, made: [{ seat: 1, do: "ann c", at: "" }] });
    asking.accept();
    expect(server.count("act")).toBe(0);
    vi.advanceTimersByTime(QUIET);
    asking.accept();
    expect(server.last("act").do).toBe("ann c");
  });

  test("nothing is taken up where nothing is proposed", () => {
    put(OPTIONS, TOGETHER);
    expect(() => asking.accept()).not.toThrow();
    expect(server.count("act")).toBe(0);
  });

  test("something pointed at is touched", () => {
    put(OPTIONS, TOGETHER);
    server.says({ t: "suggestions", v: 5, made: [{ seat: 1, do: "", at: "ann" }] });
    vi.advanceTimersByTime(QUIET);
    asking.accept();
    expect(asking.narrowing.touched).toEqual(["ann"]);
  });

  test("taking back means first what this device proposed, then what it did", () => {
    put(OPTIONS, { ...TOGETHER, undo_seat: 0 }, 1);
    server.says({ t: "suggestions", v: 5, made: [{ seat: 0, do: "ann c", at: "" }] });
    asking.takeBack();
    expect([server.last("suggest"), server.count("undo")]).toMatchObject([{ seat: 0 }, 0]);
    expect(server.last("suggest").do).toBeUndefined();
    server.says({ t: "suggestions", v: 5, made: [] });
    asking.takeBack();
    expect(server.count("undo")).toBe(1);
  });
});

describe("a pointer that rests on the list", () => {
  test("lights what the choice is about, and chooses nothing", () => {
    put();
    asking.point(OPTIONS[2]!);
    expect([[...asking.glow], asking.preview, asking.looked]).toEqual([["bob", "d"], null, null]);
    asking.point(null);
    expect(asking.glow.size).toBe(0);
    asking.choose(OPTIONS[2]!);
    expect([[...asking.glow], asking.preview?.do, server.count("act")]).toEqual([["bob", "d"], "bob d", 0]);
  });

  test("is forgotten by the next question", () => {
    put();
    asking.point(OPTIONS[2]!);
    server.says(step(6, asks(0, OPTIONS)));
    expect([asking.pointed, asking.preview]).toEqual([null, null]);
  });
});

describe("a press before the question can have been read", () => {
  test("is not taken, and that is said", () => {
    server.says(sync(5, asks(0, OPTIONS)));
    asking.play(OPTIONS[0]!);
    asking.choose(OPTIONS[0]!);
    expect([server.count("act"), asking.looked, asking.hasty]).toEqual([0, null, 2]);
    vi.advanceTimersByTime(QUIET);
    asking.choose(OPTIONS[0]!);
    expect([asking.looked?.do, asking.hasty]).toEqual(["ann c", 2]);
  });
});

describe("a far step", () => {
  const way = (to: string, ...path: string[]): Way => ({ to, dos: path.map((one) => `step ${one}`), label: text(`far-${to}`), path: ["a", ...path], touches: ["ann", to], effects: [{ piece: "ann", to, how: "walk", note: null, via: path.slice(0, -1) }], price: [text("costs")] });
  const WAYS = [way("d", "b", "d"), way("d", "c", "d"), way("e", "b", "e")];

  function far(): void {
    const asked = asks(0, [walk("ann", "b")]);
    server.says(sync(5, { ...asked, prompt: { ...asked.prompt!, plans: WAYS } }));
    vi.advanceTimersByTime(QUIET);
  }

  test("is shown by the first touch and taken by the second", () => {
    far();
    expect([...asking.reach].sort()).toEqual(["d", "e"]);
    asking.touch("d");
    expect([asking.plan, asking.preview?.label.id, server.count("plan")]).toEqual([WAYS[0], "far-d", 0]);
    asking.touch("d");
    expect(server.last("plan")).toMatchObject({ seat: 0, prompt: 5, dos: ["step b", "step d"] });
    expect(asking.sending).toBe(true);
  });

  test("has other ways, one after the other or as the finger went", () => {
    far();
    asking.touch("d");
    asking.otherWay();
    expect(asking.plan).toEqual(WAYS[1]);
    asking.otherWay();
    expect(asking.plan).toEqual(WAYS[0]);
    asking.along(["c"]);
    expect(asking.plan).toEqual(WAYS[1]);
    asking.play(asking.preview!);
    expect(server.last("plan")).toMatchObject({ dos: ["step c", "step d"] });
  });

  test("gives way to a near one, to another far one and to nothing", () => {
    far();
    asking.touch("d");
    asking.touch("e");
    expect(asking.plan).toEqual(WAYS[2]);
    asking.touch("b");
    expect([asking.plan, asking.preview?.do]).toEqual([null, "ann b"]);
    asking.touch("d");
    asking.clear();
    expect(asking.plan).toBeNull();
  });

  test("is under way until its last step is told, and a rule that ends it early is said", () => {
    far();
    asking.touch("d");
    asking.touch("d");
    const { key } = server.last("plan");
    server.says(step(6, asks(0, OPTIONS), [], { more: true }));
    expect(asking.sending).toBe(true);
    server.says({ t: "ack", key, result: "ok", v: 6, done: 1, refusal: REFUSAL });
    expect([asking.sending, asking.bubble?.refusals]).toEqual([false, [REFUSAL]]);
  });

  test("is not offered while somebody else decides", () => {
    const asked = asks(1, [walk("bob", "b")]);
    server.says(sync(5, { ...asked, prompt: { ...asked.prompt!, plans: WAYS } }));
    expect(asking.reach.size).toBe(0);
  });
});

describe("a piece that is dragged", () => {
  test("is taken up, and its move is made where it is let go", () => {
    put();
    expect([asking.movable("ann"), asking.movable("bob"), asking.movable("c"), asking.movable("eve")]).toEqual([true, true, false, false]);
    asking.take("ann");
    expect(asking.narrowing.touched).toEqual(["ann"]);
    asking.drop("c");
    expect(server.last("act").do).toBe("ann c");
  });

  test("is answered why not, where it cannot go", () => {
    put();
    asking.take("bob");
    asking.drop("c");
    expect([server.count("act"), server.count("why")]).toEqual([0, 1]);
  });

  test("shows the price of a far step before it is paid", () => {
    const asked = asks(0, [walk("ann", "b")]);
    const plan = { to: "d", dos: ["x", "y"], label: text("far"), path: ["a", "b", "d"], touches: ["ann", "d"], effects: [], price: [] };
    server.says(sync(5, { ...asked, prompt: { ...asked.prompt!, plans: [plan] } }));
    vi.advanceTimersByTime(QUIET);
    asking.take("ann");
    asking.drop("d", ["b"]);
    expect([asking.plan?.to, server.count("plan"), server.count("act")]).toEqual(["d", 0, 0]);
  });
});

test("a whole turn is taken back in one go", () => {
  put(OPTIONS, { undo_seat: 0, undoable: true, turn_plies: 3 });
  asking.undo(true);
  expect(server.last("undo")).toMatchObject({ seat: 0, whole: true });
  expect(line.turnPlies).toBe(3);
});

test("whoever waits for longer than a moment, or has no line, is told so", () => {
  put();
  asking.play(OPTIONS[0]!);
  expect([asking.sending, asking.slow]).toEqual([true, false]);
  vi.advanceTimersByTime(500);
  expect(asking.slow).toBe(true);
  server.says(step(6, asks(0, OPTIONS)));
  expect([asking.sending, asking.slow]).toEqual([false, false]);
  vi.advanceTimersByTime(QUIET);
  line.offline = true;
  asking.play(OPTIONS[0]!);
  expect(asking.slow).toBe(true);
});
