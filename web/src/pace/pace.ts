// The pace of a table: how long a turn may last, how that is said, and until which day somebody is on holiday.
import { holiday, Trouble } from "../api.ts";
import * as device from "../device.ts";
import { words } from "../words.svelte.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The limits that are offered, in seconds; 0 is none. */
export const LIMITS: readonly number[] = [0, HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY];
/** So many days ahead a holiday may end. */
export const MOST_DAYS = 30;
/** So many tables are told at once; the server takes no more. */
const AT_ONCE = 12;

const UNITS: readonly (readonly [unit: string, seconds: number])[] = [
  ["week", 7 * DAY],
  ["day", DAY],
  ["hour", HOUR],
  ["minute", 60],
];

/** "2 days", in the language spoken: in the largest unit that says it exactly. */
export function span(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds % length === 0) ?? ["second", 1];
  return new Intl.NumberFormat(words.language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / length);
}

/** A day as a field for dates has it, so many days after the one of this moment. */
export function dayAfter(now: Date, days: number): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** The last second of such a day where this device is, in seconds since 1970; nothing for what is no day. */
export function endOf(day: string): number | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined) return null;
  return Math.floor(new Date(Number(year), Number(month) - 1, Number(date) + 1).getTime() / 1000) - 1;
}

/** Tells the server until when this device is not looked at, or that it is again, at one table or at all of them. */
export async function rest(until: number | null, only?: string): Promise<void> {
  const all = device.sittings().filter((one) => (only === undefined ? device.isRunning(one) && one.lesson === "" : one.id === only));
  const held = all.map((one) => ({ table: one.id, tokens: device.tokens(one.id) }));
  let lost: Trouble | null = null;
  let kept = false;
  for (let at = 0; at < held.length; at += AT_ONCE) {
    try {
      await holiday({ tables: held.slice(at, at + AT_ONCE), until });
      kept = true;
    } catch (error) {
      if (!(error instanceof Trouble) || error.status !== 403) throw error;
      lost = error; // this device has no seat at these any more
    }
  }
  if (lost !== null && !kept) throw lost;
}
