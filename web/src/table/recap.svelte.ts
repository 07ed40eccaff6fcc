// While one was away: what has happened since this device last looked at the table, in a few sentences or once more on the board.
import * as device from "../device.ts";
import type { Board, Event, Past } from "../wire.ts";
import type { Line } from "./line.svelte.ts";
import type { Scene, Stage } from "./stage.svelte.ts";

/** Whoever is back sooner knows where they were. */
export const SOON = 60_000;
/** What happened is worth telling from so many decisions of others on. */
export const WORTH = 2;
/** So many sentences tell of it. */
export const SENTENCES = 5;
/** So many steps are shown again, the newest. */
export const MOST = 200;
/** Those who walk along and what a bot thought are not news. */
const QUIETLY: ReadonlySet<string> = new Set(["along", "reason"]);

/** What there is to tell. */
export interface News {
  /** It happened after this version. */
  readonly since: number;
  /** The newest sentences. */
  readonly lines: readonly Event[];
  /** So many more stand before them in the log. */
  readonly before: number;
}

export class Recap {
  /** What happened, until it was told or nobody wants to know. */
  news = $state.raw<News | null>(null);
  /** It is being fetched. */
  coming = $state(false);

  /** Nobody has looked since the page was opened or put away. */
  private away = true;
  private asked = "";
  /** The board under the last scene that has come; null before the first. */
  private ground: Board | null = null;
  /** With this version ends what is shown: what comes later is played after it. */
  private until = 0;

  constructor(
    private readonly line: Line,
    private readonly stage: Stage,
  ) {
    line.listen((message) => {
      if (message.t === "past" && message.key === this.asked) this.page(message);
      else if (this.asked !== "" && (message.t === "refused" || message.t === "failed") && message.key === this.asked) this.end(); // what is limited, the line asks again
    });
  }

  /** Somebody looks at the table: they see what is on the stage, and are told what they missed if they were long away. */
  look(now: number): void {
    const { line, stage } = this;
    if (line.v < 0 || line.mine.length === 0 || line.info === null || line.info.lesson !== null || this.news !== null || this.coming || stage.behind) return;
    const { looked, lookedAt } = device.sitting(line.id) ?? { looked: -1, lookedAt: 0 };
    // A clock that was set back since then says nothing of how long it was.
    if (this.away && looked >= 0 && (now - lookedAt >= SOON || now < lookedAt)) this.news = this.since(looked);
    this.away = false;
    if (this.news === null) device.look(line.id, line.v, now);
  }

  /** Nobody looks any more; what comes from now on is news. */
  leave(now: number): void {
    const known = device.sitting(this.line.id);
    if (!this.away && this.news === null && known !== undefined) device.look(this.line.id, known.looked, now);
    this.away = true;
  }

  /** Shows it once more on the board. */
  show(): void {
    if (this.news === null) return;
    const versions = [...new Set(this.line.log.map((one) => one.v))].filter((v) => v > (this.news?.since ?? 0));
    const far = versions.at(-MOST);
    this.ground = null;
    this.coming = true;
    this.ask(versions.length > MOST && far !== undefined ? far : this.news.since);
  }

  /** It was told, or is not wanted. */
  done(now: number): void {
    this.news = null;
    device.look(this.line.id, this.line.v, now);
  }

  private since(looked: number): News | null {
    const { log, mine } = this.line;
    const later = log.filter((one) => one.v > looked && !QUIETLY.has(one.event.kind));
    const others = new Set(later.filter((one) => one.event.seat !== null && !mine.includes(one.event.seat)).map((one) => one.v));
    if (others.size < WORTH) return null;
    return { since: looked, lines: later.slice(-SENTENCES).map((one) => one.event), before: Math.max(0, later.length - SENTENCES) };
  }

  private ask(v: number): void {
    this.asked = this.line.ask({ t: "past", v });
  }

  /** The first page is shown at once, and the others follow while it is. */
  private page(past: Past): void {
    const { line, stage } = this;
    const first = this.ground === null;
    if (first) this.until = line.v;
    let board = this.ground ?? past.board;
    const scenes: Scene[] = [];
    for (const scene of past.scenes) {
      board = scene.board ?? board;
      if (scene.v <= this.until) scenes.push({ ...scene, board });
    }
    this.ground = board;
    let looking = true;
    if (!first) looking = stage.more(scenes);
    else if (line.view !== null && line.board !== null)
      stage.replay({ v: past.v, events: [], view: past.view, board: past.board }, scenes, { v: line.v, events: [], view: line.view, board: line.board }, line.log);
    this.end();
    const last = scenes.at(-1);
    if (looking && past.more && last !== undefined && last.v < this.until) this.ask(last.v);
  }

  private end(): void {
    this.coming = false;
    this.asked = "";
    this.news = null;
  }
}
