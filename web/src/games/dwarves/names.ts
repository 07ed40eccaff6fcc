/** How places are called. */
import { text } from "../../table/skin";
import type { Text } from "../../wire";
import { SPOTS } from "./cards";

/** The name of a place of a card ("location:porista", "kingdom:urgon", "perished"). */
export function placeText(place: string): Text {
  const [kind = "", name = ""] = place.split(":", 2);
  if (kind === "location") return text(`dw-space-${name}`);
  if (kind === "gateway") return text(`dw-space-${SPOTS[place] ?? name}`);
  if (kind === "kingdom") return text(`dw-kingdom-${name}`);
  return text(name === "" ? `dw-place-${kind}` : `dw-${kind === "tunnel" ? "tunnel" : "place-troop"}-${name}`);
}

/** A name in at most two lines of about the same length, for narrow places. */
export function lines(name: string, most = 13): string[] {
  if (name.length <= most || !name.includes(" ")) return [name];
  const words = name.split(" ");
  let best = [name];
  for (let i = 1; i < words.length; i++) {
    const pair = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
    if (Math.max(...pair.map((one) => one.length)) < Math.max(...best.map((one) => one.length))) best = pair;
  }
  return best;
}
