// A table as a small child plays it: throw the dice, touch a picture, touch the next one. Nothing else can happen by a touch.
import { settings } from "../settings.svelte.ts";
import { buzz, ring } from "../sound.ts";
import type { Guide, Little, Pick, Speed } from "../table/skin.ts";
import type { TableState } from "../table/table.svelte.ts";
import type { Event, Option, TableView, Text } from "../wire.ts";
import { NOTHING, type Picking, picking, towards } from "./picking.ts";
import type { Voice } from "./voice.svelte.ts";

/** After so long without a touch the thing to touch hops, and the voice says again what to do. */
export const IDLE = 12_000;
/** Milliseconds that thrown dice are in the air, by the pace. */
const THROW: Readonly<Record<Speed, number>> = { off: 0, fast: 450, normal: 900, slow: 1100 };

/** Little ones get a slower pace, unless somebody wants it fast or without any movement. */
export function paceFor(speed: Speed): Speed {
  return speed === "normal" ? "slow" : speed;
}

export class ChildPlay {
  /** What was touched, and the version of the question that it answers. */
  private touched = $state.raw<{ readonly v: number; readonly keys: readonly string[] }>({ v: -1, keys: [] });
  /** The version whose dice have been thrown here. */
  private thrown = $state(-1);
  /** The dice are in the air. */
  tumbling = $state(false);
  /** Nobody has touched anything for a while. */
  hops = $state(false);
  shakes = $state.raw<Little["shakes"]>(null);

  private landing: ReturnType<typeof setTimeout> | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: TableState,
    private readonly guide: Guide,
    private readonly voice: Voice,
    private readonly label: (text: Text) => string,
  ) {}

  /** The pace of everything that moves. */
  get pace(): Speed {
    return paceFor(settings.speed);
  }

  /** The question that a child here is to answer, once the board has shown how it came to it. */
  private asked = $derived.by((): TableView | null => {
    const { asked, stage, view } = this.table;
    return asked === null || stage.behind || view === null ? null : view;
  });

  /** What the child is asked whose dice lie there to be thrown; null once they are thrown. */
  private throws = $derived.by((): Text | null => {
    const { asked, v } = this.table;
    if (this.asked === null || asked === null || this.thrown === v) return null;
    return this.guide.roll(this.asked, asked);
  });

  /** The dice wait to be thrown. */
  closed = $derived.by((): boolean => this.throws !== null);

  /** Where the child stands. */
  now = $derived.by((): Picking => {
    if (this.asked === null || this.closed || this.tumbling) return NOTHING;
    const keys = this.touched.v === this.table.v ? this.touched.keys : [];
    return picking(this.options, this.asked, this.guide, keys);
  });

  /** What is asked, for ears; null while nothing is. */
  asks = $derived.by((): Text | null => {
    if (this.asked === null || this.tumbling) return null;
    if (this.throws !== null) return this.throws;
    return this.now.picks.length === 0 ? null : this.guide.ask(this.now.picks, this.asked);
  });

  /** What of the board can be touched. */
  touchable = $derived.by((): ReadonlySet<string> => new Set(this.now.picks.flatMap((pick) => pick.things)));

  /** What of the board has been chosen. */
  chosen = $derived.by((): readonly string[] => this.now.chosen.flatMap((pick) => pick.things));

  /** How the board is drawn. */
  little = $derived.by((): Little => ({
    ways: this.now.last ? this.now.picks.flatMap((pick) => pick.options.slice(0, 1)) : [],
    hops: this.hops,
    shakes: this.shakes,
  }));

  private get options(): readonly Option[] {
    return this.table.view?.prompt?.options ?? [];
  }

  /** What a picture is called, for ears. */
  name(pick: Pick): string {
    const { view } = this.table;
    return view === null ? "" : this.label(this.guide.name(pick, view));
  }

  /** The child throws the dice. */
  throw(): void {
    this.touch();
    if (!this.closed || this.tumbling || !this.table.asking.open) return;
    const { v } = this.table;
    const time = THROW[this.pace];
    buzz("go");
    this.voice.hush();
    if (time === 0) {
      this.thrown = v;
      return;
    }
    ring("dice");
    this.tumbling = true;
    this.landing = setTimeout(() => {
      this.thrown = v;
      this.tumbling = false;
    }, time);
  }

  /** The child touches a picture. */
  pick(pick: Pick): void {
    this.take([...this.now.keys, pick.key]);
  }

  /** The child touches a thing of the board. */
  thing(id: string): void {
    const view = this.asked;
    const keys = view === null || this.now === NOTHING ? null : towards(this.now, this.options, view, this.guide, id);
    if (keys === null) this.wrong(id);
    else this.take(keys);
  }

  /** The child would rather choose something else. */
  back(): void {
    this.touch();
    ring("pick");
    this.touched = { v: this.table.v, keys: this.now.keys.slice(0, -1) };
  }

  /** A touch that leads nowhere: a kind sound, and whatever was touched shakes its head. */
  wrong(id = ""): void {
    this.touch();
    ring("kind");
    buzz("no");
    this.shakes = { id, n: (this.shakes?.n ?? 0) + 1 };
  }

  /** The voice says once more what to do, at once. */
  repeat(): void {
    this.touch();
    if (this.asks !== null) this.voice.now(this.label(this.asks));
  }

  private take(keys: readonly string[]): void {
    this.touch();
    if (!this.table.asking.open) return;
    const before = this.now;
    const key = keys.at(-1);
    if (before.last && keys.length === before.keys.length + 1) {
      const option = before.picks.find((pick) => pick.key === key)?.options[0];
      if (option === undefined) return;
      ring("pick");
      this.voice.hush();
      this.table.asking.play(option);
      return;
    }
    ring("pick");
    buzz("tap");
    this.touched = { v: this.table.v, keys };
  }

  // --- saying and waiting ---------------------------------------------------------------------

  /** Something happened, and has just been shown: what little ones are told of it is said. */
  told(event: Event, view: TableView): void {
    const text = this.guide.told(event, view);
    if (text !== null) this.voice.say(this.label(text));
  }

  /** A question has been put, or is another now: it is said, and waited for. */
  put(): void {
    if (this.asks !== null) this.voice.say(this.label(this.asks));
    this.touch();
  }

  /** Somebody is there: nothing hops for a while. */
  touch(): void {
    this.hops = false;
    clearTimeout(this.waiting);
    if (this.asks !== null) this.waiting = setTimeout(() => this.remind(), IDLE);
  }

  /** Nobody touches: the thing to touch hops, and the voice says what to do; after a while again. */
  private remind(): void {
    if (this.asks === null) return;
    this.hops = true;
    ring("call");
    if (!this.voice.speaking) this.voice.say(this.label(this.asks));
    this.waiting = setTimeout(() => this.remind(), IDLE);
  }

  /** Nothing runs any more. */
  stop(): void {
    clearTimeout(this.landing);
    clearTimeout(this.waiting);
    this.voice.hush();
  }
}
