/** Does this server allow tables that are open to strangers? It says so in the head of its page. */
export function openHere(): boolean {
  return document.querySelector('meta[name="lamplight-open"]') !== null;
}
