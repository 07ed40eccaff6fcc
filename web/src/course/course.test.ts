import { expect, test } from "vitest";
import type { Account, Analysis, Moment, Turn } from "../wire.ts";
import { best, between, down, knownPath, led, lines, nearest, path, sentence, sure, tooClose, values } from "./course.ts";
import { poster } from "./poster.ts";

const moment = (by: number, ...value: number[]): Moment => ({ by, do: "x", value, error: value.map(() => 0), forced: false, known: null, judged: null });
const account: Account = { start: 0.5, luck: 0.1, own: 0.2, others: 0.2, result: 1, luck_error: 0, own_error: 0, decisions: 1, lost: 0, lost_error: 0 };
const turn = (more: Partial<Turn>): Turn => ({ ply: 1, kind: "lucky", seat: 1, points: 0.214, low: 0.1, high: 0.3, rolls: false, dice: [], told: null, do: "", better: null, ...more });
const found: Analysis = {
  format: 1, lamplight: "1", game: "g", rules: 1, content: "", seats: 2, together: false, finished: true, seed: 1, playouts: 8, iterations: 8, done: 1,
  start: [0.5, 0.5], moments: [moment(0, 0.4, 0.6), moment(-1, 0.9, 0.1), moment(1, 1, 0)], accounts: [account, account], turns: [turn({ ply: 1 }), turn({ ply: 0, points: 0.1 })], awards: [],
};

test("a line begins before the first ply and ends with the result", () => {
  expect(values(found, 0)).toEqual([0.5, 0.4, 0.9, 1]);
  expect(path(found, 0, 300, 100)).toBe("M0.0 50.0L100.0 60.0L200.0 10.0L300.0 0.0");
  expect(down(2)).toBe(0);
});

test("what a seat could know has a line of its own, from decision to decision", () => {
  expect(knownPath(found, 0)).toBe("");
  const knows = (by: number, known: readonly number[] | null): Moment => ({ ...moment(by, 0.4, 0.6), known });
  const secret = { ...found, moments: [knows(0, [0.5, 0.5]), knows(1, [0.1, 0.9]), knows(0, [1, 0])] };
  expect(knownPath(secret, 0)).toBe("M0.0 100.0L426.7 0.0");
});

test("nothing looks surer than it is", () => {
  expect([sure(0), sure(0.01)]).toEqual(["0.0", "2.4"]);
  expect(between(turn({ low: -0.01, high: 0.3 }))).toEqual({ id: "analysis-between", args: { low: 0, high: 30 } });
  const judged = (by: number, verdict: "best" | "close" | "lost"): Moment => ({ ...moment(by, 0.4, 0.6), judged: { best: "x", verdict, lost: 0, low: 0, high: 0 } });
  expect(tooClose({ ...found, moments: [judged(0, "close"), judged(1, "close"), judged(0, "lost"), judged(0, "close")] }, 0)).toBe(2);
});

test("where all play together there is one line", () => {
  expect(lines(found)).toEqual([0, 1]);
  expect(lines({ ...found, together: true })).toEqual([0]);
});

test("a finger finds the nearest ply, and keys go step by step", () => {
  expect([nearest(found, -1), nearest(found, 0.4), nearest(found, 2)]).toEqual([0, 1, 3]);
  expect([led(found, 1, "ArrowRight"), led(found, 3, "ArrowRight"), led(found, 2, "Home"), led(found, 0, "End"), led(found, 0, "x")]).toEqual([2, 3, 0, 3, null]);
});

test("turning points are said as what they were", () => {
  expect(sentence(turn({ rolls: true, dice: [6] }), false)).toEqual({ id: "analysis-lucky-roll", args: { who: { id: "seat-name", args: { seat: 1, n: 2 } }, points: 21, dice: "6" } });
  expect(sentence(turn({ kind: "unlucky" }), true).id).toBe("analysis-unlucky-all");
  expect(sentence(turn({ kind: "lost", do: "ghost back" }), false).args.better).toBe("ghost back");
  expect(sentence(turn({ kind: "found" }), false).id).toBe("analysis-found");
  expect(best(found)).toBe(2);
  expect(best({ ...found, turns: [] })).toBe(3);
});

test("the picture to share holds names as text and never as markup", () => {
  const svg = poster({
    title: "<b>&", lines: [{ name: "<script>", ink: "#f00", dash: "none", path: "M0 0" }], turns: ["a < b"], awards: [{ name: "Ann & Bo", stars: 2, words: "x" }], board: [], foot: "f",
  });
  const read = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(read.querySelector("parsererror")).toBeNull();
  expect(read.querySelector("script")).toBeNull();
  expect(read.documentElement.textContent).toContain("<script>");
  expect(read.documentElement.textContent).toContain("Ann & Bo");
  expect(read.documentElement.textContent).toContain("★★");
});
