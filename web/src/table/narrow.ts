// How touching pieces and places narrows the options down. The client knows no rules: it only compares ids.
import type { Option, Piece } from "../wire.ts";

/** Where the asking stands: what has been touched, and the options that touch all of it. */
export interface Asking {
  readonly options: readonly Option[];
  readonly touched: readonly string[];
  readonly left: readonly Option[];
}

export type Answer =
  | { readonly kind: "asking"; readonly asking: Asking }
  | { readonly kind: "play"; readonly option: Option }
  | { readonly kind: "why"; readonly touches: readonly string[] };

function touchesAll(option: Option, ids: readonly string[]): boolean {
  return ids.every((id) => option.touches.includes(id));
}

export function matching(options: readonly Option[], ids: readonly string[]): Option[] {
  return options.filter((option) => touchesAll(option, ids));
}

/** The piece that is touched already when the question comes: the only one that any option moves. */
export function begin(options: readonly Option[], pieces: readonly Piece[]): Asking {
  const known = new Set(pieces.map((piece) => piece.id));
  const first = options[0];
  const shared = first === undefined ? [] : first.touches.filter((id) => known.has(id) && options.every((o) => o.touches.includes(id)));
  return { options, touched: shared, left: matching(options, shared) };
}

/** What an option is aimed at: the places its pieces come to, and places it touches. */
export function targets(option: Option, pieces: readonly Piece[]): string[] {
  const known = new Map(pieces.map((piece) => [piece.id, piece]));
  const movers = new Set(option.effects.map((effect) => effect.piece));
  const from = new Set([...movers].map((id) => known.get(id)?.at));
  const aims = new Set(option.effects.map((effect) => effect.to));
  for (const id of option.touches) if (!known.has(id) && !from.has(id)) aims.add(id);
  return [...aims];
}

/** What an option comes to, whichever way it takes. */
function upshot(option: Option): string {
  return JSON.stringify(option.effects.map((effect) => [effect.piece, effect.to]));
}

/** The option that is sure by now, and therefore shown before it is made: the only one, or several that come to the same. */
export function sure(asking: Asking): Option | null {
  const first = asking.left[0];
  if (first === undefined) return null;
  if (asking.left.length === 1) return first;
  const same = first.effects.length > 0 && asking.left.every((option) => upshot(option) === upshot(first));
  return same ? first : null;
}

/**
 * One touch. In this order: a second touch on the target of a sure option plays it; a touch that fits narrows further;
 * another piece that can move is taken instead; another place is taken for the same piece; a piece stands for its
 * place; anything else is a question why not.
 */
export function touch(asking: Asking, id: string, pieces: readonly Piece[], atOnce = false): Answer {
  const piece = pieces.find((one) => one.id === id);
  const certain = sure(asking);
  if (certain !== null) {
    const aims = targets(certain, pieces);
    const mover = certain.effects.some((effect) => effect.piece === id);
    if (aims.includes(id) || (piece !== undefined && !mover && aims.includes(piece.at) && !movable(asking, id))) {
      return { kind: "play", option: certain };
    }
  }
  const chosen = asking.touched.filter((one) => pieces.some((other) => other.id === one));
  const go = (touched: readonly string[]): Answer => {
    const next: Asking = { options: asking.options, touched, left: matching(asking.options, touched) };
    const one = sure(next);
    const aimed = one !== null && piece === undefined && targets(one, pieces).includes(id);
    return atOnce && one !== null && aimed ? { kind: "play", option: one } : { kind: "asking", asking: next };
  };
  const fits = (ids: readonly string[]): boolean => matching(asking.options, ids).length > 0;

  if (asking.touched.includes(id)) {
    const rest = asking.touched.filter((one) => one !== id);
    const start = begin(asking.options, pieces).touched;
    return go(rest.length > 0 ? rest : start);
  }
  if (fits([...asking.touched, id])) return go([...asking.touched, id]);
  if (piece !== undefined && fits([id])) return go([id]);
  if (piece === undefined && fits([...chosen, id])) return go([...chosen, id]);
  if (piece !== undefined && chosen.length > 0 && fits([...chosen, piece.at])) return go([...chosen, piece.at]);
  return { kind: "why", touches: [...chosen, id] };
}

function movable(asking: Asking, id: string): boolean {
  return asking.options.some((option) => option.effects.some((effect) => effect.piece === id));
}
