// The browser's own voice, where it has one for the language spoken; without one nothing is said, and nobody is told that it would be.
import { settings } from "../settings.svelte.ts";

/** What a voice is asked of: the browser's speech, or in tests a part that plays it. */
export type Synthesis = Pick<SpeechSynthesis, "getVoices" | "speak" | "cancel" | "addEventListener" | "removeEventListener">;
export type MakeUtterance = (text: string) => SpeechSynthesisUtterance;

/** A little slower and a little higher than people speak to each other. */
const RATE = 0.92;
const PITCH = 1.08;
/** A voice that never says that it is done is not waited for any longer: so long a sentence, and per letter. */
const LONGEST = 2500;
const PER_LETTER = 130;

/** The best voice for a language: one that needs no line before one that does, and the device's own choice before others. */
export function voiceFor(voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | null {
  const fitting = voices.filter((voice) => voice.lang.toLowerCase().split(/[-_]/)[0] === language);
  const worth = (voice: SpeechSynthesisVoice): number => Number(voice.localService) * 2 + Number(voice.default);
  return [...fitting].sort((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** Has somebody touched the page? Before that no browser lets a page speak. */
function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

export class Voice {
  private voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);
  /** Something is being said. */
  speaking = $state(false);
  /** What is said after that. */
  private waiting: readonly string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was begun: an end of something older ends nothing. */
  private count = 0;

  constructor(
    private readonly language: () => string,
    private readonly synthesis: Synthesis | undefined = globalThis.speechSynthesis,
    private readonly utterance: MakeUtterance = (text) => new SpeechSynthesisUtterance(text),
  ) {}

  /** There is a voice for the language spoken. */
  able = $derived.by((): boolean => voiceFor(this.voices, this.language()) !== null);

  /** It speaks here: there is a voice, and it is wanted. */
  on = $derived.by((): boolean => this.able && settings.voice && !settings.muted);

  /** Watches which voices there are; browsers find theirs after a while. What it returns ends that. */
  watch(): () => void {
    const { synthesis } = this;
    if (synthesis === undefined) return () => undefined;
    const look = (): void => void (this.voices = synthesis.getVoices());
    look();
    synthesis.addEventListener("voiceschanged", look);
    return () => {
      synthesis.removeEventListener("voiceschanged", look);
      this.hush();
    };
  }

  /** Says this after what is being said; older things that still wait are left out, so that nobody hears of what is long past. */
  say(text: string): void {
    if (!this.on || text === "" || !touched()) return;
    if (this.speaking) this.waiting = [text];
    else this.begin(text);
  }

  /** Says this now. */
  now(text: string): void {
    this.hush();
    this.say(text);
  }

  hush(): void {
    this.waiting = [];
    this.count += 1;
    clearTimeout(this.timer);
    if (this.speaking) this.synthesis?.cancel();
    this.speaking = false;
  }

  private begin(text: string): void {
    const voice = voiceFor(this.voices, this.language());
    if (voice === null || this.synthesis === undefined) return;
    const mine = (this.count += 1);
    const one = this.utterance(text);
    [one.voice, one.lang, one.rate, one.pitch] = [voice, voice.lang, RATE, PITCH];
    one.onend = one.onerror = () => this.done(mine);
    this.speaking = true;
    this.timer = setTimeout(() => this.done(mine), LONGEST + PER_LETTER * text.length);
    this.synthesis.speak(one);
  }

  private done(which: number): void {
    if (which !== this.count) return;
    clearTimeout(this.timer);
    this.speaking = false;
    const [next, ...rest] = this.waiting;
    this.waiting = rest;
    if (next !== undefined) this.say(next);
  }
}
