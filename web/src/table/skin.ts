// What a game brings to the web client: its drawn parts, its pages and its sounds. Every part may be missing.
// Parts get the view (V), the board (B) and the events (E) of their own game, as its wire.ts names them; the table itself
// knows only what all games have.
import type { Component } from "svelte";
import type { Board, Event, LogLine, Notebook, Option, TableView, Text, Way } from "../wire";
import type { Sound } from "../sound";
import type { Follow } from "./luck";

export type { Way };
export type Speed = "off" | "fast" | "normal" | "slow";
/** How the table is laid out: the board beside a column, above the question, or beside a narrow column on a phone on its side. */
export type Shape = "wide" | "tall" | "flat";
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
  shape?: Shape;
  /** What others did since the last question; stays to be seen until the next one is answered. */
  trail?: readonly Move<E>[];
  /** A far step that is shown before it is taken: the way and its price. */
  plan?: Way | null;
  /** Places that a far step leads to. */
  reach?: ReadonlySet<string>;
  /** What the option is about that is looked at in the list. */
  glow?: ReadonlySet<string>;
  /** What a lesson speaks of, ids and parts of the table: it is brought into sight. None outside of lessons. */
  light?: readonly string[];
  /** An option that touches nothing drawn was chosen by its notation. */
  onoption?: (notation: string) => void;
  /** The board is looked at from far away and touched by nobody: what is there for hands only can be left out. */
  far?: boolean;
  /** The board is a small child's: large, still, with footprints. */
  little?: Little | null;
}

/** How a board is drawn for a small child: nothing of it can be moved away, and what can be touched is large. */
export interface Little {
  /** The options whose ways are drawn step by step, with a large mark where each of them ends. */
  readonly ways: readonly Option[];
  /** Nobody has touched anything for a while: what can be touched hops. */
  readonly hops: boolean;
  /** A thing that was touched and cannot be chosen shakes its head; `n` counts up. */
  readonly shakes: { readonly id: string; readonly n: number } | null;
}

/** What stands beside the question: scores, tracks, what a seat holds. */
export interface PanelProps<V extends TableView = TableView, B extends Board = Board> {
  view: V;
  board: B | null;
  seats: readonly Person[];
  label: Label;
  /** Words only. */
  plain?: boolean;
  shape?: Shape;
  touchable?: ReadonlySet<string>;
  ontouch?: ((id: string, event: MouseEvent) => void) | undefined;
}

/** The dice of a view, if it has any. */
export interface DiceProps<V extends TableView = TableView> {
  view: V;
  speed: Speed;
  label: Label;
  size?: number;
  shape?: Shape;
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
  /** Nobody is there to close it: it goes by itself when it can have been seen. */
  unattended?: boolean;
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

/** A position drawn small, for a worked example of the rulebook: only to be looked at. */
export interface SceneProps<V extends TableView = TableView, B extends Board = Board> {
  board: B;
  view: V;
  /** The places that are shown. */
  places: readonly string[];
  /** Pieces and places that an allowed move is about, and those of a refused one. */
  can: ReadonlySet<string>;
  cannot: ReadonlySet<string>;
  speed: Speed;
  label: Label;
}

/** A small picture of a sign (sort "sign") or of a thing that has a page in the rulebook; `full` with all that is on it. */
export interface EmblemProps {
  sort: string;
  id: string;
  size: number;
  full?: boolean;
}

/** A number that changed in the course of a game: a seat's own or everybody's. */
export interface Strand {
  /** What it counts, for everybody's numbers; those of a seat go by its name. */
  readonly label: Text | null;
  readonly seat: number | null;
  /** Versions of the table, rising, and the number from then on. */
  readonly points: readonly (readonly [v: number, value: number])[];
}

/** Reads the numbers of a game's course from what everybody was told. */
export type Trace<V extends TableView = TableView, B extends Board = Board, E extends Event = Event> = (told: {
  readonly log: readonly (Omit<LogLine, "event"> & { readonly event: E })[];
  readonly view: V;
  readonly board: B;
  readonly seats: number;
}) => readonly Strand[];

/** One choice of those that a decision is made of, as a child makes them: which die, which piece, which place. */
export interface Facet {
  readonly kind: string;
  /** What is chosen; options with the same one go together. */
  readonly key: string;
  /** The pieces and places of the board that stand for it. */
  readonly things: readonly string[];
}

/** A picture that a child may touch: what it stands for, and the options that it leads to. */
export interface Pick extends Facet {
  readonly options: readonly Option[];
}

/** How a game is played by children who do not read yet: a decision becomes a few pictures, and a voice says what to do. */
export interface Guide<V extends TableView = TableView, E extends Event = Event> {
  /** The choices that an option is made of, from the first to the last; as many for every option of one kind. */
  readonly facets: (option: Option, view: V) => readonly Facet[];
  /** What a picture is called, for ears. */
  readonly name: (pick: Pick, view: V) => Text;
  /** What a child is asked that is to choose among these. */
  readonly ask: (picks: readonly Pick[], view: V) => Text;
  /** What a child is asked whose dice lie there to be thrown; null if none do. */
  readonly roll: (view: V, seat: number) => Text | null;
  /** What is said of something that happened; null: nothing. */
  readonly told: (event: E, view: V) => Text | null;
}

/** The picture of one choice. */
export interface PickProps<V extends TableView = TableView, B extends Board = Board> {
  pick: Pick;
  view: V;
  board: B;
}

/** The dice of a child: to be thrown, or as they lie. */
export interface ThrowProps<V extends TableView = TableView> {
  view: V;
  speed: Speed;
  /** They have not been thrown yet. */
  closed: boolean;
  /** They are in the air. */
  tumbling: boolean;
}

/** What stands for somebody: the pieces in their colour. */
export interface SelfProps {
  colour: string;
}

/** What a game needs to be played by children who do not read yet. */
export interface ChildSkin<V extends TableView = TableView, B extends Board = Board, E extends Event = Event> {
  /** The catalogue of what is said. */
  readonly words: string;
  readonly guide: Lazy<Guide<V, E>>;
  /** The picture on the door. */
  readonly Cover: Lazy<Component>;
  readonly Pick: Lazy<Component<PickProps<V, B>>>;
  readonly Throw: Lazy<Component<ThrowProps<V>>>;
  readonly Self: Lazy<Component<SelfProps>>;
  /** The options of a table that suit the smallest, and a bot that is kind to them. */
  readonly options: Readonly<Record<string, string>>;
  readonly bot: string;
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
  /** How high the panel is beside the board, with so many seats: whatever stands in it, nothing under it moves. */
  readonly room?: (seats: number) => string;
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
  /** The small picture on the card that tells the aim. */
  readonly Aim?: Lazy<Component>;
  /** Draws the worked examples of the rulebook; without it they are told in words. */
  readonly Scene?: Lazy<Component<SceneProps<V, B>>>;
  /** Draws the signs and things of the rulebook. */
  readonly Emblem?: Lazy<Component<EmblemProps>>;
  /** Where else a thing of the rulebook can be found among its own pages: the address and the message on the link. */
  readonly elsewhere?: (sort: string, id: string) => { readonly href: string; readonly link: string } | null;
  /** The numbers of its own that the course of the game is drawn from. */
  readonly course?: Lazy<Trace<V, B, E>>;
  /** How children play it who do not read yet. */
  readonly child?: ChildSkin<V, B, E>;
}

/** A message without a wire behind it. */
export function text(id: string, args: Text["args"] = {}): Text {
  return { id, args };
}
