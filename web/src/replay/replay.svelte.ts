// A game that is looked at again: the same stage as at a table, fed by hand. What has come is kept, so that a step back costs no more
// than one forward; what is missing is fetched where somebody looks first, and then the rest.
import { Trouble } from "../api.ts";
import { settings } from "../settings.svelte.ts";
import { Parts } from "../table/parts.svelte.ts";
import { personName } from "../table/people.ts";
import type { Person, Speed } from "../table/skin.ts";
import { readingTime, type Scene, type Stage } from "../table/stage.svelte.ts";
import { staged } from "../table/staged.ts";
import type { Frames, Known, Reel, Text } from "../wire.ts";
import { alike, END, jump, rounds, sceneOf, turns } from "./beats.ts";
import { framesOf, reelOf, sideOf, type Source } from "./source.ts";

/** How many times faster than usual. */
export const RATES = [0.5, 1, 2, 4, 8] as const;
/** Milliseconds between two scenes at normal speed. */
const GAP = 260;
/** A scene that is shown without its movements stands at least so long. */
const STANDS = 900;
/** Scenes in one answer of the server. */
const AT_ONCE = 40;
/** So many scenes are kept ahead in all; further ones are fetched when somebody comes near. */
const MOST_AHEAD = 3000;

interface Shown extends Scene {
  readonly known: readonly Known[];
}

/** A better move that is played out: first what happened, then that instead, beside the game. */
export interface Side {
  readonly phase: "was" | "instead";
  readonly ply: number;
  readonly better: Text | null;
  readonly frames: Frames;
}

export class Replay {
  readonly parts = new Parts();
  readonly stage: Stage;
  reel = $state.raw<Reel | null>(null);
  /** The scene that is shown or on its way to the stage. */
  at = $state(0);
  playing = $state(false);
  rate = $state<number>(1);
  /** What every seat knew, where all is open. */
  known = $state.raw<readonly Known[]>([]);
  trouble = $state.raw<Text | null>(null);
  /** The link led to a ply that this game does not have. */
  lost = $state<number | null>(null);
  /** What is shown is no part of the game, or will soon not be. */
  side = $state.raw<Side | null>(null);
  /** A scene is being fetched that somebody wants to see. */
  coming = $state(false);

  /** Somebody went to what is shown by hand: nothing moves on its way there. */
  private jumped = $state(true);
  private frames: (Shown | undefined)[] = [];
  private asked = new Map<number, Promise<void>>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private frame = 0;
  private closed = false;
  private following = false;

  constructor(readonly source: Source) {
    this.stage = staged(this.parts, {
      speed: () => settings.speed,
      pace: () => (settings.speed === "off" ? 0 : 1 / this.rate),
      own: () => false,
      sound: () => undefined,
      still: () => this.still(),
    });
  }

  /** How fast the board moves; what goes by too fast to be followed is not drawn on its way. */
  get speed(): Speed {
    if (settings.speed === "off" || this.rate > 2 || this.jumped) return "off";
    return this.rate > 1 ? "fast" : this.rate < 1 ? "slow" : "normal";
  }

  last = $derived.by((): number => (this.reel?.plies.length ?? 1) - 1);
  ply = $derived.by((): number => this.reel?.plies[this.at] ?? 0);
  people = $derived.by((): readonly Person[] => (this.reel?.seats ?? []).map((seat) => ({ seat: seat.seat, colour: seat.colour, name: personName(seat) })));
  private turnMarks = $derived.by((): readonly number[] => (this.reel === null ? [] : turns(this.reel)));
  private roundMarks = $derived.by((): readonly number[] => (this.reel === null ? [] : rounds(this.reel)));

