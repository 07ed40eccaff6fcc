// Where a game that is looked at again comes from: a table of this server, or a record in a file, which is sent along and never kept.
import { call, Trouble } from "../api.ts";
import { tokens } from "../device.ts";
import { type Frames, readAs, type Reel, type Text } from "../wire.ts";

/** Bytes of a record that the server reads; the longest games have a tenth of that. */
export const LARGEST = 1_900_000;

/** No game has so many plies: the server is asked for none beyond. */
const FURTHEST = 1_000_000;

export type Source = { readonly kind: "table"; readonly id: string } | { readonly kind: "file"; readonly name: string; readonly text: string };

function ask(source: Source, eyes: string, wanted: { readonly ply: number; readonly instead?: string } | { readonly first: number }): Promise<unknown> {
  const what = Object.fromEntries(Object.entries(wanted).map(([name, value]: [string, number | string]) => [name, typeof value === "number" ? Math.min(value, FURTHEST) : value]));
  if (source.kind === "file") return call("/api/replay", { record: source.text, eyes, ...what });
  const query = new URLSearchParams({ eyes, ...Object.fromEntries(Object.entries(what).map(([name, value]) => [name, String(value)])) });
  return call(`/api/tables/${encodeURIComponent(source.id)}/replay?${query}`, undefined, tokens(source.id).slice(0, 12));
}

/** All that is said of the game, and the scenes around a ply. */
export async function reelOf(source: Source, eyes: string, ply: number): Promise<Reel> {
  return readAs("Reel", await ask(source, eyes, { ply }));
}

/** Some scenes, from this one on. */
export async function framesOf(source: Source, eyes: string, first: number): Promise<Frames> {
  return readAs("Frames", await ask(source, eyes, { first }));
}

/** How it stood before a ply, and what this decision would have led to. */
export async function sideOf(source: Source, ply: number, instead: string): Promise<Frames> {
  return readAs("Frames", await ask(source, "", { ply, instead }));
}

/** The file that was brought last; it stays with the page. */
let brought: Source | null = null;

export function lastBrought(): Source | null {
  return brought;
}

let refused: Text | null = null;

/** The same for a file that was dropped on another page: why it is none is told on the page that it leads to. */
export async function hand(file: File): Promise<void> {
  refused = null;
  brought = null;
  try {
    await bring(file);
  } catch (error) {
    refused = error instanceof Trouble ? error.text : null;
  }
}

/** Why the file was refused that was dropped last; told once. */
export function refusal(): Text | null {
  const told = refused;
  refused = null;
  return told;
}

/** Takes in a file that somebody brings; raises Trouble for what cannot be a record at all. */
export async function bring(file: File): Promise<Source> {
  if (file.size > LARGEST) throw new Trouble({ id: "replay-file-large", args: { mb: Math.ceil(LARGEST / 1e6) } }, 0);
  const text = await file.text().catch(() => "");
  if (text.trim() === "") throw new Trouble({ id: "replay-file-empty", args: {} }, 0);
  brought = { kind: "file", name: file.name.slice(0, 80), text };
  return brought;
}
