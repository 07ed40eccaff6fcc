import { expect, test } from "vitest";
import { roomFor } from "./shape.ts";

test.each([
  [1440, 900, "wide"],
  [1024, 768, "wide"],
  [768, 1024, "tall"],
  [390, 844, "tall"],
  [844, 390, "flat"],
  [667, 375, "flat"],
  [1920, 1080, "wide"],
  [1280, 560, "flat"],
  [900, 901, "tall"],
] as const)("%d x %d is %s", (width, height, shape) => {
  expect(roomFor(width, height)).toEqual({ shape, tiny: false });
});

test("letters twice as large leave half the room", () => {
  expect(roomFor(1440, 900, 2).shape).toBe(roomFor(720, 450).shape);
  expect(roomFor(1024, 768, 2)).toEqual({ shape: "flat", tiny: false });
  expect(roomFor(1024, 1400, 2).shape).toBe("tall");
});

test("a page that is a keyhole scrolls", () => {
  expect(roomFor(320, 256)).toEqual({ shape: "tall", tiny: true });
  expect(roomFor(844, 320)).toEqual({ shape: "flat", tiny: false });
});

test("every size has a layout, and none flickers between two for the sake of a pixel's rounding", () => {
  for (let w = 280; w < 2000; w += 37) for (let h = 200; h < 1500; h += 41) expect(["wide", "tall", "flat"]).toContain(roomFor(w, h).shape);
});
