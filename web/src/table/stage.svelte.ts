// The stage: one clock that plays what was told, step by step. Board, dice, log, header, seats, captions, sound and reveal
// all show what it shows; nothing can be read before it has been shown.
import type { Board, Event, LogLine, TableView, Text } from "../wire.ts";
import type { Move, Speed } from "./skin.ts";

const PACE: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 1.8 };
/** A walk is never shown for longer than this at normal speed. */
const LONGEST_WALK = 2200;
const PAUSE = 240;
/** No roll is shown for longer than this, whatever the speed. */
const DICE_TIME = 700;
const LONGEST_ROLL = 1000;
/** What is told without a movement stands so long that it can be read: per line, and at the most. */
export const READING = 360;
const LONGEST_READING = 1100;
/** Those who walk along are told of by the first of them; what a bot thinks stands beside it and in the log only. */
const QUIETLY: ReadonlySet<string> = new Set(["along", "reason"]);
/** What a lesson says stands in its bubble; ears hear it with the rest. */
const SPOKEN = "lesson";
const MOST_CAPTIONS = 3;
/** So many lines are kept for ears; no batch is longer. */
const MOST_HEARD = 300;
const MOST_TRAIL = 8;
/** How it was stands for a moment before it is shown again; for whoever wants no motion, every scene does. */
const STILL_SCENE = 900;

/** What one step of the game shows. */
export interface Scene {
  readonly v: number;
  readonly events: readonly Event[];
  readonly view: TableView;
  readonly board: Board;
}

/** Something that is turned up: which one it is, from 0, and the view that holds it. */
export interface Reveal {
  readonly nth: number;
  readonly view: TableView;
}

/** What a bot thought when it did what is shown. */
export interface Thought {
  readonly seat: number;
  readonly text: Text;
}

/** A line for ears, told once. */
export interface Heard {
  readonly key: number;
  readonly text: Text;
}

/** What the stage asks of those around it. */
export interface House {
  speed(): Speed;
  /** How long everything takes, 1 being normal; without it, as the speed says. */
  pace?(): number;
  /** Nobody looks: what is told is shown at once. */
  asleep(): boolean;
  /** Milliseconds that a step takes on the board at normal speed. */
  step(view: TableView): number;
  /** How many times secrets have been turned up by now; a new one is shown before the game goes on. */
  reveals(view: TableView): number;
  /** Is this seat played here? What others did stays to be seen. */
  own(seat: number): boolean;
  sound(event: Event, view: TableView): void;
  /** The board has caught up with the newest view. */
  still(): void;
}

/** A scene on its way to the stage; with a log of its own it is gone to, not played. */
interface Coming extends Scene {
  readonly log?: readonly LogLine[];
}

export class Stage {
  /** The view on the board, which may be some movements behind. */
  shown = $state.raw<TableView | null>(null);
  /** The version that is on the stage. */
  v = $state(-1);
  /** The view that the header tells of: whose turn it is, until what they do has been seen. */
  head = $state.raw<TableView | null>(null);
  /** The log as far as it has been shown. */
  told = $state.raw<readonly LogLine[]>([]);
  /** The board under that view. */
  ground = $state.raw<Board | null>(null);
  moves = $state.raw<readonly Move[]>([]);
  /** What others did since the last question, once it has been played. */
  trail = $state.raw<readonly Move[]>([]);
  /** The view whose dice are shown. */
  dice = $state.raw<TableView | null>(null);
  /** Changes with every roll, also to the same numbers. */
  rolled = $state(0);
  /** The board still shows how it came to the newest view; a touch shows that at once. */
  behind = $state(false);
  /** The clock stands still by wish; what comes waits. */
  paused = $state(false);
  /** What is played happened earlier and is shown once more. */
  again = $state(false);
  /** What is being turned up; the stage waits until it was seen. */
  reveal = $state.raw<Reveal | null>(null);
  /** What the last movement was about. */
  last = $state.raw<readonly string[]>([]);
  /** What a clicked log line is about. */
  lit = $state.raw<readonly string[] | null>(null);
  /** What just happened, for eyes. */
  caption = $state.raw<readonly Text[]>([]);
  /** Why a bot did it. */
  thought = $state.raw<Thought | null>(null);
  /** Everything that happened, for ears: each line once, none is cut. */
  heard = $state.raw<readonly Heard[]>([]);

  private waiting: Coming[] = [];
  /** With this ends what is shown once more. */
  private present: Coming | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** What is left of the scene that is being played. */
  private rest: (() => void) | null = null;
  /** Somebody wants to see the end at once. */
  private hurried = false;
  /** So many reveals have been seen. */
  private seenUp = 0;
  private gone: readonly Move[] = [];
  private count = 0;

  constructor(private readonly house: House) {}

  /** What is marked on the board. */
  marked = $derived.by((): readonly string[] => this.lit ?? this.last);

