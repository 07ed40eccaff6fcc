import { expect, test } from "vitest";
import { framed, type Scene } from "./framed.ts";

const SCENE: Scene = { middle: 400, wide: 800, tall: 480, least: 460, bottom: 480 };
const box = (aspect: number): number[] => framed(aspect, SCENE).split(" ").map(Number);

test("a frame of the drawing's own shape shows all of it", () => {
  expect(box(800 / 480)).toEqual([0, 0, 800, 480]);
});

test("every frame is filled: the box has its shape and stands on the ground", () => {
  for (const aspect of [0.45, 0.7, 1, 1.3, 1.8, 3]) {
    const [x = 0, y = 0, width = 0, height = 0] = box(aspect);
    expect(width / height).toBeCloseTo(aspect, 1);
    expect(y + height).toBeCloseTo(480, 0);
    expect(x + width / 2).toBeCloseTo(400, 0);
    expect(width).toBeGreaterThanOrEqual(460);
    expect(width).toBeLessThanOrEqual(800);
  }
});

test("a frame without a size yet is shown as the drawing is", () => {
  expect(framed(Number.NaN, SCENE)).toBe(framed(800 / 480, SCENE));
  expect(framed(0, SCENE)).toBe(framed(800 / 480, SCENE));
});
