import { describe, expect, test } from "vitest";
import type { Option, Piece } from "../wire.ts";
import { begin, matching, shining, sure, targets, touch, type Answer, type Narrowing } from "./narrow.ts";

const words = (id: string): { id: string; args: {} } => ({ id, args: {} });

function piece(id: string, at: string): Piece {
  return { id, kind: "child", at, label: words(id), seat: 0, marks: [], count: 1 };
}

function option(what: string, mover: string, to: string, more: readonly string[] = []): Option {
  return {
    do: what,
    label: words(what),
    touches: [mover, to, ...more],
    effects: [{ piece: mover, to, how: "walk", note: null, via: [] }],
  };
}

const pieces = [piece("girl", "3"), piece("boy", "5"), piece("ghost", "9"), piece("other", "4")];
const options = [
  option("girl 4", "girl", "4"),
  option("girl 5", "girl", "5"),
  option("boy 6", "boy", "6"),
  option("ghost back", "ghost", "5"),
];

function after(...ids: string[]): Answer {
  let answer: Answer = { kind: "asking", asking: begin(options, pieces) };
  for (const id of ids) {
    if (answer.kind !== "asking") throw new Error(`${id}: already ${answer.kind}`);
    answer = touch(answer.asking, id, pieces);
  }
  return answer;
}

function asking(answer: Answer): Narrowing {
  if (answer.kind !== "asking") throw new Error(answer.kind);
  return answer.asking;
}

