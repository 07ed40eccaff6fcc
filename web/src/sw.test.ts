import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Drawers } from "../tests/drawers.ts";
import { WAITING } from "./notices/badge.ts";
import { ANSWERS, SHELL } from "./shell.ts";

/** It is a script of its own and exports nothing. */
const WORKER = import.meta.glob("./sw.ts");

type Hears = (event: { readonly request: object; respondWith(answer: Promise<Response>): void }) => void;

let drawers: Drawers;
let hears: Hears;
/** Everything that the worker listens to, by its kind. */
let ears: ReadonlyMap<string, (event: object) => void>;
/** What the server answers; null: there is no line. */
let server: ((path: string) => Response | Promise<Response>) | null;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.resetModules();
  drawers = new Drawers();
  const shell = await drawers.open(`${SHELL}/assets/index-1.js`);
  await shell.put("/", new Response("kept page"));
  await shell.put("/assets/a-1.js", new Response("kept file"));
  vi.stubGlobal("caches", drawers);
  server = () => new Response("served");
  vi.stubGlobal("fetch", async (request: { readonly url: string }) => {
    if (server === null) throw new TypeError("no line");
    return server(new URL(request.url).pathname);
  });
  const listen = vi.spyOn(self, "addEventListener").mockImplementation(() => undefined);
  await WORKER["./sw.ts"]?.();
  ears = new Map(listen.mock.calls.map(([kind, hear]) => [kind, hear as unknown as (event: object) => void]));
  hears = ears.get("fetch") as unknown as Hears;
  listen.mockRestore();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the page gets; null if the worker leaves it to the browser. */
async function ask(path: string, more: object = {}): Promise<string | null> {
  let answer: Promise<Response> | null = null;
  hears({ request: { method: "GET", mode: "cors", url: new URL(path, location.origin).href, ...more }, respondWith: (given) => (answer = given) });
  return answer === null ? null : (await (answer as Promise<Response>)).text();
}
const page = { mode: "navigate" };

test("with a line a page is the server's, without one that which was kept, whatever its address", async () => {
  expect(await ask("/t/abc?text", page)).toBe("served");
  server = () => new Response("not found", { status: 404 });
  expect(await ask("/", page)).toBe("not found");
  server = () => new Response("bad gateway", { status: 502 });
  expect(await ask("/", page)).toBe("kept page");
  server = null;
  expect([await ask("/", page), await ask("/t/abc?text", page)]).toEqual(["kept page", "kept page"]);
});

test("a line that swallows everything is none after a while, if something was kept", async () => {
  server = () => new Promise<Response>(() => undefined);
  const coming = ask("/", page);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await coming).toBe("kept page");
});

test("a file that was kept is not asked for again; another one is", async () => {
  expect([await ask("/assets/a-1.js"), await ask("/assets/b-1.js")]).toEqual(["kept file", "served"]);
  server = null;
  await expect(ask("/assets/b-1.js")).rejects.toThrow();
});

test("which games there are is asked whenever there is a line, and remembered", async () => {
  expect(await ask("/api/games")).toBe("served");
  await vi.waitFor(() => expect(drawers.paths(ANSWERS)).toEqual(["/api/games"]));
  server = () => new Response("newer");
  expect(await ask("/api/games")).toBe("newer");
  server = null;
  expect(await ask("/api/games")).toBe("newer");
});

test("nothing else goes through the worker", async () => {
  const others = [ask("/api/mine"), ask("/api/tables/abc"), ask("/api/games", { method: "POST" }), ask("/icon-192.png", page), ask("/api/tables/abc/record", page), ask("https://elsewhere.example/assets/a-1.js")];
  expect(await Promise.all(others)).toEqual([null, null, null, null, null, null]);
});

/** An event of the worker, when all that it waits for is done. */
async function happens(kind: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  ears.get(kind)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
}

/** The pages of this browser that are open, and what is done with them. */
function pages(...urls: readonly string[]): { readonly focused: string[]; readonly opened: string[] } {
  const done = { focused: [] as string[], opened: [] as string[] };
  const open = urls.map((url) => ({ url: new URL(url, location.origin).href, focus: async () => void done.focused.push(url) }));
  vi.stubGlobal("clients", { matchAll: async () => open, openWindow: async (url: string) => void done.opened.push(url) });
  return done;
}

test("a touched notice goes, and leads to its table: to the page that shows it, or else to a new one", async () => {
  const close = vi.fn();
  const notification = { close, data: { path: "/t/abc" } };
  const there = pages("/", "/t/xyz", "/t/abc?text");
  await happens("notificationclick", { notification });
  expect([there.focused, there.opened, close.mock.calls.length]).toEqual([["/t/abc?text"], [], 1]);
  const elsewhere = pages("/", "/t/abcd");
  await happens("notificationclick", { notification });
  expect([elsewhere.focused, elsewhere.opened]).toEqual([[], ["/t/abc"]]);
});

describe("what is pushed", () => {
  const shown = vi.fn(() => Promise.resolve());
  const badge = vi.fn(() => Promise.resolve());
  const push = (data: object): Promise<void> => happens("push", { data: { json: () => data } });

  beforeEach(() => {
    shown.mockClear();
    badge.mockClear();
    vi.stubGlobal("registration", { showNotification: shown });
    vi.stubGlobal("navigator", { setAppBadge: badge });
  });

  test("is shown, one notice for a table, and counted on the app's icon with those that the page knew of", async () => {
    await (await drawers.open(WAITING)).put("/waiting", new Response('["one"]'));
    await push({ title: "Your turn", text: "With Ada.", path: "/t/two" });
    await push({ title: "Your turn", text: "With Ada.", path: "/t/two" });
    expect(shown).toHaveBeenCalledWith("Your turn", expect.objectContaining({ body: "With Ada.", tag: "/t/two", data: { path: "/t/two" } }));
    expect(badge.mock.calls).toEqual([[2], [2]]);
  });

  test("is not counted if it is of something else, and leads nowhere else", async () => {
    await push({ title: "Shall this game stay?", text: "", path: "/t/two", turn: false });
    await push({ title: "x", text: "", path: "https://elsewhere.example/" });
    expect(badge).not.toHaveBeenCalled();
    expect(shown.mock.calls.map(([, more]: unknown[]) => (more as { data: object }).data)).toEqual([{ path: "/t/two" }, { path: "/" }]);
  });
});
