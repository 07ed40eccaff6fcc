import { describe, expect, it, vi } from "vitest";
import { GLIDE, Lens, REST } from "./lens.svelte";
import { after, aimed, between, boxOf, fit, glassAt, inside, kept, letters, onBoard, onScreen, reframed, seen } from "./sight";

const BOARD = { x: -500, y: -400, w: 1000, h: 800 };

describe("a board in a frame", () => {
  it("is whole, in the middle, inside the edges kept free", () => {
    const frame = inside(900, 500, [40, 10, 20, 30]);
    expect(frame).toEqual({ x: 30, y: 40, w: 860, h: 440 });
    const at = fit(BOARD, frame);
    const [a, b] = [onScreen(at, { x: -500, y: -400 }), onScreen(at, { x: 500, y: 400 })];
    expect(a.y).toBeCloseTo(40);
    expect(b.y).toBeCloseTo(480);
    expect(a.x - 30).toBeCloseTo(890 - b.x);
    expect(inside(10, 10, [40, 40, 40, 40])).toMatchObject({ w: 1, h: 1 });
  });

  it("knows the way there and back", () => {
    const at = after({ k: 2, x: -30, y: 7 }, fit(BOARD, inside(900, 500, [0, 0, 0, 0])));
    const p = { x: 123, y: -45 };
    const back = onBoard(at, onScreen(at, p));
    expect(back.x).toBeCloseTo(p.x);
    expect(back.y).toBeCloseTo(p.y);
    const to = { k: 0.5, x: 3, y: 9 };
    const moved = onScreen(between(at, to), onScreen(at, p));
    expect(moved).toEqual({ x: expect.closeTo(onScreen(to, p).x), y: expect.closeTo(onScreen(to, p).y) });
    const part = seen(at, 900, 500);
    expect(onScreen(at, { x: part.x + part.w, y: part.y + part.h })).toEqual({ x: expect.closeTo(900), y: expect.closeTo(500) });
  });

  it("has a box round points, also round none", () => {
    expect(boxOf([{ x: 1, y: 5 }, { x: 4, y: 2 }], 1)).toEqual({ x: 0, y: 1, w: 5, h: 5 });
    expect(boxOf([])).toEqual({ x: 0, y: 0, w: 1, h: 1 });
  });
});

describe("a view", () => {
  it("lies still when it is whole and never leaves the picture when it is near", () => {
    expect(kept({ k: 1, x: 50, y: -80 }, 400, 300)).toEqual({ k: 1, x: 0, y: 0 });
    const far = kept({ k: 2, x: -9999, y: 9999 }, 400, 300);
    expect(far.x).toBe(400 - 800 - 72);
    expect(far.y).toBe(72);
  });

  it("comes as near as asked to what is to be seen", () => {
    const base = fit(BOARD, inside(1000, 800, [0, 0, 0, 0]));
    const box = { x: 100, y: 100, w: 100, h: 100 };
    const near = aimed(box, base, 1000, 800, 2, 5);
    expect(near.k).toBeCloseTo(2);
    expect(onScreen(after(near, base), { x: 150, y: 150 })).toEqual({ x: expect.closeTo(500), y: expect.closeTo(400) });
    expect(aimed(box, base, 1000, 800, 100, 5).k).toBe(5);
    expect(aimed(BOARD, base, 1000, 800, 100, 5)).toEqual({ k: 1, x: 0, y: 0 });
  });

  it("keeps its middle and its nearness when the frame changes, and stays whole", () => {
    const wide = { base: fit(BOARD, inside(1000, 800, [0, 0, 0, 0])), w: 1000, h: 800 };
    const slim = { base: fit(BOARD, inside(500, 700, [0, 0, 0, 0])), w: 500, h: 700 };
    const view = { k: 3, x: -900, y: -700 };
    const middle = onBoard(after(view, wide.base), { x: 500, y: 400 });
    const now = reframed(view, wide, slim, 20);
    expect(now.k * slim.base.k).toBeCloseTo(3 * wide.base.k);
    const again = onBoard(after(now, slim.base), { x: 250, y: 350 });
    expect(again.x).toBeCloseTo(middle.x);
    expect(again.y).toBeCloseTo(middle.y);
    expect(reframed({ k: 1, x: 0, y: 0 }, wide, slim, 20)).toEqual({ k: 1, x: 0, y: 0 });
  });
});

describe("letters", () => {
  it("are never below 12 pixels on the screen, and larger where people want larger text", () => {
    for (const k of [0.2, 0.5, 1, 3]) {
      expect(letters(14, k, 16) * k).toBeGreaterThanOrEqual(12 - 1e-9);
      expect(letters(14, k, 21.5) * k).toBeGreaterThanOrEqual((12 * 21.5) / 16 - 1e-9);
      expect(letters(14, k, 21.5)).toBeGreaterThan(letters(14, k, 16));
    }
    expect(letters(30, 1, 16)).toBe(30);
    expect(letters(1, 1, 16, 15)).toBe(15);
  });
});

