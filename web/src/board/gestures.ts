// Gestures over a frame: one finger or the mouse moves the picture, two fingers and the wheel bring it nearer. A finger
// that hardly moved has tapped, and a click that only ends a movement is not one.

/** What the gestures do, in pixels of the frame. */
export interface Moved {
  pan(dx: number, dy: number): void;
  /** Nearer by a factor, around a point. */
  zoom(x: number, y: number, by: number): void;
  /** May this pointer take hold of the picture? A second finger always may. */
  takes(event: PointerEvent): boolean;
  /** Something else has the fingers just now. */
  held(): boolean;
}

/** So far a pointer may slip and still mean a tap. */
export const SLIP = 6;

interface Finger {
  readonly x: number;
  readonly y: number;
}

export class Gestures {
  private readonly fingers = new Map<number, Finger>();
  private moving = false;
  private far = 0;

  constructor(private readonly moved: Moved) {}

  /** Listens on a frame; the answer stops that. */
  attach(frame: HTMLElement): () => void {
    const down = (event: PointerEvent): void => this.down(event);
    const move = (event: PointerEvent): void => this.move(event);
    const up = (event: PointerEvent): void => this.up(event);
    const wheel = (event: WheelEvent): void => this.wheel(event, frame);
    this.origin = () => frame.getBoundingClientRect();
    const before = frame.style.touchAction;
    frame.style.touchAction = "none";
    frame.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    frame.addEventListener("wheel", wheel, { passive: false });
    return () => {
      frame.style.touchAction = before;
      frame.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      frame.removeEventListener("wheel", wheel);
      this.fingers.clear();
    };
  }

  private origin: () => { readonly left: number; readonly top: number } = () => ({ left: 0, top: 0 });

  down(event: PointerEvent): void {
    if (event.button > 0 || event.ctrlKey || (this.fingers.size === 0 && !this.moved.takes(event))) return;
    this.fingers.set(event.pointerId, this.at(event));
    this.moving = this.fingers.size > 1;
    this.far = 0;
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (before === undefined) return;
    if (this.moved.held()) return void this.fingers.clear();
    const now = this.at(event);
    const [one, two] = [...this.fingers.values()];
    if (one === undefined) return;
    if (two === undefined) {
      const [dx, dy] = [now.x - before.x, now.y - before.y];
      this.far += Math.hypot(dx, dy);
      if (!this.moving && this.far <= SLIP) return void this.fingers.set(event.pointerId, now);
      this.moving = true;
      this.fingers.set(event.pointerId, now);
      return this.moved.pan(dx, dy);
    }
    const was = pinch(one, two);
    this.fingers.set(event.pointerId, now);
    const [first, second] = [...this.fingers.values()] as [Finger, Finger];
    const is = pinch(first, second);
    this.moved.pan(is.x - was.x, is.y - was.y);
    if (was.apart > 0 && is.apart > 0) this.moved.zoom(is.x, is.y, is.apart / was.apart);
  }

  up(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId)) return;
    if (this.moving && this.fingers.size === 0) {
      this.moving = false;
      if (event.type === "pointerup") swallow();
    }
  }

  wheel(event: WheelEvent, frame: HTMLElement): void {
    if (event.target instanceof Element && event.target.closest("[data-still]")) return;
    event.preventDefault();
    const box = frame.getBoundingClientRect();
    const step = event.deltaMode === 1 ? 0.05 : event.deltaMode === 2 ? 1 : 0.002;
    this.moved.zoom(event.clientX - box.left, event.clientY - box.top, 2 ** (-event.deltaY * step * (event.ctrlKey ? 10 : 1)));
  }

  private at(event: PointerEvent): Finger {
    const { left, top } = this.origin();
    return { x: event.clientX - left, y: event.clientY - top };
  }
}

function pinch(a: Finger, b: Finger): { readonly x: number; readonly y: number; readonly apart: number } {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
}

/** The click that follows at once ends the movement, and means nothing else. */
function swallow(): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
}
