/** Where another device finds this server: at the address of this page, or at home if the page is open on the server itself. */
export interface Reach {
  readonly origin: string;
  /** Only this very device gets there. */
  readonly alone: boolean;
}

const ITSELF = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/** `here` is the page's own origin with the path of the site, `addresses` what the server says of its home network, `open` where everybody finds it. */
export function reach(here: string, addresses: readonly string[], open = ""): Reach {
  if (isAddress(open)) return { origin: open.replace(/\/$/, ""), alone: false };
  const local = ITSELF.test(here.split("/")[2] ?? "");
  const home = addresses.find(isAddress);
  if (!local || home === undefined) return { origin: here, alone: local };
  return { origin: home.replace(/\/$/, ""), alone: false };
}

function isAddress(one: string): boolean {
  return /^https?:\/\/[^/]+(\/[\w.~-]+)*\/?$/.test(one);
}
