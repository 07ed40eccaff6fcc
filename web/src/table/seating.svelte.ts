// Where this device sits: the keys of its seats, invitations it may hand on, a seat it takes over, and the way to the next table.
import { claim, Trouble } from "../api.ts";
import * as device from "../device.ts";
import type { ChangeSeat, FromServer, SeatInfo, SeatKeys, TableInfo } from "../wire.ts";
import type { Line } from "./line.svelte.ts";
import type { Command } from "./link.ts";
import { isPlayed } from "./people.ts";

/** So often a device notes that it was at the table. */
const NOTED = 30_000;

/** Exchanges an invitation for the keys of its seat. */
export type Claim = (table: string, invite: string, name: string) => Promise<SeatKeys>;

export type SeatAct = ChangeSeat["act"];
/** How something is allowed: at once, or after asking the others. */
export type How = "now" | "ask";

/** Something about seats that is said at the table, until it is over or was read. */
export type Card =
  | { readonly kind: "lost"; readonly seats: readonly SeatInfo[] }
  | { readonly kind: "aside"; readonly seats: readonly SeatInfo[] }
  | { readonly kind: "back"; readonly seat: SeatInfo }
  | { readonly kind: "absent"; readonly seat: SeatInfo }
  | { readonly kind: "words"; readonly keys: readonly SeatKeys[] };

export class Seating {
  /** Invitations to open seats, by seat. */
  invitations = $state.raw<Readonly<Record<number, string>>>({});
  /** The table where the people of this one go on. */
  onwards = $state<string | null>(null);
  /** Did this device ask for that other table? Then it goes there by itself. */
  eager = $state(false);
  /** The invitation to whichever seat is free. */
  join = $state("");
  /** The seat of an invitation that the others have agreed to: it is shown when it comes. */
  granted = $state<number | null>(null);
  /** The keys of seats that this device has here. */
  keys = $state.raw<readonly SeatKeys[]>([]);
  /** The three words were read. */
  noted = $state(true);
  /** Seats that this device held until now. */
  private lost = $state.raw<readonly number[]>([]);
  /** Seats about which nothing more is said for now: given away on purpose, or waited for. */
  private hushed = $state.raw<ReadonlySet<number>>(new Set());
  /** The seat whose holder was nudged, and told of it. */
  nudged = $state<number | null>(null);
  /** It was read that some seats need a device of their own. */
  private apart = $state(false);

  constructor(
    private readonly line: Line,
    private readonly claim_: Claim = claim,
  ) {
    for (const keys of device.sitting(line.id)?.seats ?? []) if (keys.invite) this.invite(keys.seat, keys.invite);
    this.look();
    line.listen((message, about) => this.hear(message, about));
  }

  /** May this be done with the seat, and how? */
  may(seat: number, act: SeatAct): How | null {
    const found = this.line.may.find((one) => one.seat === seat);
    if (found?.now.includes(act)) return "now";
    return found?.ask.includes(act) ? "ask" : null;
  }

  /** May anything be done with the seat? */
  mayAny(seat: number): boolean {
    return this.line.may.some((one) => one.seat === seat);
  }

  /** Does this device speak for the host? */
  hosting = $derived.by((): boolean => this.line.info?.host !== null && this.line.mine.includes(this.line.info?.host ?? -1));

  /** Does something of it, in the name of a seat of this device. */
  do(seat: number, act: SeatAct, more: { readonly name?: string; readonly bot?: string } = {}, by?: number): void {
    if (act === "bot" || act === "pause") this.hush(seat);
    this.line.send({ t: "seat", seat, act, ...more, ...(by === undefined ? {} : { by }) });
  }

  /** Asks for an invitation to whichever seat is free. */
  inviteAll(): void {
    this.line.send({ t: "invite" });
  }

  /** What is to be said about seats now, one thing at a time. */
  card = $derived.by((): Card | null => {
    const { info, mine, view } = this.line;
    const seats = info?.seats ?? [];
    const gone = seats.filter((seat) => this.lost.includes(seat.seat) && !mine.includes(seat.seat));
    if (gone.length > 0) return { kind: "lost", seats: gone };
    if (info === null || info.over || info.question !== null || info.lesson !== null) return null;
    const aside = seats.filter((seat) => this.line.aside.includes(seat.seat));
    if (aside.length > 0 && !this.apart) return { kind: "aside", seats: aside };
    const own = seats.find((seat) => mine.includes(seat.seat) && !isPlayed(seat) && !this.hushed.has(seat.seat));
    if (own !== undefined && this.may(own.seat, "play") !== null) return { kind: "back", seat: own };
    const words = this.keys.filter((keys) => keys.words !== "" && mine.includes(keys.seat));
    const company = seats.some((seat) => !mine.includes(seat.seat) && (seat.held || seat.open));
    if (words.length > 0 && company && !this.noted) return { kind: "words", keys: words };
    const actor = seats.find((seat) => seat.seat === view?.actor);
    const waited = actor !== undefined && !mine.includes(actor.seat) && !this.hushed.has(actor.seat) && stuck(actor);
    return waited && this.may(actor.seat, "bot") !== null ? { kind: "absent", seat: actor } : null;
  });