  /** Goes to a scene without playing it: the first one, or after an undo. Its events are what was missed. */
  jump(scene: Scene, log: readonly LogLine[] = []): void {
    const first = this.shown === null;
    this.stop();
    const now = this.house.reveals(scene.view);
    this.seenUp = first ? now : Math.min(this.seenUp, now);
    if (this.reveal !== null && this.reveal.nth >= now) this.reveal = null;
    this.waiting = [{ ...scene, log }];
    this.next();
  }

  /** Goes to a scene by hand, forwards or back: it is not played, and what was turned up by then has been seen. `aloud`: ears hear what happened in it. */
  scrub(scene: Scene, aloud = false): void {
    this.stop();
    this.reveal = null;
    this.seenUp = this.house.reveals(scene.view);
    this.caption = this.told = this.moves = this.gone = [];
    this.last = [];
    this.tell(scene, scene.events, aloud);
    this.trail = scene.events.filter(isMove).map(asMove).slice(-MOST_TRAIL);
    this.display(scene);
    this.dice = this.head = scene.view;
  }

  /** One more scene to be played after those that wait. */
  push(scene: Scene): void {
    if (!this.behind && this.waiting.length === 0) this.gone = [];
    this.waiting.push(scene);
    this.next();
  }

  /** Shows once more how it came to what is: from an earlier scene on, one after the other, and then what is now. */
  replay(from: Scene, scenes: readonly Scene[], now: Scene, log: readonly LogLine[]): void {
    this.stop();
    this.again = true;
    this.seenUp = Math.min(this.seenUp, this.house.reveals(from.view));
    this.present = { ...now, events: [], log };
    this.waiting = [{ ...from, events: [], log: log.filter((one) => one.v <= from.v) }, ...scenes, this.present];
    this.next();
  }

  /** More of what is shown once more; false if nobody looks at that any longer. */
  more(scenes: readonly Scene[]): boolean {
    const end = this.present === null || !this.again ? -1 : this.waiting.indexOf(this.present);
    if (end < 0) return false;
    this.waiting.splice(end, 0, ...scenes);
    return true;
  }

  /** Shows everything at once: a hand on the table never waits for a picture. */
  hurry(): void {
    if (!this.behind && this.waiting.length === 0) return;
    this.paused = false;
    this.hurried = true;
    this.cut();
    this.next();
  }

  /** Holds the clock after what is being played, or lets it go on. */
  pause(): void {
    this.paused = !this.paused;
    if (!this.paused) this.next();
  }

  /** What was turned up has been seen; the game goes on. */
  seen(): void {
    if (this.reveal === null) return;
    this.seenUp = this.reveal.nth + 1;
    this.reveal = null;
    this.next();
  }

