import { beforeAll, expect, test } from "vitest";
import { seat } from "../../tests/paper.ts";
import { words } from "../words.svelte.ts";
import { ago, inTime } from "./ago.svelte.ts";
import { holidayOf, personState } from "./people.ts";

beforeAll(() => words.speak("en"));

test("nothing is said before the words are there", () => {
  const away = seat(1, { kind: "remote", present: false, gone: 500, holiday: 1_800_000_000 });
  expect(inTime(7200)).toBe("");
  expect(holidayOf(away)).toBe("");
  expect(personState(away, undefined)).toMatch(/^Last seen 8 min/);
});

test.each([
  [0, "a moment ago"],
  [59, "a moment ago"],
  [60, "1 min. ago"],
  [3599, "59 min. ago"],
  [7200, "2 hr. ago"],
  [200_000, "2 days ago"],
])("%i seconds are %s", (seconds, said) => {
  expect(ago(seconds).replace(/(min|hr)(?!\.)/, "$1.")).toBe(said);
});

test("a minute after somebody has gone it is said when that was", () => {
  const gone = seat(1, { kind: "remote", present: false, gone: 50 });
  expect(personState(gone, undefined, 5)).toBe("Away just now");
  expect(personState(gone, undefined, 70)).toMatch(/^Last seen 2 min/);
  expect(personState(seat(1, { kind: "remote", present: false }), undefined)).toBe("Away just now");
});

test.each([
  [0, "A bot goes on any moment now"],
  [59, "A bot goes on any moment now"],
  [60, "A bot goes on in 1 minute"],
  [3540, "A bot goes on in 59 minutes"],
  [3599, "A bot goes on in 1 hour"],
  [3600, "A bot goes on in 1 hour"],
  [5 * 3600 - 40, "A bot goes on in 5 hours"],
  [86_400, "A bot goes on in 24 hours"],
  [2 * 86_400, "A bot goes on in 2 days"],
])("with %i seconds left: %s", async (seconds, said) => {
  await words.need("pace");
  expect(inTime(seconds)).toBe(said);
  expect(inTime(seconds, true)).toBe(said.replace("A bot goes on in", "Bot in"));
});

test("of whoever is on holiday it is said until when, unless they are here or a bot plays", async () => {
  await words.need("pace");
  const until = new Date(2026, 10, 22, 23, 59, 59).getTime() / 1000;
  const away = seat(1, { kind: "remote", present: false, gone: 500, holiday: until });
  expect(personState(away, undefined)).toBe("On holiday until Sunday, November 22");
  expect(holidayOf(away, "pace-card-holiday")).toBe("P1 is on holiday until Sunday, November 22. How shall we go on?");
  expect(personState({ ...away, present: true }, undefined)).toBe(personState(seat(1, { kind: "remote" }), undefined));
  expect(personState({ ...away, kind: "bot" }, undefined)).not.toContain("holiday");
});
