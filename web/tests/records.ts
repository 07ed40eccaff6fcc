// Games that the Python side dealt and wrote down, for tests of luck; those with real dice or tokens have no seed.
import { expect } from "vitest";
import { check } from "../src/table/luck.ts";

export interface Line {
  by?: number | string;
  do?: string;
  commitment?: string;
}

const files = import.meta.glob<string>("../../tests/records/*/*.jsonl", { query: "?raw", import: "default", eager: true });

/** The records of a game, by name. */
export function recordsOf(game: string): ReadonlyMap<string, readonly Line[]> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${game}/`));
  return new Map(own.map(([path, text]) => [path.split("/").at(-1)?.replace(".jsonl", "") ?? "", text.trim().split("\n").map((line) => JSON.parse(line) as Line)]));
}

/** Those of which every draw can be computed. */
export function seededOf(game: string): (readonly [string, readonly Line[]])[] {
  return [...recordsOf(game)].filter(([, lines]) => lines.some((line) => "seed" in line));
}

export function joined(lines: readonly object[]): string {
  return lines.map((line) => JSON.stringify(line)).join("\n");
}

/** The lines that luck made and that read like this, with where they stand. */
export function drawn(lines: readonly Line[], kind: RegExp): (readonly [number, string])[] {
  return [...lines.entries()].filter(([, line]) => line.by === "chance" && kind.test(line.do ?? "")).map(([at, line]) => [at, line.do ?? ""]);
}

/** Every draw of this kind, told otherwise, is found out; the true one is named. */
export async function findsOut(lines: readonly Line[], kind: RegExp, forge: (told: string) => string): Promise<void> {
  const all = drawn(lines, kind);
  expect(all.length).toBeGreaterThan(0);
  for (const [at, told] of all) {
    const found = await check(joined(lines.with(at, { ...lines[at], do: forge(told) })), lines[0]?.commitment ?? "");
    expect(found).toMatchObject({ kind: "wrong", told: forge(told) });
    if (found.kind === "wrong") expect(found.due.split(" / ")).toContain(told);
  }
}
