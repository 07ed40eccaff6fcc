// Two addresses: the lobby `/` and a table `/t/{id}`.

export type Route = { readonly page: "lobby" } | { readonly page: "table"; readonly id: string; readonly text: boolean };

export interface Fragment {
  readonly invite?: string;
  readonly seat?: string;
}

export function route(path: string, search: string): Route {
  const table = /^\/t\/([A-Za-z0-9_-]{1,40})\/?$/.exec(path);
  const id = table?.[1];
  return id === undefined ? { page: "lobby" } : { page: "table", id, text: new URLSearchParams(search).has("text") };
}

/** The secret of a link; it stands behind the # so that no server or log ever sees it in an address. */
export function fragment(hash: string): Fragment {
  const found = /^#(invite|seat)=([A-Za-z0-9_.~-]{1,64})$/.exec(hash);
  const [, kind, secret] = found ?? [];
  if (kind === "invite") return secret === undefined ? {} : { invite: secret };
  return secret === undefined ? {} : { seat: secret };
}

class Router {
  now = $state.raw<Route>({ page: "lobby" });
  /** Counts up when a link with a secret is opened in a page that is open already, so that it is used. */
  visit = $state(0);

  start(): void {
    this.read();
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => {
      this.read();
      const { invite, seat } = fragment(location.hash);
      if (invite !== undefined || seat !== undefined) this.visit += 1;
    });
  }

  private read(): void {
    this.now = route(location.pathname, location.search);
  }

  go(path: string): void {
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
  if (!/^\/(t\/[^/]+)?$/.test(anchor.pathname)) return;
  event.preventDefault();
  router.go(anchor.pathname + anchor.search + anchor.hash);
}
