/** Who sits where, told in three ways at once: a colour, an animal and a pattern. */

export type SeatColour = "red" | "blue" | "green" | "yellow" | "violet" | "grey";
export type Animal = "fox" | "owl" | "frog" | "bee" | "bat" | "badger";
export type Pattern = "stripes" | "dots" | "waves" | "bands" | "chevrons" | "checks";

export interface SeatLook {
  readonly colour: SeatColour;
  readonly animal: Animal;
  readonly pattern: Pattern;
  /** The main colour, one lighter, one darker, and what is readable on the main colour. */
  readonly main: string;
  readonly light: string;
  readonly dark: string;
  readonly ink: string;
}

const LOOKS: Readonly<Record<SeatColour, SeatLook>> = {
  red: { colour: "red", animal: "fox", pattern: "stripes", main: "#d2452f", light: "#f59673", dark: "#7d1f1c", ink: "#fff4e4" },
  blue: { colour: "blue", animal: "owl", pattern: "dots", main: "#2f78d0", light: "#8fc2f7", dark: "#173a78", ink: "#f3f8ff" },
  green: { colour: "green", animal: "frog", pattern: "waves", main: "#3f9648", light: "#9ad58a", dark: "#1a4f2b", ink: "#f6ffef" },
  yellow: { colour: "yellow", animal: "bee", pattern: "bands", main: "#f2c230", light: "#fdeb9c", dark: "#8a5c0c", ink: "#33230a" },
  violet: { colour: "violet", animal: "bat", pattern: "chevrons", main: "#8a4fc0", light: "#cfa6f2", dark: "#452070", ink: "#fbf4ff" },
  grey: { colour: "grey", animal: "badger", pattern: "checks", main: "#c9ccd6", light: "#f7f8fb", dark: "#555a6b", ink: "#22252e" },
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
  checks: "M-10-7h5M0-7h5M-5-2h5M5-2h5M-10 3h5M0 3h5M-5 8h5M5 8h5",
};
