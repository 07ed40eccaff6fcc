import { expect, test } from "vitest";
import { readAs } from "../../wire.ts";
import sample from "./sample.json";
import { secretsOf } from "./secrets.ts";
import type { View } from "./wire.ts";

const view = readAs("TableView", sample.half) as View;

/** The sample table with these secrets, and these characters somewhere else. */
function table(secret: readonly string[], at: Readonly<Record<string, string>>): View {
  return {
    ...view,
    pieces: view.pieces.map((piece) => ({ ...piece, at: at[piece.id] ?? piece.at })),
    tableau: { ...view.tableau, secret },
  };
}

test("nothing is known on a device that several share", () => {
  expect(secretsOf(table([], {}))).toEqual([]);
});

test("a secret character is inside, thrown out, or away with the chest", () => {
  const [first = "", second = "", third = ""] = view.pieces.filter((piece) => piece.kind === "character").map((piece) => piece.id);
  const room = view.pieces.find((piece) => piece.kind === "chest")?.at ?? "";
  expect(secretsOf(table([first, second, third], { [first]: room, [second]: "out-3", [third]: "free" }))).toEqual([
    { character: first, fate: "inside" },
    { character: second, fate: "thrown" },
    { character: third, fate: "away" },
  ]);
});
