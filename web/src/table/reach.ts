/** Where another device finds this server: at the address of this page, or at home if the page is open on the server itself. */
export interface Reach {
  readonly origin: string;
  /** Only this very device gets there. */
  readonly alone: boolean;
}

const ITSELF = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/** `here` is the page's own origin, `addresses` what the server says of its home network. */
export function reach(here: string, addresses: readonly string[]): Reach {
  const local = ITSELF.test(here.replace(/^https?:\/\//, ""));
  const home = addresses.find((one) => /^https?:\/\/[^/]+\/?$/.test(one));
  if (!local || home === undefined) return { origin: here, alone: local };
  return { origin: home.replace(/\/$/, ""), alone: false };
}
