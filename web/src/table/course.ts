// The course of a game as a small picture is drawn from: who was on turn when, and the numbers that the game brings.
import type { LogLine } from "../wire.ts";
import type { Strand } from "./skin.ts";

/** A stretch of the game in which one seat was on turn, in versions of the table. */
export interface Stretch {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

/** Who was on turn, from the first ply to the last: by the first event of each version that is somebody's. */
export function stretches(log: readonly LogLine[]): readonly Stretch[] {
  const found: Stretch[] = [];
  let seen = -1;
  for (const { v, event } of log) {
    if (v === seen || event.seat === null || event.kind === "reason") continue;
    seen = v;
    const last = found.at(-1);
    if (last !== undefined && last.seat === event.seat) found[found.length - 1] = { ...last, to: v };
    else found.push({ seat: event.seat, from: last?.to ?? Math.max(0, v - 1), to: v });
  }
  return found;
}

/** The first and the last version that anything is told of. */
export function span(log: readonly LogLine[]): readonly [number, number] {
  const first = log[0]?.v ?? 0;
  return [Math.max(0, first - 1), Math.max(first, log.at(-1)?.v ?? first)];
}

/** A strand as a line inside a box of this size; all strands share the scale, unless they count different things. */
export function line(strand: Strand, [start, end]: readonly [number, number], most: number, width: number, height: number): string {
  const x = (v: number): number => round(((v - start) / Math.max(1, end - start)) * width);
  const y = (value: number): number => round(height - (value / Math.max(1, most)) * height);
  let path = "";
  for (const [v, value] of strand.points) path += path === "" ? `M${x(v)} ${y(value)}` : `L${x(v)} ${y(value)}`;
  return path === "" ? "" : `${path}H${width}`;
}

/** The highest number of some strands. */
export function peak(strands: readonly Strand[]): number {
  return Math.max(0, ...strands.flatMap((strand) => strand.points.map(([, value]) => value)));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
