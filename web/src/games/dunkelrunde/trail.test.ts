import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { Move } from "../../table/skin.ts";
import { readAs } from "../../wire.ts";
import sample from "./sample.json";
import Trail from "./Trail.svelte";

const board = readAs("Board", sample.board);
const places = new Map(board.places.map((place) => [place.id, place]));
const kinds = new Map([["red-girl", "child"], ["ghost-tree", "ghost"]]);
const move = (piece: string, how: string, ...path: string[]): Move => ({ piece, path, how, detail: null });

function drawn(trail: readonly Move[]): { heads: number; bursts: number } {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const shown = mount(Trail, { target, props: { trail, places, kinds } });
  flushSync();
  const found = { heads: target.querySelectorAll(".head").length, bursts: target.querySelectorAll(".burst").length };
  void unmount(shown);
  return found;
}

test("every way of others has one arrow; a walk and the crossing after it are one way", () => {
  expect(drawn([])).toEqual({ heads: 0, bursts: 0 });
  expect(drawn([move("red-girl", "child", "1", "2", "3"), move("ghost-tree", "ghost", "5", "4")])).toEqual({ heads: 2, bursts: 0 });
  expect(drawn([move("red-girl", "child", "5", "6", "7"), move("red-girl", "cross", "7", "8")]).heads).toBe(1);
});

test("a group that went together has one way", () => {
  expect(drawn([move("red-girl", "group", "1", "2"), move("red-boy", "along", "1", "2")]).heads).toBe(1);
});

test("a fright leaves its burst where it happened", () => {
  expect(drawn([move("ghost-tree", "ghost", "5", "4"), move("red-girl", "scare", "4", "0")])).toEqual({ heads: 2, bursts: 1 });
});
