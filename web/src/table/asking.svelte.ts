// The question: what has been touched, what is still possible, what would happen, and why something cannot be done.
import { settings } from "../settings.svelte.ts";
import type { Advice, FromServer, Option, Refusal } from "../wire.ts";
import type { Line } from "./line.svelte.ts";
import type { Command } from "./link.ts";
import { begin, shining, sure, touch, type Narrowing } from "./narrow.ts";
import type { Proposed, Proposing } from "./proposing.svelte.ts";
import type { Sharing } from "./sharing.svelte.ts";
import type { Stage } from "./stage.svelte.ts";
import { nameOf } from "./things.ts";

/** Input is ignored for so long when the question changes, so that nobody answers a question unread. */
export const QUIET = 300;
/** The server explains no more touches than this. */
const MOST_TOUCHES = 6;
const NOTHING: Narrowing = { options: [], touched: [], left: [] };

/** An answer to a touch that led nowhere, shown where it arose. */
export interface Bubble {
  readonly refusals: readonly Refusal[];
  readonly x: number;
  readonly y: number;
}

export class Asking {
  narrowing = $state.raw<Narrowing>(NOTHING);
  /** An option looked at in the list. */
  looked = $state.raw<Option | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  advice = $state.raw<Advice | null>(null);
  advising = $state(false);
  /** A decision is under way. */
  sending = $state(false);

  private quietUntil = 0;
  private point = { x: 0, y: 0 };
  /** The hint that was asked for last. */
  private hint = "";
  /** Since a hint was asked for the person has chosen something: then it takes nothing out of the hand. */
  private wentOn = false;
  /** For whom the question was put. */
  private putTo: readonly [asked: number | null, proposing: boolean] = [null, false];

  constructor(
    private readonly line: Line,
    private readonly stage: Stage,
    private readonly sharing: Sharing,
    private readonly proposing: Proposing,
  ) {
    line.listen((message, about, since) => this.hear(message, about, since));
  }

  /** The option whose effects are drawn before it is made. */
  preview = $derived.by((): Option | null => this.looked ?? sure(this.narrowing));

  /** The options of the list: those left after touching, and all of them when nothing fits. */
  listed = $derived.by((): readonly Option[] => (this.narrowing.left.length > 0 ? this.narrowing.left : this.narrowing.options));

  touchable = $derived.by(
    (): ReadonlySet<string> => (this.stage.behind ? new Set<string>() : shining(this.narrowing, this.line.view?.pieces ?? [])),
  );

  /** May this device choose something now, for itself or to propose it? */
  choosing = $derived.by((): boolean => this.line.asked !== null || this.proposing.speaker !== null);

  /** Is a question being put that may be answered now? */
  private get open(): boolean {
    return this.choosing && this.sharing.passing === null && !this.stage.behind && !this.sending && performance.now() >= this.quietUntil;
  }

  /** Nothing is taken for an answer until it can have been read. */
  quiet(): void {
    this.quietUntil = performance.now() + QUIET;
  }

  /** Notes where on the screen the hand is, so that an answer can stand there. */
  at(x: number, y: number): void {
    this.point = { x, y };
  }

  touch(id: string): void {
    this.bubble = null;
    this.stage.lit = null;
    const { asked, mine, view } = this.line;
    if (this.stage.behind) return this.stage.hurry();
    if (this.proposing.speaker !== null) return this.consider(id);
    if (asked === null) {
      const seat = mine[0];
      if (seat !== undefined && view?.outcome === null) this.why(seat, [id]);
      return;
    }
    if (!this.open) return;
    this.wentOn = true;
    this.looked = null;
    const answer = touch(this.narrowing, id, view?.pieces ?? [], settings.atOnce);
    if (answer.kind === "asking") this.narrowing = answer.asking;
    else if (answer.kind === "play") this.play(answer.option);
    else this.why(asked, answer.touches);
  }

  /** A touch of somebody who does not decide: it finds the option to propose, or the thing to point at. */
  private consider(id: string): void {
    if (!this.open) return;
    const pieces = this.line.view?.pieces ?? [];
    this.looked = null;
    this.proposing.pointed = nameOf(id, pieces, this.line.board) === null ? null : id;
    const answer = touch(this.narrowing, id, pieces);
    if (answer.kind === "asking") this.narrowing = answer.asking;
    else if (answer.kind === "play") this.play(answer.option);
    else this.narrowing = begin(this.narrowing.options, pieces);
  }

