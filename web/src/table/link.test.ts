import { beforeEach, describe, expect, test } from "vitest";
import type { FromServer } from "../wire.ts";
import { ASIDE, GONE, Link, type Clock, type Command, type LinkState, type Socket } from "./link.ts";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: { t: string; key?: string; v?: number; do?: string }[] = [];
  closed = false;

  send(data: string): void {
    if (this.closed) throw new Error("sent on a closed line");
    this.sent.push(JSON.parse(data) as { t: string });
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
  now = 0;

  set(call: () => void, wait: number): number {
    this.timers.set(this.next, { at: this.now + wait, call });
    return this.next++;
  }

  clear(timer: number): void {
    this.timers.delete(timer);
  }

  chance(): number {
    return 0.5;
  }

  run(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const due = [...this.timers].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
      if (due === undefined) break;
      this.timers.delete(due[0]);
      this.now = due[1].at;
      due[1].call();
    }
    this.now = end;
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

beforeEach(() => {
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

  test("a silent line is taken for dead when an answer is due", () => {
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

  test.each([GONE, ASIDE])("a table that does not exist or was set aside (%d) is not asked for again", (code) => {
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
    expect(sockets).toHaveLength(1);
  });
});
