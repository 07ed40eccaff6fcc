// A screen that nobody touches goes dark; while this page is looked at it does not, where the browser can see to that.

/** Keeps the screen lit; what it returns lets it go dark again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let left = false;
  const take = async (): Promise<void> => {
    if (document.visibilityState !== "visible" || left) return;
    try {
      // A browser lets go of it whenever the page is hidden, and has none at all on a plain address.
      lock = (await (navigator as { wakeLock?: WakeLock }).wakeLock?.request("screen")) ?? null;
      if (left) await lock?.release();
    } catch {
      // A screen that goes dark is no fault of the game.
    }
  };
  const again = (): void => void take();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    left = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release().catch(() => undefined);
  };
}
