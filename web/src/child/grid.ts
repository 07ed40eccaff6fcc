// How pictures share the room there is: as large as they can be, all of the same size, none too small for a small finger.

/** No picture that can be touched is smaller, in pixels. */
export const LEAST = 64;

/** None is larger than this either. */
const MOST = 250;

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** The width and the height of one, in pixels. */
  readonly wide: number;
  readonly tall: number;
}

/** The columns and rows in which so many pictures of this shape (width by height) are largest. */
export function gridFor(count: number, width: number, height: number, shape = 1.15, gap = 8): Grid {
  let best: Grid = { columns: 1, rows: 1, wide: LEAST, tall: LEAST };
  let largest = -Infinity;
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(count / columns);
    const wide = (width - gap * (columns - 1)) / columns;
    const tall = (height - gap * (rows - 1)) / rows;
    const size = Math.min(wide, tall * shape, MOST);
    // Room that is left over in one direction is used, but not all of it: no picture becomes a strip.
    const one = { wide: Math.max(LEAST, Math.min(wide, size * 1.25)), tall: Math.max(LEAST, Math.min(tall, (size / shape) * 1.25)) };
    const worth = Math.min(wide, tall) < LEAST ? size - MOST : size;
    if (worth > largest + 0.5) [largest, best] = [worth, { columns, rows, ...one }];
  }
  return best;
}
