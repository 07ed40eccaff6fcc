/** The luck of Rumble: layout, places, secret tokens and who begins. It follows a record no farther than that needs. */
import type { Draw, Follow } from "../../table/luck";
import { type BoxSet, kindsOf, type Kind, ROOMS_OF } from "./spelling";

const FOLK: Readonly<Record<Kind, readonly string[]>> = {
  dungeon: ["cube", "eye", "lich", "orc", "troll", "ogre", "warrior", "barbarian", "dwarf", "elf", "thief", "cleric"],
  house: ["ninja", "penguin", "cat", "gorilla", "kid", "chicken", "robot", "squid", "meerkats", "archer", "merlin", "alien"],
};
/** As many layouts can be drawn. */
const LAYS = 4096;
const BEST = 10;

type Phase = "lay" | "place" | "deal" | "start" | "brawl";

const follow: Follow = ({ options, seats }) => {
  const kinds = kindsOf((options.set ?? "dungeon") as BoxSet);
  const folk = kinds.flatMap((kind) => FOLK[kind]);
  const rooms = kinds.flatMap((kind) => ROOMS_OF[kind]);
  const usual = seats === 2 ? 3 : 2; // A31
  const tokens = options.tokens === undefined || options.tokens === "usual" ? usual : Number(options.tokens);

  let adventure = 0;
  let phase: Phase = "lay";
  let settled = 0;
  let starter = 0;
  let inside: string[] = [];
  let fallen: string[] = [];
  let escaped: string | null = null;
  let owner = new Map<string, number>();
  let scores = Array.from({ length: seats }, () => 0);
  setUp();

  function setUp(): void {
    phase = options.layout === "generated" && (adventure === 0 || options.rebuild === "yes") ? "lay" : "place";
    settled = 0;
    inside = [];
    fallen = [];
    escaped = null;
    owner = new Map();
  }

  /** The points of the adventure that just ended: they say who may begin the next one. RD-6, C5 */
  function score(): void {
    const rank = new Map(fallen.map((who, at) => [who, at]));
    // Who is inside when people stop shares the lowest place.
    for (const who of inside) rank.set(who, fallen.length);
    if (escaped !== null) rank.set(escaped, folk.length - 1);
    const lowest = options.scoring === "scaled" ? 1 : folk.length - BEST - 1;
    scores = scores.map((points, seat) => {
      const own = [...owner].filter(([, whose]) => whose === seat).map(([who]) => Math.max(0, (rank.get(who) ?? 0) - lowest));
      return points + Math.max(0, ...own);
    });
  }

  /** Who may begin: all at first, then those with the fewest points. RD-4.1, RD-4.2 */
  function starters(): number[] {
    const low = Math.min(...scores);
    const all = scores.flatMap((points, seat) => (points === low ? [seat] : []));
    if (adventure === 0 || options.starter !== "seating") return all;
    const after = (seat: number): number => (seat - starter - 1 + seats) % seats;
    return [all.reduce((one, other) => (after(other) < after(one) ? other : one))];
  }

  /** Luck is asked for in the middle of a brawl: then that adventure was over. */
  function next(): void {
    if (phase !== "brawl") return;
    score();
    adventure += 1;
    setUp();
  }

  return {
    due: (): Draw => {
      next();
      if (phase === "lay") return { label: "lay", ways: [{ total: LAYS, text: (unit) => `lay ${unit}` }] };
      if (phase === "start") {
        const who = starters();
        return { label: "start", ways: [{ total: who.length, text: (unit) => `start ${(who[unit] ?? 0) + 1}` }] };
      }
      if (phase === "place") {
        const left = folk.filter((who) => !inside.includes(who));
        return { label: "place", ways: [{ total: left.length, text: (unit) => `place ${left[unit]} ${rooms[settled]}` }] };
      }
      const left = folk.filter((who) => !owner.has(who));
      const seat = Math.floor(settled / tokens) + 1;
      return { label: "deal", ways: [{ total: left.length, text: (unit) => `deal ${seat} ${left[unit]}` }] };
    },
    ply: (text) => {
      const [word = "", one = "", two = ""] = text.split(" ");
      if (word === "fight") {
        inside = inside.filter((who) => who !== one);
        fallen.push(one);
      } else if (word === "leave") {
        inside = inside.filter((who) => who !== one);
        escaped = one;
      } else if (word === "lay") {
        next();
        phase = "place";
      } else if (word === "place") {
        next();
        inside.push(one);
        settled += 1;
        if (settled === folk.length) [phase, settled] = ["deal", 0];
      } else if (word === "deal") {
        owner.set(two, Number(one) - 1);
        settled += 1;
        if (settled === tokens * seats) [phase, settled] = ["start", 0];
      } else if (word === "start") {
        starter = Number(one) - 1;
        phase = "brawl";
      }
    },
  };
};

export default follow;
