import { afterEach, expect, test, vi } from "vitest";
import * as api from "../api.ts";
import { settings } from "../settings.svelte.ts";
import { remember, sitting } from "../device.ts";
import { bytes, isQuiet, notices, wayHere } from "./notices.svelte.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  settings.set({ notices: "ask", quietFrom: null, quietTo: null });
});

/** A browser that can be told: what it is asked for, and what it answers. */
function browser(permission: NotificationPermission, answer: NotificationPermission = permission): { endpoint: string } {
  const kept = { endpoint: "" };
  const subscription = { endpoint: "https://push.example.org/1", toJSON: () => ({ endpoint: "https://push.example.org/1", keys: { p256dh: "P".repeat(87), auth: "A".repeat(22) } }), unsubscribe: () => ((kept.endpoint = ""), Promise.resolve(true)) };
  const pushManager = {
    getSubscription: () => Promise.resolve(kept.endpoint === "" ? null : subscription),
    subscribe: () => ((kept.endpoint = subscription.endpoint), Promise.resolve(subscription)),
  };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  const Notice = { permission, requestPermission: () => Promise.resolve((Notice.permission = answer)) };
  vi.stubGlobal("Notification", Notice);
  const worker = { getRegistration: () => Promise.resolve({ pushManager }), register: () => Promise.resolve({ pushManager }), ready: Promise.resolve({ pushManager }) };
  vi.stubGlobal("navigator", { serviceWorker: worker, userAgent: "Mozilla/5.0 (X11; Linux)", maxTouchPoints: 0, languages: ["en"], language: "en" });
  return kept;
}

test("it says why somebody cannot be told", () => {
  vi.stubGlobal("isSecureContext", false);
  expect(wayHere()).toBe("plain");
  vi.stubGlobal("isSecureContext", true);
  expect(wayHere()).toBe("none");
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)", maxTouchPoints: 5 });
  expect(wayHere()).toBe("install");
  browser("denied");
  expect(wayHere()).toBe("blocked");
  browser("default");
  expect(wayHere()).toBe("push");
  delete (globalThis as { PushManager?: unknown }).PushManager;
  expect(wayHere()).toBe("page");
});

test("a key is read as browsers want it", () => {
  expect([...bytes("-_8A")]).toEqual([251, 255, 0]);
});

test("yes is told to the server for every running game, once; no takes it back", async () => {
  const kept = browser("default", "granted");
  vi.spyOn(api, "noticeKey").mockResolvedValue({ key: "AAAA" });
  const told = vi.spyOn(api, "subscribe").mockResolvedValue();
  const off = vi.spyOn(api, "unsubscribe").mockResolvedValue();
  remember("one", "g", [{ seat: 0, token: "t0", words: "", invite: "" }], 1);
  remember("two", "g", [{ seat: 1, token: "t1", words: "", invite: "" }], 2);
  remember("old", "g", [{ seat: 1, token: "t2", words: "", invite: "" }], 3, true);
  settings.set({ quietFrom: 1320, quietTo: 420 });
  expect(await notices.begin()).toBe(true);
  expect(told.mock.calls.map(([table, wish]) => [table, wish.token, wish.quiet])).toEqual([["two", "t1", [1320, 420]], ["one", "t0", [1320, 420]]]);
  await notices.wish("one");
  expect(told).toHaveBeenCalledTimes(2);
  expect(kept.endpoint).not.toBe("");
  await notices.end();
  expect([off.mock.calls.length, settings.notices, kept.endpoint]).toEqual([2, "no", ""]);
});

test("whoever says no to the browser is not asked again", async () => {
  browser("default", "denied");
  expect([await notices.begin(), settings.notices]).toEqual([false, "no"]);
});

test("nothing is sent for a table where nobody sits, or without a yes", async () => {
  browser("granted");
  const told = vi.spyOn(api, "subscribe").mockResolvedValue();
  await notices.wish("nowhere");
  settings.set({ notices: "yes" });
  await notices.wish("nowhere");
  expect(told).not.toHaveBeenCalled();
});

test("one table can be left out, for all its seats, and that is kept", async () => {
  const kept = browser("granted");
  vi.spyOn(api, "noticeKey").mockResolvedValue({ key: "AAAA" });
  const told = vi.spyOn(api, "subscribe").mockResolvedValue();
  const off = vi.spyOn(api, "unsubscribe").mockResolvedValue();
  remember("one", "g", [0, 1].map((seat) => ({ seat, token: `t${seat}`, words: "", invite: "" })), 1);
  remember("two", "g", [{ seat: 0, token: "t2", words: "", invite: "" }], 2);
  expect(await notices.begin()).toBe(true);
  expect(told.mock.calls.map(([table, wish]) => [table, wish.token])).toEqual([["two", "t2"], ["one", "t0"], ["one", "t1"]]);
  await notices.here("one", false);
  expect(off.mock.calls.map(([table, wish]) => [table, wish.token, wish.endpoint])).toEqual([["one", "t0", kept.endpoint], ["one", "t1", kept.endpoint]]);
  expect([sitting("one")?.silent, sitting("two")?.silent, kept.endpoint === ""]).toEqual([true, false, false]);
  told.mockClear();
  remember("one", "g", [], 5); // it is played on
  await notices.again();
  await notices.wish("one");
  expect(told.mock.calls.map(([table]) => table)).toEqual(["two"]);
  await notices.here("one", true);
  expect(told.mock.calls.map(([table]) => table)).toEqual(["two", "one", "one"]);
  expect(sitting("one")?.silent).toBe(false);
  off.mockRejectedValue(new Error("no line"));
  await notices.here("one", false);
  expect([sitting("one")?.silent, notices.failed]).toEqual([false, true]);
});

test("quiet hours may go over midnight", () => {
  const at = (hour: number, minute = 0): Date => new Date(2026, 1, 1, hour, minute);
  expect(isQuiet(at(3))).toBe(false);
  settings.set({ quietFrom: 22 * 60, quietTo: 7 * 60 });
  expect([at(21, 59), at(22), at(3), at(6, 59), at(7)].map(isQuiet)).toEqual([false, true, true, true, false]);
  settings.set({ quietFrom: 13 * 60, quietTo: 15 * 60 });
  expect([at(12, 59), at(13), at(14, 59), at(15), at(23)].map(isQuiet)).toEqual([false, true, true, false, false]);
});
