// Written by `python tools/dwarves/cards_ts.py` from the content of the game. Do not edit.

export type CardKind = "scenario" | "adventure" | "threat" | "equipment";

/** A successful die of an attribute that a card asks for. */
export interface Part {
  readonly place: string;
  readonly attribute: string;
  readonly target: number;
  readonly count: number;
}

export interface Card {
  readonly id: string;
  readonly kind: CardKind;
  /** Of scenario cards. */
  readonly stage: string;
  /** What is to be done; of equipment when it is used. */
  readonly quest: string;
  /** The places that the task is about, one after another. */
  readonly places: readonly string[];
  readonly parts: readonly Part[];
  /** What it does: reward, threat or use. */
  readonly effects: readonly string[];
  readonly immediate: boolean;
  readonly copies: number;
  /** Printed, known by hints only, or ours. */
  readonly mark: "printed" | "read" | "ours";
}

export const CARDS: readonly Card[] = [
  {"id": "SA1", "kind": "scenario", "stage": "A", "quest": "tests", "places": ["kingdom:urgon", "kingdom:ran_ribastur"], "parts": [{"place": "kingdom:urgon", "attribute": "craft", "target": 4, "count": 1}, {"place": "kingdom:ran_ribastur", "attribute": "craft", "target": 4, "count": 1}], "effects": [], "immediate": false, "copies": 1, "mark": "printed"},
  {"id": "SA2", "kind": "scenario", "stage": "A", "quest": "fight", "places": ["location:toboribor"], "parts": [], "effects": [], "immediate": false, "copies": 1, "mark": "printed"},
  {"id": "SA3", "kind": "scenario", "stage": "A", "quest": "gather", "places": ["location:queen_xamtys"], "parts": [], "effects": [], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "SA4", "kind": "scenario", "stage": "A", "quest": "council", "places": [], "parts": [], "effects": [], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "SA5", "kind": "scenario", "stage": "A", "quest": "visit", "places": ["location:lot_ionans_vaults", "location:porista"], "parts": [], "effects": [], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "SA6", "kind": "scenario", "stage": "A", "quest": "fight", "places": ["location:alandur"], "parts": [], "effects": [], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "SA7", "kind": "scenario", "stage": "A", "quest": "tests", "places": ["location:greenglade"], "parts": [{"place": "location:greenglade", "attribute": "craft", "target": 4, "count": 1}], "effects": [], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "SA8", "kind": "scenario", "stage": "A", "quest": "journey", "places": ["location:porista", "location:dson_balsur"], "parts": [], "effects": [], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "SB1", "kind": "scenario", "stage": "B", "quest": "tests", "places": ["location:dragon_fire"], "parts": [{"place": "location:dragon_fire", "attribute": "craft", "target": 5, "count": 2}], "effects": ["attribute-battle"], "immediate": false, "copies": 1, "mark": "printed"},
  {"id": "SC1", "kind": "scenario", "stage": "C", "quest": "tests", "places": ["gateway:I", "gateway:II", "gateway:IV", "gateway:V"], "parts": [{"place": "gateway:I", "attribute": "craft", "target": 5, "count": 1}, {"place": "gateway:II", "attribute": "craft", "target": 5, "count": 1}, {"place": "gateway:IV", "attribute": "craft", "target": 5, "count": 1}, {"place": "gateway:V", "attribute": "craft", "target": 5, "count": 1}], "effects": [], "immediate": false, "copies": 1, "mark": "printed"},
  {"id": "SC2", "kind": "scenario", "stage": "C", "quest": "duel", "places": ["location:blacksaddle"], "parts": [], "effects": [], "immediate": false, "copies": 1, "mark": "printed"},
  {"id": "SC3", "kind": "scenario", "stage": "C", "quest": "defeat", "places": [], "parts": [], "effects": [], "immediate": false, "copies": 1, "mark": "printed"},
  {"id": "AV01", "kind": "adventure", "stage": "", "quest": "dice", "places": [], "parts": [], "effects": ["heal"], "immediate": false, "copies": 1, "mark": "printed"},
  {"id": "AV02", "kind": "adventure", "stage": "", "quest": "dice", "places": [], "parts": [], "effects": ["remove_troops"], "immediate": false, "copies": 1, "mark": "read"},
  {"id": "AV03", "kind": "adventure", "stage": "", "quest": "tests", "places": [], "parts": [{"place": "any", "attribute": "craft", "target": 4, "count": 1}], "effects": ["tunnel_tile", "equipment"], "immediate": false, "copies": 1, "mark": "read"},
  {"id": "AV04", "kind": "adventure", "stage": "", "quest": "tests", "places": [], "parts": [{"place": "any", "attribute": "speed", "target": 4, "count": 1}], "effects": ["tunnel_tile", "council", "doom"], "immediate": false, "copies": 1, "mark": "read"},
  {"id": "AV05", "kind": "adventure", "stage": "", "quest": "gather", "places": ["location:greenglade"], "parts": [], "effects": ["equipment", "heal"], "immediate": false, "copies": 1, "mark": "read"},
  {"id": "AV06", "kind": "adventure", "stage": "", "quest": "council", "places": [], "parts": [], "effects": ["doom"], "immediate": false, "copies": 1, "mark": "read"},
  {"id": "AV07", "kind": "adventure", "stage": "", "quest": "tests", "places": [], "parts": [{"place": "any", "attribute": "craft", "target": 4, "count": 3}], "effects": ["equipment", "doom"], "immediate": false, "copies": 1, "mark": "read"},
  {"id": "AV08", "kind": "adventure", "stage": "", "quest": "tests", "places": ["location:lot_ionans_vaults"], "parts": [{"place": "location:lot_ionans_vaults", "attribute": "craft", "target": 4, "count": 2}], "effects": ["equipment", "heal"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV09", "kind": "adventure", "stage": "", "quest": "tests", "places": [], "parts": [{"place": "any", "attribute": "battle", "target": 4, "count": 3}], "effects": ["equipment", "heal"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV10", "kind": "adventure", "stage": "", "quest": "tests", "places": ["location:mifurdania"], "parts": [{"place": "location:mifurdania", "attribute": "speed", "target": 4, "count": 2}], "effects": ["heal", "council"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV11", "kind": "adventure", "stage": "", "quest": "journey", "places": ["location:lot_ionans_vaults", "location:greenglade"], "parts": [], "effects": ["equipment", "doom"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV12", "kind": "adventure", "stage": "", "quest": "tests", "places": ["location:porista"], "parts": [{"place": "location:porista", "attribute": "craft", "target": 4, "count": 2}], "effects": ["remove_troops", "doom"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV13", "kind": "adventure", "stage": "", "quest": "visit", "places": ["gateway:II"], "parts": [], "effects": ["council", "heal"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV14", "kind": "adventure", "stage": "", "quest": "fight", "places": ["gateway:V"], "parts": [], "effects": ["doom"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV15", "kind": "adventure", "stage": "", "quest": "fight", "places": ["location:roodacre"], "parts": [], "effects": ["equipment", "doom"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV16", "kind": "adventure", "stage": "", "quest": "journey", "places": ["kingdom:sangpur", "kingdom:tabain"], "parts": [], "effects": ["equipment", "heal"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV17", "kind": "adventure", "stage": "", "quest": "tests", "places": ["kingdom:idoslane"], "parts": [{"place": "kingdom:idoslane", "attribute": "speed", "target": 4, "count": 2}], "effects": ["remove_troops", "heal"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV18", "kind": "adventure", "stage": "", "quest": "visit", "places": ["kingdom:weyurn"], "parts": [], "effects": ["free_move"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV19", "kind": "adventure", "stage": "", "quest": "tests", "places": ["location:alandur"], "parts": [{"place": "location:alandur", "attribute": "craft", "target": 5, "count": 1}], "effects": ["heal"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV20", "kind": "adventure", "stage": "", "quest": "tests", "places": ["kingdom:ran_ribastur"], "parts": [{"place": "kingdom:ran_ribastur", "attribute": "speed", "target": 4, "count": 2}], "effects": ["equipment", "council"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV21", "kind": "adventure", "stage": "", "quest": "tests", "places": [], "parts": [{"place": "any", "attribute": "craft", "target": 5, "count": 2}], "effects": ["council"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV22", "kind": "adventure", "stage": "", "quest": "pay", "places": ["location:porista"], "parts": [], "effects": ["hero_pause"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV23", "kind": "adventure", "stage": "", "quest": "defeat", "places": [], "parts": [], "effects": ["heal"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV24", "kind": "adventure", "stage": "", "quest": "defeat", "places": [], "parts": [], "effects": ["equipment", "doom"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV25", "kind": "adventure", "stage": "", "quest": "defeat", "places": [], "parts": [], "effects": ["doom"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV26", "kind": "adventure", "stage": "", "quest": "tests", "places": ["location:queen_xamtys"], "parts": [{"place": "location:queen_xamtys", "attribute": "craft", "target": 4, "count": 2}], "effects": ["hero_pause", "heal"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV27", "kind": "adventure", "stage": "", "quest": "visit", "places": ["gateway:I", "gateway:IV"], "parts": [], "effects": ["hero_pause", "council"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV28", "kind": "adventure", "stage": "", "quest": "tests", "places": ["location:dragon_fire"], "parts": [{"place": "location:dragon_fire", "attribute": "speed", "target": 4, "count": 2}], "effects": ["equipment"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV29", "kind": "adventure", "stage": "", "quest": "tests", "places": ["perished"], "parts": [{"place": "perished", "attribute": "craft", "target": 4, "count": 2}], "effects": ["cleanse", "doom"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "AV30", "kind": "adventure", "stage": "", "quest": "fight", "places": ["location:dson_balsur"], "parts": [], "effects": ["remove_troops", "extra_actions", "doom"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "TH01", "kind": "threat", "stage": "", "quest": "fight", "places": ["gateway:II"], "parts": [], "effects": ["add_troops", "lose_health"], "immediate": false, "copies": 1, "mark": "read"},
  {"id": "TH02", "kind": "threat", "stage": "", "quest": "fight", "places": ["bearer"], "parts": [], "effects": ["lose_health", "block"], "immediate": false, "copies": 1, "mark": "read"},
  {"id": "TH03", "kind": "threat", "stage": "", "quest": "none", "places": [], "parts": [], "effects": ["lose_health"], "immediate": true, "copies": 1, "mark": "read"},
  {"id": "TH04", "kind": "threat", "stage": "", "quest": "defeat", "places": [], "parts": [], "effects": ["perish", "lose_health"], "immediate": false, "copies": 1, "mark": "read"},
  {"id": "TH05", "kind": "threat", "stage": "", "quest": "none", "places": [], "parts": [], "effects": ["recruit"], "immediate": true, "copies": 1, "mark": "ours"},
  {"id": "TH06", "kind": "threat", "stage": "", "quest": "tests", "places": [], "parts": [{"place": "any", "attribute": "craft", "target": 4, "count": 2}], "effects": ["council"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "TH07", "kind": "threat", "stage": "", "quest": "tests", "places": ["location:porista"], "parts": [{"place": "location:porista", "attribute": "craft", "target": 4, "count": 2}], "effects": ["doom"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "TH08", "kind": "threat", "stage": "", "quest": "visit", "places": ["location:alandur"], "parts": [], "effects": ["lose_health", "block"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "TH09", "kind": "threat", "stage": "", "quest": "tests", "places": ["tunnel"], "parts": [{"place": "tunnel", "attribute": "craft", "target": 4, "count": 1}], "effects": ["perish", "doom", "block"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "TH10", "kind": "threat", "stage": "", "quest": "fight", "places": ["location:toboribor"], "parts": [], "effects": ["add_troops", "lose_health"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "TH11", "kind": "threat", "stage": "", "quest": "none", "places": [], "parts": [], "effects": ["lose_equipment", "doom"], "immediate": true, "copies": 1, "mark": "ours"},
  {"id": "TH12", "kind": "threat", "stage": "", "quest": "fight", "places": ["location:mifurdania"], "parts": [], "effects": ["council", "block"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "TH13", "kind": "threat", "stage": "", "quest": "tests", "places": ["gateway:I"], "parts": [{"place": "gateway:I", "attribute": "battle", "target": 5, "count": 1}], "effects": ["doom", "add_troops"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "TH14", "kind": "threat", "stage": "", "quest": "none", "places": [], "parts": [], "effects": ["council", "lose_health", "add_threats"], "immediate": true, "copies": 1, "mark": "ours"},
  {"id": "TH15", "kind": "threat", "stage": "", "quest": "clear", "places": ["kingdom:tabain"], "parts": [], "effects": ["perish", "lose_health"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "EQ01", "kind": "equipment", "stage": "", "quest": "passive", "places": [], "parts": [], "effects": ["attribute-speed"], "immediate": false, "copies": 3, "mark": "printed"},
  {"id": "EQ02", "kind": "equipment", "stage": "", "quest": "passive", "places": [], "parts": [], "effects": ["attribute-battle"], "immediate": false, "copies": 3, "mark": "read"},
  {"id": "EQ03", "kind": "equipment", "stage": "", "quest": "passive", "places": [], "parts": [], "effects": ["attribute-craft"], "immediate": false, "copies": 3, "mark": "read"},
  {"id": "EQ04", "kind": "equipment", "stage": "", "quest": "passive", "places": [], "parts": [], "effects": ["attribute-health"], "immediate": false, "copies": 3, "mark": "printed"},
  {"id": "EQ05", "kind": "equipment", "stage": "", "quest": "own_turn", "places": [], "parts": [], "effects": ["heal"], "immediate": false, "copies": 2, "mark": "read"},
  {"id": "EQ06", "kind": "equipment", "stage": "", "quest": "own_turn", "places": [], "parts": [], "effects": ["free_move"], "immediate": false, "copies": 2, "mark": "read"},
  {"id": "EQ07", "kind": "equipment", "stage": "", "quest": "health_loss", "places": [], "parts": [], "effects": ["prevent"], "immediate": false, "copies": 2, "mark": "ours"},
  {"id": "EQ08", "kind": "equipment", "stage": "", "quest": "own_roll", "places": [], "parts": [], "effects": ["reroll"], "immediate": false, "copies": 2, "mark": "ours"},
  {"id": "EQ09", "kind": "equipment", "stage": "", "quest": "own_turn", "places": [], "parts": [], "effects": ["remove_troops"], "immediate": false, "copies": 1, "mark": "ours"},
  {"id": "EQ10", "kind": "equipment", "stage": "", "quest": "own_turn", "places": [], "parts": [], "effects": ["tunnel_tile"], "immediate": false, "copies": 1, "mark": "ours"},
];

/** The one space of a named place. */
export const SPOTS: Readonly<Record<string, string>> = {
  "location:blacksaddle": "s31",
  "location:porista": "s47",
  "location:dson_balsur": "s08",
  "location:alandur": "s14",
  "location:toboribor": "s49",
  "location:lot_ionans_vaults": "s34",
  "location:greenglade": "s52",
  "location:mifurdania": "s37",
  "location:roodacre": "s20",
  "location:queen_xamtys": "s36",
  "location:dragon_fire": "s04",
  "gateway:I": "gate_i",
  "gateway:II": "gate_ii",
  "gateway:IV": "gate_iv",
  "gateway:V": "gate_v",
  "tunnel:north": "s01",
  "tunnel:east": "s17",
  "tunnel:south": "s60",
  "tunnel:west": "s51"
};

export const KINGDOMS: readonly string[] = ["gauragar", "urgon", "idoslane", "sangpur", "ran_ribastur", "weyurn", "tabain"];

/** The five dwarves as they begin. */
export const FOLK = [
  {"id": "tungdil", "start": "IV", "battle": 3, "craft": 2, "speed": 3, "health": 3},
  {"id": "boindil", "start": "II", "battle": 4, "craft": 1, "speed": 2, "health": 4},
  {"id": "boendal", "start": "II", "battle": 4, "craft": 2, "speed": 2, "health": 3},
  {"id": "bavragor", "start": "II", "battle": 3, "craft": 3, "speed": 2, "health": 4},
  {"id": "balyndis", "start": "I", "battle": 2, "craft": 3, "speed": 2, "health": 3},
] as const;

/** What a message has to show on the council's space of this number; 0 where there is no step further. */
export const STEPS: readonly number[] = [0, 3, 3, 4, 4, 5, 5, 6, 6, 0];

/** The symbols of the Doom track, from its start. */
export const TRACK: readonly string[] = ["hero_start", "troops", "troops", "troops", "council", "troops", "troops", "threat", "troops", "troops", "troops", "council", "troops", "troops", "threat", "troops", "troops", "troops", "council", "troops", "troops", "threat", "troops", "troops", "troops", "troops", "threat", "troops", "troops", "council", "troops", "troops", "threat", "troops", "troops", "troops", "threat", "troops", "troops", "troops", "doom_start"];

export const TILES: readonly string[] = ["P01", "P02", "P03", "P04", "P05", "P06", "P07", "P08", "P09", "P10", "P11", "P12", "P13", "P14", "P15", "P16", "P17", "P18", "P19", "P20", "P21", "P22", "P23", "P24", "P25", "P26", "P27", "P28", "P29", "P30", "P31", "P32", "P33", "P34", "P35", "P36"];

/** The skulls on the three Recruitment dice. */
export const RECRUITS: readonly (readonly number[])[] = [[1, 1, 2, 2, 2, 3], [0, 1, 1, 1, 2, 2], [0, 0, 0, 1, 1, 2]];

/** Cards that let the Hero token rest, and for how many turns. */
export const RESTS: Readonly<Record<string, number>> = {"AV22": 2, "AV26": 1, "AV27": 1};

/** Cards that put Threat cards into the Adventure pile, and how many. */
export const OMENS: Readonly<Record<string, number>> = {"TH14": 1};
