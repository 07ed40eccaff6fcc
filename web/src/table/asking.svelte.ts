// The question: what has been touched, what is still possible, what would happen, and why something cannot be done.
import { settings } from "../settings.svelte.ts";
import { buzz } from "../sound.ts";
import type { Advice, FromServer, Option, Refusal, Settled, Way } from "../wire.ts";
import type { Line } from "./line.svelte.ts";
import type { Command } from "./link.ts";
import { begin, movers, shining, sure, touch, type Narrowing } from "./narrow.ts";
import type { Proposed, Proposing } from "./proposing.svelte.ts";
import type { Sharing } from "./sharing.svelte.ts";
import type { Stage } from "./stage.svelte.ts";
import { nameOf } from "./things.ts";

/** Input is ignored for so long when the question changes, so that nobody answers a question unread. */
export const QUIET = 300;
/** Milliseconds after which it is said that an answer is still on its way. */
const SLOW = 450;
/** The server explains no more touches than this. */
const MOST_TOUCHES = 6;
/** The notation of having read what a lesson says. */
const READ = "lesson on";
const NOTHING: Narrowing = { options: [], touched: [], left: [] };

/** An answer to a touch that led nowhere, shown where it arose. */
export interface Bubble {
  readonly refusals: readonly Refusal[];
  /** The thing that was touched, if it was one: what it is can be asked. */
  readonly thing: string | null;
  readonly x: number;
  readonly y: number;
}

export class Asking {
  narrowing = $state.raw<Narrowing>(NOTHING);
  /** An option that was chosen in the list. */
  looked = $state.raw<Option | null>(null);
  /** An option that the pointer or the focus is on: its places shine, and nothing is chosen by that. */
  pointed = $state.raw<Option | null>(null);
  /** The way of a far step that was chosen. */
  plan = $state.raw<Way | null>(null);
  /** Changes when an answer came before the question can have been read. */
  hasty = $state(0);
  bubble = $state.raw<Bubble | null>(null);
  advice = $state.raw<Advice | null>(null);
  advising = $state(false);
  /** A decision is under way. */
  sending = $state(false);
  /** It has been under way for so long that something should be said. */
  slow = $state(false);

  /** The question has just changed and can not have been read yet. */
  private unread = $state(false);
  private reading: ReturnType<typeof setTimeout> | undefined;
  private hand = { x: 0, y: 0 };
  /** What was touched last. */
  private touched_: string | null = null;
  /** The hint that was asked for last. */
  private hint = "";
  /** The version at which it was asked for. */
  private hintedAt = -1;
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
  preview = $derived.by((): Option | null => this.looked ?? (this.plan === null ? this.certain : asOption(this.plan)));

  /** What is sure by now; in a lesson nothing is before a hand has touched something. */
  private certain = $derived.by((): Option | null =>
    this.line.view?.guide && this.narrowing.touched.length === 0 ? null : sure(this.narrowing),
  );

  /** What the option is about that is pointed at, or was chosen. */
  glow = $derived.by((): ReadonlySet<string> => new Set((this.pointed ?? this.looked)?.touches ?? []));

  /** The far steps that can be taken now. */
  ways = $derived.by((): readonly Way[] => (this.stage.behind || !this.choosing || this.proposing.speaker !== null ? [] : (this.line.view?.prompt?.plans ?? [])));

  /** Where a far step leads. */
  reach = $derived.by((): ReadonlySet<string> => new Set(this.ways.map((way) => way.to)));

  /** The ways to where the chosen one leads. */
  others = $derived.by((): readonly Way[] => (this.plan === null ? [] : this.ways.filter((way) => way.to === this.plan?.to)));

  /** The options of the list: those left after touching, and all of them when nothing fits. */
  listed = $derived.by((): readonly Option[] => (this.narrowing.left.length > 0 ? this.narrowing.left : this.narrowing.options));

  touchable = $derived.by(
    (): ReadonlySet<string> => (this.stage.behind ? new Set<string>() : shining(this.narrowing, this.line.view?.pieces ?? [])),
  );

  /** May this device choose something now, for itself or to propose it? */
  choosing = $derived.by((): boolean => this.line.asked !== null || this.proposing.speaker !== null);

  /** A lesson waits until this device has read what it says. */
  taught = $derived.by((): boolean => this.line.view?.guide?.read === true && this.line.mine.length > 0);

  /** Is a question being put that may be answered now? */
  open = $derived.by((): boolean => (this.choosing || this.taught) && this.here() && this.sharing.passing === null && !this.stage.behind && !this.sending && !this.unread);

  /** Choices are pressed where they stand in words; the focus goes to each new question, so that no press strays into it. */
  inWords: () => boolean = () => false;

