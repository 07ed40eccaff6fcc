// What people share at the table beside the game: phrases, faces at moves, a finger on the board. Each is heard or seen for a
// moment; nobody has to hear somebody.
import type { Line } from "../table/line.svelte.ts";
import { personName } from "../table/people.ts";
import type { Proposing } from "../table/proposing.svelte.ts";
import type { Stage } from "../table/stage.svelte.ts";
import { nameOf } from "../table/things.ts";
import type { FromServer, LogLine, Reaction, SeatInfo, Text } from "../wire.ts";
import { label, t, words } from "../words.svelte.ts";
import { type FaceName, isFace, type Phrase, PHRASES } from "./faces.ts";

/** Milliseconds that a phrase stands, and a face or a finger on the board. */
export const STANDS = 5000;
export const RESTS = 7000;
/** So many stand at once. */
const MOST = 4;
/** So many lines are kept for whoever reads the table in words. */
const MOST_HEARD = 6;
/** A way is drawn over no more things than this. */
export const LONGEST = 8;

/** Something that was just said, shown or pointed at. */
export type Shared = { readonly key: number; readonly seat: number } & (
  | { readonly kind: "phrase"; readonly phrase: Phrase }
  | { readonly kind: "face"; readonly face: FaceName; readonly v: number }
  | { readonly kind: "point"; readonly at: readonly string[]; readonly names: readonly Text[] }
);
export type Face = Extract<Shared, { kind: "face" }>;
export type Pointer = Extract<Shared, { kind: "point" }>;

/** The seat in whose name this device speaks, if it has one. */
export interface Voice {
  readonly voice: number | null;
}

export class Together {
  /** What was shared a moment ago, the newest last. */
  shared = $state.raw<readonly Shared[]>([]);
  /** The last of it that was heard, for whoever reads it later. */
  heard = $state.raw<readonly Shared[]>([]);
  /** Whom this device does not want to hear at this table. */
  deaf = $state.raw<ReadonlySet<number>>(new Set());
  /** The next touch of the board points at something. */
  pointing = $state(false);
  /** That touch found nothing. */
  missed = $state(false);
  private count = 0;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(
    private readonly line: Line,
    private readonly stage: Stage,
    private readonly proposing: Proposing,
    private readonly speaker: Voice,
  ) {
    line.listen((message) => this.hear(message));
  }

  pointers = $derived.by((): readonly Pointer[] => this.shared.filter((one) => one.kind === "point"));
  fresh = $derived.by((): readonly Face[] => this.shared.filter((one) => one.kind === "face"));

  /** The last deed that everybody has heard of and that was shown here: to that a face is shown. */
  last = $derived.by((): LogLine | null => this.stage.told.findLast((one) => isDeed(one)) ?? null);

  /** The faces at what was done then, of those who are heard. */
  facesAt(v: number): readonly (Reaction & { readonly face: FaceName })[] {
    return this.line.reactions.filter((one): one is Reaction & { readonly face: FaceName } => one.v === v && isFace(one.face) && !this.deaf.has(one.seat));
  }

  /** The face that this seat shows at the last deed, or has just shown. */
  faceOf(seat: number): FaceName | null {
    if (this.deaf.has(seat)) return null;
    const now = this.line.reactions.findLast((one) => one.seat === seat && one.v >= (this.last?.v ?? Infinity));
    if (now !== undefined && isFace(now.face)) return now.face;
    return this.fresh.findLast((one) => one.seat === seat)?.face ?? null;
  }

  /** The face of this device at what was done then. */
  ownAt(v: number): FaceName | null {
    return this.facesAt(v).find((one) => one.seat === this.speaker.voice)?.face ?? null;
  }

  /** What was done then, on the board: the piece, or where it went; nothing if it left no trace there. */
  thingsAt(v: number): readonly string[] {
    const event = this.stage.told.findLast((one) => one.v === v && isDeed(one) && (one.event.piece !== "" || one.event.path.length > 0))?.event;
    return event === undefined ? [] : [event.piece, event.path.at(-1) ?? ""].filter((id) => id !== "");
  }

  say(phrase: Phrase): void {
    const seat = this.speaker.voice;
    if (seat !== null) this.line.ask({ t: "say", seat, phrase });
  }

