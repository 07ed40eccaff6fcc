// The HTTP side of the server: few calls, each answering with a value or with a fault to show where it arose.
import { claimKey } from "./device.ts";
import { readAs, type Checked, type CheckOptions, type Created, type GameInfo, type Lent, type Named, type NewTable, type SeatKeys, type Text, type Where } from "./wire.ts";

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

async function call(path: string, body?: unknown): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "content-type": "application/json" },
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

async function struct<K extends keyof Named>(name: K, path: string, body?: unknown): Promise<Named[K]> {
  return readAs(name, await call(path, body));
}

let known: Promise<readonly GameInfo[]> | null = null;

/** The games of this server; asked for once. */
export function games(): Promise<readonly GameInfo[]> {
  known ??= call("/api/games").then((value) => (value as unknown[]).map((game) => readAs("GameInfo", game)));
  known.catch(() => (known = null));
  return known;
}

export function newTable(table: NewTable): Promise<Created> {
  return struct("Created", "/api/tables", table);
}

export function claim(table: string, invite: string, name: string): Promise<SeatKeys> {
  return struct("SeatKeys", `/api/tables/${encodeURIComponent(table)}/claim`, { invite, name, key: claimKey(invite) });
}

export function recover(table: string, words: string): Promise<SeatKeys> {
  return struct("SeatKeys", `/api/tables/${encodeURIComponent(table)}/recover`, { words });
}

/** Would a table with these options do? Nothing is made. */
export function checkOptions(game: string, ask: CheckOptions): Promise<Checked> {
  return struct("Checked", `/api/games/${encodeURIComponent(game)}/check`, ask);
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
  return `/api/tables/${encodeURIComponent(table)}/record`;
}

export async function record(table: string): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(recordAddress(table), { cache: "no-store" });
  } catch {
    throw new Trouble(UNREACHABLE, 0);
  }
  if (!answer.ok) throw new Trouble(STRANGE, answer.status);
  return answer.text();
}

export function lineAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/ws/${encodeURIComponent(table)}`;
}
