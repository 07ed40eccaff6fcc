/** Things that grow in numbers: each function gives one path for many of them. */
import { dice, type Point } from "../layout";

const f = (v: number): string => String(Math.round(v * 10) / 10);

/** A point by distance from the middle of the board and angle (0 is right, 90 is down). */
export function polar(r: number, angle: number): Point {
  const a = (angle * Math.PI) / 180;
  return { x: 500 + r * Math.cos(a), y: 500 + r * Math.sin(a) };
}

/** A fir with three ragged tiers, foot at x, y. */
export function fir(x: number, y: number, h: number, w = h * 0.42): string {
  const t = (a: number, b: number): string => `L${f(x + a * w)} ${f(y - b * h)}`;
  return `M${f(x)} ${f(y - h)}${t(0.17, 0.72)}${t(0.1, 0.73)}${t(0.34, 0.42)}${t(0.2, 0.44)}${t(0.5, 0.12)}${t(0.08, 0.14)}${t(0.08, 0)}${t(-0.08, 0)}${t(-0.08, 0.14)}${t(-0.5, 0.12)}${t(-0.2, 0.44)}${t(-0.34, 0.42)}${t(-0.1, 0.73)}${t(-0.17, 0.72)}Z`;
}

/** The lit left side of the same fir. */
export function firLight(x: number, y: number, h: number, w = h * 0.42): string {
  const t = (a: number, b: number): string => `L${f(x + a * w)} ${f(y - b * h)}`;
  return `M${f(x)} ${f(y - h)}${t(-0.17, 0.72)}${t(-0.1, 0.73)}${t(-0.34, 0.42)}${t(-0.2, 0.44)}${t(-0.5, 0.12)}${t(-0.3, 0.2)}${t(-0.08, 0.5)}${t(-0.14, 0.5)}${t(-0.02, 0.76)}Z`;
}

/** A leafy tree with a lumpy crown. */
export function leafy(x: number, y: number, h: number, roll: () => number): string {
  const r = h * 0.36;
  const cy = y - h + r;
  let d = `M${f(x - h * 0.05)} ${f(y)}L${f(x - h * 0.035)} ${f(cy)}H${f(x + h * 0.035)}L${f(x + h * 0.05)} ${f(y)}Z`;
  const lumps = 7;
  const p = (i: number): Point => {
    const a = (i / lumps) * Math.PI * 2 - 1.2;
    return { x: x + Math.cos(a) * r, y: cy + Math.sin(a) * r * 0.92 };
  };
  const first = p(0);
  d += `M${f(first.x)} ${f(first.y)}`;
  for (let i = 1; i <= lumps; i++) {
    const q = p(i);
    const rad = r * (0.5 + roll() * 0.1);
    d += `A${f(rad)} ${f(rad)} 0 0 1 ${f(q.x)} ${f(q.y)}`;
  }
  return d + "Z";
}

export interface Grove {
  readonly dark: string;
  readonly light: string;
}

/** Many firs, the far ones first; the light one is the side towards the lamp. */
export function firs(spots: readonly (readonly [number, number, number])[]): Grove {
  const sorted = [...spots].sort((a, b) => a[1] - b[1]);
  return { dark: sorted.map(([x, y, h]) => fir(x, y, h)).join(""), light: sorted.map(([x, y, h]) => firLight(x, y, h)).join("") };
}

/** Scatters n points in a ring sector with a least distance, as spots for trees. */
export function scatter(seed: number, n: number, r: readonly [number, number], a: readonly [number, number], size: readonly [number, number], gap = 14): [number, number, number][] {
  const roll = dice(seed);
  const out: [number, number, number][] = [];
  for (let tries = 0; out.length < n && tries < n * 12; tries++) {
    const p = polar(r[0] + roll() * (r[1] - r[0]), a[0] + roll() * (a[1] - a[0]));
    if (out.some(([x, y]) => Math.hypot(x - p.x, (y - p.y) * 1.5) < gap)) continue;
    out.push([p.x, p.y, size[0] + roll() * (size[1] - size[0])]);
  }
  return out;
}

/** Dots to be drawn as round strokes without length. */
export function dots(points: readonly Point[]): string {
  return points.map((p) => `M${f(p.x)} ${f(p.y)}h.01`).join("");
}

/** Small tufts of grass. */
export function tufts(spots: readonly (readonly [number, number, number])[]): string {
  return spots.map(([x, y, h]) => `M${f(x - 3)} ${f(y)}q-1-${f(h * 0.6)}-3-${f(h * 0.7)}M${f(x)} ${f(y)}q0-${f(h * 0.6)} 0-${f(h)}M${f(x + 3)} ${f(y)}q1-${f(h * 0.6)} 3-${f(h * 0.7)}`).join("");
}

