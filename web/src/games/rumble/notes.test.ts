import { expect, test } from "vitest";
import type { LogLine } from "../../wire";
import { hands, marked, markKey, nextMark, readKey } from "./notes";

function line(kind: string, seat: number | null = null, piece = ""): LogLine {
  return { v: 1, event: { kind, text: { id: "x", args: {} }, rule: "", piece, path: [], dice: [], seat, audience: null, detail: null } };
}

test("a mark goes round and comes back to nothing", () => {
  expect([undefined, "yes", "maybe", "no"].map(nextMark)).toEqual(["yes", "maybe", "no", ""]);
});

test("marks of earlier adventures go, others stay", () => {
  const before = { [markKey(1, 0, "orc")]: "yes", [markKey(2, 1, "elf")]: "no" };
  expect(marked(before, 2, 0, "orc")).toEqual({ [markKey(2, 1, "elf")]: "no", [markKey(2, 0, "orc")]: "yes" });
  expect(marked(before, 2, 1, "elf")).toEqual({});
  expect(readKey(markKey(2, 11, "elf"))).toEqual({ adventure: 2, seat: 11, character: "elf" });
  expect(readKey("nonsense")).toBeNull();
});

test("only what happened since the deal counts, and what walks along does not", () => {
  const log = [line("move", 0, "orc"), line("dealt"), line("move", 0, "orc"), line("carry", 0, "orc"), line("along", 0, "chest"), line("fight", 1, "elf"), line("reason", 1)];
  expect([...hands(log)]).toEqual([["0 orc", 2], ["1 elf", 1]]);
});
