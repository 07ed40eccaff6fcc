import { expect, test } from "vitest";
import { view, walk } from "../../tests/paper.ts";
import type { Guide } from "../table/skin.ts";
import type { Option } from "../wire.ts";
import { NOTHING, picking, towards } from "./picking.ts";

/** Who walks, then where to: first a colour, then a name, then a place. */
const COLOUR: Readonly<Record<string, string>> = { ann: "red", amy: "red", bob: "blue" };
const guide: Guide = {
  facets: (option) => {
    const [who = "", to = ""] = option.do.split(" ");
    return [
      { kind: "colour", key: COLOUR[who] ?? "", things: [] },
      { kind: "piece", key: who, things: [who] },
      { kind: "place", key: `to ${to}`, things: [to] },
    ];
  },
  name: (pick) => ({ id: pick.key, args: {} }),
  ask: () => ({ id: "ask", args: {} }),
  roll: () => null,
  told: () => null,
};
const ALL: readonly Option[] = [walk("ann", "c"), walk("ann", "d"), walk("amy", "c"), walk("bob", "d")];
const table = view();
const at = (keys: readonly string[], options: readonly Option[] = ALL): { picks: string[]; last: boolean; keys: readonly string[] } => {
  const now = picking(options, table, guide, keys);
  return { picks: now.picks.map((pick) => pick.key), last: now.last, keys: now.keys };
};

test("one choice after the other", () => {
  expect(at([])).toEqual({ picks: ["red", "blue"], last: false, keys: [] });
  expect(at(["red"])).toEqual({ picks: ["ann", "amy"], last: false, keys: ["red"] });
  expect(at(["red", "ann"])).toEqual({ picks: ["to c", "to d"], last: true, keys: ["red", "ann"] });
});

test("what leaves no choice is not asked, but the last picture always is", () => {
  expect(at(["blue"])).toEqual({ picks: ["to d"], last: true, keys: ["blue"] });
  expect(at([], [walk("bob", "d")])).toEqual({ picks: ["to d"], last: true, keys: [] });
});

test("a touch that fits nothing is left out", () => {
  expect(at(["green"]).picks).toEqual(["red", "blue"]);
  expect(at(["red", "bob"])).toEqual({ picks: ["ann", "amy"], last: false, keys: ["red"] });
  expect(picking([], table, guide, [])).toBe(NOTHING);
});

test("options that come to the same are one picture", () => {
  const twice = [{ ...walk("bob", "d"), do: "bob d forward" }, { ...walk("bob", "d"), do: "bob d back" }];
  expect(picking(twice, table, guide, []).picks.map((pick) => pick.options.length)).toEqual([2]);
});

test("a thing of the board stands for its picture, also for one that could have been chosen instead", () => {
  const reach = (keys: readonly string[], thing: string): readonly string[] | null => towards(picking(ALL, table, guide, keys), ALL, table, guide, thing);
  expect(reach(["red", "ann"], "d")).toEqual(["red", "ann", "to d"]);
  expect(reach(["red", "ann"], "amy")).toEqual(["red", "amy"]);
  expect(reach(["red", "ann"], "bob")).toEqual(["blue"]);
  expect(reach([], "amy")).toEqual(["red", "amy"]);
  expect(reach([], "a")).toBeNull();
});

test("no touch decides what was not shown: a place counts only once it shines", () => {
  const now = picking(ALL, table, guide, []);
  expect(towards(now, ALL, table, guide, "c")).toBeNull();
});
