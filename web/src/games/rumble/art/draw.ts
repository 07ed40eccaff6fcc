/** How everything in this box is drawn: cut paper with a thick ink line. A picture is a list of parts, back to front. */

export const INK = "#1f1433";

export interface Part {
  /** o: filled with an ink outline; f: flat; l: a line; limb: a line with an ink outline. */
  readonly kind: "o" | "f" | "l" | "limb";
  readonly paint: string;
  readonly d: string;
  readonly width: number;
}

export const o = (paint: string, ...d: readonly string[]): Part => ({ kind: "o", paint, d: d.join(""), width: 3.2 });
export const f = (paint: string, ...d: readonly string[]): Part => ({ kind: "f", paint, d: d.join(""), width: 0 });
export const l = (paint: string, width: number, ...d: readonly string[]): Part => ({ kind: "l", paint, d: d.join(""), width });
export const limb = (paint: string, width: number, ...d: readonly string[]): Part => ({ kind: "limb", paint, d: d.join(""), width });

const n = (v: number): string => `${Math.round(v * 10) / 10}`;

/** Ellipse, circle, rectangle with round corners, regular star: as path data. */
export function e(x: number, y: number, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;
}
export const c = (x: number, y: number, r: number): string => e(x, y, r, r);
export function r(x: number, y: number, w: number, h: number, q = 0): string {
  if (q === 0) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
  return `M${n(x + q)} ${n(y)}h${n(w - 2 * q)}q${q} 0 ${q} ${q}v${n(h - 2 * q)}q0 ${q} ${-q} ${q}h${n(2 * q - w)}q${-q} 0 ${-q} ${-q}v${n(2 * q - h)}q0 ${-q} ${q} ${-q}z`;
}
export function star(x: number, y: number, big: number, small: number, points = 5, turn = -90): string {
  let d = "";
  for (let i = 0; i < points * 2; i++) {
    const a = ((turn + (i * 180) / points) * Math.PI) / 180;
    const far = i % 2 ? small : big;
    d += `${i ? "L" : "M"}${n(x + Math.cos(a) * far)} ${n(y + Math.sin(a) * far)}`;
  }
  return `${d}z`;
}

/** A path moved and scaled; the path may only use the letters M L H V C S Q T Z with absolute numbers. */
export function moved(d: string, dx: number, dy: number, k = 1, kx = k): string {
  return d.replace(/([MLHVCSQTZ])([^MLHVCSQTZ]*)/g, (_, letter: string, rest: string) => {
    const list = rest.match(/-?\d*\.?\d+/g) ?? [];
    const out = list.map((v, i) => {
      const isY = letter === "V" || (letter !== "H" && i % 2 === 1);
      return n(Number(v) * (isY ? k : kx) + (isY ? dy : dx));
    });
    return letter + out.join(" ");
  });
}
export const mirror = (d: string): string => moved(d, 0, 0, 1, -1);

/** Fixed pseudo-random numbers, so that the drawn things look the same on every screen. */
export function dice(seed: number): () => number {
  let s = (seed + 1) * 2654435761;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