  /** The clock stands still; what was not shown is forgotten. */
  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.rest = null;
    this.waiting = [];
    this.behind = this.paused = this.hurried = this.again = false;
  }

  private next(): void {
    let caught = this.behind;
    while (this.timer === null && this.reveal === null) {
      const scene = this.waiting[0];
      if (scene === undefined) {
        this.hurried = this.behind = this.paused = this.again = false;
        this.trail = this.gone.slice(-MOST_TRAIL);
        this.head = this.shown;
        if (caught) this.house.still();
        return;
      }
      if (this.turnsUp(scene)) return;
      const pace = this.house.pace?.() ?? PACE[this.house.speed()];
      const atOnce = scene.log !== undefined || pace === 0 || this.house.asleep() || this.hurried;
      if (!atOnce && this.paused) {
        this.behind = true;
        return;
      }
      this.waiting.shift();
      if (!atOnce) return this.play(scene, pace);
      caught ||= scene.log === undefined;
      this.whole(scene);
      if (this.again && !this.hurried && !this.house.asleep() && this.waiting.length > 0) return this.hold(scene);
    }
  }

  /** A scene that is shown without its movements stands until it can have been read. */
  private hold(scene: Scene): void {
    this.behind = true;
    this.timer = setTimeout(
      () => {
        this.timer = null;
        this.next();
      },
      Math.max(STILL_SCENE, readingTime(scene.events)),
    );
  }

  /** Secrets that a scene turns up are shown before anything else of it. */
  private turnsUp(scene: Coming): boolean {
    const now = this.house.reveals(scene.view);
    if (now <= this.seenUp) return false;
    this.behind = true;
    this.reveal = { nth: now - 1, view: scene.view };
    return true;
  }

  /** A scene without its movements. */
  private whole(scene: Coming): void {
    if (scene.log === undefined) this.keep(scene, scene.events);
    else {
      this.told = scene.log;
      this.trail = this.gone = [];
    }
    if (scene.events.length > 0) this.tell(scene, scene.events);
    this.remember(scene);
    this.moves = [];
    this.display(scene);
    this.dice = scene.view;
    this.head = scene.view;
    if (scene.events.some((event) => event.dice.length > 0)) this.rolled = scene.v;
  }

  /** First what moves and then the dice, or the other way round, as it happened. */
  private play(scene: Scene, pace: number): void {
    this.behind = true;
    this.trail = [];
    const { events } = scene;
    const rolls = events.findIndex((event) => event.dice.length > 0);
    const walks = events.findIndex(isMove);
    const walk = (part: readonly Event[]) => (): number => {
      this.moves = events.filter(isMove).map(asMove);
      this.act(scene, part);
      this.display(scene);
      return Math.max(walkingTime(this.moves, this.house.step(scene.view)), readingTime(part)) * pace;
    };
    const roll = (part: readonly Event[]) => (): number => {
      this.act(scene, part);
      if (walks < 0) this.display(scene);
      if (walks < rolls) this.head = scene.view;
      this.dice = scene.view;
      this.rolled = scene.v;
      return Math.max(Math.min(DICE_TIME * pace, LONGEST_ROLL), readingTime(part) * pace);
    };
    const end = (): number => {
      this.remember(scene);
      this.dice = scene.view;
      this.head = scene.view;
      return 0;
    };
    if (rolls < 0) return this.run([walk(events), end]);
    if (walks < 0) return this.run([roll(events), end]);
    if (walks < rolls) return this.run([walk(events.slice(0, rolls)), roll(events.slice(rolls)), end]);
    return this.run([roll(events.slice(0, walks)), walk(events.slice(walks)), end]);
  }

  /** Each part after the time that the one before it takes. */
  private run(parts: readonly (() => number)[]): void {
    const [part, ...rest] = parts;
    if (part === undefined) return this.next();
    const wait = part();
    if (rest.length === 0) return this.next();
    this.rest = () => rest.forEach((one) => one());
    this.timer = setTimeout(() => {
      this.timer = this.rest = null;
      this.run(rest);
    }, wait);
  }

  /** What is left of the scene on the stage is shown at once. */
  private cut(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const { rest } = this;
    this.rest = null;
    rest?.();
    this.moves = [];
  }

  private act(scene: Scene, part: readonly Event[]): void {
    this.keep(scene, part);
    this.tell(scene, part);
  }

  private keep(scene: Scene, part: readonly Event[]): void {
    this.v = scene.v;
    this.told = [...this.told, ...part.map((event) => ({ v: scene.v, event }))];
  }

  /** What others did is drawn once everything has been played. */
  private remember(scene: Scene): void {
    const moved = scene.events.filter((event) => isMove(event) && (event.seat === null || !this.house.own(event.seat)));
    this.gone = [...this.gone, ...moved.map(asMove)];
  }

  private display(scene: Scene): void {
    this.v = scene.v;
    this.ground = scene.board;
    this.shown = scene.view;
  }

  private tell(scene: Scene, part: readonly Event[], aloud = true): void {
    const said = part.filter((event) => !QUIETLY.has(event.kind)).map((event) => event.text);
    if (said.length > 0) {
      const seen = part.filter((event) => !QUIETLY.has(event.kind) && event.kind !== SPOKEN).map((event) => event.text);
      this.caption = seen.slice(-MOST_CAPTIONS);
      if (aloud) this.heard = [...this.heard, ...said.map((text) => ({ key: this.count++, text }))].slice(-MOST_HEARD);
    }
    const thought = part.findLast((event) => event.kind === "reason");
    if (thought !== undefined && thought.seat !== null) this.thought = { seat: thought.seat, text: thought.text };
    else if (said.length > 0) this.thought = null;
    const about = part.filter((event) => event.piece !== "" || event.path.length > 0);
    if (about.length > 0) {
      this.last = [...new Set(about.flatMap((event) => [event.piece, ...ends(event.path)]))].filter((id) => id !== "");
    }
    if (aloud && !this.house.asleep()) for (const event of part) this.house.sound(event, scene.view);
  }
}

function isMove(event: Event): boolean {
  return event.piece !== "" && event.path.length > 0;
}

function asMove(event: Event): Move {
  return { piece: event.piece, path: event.path, detail: event.detail, how: event.kind };
}

/** How long these movements are given at normal speed; those who go the same way go together. */
export function walkingTime(moves: readonly Move[], step: number): number {
  const ways = new Map(moves.map((move) => [move.path.join(" "), move.path.length - 1]));
  let time = 0;
  for (const steps of ways.values()) time += Math.min(steps * step, LONGEST_WALK);
  return time === 0 ? 0 : time + PAUSE;
}

/** How long these lines are given at normal speed. */
export function readingTime(events: readonly Event[]): number {
  return Math.min(LONGEST_READING, READING * events.filter((event) => !QUIETLY.has(event.kind) && event.kind !== SPOKEN).length);
}

function ends(path: readonly string[]): string[] {
  const first = path[0];
  const end = path.at(-1);
  return first === undefined || end === undefined ? [] : [first, end];
}
