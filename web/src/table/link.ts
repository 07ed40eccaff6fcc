// The line to the server: it comes back by itself, and every command that was not answered is sent again with its key.
import { read, type FromClient, type FromServer, type Hello, type Ping, type Pong } from "../wire.ts";

export type LinkState = "connecting" | "open" | "lost";

/** The part of a WebSocket that is used here. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface Clock {
  now(): number;
  set(callback: () => void, milliseconds: number): number;
  clear(timer: number): void;
  chance(): number;
}

const REAL: Clock = {
  now: () => performance.now(),
  set: (callback, milliseconds) => setTimeout(callback, milliseconds) as unknown as number,
  clear: (timer) => clearTimeout(timer),
  chance: () => Math.random(),
};

export type Command = Exclude<FromClient, Hello | Ping>;
/** A command before it gets its key. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, "key"> : never) : never;

/** The server takes back a line on purpose: this table or this token does not exist. */
export const GONE = 4404;
/** The table is there but could not be read back: asking again would not help. */
export const ASIDE = 4409;
/** The table is closed to watchers, and this device has no seat there. */
export const SHUT = 4403;

const PATIENCE = 6000;
/** A hint is thought about, and perhaps others are before it. */
const PATIENCE_FOR_THOUGHT = 30_000;
const LONGEST = 5000;
/** After so much silence the server is asked whether it is there, in front and in the background. */
const SILENCE = { front: 1500, back: 5000 };
/** It answers within this time, or the line is dead; on a slow line within three times what it took last. */
const ANSWER = { front: 1400, back: 4000 };
const SLOWEST = 6000;
/** A timer that comes so much too late has slept with the device. */
const SLEPT = 2000;

export interface Ears {
  /** What is said at the door; asked for only when it is said. */
  hello(): Hello;
  /** The newest version that is known here. */
  version(): number;
  /** Is the page looked at? */
  front(): boolean;
  heard(message: FromServer, about: Command | undefined): void;
  state(state: LinkState): void;
  gone(code: number): void;
}

