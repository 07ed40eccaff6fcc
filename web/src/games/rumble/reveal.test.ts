import { describe, expect, it } from "vitest";
import { PaperServer, step, sync } from "../../../tests/paper.ts";
import { TableState } from "../../table/table.svelte.ts";
import { readAs } from "../../wire";
import { SIDES } from "./doors";
import { plan } from "./layout";
import sample from "./sample.json";
import { gains, inOrder, pointsOf, revealOf } from "./reveal";
import type { Ground, Told, View } from "./wire";

const board = readAs("Board", sample.board) as Ground;
const half = readAs("TableView", sample.half) as View;
const end = readAs("TableView", sample.end) as View;

describe("a scored adventure as the server sends it", () => {
  it("adds up: the points before it and the best character of each seat are the points after it", () => {
    expect(end.tableau.revealed).toHaveLength(end.tableau.adventures);
    end.tableau.revealed.forEach((reveal, at) => {
      const got = gains(reveal.rows);
      const after = end.tableau.revealed[at + 1]?.before ?? end.tableau.scores;
      expect(reveal.adventure).toBe(at + 1);
      expect(reveal.before.map((points, seat) => points + (got.get(seat) ?? NaN))).toEqual(after);
    });
  });

  it("is turned up from the first that fell to the best", () => {
    for (const reveal of end.tableau.revealed) {
      const rows = inOrder(reveal);
      expect(rows).toHaveLength(12);
      expect(rows.map((row) => row.rank)).toEqual(rows.map((row) => row.rank).sort((a, b) => a - b));
      expect(rows.at(-1)?.points).toBe(Math.max(...rows.map((row) => row.points)));
    }
  });

  it("is told with the event, too", () => {
    const events = sample.told.map((event) => readAs("Event", event) as Told);
    const told = events.flatMap((event) => (event.detail?.what === "reveal" ? [event.detail] : []));
    expect(told[0]).toEqual(half.tableau.revealed[0]);
  });

  it("is turned up by name where ranks are shared", () => {
    const row = { seat: null, rank: 3, points: 1 };
    const shared = { what: "reveal", adventure: 1, before: [], rows: [{ ...row, character: "orc" }, { ...row, character: "elf" }] } as const;
    expect(inOrder(shared).map((one) => one.character)).toEqual(["elf", "orc"]);
  });

  it("is there only when it is over", () => {
    expect(revealOf(half, 0)).toBe(half.tableau.revealed[0]);
    expect(() => revealOf(half, half.tableau.revealed.length)).toThrow("is not over");
  });

  it("counts nobody's tokens for nobody", () => {
    const row = { character: "cube", rank: 11, points: 10 };
    expect(gains([{ ...row, seat: null }, { ...row, seat: 1, points: 4 }, { ...row, seat: 1, points: 2 }])).toEqual(new Map([[1, 4]]));
  });
});

describe("points", () => {
  it("are there for every seat, and for nobody else", () => {
    expect(half.tableau.scores.map((_, seat) => pointsOf(half.tableau.scores, seat))).toEqual(half.tableau.scores);
    expect(() => pointsOf(half.tableau.scores, half.tableau.scores.length)).toThrow(RangeError);
  });
});

describe("the room cards as the server sends them", () => {
  it("lie with their doors, and a way leads through every door that meets one", () => {
    const sheet = plan(board, 12, 1200, 800);
    expect(sheet.rooms.size).toBe(12);
    for (const room of sheet.rooms.values()) {
      expect(room.doors.every((side) => SIDES.includes(side))).toBe(true);
      expect(room.open).toHaveLength(room.place.next.length);
    }
  });

  it("must all be there", () => {
    const torn = { ...board, chart: { rooms: board.chart.rooms.slice(1) } };
    expect(() => plan(torn, 12, 1200, 800)).toThrow(board.chart.rooms[0]?.room);
  });
});

describe("the end of an adventure on a page that has just been opened", () => {
  /** A table told by a server of paper, before any part of the skin has been fetched. */
  function opened(first: View): { server: PaperServer; table: TableState } {
    const server = new PaperServer();
    const table = new TableState("paper", server.open);
    table.start();
    server.onopen?.();
    server.says(sync(1, first));
    return { server, table };
  }

  it("waits for the part that shows it", () => {
    const { server, table } = opened({ ...half, tableau: { ...half.tableau, revealed: [] } });
    server.says(step(2, half));
    expect(table.parts.Show).toBeNull();
    expect(table.overlay).toMatchObject({ kind: "reveal", reveal: { nth: 0 } });
    table.stage.seen();
    expect(table.overlay).toBeNull();
  });

  it("is not shown again when it was over before", () => {
    const { server, table } = opened(half);
    server.says(step(2, half));
    expect([table.overlay, table.stage.v]).toEqual([null, 2]);
  });

  it("holds nobody up where it is told in words", () => {
    const { server, table } = opened({ ...half, tableau: { ...half.tableau, revealed: [] } });
    table.parts.plain = true;
    server.says(step(2, half));
    expect([table.overlay, table.stage.v]).toEqual([null, 2]);
  });
});
