// How the table is laid out, by the room there is: live while the window is resized or the device is turned.
import type { Shape } from "./skin.ts";

/** Below this height a page on its side has no room for rows. */
const FLAT = 560;
/** Below this width, in letters as wide as the reader likes them, a column would leave the board none. */
const NARROW = 760;
/** Below this height not even the question and a board fit: the page scrolls. */
const TINY = 340;

export interface Room {
  readonly shape: Shape;
  /** The page is so low, or its letters so large, that it scrolls. */
  readonly tiny: boolean;
}

/** The layout for a window of this size; `letters` is how much larger than usual its letters are. */
export function roomFor(width: number, height: number, letters = 1): Room {
  const [w, h] = [width / letters, height / letters];
  if (h < TINY) return { shape: w >= h * 1.9 && w >= 560 ? "flat" : "tall", tiny: w < 560 || h < 300 };
  if (w > h && h <= FLAT) return { shape: w < 480 ? "tall" : "flat", tiny: false };
  return { shape: w <= NARROW || w <= h ? "tall" : "wide", tiny: false };
}

/** How much larger than usual the letters of this page are. */
export function lettersNow(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? Math.max(1, size / 16) : 1;
}
