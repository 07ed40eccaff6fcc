// The ways to play: against bots, round one device, or each on their own.
export type Way = "bots" | "here" | "far";
