// The frame of a small drawing: never so narrow or so flat that most of it would be empty.

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/**
 * The frame around its own middle, grown until it is this many times as wide as high, at least and at most; if the whole picture
 * is known, it is moved so that it shows nothing beyond it.
 */
export function framed(box: Frame, least = 1.35, most = 2.1, whole?: Frame): Frame {
  const w = Math.max(box.w, box.h * least);
  const h = Math.max(box.h, w / most);
  const x = box.x - (w - box.w) / 2;
  const y = box.y - (h - box.h) / 2;
  if (whole === undefined) return { x, y, w, h };
  const kept = (at: number, size: number, from: number, room: number): number => Math.max(from, Math.min(at, from + room - size));
  return { x: kept(x, w, whole.x, whole.w), y: kept(y, h, whole.y, whole.h), w, h };
}
