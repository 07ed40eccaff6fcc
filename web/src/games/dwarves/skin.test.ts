import { expect, test } from "vitest";
import skin from "./skin.ts";
import { legTime } from "./walk.ts";

test("the table waits as long for a step as the board takes for it", () => {
  expect(skin.step).toBe(legTime("normal"));
});
