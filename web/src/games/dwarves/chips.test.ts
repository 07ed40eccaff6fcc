import { describe, expect, it } from "vitest";
import type { Option } from "../../wire";
import { chipsOf, signFor } from "./chips";

const option = (notation: string, ...touches: string[]): Option => ({ do: notation, label: { id: `do ${notation}`, args: {} }, touches, effects: [] });
const MAP = new Set(["tungdil", "boindil", "s20", "s21", "orc-s20", "P05", "tunnel"]);
const onMap = (id: string): boolean => MAP.has(id);
const ids = (...options: Option[]): string[] => chipsOf(options, onMap).map((chip) => `${chip.do}: ${chip.id}${chip.alone ? "" : " ?"}`);

describe("chips", () => {
  it("stand for every action of a turn, to end it last", () => {
    expect(ids(option("end", "end"), option("move", "tungdil", "move"), option("fight", "tungdil", "fight", "s20"), option("message", "council", "c6", "message"))).toEqual([
      "move: move",
      "fight: fight",
      "message: council",
      "end: end",
    ]);
  });

  it("leave to the map what the map alone can tell", () => {
    expect(ids(option("step s21", "tungdil", "s21"), option("step s20", "tungdil", "s20"), option("stop", "tungdil", "s20", "stop"))).toEqual(["step s20: s20 ?", "stop: stop"]);
    expect(ids(option("remove orc s20", "orc-s20", "s20"), option("cleanse s21", "P05", "s21"), option("none", "none"))).toEqual(["none: none"]);
  });

  it("tell dice, dwarves and equipment apart, and by name what no touch can", () => {
    expect(ids(option("reroll 3", "die-3"), option("reroll 5", "die-5"), option("keep", "keep"))).toEqual(["reroll 3: die-3", "reroll 5: die-5", "keep: keep"]);
    expect(ids(option("heal 1", "tungdil", "seat-1"), option("heal 2", "boindil", "seat-2"))).toEqual(["heal 1: seat-1", "heal 2: seat-2"]);
    expect(ids(option("test SA1 1", "SA1", "tungdil", "test"), option("test SA1 2", "SA1", "tungdil", "test"))).toEqual(["test SA1 1: test ?", "test SA1 2: test ?"]);
    expect(ids(option("odd"))).toEqual(["odd: odd ?"]);
  });

  it("carry a sign", () => {
    expect([signFor("fight"), signFor("reroll 4"), signFor("message"), signFor("unheard of")]).toEqual(["battle", "dice", "council", "action"]);
  });
});
