// The tables where somebody of this device is asked. Their number stands in the title; turns.svelte.ts puts it on the icons.
import { isPlayed } from "../table/people.ts";
import type { MyTable } from "../wire.ts";

/** Is one of this device asked there? */
export function isYours(now: MyTable | undefined): boolean {
  const seat = now?.seats.find((one) => one.seat === now.turn);
  return now !== undefined && seat !== undefined && now.lesson === "" && !now.over && now.mine.includes(seat.seat) && isPlayed(seat);
}

class Waiting {
  /** Their names; null as long as nothing is known. */
  tables = $state.raw<ReadonlySet<string> | null>(null);

  /** Whether one is asked at this table. */
  set(id: string, asked: boolean): void {
    if (this.tables !== null && this.tables.has(id) === asked) return;
    const others = [...(this.tables ?? [])].filter((one) => one !== id);
    this.tables = new Set(asked ? [...others, id] : others);
  }

  /** How these tables stand; of others nothing changes. */
  know(found: readonly MyTable[]): void {
    this.tables ??= new Set();
    for (const table of found) this.set(table.id, isYours(table));
  }

  /** The title of a page, with their number before it. */
  titled(title: string): string {
    const count = this.tables?.size ?? 0;
    return count === 0 ? title : `(${count}) ${title}`;
  }
}

export const waiting = new Waiting();
