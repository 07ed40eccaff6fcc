// The keys of the table: every one does what a button does too. Whoever needs single keys for something else switches them off.
import { glossary } from "../glossary/glossary.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { thingAt } from "./press.ts";
import type { TableState } from "./table.svelte.ts";

/** Does what the key stands for; `number` takes the choice of that number, from 0. `home` is where the focus rests. */
export function press(event: KeyboardEvent, table: TableState, number: (index: number) => void, home?: Element): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const { asking, sheets, stage } = table;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest("input, select, textarea")) return;
  const free = target === document.body || target === home;
  const single = event.key.length === 1;
  if (single && !settings.keys) return;
  if (stage.behind && free && /^([1-9]|Enter|Escape)$/.test(event.key)) return stage.hurry();
  if (/^[1-9]$/.test(event.key)) number(Number(event.key) - 1);
  else if (event.key === "u") asking.takeBack();
  else if (event.key === "U") asking.undo(true);
  else if (event.key === "t") asking.accept();
  else if (event.key === "a") asking.advise();
  else if (event.key === "l") settings.set({ list: !(settings.list ?? table.parts.boardless) });
  else if (event.key === "r") {
    asking.bubble = null;
    sheets.openRule(null);
  } else if (event.key === "g") glossary.awake = true; // from then on it answers itself
  else if (event.key === "?") {
    const thing = thingAt(target);
    if (thing === null) sheets.open("help");
    else sheets.ask(thing);
  }
  else if (event.key === "Escape") asking.clear();
  else if (event.key === "Enter" && free && asking.taught) asking.readOn();
  else if (event.key === "Enter" && free && asking.preview && asking.choosing) asking.play(asking.preview);
  else return;
  event.preventDefault();
}
