import { beforeEach, expect, test } from "vitest";
import { Drag, SLIP } from "./drag.ts";

let under: string | null;
let told: string[];
let drag: Drag;

beforeEach(() => {
  [under, told] = [null, []];
  drag = new Drag(
    {
      movable: (id) => id === "ann",
      taken: (id) => told.push(`take ${id}`),
      dropped: (id, over) => told.push(`drop ${id} over ${over.join(" ")}`),
    },
    () => under,
  );
  document.body.innerHTML = `<i data-id="ann"></i><i data-id="rock"></i>`;
});

function event(x: number, more: Partial<PointerEvent> = {}, on = "ann"): PointerEvent {
  const target = document.querySelector(`[data-id="${on}"]`);
  return { pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: 0, target, timeStamp: 1000, ...more } as PointerEvent;
}

test("a piece is taken up, comes over places and is let go", () => {
  drag.down(event(0));
  under = "b";
  drag.move(event(20));
  drag.move(event(25));
  under = "c";
  drag.move(event(40));
  drag.up(event(40));
  expect(told).toEqual(["take ann", "drop c over b c"]);
  expect([drag.ended(1000), drag.ended(1500)]).toEqual([true, false]);
});

test("a finger that slips a little means a tap", () => {
  drag.down(event(0));
  under = "b";
  drag.move(event(SLIP));
  drag.up(event(SLIP));
  expect([told, drag.ended(1000)]).toEqual([[], false]);
});

test("what cannot move is not dragged, and nothing is dropped beside the board", () => {
  drag.down(event(0, {}, "rock"));
  drag.move(event(50, {}, "rock"));
  drag.up(event(50, {}, "rock"));
  drag.down(event(0));
  drag.move(event(50));
  drag.up(event(50));
  expect(told).toEqual(["take ann"]);
});

test("a second finger lets go of everything", () => {
  drag.down(event(0));
  drag.move(event(30));
  drag.down(event(80, { pointerId: 2, isPrimary: false }));
  under = "c";
  drag.move(event(60));
  drag.up(event(60));
  expect(told).toEqual(["take ann"]);
});

test("a lost pointer lets go of everything", () => {
  const stage = document.body;
  const stop = drag.watch(stage);
  drag.down(event(0));
  drag.move(event(30));
  dispatchEvent(new Event("pointercancel"));
  under = "c";
  drag.up(event(60));
  expect(told).toEqual(["take ann"]);
  stop();
});
