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

/** A straight track, for narrow screens: as many rows as are needed, each read like a line of writing. */
export function rows(count: number, width: number, gap: number, lines: number): Stone[] {
  const each = Math.ceil(count / lines);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / each);
    const at = i % each;
    const pitch = width / each;
    return { x: pitch * (at + 0.5 + (each * lines - count) * 0.5 * row), y: gap * (row + 0.5), turn: 0 };
  });
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
