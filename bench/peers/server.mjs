// boardgame.io's own server with its own storage in memory; says its port once it listens.

import { Server } from 'boardgame.io/dist/cjs/server.js';
import { Race } from './race.mjs';

const server = Server({ games: [Race], origins: ['http://127.0.0.1'] });
const { appServer } = await server.run(0);
console.log(JSON.stringify({ port: appServer.address().port }));
process.on('SIGTERM', () => process.exit(0));
