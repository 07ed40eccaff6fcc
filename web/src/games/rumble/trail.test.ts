import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { Move } from "../../table/skin.ts";
import { readAs } from "../../wire.ts";
import { nameLines, plan } from "./layout.ts";
import sample from "./sample.json";
import Trail from "./Trail.svelte";
import type { Ground } from "./wire.ts";

const board = readAs("Board", sample.board) as Ground;
const sheet = plan(board, 12, 900, 700);
const [first = "", second = ""] = [board.places[0]?.id, board.places[0]?.next[0]];
const move = (piece: string, how: string, ...path: string[]): Move => ({ piece, path, how, detail: null });

function drawn(trail: readonly Move[]): { heads: number; dust: number } {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const shown = mount(Trail, { target, props: { trail, sheet } });
  flushSync();
  const found = { heads: target.querySelectorAll(".head").length, dust: target.querySelectorAll(".cloud").length };
  void unmount(shown);
  return found;
}

test("whoever went somewhere leaves an arrow, and the chest goes along with its carrier", () => {
  expect(drawn([])).toEqual({ heads: 0, dust: 0 });
  expect(drawn([move("orc", "move", first, second)])).toEqual({ heads: 1, dust: 0 });
  expect(drawn([move("orc", "carry", first, second), move("chest", "along", first, second)])).toEqual({ heads: 1, dust: 0 });
});

test("a brawl leaves dust", () => {
  expect(drawn([move("orc", "fight", first, "out-1")])).toEqual({ heads: 0, dust: 1 });
});

test("a name stands in one line if it fits, in two if it must be read, and else not at all", () => {
  expect(nameLines("Echo hall", 17, 190, false)).toEqual(["Echo hall"]);
  expect(nameLines("Whispering library", 30, 190, false)).toEqual([]);
  expect(nameLines("Whispering library", 30, 190, true)).toEqual(["Whispering", "library"]);
  expect(nameLines("Endloser Kleiderschrank", 40, 190, true)).toEqual(["Endloser", "Kleiderschrank"]);
  expect(nameLines("Kleiderschrank", 40, 190, true)).toEqual(["Kleiderschrank"]);
});
