// What is this? A finger that rests on a thing asks it, and so does the other button of a mouse.

/** So long a finger rests until it asks. */
export const REST = 650;
/** Pixels that a resting finger may tremble. */
const STRAY = 10;

/** The piece, place or card that an element stands for. */
export function thingAt(target: EventTarget | null): string | null {
  const node = target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-id]") : null;
  return node?.dataset.id ?? null;
}

/** Watches a finger on the page, and tells what it rests on; the touch that follows does nothing more. */
export class Resting {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from = { x: 0, y: 0 };
  private asked = false;

  constructor(private readonly ask: (thing: string) => void) {}

  down(event: PointerEvent): void {
    this.let();
    this.asked = false;
    const thing = thingAt(event.target);
    if (event.pointerType !== "touch" || !event.isPrimary || thing === null) return;
    this.from = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      // A magnifier needs the resting finger for itself, and so does a piece that is carried.
      if (document.querySelector(".glass, [data-gripping]") !== null) return;
      this.asked = true;
      this.ask(thing);
    }, REST);
  }

  move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > STRAY) this.let();
  }

  /** The finger is gone, or does something else. */
  let(): void {
    clearTimeout(this.timer);
  }

  /** Was this the end of a touch that asked? Then it means nothing else. */
  swallows(event: MouseEvent): void {
    if (!this.asked) return;
    this.asked = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** The other button of a mouse, or a long touch as some browsers tell it. */
  menu(event: MouseEvent): void {
    const thing = thingAt(event.target);
    if (thing === null || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    if (this.asked || (event instanceof PointerEvent && event.pointerType === "touch")) return;
    this.ask(thing);
  }
}
