// Options that a number of people needs, so that nobody has to find out by a refusal.

/** The most that one box of Rumble seats. */
const ONE_BOX = 6;

/** What has to be chosen for so many seats; nothing if all is well. */
export function suited(game: string, seats: number, options: Readonly<Record<string, string>>): Record<string, string> {
  return game === "rumble" && seats > ONE_BOX && options.set !== "both" ? { set: "both" } : {};
}
