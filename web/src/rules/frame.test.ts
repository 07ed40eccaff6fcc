import { expect, test } from "vitest";
import { framed } from "./frame.ts";

test("a tall drawing grows to the sides, a flat one upwards and downwards, around its middle", () => {
  expect(framed({ x: 0, y: 0, w: 100, h: 200 }, 1.5, 2)).toEqual({ x: -100, y: 0, w: 300, h: 200 });
  expect(framed({ x: 0, y: 0, w: 400, h: 100 }, 1.5, 2)).toEqual({ x: 0, y: -50, w: 400, h: 200 });
  expect(framed({ x: 0, y: 0, w: 100, h: 200 }, 1.5, 2, { x: -20, y: -20, w: 900, h: 900 })).toEqual({ x: -20, y: 0, w: 300, h: 200 });
  expect(framed({ x: 5, y: 6, w: 170, h: 100 }, 1.5, 2)).toEqual({ x: 5, y: 6, w: 170, h: 100 });
});
