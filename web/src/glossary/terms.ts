// The words of a game in a text: which of them stand there, and where.

export interface Term {
  readonly id: string;
  readonly title: string;
  readonly means: string;
  /** The rule that says more; empty if there is none. */
  readonly rule: string;
  /** As the word may stand in a sentence. */
  readonly forms: readonly string[];
}

/** A piece of a text: a term, or what lies between terms. */
export type Piece = string | { readonly term: string; readonly text: string };

/** Texts that are remembered with their pieces. */
const MOST = 600;

function escaped(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
}

export class Marker {
  private readonly pattern: RegExp | null;
  private readonly byForm: ReadonlyMap<string, Term>;
  private readonly known = new Map<string, readonly Piece[]>();

  constructor(readonly terms: readonly Term[]) {
    this.byForm = new Map(terms.flatMap((term) => term.forms.map((form) => [form.toLowerCase().replace(/\s+/g, " "), term] as const)));
    // the longest form first: "treasure chest" before "chest"
    const forms = [...this.byForm.keys()].filter((form) => form !== "").sort((a, b) => b.length - a.length);
    this.pattern = forms.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "giu");
  }

  /** The text in pieces; a term is marked where it first stands, and only there. */
  split(text: string): readonly Piece[] {
    if (this.pattern === null || text === "") return [text];
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const pieces: Piece[] = [];
    const seen = new Set<string>();
    let at = 0;
    for (const match of text.matchAll(this.pattern)) {
      const term = this.byForm.get(match[0].toLowerCase().replace(/\s+/g, " "));
      if (term === undefined || seen.has(term.id)) continue;
      seen.add(term.id);
      if (match.index > at) pieces.push(text.slice(at, match.index));
      pieces.push({ term: term.id, text: match[0] });
      at = match.index + match[0].length;
    }
    if (at < text.length) pieces.push(text.slice(at));
    if (this.known.size >= MOST) this.known.clear();
    this.known.set(text, pieces);
    return pieces;
  }

  named(id: string): Term | undefined {
    return this.terms.find((term) => term.id === id);
  }
}
