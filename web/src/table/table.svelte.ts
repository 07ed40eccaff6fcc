// One table as this device sees it: what the server told, what the person has touched, and what is being shown.
import * as device from "../device.ts";
import { claim, lineAddress, Trouble } from "../api.ts";
import { settings, type Speed } from "../settings.svelte.ts";
import { chime } from "../sound.ts";
import type { Advice, Board, Event, FromServer, LogLine, Notebook, Option, Refusal, Suggestion, TableInfo, TableView, Text } from "../wire.ts";
import { Link, type Command, type LinkState, type Wish } from "./link.ts";
import { begin, shining, sure, targets, touch, type Asking } from "./narrow.ts";
import { isPlayed, personName } from "./people.ts";
import type { Move } from "./skin.ts";
import { nameOf } from "./things.ts";

/** Input is ignored for so long when the question changes, so that nobody answers a question unread. */
const QUIET = 300;
const PACE: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 1.8 };
/** How long a movement is given on the board: so much for each step, but never more than the longest walk. */
const STEP_TIME = 200;
const LONGEST_WALK = 2200;
const PAUSE = 240;
/** No roll is shown for longer than this, whatever the speed. */
const DICE_TIME = 700;
/** Those who walk along are told of by the first of them; what a bot thinks stands in the log only. */
const QUIETLY: ReadonlySet<string> = new Set(["along", "reason"]);
const MOST_NEWS = 5;
const NOTHING: Asking = { options: [], touched: [], left: [] };

/** What one step of the game shows: first the movements, then the dice. */
interface Scene {
  readonly v: number;
  readonly events: readonly Event[];
  readonly view: TableView;
  readonly board: Board;
}

/** What somebody proposes to whoever decides, in words and with the things on the board that it is about. */
export interface Proposed {
  readonly seat: number;
  readonly who: string;
  readonly colour: string;
  /** Made on this device, so that it can be taken back here. */
  readonly mine: boolean;
  readonly option: Option | null;
  readonly at: string;
  readonly what: Text;
  readonly ids: readonly string[];
}

/** What one seat may see on a device that several share: only as long as it is held. */
export interface Peek {
  readonly seat: number;
  readonly view: TableView;
  readonly notes: Notebook | null;
}

/** An answer to a touch that led nowhere, shown where it arose. */
export interface Bubble {
  readonly refusals: readonly Refusal[];
  readonly text: Text | null;
  readonly x: number;
  readonly y: number;
}

export class TableState {
  line = $state<LinkState>("connecting");
  /** The code with which the server took back the line for good; 0 while it may come back. */
  gone = $state(0);
  v = $state(-1);
  mine = $state.raw<readonly number[]>([]);
  info = $state.raw<TableInfo | null>(null);
  board = $state.raw<Board | null>(null);
  /** The newest view; questions are answered on it. */
  view = $state.raw<TableView | null>(null);
  seat = $state<number | null>(null);
  /** Several people look at this device who may not know the same. */
  shared = $state(false);
  /** Notebooks that this device may read now. */
  notes = $state.raw<readonly Notebook[]>([]);
  /** The seat to which this shared device was handed. */
  handed = $state<number | null>(null);
  /** What a seat of a shared device looks at just now. */
  peeked = $state.raw<Peek | null>(null);
  /** Codes with which a phone may take over a seat. */
  codes = $state.raw<Readonly<Record<number, string>>>({});
  log = $state.raw<readonly LogLine[]>([]);
  undoable = $state(false);
  /** The seat of this device that decided last, and would take that back. */
  undoSeat = $state<number | null>(null);

  /** The view on the board, which may be some movements behind. */
  shown = $state.raw<TableView | null>(null);
  /** The board under that view. */
  ground = $state.raw<Board | null>(null);
  /** The number of the adventure (or the like) whose secrets are being turned up, from 0. */
  reveal = $state<number | null>(null);
  moves = $state.raw<readonly Move[]>([]);
  /** The view whose dice are shown. */
  dice = $state.raw<TableView | null>(null);
  /** Changes with every roll, also to the same numbers. */
  rolled = $state(0);
  /** The board still shows how it came to the newest view; a touch shows that at once. */
  behind = $state(false);
  last = $state.raw<readonly string[]>([]);
  /** What a clicked log line is about. */
  lit = $state.raw<readonly string[] | null>(null);
  /** What just happened, for ears and for the line above the question. */
  news = $state.raw<readonly Text[]>([]);

