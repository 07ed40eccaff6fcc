/** What has become of one's own secret characters. */
import type { View } from "./wire";

export type Fate = "inside" | "thrown" | "away";

export interface Secret {
  readonly character: string;
  readonly fate: Fate;
}

/** The secret characters of the seat that looks, with their fate; a shared device knows of none. */
export function secretsOf(view: View): readonly Secret[] {
  const at = new Map(view.pieces.map((piece) => [piece.id, piece.at]));
  return view.tableau.secret.map((character) => {
    const where = at.get(character) ?? "";
    return { character, fate: where === "free" ? "away" : where.startsWith("out-") ? "thrown" : "inside" };
  });
}
