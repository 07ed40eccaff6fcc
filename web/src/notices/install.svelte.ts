// Lamplight as an app: the browser says early whether it could be one, and is asked only when it first matters.

/** What the browser hands out for that. */
export interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  offer = $state.raw<Offer | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // it is asked for in its time, not in the middle of a game
      this.offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.offer = null));
  }
}

export const install = new Install();
