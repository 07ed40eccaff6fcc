// The rulebook as the catalogue holds it: chapters with numbered rules, house variants and rulings.

export interface Chapter {
  readonly id: string;
  readonly rules: readonly Entry[];
}

export interface Entry {
  /** The message id, "dr-rule-8-13". */
  readonly id: string;
  /** What people and refusals call it, "DR-8.13" or "S5"; empty for a variant. */
  readonly name: string;
}

/** The message id of a rule named by the server: DR-8.13 -> dr-rule-8-13, S5 -> dr-ruling-s5. */
export function entryId(rule: string, prefix: string): string {
  const numbered = /^([A-Za-z]+)-(\d+)\.(\d+)$/.exec(rule);
  if (numbered !== null) return `${(numbered[1] ?? "").toLowerCase()}-rule-${numbered[2]}-${numbered[3]}`;
  return `${prefix}-ruling-${rule.toLowerCase().replace(/^[a-z]+-(?=[st]\d)/, "")}`;
}

/** Rulings whose letter has a chapter of its own, where a book has that chapter. */
const SERIES: Readonly<Record<string, string>> = { c: "combination", g: "guard" };

/** The chapters in the order of the catalogue, each with its own entries. */
export function chapters(ids: readonly string[]): Chapter[] {
  const found: { id: string; rules: Entry[] }[] = [];
  for (const id of ids) {
    if (/^[a-z]+-chapter-/.test(id)) found.push({ id, rules: [] });
  }
  for (const id of ids) {
    const [, prefix = "", kind = "", rest = ""] = /^([a-z]+)-(rule|ruling|variant)-(.+)$/.exec(id) ?? [];
    if (!prefix) continue;
    const numbers = /^(\d+)-(\d+)$/.exec(rest);
    const own = kind === "ruling" ? `${prefix}-chapter-${SERIES[rest[0] ?? ""] ?? ""}` : "";
    const chapter =
      kind === "rule" ? `${prefix}-chapter-${numbers?.[1] ?? ""}` : found.some((one) => one.id === own) ? own : `${prefix}-chapter-${kind}s`;
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
