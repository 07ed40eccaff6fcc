// DunkelRunde for children who do not read yet: first the die, then who walks, then where to; and what is said of it.
import { type Facet, type Guide, type Pick, text } from "../../../table/skin";
import type { Event, Option, Text } from "../../../wire";
import type { View } from "../wire";

/** Who an option sets going, and the place where that begins. */
export function walkers(option: Option, view: View): { readonly pieces: readonly string[]; readonly from: string } {
  const first = option.effects[0];
  const from = view.pieces.find((piece) => piece.id === first?.piece)?.at ?? "";
  const beside = option.effects.filter((effect) => option.touches.includes(effect.piece) && view.pieces.some((piece) => piece.id === effect.piece && piece.at === from));
  return { pieces: beside.map((effect) => effect.piece), from };
}

/** The last choice: where it ends, and the stones on which a touch means that. */
function place(option: Option, view: View, from: string): Facet {
  const people = new Set(view.pieces.map((piece) => piece.id));
  const to = option.effects[0]?.to ?? "";
  const stones = option.touches.filter((id) => !people.has(id) && id !== from);
  return { kind: "place", key: `to ${to}`, things: [...new Set([to, ...stones])] };
}

function facets(option: Option, view: View): readonly Facet[] {
  const { pieces, from } = walkers(option, view);
  const [first = ""] = pieces;
  if (option.do.startsWith("group")) return [{ kind: "group", key: `from ${from}`, things: [...pieces, from] }, place(option, view, from)];
  const ghost = option.do.startsWith("ghost");
  return [
    { kind: "die", key: ghost ? "blue" : "wood", things: [] },
    { kind: ghost ? "ghost" : "child", key: first, things: [first] },
    place(option, view, from),
  ];
}

function name(pick: Pick, view: View): Text {
  const [option] = pick.options;
  const dice = view.tableau.dice;
  if (pick.kind === "die") {
    const wood = pick.key === "wood";
    return text(wood ? "dr-say-die-wood" : "dr-say-die-blue", { pips: (wood ? dice?.child : dice?.ghost) ?? 0 });
  }
  if (pick.kind === "group" && option !== undefined) return text("dr-say-hands", { count: walkers(option, view).pieces.length });
  if (pick.kind === "place" && option !== undefined) return option.label;
  return view.pieces.find((piece) => piece.id === pick.key)?.label ?? text(pick.key);
}

/** What is asked about a place, by who goes there. */
const WHERE: Readonly<Record<string, string>> = { child: "dr-say-where-child", ghost: "dr-say-where-ghost", group: "dr-say-where-group" };
const WHO: Readonly<Record<string, string>> = { die: "dr-say-which-die", child: "dr-say-which-child", ghost: "dr-say-which-ghost", group: "dr-say-which-group" };

function ask(picks: readonly Pick[]): Text {
  const [pick] = picks;
  const who = pick?.options[0]?.do.split(" ")[0] ?? "";
  return text((pick?.kind === "place" ? WHERE[who] : WHO[pick?.kind ?? ""]) ?? "dr-say-which-die");
}

function roll(view: View, seat: number): Text | null {
  const { dice } = view.tableau;
  if (dice === null) return null;
  const fresh = dice.double || (!dice.child_used && !dice.ghost_used);
  return fresh ? text("dr-say-roll", { who: text("seat-name", { seat, n: seat + 1 }) }) : null;
}

/** What little ones are told; the rest is to be seen. */
const TOLD: Readonly<Record<string, string>> = {
  scare: "dr-say-scare",
  brave: "dr-say-brave",
  wait: "dr-say-wait",
  cross: "dr-say-cross",
  witch: "dr-say-witch",
  linden: "dr-say-linden",
  lapse: "dr-say-lapse",
  stuck: "dr-say-stuck",
  end: "dr-say-end",
};

function told(event: Event): Text | null {
  const id = TOLD[event.kind];
  if (id === undefined) return event.kind === "roll" && event.dice[0] === event.dice[1] ? text("dr-say-double") : null;
  const { child } = event.text.args;
  return text(id, child === undefined ? {} : { child });
}

const guide: Guide<View> = { facets, name, ask, roll, told };

export default guide;
