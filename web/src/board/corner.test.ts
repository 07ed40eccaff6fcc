import { expect, test } from "vitest";
import { freeCorner } from "./corner.ts";

const [W, H] = [400, 400];

test("the buttons lie below on the right, and the small map on the left, where nothing is in the way", () => {
  expect(freeCorner([], W, H, true)).toEqual({ corner: "br", map: true });
  expect(freeCorner([{ x: 200, y: 200 }], W, H, true)).toEqual({ corner: "br", map: true });
});

test("they go elsewhere when something waits there", () => {
  expect(freeCorner([{ x: 380, y: 380 }], W, H, false).corner).toBe("tr");
  expect(freeCorner([{ x: 380, y: 380 }, { x: 380, y: 20 }], W, H, false).corner).toBe("bl");
});

test("three buttons need more room than one", () => {
  const high = [{ x: 380, y: 260 }];
  expect(freeCorner(high, W, H, false).corner).toBe("br");
  expect(freeCorner(high, W, H, true).corner).toBe("tr");
});

test("a small map that would cover something lies at the other edge, or is left out", () => {
  expect(freeCorner([{ x: 90, y: 350 }], W, H, true)).toEqual({ corner: "tr", map: true });
  expect(freeCorner([{ x: 90, y: 350 }, { x: 90, y: 60 }, { x: 300, y: 60 }, { x: 300, y: 350 }], W, H, true).map).toBe(false);
});
