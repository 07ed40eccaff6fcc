import { expect, test } from "vitest";
import { t, words } from "../../words.svelte.ts";

test("the first thing said of the aim is that one has secret characters", async () => {
  await words.speak("en");
  await words.need("rumble-door");
  expect(t("rd-aim-1")).toContain("Your secret characters");
});
