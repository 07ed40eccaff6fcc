// Where other devices find this server: asked once, for every page that hands out a link.
import { where } from "../api.ts";
import { site } from "../site.ts";
import type { Where } from "../wire.ts";
import { reach, type Reach } from "./reach.ts";

class Home {
  /** Known as soon as the server has answered. */
  private answer = $state.raw<Where | null>(null);

  async ask(): Promise<void> {
    this.answer ??= await where();
  }

  get known(): boolean {
    return this.answer !== null;
  }

  get reach(): Reach {
    return reach(location.origin + site(""), this.answer?.addresses ?? [], this.answer?.public ?? "");
  }

  /** Is it known that no other device gets here? */
  get alone(): boolean {
    return this.known && this.reach.alone;
  }
}

export const home = new Home();
