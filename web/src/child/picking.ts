// How a child answers: a decision is a row of choices, each of them a few pictures. What leaves no choice is not asked.
import type { Option, TableView } from "../wire.ts";
import type { Facet, Guide, Pick } from "../table/skin.ts";

/** What has been chosen so far, the pictures to choose from now, and those before them, chosen or without a choice. */
export interface Picking {
  /** What stands fast: chosen by a touch, or because there was nothing else. */
  readonly chosen: readonly Pick[];
  /** Those of them that were chosen by a touch: they can be taken back. */
  readonly keys: readonly string[];
  readonly picks: readonly Pick[];
  /** Touching one of the pictures makes the decision. */
  readonly last: boolean;
}

export const NOTHING: Picking = { chosen: [], keys: [], picks: [], last: false };

interface Way {
  readonly option: Option;
  readonly facets: readonly Facet[];
}

function together(ways: readonly Way[], at: number): Pick[] {
  const picks = new Map<string, Pick>();
  for (const { option, facets } of ways) {
    const facet = facets[at];
    if (facet === undefined) continue;
    const known = picks.get(facet.key);
    const things = new Set([...(known?.things ?? []), ...facet.things]);
    picks.set(facet.key, { ...facet, things: [...things], options: [...(known?.options ?? []), option] });
  }
  return [...picks.values()];
}

/** Where a child stands that has touched these pictures, in their order; touches that fit nothing are left out. */
export function picking<V extends TableView>(options: readonly Option[], view: V, guide: Guide<V>, keys: readonly string[]): Picking {
  let ways = options.map((option): Way => ({ option, facets: guide.facets(option, view) }));
  const chosen: Pick[] = [];
  const touched: string[] = [];
  for (let at = 0; ; at += 1) {
    const picks = together(ways, at);
    if (picks.length === 0) return NOTHING;
    const last = ways.every(({ facets }) => facets.length === at + 1);
    const wish = picks.find((pick) => pick.key === keys[touched.length]);
    const only = picks.length === 1 && !last ? picks[0] : undefined;
    const found = last ? undefined : (wish ?? only);
    if (found === undefined) return { chosen, keys: touched, picks, last };
    // What was the only one may also have been touched, on the board.
    if (wish !== undefined) touched.push(wish.key);
    chosen.push(found);
    ways = ways.filter(({ facets }) => facets[at]?.key === found.key);
  }
}

/**
 * The touches that lead to where this thing of the board stands for a picture: among the pictures now, else for
 * something that could have been chosen instead. What makes the decision is never reached from further away, so that no
 * touch decides something that was not shown. Null if it stands for nothing that can be chosen.
 */
export function towards<V extends TableView>(now: Picking, options: readonly Option[], view: V, guide: Guide<V>, thing: string): readonly string[] | null {
  const here = now.picks.find((pick) => pick.things.includes(thing));
  if (here !== undefined) return [...now.keys, here.key];
  const ways = options.map((option): Way => ({ option, facets: guide.facets(option, view) }));
  const close = now.chosen.map((pick) => pick.key);
  const near = (way: Way): number => way.facets.findIndex((facet, at) => facet.key !== close[at]);
  const early = (way: Way): number => way.facets.slice(0, -1).findIndex((facet) => facet.things.includes(thing));
  const found = ways.filter((way) => early(way) >= 0).sort((a, b) => near(b) - near(a))[0];
  if (found === undefined) return null;
  const at = early(found);
  // Only choices that were asked are touches: what leaves no choice is found again by itself.
  const keys: string[] = [];
  for (const facet of found.facets.slice(0, at + 1)) {
    const next = picking(options, view, guide, keys);
    if (next.picks.some((pick) => pick.key === facet.key)) keys.push(facet.key);
  }
  return keys;
}
