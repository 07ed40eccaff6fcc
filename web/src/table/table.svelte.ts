// One table as this device sees it, put together from its concepts: line, stage, sharing, proposing, asking, seating, sheets.
import { settings } from "../settings.svelte.ts";
import { chime } from "../sound.ts";
import type { Board, TableInfo, TableView } from "../wire.ts";
import { Asking } from "./asking.svelte.ts";
import { Line } from "./line.svelte.ts";
import type { Ears, Link, Wish } from "./link.ts";
import { Parts } from "./parts.svelte.ts";
import { personName } from "./people.ts";
import { Proposing } from "./proposing.svelte.ts";
import { Seating } from "./seating.svelte.ts";
import { Sharing } from "./sharing.svelte.ts";
import { Sheets } from "./sheets.svelte.ts";
import type { Person } from "./skin.ts";
import { Stage } from "./stage.svelte.ts";

/** Milliseconds for a step on a board that does not say. */
const STEP = 200;

/** What lies over the whole table. */
export type Overlay =
  | { readonly kind: "reveal"; readonly nth: number }
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
  readonly sheets: Sheets;

  constructor(
    readonly id: string,
    open?: (ears: Ears) => Link,
  ) {
    this.line = new Line(id, open);
    this.stage = new Stage({
      speed: () => settings.speed,
      asleep: () => document.visibilityState === "hidden",
      step: () => this.parts.skin.step ?? STEP,
      reveals: (view) => (this.parts.Show === null ? 0 : (this.parts.skin.reveals?.(view) ?? 0)),
      sound: (event) => chime(event.kind, settings.sound, this.parts.skin.sounds),
      still: () => this.asking.quiet(),
    });
    this.sharing = new Sharing(this.line, this.stage);
    this.proposing = new Proposing(this.line, this.sharing);
    this.asking = new Asking(this.line, this.stage, this.sharing, this.proposing);
    this.seating = new Seating(this.line);
    this.sheets = new Sheets(this.line, this.sharing, { notebook: () => this.parts.Notebook !== null, story: () => this.parts.story() });
    this.line.listen((message, _, since) => {
      if (message.t === "sync") {
        const missed = since < 0 ? [] : message.log.filter((one) => one.v > since);
        this.stage.jump({ v: message.v, events: missed.map((one) => one.event), view: message.view, board: message.board });
      } else if (message.t === "step" && this.board !== null) {
        this.stage.push({ v: message.v, events: message.events, view: message.view, board: this.board });
      }
    });
  }

  /** Opens the line; what it returns leaves the table. */
  start(): () => void {
    const close = this.line.start();
    return () => {
      this.stage.stop();
      close();
    };
  }

  /** The people at the table, by what their seats look like and how they are called. */
  people = $derived.by((): readonly Person[] =>
    (this.info?.seats ?? []).map((seat) => ({ seat: seat.seat, colour: seat.colour, name: personName(seat) })),
  );

  /** What lies over the table just now: first what is turned up, then the hand-over, then the result. */
  overlay = $derived.by((): Overlay | null => {
    const { reveal } = this.stage;
    if (reveal !== null) return { kind: "reveal", nth: reveal };
    const person = this.parts.Curtain === null ? undefined : this.people.find((one) => one.seat === this.sharing.passing);
    if (person !== undefined) return { kind: "passing", person };
    return this.over && this.sheets.atEnd && !this.stage.behind && !this.parts.plain ? { kind: "end" } : null;
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

  get over(): boolean {
    return this.line.over;
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
