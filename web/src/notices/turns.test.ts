import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asks, event, info, opened, type PaperServer, step, sync, view, walk } from "../../tests/paper.ts";
import * as device from "../device.ts";
import { settings } from "../settings.svelte.ts";
import * as sound from "../sound.ts";
import type { Line } from "../table/line.svelte.ts";
import { Stage } from "../table/stage.svelte.ts";
import { notices } from "./notices.svelte.ts";
import { Bell } from "./turns.svelte.ts";

const MINE = [walk("ann", "c")];
/** What says to the server that it shall push. */
const INSIDE = notices as unknown as { send(): Promise<void> };

let server: PaperServer;
let line: Line;
let stage: Stage;
let bell: Bell;
let hidden: boolean;

beforeEach(() => {
  localStorage.clear();
  settings.set({ notices: "no", quietFrom: null, quietTo: null, muted: false });
  hidden = false;
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => (hidden ? "hidden" : "visible"));
  vi.spyOn(sound, "ring").mockImplementation(() => undefined);
  vi.spyOn(sound, "buzz").mockImplementation(() => undefined);
  vi.stubGlobal("isSecureContext", false);
  vi.spyOn(notices, "seen").mockResolvedValue();
  device.remember("paper", "paper", [{ seat: 0, token: "t", words: "", invite: "" }], 1);
  ({ server, line } = opened());
  stage = new Stage({ speed: () => "off", asleep: () => hidden, step: () => 100, reveals: () => 0, own: (seat) => seat === 0, sound: () => undefined, still: () => undefined });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await notices.end(); // what was wished for
});

/** How often it was heard and felt, once everything under way is over. */
async function heard(): Promise<readonly [number, number]> {
  await new Promise((go) => setTimeout(go));
  return [vi.mocked(sound.ring).mock.calls.filter(([name]) => name === "turn").length, vi.mocked(sound.buzz).mock.calls.filter(([name]) => name === "turn").length];
}

function sits(v: number, who: number): void {
  server.says(sync(v, asks(who, MINE)));
  bell = new Bell(line, stage);
  bell.heed();
}

function goes(v: number, who: number): void {
  server.says(step(v, asks(who, MINE)));
  bell.heed();
}

test("whoever opens a table where it is their turn sees that; after the others it is heard, once", async () => {
  sits(5, 0);
  expect(await heard()).toEqual([0, 0]);
  goes(6, 1);
  goes(7, 1);
  expect(await heard()).toEqual([0, 0]);
  goes(8, 0);
  bell.heed();
  expect(await heard()).toEqual([1, 1]);
  goes(9, 0); // one's own decision, and one more question
  expect(await heard()).toEqual([1, 1]);
});

test("it is heard when it has been shown, not before", async () => {
  sits(5, 1);
  stage.behind = true;
  goes(6, 0);
  expect(await heard()).toEqual([0, 0]);
  stage.behind = false;
  bell.heed();
  expect(await heard()).toEqual([1, 1]);
});

test("what others did while there was no line counts", async () => {
  sits(5, 0);
  server.says(sync(5, asks(0, MINE))); // the same once more
  bell.heed();
  expect(await heard()).toEqual([0, 0]);
  server.says(sync(9, asks(0, MINE), { log: [{ v: 8, event: event("walk", { seat: 1 }) }] }));
  bell.heed();
  expect(await heard()).toEqual([1, 1]);
});

test("seats that share a device do not ring for each other", async () => {
  server.says(sync(5, asks(0, MINE), { mine: [0, 1] }));
  bell = new Bell(line, stage);
  goes(6, 1);
  goes(7, 0);
  expect(await heard()).toEqual([0, 0]);
});

test("nobody is called to a game that is over", async () => {
  sits(5, 1);
  server.says(step(6, view({ actor: -1 })));
  bell.heed();
  expect(await heard()).toEqual([0, 0]);
});

/** A browser that may show notices, with or without a way to be pushed. */
function allowed(pushes: boolean): { readonly shown: [string, NotificationOptions][] } {
  const shown: [string, NotificationOptions][] = [];
  const registration = { showNotification: (title: string, more: NotificationOptions) => Promise.resolve(void shown.push([title, more])) };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", { permission: "granted" });
  if (pushes) vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve(registration), ready: Promise.resolve(registration) }, userAgent: "", maxTouchPoints: 0 });
  settings.set({ notices: "yes" });
  return { shown };
}

test("a hidden page is heard, too, if nothing else tells of it", async () => {
  hidden = true;
  sits(5, 1);
  goes(6, 0);
  expect(await heard()).toEqual([1, 1]);
});

test("not in quiet hours, and not at a table of which nothing is wanted", async () => {
  hidden = true;
  settings.set({ quietFrom: 0, quietTo: 1439 });
  vi.setSystemTime(new Date(2026, 1, 1, 12));
  sits(5, 1);
  goes(6, 0);
  settings.set({ quietFrom: null, quietTo: null });
  device.silence("paper", true);
  goes(7, 1);
  goes(8, 0);
  expect(await heard()).toEqual([0, 0]);
  device.silence("paper", false);
  goes(9, 1);
  goes(10, 0);
  expect(await heard()).toEqual([1, 1]);
  vi.useRealTimers();
});

test("where the server pushes, the hidden page is silent", async () => {
  const { shown } = allowed(true);
  vi.spyOn(INSIDE, "send").mockResolvedValue();
  hidden = true;
  sits(5, 1);
  goes(6, 0);
  expect([await heard(), shown]).toEqual([[0, 0], []]);
  hidden = false;
  goes(7, 1);
  goes(8, 0);
  expect([await heard(), shown]).toEqual([[1, 1], []]);
});

test.each([["cannot push", false], ["did not manage to", true]])("a browser that %s shows one notice from the page, and that is all", async (_, pushes) => {
  const { shown } = allowed(pushes);
  if (pushes) vi.spyOn(INSIDE, "send").mockRejectedValue(new Error("no service"));
  settings.set({ muted: true });
  hidden = true;
  server.says(sync(5, asks(1, MINE), { table: info({ game: "paper" }) }));
  bell = new Bell(line, stage);
  goes(6, 0);
  bell.heed();
  expect(await heard()).toEqual([0, 0]);
  expect(shown).toHaveLength(1);
  expect(shown[0]?.[1]).toMatchObject({ tag: "/t/paper", silent: true, data: { path: "/t/paper" } });
});
