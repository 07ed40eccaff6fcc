// How the tables of this device last stood, for when there is no line: what this device was shown and nothing else. Browsers
// keep such things on https and on the device itself only; elsewhere nothing is kept, and nothing fails.
import { sittings, tokens } from "./device.ts";
import { entry } from "./renew.ts";
import type { Board, LogLine, MyTable, TableInfo, TableView } from "./wire.ts";

/** A table as it was when this was kept. */
export interface Kept {
  /** When, in milliseconds. */
  readonly at: number;
  /** The page that kept it: another one might read it otherwise. */
  readonly page: string;
  readonly v: number;
  readonly mine: readonly number[];
  readonly shared: boolean;
  readonly info: TableInfo;
  readonly board: Board;
  readonly view: TableView;
  readonly log: readonly LogLine[];
}

/** What a table shows now. */
export interface Standing {
  readonly id: string;
  readonly v: number;
  readonly mine: readonly number[];
  readonly shared: boolean;
  readonly info: TableInfo | null;
  readonly board: Board | null;
  readonly view: TableView | null;
  readonly log: readonly LogLine[];
}

export const TABLES = "lamplight tables";
/** So many tables are kept, the last seen ones. */
export const MOST = 20;
/** So many lines of what happened. */
const LINES = 60;
const WHEN = "x-at";

const address = (id: string): string => `/kept/${encodeURIComponent(id)}`;
const here = (): string => entry(document.head.innerHTML);

/** Where they are kept; null in a browser that keeps nothing. */
async function drawer(): Promise<Cache | null> {
  try {
    return "caches" in globalThis ? await caches.open(TABLES) : null;
  } catch {
    return null;
  }
}

/** What is kept of a table: nobody can answer an old question, so it has no choices. */
export function snapshot(table: Standing, now: number): Kept | null {
  const { v, mine, shared, info, board, view, log } = table;
  if (info === null || board === null || view === null) return null;
  const prompt = view.prompt === null ? null : { ...view.prompt, options: [], plans: [] };
  return { at: now, page: here(), v, mine, shared, info: { ...info, question: null }, board, view: { ...view, prompt }, log: log.slice(-LINES) };
}

/** Keeps how a table stands, if this device sits there. */
export async function keep(table: Standing, now: number): Promise<void> {
  const kept = snapshot(table, now);
  const tables = kept === null || tokens(table.id).length === 0 ? null : await drawer();
  if (tables === null) return;
  await tables.put(address(table.id), new Response(JSON.stringify(kept), { headers: { [WHEN]: String(now) } }));
  await tidy(tables);
}

/** What this device sits at no more leaves it, and of the rest all but the newest. */
async function tidy(tables: Cache): Promise<void> {
  const known = new Set(sittings().filter((one) => tokens(one.id).length > 0).map((one) => address(one.id)));
  const found: { readonly path: string; readonly at: number }[] = [];
  for (const request of await tables.keys()) {
    const path = new URL(request.url).pathname;
    if (known.has(path)) found.push({ path, at: Number((await tables.match(request))?.headers.get(WHEN) ?? 0) });
    else await tables.delete(request);
  }
  found.sort((a, b) => b.at - a.at);
  for (const { path } of found.slice(MOST)) await tables.delete(path);
}

/** How a table last stood, if that was kept by a page like this one. */
export async function recall(id: string): Promise<Kept | null> {
  try {
    const answer = await (await drawer())?.match(address(id));
    const kept = (await answer?.json()) as Kept | undefined;
    return kept?.page === here() ? kept : null;
  } catch {
    return null;
  }
}

/** How these tables last stood, and when, as the lobby tells it. */
export async function recallAll(ids: readonly string[]): Promise<readonly { readonly table: MyTable; readonly at: number }[]> {
  const all = await Promise.all(ids.map(async (id) => [id, await recall(id)] as const));
  return all.flatMap(([id, kept]) => {
    if (kept === null) return [];
    const { at, mine, info, view, v } = kept;
    const won = (view.outcome?.seats ?? []).flatMap((result, seat) => (result.won ? [seat] : []));
    const turn = view.actor >= 0 ? view.actor : null;
    return [{ at, table: { id, game: info.game, seats: info.seats, mine, turn, over: info.over, lesson: "", v, ago: 0, left: null, won, together: won.length === info.seats.length, goes: null, took: 0 } }];
  });
}

/** Nothing of this table stays here. */
export async function drop(id: string): Promise<void> {
  await (await drawer())?.delete(address(id));
}
