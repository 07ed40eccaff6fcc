/** Signs on the map of what others did, and the lines that they are drawn with. */
import type { Move } from "../../table/skin";
import type { Piece } from "../../wire";
import type { Point, Space } from "./hex";
import type { Told } from "./wire";

export type Trace =
  | { readonly kind: "way"; readonly seat: number | null; readonly points: readonly Point[] }
  | { readonly kind: "march"; readonly points: readonly Point[] }
  | { readonly kind: "blow" | "come" | "rot"; readonly at: Point };

const num = (n: number): string => (Math.round(n * 10) / 10).toString();

/** A line through points, a little beside them. */
export function bent(points: readonly Point[], off: number): string {
  const [a, b] = points;
  if (!a || !b) return "";
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const side = { x: (-(b.y - a.y) / long) * off, y: ((b.x - a.x) / long) * off };
  return `M${points.map((p) => `${num(p.x + side.x)} ${num(p.y + side.y)}`).join("L")}`;
}

/** The head of an arrow at the end of such a line. */
export function arrowhead(points: readonly Point[], off: number): string {
  const [a, b] = [points.at(-2), points.at(-1)];
  if (!a || !b) return "";
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const u = { x: (b.x - a.x) / long, y: (b.y - a.y) / long };
  const tip = { x: b.x - u.y * off, y: b.y + u.x * off };
  const at = (back: number, side: number): string => `${num(tip.x - u.x * back - u.y * side)} ${num(tip.y - u.y * back + u.x * side)}`;
  return `M${at(16, -11)}L${at(0, 0)}L${at(16, 11)}`;
}

/** What a row of movements leaves behind: ways of dwarves, marches of troops, blows where they fell, where they came, land that perished. */
export function traces(moves: readonly Move<Told>[], spaces: ReadonlyMap<string, Space>, figures: readonly Piece[]): Trace[] {
  const found: Trace[] = [];
  for (const move of moves) {
    const points = move.path.flatMap((id) => spaces.get(id) ?? []);
    const [first] = points;
    if (first === undefined) continue;
    const figure = figures.find((piece) => piece.id === move.piece);
    if (figure !== undefined) {
      if (points.length > 1) found.push({ kind: "way", seat: figure.seat, points });
    } else if (move.detail?.what === "perish") found.push({ kind: "rot", at: first });
    else if (move.detail?.what === "band") {
      if (points.length > 1) found.push({ kind: "march", points });
      else found.push({ kind: spaces.has(move.path.at(-1) ?? "") ? "come" : "blow", at: first });
    }
  }
  return found;
}
