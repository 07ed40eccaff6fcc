import { beforeEach, expect, test, vi } from "vitest";
import { seat, text } from "../../tests/paper.ts";
import { record, tableInfo } from "../api.ts";
import * as device from "../device.ts";
import type { GameInfo, OpenTable } from "../wire.ts";
import { choices, company, doors, freeSeats, level, narrowed, openTables, sitDown } from "./doors.ts";
import { openHere } from "./here.ts";

function table(id: string, more: Partial<OpenTable> = {}): OpenTable {
  return { id, game: "pig", seats: [seat(0), seat(1, { kind: "remote", open: true, held: false })], ago: 0, lang: "en", limit: null, options: {}, ...more };
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = "";
  vi.unstubAllGlobals();
});

function answers(status: number, body: unknown): ReturnType<typeof vi.fn> {
  const asked = vi.fn(async (..._: unknown[]) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("an open door is offered only where the server allows it, or where it stands open", () => {
  expect(doors(false, "link")).toEqual(["link", "closed"]);
  expect(doors(true, "link")).toEqual(["open", "link", "closed"]);
  expect(doors(false, "open")).toEqual(["open", "link", "closed"]);
});

test("the page says whether there are open tables", () => {
  expect(openHere()).toBe(false);
  document.head.innerHTML = '<meta name="lamplight-open" content="1" />';
  expect(openHere()).toBe(true);
});

test("a short list is not narrowed, a long one by what it has several of", () => {
  const six = ["a", "b", "c", "d", "e", "f"].map((id, at) => table(id, { game: at < 2 ? "owl" : "pig", lang: at === 0 ? "" : "de" }));
  expect(choices(six.slice(0, 5))).toEqual({ games: [], langs: [] });
  expect(choices(six)).toEqual({ games: ["owl", "pig"], langs: [] });
  const spoken = six.map((one, at) => ({ ...one, lang: at === 5 ? "fr" : one.lang }));
  expect(choices(spoken).langs).toEqual(["de", "fr"]);
  expect(narrowed(spoken, "owl", "").map((one) => one.id)).toEqual(["a", "b"]);
  expect(narrowed(spoken, "pig", "fr").map((one) => one.id)).toEqual(["f"]);
  expect(narrowed(spoken, "", "").length).toBe(6);
  expect(narrowed(spoken.slice(0, 5), "pig", "fr").length).toBe(5);
});

test("it is told who sits there, what is free, and how it is played", () => {
  const one = table("a", {
    seats: [seat(0, { name: "Ada" }), seat(1, { kind: "remote", open: true, held: false }), seat(2, { kind: "bot", bot: "strong", held: false }), seat(3, { kind: "bot", bot: "strong", held: true })],
    options: { goal: "50", dice: "two" },
  });
  const game = {
    bots: [{ value: "gentle", label: text("gentle") }, { value: "strong", label: text("strong") }],
    options: [
      { name: "goal", label: text("goal"), choices: [{ value: "100", label: text("hundred") }, { value: "50", label: text("fifty") }], variant: false },
      { name: "dice", label: text("dice"), choices: [{ value: "two", label: text("two") }], variant: false },
    ],
  } as unknown as GameInfo;
  expect([company(one), freeSeats(one)]).toEqual([["Ada"], 1]);
  expect(level(one, game)).toEqual({ options: [text("fifty")], bots: [text("strong")] });
  expect(level(one, undefined)).toEqual({ options: [], bots: [] });
});

test("the list is what the server says", async () => {
  const asked = answers(200, { tables: [{ id: "a", game: "pig", seats: [] }] });
  expect(await openTables()).toEqual([{ id: "a", game: "pig", seats: [], ago: 0, lang: "", limit: null, options: {} }]);
  expect(asked.mock.calls[0]?.[0]).toBe("/api/open");
});

test("whoever sits down claims without an invitation, under the same key again, and keeps the seat", async () => {
  const asked = answers(200, { seat: 1, token: "t", words: "a b c" });
  await sitDown(table("a"), " Eve ");
  await sitDown(table("a"), "Eve");
  await sitDown(table("b"), "Eve");
  const bodies = asked.mock.calls.map((call) => JSON.parse((call[1] as { body: string }).body) as { invite: string; name: string; key: string });
  expect(bodies.map(({ invite, name }) => [invite, name])).toEqual([["", "Eve"], ["", "Eve"], ["", "Eve"]]);
  expect([bodies[0]?.key === bodies[1]?.key, bodies[0]?.key === bodies[2]?.key]).toEqual([true, false]);
  expect(device.tokens("a")).toEqual(["t"]);
  expect(device.sitting("a")?.game).toBe("pig");
});

test("whoever looks at a table or saves it shows what they have, so that a closed door opens", async () => {
  device.remember("a", "pig", [{ seat: 0, token: "t0", words: "", invite: "" }, { seat: 1, token: "t1", words: "", invite: "" }], 1);
  const asked = answers(200, { id: "a", game: "pig", rules_version: 1, options: {}, seats: [], commitment: "" });
  expect((await tableInfo("a", "invited")).door).toBe("link");
  await record("a");
  await record("b");
  expect(asked.mock.calls.map((call) => (call[1] as { headers: unknown }).headers)).toEqual([{ "lamplight-keys": "invited,t0,t1" }, { "lamplight-keys": "t0,t1" }, {}]);
});
