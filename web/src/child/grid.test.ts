import { expect, test } from "vitest";
import { gridFor, LEAST } from "./grid.ts";

test("pictures are as large as the room allows, and never smaller than a small finger needs", () => {
  for (const [width, height] of [[290, 200], [300, 560], [430, 290], [752, 280], [400, 760]] as const) {
    for (let count = 1; count <= 8; count += 1) {
      const { columns, rows, wide, tall } = gridFor(count, width, height);
      expect(columns * rows).toBeGreaterThanOrEqual(count);
      expect(columns * wide + (columns - 1) * 8).toBeLessThanOrEqual(width + 0.5);
      expect(rows * tall + (rows - 1) * 8).toBeLessThanOrEqual(height + 0.5);
      expect(Math.min(wide, tall)).toBeGreaterThanOrEqual(LEAST);
    }
  }
});

test("two stand side by side where it is wide, and one above the other where it is tall", () => {
  expect(gridFor(2, 700, 200)).toMatchObject({ columns: 2, rows: 1 });
  expect(gridFor(2, 300, 600)).toMatchObject({ columns: 1, rows: 2 });
  expect(gridFor(4, 374, 210)).toMatchObject({ columns: 2, rows: 2 });
});

test("no picture becomes a strip", () => {
  const { wide, tall } = gridFor(1, 300, 900);
  expect(tall / wide).toBeLessThan(1.6);
});
