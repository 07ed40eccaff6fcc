// A part of the page that could not be fetched: the server was renewed meanwhile, or there is no line just now.

const DONE = "lamplight.renewed";

/** The script with which a page begins, by its name; "" if it has none. */
export function entry(page: string): string {
  return /<script[^>]*type="module"[^>]*src="([^"]+)"/.exec(page)?.[1] ?? "";
}

/**
 * Loads the page anew if the server hands out another one by now: once, so that nothing turns in circles. A server that
 * cannot be reached is no reason: then the page stays, and with it what is on the table.
 */
export async function renew(now: string, ask: () => Promise<string>, load: () => void): Promise<void> {
  let served: string;
  try {
    served = entry(await ask());
  } catch {
    return;
  }
  if (served === "" || served === now || sessionStorage.getItem(DONE) === served) return;
  sessionStorage.setItem(DONE, served);
  load();
}
