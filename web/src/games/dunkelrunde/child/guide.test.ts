import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { picking } from "../../../child/picking";
import type { Event, Option, Piece, Text } from "../../../wire";
import { readAs } from "../../../wire";
import { format, LANGUAGES } from "../../../words.svelte";
import sample from "../sample.json";
import type { Dice, View } from "../wire";
import guide from "./guide";
import { luckOf } from "./luck";

const catalogues = import.meta.glob<string>(["$locale/*/dunkelrunde.ftl", "$locale/*/dunkelrunde-child.ftl", "$locale/*/core.ftl"], { query: "?raw", import: "default", eager: true });
const night = readAs("TableView", sample.half) as View;
const text = (id: string): Text => ({ id, args: {} });
const piece = (id: string, at: string, seat: number | null): Piece => ({ id, kind: seat === null ? "ghost" : "child", at, label: text(`dr-child-${id}`), seat, marks: [], count: 1 });

/** Red at 9 and 11, blue at 14 and 15; the dice as they are given. */
function view(dice: Dice | null): View {
  const pieces = [piece("red-girl", "9", 0), piece("red-boy", "14", 0), piece("blue-girl", "11", 1), piece("blue-boy", "14", 1), piece("ghost-tree", "6", null), piece("ghost-inn", "34", null)];
  return { ...night, pieces, tableau: { dice } };
}
const rolled: Dice = { child: 2, ghost: 5, child_used: false, ghost_used: false, double: false };
const moves = (who: string, to: string, how = "walk", note: string | null = null): Option["effects"][number] => ({ piece: who, to, how, note: note === null ? null : text(note), via: [to] });
const option = (notation: string, touches: readonly string[], ...effects: Option["effects"]): Option => ({ do: notation, label: text(notation), touches, effects });

const STEP = option("child red-girl 10", ["red-girl", "10"], moves("red-girl", "10"));
const CROSS = option("child red-girl 11", ["red-girl", "11", "12"], moves("red-girl", "12", "cross", "dr-preview-cross"), moves("blue-girl", "12", "cross"));
const GREEN = option("child red-boy h1a", ["red-boy", "h1a"], moves("red-boy", "h1a", "walk", "dr-preview-safe"));
const HAUNT = option("ghost tree forward", ["ghost-tree", "9", "red-girl"], moves("ghost-tree", "9", "ghost"), moves("red-girl", "0", "scare", "dr-preview-scare"));
const FLOAT = option("ghost inn back", ["ghost-inn", "29"], moves("ghost-inn", "29", "ghost"));
const TURN = option("ghost inn forward", ["ghost-inn", "34"], moves("ghost-inn", "34", "ghost"));
const HANDS = option("group 14 16", ["red-boy", "blue-boy", "14", "16"], moves("red-boy", "16", "walk", "dr-preview-join"), moves("blue-boy", "16"));
const ALL = [STEP, CROSS, GREEN, HAUNT, FLOAT, TURN];

const kinds = (options: readonly Option[], ...keys: string[]): string[] => picking(options, view(rolled), guide, keys).picks.map((pick) => `${pick.kind} ${pick.key}`);

describe("a decision in pictures", () => {
  test("is a die, then somebody, then a place (DR-9.3)", () => {
    expect(kinds(ALL)).toEqual(["die wood", "die blue"]);
    expect(kinds(ALL, "wood")).toEqual(["child red-girl", "child red-boy"]);
    expect(kinds(ALL, "wood", "red-girl")).toEqual(["place to 10", "place to 12"]);
    expect(kinds(ALL, "blue")).toEqual(["ghost ghost-tree", "ghost ghost-inn"]);
    expect(kinds(ALL, "blue", "ghost-inn")).toEqual(["place to 29", "place to 34"]);
  });

  test("is a group and a place after a double (DR-9.4)", () => {
    expect(kinds([HANDS])).toEqual(["place to 16"]);
    const other = option("group 20 22", ["green-girl", "green-boy", "20", "22"], moves("green-girl", "22"));
    expect(kinds([HANDS, other])).toEqual(["group from 14", "group from "]);
  });

  test("the only die that is left is not asked for", () => {
    expect(kinds([HAUNT, FLOAT])).toEqual(["ghost ghost-tree", "ghost ghost-inn"]);
  });

  test("on the board a place is touched where one walks to or where one ends (DR-8.13), also where a ghost comes back to (S19)", () => {
    const things = (one: Option): readonly string[] => guide.facets(one, view(rolled)).at(-1)?.things ?? [];
    expect([things(STEP), things(CROSS), things(HAUNT), things(TURN), things(HANDS)]).toEqual([["10"], ["12", "11"], ["9"], ["34"], ["16"]]);
  });

  test("says with one sign what a move brings", () => {
    expect([STEP, CROSS, GREEN, HAUNT, FLOAT, HANDS].map(luckOf)).toEqual(["", "hands", "heart", "boo", "", "heart"]);
  });
});

