/** What lies over the table takes the focus when it opens, and gives it back. */

/** An attachment for the first thing to be focused; where nothing else took it, the focus goes back to who had it. */
export function takesFocus(before: Element | null = document.activeElement): (node: HTMLElement) => () => void {
  return (node) => {
    node.focus({ preventScroll: true });
    return () => {
      // after everything under it can be reached again
      setTimeout(() => {
        const nowhere = document.activeElement === null || document.activeElement === document.body;
        if (nowhere && before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  };
}
