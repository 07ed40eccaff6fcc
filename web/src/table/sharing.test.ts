import { beforeEach, expect, test } from "vitest";
import { asks, info, opened, type PaperServer, seat, step, sync, view, walk } from "../../tests/paper.ts";
import { remember, sitting } from "../device.ts";
import type { Line } from "./line.svelte.ts";
import { Sharing } from "./sharing.svelte.ts";
import { Stage } from "./stage.svelte.ts";

const OPTIONS = [walk("ann", "c")];

let server: PaperServer;
let line: Line;
let stage: Stage;
let sharing: Sharing;

beforeEach(() => {
  localStorage.clear();
  ({ server, line } = opened());
  stage = new Stage({ speed: () => "off", asleep: () => false, step: () => 0, reveals: () => 0, own: () => false, sound: () => undefined, still: () => undefined });
  sharing = new Sharing(line, stage);
});

function put(who: number, more: object = {}): void {
  server.says(sync(5, asks(who, OPTIONS), { mine: [0, 1], shared: true, ...more }));
}

test("a shared device is handed to the seat that is asked", () => {
  put(1);
  expect(sharing.passing).toBe(1);
  sharing.handed = 1;
  expect(sharing.passing).toBeNull();
  server.says(step(6, asks(0, OPTIONS), [], { shared: true }));
  expect(sharing.passing).toBe(0);
});

test("a device of one seat, or one on which nobody is asked, is handed to nobody", () => {
  put(0, { shared: false });
  expect(sharing.passing).toBeNull();
  server.says(sync(6, view(), { mine: [0, 1], shared: true }));
  expect(sharing.passing).toBeNull();
});

test("it is not handed on before the board has shown everything", () => {
  put(1);
  stage.behind = true;
  expect(sharing.passing).toBeNull();
  stage.behind = false;
  stage.reveal = { nth: 0, view: view() };
  expect(sharing.passing).toBeNull();
  stage.reveal = null;
  expect(sharing.passing).toBe(1);
});

test("a look shows the seat's own view and leaves nothing behind", () => {
  put(0);
  sharing.peek(0);
  const key = server.last("look").key;
  server.says({ t: "looked", key, seat: 0, view: view({ turn: 8 }), notes: { seat: 0, text: "hm" } });
  expect([sharing.peeked?.seat, sharing.peeked?.view.turn, sharing.peeked?.notes?.text]).toEqual([0, 8, "hm"]);
  sharing.unpeek();
  expect(sharing.peeked).toBeNull();
});

test("what comes after the button was let go, or for an older look, is not shown", () => {
  put(0);
  sharing.peek(0);
  const first = server.last("look").key;
  sharing.unpeek();
  server.says({ t: "looked", key: first, seat: 0, view: view() });
  expect(sharing.peeked).toBeNull();
  sharing.peek(1);
  server.says({ t: "looked", key: first, seat: 0, view: view() });
  expect(sharing.peeked).toBeNull();
});

test("a new look hides the one before", () => {
  put(0);
  sharing.peek(0);
  server.says({ t: "looked", key: server.last("look").key, seat: 0, view: view() });
  sharing.peek(1);
  expect(sharing.peeked).toBeNull();
});

test("the only seat of a device may be lent to it as a phone", () => {
  const phone = info({ seats: [seat(0), seat(1, { phone: true })] });
  server.says(sync(1, view(), { mine: [1], table: phone }));
  expect(sharing.lent).toBe(1);
  sharing.putAway();
  expect(server.last("put-away").seat).toBe(1);
  server.says(sync(1, view(), { mine: [0], table: phone }));
  expect(sharing.lent).toBeNull();
  server.says(sync(1, view(), { mine: [0, 1], table: phone }));
  expect(sharing.lent).toBeNull();
  server.says(sync(1, view(), { mine: [1], table: phone, shared: true }));
  expect(sharing.lent).toBeNull();
  sharing.putAway();
  expect(server.count("put-away")).toBe(1);
});

test("a phone that was put away forgets the table", () => {
  remember("paper", "paper", [{ seat: 1, token: "t", words: "", invite: "" }], 1);
  server.says(sync(1, view(), { mine: [1], table: info({ seats: [seat(0), seat(1, { phone: true })] }) }));
  const other = line.ask({ t: "lend", seat: 1 });
  server.says({ t: "ack", key: other, result: "ok", v: 1 });
  expect([sharing.left, sitting("paper") === undefined]).toEqual([false, false]);
  sharing.putAway();
  server.says({ t: "ack", key: server.last("put-away").key, result: "ok", v: 1 });
  expect([sharing.left, sitting("paper") === undefined]).toEqual([true, true]);
});

test("a code is shown until a phone has used it", () => {
  put(0);
  sharing.lend(1);
  expect(server.last("lend").seat).toBe(1);
  server.says({ t: "code", key: server.last("lend").key, seat: 1, code: "ABCD" });
  server.says({ t: "code", key: "x", seat: 0, code: "EFGH" });
  server.says({ t: "table", table: info(), mine: [0, 1] });
  expect(sharing.codes).toEqual({ 0: "EFGH", 1: "ABCD" });
  server.says({ t: "table", table: info({ seats: [seat(0), seat(1, { phone: true })] }), mine: [0, 1] });
  expect(sharing.codes).toEqual({ 0: "EFGH" });
});

test("a notebook is kept here at once, but on a shared device only at the server", () => {
  put(0, { shared: false, notes: [{ seat: 0, text: "old" }, { seat: 1, text: "other" }] });
  sharing.write(0, { fox: "yes" }, "new");
  expect(server.last("note")).toMatchObject({ seat: 0, text: "new" });
  expect(sharing.notes.map((one) => one.text)).toEqual(["other", "new"]);
  put(0, { notes: [] });
  sharing.write(0, {}, "secret");
  expect([server.last("note").text, sharing.notes]).toEqual(["secret", []]);
});

test("notebooks written elsewhere are read", () => {
  put(0, { shared: false });
  server.says({ t: "notes", notes: [{ seat: 0, text: "there" }] });
  expect(sharing.notes.map((one) => one.text)).toEqual(["there"]);
});

test("the notebook belongs to the seat of the device, or to whom it was handed", () => {
  put(1, { shared: false, mine: [1] });
  expect(sharing.writer).toBe(1);
  put(1, { shared: false, mine: [] });
  expect(sharing.writer).toBeNull();
  put(1);
  expect(sharing.writer).toBeNull();
  sharing.handed = 1;
  expect(sharing.writer).toBe(1);
});
