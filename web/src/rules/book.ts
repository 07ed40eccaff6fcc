// Finding one's way in a rulebook: by the name of a rule, a part or a thing, and by words.
import { holds } from "../letters.ts";
import type { Book, Entry, Item, Section, Shown, Text } from "../wire.ts";

/** A text as it is said at this table. */
export type Say = (text: Text) => string;

/** What a name leads to: the part of the book that is to be opened, and the element in it that is meant. */
export interface Found {
  readonly section: string;
  readonly mark: string;
}

/** The anchor of an entry: its name where it has one, so that links can be read. */
export function anchor(entry: Entry): string {
  return entry.name || entry.id;
}

/** Where a rule (XY-8.13), a ruling (S5, XY-S5), an example or a part of the book is; null if there is no such thing. */
export function lookUp(book: Book, name: string): Found | null {
  const bare = name.toUpperCase().replace(new RegExp(`^${book.prefix.toUpperCase()}-`), "");
  for (const section of book.sections) {
    if (section.id === name.toLowerCase()) return { section: section.id, mark: "" };
    for (const entry of section.entries) {
      const known = entry.name.toUpperCase().replace(new RegExp(`^${book.prefix.toUpperCase()}-`), "");
      if (entry.id === name || (known !== "" && known === bare)) return { section: section.id, mark: anchor(entry) };
    }
    for (const example of section.examples) {
      if (`example-${example.id}` === name) return { section: section.id, mark: name };
    }
  }
  return null;
}

/** A thing that has a page of its own, with its neighbours of the same sort. */
export function thing(book: Book, id: string): { readonly item: Item; readonly shelf: Section; readonly before: Item | undefined; readonly after: Item | undefined } | null {
  for (const shelf of book.sections) {
    const { items } = shelf;
    const at = items.findIndex((one) => one.id.toLowerCase() === id.toLowerCase());
    const item = items[at];
    if (item !== undefined) return { item, shelf, before: items[at - 1], after: items[at + 1] };
  }
  return null;
}

/** What a piece or card of the table is in the book: by its id, without the number of a copy, or behind the name of its sort. */
export function lying(book: Book, id: string): Item | null {
  const items = book.sections.flatMap((section) => section.items);
  const copy = id.replace(/-\d+$/, "");
  const named = /^[a-z]{3}/i.test(id); // the number of a place is no name
  return items.find((one) => one.id === id) ?? items.find((one) => one.id === copy || (named && one.id.endsWith(`-${id}`))) ?? null;
}

/** The message of a rule or ruling, in the book with this prefix: XY-8.13 -> xy-rule-8-13, S5 -> xy-ruling-s5. */
export function messageOf(rule: string, prefix: string): string {
  const name = rule.toLowerCase().replace(new RegExp(`^${prefix}-`), "");
  return /^\d+\.\d+$/.test(name) ? `${prefix}-rule-${name.replace(".", "-")}` : `${prefix}-ruling-${name}`;
}

/** The entries of these names, in the order of the names. */
export function entriesOf(book: Book, names: readonly string[]): readonly Entry[] {
  const known = new Map(book.sections.flatMap((section) => section.entries).map((entry) => [entry.name, entry]));
  return names.flatMap((name) => known.get(name) ?? []);
}

/** The examples that are about these rules: two of them, or all that an example shows. */
export function examplesOf(book: Book, names: readonly string[]): readonly Shown[] {
  return book.sections.flatMap((section) => section.examples).filter((one) => one.rules.filter((rule) => names.includes(rule)).length >= Math.min(2, one.rules.length));
}

/** The parts of the book that hold all the words, with nothing else left in them. */
export function search(book: Book, wanted: string, say: Say): readonly Section[] {
  const hit = (...texts: readonly (Text | string)[]): boolean => holds(texts.map((text) => (typeof text === "string" ? text : say(text))).join(" "), wanted);
  return book.sections
    .map(
      (section): Section => ({
        ...section,
        entries: section.entries.filter((one) => hit(one.name, one.text)),
        tables: section.tables.filter((one) => hit(one.title, ...one.rows.flatMap((row) => row.cells))),
        examples: section.examples.filter((one) => hit(one.title, one.text)),
        signs: section.signs.filter((one) => hit(one.name, one.means)),
        terms: section.terms.filter((one) => hit(one.name, one.means, one.rule)),
        items: section.items.filter((one) => hit(one.id, one.title, ...one.text)),
      }),
    )
    .filter((section) => size(section) > 0);
}

/** How many things stand in a part of the book. */
export function size(section: Section): number {
  return section.entries.length + section.tables.length + section.examples.length + section.signs.length + section.terms.length + section.items.length;
}

/** What was agreed at a table as arguments of its rules: numbers are numbers, so that a rule can say four instead of five. */
export function agreement(options: Readonly<Record<string, string>>): Readonly<Record<string, string | number>> {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, /^\d{1,9}$/.test(value) ? Number(value) : value]));
}
