import { hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, test } from "vitest";
import { check as checked, commitment, draw, type Checked, type Follow } from "./luck.ts";

// Draws and commitments that core/chance.py gives for the same seeds.
const ZERO = "00".repeat(32);
const SEED = "6c616d706c696768746c616d706c696768746c616d706c696768746c616d7021";
const DRAWS = [23, 5, 36, 5, 41, 29, 29, 39];
const PROMISE = "4c5faf4dadb8ef023e81f2089f3565ee57649d8517c5199cd283059dad0a0423";

function roll(n: number): string {
  const unit = draw(hexToBytes(SEED), "dice", n, 48);
  return `roll ${Math.floor(unit / 8) + 1} ${(unit % 8) + 1}`;
}

/** A game of two dice, one with six sides and one with eight. */
const DICE: Follow = () => ({
  due: (told) => (told.startsWith("roll ") ? { label: "dice", ways: [{ total: 48, text: (unit) => `roll ${Math.floor(unit / 8) + 1} ${(unit % 8) + 1}` }] } : null),
  ply: () => undefined,
});

function check(text: string, promised: string): Promise<Checked> {
  return checked(text, promised, (game) => (game === "dice" ? () => Promise.resolve({ default: DICE }) : undefined));
}

function record(lines: readonly object[], seed = SEED, promise = PROMISE): string {
  const header = { lamplight: 1, game: "dice", rules: 1, content: "", options: {}, seats: 3, commitment: promise };
  return [header, ...lines, { seed }].map((line) => JSON.stringify(line)).join("\n") + "\n";
}

describe("the dice", () => {
  test("are drawn as the server draws them", () => {
    expect(draw(hexToBytes(ZERO), "dice", 0, 48)).toBe(30);
    expect(DRAWS.map((_, n) => draw(hexToBytes(SEED), "dice", n, 48))).toEqual(DRAWS);
    expect(commitment(hexToBytes(SEED))).toBe(PROMISE);
  });

  test("of an honest record all match", async () => {
    const text = record([
      { by: "chance", do: roll(0) },
      { by: 0, do: "walk 1" },
      { by: 0, do: "walk 2" },
      { by: "chance", do: roll(1) },
      { ply: 4, digest: "x" },
    ]);
    expect(await check(text, PROMISE)).toEqual({ kind: "good", rolls: 2, open: 0 });
  });

  test("rewind with an undo", async () => {
    const text = record([
      { by: "chance", do: roll(0) },
      { by: 0, do: "walk 1" },
      { by: "chance", do: roll(1) },
      { by: 0, undo: 1 },
      { by: 0, do: "walk 3" },
      { by: "chance", do: roll(1) },
      { by: "chance", do: roll(2) },
    ]);
    expect(await check(text, PROMISE)).toEqual({ kind: "good", rolls: 4, open: 0 });
  });

  test("that were changed are found", async () => {
    const other = roll(1) === "roll 1 1" ? "roll 1 2" : "roll 1 1";
    const text = record([
      { by: "chance", do: roll(0) },
      { by: "chance", do: other },
    ]);
    expect(await check(text, PROMISE)).toEqual({ kind: "wrong", ply: 2, told: other, due: roll(1) });
  });

  test("with another seed than was promised are found", async () => {
    expect((await check(record([]), "11".repeat(32))).kind).toBe("commitment");
    expect((await check(record([], ZERO), PROMISE)).kind).toBe("commitment");
  });

  test("of something that is no record cannot be checked", async () => {
    expect((await check("{", "")).kind).toBe("unreadable");
    expect((await check("", "")).kind).toBe("unreadable");
    expect((await check('{"lamplight":1,"game":"chess","seats":2}\n{"seed":"00"}', "")).kind).toBe("unreadable");
  });
});
