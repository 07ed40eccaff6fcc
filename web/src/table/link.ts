// The line to the server: it comes back by itself, and every command that was not answered is sent again with its key.
import { read, type FromClient, type FromServer, type Hello } from "../wire.ts";

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
  set(callback: () => void, milliseconds: number): number;
  clear(timer: number): void;
  chance(): number;
}

const REAL: Clock = {
  set: (callback, milliseconds) => setTimeout(callback, milliseconds) as unknown as number,
  clear: (timer) => clearTimeout(timer),
  chance: () => Math.random(),
};

export type Command = Exclude<FromClient, Hello>;
/** A command before it gets its key. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, "key"> : never) : never;

/** The server takes back a line on purpose: this table or this token does not exist. */
export const GONE = 4404;
/** The table is there but could not be read back: asking again would not help. */
export const ASIDE = 4409;

const PATIENCE = 6000;
/** A hint is thought about, and perhaps others are before it. */
const PATIENCE_FOR_THOUGHT = 30_000;
const LONGEST = 5000;

export interface Ears {
  hello(): Hello;
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

  /** Try again at once: the network is back or the page is looked at again. */
  nudge(): void {
    if (this.retry === null) return;
    this.tries = 0;
    this.open();
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
    socket?.close();
  }

  private hear(message: FromServer): void {
    let about: Command | undefined;
    if (message.t === "sync" && !this.ready) {
      this.ready = true;
      this.tries = 0;
      this.ears.state("open");
      for (const command of this.unanswered.values()) this.socket?.send(JSON.stringify(command));
    }
    const key = message.t === "step" ? message.ack : "key" in message ? message.key : "";
    if (key) {
      about = this.unanswered.get(key);
      if (message.t === "limited") this.later(key, message.wait);
      else this.unanswered.delete(key);
    }
    this.watch();
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
    if (code === GONE || code === ASIDE) {
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
