import { expect, test } from "vitest";
import { came } from "./mouse.ts";

const at = (type: string, x: number, y: number, pointerType = "mouse"): PointerEvent => new PointerEvent(type, { clientX: x, clientY: y, pointerType });

test("a mouse that is moved comes; the page that moves under a resting mouse brings nothing", () => {
  expect(came(at("pointerenter", 5, 5))).toBe(true);
  dispatchEvent(at("pointermove", 5, 5));
  expect(came(at("pointerenter", 5, 5))).toBe(false);
  expect(came(at("pointerenter", 5, 6))).toBe(true);
  dispatchEvent(at("pointermove", 5, 6));
  expect(came(at("pointerenter", 5, 6))).toBe(false);
});

test("a finger rests nowhere", () => {
  expect(came(at("pointerenter", 50, 60, "touch"))).toBe(false);
});
