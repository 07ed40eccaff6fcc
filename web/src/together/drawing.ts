// A way that a finger draws: the things it comes over, in their order.
import { LONGEST } from "./together.svelte.ts";

/** What lies under the finger: the topmost thing, and the place below it. */
export interface Under {
  readonly top: string;
  readonly place: string;
}

/** The same place twice in a row is one; a longer way than can be told ends. */
export function onward(way: readonly Under[], next: Under): readonly Under[] {
  return way.at(-1)?.place === next.place || way.length >= LONGEST ? way : [...way, next];
}

/** What a way points at: a single thing as it lies on top, a longer way from there along the places. */
export function told(way: readonly Under[]): readonly string[] {
  return way.map((one, index) => (index === 0 ? one.top : one.place));
}