  /** Shows a face at what was done then; the same one once more takes it back. */
  react(v: number, face: FaceName): void {
    const seat = this.speaker.voice;
    if (seat !== null) this.line.send({ t: "react", seat, v, face: this.ownAt(v) === face ? "" : face });
  }

  /** Points at these; where all decide together, whoever does not decide proposes to look at a single thing. */
  point(at: readonly string[]): void {
    const seat = this.speaker.voice;
    const [first] = at;
    this.pointing = this.missed = false;
    if (first === undefined || seat === null) return;
    if (at.length === 1 && this.proposing.speaker !== null) this.proposing.suggest({ at: first });
    else this.line.send({ t: "point", seat, at: at.slice(0, LONGEST) });
  }

  /** Can this be pointed at? Whether everybody sees it, the server knows. */
  isThing(id: string): boolean {
    return this.nameOf(id) !== null;
  }

  isPlace(id: string): boolean {
    return this.line.board?.places.some((one) => one.id === id) === true;
  }

  /** Hears somebody no more, or again. */
  turnAway(seat: number): void {
    const deaf = new Set(this.deaf);
    if (!deaf.delete(seat)) deaf.add(seat);
    this.deaf = deaf;
    this.shared = this.shared.filter((one) => !deaf.has(one.seat));
  }

  seatOf(one: { readonly seat: number }): SeatInfo | undefined {
    return this.line.info?.seats.find((seat) => seat.seat === one.seat);
  }

  /** In words: who says, shows or points at what; of a way its ends, or all of it. */
  wording(one: Shared, whole = false): string {
    const seat = this.seatOf(one);
    const who = seat === undefined ? "" : personName(seat);
    if (one.kind === "phrase") return t("web-said", { who, what: t(`web-say-${one.phrase}`) });
    const [from, to] = one.kind === "point" && !whole ? [one.names[0], one.names[one.names.length - 1]] : [];
    if (from !== undefined && to !== undefined && from !== to) return t("together-points-way", { who, from: label(from), to: label(to) });
    if (one.kind === "point") return t("together-points", { who, what: new Intl.ListFormat(words.language).format(one.names.map(label)) });
    const move = this.stage.told.findLast((told) => told.v === one.v && isDeed(told));
    const face = t(`web-say-${one.face}`);
    return move === undefined ? t("web-said", { who, what: face }) : t("together-reacted", { who, face, move: label(move.event.text) });
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private nameOf(id: string): Text | null {
    return nameOf(id, this.line.view?.pieces ?? [], this.line.board);
  }

  private hear(message: FromServer): void {
    switch (message.t) {
      case "said": {
        const phrase = PHRASES.find((known) => known === message.phrase);
        if (phrase !== undefined) this.share({ kind: "phrase", key: 0, seat: message.seat, phrase }); // else of a newer server
        break;
      }
      case "reacted":
        this.shared = this.shared.filter((one) => one.kind !== "face" || one.seat !== message.seat);
        if (isFace(message.face)) this.share({ kind: "face", key: 0, seat: message.seat, face: message.face, v: message.v });
        break;
      case "pointed": {
        const names = message.at.map((id) => this.nameOf(id)).filter((name) => name !== null);
        if (names.length > 0) this.share({ kind: "point", key: 0, seat: message.seat, at: message.at, names });
        break;
      }
    }
  }

  /** It stands for a moment; of each kind the newest of each seat. */
  private share(what: Shared): void {
    if (this.deaf.has(what.seat)) return;
    const one: Shared = { ...what, key: (this.count += 1) };
    this.shared = [...this.shared.filter((other) => other.seat !== one.seat || other.kind !== one.kind), one].slice(-3 * MOST);
    this.heard = [...this.heard, one].slice(-MOST_HEARD);
    const timer = setTimeout(
      () => {
        this.timers.delete(timer);
        this.shared = this.shared.filter((other) => other.key !== one.key);
      },
      one.kind === "phrase" ? STANDS : RESTS,
    );
    this.timers.add(timer);
  }
}

/** Is this something that was done, as everybody has heard, and not what was thought of it? */
function isDeed({ event }: LogLine): boolean {
  return event.audience === null && event.kind !== "reason" && event.kind !== "along" && (event.seat !== null || event.piece !== "");
}
