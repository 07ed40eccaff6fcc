// What DunkelRunde brings to the table.
import type { Skin } from "../../table/skin.ts";
import type { View } from "./wire.ts";

const skin: Skin<View> = {
  Cover: () => import("./Cover.svelte"),
  Board: () => import("./Board.svelte"),
  Dice: () => import("./Dice.svelte"),
  Ending: () => import("./Ending.svelte"),
  Story: () => import("./Story.svelte"),
  storyWords: "dunkelrunde-story",
  luck: () => import("./luck.ts"),
  step: 210,
  sounds: { child: "step", group: "step", ghost: "haunt", scare: "fright", cross: "rise", witch: "rise", linden: "rise" },
  upFront: ["board", "start"],
};

export default skin;
