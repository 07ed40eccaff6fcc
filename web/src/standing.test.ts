import { describe, expect, it } from "vitest";
import { standing } from "./standing.ts";
import type { Board, Piece, Place, Text } from "./wire.ts";

const said = (text: Text): string => (Object.keys(text.args).length === 0 ? text.id : `${text.id}(${Object.values(text.args).join("|")})`);
const text = (id: string): Text => ({ id, args: {} });
const place = (id: string): Place => ({ id, kind: "", label: text(`the ${id}`), x: 0, y: 0, next: [], landmark: "", marks: [], about: [], beside: [] });
const piece = (id: string, at: string): Piece => ({ id, kind: "", at, label: text(id), seat: null, marks: [], count: 1 });
const board: Board = { id: "", places: [place("inn"), place("hill"), place("lake")], chart: null };

describe("what stands on a board is called", () => {
  const names = standing([piece("Fox", "inn"), piece("Owl", "inn"), piece("Frog", "hill"), piece("Bat", "box")], board, said);

  it("a piece by its place and its company", () => {
    expect(names.piece("Fox")).toBe("standing-company(Fox|the inn|Owl)");
    expect(names.piece("Frog")).toBe("standing-piece(Frog|the hill)");
  });

  it("a piece that is not on the board by its name alone", () => {
    expect(names.piece("Bat")).toBe("Bat");
    expect(names.piece("nobody")).toBe("");
  });

  it("a place by who stands there", () => {
    expect(names.place("inn")).toBe("standing-place(the inn|Fox, Owl)");
    expect(names.place("lake")).toBe("the lake");
    expect(names.place("nowhere")).toBe("");
  });
});
