// What a move brings, as one sign: company or shelter, the linden, a crossing, the witch's help, waiting, a fright.
import type { Option } from "../../../wire";

export type Sign = "heart" | "star" | "hands" | "hat" | "wait" | "boo" | "";

const NOTES: Readonly<Record<string, Sign>> = {
  "dr-preview-safe": "heart",
  "dr-preview-join": "heart",
  "dr-preview-linden": "star",
  "dr-preview-cross": "hands",
  "dr-preview-witch": "hat",
  "dr-preview-wait": "wait",
};

/** The sign of an option; none if it is only a step on the road. */
export function luckOf(option: Option): Sign {
  if (option.effects.some((effect) => effect.how === "scare")) return "boo";
  return NOTES[option.effects[0]?.note?.id ?? ""] ?? "";
}
