import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { REST, Resting, thingAt } from "./press.ts";

let asked: string[];
let resting: Resting;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="stage"><b data-id="ann"><i>x</i></b><p>y</p></div>';
  asked = [];
  resting = new Resting((thing) => asked.push(thing));
});
afterEach(() => vi.useRealTimers());

/** A touch on the first element that fits. */
function pointer(on: string, more: PointerEventInit = {}): PointerEvent {
  const event = new PointerEvent("pointerdown", { pointerType: "touch", isPrimary: true, clientX: 50, clientY: 50, bubbles: true, ...more });
  Object.defineProperty(event, "target", { value: document.querySelector(on) });
  return event;
}

test("what stands for a thing is found from whatever lies in it", () => {
  expect([thingAt(document.querySelector("i")), thingAt(document.querySelector("p")), thingAt(null)]).toEqual(["ann", null, null]);
});

test("a finger that rests on a thing asks once, and its end means nothing else", () => {
  resting.down(pointer("i"));
  vi.advanceTimersByTime(REST - 1);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(["ann"]);
  const click = new MouseEvent("click", { cancelable: true });
  resting.swallows(click);
  expect(click.defaultPrevented).toBe(true);
  const next = new MouseEvent("click", { cancelable: true });
  resting.swallows(next);
  expect(next.defaultPrevented).toBe(false);
});

test("a short touch, one that moves, one on nothing and a mouse do not ask", () => {
  resting.down(pointer("i"));
  resting.let();
  resting.down(pointer("i"));
  resting.move(pointer("i", { clientX: 80 }));
  resting.down(pointer("p"));
  resting.down(pointer("i", { pointerType: "mouse" }));
  vi.advanceTimersByTime(5 * REST);
  expect(asked).toEqual([]);
});

test("a magnifier or a piece that is carried has the finger for itself", () => {
  document.body.insertAdjacentHTML("beforeend", '<div class="glass"></div>');
  resting.down(pointer("i"));
  vi.advanceTimersByTime(REST);
  expect(asked).toEqual([]);
});

test("the other button of a mouse asks, and the browser's own menu stays closed there only", () => {
  const menu = (on: string): MouseEvent => {
    const event = new MouseEvent("contextmenu", { cancelable: true });
    Object.defineProperty(event, "target", { value: document.querySelector(on) });
    resting.menu(event);
    return event;
  };
  expect([menu("i").defaultPrevented, menu("p").defaultPrevented, asked]).toEqual([true, false, ["ann"]]);
});
