import { expect, test, vi } from "vitest";
import { towards, walked } from "./arrows";

const nobody = (): boolean => false;
const MIDDLE = { x: 0, y: 0 };
const CROSS = new Map(Object.entries({ here: MIDDLE, east: { x: 50, y: 0 }, west: { x: -50, y: 0 }, north: { x: 0, y: -50 }, south: { x: 0, y: 50 } }));

test.each([
  ["ArrowRight", "east"],
  ["ArrowLeft", "west"],
  ["ArrowUp", "north"],
  ["ArrowDown", "south"],
])("%s leads %s, and never to where one is", (key, to) => {
  expect(towards(key, MIDDLE, CROSS, nobody, 1.3)).toBe(to);
});

test("another key is none of ours, and at the edge an arrow leads nowhere", () => {
  expect(towards("a", MIDDLE, CROSS, nobody, 1.3)).toBeNull();
  expect(towards("ArrowRight", { x: 50, y: 0 }, CROSS, nobody, 1.3)).toBe("");
});

test("what can be chosen is reached over what lies nearer, if it is not twice as far", () => {
  const row = new Map(Object.entries({ near: { x: 30, y: 0 }, far: { x: 50, y: 0 }, farther: { x: 80, y: 0 } }));
  expect(towards("ArrowRight", MIDDLE, row, nobody, 1.3)).toBe("near");
  expect(towards("ArrowRight", MIDDLE, row, (id) => id === "far", 1.3)).toBe("far");
  expect(towards("ArrowRight", MIDDLE, row, (id) => id === "farther", 1.3)).toBe("near");
});

test("the cone says what still lies that way", () => {
  const aside = new Map([["corner", { x: 20, y: 30 }]]);
  expect(towards("ArrowRight", MIDDLE, aside, nobody, 1.3)).toBe("");
  expect(towards("ArrowRight", MIDDLE, aside, nobody, 1.8)).toBe("corner");
});

test("Enter and the space bar press, an arrow moves the focus, the rest is left to the page", () => {
  document.body.innerHTML = '<div><button data-id="a"></button><button data-id="b"></button></div>';
  const sheet = document.querySelector("div") ?? undefined;
  const press = vi.fn();
  const leads = (key: string): string | null => (key === "ArrowRight" ? "b" : key === "ArrowLeft" ? "" : null);
  const keyed = (key: string): boolean => {
    const event = new KeyboardEvent("keydown", { key, cancelable: true });
    walked(event, press, leads, sheet);
    return event.defaultPrevented;
  };
  expect([keyed("Enter"), keyed(" ")]).toEqual([true, true]);
  expect(press).toHaveBeenCalledTimes(2);
  expect(keyed("x")).toBe(false);
  expect(keyed("ArrowRight")).toBe(true);
  expect(document.activeElement?.getAttribute("data-id")).toBe("b");
  expect(keyed("ArrowLeft")).toBe(true); // nothing lies there: the page does not scroll instead
  expect(document.activeElement?.getAttribute("data-id")).toBe("b");
});
