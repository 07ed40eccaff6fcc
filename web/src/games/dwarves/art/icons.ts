/** Small signs of the Dwarves, as strokes of one width in a square of 24. */
export const SIGNS = {
  battle: "M14 3L8.5 20.5M14 3C19 2.5 21 6.5 20 11.5 17.5 9 15 9 12.3 9.8M14 3C10.5 3 8.5 5 8 8 9.5 8 11 8.5 12.3 9.8",
  craft: "M4 7.5H15V12H4ZM15 8.5H18L20 11M9.5 12L13 21",
  speed: "M8 3H13V11Q13 13 16 14 20 15 20 19H6V13Q8 11 8 3ZM6 19V21H20V19M2.5 8H5.5M1.5 12H4.5",
  heart: "M12 20C3 13.5 3 5.5 8 5 10.5 5 12 8 12 8S13.5 5 16 5C21 5.5 21 13.5 12 20Z",
  doom: "M12 3C17 3 19.5 7 19 11.5 18.8 13.5 17 14.5 16.5 16.5V19.5H7.5V16.5C7 14.5 5.2 13.5 5 11.5 4.5 7 7 3 12 3ZM9 11h.01M15 11h.01M10.5 19.5V17M13.5 19.5V17",
  hero: "M12 3V5.5M9 5.5H15M8 8H16L17.5 18H6.5ZM7 21H17M12 11.5Q14 14 12 16 10 14 12 11.5",
  council: "M12 3V21M12 5C16 3 20 4.5 20.5 9 17.5 8 15 8.5 12 11M12 5C8 3 4 4.5 3.5 9 6.5 8 9 8.5 12 11",
  threat: "M12 3.5L21.5 20H2.5ZM12 10V14.5M12 17.2h.01",
  troops: "M5 20V12C5 7 8 4 12 4S19 7 19 12V20L16 17.5 14 20 12 17.5 10 20 8 17.5ZM9 11h.01M15 11h.01",
  gear: "M5 9H19V20H5ZM8 9V6.5Q8 4 12 4T16 6.5V9M5 13H19M12 11.5V15.5",
  tunnel: "M3.5 20V11Q12-2 20.5 11V20M8 20V13Q12 7 16 13V20M2 20.5H22",
  tile: "M12 2.5L20.5 7V17L12 21.5 3.5 17V7ZM8 8L12 12 10 16M12 12L16 13",
  place: "M12 21.5C6 14.5 5 12 5 9.5A7 7 0 0 1 19 9.5C19 12 18 14.5 12 21.5ZM12 7a2.6 2.6 0 1 0 .01 0",
  flow: "M3 8Q7 4 11 8T19 8M3 15Q7 11 11 15T19 15M16 12L20 15 16 18",
  dice: "M4.5 4.5H19.5V19.5H4.5ZM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01",
  story: "M5 4.5Q9 3 12 5.5 15 3 19 4.5V19Q15 17.5 12 20 9 17.5 5 19ZM12 5.5V20",
  action: "M13 2.5L5 13.5H11L10 21.5 19 9.5H12.5Z",
} as const;

export type SignName = keyof typeof SIGNS;

/** The sign of what a card does. */
export function signOf(effect: string): SignName {
  if (effect === "heal" || effect === "lose_health" || effect === "prevent") return "heart";
  if (effect.startsWith("attribute-")) return effect === "attribute-health" ? "heart" : (effect.slice(10) as SignName);
  if (effect === "equipment" || effect === "lose_equipment") return "gear";
  if (effect === "doom") return "doom";
  if (effect === "council") return "council";
  if (effect === "hero_pause") return "hero";
  if (effect === "perish" || effect === "cleanse") return "tile";
  if (effect === "tunnel_tile") return "tunnel";
  if (effect === "free_move" || effect === "relocate") return "speed";
  if (effect === "extra_actions") return "action";
  if (effect === "reroll") return "dice";
  if (effect === "discard_threat" || effect === "add_threats" || effect === "block") return "threat";
  return "troops";
}
