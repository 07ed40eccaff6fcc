import { expect, test } from "vitest";
import { type BoxSet, kindsOf, ROOMS_OF, spell } from "./spelling.ts";
import { links, steps, surprise } from "./surprise.ts";

/** Numbers that look like luck and are the same every time. */
function luck(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now * 1_103_515_245 + 12_345) % 2_147_483_648;
    return now / 2_147_483_648;
  };
}

const CASES = (["dungeon", "house", "both"] as const).flatMap((set) => [false, true].map((twisty): [BoxSet, boolean] => [set, twisty]));

test.each(CASES)("a surprise of %s (twisty: %s) hangs together, and the special rooms are far apart", (set, twisty) => {
  for (let seed = 1; seed <= 25; seed += 1) {
    const draft = surprise(set, twisty, luck(seed));
    expect(spell(draft)).not.toBeNull();
    for (const kind of kindsOf(set)) {
      const own = Object.fromEntries(Object.entries(draft.cards).filter(([room]) => ROOMS_OF[kind].includes(room)));
      expect(new Set(Object.values(own).map((card) => `${card.x},${card.y}`)).size).toBe(12);
      const reached = steps(links(own, twisty), kind === "dungeon" ? "entry" : "cellar");
      expect(reached.size).toBe(12);
      expect(reached.get(kind === "dungeon" ? "treasury" : "frontdoor")).toBe(Math.max(...reached.values()));
      expect(Math.max(...reached.values())).toBeGreaterThanOrEqual(4);
    }
  }
});

test("a surprise is another one every time", () => {
  const random = luck(7);
  const all = new Set(Array.from({ length: 20 }, () => spell(surprise("dungeon", false, random))));
  expect(all.size).toBe(20);
});
