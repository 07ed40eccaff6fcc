// What the things on the table are called.
import type { Board, Piece, Text } from "../wire.ts";

/** The name of a piece or a place; null for anything else. */
export function nameOf(id: string, pieces: readonly Piece[], board: Board | null): Text | null {
  return pieces.find((one) => one.id === id)?.label ?? board?.places.find((one) => one.id === id)?.label ?? null;
}
