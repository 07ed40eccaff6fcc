import { expect, test } from "vitest";
import { agreement, chapters, entryId, holds } from "./book.ts";

const ids = ["dr-chapter-8", "dr-chapter-variants", "dr-chapter-rulings", "dr-rule-8-2", "dr-rule-8-13", "dr-variant-start", "dr-ruling-s5", "dr-other"];

test("rules are found under the name that the server gives them", () => {
  expect(entryId("DR-8.13", "dr")).toBe("dr-rule-8-13");
  expect(entryId("S5", "dr")).toBe("dr-ruling-s5");
  expect(entryId("DR-S5", "dr")).toBe("dr-ruling-s5");
});

test("every rule stands in its chapter, in the order of the catalogue", () => {
  expect(chapters(ids)).toEqual([
    { id: "dr-chapter-8", rules: [{ id: "dr-rule-8-2", name: "DR-8.2" }, { id: "dr-rule-8-13", name: "DR-8.13" }] },
    { id: "dr-chapter-variants", rules: [{ id: "dr-variant-start", name: "" }] },
    { id: "dr-chapter-rulings", rules: [{ id: "dr-ruling-s5", name: "S5" }] },
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
  const ids = ["rd-chapter-rulings", "rd-chapter-guard", "rd-ruling-a1", "rd-ruling-c1", "rd-ruling-g2"];
  expect(chapters(ids).map((one) => [one.id, one.rules.map((rule) => rule.name)])).toEqual([
    ["rd-chapter-rulings", ["A1", "C1"]],
    ["rd-chapter-guard", ["G2"]],
  ]);
});
