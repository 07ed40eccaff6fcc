import { expect, test } from "vitest";
import { Marker, type Term } from "./terms.ts";

const term = (id: string, ...forms: string[]): Term => ({ id, title: forms[0] ?? "", means: "", rule: "", forms });
const marker = new Marker([term("chest", "treasure chest", "chest"), term("alf", "Älf", "Älfar"), term("group", "group", "groups"), term("none")]);
const shown = (text: string): string => marker.split(text).map((piece) => (typeof piece === "string" ? piece : `[${piece.text}|${piece.term}]`)).join("");

test("a term is marked in all its forms, the longest first", () => {
  expect(shown("The Treasure chest gleams.")).toBe("The [Treasure chest|chest] gleams.");
  expect(shown("Two groups, hand in hand")).toBe("Two [groups|group], hand in hand");
});

test("only whole words are terms, in every language", () => {
  expect(shown("chestnuts and regrouping")).toBe("chestnuts and regrouping");
  expect(shown("Die Älfar; kein Älflein")).toBe("Die [Älfar|alf]; kein Älflein");
  expect(shown("l’älf")).toBe("l’[älf|alf]");
});

test("a term is marked once in a text", () => {
  expect(shown("A group meets a group and a chest.")).toBe("A [group|group] meets a group and a [chest|chest].");
});

test("signs in a form mean themselves, and spaces may be broken", () => {
  const odd = new Marker([term("x", "a.b (c)"), term("y", "garde-fou"), term("z", "Terre Morte")]);
  expect(odd.split("see a.b (c) or axb (c)")).toEqual(["see ", { term: "x", text: "a.b (c)" }, " or axb (c)"]);
  expect(odd.split("le garde-fou")).toEqual(["le ", { term: "y", text: "garde-fou" }]);
  expect(odd.split("en Terre Morte")).toEqual(["en ", { term: "z", text: "Terre Morte" }]);
});

test("without terms a text stays whole", () => {
  expect(new Marker([]).split("a group")).toEqual(["a group"]);
  expect(marker.split("")).toEqual([""]);
  expect(marker.named("alf")?.title).toBe("Älf");
});
