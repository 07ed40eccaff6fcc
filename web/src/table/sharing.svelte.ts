// Secrets on one device: the curtain when it is handed on, what one seat looks at, its notebook, and phones that borrow a seat.
import * as device from "../device.ts";
import type { FromServer, Notebook, TableInfo, TableView } from "../wire.ts";
import type { Line } from "./line.svelte.ts";
import type { Command } from "./link.ts";
import type { Stage } from "./stage.svelte.ts";

/** What one seat may see on a device that several share: only as long as it is held. */
export interface Peek {
  readonly seat: number;
  readonly view: TableView;
  readonly notes: Notebook | null;
}

export class Sharing {
  /** The seat to which this shared device was handed. */
  handed = $state<number | null>(null);
  /** What a seat of a shared device looks at just now. */
  peeked = $state.raw<Peek | null>(null);
  /** Codes with which a phone may take over a seat. */
  codes = $state.raw<Readonly<Record<number, string>>>({});
  /** Notebooks that this device may read now. */
  notes = $state.raw<readonly Notebook[]>([]);
  /** This phone has given its seat back. */
  left = $state(false);

  private peeking = "";

  constructor(
    private readonly line: Line,
    private readonly stage: Stage,
  ) {
    line.listen((message, about) => this.hear(message, about));
  }

  /** The seat to which this device has to be handed first, if any. */
  passing = $derived.by((): number | null => {
    const { asked, shared } = this.line;
    return shared && asked !== null && asked !== this.handed && !this.stage.behind && this.stage.reveal === null ? asked : null;
  });

  /** The seat that was lent to this device as somebody's phone. */
  lent = $derived.by((): number | null => {
    const [seat] = this.line.mine;
    if (seat === undefined || this.line.mine.length !== 1 || this.line.shared) return null;
    return this.line.info?.seats.some((one) => one.seat === seat && one.phone) ? seat : null;
  });

  /** Whose notebook may be opened here now: that of the seat to which the device belongs, or was handed. */
  writer = $derived.by((): number | null => {
    if (!this.line.shared) return this.line.mine[0] ?? null;
    return this.passing === null ? this.line.asked : null;
  });

  /** A seat of a shared device looks at what only it may know. */
  peek(seat: number): void {
    this.peeked = null;
    this.peeking = this.line.ask({ t: "look", seat });
  }

  /** The look is over: nothing of it stays. */
  unpeek(): void {
    this.peeking = "";
    this.peeked = null;
  }

  /** Keeps a notebook, here and at the server; a shared device keeps nothing that all could read. */
  write(seat: number, marks: Readonly<Record<string, string>>, text: string): void {
    if (!this.line.shared) this.notes = [...this.notes.filter((one) => one.seat !== seat), { seat, marks, text }];
    this.line.send({ t: "note", seat, marks, text });
  }

  /** Asks for a code with which a phone takes over this seat. */
  lend(seat: number): void {
    this.line.send({ t: "lend", seat });
  }

  /** This phone gives its seat back. */
  putAway(): void {
    if (this.lent !== null) this.line.send({ t: "put-away", seat: this.lent });
  }

  private hear(message: FromServer, about: Command | undefined): void {
    switch (message.t) {
      case "sync":
        this.notes = message.notes;
        this.taken(message.table);
        break;
      case "table":
        this.taken(message.table);
        break;
      case "notes":
        this.notes = message.notes;
        break;
      case "looked":
        if (message.key === this.peeking) this.peeked = { seat: message.seat, view: message.view, notes: message.notes };
        break;
      case "code":
        this.codes = { ...this.codes, [message.seat]: message.code };
        break;
      case "ack":
        if (about?.t !== "put-away") break;
        device.forget(this.line.id);
        this.left = true;
        break;
    }
  }

  /** A code that a phone has used is shown no longer. */
  private taken(info: TableInfo): void {
    const used = new Set(info.seats.filter((seat) => seat.phone).map((seat) => seat.seat));
    const open = Object.entries(this.codes).filter(([seat]) => !used.has(Number(seat)));
    if (open.length < Object.keys(this.codes).length) this.codes = Object.fromEntries(open);
  }
}
