// Going to a lesson: the one that this device left in the middle, or a fresh one; and from a lesson to a real game.
import { newLesson, Trouble } from "../api.ts";
import * as device from "../device.ts";
import { shelf } from "../games.svelte.ts";
import { begin } from "../lobby/begin.ts";
import { tableWith } from "../lobby/company.ts";
import { router } from "../router.svelte.ts";
import { settings } from "../settings.svelte.ts";
import type { Lesson, Text } from "../wire.ts";

/** The table of a lesson that this device has begun and not ended. */
export function unfinished(game: string, lesson: string): string | null {
  return device.sittings().find((one) => one.game === game && one.lesson === lesson && !one.over)?.id ?? null;
}

/** Sits down to a lesson; what is wrong, if that does not work. */
export async function learn(game: string, lesson: string, anew = false): Promise<readonly Text[]> {
  const old = unfinished(game, lesson);
  if (old !== null && !anew) {
    router.go(`/t/${old}`);
    return [];
  }
  try {
    const made = await newLesson({ game, lesson, name: settings.name });
    if (old !== null) device.forget(old);
    settings.learns(game);
    settings.set({ seenAim: [...new Set([...settings.seenAim, game])] }); // the lesson tells it
    device.remember(made.table, game, made.seats, Date.now(), false, lesson);
    router.go(`/t/${made.table}`);
    return [];
  } catch (error) {
    return error instanceof Trouble ? [error.text, ...error.more] : [{ id: "web-fault-strange", args: {} }];
  }
}

/** Sits down to the real game that a lesson makes one ready for. */
export async function playOn(game: string, lesson: Lesson): Promise<readonly Text[]> {
  await shelf.load();
  const found = shelf.named(game);
  if (found === undefined) return [{ id: "web-fault-strange", args: {} }];
  return begin(tableWith(found, { bots: lesson.seats - 1, level: lesson.bot, options: lesson.options }, settings.colour, settings.name));
}
