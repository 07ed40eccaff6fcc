// One table as this device sees it, put together from its concepts: line, stage, sharing, proposing, asking, seating, sheets.
import { settings } from "../settings.svelte.ts";
import type { Kept } from "../kept.ts";
import type { Board, Event, TableInfo, TableView } from "../wire.ts";
import { Asking } from "./asking.svelte.ts";
import { Line } from "./line.svelte.ts";
import type { Ears, Link, Wish } from "./link.ts";
import { Parts } from "./parts.svelte.ts";
import { farAway, personName } from "./people.ts";
import { Recap } from "./recap.svelte.ts";
import { Proposing } from "./proposing.svelte.ts";
import { Seating } from "./seating.svelte.ts";
import { Sharing } from "./sharing.svelte.ts";
import { Sheets } from "./sheets.svelte.ts";
import type { Proposed } from "./proposing.svelte.ts";
import type { Person, Speed } from "./skin.ts";
import type { Reveal, Stage } from "./stage.svelte.ts";
import { follow, staged } from "./staged.ts";
import { Talking } from "./talking.svelte.ts";

/** What lies over the whole table. */
export type Overlay =
  | { readonly kind: "reveal"; readonly reveal: Reveal }
  | { readonly kind: "passing"; readonly person: Person }
  | { readonly kind: "end" };

export class TableState {
  readonly line: Line;
  readonly parts = new Parts();
  readonly stage: Stage;
  readonly sharing: Sharing;
  readonly proposing: Proposing;
  readonly asking: Asking;
  readonly seating: Seating;
  readonly talking: Talking;
  readonly sheets: Sheets;
  readonly recap: Recap;
  /** The pace that somebody here needs, if it is not the one of the settings. */
  pace: () => Speed = () => settings.speed;
  /** Hears every event when it is shown. */
  ear: (event: Event, view: TableView) => void = () => undefined;

  constructor(
    readonly id: string,
    open?: (ears: Ears) => Link,
  ) {
    this.line = new Line(id, open);
    this.stage = staged(this.parts, {
      // Words have nothing to play: whoever reads or hears them gets them in one piece.
      speed: () => (this.parts.plain ? "off" : this.pace()),
      own: (seat) => this.line.mine.includes(seat),
      sound: (event, view) => this.ear(event, view),
      still: () => this.asking.quiet(),
    });
    this.sharing = new Sharing(this.line, this.stage);
    this.proposing = new Proposing(this.line, this.sharing);
    this.asking = new Asking(this.line, this.stage, this.sharing, this.proposing);
    this.asking.inWords = () => this.parts.plain;
    this.asking.here = () => this.parts.here;
    this.seating = new Seating(this.line);
    this.talking = new Talking(this.line, this.stage, this.proposing);
    this.sheets = new Sheets(this.line, this.sharing, { notebook: () => this.parts.Notebook !== null, story: () => this.parts.story() });
    this.recap = new Recap(this.line, this.stage);
    follow(this.stage, this.line);
  }

  /** Opens the line; what it returns leaves the table. */
  start(): () => void {
    const close = this.line.start();
    // Whoever comes back finds what is, not what was.
    const away = (): void => {
      if (document.visibilityState === "hidden") this.stage.hurry();
    };
    document.addEventListener("visibilitychange", away);
    return () => {
      document.removeEventListener("visibilitychange", away);
      this.stage.stop();
      this.asking.stop();
      this.talking.stop();
      close();
    };
  }

  /** Shows how the table last stood, as this device has kept it, until there is a line. */
  recall(kept: Kept): void {
    if (this.line.recall(kept)) this.stage.jump({ v: kept.v, events: [], view: kept.view, board: kept.board }, kept.log);
  }

  /** The people at the table, by what their seats look like and how they are called. */
  people = $derived.by((): readonly Person[] =>
    (this.info?.seats ?? []).map((seat) => ({ seat: seat.seat, colour: seat.colour, name: personName(seat) })),
  );

  private seenMotions: readonly string[] = [];
  /** What only all together may do now, as far as has been shown how that came. */
  motions = $derived.by((): readonly string[] => {
    if (!this.stage.behind) this.seenMotions = this.view?.outcome == null ? (this.info?.motions ?? []) : [];
    return this.info?.question == null ? this.seenMotions : [];
  });

  /** What is proposed to whoever decides; it speaks of what has been shown. */
  proposed = $derived.by((): readonly Proposed[] => (this.stage.behind ? [] : this.proposing.proposed));

  /** Somebody far away is to decide, and that has been shown. */
  get awaited(): boolean {
    if (this.stage.behind || this.mine.length === 0 || this.asked !== null || this.over) return false;
    return this.info?.question == null && farAway(this.info?.seats ?? [], this.mine, this.view?.actor ?? -1);
  }

  /** What lies over the table just now: first what is turned up, then the hand-over, then the result. */
  overlay = $derived.by((): Overlay | null => {
    const { reveal } = this.stage;
    if (reveal !== null) return { kind: "reveal", reveal };
    const person = this.parts.Curtain === null ? undefined : this.people.find((one) => one.seat === this.sharing.passing);
    if (person !== undefined) return { kind: "passing", person };
    return this.over && this.sheets.atEnd && !this.parts.plain && this.info?.lesson === null ? { kind: "end" } : null;
  });

  get v(): number {
    return this.line.v;
  }

  get mine(): readonly number[] {
    return this.line.mine;
  }

  get info(): TableInfo | null {
    return this.line.info;
  }

  get board(): Board | null {
    return this.line.board;
  }

  get view(): TableView | null {
    return this.line.view;
  }

  /** The game has ended, and that has been shown. */
  get over(): boolean {
    return this.line.over && !this.stage.behind;
  }

  get asked(): number | null {
    return this.line.asked;
  }

  get lent(): number | null {
    return this.sharing.lent;
  }

  get proposer(): number | undefined {
    return this.proposing.proposer;
  }

  send(wish: Wish): void {
    this.line.send(wish);
  }
}
