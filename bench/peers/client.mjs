// Two players at each of many matches, all in one process: whoever is to move answers each state with a random legal move.
// Bare websockets that speak just enough of socket.io's protocol, so that the client is no brake.
// client.mjs PORT PROCESS-OF-THE-SERVER MATCHES WARM-UP-SECONDS SECONDS -> one line of JSON

import { readFileSync } from 'node:fs';
import WebSocket from 'ws';
import { NAME, choose } from './race.mjs';

const [port, server, matches, warmUp, seconds] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}/games/${NAME}`;
const prefix = `42/${NAME},`;
const GRACE = 20000; // milliseconds for everybody to sit down

let counting = false;
let moves = 0;
let refused = 0;
let stopped = false;
const waits = [];

async function post(path, body) {
  const answer = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

class Player {
  constructor(match, player, credentials) {
    this.match = match;
    this.player = player;
    this.credentials = credentials;
    this.sent = -1;
    this.at = 0;
  }

  sit() {
    return new Promise((resolve, reject) => {
      this.socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
        perMessageDeflate: false,
      });
      this.socket.on('error', reject);
      this.socket.on('close', () => stopped || reject(new Error('closed by the server')));
      this.socket.on('message', (data) => this.hear(data.toString(), resolve));
    });
  }

  hear(text, seated) {
    if (text === '2') {
      this.socket.send('3');
    } else if (text.startsWith('0')) {
      this.socket.send(`40/${NAME},`);
    } else if (text.startsWith(`40/${NAME},`)) {
      this.say(['sync', this.match, this.player, this.credentials, 2]);
    } else if (text.startsWith(prefix)) {
      const [kind, , content] = JSON.parse(text.slice(prefix.length));
      if (kind === 'sync') {
        this.state = content.state;
        seated();
      } else if (kind === 'update') {
        this.state = content;
        this.see();
      }
    }
  }

  say(message) {
    this.socket.send(prefix + JSON.stringify(message));
  }

  /** A new state: the last move is acknowledged, the next is due. */
  see() {
    const { G, ctx, _stateID } = this.state;
    if (this.sent >= 0 && _stateID > this.sent) {
      if (counting) {
        moves += 1;
        waits.push(performance.now() - this.at);
      }
      this.sent = -1;
    } else if (this.sent >= 0) {
      refused += 1; // the same state again: the move was not allowed
      this.sent = -1;
    }
    if (stopped || this.sent >= 0 || ctx.currentPlayer !== this.player) return;
    const [type, args] = choose(G, this.player);
    const payload = { type, args, playerID: this.player, credentials: this.credentials };
    this.sent = _stateID;
    this.at = performance.now();
    this.say(['update', { type: 'MAKE_MOVE', payload }, _stateID, this.match, this.player]);
  }
}

/** Seconds of processor time that the server has used; 0 where the system does not tell. */
function used() {
  try {
    const fields = readFileSync(`/proc/${server}/stat`, 'utf8').split(')').at(-1).trim().split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
const guard = setTimeout(() => {
  console.error('not everybody sat down in time');
  process.exit(1);
}, GRACE);

const players = [];
for (let n = 0; n < matches; n++) {
  const { matchID } = await post('/create', { numPlayers: 2 });
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await post(`/${matchID}/join`, { playerID, playerName: playerID });
    const player = new Player(matchID, playerID, playerCredentials);
    await player.sit();
    players.push(player);
  }
}
clearTimeout(guard);
for (const player of players) player.see();
await wait(1000 * warmUp);
const usedBefore = used();
const began = performance.now();
counting = true;
await wait(1000 * seconds);
counting = false;
const took = (performance.now() - began) / 1000;
const cpu = used() - usedBefore;
stopped = true;
// Matches that stand still would make the rate a lie.
const stuck = players.filter((player) => player.sent >= 0 && performance.now() - player.at > 3000).length;
for (const player of players) player.socket.terminate();
waits.sort((a, b) => a - b);
const at = (share) => waits[Math.min(waits.length - 1, Math.floor(share * waits.length))] ?? null;
console.log(
  JSON.stringify({ moves, seconds: took, p50: at(0.5), p99: at(0.99), stuck, refused, cpu }),
);
process.exit(0);
