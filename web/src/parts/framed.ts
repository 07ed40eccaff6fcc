// A scene that fills its frame, whatever its shape: nothing that matters is cut off, and no edge of the paper is seen.

/** The part of a drawing that has to be seen: its middle and width, and where its ground ends. */
export interface Scene {
  readonly middle: number;
  /** As wide as the drawing is, and as tall. */
  readonly wide: number;
  readonly tall: number;
  /** At least so much of the width is shown. */
  readonly least: number;
  /** The lowest line of the drawing. */
  readonly bottom: number;
}

/** The viewBox for a frame of this shape (width by height): of a tall frame the rest is sky, of a low one the sky is cut. */
export function framed(aspect: number, scene: Scene): string {
  const shape = Number.isFinite(aspect) && aspect > 0 ? aspect : scene.wide / scene.tall;
  const width = Math.min(scene.wide, Math.max(scene.least, scene.tall * shape));
  const height = width / shape;
  return [scene.middle - width / 2, scene.bottom - height, width, height].map((part) => Math.round(part * 10) / 10).join(" ");
}
