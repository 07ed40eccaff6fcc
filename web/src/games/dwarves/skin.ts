// What The Dwarves bring to the table.
import type { Skin } from "../../table/skin.ts";
import type { Ground, Told, View } from "./wire.ts";

const skin: Skin<View, Ground, Told> = {
  words: ["dwarves-cards", "dwarves-web"],
  Cover: () => import("./Cover.svelte"),
  Board: () => import("./Board.svelte"),
  Panel: () => import("./Panel.svelte"),
  Dice: () => import("./Dice.svelte"),
  Ending: () => import("./Ending.svelte"),
  luck: () => import("./luck.ts"),
  step: 240,
  pages: [{ path: "cards", load: () => import("./CardsPage.svelte"), link: "dw-cards-link" }],
};

export default skin;
