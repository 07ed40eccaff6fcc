// Where this client lies on its server: at the root, or below a path of its own (https://example.org/games/). The server writes that into the addresses of
// the page's files, so the page can be handed out anywhere.

/** The path below which the file at this address lies; "" at the root. */
export function baseOf(file: string | undefined): string {
  return file === undefined ? "" : new URL(".", file).pathname.slice(0, -1);
}

const base = baseOf(document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href);

/** The address of what the client calls `/t/abc`. */
export function site(path: string): string {
  return base + path;
}

/** What the client calls this address: `/t/abc`. */
export function within(address: string): string {
  return address.startsWith(`${base}/`) ? address.slice(base.length) : address;
}
