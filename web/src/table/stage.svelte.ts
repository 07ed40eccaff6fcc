// The stage: one clock that plays what was told, step by step, so that board, dice, captions and sound tell the same moment.
import type { Board, Event, TableView, Text } from "../wire.ts";
import type { Move, Speed } from "./skin.ts";

const PACE: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 1.8 };
/** A walk is never shown for longer than this at normal speed. */
const LONGEST_WALK = 2200;
const PAUSE = 240;
/** No roll is shown for longer than this, whatever the speed. */
const DICE_TIME = 700;
const LONGEST_ROLL = 1000;
/** Those who walk along are told of by the first of them; what a bot thinks stands in the log only. */
const QUIETLY: ReadonlySet<string> = new Set(["along", "reason"]);
const MOST_NEWS = 5;

/** What one step of the game shows: first the movements, then the dice. */
export interface Scene {
  readonly v: number;
  readonly events: readonly Event[];
  readonly view: TableView;
  readonly board: Board;
}

/** What the stage asks of those around it. */
export interface House {
  speed(): Speed;
  /** Nobody looks: what is told is shown at once. */
  asleep(): boolean;
  /** Milliseconds that a step takes on the board at normal speed. */
  step(view: TableView): number;
  /** How many times secrets have been turned up by now; a new one is shown before the game goes on. */
  reveals(view: TableView): number;
  sound(event: Event, view: TableView): void;
  /** The board has caught up with the newest view. */
  still(): void;
}

export class Stage {
  /** The view on the board, which may be some movements behind. */
  shown = $state.raw<TableView | null>(null);
  /** The board under that view. */
  ground = $state.raw<Board | null>(null);
  moves = $state.raw<readonly Move[]>([]);
  /** The view whose dice are shown. */
  dice = $state.raw<TableView | null>(null);
  /** Changes with every roll, also to the same numbers. */
  rolled = $state(0);
  /** The board still shows how it came to the newest view; a touch shows that at once. */
  behind = $state(false);
  /** The number of what is being turned up, from 0; the stage waits until it was seen. */
  reveal = $state<number | null>(null);
  /** What the last movement was about. */
  last = $state.raw<readonly string[]>([]);
  /** What a clicked log line is about. */
  lit = $state.raw<readonly string[] | null>(null);
  /** What just happened, for ears and for the line above the question. */
  news = $state.raw<readonly Text[]>([]);

  /** The last scene that was pushed. */
  private newest: Scene | null = null;
  private waiting: Scene[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly house: House) {}

  /** What is marked on the board. */
  marked = $derived.by((): readonly string[] => this.lit ?? this.last);

  /** Goes to a scene without playing it: the first one, or after an undo. What was missed is told. */
  jump(scene: Scene): void {
    this.stop();
    this.show(scene);
    if (scene.events.length > 0) this.tell(scene);
  }

  /** One more scene to be played after those that wait. */
  push(scene: Scene): void {
    this.newest = scene;
    this.waiting.push(scene);
    this.next();
  }

  /** Shows everything at once: a hand on the table never waits for a picture. */
  hurry(): void {
    if (!this.behind && this.waiting.length === 0) return;
    const rest = this.waiting;
    this.stop();
    rest.forEach((scene, index) => this.tell(scene, index === 0 ? [] : this.news));
    if (this.newest !== null) this.show(this.newest);
    this.house.still();
  }

  /** What was turned up has been seen; the game goes on. */
  seen(): void {
    this.reveal = null;
    this.next();
  }

  /** The clock stands still; what was not shown is forgotten. */
  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = [];
    this.behind = false;
  }

  private next(): void {
    if (this.timer !== null) return;
    const pace = PACE[this.house.speed()];
    if (pace === 0 || this.house.asleep()) return this.hurry();
    if (this.reveal !== null && this.waiting.length > 0) return;
    const scene = this.waiting.shift();
    if (scene === undefined) {
      if (this.behind) this.house.still();
      this.behind = false;
      return;
    }
    this.behind = true;
    const moves = scene.events
      .filter((event) => event.piece !== "" && event.path.length > 0)
      .map((event): Move => ({ piece: event.piece, path: event.path, detail: event.detail, how: event.kind }));
    const rolled = scene.events.some((event) => event.dice.length > 0);
    this.tell(scene);
    this.moves = moves;
    this.display(scene);
    this.after(walkingTime(moves, this.house.step(scene.view)) * pace, () => {
      this.dice = scene.view;
      if (rolled) this.rolled = scene.v;
      this.after(rolled ? Math.min(DICE_TIME * pace, LONGEST_ROLL) : 0, () => this.next());
    });
  }

  private show(scene: Scene): void {
    this.display(scene);
    this.dice = scene.view;
    this.moves = [];
  }

  /** Puts a scene on the board; secrets that it turns up are shown before anything else. */
  private display(scene: Scene): void {
    const before = this.shown;
    const now = this.house.reveals(scene.view);
    if (before !== null && now > this.house.reveals(before)) this.reveal = now - 1;
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
    for (const event of scene.events) this.house.sound(event, scene.view);
  }

  private after(wait: number, then: () => void): void {
    this.timer = setTimeout(() => {
      this.timer = null;
      then();
    }, wait);
  }
}

/** How long these movements are given at normal speed; those who go the same way go together. */
export function walkingTime(moves: readonly Move[], step: number): number {
  const ways = new Map(moves.map((move) => [move.path.join(" "), move.path.length - 1]));
  let time = 0;
  for (const steps of ways.values()) time += Math.min(steps * step, LONGEST_WALK);
  return time === 0 ? 0 : time + PAUSE;
}

function ends(path: readonly string[]): string[] {
  const first = path[0];
  const end = path.at(-1);
  return first === undefined || end === undefined ? [] : [first, end];
}
