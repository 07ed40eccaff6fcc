import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BOARD, event, seat, text, view } from "../../tests/paper.ts";
import { Trouble } from "../api.ts";
import { settings, understood } from "../settings.svelte.ts";
import type { Frame, Frames, Reel } from "../wire.ts";
import { END } from "./beats.ts";
import { Replay } from "./replay.svelte.ts";
import { framesOf, reelOf, sideOf, type Source } from "./source.ts";

vi.mock("./source.ts", () => ({ reelOf: vi.fn(), framesOf: vi.fn(), sideOf: vi.fn() }));

const SOURCE: Source = { kind: "table", id: "paper" };
/** Scenes in one answer of this server. */
const BLOCK = 40;
/** So long a scene stands that is shown without its movements. */
const STANDS = 900;

/** The game that is looked at: every scene ends with an odd ply, and two seats decide in turn, twice each. */
let plies: number[];
let over: boolean;
let replay: Replay;

const by = (scene: number): number => Math.floor(scene / 2) % 2;
const scene = (at: number): Frame => ({ v: plies[at] ?? -1, events: [event("said", { text: text(`scene-${at}`) })], view: view({ turn: at }), board: null, known: [{ seat: 0, own: [text(`known-${at}`)] }] });

function block(first: number): Frames {
  return { first, board: BOARD, frames: plies.slice(first, first + BLOCK).map((_, number) => scene(first + number)) };
}

