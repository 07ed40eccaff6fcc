// The race without a server: one process makes random legal moves, boardgame.io checks and carries out each.
// local.mjs WARM-UP-SECONDS SECONDS -> one line of JSON

import { Client } from 'boardgame.io/dist/cjs/client.js';
import { Race, choose } from './race.mjs';

const [warmUp, seconds] = process.argv.slice(2).map(Number);

/** Moves per second for so long; a match that has grown long gives way to a new one, because its log grows with it. */
function run(time) {
  const end = performance.now() + 1000 * time;
  const began = performance.now();
  let moves = 0;
  while (performance.now() < end) {
    const client = Client({ game: Race, numPlayers: 2, debug: false });
    client.start();
    for (let n = 0; n < 200; n++) {
      const { G, ctx, _stateID } = client.getState();
      const [name, args] = choose(G, ctx.currentPlayer);
      client.moves[name](...args);
      if (client.getState()._stateID === _stateID) throw new Error('a legal move was refused');
      moves += 1;
    }
    client.stop();
  }
  return moves / ((performance.now() - began) / 1000);
}

run(warmUp);
console.log(JSON.stringify({ perSecond: run(seconds) }));
