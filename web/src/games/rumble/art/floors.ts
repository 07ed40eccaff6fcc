/** What lies underfoot, from -86 to 86: joints of flags, planks, tiles and cobbles as path data. */
import { dice } from "./draw";

const E = 86;
const n = (v: number): number => Math.round(v);

/** Rows with joints at random places. */
function rows(seed: number, height: number, least: number, most: number): string {
  const roll = dice(seed);
  let d = "";
  for (let y = -E; y < E; y += height) {
    const low = Math.min(E, y + height);
    if (low < E) d += `M${-E} ${n(low)}H${E}`;
    for (let x = -E + roll() * most; x < E - 6; x += least + roll() * (most - least)) d += `M${n(x)} ${n(y)}V${n(low)}`;
  }
  return d;
}

export const flags = (seed: number): string => rows(seed, 28.7, 24, 46);
export const planks = (seed: number): string => rows(seed, 14.4, 60, 120);
export const bricks = (seed: number): string => rows(seed, 13.3, 22, 30);

export function grid(size: number): string {
  let d = "";
  for (let v = -E + size; v < E - 1; v += size) d += `M${n(v)}-86V86M-86 ${n(v)}H86`;
  return d;
}

/** The dark squares of a chequered floor; their number across is even. */
export function checks(across: number): string {
  const size = (2 * E) / across;
  let d = "";
  for (let i = 0; i < across; i++) for (let k = i % 2; k < across; k += 2) d += `M${(-E + k * size).toFixed(1)} ${(-E + i * size).toFixed(1)}h${size.toFixed(1)}v${size.toFixed(1)}h${(-size).toFixed(1)}z`;
  return d;
}

/** Round stones and crumbs on bare ground. */
export function pebbles(seed: number, count: number, size: number): string {
  const roll = dice(seed);
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = n(-78 + roll() * 156);
    const y = n(-78 + roll() * 156);
    const s = n(size * (0.5 + roll()));
    d += `M${x} ${y}q${s} ${-s} ${s * 2} 0`;
  }
  return d;
}

export function cobbles(seed: number): string {
  const roll = dice(seed);
  let d = "";
  for (let y = -80, row = 0; y < 84; y += 15, row++)
    for (let x = -80 + (row % 2) * 9; x < 82; x += 18) {
      const s = 6 + roll() * 2.4;
      d += `M${n(x - s)} ${n(y)}a${s.toFixed(1)} ${(s * 0.8).toFixed(1)} 0 1 0 ${(2 * s).toFixed(1)} 0a${s.toFixed(1)} ${(s * 0.8).toFixed(1)} 0 1 0 ${(-2 * s).toFixed(1)} 0`;
    }
  return d;
}
