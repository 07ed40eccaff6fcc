import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shelf } from "../games.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { LANGUAGES, words } from "../words.svelte.ts";
import type { GameInfo } from "../wire.ts";
import Aim from "./Aim.svelte";
import Help from "./Help.svelte";
import { skinOf } from "./skins.ts";

const GAMES = Object.keys(import.meta.glob("../games/*/skin.ts")).map((path) => path.split("/").at(-2) ?? "");
const catalogues = import.meta.glob<string>("$locale/en/*.ftl", { query: "?raw", import: "default", eager: true });

/** The games as a server tells of them, as far as the card asks. */
function known(id: string): GameInfo {
  const [, source = ""] = Object.entries(catalogues).find(([path]) => path.endsWith(`/en/${id}.ftl`)) ?? [];
  return { id, name: { id: /^([a-z]+-name) =/m.exec(source)?.[1] ?? "", args: {} }, lessons: [], names: {} } as unknown as GameInfo;
}

let drawn: Record<string, unknown> | null = null;

beforeEach(() => {
  shelf.all = GAMES.map(known);
  settings.set({ seenAim: [], keys: true });
});

afterEach(() => {
  if (drawn !== null) void unmount(drawn);
  drawn = null;
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test.each(GAMES)("%s says in three to five lines what it is about, in every language, with a picture", async (game) => {
  expect(skinOf(game).Aim).toBeDefined();
  for (const language of LANGUAGES) {
    await words.speak(language);
    await shelf.door(game);
    const lines = shelf.aim(game);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.length).toBeLessThanOrEqual(5);
    for (const line of lines) expect(line.length).toBeLessThan(190);
    for (const word of ["age", "duration", "feel"]) expect(shelf.word(game, word)).not.toBe("");
  }
});

test("the card is told once, whichever way it is closed", async () => {
  await words.speak("en");
  const [game = ""] = GAMES;
  const onclose = vi.fn();
  drawn = mount(Aim, { target: document.body, props: { game, onclose } });
  await vi.waitFor(() => expect(document.querySelectorAll(".aim li").length).toBe(shelf.aim(game).length));
  expect(settings.seenAim).toEqual([]);
  document.querySelector<HTMLElement>(".go button")?.click();
  expect(onclose).toHaveBeenCalledTimes(1);
  expect(settings.seenAim).toEqual([game]);
});

test("a game without an aim has a card without lines", () => {
  expect(shelf.aim("halma")).toEqual([]);
});

test.each([
  [true, 0],
  [false, 13],
])("help on a device that is only touched: %s", async (touched, keys) => {
  await words.speak("en");
  vi.stubGlobal("matchMedia", () => ({ matches: touched, addEventListener: () => {} }));
  const [game = ""] = GAMES;
  await shelf.door(game);
  const onrules = vi.fn();
  drawn = mount(Help, { target: document.body, props: { game, onrules } });
  expect(document.querySelectorAll("dt")).toHaveLength(keys);
  expect([...document.querySelectorAll("h3")].map((one) => one.textContent)[0]).toBe("What is it about?");
  expect(document.querySelector("h3 ~ .aim, .aim")).not.toBeNull();
  document.querySelector<HTMLElement>(".row button")?.click();
  expect(onrules).toHaveBeenCalledTimes(1);
});
