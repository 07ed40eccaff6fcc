// The line to one table: what the server told last, and what became of what was sent.
import { lineAddress } from "../api.ts";
import * as device from "../device.ts";
import type { Board, FromServer, LogLine, TableInfo, TableView, Text } from "../wire.ts";
import { Link, type Command, type Ears, type LinkState, type Wish } from "./link.ts";
import { isPlayed } from "./people.ts";

/** Hears every message once the line has taken note of it; `since` is the version that was known before. */
export type Listener = (message: FromServer, about: Command | undefined, since: number) => void;

export class Line {
  state = $state<LinkState>("connecting");
  /** The code with which the server took back the line for good; 0 while it may come back. */
  gone = $state(0);
  /** The version of the newest view; below 0 nothing has been told yet. */
  v = $state(-1);
  /** The seats of this device. */
  mine = $state.raw<readonly number[]>([]);
  info = $state.raw<TableInfo | null>(null);
  board = $state.raw<Board | null>(null);
  /** The newest view; questions are answered on it. */
  view = $state.raw<TableView | null>(null);
  /** Several people look at this device who may not know the same. */
  shared = $state(false);
  log = $state.raw<readonly LogLine[]>([]);
  /** May the last decision be taken back without asking anybody? */
  undoable = $state(false);
  /** The seat of this device that decided last, and would take that back. */
  undoSeat = $state<number | null>(null);
  /** What could not be done, in words. */
  trouble = $state.raw<Text | null>(null);

  private readonly link: Link;
  private readonly listeners: Listener[] = [];

  constructor(
    readonly id: string,
    open: (ears: Ears) => Link = (ears) => new Link(lineAddress(id), ears),
  ) {
    this.link = open({
      hello: () => ({ t: "hello", tokens: device.tokens(id), v: this.v }),
      heard: (message, about) => this.hear(message, about),
      state: (state) => (this.state = state),
      gone: (code) => (this.gone = code),
    });
  }

  /** The seat of this device that is asked now. */
  asked = $derived.by((): number | null => {
    const prompt = this.view?.prompt ?? null;
    if (prompt === null || prompt.options.length === 0 || !this.mine.includes(prompt.seat)) return null;
    const seat = this.info?.seats.find((one) => one.seat === prompt.seat);
    return seat === undefined || isPlayed(seat) ? prompt.seat : null;
  });

  /** The game has ended. */
  over = $derived.by((): boolean => this.view !== null && this.view.outcome !== null);

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Opens the line; what it returns closes it. */
  start(): () => void {
    const nudge = (): void => {
      if (document.visibilityState === "visible") this.link.nudge();
    };
    addEventListener("online", nudge);
    document.addEventListener("visibilitychange", nudge);
    this.link.open();
    return () => {
      removeEventListener("online", nudge);
      document.removeEventListener("visibilitychange", nudge);
      this.link.close();
    };
  }

  /** The keys of this device changed: sit down again. */
  sit(): void {
    this.link.again();
  }

  /** Sends a command until it is answered, and returns its key; an older trouble is forgotten. */
  send(wish: Wish): string {
    this.trouble = null;
    return this.link.send(wish);
  }

  /** Sends what is only a question: it changes nothing, and no trouble is forgotten for it. */
  ask(wish: Wish): string {
    return this.link.send(wish);
  }

  private hear(message: FromServer, about: Command | undefined): void {
    const since = this.v;
    switch (message.t) {
      case "sync":
        this.board = message.board;
        this.log = message.log;
        this.told(message);
        this.frame(message.table, message.mine);
        break;
      case "step":
        this.board = message.board ?? this.board;
        this.log = [...this.log, ...message.events.map((event) => ({ v: message.v, event }))];
        this.told(message);
        break;
      case "table":
        this.frame(message.table, message.mine);
        break;
      case "ack":
        if (about?.t === "suggest") this.trouble = null;
        break;
      case "limited":
      case "failed":
        this.trouble = message.message;
        break;
    }
    for (const listener of this.listeners) listener(message, about, since);
  }

  private told(news: Pick<Extract<FromServer, { t: "sync" | "step" }>, "v" | "view" | "shared" | "undoable" | "undo_seat">): void {
    this.v = news.v;
    this.view = news.view;
    this.shared = news.shared;
    this.undoable = news.undoable;
    this.undoSeat = news.undo_seat;
    this.trouble = null;
  }

  private frame(info: TableInfo, mine: readonly number[]): void {
    this.info = info;
    this.mine = mine;
  }
}
