/** What a game's skin (the drawn board) gets from the table client, and what it gives back. */
import type { Board, Event, Option, TableView, Text } from "../wire";

export type Speed = "off" | "fast" | "normal" | "slow";

/** A movement that was just made: the piece and the places it came through, the first one included or not. */
export interface Move<E extends Event = Event> {
  readonly piece: string;
  readonly path: readonly string[];
  /** What the event behind it counts, such as how many went. */
  readonly detail: E["detail"];
  /** The kind of the event behind it, if known; a frightened child runs. */
  readonly how?: string;
}

/** A skin names the view, the board and the events of its own game (see its wire.ts). */
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
  /** Formats a message. */
  label: (text: Text) => string;
  /** A piece or a place was tapped, legal or not. */
  ontouch: (id: string) => void;
  /** Movements that led to this view, in order; without them pieces find their own way. Never blocks input. */
  moves?: readonly Move<E>[];
  /** Small numbers on the places. */
  numbers?: boolean;
}

/** The dice that lie beside the board, for the Dice of the game's skin; a game that has dice calls them so. */
export function diceOf(view: TableView | null): object | null {
  const own: { readonly dice?: object | null } | null = view?.tableau ?? null;
  return own?.dice ?? null;
}

/** How many times secrets have been turned up; a game that does so keeps what was revealed. */
export function revealedIn(view: TableView): number {
  const own: { readonly revealed?: readonly object[] } | null = view.tableau;
  return own?.revealed?.length ?? 0;
}

/** A message without a wire behind it. */
export function text(id: string, args: Text["args"] = {}): Text {
  return { id, args };
}
