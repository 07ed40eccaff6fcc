/** What pieces and rooms of this game are called for those who hear the board, beyond what all boards say. */
import type { Standing } from "../../standing";
import { type Label, text } from "../../table/skin";
import type { Piece, Place } from "../../wire";

/** A room and everybody in it; the way out says that it is one. */
export function roomName(room: Place, names: Standing, label: Label): string {
  const name = names.place(room.id);
  return room.marks.includes("exit") ? label(text("rd-board-way-out", { room: name })) : name;
}

/** A piece with its room and its company, or with its place in the line outside. */
export function pieceName(piece: Piece, names: Standing, label: Label): string {
  const who = label(piece.label);
  if (piece.at.startsWith("out-")) return label(text("rd-board-fallen", { who, n: Number(piece.at.slice(4)) }));
  if (piece.at === "free" && piece.kind !== "chest") return label(text("rd-board-away", { who }));
  return names.piece(piece.id);
}
