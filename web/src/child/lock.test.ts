import { expect, test } from "vitest";
import { judged, task } from "./lock.ts";

test("a task is three different numbers of one digit", () => {
  for (let seed = 0; seed < 50; seed += 1) {
    let n = seed;
    const numbers = task(() => ((n = (n * 7 + 3) % 97) / 97));
    expect(new Set(numbers).size).toBe(3);
    expect(numbers.every((one) => Number.isInteger(one) && one >= 0 && one <= 9)).toBe(true);
  }
  expect(task(() => 0)).toEqual([0, 1, 2]);
  expect(task(() => 0.999)).toEqual([9, 8, 7]);
});

test("it opens for these numbers in this order only", () => {
  expect([judged([7, 3, 9], []), judged([7, 3, 9], [7]), judged([7, 3, 9], [7, 3]), judged([7, 3, 9], [7, 3, 9])]).toEqual(["so-far", "so-far", "so-far", "open"]);
  expect([judged([7, 3, 9], [3]), judged([7, 3, 9], [7, 9]), judged([7, 3, 9], [7, 3, 8])]).toEqual(["wrong", "wrong", "wrong"]);
});
