import { beforeEach, expect, test } from "vitest";
import { handAt, nearest, REACH } from "./hand.ts";

function box(id: string, left: number, top: number, legal = true): HTMLElement {
  const node = document.createElement("div");
  node.dataset.id = id;
  if (legal) node.dataset.legal = "";
  node.getBoundingClientRect = () => new DOMRect(left, top, 20, 10);
  document.body.append(node);
  return node;
}

beforeEach(() => document.body.replaceChildren());

test("a finger is where it is, a key in the middle of what has the focus", () => {
  const node = box("a", 100, 50);
  const at = (event: Event): readonly number[] => {
    node.dispatchEvent(event);
    return handAt(event);
  };
  expect(at(new MouseEvent("click", { clientX: 3, clientY: 4, detail: 1 }))).toEqual([3, 4]);
  expect(at(new MouseEvent("click", { detail: 0 }))).toEqual([110, 55]);
  expect(at(new KeyboardEvent("keydown"))).toEqual([110, 55]);
  expect(handAt(new Event("nowhere"))).toEqual([0, 0]);
});

test("beside all things the nearest legal one within reach is meant", () => {
  box("near", 0, 0);
  box("nearer", 30, 0);
  box("barred", 14, 0, false);
  expect(nearest(document.body, 26, 5)).toBe("nearer");
  expect(nearest(document.body, 11, 5)).toBe("near");
  expect(nearest(document.body, 40, 5 + REACH - 1)).toBe("nearer");
  expect(nearest(document.body, 40, 5 + REACH)).toBeNull();
});
