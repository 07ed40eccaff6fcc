// Games of this device that are over: in which order they are listed, how each ended, and how one is found among many.
import { mine } from "../api.ts";
import * as device from "../device.ts";
import { holds } from "../letters.ts";
import { namesOf, personName } from "../table/people.ts";
import type { MyTable } from "../wire.ts";
import { t } from "../words.svelte.ts";

/** So many are asked for at once; the server answers no more. */
const MOST = 12;

/** How a table ended, and when, in milliseconds. */
export interface End {
  readonly table: MyTable;
  readonly at: number;
}

/** A line of the list: when it was; until that is known, when the table was last seen. */
export interface Line {
  readonly sitting: device.Sitting;
  readonly end: MyTable | undefined;
  readonly at: number;
}

/** The list, what ended last first. */
export function lines(tables: readonly device.Sitting[], known: ReadonlyMap<string, End>): Line[] {
  return tables
    .map((sitting) => ({ sitting, end: known.get(sitting.id)?.table, at: known.get(sitting.id)?.at ?? sitting.seen }))
    .sort((a, b) => b.at - a.at);
}

/** How it ended for whoever sat here; by the winners' names where several did. */
export function how({ won, mine: own, seats, together }: MyTable): string {
  if (own.length > 0 && together) return t(won.length > 0 ? "web-ended-won-together" : "web-ended-lost-together");
  if (won.length === 0) return t("web-ended-nobody");
  const here = own.some((seat) => won.includes(seat));
  if (own.length === 1 && here) return t("web-ended-won");
  const winners = seats.filter(({ seat }) => won.includes(seat));
  return t(own.length > 0 && !here ? "web-ended-lost" : "web-ended-who", { who: namesOf(winners), count: winners.length });
}

/** Is this what is looked for, by the name of the game or of somebody who played? */
export function isSought({ end }: Line, game: string, wanted: string): boolean {
  return holds([game, ...(end?.seats ?? []).map(personName)].join(" "), wanted);
}

/** How these tables ended, a few at a time; what there is no more is forgotten, and without a line what was kept is told. */
export async function ends(ids: readonly string[], take: (found: readonly End[]) => void): Promise<void> {
  for (let at = 0; at < ids.length; at += MOST) {
    const some = ids.slice(at, at + MOST);
    try {
      const { tables, gone } = await mine(some.map((table) => ({ table, tokens: device.tokens(table) })));
      for (const id of gone) device.forget(id);
      take(tables.flatMap((table) => (table.over ? [{ table, at: when(table) }] : [])));
    } catch {
      const { recallAll } = await import("../kept.ts");
      take((await recallAll(ids.slice(at))).filter(({ table }) => table.over));
      return;
    }
  }
}

/** When it ended; when it was last seen, if nobody knows. */
function when({ id, ago }: MyTable): number {
  return ago < 0 ? (device.sitting(id)?.seen ?? 0) : Date.now() - ago * 1000;
}