/** A ripple: short arcs that follow the water. */
export function ripples(line: readonly Point[], seed: number): string {
  const roll = dice(seed);
  let d = "";
  for (let i = 0; i + 1 < line.length; i++) {
    const p = line[i] as Point;
    const q = line[i + 1] as Point;
    for (let k = 0; k < 3; k++) {
      const t = roll();
      const side = (roll() - 0.5) * 24;
      const dx = q.x - p.x;
      const dy = q.y - p.y;
      const far = Math.hypot(dx, dy) || 1;
      const x = p.x + dx * t - (dy / far) * side;
      const y = p.y + dy * t + (dx / far) * side;
      const l = 5 + roll() * 7;
      d += `M${f(x)} ${f(y)}l${f((dx / far) * l)} ${f((dy / far) * l)}`;
    }
  }
  return d;
}

/** Rows of corn between two lines of points. */
export function corn(x: number, y: number, cols: number, rows: number, dx: number, dy: number, skew: number, seed: number): { stalks: string; ears: string } {
  const roll = dice(seed);
  let stalks = "";
  let ears = "";
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) {
      const px = x + c * dx + r * skew + (roll() - 0.5) * 3;
      const py = y + r * dy + (roll() - 0.5) * 2;
      const h = 13 + roll() * 4;
      const bend = (roll() - 0.3) * 4;
      stalks += `M${f(px)} ${f(py)}q0-${f(h * 0.6)} ${f(bend)}-${f(h)}`;
      ears += `M${f(px + bend * 0.8)} ${f(py - h + 3)}l${f(bend * 0.4)}-5`;
    }
  return { stalks, ears };
}

/** Short fibres, as in handmade paper. */
export function fibres(seed: number, n: number): string {
  const roll = dice(seed);
  let d = "";
  for (let i = 0; i < n; i++) {
    const p = polar(Math.sqrt(roll()) * 462, roll() * 360);
    const a = roll() * 6.28;
    const l = 8 + roll() * 16;
    d += `M${f(p.x)} ${f(p.y)}q${f(Math.cos(a) * l * 0.5 + 3)} ${f(Math.sin(a) * l * 0.5)} ${f(Math.cos(a) * l)} ${f(Math.sin(a) * l)}`;
  }
  return d;
}

/** Thorny bushes, foot at each spot. */
export function thorns(spots: readonly (readonly [number, number, number])[]): string {
  return spots
    .map(([x, y, h]) => {
      const t = (a: number, b: number): string => `${f(x + a * h)} ${f(y - b * h)}`;
      return `M${t(-0.9, 0)}Q${t(-0.8, 0.4)} ${t(-0.95, 0.62)}Q${t(-0.6, 0.5)} ${t(-0.5, 0.42)}Q${t(-0.5, 0.8)} ${t(-0.62, 1)}Q${t(-0.2, 0.85)} ${t(-0.14, 0.56)}Q${t(0, 0.9)} ${t(0.14, 1.12)}Q${t(0.34, 0.8)} ${t(0.3, 0.5)}Q${t(0.5, 0.7)} ${t(0.74, 0.78)}Q${t(0.7, 0.4)} ${t(0.9, 0)}Z`;
    })
    .join("");
}

/** A tall old fir with many drooping tiers, for the foreground. */
export function oldFir(x: number, y: number, h: number, w = h * 0.4): string {
  const tiers = 7;
  const right: string[] = [];
  const left: string[] = [];
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers;
    const out = (w / 2) * t ** 0.9;
    const py = y - h + h * 0.9 * t;
    right.push(`Q${f(x + out * 0.55)} ${f(py - h * 0.045)} ${f(x + out)} ${f(py)}Q${f(x + out * 0.7)} ${f(py - h * 0.012)} ${f(x + out * 0.45)} ${f(py - h * 0.02)}`);
    left.push(`Q${f(x - out * 0.7)} ${f(py - h * 0.012)} ${f(x - out)} ${f(py)}Q${f(x - out * 0.55)} ${f(py - h * 0.045)} ${f(x - (w / 2) * ((i - 1) / tiers) ** 0.9 * 0.45)} ${f(y - h + h * 0.9 * ((i - 1) / tiers) - (i > 1 ? h * 0.02 : 0))}`);
  }
  return `M${f(x)} ${f(y - h)}${right.join("")}L${f(x + h * 0.03)} ${f(y - h * 0.11)}V${f(y)}H${f(x - h * 0.03)}V${f(y - h * 0.11)}L${f(x - (w / 2) * 0.45)} ${f(y - h * 0.12)}${left.reverse().join("")}Z`;
}
