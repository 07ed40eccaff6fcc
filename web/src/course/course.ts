// The course of a game as numbers to draw and to say: pure, so that the line, the table behind it and the picture agree.
import type { Analysis, Text, Turn } from "../wire.ts";

export const WIDE = 640;
export const TALL = 200;
/** Told apart without colour too. */
export const DASHES: readonly string[] = ["none", "14 5", "5 5", "16 4 4 4", "2 5", "22 6"];

/** A seat's chances: before the first ply, and after each. */
export function values(found: Analysis, seat: number): readonly number[] {
  return [found.start[seat] ?? 0, ...found.moments.map((moment) => moment.value[seat] ?? 0)];
}

/** The seats that have a line: where all play together there is one. */
export function lines(found: Analysis): readonly number[] {
  return found.together ? [0] : Array.from({ length: found.seats }, (_, seat) => seat);
}

/** Where the position after so many plies lies across. */
export function across(found: Analysis, plies: number, wide: number = WIDE): number {
  return (plies / Math.max(1, found.moments.length)) * wide;
}

export function down(value: number, tall: number = TALL): number {
  return (1 - Math.min(1, Math.max(0, value))) * tall;
}

/** The line of a seat as a path; of many plies no more points than there is room for, but every extreme. */
export function path(found: Analysis, seat: number, wide: number = WIDE, tall: number = TALL): string {
  return values(found, seat)
    .map((value, at) => `${at === 0 ? "M" : "L"}${across(found, at, wide).toFixed(1)} ${down(value, tall).toFixed(1)}`)
    .join("");
}

/** What a seat could know itself whenever it decided, as a path; empty where everybody knows everything. */
export function knownPath(found: Analysis, seat: number): string {
  return found.moments
    .flatMap((moment, at) => (moment.by === seat && moment.known !== null ? [`${across(found, at).toFixed(1)} ${down(moment.known[seat] ?? 0).toFixed(1)}`] : []))
    .map((point, n) => `${n === 0 ? "M" : "L"}${point}`)
    .join("");
}

/** Of a seat's decisions, how many were too close to call. */
export function tooClose(found: Analysis, seat: number): number {
  return found.moments.filter((moment) => moment.by === seat && moment.judged?.verdict === "close").length;
}

/** The half width of a 95 % interval from eight independent batches, in points of a hundred. */
export function sure(error: number): string {
  return (236.4624 * error).toFixed(1);
}

/** The interval of a turning point, in points of a hundred. */
export function between(turn: Turn): Text {
  return { id: "analysis-between", args: { low: Math.max(0, points(turn.low)), high: points(turn.high) } };
}

/** The number of plies that lies nearest to a place across (0 to 1). */
export function nearest(found: Analysis, part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * found.moments.length);
}

/** Points of a hundred. */
export function points(value: number): number {
  return Math.round(100 * value);
}

/** Where the keys lead from here: arrows by one ply, page keys by a tenth, Home and End; null is no key of ours. */
export function led(found: Analysis, at: number, key: string): number | null {
  const last = found.moments.length;
  const far = Math.max(1, Math.round(last / 10));
  const to: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowUp: at + 1, ArrowLeft: at - 1, ArrowDown: at - 1, PageUp: at + far, PageDown: at - far, Home: 0, End: last };
  const found_ = to[key];
  return found_ === undefined ? null : Math.min(last, Math.max(0, found_));
}

/** A turning point in words. */
export function sentence(turn: Turn, together: boolean): Text {
  const who: Text = { id: "seat-name", args: { seat: turn.seat, n: turn.seat + 1 } };
  const args = { who, points: Math.max(1, points(turn.points)) };
  if (turn.kind === "lost") return { id: "analysis-lost-move", args: { ...args, better: turn.better ?? turn.do } };
  if (turn.kind === "found") return { id: "analysis-found", args };
  if (turn.rolls) return { id: `analysis-${turn.kind}-roll`, args: { ...args, dice: turn.dice.join(", ") } };
  return { id: together ? `analysis-${turn.kind}-all` : `analysis-${turn.kind}`, args };
}

/** The ply after which a picture of the game is at its best: after its largest turning point, else at the end. */
export function best(found: Analysis): number {
  const [largest] = [...found.turns].sort((a, b) => b.points - a.points || a.ply - b.ply);
  return largest === undefined ? found.moments.length : largest.ply + 1;
}
