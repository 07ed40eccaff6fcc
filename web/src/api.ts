// The HTTP side of the server: few calls, each answering with a value or with a fault to show where it arose.
import { claimKey, tokens } from "./device.ts";
import { site } from "./site.ts";
import { readAs, type Book, type CheckOptions, type Checked, type Created, type GameInfo, type Held, type Holiday, type Lent, type Mine, type Named, type NewLesson, type NewTable, type NoticeKey, type SeatKeys, type Subscribe, type TableInfo, type Text, type Tip, type Unsubscribe, type Where } from "./wire.ts";

/** What went wrong, in the words of the catalogue. */
export class Trouble extends Error {
  constructor(
    readonly text: Text,
    readonly status: number,
    readonly more: readonly Text[] = [],
  ) {
    super(text.id);
  }
}

const UNREACHABLE: Text = { id: "web-fault-unreachable", args: {} };
const STRANGE: Text = { id: "web-fault-strange", args: {} };

/** The header with the keys of whoever looks at a table. */
function shown(keys: readonly string[]): Record<string, string> {
  return keys.length === 0 ? {} : { "lamplight-keys": keys.join(",") };
}

export async function call(path: string, body?: unknown, keys: readonly string[] = []): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(site(path), {
      method: body === undefined ? "GET" : "POST",
      headers: { ...shown(keys), ...(body !== undefined && { "content-type": "application/json" }) },
      body: body === undefined ? null : JSON.stringify(body),
      cache: "no-store",
    });
  } catch {
    throw new Trouble(UNREACHABLE, 0);
  }
  let value: unknown;
  try {
    value = await answer.json();
  } catch {
    throw new Trouble(answer.ok || answer.status < 500 ? STRANGE : UNREACHABLE, answer.status);
  }
  if (answer.ok) return value;
  const known = value !== null && typeof value === "object" && "error" in value;
  if (!known) throw new Trouble(STRANGE, answer.status);
  const fault = readAs("Fault", value);
  throw new Trouble(fault.error, answer.status, fault.more);
}

export async function struct<K extends keyof Named>(name: K, path: string, body?: unknown, keys?: readonly string[]): Promise<Named[K]> {
  return readAs(name, await call(path, body, keys));
}

let known: Promise<readonly GameInfo[]> | null = null;

/** The games of this server; asked for once. */
export function games(): Promise<readonly GameInfo[]> {
  known ??= call("/api/games").then((value) => (value as unknown[]).map((game) => readAs("GameInfo", game)));
  known.catch(() => (known = null));
  return known;
}

const books = new Map<string, Promise<Book>>();

/** The rulebook of a game; asked for once. */
export function book(game: string): Promise<Book> {
  const known = books.get(game);
  if (known !== undefined) return known;
  const coming = struct("Book", `/api/book/${encodeURIComponent(game)}`);
  books.set(game, coming);
  coming.catch(() => books.delete(game));
  return coming;
}

export function newTable(table: NewTable): Promise<Created> {
  return struct("Created", "/api/tables", table);
}

/** What a game says at the first moment when it matters. */
export async function tips(game: string): Promise<readonly Tip[]> {
  return (await struct("Tips", `/api/games/${encodeURIComponent(game)}/tips`)).tips;
}

/** A table where a lesson is held. */
export function newLesson(lesson: NewLesson): Promise<Created> {
  return struct("Created", "/api/lessons", lesson);
}

/** Exchanges an invitation for a seat; at an open table none is needed. */
export function claim(table: string, invite: string, name: string): Promise<SeatKeys> {
  return struct("SeatKeys", `/api/tables/${encodeURIComponent(table)}/claim`, { invite, name, key: claimKey(invite || table), tokens: tokens(table).slice(0, 12) });
}

export function recover(table: string, words: string): Promise<SeatKeys> {
  return struct("SeatKeys", `/api/tables/${encodeURIComponent(table)}/recover`, { words });
}

/** Would a table with these options do? Nothing is made. */
export function checkOptions(game: string, ask: CheckOptions): Promise<Checked> {
  return struct("Checked", `/api/games/${encodeURIComponent(game)}/check`, ask);
}

/** How these tables stand; at most twelve are asked for at once. */
export function mine(tables: readonly Held[]): Promise<Mine> {
  return struct("Mine", "/api/mine", { tables });
}

/** Whoever holds these seats is away for a while, or is back. */
export async function holiday(wish: Holiday): Promise<void> {
  await call("/api/holiday", wish);
}

/** The key with which the server signs its notices. */
export function noticeKey(): Promise<NoticeKey> {
  return struct("NoticeKey", "/api/notices");
}

/** Tell this browser when it is the turn of the seats that a token holds. */
export async function subscribe(table: string, wish: Subscribe): Promise<void> {
  await call(`/api/tables/${encodeURIComponent(table)}/notices`, wish);
}

export async function unsubscribe(table: string, wish: Unsubscribe): Promise<void> {
  await call(`/api/tables/${encodeURIComponent(table)}/notices/off`, wish);
}

/** What everybody may know of a table, or whoever is invited there. */
export function tableInfo(table: string, invite: string): Promise<TableInfo> {
  return struct("TableInfo", `/api/tables/${encodeURIComponent(table)}`, undefined, [invite, ...tokens(table).slice(0, 12)]);
}

/** Where devices of the home network reach this server. */
export function where(): Promise<Where> {
  return struct("Where", "/api/where");
}

/** A short code for the seat that it lends to this phone. */
export function borrow(code: string): Promise<Lent> {
  return struct("Lent", "/api/phone", { code });
}

export function recordAddress(table: string): string {
  return site(`/api/tables/${encodeURIComponent(table)}/record`);
}

export async function record(table: string): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(recordAddress(table), { cache: "no-store", headers: shown(tokens(table).slice(0, 12)) });
  } catch {
    throw new Trouble(UNREACHABLE, 0);
  }
  if (!answer.ok) throw new Trouble(STRANGE, answer.status);
  return answer.text();
}

export function lineAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${site("/ws/")}${encodeURIComponent(table)}`;
}
