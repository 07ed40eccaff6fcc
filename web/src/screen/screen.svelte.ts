// A table on a big screen: what a stranger at the window sees and nothing else. It shows no key at the door, whatever
// this device holds, so no seat and no secret can come here.
import { lineAddress } from "../api.ts";
import { settings } from "../settings.svelte.ts";
import { Line } from "../table/line.svelte.ts";
import { type Ears, Link } from "../table/link.ts";
import { Parts } from "../table/parts.svelte.ts";
import { personName } from "../table/people.ts";
import type { Person } from "../table/skin.ts";
import type { Stage } from "../table/stage.svelte.ts";
import { follow, staged } from "../table/staged.ts";
import type { SeatInfo, TableView, Text } from "../wire.ts";

export class ScreenState {
  readonly line: Line;
  readonly parts = new Parts();
  readonly stage: Stage;
  /** The table where the people of this one go on. */
  onwards = $state<string | null>(null);

  constructor(
    readonly id: string,
    open: (ears: Ears) => Link = (ears) => new Link(lineAddress(id), ears),
    /** Where the table is closed to watchers, this lets the screen in. */
    readonly invite = "",
  ) {
    this.line = new Line(id, (ears) => open({ ...ears, hello: () => ({ t: "hello", tokens: [], v: this.line.v, ...(invite === "" ? {} : { invite }) }) }));
    this.stage = staged(this.parts, { speed: () => settings.speed, own: () => false, sound: () => undefined, still: () => undefined });
    follow(this.stage, this.line);
    this.line.listen((message) => {
      if (message.t === "moved") this.onwards = message.table;
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

  people = $derived.by((): readonly Person[] => this.seats.map((seat) => ({ seat: seat.seat, colour: seat.colour, name: personName(seat) })));

  get seats(): readonly SeatInfo[] {
    return this.line.info?.seats ?? [];
  }

  /** What has been shown, not what is known already. */
  now = $derived.by((): TableView | null => (this.stage.behind ? (this.stage.head ?? this.line.view) : this.line.view));

  /** Whoever is asked, or acts on the board. */
  actor = $derived.by((): SeatInfo | undefined => this.seats.find((one) => one.seat === (this.now?.prompt?.seat ?? this.now?.actor)));

  /** What happens; for whoever comes in between, what happened last. */
  caption = $derived.by((): readonly Text[] => {
    const { caption, told } = this.stage;
    return (caption.length > 0 ? caption : told.map((one) => one.event).filter((event) => event.kind !== "reason").map((event) => event.text)).slice(-2);
  });

  /** The game has ended, and that has been shown. */
  over = $derived.by((): boolean => this.line.over && !this.stage.behind);

  /** May somebody still sit down here? */
  free = $derived.by((): boolean => !(this.line.info?.over ?? true) && this.seats.some((seat) => seat.open && seat.kind === "remote"));

  /** The same screen at the table where the people go on: the invitation counts there, too. */
  follows(table: string): string {
    return `/t/${table}?screen${this.invite === "" ? "" : `#join=${this.invite}`}`;
  }

  /** What a phone is led to: a seat, where there is a free one and this screen was given the invitation; else to the window. */
  way(origin: string, join: string): { readonly link: string; readonly plays: boolean } {
    const plays = join !== "" && this.free;
    return { link: `${origin}/t/${this.id}${plays ? `#join=${join}` : ""}`, plays };
  }
}
