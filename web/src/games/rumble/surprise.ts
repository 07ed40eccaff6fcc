/** A layout to begin with, thrown onto the table. It only proposes: whether it can be played on, the server says. */
import { SIDES } from "./doors";
import { type BoxSet, doorsAt, type Draft, kindsOf, type Kind, type Laid, ROOMS_OF } from "./spelling";

const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;
const COLS = 7;
const ROWS = 5;
/** The two rooms that should be far from each other, and how far at least. */
const ENDS: Readonly<Record<Kind, readonly [string, string]>> = { dungeon: ["entry", "treasury"], house: ["cellar", "frontdoor"] };
const APART = 4;
const TRIES = 400;

type Random = () => number;
type Cards = Record<string, Laid>;

function below(random: Random, n: number): number {
  return Math.floor(random() * n);
}

/** Twelve cells that hang together and are no lump. */
function shape(random: Random, count: number): [number, number][] {
  const cells: [number, number][] = [[below(random, COLS), below(random, ROWS)]];
  const taken = (x: number, y: number): boolean => cells.some(([a, b]) => a === x && b === y);
  while (cells.length < count) {
    const [x, y] = cells[below(random, cells.length)] as [number, number];
    const [dx, dy] = STEPS[below(random, 4)] as readonly [number, number];
    const at = [x + dx, y + dy] as [number, number];
    if (at[0] < 0 || at[1] < 0 || at[0] >= COLS || at[1] >= ROWS || taken(...at)) continue;
    const near = STEPS.filter(([sx, sy]) => taken(at[0] + sx, at[1] + sy)).length;
    if (near === 1 || random() < 0.35) cells.push(at);
  }
  return cells;
}

/** The rooms behind the doors of each room: a door meets a door. */
export function links(cards: Readonly<Cards>, twisty: boolean): Map<string, string[]> {
  const at = new Map(Object.entries(cards).map(([room, card]) => [`${card.x},${card.y}`, room]));
  const open = (room: string, side: number): boolean => doorsAt(room, cards[room]?.turn ?? 0, twisty).includes(SIDES[side % 4] as (typeof SIDES)[number]);
  return new Map(
    Object.entries(cards).map(([room, card]) => [
      room,
      STEPS.flatMap(([dx, dy], side) => {
        const other = at.get(`${card.x + dx},${card.y + dy}`);
        return other !== undefined && open(room, side) && open(other, side + 2) ? [other] : [];
      }),
    ]),
  );
}

/** Steps from a room to every room that can be reached. */
export function steps(ways: ReadonlyMap<string, readonly string[]>, from: string): Map<string, number> {
  const out = new Map([[from, 0]]);
  for (const room of out.keys()) for (const other of ways.get(room) ?? []) if (!out.has(other)) out.set(other, (out.get(room) ?? 0) + 1);
  return out;
}

/** Turns every card so that many of its doors meet a door. */
function turned(cards: Cards, random: Random): void {
  for (let sweep = 0; sweep < 3; sweep += 1)
    for (const [room, card] of Object.entries(cards)) {
      const first = below(random, 4);
      let most = -1;
      for (let k = 0; k < 4; k += 1) {
        const turn = (first + k) % 4;
        const tried = { ...cards, [room]: { ...card, turn } };
        const meet = links(tried, true).get(room)?.length ?? 0;
        if (meet > most) [most, cards[room]] = [meet, { ...card, turn }];
      }
    }
}

function floor(kind: Kind, twisty: boolean, random: Random): { cards: Cards; good: boolean } {
  const rooms = ROOMS_OF[kind];
  const [first, last] = ENDS[kind];
  const cells = shape(random, rooms.length);
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  // the rooms in any order, then the special ones to the two ends
  const order = rooms.map((room) => ({ room, by: random() })).sort((a, b) => a.by - b.by).map(({ room }) => room);
  const cards: Cards = {};
  order.forEach((room, at) => {
    const [x, y] = cells[at] as [number, number];
    cards[room] = { x: x - left, y: y - top, turn: 0 };
  });
  const swap = (a: string, b: string): void => {
    [cards[a], cards[b]] = [cards[b] as Laid, cards[a] as Laid];
  };
  const far = order.map((room) => {
    const [other, count] = [...steps(links(cards, false), room)].at(-1) as [string, number];
    return { room, other, count };
  });
  const ends = far.reduce((one, other) => (other.count > one.count ? other : one));
  swap(first, ends.room);
  const end = ends.other === first ? ends.room : ends.other;
  swap(last, end);
  if (twisty) turned(cards, random);
  const reached = steps(links(cards, twisty), first);
  const apart = reached.get(last) ?? 0;
  return { cards, good: reached.size === rooms.length && apart >= APART && apart === Math.max(...reached.values()) };
}

export function surprise(set: BoxSet, twisty: boolean, random: Random = Math.random): Draft {
  const cards: Cards = {};
  for (const kind of kindsOf(set)) {
    let found = floor(kind, twisty, random);
    for (let k = 1; k < TRIES && !found.good; k += 1) found = floor(kind, twisty, random);
    Object.assign(cards, found.cards);
  }
  return { set, twisty, cards };
}