  /** Lets go of everything touched. */
  clear(): void {
    this.bubble = null;
    this.proposing.pointed = null;
    this.looked = null;
    this.narrowing = begin(this.narrowing.options, this.line.view?.pieces ?? []);
  }

  look(option: Option | null, chosen = false): void {
    if (!this.choosing || this.sending) return;
    this.looked = option;
    if (chosen) this.wentOn = true;
  }

  /** Takes an option from the list as if its pieces had been touched. */
  choose(option: Option): void {
    this.bubble = null;
    this.looked = option;
    this.wentOn = true;
  }

  /** Makes the decision, or proposes it to whoever decides. */
  play(option: Option): void {
    if (!this.open) return;
    if (this.proposing.speaker !== null) return this.suggest({ do: option.do });
    if (this.line.asked === null) return;
    this.bubble = null;
    this.advice = null;
    this.sending = true;
    this.line.ask({ t: "act", seat: this.line.asked, prompt: this.line.v, do: option.do });
  }

  /** Proposes an option or points at something; with neither, what that seat proposed is taken back. */
  suggest(what: { readonly do?: string; readonly at?: string }, seat?: number): void {
    this.bubble = null;
    this.proposing.suggest(what, seat);
  }

  /** Does what was proposed, or touches what was pointed at; the newest proposal is not taken before it can be read. */
  accept(one: Proposed | undefined = this.proposing.proposed[0]): void {
    if (one === undefined || this.line.asked === null || !this.open || performance.now() < this.proposing.heardAt + QUIET) return;
    if (one.option !== null) this.play(one.option);
    else this.touch(one.at);
  }

  /** Takes back: first what this device proposed, then what it did. */
  takeBack(): void {
    const mine = this.proposing.proposed.find((one) => one.mine);
    if (mine === undefined) this.undo();
    else this.suggest({}, mine.seat);
  }

  undo(): void {
    const seat = this.line.undoSeat;
    if (seat === null) return;
    this.stage.hurry();
    this.line.ask({ t: "undo", seat, prompt: this.line.v });
  }

  advise(): void {
    if (this.line.asked === null || this.advising) return;
    this.advising = true;
    this.advice = null;
    this.wentOn = false;
    this.hint = this.line.ask({ t: "advice", seat: this.line.asked });
  }

  private why(seat: number, touches: readonly string[]): void {
    this.line.ask({ t: "why", seat, touches: touches.slice(0, MOST_TOUCHES) });
  }

  private hear(message: FromServer, about: Command | undefined, since: number): void {
    switch (message.t) {
      case "sync":
        this.put();
        break;
      case "step":
        if (message.v !== since) this.put();
        break;
      case "table":
        if (this.line.asked !== this.putTo[0] || (this.proposing.speaker !== null) !== this.putTo[1]) this.put();
        break;
      case "refused":
        this.bubble = { refusals: [message.refusal], ...this.point };
        this.undone(about);
        break;
      case "stale":
      case "failed":
        this.undone(about);
        break;
      case "settled":
        // Whoever asked hears in any case that nothing came of it, the others if somebody said no.
        if (message.text !== null && (message.result === "declined" || this.line.mine.includes(message.seat))) {
          this.bubble = { refusals: [{ rule: "", message: message.text, pieces: [] }], ...this.point };
        }
        break;
      case "because":
        if (message.refusals.length > 0) this.bubble = { refusals: message.refusals, ...this.point };
        break;
      case "advice":
        this.heed(message);
        break;
    }
    if (about?.t === "act" && message.t !== "limited") this.sending = false;
    if (about !== undefined && about.key === this.hint && message.t !== "limited") this.advising = false;
  }

  /** Something was not done; a hint that failed says nothing about the move under way. */
  private undone(about: Command | undefined): void {
    if (about?.t !== "advice") this.sending = false;
  }

  private heed(advice: Advice): void {
    const option = this.narrowing.options.find((one) => one.do === advice.do);
    if (option === undefined) return;
    this.advice = advice;
    if (this.wentOn) return;
    if (this.preview !== null && this.preview.do !== option.do) this.quiet();
    this.looked = option;
  }

  /** A new question: nothing is touched, or the only piece that can move is. */
  private put(): void {
    const prompt = this.line.view?.prompt ?? null;
    this.putTo = [this.line.asked, this.proposing.speaker !== null];
    this.looked = null;
    this.proposing.pointed = null;
    this.advice = null;
    this.advising = false;
    this.sending = false;
    this.quiet();
    this.narrowing = prompt !== null && this.choosing ? begin(prompt.options, this.line.view?.pieces ?? []) : NOTHING;
  }
}
