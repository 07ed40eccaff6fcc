// Deciding together: what those who do not decide propose to whoever does.
import type { FromServer, Option, Suggestion, Text } from "../wire.ts";
import type { Line } from "./line.svelte.ts";
import { targets } from "./narrow.ts";
import { isPlayed, personName } from "./people.ts";
import type { Sharing } from "./sharing.svelte.ts";
import { nameOf } from "./things.ts";

/** What somebody proposes to whoever decides, in words and with the things on the board that it is about. */
export interface Proposed {
  readonly seat: number;
  readonly who: string;
  readonly colour: string;
  /** Made on this device, so that it can be taken back here. */
  readonly mine: boolean;
  readonly option: Option | null;
  readonly at: string;
  readonly what: Text;
  readonly ids: readonly string[];
}

/** What ends the way of a proposal that nobody has heard of: it was not taken, or the question is another one. */
const LOST: ReadonlySet<FromServer["t"]> = new Set(["sync", "step", "refused", "stale", "limited", "failed"]);

export class Proposing {
  /** What is proposed, the newest last. */
  suggestions = $state.raw<readonly Suggestion[]>([]);
  /** What was touched last by somebody who does not decide: that can be pointed at. */
  pointed = $state<string | null>(null);
  /** The seat of this device that speaks, where it has several. */
  voice = $state<number | null>(null);
  /** When the newest proposal came; it is not taken before it can be read. */
  heardAt = 0;
  /** The seat of this device whose proposal is on its way: whoever takes back just now means that one. */
  private underWay: number | null = null;

  constructor(
    private readonly line: Line,
    private readonly sharing: Sharing,
  ) {
    line.listen((message, _, since) => this.hear(message, since));
  }

  /** The seat in whose name this device asks something of all. */
  proposer = $derived.by((): number | undefined => {
    const { asked, mine, info } = this.line;
    return asked ?? mine.find((seat) => !info?.seats.some((one) => one.seat === seat && one.phone)) ?? mine[0];
  });

  /** The seats of this device that may propose something now to the person who decides. */
  speakers = $derived.by((): readonly number[] => {
    const prompt = this.line.view?.prompt ?? null;
    const seats = this.line.info?.seats ?? [];
    const decides = seats.find((one) => one.seat === prompt?.seat);
    if (this.line.info?.together !== true || prompt === null || prompt.options.length === 0 || this.line.asked !== null) return [];
    if (decides === undefined || !isPlayed(decides) || decides.open) return [];
    const able = seats.filter((one) => this.line.mine.includes(one.seat) && isPlayed(one) && (!one.phone || this.sharing.lent === one.seat));
    return able.map((one) => one.seat);
  });

  /** The seat in whose name this device proposes now. */
  speaker = $derived.by((): number | null =>
    this.voice !== null && this.speakers.includes(this.voice) ? this.voice : (this.speakers[0] ?? null),
  );

  /** What is proposed, in words; the newest first. */
  proposed = $derived.by((): readonly Proposed[] => {
    const pieces = this.line.view?.pieces ?? [];
    const all: Proposed[] = [];
    for (const { seat, do: deed, at } of this.suggestions) {
      const by = this.line.info?.seats.find((one) => one.seat === seat);
      const option = deed === "" ? null : (this.line.view?.prompt?.options.find((one) => one.do === deed) ?? null);
      const what = option?.label ?? nameOf(at, pieces, this.line.board);
      if (by === undefined || what === null) continue;
      const aims = option === null ? [at] : targets(option, pieces).filter((id) => option.touches.includes(id));
      const ids = option === null || aims.length > 0 ? aims : option.touches;
      all.unshift({ seat, who: personName(by), colour: by.colour, mine: this.speakers.includes(seat), option, at, what, ids });
    }
    return all;
  });

  /** Somebody who does not decide has put a finger on something: that can be pointed at. */
  pointAt(id: string): void {
    if (this.speaker !== null && nameOf(id, this.line.view?.pieces ?? [], this.line.board) !== null) this.pointed = id;
  }

  /** Proposes an option or points at something; with neither, what this device proposed is taken back. */
  suggest(what: { readonly do?: string; readonly at?: string }, seat: number | null = this.speaker): void {
    if (seat === null) return;
    this.underWay = what.do === undefined && what.at === undefined ? null : seat;
    this.line.send({ t: "suggest", seat, prompt: this.line.v, ...what });
  }

  /** The seat whose proposal this device can take back, known to all or still on its way. */
  get owner(): number | null {
    return this.proposed.find((one) => one.mine)?.seat ?? this.underWay;
  }

  private hear(message: FromServer, since: number): void {
    if (LOST.has(message.t)) this.underWay = null;
    if (message.t === "sync") this.suggestions = message.suggestions;
    else if (message.t === "step" && message.v !== since) this.suggestions = [];
    else if (message.t === "suggestions" && message.v === this.line.v) {
      this.suggestions = message.made;
      if (message.made.some((one) => one.seat === this.underWay)) this.underWay = null;
      this.heardAt = performance.now();
    }
  }
}
