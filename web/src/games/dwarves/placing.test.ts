import { describe, expect, it } from "vitest";
import toml from "../../../../src/lamplight/games/dwarves/content/map.toml?raw";
import { boxOf, RADIUS, spacesOf } from "./hex";
import { placing } from "./placing";
import { girdlegard } from "./sample";

const map = boxOf(spacesOf(girdlegard(toml)).values(), RADIUS + 6);

describe("the room of the map", () => {
  it("is the larger part at every shape", () => {
    // what the table leaves to the board at the five shapes
    expect(placing(1010, 900, map, 16, "wide")).toMatchObject({ mode: "side", track: "arch" });
    expect(placing(720, 768, map, 16, "wide")).toMatchObject({ mode: "below", track: "arch" });
    expect(placing(768, 709, map, 16, "tall")).toMatchObject({ mode: "side", track: "row" });
    expect(placing(390, 590, map, 16, "tall")).toMatchObject({ mode: "leaves" });
    expect(placing(604, 390, map, 16, "flat")).toMatchObject({ mode: "column" });
    expect([placing(1400, 1080, map, 32, "wide").foot > 0, placing(1400, 1080, map, 32, "wide", false, true).foot]).toEqual([true, 0]);
  });

  it("leaves a narrow rail while dwarves are chosen", () => {
    expect(placing(768, 709, map, 16, "tall", true)).toMatchObject({ mode: "below" });
    expect(placing(1200, 900, map, 16, "wide", true)).toMatchObject({ mode: "side" });
  });

  it("has hexes for a fingertip on tablets, and large ones on desks", () => {
    expect(placing(1010, 900, map, 16, "wide").hex).toBeGreaterThan(65);
    expect(placing(720, 768, map, 16, "wide").hex).toBeGreaterThan(50);
    expect(placing(768, 709, map, 16, "tall").hex).toBeGreaterThan(55);
    expect(placing(390, 590, map, 16, "tall").hex).toBeGreaterThan(36);
    expect(placing(604, 390, map, 16, "flat").hex).toBeGreaterThan(34);
  });

  it("never loses the map, however small the frame or large the text", () => {
    for (const [width, height] of [[320, 256], [200, 900], [1440, 300], [560, 440], [2560, 1440]] as const) {
      for (const rem of [16, 21.5, 32]) {
        const found = placing(width, height, map, rem);
        expect(found.hex).toBeGreaterThan(0);
        expect(found.rail).toBeLessThan(found.mode === "side" || found.mode === "column" ? width * 0.6 : height);
      }
    }
  });
});
