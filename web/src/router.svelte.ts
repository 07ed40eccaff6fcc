// The addresses: the lobby `/`, a table `/t/{id}`, the same on a big screen `/t/{id}?screen`, the door for phones `/phone`, a rulebook `/rules/{game}` with the pages of its
// things `/rules/{game}/{thing}`, a game once more `/t/{id}?replay` or, from a file, `/replay` (both with the ply behind the #), and the pages that games have of their own.
import { rememberToken, tokens } from "./device.ts";
import { site, within } from "./site.ts";
import { type OwnPage, PAGES } from "./table/skins.ts";

export type Route =
  /** child: the door for little ones is open already. */
  | { readonly page: "lobby"; readonly child: boolean }
  | { readonly page: "phone" }
  | { readonly page: "own"; readonly own: OwnPage }
  | { readonly page: "rules"; readonly game: string; readonly thing: string | null }
  | { readonly page: "screen"; readonly id: string }
  /** Without an id: of a file. */
  | { readonly page: "replay"; readonly id: string }
  | { readonly page: "table"; readonly id: string; readonly text: boolean; readonly child: boolean };

export interface Fragment {
  readonly invite?: string;
  readonly join?: string;
  readonly seat?: string;
}

export function route(path: string, search: string): Route {
  const table = /^\/t\/([A-Za-z0-9_-]{1,40})\/?$/.exec(path);
  const id = table?.[1];
  const word = /^\/([a-z-]+)\/?$/.exec(path)?.[1];
  const own = PAGES.find((page) => page.path === word);
  const [, game, thing = null] = /^\/rules\/([a-z][a-z0-9-]{0,39})(?:\/([A-Za-z0-9-]{1,40}))?\/?$/.exec(path) ?? [];
  if (game !== undefined) return { page: "rules", game, thing };
  if (word === "phone") return { page: "phone" };
  if (word === "replay") return { page: "replay", id: "" };
  if (own !== undefined) return { page: "own", own };
  const asks = new URLSearchParams(search);
  const child = asks.has("child");
  if (id !== undefined && asks.has("screen")) return { page: "screen", id };
  if (id !== undefined && asks.has("replay")) return { page: "replay", id };
  return id === undefined ? { page: "lobby", child } : { page: "table", id, text: asks.has("text"), child };
}

/** The secret of a link; it stands behind the # so that no server or log ever sees it in an address. */
export function fragment(hash: string): Fragment {
  const found = /^#(invite|join|seat)=([A-Za-z0-9_.~-]{1,64})$/.exec(hash);
  const [, kind, secret] = found ?? [];
  return kind === undefined || secret === undefined ? {} : { [kind]: secret };
}

function plain(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return "";
  }
}

class Router {
  now = $state.raw<Route>({ page: "lobby", child: false });
  /** An invitation to the table on the page that has not been answered yet. */
  invite = $state<string | null>(null);
  /** What stood behind the # of a game's own page (a layout, say), of a rulebook (a rule), of a big screen (the table's invitation) or of the phone's door (a code). */
  given = $state("");
  /** The table that was just made here: its invitations are shown first. */
  fresh = $state<string | null>(null);
  /** Counts up when a link with a secret is opened, also in a page that is open already. */
  visit = $state(0);
  /** The address that this page stays at: no way back leads out of it. */
  private held: string | null = null;

  start(): void {
    this.read();
    addEventListener("popstate", () => this.stay() || this.read());
    addEventListener("hashchange", () => this.read());
  }

  /** Stays at this address: the browser's own way back leads nowhere. What it returns lets go. */
  hold(address: string): () => void {
    this.held = site(address);
    history.replaceState(null, "", this.held);
    history.pushState(null, "", this.held);
    return () => (this.held = null);
  }

  private stay(): boolean {
    if (this.held === null) return false;
    history.pushState(null, "", this.held);
    return true;
  }

  /** Reads the address; a secret in it is kept and leaves the address bar at once, so that nobody photographs it. */
  private read(): void {
    const next = route(within(location.pathname), location.search);
    const { invite, join, seat } = fragment(location.hash);
    if (next.page !== "table" || (this.now.page === "table" && this.now.id !== next.id)) this.invite = null;
    this.now = next;
    if (next.page === "own" || next.page === "phone" || next.page === "rules") {
      if (location.hash === "") return;
      this.given = plain(location.hash.slice(1, 200));
      this.visit += 1;
      if (next.page === "phone") history.replaceState(null, "", location.pathname);
      return;
    }
    this.given = "";
    // Everybody in the room reads the invitation off a big screen; it stays in its address, so that it is there when the page is loaded anew.
    if (next.page === "screen") this.given = join ?? "";
    if (next.page === "replay") this.given = location.hash.slice(1, 40);
    if (next.page !== "table" || (invite === undefined && join === undefined && seat === undefined)) return;
    history.replaceState(null, "", location.pathname + location.search);
    if (invite !== undefined) this.invite = invite;
    // Whoever sits there already needs no other seat.
    if (join !== undefined && tokens(next.id).length === 0) this.invite = join;
    if (seat !== undefined) rememberToken(next.id, seat, Date.now());
    this.visit += 1;
  }

  go(path: string): void {
    this.given = "";
    history.pushState(null, "", site(within(path)));
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
  const path = within(anchor.pathname);
  if (path !== "/" && route(path, "").page === "lobby") return;
  event.preventDefault();
  router.go(path + anchor.search + anchor.hash);
}
