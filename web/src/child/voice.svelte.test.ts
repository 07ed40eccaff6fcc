import { beforeEach, describe, expect, test, vi } from "vitest";
import { settings, understood } from "../settings.svelte.ts";
import { type Synthesis, Voice, voiceFor } from "./voice.svelte.ts";

/** A browser's speech that writes down what it is asked to say; it ends when the test lets it. */
class PaperSpeech implements Synthesis {
  voices: SpeechSynthesisVoice[] = [];
  readonly said: SpeechSynthesisUtterance[] = [];
  cancelled = 0;
  private heard: (() => void) | null = null;

  getVoices(): SpeechSynthesisVoice[] {
    return this.voices;
  }
  speak(one: SpeechSynthesisUtterance): void {
    this.said.push(one);
  }
  cancel(): void {
    this.cancelled += 1;
  }
  addEventListener(_: string, listener: unknown): void {
    this.heard = listener as () => void;
  }
  removeEventListener(): void {
    this.heard = null;
  }
  /** The browser has found these voices. */
  finds(...voices: SpeechSynthesisVoice[]): void {
    this.voices = voices;
    this.heard?.();
  }
  /** What is being said is over. */
  ends(at = this.said.length - 1): void {
    (this.said[at]?.onend as (() => void) | undefined)?.();
  }
  get words(): string[] {
    return this.said.map((one) => one.text);
  }
}

const voice = (lang: string, more: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice => ({ lang, name: lang, voiceURI: lang, localService: true, default: false, ...more });
const utterance = (text: string): SpeechSynthesisUtterance => ({ text }) as SpeechSynthesisUtterance;

let speech: PaperSpeech;
let language: string;
let speaker: Voice;

beforeEach(() => {
  vi.useFakeTimers();
  settings.set(understood(null));
  [speech, language] = [new PaperSpeech(), "de"];
  speaker = new Voice(() => language, speech, utterance);
  speaker.watch();
});

describe("a voice", () => {
  test("is one for the language spoken: the device's own first, whatever its country", () => {
    const all = [voice("en-GB"), voice("de_DE", { localService: false }), voice("de-AT", { name: "own" }), voice("den")];
    expect(voiceFor(all, "de")?.name).toBe("own");
    expect(voiceFor(all, "fr")).toBeNull();
    expect(voiceFor([voice("fr-CA"), voice("fr-FR", { default: true })], "fr")?.lang).toBe("fr-FR");
  });

  test("that is not there says nothing, and is not offered", () => {
    speech.finds(voice("en-GB"));
    speaker.say("Hallo");
    speaker.now("Hallo");
    expect([speaker.able, speaker.on, speech.words]).toEqual([false, false, []]);
  });

  test("may be found after a while, or with another language", () => {
    expect(speaker.on).toBe(false);
    speech.finds(voice("de-DE"));
    expect(speaker.on).toBe(true);
    language = "es";
    expect(new Voice(() => language, speech, utterance).able).toBe(false);
  });

  test("speaks slowly, in its language", () => {
    speech.finds(voice("de-DE"));
    speaker.say("Berühre die Würfel");
    const [one] = speech.said;
    expect([one?.text, one?.lang, one?.voice?.lang]).toEqual(["Berühre die Würfel", "de-DE", "de-DE"]);
    expect(one?.rate).toBeLessThan(1);
  });

  test("is silent when it is switched off, or all is muted", () => {
    speech.finds(voice("de-DE"));
    settings.set({ voice: false });
    speaker.say("a");
    settings.set({ voice: true, muted: true });
    speaker.say("b");
    expect([speech.words, speaker.able, speaker.on]).toEqual([[], true, false]);
  });

  test("is silent before the first touch of the page, as browsers want it", () => {
    speech.finds(voice("de-DE"));
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
    speaker.say("a");
    vi.unstubAllGlobals();
    expect(speech.words).toEqual([]);
  });

  test("says one thing after the other, and leaves out what is long past", () => {
    speech.finds(voice("de-DE"));
    speaker.say("one");
    speaker.say("two");
    speaker.say("three");
    expect([speech.words, speaker.speaking]).toEqual([["one"], true]);
    speech.ends();
    expect(speech.words).toEqual(["one", "three"]);
    speech.ends();
    expect(speaker.speaking).toBe(false);
  });

  test("can be made to say something now; an end of what it broke off ends nothing", () => {
    speech.finds(voice("de-DE"));
    speaker.say("one");
    speaker.now("two");
    expect([speech.words, speech.cancelled]).toEqual([["one", "two"], 1]);
    speech.ends(0);
    expect(speaker.speaking).toBe(true);
    speech.ends(1);
    expect(speaker.speaking).toBe(false);
  });

  test("that never says that it is done is not waited for", () => {
    speech.finds(voice("de-DE"));
    speaker.say("one");
    speaker.say("two");
    vi.advanceTimersByTime(60_000);
    expect([speech.words, speaker.speaking]).toEqual([["one", "two"], false]);
  });

  test("of a browser without speech is none", () => {
    vi.stubGlobal("speechSynthesis", undefined);
    const mute = new Voice(() => "de", undefined);
    mute.watch()();
    mute.say("a");
    vi.unstubAllGlobals();
    expect(mute.on).toBe(false);
  });
});
