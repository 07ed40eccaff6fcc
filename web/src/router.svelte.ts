// The addresses: the lobby `/`, a table `/t/{id}`, the door for phones `/phone`, and the pages that games have of their own.
import { rememberToken } from "./device.ts";
import { type OwnPage, PAGES } from "./table/skins.ts";

export type Route =
  | { readonly page: "lobby" }
  | { readonly page: "phone" }
  | { readonly page: "own"; readonly own: OwnPage }
  | { readonly page: "table"; readonly id: string; readonly text: boolean };

export interface Fragment {
  readonly invite?: string;
  readonly seat?: string;
}

export function route(path: string, search: string): Route {
  const table = /^\/t\/([A-Za-z0-9_-]{1,40})\/?$/.exec(path);
  const id = table?.[1];
  const word = /^\/([a-z-]+)\/?$/.exec(path)?.[1];
  const own = PAGES.find((page) => page.path === word);
  if (word === "phone") return { page: "phone" };
  if (own !== undefined) return { page: "own", own };
  return id === undefined ? { page: "lobby" } : { page: "table", id, text: new URLSearchParams(search).has("text") };
}

/** The secret of a link; it stands behind the # so that no server or log ever sees it in an address. */
export function fragment(hash: string): Fragment {
  const found = /^#(invite|seat)=([A-Za-z0-9_.~-]{1,64})$/.exec(hash);
  const [, kind, secret] = found ?? [];
  if (kind === "invite") return secret === undefined ? {} : { invite: secret };
  return secret === undefined ? {} : { seat: secret };
}

function plain(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return "";
  }
}

class Router {
  now = $state.raw<Route>({ page: "lobby" });
  /** An invitation to the table on the page that has not been answered yet. */
  invite = $state<string | null>(null);
  /** What stood behind the # of a game's own page (a lay-out, say) or of the phone's door (a code). */
  given = $state("");
  /** The table that was just made here: its invitations are shown first. */
  fresh = $state<string | null>(null);
  /** Counts up when a link with a secret is opened, also in a page that is open already. */
  visit = $state(0);

  start(): void {
    this.read();
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  /** Reads the address; a secret in it is kept and leaves the address bar at once, so that nobody photographs it. */
  private read(): void {
    const next = route(location.pathname, location.search);
    const { invite, seat } = fragment(location.hash);
    if (next.page !== "table" || (this.now.page === "table" && this.now.id !== next.id)) this.invite = null;
    this.now = next;
    if (next.page === "own" || next.page === "phone") {
      if (location.hash === "") return;
      this.given = plain(location.hash.slice(1, 200));
      this.visit += 1;
      if (next.page === "phone") history.replaceState(null, "", location.pathname);
      return;
    }
    this.given = "";
    if (next.page !== "table" || (invite === undefined && seat === undefined)) return;
    history.replaceState(null, "", location.pathname + location.search);
    if (invite !== undefined) this.invite = invite;
    if (seat !== undefined) rememberToken(next.id, seat, Date.now());
    this.visit += 1;
  }

  go(path: string): void {
    this.given = "";
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Makes plain links change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const anchor = (event.target as Element | null)?.closest?.("a");
  if (!anchor || anchor.target || anchor.hasAttribute("download") || anchor.origin !== location.origin) return;
  if (anchor.pathname !== "/" && route(anchor.pathname, "").page === "lobby") return;
  event.preventDefault();
  router.go(anchor.pathname + anchor.search + anchor.hash);
}
