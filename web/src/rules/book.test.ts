import { expect, test } from "vitest";
import { type Book, readAs, type Text } from "../wire.ts";
import { agreement, entriesOf, examplesOf, lookUp, lying, messageOf, search, size, thing } from "./book.ts";

const text = (id: string): Text => ({ id, args: {} });
const entry = (name: string, words: string, id = name): unknown => ({ id: `xy-${id}`, name, text: text(words) });
const view = { game: "g", turn: 0, actor: 0, pieces: [] };
const book: Book = readAs("Book", {
  game: "g",
  prefix: "xy",
  preface: null,
  boards: {},
  sections: [
    { id: "intro", kind: "intro", title: text("Begin"), open: true, entries: [entry("", "Welcome to the river", "intro-1")] },
    {
      id: "chapter-8", kind: "chapter", number: 8, title: text("Tiles"),
      entries: [entry("XY-8.2", "Les fantômes attendent"), entry("XY-8.13", "Two cross the river")],
      examples: [{ id: "river", title: text("Across"), text: text("hand in hand"), rules: ["XY-8.13"], board: "b", places: [], before: view, stands: [] }],
      tables: [{ title: text("At a glance"), head: [], rows: [{ cells: [text("grey"), text("brücke")] }] }],
    },
    { id: "rulings", kind: "rulings", title: text("Tricky"), entries: [entry("S5", "A group at the gate")] },
    { id: "shelf-tile", kind: "shelf", title: text("Tiles"), items: [{ id: "tile-a", sort: "tile", title: text("A"), rules: ["S5", "XY-8.2"] }, { id: "tile-b", sort: "tile", title: text("B") }] },
  ],
});
const say = (one: Text): string => one.id;

test("rules are found under the name that the server gives them", () => {
  expect(lookUp(book, "XY-8.13")).toEqual({ section: "chapter-8", mark: "XY-8.13" });
  expect(lookUp(book, "xy-8.2")).toEqual({ section: "chapter-8", mark: "XY-8.2" });
  expect(lookUp(book, "S5")).toEqual({ section: "rulings", mark: "S5" });
  expect(lookUp(book, "XY-S5")).toEqual({ section: "rulings", mark: "S5" });
  expect(lookUp(book, "8.13")?.mark).toBe("XY-8.13");
  expect(lookUp(book, "XY-9.9")).toBeNull();
  expect(lookUp(book, "")).toBeNull();
});

test("parts and examples are found by their names", () => {
  expect(lookUp(book, "rulings")).toEqual({ section: "rulings", mark: "" });
  expect(lookUp(book, "example-river")).toEqual({ section: "chapter-8", mark: "example-river" });
});

test("words are found in everything that can be read, names of rules too", () => {
  const found = (wanted: string): string[] => search(book, wanted, say).flatMap((part) => [...part.entries.map((one) => one.id), ...part.examples.map((one) => one.id), ...part.items.map((one) => one.id)]);
  expect(found("river")).toEqual(["xy-intro-1", "xy-XY-8.13"]);
  expect(found("FANTOMES")).toEqual(["xy-XY-8.2"]);
  expect(found("8.13 cross")).toEqual(["xy-XY-8.13"]);
  expect(found("hand across")).toEqual(["river"]);
  expect(found("tile-b")).toEqual(["tile-b"]);
  expect(found("dragon")).toEqual([]);
  expect(search(book, "bruecke", say).map((part) => [part.id, part.tables.length])).toEqual([["chapter-8", 1]]);
  expect(search(book, "river", say).reduce((sum, part) => sum + size(part), 0)).toBe(2);
});

test("a thing has its neighbours, its rules and its examples", () => {
  expect(thing(book, "TILE-A")).toMatchObject({ item: { id: "tile-a" }, before: undefined, after: { id: "tile-b" } });
  expect(thing(book, "tile-z")).toBeNull();
  expect(entriesOf(book, ["S5", "XY-8.2", "Z1"]).map((one) => one.name)).toEqual(["S5", "XY-8.2"]);
  expect(examplesOf(book, ["XY-8.13"]).map((one) => one.id)).toEqual(["river"]);
});

test("what was agreed at a table is told to its rules, numbers as numbers", () => {
  expect(agreement({ perish: "4", difficulty: "easy" })).toEqual({ perish: 4, difficulty: "easy" });
});

test("the message of a rule and of a ruling", () => {
  expect(messageOf("XY-8.13", "xy")).toBe("xy-rule-8-13");
  expect([messageOf("S5", "xy"), messageOf("XY-S5", "xy")]).toEqual(["xy-ruling-s5", "xy-ruling-s5"]);
});

test("what lies on the table is found in the book, a copy and a name without its sort too", () => {
  const shelf = { id: "shelf-card", kind: "shelf", title: text("Cards"), items: ["AB01", "folk-ada", "hut-3"].map((id) => ({ id, sort: "card", title: text(id), mark: "ours" })) };
  const full: Book = readAs("Book", { game: "g", prefix: "xy", preface: text("p"), boards: {}, sections: [shelf] });
  expect(["AB01", "AB01-2", "ada"].map((id) => lying(full, id)?.id)).toEqual(["AB01", "AB01", "folk-ada"]);
  expect([lying(full, "3"), lying(full, "s12"), lying(full, "da")]).toEqual([null, null, null]);
});
