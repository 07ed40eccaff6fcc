/** How far everybody has come: the steps that every child still has to go, and who is in front. */
import type { Board, Piece } from "../../wire";
import { stepsToGo } from "./layout";

export interface Walker {
  readonly piece: Piece;
  readonly seat: number;
  /** Steps to the linden. */
  readonly steps: number;
  /** How much of the whole way lies behind it, from 0 to 1. */
  readonly done: number;
}

/** The children with what is left of their way, those in front first. */
export function walkers(pieces: readonly Piece[], board: Board): readonly Walker[] {
  const left = stepsToGo(board);
  const whole = Math.max(1, ...left.values());
  return pieces
    .flatMap((piece): Walker[] => {
      const steps = left.get(piece.at);
      return piece.kind === "ghost" || piece.seat === null || steps === undefined ? [] : [{ piece, seat: piece.seat, steps, done: 1 - steps / whole }];
    })
    .sort((a, b) => a.steps - b.steps);
}

/** The seats with the fewest steps left for both their children, and how many these are. */
export function ahead(all: readonly Walker[]): { readonly seats: readonly number[]; readonly steps: number } {
  const sum = new Map<number, number>();
  for (const { seat, steps } of all) sum.set(seat, (sum.get(seat) ?? 0) + steps);
  const steps = Math.min(...sum.values());
  return { seats: [...sum].filter(([, has]) => has === steps).map(([seat]) => seat), steps };
}

/** The shelters along the way, as parts of it from 0 to 1. */
export function shelters(board: Board): readonly number[] {
  const left = stepsToGo(board);
  const whole = Math.max(1, ...left.values());
  return board.places.filter((place) => place.kind === "yellow").map((place) => 1 - (left.get(place.id) ?? 0) / whole);
}
