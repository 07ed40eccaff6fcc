import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte.ts";
import { buzz, chime, soundOf } from "./sound.ts";

let active = true;
const felt = vi.fn();
const gains: { value: number }[] = [];
const made = vi.fn();

/** As much of the browser's own as a chime asks for. */
class Paper {
  readonly currentTime = 0;
  readonly destination = {};
  createGain(): object {
    const gain = { value: 1, setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    gains.push(gain);
    return { gain, connect: (next: unknown) => next };
  }
  createOscillator(): object {
    made();
    return { frequency: {}, connect: (next: unknown) => next, start: () => {}, stop: () => {} };
  }
}

beforeEach(() => {
  active = true;
  felt.mockClear();
  made.mockClear();
  settings.set({ muted: false, haptics: true });
  vi.stubGlobal("AudioContext", Paper);
  Object.defineProperty(navigator, "vibrate", { value: felt, configurable: true });
  Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: active }), configurable: true });
});

afterEach(() => vi.unstubAllGlobals());

test("every game's rolls, moves and ends are heard", () => {
  expect(["roll", "reroll", "move", "end"].map((kind) => soundOf(kind))).toEqual(["dice", "dice", "step", "win"]);
});

test("a game's own sounds come first, and what nobody named is silent", () => {
  expect(soundOf("scream", { scream: "fright" })).toBe("fright");
  expect(soundOf("end", { end: "rise" })).toBe("rise");
  expect(soundOf("scream")).toBeNull();
  expect(soundOf("toString", {})).toBeNull();
});

test("a chime is heard at low volume, once somebody has touched the page", () => {
  active = false;
  chime("move", true);
  expect(made).not.toHaveBeenCalled();
  active = true;
  chime("move", true);
  expect(made).toHaveBeenCalledTimes(1);
  expect(gains[0]?.value).toBeLessThan(0.5);
});

test("one flag silences sound and touch", () => {
  settings.set({ muted: true });
  chime("move", true);
  buzz();
  expect([made.mock.calls.length, felt.mock.calls.length]).toEqual([0, 0]);
});

test("the hand feels what it did, unless it does not want to or has done nothing yet", () => {
  buzz("no");
  expect(felt).toHaveBeenCalledWith([18, 40, 18]);
  settings.set({ haptics: false });
  buzz();
  settings.set({ haptics: true });
  active = false;
  buzz();
  expect(felt).toHaveBeenCalledTimes(1);
});
