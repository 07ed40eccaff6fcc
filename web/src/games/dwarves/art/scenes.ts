/** What the picture of a card shows, read off the card itself: a sky, a place, and what is done or threatens there. */
import type { Card } from "../cards";
import type { Troop } from "../scene";
import type { SignName } from "./icons";

export type Sky = "dawn" | "day" | "dusk" | "storm" | "forge";
export type Deed = "battle" | "horde" | "journey" | "fire" | "forge" | "race" | "council" | "chest" | "dice" | "lord" | "rot" | "gate" | "ravens" | "wound" | "skull" | "gear" | "visit";

export interface Picture {
  readonly sky: Sky;
  /** A drawing of a place ("porista", "gateway", "tunnel"), or a kingdom, or neither. */
  readonly landmark: string;
  readonly numeral: string;
  readonly kingdom: string;
  readonly deed: Deed;
  /** Of equipment. */
  readonly sign: SignName;
  readonly troops: readonly Troop[];
  /** Which dwarves are in it, from 0; and how the hills run. */
  readonly cast: number;
  readonly hills: number;
}

const KINDS: readonly Troop[] = ["orc", "troll", "alf"];

/** Cards that are about one kind of troop alone. */
const BANDS: Readonly<Record<string, Troop>> = { AV23: "orc", AV24: "troll", AV25: "alf", TH04: "alf" };

/** A number that a card always has, different from card to card. */
function seedOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
}

function deedOf(card: Card): Deed {
  if (card.kind === "equipment") return "gear";
  const does = (effect: string): boolean => card.effects.includes(effect);
  if (card.kind === "threat") {
    if (card.quest === "fight" || card.quest === "clear") return "battle";
    if (card.quest === "defeat") return "horde";
    if (does("perish")) return "rot";
    if (does("recruit") || does("add_troops")) return "gate";
    if (does("add_threats")) return "ravens";
    if (does("lose_health") || does("lose_equipment")) return "wound";
    if (does("doom")) return "skull";
    return does("council") ? "council" : "ravens";
  }
  const [part] = card.parts;
  if (part !== undefined) return part.attribute === "craft" ? "forge" : part.attribute === "speed" ? "race" : "battle";
  const by: Readonly<Record<string, Deed>> = { fight: "battle", clear: "battle", defeat: "horde", gather: "fire", council: "council", journey: "journey", visit: "visit", duel: "lord", pay: "chest", dice: "dice" };
  return by[card.quest] ?? "visit";
}

export function pictureOf(card: Card): Picture {
  const seed = seedOf(card.id);
  const [kind = "", name = ""] = (card.places[0] ?? "").split(":", 2);
  const deed = deedOf(card);
  const band = BANDS[card.id];
  const sky: Sky = card.kind === "equipment" ? "forge" : card.kind === "threat" ? "storm" : card.kind === "scenario" ? (card.stage === "C" ? "dusk" : card.stage === "B" ? "forge" : "dawn") : seed % 2 ? "day" : "dawn";
  const effect = card.effects[0] ?? "";
  const signs: Readonly<Record<string, SignName>> = { heal: "heart", prevent: "heart", free_move: "speed", reroll: "dice", remove_troops: "battle", tunnel_tile: "tunnel", "attribute-speed": "speed", "attribute-battle": "battle", "attribute-craft": "craft", "attribute-health": "heart" };
  return {
    sky,
    landmark: kind === "location" ? name : kind === "gateway" ? "gateway" : kind === "tunnel" ? "tunnel" : "",
    numeral: kind === "gateway" ? name : "",
    kingdom: kind === "kingdom" ? name : "",
    deed,
    sign: signs[effect] ?? "gear",
    troops: band !== undefined ? [band, band, band] : ([KINDS[seed % 3], KINDS[(seed >> 1) % 3], KINDS[(seed >> 2) % 3]] as Troop[]),
    cast: seed % 5,
    hills: (seed % 40) - 20,
  };
}
