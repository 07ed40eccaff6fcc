import { describe, expect, it } from "vitest";
import toml from "../../../../src/lamplight/games/dwarves/content/map.toml?raw";
import { CARDS, SPOTS } from "./cards";
import { downhill, streams, threatChance } from "./flow";
import { choices, found, NOTHING_WANTED, plain } from "./filter";
import { borders, boxOf, corners, fit, heaps, hexPath, neighbour, RADIUS, spacesOf, standing, step, WIDE } from "./hex";
import { lines, placeText } from "./names";
import { crowd, placesOf, readScene, spacesMeant } from "./scene";
import { girdlegard, viewOf } from "./sample";
import { arch, few } from "./track";

const board = girdlegard(toml);
const spaces = spacesOf(board);

describe("hexes", () => {
  it("reads the whole map", () => {
    expect(spaces.size).toBe(65);
    expect([...spaces.values()].filter((space) => space.place.kind === "gateway")).toHaveLength(4);
    expect([...spaces.values()].filter((space) => space.place.kind === "location")).toHaveLength(11);
    expect(spaces.get("s31")?.arrows).toEqual([]);
    expect(spaces.get("s20")?.arrows.map((arrow) => arrow.direction)).toEqual([0, 5, 0]);
    expect(spaces.get("s17")?.tunnel).toBe("east");
  });

  it("touch their neighbours and do not overlap", () => {
    const near = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);
    const all = [...spaces.values()];
    for (const space of all) {
      for (const next of space.place.next) expect(near(space, spaces.get(next) as never)).toBeCloseTo(WIDE, 0);
      for (const other of all) if (other !== space) expect(near(space, other)).toBeGreaterThan(WIDE - 1);
    }
    expect(corners()).toHaveLength(6);
    expect(hexPath().match(/[ML]/g)).toHaveLength(6);
  });

  it("counts directions from the east, counter-clockwise", () => {
    expect(step(0)).toEqual({ x: 1, y: -0 });
    expect(step(1).y).toBeLessThan(0);
    expect(neighbour(spaces, "s20", 0)?.id).toBe("s21");
    expect(neighbour(spaces, "s20", 1)?.id).toBe("s13");
    expect(neighbour(spaces, "s20", 2)?.id).toBe("s12");
    expect(neighbour(spaces, "s20", 4)?.id).toBe("s28");
    expect(neighbour(spaces, "s20", 5)?.id).toBe("s29");
    expect(neighbour(spaces, "gate_v", 1)).toBeUndefined();
  });

  it("draws a border where kingdoms meet, and on the edge that lies there", () => {
    const two = new Map(["s21", "s22"].map((id) => [id, spaces.get(id) as NonNullable<ReturnType<typeof spaces.get>>]));
    const [, x1, , x2] = /M([\d.-]+) ([\d.-]+)L([\d.-]+) /.exec(borders(two)) ?? [];
    const middle = ((two.get("s21")?.x ?? 0) + (two.get("s22")?.x ?? 0)) / 2;
    expect(Number(x1)).toBeCloseTo(middle, 0);
    expect(Number(x2)).toBeCloseTo(middle, 0);
    const alike = new Map(["s20", "s21"].map((id) => [id, spaces.get(id) as NonNullable<ReturnType<typeof spaces.get>>]));
    expect(borders(alike)).toBe("");
  });

  it("fits the whole map into a frame", () => {
    const box = boxOf(spaces.values(), RADIUS);
    const frame = { x: 40, y: 50, w: 600, h: 500 };
    const { k, x, y } = fit(box, frame);
    expect(box.x * k + x).toBeGreaterThanOrEqual(frame.x - 0.01);
    expect(box.y * k + y).toBeGreaterThanOrEqual(frame.y - 0.01);
    expect((box.x + box.w) * k + x).toBeLessThanOrEqual(frame.x + frame.w + 0.01);
    expect((box.y + box.h) * k + y).toBeLessThanOrEqual(frame.y + frame.h + 0.01);
  });
});

