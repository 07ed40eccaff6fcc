// The skin of every game, found by its folder; a game without one is played with words.
import { bundled } from "../words.svelte.ts";
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

/** Parts that have come: whoever wants one once more has it before the next picture. */
const here = new Map<Lazy<unknown>, unknown>();

/** A part as soon as it is here; null if the game has none or it cannot be fetched. */
export async function loaded<T>(part: Lazy<T> | undefined): Promise<T | null> {
  try {
    if (part === undefined) return null;
    if (!here.has(part)) here.set(part, (await part()).default);
    return here.get(part) as T;
  } catch {
    return null;
  }
}

/** The catalogues of what lessons and tips say, and of the words around them; a small game has its own among its other words. */
export function lessonWords(game: string): readonly string[] {
  const own = `${game}-lessons`;
  return ["lesson", bundled(own) ? own : game];
}

/** The catalogues that a game's parts and pages use. */
export function wordsOf(game: string): readonly string[] {
  return [game, ...(skinOf(game).words ?? [])];
}
