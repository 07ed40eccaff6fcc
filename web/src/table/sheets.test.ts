import { beforeEach, expect, test } from "vitest";
import { asks, ENDED, opened, type PaperServer, step, sync, view, walk } from "../../tests/paper.ts";
import { settings } from "../settings.svelte.ts";
import type { Line } from "./line.svelte.ts";
import { Sharing } from "./sharing.svelte.ts";
import { Sheets } from "./sheets.svelte.ts";
import { Stage } from "./stage.svelte.ts";

let server: PaperServer;
let line: Line;
let sharing: Sharing;
let sheets: Sheets;
let notebook: boolean;
let story: boolean;

beforeEach(() => {
  localStorage.clear();
  settings.set({ seenAim: [] });
  [notebook, story] = [true, true];
  ({ server, line } = opened());
  const stage = new Stage({ speed: () => "off", asleep: () => false, step: () => 0, reveals: () => 0, own: () => false, sound: () => undefined, still: () => undefined });
  sharing = new Sharing(line, stage);
  sheets = new Sheets(line, sharing, { notebook: () => notebook, story: () => Promise.resolve(story) });
});

/** A device of two seats, handed to the one that is asked. */
function shared(): void {
  server.says(sync(5, asks(1, [walk("ann", "c")]), { mine: [0, 1], shared: true }));
  sharing.handed = 1;
}

test("the rulebook opens at a rule or at its beginning", () => {
  sheets.openRule("XY-8.1");
  expect([sheets.leaf, sheets.rule]).toEqual(["rules", "XY-8.1"]);
  sheets.openRule(null);
  expect(sheets.rule).toBeNull();
  sheets.close();
  expect(sheets.leaf).toBeNull();
});

test("one's own notebook is there without a look at secrets", () => {
  server.says(sync(1, view()));
  expect(sheets.notable).toBe(true);
  sheets.openNotes();
  expect([sheets.leaf, server.count("look")]).toEqual(["notes", 0]);
});

test("there is no notebook in a game without one", () => {
  notebook = false;
  server.says(sync(1, view()));
  sheets.openNotes();
  expect([sheets.notable, sheets.leaf]).toEqual([false, null]);
});

test("strangers read the notebooks after the end, if there are some", () => {
  server.says(sync(1, view(), { mine: [], notes: [{ seat: 0, text: "x" }] }));
  expect(sheets.notable).toBe(false);
  server.says(sync(2, ENDED, { mine: [], notes: [{ seat: 0, text: "x" }] }));
  expect(sheets.notable).toBe(true);
  server.says(sync(2, ENDED, { mine: [], notes: [] }));
  expect(sheets.notable).toBe(false);
});

test("the notebook of a shared device is looked at like a secret, and put away when nobody looks", () => {
  shared();
  sheets.openNotes();
  expect([sheets.leaf, server.last("look").seat]).toEqual(["notes", 1]);
  server.says({ t: "looked", key: server.last("look").key, seat: 1, view: view() });
  sheets.hide();
  expect([sheets.leaf, sharing.peeked]).toEqual([null, null]);
});

test("closing a sheet ends the look", () => {
  shared();
  sheets.openNotes();
  server.says({ t: "looked", key: server.last("look").key, seat: 1, view: view() });
  sheets.close();
  expect(sharing.peeked).toBeNull();
});

test("other sheets stay open when nobody looks, and so does one's own notebook", () => {
  shared();
  sheets.open("help");
  sharing.peek(1);
  server.says({ t: "looked", key: server.last("look").key, seat: 1, view: view() });
  sheets.hide();
  expect([sheets.leaf, sharing.peeked]).toEqual(["help", null]);
  server.says(sync(6, view()));
  sheets.openNotes();
  sheets.hide();
  expect(sheets.leaf).toBe("notes");
});

test("a notebook that may not be open any more is put away", () => {
  shared();
  sheets.openNotes();
  sheets.tidy();
  expect(sheets.leaf).toBe("notes");
  server.says(step(6, asks(0, [walk("ann", "c")]), [], { shared: true }));
  sheets.tidy();
  expect(sheets.leaf).toBeNull();
});

test("the result lies over the table anew after the end was taken back", () => {
  server.says(sync(1, ENDED));
  sheets.atEnd = false;
  sheets.tidy();
  expect(sheets.atEnd).toBe(false);
  server.says(sync(0, view()));
  sheets.tidy();
  expect(sheets.atEnd).toBe(true);
});

test("first invitations are shown, then the aim of the game, once for each", () => {
  sheets.greet(true, "paper");
  expect(sheets.leaf).toBe("seats");
  sheets.greet(false, "paper");
  expect(sheets.leaf).toBe("seats");
  sheets.close();
  sheets.greet(false, "paper");
  expect(sheets.leaf).toBe("aim");
  sheets.close();
  settings.sawAim("paper");
  sheets.greet(false, "paper");
  expect(sheets.leaf).toBeNull();
  sheets.greet(false, null); // a game that tells none
  expect(sheets.leaf).toBeNull();
  sheets.greet(false, "scissors");
  expect(sheets.leaf).toBe("aim");
});

test("the story is told when somebody asks for it", async () => {
  await sheets.tell();
  expect(sheets.leaf).toBe("story");
});

test("without a story nothing is opened", async () => {
  story = false;
  await sheets.tell();
  expect(sheets.leaf).toBeNull();
});

test("what a thing is is asked of the server, and the sheet opens when it is known", () => {
  server.says(sync(1, view()));
  sheets.ask("ann");
  expect([server.last("about"), sheets.leaf]).toMatchObject([{ t: "about", thing: "ann" }, null]);
  server.says({ t: "about", key: server.last("about").key, thing: "nobody", about: null });
  expect(sheets.leaf).toBeNull();
  server.says({ t: "about", key: server.last("about").key, thing: "ann", about: { name: { id: "piece-ann" }, rules: ["XY-1.1"] } });
  expect([sheets.leaf, sheets.about?.thing, sheets.about?.about.rules, sheets.about?.about.what]).toEqual(["about", "ann", ["XY-1.1"], []]);
});
