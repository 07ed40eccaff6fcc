// Being together: is there somebody to share a word with, and in whose name? What is said, shown and pointed at is fetched then.
import { words } from "../words.svelte.ts";
import type { Line } from "./line.svelte.ts";
import { isPlayed } from "./people.ts";
import type { Proposing } from "./proposing.svelte.ts";
import type { Stage } from "./stage.svelte.ts";

type Parts = typeof import("../together/late.ts");
/** The parts that show it, and what there is to show now. */
export type Late = Parts & { readonly now: InstanceType<Parts["Together"]> };

export class Talking {
  /** Fetched as soon as there is company. */
  late = $state.raw<Late | null>(null);
  private coming = false;

  constructor(
    private readonly line: Line,
    private readonly stage: Stage,
    private readonly proposing: Proposing,
  ) {
    line.listen((message) => {
      if ((message.t === "sync" || message.t === "table") && this.company) void this.fetch();
    });
  }

  /** The seat in whose name this device speaks: the one that is asked, or its first. */
  voice = $derived.by((): number | null => {
    const { asked, info, mine } = this.line;
    const own = (info?.seats ?? []).filter((seat) => mine.includes(seat.seat) && isPlayed(seat));
    return own.find((seat) => seat.seat === asked)?.seat ?? own[0]?.seat ?? null;
  });

  /** Is there somebody at another device to talk to? */
  company = $derived.by((): boolean => (this.line.info?.seats ?? []).some((seat) => isPlayed(seat) && !seat.open && !this.line.mine.includes(seat.seat)));

  /** Is there somebody here who may, and somebody to hear it? */
  able = $derived.by((): boolean => this.company && this.voice !== null);

  /** Without a line it may fail; then the next news tries again. */
  async fetch(): Promise<void> {
    if (this.coming) return;
    this.coming = true;
    try {
      const [parts] = await Promise.all([import("../together/late.ts"), words.need("together")]);
      this.late = { ...parts, now: new parts.Together(this.line, this.stage, this.proposing, this) };
    } catch {
      this.coming = false;
    }
  }

  stop(): void {
    this.late?.now.stop();
  }
}
