// The drawn side of every game, found by its folder; a game without one is played with words.
import type { Component } from "svelte";
import type { Follow } from "./luck.ts";
import type { SkinProps } from "./skin.ts";

type Loader = () => Promise<unknown>;
const files = import.meta.glob("../games/*/{Board,Dice,Ending,Story,Cover,Panel,Show,Curtain,Notebook}.svelte") as Readonly<Record<string, Loader>>;

export type Part = "Board" | "Dice" | "Ending" | "Story" | "Cover" | "Panel" | "Show" | "Curtain" | "Notebook";

/** How a game's luck is followed through a record, by its folder too. */
const lucks = import.meta.glob("../games/*/luck.ts") as Readonly<Record<string, () => Promise<{ readonly default: Follow }>>>;

/** How the luck of this game is checked; undefined if it cannot be. */
export function luckOf(game: string): (() => Promise<{ readonly default: Follow }>) | undefined {
  return lucks[`../games/${game}/luck.ts`];
}

/** A part of a game's skin; null if the game has none. */
export async function part<P extends Record<string, unknown>>(game: string, name: Part): Promise<Component<P> | null> {
  const load = files[`../games/${game}/${name}.svelte`];
  if (load === undefined) return null;
  return ((await load()) as { default: Component<P> }).default;
}

/** Does the game have this part? Nothing is loaded for the answer. */
export function hasPart(game: string, name: Part): boolean {
  return files[`../games/${game}/${name}.svelte`] !== undefined;
}

export type BoardSkin = Component<SkinProps & Record<string, unknown>>;