describe("who stands in a hex", () => {
  it("keeps every dwarf and every heap inside it", () => {
    for (const crowded of [false, true]) {
      for (let count = 1; count <= 5; count++) {
        const spots = standing(count, crowded);
        expect(spots).toHaveLength(count);
        for (const spot of spots) expect(Math.hypot(spot.x, spot.y)).toBeLessThan(WIDE / 2);
      }
      for (let kinds = 1; kinds <= 3; kinds++) {
        const spots = heaps(kinds, crowded);
        expect(spots).toHaveLength(kinds);
        for (const [i, a] of spots.entries()) {
          expect(Math.hypot(a.x, a.y) + 15 * a.size).toBeLessThan(RADIUS);
          for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(26 * a.size);
        }
      }
    }
  });
});

describe("the Doom track", () => {
  it("is an arch: up on the left, over the top, down on the right, evenly", () => {
    const stones = arch(41, 1000, 660, 30, 0.8);
    expect(stones).toHaveLength(41);
    const [first, middle, last] = [stones[0], stones[20], stones[40]] as const;
    expect(first?.x).toBeCloseTo(30);
    expect(last?.x).toBeCloseTo(970);
    expect(first?.y).toBeCloseTo(last?.y ?? 0);
    expect(middle?.x).toBeCloseTo(500, 0);
    expect(middle?.y).toBeCloseTo(30, 0);
    const gaps = stones.slice(1).map((stone, i) => Math.hypot(stone.x - (stones[i]?.x ?? 0), stone.y - (stones[i]?.y ?? 0)));
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.06);
    for (const stone of stones) expect(stone.x >= 29 && stone.x <= 971 && stone.y >= 29).toBe(true);
  });

  it("shows the Hero, what comes next and the Doom where there is room for few stones", () => {
    const { stones, gap } = few(41, 3, 38, 390, 36, 30, false);
    const shown = stones.flatMap((stone, n) => (stone === null ? [] : [n]));
    expect(shown).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 38]);
    expect(gap?.count).toBe(24); // as many as lie between the last one shown and the Doom
    expect(stones[3]?.x).toBeLessThan(30);
    expect(stones[38]?.x).toBeGreaterThan(360);
    for (const stone of stones) expect(stone === null || (stone.x > 0 && stone.x < 390 && stone.y === 18)).toBe(true);
  });

  it("leaves nothing out when Hero and Doom are near each other, and stands upright if asked", () => {
    const { stones, gap } = few(41, 20, 25, 390, 36, 30, true);
    expect(gap).toBeNull();
    const shown = stones.flatMap((stone, n) => (stone === null ? [] : [n]));
    expect(shown).toHaveLength(13);
    for (const n of [20, 21, 22, 23, 24, 25]) expect(shown).toContain(n);
    expect(stones[20]?.y).toBeGreaterThan(stones[25]?.y ?? 0);
    expect(stones[20]?.x).toBe(18);
    expect(few(41, 38, 40, 390, 36, 30, false).stones.filter((stone) => stone !== null)).toHaveLength(13);
  });
});

describe("a view", () => {
  const view = viewOf({ troops: { s20: { orc: 2, troll: 1, alf: 1 } }, tiles: { gate_v: [4, "blue"], s02: [5, "yellow"] } });
  const scene = readScene(view);

  it("is read under its names", () => {
    expect(scene.heaps.get("s20")?.map((heap) => [heap.kind, heap.count])).toEqual([["orc", 2], ["troll", 1], ["alf", 1]]);
    expect(crowd(scene, "s20")).toBe(4);
    expect(scene.tiles.get("s02")).toMatchObject({ direction: 5, colour: "yellow" });
    expect([scene.hero, scene.doom, scene.council, scene.pauses]).toEqual([3, 38, 5, 1]);
    expect(scene.dwarves[0]).toMatchObject({ name: "tungdil", health: 2, most_health: 3, battle: 3, equipment: ["EQ05"], keenfire: true });
    expect(scene.cards.map((open) => open.id)).toEqual(["SA1", "AV07", "TH02"]);
    expect(scene.cards[0]?.lying?.quest).toEqual([{ have: 1, need: 1 }, { have: 0, need: 1 }]);
    expect(scene.cards[2]?.lying).toMatchObject({ troops: { orc: 0, troll: 0, alf: 1 }, bearer: 0 });
    expect(scene.inflow.get("gate_v")).toBe("s08");
  });

  it("follows tiles downhill (worked example E13)", () => {
    expect(downhill("gate_v", spaces, scene.tiles)).toEqual(["gate_v", "s02", "s08"]);
    expect(downhill("s20", spaces, scene.tiles)).toEqual(["s20"]);
  });

  it("shows where a space on the brink would empty itself, by the next tile's colour (worked example E10)", () => {
    expect(streams("s20", spaces, scene).map((one) => [one.colour, one.path])).toEqual([
      ["red", ["s20", "s21"]],
      ["yellow", ["s20", "s29"]],
      ["blue", ["s20", "s21"]],
    ]);
    expect(streams("gate_v", spaces, scene)).toEqual([]);
    expect(streams("s31", spaces, scene)).toEqual([]);
    const full = readScene(viewOf({ troops: { s20: { orc: 4 }, s21: { orc: 4 } }, tiles: {} }));
    expect(streams("s20", spaces, full).map((one) => one.chain)).toEqual([true, false, true]);
  });

  it("knows the places of its cards", () => {
    const [kings, , victim] = scene.cards;
    const lit = placesOf(kings as never, spaces, scene);
    expect(lit.has("s05")).toBe(true);
    expect([...lit].every((id) => ["urgon", "ran_ribastur"].includes(spaces.get(id)?.kingdom ?? ""))).toBe(true);
    expect([...placesOf(victim as never, spaces, scene)]).toEqual(["gate_iv"]);
    expect(spacesMeant("perished", spaces, scene)).toEqual(["gate_v", "s02"]);
    expect(spacesMeant("tunnel", spaces, scene).sort()).toEqual(["s01", "s17", "s51", "s60"]);
  });
});

