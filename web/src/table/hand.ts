// Where the hand is on the screen, and what a fingertip means.

/** Where something was pressed; a key presses the middle of what has the focus. */
export function handAt(event: Event): readonly [x: number, y: number] {
  if (event instanceof MouseEvent && event.detail > 0) return [event.clientX, event.clientY];
  if (!(event.target instanceof Element)) return [0, 0];
  const box = event.target.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** A fingertip is wider than some drawn places: beside them, the nearest that shines within this reach is meant. */
export const REACH = 30;

/** The legal thing of the stage that is meant by a touch beside all things; null if none is near enough. */
export function nearest(stage: Element, x: number, y: number): string | null {
  let best: string | null = null;
  let least = REACH;
  for (const node of stage.querySelectorAll<HTMLElement | SVGElement>("[data-id][data-legal]")) {
    const box = node.getBoundingClientRect();
    const far = Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
    if (far < least) [least, best] = [far, node.dataset.id ?? null];
  }
  return best;
}
