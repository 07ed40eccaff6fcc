// The words of the client: Fluent catalogues, shared with the server, loaded for one language at a time. Those of games that
// came to the server later are not in the bundle; the server has them.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { site } from "./site.ts";
import type { Text } from "./wire.ts";

export const LANGUAGES = ["en", "de", "es", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages' own names; never translated. */
export const ENDONYMS: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch", es: "Español", fr: "Français" };

const files = import.meta.glob<string>(["$locale/*/*.ftl", "!$locale/*/{adapters,kits,lab,operator,settings,start,webhook,*terminal}.ftl"], { query: "?raw", import: "default" });

/** The loader of one catalogue file, if there is such a file. */
function loader(language: Language, name: string): (() => Promise<string>) | undefined {
  const end = `/${language}/${name}.ftl`;
  const path = Object.keys(files).find((key) => key.endsWith(end));
  return path === undefined ? undefined : files[path];
}

/** Is there such a catalogue in the bundle? A game that is not in it has all its words in one, which the server has. */
export function bundled(name: string): boolean {
  return loader("en", name) !== undefined;
}

/** A catalogue that only the server has, in this language or else in English; empty if it has none. */
async function served(language: Language, name: string): Promise<string> {
  for (const one of new Set([language, "en"])) {
    const answer = await fetch(site(`/api/words/${encodeURIComponent(name)}/${one}.ftl`));
    if (answer.ok) return answer.text();
    if (answer.status !== 404) throw new Error(`${name}: ${answer.status}`);
  }
  return "";
}

/** The best language of ours for what the browser prefers. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found !== undefined) return found;
  }
  return "en";
}

/** Names the person of a seat; the rules only know its number. */
export type Naming = (seat: number) => string | null;

/**
 * The fully formatted text; an argument that is itself a text is formatted first. `id.attribute` is allowed. A text that is not
 * there is told by its id, or by nothing while it may still come.
 */
export function format(bundle: FluentBundle, text: Text, naming: Naming = () => null, depth = 0, coming = false): string {
  if (text.id === "seat-name" && typeof text.args.seat === "number") {
    const name = naming(text.args.seat);
    if (name !== null) return name;
  }
  const [id = "", attribute] = text.id.split(".", 2);
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === null || pattern === undefined) return coming ? "" : text.id;
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(text.args)) {
    args[name] = typeof value === "object" ? (depth < 40 ? format(bundle, value, naming, depth + 1, coming) : value.id) : value;
  }
  return bundle.formatPattern(pattern, args, []);
}

class Words {
  language = $state<Language>("en");
  /** How the people of the table on the page are called. */
  naming = $state.raw<Naming>(() => null);
  /** Counts up when a catalogue arrives, so that everything on the page is worded again. */
  private edition = $state(0);
  private bundle = new FluentBundle("en", { useIsolating: false });
  /** How many catalogues are on their way: nobody reads an id meanwhile. */
  private coming = 0;
  private wanted = new Set<string>(["core", "server", "web"]);
  private loaded = new Map<string, Promise<readonly string[]>>();

  /** Turns to a language; resolves when all catalogues in use are there. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const loaded = new Map<string, Promise<readonly string[]>>();
    for (const name of this.wanted) {
      const coming = this.fetch(bundle, language, name);
      loaded.set(name, coming);
      coming.catch(() => loaded.delete(name));
    }
    // What only the server has may fail to come without keeping everybody from their language.
    await Promise.all([...loaded].map(([name, coming]) => (loader(language, name) === undefined ? coming.catch(() => []) : coming)));
    this.bundle = bundle;
    this.loaded = loaded;
    this.language = language;
    this.edition += 1;
    document.documentElement.lang = language;
  }

  /** Loads one more catalogue in the language spoken; resolves to the message ids in it. */
  need(name: string): Promise<readonly string[]> {
    this.wanted.add(name);
    const known = this.loaded.get(name);
    if (known !== undefined) return known;
    this.coming += 1;
    const coming = this.fetch(this.bundle, this.language, name).finally(() => {
      this.coming -= 1;
      this.edition += 1;
    });
    this.loaded.set(name, coming);
    coming.catch(() => this.loaded.delete(name));
    return coming;
  }

  private async fetch(bundle: FluentBundle, language: Language, name: string): Promise<readonly string[]> {
    const load = loader(language, name);
    const resource = new FluentResource(await (load === undefined ? served(language, name) : load()));
    bundle.addResource(resource);
    return resource.body.map((entry) => entry.id);
  }

  has(id: string): boolean {
    void this.edition;
    const [message = "", attribute] = id.split(".", 2);
    const found = this.bundle.getMessage(message);
    return attribute === undefined ? !!found?.value : found?.attributes[attribute] !== undefined;
  }

  label(text: Text): string {
    void this.edition;
    return format(this.bundle, text, this.naming, 0, this.coming > 0);
  }
}

export const words = new Words();

/** A message of the catalogues with its arguments. */
export function t(id: string, args: Readonly<Record<string, string | number | Text>> = {}): string {
  return words.label({ id, args });
}

/** A text that came from the server. */
export function label(text: Text): string {
  return words.label(text);
}
