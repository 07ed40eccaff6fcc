/** What a notebook holds and what the log tells: who had a hand in whom, in this adventure only. */
import type { LogLine } from "../../wire";

export const MARKS = ["", "yes", "maybe", "no"] as const;
export type Mark = (typeof MARKS)[number];

export function markKey(adventure: number, seat: number, character: string): string {
  return `a${adventure}-s${seat}-${character}`;
}

/** The mark that a touch brings. */
export function nextMark(mark: string | undefined): Mark {
  return MARKS[(MARKS.indexOf((mark ?? "") as Mark) + 1) % MARKS.length] ?? "";
}

/** The marks with one changed; those of other adventures are over and go. */
export function marked(marks: Readonly<Record<string, string>>, adventure: number, seat: number, character: string): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [key, mark] of Object.entries(marks)) if (key.startsWith(`a${adventure}-`)) out[key] = mark;
  const key = markKey(adventure, seat, character);
  const mark = nextMark(out[key]);
  if (mark === "") delete out[key];
  else out[key] = mark;
  return out;
}

/** A key read back. */
export function readKey(key: string): { adventure: number; seat: number; character: string } | null {
  const [, adventure, seat, character] = /^a(\d+)-s(\d+)-([a-z]+)$/.exec(key) ?? [];
  return character === undefined ? null : { adventure: Number(adventure), seat: Number(seat), character };
}

/** How often each seat acted with each character since the secrets were dealt: by `seat character`. */
export function hands(log: readonly LogLine[]): ReadonlyMap<string, number> {
  const dealt = log.findLastIndex((line) => line.event.kind === "dealt");
  const out = new Map<string, number>();
  for (const { event } of log.slice(dealt + 1)) {
    if (event.seat === null || event.piece === "" || !["move", "carry", "fight", "leave"].includes(event.kind)) continue;
    const key = `${event.seat} ${event.piece}`;
    out.set(key, (out.get(key) ?? 0) + 1);
  }
  return out;
}