describe("the magnifier", () => {
  it("never hides what is under the finger and never leaves the frame", () => {
    for (const finger of [{ x: 5, y: 5 }, { x: 200, y: 20 }, { x: 380, y: 100 }, { x: 195, y: 400 }, { x: 2, y: 418 }]) {
      const at = glassAt(finger, 66, 390, 420);
      expect(at.x - 66).toBeGreaterThanOrEqual(0);
      expect(at.y - 66).toBeGreaterThanOrEqual(0);
      expect(at.x + 66).toBeLessThanOrEqual(390);
      expect(at.y + 66).toBeLessThanOrEqual(420);
      expect(Math.hypot(at.x - finger.x, at.y - finger.y)).toBeGreaterThan(66);
    }
  });
});

describe("a lens", () => {
  const framed = (): { lens: Lens; node: HTMLElement } => {
    const lens = new Lens();
    const node = document.createElement("div");
    lens.attach(node);
    lens.reframe(1000, 800, BOARD, [0, 0, 0, 0]);
    return { lens, node };
  };

  it("moves what is drawn as one picture and draws it anew when it rests", () => {
    vi.useFakeTimers();
    const { lens, node } = framed();
    const drawn = lens.transform;
    const letter = lens.font(1);
    node.dispatchEvent(new WheelEvent("wheel", { deltaY: -500, clientX: 500, clientY: 400 }));
    expect(lens.k).toBeCloseTo(2);
    expect([lens.transform, lens.font(1)]).toEqual([drawn, letter]);
    expect(lens.drift).toContain("scale(2.00000)");
    expect(lens.gliding).toBe(false);
    vi.advanceTimersByTime(REST - 10);
    node.dispatchEvent(new WheelEvent("wheel", { deltaY: -1, clientX: 500, clientY: 400 }));
    vi.advanceTimersByTime(REST - 10);
    expect(lens.transform).toBe(drawn);
    vi.advanceTimersByTime(20);
    expect(lens.drift).toBe("none");
    expect(lens.drawn).toEqual(lens.at);
    expect(lens.font(1)).toBeLessThan(letter);

    lens.whole();
    expect(lens.gliding).toBe(true);
    expect(lens.drawn.k).toBeGreaterThan(2);
    vi.advanceTimersByTime(GLIDE);
    expect([lens.gliding, lens.drift, lens.transform]).toEqual([false, "none", drawn]);
    lens.still = true;
    lens.nearer(2);
    expect([lens.gliding, lens.drift]).toEqual([false, "none"]);
    vi.useRealTimers();
  });

  it("shows the whole board at first, comes nearer and goes back", () => {
    const { lens } = framed();
    expect([lens.k, lens.near]).toEqual([1, false]);
    lens.nearer(2);
    expect(lens.k).toBeCloseTo(2);
    expect(lens.near).toBe(true);
    lens.nearer(1000);
    expect(lens.k).toBeCloseTo(lens.most);
    lens.whole();
    expect([lens.k, lens.near]).toEqual([1, false]);
  });

  it("follows its frame while that changes: nothing is cut off afterwards", () => {
    const { lens } = framed();
    lens.reframe(600, 800, BOARD, [10, 10, 10, 10]);
    expect(lens.near).toBe(false);
    expect(lens.seen.x).toBeLessThanOrEqual(-500);
    expect(lens.seen.x + lens.seen.w).toBeGreaterThanOrEqual(500);
    lens.nearer(3);
    const middle = lens.toBoard({ x: 300, y: 400 });
    lens.reframe(800, 500, BOARD, [10, 10, 10, 10]);
    expect(lens.toBoard({ x: 400, y: 250 }).x).toBeCloseTo(middle.x, 0);
    expect(lens.gliding).toBe(false);
  });

  it("shows points, puts a point into the middle and knows what is in the picture", () => {
    const { lens } = framed();
    lens.show([{ x: 300, y: 200 }, { x: 350, y: 250 }], 60, 1.5);
    expect(lens.k).toBeCloseTo(1.5);
    expect(lens.gliding).toBe(true);
    expect(lens.shows({ x: 325, y: 225 }, 30)).toBe(true);
    expect(lens.shows({ x: -400, y: -300 })).toBe(false);
    lens.centre({ x: -100, y: -100 });
    expect(lens.toScreen({ x: -100, y: -100 })).toEqual({ x: expect.closeTo(500), y: expect.closeTo(400) });
    lens.rest();
    lens.rem = 32;
    expect(lens.font(1) * lens.k).toBeCloseTo(24);
  });
});
