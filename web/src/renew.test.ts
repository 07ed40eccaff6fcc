import { beforeEach, expect, test, vi } from "vitest";
import { entry, renew } from "./renew.ts";

const page = (name: string): string => `<head><script type="module" crossorigin src="${name}"></script></head>`;
const load = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  load.mockClear();
});

test("the script with which a page begins", () => {
  expect([entry(page("/assets/index-1.js")), entry("<p>nothing</p>")]).toEqual(["/assets/index-1.js", ""]);
});

test("a renewed server: the page is loaded anew, once", async () => {
  await renew("/a-1.js", async () => page("/a-2.js"), load);
  expect(load).toHaveBeenCalledTimes(1);
  await renew("/a-1.js", async () => page("/a-2.js"), load);
  expect(load).toHaveBeenCalledTimes(1);
  await renew("/a-2.js", async () => page("/a-3.js"), load);
  expect(load).toHaveBeenCalledTimes(2);
});

test("the same server, none at all, or something that is no page of ours: it stays", async () => {
  await renew("/a-1.js", async () => page("/a-1.js"), load);
  await renew("/a-1.js", () => Promise.reject(new TypeError("no line")), load);
  await renew("/a-1.js", async () => "Bad gateway", load);
  expect(load).not.toHaveBeenCalled();
});
