// What this device prefers; kept in the browser, told to nobody.
import { fields, parsed } from "./json.ts";
import { LANGUAGES, preferred, type Language } from "./words.svelte.ts";

export type Speed = "off" | "fast" | "normal" | "slow";
export type TextSize = "normal" | "large" | "huge";

export const SPEEDS: readonly Speed[] = ["off", "fast", "normal", "slow"];
export const TEXT_SIZES: readonly TextSize[] = ["normal", "large", "huge"];

interface Kept {
  speed: Speed | null;
  sound: boolean;
  size: TextSize;
  atOnce: boolean;
  plain: boolean;
  numbers: boolean;
  language: Language | null;
  seenStory: boolean;
}

const PLACE = "lamplight.settings";
const FRESH: Kept = {
  speed: null,
  sound: false,
  size: "normal",
  atOnce: false,
  plain: false,
  numbers: false,
  language: null,
  seenStory: false,
};

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value);
}

/** Reads what was kept; anything unknown or damaged is as if it had never been set. */
export function understood(text: string | null): Kept {
  const raw = fields(parsed(text));
  return {
    speed: oneOf(SPEEDS, raw.speed) ?? null,
    sound: raw.sound === true,
    size: oneOf(TEXT_SIZES, raw.size) ?? "normal",
    atOnce: raw.atOnce === true,
    plain: raw.plain === true,
    numbers: raw.numbers === true,
    language: oneOf(LANGUAGES, raw.language) ?? null,
    seenStory: raw.seenStory === true,
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

class Settings {
  private kept = $state<Kept>({ ...FRESH, ...understood(stored()) });
  private still = $state(false);

  constructor() {
    const query = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
    if (query === undefined) return;
    this.still = query.matches;
    query.addEventListener("change", () => (this.still = query.matches));
  }

  /** The chosen speed; without a choice, off for people who prefer less motion. */
  get speed(): Speed {
    return this.kept.speed ?? (this.still ? "off" : "normal");
  }

  get sound(): boolean {
    return this.kept.sound;
  }

  get size(): TextSize {
    return this.kept.size;
  }

  get atOnce(): boolean {
    return this.kept.atOnce;
  }

  get plain(): boolean {
    return this.kept.plain;
  }

  get numbers(): boolean {
    return this.kept.numbers;
  }

  get seenStory(): boolean {
    return this.kept.seenStory;
  }

  get language(): Language {
    return this.kept.language ?? preferred(navigator.languages ?? [navigator.language]);
  }

  set(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
