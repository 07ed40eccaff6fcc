// What Rumble in the Dungeon brings to the table.
import type { Skin } from "../../table/skin.ts";
import type { Ground, Told, View } from "./wire.ts";

const skin: Skin<View, Ground, Told> = {
  Cover: () => import("./Cover.svelte"),
  Board: () => import("./Board.svelte"),
  Panel: () => import("./Panel.svelte"),
  Show: () => import("./Show.svelte"),
  reveals: (view) => view.tableau.revealed.length,
  Curtain: () => import("./Curtain.svelte"),
  Notebook: () => import("./Notebook.svelte"),
  Ending: () => import("./Ending.svelte"),
  luck: () => import("./luck.ts"),
  course: () => import("./course.ts"),
  Aim: () => import("./Aim.svelte"),
  Scene: () => import("./Vignette.svelte"),
  Emblem: () => import("./Emblem.svelte"),
  step: 270,
  pages: [{ path: "build", load: () => import("./BuildPage.svelte"), link: "rd-builder-way" }],
};

export default skin;
