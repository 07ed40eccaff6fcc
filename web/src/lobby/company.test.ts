import { expect, test } from "vitest";
import type { GameInfo } from "../wire.ts";
import { companyFor, known, numbers, seatAt, tableWith } from "./company.ts";

const text = (id: string): { id: string; args: object } => ({ id, args: {} });
const choice = (value: string): object => ({ value, label: text(value) });

const GAME = {
  id: "halma", min_seats: 2, max_seats: 5, colours: ["red", "blue", "green", "yellow", "violet"],
  bots: [choice("usual"), choice("strong")],
  options: [
    { name: "board", label: text("board"), choices: [choice("long"), choice("short")], variant: false, free: false },
    { name: "own", label: text("own"), choices: [choice("none")], variant: false, free: true },
  ],
  suited: [{ seats: 5, options: { board: "long" } }],
} as unknown as GameInfo;

test("as many bots as there are seats beside one's own", () => {
  expect(numbers(GAME)).toEqual([1, 2, 3, 4]);
  expect(numbers({ ...GAME, min_seats: 3 })).toEqual([2, 3, 4]);
});

test("somebody new gets three of the usual", () => {
  expect(companyFor(GAME, undefined)).toEqual({ bots: 3, level: "usual", options: {} });
  expect(companyFor({ ...GAME, max_seats: 3 }, undefined).bots).toBe(2);
});

test("the company of last time comes again, as far as it still can", () => {
  const kept = { bots: 9, level: "strong", options: { board: "short", own: "mine" } };
  expect(companyFor(GAME, kept)).toEqual({ bots: 4, level: "strong", options: kept.options });
  expect(companyFor(GAME, { bots: 1, level: "gone", options: { board: "round" } })).toEqual({ bots: 1, level: "usual", options: {} });
});

test("only a free option takes a value of one's own", () => {
  expect(known(GAME, { board: "x", own: "x", other: "x" })).toEqual({ own: "x" });
});

test("a person sits at the colour they like, if it plays", () => {
  expect([seatAt(GAME, 2, "green"), seatAt(GAME, 2, "violet"), seatAt(GAME, 2, "")]).toEqual([2, 0, 0]);
  const table = tableWith(GAME, { bots: 2, level: "strong", options: {} }, "blue", "Ada");
  expect(table.seats).toEqual([{ kind: "bot", bot: "strong" }, { kind: "here", name: "Ada" }, { kind: "bot", bot: "strong" }]);
});

test("what so many seats need is chosen, unless somebody chose otherwise", () => {
  expect(tableWith(GAME, { bots: 4, level: "", options: {} }, "", "").options).toEqual({ board: "long" });
  expect(tableWith(GAME, { bots: 4, level: "", options: { board: "short" } }, "", "").options).toEqual({ board: "short" });
  expect(tableWith(GAME, { bots: 1, level: "", options: {} }, "", "")).toEqual({ game: "halma", options: {}, seats: [{ kind: "here" }, { kind: "bot" }] });
});
