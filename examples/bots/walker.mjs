#!/usr/bin/env node
// A bot for Lamplight in JavaScript, without any package: it prefers what it has not done lately.
// It keeps the way of the game from the plies that it is told, moves taken back included. See docs/engine-protocol.md.
import { createInterface } from "node:readline";

const say = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");

let seat = 0;
let plies = []; // all that this seat knows of the way

/** How long ago we did the same; what we never did counts most. */
function freshness(option) {
  for (let back = 1; back <= plies.length; back += 1) {
    const ply = plies[plies.length - back];
    if (ply.by === seat && ply.do === option) return back;
  }
  return Infinity;
}

for await (const line of createInterface({ input: process.stdin })) {
  const heard = JSON.parse(line);
  if (heard.type === "hello") {
    say({ type: "hello", protocol: 1, name: "Walker", author: "Lamplight" });
  } else if (heard.type === "game") {
    seat = heard.seat;
    plies = [];
    say({ type: "ready" });
  } else if (heard.type === "ask") {
    plies = [...plies.slice(0, heard.since), ...heard.plies];
    let best = heard.options[0];
    for (const option of heard.options) if (freshness(option) > freshness(best)) best = option;
    say({ type: "move", n: heard.n, do: best });
  } else if (heard.type === "vote") {
    plies = [...plies.slice(0, heard.since), ...heard.plies];
    say({ type: "vote", n: heard.n, yes: true });
  } else if (heard.type === "bye") {
    process.exit(0);
  }
}
