// "Check the dice": every draw of a finished game, computed anew from the seed that was fixed before the first one.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Lazy } from "./skin.ts";
import { skinOf } from "./skins.ts";

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

/** One way a draw may have gone: how many units of weight it has, and how its outcomes read in the record. */
export interface Way {
  readonly total: number;
  text(unit: number): string;
}

/** A draw that is due. Several ways: the record alone does not say which. None: it cannot be computed from the record. */
export interface Draw {
  readonly label: string;
  readonly ways: readonly Way[];
}

/** Follows one game through its record, as far as its luck needs that. */
export interface Follower {
  /** The draw that is due before the next ply, if luck makes that as told; null if luck never does. */
  due(told: string): Draw | null;
  /** The ply that was made, and which of the ways of the draw, if luck made it, come to this. */
  ply(text: string, by: number | string, fits: readonly number[]): void;
}

export type Follow = (game: {
  /** The version of the rules it was played by. */
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: number;
}) => Follower;

export type Checked =
  /** `open` draws could not be computed without the rules of the game, or were one of several that fit. */
  | { readonly kind: "good"; readonly rolls: number; readonly open: number }
  | { readonly kind: "wrong"; readonly ply: number; readonly told: string; readonly due: string }
  | { readonly kind: "commitment" }
  | { readonly kind: "unreadable" };

interface Line {
  game?: string;
  rules?: number;
  options?: Record<string, string>;
  seats?: number;
  commitment?: string;
  by?: number | string;
  do?: string;
  undo?: number;
  seed?: string;
  /** A branch: so many plies are of another game, and the luck after them has a promise and a seed of its own. */
  branch?: { ply: number; commitment: string };
  luck?: string;
}

interface Ply {
  readonly text: string;
  readonly by: number | string;
}

/** What became of a draw: certainly this one, perhaps this one, or certainly not. */
type Found = { readonly kind: "sure" | "open" | "unreadable" } | { readonly kind: "wrong"; readonly due: string };

/** Goes through the plies in force; the draws are counted by label. */
class Walk {
  readonly plies: Ply[] = [];
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly seed: Uint8Array,
    private readonly game: Follower,
    /** So many plies are taken as they stand. */
    private readonly given: number,
  ) {}

  take(ply: Ply): Found | null {
    let found: Found | null = null;
    let fits: number[] = [];
    if (ply.by === "chance") {
      const due = this.game.due(ply.text);
      if (due === null || due.ways.some((way) => !(way.total >= 1))) return { kind: "unreadable" };
      const n = this.counts.get(due.label) ?? 0;
      this.counts.set(due.label, n + 1);
      const texts = due.ways.map((way) => way.text(draw(this.seed, due.label, n, way.total)));
      fits = texts.flatMap((text, at) => (text === ply.text ? [at] : []));
      if (this.plies.length < this.given) found = { kind: "open" };
      else if (texts.length > 0 && fits.length === 0) return { kind: "wrong", due: [...new Set(texts)].join(" / ") };
      found ??= { kind: fits.length > 0 && fits.length === texts.length ? "sure" : "open" };
    }
    this.game.ply(ply.text, ply.by, fits);
    this.plies.push(ply);
    return found;
  }
}

/** Checks a record against its own seed and against the promise that was shown before the first draw. */
export async function check(
  record: string,
  promised: string,
  luckOf: (game: string) => Lazy<Follow> | undefined = (game) => skinOf(game).luck,
): Promise<Checked> {
  let lines: Line[];
  let seed: Uint8Array;
  try {
    lines = record.split("\n").filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as Line);
    seed = hexToBytes(lines.findLast((line) => line.seed !== undefined)?.seed ?? lines.findLast((line) => line.luck !== undefined)?.luck ?? "?");
  } catch {
    return { kind: "unreadable" };
  }
  const header = lines[0];
  const load = luckOf(header?.game ?? "");
  if (header === undefined || load === undefined) return { kind: "unreadable" };
  const truth = commitment(seed);
  if ((header.branch?.commitment ?? header.commitment) !== truth || (promised !== "" && promised !== truth)) return { kind: "commitment" };

  const { default: follow } = await load();
  const begin = (): Walk => new Walk(seed, follow({ rules: header.rules ?? 1, options: header.options ?? {}, seats: header.seats ?? 0 }), header.branch?.ply ?? 0);
  let walk = begin();
  let rolls = 0;
  let open = 0;
  for (const line of lines.slice(1)) {
    if (line.undo !== undefined) {
      // Luck rewinds with an undo.
      const kept = walk.plies.slice(0, line.undo);
      walk = begin();
      for (const ply of kept) walk.take(ply);
      continue;
    }
    if (line.do === undefined) continue;
    const found = walk.take({ text: line.do, by: line.by ?? "" });
    if (found?.kind === "unreadable") return { kind: "unreadable" };
    if (found?.kind === "wrong") return { kind: "wrong", ply: walk.plies.length + 1, told: line.do, due: found.due };
    if (found?.kind === "sure") rolls += 1;
    if (found?.kind === "open") open += 1;
  }
  return { kind: "good", rolls, open };
}
