/** What can be decided beside the map, as chips at its foot: everything that no space, figure or tile alone stands for. */
import type { Option, Text } from "../../wire";
import type { SignName } from "./art/icons";

export interface Chip {
  readonly do: string;
  readonly label: Text;
  readonly sign: SignName;
  /** One of the things that the option touches. */
  readonly id: string;
  /** Is this the only option that touches it? Then a touch of it is enough. */
  readonly alone: boolean;
}

const SIGN_OF: Readonly<Record<string, SignName>> = {
  move: "speed", march: "speed", step: "speed", tunnel: "tunnel", dig: "tunnel",
  fight: "battle", duel: "doom", strike: "battle",
  message: "council", outfit: "gear",
  test: "craft", try: "dice", pay: "gear", use: "gear", drop: "gear", give: "gear", shield: "gear",
  health: "heart", take: "heart", lose: "heart", heal: "heart", doom: "doom",
  keep: "dice", reroll: "dice", again: "dice", raise: "dice", runestone: "gear",
  remove: "troops", fetch: "troops", cleanse: "tile", dismiss: "threat",
  choose: "story", be: "hero", begin: "hero",
}; // prettier-ignore

/** The sign of an option, by the first word of its notation. */
export function signFor(notation: string): SignName {
  return SIGN_OF[notation.split(" ", 1)[0] ?? ""] ?? "action";
}

/** Can everything that an option touches be told from every other option by what lies on the map? */
function mapped(option: Option, options: readonly Option[], onMap: (id: string) => boolean): boolean {
  if (option.touches.length === 0 || !option.touches.every(onMap)) return false;
  return options.every((other) => other === option || !option.touches.every((id) => other.touches.includes(id)));
}

/** The chips of a question; `onMap` says what is drawn on the map (or stands among the dwarves to be chosen). */
export function chipsOf(options: readonly Option[], onMap: (id: string) => boolean): Chip[] {
  const found = options
    .filter((option) => !mapped(option, options, onMap))
    .map((option): Chip => {
      const alone = (id: string): boolean => options.every((other) => other === option || !other.touches.includes(id));
      const id = option.touches.find((one) => alone(one) && !onMap(one)) ?? option.touches.find(alone) ?? option.touches.at(-1) ?? option.do;
      return { do: option.do, label: option.label, sign: signFor(option.do), id, alone: option.touches.includes(id) && alone(id) };
    });
  // to end something is the last thing one looks for
  const last = (chip: Chip): number => Number(/^(end|stop|done|none)$/.test(chip.do));
  return found.sort((a, b) => last(a) - last(b));
}
