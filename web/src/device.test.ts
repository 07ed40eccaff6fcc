import { beforeEach, expect, test } from "vitest";
import { claimKey, ended, forget, keepJoin, lose, merged, note, remember, rememberToken, settle, sitting, sittings } from "./device.ts";
import { fragment, route } from "./router.svelte.ts";
import { understood } from "./settings.svelte.ts";
import type { SeatKeys } from "./wire.ts";

const keys = (seat: number, token = "", invite = "", words = ""): SeatKeys => ({ seat, token, words, invite });

beforeEach(() => localStorage.clear());

test("a table is kept with its keys and the last played comes first", () => {
  remember("a", "chess", [keys(0, "t0")], 10);
  remember("b", "chess", [keys(1, "t1")], 20);
  remember("a", "", [], 30);
  expect(sittings().map((one) => one.id)).toEqual(["a", "b"]);
  expect(sitting("a")).toMatchObject({ game: "chess", seats: [keys(0, "t0")], seen: 30, over: false });
  ended("a");
  expect(sittings().map((one) => one.over)).toEqual([true, false]);
  forget("a");
  expect(sitting("a")).toBeUndefined();
});

test("a token ends the need for an invitation, and words are not lost", () => {
  expect(merged([keys(1, "", "inv")], [keys(1, "tok")])).toEqual([keys(1, "tok")]);
  expect(merged([keys(1, "old", "", "three wise owls")], [keys(1, "new")])).toEqual([keys(1, "new", "", "three wise owls")]);
});

test("damaged memory is as if it were empty", () => {
  localStorage.setItem("lamplight.tables", "{not json");
  expect(sittings()).toEqual([]);
  localStorage.setItem("lamplight.tables", JSON.stringify([{ id: 5 }, { id: "x", game: "g", seen: 1, seats: [{}] }, null]));
  expect(sittings()).toEqual([]);
});

test("tokens from links find their seats, or are forgotten", () => {
  remember("a", "", [keys(0, "t0")], 1);
  rememberToken("a", "link", 2);
  rememberToken("a", "more", 2);
  rememberToken("a", "t0", 2);
  expect(sitting("a")?.seats.map((one) => one.token).sort()).toEqual(["link", "more", "t0"]);
  settle("a", [0, 2, 3]);
  expect(sitting("a")?.seats.map((one) => one.seat)).toEqual([0, 2, 3]);
  rememberToken("b", "bad", 1);
  settle("b", []);
  expect(sitting("b")?.seats).toEqual([]);
});

test("addresses lead to the lobby or to a table", () => {
  expect(route("/", "")).toEqual({ page: "lobby", child: false });
  expect(route("/t/k7mq2xw9bncd", "")).toEqual({ page: "table", id: "k7mq2xw9bncd", text: false, child: false });
  expect(route("/t/abc/", "?text")).toEqual({ page: "table", id: "abc", text: true, child: false });
  expect(route("/t/a/b", "")).toEqual({ page: "lobby", child: false });
  expect(route("/t/%3Cscript%3E", "")).toEqual({ page: "lobby", child: false });
});

test("secrets are read from behind the # only", () => {
  expect(fragment("#invite=abc-_9")).toEqual({ invite: "abc-_9" });
  expect(fragment("#seat=abc")).toEqual({ seat: "abc" });
  expect(fragment("#join=abc")).toEqual({ join: "abc" });
  expect(fragment("#seat=<b>")).toEqual({});
  expect(fragment("")).toEqual({});
});

test("settings that are damaged or unknown are as if never set", () => {
  expect(understood(null)).toMatchObject({ speed: null, muted: false, size: "normal", language: null });
  expect(understood("[")).toMatchObject({ speed: null });
  expect(understood('{"speed":"warp","size":"huge","muted":1,"language":"xx"}')).toMatchObject({ speed: null, size: "huge", muted: false, language: null });
});

test("an invitation is always claimed under the same key, another one under another", () => {
  const key = claimKey("inv");
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(claimKey("inv")).toBe(key);
  expect(claimKey("other")).not.toBe(key);
  const kept = localStorage.getItem("lamplight.claims") ?? "";
  expect(JSON.parse(kept)).toMatchObject({ inv: key });
  localStorage.setItem("lamplight.claims", "{damaged");
  expect(claimKey("inv")).toBe(key);
  for (let n = 0; n < 60; n += 1) claimKey(`more ${n}`);
  expect(Object.keys(JSON.parse(localStorage.getItem("lamplight.claims") ?? "{}") as object)).toHaveLength(40);
});

test("games that go on are all kept, and of those that are over the last ones", () => {
  for (let n = 0; n < 220; n += 1) remember(`over ${n}`, "chess", [keys(0, "t")], n, true);
  for (let n = 0; n < 50; n += 1) remember(`on ${n}`, "chess", [keys(0, "t")], 300 + n);
  for (let n = 220; n < 250; n += 1) remember(`over ${n}`, "chess", [keys(0, "t")], 400 + n, true);
  const kept = sittings();
  expect(kept.filter((one) => !one.over)).toHaveLength(50);
  const over = kept.filter((one) => one.over).map((one) => one.id);
  expect([over.length, over[0], over.at(-1)]).toEqual([200, "over 249", "over 50"]);
});

test("what is noted of a table stays, and fresh words are to be noted again", () => {
  remember("a", "chess", [keys(0, "t0", "", "a b c"), keys(1, "t1")], 1);
  keepJoin("a", "all");
  note("a");
  remember("a", "chess", [], 2);
  expect(sitting("a")).toMatchObject({ join: "all", noted: true });
  lose("a", [1]);
  expect(sitting("a")?.seats.map((one) => one.seat)).toEqual([0]);
  remember("a", "chess", [keys(2, "t2", "", "d e f")], 3);
  expect(sitting("a")?.noted).toBe(false);
});
