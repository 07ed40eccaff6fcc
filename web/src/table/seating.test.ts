import { beforeEach, expect, test, vi } from "vitest";
import { info, opened, type PaperServer, seat, sync, text, view } from "../../tests/paper.ts";
import { Trouble } from "../api.ts";
import { remember, rememberToken, sitting } from "../device.ts";
import type { SeatKeys } from "../wire.ts";
import type { Line } from "./line.svelte.ts";
import { Seating } from "./seating.svelte.ts";

let server: PaperServer;
let line: Line;
let claims: string[][];
let answer: () => Promise<SeatKeys>;
let seating: Seating;

beforeEach(() => {
  localStorage.clear();
  claims = [];
  answer = () => Promise.resolve({ seat: 2, token: "t2", words: "a b c", invite: "" });
  begin();
});

function begin(): void {
  ({ server, line } = opened());
  seating = new Seating(line, (...claim) => {
    claims.push(claim);
    return answer();
  });
}

test("invitations that were not handed on yet are known again", () => {
  remember("paper", "paper", [{ seat: 1, token: "", words: "", invite: "i1" }, { seat: 0, token: "t", words: "", invite: "" }], 1);
  begin();
  expect(seating.invitations).toEqual({ 1: "i1" });
});

test("a new invitation is shown and kept", () => {
  server.says(sync(1, view()));
  server.says({ t: "invitation", key: "x", seat: 3, invite: "i3" });
  expect(seating.invitations).toEqual({ 3: "i3" });
  expect(sitting("paper")?.seats).toContainEqual({ seat: 3, token: "", words: "", invite: "i3" });
  expect(claims).toEqual([]);
});

test("a seat that this device takes over is claimed at once, under the name that was given, and sat down on", async () => {
  server.says(sync(1, view()));
  const key = line.send({ t: "seat", seat: 2, act: "play", name: "Ada" });
  const hellos = server.count("hello");
  server.says({ t: "invitation", key, seat: 2, invite: "i2", here: true });
  await vi.waitFor(() => expect(sitting("paper")?.seats).toContainEqual({ seat: 2, token: "t2", words: "a b c", invite: "" }));
  expect(claims).toEqual([["paper", "i2", "Ada"]]);
  server.onopen?.();
  expect(server.count("hello")).toBe(hellos + 1);
  expect(seating.invitations).toEqual({});
});

test.each([
  [new Trouble(text("server-taken"), 409), "server-taken"],
  [new Error("?"), "web-fault-strange"],
])("a seat that could not be claimed keeps its invitation and says why", async (error, id) => {
  answer = () => Promise.reject(error);
  server.says(sync(1, view()));
  server.says({ t: "invitation", key: "x", seat: 2, invite: "i2", here: true });
  await vi.waitFor(() => expect(line.trouble?.id).toBe(id));
  expect(seating.invitations).toEqual({ 2: "i2" });
});

test("whoever sits here is noted, strangers are not", () => {
  server.says(sync(1, view(), { mine: [] }));
  expect(sitting("paper")).toBeUndefined();
  server.says(sync(1, view(), { mine: [0] }));
  expect(sitting("paper")).toMatchObject({ game: "paper", over: false });
  server.says({ t: "table", table: info({ over: true }), mine: [0] });
  expect(sitting("paper")?.over).toBe(true);
});

test("a visit is noted anew only after a while", () => {
  remember("paper", "paper", [], Date.now() - 29_000);
  const before = sitting("paper")?.seen ?? 0;
  server.says(sync(1, view()));
  expect(sitting("paper")?.seen).toBe(before);
  remember("paper", "paper", [], Date.now() - 31_000);
  server.says({ t: "table", table: info(), mine: [0] });
  expect(sitting("paper")?.seen).toBeGreaterThan(before);
});

test("a token from a link finds the number of its seat", () => {
  rememberToken("paper", "secret", 1);
  server.says(sync(1, view(), { mine: [1] }));
  expect(sitting("paper")?.seats).toEqual([{ seat: 1, token: "secret", words: "", invite: "" }]);
});

test("after the end the keys of the next table are kept, and only whoever asked goes there unasked", () => {
  server.says(sync(1, view()));
  const keys = { seat: 0, token: "n", words: "", invite: "" };
  server.says({ t: "moved", table: "next", seats: [keys] });
  expect([seating.onwards, seating.eager, sitting("next")?.seats]).toEqual(["next", false, [keys]]);
  seating.rematch();
  expect([seating.eager, server.count("rematch")]).toEqual([true, 1]);
  server.says({ t: "moved", table: "other", seats: [] });
  expect([seating.onwards, sitting("other")]).toEqual(["other", undefined]);
});

const MAY = [{ seat: 1, now: ["pause"], ask: ["bot", "renew"] }] as const;
const AWAY = { kind: "remote", present: false, away: true, gone: 300 } as const;

/** A table where the others are as given; seat 0 is this device's. */
function at(seats: readonly ReturnType<typeof seat>[], more: object = {}, actor = 1): void {
  server.says(sync(1, view({ actor }), { table: info({ seats }), may: MAY, ...more }));
}

