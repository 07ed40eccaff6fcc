import { describe, expect, it } from "vitest";
import toml from "../../../../src/lamplight/games/dwarves/content/map.toml?raw";
import { spacesOf } from "./hex";
import { girdlegard, viewOf } from "./sample";
import { readScene } from "./scene";
import { arrowhead, bent, traces } from "./trail";

const spaces = spacesOf(girdlegard(toml));
const { figures } = readScene(viewOf({ troops: {}, tiles: {} }));

describe("what others did", () => {
  it("leaves the ways of dwarves, marches, blows, arrivals and perished land", () => {
    const band = { what: "band", troop: "orc", count: 2 } as const;
    const found = traces(
      [
        { piece: "tungdil", path: ["s20", "s21", "s22"], detail: null },
        { piece: "orc-s08", path: ["s02", "s08"], detail: band },
        { piece: "orc-s20", path: ["s20", "supply"], detail: band },
        { piece: "orc-s20", path: ["supply", "s20"], detail: band },
        { piece: "P01", path: ["s20"], detail: { what: "perish", direction: 2 } },
        { piece: "tungdil", path: ["s20"], detail: null },
        { piece: "hero", path: ["d3", "d4"], detail: null },
      ],
      spaces,
      figures,
    );
    expect(found.map((one) => one.kind)).toEqual(["way", "march", "blow", "come", "rot"]);
    expect(found[0]).toMatchObject({ seat: 0 });
    expect(found[0]?.kind === "way" && found[0].points).toHaveLength(3);
  });
});

describe("lines", () => {
  it("go through all points, beside them if asked, and end in an arrow", () => {
    const points = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 200, y: 0 }];
    expect(bent(points, 0)).toBe("M0 0L100 0L200 0");
    expect(bent(points, 5)).toBe("M0 5L100 5L200 5");
    expect(arrowhead(points, 0)).toBe("M184 -11L200 0L184 11");
    expect([bent([], 0), arrowhead([{ x: 1, y: 1 }], 0)]).toEqual(["", ""]);
  });
});
