// The skin of every game, found by its folder; a game without one is played with words.
import type { Lazy, Page, Skin } from "./skin.ts";

const files = import.meta.glob<Skin>("../games/*/skin.ts", { eager: true, import: "default" });

const SKINS: ReadonlyMap<string, Skin> = new Map(
  Object.entries(files).map(([path, skin]) => [path.split("/").at(-2) ?? "", skin]),
);
/** For games without a skin of their own. */
const BARE: Skin = {};

export function skinOf(game: string): Skin {
  return SKINS.get(game) ?? BARE;
}

/** A page of a game, with the game whose words it speaks. */
export interface OwnPage extends Page {
  readonly game: string;
}

/** The pages that games have of their own. */
export const PAGES: readonly OwnPage[] = [...SKINS].flatMap(([game, skin]) => (skin.pages ?? []).map((page) => ({ ...page, game })));

/** A part as soon as it is here; null if the game has none or it cannot be fetched. */
export async function loaded<T>(part: Lazy<T> | undefined): Promise<T | null> {
  try {
    return part === undefined ? null : (await part()).default;
  } catch {
    return null;
  }
}

/** The catalogues that a game's parts and pages use. */
export function wordsOf(game: string): readonly string[] {
  return [game, ...(skinOf(game).words ?? [])];
}