  /** Is the table drawn, with all its words? */
  here: () => boolean = () => true;

  /** Nothing is taken for an answer until it can have been read. */
  quiet(): void {
    clearTimeout(this.reading);
    this.unread = !this.inWords();
    if (this.unread) this.reading = setTimeout(() => (this.unread = false), QUIET);
  }

  /** Nothing runs any more. */
  stop(): void {
    clearTimeout(this.reading);
  }

  /** Notes where on the screen the hand is, so that an answer can stand there. */
  at(x: number, y: number): void {
    this.hand = { x, y };
  }

  touch(id: string): void {
    this.bubble = null;
    this.touched_ = id;
    this.stage.lit = null;
    const { asked, mine, view } = this.line;
    if (this.stage.behind) return this.stage.hurry();
    if (this.proposing.speaker !== null) return this.consider(id);
    if (asked === null) {
      const seat = mine[0];
      if (seat !== undefined && view?.outcome === null) this.why(seat, [id]);
      return;
    }
    if (!this.open) return this.tooSoon();
    this.wentOn = true;
    this.looked = this.pointed = null;
    if (this.far(id)) return;
    this.plan = null;
    const answer = touch(this.narrowing, id, view?.pieces ?? [], settings.atOnce);
    if (answer.kind === "asking") this.narrowing = answer.asking;
    else if (answer.kind === "play") this.play(answer.option);
    else this.why(asked, answer.touches);
    if (answer.kind !== "play") buzz(answer.kind === "asking" ? "tap" : "no");
  }

  /** A touch further than one step: the first chooses the cheapest way, the second one on the same place takes it. */
  private far(id: string): boolean {
    const { view } = this.line;
    const pieces = view?.pieces ?? [];
    const place = this.reach.has(id) ? id : (pieces.find((one) => one.id === id)?.at ?? id);
    if (!this.reach.has(place) || this.touchable.has(id)) return false;
    if (this.plan?.to === place) this.walk(this.plan);
    else {
      this.plan = this.ways.find((way) => way.to === place) ?? null;
      if (this.plan !== null && settings.atOnce && this.others.length === 1) this.walk(this.plan);
    }
    return true;
  }

  /** Another way to the same place, if there is one. */
  otherWay(): void {
    const now = this.others.findIndex((way) => way === this.plan);
    if (now >= 0) this.plan = this.others[(now + 1) % this.others.length] ?? null;
  }

  /** The way to the same place that comes closest to where a finger went. */
  along(places: readonly string[]): void {
    const common = (way: Way): number => way.path.filter((one) => places.includes(one)).length / way.path.length;
    const best = [...this.others].sort((a, b) => common(b) - common(a))[0];
    if (best !== undefined) this.plan = best;
  }

  /** Takes a far step: its plies are sent together, and the server makes them one by one. */
  private walk(way: Way): void {
    if (!this.open || this.line.asked === null) return this.tooSoon();
    this.bubble = this.advice = null;
    this.sent();
    this.line.ask({ t: "plan", seat: this.line.asked, prompt: this.line.v, dos: way.dos });
  }

  /** A decision is on its way; whoever waits for longer than a moment is told so. */
  private sent(): void {
    this.sending = true;
    this.slow = this.line.state !== "open" || this.line.offline;
    buzz("go");
    setTimeout(() => (this.slow = this.sending), SLOW);
  }

  /** An answer to a question that had just changed is not taken, and that is said. */
  private tooSoon(): void {
    if (this.choosing && !this.sending && !this.stage.behind) this.hasty += 1;
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
    this.looked = this.pointed = this.plan = null;
    this.narrowing = this.start(this.narrowing.options);
  }

  /** Nothing is touched, or the only piece that can move is; who learns touches it themselves. */
  private start(options: readonly Option[]): Narrowing {
    return this.line.view?.guide ? { options, touched: [], left: options } : begin(options, this.line.view?.pieces ?? []);
  }

  /** The pointer or the focus is on an option: where it leads shines. */
  point(option: Option | null): void {
    this.pointed = this.choosing && !this.sending ? option : null;
  }

  /** The keyboard has come to an option: what it would do is shown. */
  look(option: Option): void {
    if (!this.choosing || this.sending) return;
    this.plan = null;
    this.looked = option;
    this.wentOn = true;
  }

  /** Takes an option from the list as if its pieces had been touched. */
  choose(option: Option): void {
    if (!this.open) return this.tooSoon();
    this.bubble = this.plan = null;
    this.looked = option;
    this.wentOn = true;
  }

  /** Takes an option by its notation, as a board does for what touches nothing drawn: first chosen, then played. */
  takeOption(notation: string): void {
    const option = this.narrowing.options.find((one) => one.do === notation);
    if (option === undefined) return;
    if (settings.atOnce || this.preview?.do === option.do) this.play(option);
    else this.choose(option);
  }

