/** Lets pieces walk from place to place. Only transforms are animated, and nothing waits for the end. */
import type { Speed } from "../../table/skin";
import type { Point } from "./layout";

const STEP: Readonly<Record<Speed, number>> = { off: 0, fast: 110, normal: 210, slow: 380 };

/** Milliseconds for one step, 0 when nothing should move. */
export function stepTime(speed: Speed): number {
  const still = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : STEP[speed];
}

export interface Gait {
  readonly hop: number;
  readonly pace: number;
}

/** Children hop along, ghosts glide. */
export function gait(kind: string): Gait {
  return kind === "ghost" ? { hop: 0, pace: 0.85 } : { hop: 9, pace: 1 };
}

const move = (p: Point, lift = 0): string => `translate(${p.x}px, ${p.y - lift}px)`;

/** Starts the walk and tells how long it takes. */
export function walk(node: Element, points: readonly Point[], step: number, delay: number, style: Gait): number {
  const legs = points.length - 1;
  if (legs < 1 || step <= 0 || typeof node.animate !== "function") return 0;
  const each = Math.min(step * style.pace, 2200 / legs);
  const frames: Keyframe[] = [];
  points.forEach((p, i) => {
    frames.push({ transform: move(p), offset: i / legs, easing: style.hop ? "ease-out" : "linear" });
    const next = points[i + 1];
    if (next && style.hop) {
      const mid = { x: (p.x + next.x) / 2, y: (p.y + next.y) / 2 };
      frames.push({ transform: move(mid, style.hop), offset: (i + 0.5) / legs, easing: "ease-in" });
    }
  });
  node.animate(frames, { duration: each * legs, delay, fill: "backwards", easing: style.hop ? "linear" : "ease-in-out" });
  return each * legs;
}

const FRIGHT: Readonly<Record<Speed, number>> = { off: 0, fast: 500, normal: 900, slow: 1500 };

/** Milliseconds for a fright, the start and the run together. */
export function frightTime(speed: Speed): number {
  return stepTime(speed) === 0 ? 0 : FRIGHT[speed];
}

/** Somebody jumps with fright, trembles in the air and is off, all the way in one go. */
export function run(node: Element, points: readonly Point[], delay: number, time: number): number {
  const first = points[0];
  const legs = points.length - 1;
  if (!first || legs < 1 || time <= 0 || typeof node.animate !== "function") return 0;
  const jump = 0.34;
  const frames: Keyframe[] = [
    { transform: move(first), offset: 0, easing: "ease-out" },
    { transform: `${move(first, 34)} scale(1.12, 1.3)`, offset: jump * 0.4 },
    { transform: `${move({ x: first.x - 4, y: first.y }, 32)} rotate(-9deg)`, offset: jump * 0.55 },
    { transform: `${move({ x: first.x + 4, y: first.y }, 32)} rotate(9deg)`, offset: jump * 0.7 },
    { transform: `${move(first)} scale(1.25, 0.7)`, offset: jump },
  ];
  points.slice(1).forEach((p, i) => {
    const lean = p.x < (points[i]?.x ?? p.x) ? -14 : 14;
    const end = i + 1 === legs;
    frames.push({ transform: end ? move(p) : `${move(p, i % 2 ? 0 : 5)} rotate(${lean}deg)`, offset: jump + ((1 - jump) * (i + 1)) / legs });
  });
  node.animate(frames, { duration: time, delay, fill: "backwards" });
  return time;
}

/** A small shuffle on the spot, when others come or go. */
export function shuffle(node: Element, from: Point, to: Point, step: number, delay: number): void {
  if (step <= 0 || typeof node.animate !== "function") return;
  node.animate([{ transform: move(from) }, { transform: move(to) }], { duration: 220, delay, fill: "backwards", easing: "ease-out" });
}
