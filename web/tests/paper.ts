// A table made of paper for tests: the real line over a socket on which the test writes what the server says.
import { Line } from "../src/table/line.svelte.ts";
import { type Ears, Link, type Socket } from "../src/table/link.ts";
import type { Event, Option, Piece, SeatInfo, TableInfo, TableView, Text } from "../src/wire.ts";

/** What was sent, with the fields that tests ask for. */
export interface Sent {
  readonly t: string;
  readonly key: string;
  readonly tokens?: readonly string[];
  readonly v?: number;
  readonly seat?: number;
  readonly prompt?: number;
  readonly do?: string;
  readonly at?: string | readonly string[];
  readonly face?: string;
  readonly touches?: readonly string[];
  readonly text?: string;
  readonly dos?: readonly string[];
  readonly whole?: boolean;
}

export class PaperServer implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Sent[] = [];

  /** How many times somebody came to the door. */
  visits = 0;

  /** How a line is opened to this server. */
  readonly open = (ears: Ears): Link =>
    new Link("ws://paper/", ears, () => {
      this.visits += 1;
      return this;
    });

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Sent);
  }

  close(): void {
    // Paper does not mind.
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The last thing that was sent, of this kind. */
  last(t: string): Sent {
    const found = this.sent.findLast((one) => one.t === t);
    if (found === undefined) throw new Error(`no ${t} was sent`);
    return found;
  }

  count(t: string): number {
    return this.sent.filter((one) => one.t === t).length;
  }
}

export const text = (id: string): Text => ({ id, args: {} });

export function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  const colours = ["red", "blue", "green", "yellow"];
  return { seat: number, colour: colours[number] ?? "grey", kind: "here", name: `P${number}`, bot: "", open: false, present: true, phone: false, held: true, gone: null, away: false, holiday: 0, ...more };
}

export function info(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "paper",
    game: "paper",
    rules_version: 1,
    options: {},
    seats: [seat(0), seat(1)],
    commitment: "",
    over: false,
    question: null,
    watchers: 0,
    seed: "",
    secrets: false,
    motions: [],
    together: false,
    lesson: null,
    host: 0,
    limit: null,
    left: null,
    door: "link",
    open: true,
    ...more,
  };
}

export function piece(id: string, at: string, more: Partial<Piece> = {}): Piece {
  return { id, kind: "pawn", at, label: text(`piece-${id}`), seat: null, marks: [], count: 1, ...more };
}

/** An option that moves a piece to a place. */
export function walk(who: string, to: string): Option {
  return { do: `${who} ${to}`, label: text(`go-${who}-${to}`), touches: [who, to], effects: [{ piece: who, to, how: "walk", note: null, via: [] }] };
}

export function view(more: Partial<TableView> = {}): TableView {
  return { game: "paper", turn: 1, actor: 0, pieces: [piece("ann", "a"), piece("bob", "b")], prompt: null, tableau: null, outcome: null, beside: [], own: [], guide: null, ...more };
}

export function asks(who: number, options: readonly Option[]): TableView {
  return view({ actor: who, prompt: { seat: who, ask: text("ask"), options, plans: [] } });
}

export function event(kind: string, more: Partial<Event> = {}): Event {
  return { kind, text: text(`event-${kind}`), rule: "", piece: "", path: [], dice: [], seat: null, audience: null, detail: null, ...more };
}

export const BOARD = {
  chart: null,
  id: "board",
  places: ["a", "b", "c", "d"].map((id, x) => ({ id, kind: "field", label: text(`place-${id}`), x, y: 0, next: [], landmark: "", marks: [], about: [], beside: [] })),
};

export const ENDED: TableView = view({ actor: -2, outcome: { reason: "r", rule: "", message: text("over"), seats: [] } });

/** The messages of a server about this table. */
export function sync(v: number, now: TableView, more: object = {}): object {
  return { t: "sync", v, mine: [0], table: info(), board: BOARD, view: now, seat: 0, log: [], ...more };
}

export function step(v: number, now: TableView, events: readonly Event[] = [], more: object = {}): object {
  return { t: "step", v, events, view: now, seat: 0, ...more };
}

/** A line that is open, with nothing told yet. */
export function opened(): { server: PaperServer; line: Line } {
  const server = new PaperServer();
  const line = new Line("paper", server.open);
  line.start();
  server.onopen?.();
  return { server, line };
}
