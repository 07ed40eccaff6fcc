// What can be seen of the table, and where: by the ids of things (data-id; data-place, if they are only looked at) and the
// names of parts (data-part).
import { type Box, type Keep, MUST } from "./place.ts";

/** The part of an element that can be seen: boards and lists cut off what is outside their frame. */
export function seen(node: Element): Box | null {
  let { left, top, right, bottom } = node.getBoundingClientRect();
  for (let at = node.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    if (!(at instanceof HTMLElement) || getComputedStyle(at).overflowX === "visible") continue;
    const frame = at.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, frame.left), Math.max(top, frame.top), Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  return right - left > 2 && bottom - top > 2 ? { left, top, right, bottom } : null;
}

/** All that is drawn of a thing, or of a part of the table ("part:dice"). */
export function thingsOf(id: string): Element[] {
  const name = CSS.escape(id.startsWith("part:") ? id.slice(5) : id);
  const selector = id.startsWith("part:") ? `[data-part="${name}"]` : `:is([data-id="${name}"], [data-place="${name}"])`;
  return [...document.querySelectorAll(`main ${selector}`)];
}

/** How much the parts of a table should stay free, beside what must be touched. */
const PARTS = [
  [".table > .act", MUST],
  [".table > .bar", 4],
  [".table > .head", 0.4],
  [".table > .board [data-id]", 0.08],
] as const;

/** What a bubble must not cover, or had better not: what it speaks of, what can be touched, the bars, the board. */
export function keepFree(lit: readonly Box[]): Keep[] {
  const keep: Keep[] = lit.map((box) => ({ ...box, weight: MUST }));
  for (const node of document.querySelectorAll("main [data-legal]")) {
    const box = seen(node);
    if (box !== null) keep.push({ ...box, weight: MUST });
  }
  for (const [selector, weight] of PARTS) {
    for (const node of document.querySelectorAll(selector)) {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      keep.push({ left, top, right, bottom, weight });
    }
  }
  return keep;
}