  /** Is this a piece that can be taken up now? */
  movable(id: string): boolean {
    const pieces = this.line.view?.pieces ?? [];
    if (!this.open || !pieces.some((one) => one.id === id)) return false;
    return this.narrowing.options.some((option) => movers(option, pieces).includes(id));
  }

  /** A piece is taken up to be dragged. */
  take(id: string): void {
    if (!this.narrowing.touched.includes(id)) this.touch(id);
  }

  /** A piece is let go on something: that makes the move, unless it has a price that should be seen first. */
  drop(id: string, over: readonly string[] = []): void {
    if (!this.narrowing.touched.includes(id)) this.touch(id);
    if (this.plan !== null) this.along(over);
    else if (this.narrowing.touched.includes(id) && this.preview !== null) this.play(this.preview);
  }

  /** What the lesson says has been read. */
  readOn(): void {
    const seat = this.line.mine[0];
    if (!this.taught || seat === undefined || !this.open) return;
    this.bubble = null;
    this.sent();
    this.line.ask({ t: "act", seat, prompt: this.line.v, do: READ });
  }

  /** Makes the decision, or proposes it to whoever decides. */
  play(option: Option): void {
    if (!this.open) return this.tooSoon();
    if (this.plan !== null && this.looked === null && option.do === asOption(this.plan).do) return this.walk(this.plan);
    if (this.proposing.speaker !== null) return this.suggest({ do: option.do });
    if (this.line.asked === null) return;
    this.bubble = null;
    this.advice = null;
    this.sent();
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
    const { owner } = this.proposing;
    if (owner === null) this.undo();
    else this.suggest({}, owner);
  }

  /** Takes back the last decision, or with `whole` all of one's turn, as far as luck allows. */
  undo(whole = false): void {
    const seat = this.line.undoSeat;
    if (seat === null) return;
    this.stage.hurry();
    this.line.ask({ t: "undo", seat, prompt: this.line.v, whole });
  }

  advise(): void {
    if (this.line.asked === null || this.advising) return;
    this.advising = true;
    this.advice = null;
    this.wentOn = false;
    this.hintedAt = this.line.v;
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
        if (message.v !== since) this.put(message.more);
        break;
      case "ack":
        if (message.refusal !== null) this.say([message.refusal]);
        break;
      case "table":
        if (this.line.asked !== this.putTo[0] || (this.proposing.speaker !== null) !== this.putTo[1]) this.put();
        break;
      case "refused":
        this.say([message.refusal]);
        this.undone(about);
        break;
      case "stale":
        if (about?.t === "act" || about?.t === "plan") this.say([{ rule: "", message: { id: "web-stale", args: {} }, pieces: [], needs: null }], null);
        this.undone(about);
        break;
      case "failed":
        this.undone(about);
        break;
      case "settled":
        // What was agreed is seen; a no is said to all, that it lapsed to whoever asked, that it was taken back to the others.
        if (message.text !== null && told(message.result, this.line.mine.includes(message.seat))) {
          this.say([{ rule: "", message: message.text, pieces: [], needs: null }], null);
        }
        break;
      case "because":
        if (message.refusals.length > 0) this.say(message.refusals);
        break;
      case "advice":
        if (this.line.v === this.hintedAt) this.heed(message); // else that question has been answered meanwhile
        break;
    }
    const under = message.t === "limited" || (message.t === "step" && message.more);
    if ((about?.t === "act" || about?.t === "plan") && !under) this.sending = false;
    if (about !== undefined && about.key === this.hint && message.t !== "limited") this.advising = false;
  }

  /** An answer stands where the hand is. */
  private say(refusals: readonly Refusal[], thing = this.touched_): void {
    this.bubble = { refusals, thing, ...this.hand };
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
  private put(more = false): void {
    const prompt = this.line.view?.prompt ?? null;
    this.putTo = [this.line.asked, this.proposing.speaker !== null];
    this.looked = this.pointed = this.plan = null;
    this.proposing.pointed = null;
    this.advice = null;
    this.advising = false;
    this.sending = more;
    this.slow = false;
    this.quiet();
    this.narrowing = prompt !== null && this.choosing ? this.start(prompt.options) : NOTHING;
  }
}

/** Is it said how a question to all ended? */
function told(result: Settled["result"], asker: boolean): boolean {
  return result === "declined" || (result === "lapsed" && asker) || (result === "withdrawn" && !asker);
}

/** A far step as an option, for the preview. */
function asOption(way: Way): Option {
  return { do: way.dos.join(" · "), label: way.label, touches: way.touches, effects: way.effects };
}
