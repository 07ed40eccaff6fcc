import { expect, test } from "vitest";
import type { Frames } from "../wire.ts";
import { sceneIn } from "./stills.ts";

const frame = (v: number, board: string | null): object => ({ v, events: [], view: `view ${v}`, board, known: [] });
const part = { first: 40, board: "first", frames: [frame(50, null), frame(52, "second"), frame(55, null)] } as unknown as Frames;

test("a scene is found with the ground that it stands on", () => {
  expect(sceneIn(part, 40)).toMatchObject({ v: 50, board: "first" });
  expect(sceneIn(part, 42)).toMatchObject({ v: 55, board: "second", view: "view 55" });
  expect([sceneIn(part, 39), sceneIn(part, 43)]).toEqual([null, null]);
});
