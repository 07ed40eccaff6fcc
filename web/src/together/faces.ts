// What can be said by a phrase, and which of their faces can be shown at a move; the server knows the same ones.
export const PHRASES = ["hello", "luck", "bravo", "thanks", "laugh", "wow", "oops", "sorry", "think", "moment", "turn", "bye"] as const;
export type Phrase = (typeof PHRASES)[number];

export const FACES = ["bravo", "thanks", "laugh", "wow", "oops", "think"] as const satisfies readonly Phrase[];
export type FaceName = (typeof FACES)[number];

export function isFace(name: string): name is FaceName {
  return FACES.some((known) => known === name);
}
