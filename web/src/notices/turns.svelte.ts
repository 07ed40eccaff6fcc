// It becomes one's turn: a sound and a touch of the hand, or a notice from the page itself where nobody else tells of it. And how
// many tables wait, on the icons. Fetched a while after the table.
import { mine } from "../api.ts";
import * as device from "../device.ts";
import { shelf } from "../games.svelte.ts";
import { router } from "../router.svelte.ts";
import { buzz, ring } from "../sound.ts";
import type { Line } from "../table/line.svelte.ts";
import { namesOf } from "../table/people.ts";
import type { Stage } from "../table/stage.svelte.ts";
import { show } from "./badge.ts";
import { notices } from "./notices.svelte.ts";
import { waiting } from "./waiting.svelte.ts";

/** So many tables are asked for at once; the server answers no more. */
const MOST = 12;
/** Milliseconds between two looks at the other tables. */
const AGAIN = 60_000;

let begun = false;

/** From now on the icons say how many tables wait, as long as the page is open and as soon as it is known of all of them. */
export function begin(): void {
  if (begun) return;
  begun = true;
  const tell = (): void => {
    $effect(() => void show(waiting.tables ?? new Set()));
  };
  let told = false;
  const look = async (): Promise<void> => {
    await others();
    if (!told) $effect.root(tell);
    told = true;
  };
  const again = (): void => void look().catch(() => undefined);
  again();
  setInterval(again, AGAIN);
  document.addEventListener("visibilitychange", again);
}

/** How the other tables of this device stand; the one on the page tells by itself. */
export async function others(): Promise<void> {
  const here = router.now.page === "table" ? router.now.id : null;
  const running = device.sittings().filter((one) => device.isRunning(one));
  for (const id of waiting.tables ?? []) if (id !== here && !running.some((one) => one.id === id)) waiting.set(id, false);
  const asked = running.filter((one) => one.id !== here && one.lesson === "").slice(0, MOST);
  if (asked.length === 0) return;
  const { tables } = await mine(asked.map(({ id }) => ({ table: id, tokens: device.tokens(id) })));
  waiting.know(tables.filter((table) => table.id !== here));
}

/** Rings at one table: once for each turn that begins after somebody else has decided. */
export class Bell {
  /** Somebody else has decided since one was last asked. */
  private others = false;
  /** Whose decision was awaited. */
  private actor: number;

  constructor(
    private readonly line: Line,
    private readonly stage: Stage,
  ) {
    this.actor = line.view?.actor ?? -1;
    line.listen((message, _, since) => {
      if (message.t !== "sync" && message.t !== "step") return;
      const missed = message.t === "sync" && since >= 0 && message.log.some((one) => one.v > since && one.event.seat !== null && this.isOther(one.event.seat));
      if (message.v > since && since >= 0 && (missed || this.isOther(this.actor))) this.others = true;
      this.actor = message.view.actor;
    });
    this.seen();
  }

  private isOther(seat: number): boolean {
    return seat >= 0 && !this.line.mine.includes(seat);
  }

  /** Whoever looks at the table has seen what was told of it. */
  seen(): void {
    if (document.visibilityState === "visible") void notices.seen(this.line.id).catch(() => undefined);
  }

  /** Something has been told or shown: is it one's turn now? */
  heed(): void {
    if (this.line.asked === null || this.stage.behind || !this.others) return;
    this.others = false;
    void this.tell();
  }

  /** Whoever looks hears it; whoever does not gets one notice, or hears it where nothing else tells them. */
  private async tell(): Promise<void> {
    const { id, info, mine: own } = this.line;
    const hidden = document.visibilityState === "hidden";
    const way = hidden ? await notices.way(id) : "sound";
    if (way === "sound") {
      ring("turn");
      buzz("turn");
    } else if (way === "page") {
      const others = (info?.seats ?? []).filter((seat) => !own.includes(seat.seat));
      await notices.show(id, shelf.title(info?.game ?? ""), namesOf(others));
    }
  }
}
