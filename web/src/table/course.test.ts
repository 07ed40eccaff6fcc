import { expect, test } from "vitest";
import type { LogLine } from "../wire.ts";
import { line, peak, span, stretches } from "./course.ts";

const told = (v: number, kind: string, seat: number | null): LogLine => ({ v, event: { kind, seat } }) as unknown as LogLine;

const LOG = [told(1, "lay", null), told(2, "move", 0), told(3, "reason", 2), told(3, "roll", 0), told(3, "scare", 1), told(5, "move", 1), told(6, "end", null)];

test("who was on turn is told by the first who did something in each step", () => {
  expect(stretches(LOG)).toEqual([
    { seat: 0, from: 1, to: 3 },
    { seat: 1, from: 3, to: 5 },
  ]);
  expect(stretches([])).toEqual([]);
});

test("the course reaches from the first word to the last", () => {
  expect(span(LOG)).toEqual([0, 6]);
  expect(span([])).toEqual([0, 0]);
});

test("a number is drawn as a line, to the end of the game, within its box", () => {
  const strand = { label: null, seat: 0, points: [[0, 0], [3, 5], [6, 10]] } as const;
  expect(line(strand, [0, 6], 10, 60, 20)).toBe("M0 20L30 10L60 0H60");
  expect(line({ ...strand, points: [] }, [0, 6], 10, 60, 20)).toBe("");
  expect(peak([strand, { ...strand, points: [[0, 12]] }])).toBe(12);
  expect(peak([])).toBe(0);
});
