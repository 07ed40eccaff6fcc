// The rulebook as the catalogue holds it: chapters with numbered rules, house variants and rulings.

export interface Chapter {
  readonly id: string;
  readonly rules: readonly Entry[];
}

export interface Entry {
  /** The message id, "xy-rule-8-13" in a game whose ids begin with xy. */
  readonly id: string;
  /** What people and refusals call it, "XY-8.13" or "S5"; empty for a variant. */
  readonly name: string;
}

/** The message id of a rule named by the server, in the book with this prefix: XY-8.13 -> xy-rule-8-13, S5 -> xy-ruling-s5. */
export function entryId(rule: string, prefix: string): string {
  const name = rule.toLowerCase().replace(new RegExp(`^${prefix}-`), "");
  const [, chapter, number] = /^(\d+)\.(\d+)$/.exec(name) ?? [];
  return chapter === undefined ? `${prefix}-ruling-${name}` : `${prefix}-rule-${chapter}-${number ?? ""}`;
}

/** Chapters that hold every ruling or variant which has no chapter of its own. */
const COMMON: ReadonlySet<string> = new Set(["rulings", "variants"]);

/** The chapters in the order of the catalogue, each with its own entries. */
export function chapters(ids: readonly string[]): Chapter[] {
  const found: { id: string; rules: Entry[] }[] = [];
  for (const id of ids) {
    if (/^[a-z]+-chapter-/.test(id)) found.push({ id, rules: [] });
  }
  /** The chapter of a series of rulings begins with the letter of its rulings. */
  const series = (ruling: string): string | undefined =>
    found.map((one) => one.id).find((id) => {
      const word = id.replace(/^[a-z]+-chapter-/, "");
      return !COMMON.has(word) && word[0] === ruling[0];
    });
  for (const id of ids) {
    const [, prefix = "", kind = "", rest = ""] = /^([a-z]+)-(rule|ruling|variant)-(.+)$/.exec(id) ?? [];
    if (!prefix) continue;
    const numbers = /^(\d+)-(\d+)$/.exec(rest);
    const chapter = kind === "rule" ? `${prefix}-chapter-${numbers?.[1] ?? ""}` : (kind === "ruling" && series(rest)) || `${prefix}-chapter-${kind}s`;
    const name = kind === "rule" ? `${prefix.toUpperCase()}-${rest.replace("-", ".")}` : kind === "ruling" ? rest.toUpperCase() : "";
    found.find((one) => one.id === chapter)?.rules.push({ id, name });
  }
  return found.filter((chapter) => chapter.rules.length > 0);
}

function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** Does the text hold every word that is looked for? Case and accents do not matter. */
export function holds(text: string, wanted: string): boolean {
  const body = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => body.includes(word));
}

/** What was agreed at a table as arguments of its rules: numbers are numbers, so that a rule can say four instead of five. */
export function agreement(options: Readonly<Record<string, string>>): Readonly<Record<string, string | number>> {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, /^\d{1,9}$/.test(value) ? Number(value) : value]));
}