describe("narrowing", () => {
  test("nothing is touched while several pieces can move", () => {
    expect(begin(options, pieces).touched).toEqual([]);
  });

  test("the only piece that can move is touched already", () => {
    const only = begin(options.slice(0, 2), pieces);
    expect(only.touched).toEqual(["girl"]);
    expect(only.left).toHaveLength(2);
  });

  test("a place that all options share is not touched beforehand", () => {
    const shared = [option("girl 5", "girl", "5"), option("ghost back", "ghost", "5")];
    expect(begin(shared, pieces).touched).toEqual([]);
  });

  test("the only one is sure, also if it moves nothing; of several that move nothing none is", () => {
    const [stay, wait] = ["stay", "wait"].map((what): Option => ({ do: what, label: words(what), touches: [], effects: [] }));
    expect(sure({ options: [stay!, wait!], touched: [], left: [stay!] })?.do).toBe("stay");
    expect(sure({ options: [stay!, wait!], touched: [], left: [stay!, wait!] })).toBeNull();
  });

  test("a piece, then a place, then the same place again plays", () => {
    const chosen = asking(after("girl"));
    expect(chosen.left.map((one) => one.do)).toEqual(["girl 4", "girl 5"]);
    const shown = asking(after("girl", "4"));
    expect(sure(shown)?.do).toBe("girl 4");
    expect(after("girl", "4", "4")).toEqual({ kind: "play", option: options[0] });
  });

  test("a place first, then the piece", () => {
    expect(asking(after("5")).left.map((one) => one.do)).toEqual(["girl 5", "ghost back"]);
    expect(sure(asking(after("5", "ghost")))?.do).toBe("ghost back");
  });

  test("a piece with one option is shown at once, and its place plays it", () => {
    expect(sure(asking(after("boy")))?.do).toBe("boy 6");
    expect(after("boy", "6").kind).toBe("play");
  });

  test("touching the piece again lets it go and never plays", () => {
    expect(asking(after("boy", "boy")).touched).toEqual([]);
  });

  test("another piece that can move is taken instead", () => {
    expect(asking(after("girl", "4", "boy")).touched).toEqual(["boy"]);
  });

  test("another place is taken for the same piece", () => {
    expect(asking(after("girl", "4", "5")).touched).toEqual(["girl", "5"]);
  });

  test("a piece that cannot move stands for its place", () => {
    expect(sure(asking(after("girl", "other")))?.do).toBe("girl 4");
    expect(after("girl", "4", "other").kind).toBe("play");
  });

  test("a place out of reach is a question, and the piece stays chosen", () => {
    expect(after("girl", "9x")).toEqual({ kind: "why", touches: ["girl", "9x"] });
    expect(after("girl", "4", "9x")).toEqual({ kind: "why", touches: ["girl", "9x"] });
    expect(after("9x")).toEqual({ kind: "why", touches: ["9x"] });
  });

  test("a place that only another piece can reach is a question, not a change of mind", () => {
    expect(after("girl", "6")).toEqual({ kind: "why", touches: ["girl", "6"] });
  });

  test("playing at once needs no second touch on a place, but a piece alone never plays", () => {
    const start = begin(options, pieces);
    expect(touch(start, "boy", pieces, true).kind).toBe("asking");
    expect(touch(asking(after("girl")), "4", pieces, true)).toEqual({ kind: "play", option: options[0] });
  });

  test("two ways that come to the same are one choice", () => {
    const round = [option("ghost forward", "ghost", "8"), option("ghost back", "ghost", "8")];
    expect(sure(begin(round, pieces))?.do).toBe("ghost forward");
    expect(touch(begin(round, pieces), "8", pieces).kind).toBe("play");
  });

  test("a group is chosen by any of its children", () => {
    const walk: Option = {
      do: "group 3 7",
      label: words("g"),
      touches: ["3", "girl", "twin", "7"],
      effects: [
        { piece: "girl", to: "7", how: "walk", note: null, via: [] },
        { piece: "twin", to: "7", how: "walk", note: null, via: [] },
      ],
    };
    const all = [...pieces, piece("twin", "3")];
    const other = option("boy 6", "boy", "6");
    expect(targets(walk, all)).toEqual(["7"]);
    const chosen = touch(begin([walk, other], all), "twin", all);
    expect(sure(asking(chosen))?.do).toBe("group 3 7");
    expect(touch(asking(chosen), "7", all).kind).toBe("play");
  });

  test("a piece that is only met does not shine, but may be touched: then those that can meet it do", () => {
    const scare = (ghost: string): Option => ({
      do: `${ghost} scares`,
      label: words(ghost),
      touches: [ghost, "4", "other"],
      effects: [
        { piece: ghost, to: "4", how: "ghost", note: null, via: [] },
        { piece: "other", to: "0", how: "scare", note: null, via: [] },
      ],
    });
    const all = [...pieces, piece("spook", "8")];
    const start = begin([scare("ghost"), scare("spook"), option("boy 6", "boy", "6")], all);
    expect([...shining(start, all)].sort()).toEqual(["boy", "ghost", "spook"]);
    const met = asking(touch(start, "other", all));
    expect([...shining(met, all)].sort()).toEqual(["ghost", "spook"]);
    const both = asking(touch(met, "spook", all));
    expect(sure(both)?.do).toBe("spook scares");
    expect(shining(both, all)).toContain("4");
    expect(touch(both, "4", all).kind).toBe("play");
    expect(begin([scare("ghost"), scare("spook")], all).touched).toEqual([]);
  });

  test("who touches a piece that can move means to move it, even if it could also be met", () => {
    const scare: Option = {
      do: "ghost scares girl",
      label: words("s"),
      touches: ["ghost", "3", "girl"],
      effects: [
        { piece: "ghost", to: "3", how: "ghost", note: null, via: [] },
        { piece: "girl", to: "0", how: "scare", note: null, via: [] },
      ],
    };
    const start = begin([scare, option("girl 4", "girl", "4")], pieces);
    const girl = asking(touch(start, "girl", pieces));
    expect(girl.left.map((one) => one.do)).toEqual(["girl 4"]);
    expect([...shining(girl, pieces)]).toEqual(["4"]);
    const ghost = asking(touch(start, "ghost", pieces));
    expect(sure(ghost)?.do).toBe("ghost scares girl");
    expect(touch(ghost, "3", pieces).kind).toBe("play");
    expect(asking(touch(ghost, "girl", pieces)).touched).toEqual(["girl"]);
  });

  test("once a piece is touched its places shine, and the last one still does", () => {
    expect([...shining(begin(options, pieces), pieces)].sort()).toEqual(["boy", "ghost", "girl"]);
    expect([...shining(asking(after("girl")), pieces)].sort()).toEqual(["4", "5"]);
    expect([...shining(asking(after("girl", "4")), pieces)]).toEqual(["4"]);
    expect([...shining(asking(after("5")), pieces)].sort()).toEqual(["ghost", "girl"]);
  });

  test("matching is by all ids", () => {
    expect(matching(options, [], pieces)).toHaveLength(4);
    expect(matching(options, ["girl", "6"], pieces)).toEqual([]);
  });
});
