// What this device prefers; kept in the browser, told to nobody.
import { fields, parsed } from "./json.ts";
import { LANGUAGES, preferred, type Language } from "./words.svelte.ts";

export type Speed = "off" | "fast" | "normal" | "slow";
export type TextSize = "normal" | "large" | "huge";
export type Theme = "auto" | "dark" | "light";

export const SPEEDS: readonly Speed[] = ["off", "fast", "normal", "slow"];
export const TEXT_SIZES: readonly TextSize[] = ["normal", "large", "huge"];
export const THEMES: readonly Theme[] = ["auto", "dark", "light"];

/** With whom and by which rules a game against bots was last begun. */
export interface Company {
  readonly bots: number;
  /** The bot in each of their seats; empty for the usual one. */
  readonly level: string;
  readonly options: Readonly<Record<string, string>>;
}

interface Kept {
  /** Told of one's turn while nobody looks: yes, no, or not asked yet. */
  notices: "ask" | "yes" | "no";
  /** Whether it is offered to install the app, when that first matters. */
  install: boolean;
  /** From when to when nothing is told, in minutes after midnight. */
  quietFrom: number | null;
  quietTo: number | null;
  speed: Speed | null;
  theme: Theme;
  /** Neither sounds nor haptics. */
  muted: boolean;
  haptics: boolean;
  /** Single keys do something at the table. */
  keys: boolean;
  /** What a bot thinks is shown on the board. */
  thoughts: boolean;
  /** The list of options is open; null as long as nobody said so or otherwise. */
  list: boolean | null;
  size: TextSize;
  atOnce: boolean;
  plain: boolean;
  numbers: boolean;
  language: Language | null;
  /** The games whose aim has been told here. */
  seenAim: readonly string[];
  /** Tips are told at the table. */
  tips: boolean;
  /** The games that are new here: their aim was told, or a lesson was begun. */
  learning: readonly string[];
  /** The tips that have been told here, each with its game before it. */
  toldTips: readonly string[];
  /** The game that was chosen last. */
  lastGame: string | null;
  /** Who plays on this device: the name that is given at tables far away. */
  name: string;
  /** The colour that this person likes to sit at. */
  colour: string;
  /** The names round one tablet, by the colours of their seats. */
  names: Readonly<Record<string, string>>;
  /** The last company of bots, by game. */
  company: Readonly<Record<string, Company>>;
  /** Seconds that a turn may last at a table with friends far away; null: as long as it likes. */
  limit: number | null;
  /** Little ones are told what to do by the browser's voice, if it has one. */
  voice: boolean;
  /** The table that this device shows to little ones; nothing else opens here until a grown-up has unlocked it. */
  child: string | null;
}

const PLACE = "lamplight.settings";
/** No name is longer, as the server has it. */
const LONGEST_NAME = 24;

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value);
}

function minute(value: unknown): number | null {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1440 ? value : null;
}

function word(value: unknown): string {
  return typeof value === "string" ? value.slice(0, LONGEST_NAME) : "";
}