  /** Opens the game at a ply; without one, at its start. */
  async open(ply: number | null, eyes = ""): Promise<void> {
    this.trouble = null;
    try {
      const reel = await reelOf(this.source, eyes, ply ?? 0);
      if (this.closed) return;
      this.frames = new Array<Shown | undefined>(reel.plies.length);
      this.asked = new Map();
      this.reel = reel;
      this.take(reel.frames);
      await this.parts.fetch(reel.game, false, false);
      const scene = ply === END ? this.last : sceneOf(reel, ply ?? 0);
      this.lost = scene === null ? ply : null;
      await this.go(scene ?? this.last);
      void this.ahead();
    } catch (error) {
      this.trouble = error instanceof Trouble ? error.text : { id: "web-fault-strange", args: {} };
    }
  }

  /** The same game with other eyes. */
  async look(eyes: string): Promise<void> {
    this.pause();
    await this.open(this.ply, eyes);
  }

  close(): void {
    this.closed = true;
    this.pause();
    this.stage.stop();
  }

  // --- going ------------------------------------------------------------------------------------

  /** Goes to a scene at once. */
  async go(scene: number, aloud = true): Promise<void> {
    this.pause();
    this.side = null;
    const to = Math.max(0, Math.min(scene, this.last));
    this.at = to;
    const found = this.frames[to] ?? (await this.wait(to));
    if (found === undefined || this.at !== to || this.playing) return;
    this.known = found.known;
    this.jumped = true;
    this.stage.scrub(found, aloud);
  }

