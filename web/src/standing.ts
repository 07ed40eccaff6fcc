// What the things on a board are called for those who do not see it: a piece with its place and its company, a place with who stands there.
import type { Board, Piece, Text } from "./wire.ts";

/** A text as a sentence. */
type Words = (text: Text) => string;

export interface Standing {
  /** "2 Orcs, Porista; also here: Tungdil" */
  readonly piece: (id: string) => string;
  /** "Porista: 2 Orcs, Tungdil" */
  readonly place: (id: string) => string;
}

/** The names of all that stands on a board now; what is not there has none. */
export function standing(pieces: readonly Piece[], board: Board | null, words: Words): Standing {
  const places = new Map((board?.places ?? []).map((place) => [place.id, words(place.label)]));
  /** What a place is, where its name does not say so. */
  const kinds = new Map(
    (board?.places ?? []).flatMap((place): [string, string][] => {
      const kind = place.about[0] === undefined ? "" : words(place.about[0]);
      const told = kind === "" || (places.get(place.id) ?? "").toLowerCase().includes(kind.toLowerCase());
      return told ? [] : [[place.id, kind]];
    }),
  );
  const known = new Map(pieces.map((piece) => [piece.id, piece]));
  const here = new Map<string, Piece[]>();
  for (const piece of pieces) here.set(piece.at, [...(here.get(piece.at) ?? []), piece]);
  const listed = (crowd: readonly Piece[]): string => crowd.map((one) => words(one.label)).join(", ");
  return {
    piece(id) {
      const piece = known.get(id);
      if (piece === undefined) return "";
      const name = words(piece.label);
      const place = places.get(piece.at);
      if (place === undefined) return name;
      const company = listed((here.get(piece.at) ?? []).filter((one) => one.id !== id));
      return words(company === "" ? { id: "standing-piece", args: { piece: name, place } } : { id: "standing-company", args: { piece: name, place, company } });
    },
    place(id) {
      const name = places.get(id);
      if (name === undefined) return "";
      const kind = kinds.get(id);
      const place = kind === undefined ? name : words({ id: "standing-kind", args: { place: name, kind } });
      const crowd = listed(here.get(id) ?? []);
      return crowd === "" ? place : words({ id: "standing-place", args: { place, pieces: crowd } });
    },
  };
}
