import { expect, test } from "vitest";
import { agreement, chapters, entryId, holds } from "./book.ts";

const ids = ["xy-chapter-8", "xy-chapter-variants", "xy-chapter-rulings", "xy-rule-8-2", "xy-rule-8-13", "xy-variant-start", "xy-ruling-s5", "xy-other"];

test("rules are found under the name that the server gives them", () => {
  expect(entryId("XY-8.13", "xy")).toBe("xy-rule-8-13");
  expect(entryId("S5", "xy")).toBe("xy-ruling-s5");
  expect(entryId("XY-S5", "xy")).toBe("xy-ruling-s5");
  expect(entryId("xy-14.2", "xy")).toBe("xy-rule-14-2");
});

test("every rule stands in its chapter, in the order of the catalogue", () => {
  expect(chapters(ids)).toEqual([
    { id: "xy-chapter-8", rules: [{ id: "xy-rule-8-2", name: "XY-8.2" }, { id: "xy-rule-8-13", name: "XY-8.13" }] },
    { id: "xy-chapter-variants", rules: [{ id: "xy-variant-start", name: "" }] },
    { id: "xy-chapter-rulings", rules: [{ id: "xy-ruling-s5", name: "S5" }] },
  ]);
});

test("what was agreed at a table is told to its rules, numbers as numbers", () => {
  expect(agreement({ perish: "4", difficulty: "easy" })).toEqual({ perish: 4, difficulty: "easy" });
});

test("searching needs every word and no accents", () => {
  expect(holds("Les fantômes ne passent jamais", "FANTOMES jamais")).toBe(true);
  expect(holds("Les fantômes", "fantômes rivière")).toBe(false);
});

test("rulings of a series stand in its chapter, if the book has one", () => {
  const ids = ["xy-chapter-rulings", "xy-chapter-guard", "xy-ruling-a1", "xy-ruling-c1", "xy-ruling-g2", "xy-ruling-r3"];
  expect(chapters(ids).map((one) => [one.id, one.rules.map((rule) => rule.name)])).toEqual([
    ["xy-chapter-rulings", ["A1", "C1", "R3"]],
    ["xy-chapter-guard", ["G2"]],
  ]);
});
