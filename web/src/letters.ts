// Words as people type them when they look for something: no accents, no capitals; two letters may stand for one.

/** A text laid bare, and where in the text each of its letters came from. */
interface Bare {
  readonly text: string;
  readonly from: readonly number[];
}

const ALWAYS: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", "’": "'", "‘": "'" };
/** Typed where the letter is not at hand. */
const PAIRS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

function bare(text: string, pairs: boolean): Bare {
  let out = "";
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const small = letter.toLowerCase();
    const plain = ALWAYS[small] ?? (pairs ? PAIRS[small] : undefined) ?? small.normalize("NFD").replace(/\p{M}/gu, "");
    out += plain;
    for (let i = 0; i < plain.length; i++) from.push(at);
    at += letter.length;
  }
  from.push(at);
  return { text: out, from };
}

/** The words that are looked for. */
export function sought(wanted: string): readonly string[] {
  return bare(wanted, false).text.split(/\s+/).filter((word) => word !== "");
}

/** Does the text hold every word that is looked for? Case and accents do not matter, and "ae" finds "ä". */
export function holds(text: string, wanted: string): boolean {
  const bodies = [bare(text, false).text, bare(text, true).text];
  return sought(wanted).every((word) => bodies.some((body) => body.includes(word)));
}

/** A part of a text: one of the words that are looked for, or what lies between them. */
export interface Part {
  readonly text: string;
  readonly lit: boolean;
}

/** The text in parts, those that were looked for lit up. */
export function lit(text: string, wanted: string): readonly Part[] {
  const on = new Array<boolean>(text.length).fill(false);
  for (const pairs of [false, true]) {
    const body = bare(text, pairs);
    for (const word of sought(wanted)) {
      for (let at = body.text.indexOf(word); at >= 0; at = body.text.indexOf(word, at + 1)) {
        const end = body.from[at + word.length] ?? text.length;
        on.fill(true, body.from[at] ?? 0, end > (body.from[at] ?? 0) ? end : end + 1);
      }
    }
  }
  const parts: Part[] = [];
  let start = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && on[at] === on[at - 1]) continue;
    parts.push({ text: text.slice(start, at), lit: on[start] === true });
    start = at;
  }
  return parts;
}
