import { beforeEach, expect, test, vi } from "vitest";
import { Drawers } from "../tests/drawers.ts";
import { add, ANSWERS, SHELL } from "./shell.ts";

let drawers: Drawers;
const register = vi.fn(async () => undefined);
const html = (n: number): string => `<html lang="en"><head><script type="module" src="/assets/index-${n}.js"></script></head></html>`;
/** The page that the server hands out. */
let served = 1;
let line = true;

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  localStorage.clear();
  register.mockClear();
  [served, line] = [1, true];
  drawers = new Drawers();
  document.head.innerHTML = `<template>${html(1)}</template>`; // a page that nothing runs on
  vi.stubGlobal("caches", drawers);
  vi.stubGlobal("fetch", async (path: string) => {
    if (!line) throw new TypeError("no line");
    if (path.includes("gone")) return new Response("", { status: 404 });
    return new Response(path === "/" ? html(served) : path);
  });
  vi.stubGlobal("PerformanceObserver", class {
    constructor(private readonly hear: (list: object) => void) {}
    observe(): void {
      this.hear({ getEntries: () => ["/assets/gone.js", "/assets/door.js", "/assets/door.js", "/api/mine", "http://elsewhere/assets/x.js"].map((name) => ({ name: new URL(name, location.href).href })) });
    }
    disconnect(): void {}
  });
  Object.defineProperty(navigator, "serviceWorker", { value: { register, ready: Promise.resolve() }, configurable: true });
});

const begin = async (): Promise<void> => (await import("./shell.ts")).begin();

test("the page is kept with the files that were fetched, and knows that it was", async () => {
  await begin();
  await vi.waitFor(() => expect(drawers.paths(`${SHELL}/assets/index-1.js`)).toEqual(["/", "/assets/door.js"]));
  expect(await (await (await drawers.open(`${SHELL}/assets/index-1.js`)).match("/"))?.text()).toContain("<html data-kept");
  expect([drawers.paths(ANSWERS), register.mock.calls.length]).toEqual([["/api/games"], 1]);
});

test("a new build takes over: what is left of others goes, and pages of those keep nothing more", async () => {
  const old = await drawers.open(`${SHELL}/assets/index-0.js`);
  await drawers.open("lamplight tables");
  await begin();
  expect((await drawers.keys()).toSorted()).toEqual([ANSWERS, `${SHELL}/assets/index-1.js`, "lamplight tables"].sort());
  expect(await add(old as unknown as Cache, `${SHELL}/assets/index-0.js`, ["/assets/late.js"])).toBe(false);
  expect(await drawers.keys()).not.toContain(`${SHELL}/assets/index-0.js`);
});

test("a page that the server hands out no longer keeps nothing, nor does one without a line", async () => {
  served = 2;
  await begin();
  line = false;
  vi.resetModules();
  await expect(begin()).rejects.toThrow();
  expect(await drawers.keys()).toEqual([]);
});

test("a page that came without a line is loaded anew if there is a newer one, as soon as there is a line", async () => {
  const { revive } = await import("./shell.ts");
  const load = vi.fn();
  await revive(load, 1);
  expect(load).not.toHaveBeenCalled();
  [served, line] = [2, false];
  const done = revive(load, 1);
  await new Promise((go) => setTimeout(go, 10));
  expect(load).not.toHaveBeenCalled();
  line = true;
  await done;
  expect(load).toHaveBeenCalledTimes(1);
});
