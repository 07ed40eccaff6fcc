import { describe, expect, it } from "vitest";
import { readAs } from "../../wire";
import { spacesOf } from "./hex";
import sample from "./sample.json";
import { crowd, readScene, TROOPS } from "./scene";
import type { Ground, Told, View } from "./wire";

const board = readAs("Board", sample.board) as Ground;
const spaces = spacesOf(board);
const told = sample.told.map((event) => readAs("Event", event) as Told);

describe.each(["early", "half", "end"] as const)("the table as the server sends it, %s", (when) => {
  const view = readAs("TableView", sample[when]) as View;
  const scene = readScene(view);

  it("has every troop of the box", () => {
    const heaps = [...scene.heaps.values()].flat();
    const box = { orc: 30, troll: 25, alf: 20 };
    for (const kind of TROOPS) {
      const standing = heaps.filter((heap) => heap.kind === kind).reduce((sum, heap) => sum + heap.count, 0);
      const lying = scene.cards.reduce((sum, open) => sum + (open.lying === null ? 0 : open.lying.troops[kind]), 0);
      expect(scene.supply[kind] + standing + lying).toBe(box[kind]);
    }
  });

  it("has its dwarves with their figures, and everything on a space of the map", () => {
    expect(scene.dwarves.map((dwarf) => dwarf.name)).toEqual(scene.figures.map((piece) => piece.id));
    expect(scene.dwarves.every((dwarf) => dwarf.health <= dwarf.most_health && dwarf.speed > 0)).toBe(true);
    for (const id of [...scene.heaps.keys(), ...scene.tiles.keys(), ...scene.inflow.keys(), ...scene.brink]) expect(spaces.has(id)).toBe(true);
    for (const id of scene.brink) expect(crowd(scene, id)).toBe(scene.limit - 1);
  });

  it("has tiles that lie along a printed arrow of their colour", () => {
    for (const [id, tile] of scene.tiles) expect(spaces.get(id)?.arrows).toContainEqual({ colour: tile.colour, direction: tile.direction });
  });

  it("has tokens where its pieces stand", () => {
    const at = new Map(view.pieces.map((piece) => [piece.id, piece.at]));
    expect([at.get("hero"), at.get("doom"), at.get("council")]).toEqual([`d${scene.hero}`, `d${scene.doom}`, `c${scene.council}`]);
  });

  it("knows how far every face-up card is", () => {
    const open = scene.cards.filter((one) => !one.piece.marks.includes("revealed"));
    expect(open.length).toBeGreaterThan(0);
    for (const one of open) expect(one.lying?.card).toBe(one.id);
  });
});

describe("events as the server sends them", () => {
  it("say how many of which troop go, whatever kind they are", () => {
    const [band] = told.flatMap((event) => (event.detail?.what === "band" ? [{ ...event.detail, piece: event.piece }] : []));
    expect(band?.troop).toBe(band?.piece);
    expect(band?.count).toBeGreaterThan(0);
  });

  it("name a gateway wherever the Doom track calls troops", () => {
    const calling = board.places.filter((place) => place.kind === "doom" && place.landmark === "troops");
    expect(board.chart.recruitment.map((one) => one.space)).toEqual(calling.map((place) => place.id));
  });
});
