import { beforeEach, expect, test } from "vitest";
import { asks, info, opened, type PaperServer, seat, step, sync, view, walk } from "../../tests/paper.ts";
import type { Line } from "./line.svelte.ts";
import { Proposing } from "./proposing.svelte.ts";
import { Sharing } from "./sharing.svelte.ts";
import { Stage } from "./stage.svelte.ts";

const OPTIONS = [walk("ann", "c"), walk("bob", "d")];
const SEATS = [seat(0), seat(1), seat(2)];

let server: PaperServer;
let line: Line;
let proposing: Proposing;

beforeEach(() => {
  localStorage.clear();
  ({ server, line } = opened());
  const stage = new Stage({ speed: () => "off", asleep: () => false, step: () => 0, reveals: () => 0, own: () => false, sound: () => undefined, still: () => undefined });
  proposing = new Proposing(line, new Sharing(line, stage));
});

function put(decides: number, mine: readonly number[], more: Parameters<typeof info>[0] = {}): void {
  server.says(sync(5, asks(decides, OPTIONS), { mine, table: info({ together: true, seats: SEATS, ...more }) }));
}

test("the seats of this device that do not decide may propose", () => {
  put(0, [1, 2]);
  expect([proposing.speakers, proposing.speaker]).toEqual([[1, 2], 1]);
  proposing.voice = 2;
  expect(proposing.speaker).toBe(2);
  proposing.voice = 0;
  expect(proposing.speaker).toBe(1);
});

test.each<[string, Parameters<typeof info>[0]]>([
  ["a game in which each decides alone", { together: false }],
  ["a bot that decides", { seats: [seat(0, { kind: "bot" }), seat(1), seat(2)] }],
  ["a seat that nobody holds", { seats: [seat(0, { open: true }), seat(1), seat(2)] }],
])("nobody proposes in %s", (_, more) => {
  put(0, [1], more);
  expect([proposing.speakers, proposing.speaker]).toEqual([[], null]);
});

test("nobody proposes who decides, or when nothing is asked", () => {
  put(1, [1, 2]);
  expect(proposing.speakers).toEqual([]);
  server.says(sync(6, view(), { table: info({ together: true }) }));
  expect(proposing.speakers).toEqual([]);
  server.says(sync(7, asks(1, []), { table: info({ together: true }) }));
  expect(proposing.speakers).toEqual([]);
});

test("a seat that a bot plays does not speak, and one on a phone speaks there", () => {
  put(0, [1, 2], { seats: [seat(0), seat(1, { kind: "bot" }), seat(2, { phone: true })] });
  expect(proposing.speakers).toEqual([]);
  put(0, [2], { seats: [seat(0), seat(1), seat(2, { phone: true })] });
  expect(proposing.speakers).toEqual([2]);
});

test("what is asked of all is asked by the seat on turn, else by one that is not on a phone", () => {
  put(1, [0, 1]);
  expect(proposing.proposer).toBe(1);
  put(2, [0, 1], { seats: [seat(0, { phone: true }), seat(1), seat(2)] });
  expect(proposing.proposer).toBe(1);
  put(2, [0], { seats: [seat(0, { phone: true }), seat(1), seat(2)] });
  expect(proposing.proposer).toBe(0);
  put(2, []);
  expect(proposing.proposer).toBeUndefined();
});

test("proposals are told in words, the newest first, with what they are about", () => {
  put(0, [1]);
  server.says({ t: "suggestions", v: 5, made: [{ seat: 1, do: "ann c", at: "" }, { seat: 2, do: "", at: "b" }] });
  expect(proposing.proposed.map((one) => [one.seat, one.who, one.colour, one.mine, one.what.id, one.ids])).toEqual([
    [2, "P2", "green", false, "place-b", ["b"]],
    [1, "P1", "blue", true, "go-ann-c", ["c"]],
  ]);
});

test("a proposal that is still on its way can be taken back, and nothing else is meant by that", () => {
  put(0, [1, 2]);
  expect(proposing.owner).toBeNull();
  proposing.suggest({ do: "ann c" });
  expect(proposing.owner).toBe(1);
  server.says({ t: "suggestions", v: 5, made: [{ seat: 2, do: "bob d", at: "" }] });
  expect(proposing.owner).toBe(2);
  server.says({ t: "suggestions", v: 5, made: [] });
  expect(proposing.owner).toBe(1);
  proposing.suggest({}, 1);
  expect(proposing.owner).toBeNull();
  proposing.suggest({ at: "b" });
  server.says({ t: "suggestions", v: 5, made: [{ seat: 1, do: "", at: "b" }] });
  server.says({ t: "suggestions", v: 5, made: [] });
  expect(proposing.owner).toBeNull();
});

test("what was not taken, or belongs to another question, cannot be taken back", () => {
  for (const ends of [{ t: "limited", key: "", wait: 5, message: { id: "server-too-fast", args: {} } }, sync(6, asks(0, OPTIONS), { mine: [1] })]) {
    put(0, [1]);
    proposing.suggest({ do: "ann c" });
    server.says(ends as Parameters<typeof server.says>[0]);
    expect(proposing.owner).toBeNull();
  }
});

test("an option without a target is about all that it touches", () => {
  const pair = { do: "pair", label: { id: "pair", args: {} }, touches: ["ann", "bob"], effects: [] };
  server.says(sync(5, asks(0, [pair]), { mine: [1], table: info({ together: true, seats: SEATS }) }));
  server.says({ t: "suggestions", v: 5, made: [{ seat: 1, do: "pair", at: "" }] });
  expect(proposing.proposed[0]?.ids).toEqual(["ann", "bob"]);
});

test("what nobody can name, or a seat that is not there, is left out", () => {
  put(0, [1]);
  server.says({ t: "suggestions", v: 5, made: [{ seat: 1, do: "fly", at: "" }, { seat: 9, do: "ann c", at: "" }, { seat: 2, do: "", at: "moon" }] });
  expect(proposing.proposed).toEqual([]);
});

test("proposals belong to one version", () => {
  put(0, [1]);
  server.says({ t: "suggestions", v: 4, made: [{ seat: 2, do: "ann c", at: "" }] });
  expect(proposing.suggestions).toEqual([]);
  server.says({ t: "suggestions", v: 5, made: [{ seat: 2, do: "ann c", at: "" }] });
  server.says(step(5, asks(0, OPTIONS)));
  expect(proposing.suggestions.length).toBe(1);
  server.says(step(6, asks(0, OPTIONS)));
  expect(proposing.suggestions).toEqual([]);
  server.says(sync(7, asks(0, OPTIONS), { suggestions: [{ seat: 2, do: "bob d", at: "" }] }));
  expect(proposing.suggestions.map((one) => one.do)).toEqual(["bob d"]);
});

test("only what has a name can be pointed at, and only by somebody who may speak", () => {
  put(0, [1]);
  proposing.pointAt("moon");
  expect(proposing.pointed).toBeNull();
  proposing.pointAt("c");
  expect(proposing.pointed).toBe("c");
  put(1, [1]);
  proposing.pointed = null;
  proposing.pointAt("c");
  expect(proposing.pointed).toBeNull();
});

test("a proposal is sent in the name of the speaker, or of the seat that takes its own back", () => {
  put(0, [1, 2]);
  proposing.suggest({ at: "c" });
  expect(server.last("suggest")).toMatchObject({ seat: 1, prompt: 5, at: "c" });
  proposing.suggest({}, 2);
  expect(server.last("suggest").seat).toBe(2);
  put(1, [1]);
  proposing.suggest({ at: "c" });
  expect(server.count("suggest")).toBe(2);
});