describe("what is said", () => {
  const ask = (options: readonly Option[], ...keys: string[]): string => guide.ask(picking(options, view(rolled), guide, keys).picks, view(rolled)).id;

  test("fits what is to be touched", () => {
    expect([ask(ALL), ask(ALL, "wood"), ask(ALL, "blue"), ask(ALL, "wood", "red-girl"), ask(ALL, "blue", "ghost-inn"), ask([HANDS])]).toEqual([
      "dr-say-which-die", "dr-say-which-child", "dr-say-which-ghost", "dr-say-where-child", "dr-say-where-ghost", "dr-say-where-group",
    ]);
  });

  test("names the child whose dice are to be thrown, as long as neither is used", () => {
    expect(guide.roll(view(rolled), 1)).toEqual({ id: "dr-say-roll", args: { who: { id: "seat-name", args: { seat: 1, n: 2 } } } });
    expect(guide.roll(view({ ...rolled, child: 3, ghost: 3, child_used: true, ghost_used: true, double: true }), 0)).not.toBeNull();
    expect([guide.roll(view({ ...rolled, child_used: true }), 0), guide.roll(view({ ...rolled, ghost_used: true }), 0), guide.roll(view(null), 0)]).toEqual([null, null, null]);
  });

  const told = (kind: string, more: Partial<Event> = {}): Text | null =>
    guide.told({ kind, text: { id: "x", args: { child: text("dr-child-red-girl.in") } }, rule: "", piece: "", path: [], dice: [], seat: 0, audience: null, detail: null, ...more }, view(rolled));

  test("tells of frights and of luck, not of every step", () => {
    expect([told("scare")?.id, told("linden")?.id, told("brave")?.id, told("end")?.id]).toEqual(["dr-say-scare", "dr-say-linden", "dr-say-brave", "dr-say-end"]);
    expect([told("child"), told("ghost"), told("along"), told("reason"), told("roll", { dice: [2, 5] })]).toEqual([null, null, null, null, null]);
    expect(told("roll", { dice: [4, 4] })?.id).toBe("dr-say-double");
  });

  test.each(LANGUAGES)("is a short sentence in %s, with nothing missing", (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const [path, source] of Object.entries(catalogues)) if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(source));
    const asked = [[], ["wood"], ["blue"], ["wood", "red-girl"], ["blue", "ghost-inn"]].map((keys) => guide.ask(picking(ALL, view(rolled), guide, keys).picks, view(rolled)));
    const events = ["scare", "brave", "wait", "cross", "witch", "linden", "lapse", "stuck", "end"].map((kind) => told(kind));
    const picks = [...picking(ALL, view(rolled), guide, []).picks, ...picking([HANDS], view(rolled), guide, []).picks.map((pick) => ({ ...pick, kind: "group" }))];
    const names = picks.map((pick) => guide.name(pick, view(rolled)));
    for (const one of [...asked, ...events, ...names, guide.roll(view(rolled), 0), told("roll", { dice: [4, 4] })]) {
      const said = one === null ? "" : format(bundle, one, () => "Mia");
      expect(said).not.toMatch(/dr-|\{|\$/);
      expect(said.length).toBeGreaterThan(8);
      expect(said.split(" ").length).toBeLessThan(18);
    }
  });
});
