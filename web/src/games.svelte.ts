// What the server says of its games, for every page that wants it.
import { games } from "./api.ts";
import type { GameInfo } from "./wire.ts";
import { bundled, t, words } from "./words.svelte.ts";

class Shelf {
  all = $state.raw<readonly GameInfo[]>([]);

  async load(): Promise<void> {
    if (this.all.length === 0) this.all = await games();
  }

  named(id: string): GameInfo | undefined {
    return this.all.find((game) => game.id === id);
  }

  /** A game's name in the language spoken, as its own catalogue has it; empty for a game that is not known (yet). */
  title(id: string): string {
    const names = this.named(id)?.names ?? {};
    return names[words.language] ?? names.en ?? "";
  }

  /** The first part of a game's message ids, as its name has it. */
  prefix(id: string): string {
    return this.named(id)?.name.id.split("-")[0] ?? "";
  }

  /** Fetches what stands on a game's door and on the card that tells its aim; a small game has it among its other words. */
  async door(id: string): Promise<void> {
    const name = `${id}-door`;
    await words.need(bundled(name) ? name : id);
  }

  /** A word of the game's own, such as `age`; empty if it has none (yet). */
  word(game: string, id: string): string {
    const word = `${this.prefix(game)}-${id}`;
    return words.has(word) ? t(word) : "";
  }

  /** What the game is about, line by line; none if it does not say. */
  aim(game: string): readonly string[] {
    const lines = [1, 2, 3, 4, 5].map((n) => this.word(game, `aim-${n}`));
    return lines.filter((line) => line !== "");
  }

  /** A game's own word for something that all games have; the usual word if it has none. */
  own(game: string, id: string, usual: string, args: Readonly<Record<string, number>> = {}): string {
    const word = `${this.prefix(game)}-${id}`;
    return t(words.has(word) ? word : usual, args);
  }
}

export const shelf = new Shelf();
