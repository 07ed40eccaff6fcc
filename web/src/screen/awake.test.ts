import { afterEach, expect, test, vi } from "vitest";
import { stayAwake } from "./awake.ts";

afterEach(() => Reflect.deleteProperty(navigator, "wakeLock"));

/** A browser that can keep its screen lit; the locks that it gave. */
function lit(): { release: ReturnType<typeof vi.fn> }[] {
  const locks: { release: ReturnType<typeof vi.fn> }[] = [];
  const request = async (): Promise<object> => {
    const lock = { release: vi.fn(async () => undefined) };
    locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  return locks;
}

test("the screen is kept lit, again after it was hidden, and goes dark when the table is left", async () => {
  const locks = lit();
  const leave = stayAwake();
  await Promise.resolve();
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(locks).toHaveLength(2));
  await Promise.resolve();
  leave();
  expect(locks[1]?.release).toHaveBeenCalled();
  document.dispatchEvent(new Event("visibilitychange"));
  await Promise.resolve();
  expect(locks).toHaveLength(2);
});

test("without such a browser nothing happens, and a refusal is no fault", async () => {
  stayAwake()();
  Object.defineProperty(navigator, "wakeLock", { value: { request: () => Promise.reject(new Error("no")) }, configurable: true });
  const leave = stayAwake();
  await Promise.resolve();
  leave();
});