describe("odds", () => {
  it("are those of drawing without putting back", () => {
    expect(threatChance(3, 30)).toBeCloseTo(0.1);
    expect(threatChance(1, 2, 2)).toBe(1);
    expect(threatChance(2, 4, 2)).toBeCloseTo(1 - (2 / 4) * (1 / 3));
    expect(threatChance(0, 10)).toBe(0);
    expect(threatChance(2, 0)).toBe(0);
  });
});

describe("the catalogue", () => {
  const titles: Record<string, string> = { AV19: "Guests of the Elves", AV30: "Into the Älfar Realm" };
  const words = (card: { id: string }): string => titles[card.id] ?? "";

  it("has every card", () => {
    const count = (kind: string): number => CARDS.filter((card) => card.kind === kind).length;
    expect([count("scenario"), count("adventure"), count("threat"), count("equipment")]).toEqual([12, 30, 15, 10]);
    expect(CARDS.filter((card) => card.kind === "equipment").reduce((sum, card) => sum + card.copies, 0)).toBe(22);
    expect(Object.values(SPOTS).every((id) => spaces.has(id))).toBe(true);
  });

  it("filters by kind, stage, place and effect, and finds words without their marks", () => {
    const ids = (wanted: Partial<typeof NOTHING_WANTED>): string[] => found({ ...NOTHING_WANTED, ...wanted }, words).map((card) => card.id);
    expect(ids({})).toHaveLength(67);
    expect(ids({ kind: "scenario", stage: "C" })).toEqual(["SC1", "SC2", "SC3"]);
    expect(ids({ place: "location:porista", kind: "adventure" })).toEqual(["AV12", "AV22"]);
    expect(ids({ effect: "cleanse" })).toEqual(["AV29"]);
    expect(ids({ words: "alfar realm" })).toEqual(["AV30"]);
    expect(ids({ words: "elves guests" })).toEqual(["AV19"]);
    expect(ids({ words: "th04" })).toEqual(["TH04"]);
    expect(ids({ words: "nothing like it" })).toEqual([]);
    expect(plain("Âlandur Ñ")).toBe("alandur n");
  });

  it("offers only what some card has", () => {
    expect(choices((card) => [card.stage])).toEqual(["A", "B", "C"]);
    expect(choices((card) => card.places)).not.toContain("any");
  });

  it("names places", () => {
    expect(placeText("location:porista").id).toBe("dw-space-porista");
    expect(placeText("gateway:IV").id).toBe("dw-space-gate_iv");
    expect(placeText("kingdom:urgon").id).toBe("dw-kingdom-urgon");
    expect(placeText("perished").id).toBe("dw-place-perished");
    expect(lines("Porista")).toEqual(["Porista"]);
    expect(lines("Elven Kingdom of Âlandur")).toEqual(["Elven Kingdom", "of Âlandur"]);
  });
});
