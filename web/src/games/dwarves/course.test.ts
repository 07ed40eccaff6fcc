import { expect, test } from "vitest";
import course from "./course.ts";
import type { Ground, View } from "./wire.ts";

type Log = Parameters<typeof course>[0]["log"];

test("the way between Hero and Doom gets shorter, and land perishes and lives again", () => {
  const told = (v: number, kind: string, args: object = {}): object => ({ v, event: { kind, text: { id: kind, args } } });
  const log = [told(3, "hero", { left: 39 }), told(4, "perish"), told(5, "doom", { left: 38 }), told(6, "hero"), told(7, "perish"), told(9, "cleanse")] as unknown as Log;
  const [doom, land] = course({ log, view: {} as View, board: {} as Ground, seats: 2 });
  expect(doom?.points).toEqual([[3, 39], [5, 38]]);
  expect(land?.points).toEqual([[0, 0], [4, 1], [7, 2], [9, 1]]);
});
