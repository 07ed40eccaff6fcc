// The keys of the table: every one does what a button does too.
import type { TableState } from "./table.svelte.ts";

/** Does what the key stands for; `number` takes the choice of that number, from 0. */
export function press(event: KeyboardEvent, table: TableState, number: (index: number) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const { asking, sheets, stage } = table;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest("input, select, textarea")) return;
  const free = target === document.body;
  if (stage.behind && free && /^([1-9]|Enter|Escape)$/.test(event.key)) return stage.hurry();
  if (/^[1-9]$/.test(event.key)) number(Number(event.key) - 1);
  else if (event.key === "u") asking.takeBack();
  else if (event.key === "t") asking.accept();
  else if (event.key === "a") asking.advise();
  else if (event.key === "r") {
    asking.bubble = null;
    sheets.openRule(null);
  } else if (event.key === "?") sheets.open("help");
  else if (event.key === "Escape") asking.clear();
  else if (event.key === "Enter" && free && asking.preview && asking.choosing) asking.play(asking.preview);
  else return;
  event.preventDefault();
}
