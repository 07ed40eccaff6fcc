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

/** Children hop along, ghosts glide, the frightened run. */
export function gait(kind: string, how: string): Gait {
  if (kind === "ghost") return { hop: 0, pace: 0.85 };
  if (how.includes("scare") || how.includes("fear")) return { hop: 5, pace: 0.35 };
  return { hop: 9, pace: 1 };
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

/** A small shuffle on the spot, when others come or go. */
export function shuffle(node: Element, from: Point, to: Point, step: number, delay: number): void {
  if (step <= 0 || typeof node.animate !== "function") return;
  node.animate([{ transform: move(from) }, { transform: move(to) }], { duration: 220, delay, fill: "backwards", easing: "ease-out" });
}
