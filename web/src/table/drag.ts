// Dragging a piece: the same as touching it and then the place where it is let go. Only one finger drags; a second one,
// or a lost pointer, lets go of everything, and nothing is moved.

/** So far a finger may slip and still mean a tap. */
export const SLIP = 9;
/** The click that ends a drag comes at once; it means nothing by itself. */
const AFTER = 80;

/** What a drag asks and tells. */
export interface Dragged {
  /** Can this be moved now? */
  movable(id: string): boolean;
  /** A piece was taken up. */
  taken(id: string): void;
  /** It was let go on something else, having come over these. */
  dropped(id: string, over: readonly string[]): void;
}

/** The thing of the board under a point of the screen, the piece that is dragged left out. */
function thingAt(x: number, y: number, but: string): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const id = element.closest<HTMLElement | SVGElement>("[data-id]")?.dataset.id;
    if (id !== undefined && id !== but) return id;
  }
  return null;
}

export class Drag {
  private pointer: number | null = null;
  private piece = "";
  private from = { x: 0, y: 0 };
  private moving = false;
  private over: string[] = [];
  private last = -1;
  private stage: HTMLElement | null = null;

  constructor(
    private readonly dragged: Dragged,
    private readonly at: (x: number, y: number, but: string) => string | null = thingAt,
  ) {}

  /** Was the click at this time only the end of a drag? */
  ended(time: number): boolean {
    return this.last >= 0 && time - this.last < AFTER;
  }

  /** Listens on the stage; what it returns stops that. */
  watch(stage: HTMLElement): () => void {
    const down = (event: PointerEvent): void => this.down(event);
    const move = (event: PointerEvent): void => this.move(event);
    const up = (event: PointerEvent): void => this.up(event);
    const lost = (): void => this.letGo();
    this.stage = stage;
    // Before the board sees it: a piece that is dragged must not pan the picture under it.
    stage.addEventListener("pointerdown", down, { capture: true });
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", lost);
    addEventListener("blur", lost);
    return () => {
      stage.removeEventListener("pointerdown", down, { capture: true });
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", lost);
      removeEventListener("blur", lost);
    };
  }

  down(event: PointerEvent): void {
    if (this.pointer !== null || !event.isPrimary) return this.letGo();
    if (event.button !== 0) return;
    const id = (event.target as Element).closest<HTMLElement | SVGElement>("[data-id]")?.dataset.id;
    if (id === undefined || !this.dragged.movable(id)) return;
    this.pointer = event.pointerId;
    if (this.stage) this.stage.dataset.gripping = id;
    this.piece = id;
    this.from = { x: event.clientX, y: event.clientY };
    this.moving = false;
    this.over = [];
  }

  move(event: PointerEvent): void {
    if (event.pointerId !== this.pointer) return;
    if (!this.moving) {
      if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) <= SLIP) return;
      this.moving = true;
      this.dragged.taken(this.piece);
    }
    const id = this.at(event.clientX, event.clientY, this.piece);
    if (id !== null && this.over.at(-1) !== id) this.over.push(id);
  }

  up(event: PointerEvent): void {
    if (event.pointerId !== this.pointer) return;
    const { moving, over, piece } = this;
    this.letGo();
    if (!moving) return;
    this.last = event.timeStamp;
    const id = this.at(event.clientX, event.clientY, piece);
    if (id !== null) this.dragged.dropped(id, over);
  }

  /** Nothing is held any more. */
  letGo(): void {
    this.pointer = null;
    delete this.stage?.dataset.gripping;
    this.moving = false;
    this.over = [];
  }
}