/** Those entries of a list that are words. */
function names(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

/** Those entries of a table of words that are words. */
function sheet(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fields(value)).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function companies(value: unknown): Readonly<Record<string, Company>> {
  return Object.fromEntries(
    Object.entries(fields(value)).flatMap(([game, kept]) => {
      const { bots, level, options } = fields(kept);
      if (typeof bots !== "number" || !Number.isInteger(bots) || bots < 1) return [];
      return [[game, { bots, level: typeof level === "string" ? level : "", options: sheet(options) }]];
    }),
  );
}

/** Reads what was kept; anything unknown or damaged is as if it had never been set. */
export function understood(text: string | null): Kept {
  const raw = fields(parsed(text));
  return {
    notices: oneOf(["ask", "yes", "no"], raw.notices) ?? "ask",
    install: raw.install !== false,
    quietFrom: minute(raw.quietFrom),
    quietTo: minute(raw.quietTo),
    speed: oneOf(SPEEDS, raw.speed) ?? null,
    theme: oneOf(THEMES, raw.theme) ?? "auto",
    muted: raw.muted === true,
    haptics: raw.haptics !== false,
    keys: raw.keys !== false,
    thoughts: raw.thoughts !== false,
    list: typeof raw.list === "boolean" ? raw.list : null,
    size: oneOf(TEXT_SIZES, raw.size) ?? "normal",
    atOnce: raw.atOnce === true,
    plain: raw.plain === true,
    numbers: raw.numbers === true,
    language: oneOf(LANGUAGES, raw.language) ?? null,
    seenAim: names(raw.seenAim),
    tips: raw.tips !== false,
    learning: names(raw.learning),
    toldTips: names(raw.toldTips),
    lastGame: typeof raw.lastGame === "string" ? raw.lastGame : null,
    name: word(raw.name),
    colour: word(raw.colour),
    names: Object.fromEntries(Object.entries(sheet(raw.names)).map(([colour, name]) => [colour, word(name)])),
    company: companies(raw.company),
    limit: typeof raw.limit === "number" && Number.isInteger(raw.limit) && raw.limit > 0 ? raw.limit : null,
    voice: raw.voice !== false,
    child: typeof raw.child === "string" ? raw.child : null,
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
  private kept = $state.raw<Kept>(understood(stored()));
  private still = $state(false);
  private bright = $state(false);

  constructor() {
    this.watch("(prefers-reduced-motion: reduce)", (still) => (this.still = still));
    this.watch("(prefers-color-scheme: light)", (bright) => (this.bright = bright));
  }

  private watch(wish: string, tell: (holds: boolean) => void): void {
    const query = globalThis.matchMedia?.(wish);
    if (query === undefined) return;
    tell(query.matches);
    query.addEventListener("change", () => tell(query.matches));
  }

  /** The chosen speed; without a choice, off for people who prefer less motion. */
  get speed(): Speed {
    return this.kept.speed ?? (this.still ? "off" : "normal");
  }

  get notices(): "ask" | "yes" | "no" {
    return this.kept.notices;
  }

  get install(): boolean {
    return this.kept.install;
  }

  get quietFrom(): number | null {
    return this.kept.quietFrom;
  }

  get quietTo(): number | null {
    return this.kept.quietTo;
  }

  get theme(): Theme {
    return this.kept.theme;
  }

  /** The theme that is shown: the chosen one, or what the device prefers. */
  get shade(): "dark" | "light" {
    if (this.kept.theme !== "auto") return this.kept.theme;
    return this.bright ? "light" : "dark";
  }

  get muted(): boolean {
    return this.kept.muted;
  }

  get sound(): boolean {
    return !this.kept.muted;
  }

  get haptics(): boolean {
    return this.kept.haptics;
  }

  get keys(): boolean {
    return this.kept.keys;
  }

  get thoughts(): boolean {
    return this.kept.thoughts;
  }

  get list(): boolean | null {
    return this.kept.list;
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

  get seenAim(): readonly string[] {
    return this.kept.seenAim;
  }

  get tips(): boolean {
    return this.kept.tips;
  }

  /** Are tips told at tables of this game? Where it is new, until nobody wants them any more. */
  tipsFor(game: string): boolean {
    return this.kept.tips && this.kept.learning.includes(game);
  }

  /** The tips of this game that have been told here. */
  toldTips(game: string): readonly string[] {
    return this.kept.toldTips.filter((one) => one.startsWith(`${game}:`)).map((one) => one.slice(game.length + 1));
  }

  get lastGame(): string | null {
    return this.kept.lastGame;
  }

  get name(): string {
    return this.kept.name;
  }

  get colour(): string {
    return this.kept.colour;
  }

  get names(): Readonly<Record<string, string>> {
    return this.kept.names;
  }

  get company(): Readonly<Record<string, Company>> {
    return this.kept.company;
  }

  get limit(): number | null {
    return this.kept.limit;
  }

  get voice(): boolean {
    return this.kept.voice;
  }

  get child(): string | null {
    return this.kept.child;
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

  /** The aim of this game has been told here. */
  sawAim(game: string): void {
    if (!this.kept.seenAim.includes(game)) this.set({ seenAim: [...this.kept.seenAim, game] });
    this.learns(game);
  }

  /** These games are new to whoever plays here. */
  learns(...games: readonly string[]): void {
    const fresh = games.filter((game) => !this.kept.learning.includes(game));
    if (fresh.length > 0) this.set({ learning: [...this.kept.learning, ...fresh] });
  }

  /** A tip has been told here. */
  toldTip(game: string, tip: string): void {
    const name = `${game}:${tip}`;
    if (!this.kept.toldTips.includes(name)) this.set({ toldTips: [...this.kept.toldTips, name] });
  }
}

export const settings = new Settings();
