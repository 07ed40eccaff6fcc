// The line to one table: what the server told last, and what became of what was sent.
import { lineAddress } from "../api.ts";
import * as device from "../device.ts";
import type { Kept } from "../kept.ts";
import type { Board, FromServer, LogLine, May, Reaction, TableInfo, TableView, Text } from "../wire.ts";
import { Link, type Command, type Ears, type LinkState, type Wish } from "./link.ts";
import { isPlayed } from "./people.ts";

/** Hears every message once the line has taken note of it; `since` is the version that was known before. */
export type Listener = (message: FromServer, about: Command | undefined, since: number) => void;

export class Line {
  state = $state<LinkState>("connecting");
  /** The server hands out another client than this one by now. */
  outdated = $state(false);
  /** The device itself says that it has no line. */
  offline = $state(false);
  /** What is shown was kept on this device, and when; null if it was told since this page was opened. */
  old = $state<number | null>(null);
  /** The code with which the server took back the line for good; 0 while it may come back. */
  gone = $state(0);
  /** The version of the newest view; below 0 nothing has been told yet. */
  v = $state(-1);
  /** The seats of this device. */
  mine = $state.raw<readonly number[]>([]);
  info = $state.raw<TableInfo | null>(null);
  /** What this device may do with the seats. */
  may = $state.raw<readonly May[]>([]);
  /** Seats whose keys this device has, but which need a device of their own. */
  aside = $state.raw<readonly number[]>([]);
  /** When the frame was told, by the clock of this page. */
  framed = $state(0);
  /** When a bot goes on for whoever is asked, by the clock of this page, if turns are limited. */
  ends = $state<number | null>(null);
  board = $state.raw<Board | null>(null);
  /** The newest view; questions are answered on it. */
  view = $state.raw<TableView | null>(null);
  /** Several people look at this device who may not know the same. */
  shared = $state(false);
  log = $state.raw<readonly LogLine[]>([]);
  /** The faces that people show at what was done, the newest last. */
  reactions = $state.raw<readonly Reaction[]>([]);
  /** May the last decision be taken back without asking anybody? */
  undoable = $state(false);
  /** The seat of this device that decided last, and would take that back. */
  undoSeat = $state<number | null>(null);
  /** So many decisions go back freely at once: those of a plan together. */
  undoPlies = $state(0);
  /** So many go back freely with all of one's turn. */
  turnPlies = $state(0);
  /** What could not be done, in words. */
  trouble = $state.raw<Text | null>(null);

  /** The client that the server handed out when this page first heard of it. */
  private build = "";
  /** The tokens that were shown at the door. */
  shown: readonly string[] = [];

  private readonly link: Link;
  private readonly listeners: Listener[] = [];

  constructor(
    readonly id: string,
    open: (ears: Ears) => Link = (ears) => new Link(lineAddress(id), ears),
  ) {
    this.link = open({
      hello: () => {
        this.shown = device.tokens(id);
        return { t: "hello", tokens: this.shown, v: this.v };
      },
      version: () => this.v,
      front: () => document.visibilityState === "visible",
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

  /** The game has ended; a lesson with its last page. */
  over = $derived.by((): boolean => this.view !== null && (this.view.guide === null ? this.view.outcome !== null : this.view.guide.done));

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Opens the line; what it returns closes it. */
  start(): () => void {
    const nudge = (): void => this.link.nudge();
    const lost = (): void => void (this.offline = true);
    const back = (): void => {
      this.offline = false;
      nudge();
    };
    addEventListener("offline", lost);
    addEventListener("online", back);
    document.addEventListener("visibilitychange", nudge);
    addEventListener("pageshow", nudge);
    addEventListener("focus", nudge);
    const network = (navigator as { connection?: EventTarget }).connection; // which network it is; not every browser tells
    network?.addEventListener("change", nudge);
    this.link.open();
    return () => {
      removeEventListener("offline", lost);
      removeEventListener("online", back);
      document.removeEventListener("visibilitychange", nudge);
      removeEventListener("pageshow", nudge);
      removeEventListener("focus", nudge);
      network?.removeEventListener("change", nudge);
      this.link.close();
    };
  }

  /** The keys of this device changed: sit down again. */
  sit(): void {
    this.link.again();
  }

  /** Shows how the table last stood until there is a line; false if something newer was told already. */
  recall(kept: Kept): boolean {
    if (this.v >= 0) return false;
    this.old = kept.at;
    ({ v: this.v, mine: this.mine, shared: this.shared, info: this.info, board: this.board, view: this.view, log: this.log } = kept);
    this.framed = performance.now() - (Date.now() - kept.at);
    return true;
  }

  /** Nothing is done on a table that only shows how it once stood. */
  private unsent(): string {
    this.trouble = { id: "web-fault-unreachable", args: {} };
    return "";
  }

  /** Sends a command until it is answered, and returns its key; an older trouble is forgotten. */
  send(wish: Wish): string {
    if (this.old !== null) return this.unsent();
    this.trouble = null;
    return this.link.send(wish);
  }

  /** Sends what is only a question: it changes nothing, and no trouble is forgotten for it. */
  ask(wish: Wish): string {
    if (this.old !== null) return this.unsent();
    return this.link.send(wish);
  }

  private hear(message: FromServer, about: Command | undefined): void {
    const since = this.v;
    switch (message.t) {
      case "sync":
        this.build ||= message.build;
        this.outdated = message.build !== this.build;
        this.board = message.board;
        this.log = message.log;
        this.reactions = message.reactions;
        this.told(message);
        this.frame(message);
        break;
      case "step":
        this.board = message.board ?? this.board;
        this.log = [...this.log, ...message.events.map((event) => ({ v: message.v, event }))];
        this.told(message);
        this.limit(message.left);
        break;
      case "table":
        this.frame(message);
        break;
      case "reacted":
        this.reactions = this.reactions.filter((one) => one.v !== message.v || one.seat !== message.seat);
        if (message.face !== "") this.reactions = [...this.reactions, message];
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

  private told(news: Pick<Extract<FromServer, { t: "sync" | "step" }>, "v" | "view" | "shared" | "undoable" | "undo_seat" | "undo_plies" | "turn_plies">): void {
    this.old = null;
    this.v = news.v;
    this.view = news.view;
    this.shared = news.shared;
    this.undoable = news.undoable;
    this.undoSeat = news.undo_seat;
    this.undoPlies = news.undo_plies;
    this.turnPlies = news.turn_plies;
    this.trouble = null;
  }

  private frame(news: Pick<Extract<FromServer, { t: "sync" | "table" }>, "table" | "mine" | "may" | "aside">): void {
    this.info = news.table;
    this.mine = news.mine;
    this.may = news.may;
    this.aside = news.aside;
    this.framed = performance.now();
    this.limit(news.table.left);
  }

  private limit(left: number | null): void {
    this.ends = left === null ? null : performance.now() + left * 1000;
  }
}
