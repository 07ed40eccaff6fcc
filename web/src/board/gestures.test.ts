import { beforeEach, expect, test, vi } from "vitest";
import { Gestures, SLIP } from "./gestures";

let told: string[];
let free: boolean;
let held: boolean;
let gestures: Gestures;
const round = (n: number): number => Math.round(n * 100) / 100;

beforeEach(() => {
  [told, free, held] = [[], true, false];
  gestures = new Gestures({
    pan: (dx, dy) => told.push(`pan ${round(dx)} ${round(dy)}`),
    zoom: (x, y, by) => told.push(`zoom ${round(x)} ${round(y)} ${round(by)}`),
    takes: () => free,
    held: () => held,
  });
});

function at(x: number, y: number, pointerId = 1, type = "pointermove"): PointerEvent {
  return { pointerId, clientX: x, clientY: y, button: 0, ctrlKey: false, type } as PointerEvent;
}

test("one finger moves the picture, once it has moved for more than a slip", () => {
  gestures.down(at(0, 0));
  gestures.move(at(SLIP, 0));
  expect(told).toEqual([]);
  gestures.move(at(SLIP + 10, 5));
  gestures.move(at(SLIP + 20, 5));
  gestures.up(at(30, 5, 1, "pointerup"));
  gestures.move(at(90, 5));
  expect(told).toEqual(["pan 10 5", "pan 10 0"]);
});

test("two fingers move it and bring it nearer around their middle", () => {
  gestures.down(at(0, 0, 1));
  free = false; // a second finger always may
  gestures.down(at(100, 0, 2));
  gestures.move(at(200, 0, 2));
  expect(told).toEqual(["pan 50 0", "zoom 100 0 2"]);
});

test("what has the fingers for something else keeps the picture still", () => {
  free = false;
  gestures.down(at(0, 0));
  gestures.move(at(50, 0));
  free = true;
  gestures.down(at(0, 0));
  held = true;
  gestures.move(at(50, 0));
  held = false;
  gestures.move(at(90, 0));
  expect(told).toEqual([]);
});

test("other buttons of the mouse do nothing", () => {
  gestures.down({ ...at(0, 0), button: 2 } as PointerEvent);
  gestures.move(at(50, 0));
  expect(told).toEqual([]);
});

test("the click that ends a movement is swallowed, the next one is not, and a tap is one", async () => {
  await new Promise((resolve) => setTimeout(resolve, 5)); // what the tests before have swallowed
  vi.useFakeTimers();
  const heard = vi.fn();
  document.body.addEventListener("click", heard);
  gestures.down(at(0, 0));
  gestures.up(at(0, 0, 1, "pointerup"));
  document.body.click();
  expect(heard).toHaveBeenCalledTimes(1);
  gestures.down(at(0, 0));
  gestures.move(at(50, 0));
  gestures.up(at(50, 0, 1, "pointerup"));
  document.body.click();
  expect(heard).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  document.body.click();
  expect(heard).toHaveBeenCalledTimes(2);
  document.body.removeEventListener("click", heard);
  vi.useRealTimers();
});

test("the wheel brings it nearer where the pointer is, and stops when the frame is gone", () => {
  const frame = document.createElement("div");
  document.body.append(frame);
  const leave = gestures.attach(frame);
  expect(frame.style.touchAction).toBe("none");
  const turn = (): void => {
    const event = new WheelEvent("wheel", { deltaY: -500, cancelable: true });
    Object.assign(event, { clientX: 7, clientY: 9 });
    frame.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(told.length === 1);
  };
  turn();
  expect(told).toEqual(["zoom 7 9 2"]);
  leave();
  told = [];
  turn();
  expect(told).toEqual([]);
});
