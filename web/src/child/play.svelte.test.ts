import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { asks, event, PaperServer, step, sync, text, walk } from "../../tests/paper.ts";
import { settings, understood } from "../settings.svelte.ts";
import { QUIET } from "../table/asking.svelte.ts";
import type { Guide } from "../table/skin.ts";
import { TableState } from "../table/table.svelte.ts";
import type { Option, TableView } from "../wire.ts";
import { ChildPlay, IDLE, paceFor } from "./play.svelte.ts";
import type { Voice } from "./voice.svelte.ts";

const OPTIONS = [walk("ann", "c"), walk("ann", "d"), walk("bob", "d")];
/** Dice lie there to be thrown as long as it is the first turn. */
const guide: Guide = {
  facets: (option) => {
    const [who = "", to = ""] = option.do.split(" ");
    return [{ kind: "piece", key: who, things: [who] }, { kind: "place", key: `to ${to}`, things: [to] }];
  },
  name: (pick) => text(pick.key),
  ask: (picks) => text(`which ${picks[0]?.kind}`),
  roll: (view, seat) => (view.turn === 1 ? text(`throw ${seat}`) : null),
  told: (one) => (one.kind === "boo" ? text("boo!") : null),
};

let server: PaperServer;
let table: TableState;
let play: ChildPlay;
let said: string[];
let hushed: number;
let speaking: boolean;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  localStorage.clear();
  settings.set({ ...understood(null), speed: "normal" });
  [said, hushed, speaking] = [[], 0, false];
  server = new PaperServer();
  table = new TableState("paper", server.open);
  const leave = table.start();
  server.onopen?.();
  const voice = { say: (words: string) => said.push(words), now: (words: string) => said.push(`now ${words}`), hush: () => (hushed += 1), get speaking() { return speaking; } } as unknown as Voice;
  play = new ChildPlay(table, guide, voice, (one) => one.id);
  table.ear = (one, view) => play.told(one, view);
  const stop = $effect.root(() => {
    $effect(() => {
      void [play.asks?.id, table.v];
      play.put();
    });
  });
  end = () => {
    stop();
    play.stop();
    leave();
  };
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

/** Puts a question and waits until it can be answered. */
function put(more: Partial<TableView> = {}, options: readonly Option[] = OPTIONS, v = 5): void {
  server.says(sync(v, { ...asks(0, options), ...more }));
  flushSync();
  vi.advanceTimersByTime(QUIET);
}

const shown = (): string[] => play.now.picks.map((pick) => pick.key);
function touch(key: string): void {
  const pick = play.now.picks.find((one) => one.key === key);
  if (pick === undefined) throw new Error(`${key} is not shown`);
  play.pick(pick);
  flushSync();
}

describe("a decision", () => {
  test("begins with the dice: they are thrown by a touch, fall for a while, and only then is something to choose", () => {
    put();
    expect([play.closed, shown(), play.asks?.id]).toEqual([true, [], "throw 0"]);
    play.throw();
    expect([play.tumbling, play.closed, shown(), play.asks]).toEqual([true, true, [], null]);
    vi.advanceTimersByTime(1100);
    flushSync();
    expect([play.tumbling, play.closed, shown()]).toEqual([false, false, ["ann", "bob"]]);
  });

  test("without motion the dice lie there at once", () => {
    settings.set({ speed: "off" });
    put();
    play.throw();
    expect([play.tumbling, play.closed]).toEqual([false, false]);
  });

  test("is made by touching one picture after the other", () => {
    put({ turn: 2 });
    expect([play.closed, shown(), [...play.touchable], play.little.ways]).toEqual([false, ["ann", "bob"], ["ann", "bob"], []]);
    touch("ann");
    expect([shown(), [...play.touchable], play.chosen, play.little.ways.map((one) => one.do)]).toEqual([["to c", "to d"], ["c", "d"], ["ann"], ["ann c", "ann d"]]);
    expect(server.count("act")).toBe(0);
    touch("to d");
    expect(server.last("act")).toMatchObject({ seat: 0, prompt: 5, do: "ann d" });
  });

  test("can be made on the board, too, and changed until it is made", () => {
    put({ turn: 2 });
    play.thing("ann");
    play.thing("bob");
    expect([play.chosen, shown()]).toEqual([["bob"], ["to d"]]);
    play.back();
    expect(shown()).toEqual(["ann", "bob"]);
    play.thing("bob");
    play.thing("d");
    expect(server.last("act").do).toBe("bob d");
  });

  test("begins anew with the next question", () => {
    put({ turn: 2 });
    touch("ann");
    put({ turn: 2 }, OPTIONS, 6);
    expect(shown()).toEqual(["ann", "bob"]);
  });

  test("is not made before the question can have been seen", () => {
    server.says(sync(5, { ...asks(0, OPTIONS), turn: 2 }));
    flushSync();
    touch("ann");
    expect(shown()).toEqual(["ann", "bob"]);
  });

  test("of somebody else shows nothing to touch", () => {
    server.says(sync(5, asks(1, OPTIONS)));
    flushSync();
    expect([play.closed, shown(), play.asks]).toEqual([false, [], null]);
    play.throw();
    play.thing("ann");
    expect([play.tumbling, server.count("act"), server.count("why")]).toEqual([false, 0, 0]);
  });
});

