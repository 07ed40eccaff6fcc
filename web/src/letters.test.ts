import { expect, test } from "vitest";
import { holds, lit, sought } from "./letters.ts";

test("searching needs every word, and neither capitals nor accents", () => {
  expect(holds("Les fantômes ne passent jamais", "FANTOMES jamais")).toBe(true);
  expect(holds("Les fantômes", "fantômes rivière")).toBe(false);
  expect(holds("El niño está aquí", "nino esta")).toBe(true);
  expect(holds("Nôd’onn", "nod'onn")).toBe(true);
  expect(holds("anything", "")).toBe(true);
});

test("two letters may stand for one", () => {
  expect(holds("Die Älfar kommen über die Brücke", "aelfar ueber bruecke")).toBe(true);
  expect(holds("Die Älfar", "alfar")).toBe(true);
  expect(holds("Straße", "strasse")).toBe(true);
  expect(holds("un cœur", "coeur")).toBe(true);
});

test("what was found is lit up in the text as it stands there", () => {
  const shown = (text: string, wanted: string): string => lit(text, wanted).map((part) => (part.lit ? `[${part.text}]` : part.text)).join("");
  expect(shown("Les fantômes passent", "FANTOME")).toBe("Les [fantôme]s passent");
  expect(shown("Über die Brücke", "ueber bru")).toBe("[Über] die [Brü]cke");
  expect(shown("aaa", "a")).toBe("[aaa]");
  expect(shown("Straße", "strasse")).toBe("[Straße]");
  expect(shown("nothing here", "")).toBe("nothing here");
  expect(shown("", "x")).toBe("");
  expect(shown("😀 ghost 😀", "ghost")).toBe("😀 [ghost] 😀");
});

test("words are split at spaces of every kind", () => {
  expect(sought("  Un fantôme ! ")).toEqual(["un", "fantome", "!"]);
});
