import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Parts } from "./parts.svelte.ts";
import { loaded, PAGES, skinOf, wordsOf } from "./skins.ts";

const GAMES = Object.keys(import.meta.glob("../games/*/skin.ts")).map((path) => path.split("/").at(-2) ?? "");

beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 }))));
afterEach(() => vi.unstubAllGlobals());

test("every folder of a game has a skin", () => {
  const folders = new Set(Object.keys(import.meta.glob("../games/*/*")).map((path) => path.split("/").at(-2)));
  expect(new Set(GAMES)).toEqual(folders);
});

test.each(GAMES)("every part of %s can be fetched, and something is turned up only if it can be shown", async (game) => {
  const skin = skinOf(game);
  const lazy = [skin.Cover, skin.Board, skin.Panel, skin.Dice, skin.Show, skin.Curtain, skin.Notebook, skin.Ending, skin.Story, skin.luck, ...(skin.pages ?? []).map((page) => page.load)];
  for (const part of lazy) if (part !== undefined) expect(await loaded<unknown>(part)).toBeTypeOf("function");
  expect(skin.reveals === undefined).toBe(skin.Show === undefined);
  expect(wordsOf(game)[0]).toBe(game);
});

test("no two pages have one address, and none has that of the house", () => {
  const paths = PAGES.map((page) => page.path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^(?!(?:t|api|ws|phone|assets)$)[a-z-]+$/);
  for (const page of PAGES) expect(skinOf(page.game).pages?.map((one) => one.path)).toContain(page.path);
});

test("a drawn game is drawn, and told in words if that is wished", async () => {
  const drawn = GAMES.find((game) => skinOf(game).Dice !== undefined) ?? "";
  const parts = new Parts();
  const coming = parts.fetch(drawn, false, false);
  expect(parts.here).toBe(false);
  await coming;
  expect(parts.here).toBe(true);
  expect([parts.Board !== null, parts.Dice !== null, parts.boardless, parts.plain]).toEqual([true, true, false, false]);
  const plain = new Parts();
  await plain.fetch(drawn, true, false);
  expect([plain.Board, plain.Dice, plain.Show, plain.boardless, plain.plain]).toEqual([null, null, null, false, true]);
});

test("a game without a skin is told in words on the stage, without a curtain if it has no secrets", async () => {
  const parts = new Parts();
  await parts.fetch("nobody-drew-this", false, false);
  expect([parts.boardless, parts.Board, parts.Panel, parts.Curtain]).toEqual([true, null, null, null]);
  expect(await parts.story()).toBe(false);
});

test("a part that cannot be fetched is as if it were missing", async () => {
  expect(await loaded(() => Promise.reject(new Error("no line")))).toBeNull();
  expect(await loaded(undefined)).toBeNull();
});

test("a story comes with its words", async () => {
  const teller = GAMES.find((game) => skinOf(game).Story !== undefined) ?? "";
  const parts = new Parts();
  await parts.fetch(teller, true, false);
  expect([parts.Story, await parts.story()]).toEqual([null, true]);
  expect(parts.Story).not.toBeNull();
});
