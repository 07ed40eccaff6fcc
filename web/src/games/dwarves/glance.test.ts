import { expect, it } from "vitest";
import { glance } from "./glance";
import { viewOf } from "./sample";
import { readScene } from "./scene";

it("tells how far the Doom is, who is weakest, what is on the brink and what the Scenario asks", () => {
  const scene = readScene(viewOf({ troops: {}, tiles: {} }));
  const now = glance(scene);
  expect([now.left, now.weakest?.name, now.brink, now.scenario?.id, now.have, now.need]).toEqual([35, "tungdil", 0, "SA1", 1, 2]);
  expect([...now.alarms]).toEqual([]);
  const worse = glance({ ...scene, hero: 30, doom: 36, brink: new Set(["s20"]), dwarves: [...scene.dwarves, { ...scene.dwarves[0]!, seat: 1, name: "boindil", health: 1 }] });
  expect([...worse.alarms]).toEqual(["doom", "health", "brink"]);
  expect(worse.weakest?.name).toBe("boindil");
});
