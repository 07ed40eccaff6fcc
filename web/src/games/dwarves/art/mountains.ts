/** The mountains round Girdlegard, made from the shape of the map; the same every time. */
import { neighbour, type Point, type Space, step, WIDE } from "../hex";

/** A small source of even numbers between 0 and 1. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

export interface Peak extends Point {
  readonly wide: number;
  readonly tall: number;
  readonly lean: number;
  readonly snow: boolean;
}

/** The places just outside the map, in two rings. */
export function rims(spaces: ReadonlyMap<string, Space>): Point[][] {
  const key = (p: Point): string => `${Math.round(p.x / 25)} ${Math.round(p.y / 25)}`;
  const taken = new Set([...spaces.values()].map(key));
  const ring = (from: Iterable<Point>, open: (p: Point, d: number) => boolean): Point[] => {
    const found = new Map<string, Point>();
    for (const p of from) {
      for (let d = 0; d < 6; d++) {
        if (!open(p, d)) continue;
        const by = step(d);
        const q = { x: p.x + by.x * WIDE, y: p.y + by.y * WIDE };
        if (!taken.has(key(q))) found.set(key(q), q);
      }
    }
    for (const name of found.keys()) taken.add(name);
    return [...found.values()];
  };
  const first = ring(spaces.values(), (p, d) => neighbour(spaces, (p as Space).id, d) === undefined);
  return [first, ring(first, () => true)];
}

export function peaks(spaces: ReadonlyMap<string, Space>): Peak[] {
  const roll = dice(77);
  const found: Peak[] = [];
  rims(spaces).forEach((rim, far) => {
    for (const p of rim) {
      for (const side of [-1, 1]) {
        found.push({
          x: p.x + side * 26 + (roll() - 0.5) * 20,
          y: p.y + 30 + (roll() - 0.5) * 26,
          wide: 42 + roll() * 20 + far * 8,
          tall: 52 + roll() * 34 + far * 22,
          lean: (roll() - 0.5) * 16,
          snow: roll() < 0.62,
        });
      }
    }
  });
  return found.sort((a, b) => a.y - b.y);
}

const n = (v: number): number => Math.round(v * 10) / 10;

/** One mountain as three paths: the body, its shady side, its snow. */
export function mountain({ x, y, wide, tall, lean, snow }: Peak): { body: string; shade: string; snow: string } {
  const top = { x: x + lean, y: y - tall };
  const left = [x - wide, y];
  const right = [x + wide, y];
  const nick = (a: number, b: number, t: number, off: number): string => `${n(a + (b - a) * t + off)}`;
  const body =
    `M${n(left[0] as number)} ${n(y)}L${nick(left[0] as number, top.x, 0.45, -3)} ${n(y - tall * 0.4)} ${nick(left[0] as number, top.x, 0.62, 4)} ${n(y - tall * 0.55)} ` +
    `${n(top.x)} ${n(top.y)} ${nick(top.x, right[0] as number, 0.34, -2)} ${n(y - tall * 0.62)} ${nick(top.x, right[0] as number, 0.55, 5)} ${n(y - tall * 0.46)} ${n(right[0] as number)} ${n(y)}Z`;
  const shade = `M${n(top.x)} ${n(top.y)}L${n(top.x + wide * 0.1)} ${n(y - tall * 0.55)} ${n(top.x - wide * 0.06)} ${n(y - tall * 0.3)} ${n(top.x + wide * 0.12)} ${n(y)}L${n(right[0] as number)} ${n(y)} ${nick(top.x, right[0] as number, 0.55, 5)} ${n(y - tall * 0.46)} ${nick(top.x, right[0] as number, 0.34, -2)} ${n(y - tall * 0.62)}Z`;
  const cap = snow
    ? `M${n(top.x)} ${n(top.y)}L${nick(left[0] as number, top.x, 0.72, 2)} ${n(y - tall * 0.68)} ${n(top.x - wide * 0.12)} ${n(y - tall * 0.62)} ${n(top.x - 1)} ${n(y - tall * 0.7)} ${n(top.x + wide * 0.12)} ${n(y - tall * 0.6)} ${nick(top.x, right[0] as number, 0.3, -1)} ${n(y - tall * 0.68)}Z`
    : "";
  return { body, shade, snow: cap };
}