function reel(ply: number): Reel {
  const at = Math.max(0, plies.findIndex((one) => one >= ply));
  return {
    game: "paper", rules_version: 1, options: {}, seats: [seat(0), seat(1)], eyes: "0", may: ["0"], plies: [...plies], by: plies.map((_, number) => by(number)),
    log: [], frames: block(at - (at % BLOCK)), secrets: false, over, won: [], times: [], ratings: [], remarks: {}, fault: null, notes: [], began: 0, branch: null, table: "paper",
  };
}

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const asked = (): number[] => vi.mocked(framesOf).mock.calls.map(([, , first]) => first);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("there is no net")));
  settings.set({ ...understood(null), speed: "off" });
  plies = Array.from({ length: 100 }, (_, at) => 2 * at + 1);
  over = true;
  vi.mocked(reelOf).mockReset().mockImplementation((_, __, ply) => Promise.resolve(reel(ply === END ? 199 : ply)));
  vi.mocked(framesOf).mockReset().mockImplementation((_, __, first) => Promise.resolve(first === END ? { ...block(plies.length - 1) } : block(first)));
  vi.mocked(sideOf).mockReset().mockImplementation(() => Promise.resolve({ first: 0, board: BOARD, frames: [scene(6), { ...scene(7), v: 777 }] }));
  replay = new Replay(SOURCE);
});
afterEach(() => {
  replay.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The game is open, and all of it is here. */
async function opened(ply: number | null = null): Promise<void> {
  await replay.open(ply);
  await settled();
}

describe("opening", () => {
  test("without a ply a game opens at its start, and the rest comes by itself, the nearest first", async () => {
    await opened();
    expect([replay.at, replay.ply, replay.stage.v, replay.last, replay.lost, replay.trouble]).toEqual([0, 1, 1, 99, null, null]);
    expect(asked()).toEqual([40, 80]);
    expect(replay.people.map((one) => one.name)).toEqual(["P0", "P1"]);
  });

  test("a link leads to its ply, and what lies there has come first", async () => {
    await opened(101);
    expect([replay.at, replay.ply, replay.stage.v]).toEqual([50, 101, 101]);
    expect(replay.known).toEqual(scene(50).known);
    expect(asked()).toEqual([0, 80]);
  });

  test("the end is asked for without knowing it", async () => {
    await opened(END);
    expect([replay.at, replay.lost]).toEqual([99, null]);
  });

  test("a ply that the game does not have is named, and the end is shown", async () => {
    await opened(500);
    expect([replay.at, replay.lost]).toEqual([99, 500]);
    await replay.toPly(11);
    expect([replay.at, replay.lost]).toEqual([5, null]);
    await replay.toPly(600);
    expect([replay.at, replay.lost]).toEqual([5, 600]);
  });

  test("why a game cannot be opened is told", async () => {
    vi.mocked(reelOf).mockRejectedValueOnce(new Trouble(text("gone"), 404));
    await replay.open(null);
    expect(replay.trouble).toEqual(text("gone"));
    vi.mocked(reelOf).mockRejectedValueOnce(new Error("?"));
    await replay.open(null);
    expect(replay.trouble?.id).toBe("web-fault-strange");
    await opened();
    expect(replay.trouble).toBeNull();
  });

  test("other eyes look at the same ply", async () => {
    await opened(21);
    await replay.look("open");
    expect(vi.mocked(reelOf).mock.lastCall).toEqual([SOURCE, "open", 21]);
    expect(replay.ply).toBe(21);
  });

  test("an answer that comes after the page was left changes nothing", async () => {
    const coming = replay.open(null);
    replay.close();
    await coming;
    expect(replay.reel).toBeNull();
  });
});

describe("going", () => {
  test("nobody goes beyond the start or the end", async () => {
    await opened();
    await replay.go(-5);
    expect(replay.at).toBe(0);
    await replay.go(1000);
    expect([replay.at, replay.stage.v]).toEqual([99, 199]);
  });

  test("a step forward is played, a step back is shown at once", async () => {
    settings.set({ speed: "normal" });
    await opened();
    expect(replay.speed, "nothing moves on the way to where somebody went by hand").toBe("off");
    await replay.step(1);
    expect([replay.at, replay.speed, replay.playing]).toEqual([1, "normal", false]);
    await replay.step(-1);
    expect([replay.at, replay.speed, replay.stage.v]).toEqual([0, "off", 1]);
  });

  test("turns and rounds are jumped over", async () => {
    await opened();
    await replay.turn(1);
    expect(replay.at).toBe(1);
    await replay.turn(1);
    expect(replay.at).toBe(3);
    await replay.turn(-1);
    expect(replay.at).toBe(1);
    await replay.round(1);
    expect(replay.at).toBe(3);
    await replay.round(1);
    expect(replay.at).toBe(7);
  });

  test("a hand on the slider shows one scene in a picture: the last that it came to", async () => {
    await opened();
    const scrub = vi.spyOn(replay.stage, "scrub");
    for (const to of [3, 30, 60, 70]) replay.drag(to);
    expect([replay.at, replay.stage.v]).toEqual([70, 1]);
    await vi.advanceTimersByTimeAsync(20);
    expect([scrub.mock.calls.length, replay.stage.v]).toEqual([1, 141]);
  });

  test("a scene that is not here is waited for; whoever goes elsewhere meanwhile stays there", async () => {
    let give: (part: Frames) => void = () => undefined;
    vi.mocked(framesOf).mockImplementation((_, __, first) => (first === 80 ? new Promise((come) => (give = come)) : Promise.resolve(block(first))));
    await opened();
    const going = replay.go(90);
    await settled();
    expect([replay.coming, replay.at, replay.stage.v]).toEqual([true, 90, 1]);
    await replay.go(2);
    give(block(80));
    await going;
    expect([replay.coming, replay.at, replay.stage.v]).toEqual([false, 2, 5]);
    await replay.go(90);
    expect(replay.stage.v).toBe(181);
    expect(asked().filter((first) => first === 80), "it is asked for once").toHaveLength(1);
  });

  test("what does not come is told, and asked for again when somebody wants it", async () => {
    vi.mocked(framesOf).mockRejectedValue(new Trouble(text("no line"), 0));
    await opened();
    await replay.go(50);
    expect([replay.trouble, replay.coming, replay.stage.v]).toEqual([text("no line"), false, 1]);
    vi.mocked(framesOf).mockImplementation((_, __, first) => Promise.resolve(block(first)));
    await replay.go(50);
    expect([replay.trouble, replay.stage.v]).toEqual([null, 101]);
  });
});

describe("playing", () => {
  test("scene after scene, each as long as it stands, to the end; then from the start again", async () => {
    plies = [1, 3, 5];
    await opened();
    await replay.toggle();
    expect([replay.playing, replay.at]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(STANDS - 1);
    expect(replay.at).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([replay.playing, replay.at, replay.stage.v]).toEqual([false, 2, 5]);
    await replay.toggle();
    expect([replay.playing, replay.at]).toEqual([true, 1]);
    await replay.toggle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([replay.playing, replay.at]).toEqual([false, 1]);
  });

  test("twice as fast takes half the time, and what goes by too fast does not move", async () => {
    const left = async (rate: number): Promise<number> => {
      await replay.go(0);
      replay.rate = rate;
      await replay.toggle();
      let ms = 0;
      for (; replay.at === 1; ms += 10) await vi.advanceTimersByTimeAsync(10);
      return ms;
    };
    await opened();
    const usual = await left(1);
    expect(await left(2)).toBeCloseTo(usual / 2, -1.5);
    settings.set({ speed: "normal" });
    replay.pause();
    await replay.go(0);
    await replay.step(1);
    expect([0.5, 1, 2, 4, 8].map((rate) => ((replay.rate = rate), replay.speed))).toEqual(["slow", "normal", "fast", "off", "off"]);
  });
});

describe("a better move", () => {
  test("first what was done is shown, then how it stood before, and the better move beside the game", async () => {
    await opened();
    await replay.show(13, "b", text("better"));
    expect(vi.mocked(sideOf).mock.lastCall).toEqual([SOURCE, 13, "b"]);
    expect([replay.side?.phase, replay.at, replay.stage.v]).toEqual(["was", 7, 15]);
    await vi.advanceTimersByTimeAsync(STANDS + 100);
    expect([replay.side?.phase, replay.side?.better, replay.stage.v]).toEqual(["instead", text("better"), 777]);
    await replay.step(1);
    expect([replay.side, replay.at, replay.stage.v]).toEqual([null, 7, 15]);
  });

  test("whoever goes on meanwhile is not drawn aside", async () => {
    await opened();
    await replay.show(13, "b", null);
    await replay.go(20);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([replay.side, replay.at, replay.stage.v]).toEqual([null, 20, 41]);
  });

  test("why it cannot be shown is told", async () => {
    vi.mocked(sideOf).mockRejectedValueOnce(new Trouble(text("no"), 422));
    await opened();
    await replay.show(13, "b", null);
    expect([replay.trouble, replay.side]).toEqual([text("no"), null]);
  });
});

describe("a game that goes on", () => {
  beforeEach(() => {
    plies = [1, 3, 5];
    over = false;
  });

  test("is played on for whoever stands at its end, and waits for whoever looks at something else", async () => {
    await opened(END);
    plies = [1, 3, 5, 7];
    await replay.follow();
    expect([replay.last, replay.at, replay.stage.v]).toEqual([3, 3, 7]);
    await vi.advanceTimersByTimeAsync(60_000);
    await replay.go(1);
    plies = [1, 3, 5, 7, 9];
    await replay.follow();
    expect([replay.last, replay.at, replay.stage.v]).toEqual([4, 1, 3]);
  });

  test("costs little while nothing is new", async () => {
    await opened(END);
    await replay.follow();
    expect(vi.mocked(reelOf).mock.calls).toHaveLength(1);
  });

  test("what was taken back is not shown any longer", async () => {
    await opened(END);
    plies = [1, 4];
    await replay.follow();
    expect([replay.last, replay.at, replay.stage.v]).toEqual([1, 1, 4]);
    plies = [1, 6];
    await replay.follow();
    expect([replay.at, replay.stage.v], "the very scene that is shown was played anew").toEqual([1, 6]);
  });

  test("is asked for again where the line failed, and no longer once it is over", async () => {
    await opened(END);
    vi.mocked(framesOf).mockRejectedValueOnce(new Error("?"));
    await replay.follow();
    expect(replay.trouble).toBeNull();
    plies = [1, 3, 5, 7];
    over = true;
    await replay.follow();
    expect(replay.last).toBe(3);
    const before = asked().length;
    await replay.follow();
    expect(asked()).toHaveLength(before);
  });
});