  asking = $state.raw<Asking>(NOTHING);
  /** What the others propose to whoever decides, the newest last. */
  suggestions = $state.raw<readonly Suggestion[]>([]);
  /** What was touched last by somebody who does not decide: that can be pointed at. */
  pointed = $state<string | null>(null);
  /** The seat of this device that speaks, where it has several. */
  voice = $state<number | null>(null);
  /** An option looked at in the list. */
  looked = $state.raw<Option | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  advice = $state.raw<Advice | null>(null);
  advising = $state(false);
  sending = $state(false);
  trouble = $state.raw<Text | null>(null);
  invitations = $state.raw<Readonly<Record<number, string>>>({});
  /** The table where the people of this one go on. */
  onwards = $state<string | null>(null);
  /** This phone has given its seat back. */
  left = $state(false);
  /** Did this device ask for that other table? Then it goes there by itself. */
  eager = $state(false);

  private quietUntil = 0;
  private heardAt = 0;
  private scenes: Scene[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly link: Link;
  private point = { x: 0, y: 0 };
  private peeking = "";
  /** The hint that was asked for last. */
  private hint = "";
  /** Since a hint was asked for the person has chosen something: then it takes nothing out of the hand. */
  private wentOn = false;

  constructor(readonly id: string) {
    const known = device.sitting(id);
    for (const keys of known?.seats ?? []) {
      if (keys.invite) this.invitations = { ...this.invitations, [keys.seat]: keys.invite };
    }
    this.link = new Link(lineAddress(id), {
      hello: () => ({ t: "hello", tokens: this.tokens(), v: this.v }),
      heard: (message, about) => this.hear(message, about),
      state: (state) => (this.line = state),
      gone: (code) => (this.gone = code),
    });
  }

  private tokens(): string[] {
    return (device.sitting(this.id)?.seats ?? []).map((keys) => keys.token).filter((token) => token !== "");
  }

  start(): () => void {
    const nudge = (): void => {
      if (document.visibilityState === "visible") this.link.nudge();
    };
    addEventListener("online", nudge);
    document.addEventListener("visibilitychange", nudge);
    this.link.open();
    return () => {
      removeEventListener("online", nudge);
      document.removeEventListener("visibilitychange", nudge);
      if (this.timer !== null) clearTimeout(this.timer);
      this.link.close();
    };
  }

  /** The keys of this device changed: sit down again. */
  sit(): void {
    this.link.again();
  }

  // --- what is asked -----------------------------------------------------------------------------

  /** The seat of this device that is asked now. */
  asked = $derived.by((): number | null => {
    const prompt = this.view?.prompt ?? null;
    if (prompt === null || prompt.options.length === 0 || !this.mine.includes(prompt.seat)) return null;
    const seat = this.info?.seats.find((one) => one.seat === prompt.seat);
    return seat === undefined || isPlayed(seat) ? prompt.seat : null;
  });

  /** The seat to which this device has to be handed first, if any. */
  passing = $derived.by((): number | null =>
    this.shared && this.asked !== null && this.asked !== this.handed && !this.behind && this.reveal === null ? this.asked : null,
  );

  /** The seat that was lent to this device as somebody's phone. */
  lent = $derived.by((): number | null => {
    const [seat] = this.mine;
    if (seat === undefined || this.mine.length !== 1 || this.shared) return null;
    return this.info?.seats.some((one) => one.seat === seat && one.phone) ? seat : null;
  });

  /** The seat in whose name this device proposes something to all. */
  proposer = $derived.by(
    (): number | undefined =>
      this.asked ?? this.mine.find((seat) => !this.info?.seats.some((one) => one.seat === seat && one.phone)) ?? this.mine[0],
  );

  /** The seats of this device that may propose something now to the person who decides. */
  speakers = $derived.by((): readonly number[] => {
    const prompt = this.view?.prompt ?? null;
    const seats = this.info?.seats ?? [];
    const decides = seats.find((one) => one.seat === prompt?.seat);
    if (this.info?.together !== true || prompt === null || prompt.options.length === 0 || this.asked !== null) return [];
    if (decides === undefined || !isPlayed(decides) || decides.open) return [];
    const able = seats.filter((one) => this.mine.includes(one.seat) && isPlayed(one) && (!one.phone || this.lent === one.seat));
    return able.map((one) => one.seat);
  });

  /** The seat in whose name this device proposes now. */
  speaker = $derived.by((): number | null =>
    this.voice !== null && this.speakers.includes(this.voice) ? this.voice : (this.speakers[0] ?? null),
  );

  /** What is proposed, in words; the newest first. */
  proposed = $derived.by((): readonly Proposed[] => {
    const pieces = this.view?.pieces ?? [];
    const all: Proposed[] = [];
    for (const { seat, do: deed, at } of this.suggestions) {
      const by = this.info?.seats.find((one) => one.seat === seat);
      const option = deed === "" ? null : (this.view?.prompt?.options.find((one) => one.do === deed) ?? null);
      const what = option?.label ?? nameOf(at, pieces, this.board);
      if (by === undefined || what === null) continue;
      const aims = option === null ? [at] : targets(option, pieces).filter((id) => option.touches.includes(id));
      const ids = option === null || aims.length > 0 ? aims : option.touches;
      all.unshift({ seat, who: personName(by), colour: by.colour, mine: this.speakers.includes(seat), option, at, what, ids });
    }
    return all;
  });

  /** The option whose effects are drawn before it is made. */
  preview = $derived.by((): Option | null => this.looked ?? sure(this.asking));

  touchable = $derived.by(
    (): ReadonlySet<string> => (this.behind ? new Set<string>() : shining(this.asking, this.view?.pieces ?? [])),
  );

  /** Is a question being put that may be answered now? */
  private get open(): boolean {
    return (this.asked !== null || this.speaker !== null) && this.passing === null && !this.behind && !this.sending && performance.now() >= this.quietUntil;
  }

  // --- what people do ----------------------------------------------------------------------------

  /** Notes where on the screen the hand is, so that an answer can stand there. */
  at(x: number, y: number): void {
    this.point = { x, y };
  }

  touch(id: string): void {
    this.bubble = null;
    this.lit = null;
    if (this.behind) return this.hurry();
    if (this.speaker !== null) return this.consider(id);
    if (this.asked === null) {
      const seat = this.mine[0];
      if (seat !== undefined && this.view?.outcome === null) this.why(seat, [id]);
      return;
    }
    if (!this.open) return;
    this.wentOn = true;
    this.looked = null;
    const answer = touch(this.asking, id, this.view?.pieces ?? [], settings.atOnce);
    if (answer.kind === "asking") this.asking = answer.asking;
    else if (answer.kind === "play") this.play(answer.option);
    else this.why(this.asked, answer.touches);
  }

  /** A touch of somebody who does not decide: it finds the option to propose, or the thing to point at. */
  private consider(id: string): void {
    if (!this.open) return;
    this.looked = null;
    this.pointed = nameOf(id, this.view?.pieces ?? [], this.board) === null ? null : id;
    const answer = touch(this.asking, id, this.view?.pieces ?? []);
    if (answer.kind === "asking") this.asking = answer.asking;
    else if (answer.kind === "play") this.play(answer.option);
    else this.asking = begin(this.asking.options, this.view?.pieces ?? []);
  }

  /** Somebody who does not decide has put a finger on something: that can be pointed at. */
  pointAt(id: string): void {
    if (this.speaker !== null && nameOf(id, this.view?.pieces ?? [], this.board) !== null) this.pointed = id;
  }

  /** Lets go of everything touched. */
  clear(): void {
    this.bubble = null;
    this.pointed = null;
    this.looked = null;
    this.asking = begin(this.asking.options, this.view?.pieces ?? []);
  }

  look(option: Option | null, chosen = false): void {
    if ((this.asked === null && this.speaker === null) || this.sending) return;
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
    if (this.speaker !== null) return this.suggest({ do: option.do });
    if (this.asked === null) return;
    this.bubble = null;
    this.advice = null;
    this.sending = true;
    this.link.send({ t: "act", seat: this.asked, prompt: this.v, do: option.do });
  }

  /** Proposes an option or points at something; with neither, what this device proposed is taken back. */
  suggest(what: { readonly do?: string; readonly at?: string }, seat: number | null = this.speaker): void {
    this.bubble = null;
    if (seat !== null) this.send({ t: "suggest", seat, prompt: this.v, ...what });
  }

  /** Does what was proposed, or touches what was pointed at; the newest proposal is not taken before it can be read. */
  accept(one: Proposed | undefined = this.proposed[0]): void {
    if (one === undefined || this.asked === null || !this.open || performance.now() < this.heardAt + QUIET) return;
    if (one.option !== null) this.play(one.option);
    else this.touch(one.at);
  }

  undo(): void {
    const seat = this.undoSeat;
    if (seat === null) return;
    this.hurry();
    this.link.send({ t: "undo", seat, prompt: this.v });
  }

  send(wish: Wish): void {
    this.trouble = null;
    this.link.send(wish);
  }

  /** A seat of a shared device looks at what only it may know. */
  peek(seat: number): void {
    this.peeked = null;
    this.peeking = this.link.send({ t: "look", seat });
  }

  /** The look is over: nothing of it stays. */
  unpeek(): void {
    this.peeking = "";
    this.peeked = null;
  }

  /** Keeps a notebook, here and at the server. */
  write(seat: number, marks: Readonly<Record<string, string>>, text: string): void {
    if (!this.shared) this.notes = [...this.notes.filter((one) => one.seat !== seat), { seat, marks, text }];
    this.send({ t: "note", seat, marks, text });
  }

  /** The secrets of the adventure were seen; the game goes on. */
  seen(): void {
    this.reveal = null;
    this.next();
  }

  rematch(): void {
    this.eager = true;
    this.send({ t: "rematch" });
  }

  advise(): void {
    if (this.asked === null || this.advising) return;
    this.advising = true;
    this.advice = null;
    this.wentOn = false;
    this.hint = this.link.send({ t: "advice", seat: this.asked });
  }

  private why(seat: number, touches: readonly string[]): void {
    this.link.send({ t: "why", seat, touches: touches.slice(0, 6) });
  }

  // --- what the server tells ---------------------------------------------------------------------

  private hear(message: FromServer, about: Command | undefined): void {
    switch (message.t) {
      case "sync": {
        const first = this.v < 0;
        const missed = first ? [] : message.log.filter((line) => line.v > this.v);
        this.board = message.board;
        this.shared = message.shared;
        this.notes = message.notes;
        device.settle(this.id, message.mine);
        this.frame(message.table, message.mine);
        this.trouble = null;
        this.log = message.log;
        this.seat = message.seat;
        this.undoable = message.undoable;
        this.undoSeat = message.undo_seat;
        this.v = message.v;
        this.cut();
        this.view = message.view;
        this.suggestions = message.suggestions;
        this.show({ v: message.v, events: missed.map((line) => line.event), view: message.view, board: message.board });
        this.question();
        break;
      }
      case "step": {
        this.seat = message.seat;
        this.undoable = message.undoable;
        this.undoSeat = message.undo_seat;
        const changed = message.v !== this.v;
        this.v = message.v;
        this.log = [...this.log, ...message.events.map((event) => ({ v: message.v, event }))];
        this.view = message.view;
        this.trouble = null;
        this.shared = message.shared;
        this.board = message.board ?? this.board;
        if (this.board !== null) this.scenes.push({ v: message.v, events: message.events, view: message.view, board: this.board });
        if (changed) {
          this.suggestions = [];
          this.question();
        }
        this.next();
        break;
      }
      case "table": {
        const before = [this.asked, this.speaker];
        this.frame(message.table, message.mine);
        if (this.asked !== before[0] || this.speaker !== before[1]) this.question();
        break;
      }
      case "suggestions":
        if (message.v !== this.v) break;
        this.suggestions = message.made;
        this.heardAt = performance.now();
        break;
      case "ack":
        if (about?.t === "suggest") this.trouble = null;
        if (about?.t === "put-away") {
          device.forget(this.id);
          this.left = true;
        }
        break;
      case "refused":
        this.bubble = { refusals: [message.refusal], text: null, ...this.point };
        this.failed(about);
        break;
      case "stale":
        this.failed(about);
        break;
      case "limited":
        this.trouble = message.message;
        break;
      case "failed":
        this.trouble = message.message;
        this.failed(about);
        break;
      case "because":
        if (message.refusals.length > 0) this.bubble = { refusals: message.refusals, text: null, ...this.point };
        break;
      case "advice":
        this.heed(message);
        break;
      case "settled":
        // Whoever asked hears in any case that nothing came of it, the others if somebody said no.
        if (message.text !== null && (message.result === "declined" || this.mine.includes(message.seat))) {
          this.bubble = { refusals: [], text: message.text, ...this.point };
        }
        break;
      case "invitation":
        if (message.here) {
          void this.take(message.seat, message.invite, about?.t === "seat" ? (about.name ?? "") : "");
          break;
        }
        this.invitations = { ...this.invitations, [message.seat]: message.invite };
        device.remember(
          this.id,
          this.info?.game ?? "",
          [{ seat: message.seat, token: "", words: "", invite: message.invite }],
          Date.now(),
        );
        break;
      case "looked":
        if (message.key === this.peeking) this.peeked = { seat: message.seat, view: message.view, notes: message.notes };
        break;
      case "notes":
        this.notes = message.notes;
        break;
      case "code":
        this.codes = { ...this.codes, [message.seat]: message.code };
        break;
      case "moved":
        if (message.seats.length > 0) device.remember(message.table, this.info?.game ?? "", message.seats, Date.now());
        this.onwards = message.table;
        break;
    }
    if (about?.t === "act" && message.t !== "limited") this.sending = false;
    if (about !== undefined && about.key === this.hint && message.t !== "limited") this.advising = false;
  }

  /** Something was not done; a hint that failed says nothing about the move under way. */
  private failed(about: Command | undefined): void {
    if (about?.t !== "advice") this.sending = false;
  }

  /** A seat that this device takes over: its invitation is used at once. */
  private async take(seat: number, invite: string, name: string): Promise<void> {
    try {
      const keys = await claim(this.id, invite, name);
      device.remember(this.id, this.info?.game ?? "", [keys], Date.now());
      this.sit();
    } catch (error) {
      this.invitations = { ...this.invitations, [seat]: invite };
      this.trouble = error instanceof Trouble ? error.text : { id: "web-fault-strange", args: {} };
    }
  }

  private frame(info: TableInfo, mine: readonly number[]): void {
    const known = device.sitting(this.id);
    if (mine.length > 0 || known !== undefined) {
      const over = info.over;
      if (known === undefined || known.game === "" || known.over !== over || Date.now() - known.seen > 30_000) {
        device.remember(this.id, info.game, [], Date.now(), over);
      }
    }
    const taken = info.seats.filter((seat) => seat.phone && this.codes[seat.seat] !== undefined);
    if (taken.length > 0) {
      this.codes = Object.fromEntries(Object.entries(this.codes).filter(([seat]) => !taken.some((one) => one.seat === Number(seat))));
    }
    this.info = info;
    this.mine = mine;
  }

  private heed(advice: Advice): void {
    const option = this.asking.options.find((one) => one.do === advice.do);
    if (option === undefined) return;
    this.advice = advice;
    if (this.wentOn) return;
    if (this.preview !== null && this.preview.do !== option.do) this.quiet();
    this.looked = option;
  }

  /** A new question: nothing is touched, or the only piece that can move is. */
  private question(): void {
    const prompt = this.view?.prompt ?? null;
    this.looked = null;
    this.pointed = null;
    this.advice = null;
    this.advising = false;
    this.sending = false;
    this.quiet();
    this.asking = prompt !== null && (this.asked !== null || this.speaker !== null) ? begin(prompt.options, this.view?.pieces ?? []) : NOTHING;
  }

  // --- showing it --------------------------------------------------------------------------------

  private show(scene: Scene): void {
    this.display(scene);
    this.dice = scene.view;
    this.moves = [];
    if (scene.events.length > 0) this.tell(scene);
  }

  /** Puts a scene on the board; secrets that it turns up are shown before anything else. */
  private display(scene: Scene): void {
    const before = this.shown;
    const now = revealed(scene.view);
    if (before !== null && now > revealed(before)) this.reveal = now - 1;
    else if (this.reveal !== null && this.reveal >= now) this.reveal = null;
    this.ground = scene.board;
    this.shown = scene.view;
  }

  private tell(scene: Scene, before: readonly Text[] = []): void {
    const said = scene.events.filter((event) => !QUIETLY.has(event.kind)).map((event) => event.text);
    this.news = [...before, ...said].slice(-MOST_NEWS);
    const about = scene.events.filter((event) => event.piece !== "" || event.path.length > 0);
    if (about.length > 0) {
      this.last = [...new Set(about.flatMap((event) => [event.piece, ...ends(event.path)]))].filter((id) => id !== "");
    }
    for (const event of scene.events) chime(event.kind, settings.sound);
  }

  private cut(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.scenes = [];
    this.behind = false;
  }

  /** Shows everything at once: a hand on the table never waits for a picture. */
  hurry(): void {
    if (!this.behind && this.scenes.length === 0) return;
    const rest = this.scenes;
    this.cut();
    rest.forEach((scene, index) => this.tell(scene, index === 0 ? [] : this.news));
    if (this.view !== null && this.board !== null) this.show({ v: this.v, events: [], view: this.view, board: this.board });
    this.quiet();
  }

  private quiet(): void {
    this.quietUntil = performance.now() + QUIET;
  }

  private next(): void {
    if (this.timer !== null) return;
    const pace = PACE[settings.speed];
    if (pace === 0 || document.visibilityState === "hidden") return this.hurry();
    if (this.reveal !== null && this.scenes.length > 0) return;
    const scene = this.scenes.shift();
    if (scene === undefined) {
      if (this.behind) this.quiet();
      this.behind = false;
      return;
    }
    this.behind = true;
    const moves = scene.events
      .filter((event) => event.piece !== "" && event.path.length > 0)
      .map((event): Move => ({ piece: event.piece, path: event.path, values: event.values, how: event.kind }));
    const rolled = scene.events.some((event) => event.values.length > 0);
    this.tell(scene);
    this.moves = moves;
    this.display(scene);
    this.after(walkingTime(moves) * pace, () => {
      this.dice = scene.view;
      if (rolled) this.rolled = scene.v;
      this.after(rolled ? Math.min(DICE_TIME * pace, 1000) : 0, () => this.next());
    });
  }

  private after(wait: number, then: () => void): void {
    this.timer = setTimeout(() => {
      this.timer = null;
      then();
    }, wait);
  }
}

/** Those who go the same way go together. */
function walkingTime(moves: readonly Move[]): number {
  const ways = new Map(moves.map((move) => [move.path.join(" "), move.path.length - 1]));
  let time = 0;
  for (const steps of ways.values()) time += Math.min(steps * STEP_TIME, LONGEST_WALK);
  return time === 0 ? 0 : time + PAUSE;
}

/** How many times the secrets of an adventure have been turned up. */
function revealed(view: TableView): number {
  return view.tableau.filter((one) => one.kind === "revealed").length;
}

function ends(path: readonly string[]): string[] {
  const first = path[0];
  const end = path.at(-1);
  return first === undefined || end === undefined ? [] : [first, end];
}

/** The options of the list: those left after touching, and all of them when nothing fits. */
export function listed(asking: Asking): readonly Option[] {
  return asking.left.length > 0 ? asking.left : asking.options;
}
