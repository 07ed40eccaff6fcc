import { describe, expect, it } from "vitest";
import toml from "../../../../src/lamplight/games/dwarves/content/map.toml?raw";
import { begin, type Narrowing, sure, touch } from "../../table/narrow";
import type { Option, Piece } from "../../wire";
import { chipsOf } from "./chips";
import { spacesOf } from "./hex";
import written from "./questions.json";
import { girdlegard } from "./sample";

// Questions of every kind, as the rules ask them (tests/browser/dwarves/questions.py writes them anew).

const spaces = spacesOf(girdlegard(toml));
const NO = { id: "", args: {} };

interface Question {
  readonly pieces: readonly Piece[];
  readonly options: readonly Option[];
}

const questions = (written as unknown as { pieces: [string, string][]; options: [string, string[], [string, string][]][] }[]).map(
  ({ pieces, options }): Question => ({
    pieces: pieces.map(([id, at]): Piece => ({ id, at, kind: "", label: NO, seat: null, marks: [], count: 1 })),
    options: options.map(([notation, touches, effects]): Option => ({
      do: notation,
      label: NO,
      touches,
      effects: effects.map(([piece, to]) => ({ piece, to, how: "", note: null, via: [] })),
    })),
  }),
);
const kindOf = (option: Option): string => option.do.split(" ")[0] ?? "";
const kinds = [...new Set(questions.flatMap(({ options }) => options.map(kindOf)))].sort();

/** What is sure after these touches, one after the other. */
function after({ options, pieces }: Question, ids: readonly string[]): Option | null {
  let now: Narrowing = begin(options, pieces);
  for (const id of ids) {
    if (now.touched.includes(id)) continue;
    const answer = touch(now, id, pieces);
    if (answer.kind === "play") return answer.option;
    if (answer.kind === "why") return null;
    now = answer.asking;
  }
  return sure(now);
}

const upshot = (option: Option | null): string => JSON.stringify([option?.touches, option?.effects]);

describe("every decision can be made on the board", () => {
  it("knows nearly all that can be asked", () => {
    expect(kinds.length).toBeGreaterThan(28);
  });

  it.each(kinds)("%s", (kind) => {
    for (const question of questions) {
      const at = new Map(question.pieces.map((piece) => [piece.id, piece.at]));
      const cast = new Set(question.options.filter((one) => kindOf(one) === "be").flatMap((one) => one.touches));
      const onMap = (id: string): boolean => spaces.has(id) || cast.has(id) || id === "tunnel" || spaces.has(at.get(id) ?? "");
      const chips = chipsOf(question.options, onMap);
      for (const option of question.options.filter((one) => kindOf(one) === kind)) {
        const chip = chips.find((one) => one.do === option.do);
        if (chip === undefined) {
          // the map alone: its figures and spaces, one after the other
          expect(option.touches.every(onMap), option.do).toBe(true);
          expect(upshot(after(question, option.touches)), option.do).toBe(upshot(option));
        } else if (chip.alone) {
          expect(option.touches).toContain(chip.id);
          expect(after(question, [chip.id])?.do, `${option.do} by ${chip.id}`).toBe(option.do);
        } // else by its name
      }
    }
  });
});
