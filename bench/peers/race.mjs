// A roll-and-move race through the dark with boardgame.io's API, of the size of the game that ours plays for two: two children each,
// four ghosts, two dice, two decisions a turn (a child and a ghost, in any order), every move checked by the server.
// It has no groups, forks or crossings, so a move costs the peer less than a move costs Lamplight.

import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

export const NAME = 'race';
export const LAST = 45;
const SHELTERS = [0, 12, 28, LAST];
const HAUNTS = [6, 17, 23, 34];

/** Where a ghost ends that walks this far in its stretch, turning before the shelters. */
export function haunted(at, way, pips) {
  const low = SHELTERS.findLast((tile) => tile < at) + 1;
  const high = SHELTERS.find((tile) => tile > at) - 1;
  let tile = at;
  for (let left = pips; left > 0; left--) {
    if (tile + way < low || tile + way > high) way = -way;
    tile += way;
  }
  return tile;
}

/** The tiles where this child may stop. */
export function stops(G, child) {
  const from = G.children[child].at;
  const out = [];
  for (let to = from + 1; to <= Math.min(LAST, from + G.dice[0]); to++) {
    if (!HAUNTS.includes(to) && !G.ghosts.some((ghost) => ghost.at === to)) out.push(to);
  }
  return out;
}

/** The children of a player. */
export const own = (player) => [2 * Number(player), 2 * Number(player) + 1];

const movable = (G, player) => own(player).some((child) => stops(G, child).length > 0);

function roll({ G, ctx, random }) {
  do {
    G.dice = [random.Die(6), random.Die(8)];
  } while (G.dice[0] === G.dice[1]);
  G.owed = { child: movable(G, ctx.currentPlayer), ghost: true };
}

/** The turn ends once nothing is owed or possible. */
function settle({ G, ctx, events }) {
  if (!G.owed.ghost && G.owed.child && !movable(G, ctx.currentPlayer)) G.owed.child = false;
  if (!G.owed.ghost && !G.owed.child) events.endTurn();
}

function moveChild(context, child, to) {
  const { G, playerID } = context;
  if (!G.owed.child || !own(playerID).includes(child) || !stops(G, child).includes(to)) return INVALID_MOVE;
  // Whoever arrives starts again, so that no match ends while it is measured.
  G.children[child].at = to === LAST ? 0 : to;
  G.owed.child = false;
  settle(context);
}

function moveGhost(context, ghost, way) {
  const { G } = context;
  if (!G.owed.ghost || G.ghosts[ghost] === undefined || (way !== 1 && way !== -1)) return INVALID_MOVE;
  const to = haunted(G.ghosts[ghost].at, way, G.dice[1]);
  G.ghosts[ghost].at = to;
  const met = G.children.filter((child) => child.at === to);
  if (met.length === 1) met[0].at = SHELTERS.findLast((tile) => tile <= to);
  G.owed.ghost = false;
  settle(context);
}

export const Race = {
  name: NAME,
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({
    children: ['red-girl', 'red-boy', 'green-girl', 'green-boy'].map((id, n) => ({ id, owner: n >> 1, at: 0 })),
    ghosts: ['tree', 'ruins', 'graveyard', 'inn'].map((id, n) => ({ id, at: HAUNTS[n] })),
    dice: [0, 0],
    owed: { child: false, ghost: false },
  }),
  turn: { onBegin: roll },
  moves: { child: moveChild, ghost: moveGhost },
};

const any = (list) => list[Math.floor(Math.random() * list.length)];

/** A random legal move of whoever is to move: its name and its arguments. */
export function choose(G, player) {
  const children = G.owed.child ? own(player).filter((child) => stops(G, child).length > 0) : [];
  if (children.length > 0 && (!G.owed.ghost || Math.random() < 0.5)) {
    const child = any(children);
    return ['child', [child, any(stops(G, child))]];
  }
  return ['ghost', [Math.floor(Math.random() * 4), Math.random() < 0.5 ? 1 : -1]];
}
