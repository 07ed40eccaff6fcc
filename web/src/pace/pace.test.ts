import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Trouble } from "../api.ts";
import { ended, remember } from "../device.ts";
import { words } from "../words.svelte.ts";
import { dayAfter, endOf, LIMITS, rest, span } from "./pace.ts";

let asked: { readonly tables: readonly { readonly table: string; readonly tokens: readonly string[] }[]; readonly until: number | null }[];
let answer: () => Response;

beforeAll(() => words.speak("en"));

beforeEach(() => {
  localStorage.clear();
  asked = [];
  answer = () => Response.json({ seats: 1 });
  vi.stubGlobal("fetch", (path: string, how: { body: string }) => {
    expect(path).toBe("/api/holiday");
    asked.push(JSON.parse(how.body) as (typeof asked)[number]);
    return Promise.resolve(answer());
  });
});

test("limits are told in the largest unit that says them exactly", async () => {
  expect(LIMITS.slice(1).map(span)).toEqual(["1 hour", "12 hours", "1 day", "2 days", "1 week"]);
  expect([90 * 60, 61].map(span)).toEqual(["90 minutes", "61 seconds"]);
  await words.speak("de");
  expect(LIMITS.slice(1).map(span)).toEqual(["1 Stunde", "12 Stunden", "1 Tag", "2 Tage", "1 Woche"]);
  await words.speak("en");
});

test("a holiday lasts to the end of its last day, where this device is", () => {
  expect(dayAfter(new Date(2026, 0, 30, 23, 59), 0)).toBe("2026-01-30");
  expect(dayAfter(new Date(2026, 0, 30, 23, 59), 2)).toBe("2026-02-01");
  expect(endOf("2026-02-28")).toBe(new Date(2026, 2, 1).getTime() / 1000 - 1);
});

test.each(["", "soon", "28.2.2026", "2026-2-28"])("“%s” is no day", (day) => {
  expect(endOf(day)).toBeNull();
});

function sit(id: string, lesson = ""): void {
  remember(id, "paper", [{ seat: 0, token: `key-${id}`, words: "", invite: "" }], 1, false, lesson);
}

test("it is told at this table, or at all that go on and are no lesson, twelve at a time", async () => {
  for (let at = 0; at < 14; at += 1) sit(`t${at}`);
  sit("school", "first");
  sit("done");
  ended("done");
  await rest(99, "t3");
  expect(asked).toEqual([{ tables: [{ table: "t3", tokens: ["key-t3"] }], until: 99 }]);
  asked = [];
  await rest(null);
  expect(asked.map((one) => one.tables.length)).toEqual([12, 2]);
  const told = asked.flatMap((one) => one.tables.map((held) => held.table));
  expect(new Set(told).size).toBe(14);
  expect(told).not.toContain("school");
  expect(told).not.toContain("done");
  expect(asked.every((one) => one.until === null)).toBe(true);
});

test("tables where this device has lost its seats keep nobody from a holiday at the others", async () => {
  for (let at = 0; at < 13; at += 1) sit(`t${at}`);
  const lost = { error: { id: "server-not-your-seat", args: {} } };
  answer = () => (asked.length === 1 ? Response.json(lost, { status: 403 }) : Response.json({ seats: 1 }));
  await rest(99);
  expect(asked.length).toBe(2);
  answer = () => Response.json(lost, { status: 403 });
  await expect(rest(99)).rejects.toSatisfy((error) => error instanceof Trouble && error.text.id === "server-not-your-seat");
});

test("what the server says against it is told", async () => {
  sit("t1");
  answer = () => Response.json({ error: { id: "pace-holiday-past", args: {} } }, { status: 422 });
  await expect(rest(1)).rejects.toSatisfy((error) => error instanceof Trouble && error.text.id === "pace-holiday-past");
});
