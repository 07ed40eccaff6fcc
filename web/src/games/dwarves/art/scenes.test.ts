import { describe, expect, it } from "vitest";
import { CARDS } from "../cards";
import { pictureOf } from "./scenes";

const of = (id: string): ReturnType<typeof pictureOf> => pictureOf(CARDS.find((card) => card.id === id) as never);

describe("pictures of cards", () => {
  it("tell what the card is about", () => {
    expect(of("SA2")).toMatchObject({ deed: "battle", landmark: "toboribor", sky: "dawn" });
    expect(of("SA1")).toMatchObject({ deed: "forge", kingdom: "urgon" });
    expect(of("SA8")).toMatchObject({ deed: "journey", landmark: "porista" });
    expect(of("SC2")).toMatchObject({ deed: "lord", landmark: "blacksaddle", sky: "dusk" });
    expect(of("AV14")).toMatchObject({ deed: "battle", landmark: "gateway", numeral: "V" });
    expect(of("AV10")).toMatchObject({ deed: "race" });
    expect(of("TH05")).toMatchObject({ deed: "gate", sky: "storm" });
    expect(of("TH04")).toMatchObject({ deed: "horde", troops: ["alf", "alf", "alf"] });
    expect(of("AV23").troops).toEqual(["orc", "orc", "orc"]);
    expect(CARDS.some((card) => pictureOf(card).deed === "rot")).toBe(true);
    expect(of("EQ02")).toMatchObject({ deed: "gear", sign: "battle" });
  });

  it("are the same every time and differ from card to card", () => {
    for (const card of CARDS) expect(pictureOf(card)).toEqual(pictureOf(card));
    const different = new Set(CARDS.map((card) => JSON.stringify(pictureOf(card))));
    expect(different.size).toBeGreaterThan(CARDS.length * 0.9);
  });
});
