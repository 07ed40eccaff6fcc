import { beforeEach, describe, expect, test } from "vitest";
import type { FromServer } from "../wire.ts";
import { ASIDE, GONE, Link, SHUT, type Clock, type Command, type LinkState, type Socket } from "./link.ts";

/** How long a message is on its way, there and back. */
let trip = 20;
const later = (call: () => void): void => void clock.set(call, trip);

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: { t: string; key?: string; v?: number; do?: string }[] = [];
  pings = 0;
  /** What pings said of whether somebody looks. */
  fronts: boolean[] = [];
  closed = false;
  /** What is sent here arrives, and pings are answered. */
  alive = true;
  /** The version of which pongs tell. */
  v = -1;

  send(data: string): void {
    if (this.closed) throw new Error("sent on a closed line");
    const message = JSON.parse(data) as { t: string; key: string; front?: boolean };
    if (message.t !== "ping") return void this.sent.push(message);
    this.pings += 1;
    this.fronts.push(message.front ?? true);
    if (this.alive) later(() => this.says({ t: "pong", key: message.key, v: this.v }));
  }

  close(): void {
    this.closed = true;
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  dies(code = 1006): void {
    this.closed = true;
    this.onclose?.({ code });
  }
}

class FakeClock implements Clock {
  private next = 1;
  timers = new Map<number, { at: number; call: () => void }>();
  time = 0;

  now(): number {
    return this.time;
  }

  set(call: () => void, wait: number): number {
    this.timers.set(this.next, { at: this.time + wait, call });
    return this.next++;
  }

  clear(timer: number): void {
    this.timers.delete(timer);
  }

  chance(): number {
    return 0.5;
  }

  run(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const due = [...this.timers].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
      if (due === undefined) break;
      this.timers.delete(due[0]);
      this.time = Math.max(this.time, due[1].at);
      due[1].call();
    }
    this.time = end;
  }
}

const SYNC = { t: "sync", v: 3, mine: [0], table: {}, board: { id: "b", places: [] }, view: { game: "g", turn: 0, actor: 0, pieces: [] } };
const WISH = { t: "act", seat: 0, prompt: 3, do: "child red-girl 4" } as const;

let sockets: FakeSocket[];
let clock: FakeClock;
let states: LinkState[];
let heard: [FromServer, Command | undefined][];
let gone: number[];
let link: Link;
let version = -1;
let front = true;

beforeEach(() => {
  front = true;
  trip = 20;
  sockets = [];
  clock = new FakeClock();
  states = [];
  heard = [];
  gone = [];
  version = -1;
  let keys = 0;
  link = new Link(
    "ws://x",
    {
      hello: () => ({ t: "hello", tokens: ["secret"], v: version }),
      version: () => version,
      front: () => front,
      heard: (message, about) => heard.push([message, about]),
      state: (state) => states.push(state),
      gone: (code) => gone.push(code),
    },
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    clock,
    () => `k${(keys += 1)}`,
  );
  link.open();
});

function line(n = sockets.length - 1): FakeSocket {
  const socket = sockets[n];
  if (socket === undefined) throw new Error(`no line ${n}`);
  return socket;
}

function up(): void {
  line().onopen?.();
  line().says(SYNC);
}

