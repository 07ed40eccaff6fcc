/**
 * The luck of The Dwarves, as far as a record alone can tell: dice, tiles, scenario and Equipment cards in full; the
 * Adventure pile as long as it is known how many Threat cards lie in it unseen.
 */
import type { Draw, Follow, Way } from "../../table/luck";
import { CARDS, FOLK, OMENS, RECRUITS, RESTS, TILES, TRACK } from "./cards";

/** Scenario cards of stage A by difficulty. DW-14.1 */
const STAGES: Readonly<Record<string, number>> = { easy: 4, normal: 5, challenging: 6, brave: 7, heroic: 8 };
const MOST_DICE = 7;
const FACES = 6;
const THREATS_AT_FIRST = 3; // DW-2.7
const THREATS_A_SPACE = 2; // DW-4.4
/** What only the player whose turn it is does: by this the turns are counted. DW-8.1 */
const ACTIONS = new Set(["move", "fight", "message", "duel", "outfit", "test", "try", "end"]);

/** One way the Hero token may have come along: the record does not say when a reward let it rest. */
interface World {
  readonly hero: number;
  /** Turns in which the Hero token still rests. R20 */
  readonly rest: number;
  /** It moved this turn, so the symbol of its space counts. */
  readonly moved: boolean;
  /** Threat cards that lie unseen in the Adventure pile. */
  readonly hidden: number;
  /** Face-up cards that would let it rest. */
  readonly resting: readonly string[];
}

