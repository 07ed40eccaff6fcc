import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asks, event, PaperServer, step, sync, walk } from "../../tests/paper.ts";
import { glossary } from "../glossary/glossary.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { QUIET } from "./asking.svelte.ts";
import { press } from "./keys.ts";
import { TableState } from "./table.svelte.ts";

const OPTIONS = [walk("ann", "c"), walk("bob", "d")];
let server: PaperServer;
let table: TableState;
let numbers: number[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  localStorage.clear();
  settings.set({ speed: "normal" });
  document.body.innerHTML = '<input id="field"><button id="button"></button>';
  numbers = [];
  server = new PaperServer();
  table = new TableState("paper", server.open);
  table.start();
  server.onopen?.();
  server.says(sync(5, asks(0, OPTIONS), { undo_seat: 0 }));
  vi.advanceTimersByTime(QUIET);
});
afterEach(() => vi.useRealTimers());

function type(key: string, at: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const pressed = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  const listen = (one: Event): void => press(one as KeyboardEvent, table, (index) => numbers.push(index));
  addEventListener("keydown", listen);
  at.dispatchEvent(pressed);
  removeEventListener("keydown", listen);
  return pressed;
}

test("g wakes what tells the words of the game", () => {
  glossary.awake = false;
  type("g", document.querySelector("#field") ?? document.body);
  expect(glossary.awake).toBe(false);
  expect(type("g").defaultPrevented).toBe(true);
  expect(glossary.awake).toBe(true);
});

test("numbers choose from the list", () => {
  expect(type("1").defaultPrevented).toBe(true);
  type("9");
  type("0");
  expect(numbers).toEqual([0, 8]);
});

test("letters do what the buttons do", () => {
  type("a");
  expect(table.asking.advising).toBe(true);
  type("u");
  expect(server.count("undo")).toBe(1);
  type("r");
  expect(table.sheets.leaf).toBe("rules");
  type("?");
  expect(table.sheets.leaf).toBe("help");
  server.says({ t: "suggestions", v: 5, made: [{ seat: 1, do: "bob d", at: "" }] });
  vi.advanceTimersByTime(QUIET);
  type("t");
  expect(server.last("act").do).toBe("bob d");
});

test("Escape lets go, Enter plays what is shown, but not on a button", () => {
  table.asking.look(OPTIONS[0]!);
  type("Enter", document.querySelector("#button")!);
  expect(server.count("act")).toBe(0);
  type("Escape");
  expect(table.asking.looked).toBeNull();
  type("Enter");
  expect(server.count("act")).toBe(0);
  table.asking.look(OPTIONS[0]!);
  type("Enter");
  expect(server.last("act").do).toBe("ann c");
});

test("what is typed into a field, or with another key held, is left alone", () => {
  type("u", document.querySelector("#field")!);
  for (const held of ["ctrlKey", "metaKey", "altKey"]) type("u", document.body, { [held]: true });
  expect(server.count("undo")).toBe(0);
  expect(type("x").defaultPrevented).toBe(false);
});

test.each(["3", "Enter", "Escape"])("while the board is behind, %s shows the rest and does nothing else", (key) => {
  server.says(step(6, asks(0, OPTIONS), [event("walk", { piece: "ann", path: ["a", "b"] })]));
  expect(table.stage.behind).toBe(true);
  type(key);
  expect([table.stage.behind, numbers, server.count("act")]).toEqual([false, [], 0]);
});

test("single keys do nothing once they are switched off, the others still do", () => {
  settings.set({ keys: false });
  for (const key of ["1", "u", "U", "a", "t", "r", "l", "?"]) type(key);
  expect(table.sheets.leaf).toBeNull();
  expect(server.count("undo")).toBe(0);
  settings.set({ keys: true });
  type("?");
  expect(table.sheets.leaf).toBe("help");
});

test("a key opens and folds the list", () => {
  settings.set({ list: false });
  type("l");
  expect(settings.list).toBe(true);
  type("l");
  expect(settings.list).toBe(false);
});

test("a question mark on a thing asks what it is, and opens no help", () => {
  document.body.innerHTML = '<button data-id="ann"></button>';
  type("?", document.querySelector("button") ?? document.body);
  expect([server.last("about").t, table.sheets.leaf]).toEqual(["about", null]);
});
