// Where a thing of the table is drawn: a skin need do nothing for it, the element that carries its id (data-id) is found.

/** What cuts off the part of the board in which this element lies. */
export function frameOf(node: Element): DOMRect | undefined {
  for (let at = node.parentElement; at !== null; at = at.parentElement) {
    if (at instanceof HTMLElement && getComputedStyle(at).overflowX !== "visible") return at.getBoundingClientRect();
  }
  return undefined;
}

/** The element that stands for a thing. */
export function drawn(stage: Element, id: string): Element | null {
  return stage.querySelector(`[data-id="${CSS.escape(id)}"]`);
}

/** Does something else of the stage lie over this point of a thing, as a leaf of cards does over a map? */
function covered(stage: Element, node: Element, x: number, y: number): boolean {
  const top = document.elementsFromPoint(x, y).find((one) => stage.contains(one) && !one.classList.contains("pane"));
  if (top === undefined || top.contains(node) || node.contains(top)) return false;
  const picture = node instanceof SVGElement ? node.ownerSVGElement : null;
  return picture === null || !picture.contains(top);
}

/** The middle of a thing on the screen and how far it reaches from there; nothing if it is not in sight. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

export function spotOf(stage: Element, id: string): Spot | null {
  const node = drawn(stage, id);
  const box = node?.getBoundingClientRect();
  if (node === null || box === undefined || box.width === 0) return null;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const frame = frameOf(node);
  if (frame !== undefined && (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom)) return null;
  if (covered(stage, node, x, y)) return null;
  return { x, y, reach: Math.min(box.width, box.height) / 2 };
}

/** What lies under a point of the screen that can be pointed at, from above; beside all of it, the nearest within reach. */
export function thingsUnder(stage: Element, x: number, y: number, isThing: (id: string) => boolean, reach: number): readonly string[] {
  const found = new Set<string>();
  for (const element of document.elementsFromPoint(x, y)) {
    const id = stage.contains(element) ? element.closest<HTMLElement | SVGElement>("[data-id]")?.dataset.id : undefined;
    if (id !== undefined && isThing(id)) found.add(id);
  }
  if (found.size > 0 || reach === 0) return [...found];
  let best: string | null = null;
  let least = reach;
  for (const node of stage.querySelectorAll<HTMLElement | SVGElement>("[data-id]")) {
    const id = node.dataset.id ?? "";
    const box = node.getBoundingClientRect();
    const far = Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
    if (far < least && isThing(id) && spotOf(stage, id) !== null) [least, best] = [far, id];
  }
  return best === null ? [] : [best];
}
