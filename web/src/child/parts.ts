// What a game brings for little ones at one table, once all of it is here.
import type { Component } from "svelte";
import type { ChildSkin, Guide, PickProps, SelfProps, ThrowProps } from "../table/skin.ts";
import { words } from "../words.svelte.ts";

/** The catalogue of the lock, and of what all games say to little ones. */
export const WORDS = "child";

export interface ChildParts {
  readonly guide: Guide;
  readonly Pick: Component<PickProps>;
  readonly Throw: Component<ThrowProps>;
  readonly Self: Component<SelfProps>;
}

/** Fetches everything, words included; rejects if something of it cannot be had. */
export async function childParts(skin: ChildSkin): Promise<ChildParts> {
  const [guide, pick, dice, self] = await Promise.all([skin.guide(), skin.Pick(), skin.Throw(), skin.Self(), words.need(WORDS), words.need(skin.words)]);
  return { guide: guide.default, Pick: pick.default, Throw: dice.default, Self: self.default };
}
