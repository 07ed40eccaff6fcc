// The tables that this device sits at: the only place where the keys of seats are kept.
import { type Fields, fields, parsed } from "./json.ts";
import { fresh } from "./table/link.ts";
import type { SeatKeys } from "./wire.ts";

/** A table of this device: the tokens of its seats, and invitations it may still hand on. */
export interface Sitting {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatKeys[];
  readonly seen: number;
  readonly over: boolean;
  /** The lesson that is held there; empty for a real game. */
  readonly lesson: string;
  /** The invitation to whichever seat is free, where this device may hand it on. */
  readonly join: string;
  /** The three words of its seats were read. */
  readonly noted: boolean;
  /** The version that was last looked at, and when; below 0: none. */
  readonly looked: number;
  readonly lookedAt: number;
  /** Nothing is told of its turns here. */
  readonly silent: boolean;
  /** Little ones have played there: nobody counts how often they win. */
  readonly little: boolean;
}

const PLACE = "lamplight.tables";
/** So many tables are kept that are over; those that go on are all kept. */
const MOST = 200;
/** So many keys of claims. */
const MOST_CLAIMS = 40;

function isKeys(value: unknown): value is SeatKeys {
  const keys = fields(value);
  return (
    Number.isInteger(keys.seat) &&
    typeof keys.token === "string" &&
    typeof keys.words === "string" &&
    typeof keys.invite === "string"
  );
}

function isSitting(value: unknown): value is Sitting {
  const sitting = fields(value);
  return (
    typeof sitting.id === "string" &&
    typeof sitting.game === "string" &&
    typeof sitting.seen === "number" &&
    Array.isArray(sitting.seats) &&
    sitting.seats.every(isKeys)
  );
}

/** All tables of this device, the last played first; damaged entries are left out. */
export function sittings(): Sitting[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    if (!Array.isArray(value)) return [];
    return value
      .filter(isSitting)
      .map((one) => ({ ...one, over: one.over === true, lesson: typeof one.lesson === "string" ? one.lesson : "", join: typeof one.join === "string" ? one.join : "", noted: one.noted === true, looked: typeof one.looked === "number" ? one.looked : -1, lookedAt: typeof one.lookedAt === "number" ? one.lookedAt : 0, silent: one.silent === true, little: one.little === true }))
      .sort((a, b) => b.seen - a.seen);
  } catch {
    return [];
  }
}

export function sitting(id: string): Sitting | undefined {
  return sittings().find((known) => known.id === id);
}

/** What this device shows at the door of a table: the tokens of its seats. */
export function tokens(id: string): string[] {
  return (sitting(id)?.seats ?? []).map((keys) => keys.token).filter((token) => token !== "");
}

/** Does this device sit at the table, in a game that goes on? */
export function isRunning(one: Sitting): boolean {
  return !one.over && one.seats.some((keys) => keys.token !== "");
}

/** Was a game played to its end there? */
export function isFinished(one: Sitting): boolean {
  return one.over && one.lesson === "" && one.seats.some((keys) => keys.token !== "");
}

function keep(all: readonly Sitting[]): void {
  let room = MOST;
  const kept = all.filter((one) => isRunning(one) || (room -= 1) >= 0);
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing can still play until the page is closed.
  }
}

/** Keys of the same seat become one: what is new wins, what is missing stays; a token ends the need for an invitation. */
export function merged(old: readonly SeatKeys[], fresh: readonly SeatKeys[]): SeatKeys[] {
  const all = new Map(old.map((keys) => [keys.seat, keys]));
  for (const keys of fresh) {
    const known = all.get(keys.seat);
    const token = keys.token || known?.token || "";
    all.set(keys.seat, {
      seat: keys.seat,
      token,
      words: keys.words || known?.words || "",
      invite: token ? "" : keys.invite || known?.invite || "",
    });
  }
  return [...all.values()].sort((a, b) => a.seat - b.seat);
}

/** Notes keys of a table, or that it was seen; the time is the caller's. */
export function remember(id: string, game: string, keys: readonly SeatKeys[], now: number, over = false, lesson = ""): Sitting {
  const all = sittings();
  const known = all.find((one) => one.id === id);
  const next: Sitting = {
    id,
    game: game || known?.game || "",
    seats: merged(known?.seats ?? [], keys),
    seen: now,
    over,
    lesson: lesson || known?.lesson || "",
    join: known?.join ?? "",
    noted: (known?.noted ?? false) && !keys.some((one) => one.words !== ""),
    looked: known?.looked ?? -1,
    lookedAt: known?.lookedAt ?? 0,
    silent: known?.silent ?? false,
    little: known?.little ?? false,
  };
  keep([next, ...all.filter((one) => one.id !== id)]);
  return next;
}

