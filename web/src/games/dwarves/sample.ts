/** A board and views as the server would send them; for tests only. */
import type { Piece, Place, Text } from "../../wire";
import type { Arrow, Ground, PerishedTile, RealmTableau, Space, View } from "./wire";

const NO: Text = { id: "", args: {} };

/** The map, from the text of map.toml. */
export function girdlegard(toml: string): Ground {
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
    return {
      id,
      kind: gateways.has(id) ? "gateway" : locations.has(id) ? "location" : "land",
      label: NO,
      x: q + r / 2,
      y: r * 0.8660254,
      next: steps.flatMap(([dq, dr]) => at.get(`${q + dq} ${r + dr}`) ?? []),
      landmark: gateways.get(id) ?? locations.get(id) ?? "",
      marks: [],
      about: [],
      beside: [],
    };
  });
  const printed = spaces.map((block): Space => {
    const [space, kingdom] = [field(block, "id"), field(block, "kingdom")];
    const arrows = [...block.matchAll(/(red|yellow|blue) = (\d)/g)].map(([, colour, direction]) => ({ colour: colour as Arrow["colour"], direction: Number(direction) }));
    return { space, kingdom: kingdom === "" ? null : kingdom, tunnel: tunnels.get(space) ?? null, arrows };
  });
  return { id: "girdlegard", places, chart: { spaces: printed, recruitment: [] } };
}

interface Given {
  readonly troops: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly tiles: Readonly<Record<string, readonly [direction: number, colour: PerishedTile["colour"]]>>;
}

const NOTHING = { orc: 0, troll: 0, alf: 0 } as const;

/** A view early in a game of one dwarf. */
export function viewOf({ troops, tiles }: Given): View {
  const piece = (id: string, kind: string, at: string, seat: number | null = null, count = 1): Piece => ({ id, kind, at, label: NO, seat, marks: [], count });
  const lying = Object.entries(tiles).map(([space, [direction, colour]], i): PerishedTile => ({ tile: `P0${i + 1}`, space, direction, colour }));
  const tableau: RealmTableau = {
    turn: 0,
    actions: 2,
    tracks: { hero: 3, doom: 38, council: 5, pauses: 1 },
    supply: { orc: 30, troll: 25, alf: 20 },
    piles: { adventure: 30, threats: 3, threat: 12, discard: 0, equipment: 21, equipment_discard: 0, tiles: 34, scenario_a: 3, scenario_b: 1, scenario_c: 3 },
    limit: 5,
    dwarves: [{ seat: 0, name: "tungdil", health: 2, most_health: 3, battle: 3, craft: 2, speed: 3, equipment: ["EQ05"], keenfire: true }],
    cards: [
      { card: "SA1", troops: NOTHING, bearer: null, quest: [{ have: 1, need: 1 }, { have: 0, need: 1 }], journeys: [] },
      { card: "AV07", troops: NOTHING, bearer: null, quest: [{ have: 0, need: 3 }], journeys: [] },
      { card: "TH02", troops: { ...NOTHING, alf: 1 }, bearer: 0, quest: [], journeys: [] },
    ],
    tiles: lying,
    dice: null,
    walk: null,
    brink: [],
    inflow: [{ gateway: "gate_v", space: "s08" }],
  };
  return {
    game: "dwarves",
    turn: 1,
    actor: 0,
    prompt: null,
    outcome: null,
    pieces: [
      piece("tungdil", "dwarf", "gate_iv", 0),
      piece("TH02", "threat", "slot-2"),
      piece("AV07", "adventure", "slot-1"),
      piece("SA1", "scenario", "scenario"),
      ...Object.entries(troops).flatMap(([at, kinds]) => Object.entries(kinds).reverse().map(([kind, count]) => piece(`${kind}-${at}`, kind, at, null, count))),
      ...lying.map(({ tile, space }) => piece(tile, "tile", space)),
    ],
    tableau,
    beside: [],
    own: [],
    guide: null,
  };
}
