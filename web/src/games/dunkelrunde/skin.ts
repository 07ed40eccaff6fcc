// What DunkelRunde brings to the table.
import type { Skin } from "../../table/skin.ts";
import type { View } from "./wire.ts";

const skin: Skin<View> = {
  Cover: () => import("./Cover.svelte"),
  Board: () => import("./Board.svelte"),
  Panel: () => import("./Panel.svelte"),
  Dice: () => import("./Dice.svelte"),
  Ending: () => import("./Ending.svelte"),
  Story: () => import("./Story.svelte"),
  storyWords: "dunkelrunde-story",
  luck: () => import("./luck.ts"),
  course: () => import("./course.ts"),
  Aim: () => import("./Aim.svelte"),
  Scene: () => import("./Vignette.svelte"),
  Emblem: () => import("./Emblem.svelte"),
  step: 210,
  sounds: { child: "step", group: "step", ghost: "haunt", scare: "fright", cross: "rise", witch: "rise", linden: "rise" },
  upFront: ["board", "start"],
  child: {
    words: "dunkelrunde-child",
    guide: () => import("./child/guide.ts"),
    Cover: () => import("./child/Cover.svelte"),
    Pick: () => import("./child/Pick.svelte"),
    Throw: () => import("./child/Throw.svelte"),
    Self: () => import("./child/Self.svelte"),
    options: { board: "short" },
    bot: "kind",
  },
};

export default skin;
