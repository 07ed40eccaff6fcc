import { expect, test } from "vitest";
import skin from "./skin.ts";
import { stepTime } from "./walk.ts";

test("the table waits as long for a step as the board takes for it", () => {
  expect(skin.step).toBe(stepTime("normal"));
});
