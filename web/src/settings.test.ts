import { beforeEach, expect, test } from "vitest";
import { settings, understood } from "./settings.svelte.ts";

beforeEach(() => settings.set(understood(null)));

test("somebody new hears and feels it, in the theme of the device, with keys and thoughts", () => {
  const fresh = understood(null);
  expect([fresh.muted, fresh.haptics, fresh.keys, fresh.thoughts]).toEqual([false, true, true, true]);
  expect([fresh.theme, fresh.list, fresh.lastGame, fresh.seenAim]).toEqual(["auto", null, null, []]);
  expect([fresh.voice, fresh.child]).toEqual([true, null]);
});

test("what was kept is read again as it was", () => {
  const change = {
    theme: "light", muted: true, haptics: false, keys: false, thoughts: false, list: true, lastGame: "pig", seenAim: ["pig"],
    name: "Ada", colour: "blue", names: { red: "Bo" }, company: { pig: { bots: 2, level: "strong", options: { goal: "50" } } },
    voice: false, child: "abc", limit: 3600,
  } as const;
  settings.set(change);
  expect(understood(JSON.stringify({ ...understood(null), ...change }))).toMatchObject(change);
  expect(understood(localStorage.getItem("lamplight.settings"))).toMatchObject(change);
});

test("what is damaged is as if it had never been set", () => {
  const odd = { theme: "pink", muted: "yes", list: 1, seenAim: ["pig", 3], names: { red: 7, blue: "x".repeat(99) }, company: { pig: { bots: -1 }, owl: 4 }, lastGame: {} };
  const read = understood(JSON.stringify(odd));
  expect([read.theme, read.muted, read.list, read.lastGame]).toEqual(["auto", false, null, null]);
  expect([-1, 0, 1.5, "day", null].map((limit) => understood(JSON.stringify({ limit })).limit)).toEqual([null, null, null, null, null]);
  expect([read.seenAim, read.names, read.company]).toEqual([["pig"], { blue: "x".repeat(24) }, {}]);
  expect(understood("{").theme).toBe("auto");
});

test("one flag mutes, and an aim counts as told once", () => {
  settings.set({ muted: true });
  expect(settings.sound).toBe(false);
  settings.sawAim("pig");
  settings.sawAim("pig");
  expect(settings.seenAim).toEqual(["pig"]);
});

test("a chosen theme wins over the device's", () => {
  settings.set({ theme: "light" });
  expect(settings.shade).toBe("light");
  settings.set({ theme: "dark" });
  expect(settings.shade).toBe("dark");
});
