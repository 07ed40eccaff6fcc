import { describe, expect, it } from "vitest";
import { around, distance, type Keep, MUST, overlap, placed } from "./place.ts";

const page = { width: 390, height: 844 };
const size = { width: 300, height: 120 };
const box = (left: number, top: number, width: number, height: number, weight = MUST): Keep => ({ left, top, right: left + width, bottom: top + height, weight });

function at(spot: { left: number; top: number }): Keep {
  return box(spot.left, spot.top, size.width, size.height);
}

describe("where a bubble stands", () => {
  it("is beside what it speaks of and does not cover it", () => {
    const lit = box(150, 400, 40, 40);
    const spot = placed(size, [lit], [lit], page);
    expect(overlap(at(spot), lit)).toBe(0);
    expect(distance(at(spot), lit)).toBeLessThan(20);
  });

  it("is on the page even where the thing is not", () => {
    const spot = placed(size, [box(900, -50, 30, 30)], [], page);
    expect(spot.left).toBeGreaterThanOrEqual(8);
    expect(spot.left + size.width).toBeLessThanOrEqual(382);
    expect(spot.top).toBeGreaterThanOrEqual(8);
  });

  it("never covers what must be touched while there is any room", () => {
    const lit = box(180, 420, 40, 40);
    const touched = [box(10, 250, 370, 150), box(10, 480, 370, 150), box(0, 740, 390, 104)];
    const spot = placed(size, [lit], [lit, ...touched], page);
    for (const one of [lit, ...touched]) expect(overlap(at(spot), one)).toBe(0);
  });

  it("stays where it is for little", () => {
    const lit = box(150, 400, 40, 40);
    const first = placed(size, [lit], [lit], page);
    expect(placed(size, [box(160, 410, 40, 40)], [box(160, 410, 40, 40)], page, first)).toEqual(first);
  });

  it("gathers boxes", () => {
    expect(around([])).toBeNull();
    expect(around([box(1, 2, 3, 4), box(10, 1, 1, 1)])).toEqual({ left: 1, top: 1, right: 11, bottom: 6 });
  });
});