describe("a touch that leads nowhere", () => {
  test("is answered kindly: what was touched shakes its head, nothing else happens and nobody is asked why", () => {
    put({ turn: 2 });
    play.thing("c");
    expect(play.shakes).toEqual({ id: "c", n: 1 });
    play.wrong();
    expect([play.shakes?.n, server.count("why"), server.count("act"), table.asking.bubble]).toEqual([2, 0, 0, null]);
  });

  test("while others play does not hurry them", () => {
    server.says(sync(5, asks(1, OPTIONS)));
    server.says(step(6, asks(1, OPTIONS), [event("move", { piece: "ann", path: ["a", "b"] })]));
    play.thing("ann");
    expect(table.stage.behind).toBe(true);
  });
});

describe("the voice", () => {
  test("says every question once when it is put", () => {
    put({ turn: 2 });
    touch("ann");
    expect(said).toEqual(["which piece", "which place"]);
    play.wrong();
    flushSync();
    expect(said.length).toBe(2);
  });

  test("says whose dice are to be thrown, and is hushed when they are", () => {
    put();
    expect(said).toEqual(["throw 0"]);
    play.throw();
    expect(hushed).toBe(1);
    vi.advanceTimersByTime(1100);
    flushSync();
    expect(said).toEqual(["throw 0", "which piece"]);
  });

  test("repeats the question when the speaker is touched", () => {
    put({ turn: 2 });
    play.repeat();
    expect(said).toEqual(["which piece", "now which piece"]);
  });

  test("tells little ones what they should hear of, when it is shown and not before", () => {
    server.says(sync(5, asks(1, OPTIONS)));
    server.says(step(6, asks(1, OPTIONS), [event("move", { piece: "ann", path: ["a", "b"] })]));
    server.says(step(7, asks(1, OPTIONS), [event("boo"), event("talk")]));
    expect(said).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(said).toEqual(["boo!"]);
  });

  test("reminds after a while, and the thing to touch hops; a touch ends that, and it comes again", () => {
    put({ turn: 2 });
    vi.advanceTimersByTime(IDLE - QUIET);
    flushSync();
    expect([play.hops, play.little.hops, said]).toEqual([true, true, ["which piece", "which piece"]]);
    play.touch();
    expect(play.hops).toBe(false);
    vi.advanceTimersByTime(IDLE - 1);
    expect(play.hops).toBe(false);
    vi.advanceTimersByTime(1);
    expect([play.hops, said.length]).toEqual([true, 3]);
    vi.advanceTimersByTime(IDLE);
    expect(said.length).toBe(4);
  });

  test("does not remind while it is still speaking, nor while somebody else plays", () => {
    put({ turn: 2 });
    speaking = true;
    vi.advanceTimersByTime(IDLE);
    expect([play.hops, said.length]).toEqual([true, 1]);
    server.says(step(6, asks(1, OPTIONS)));
    flushSync();
    vi.advanceTimersByTime(3 * IDLE);
    expect([play.hops, said.length]).toEqual([false, 1]);
  });
});

test("little ones get a slower pace, unless somebody wants it otherwise", () => {
  expect((["off", "fast", "normal", "slow"] as const).map(paceFor)).toEqual(["off", "fast", "slow", "slow"]);
});