/** Keeps a token that came by a link; which seat it opens, the server will say. Until then its number is below zero. */
export function rememberToken(id: string, token: string, now: number): void {
  const known = sitting(id)?.seats ?? [];
  if (known.some((keys) => keys.token === token)) return;
  const seat = Math.min(0, ...known.map((keys) => keys.seat)) - 1;
  remember(id, "", [{ seat, token, words: "", invite: "" }], now);
}

/** The server told which seats this device holds: tokens from links find their numbers, or are forgotten if they open none. */
export function settle(id: string, mine: readonly number[]): void {
  const one = sitting(id);
  const strays = one?.seats.filter((keys) => keys.seat < 0) ?? [];
  if (one === undefined || strays.length === 0) return;
  const rest = one.seats.filter((keys) => keys.seat >= 0);
  const free = mine.filter((number) => !rest.some((keys) => keys.seat === number && keys.token !== ""));
  const found = strays.flatMap((keys, index) => {
    const seat = free[index];
    return seat === undefined ? [] : [{ ...keys, seat }];
  });
  keep(sittings().map((other) => (other.id === id ? { ...other, seats: merged(rest, found) } : other)));
}

function change(id: string, more: Partial<Sitting>): void {
  keep(sittings().map((one) => (one.id === id ? { ...one, ...more } : one)));
}

/** Keeps the invitation to whichever seat is free. */
export function keepJoin(id: string, join: string): void {
  change(id, { join });
}

/** The three words of this table were read. */
export function note(id: string): void {
  change(id, { noted: true });
}

/** Whether nothing is to be told of the turns of this table. */
export function silence(id: string, silent: boolean): void {
  change(id, { silent });
}

/** Little ones play at this table. */
export function forLittleOnes(id: string): void {
  if (sitting(id)?.little === false) change(id, { little: true });
}

/** Somebody looks at this version of the table now. */
export function look(id: string, looked: number, lookedAt: number): void {
  change(id, { looked, lookedAt });
}

/** Invitations to these seats were used. */
export function uninvite(id: string, seats: readonly number[]): void {
  change(id, { seats: (sitting(id)?.seats ?? []).map((keys) => (seats.includes(keys.seat) ? { ...keys, invite: "" } : keys)) });
}

/** What was kept of how the table stood goes; if that cannot be now, it goes when the next one is kept. */
function drop(id: string): void {
  void import("./kept.ts").then((kept) => kept.drop(id)).catch(() => undefined);
}

/** The keys of these seats open nothing any more. */
export function lose(id: string, seats: readonly number[]): void {
  drop(id);
  change(id, { seats: (sitting(id)?.seats ?? []).filter((keys) => !seats.includes(keys.seat)) });
}

/** The game at this table has ended; it is not gone on with any more. */
export function ended(id: string): void {
  change(id, { over: true });
}

export function forget(id: string): void {
  keep(sittings().filter((one) => one.id !== id));
  drop(id);
}

const CLAIMS = "lamplight.claims";
/** What was made up on this page, in case the browser keeps nothing. */
let claims: Readonly<Record<string, string>> = {};

/**
 * The key under which this device claims an invitation: always the same one, so that a claim whose answer was lost
 * can be made again, even after the page was loaded anew.
 */
export function claimKey(invite: string): string {
  let kept: Fields = {};
  try {
    kept = fields(parsed(localStorage.getItem(CLAIMS)));
  } catch {
    // A browser that keeps nothing has kept none.
  }
  const known = kept[invite] ?? claims[invite];
  if (typeof known === "string" && /^[0-9a-f]{32}$/.test(known)) return known;
  const key = fresh();
  claims = { ...claims, [invite]: key };
  const newest = Object.entries(kept).filter(([, old]) => typeof old === "string").slice(1 - MOST_CLAIMS);
  try {
    localStorage.setItem(CLAIMS, JSON.stringify(Object.fromEntries([...newest, [invite, key]])));
  } catch {
    // It lasts as long as the page.
  }
  return key;
}