  /** What the card says was read, or is left as it is. */
  dismiss(card: Card): void {
    if (card.kind === "lost") this.lost = [];
    else if (card.kind === "aside") this.apart = true;
    else if (card.kind === "words") {
      device.note(this.line.id);
      this.noted = true;
    } else this.hush(card.seat.seat);
  }

  /** Asks whoever is on turn to go on, in the name of a seat of this device. */
  nudge(by: number): void {
    this.line.send({ t: "nudge", seat: by });
  }

  private hush(seat: number): void {
    this.hushed = new Set([...this.hushed, seat]);
  }

  /** Whoever is back, or plays again, may be gone once more: then it is said again. */
  private listen(info: TableInfo, mine: readonly number[]): void {
    const loud = info.seats.filter((seat) => isPlayed(seat) && (mine.includes(seat.seat) || seat.present)).map((seat) => seat.seat);
    if (loud.some((seat) => this.hushed.has(seat))) this.hushed = new Set([...this.hushed].filter((seat) => !loud.includes(seat)));
  }

  /** Takes in what this device keeps of the table. */
  private look(): void {
    const kept = device.sitting(this.line.id);
    this.keys = kept?.seats ?? [];
    this.join = kept?.join ?? "";
    this.noted = kept?.noted ?? true;
  }

  /** Keys that open nothing any more are forgotten, and it is said that they are. */
  private settle(mine: readonly number[], aside: readonly number[]): void {
    const shut = this.keys.filter((keys) => keys.token !== "" && keys.seat >= 0 && !mine.includes(keys.seat) && !aside.includes(keys.seat));
    if (shut.length === 0) return;
    const gone = shut.filter((keys) => this.line.shown.includes(keys.token)).map((keys) => keys.seat);
    if (gone.length < shut.length) return this.line.sit(); // another page of this device has newer keys
    device.lose(this.line.id, gone);
    this.look();
    this.lost = [...this.lost, ...gone];
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
        this.framed(message);
        break;
      case "table":
        this.framed(message);
        break;
      case "invitation":
        if (message.here) {
          void this.take(message.seat, message.invite, about?.t === "seat" ? (about.name ?? "") : "");
          break;
        }
        this.invite(message.seat, message.invite);
        if (message.question !== "") this.granted = message.seat;
        device.remember(this.line.id, game, [{ seat: message.seat, token: "", words: "", invite: message.invite }], Date.now());
        break;
      case "step":
        this.nudged = null;
        break;
      case "ack":
        if (about?.t === "nudge") this.nudged = this.line.view?.actor ?? null;
        break;
      case "table-invite":
        device.remember(this.line.id, game, [], Date.now());
        device.keepJoin(this.line.id, message.invite);
        this.join = message.invite;
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
      this.look();
      this.line.sit();
    } catch (error) {
      this.invite(seat, invite);
      this.line.trouble = error instanceof Trouble ? error.text : { id: "web-fault-strange", args: {} };
    }
  }

  private framed(news: Pick<Extract<FromServer, { t: "sync" | "table" }>, "table" | "mine" | "aside">): void {
    this.note(news.table, news.mine);
    this.look();
    this.settle(news.mine, news.aside);
    this.listen(news.table, news.mine);
    this.forgetInvitations(news.table);
  }

  /** An invitation to a seat that somebody holds now is used; one for somebody who lost their key is shown until they are back. */
  private forgetInvitations(info: TableInfo): void {
    const used = Object.keys(this.invitations).filter((at) => info.seats.some((seat) => seat.seat === Number(at) && seat.present));
    if (used.length === 0) return;
    device.uninvite(this.line.id, used.map(Number));
    this.invitations = Object.fromEntries(Object.entries(this.invitations).filter(([at]) => !used.includes(at)));
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

/** Does the game wait for somebody at this seat who is not there? */
function stuck(seat: SeatInfo): boolean {
  return seat.kind === "paused" || (isPlayed(seat) && (seat.open || seat.away));
}
