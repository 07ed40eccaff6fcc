// The words of the game on the page: loaded after everything else, marked in every text, told on touch.
import { bundled, t, words } from "../words.svelte.ts";
import type { Marker, Piece, Term } from "./terms.ts";

/** What is told, and where on the page it was asked. */
export interface Telling {
  readonly terms: readonly Term[];
  readonly near: Element;
  /** It stays until somebody closes it; else it goes when the mouse does. */
  readonly stays: boolean;
  /** The focus comes into it. */
  readonly held: boolean;
}

class Glossary {
  private marker = $state.raw<Marker | null>(null);
  /** Somebody wants it now: what tells the words is fetched. */
  awake = $state(false);
  telling = $state.raw<Telling | null>(null);
  private loaded = "";

  /** Makes the words of a game known, in the language spoken; a game without any has none marked. */
  async use(game: string): Promise<void> {
    const wanted = `${game} ${words.language}`;
    if (game === "" || this.loaded === wanted) return;
    this.loaded = wanted;
    const name = `${game}-terms`;
    try {
      const [ours, ids, { Marker }] = await Promise.all([words.need("terms"), words.need(bundled(name) ? name : game), import("./terms.ts")]);
      if (this.loaded !== wanted) return;
      this.marker = new Marker([...ours, ...ids].filter((id) => /^[a-z]+-term-/.test(id)).map(read)); // of two with one form, the game's is meant
    } catch {
      this.loaded = ""; // another try when it is wanted again
    }
  }

  /** A text in pieces, its terms apart. */
  split(text: string): readonly Piece[] {
    return this.marker === null ? [text] : this.marker.split(text);
  }

  named(id: string): Term | undefined {
    return this.marker?.named(id);
  }

  get all(): readonly Term[] {
    return this.marker?.terms ?? [];
  }

  close(): void {
    this.telling = null;
  }
}

function read(id: string): Term {
  const forms = words.has(`${id}.forms`) ? t(`${id}.forms`) : t(id);
  return {
    id,
    title: t(id),
    means: t(`${id}.means`),
    rule: words.has(`${id}.rule`) ? t(`${id}.rule`) : "",
    forms: forms.split(",").map((form) => form.trim()),
  };
}

export const glossary = new Glossary();
