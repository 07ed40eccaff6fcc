// Has the mouse come to a thing, or has the thing come under a mouse that rests? Only the first is anybody's doing.

let last: { readonly x: number; readonly y: number } | null = null;

addEventListener("pointermove", (event) => (last = { x: event.clientX, y: event.clientY }), { capture: true, passive: true });

/** Is this a mouse that was moved here? When the page moves under it, browsers tell of entering, too, where the mouse was all along. */
export function came(event: PointerEvent): boolean {
  return event.pointerType === "mouse" && (last === null || event.clientX !== last.x || event.clientY !== last.y);
}
