// Where this device sits: the keys of its seats, invitations it may hand on, a seat it takes over, and the way to the next table.
import { claim, Trouble } from "../api.ts";
import * as device from "../device.ts";
import type { FromServer, SeatKeys, TableInfo } from "../wire.ts";
import type { Line } from "./line.svelte.ts";
import type { Command } from "./link.ts";

/** So often a device notes that it was at the table. */
const NOTED = 30_000;

/** Exchanges an invitation for the keys of its seat. */
export type Claim = (table: string, invite: string, name: string) => Promise<SeatKeys>;

export class Seating {
  /** Invitations to open seats, by seat. */
  invitations = $state.raw<Readonly<Record<number, string>>>({});
  /** The table where the people of this one go on. */
  onwards = $state<string | null>(null);
  /** Did this device ask for that other table? Then it goes there by itself. */
  eager = $state(false);

  constructor(
    private readonly line: Line,
    private readonly claim_: Claim = claim,
  ) {
    for (const keys of device.sitting(line.id)?.seats ?? []) if (keys.invite) this.invite(keys.seat, keys.invite);
    line.listen((message, about) => this.hear(message, about));
  }

  /** After the end: the same people once more. */
  rematch(): void {
    this.eager = true;
    this.line.send({ t: "rematch" });
  }

  private hear(message: FromServer, about: Command | undefined): void {
    const game = this.line.info?.game ?? "";
    switch (message.t) {
      case "sync":
        device.settle(this.line.id, message.mine);
        this.note(message.table, message.mine);
        break;
      case "table":
        this.note(message.table, message.mine);
        break;
      case "invitation":
        if (message.here) {
          void this.take(message.seat, message.invite, about?.t === "seat" ? (about.name ?? "") : "");
          break;
        }
        this.invite(message.seat, message.invite);
        device.remember(this.line.id, game, [{ seat: message.seat, token: "", words: "", invite: message.invite }], Date.now());
        break;
      case "moved":
        if (message.seats.length > 0) device.remember(message.table, game, message.seats, Date.now());
        this.onwards = message.table;
        break;
    }
  }

  private invite(seat: number, invite: string): void {
    this.invitations = { ...this.invitations, [seat]: invite };
  }

  /** A seat that this device takes over: its invitation is used at once. */
  private async take(seat: number, invite: string, name: string): Promise<void> {
    try {
      const keys = await this.claim_(this.line.id, invite, name);
      device.remember(this.line.id, this.line.info?.game ?? "", [keys], Date.now());
      this.line.sit();
    } catch (error) {
      this.invite(seat, invite);
      this.line.trouble = error instanceof Trouble ? error.text : { id: "web-fault-strange", args: {} };
    }
  }

  /** Keeps in mind that this device was at the table, if it sits or once sat here. */
  private note(info: TableInfo, mine: readonly number[]): void {
    const known = device.sitting(this.line.id);
    if (mine.length === 0 && known === undefined) return;
    if (known === undefined || known.game === "" || known.over !== info.over || Date.now() - known.seen > NOTED) {
      device.remember(this.line.id, info.game, [], Date.now(), info.over);
    }
  }
}
