// How often one has won, honest about small numbers: counts first; a share, with how far off it may be, only where there are enough games for one.
import type { MyTable } from "../wire.ts";

/** From so many games on a share is told. */
export const ENOUGH = 10;
/** Standard deviations that hold nineteen of twenty. */
const Z = 1.96;

export interface Tally {
  readonly game: string;
  readonly games: number;
  readonly won: number;
  /** Minutes that a game took, in the middle; null where no time is known. */
  readonly minutes: number | null;
  /** The share that was won, with its interval, in hundredths; null: too few games. */
  readonly share: { readonly won: number; readonly low: number; readonly high: number } | null;
}

/** Where the true share lies, nineteen times of twenty (Wilson). */
export function interval(won: number, games: number): { readonly low: number; readonly high: number } {
  const share = won / games;
  const wide = 1 + (Z * Z) / games;
  const middle = (share + (Z * Z) / (2 * games)) / wide;
  const off = (Z / wide) * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  return { low: Math.max(0, middle - off), high: Math.min(1, middle + off) };
}

/** Games of which it can be said whether one has won: with one seat of one's own, or together. */
function counts({ mine, together }: MyTable): boolean {
  return mine.length === 1 || (together && mine.length > 0);
}

function hasWon({ mine, won, together }: MyTable): boolean {
  return together ? won.length > 0 : mine.some((seat) => won.includes(seat));
}

function median(all: readonly number[]): number | null {
  const sorted = [...all].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** A line for each game, the most played first; what little ones have played is counted by nobody. */
export function tallies(tables: readonly MyTable[], little: ReadonlySet<string>): Tally[] {
  const counted = tables.filter((table) => counts(table) && !little.has(table.id));
  return [...new Set(counted.map((table) => table.game))]
    .map((game): Tally => {
      const played = counted.filter((table) => table.game === game);
      const won = played.filter(hasWon).length;
      const took = median(played.map((table) => table.took).filter((seconds) => seconds > 0));
      const near = interval(won, played.length);
      const percent = (part: number): number => Math.round(part * 100);
      return {
        game,
        games: played.length,
        won,
        minutes: took === null ? null : Math.max(1, Math.round(took / 60)),
        share: played.length < ENOUGH ? null : { won: percent(won / played.length), low: percent(near.low), high: percent(near.high) },
      };
    })
    .sort((a, b) => b.games - a.games);
}
