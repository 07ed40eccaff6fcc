// "Check the dice": every draw of a finished game, computed anew from the seed that was fixed before the first one.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { luckOf } from "./skins.ts";

const SPACE = 2n ** 256n;

/** The n-th draw under a label, as core/chance.py defines it. */
export function draw(seed: Uint8Array, label: string, n: number, total: number): number {
  const size = BigInt(total);
  const limit = SPACE - (SPACE % size);
  for (let attempt = 0; ; attempt += 1) {
    const digest = hmac(sha256, seed, utf8ToBytes(`${label}:${n}:${attempt}`));
    const number = BigInt(`0x${bytesToHex(digest)}`);
    if (number < limit) return Number(number % size);
  }
}

export function commitment(seed: Uint8Array): string {
  return bytesToHex(sha256(seed));
}

/** A draw that is due, and how its outcomes read in the record. */
export interface Draw {
  readonly label: string;
  readonly total: number;
  text(unit: number): string;
}

/** Follows one game through its record, as far as its luck needs that. */
export interface Follower {
  /** The draw that is due before the next ply, if luck makes that. */
  due(): Draw;
  /** The ply that was made. */
  ply(text: string): void;
}

export type Follow = (game: { readonly options: Readonly<Record<string, string>>; readonly seats: number }) => Follower;

export type Checked =
  | { readonly kind: "good"; readonly rolls: number }
  | { readonly kind: "wrong"; readonly ply: number; readonly told: string; readonly due: string }
  | { readonly kind: "commitment" }
  | { readonly kind: "unreadable" };

interface Line {
  game?: string;
  options?: Record<string, string>;
  seats?: number;
  commitment?: string;
  by?: number | string;
  do?: string;
  undo?: number;
  seed?: string;
}

interface Ply {
  readonly text: string;
  /** Under which label luck made it; empty if people did. */
  readonly label: string;
}

/** Checks a record against its own seed and against the promise that was shown before the first draw. */
export async function check(record: string, promised: string): Promise<Checked> {
  let lines: Line[];
  let seed: Uint8Array;
  try {
    lines = record.split("\n").filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as Line);
    seed = hexToBytes(lines.findLast((line) => line.seed !== undefined)?.seed ?? "?");
  } catch {
    return { kind: "unreadable" };
  }
  const header = lines[0];
  const load = luckOf(header?.game ?? "");
  if (header === undefined || load === undefined) return { kind: "unreadable" };
  const truth = commitment(seed);
  if (header.commitment !== truth || (promised !== "" && promised !== truth)) return { kind: "commitment" };

  const { default: follow } = await load();
  const begin = (): Follower => follow({ options: header.options ?? {}, seats: header.seats ?? 0 });
  // Luck rewinds with an undo, so the draws are counted over the plies in force.
  let plies: Ply[] = [];
  let game = begin();
  let rolls = 0;
  for (const line of lines.slice(1)) {
    if (line.undo !== undefined) {
      plies = plies.slice(0, line.undo);
      game = begin();
      for (const ply of plies) game.ply(ply.text);
      continue;
    }
    if (line.do === undefined) continue;
    let label = "";
    if (line.by === "chance") {
      const way = game.due();
      if (!(way.total >= 1)) return { kind: "unreadable" };
      label = way.label;
      const n = plies.filter((ply) => ply.label === label).length;
      const due = way.text(draw(seed, label, n, way.total));
      if (due !== line.do) return { kind: "wrong", ply: plies.length + 1, told: line.do, due };
      rolls += 1;
    }
    game.ply(line.do);
    plies.push({ text: line.do, label });
  }
  return { kind: "good", rolls };
}
