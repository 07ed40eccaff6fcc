// Small sounds, made on the spot; none is played unless wanted.

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
} as const satisfies Readonly<Record<string, readonly Note[]>>;

export type Sound = keyof typeof NOTES;

/** What every game may tell. */
const USUAL: Readonly<Record<string, Sound>> = { roll: "dice", reroll: "dice", move: "step", end: "win" };

/** What is heard of an event by its kind; first the game's own sounds, then the usual ones. Other events are silent. */
export function soundOf(kind: string, own: Readonly<Record<string, Sound>> = {}): Sound | null {
  if (Object.hasOwn(own, kind)) return own[kind] ?? null;
  return Object.hasOwn(USUAL, kind) ? (USUAL[kind] ?? null) : null;
}

let context: AudioContext | null = null;

export function chime(kind: string, wanted: boolean, own: Readonly<Record<string, Sound>> = {}): void {
  const name = wanted ? soundOf(kind, own) : null;
  const notes: readonly Note[] | undefined = name === null ? undefined : NOTES[name];
  if (notes === undefined || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const now = context.currentTime + 0.01;
  for (const [hertz, start, length, shape, loudness] of notes) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = shape;
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(0, now + start);
    gain.gain.linearRampToValueAtTime(loudness, now + start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.02);
  }
}
