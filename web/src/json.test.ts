import { expect, test } from "vitest";
import { fields, parsed } from "./json.ts";

test("only objects have fields", () => {
  expect(fields({ a: 1 })).toEqual({ a: 1 });
  for (const value of [null, undefined, 3, "text", true]) expect(fields(value)).toEqual({});
});

test("a text that is not JSON has no value", () => {
  expect(parsed('{"a": [1]}')).toEqual({ a: [1] });
  expect([parsed("{"), parsed(""), parsed(null)]).toEqual([undefined, undefined, undefined]);
});
