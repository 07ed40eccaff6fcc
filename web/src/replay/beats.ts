// The beats of a game: where its turns and rounds begin, and which scene a ply belongs to. Scenes count from 0, the start.

/** Asks for the last ply, whichever that is. */
export const END = Number.POSITIVE_INFINITY;

/** What a link asks for behind its #: a ply, or the newest; or a turning point, whose better move is to be played out. */
export function asked(given: string): { readonly ply: number | null; readonly turn: number | null } {
  const [, turn, digits] = /^(t?)([0-9]+)$/.exec(given) ?? [];
  if (digits === undefined) return { ply: given === "end" ? END : null, turn: null };
  return turn === "" ? { ply: Number(digits), turn: null } : { ply: null, turn: Number(digits) };
}

/** What is known of every scene: the ply with which it ends, and who decided in it (below 0: luck). */
export interface Beats {
  readonly plies: readonly number[];
  readonly by: readonly number[];
}

/** The scenes with which turns begin: somebody else decides than before. */
export function turns({ by }: Beats): number[] {
  const out: number[] = [];
  let before = -1;
  by.forEach((seat, scene) => {
    if (seat < 0 || seat === before) return;
    out.push(scene);
    before = seat;
  });
  return out;
}

/** The scenes with which rounds begin: the turn comes to whoever had the first one. */
export function rounds(beats: Beats): number[] {
  const all = turns(beats);
  const first = beats.by[all[0] ?? 0];
  return all.filter((scene) => beats.by[scene] === first);
}

/** How many scenes from the start two tellings of a game have in common: it went on, or something was taken back. */
export function alike(one: Beats, other: Beats): number {
  const first = one.plies.findIndex((ply, scene) => ply !== other.plies[scene] || one.by[scene] !== other.by[scene]);
  return first < 0 ? one.plies.length : first;
}

/** The last of these scenes before this one, or the first after it; the start and the end count, too. */
export function jump(marks: readonly number[], at: number, way: 1 | -1, last: number): number {
  // To jump to a beginning is to see how it stood then: before its first decision.
  const stops = [0, ...marks.map((mark) => mark - 1).filter((mark) => mark > 0), last];
  return (way > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at)) ?? (way > 0 ? last : 0);
}

/** The scene that ends with this ply or holds it; null if the game has no such ply. */
export function sceneOf({ plies }: Beats, ply: number): number | null {
  const found = plies.findIndex((end) => end >= ply);
  return found < 0 ? null : found;
}
