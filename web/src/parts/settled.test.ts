import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AT_MOST, settled } from "./settled.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Is the page shown, once all that could happen has happened? */
async function shown(parts: readonly Promise<unknown>[], after = 0): Promise<boolean> {
  let done = false;
  void settled(parts).then(() => (done = true));
  await vi.advanceTimersByTimeAsync(after);
  return done;
}

test("a page is shown when all of it has come, or cannot come", async () => {
  expect(await shown([Promise.resolve(1), Promise.reject(new Error("out of reach"))])).toBe(true);
  expect(await shown([])).toBe(true);
});

test("nobody waits for ever for what is late", async () => {
  const never = new Promise(() => undefined);
  expect(await shown([Promise.resolve(), never], AT_MOST - 1)).toBe(false);
  expect(await shown([Promise.resolve(), never], AT_MOST)).toBe(true);
});

test("the letters it is written in are waited for", async () => {
  let come: (() => void) | undefined;
  Object.defineProperty(document, "fonts", { configurable: true, value: { ready: new Promise<void>((done) => (come = done)) } });
  try {
    expect(await shown([], 100)).toBe(false);
    const waiting = shown([], 100);
    come?.();
    expect(await waiting).toBe(true);
  } finally {
    Reflect.deleteProperty(document, "fonts");
  }
});
