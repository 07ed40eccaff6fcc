import { describe, expect, it } from "vitest";
import { pips, readable, type Tag, wideOf } from "./labels";

const tag = (id: string, x: number, y: number, weight = 0, lines = [id], size = 14): Tag => ({ id, at: { x, y }, lines, size, weight });

describe("names on the map", () => {
  it("stay while they do not touch each other", () => {
    expect(readable([tag("Porista", 0, 0), tag("Toboribor", 200, 0)]).map((one) => one.id)).toEqual(["Porista", "Toboribor"]);
    expect(readable([tag("Porista", 0, 0), tag("Toboribor", 20, 5)])).toHaveLength(1);
    expect(readable([tag("Porista", 0, 0), tag("Toboribor", 20, 15)])).toHaveLength(2);
  });

  it("give way to heavier ones, the same ones every time", () => {
    const two = [tag("light", 0, 0, 1), tag("heavy", 10, 0, 2)];
    expect(readable(two).map((one) => one.id)).toEqual(["heavy"]);
    expect(readable([...two].reverse()).map((one) => one.id)).toEqual(["heavy"]);
  });

  it("hide more of each other the larger their letters are", () => {
    const at = (size: number): number => readable([tag("Greenglade", 0, 0, 0, undefined, size), tag("Mifurdania", 100, 0, 0, undefined, size)]).length;
    expect([at(14), at(30)]).toEqual([2, 1]);
    expect(wideOf("abcd", 10, 5)).toBeCloseTo(4 * (5.3 + 5));
  });
});

describe("small figures", () => {
  it("stand in rows of three round their middle", () => {
    expect(pips(1, 10, { x: 5, y: 5 })).toEqual([{ x: 5, y: 5 }]);
    const five = pips(5, 10, { x: 0, y: 0 });
    expect(five.map((p) => p.y)).toEqual([-5, -5, -5, 5, 5]);
    expect(five.map((p) => p.x)).toEqual([-10, 0, 10, -5, 5]);
    expect(pips(0, 10, { x: 0, y: 0 })).toEqual([]);
  });
});
