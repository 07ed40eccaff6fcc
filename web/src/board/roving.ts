/** One stop for the Tab key in a row of buttons; the arrows, Home and End lead from one to the next. */

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The place of the next of `count` after a key, from `now`; null if the key leads nowhere. */
export function next(key: string, now: number, count: number): number | null {
  if (count === 0 || now < 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const by = STEPS[key];
  return by === undefined ? null : (now + by + count) % count;
}

/** For a `use:` on what holds the row: its buttons (or what `which` finds) get one tab stop, the one focused last. */
export function roving(node: HTMLElement, which = "button"): { destroy: () => void } {
  let last: Element | null = null;
  const all = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>(which)];
  const settle = (): void => {
    const here = all();
    const stop = here.find((one) => one === last) ?? here.find((one) => one.getAttribute("aria-selected") === "true") ?? here[0];
    for (const one of here) one.tabIndex = one === stop ? 0 : -1;
  };
  const onkeydown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const here = all();
    const to = next(event.key, here.indexOf(event.target as HTMLElement), here.length);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    here[to]?.focus();
    if (here[to]?.getAttribute("role") === "tab") here[to]?.click();
  };
  const onfocusin = (event: FocusEvent): void => {
    if (!(event.target instanceof Element) || !event.target.matches(which)) return;
    last = event.target;
    settle();
  };
  const watch = new MutationObserver(settle);
  watch.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-selected"] });
  node.addEventListener("keydown", onkeydown);
  node.addEventListener("focusin", onfocusin);
  settle();
  return {
    destroy: () => {
      watch.disconnect();
      node.removeEventListener("keydown", onkeydown);
      node.removeEventListener("focusin", onfocusin);
    },
  };
}
