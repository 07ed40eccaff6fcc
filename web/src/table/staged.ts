// A stage in front of a line, wherever it is looked at: it plays as the game's parts say, and shows what comes over the line.
import { settings } from "../settings.svelte.ts";
import { chime } from "../sound.ts";
import type { Line } from "./line.svelte.ts";
import type { Parts } from "./parts.svelte.ts";
import { type House, Stage } from "./stage.svelte.ts";

/** Milliseconds for a step on a board that does not say. */
const STEP = 200;

/** A stage for the game with these parts; whoever looks says how fast, whose seats are here, and what else hears of it. */
export function staged(parts: Parts, house: Omit<House, "asleep" | "step" | "reveals">): Stage {
  return new Stage({
    ...house,
    asleep: () => document.visibilityState === "hidden",
    step: () => parts.skin.step ?? STEP,
    reveals: (view) => parts.reveals(view),
    sound: (event, view) => {
      chime(event.kind, settings.sound, parts.skin.sounds);
      house.sound(event, view);
    },
  });
}

/** From now on the stage shows what comes over this line. */
export function follow(stage: Stage, line: Line): void {
  line.listen((message, _, since) => {
    if (message.t === "sync") {
      const missed = since < 0 ? [] : message.log.filter((one) => one.v > since);
      stage.jump({ v: message.v, events: missed.map((one) => one.event), view: message.view, board: message.board }, message.log);
    } else if (message.t === "step" && line.board !== null) {
      stage.push({ v: message.v, events: message.events, view: message.view, board: line.board });
    }
  });
}
