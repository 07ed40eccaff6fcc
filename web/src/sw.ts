// The page's own worker: it shows that it is somebody's turn while the page is closed, and opens the table when touched.
// Without a line it hands out what the page has kept (shell.ts); with one, a page is always that of the server it talks to.

/** What a notice holds; nothing of the game itself. */
interface Notice {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  /** Is it of a turn? Then its table waits. */
  readonly turn: boolean;
}

interface Waits extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetched extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Pushed extends Waits {
  readonly data: { json(): unknown } | null;
}

interface Touched extends Waits {
  readonly notification: Notification & { readonly data: { readonly path: string } };
}

interface Page {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

const worker = self as unknown as {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { matchAll(what: object): Promise<readonly Page[]>; openWindow(url: string): Promise<unknown>; claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: string, listener: (event: never) => void): void;
};

/** A notice as it was sent; whatever else comes says only that there is something. */
function read(event: Pushed): Notice {
  try {
    const { title, text, path, turn = true } = event.data?.json() as Partial<Notice>;
    if (typeof title === "string" && typeof text === "string" && typeof path === "string" && /^\/t\/[a-z0-9]+$/.test(path)) return { title, text, path, turn };
  } catch {
    // shown below
  }
  return { title: "Lamplight", text: "", path: "/", turn: false };
}

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event: Waits) => event.waitUntil(worker.clients.claim()));

/** The path below which all pages lie, with a slash at its end: the worker lies beside the page that begins it. */
const base = new URL(".", worker.location.href).pathname;

/** Files of a build never change. */
const FILE = /^\/assets\/[^/]+$/;
/** What the server answers everybody; the names are those of shell.ts. */
const ANSWER = /^\/api\/(games|words\/[^/]+\/[a-z]+\.ftl)$/;
const ANSWERS = "lamplight answers";
/** The tables that wait; the name is that of badge.ts. */
const WAITING = "lamplight waiting";
/** A line on which nothing comes for so many milliseconds is none, if something was kept. */
const PATIENCE = 6000;
const KEPT = { ignoreVary: true, ignoreSearch: true } as const;

/** From the server, or else what was kept under this address. */
async function first(request: Request, kept: string): Promise<Response> {
  const asked = fetch(request);
  const old = await caches.match(kept, KEPT);
  if (old === undefined) return asked;
  const late = new Promise<Response>((go) => setTimeout(() => go(old), PATIENCE));
  try {
    const answer = await Promise.race([asked, late]);
    return [502, 503, 504].includes(answer.status) ? old : answer;
  } catch {
    return old;
  }
}

async function answer(request: Request): Promise<Response> {
  const found = await first(request, request.url);
  if (found.ok) await (await caches.open(ANSWERS)).put(request.url, found.clone());
  return found;
}

worker.addEventListener("fetch", (event: Fetched) => {
  const { request } = event;
  const { origin, pathname: address } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin || !address.startsWith(base)) return;
  const pathname = address.slice(base.length - 1);
  if (request.mode === "navigate") {
    if (!pathname.startsWith("/api/") && !pathname.includes(".")) event.respondWith(first(request, base));
  } else if (FILE.test(pathname)) event.respondWith(caches.match(request, KEPT).then((found) => found ?? fetch(request)));
  else if (ANSWER.test(pathname)) event.respondWith(answer(request));
});

/** One more table waits: the number on the app's icon goes on from what the page last knew. */
async function count(table: string): Promise<void> {
  const kept = await caches.open(WAITING);
  const known: unknown = await (await kept.match(`${base}waiting`))?.json();
  const tables = new Set([...(Array.isArray(known) ? known : []), table]);
  await kept.put(`${base}waiting`, new Response(JSON.stringify([...tables])));
  await (navigator as { setAppBadge?: (count: number) => Promise<void> }).setAppBadge?.(tables.size);
}

worker.addEventListener("push", (event: Pushed) => {
  const { title, text, path, turn } = read(event);
  const icon = `${base}icon-192.png`;
  if (turn) event.waitUntil(count(path.slice("/t/".length)).catch(() => undefined));
  // The same table has one notice at a time.
  event.waitUntil(worker.registration.showNotification(title, { body: text, tag: path, icon, badge: icon, data: { path: base.slice(0, -1) + path } }));
});

worker.addEventListener("notificationclick", (event: Touched) => {
  event.notification.close();
  const { path } = event.notification.data;
  const open = async (): Promise<void> => {
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((page) => new URL(page.url).pathname === path);
    if (there !== undefined) await there.focus();
    else await worker.clients.openWindow(path);
  };
  event.waitUntil(open());
});