test("what may be done with a seat is what the server says", () => {
  at([seat(0), seat(1)]);
  expect((["pause", "bot", "play"] as const).map((act) => seating.may(1, act))).toEqual(["now", "ask", null]);
  expect([seating.may(0, "pause"), seating.mayAny(1), seating.mayAny(0)]).toEqual([null, true, false]);
  seating.do(1, "bot", { bot: "b" }, 0);
  expect(server.last("seat")).toMatchObject({ seat: 1, act: "bot", bot: "b", by: 0 });
  expect(seating.hosting).toBe(true);
  server.says({ t: "table", table: info({ host: 1 }), mine: [0] });
  expect([seating.hosting, seating.mayAny(1)]).toEqual([false, false]);
});

test("somebody who is away and to act is spoken of, until one waits for them; and again when they were back", () => {
  at([seat(0), seat(1, AWAY)]);
  expect(seating.card).toMatchObject({ kind: "absent", seat: { seat: 1 } });
  if (seating.card !== null) seating.dismiss(seating.card);
  expect(seating.card).toBeNull();
  at([seat(0), seat(1)]);
  at([seat(0), seat(1, AWAY)]);
  expect(seating.card?.kind).toBe("absent");
});

test.each([
  ["is there", seat(1), {}, 1],
  ["has just gone", seat(1, { ...AWAY, away: false }), {}, 1],
  ["is not to act", seat(1, AWAY), {}, 0],
  ["may not be replaced", seat(1, AWAY), { may: [] }, 1],
  ["is being asked about", seat(1, AWAY), { table: info({ seats: [seat(0), seat(1, AWAY)], question: { id: "q", kind: "seat", seat: 0, waiting: [1], text: text("q"), why: null, yes: null, no: null } }) }, 1],
] as const)("nothing is said of somebody who %s", (_, other, more, actor) => {
  at([seat(0), other], more, actor);
  expect(seating.card).toBeNull();
});

test("whoever comes back to a seat that a bot plays is told, but not whoever has just left it to one", () => {
  const may = [{ seat: 0, now: ["play", "bot", "pause"], ask: [] }];
  at([seat(0, { kind: "bot", bot: "b" }), seat(1)], { may });
  expect(seating.card).toMatchObject({ kind: "back", seat: { seat: 0 } });
  at([seat(0), seat(1)], { may });
  seating.do(0, "pause");
  at([seat(0, { kind: "paused" }), seat(1)], { may });
  expect(seating.card).toBeNull();
});

test("a key that opens nothing any more is forgotten, and that is said once", () => {
  remember("paper", "paper", [{ seat: 0, token: "t0", words: "", invite: "" }, { seat: 1, token: "t1", words: "a b c", invite: "" }], 1);
  begin();
  at([seat(0), seat(1)], { mine: [0] });
  expect(seating.card).toMatchObject({ kind: "lost", seats: [{ seat: 1 }] });
  expect(sitting("paper")?.seats.map((keys) => keys.token)).toEqual(["t0"]);
  if (seating.card !== null) seating.dismiss(seating.card);
  expect(seating.card).toBeNull();
});

test("newer keys of another page of this device are shown at the door, and not forgotten", () => {
  remember("paper", "paper", [{ seat: 0, token: "old", words: "", invite: "" }], 1);
  begin();
  remember("paper", "paper", [{ seat: 0, token: "new", words: "", invite: "" }], 2);
  const visits = server.visits;
  at([seat(0), seat(1)], { mine: [] });
  expect([sitting("paper")?.seats[0]?.token, server.visits]).toEqual(["new", visits + 1]);
});

test("seats that need a device of their own are named, and their keys are kept", () => {
  remember("paper", "paper", [{ seat: 0, token: "t0", words: "", invite: "" }, { seat: 1, token: "t1", words: "", invite: "" }], 1);
  begin();
  at([seat(0), seat(1)], { mine: [0], aside: [1] });
  expect(seating.card).toMatchObject({ kind: "aside", seats: [{ seat: 1 }] });
  expect(sitting("paper")?.seats).toHaveLength(2);
});

test("the three words are shown to whoever sits down with others, until they were noted, for good", () => {
  const keys = [{ seat: 0, token: "t0", words: "a b c", invite: "" }];
  remember("paper", "paper", keys, 1);
  begin();
  at([seat(0), seat(1, { kind: "bot", held: false, present: false })], {}, 0);
  expect(seating.card).toBeNull();
  at([seat(0), seat(1)], {}, 0);
  expect(seating.card).toMatchObject({ kind: "words", keys: [{ words: "a b c" }] });
  if (seating.card !== null) seating.dismiss(seating.card);
  expect([seating.card, sitting("paper")?.noted]).toEqual([null, true]);
  begin();
  at([seat(0), seat(1)], {}, 0);
  expect(seating.card).toBeNull();
});

test("the invitation of the table is kept, and one that was used is not handed on again", () => {
  at([seat(0), seat(1, { kind: "remote", open: true, held: false, present: false })]);
  seating.inviteAll();
  server.says({ t: "table-invite", key: server.last("invite").key, invite: "all" });
  expect([seating.join, sitting("paper")?.join]).toEqual(["all", "all"]);
  server.says({ t: "invitation", key: "", seat: 1, invite: "i1", question: "q" });
  expect([seating.invitations, seating.granted]).toEqual([{ 1: "i1" }, 1]);
  at([seat(0), seat(1, { kind: "remote" })]);
  expect([seating.invitations, sitting("paper")?.seats.some((keys) => keys.invite !== "")]).toEqual([{}, false]);
});
