/**
 * A lens over a board: the whole of it is seen at first; wheel, two fingers, keys and buttons bring it nearer.
 *
 * Boards draw in units of their own inside one element that gets `transform`; `drawn` says how many pixels a unit has
 * there, and `font` how large letters must be to be read. While the view moves, only the finished drawing is moved and
 * scaled, as one picture (`drift`); it is drawn anew as soon as the view rests. Lens.svelte holds the frame, the gestures
 * and what lies in its corners. A drag that begins on something with `data-grip` (a piece that can be carried) is left to
 * the table.
 */
import { untrack } from "svelte";
import { Gestures } from "./gestures";
import { after, aimed, between, type Box, boxOf, type Fit, fit, inside, kept, letters, onBoard, onScreen, type Point, reframed, seen } from "./sight";

/** How near one can come: a hundred units as wide as this many pixels, and three times the whole at least. */
const NEAREST = 160;
const WHOLE: Fit = { k: 1, x: 0, y: 0 };
/** Milliseconds that a glide takes, and after which a hand that moves nothing rests. */
export const GLIDE = 350;
export const REST = 220;

export class Lens {
  /** The frame in pixels, its edges that the whole picture leaves free, and the board in its own units. */
  width = $state(0);
  height = $state(0);
  edges = $state.raw<readonly [top: number, right: number, bottom: number, left: number]>([0, 0, 0, 0]);
  box = $state.raw<Box>({ x: 0, y: 0, w: 1, h: 1 });
  /** The size of the page's text in pixels. */
  rem = $state(16);
  /** Over the whole picture. */
  private view = $state.raw<Fit>(WHOLE);
  /** The view for which the board is drawn. */
  private rested = $state.raw<Fit>(WHOLE);
  private resting: ReturnType<typeof setTimeout> | undefined;
  /** Nothing glides. */
  still = false;
  /** Did the view change by itself, so that it should glide? */
  gliding = $state(false);

  base = $derived.by((): Fit => fit(this.box, inside(this.width, this.height, this.edges)));
  /** Board to frame. */
  at = $derived.by((): Fit => after(this.view, this.base));
  /** Board to frame as it is drawn. */
  drawn = $derived.by((): Fit => after(this.rested, this.base));
  /** Screen pixels per unit of the board. */
  k = $derived.by((): number => this.at.k);
  /** Is less than the whole seen? */
  near = $derived.by((): boolean => this.view.k > 1.02);
  most = $derived.by((): number => Math.max(3, NEAREST / 100 / this.base.k));
  /** For the element that holds the board, with its origin at 0 0. */
  transform = $derived.by((): string => placed(this.drawn));
  /** For the element round that one: from where the board is drawn to where it is seen. */
  drift = $derived.by((): string => (this.view === this.rested ? "none" : placed(between(this.rested, this.view))));
  /** What is seen, in units of the board. */
  seen = $derived.by((): Box => seen(this.at, this.width, this.height));

  /** The fingers have something else in hand, such as a magnifier. */
  held = false;
  private readonly gestures = new Gestures({
    pan: (dx, dy) => this.by({ ...this.view, x: this.view.x + dx, y: this.view.y + dy }),
    zoom: (x, y, by) => this.by(this.nearTo({ x, y }, by)),
    takes: (event) => !(event.target instanceof Element) || event.target.closest("[data-grip], [data-still], [data-gripping]") === null,
    held: () => this.held,
  });

  /** Takes hold of the frame; the answer lets go. */
  attach(node: HTMLElement): () => void {
    return this.gestures.attach(node);
  }

  /** The frame, the board or both have a new size: the same middle stays in view. */
  reframe(width: number, height: number, box: Box, edges: readonly [number, number, number, number]): void {
    const before = { base: this.base, w: this.width, h: this.height };
    const view = this.view;
    [this.width, this.height, this.box, this.edges] = [width, height, box, edges];
    this.view = reframed(view, before, { base: this.base, w: width, h: height }, this.most);
    this.rest();
  }

  nearer(by: number): void {
    this.nearerAt({ x: this.width / 2, y: this.height / 2 }, by);
  }

  /** Nearer at a point of the frame. */
  nearerAt(p: Point, by: number): void {
    this.go(this.nearTo(p, by));
  }

  whole(): void {
    this.go(WHOLE);
  }

  /** Brings these points of the board into the picture, with a margin, no nearer than `near` pixels per unit. */
  show(points: readonly Point[], margin: number, near: number): void {
    if (points.length === 0 || this.width === 0) return;
    this.go(aimed(boxOf(points, margin), this.base, this.width, this.height, near, this.most));
  }

  /** Puts a point of the board into the middle, as near as before; at once where a hand does it. */
  centre(p: Point, hand = false): void {
    const at = onScreen(this.base, p);
    const k = this.view.k;
    const view = kept({ k, x: this.width / 2 - at.x * k, y: this.height / 2 - at.y * k }, this.width, this.height);
    if (hand) this.by(view);
    else this.go(view);
  }

  /** Is a point of the board in the picture, this many pixels from its edge? */
  shows(p: Point, margin = 0): boolean {
    const { x, y } = onScreen(this.at, p);
    return x >= margin && y >= margin && x <= this.width - margin && y <= this.height - margin;
  }

  toBoard(p: Point): Point {
    return onBoard(this.at, p);
  }

  toScreen(p: Point): Point {
    return onScreen(this.at, p);
  }

  /** The size of letters in units of the board, so that nobody has to guess them. */
  font(wanted: number, least?: number): number {
    return letters(wanted, this.drawn.k, this.rem, least);
  }

  /** Nearer by a factor, so that a point of the frame stays where it is. */
  private nearTo(p: Point, by: number): Fit {
    const k = Math.max(1, Math.min(this.most, this.view.k * by));
    const turn = k / this.view.k;
    return kept({ k, x: p.x - (p.x - this.view.x) * turn, y: p.y - (p.y - this.view.y) * turn }, this.width, this.height);
  }

  /** The view follows a hand. */
  private by(view: Fit): void {
    this.gliding = false;
    this.view = kept(view, this.width, this.height);
    this.restSoon(REST);
  }

  /** The view changes by itself. */
  private go(view: Fit): void {
    untrack(() => {
      this.view = view;
      if (this.still) return this.rest();
      this.gliding = true;
      this.restSoon(GLIDE);
    });
  }

  /** The board is drawn for the view as it is now. */
  rest(): void {
    clearTimeout(this.resting);
    this.gliding = false;
    this.rested = this.view;
  }

  private restSoon(after: number): void {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.rest(), after);
  }
}

const placed = ({ k, x, y }: Fit): string => `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${k.toFixed(5)})`;
