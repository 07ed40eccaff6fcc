// How touching pieces and places narrows the options down. The client knows no rules: it only compares ids.
import type { Option, Piece } from "../wire.ts";

/** Where the asking stands: what has been touched, and the options that touch all of it. */
export interface Narrowing {
  readonly options: readonly Option[];
  readonly touched: readonly string[];
  readonly left: readonly Option[];
}

export type Answer =
  | { readonly kind: "asking"; readonly asking: Narrowing }
  | { readonly kind: "play"; readonly option: Option }
  | { readonly kind: "why"; readonly touches: readonly string[] };

/** The options that touch all of these. Who touches a piece that can move means to move it, not to have it met. */
export function matching(options: readonly Option[], ids: readonly string[], pieces: readonly Piece[]): Option[] {
  const going = new Set(options.flatMap((option) => movers(option, pieces)));
  return options.filter((option) =>
    ids.every((id) => (going.has(id) ? movers(option, pieces).includes(id) : option.touches.includes(id))),
  );
}

/** The pieces that an option sets going: the first one and all that start beside it; not those it only meets. */
export function movers(option: Option, pieces: readonly Piece[]): string[] {
  const at = new Map(pieces.map((piece) => [piece.id, piece.at]));
  const first = option.effects[0];
  if (first === undefined) return [];
  const start = at.get(first.piece);
  return option.effects
    .filter((effect) => option.touches.includes(effect.piece) && at.get(effect.piece) === start)
    .map((effect) => effect.piece);
}

/** The piece that is touched already when the question comes: the only one that any option sets going. */
export function begin(options: readonly Option[], pieces: readonly Piece[]): Narrowing {
  const first = options[0];
  const shared =
    first === undefined ? [] : movers(first, pieces).filter((id) => options.every((option) => movers(option, pieces).includes(id)));
  return { options, touched: shared, left: matching(options, shared, pieces) };
}

/** What shines: first the pieces that can move; once one of them is touched, where it can go. */
export function shining(asking: Narrowing, pieces: readonly Piece[]): Set<string> {
  const ids = new Set<string>();
  const chosen = asking.left.every((option) => movers(option, pieces).some((id) => asking.touched.includes(id)));
  for (const option of asking.left) {
    if (chosen) for (const aim of targets(option, pieces)) if (option.touches.includes(aim)) ids.add(aim);
    if (!chosen) for (const id of movers(option, pieces)) ids.add(id);
  }
  if (ids.size === 0) for (const option of asking.left) for (const id of option.touches) ids.add(id);
  // What was touched needs no further touch, but the target of a sure move does: it makes the move.
  const certain = sure(asking);
  const aims = certain === null ? [] : targets(certain, pieces);
  for (const id of asking.touched) if (!aims.includes(id)) ids.delete(id);
  return ids;
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
export function sure(asking: Narrowing): Option | null {
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
export function touch(asking: Narrowing, id: string, pieces: readonly Piece[], atOnce = false): Answer {
  const piece = pieces.find((one) => one.id === id);
  const certain = sure(asking);
  if (certain !== null) {
    const aims = targets(certain, pieces);
    const mover = certain.effects.some((effect) => effect.piece === id);
    if (aims.includes(id) || (piece !== undefined && !mover && aims.includes(piece.at) && !movable(asking, id, pieces))) {
      return { kind: "play", option: certain };
    }
  }
  const chosen = asking.touched.filter((one) => pieces.some((other) => other.id === one));
  const go = (touched: readonly string[]): Answer => {
    const next: Narrowing = { options: asking.options, touched, left: matching(asking.options, touched, pieces) };
    const one = sure(next);
    const aimed = one !== null && piece === undefined && targets(one, pieces).includes(id);
    return atOnce && one !== null && aimed ? { kind: "play", option: one } : { kind: "asking", asking: next };
  };
  const fits = (ids: readonly string[]): boolean => matching(asking.options, ids, pieces).length > 0;

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

function movable(asking: Narrowing, id: string, pieces: readonly Piece[]): boolean {
  return asking.options.some((option) => movers(option, pieces).includes(id));
}
