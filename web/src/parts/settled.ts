// When a page that is put together from several answers can be shown: then nothing on it moves under a finger any more.
import { tick } from "svelte";

/** Nobody looks at an empty page for longer than this. */
export const AT_MOST = 2500;

/** Waits for what the page is made of, however that ends, and for the letters it is written in. */
export async function settled(parts: readonly Promise<unknown>[]): Promise<void> {
  const all = Promise.allSettled(parts)
    .then(tick)
    .then(() => document.fonts?.ready);
  let late: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([all, new Promise((resolve) => (late = setTimeout(resolve, AT_MOST)))]);
  clearTimeout(late);
}