describe("the line", () => {
  test("says hello first and is open after the answer", () => {
    line().onopen?.();
    expect(line().sent).toEqual([{ t: "hello", tokens: ["secret"], v: -1 }]);
    expect(states).toEqual(["connecting"]);
    line().says(SYNC);
    expect(states).toEqual(["connecting", "open"]);
  });

  test("a command that was not answered is sent again with the same key, after hello with the last version", () => {
    up();
    link.send(WISH);
    expect(line().sent.at(-1)).toEqual({ ...WISH, key: "k1" });
    version = 3;
    line().dies();
    clock.run(1000);
    expect(sockets).toHaveLength(2);
    line().onopen?.();
    expect(line().sent).toEqual([{ t: "hello", tokens: ["secret"], v: 3 }]);
    line().says(SYNC);
    expect(line().sent.at(-1)).toEqual({ ...WISH, key: "k1" });
  });

  test("an answered command is not sent again", () => {
    up();
    link.send(WISH);
    line().says({ t: "step", v: 4, events: [], view: SYNC.view, ack: "k1" });
    expect(link.waiting).toEqual([]);
    expect(heard.at(-1)?.[1]).toMatchObject({ key: "k1", t: "act" });
    line().dies();
    clock.run(1000);
    up();
    expect(line().sent.map((message) => message.t)).toEqual(["hello"]);
  });

  test.each(["ack", "refused", "stale", "failed"])("%s is an answer", (kind) => {
    up();
    link.send(WISH);
    line().says({ t: kind, key: "k1", v: 4, result: "duplicate", refusal: { rule: "", message: { id: "x" } }, message: { id: "x" } });
    expect(link.waiting).toEqual([]);
  });

  test("a hello that came too fast is said again", () => {
    link.open();
    line().onopen?.();
    line().says({ t: "limited", key: "", wait: 700, message: { id: "x" } });
    clock.run(699);
    expect(line().sent.map((message) => message.t)).toEqual(["hello"]);
    clock.run(2);
    expect(line().sent.map((message) => message.t)).toEqual(["hello", "hello"]);
  });

  test("a limited command waits as long as it is told and is sent again", () => {
    up();
    link.send(WISH);
    line().says({ t: "limited", key: "k1", wait: 700, message: { id: "x" } });
    clock.run(699);
    expect(line().sent.filter((message) => message.t === "act")).toHaveLength(1);
    clock.run(2);
    expect(line().sent.filter((message) => message.t === "act")).toHaveLength(2);
  });

  test("what is wished without a line is sent when there is one, in order", () => {
    link.send(WISH);
    link.send({ t: "undo", seat: 0, prompt: 3 });
    up();
    expect(line().sent.map((message) => message.t)).toEqual(["hello", "act", "undo"]);
  });

  test("a line that answers pings but not a command is taken for dead", () => {
    up();
    link.send(WISH);
    clock.run(6100);
    expect(states.at(-1)).toBe("lost");
    clock.run(1000);
    expect(sockets).toHaveLength(2);
  });

  test("a hint may be thought about for longer, but not together with a move, and not for ever", () => {
    up();
    link.send({ t: "advice", seat: 0 });
    clock.run(29_000);
    expect(sockets).toHaveLength(1);
    link.send(WISH);
    clock.run(6100);
    expect(states.at(-1)).toBe("lost");
    clock.run(1000);
    up();
    line().says({ t: "step", v: 4, events: [], view: SYNC.view, ack: "k2" });
    expect(link.waiting.map((command) => command.t)).toEqual(["advice"]);
    clock.run(29_000);
    expect(sockets).toHaveLength(2);
    clock.run(1100);
    expect(states.at(-1)).toBe("lost");
  });

  test("a quiet line without anything due stays", () => {
    up();
    clock.run(600_000);
    expect(sockets).toHaveLength(1);
  });

  test("waiting grows, but never above some seconds, and starts anew after success", () => {
    for (let i = 0; i < 12; i += 1) {
      line().dies();
      clock.run(6500);
    }
    expect(sockets).toHaveLength(13);
    up();
    line().dies();
    clock.run(400);
    expect(sockets).toHaveLength(14);
  });

  test.each([GONE, ASIDE, SHUT])("a table that does not exist, was set aside or is closed to us (%d) is not asked for again", (code) => {
    line().onopen?.();
    line().dies(code);
    clock.run(60_000);
    expect(sockets).toHaveLength(1);
    expect(gone).toEqual([code]);
  });

  test("a nudge tries at once", () => {
    line().dies();
    link.nudge();
    expect(sockets).toHaveLength(2);
  });

  test("nothing of an old line is heard", () => {
    up();
    const old = line();
    link.again();
    expect(old.closed).toBe(true);
    old.says({ t: "ack", key: "k9", result: "ok", v: 9 });
    old.dies();
    expect(heard).toHaveLength(1);
    expect(sockets).toHaveLength(2);
  });

  test("a closed line stays closed", () => {
    up();
    link.close();
    clock.run(60_000);
    link.nudge();
    link.again();
    link.open();
    expect(sockets).toHaveLength(1);
  });
});

describe("the pulse", () => {
  test.each([
    ["front", 3000],
    ["back", 9000],
  ])("a line that swallows everything is noticed in the %s within %d ms, and there is a new one", (where, within) => {
    front = where === "front";
    up();
    clock.run(60_000);
    expect([sockets.length, line().pings > 5]).toEqual([1, true]);
    const old = line();
    old.alive = false;
    const from = clock.time;
    while (states.at(-1) === "open") clock.run(50);
    expect(clock.time - from).toBeLessThanOrEqual(within);
    expect(old.closed).toBe(true);
    clock.run(400);
    expect(sockets).toHaveLength(2);
  });

  test("whoever speaks is there: nothing is asked while steps come", () => {
    up();
    for (let i = 0; i < 20; i += 1) {
      clock.run(1000);
      line().says({ t: "step", v: 4 + i, events: [], view: SYNC.view });
    }
    expect(line().pings).toBe(0);
  });

  test("a slow line is given the time it needs", () => {
    up();
    trip = 1300;
    clock.run(10_000);
    trip = 3000;
    clock.run(20_000);
    expect(sockets).toHaveLength(1);
    line().alive = false;
    clock.run(9000);
    expect(sockets.length).toBeGreaterThan(1);
  });

  test("when the page is looked at again or the network is another one, an open line is tried at once", () => {
    up();
    line().alive = false;
    link.nudge();
    expect(line().pings).toBe(1);
    clock.run(1500);
    expect(states).toContain("lost");
  });

  test("a device that has slept hears first what came in the meantime", () => {
    up();
    trip = 100;
    clock.run(1550); // a ping is on its way
    expect(line().pings).toBe(1);
    const waking = [...clock.timers.values()];
    clock.timers.clear();
    clock.time += 3_600_000;
    for (const timer of waking.sort((a, b) => b.at - a.at)) timer.call(); // the watch before the answer
    expect(states.at(-1)).toBe("open");
    clock.run(2000);
    expect(sockets).toHaveLength(1);
  });

  test("a version that was told to everybody but never arrived is asked for", () => {
    version = 3;
    up();
    line().v = 3;
    clock.run(5000);
    expect(line().sent.map((message) => message.t)).toEqual(["hello"]);
    line().v = 5;
    clock.run(5000);
    expect(line().sent.filter((message) => message.t === "hello").length).toBeGreaterThan(1);
  });

  test("that nobody looks any more is said at once, and that somebody does again; a new line says it anew", () => {
    up();
    expect(line().fronts).toEqual([]);
    front = false;
    link.nudge();
    front = true;
    link.nudge();
    expect(line().fronts).toEqual([false, true]);
    front = false;
    line().dies();
    clock.run(1000);
    up();
    expect(line().fronts).toEqual([false]);
  });
});
