import { expect, test } from "vitest";
import { lines } from "./slip.ts";

test("a text is broken between words, and a long word stands alone", () => {
  const wide = (part: string): number => part.length;
  expect(lines("one two three four", 9, wide)).toEqual(["one two", "three", "four"]);
  expect(lines("a incomprehensibilities b", 5, wide)).toEqual(["a", "incomprehensibilities", "b"]);
});
