/** The arithmetic of a lens over a board: how a board of units fills a frame of pixels, and what of it is seen. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Something scaled by `k` and then moved: a point p lies at p * k + (x, y). */
export interface Fit {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** No letter on a screen is smaller, in pixels; people who want larger text get larger letters. */
export const LEAST_LETTER = 12;
/** A fingertip, in pixels. */
export const FINGER = 44;

/** The box round these points, with a margin. */
export function boxOf(points: Iterable<Point>, margin = 0): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  if (left > right) return { x: 0, y: 0, w: 1, h: 1 };
  return { x: left - margin, y: top - margin, w: right - left + 2 * margin, h: bottom - top + 2 * margin };
}

/** How a box is scaled and moved to fill a frame and stay whole. */
export function fit(box: Box, frame: Box): Fit {
  const k = Math.max(1e-6, Math.min(frame.w / box.w, frame.h / box.h));
  return { k, x: frame.x + frame.w / 2 - (box.x + box.w / 2) * k, y: frame.y + frame.h / 2 - (box.y + box.h / 2) * k };
}

/** What is left of a frame of pixels inside these edges. */
export function inside(width: number, height: number, [top, right, bottom, left]: readonly [number, number, number, number]): Box {
  return { x: left, y: top, w: Math.max(1, width - left - right), h: Math.max(1, height - top - bottom) };
}

/** One after the other: first `inner`, then `outer`. */
export function after(outer: Fit, inner: Fit): Fit {
  return { k: outer.k * inner.k, x: outer.x + inner.x * outer.k, y: outer.y + inner.y * outer.k };
}

/** What is done to a picture that was drawn for one view, so that it is seen as in another; a mere pull goes by whole pixels, which costs least. */
export function between(from: Fit, to: Fit): Fit {
  const k = to.k / from.k;
  const [x, y] = [to.x - from.x * k, to.y - from.y * k];
  return k === 1 ? { k, x: Math.round(x), y: Math.round(y) } : { k, x, y };
}

/** Where a point of the board lies in the frame. */
export function onScreen(at: Fit, p: Point): Point {
  return { x: p.x * at.k + at.x, y: p.y * at.k + at.y };
}

/** Which point of the board lies there. */
export function onBoard(at: Fit, p: Point): Point {
  return { x: (p.x - at.x) / at.k, y: (p.y - at.y) / at.k };
}

/** The part of the board that a frame shows, in units of the board. */
export function seen(at: Fit, width: number, height: number): Box {
  const a = onBoard(at, { x: 0, y: 0 });
  return { x: a.x, y: a.y, w: width / at.k, h: height / at.k };
}

/** How far beyond its edge the picture can be pulled when it is near, so that no corner lies under a button for ever. */
const SLACK = 72;

/** A view never leaves the picture: whole it lies still, near it can be pulled a little over its edges. */
export function kept(view: Fit, width: number, height: number): Fit {
  const slack = Math.min(SLACK, Math.max(0, view.k - 1) * 200);
  const hold = (at: number, size: number): number => Math.min(slack, Math.max(size - size * view.k - slack, at));
  return { k: view.k, x: hold(view.x, width), y: hold(view.y, height) };
}

/** The view (over `base`) that brings a box into the middle of a frame, at least whole and at most `most` times as near. */
export function aimed(box: Box, base: Fit, width: number, height: number, near: number, most: number): Fit {
  const wanted = Math.min(fit(box, { x: 0, y: 0, w: width, h: height }).k, near);
  const k = Math.max(1, Math.min(most, wanted / base.k));
  const middle = onScreen(base, { x: box.x + box.w / 2, y: box.y + box.h / 2 });
  return kept({ k, x: width / 2 - middle.x * k, y: height / 2 - middle.y * k }, width, height);
}

/** After a change of the frame: the same middle at the same nearness; whole stays whole. */
export function reframed(view: Fit, before: { readonly base: Fit; readonly w: number; readonly h: number }, now: { readonly base: Fit; readonly w: number; readonly h: number }, most: number): Fit {
  if (view.k <= 1.001 || before.w === 0) return { k: 1, x: 0, y: 0 };
  const middle = onBoard(after(view, before.base), { x: before.w / 2, y: before.h / 2 });
  const k = Math.max(1, Math.min(most, (view.k * before.base.k) / now.base.k));
  const at = onScreen(now.base, middle);
  return kept({ k, x: now.w / 2 - at.x * k, y: now.h / 2 - at.y * k }, now.w, now.h);
}

/**
 * How large letters are, in units of the board: as wanted, but never below the least on the screen. `rem` is the size
 * of the page's text, 16 as a rule: where people enlarge it, the letters on the board grow with it.
 */
export function letters(wanted: number, k: number, rem: number, least = LEAST_LETTER): number {
  return Math.max(wanted * (rem / 16 > 1 ? Math.min(1.25, rem / 16) : 1), (least * Math.max(1, rem / 16)) / k);
}

/** Where a magnifier of this radius stands for a fingertip: above it, beside it at the top, always inside the frame. */
export function glassAt(finger: Point, radius: number, width: number, height: number): Point {
  const within = (at: number, size: number): number => Math.min(Math.max(radius + 2, at), Math.max(radius + 2, size - radius - 2));
  const above = finger.y - radius - 40;
  if (above >= radius + 2) return { x: within(finger.x, width), y: within(above, height) };
  const aside = finger.x < width / 2 ? finger.x + radius + 52 : finger.x - radius - 52;
  return { x: within(aside, width), y: within(finger.y, height) };
}
