// The page itself, for when there is no line: its files as they were fetched, and the page that begins with them. The worker
// (sw.ts) hands them out; whether they may be kept is decided here, by a page that the server hands out right now.
import { sittings } from "./device.ts";
import { shelf } from "./games.svelte.ts";
import { entry, renew } from "./renew.ts";
import { site, within } from "./site.ts";
import { loaded, skinOf } from "./table/skins.ts";
import { words } from "./words.svelte.ts";

/** The files of one build lie together, under the name of the script that it begins with. */
export const SHELL = "lamplight shell ";
/** What the server answers everybody: fetched anew whenever there is a line. */
export const ANSWERS = "lamplight answers";
const FILE = /^\/assets\/[^/]+$/;
/** Milliseconds until what was not asked for is fetched, too. */
const LATER = 5000;
/** Milliseconds between two looks for a line. */
const AGAIN = 2000;

const here = (): string => entry(document.head.innerHTML);

async function served(): Promise<Response> {
  const answer = await fetch(site("/"), { cache: "no-store" });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer;
}

let begun: Promise<void> | null = null;

/** Keeps this page with all its files, now and as they come. Files of other builds go. */
export function begin(): Promise<void> {
  begun ??= keep();
  begun.catch(() => (begun = null)); // another time
  return begun;
}

async function keep(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return;
  await navigator.serviceWorker.register(site("/sw.js"), { scope: site("/") });
  await navigator.serviceWorker.ready; // without the worker nothing of this is of use
  const own = here();
  const page = await (await served()).text();
  if (own === "" || entry(page) !== own) return; // the server has another page by now
  const files = await caches.open(SHELL + own);
  // What a page from here says of itself, so that it looks for a newer one as soon as it can.
  await files.put(site("/"), new Response(page.replace("<html", "<html data-kept"), { headers: { "content-type": "text/html; charset=utf-8" } }));
  await (await caches.open(ANSWERS)).add(site("/api/games"));
  for (const name of await caches.keys()) if (name.startsWith(SHELL) && name !== SHELL + own) await caches.delete(name);
  watch(files, SHELL + own);
  await words.need("offline");
  setTimeout(() => void fill().catch(() => undefined), LATER);
}

/** Fetches, and so keeps, what the door and a table need that were not opened on this page. */
async function fill(): Promise<void> {
  if (sittings().length > 0) await import("./table/Table.svelte");
  await shelf.load();
  for (const { id } of shelf.all) await Promise.all([loaded(skinOf(id).Cover), shelf.door(id)]);
}

/** Files are kept as soon as they were fetched, until a newer page has thrown this one's away. */
function watch(files: Cache, name: string): void {
  const observer = new PerformanceObserver((list) => {
    const paths = list.getEntries().map((one) => new URL(one.name, location.href)).filter((url) => url.origin === location.origin && FILE.test(within(url.pathname))).map((url) => url.pathname);
    void add(files, name, paths).then((goes) => goes || observer.disconnect(), () => undefined);
  });
  observer.observe({ type: "resource", buffered: true });
}

/** Keeps these files; false if nothing of this build is kept any more. */
export async function add(files: Cache, name: string, paths: readonly string[]): Promise<boolean> {
  if (!(await caches.has(name))) return false;
  const missing = async (path: string): Promise<boolean> => (await files.match(path, { ignoreVary: true })) === undefined;
  for (const path of new Set(paths)) if (await missing(path)) await files.add(path).catch(() => undefined); // what cannot be had is no loss yet
  return true;
}

/** This page came from here and not from the server: as soon as there is a line it is seen whether it is still the newest. */
export async function revive(load: () => void = () => location.reload(), wait = AGAIN): Promise<void> {
  for (;;) {
    try {
      const page = await (await served()).text();
      return await renew(here(), () => Promise.resolve(page), load);
    } catch {
      await new Promise((go) => setTimeout(go, wait));
    }
  }
}
