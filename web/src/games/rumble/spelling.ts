/** Layouts as one short line, as games/rumble/layout.py spells them: `d1c:` and three characters per card; floors joined by `+`. */
import { fields } from "../../json";
import { type Side, SIDES } from "./doors";

export type Kind = "dungeon" | "house";
export type BoxSet = Kind | "both";

export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** A layout that may be unfinished. */
export interface Draft {
  readonly set: BoxSet;
  readonly twisty: boolean;
  /** The cards on the table, by room. */
  readonly cards: Readonly<Record<string, Laid>>;
}

export const LONGEST = 120;
const DIGITS = "0123456789abcdef";

export const ROOMS_OF: Readonly<Record<Kind, readonly string[]>> = {
  dungeon: ["entry", "hall", "armoury", "kitchen", "library", "cells", "well", "forge", "crypt", "mushrooms", "den", "treasury"],
  house: ["frontdoor", "parlour", "fridge", "bath", "billiards", "nursery", "study", "attic", "garage", "pantry", "wardrobe", "cellar"],
};

/** The doors of the twisty cards before they are turned, by their first letters; all others have four. */
const TWISTY: Readonly<Record<string, string>> = {
  entry: "new", armoury: "ns", kitchen: "ne", library: "new", cells: "ns", forge: "ne", crypt: "new", mushrooms: "new", den: "nes", treasury: "nw",
  frontdoor: "new", fridge: "ne", bath: "ns", nursery: "new", study: "ne", attic: "new", garage: "nes", pantry: "ns", wardrobe: "ne", cellar: "new",
};

export function kindsOf(set: BoxSet): readonly Kind[] {
  return set === "both" ? ["dungeon", "house"] : [set];
}

/** The sides with a door when a card lies turned. */
export function doorsAt(room: string, turn: number, twisty: boolean): Side[] {
  const letters = twisty ? (TWISTY[room] ?? "nesw") : "nesw";
  return SIDES.filter((_, at) => letters.includes((SIDES[(at - turn + 8) % 4] as Side)[0] as string));
}

/** The line of a layout; null as long as a card is missing. */
export function spell(draft: Draft): string | null {
  const floors: string[] = [];
  for (const kind of kindsOf(draft.set)) {
    let body = "";
    for (const room of ROOMS_OF[kind]) {
      const card = draft.cards[room];
      const x = card && DIGITS[card.x];
      const y = card && DIGITS[card.y];
      if (card === undefined || x === undefined || y === undefined) return null;
      body += `${x}${y}${card.turn % 4}`;
    }
    floors.push(`${kind === "dungeon" ? "d" : "h"}1${draft.twisty ? "t" : "c"}:${body}`);
  }
  return floors.join("+");
}

/** A layout from its line; null if it is not one. Whether it can be played on, the server says. */
export function unspell(line: string): Draft | null {
  if (line.length > LONGEST) return null;
  const cards: Record<string, Laid> = {};
  const kinds: Kind[] = [];
  let twisty = false;
  for (const part of line.trim().split("+")) {
    const [, box, doors, body = ""] = /^([dh])1([ct]):((?:[0-9a-f]{2}[0-3]){12})$/.exec(part) ?? [];
    if (box === undefined) return null;
    const kind: Kind = box === "d" ? "dungeon" : "house";
    if (kinds.includes(kind)) return null;
    kinds.push(kind);
    twisty ||= doors === "t";
    ROOMS_OF[kind].forEach((room, at) => {
      const [x = "0", y = "0", turn = "0"] = body.slice(3 * at, 3 * at + 3);
      cards[room] = { x: DIGITS.indexOf(x), y: DIGITS.indexOf(y), turn: Number(turn) };
    });
  }
  if (kinds.length === 2 && kinds[0] !== "dungeon") return null;
  const [first] = kinds;
  return first === undefined ? null : { set: kinds.length === 2 ? "both" : first, twisty, cards };
}

// --- what is kept on this device ------------------------------------------------------------------

export interface Saved {
  readonly name: string;
  readonly layout: string;
}

const PLACE = "lamplight.layouts";
const MOST = 40;
export const LARGEST_FILE = 4096;

function isSaved(value: unknown): value is Saved {
  const one = fields(value);
  return typeof one.name === "string" && typeof one.layout === "string" && unspell(one.layout) !== null;
}

export function saved(): Saved[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(value) ? value.filter(isSaved) : [];
  } catch {
    return [];
  }
}

/** Keeps a layout under its name, the newest first; false if the device keeps nothing. */
export function save(one: Saved): boolean {
  try {
    localStorage.setItem(PLACE, JSON.stringify([one, ...saved().filter((other) => other.name !== one.name)].slice(0, MOST)));
    return true;
  } catch {
    return false;
  }
}

/** The layout in a file that was saved here; null if it holds none. */
export function fromFile(text: string): Saved | null {
  try {
    const value: unknown = JSON.parse(text);
    return isSaved(value) ? { name: value.name.slice(0, 40), layout: value.layout } : null;
  } catch {
    return null;
  }
}
