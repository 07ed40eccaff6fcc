// When a tip is told: something happened, a question was put, or something can be done, for the first time on this device.
import type { Event, Prompt, Tip } from "../wire.ts";

/** A tip with what it is about, to stand beside. */
export interface Told {
  readonly tip: Tip;
  readonly about: readonly string[];
}

/** What just happened and what is asked now. */
export interface Moment {
  readonly events: readonly Event[];
  /** The question to this device, if there is one. */
  readonly prompt: Prompt | null;
}

/** The first tip that has not been told yet and fits the moment; null if there is none. */
export function tipFor(tips: readonly Tip[], told: ReadonlySet<string>, moment: Moment): Told | null {
  for (const tip of tips) {
    if (told.has(tip.id)) continue;
    const about = fitting(tip, moment);
    if (about !== null) return { tip, about };
  }
  return null;
}

function fitting(tip: Tip, { events, prompt }: Moment): readonly string[] | null {
  const event = events.find((one) => (tip.event !== "" && one.kind === tip.event) || (tip.text !== "" && one.text.id === tip.text));
  if (event !== undefined) return [event.piece, event.path.at(-1) ?? ""].filter((id) => id !== "");
  if (prompt === null) return null;
  if (tip.text !== "" && prompt.ask.id === tip.text) return [];
  const option = prompt.options.find(
    (one) =>
      (tip.option !== "" && one.do.split(" ", 1)[0] === tip.option) ||
      (tip.note !== "" && one.effects.some((effect) => effect.note?.id === tip.note)),
  );
  return option === undefined ? null : option.touches;
}