/** A key that nobody used before. Pages of a home network are not "secure" to a browser, so there is no randomUUID there. */
export function fresh(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Link {
  private socket: Socket | null = null;
  private ready = false;
  private tries = 0;
  private retry: number | null = null;
  private watchdog: number | null = null;
  private pulse: number | null = null;
  /** When the ping went out that is not answered yet, and its key. */
  private ping: { readonly key: string; readonly at: number } | null = null;
  private pings = 0;
  /** Whether somebody looks, as it was said last. */
  private front = true;
  /** How long the last ping took. */
  private trip = 0;
  /** The last pong told of a version that is not known here. */
  private behind = false;
  private closed = false;
  private readonly unanswered = new Map<string, Command>();

  constructor(
    private readonly url: string,
    private readonly ears: Ears,
    private readonly make: (url: string) => Socket = (address) => new WebSocket(address) as unknown as Socket,
    private readonly clock: Clock = REAL,
    private readonly key: () => string = fresh,
  ) {}

  /** Commands that the server has not answered yet, in the order of their sending. */
  get waiting(): readonly Command[] {
    return [...this.unanswered.values()];
  }

  open(): void {
    if (this.closed || this.socket !== null) return;
    if (this.retry !== null) this.clock.clear(this.retry);
    this.retry = null;
    this.ears.state("connecting");
    const socket = this.make(this.url);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket === socket) socket.send(JSON.stringify(this.ears.hello()));
    };
    socket.onmessage = (event) => {
      if (this.socket === socket && typeof event.data === "string") this.hear(read(event.data));
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
    this.watch();
  }

  /** Sends a command, now or as soon as there is a line, until it is answered; returns its key. */
  send(wish: Wish): string {
    const command = { ...wish, key: this.key() } as Command;
    this.unanswered.set(command.key, command);
    if (this.ready) {
      this.socket?.send(JSON.stringify(command));
      this.watch();
    }
    return command.key;
  }

  /** The network is back or another one, or the page is looked at again: try again, or see whether the line still is one. */
  nudge(): void {
    if (this.retry !== null) {
      this.tries = 0;
      this.open();
    } else if (this.ready) {
      if (this.front !== this.ears.front()) this.ping = null; // that nobody looks any more is said at once
      this.probe();
    }
  }

  /** Begins afresh with another hello (a seat was won or given up). */
  again(): void {
    if (this.socket === null) return this.nudge();
    this.tries = 0;
    this.drop();
    this.open();
  }

  close(): void {
    this.closed = true;
    if (this.retry !== null) this.clock.clear(this.retry);
    this.retry = null;
    this.drop();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.ready = false;
    if (this.watchdog !== null) this.clock.clear(this.watchdog);
    this.watchdog = null;
    if (this.pulse !== null) this.clock.clear(this.pulse);
    this.pulse = this.ping = null;
    this.behind = false;
    socket?.close();
  }

  /** Asks whether anybody is there. */
  private probe(): void {
    if (this.ping !== null) return;
    this.ping = { key: `ping-${(this.pings += 1)}`, at: this.clock.now() };
    this.front = this.ears.front();
    this.socket?.send(JSON.stringify({ t: "ping", key: this.ping.key, ...(this.front ? {} : { front: false }) } satisfies Ping));
    this.listen();
  }

  /** Listens for the next sign of life: silence is broken by a ping, and a ping without an answer means that the line is dead. */
  private listen(): void {
    if (this.pulse !== null) this.clock.clear(this.pulse);
    const where = this.ears.front() ? "front" : "back";
    const wait = this.ping === null ? SILENCE[where] : Math.min(SLOWEST, Math.max(ANSWER[where], 3 * this.trip));
    const due = this.clock.now() + wait;
    this.pulse = this.clock.set(() => {
      this.pulse = null;
      if (this.ping === null) return this.probe();
      if (this.clock.now() > due + SLEPT) {
        // The device has slept: what came in the meantime is heard first.
        this.ping = null;
        return this.probe();
      }
      this.lost(0);
    }, wait);
  }

  /** A pong: how long it took, and whether something was told that never arrived. */
  private answered(message: Pong): void {
    if (this.ping?.key === message.key) {
      this.trip = this.clock.now() - this.ping.at;
      this.ping = null;
    }
    const behind = message.v > this.ears.version();
    if (behind && this.behind) this.socket?.send(JSON.stringify(this.ears.hello()));
    this.behind = behind && !this.behind;
  }

  private hear(message: FromServer): void {
    let about: Command | undefined;
    const said = this.socket;
    if (message.t === "pong") {
      this.answered(message);
      this.listen();
      return;
    }
    if (message.t === "sync" && !this.ready) {
      this.ready = true;
      this.front = true;
      if (!this.ears.front()) this.probe();
      this.tries = 0;
      this.ears.state("open");
      for (const command of this.unanswered.values()) this.socket?.send(JSON.stringify(command));
    }
    if (message.t === "limited" && !message.key)
      this.clock.set(() => this.socket === said && said?.send(JSON.stringify(this.ears.hello())), message.wait);
    const key = message.t === "step" ? message.ack : "key" in message ? message.key : "";
    if (key) {
      about = this.unanswered.get(key);
      if (message.t === "limited") this.later(key, message.wait);
      else this.unanswered.delete(key);
    }
    this.watch();
    if (this.ready) {
      this.ping = null; // whoever speaks is there
      this.listen();
    }
    this.ears.heard(message, about);
  }

  private later(key: string, wait: number): void {
    this.clock.set(() => {
      const command = this.unanswered.get(key);
      if (command !== undefined && this.ready) this.socket?.send(JSON.stringify(command));
    }, wait);
  }

  /** A line that is silent although an answer is due is taken for dead. */
  private watch(): void {
    if (this.watchdog !== null) this.clock.clear(this.watchdog);
    this.watchdog = null;
    if (this.socket === null || (this.ready && this.unanswered.size === 0)) return;
    const thought = this.ready && this.waiting.every((command) => command.t === "advice");
    this.watchdog = this.clock.set(
      () => {
        this.watchdog = null;
        this.drop();
        this.lost(0);
      },
      thought ? PATIENCE_FOR_THOUGHT : PATIENCE,
    );
  }

  private lost(code: number): void {
    this.drop();
    if (this.closed) return;
    this.ears.state("lost");
    if (code === GONE || code === ASIDE || code === SHUT) {
      this.closed = true;
      this.ears.gone(code);
      return;
    }
    const wait = Math.min(LONGEST, 250 * 2 ** this.tries) * (0.75 + this.clock.chance() / 2);
    this.tries += 1;
    this.retry = this.clock.set(() => {
      this.retry = null;
      this.open();
    }, wait);
  }
}
