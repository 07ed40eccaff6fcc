/** The Doom track, laid as an arch over the map. */
import type { Point } from "./hex";

export interface Stone extends Point {
  /** The direction of the way here, in degrees. */
  readonly turn: number;
}

/**
 * The stones of a track of `count` spaces: up the left side, over the top and down the right side of a frame, the same
 * distance from each other everywhere. `foot` is how far down the sides go (0 top, 1 bottom), `inset` the distance from
 * the edge.
 */
export function arch(count: number, width: number, height: number, inset: number, foot: number): Stone[] {
  const left = inset;
  const right = Math.max(left + 1, width - inset);
  const top = inset;
  const bottom = Math.max(top + 1, height * foot);
  const round = Math.min((right - left) / 2, bottom - top, Math.max(width, height) * 0.3);
  const line: Point[] = [{ x: left, y: bottom }];
  const bend = 24;
  for (let i = 0; i <= bend; i++) {
    const angle = Math.PI + (i / bend) * (Math.PI / 2);
    line.push({ x: left + round + Math.cos(angle) * round, y: top + round + Math.sin(angle) * round });
  }
  for (let i = 0; i <= bend; i++) {
    const angle = -Math.PI / 2 + (i / bend) * (Math.PI / 2);
    line.push({ x: right - round + Math.cos(angle) * round, y: top + round + Math.sin(angle) * round });
  }
  line.push({ x: right, y: bottom });
  return along(line, count);
}

/** Points along a line, the first and the last at its ends. */
export function along(line: readonly Point[], count: number): Stone[] {
  const lengths = [0];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]] as [Point, Point];
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const whole = lengths.at(-1) ?? 0;
  const stones: Stone[] = [];
  let leg = 1;
  for (let n = 0; n < count; n++) {
    const far = count === 1 ? 0 : (whole * n) / (count - 1);
    while (leg < line.length - 1 && (lengths[leg] ?? 0) < far) leg += 1;
    const [a, b] = [line[leg - 1], line[leg]] as [Point, Point];
    const from = lengths[leg - 1] ?? 0;
    const part = Math.max(0, Math.min(1, (far - from) / Math.max(1e-9, (lengths[leg] ?? 0) - from)));
    stones.push({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, turn: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI });
  }
  return stones;
}

export interface Few {
  /** By space; those that are not shown are null. */
  readonly stones: readonly (Stone | null)[];
  /** Where spaces were left out, and how many. */
  readonly gap: (Point & { readonly count: number }) | null;
}

/**
 * The track where there is room for few stones: the Hero, what comes next, and the Doom at the end, `pitch` from each
 * other along a line of this length; from left to right or, if upright, from the bottom to the top.
 */
export function few(count: number, hero: number, doom: number, length: number, thick: number, pitch: number, upright: boolean): Few {
  const slots = Math.max(4, Math.floor(length / pitch));
  const between = doom - hero - 1;
  const shown: number[] = [];
  const whole = between + 2 <= slots;
  if (whole) {
    // what is over leads on behind the Hero, then beyond the Doom
    const from = Math.max(0, Math.min(hero, count - slots, hero - Math.floor((slots - between - 2) / 2)));
    for (let n = from; n < Math.min(count, from + slots); n++) shown.push(n);
  } else {
    for (let n = hero; n < hero + slots - 2; n++) shown.push(n);
    shown.push(-1, doom);
  }
  const step = length / Math.max(1, shown.length);
  const stones: (Stone | null)[] = Array.from({ length: count }, () => null);
  let gap: Few["gap"] = null;
  shown.forEach((n, i) => {
    const along = step * (i + 0.5);
    const at = upright ? { x: thick / 2, y: length - along } : { x: along, y: thick / 2 };
    if (n < 0) gap = { ...at, count: doom - hero - slots + 2 };
    else stones[n] = { ...at, turn: upright ? -90 : 0 };
  });
  return { stones, gap };
}
