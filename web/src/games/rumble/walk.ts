/** Lets standees hop from room to room. Only transforms are animated, and nothing waits for the end. */
import type { Speed } from "../../table/skin";
import type { Point } from "./layout";

const LEG: Readonly<Record<Speed, number>> = { off: 0, fast: 150, normal: 270, slow: 480 };

/** Milliseconds for one leg of a way, 0 when nothing should move. */
export function legTime(speed: Speed): number {
  const still = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : LEG[speed];
}

const at = (p: Point, size: number, lift = 0): string => `translate(${p.x}px, ${p.y - lift}px) scale(${size})`;

/** Starts the walk and tells how long it takes. */
export function walk(node: Element, points: readonly Point[], from: number, to: number, leg: number, delay: number): number {
  const legs = points.length - 1;
  if (legs < 1 || leg <= 0 || typeof node.animate !== "function") return 0;
  const frames: Keyframe[] = [];
  const hops = 2;
  for (let i = 0; i < legs; i++) {
    const p = points[i] as Point;
    const q = points[i + 1] as Point;
    for (let h = 0; h < hops; h++) {
      for (const part of [0, 0.5]) {
        const t = (h + part) / hops;
        const done = (i + t) / legs;
        frames.push({
          transform: at({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t }, from + (to - from) * done, part ? 16 : 0),
          offset: done,
          easing: part ? "ease-in" : "ease-out",
        });
      }
    }
  }
  frames.push({ transform: at(points[legs] as Point, to), offset: 1 });
  node.animate(frames, { duration: leg * legs, delay, fill: "backwards" });
  return leg * legs;
}

/** Somebody flies out head over heels, in one high arc. */
export function fling(node: Element, from: Point & { size: number }, to: Point & { size: number }, time: number, delay: number): number {
  if (time <= 0 || typeof node.animate !== "function") return 0;
  const frames: Keyframe[] = [];
  const steps = 12;
  const high = 130 + Math.hypot(to.x - from.x, to.y - from.y) * 0.18;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const p = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
    const size = from.size + (to.size - from.size) * t;
    // turned about the belly, not about the feet
    const turn = `translate(0, -50px) rotate(${Math.round(720 * t)}deg) translate(0, 50px)`;
    frames.push({ transform: `${at(p, size, Math.sin(Math.PI * t) * high)} ${i === 0 || i === steps ? "" : turn}`.trim(), offset: t });
  }
  node.animate(frames, { duration: time, delay, fill: "backwards", easing: "cubic-bezier(0.3, 0.2, 0.6, 1)" });
  return time;
}

/** A small shuffle on the spot, when others come or go. */
export function shuffle(node: Element, from: Point & { size: number }, to: Point & { size: number }, leg: number, delay: number): void {
  if (leg <= 0 || typeof node.animate !== "function") return;
  node.animate([{ transform: at(from, from.size) }, { transform: at(to, to.size) }], { duration: 220, delay, fill: "backwards", easing: "ease-out" });
}
