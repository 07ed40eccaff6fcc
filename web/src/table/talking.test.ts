import { afterEach, beforeEach, expect, test } from "vitest";
import { info, PaperServer, seat, sync, view } from "../../tests/paper.ts";
import { TableState } from "./table.svelte.ts";
import type { Talking } from "./talking.svelte.ts";

let server: PaperServer;
let talking: Talking;
let leave: () => void;

beforeEach(() => {
  server = new PaperServer();
  const table = new TableState("paper", server.open);
  talking = table.talking;
  leave = table.start();
  server.onopen?.();
});

afterEach(() => leave());

test("one speaks for one's own seat, where somebody is to hear it", () => {
  server.says(sync(1, view(), { mine: [0], table: info({ seats: [seat(0), seat(1, { kind: "remote" }), seat(2, { kind: "bot" })] }) }));
  expect([talking.voice, talking.company, talking.able]).toEqual([0, true, true]);
  server.says({ t: "table", table: info({ seats: [seat(0), seat(1, { kind: "bot" })] }), mine: [0] });
  expect([talking.company, talking.able]).toEqual([false, false]);
  server.says({ t: "table", table: info({ seats: [seat(0), seat(1)] }), mine: [] });
  expect([talking.voice, talking.company, talking.able]).toEqual([null, true, false]);
});

test("what it needs is fetched as soon as there is company, and not before", async () => {
  server.says(sync(1, view(), { mine: [0], table: info({ seats: [seat(0), seat(1, { kind: "bot" })] }) }));
  await new Promise((done) => setTimeout(done));
  expect(talking.late).toBe(null);
  server.says({ t: "table", table: info({ seats: [seat(0), seat(1)] }), mine: [0] });
  await expect.poll(() => talking.late?.now.say, { timeout: 20_000 }).toBeTruthy();
});
