/** The arrow keys on a drawn board: they lead to the nearest thing that way, and rather to one that can be chosen. */
import type { Point } from "./sight";

const WAYS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What lies nearer than this does not lie that way. */
const LEAST = 4;
/** What can be chosen counts as half as far. */
const DRAWN = 0.5;

/**
 * What the key leads to from here; "" where nothing lies that way, null where the key is no arrow. `cone` says how far a thing
 * may lie to the side, for each step ahead.
 */
export function towards(key: string, from: Point, things: Iterable<readonly [string, Point]>, legal: (id: string) => boolean, cone: number): string | null {
  const way = WAYS[key];
  if (way === undefined) return null;
  let best = "";
  let least = Infinity;
  for (const [id, p] of things) {
    const dx = p.x - from.x;
    const dy = p.y - from.y;
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead < LEAST || aside > ahead * cone) continue;
    const far = (ahead + aside) * (legal(id) ? DRAWN : 1);
    if (far < least) [least, best] = [far, id];
  }
  return best;
}

/** For the keydown of a thing on a board: Enter and the space bar press it, an arrow gives the focus to the next one. */
export function walked(event: KeyboardEvent, press: () => void, leads: (key: string) => string | null, sheet: Element | undefined): void {
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    press();
    return;
  }
  const to = leads(event.key);
  if (to === null) return;
  event.preventDefault();
  if (to !== "") sheet?.querySelector<SVGElement>(`[data-id="${to}"]`)?.focus();
}
