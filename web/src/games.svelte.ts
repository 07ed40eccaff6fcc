// What the server says of its games, for every page that wants it.
import { games } from "./api.ts";
import type { GameInfo } from "./wire.ts";

class Shelf {
  all = $state.raw<readonly GameInfo[]>([]);

  async load(): Promise<void> {
    if (this.all.length === 0) this.all = await games();
  }

  named(id: string): GameInfo | undefined {
    return this.all.find((game) => game.id === id);
  }
}

export const shelf = new Shelf();
