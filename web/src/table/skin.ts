// What a game brings to the web client: its drawn parts, its pages and its sounds. Every part may be missing.
// Parts get the view (V), the board (B) and the events (E) of their own game, as its wire.ts names them; the table itself
// knows only what all games have.
import type { Component } from "svelte";
import type { Board, Event, LogLine, Notebook, Option, TableView, Text } from "../wire";
import type { Sound } from "../sound";
import type { Follow } from "./luck";

export type Speed = "off" | "fast" | "normal" | "slow";
/** Formats a message. */
export type Label = (text: Text) => string;

/** A movement that was just made: the piece and the places it came through, the first one included or not. */
export interface Move<E extends Event = Event> {
  readonly piece: string;
  readonly path: readonly string[];
  /** What the event behind it counts, such as how many went. */
  readonly detail: E["detail"];
  /** The kind of the event behind it, if known; a frightened child runs. */
  readonly how?: string;
}

/** Somebody at the table. */
export interface Person {
  readonly seat: number;
  readonly colour: string;
  readonly name: string;
}

/** What the board gets from the table, and what it gives back. */
export interface SkinProps<V extends TableView = TableView, B extends Board = Board, E extends Event = Event> {
  board: B;
  view: V;
  /** The options still possible after the touches so far; may be empty. */
  options: readonly Option[];
  /** What the person has touched so far: ids of pieces and places. */
  touched: readonly string[];
  /** Ids that lead to a legal option from here. */
  touchable: ReadonlySet<string>;
  /** Ids touched by the last move; they stay marked. */
  last: readonly string[];
  /** The option (its `do`) whose effects are previewed, or null. */
  focus: string | null;
  speed: Speed;
  label: Label;
  /** A piece or a place was tapped, legal or not. */
  ontouch: (id: string) => void;
  /** Movements that led to this view, in order; without them pieces find their own way. Never blocks input. */
  moves?: readonly Move<E>[];
  /** Small numbers on the places. */
  numbers?: boolean;
}

/** What stands beside the question: scores, tracks, what a seat holds. */
export interface PanelProps<V extends TableView = TableView, B extends Board = Board> {
  view: V;
  board: B | null;
  seats: readonly Person[];
  label: Label;
  /** Words only. */
  plain?: boolean;
  touchable?: ReadonlySet<string>;
  ontouch?: ((id: string, event: MouseEvent) => void) | undefined;
}

/** The dice of a view, if it has any. */
export interface DiceProps<V extends TableView = TableView> {
  view: V;
  speed: Speed;
  label: Label;
  size?: number;
  /** Changes with every roll, also to the same numbers. */
  rolled?: number | string;
}

/** Something that is shown over the table before the game goes on, such as secrets that were turned up. */
export interface ShowProps<V extends TableView = TableView> {
  view: V;
  /** Which one it is, from 0; the view holds as many as `reveals` counts. */
  nth: number;
  seats: readonly Person[];
  label: Label;
  speed: Speed;
  onclose: () => void;
}

/** The device is handed to somebody else, who alone may look. */
export interface CurtainProps<V extends TableView = TableView> {
  colour: string;
  name: string;
  /** The seat's own view; there only while it is held. */
  peeked: () => V | null;
  label: Label;
  speed: Speed;
  onhold: () => void;
  onrelease: () => void;
  /** The player is ready. */
  ondone: () => void;
}

export interface NotebookProps<V extends TableView = TableView> {
  /** Whose notebook it is; null if the device has none. */
  seat: number | null;
  seats: readonly Person[];
  /** What that seat sees. */
  view: V;
  log: readonly LogLine[];
  notes: readonly Notebook[];
  label: Label;
  onwrite: (seat: number, marks: Readonly<Record<string, string>>, text: string) => void;
}

/** The picture of the end. */
export interface EndingProps {
  view: TableView | null;
  board: Board | null;
  /** The colours of the winners. */
  winners: readonly string[];
  label: Label;
  speed: Speed;
}

export interface StoryProps {
  label: Label;
  speed: Speed;
  onclose: () => void;
}

/** A page of the game's own. */
export interface PageProps {
  /** What stood behind the # of its address. */
  given: string;
}

/** Something that is fetched when it is needed. */
export type Lazy<T> = () => Promise<{ readonly default: T }>;

export interface Page {
  /** Its address after the first slash. */
  readonly path: string;
  readonly load: Lazy<Component<PageProps>>;
  /** The message on the link to it in the lobby, from the game's own catalogue. */
  readonly link: string;
}

export interface Skin<V extends TableView = TableView, B extends Board = Board, E extends Event = Event> {
  /** Catalogues beyond that of the game's own name which its parts and pages use. */
  readonly words?: readonly string[];
  /** The picture on the door. */
  readonly Cover?: Lazy<Component>;
  /** Without a board the table is told in words. */
  readonly Board?: Lazy<Component<SkinProps<V, B, E>>>;
  readonly Panel?: Lazy<Component<PanelProps<V, B>>>;
  readonly Dice?: Lazy<Component<DiceProps<V>>>;
  readonly Show?: Lazy<Component<ShowProps<V>>>;
  /** How many times something has been turned up that Show shows. */
  readonly reveals?: (view: V) => number;
  readonly Curtain?: Lazy<Component<CurtainProps<V>>>;
  readonly Notebook?: Lazy<Component<NotebookProps<V>>>;
  readonly Ending?: Lazy<Component<EndingProps>>;
  readonly Story?: Lazy<Component<StoryProps>>;
  /** The catalogue of the story, which is not fetched before it is told. */
  readonly storyWords?: string;
  /** How its luck is followed through a record. */
  readonly luck?: Lazy<Follow>;
  /** Milliseconds that a step takes on its board at normal speed. */
  readonly step?: number;
  /** What is heard of its events, by their kind; those that every game has need not be named. */
  readonly sounds?: Readonly<Record<string, Sound>>;
  readonly pages?: readonly Page[];
  /** Variants that the lobby offers together with the usual options. */
  readonly upFront?: readonly string[];
}

/** A message without a wire behind it. */
export function text(id: string, args: Text["args"] = {}): Text {
  return { id, args };
}
