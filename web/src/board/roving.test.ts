import { afterEach, expect, test } from "vitest";
import { next, roving } from "./roving";

afterEach(() => document.body.replaceChildren());

function row(...names: string[]): { node: HTMLElement; at: (n: number) => HTMLButtonElement } {
  const node = document.createElement("div");
  node.append(...names.map((name) => Object.assign(document.createElement("button"), { textContent: name })));
  document.body.append(node);
  return { node, at: (n) => node.querySelectorAll("button")[n] as HTMLButtonElement };
}

const press = (node: Element, key: string): void => void node.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

test("arrows go round, Home and End to the ends, other keys nowhere", () => {
  expect([next("ArrowRight", 2, 3), next("ArrowLeft", 0, 3), next("ArrowDown", 0, 3), next("ArrowUp", 1, 3)]).toEqual([0, 2, 1, 0]);
  expect([next("Home", 2, 3), next("End", 0, 3)]).toEqual([0, 2]);
  expect([next("a", 0, 3), next("ArrowUp", -1, 3), next("Home", 0, 0)]).toEqual([null, null, null]);
});

test("a row is one stop of the Tab key, and the focus moves by arrows", () => {
  const { node, at } = row("a", "b", "c");
  roving(node);
  expect([0, 1, 2].map((n) => at(n).tabIndex)).toEqual([0, -1, -1]);
  at(0).focus();
  press(at(0), "ArrowLeft");
  expect(document.activeElement).toBe(at(2));
  expect([0, 1, 2].map((n) => at(n).tabIndex)).toEqual([-1, -1, 0]);
});

test("tabs follow the arrows", () => {
  const { node, at } = row("a", "b");
  let chosen = "";
  for (const n of [0, 1]) {
    at(n).setAttribute("role", "tab");
    at(n).addEventListener("click", () => (chosen = at(n).textContent));
  }
  roving(node);
  at(0).focus();
  press(at(0), "ArrowRight");
  expect(chosen).toBe("b");
});

test("a button that comes later joins the row", async () => {
  const { node, at } = row("a");
  roving(node);
  node.append(document.createElement("button"));
  await new Promise((done) => setTimeout(done, 0));
  expect([at(0).tabIndex, at(1).tabIndex]).toEqual([0, -1]);
});
