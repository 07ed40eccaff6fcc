/** What a game's skin (the drawn board) gets from the table client, and what it gives back. */
import type { Board, Option, TableView, Text } from "../wire";

export type Speed = "off" | "fast" | "normal" | "slow";

/** A movement that was just made: the piece and the places it came through, the first one included or not. */
export interface Move {
  readonly piece: string;
  readonly path: readonly string[];
  /** Numbers of the event behind it, such as how many went. */
  readonly values?: readonly number[];
  /** The kind of the event behind it, if known; a frightened child runs. */
  readonly how?: string;
}

export interface SkinProps {
  board: Board;
  view: TableView;
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
  moves?: readonly Move[];
  /** Small numbers on the places. */
  numbers?: boolean;
}

/** A message without a wire behind it. */
export function text(id: string, args: Text["args"] = {}): Text {
  return { id, args };
}
