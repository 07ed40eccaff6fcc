// Pictures of a table's game as it stood after so many plies. Boards are drawn out of sight, one after the other, and only when somebody asks.
import { mount, tick, unmount } from "svelte";
import { sceneOf } from "../replay/beats.ts";
import { framesOf, reelOf } from "../replay/source.ts";
import { Parts } from "../table/parts.svelte.ts";
import type { Scene } from "../table/stage.svelte.ts";
import type { Frames, Reel } from "../wire.ts";
import { alone, drawings } from "./poster.ts";
import Still from "./Still.svelte";

/** Scenes in one answer of the server. */
const AT_ONCE = 40;

/** The scene of this number among those that came; null if it is not there. */
export function sceneIn(part: Frames, number: number): Scene | null {
  let { board } = part;
  for (const [at, frame] of part.frames.entries()) {
    board = frame.board ?? board;
    if (part.first + at === number) return { v: frame.v, events: frame.events, view: frame.view, board };
  }
  return null;
}

export class Stills {
  private readonly parts = new Parts();
  private reel: Promise<Reel> | null = null;
  private readonly coming = new Map<number, Promise<Frames>>();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly table: string) {}

  /** What is made of the board after so many plies while it is drawn; null where there is no such board. */
  async at<T>(ply: number, made: (board: readonly SVGSVGElement[]) => T): Promise<T | null> {
    const before = this.turn;
    const drawn = before.then(() => this.drawn(ply, made));
    this.turn = drawn.catch(() => undefined);
    return drawn;
  }

  /** The same as a picture in a file's form. */
  async picture(ply: number): Promise<string | null> {
    return this.at(ply, (board) => {
      const box = board[0]?.viewBox.baseVal;
      if (box === undefined) return null;
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}"><rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="#171938"/>${board.map(alone).join("")}</svg>`;
    });
  }

  private async drawn<T>(ply: number, made: (board: readonly SVGSVGElement[]) => T): Promise<T | null> {
    const scene = await this.scene(ply);
    if (scene === null || this.parts.Board === null) return null;
    const still = mount(Still, { target: document.body, props: { parts: this.parts, scene } });
    try {
      await tick();
      await new Promise(requestAnimationFrame);
      const board = drawings([...document.querySelectorAll<SVGSVGElement>(".still svg[viewBox]")]);
      return board.length === 0 ? null : made(board);
    } finally {
      await unmount(still);
    }
  }

  private async scene(ply: number): Promise<Scene | null> {
    const source = { kind: "table", id: this.table } as const;
    const reel = await (this.reel ??= reelOf(source, "", ply));
    await this.parts.fetch(reel.game, false, false);
    const number = sceneOf(reel, ply);
    if (number === null) return null;
    const found = sceneIn(reel.frames, number);
    if (found !== null) return found;
    const first = number - (number % AT_ONCE);
    const part = this.coming.get(first) ?? framesOf(source, reel.eyes, first);
    this.coming.set(first, part);
    return sceneIn(await part, number);
  }
}