  /** The same while a hand moves the slider: at most once in a picture. */
  drag(scene: number): void {
    this.pause();
    this.at = Math.max(0, Math.min(scene, this.last));
    if (this.frame !== 0) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      void this.go(this.at, false);
    });
  }

  /** One scene on, as it was played, or one back. */
  async step(way: 1 | -1): Promise<void> {
    if (way < 0 || this.side !== null) return this.go(this.side !== null && way > 0 ? this.at : this.at - 1);
    this.pause();
    this.finish();
    await this.play(this.at + 1);
  }

  turn(way: 1 | -1): Promise<void> {
    return this.go(jump(this.turnMarks, this.at, way, this.last));
  }

  round(way: 1 | -1): Promise<void> {
    return this.go(jump(this.roundMarks, this.at, way, this.last));
  }

  /** Goes to the scene of this ply, if there is one. */
  async toPly(ply: number): Promise<void> {
    const scene = this.reel === null ? null : sceneOf(this.reel, ply);
    this.lost = scene === null ? ply : null;
    if (scene !== null) await this.go(scene);
  }

  // --- playing ----------------------------------------------------------------------------------

  async toggle(): Promise<void> {
    if (this.playing) return this.pause();
    if (this.at >= this.last) await this.go(0);
    this.side = null;
    this.finish();
    this.playing = true;
    await this.play(this.at + 1);
  }

  /** Plays what was done at a ply, then what would have been better there. */
  async show(ply: number, better: string, words: Text | null): Promise<void> {
    const scene = this.reel === null ? null : sceneOf(this.reel, ply);
    if (scene === null) return;
    try {
      const frames = await sideOf(this.source, ply, better);
      await this.go(scene);
      if (this.at !== scene) return;
      this.side = { phase: "was", ply, better: words, frames };
      await this.play(scene + 1);
    } catch (error) {
      this.trouble = error instanceof Trouble ? error.text : { id: "web-fault-strange", args: {} };
    }
  }

  /** Beside the game: back to how it stood, and on with the better move. */
  private aside(side: Side): void {
    const [before, after] = side.frames.frames;
    if (before === undefined || after === undefined) return;
    const { board } = side.frames;
    this.side = { ...side, phase: "instead" };
    this.jumped = true;
    this.stage.scrub({ v: before.v, events: before.events, view: before.view, board }, false);
    requestAnimationFrame(() => {
      if (this.side?.phase !== "instead") return;
      this.jumped = false;
      this.stage.push({ v: after.v, events: after.events, view: after.view, board: after.board ?? board });
    });
  }

  pause(): void {
    this.playing = false;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** What is still being played is shown at once. */
  private finish(): void {
    this.stage.seen();
    this.stage.hurry();
  }

  private async play(to: number): Promise<void> {
    if (to > this.last) return this.pause();
    this.at = to;
    const found = this.frames[to] ?? (await this.wait(to));
    if (found === undefined || this.at !== to) return;
    this.known = found.known;
    this.jumped = false;
    this.stage.push(found);
  }

  /** The stage has shown all that it was given. */
  private still(): void {
    const { side } = this;
    if (side?.phase === "was" && this.timer === null && this.stage.v === this.ply) {
      this.timer = setTimeout(() => {
        this.timer = null;
        if (this.side === side) this.aside(side);
      }, STANDS / this.rate);
    }
    if (!this.playing || this.timer !== null) return;
    const events = this.frames[this.at]?.events ?? [];
    const wait = settings.speed === "off" ? Math.max(STANDS, readingTime(events)) : GAP;
    this.timer = setTimeout(() => {
      this.timer = null;
      if (this.playing) void this.play(this.at + 1);
    }, wait / this.rate);
  }

  /** The game of a table has gone on: what is new is taken in, and shown to whoever stands at its end. */
  async follow(): Promise<void> {
    const { reel, frames } = this;
    if (reel === null || reel.over || this.following) return;
    this.following = true;
    try {
      const newest = await framesOf(this.source, reel.eyes, END);
      const last = newest.frames.at(-1)?.v ?? 0;
      if (newest.first === this.last && last === reel.plies.at(-1)) return;
      const next = await reelOf(this.source, reel.eyes, last);
      if (this.closed || this.frames !== frames) return;
      const kept = alike(reel, next);
      const ending = this.at === this.last && !this.playing && !this.stage.behind;
      this.frames = Array.from({ length: next.plies.length }, (_, scene) => (scene < kept ? frames[scene] : undefined));
      this.asked = new Map();
      this.reel = next;
      this.take(next.frames);
      if (this.at >= kept) await this.go(Math.min(this.at, this.last));
      else if (ending && this.at < this.last) await this.toggle();
      void this.ahead();
    } catch {
      // it is asked for again soon
    } finally {
      this.following = false;
    }
  }

  // --- what has come ----------------------------------------------------------------------------

  private take(part: Frames): void {
    let { board } = part;
    part.frames.forEach((frame, number) => {
      board = frame.board ?? board;
      this.frames[part.first + number] = { v: frame.v, events: frame.events, view: frame.view, board, known: frame.known };
    });
  }

  /** Waits for a scene that somebody wants to see; it stays where it was if none comes. */
  private async wait(scene: number): Promise<Shown | undefined> {
    this.coming = true;
    try {
      await this.fetch(scene);
      this.trouble = null;
    } catch (error) {
      this.pause();
      this.trouble = error instanceof Trouble ? error.text : { id: "web-fault-strange", args: {} };
    }
    this.coming = false;
    return this.frames[scene];
  }

  private fetch(scene: number): Promise<void> {
    const first = scene - (scene % AT_ONCE);
    const known = this.asked.get(first);
    if (known !== undefined) return known;
    const { frames } = this;
    const coming = framesOf(this.source, this.reel?.eyes ?? "", first).then((part) => {
      if (this.frames === frames) this.take(part);
    });
    this.asked.set(first, coming);
    coming.catch(() => this.asked.delete(first));
    return coming;
  }

  /** Fetches the rest, what lies nearest first. */
  private async ahead(): Promise<void> {
    const { frames } = this;
    for (let count = 0; count < MOST_AHEAD && !this.closed && this.frames === frames; count += AT_ONCE) {
      const next = nearest(frames, this.at);
      if (next === null) return;
      try {
        await this.fetch(next);
      } catch {
        return; // it is asked for again when somebody wants to see it
      }
    }
  }
}

/** The missing scene that lies nearest; null if all are here. */
function nearest(frames: readonly (Scene | undefined)[], at: number): number | null {
  for (let far = 0; far < frames.length; far += 1) {
    for (const scene of [at + far, at - far]) if (scene >= 0 && scene < frames.length && frames[scene] === undefined) return scene;
  }
  return null;
}
