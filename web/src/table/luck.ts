// "Check the dice": every roll of a finished game, computed anew from the seed that was fixed before the first one.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

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

/** How a game's luck is written: the draw that a chance line is, and how an outcome reads. */
interface Luck {
  readonly label: string;
  total(seats: number): number;
  text(unit: number, seats: number): string;
}

/** By game and first word of the notation. */
const LUCK: Readonly<Record<string, Readonly<Record<string, Luck>>>> = {
  dunkelrunde: {
    roll: { label: "dice", total: () => 48, text: (unit) => `roll ${Math.floor(unit / 8) + 1} ${(unit % 8) + 1}` },
    start: { label: "start", total: (seats) => seats, text: (unit) => `start ${unit + 1}` },
  },
};

export type Checked =
  | { readonly kind: "good"; readonly rolls: number }
  | { readonly kind: "wrong"; readonly ply: number; readonly told: string; readonly due: string }
  | { readonly kind: "commitment" }
  | { readonly kind: "unreadable" };

interface Line {
  game?: string;
  seats?: number;
  commitment?: string;
  by?: number | string;
  do?: string;
  undo?: number;
  seed?: string;
}

/** Checks a record against its own seed and against the promise that was shown before the first roll. */
export function check(record: string, promised: string): Checked {
  let lines: Line[];
  let seed: Uint8Array;
  try {
    lines = record.split("\n").filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as Line);
    seed = hexToBytes(lines.findLast((line) => line.seed !== undefined)?.seed ?? "?");
  } catch {
    return { kind: "unreadable" };
  }
  const header = lines[0];
  const ways = LUCK[header?.game ?? ""];
  const seats = header?.seats ?? 0;
  if (header === undefined || ways === undefined) return { kind: "unreadable" };
  const truth = commitment(seed);
  if (header.commitment !== truth || (promised !== "" && promised !== truth)) return { kind: "commitment" };

  // Luck rewinds with an undo, so the draws are counted over the plies in force.
  let plies: (string | null)[] = [];
  let rolls = 0;
  for (const line of lines.slice(1)) {
    if (line.undo !== undefined) {
      plies = plies.slice(0, line.undo);
      continue;
    }
    if (line.do === undefined) continue;
    if (line.by !== "chance") {
      plies.push(null);
      continue;
    }
    const way = ways[line.do.split(" ")[0] ?? ""];
    if (way === undefined) return { kind: "unreadable" };
    const n = plies.filter((label) => label === way.label).length;
    const due = way.text(draw(seed, way.label, n, way.total(seats)), seats);
    if (due !== line.do) return { kind: "wrong", ply: plies.length + 1, told: line.do, due };
    plies.push(way.label);
    rolls += 1;
  }
  return { kind: "good", rolls };
}
