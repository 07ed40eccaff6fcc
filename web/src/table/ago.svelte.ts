// How long ago something was, in words; what is on the page follows the minutes.
import { t, words } from "../words.svelte.ts";

const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** "5 min ago", in the language spoken; less than a minute is a moment. */
export function ago(seconds: number): string {
  const found = UNITS.find(([, length]) => seconds >= length);
  if (found === undefined) return t("web-ago-moment");
  return new Intl.RelativeTimeFormat(words.language, { numeric: "always", style: "short" }).format(-Math.floor(seconds / found[1]), found[0]);
}

/** "A bot goes on in 5 hours": whole days, hours or minutes, and no seconds; nothing while the words are on their way. */
export function inTime(seconds: number, short = false): string {
  if (!words.has("pace-left")) return "";
  if (seconds < 60) return t("pace-soon");
  const [minutes, hours, days] = [60, 3600, 86_400].map((length) => Math.round(seconds / length)) as [number, number, number];
  const [count, unit] = minutes < 60 ? ([minutes, "minute"] as const) : hours < 48 ? ([hours, "hour"] as const) : ([days, "day"] as const);
  return t(short ? "pace-left-short" : "pace-left", { when: new Intl.RelativeTimeFormat(words.language, { numeric: "always" }).format(count, unit) });
}

/** Milliseconds between looks at the clock. */
const LOOK = 10_000;

class Hand {
  /** Milliseconds by the clock of this page; moves while somebody looks at it. */
  now = $state(performance.now());

  /** Follows the time until what it returns is called. */
  follow(): () => void {
    this.now = performance.now();
    const timer = setInterval(() => (this.now = performance.now()), LOOK);
    return () => clearInterval(timer);
  }
}

export const hand = new Hand();
