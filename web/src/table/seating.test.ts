import { beforeEach, expect, test, vi } from "vitest";
import { info, opened, type PaperServer, sync, text, view } from "../../tests/paper.ts";
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
  const key = line.send({ t: "seat", seat: 2, kind: "here", name: "Ada" });
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
