// In every text of the table the words of the game can be touched: a sentence is said by Said, not written out.
import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["../table/*.svelte", "../lesson/*.svelte", "../text/*.svelte", "../games/*/*.svelte"], { query: "?raw", import: "default", eager: true });

/** What no finger can touch: it is only heard, or a finger holds a button while it is there; and what is not at a table. */
const UNTOUCHED = /\/(?:Announcer|Curtain|NoTable|Builder)\.svelte$/;
/** A sentence of the game that is written out. What goes wrong with the line is no text of the game; nor is what is not shown. */
const WRITTEN = /<(?:p|small|td|h1)(?![^>]*(?:role="alert"|class="fault"|\bhidden\b))(?: [^>]*)?>\{(?:label\(|t\(`|[^{}<]*\? label\()/g;

test("a sentence of the game is said with its words", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(60);
  const found = Object.entries(sources).flatMap(([path, source]) => (UNTOUCHED.test(path) ? [] : [...source.matchAll(WRITTEN)].map((one) => `${path}: ${source.slice(one.index, one.index + 90)}`)));
  expect(found).toEqual([]);
});

test("a grid or a row does not tear a sentence into its words", () => {
  const torn = Object.entries(sources).flatMap(([path, source]) => (/(?:^|[\s,}])li \{[^}]*display: (?:grid|flex|inline-flex)/m.test(source) && /<li[^>]*><Said/.test(source) ? [path] : []));
  expect(torn).toEqual([]);
});
