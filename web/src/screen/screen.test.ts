import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ENDED, event, info, PaperServer, seat, step, sync, view } from "../../tests/paper.ts";
import { remember, sitting } from "../device.ts";
import { settings } from "../settings.svelte.ts";
import { ScreenState } from "./screen.svelte.ts";

let server: PaperServer;
let screen: ScreenState;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  localStorage.clear();
  settings.set({ speed: "off" });
  remember("paper", "paper", [{ seat: 0, token: "t0", words: "", invite: "" }], 1);
  server = new PaperServer();
  screen = new ScreenState("paper", server.open);
  leave = screen.start();
  server.onopen?.();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const strange = { mine: [], seat: null };

test("no key is shown at the door, although this device has one, and none is lost by that", () => {
  expect(server.last("hello")).toEqual({ t: "hello", tokens: [], v: -1 });
  server.says(sync(7, view(), strange));
  expect(sitting("paper")?.seats.map((keys) => keys.token)).toEqual(["t0"]);
  screen.line.sit();
  server.onopen?.();
  expect(server.last("hello")).toEqual({ t: "hello", tokens: [], v: 7 });
});

test("where the door is closed the invitation that it was given lets it in, and still no key", () => {
  const other = new PaperServer();
  const away = new ScreenState("paper", other.open, "join-me").start();
  other.onopen?.();
  expect(other.last("hello")).toEqual({ t: "hello", tokens: [], v: -1, invite: "join-me" });
  away();
});

test("what happens is shown as it is told", () => {
  server.says(sync(1, view(), { ...strange, log: [{ v: 1, event: event("start") }, { v: 1, event: event("reason") }] }));
  expect(screen.caption.map((one) => one.id)).toEqual(["event-start"]);
  server.says(step(2, view({ actor: 1, turn: 2 }), [event("walk")]));
  expect([screen.stage.shown?.turn, screen.caption.map((one) => one.id), screen.actor?.seat]).toEqual([2, ["event-walk"], 1]);
  expect([screen.over, screen.people.map((one) => one.name)]).toEqual([false, ["P0", "P1"]]);
  server.says(step(3, ENDED));
  expect(screen.over).toBe(true);
});

test("it goes where the people go", () => {
  server.says(sync(1, ENDED, strange));
  expect(screen.onwards).toBeNull();
  server.says({ t: "moved", table: "next", seats: [] });
  expect([screen.onwards, sitting("next")]).toEqual(["next", undefined]);
  expect(screen.follows("next")).toBe("/t/next?screen");
  expect(new ScreenState("paper", undefined, "join-me").follows("next")).toBe("/t/next?screen#join=join-me");
});

test("a phone is led to a seat only where one is free and the screen has the invitation", () => {
  const open = [seat(0), seat(1, { kind: "remote", open: true })];
  server.says(sync(1, view(), { ...strange, table: info({ seats: open }) }));
  expect(screen.way("http://a", "secret")).toEqual({ link: "http://a/t/paper#join=secret", plays: true });
  expect(screen.way("http://a", "")).toEqual({ link: "http://a/t/paper", plays: false });
  server.says({ t: "table", table: info(), mine: [] });
  expect(screen.way("http://a", "secret")).toEqual({ link: "http://a/t/paper", plays: false });
  server.says({ t: "table", table: info({ seats: open, over: true }), mine: [] });
  expect(screen.way("http://a", "secret").plays).toBe(false);
});
