// What The Dwarves bring to the table.
import type { Skin } from "../../table/skin.ts";
import type { Ground, Told, View } from "./wire.ts";

const skin: Skin<View, Ground, Told> = {
  words: ["dwarves-cards", "dwarves-web"],
  Cover: () => import("./Cover.svelte"),
  Board: () => import("./Board.svelte"),
  Panel: () => import("./Panel.svelte"),
  room: (seats) => `calc(${8.3 + 5.1 * Math.ceil((seats - 1) / 2)}rem + 28px)`, // as Panel.svelte lays its rows
  Dice: () => import("./Dice.svelte"),
  Ending: () => import("./Ending.svelte"),
  luck: () => import("./luck.ts"),
  course: () => import("./course.ts"),
  Aim: () => import("./Aim.svelte"),
  Scene: () => import("./Vignette.svelte"),
  Emblem: () => import("./Emblem.svelte"),
  step: 240,
  elsewhere: (sort, id) => (sort === "dwarf" ? null : { href: `/cards#${id}`, link: "dw-cards-link" }),
  pages: [{ path: "cards", load: () => import("./CardsPage.svelte"), link: "dw-cards-link" }],
};

export default skin;
