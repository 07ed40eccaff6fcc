// Where a bubble stands: beside what it speaks of, and never over what must be touched.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** Something that should stay free; the weight says how much. */
export interface Keep extends Box {
  readonly weight: number;
}

export const MUST: number = 100;
const GAP = 14;
const MARGIN = 8;
/** The page is tried in a grid of this many columns and rows, too. */
const COLUMNS = 5;
const ROWS = 9;
/** A spot that is as good as another by so many pixels is kept: nothing jumps for little. */
const LOYALTY = 90;

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The box around all of these; null if there is none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** How far apart two boxes are; 0 where they touch. */
export function distance(a: Box, b: Box): number {
  const wide = Math.max(0, a.left - b.right, b.left - a.right);
  const high = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(wide, high);
}

/** The best spot on a page of this size for something so wide and high that speaks of `about`. */
export function placed(size: { readonly width: number; readonly height: number }, about: readonly Box[], keep: readonly Keep[], page: { readonly width: number; readonly height: number }, now: Spot | null = null): Spot {
  const most = { left: Math.max(MARGIN, page.width - size.width - MARGIN), top: Math.max(MARGIN, page.height - size.height - MARGIN) };
  const inside = ({ left, top }: Spot): Spot => ({ left: Math.min(Math.max(MARGIN, left), most.left), top: Math.min(Math.max(MARGIN, top), most.top) });
  const spots: Spot[] = [];
  for (const one of about) {
    const middle = (one.left + one.right - size.width) / 2;
    const level = (one.top + one.bottom - size.height) / 2;
    for (const left of [middle, one.left, one.right - size.width]) {
      spots.push({ left, top: one.top - size.height - GAP }, { left, top: one.bottom + GAP });
    }
    for (const top of [level, one.top, one.bottom - size.height]) {
      spots.push({ left: one.right + GAP, top }, { left: one.left - size.width - GAP, top });
    }
  }
  for (let column = 0; column < COLUMNS; column++) {
    for (let row = 0; row < ROWS; row++) {
      spots.push({ left: MARGIN + ((most.left - MARGIN) * column) / (COLUMNS - 1), top: MARGIN + ((most.top - MARGIN) * row) / (ROWS - 1) });
    }
  }
  const cost = (spot: Spot): number => {
    const box = { ...spot, right: spot.left + size.width, bottom: spot.top + size.height };
    const covered = keep.reduce((sum, one) => sum + (overlap(box, one) * one.weight) / 10, 0);
    const near = about.length === 0 ? 0 : Math.min(...about.map((one) => distance(box, one)));
    return covered + near;
  };
  let best = inside(now ?? spots[0] ?? { left: MARGIN, top: MARGIN });
  let least = cost(best) - (now === null ? 0 : LOYALTY);
  for (const one of spots.map(inside)) {
    const price = cost(one);
    if (price < least) [least, best] = [price, one];
  }
  return best;
}
