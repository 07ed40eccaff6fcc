// What somebody says of the moves of a game: kept on this device, and written into one's own copy of the record.
import type { Source } from "./source.ts";

/** As long as the record allows. */
export const LONGEST = 2000;

/** By the ply after which it is said. */
export type Remarks = Readonly<Record<string, string>>;

const place = (source: Source): string => `lamplight-remarks:${source.kind === "table" ? source.id : `${source.name}:${source.text.length}`}`;

/** What was kept of a game; nothing where that cannot be read. */
export function kept(source: Source): Remarks {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place(source)) ?? "{}");
    if (found === null || typeof found !== "object") return {};
    return Object.fromEntries(Object.entries(found).filter((pair): pair is [string, string] => typeof pair[1] === "string"));
  } catch {
    return {};
  }
}

/** Keeps them on this device; false where it has no room. */
export function keep(source: Source, remarks: Remarks): boolean {
  try {
    if (Object.keys(remarks).length === 0) localStorage.removeItem(place(source));
    else localStorage.setItem(place(source), JSON.stringify(remarks));
    return true;
  } catch {
    return false;
  }
}

/** The record with these remarks beside its plies in force; an empty one takes that of the record away. Nothing else of it is touched. */
export function remarked(record: string, remarks: Remarks): string {
  const lines = record.split("\n");
  const plies: number[] = []; // the lines of the plies in force
  lines.forEach((line, at) => {
    const told = read(line);
    if (told === null || at === 0) return;
    if (typeof told.undo === "number") plies.length = Math.min(plies.length, told.undo);
    else if (typeof told.do === "string") plies.push(at);
  });
  for (const [ply, text] of Object.entries(remarks)) {
    const at = plies[Number(ply) - 1];
    const told = at === undefined ? null : read(lines[at] ?? "");
    if (at === undefined || told === null) continue;
    const { note: _, ...rest } = told;
    lines[at] = JSON.stringify(text === "" ? rest : { ...rest, note: text });
  }
  return lines.join("\n");
}

/** What a line of a record says, as far as it matters here; all else of it stays as it is. */
interface Told {
  readonly undo?: unknown;
  readonly do?: unknown;
  readonly note?: unknown;
}

function read(line: string): Told | null {
  try {
    const told: unknown = JSON.parse(line);
    return told !== null && typeof told === "object" ? told : null;
  } catch {
    return null;
  }
}
