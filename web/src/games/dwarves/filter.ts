/** Finding cards in the catalogue. */
import { CARDS, type Card, type CardKind } from "./cards";

export interface Wanted {
  readonly kind: CardKind | "";
  readonly stage: string;
  readonly place: string;
  readonly effect: string;
  readonly words: string;
}

export const NOTHING_WANTED: Wanted = { kind: "", stage: "", place: "", effect: "", words: "" };

/** Letters without their marks, in lower case: "Âlandur" is found by "alandur". */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The cards that fit; `text` gives what stands on a card in the language spoken. Every word has to be there. */
export function found(wanted: Wanted, text: (card: Card) => string, cards: readonly Card[] = CARDS): Card[] {
  const looked = plain(wanted.words).split(/\s+/).filter((word) => word !== "");
  return cards.filter(
    (card) =>
      (wanted.kind === "" || card.kind === wanted.kind) &&
      (wanted.stage === "" || card.stage === wanted.stage) &&
      (wanted.place === "" || card.places.includes(wanted.place)) &&
      (wanted.effect === "" || card.effects.includes(wanted.effect)) &&
      (looked.length === 0 || looked.every((word) => plain(`${card.id} ${text(card)}`).includes(word))),
  );
}

/** What can be chosen for a filter: only what some card has. */
export function choices(of: (card: Card) => readonly string[], cards: readonly Card[] = CARDS): string[] {
  return [...new Set(cards.flatMap(of))].filter((one) => one !== "").sort();
}
