/** Where things are on the sheet of 1000 x 1000: places, roads, and how several pieces share one place. */
import type { Board, Piece, Place } from "../../wire";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const CENTRE: Point = { x: 500, y: 500 };
/** Tile radius. */
export const TILE = 22;

/** Fixed pseudo-random numbers, so that the drawn things look the same on every screen. */
export function dice(seed: number): () => number {
  let s = seed * 2654435761;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const n1 = (v: number): number => Math.round(v * 10) / 10;

/** Where each of n pieces stands around the middle of a place: feet, back row first. */
export function fan(n: number): readonly Point[] {
  if (n <= 0) return [];
  if (n === 1) return [{ x: 0, y: 9 }];
  if (n === 2) return [{ x: -15, y: 9 }, { x: 15, y: 9 }];
  if (n === 3) return [{ x: 0, y: -6 }, { x: -16, y: 14 }, { x: 16, y: 14 }];
  const per = n <= 4 ? 2 : n <= 6 ? 3 : n <= 12 ? 4 : 5;
  const rows = Math.ceil(n / per);
  const out: Point[] = [];
  for (let i = 0; i < n; i++) {
    const row = Math.floor(i / per);
    const inRow = Math.min(per, n - row * per);
    const shift = per === 2 ? 0 : row % 2 ? 6 : -6;
    out.push({
      x: (i % per - (inRow - 1) / 2) * 27 + (rows > 1 && inRow > 1 ? shift : 0),
      y: (row - (rows - 1) / 2) * 23 + 10,
    });
  }
  return out;
}

export interface Standing {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Girls first, then boys, turned so that the two of one colour stand as far apart as can be: a finger must tell them apart. */
function crowd(girls: readonly Piece[], boys: readonly Piece[]): Piece[] {
  const spots = fan(girls.length + boys.length);
  const colour = (p: Piece): string => p.id.split("-")[0] ?? "";
  let best = [...girls, ...boys];
  let widest = -1;
  for (let turn = 0; turn < Math.max(1, boys.length); turn++) {
    const order = [...girls, ...boys.slice(turn), ...boys.slice(0, turn)];
    let least = Infinity;
    girls.forEach((girl, i) => {
      const p = spots[i];
      const q = spots[order.findIndex((b, k) => k >= girls.length && colour(b) === colour(girl))];
      if (p && q) least = Math.min(least, Math.hypot(p.x - q.x, p.y - q.y));
    });
    if (least > widest) [widest, best] = [least, order];
  }
  return best;
}

/** Every piece with the spot where it stands; on a small screen everybody grows, and the crowd with them. */
export function standings(pieces: readonly Piece[], places: ReadonlyMap<string, Place>, grow = 1): Standing[] {
  const byPlace = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const list = byPlace.get(piece.at);
    if (list) list.push(piece);
    else byPlace.set(piece.at, [piece]);
  }
  const out: Standing[] = [];
  for (const [at, here] of byPlace) {
    const place = places.get(at);
    if (!place) continue;
    const ghosts = here.filter((p) => p.kind === "ghost");
    const girls = here.filter((p) => p.kind !== "ghost" && p.id.endsWith("girl"));
    const boys = here.filter((p) => p.kind !== "ghost" && !p.id.endsWith("girl"));
    const children = crowd(girls, boys);
    const spots = fan(children.length);
    const rows = Math.ceil(children.length / 4);
    const size = children.length > 3 ? 0.9 : 1.1;
    ghosts.forEach((piece, i) => {
      const company = children.length > 0;
      const dx = (i - (ghosts.length - 1) / 2) * 30 + (company ? -20 : 0);
      out.push({ piece, x: place.x + dx * grow, y: place.y + (company ? -8 : 10) * grow, size: (company ? 0.95 : 1.08) * grow });
    });
    children.forEach((piece, i) => {
      const spot = spots[i] ?? { x: 0, y: 0 };
      const dx = children.length > 3 ? (CENTRE.x - place.x) / 18 : ghosts.length > 0 ? 8 : 0;
      // a crowd stands before its shelter, so that the stone can be seen
      const dy = place.kind === "yellow" && children.length > 3 ? 10 + rows * 8 : 0;
      out.push({ piece, x: place.x + (spot.x + dx) * grow, y: place.y + (spot.y + dy) * grow, size: size * grow });
    });
  }
  return out;
}

/** A smooth line through points (Catmull-Rom as cubic curves). */
export function smooth(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return "";
  let d = `M${n1(first.x)} ${n1(first.y)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const p1 = points[i] as Point;
    const p2 = points[i + 1] as Point;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    d += `C${n1(p1.x + (p2.x - p0.x) / 6)} ${n1(p1.y + (p2.y - p0.y) / 6)} ${n1(p2.x - (p3.x - p1.x) / 6)} ${n1(p2.y - (p3.y - p1.y) / 6)} ${n1(p2.x)} ${n1(p2.y)}`;
  }
  return d;
}

/** The shortest way forward between two places; without one, both ends. */
export function wayBetween(places: ReadonlyMap<string, Place>, from: string, to: string): string[] {
  const search = (start: string, goal: string): string[] | null => {
    const before = new Map<string, string>();
    let edge = [start];
    for (let depth = 0; depth < 12 && edge.length; depth++) {
      const next: string[] = [];
      for (const id of edge)
        for (const step of places.get(id)?.next ?? [])
          if (!before.has(step) && step !== start) {
            before.set(step, id);
            next.push(step);
          }
      if (before.has(goal)) {
        const way = [goal];
        for (let at = goal; at !== start; ) way.unshift((at = before.get(at) as string));
        return way;
      }
      edge = next;
    }
    return null;
  };
  return search(from, to) ?? search(to, from)?.reverse() ?? [from, to];
}

export interface Roads {
  /** The road in pieces, each with its own light between dusk (0) and night (1). */
  readonly road: readonly { readonly d: string; readonly night: number }[];
  readonly hidden: readonly string[];
  /** Where a hidden path begins: position and direction of the sign. */
  readonly signs: readonly { readonly x: number; readonly y: number; readonly flip: boolean }[];
}

/** The road and the hidden paths of a board, as lines to draw. */
export function roads(board: Board): Roads {
  const places = new Map(board.places.map((p) => [p.id, p]));
  const main = board.places.filter((p) => p.kind !== "green");
  const road: { d: string; night: number }[] = [];
  for (let i = 0; i + 1 < main.length; i++) {
    const b = main[i] as Place;
    const c = main[i + 1] as Place;
    const a = main[i - 1] ?? b;
    const e = main[i + 2] ?? c;
    road.push({
      d: `M${b.x} ${b.y}C${n1(b.x + (c.x - a.x) / 6)} ${n1(b.y + (c.y - a.y) / 6)} ${n1(c.x - (e.x - b.x) / 6)} ${n1(c.y - (e.y - b.y) / 6)} ${c.x} ${c.y}`,
      night: Math.min(1, i / (main.length * 0.45)),
    });
  }
  const hidden: string[] = [];
  const signs: { x: number; y: number; flip: boolean }[] = [];
  for (const start of main) {
    for (const step of start.next) {
      let place = places.get(step);
      if (place?.kind !== "green") continue;
      const line: Place[] = [start];
      const first = place;
      while (place && place.kind === "green") {
        line.push(place);
        place = places.get(place.next[0] ?? "");
      }
      if (place) line.push(place);
      hidden.push(smooth(line));
      const dx = first.x - start.x;
      const dy = first.y - start.y;
      const far = Math.hypot(dx, dy) || 1;
      // beside the path, not on it
      signs.push({ x: n1(start.x + (dx / far) * 34 - (dy / far) * 16), y: n1(start.y + (dy / far) * 34 + (dx / far) * 16), flip: dx < 0 });
    }
  }
  return { road, hidden, signs };
}

/** The outline of a stepping stone: round with a little wobble, eight-cornered (stop), or square-hewn. */
export function stone(seed: number, radius: number, kind: string): string {
  const roll = dice(seed + 7);
  const points: Point[] = [];
  const count = kind === "red" ? 8 : kind === "brown" ? 4 : 9;
  const wobble = kind === "red" ? 0.02 : kind === "brown" ? 0.06 : 0.1;
  const turn = kind === "red" ? Math.PI / 8 : kind === "brown" ? Math.PI / 4 + (roll() - 0.5) * 0.24 : roll() * 6.28;
  const size = kind === "red" ? 1.08 : kind === "brown" ? 1.26 : 1;
  for (let i = 0; i < count; i++) {
    const a = turn + (i / count) * Math.PI * 2;
    const r = radius * size * (1 - wobble / 2 + roll() * wobble);
    points.push({ x: Math.cos(a) * r, y: Math.sin(a) * r * 0.96 });
  }
  // how much of every corner is rounded off
  const soft = kind === "red" ? 0.22 : kind === "brown" ? 0.3 : 0.5;
  const at = (p: Point, q: Point): string => `${n1(p.x + (q.x - p.x) * soft)} ${n1(p.y + (q.y - p.y) * soft)}`;
  let d = "";
  for (let i = 0; i < count; i++) {
    const p = points[i] as Point;
    const before = points[(i + count - 1) % count] as Point;
    const after = points[(i + 1) % count] as Point;
    d += `${i ? "L" : "M"}${at(p, before)}Q${n1(p.x)} ${n1(p.y)} ${at(p, after)}`;
  }
  return d + "Z";
}

/** The least distance between two of these points; Infinity where there are none. */
export function closest(points: readonly Point[]): number {
  let least = Infinity;
  points.forEach((p, i) => {
    for (const q of points.slice(i + 1)) {
      const far = Math.hypot(p.x - q.x, p.y - q.y);
      if (far > 1) least = Math.min(least, far);
    }
  });
  return least;
}

/** How many steps it is from every place to the end of the road, by the shortest way. */
export function stepsToGo(board: Board): ReadonlyMap<string, number> {
  const back = new Map<string, string[]>();
  for (const place of board.places) for (const next of place.next) back.set(next, [...(back.get(next) ?? []), place.id]);
  const steps = new Map<string, number>();
  let edge = board.places.filter((place) => place.next.length === 0).map((place) => place.id);
  for (let far = 0; edge.length > 0; far++) {
    for (const id of edge) steps.set(id, far);
    edge = [...new Set(edge.flatMap((id) => back.get(id) ?? []))].filter((id) => !steps.has(id));
  }
  return steps;
}

/** The head of an arrow whose tip is here, coming from there. */
export function arrowhead(tip: Point, from: Point, size: number): string {
  const a = Math.atan2(tip.y - from.y, tip.x - from.x);
  const wing = (t: number): string => `${n1(tip.x - Math.cos(a + t) * size)} ${n1(tip.y - Math.sin(a + t) * size)}`;
  return `M${wing(0.5)}L${n1(tip.x)} ${n1(tip.y)}L${wing(-0.5)}`;
}

/** A fright: one bold arc from where it happened back to the shelter, with its head. */
export function flight(first: Point, last: Point): { readonly d: string; readonly head: string } {
  const mx = (first.x + last.x) / 2 + (last.y - first.y) * 0.25;
  const my = (first.y + last.y) / 2 - (last.x - first.x) * 0.25 - 30;
  const a = Math.atan2(last.y - my, last.x - mx);
  const tip = { x: last.x - Math.cos(a) * 26, y: last.y - Math.sin(a) * 26 };
  return { d: `M${n1(first.x)} ${n1(first.y - 20)}Q${n1(mx)} ${n1(my)} ${n1(tip.x)} ${n1(tip.y)}`, head: arrowhead(tip, { x: mx, y: my }, 17) };
}
