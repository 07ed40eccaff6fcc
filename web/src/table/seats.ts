/** Who sits where, told in three ways at once: a colour, an animal and a pattern. */

export type SeatColour =
  | "red" | "blue" | "green" | "yellow" | "violet" | "grey"
  | "orange" | "teal" | "pink" | "brown" | "black" | "lime";
/** The animals of the first six seats; games with more seats also have those of LateAnimal. */
export type Animal = "fox" | "owl" | "frog" | "bee" | "bat" | "badger";
export type LateAnimal = "squirrel" | "otter" | "flamingo" | "bear" | "raven" | "gecko";
export type Pattern =
  | "stripes" | "dots" | "waves" | "bands" | "chevrons" | "checks"
  | "zigzag" | "rings" | "scales" | "bricks" | "crosses" | "diamonds";

export interface SeatLook {
  readonly colour: SeatColour;
  /** Of seats seven to twelve a LateAnimal; as a word it is the end of a message id (seat-fox). */
  readonly animal: Animal;
  readonly pattern: Pattern;
  /** The main colour, one lighter, one darker, and what is readable on the main colour. */
  readonly main: string;
  readonly light: string;
  readonly dark: string;
  readonly ink: string;
}

/** Seats seven to twelve. Pieces cut for six seats (the hooded children) know nothing of these animals; see `animal` above. */
const late = (look: Omit<SeatLook, "animal"> & { readonly animal: LateAnimal }): SeatLook => look as unknown as SeatLook;

const LOOKS: Readonly<Record<SeatColour, SeatLook>> = {
  red: { colour: "red", animal: "fox", pattern: "stripes", main: "#d2452f", light: "#f59673", dark: "#7d1f1c", ink: "#fff4e4" },
  blue: { colour: "blue", animal: "owl", pattern: "dots", main: "#2f78d0", light: "#8fc2f7", dark: "#173a78", ink: "#f3f8ff" },
  green: { colour: "green", animal: "frog", pattern: "waves", main: "#3f9648", light: "#9ad58a", dark: "#1a4f2b", ink: "#f6ffef" },
  yellow: { colour: "yellow", animal: "bee", pattern: "bands", main: "#f2c230", light: "#fdeb9c", dark: "#8a5c0c", ink: "#33230a" },
  violet: { colour: "violet", animal: "bat", pattern: "chevrons", main: "#8a4fc0", light: "#cfa6f2", dark: "#452070", ink: "#fbf4ff" },
  grey: { colour: "grey", animal: "badger", pattern: "checks", main: "#c9ccd6", light: "#f7f8fb", dark: "#555a6b", ink: "#22252e" },
  orange: late({ colour: "orange", animal: "squirrel", pattern: "zigzag", main: "#ee7d1c", light: "#ffc98a", dark: "#84400a", ink: "#2e1602" }),
  teal: late({ colour: "teal", animal: "otter", pattern: "rings", main: "#17908c", light: "#86dcd3", dark: "#084a4c", ink: "#effffc" }),
  pink: late({ colour: "pink", animal: "flamingo", pattern: "scales", main: "#ee86b4", light: "#ffd4e6", dark: "#8a2a5c", ink: "#38081f" }),
  brown: late({ colour: "brown", animal: "bear", pattern: "bricks", main: "#83522e", light: "#cf9c6c", dark: "#43250f", ink: "#fff3e4" }),
  black: late({ colour: "black", animal: "raven", pattern: "crosses", main: "#33343f", light: "#9194ab", dark: "#101118", ink: "#f5f5fa" }),
  lime: late({ colour: "lime", animal: "gecko", pattern: "diamonds", main: "#a5cf2a", light: "#e4f7a0", dark: "#4f6a08", ink: "#1d2702" }),
};

export const SEATS: readonly SeatLook[] = Object.values(LOOKS);

/** The look of a colour; an unknown one is grey. */
export function seatLook(colour: string): SeatLook {
  return LOOKS[colour as SeatColour] ?? LOOKS.grey;
}

/** A seat's pattern as strokes inside the square from -10 to 10, drawn over the main colour. */
export const PATTERNS: Readonly<Record<Pattern, string>> = {
  stripes: "M-12-3L3-12M-12 7L7-12M-8 12L12-3M2 12L12 5",
  dots: "M-6-6h.01M0-6h.01M6-6h.01M-6 0h.01M0 0h.01M6 0h.01M-6 6h.01M0 6h.01M6 6h.01",
  waves: "M-11-5q3-4 5.5 0t5.5 0 5.5 0 5.5 0M-11 1q3-4 5.5 0t5.5 0 5.5 0 5.5 0M-11 7q3-4 5.5 0t5.5 0 5.5 0 5.5 0",
  bands: "M-11-6H11M-11 0H11M-11 6H11",
  chevrons: "M-10-4L-5-8 0-4 5-8 10-4M-10 2L-5-2 0 2 5-2 10 2M-10 8L-5 4 0 8 5 4 10 8",
  zigzag: "M-11-6L-7-9-3-6 1-9 5-6 9-9 12-7M-11 1L-7-2-3 1 1-2 5 1 9-2 12 0M-11 8L-7 5-3 8 1 5 5 8 9 5 12 7",
  rings: "M-6-8a3 3 0 1 0 .01 0M6-8a3 3 0 1 0 .01 0M0-2a3 3 0 1 0 .01 0M-6 4a3 3 0 1 0 .01 0M6 4a3 3 0 1 0 .01 0",
  scales: "M-11-7q2.8 4 5.5 0 2.8 4 5.5 0 2.8 4 5.5 0 2.8 4 5.5 0M-8.3-1q2.8 4 5.5 0 2.8 4 5.5 0 2.8 4 5.5 0M-11 5q2.8 4 5.5 0 2.8 4 5.5 0 2.8 4 5.5 0 2.8 4 5.5 0",
  bricks: "M-11-6H11M-11 0H11M-11 6H11M-6-11V-6M5-11V-6M-1-6V0M9-6V0M-6 0V6M5 0V6M-1 6V11",
  crosses: "M-8-8l4 4m0-4l-4 4M4-8l4 4m0-4l-4 4M-2-2l4 4m0-4l-4 4M-8 4l4 4m0-4l-4 4M4 4l4 4m0-4l-4 4",
  diamonds: "M-6-10l3 4-3 4-3-4zM6-10l3 4-3 4-3-4zM0-4l3 4-3 4-3-4zM-6 2l3 4-3 4-3-4zM6 2l3 4-3 4-3-4z",
  checks: "M-10-7h5M0-7h5M-5-2h5M5-2h5M-10 3h5M0 3h5M-5 8h5M5 8h5",
};
