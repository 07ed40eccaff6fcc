// Asks the server for the analysis of a game that is over, and goes on asking until it is there.
import { struct } from "../api.ts";
import { tokens } from "../device.ts";
import type { Analysed, Analysis } from "../wire.ts";

const OFTEN = 700; // milliseconds between two questions

const address = (table: string): string => `/api/tables/${encodeURIComponent(table)}/analysis`;
const keys = (table: string): readonly string[] => tokens(table).slice(0, 12);

/** Has it analysed, and tells how far it is until it has come to an end; raises Trouble. Nobody asks on after `stop`. */
export async function analyse(table: string, tell: (told: Analysed) => void, stop: AbortSignal): Promise<void> {
  let told = await struct("Analysed", address(table), {}, keys(table));
  while (!stop.aborted) {
    tell(told);
    if (told.done >= 1 || told.trouble !== null) return;
    await new Promise((resolve) => setTimeout(resolve, OFTEN));
    if (!stop.aborted) told = await struct("Analysed", address(table), undefined, keys(table));
  }
}

/** Whoever asked needs no more than was found by now; raises Trouble. */
export async function enough(table: string): Promise<void> {
  await struct("Analysed", `${address(table)}?enough`, {}, keys(table));
}

/** What was found of a game, if somebody has had it analysed. */
export async function found(table: string): Promise<Analysis | null> {
  try {
    return (await struct("Analysed", address(table), undefined, keys(table))).analysis;
  } catch {
    return null;
  }
}
