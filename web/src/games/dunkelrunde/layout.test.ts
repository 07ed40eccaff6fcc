import { describe, expect, it } from "vitest";
import type { Piece, Place } from "../../wire";
import { closest, fan, standings, stepsToGo, stone, wayBetween } from "./layout";

const label = { id: "x", args: {} };
const place = (id: string, x: number, y: number, next: string[], kind = "grey"): Place => ({ id, kind, label, x, y, next, landmark: "", marks: [], about: [], beside: [] });
const child = (id: string, at: string): Piece => ({ id, kind: "child", at, label, seat: 0, marks: [], count: 1 });

const places = new Map(
  [place("0", 100, 100, ["1"], "yellow"), place("1", 200, 100, ["2", "a"]), place("a", 250, 150, ["3"], "green"), place("2", 300, 100, ["3"]), place("3", 400, 100, [])].map((p) => [p.id, p]),
);

describe("several pieces on one place", () => {
  it("never stand on each other", () => {
    for (let n = 1; n <= 12; n++) {
      const spots = fan(n);
      expect(spots).toHaveLength(n);
      for (const [i, p] of spots.entries()) for (const q of spots.slice(i + 1)) expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThan(20);
    }
  });

  it("keeps the two of one colour apart in a crowd", () => {
    const colours = ["red", "blue", "green", "yellow", "violet", "grey"];
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const crowd = colours.slice(0, n).flatMap((c) => [child(`${c}-girl`, "0"), child(`${c}-boy`, "0")]);
      const at = new Map(standings(crowd, places).map((s) => [s.piece.id, s]));
      for (const c of colours.slice(0, n)) {
        const [girl, boy] = [at.get(`${c}-girl`), at.get(`${c}-boy`)];
        expect(Math.hypot((girl?.x ?? 0) - (boy?.x ?? 0), (girl?.y ?? 0) - (boy?.y ?? 0))).toBeGreaterThan(29);
      }
    }
  });
});

describe("ways", () => {
  it("go forward, back, or straight", () => {
    expect(wayBetween(places, "0", "2")).toEqual(["0", "1", "2"]);
    expect(wayBetween(places, "3", "1")).toHaveLength(3);
    expect(wayBetween(places, "2", "a")).toEqual(["2", "a"]);
  });
});

describe("a finger", () => {
  it("needs to know how close two things lie; what lies in one spot is one thing", () => {
    expect(closest([])).toBe(Infinity);
    expect(closest([{ x: 5, y: 5 }, { x: 5, y: 5 }])).toBe(Infinity);
    expect(closest([{ x: 0, y: 0 }, { x: 30, y: 40 }, { x: 500, y: 0 }])).toBe(50);
  });

  it("finds a crowd that has grown with the pieces", () => {
    const crowd = ["red", "blue", "green"].flatMap((c) => [child(`${c}-girl`, "0"), child(`${c}-boy`, "0")]);
    const [small, large] = [standings(crowd, places), standings(crowd, places, 1.5)];
    expect(closest(large)).toBeCloseTo(closest(small) * 1.5, 5);
    expect(large[0]?.size).toBeCloseTo((small[0]?.size ?? 0) * 1.5, 5);
  });
});

describe("the way that is left", () => {
  it("is counted by the shortest way", () => {
    const board = { id: "x", places: [...places.values()], chart: null };
    expect([...stepsToGo(board)].sort()).toEqual([["0", 3], ["1", 2], ["2", 1], ["3", 0], ["a", 1]]);
  });
});

it("draws every kind of stone closed", () => {
  for (const kind of ["grey", "yellow", "blue", "red", "green", "brown"]) expect(stone(3, 22, kind)).toMatch(/^M.*Z$/);
});
