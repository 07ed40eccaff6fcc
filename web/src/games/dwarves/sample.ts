/** A board and views as the server would send them; for tests only. */
import type { Board, Piece, Place, Tableau, TableView, Text } from "../../wire";

const NO: Text = { id: "", args: {} };

/** The board, from the text of map.toml. */
export function girdlegard(toml: string): Board {
  const blocks = toml.split(/\n\[\[/).slice(1);
  const field = (block: string, name: string): string => new RegExp(`^${name} = "?([^"\\n#]*?)"?\\s*(#.*)?$`, "m").exec(block)?.[1] ?? "";
  const named = (kind: string): Map<string, string> =>
    new Map(blocks.filter((block) => block.startsWith(`${kind}]]`)).map((block) => [field(block, "space"), field(block, "id")]));
  const [locations, gateways, tunnels] = [named("location"), named("gateway"), named("tunnel")];
  const spaces = blocks.filter((block) => block.startsWith("space]]"));
  const at = new Map(spaces.map((block) => [`${field(block, "q")} ${field(block, "r")}`, field(block, "id")]));
  const steps = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] as const;
  const places = spaces.map((block): Place => {
    const [id, q, r] = [field(block, "id"), Number(field(block, "q")), Number(field(block, "r"))];
    const marks = field(block, "kingdom") === "" ? [] : [`kingdom:${field(block, "kingdom")}`];
    if (tunnels.has(id)) marks.push(`tunnel:${tunnels.get(id)}`);
    for (const [, colour, direction] of block.matchAll(/(red|yellow|blue) = (\d)/g)) marks.push(`${colour}:${direction}`);
    return {
      id,
      kind: gateways.has(id) ? "gateway" : locations.has(id) ? "location" : "land",
      label: NO,
      x: q + r / 2,
      y: r * 0.8660254,
      next: steps.flatMap(([dq, dr]) => at.get(`${q + dq} ${r + dr}`) ?? []),
      landmark: gateways.get(id) ?? locations.get(id) ?? "",
      marks,
    };
  });
  return { id: "girdlegard", places };
}

interface Given {
  readonly troops: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly tiles: Readonly<Record<string, readonly [direction: number, colour: string]>>;
}

/** A view early in a game of one dwarf. */
export function viewOf({ troops, tiles }: Given): TableView {
  const piece = (id: string, kind: string, at: string, marks: readonly string[] = [], seat: number | null = null): Piece => ({ id, kind, at, label: NO, seat, marks });
  const row = (kind: string, values: readonly number[], marks: readonly string[] = []): Tableau => ({ kind, values, marks });
  return {
    game: "dwarves",
    turn: 1,
    actor: 0,
    prompt: null,
    outcome: null,
    pieces: [
      piece("tungdil", "dwarf", "gate_iv", [], 0),
      piece("TH02", "threat", "slot-2"),
      piece("AV07", "adventure", "slot-1"),
      piece("SA1", "scenario", "scenario"),
      ...Object.entries(troops).flatMap(([at, kinds]) => Object.entries(kinds).reverse().map(([kind, count]) => piece(`${kind}-${at}`, kind, at, [`${count}`]))),
      ...Object.entries(tiles).map(([at, [direction, colour]], i) => piece(`P0${i + 1}`, "tile", at, [`${direction}`, colour])),
    ],
    tableau: [
      row("turn", [0, 2, 1]),
      row("tracks", [3, 38, 5, 1]),
      row("limit", [5]),
      row("odds", [3, 30]),
      row("dwarf", [0, 2, 3, 3, 2, 3], ["tungdil", "EQ05", "keenfire"]),
      row("card", [0, 0, 0, -1, 1, 1, 0, 1], ["SA1"]),
      row("card", [0, 0, 0, -1, 0, 3], ["AV07"]),
      row("card", [0, 0, 1, 0], ["TH02"]),
      row("inflow", [], ["gate_v>s08"]),
    ],
  };
}
