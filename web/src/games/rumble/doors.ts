/** The sides of a card and what its marks say of them. */
export const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];

/** Which sides of a place have a door, from its marks. */
export function doorsOf(marks: readonly string[]): Side[] {
  return SIDES.filter((side) => marks.includes(`door-${side}`));
}

/** How many quarters a card is turned clockwise. */
export function turnOf(marks: readonly string[]): number {
  return Number(marks.find((mark) => mark.startsWith("turn-"))?.slice(5) ?? 0) || 0;
}
