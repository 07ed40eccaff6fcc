/** Movements on the map. Only transforms and opacity are animated, and nothing waits for the end. */
import type { Speed } from "../../table/skin";
import type { Point } from "./hex";

const LEG: Readonly<Record<Speed, number>> = { off: 0, fast: 130, normal: 240, slow: 430 };

/** Milliseconds for one step, 0 when nothing should move. */
export function legTime(speed: Speed): number {
  const still = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : LEG[speed];
}

/** The frames of a walk along points; a dwarf hops, troops pour. */
export function frames(points: readonly Point[], size: number, hop: number): Keyframe[] {
  const legs = Math.max(1, points.length - 1);
  const found: Keyframe[] = [];
  points.forEach((p, i) => {
    found.push({ transform: `translate(${p.x}px, ${p.y}px) scale(${size})`, offset: i / legs });
    const q = points[i + 1];
    if (q !== undefined && hop > 0) found.push({ transform: `translate(${(p.x + q.x) / 2}px, ${(p.y + q.y) / 2 - hop}px) scale(${size})`, offset: (i + 0.5) / legs });
  });
  return found;
}

/** Starts the walk and tells how long it takes. */
export function walk(node: Element, points: readonly Point[], size: number, leg: number, delay: number, hop = 18): number {
  const legs = points.length - 1;
  if (legs < 1 || leg <= 0 || typeof node.animate !== "function") return 0;
  node.animate(frames(points, size, hop), { duration: leg * legs, delay, fill: "backwards", easing: "ease-in-out" });
  return leg * legs;
}
