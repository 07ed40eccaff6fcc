// Small sounds and touches of the hand, made on the spot; none while muted, none before the first touch.
import { settings } from "./settings.svelte.ts";

type Note = readonly [hertz: number, start: number, length: number, kind: OscillatorType, loudness: number];

const NOTES = {
  dice: [
    [320, 0, 0.04, "square", 0.05],
    [410, 0.07, 0.04, "square", 0.05],
    [290, 0.15, 0.05, "square", 0.06],
  ],
  step: [[520, 0, 0.06, "sine", 0.12]],
  haunt: [
    [196, 0, 0.3, "sine", 0.1],
    [185, 0.12, 0.34, "sine", 0.08],
  ],
  fright: [
    [240, 0, 0.18, "sawtooth", 0.07],
    [170, 0.12, 0.3, "sawtooth", 0.07],
  ],
  rise: [
    [392, 0, 0.14, "triangle", 0.12],
    [494, 0.1, 0.14, "triangle", 0.12],
    [587, 0.2, 0.22, "triangle", 0.12],
  ],
  win: [
    [392, 0, 0.2, "triangle", 0.14],
    [523, 0.16, 0.2, "triangle", 0.14],
    [659, 0.32, 0.2, "triangle", 0.14],
    [784, 0.48, 0.5, "triangle", 0.14],
  ],
  // One's own turn has come.
  turn: [
    [587, 0, 0.16, "triangle", 0.11],
    [784, 0.14, 0.3, "triangle", 0.11],
  ],
  // For little ones: something was chosen, something cannot be, something waits to be touched.
  pick: [
    [523, 0, 0.09, "triangle", 0.12],
    [659, 0.06, 0.14, "triangle", 0.12],
  ],
  kind: [
    [311, 0, 0.14, "sine", 0.1],
    [277, 0.11, 0.2, "sine", 0.1],
  ],
  call: [
    [440, 0, 0.12, "sine", 0.08],
    [523, 0.16, 0.18, "sine", 0.08],
  ],
} as const satisfies Readonly<Record<string, readonly Note[]>>;

export type Sound = keyof typeof NOTES;

/** What every game may tell. */
const USUAL: Readonly<Record<string, Sound>> = { roll: "dice", reroll: "dice", move: "step", end: "win" };

/** What is heard of an event by its kind; first the game's own sounds, then the usual ones. Other events are silent. */
export function soundOf(kind: string, own: Readonly<Record<string, Sound>> = {}): Sound | null {
  if (Object.hasOwn(own, kind)) return own[kind] ?? null;
  return Object.hasOwn(USUAL, kind) ? (USUAL[kind] ?? null) : null;
}

/** Everything is played at this share of its loudness: heard by those who play, not by the next room. */
const VOLUME = 0.35;

/** What the hand feels: milliseconds of buzzing and of rest. */
const BUZZES = { tap: [8], go: [16], no: [18, 40, 18], turn: [24, 60, 24] } as const satisfies Readonly<Record<string, readonly number[]>>;

export type Buzz = keyof typeof BUZZES;

let context: AudioContext | null = null;
let master: GainNode | null = null;

/** Has somebody touched the page? Before that no browser lets a page make itself heard. */
function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

/** Plays what an event sounds like; nothing if it is not wanted, all is muted or nobody has touched the page yet. */
export function chime(kind: string, wanted: boolean, own: Readonly<Record<string, Sound>> = {}): void {
  const name = wanted ? soundOf(kind, own) : null;
  if (name !== null) ring(name);
}

/** Plays one of our sounds; nothing while all is muted or before somebody has touched the page. */
export function ring(name: Sound): void {
  const notes: readonly Note[] = NOTES[name];
  if (settings.muted || typeof AudioContext === "undefined" || !touched()) return;
  if (context === null || master === null) {
    context = new AudioContext();
    master = context.createGain();
    master.gain.value = VOLUME;
    master.connect(context.destination);
  }
  const now = context.currentTime + 0.01;
  for (const [hertz, start, length, shape, loudness] of notes) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = shape;
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(0, now + start);
    gain.gain.linearRampToValueAtTime(loudness, now + start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(gain).connect(master);
    tone.start(now + start);
    tone.stop(now + start + length + 0.02);
  }
}

/** Lets the hand feel something, on devices that can; never while muted or before the first touch. */
export function buzz(what: Buzz = "tap"): void {
  if (settings.muted || !settings.haptics || typeof navigator.vibrate !== "function" || !touched()) return;
  navigator.vibrate([...BUZZES[what]]);
}