const follow: Follow = ({ rules, options, seats }) => {
  const named = (kind: string, stage = ""): string[] =>
    CARDS.filter((card) => card.kind === kind && card.stage === stage).map((card) => card.id);
  const without = (all: readonly string[], one: string): string[] => all.filter((id) => id !== one);
  const gears = CARDS.filter((card) => card.kind === "equipment");

  let folk = FOLK.map((one): string => one.id);
  let tiles: readonly string[] = TILES;
  let stageA = named("scenario", "A");
  let leftA = STAGES[options.difficulty ?? "easy"] ?? 0;
  let stageB = named("scenario", "B");
  let stageC = named("scenario", "C");

  const pile = new Map(gears.map((gear) => [gear.id, gear.copies]));
  const gone = new Map<string, number>();
  const owned = Array.from({ length: seats }, () => new Set<string>());
  let found = "";

  /** The last Recruitment roll, if its blank dice may be rolled again now. DW-11.5 */
  let blanks: readonly number[] | null = null;

  let adventures = named("adventure");
  let unseen = named("threat");
  let worlds: World[] = [{ hero: 0, rest: 0, moved: false, hidden: 0, resting: [] }];
  let phase: "setup" | "starting" | "acting" = "setup";
  let active = -1;
  /** In this turn luck recruited before it drew a card: only the Hero token's space does that. DW-4.5 */
  let recruited = false;
  let drawn = false;

  const hide = (hidden: number, more: number): number => hidden + Math.min(more, unseen.length - hidden); // R21

  /** The cards that would let the Hero token rest are completed, some or none. */
  function rewarded(world: World): World[] {
    let all = [world];
    for (const card of world.resting) {
      all = all.flatMap((one) => [one, { ...one, rest: one.rest + (RESTS[card] ?? 0), resting: without(one.resting, card) }]);
    }
    return all;
  }

  /** The next turn begins with the Hero token's step. DW-4.2 to DW-4.5 */
  function turn(): void {
    const first = phase === "setup";
    worlds = worlds.flatMap(rewarded).map((world): World => {
      const hidden = first ? hide(world.hidden, THREATS_AT_FIRST) : world.hidden;
      if (world.rest > 0) return { ...world, hidden, rest: world.rest - 1, moved: false };
      const hero = world.hero + 1;
      return { ...world, hero, moved: true, hidden: TRACK[hero] === "threat" ? hide(hidden, THREATS_A_SPACE) : hidden };
    });
    phase = "starting";
    recruited = false;
    drawn = false;
  }

  /** Troops come in at the start of a turn if, and only if, the Hero token has stepped on such a space. */
  function settled(): void {
    worlds = worlds.filter((world) => (world.moved && TRACK[world.hero] === "troops") === recruited);
    const unlike = new Map(worlds.map((world) => [JSON.stringify(world), world]));
    worlds = [...unlike.values()];
  }

  function beforeDraw(): void {
    if (phase === "acting") turn();
    if (phase === "starting" && !drawn) settled();
    drawn = true;
  }

  // ---- the draws

  function fromList(label: string, word: string, all: readonly string[]): Draw {
    return { label, ways: [{ total: all.length, text: (unit) => `${word} ${all[unit]}` }] };
  }

  function roll(dice: number): Way {
    const text = (unit: number): string => {
      const faces = Array.from({ length: dice }, (_, at) => (Math.floor(unit / FACES ** at) % FACES) + 1);
      return ["roll", ...faces.sort((a, b) => b - a)].join(" ");
    };
    return { total: FACES ** dice, text };
  }

  /** The three Recruitment dice, or those that were blank once more. */
  function recruit(before: readonly number[]): Way {
    const again = before.map((skulls) => skulls === 0);
    const text = (unit: number): string => {
      let rest = unit;
      const skulls = before.map((old, die) => {
        if (!again[die]) return old;
        const face = RECRUITS[die]?.[rest % FACES] ?? 0;
        rest = Math.floor(rest / FACES);
        return face;
      });
      return ["recruit", ...skulls].join(" ");
    };
    return { total: FACES ** again.filter(Boolean).length, text };
  }

  /** A roll, or the blank dice of the last one. The Hero token's space asks for one roll; a threat may for several. */
  function recruits(): Draw {
    const roll = recruit([0, 0, 0]);
    if (blanks === null) return { label: "recruit", ways: [roll] };
    const again = recruit(blanks);
    return { label: "recruit", ways: drawn ? [again, roll] : [again] };
  }

  function scenario(): Draw {
    if (leftA > 0) return fromList("scenario", "draw", stageA);
    return fromList("scenario", "draw", stageB.length > 0 ? stageB : stageC);
  }

  /** How many cards lie unseen, in each world that is still possible. */
  const hiddens = (): number[] => [...new Set(worlds.map((world) => world.hidden))];

  /** An empty pile is made anew from the discards, and which cards those are needs the rules. DW-7.10, R78 */
  function renewed(): void {
    if (hiddens().some((hidden) => adventures.length + hidden === 0)) worlds = [];
  }

  function adventure(): Draw {
    beforeDraw();
    renewed();
    const ways = hiddens().map((hidden): Way => {
      if (hidden === 0) return { total: adventures.length, text: (unit) => `draw ${adventures[unit]}` };
      const known = adventures.length * unseen.length;
      const text = (unit: number): string =>
        `draw ${unit < known ? adventures[Math.floor(unit / unseen.length)] : unseen[Math.floor((unit - known) / hidden)]}`;
      return { total: known + hidden * unseen.length, text };
    });
    return { label: "adventure", ways };
  }

  /** An empty pile is made anew from the discards: by version 1 when a card is to be drawn, since then at once. R78 */
  function renew(): void {
    if ([...pile.values()].some((n) => n > 0)) return;
    for (const [gear, n] of gone) pile.set(gear, n);
    gone.clear();
  }

  function equipment(): Draw {
    renew();
    return fromList("equipment", "find", gears.flatMap((gear) => Array.from({ length: pile.get(gear.id) ?? 0 }, () => gear.id)));
  }

  // ---- the plies

  function away(gear: string): void {
    gone.set(gear, (gone.get(gear) ?? 0) + 1);
    if (rules > 1) renew();
  }

  function discard(seat: number, gear: string): void {
    owned[seat]?.delete(gear);
    away(gear);
  }

  function acts(seat: number): void {
    if (phase === "setup" || (phase === "acting" && seat !== active)) turn();
    if (phase === "starting" && !drawn) settled();
    phase = "acting";
    active = seat;
  }

  /** A scenario card: all cards that lie there go. DW-7.5 */
  function turnedUp(card: string): void {
    if (phase !== "setup") beforeDraw();
    worlds = worlds.flatMap(rewarded).map((world) => ({ ...world, resting: [] }));
    if (leftA > 0) leftA -= 1;
    stageA = without(stageA, card);
    stageB = without(stageB, card);
    stageC = without(stageC, card);
  }

  function drew(card: string, fits: readonly number[]): void {
    beforeDraw();
    const known = hiddens();
    const kept = fits.map((at) => known[at]);
    worlds = worlds.filter((world) => kept.includes(world.hidden));
    if (unseen.includes(card)) {
      unseen = without(unseen, card);
      worlds = worlds.map((world) => ({ ...world, hidden: hide(world.hidden - 1, OMENS[card] ?? 0) }));
    } else {
      adventures = without(adventures, card);
      if (card in RESTS) worlds = worlds.map((world) => ({ ...world, resting: [...world.resting, card] }));
    }
    if (rules > 1) renewed();
  }

  return {
    due: (told): Draw | null => {
      const [word = "", one = "", ...more] = told.split(" ");
      const dice = more.length + 1;
      if (word === "roll" && one !== "" && dice <= MOST_DICE) return { label: "die", ways: [roll(dice)] };
      if (word === "recruit") return recruits();
      if (word === "tile") return fromList("tile", "tile", tiles);
      if (word === "draw") return one.startsWith("S") ? scenario() : adventure();
      if (word === "find") return equipment();
      if (word === "deal") return fromList("dwarves", "deal", folk);
      if (word === "first") return { label: "first", ways: [{ total: seats, text: (unit) => `first ${unit + 1}` }] };
      return null;
    },
    ply: (text, by, fits) => {
      const [word = "", one = "", two = ""] = text.split(" ");
      const seat = typeof by === "number" ? by : -1;
      if (found !== "" && word === "give") owned[Number(one) - 1]?.add(found);
      found = "";
      if (word === "recruit") {
        if (phase !== "starting") turn();
        if (!drawn) recruited = true;
        const skulls = [one, two, text.split(" ")[3] ?? ""].map(Number);
        const rolled = blanks === null || fits.includes(1);
        blanks = rolled && skulls.includes(0) ? skulls : null;
        return;
      }
      blanks = null;
      if (ACTIONS.has(word)) acts(seat);
      else if (word === "tile") tiles = without(tiles, one);
      else if (word === "draw" && one.startsWith("S")) turnedUp(one);
      else if (word === "draw") drew(one, fits);
      else if (word === "deal") folk = without(folk, one);
      else if (word === "use") discard(seat, one);
      else if (word === "pay") discard(seat, two);
      else if (word === "drop") discard(Number(one) - 1, two);
      else if (word === "shield" || word === "runestone") {
        const when = word === "shield" ? "health_loss" : "own_roll";
        discard(seat, gears.find((gear) => gear.quest === when && owned[seat]?.has(gear.id))?.id ?? "");
      } else if (word === "find") {
        pile.set(one, (pile.get(one) ?? 0) - 1);
        if (rules > 1) renew();
        // Nobody may own two of a kind: what nobody can take is discarded. R54
        if (owned.every((own) => own.has(one))) away(one);
        else found = one;
      }
    },
  };
};

export default follow;
