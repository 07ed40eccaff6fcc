// The sheets around the table: which one is open, and what it is open at.
import { settings } from "../settings.svelte.ts";
import type { About } from "../wire.ts";
import type { Line } from "./line.svelte.ts";
import type { Sharing } from "./sharing.svelte.ts";

export type Leaf = "log" | "seats" | "settings" | "rules" | "help" | "story" | "notes" | "phone" | "more" | "say" | "aim" | "about" | "away" | "lesson" | "recover" | "screen";

/** What the game brings for the sheets. */
export interface Shelf {
  /** Does the game have a notebook? */
  notebook(): boolean;
  /** Fetches the story with its words; false if there is none. */
  story(): Promise<boolean>;
}

export class Sheets {
  leaf = $state<Leaf | null>(null);
  /** The rule at which the rulebook opens. */
  rule = $state<string | null>(null);
  /** The thing that the sheet about it tells of. */
  about = $state.raw<{ readonly thing: string; readonly about: About } | null>(null);
  /** The result lies over the table until somebody wants to see the board. */
  atEnd = $state(true);

  constructor(
    private readonly line: Line,
    private readonly sharing: Sharing,
    private readonly shelf: Shelf,
  ) {
    line.listen((message) => {
      if (message.t !== "about" || message.about === null) return;
      this.about = { thing: message.thing, about: message.about };
      this.leaf = "about";
    });
  }

  /** Asks what a thing is; the sheet opens as soon as that is known. */
  ask(thing: string): void {
    this.line.ask({ t: "about", thing });
  }

  /** There is a notebook to open here now. */
  notable = $derived.by(
    (): boolean => this.shelf.notebook() && (this.sharing.writer !== null || (this.line.over && this.sharing.notes.length > 0)),
  );

  /** Whoever opens the notebook of a shared device must look at secrets for it. */
  private guarded = $derived.by((): boolean => this.line.shared && !this.line.over);

  open(leaf: Leaf): void {
    this.leaf = leaf;
  }

  close(): void {
    this.leaf = null;
    this.sharing.unpeek();
  }

  /** Opens the rulebook, at a rule or at its beginning. */
  openRule(rule: string | null): void {
    this.rule = rule;
    this.leaf = "rules";
  }

  openNotes(): void {
    if (!this.notable) return;
    if (this.guarded && this.sharing.writer !== null) this.sharing.peek(this.sharing.writer);
    this.leaf = "notes";
  }

  /** Nobody looks at this device just now: what only one may know is put away. */
  hide(): void {
    if (this.leaf === "notes" && this.guarded) this.close();
    this.sharing.unpeek();
  }

  /** What no longer fits is put away: a notebook that nobody may open now, a result that was taken back. */
  tidy(): void {
    if (!this.line.over) this.atEnd = true;
    if (this.leaf === "notes" && !this.notable) this.close();
  }

  /** Tells the story of the game, if it has one. */
  async tell(): Promise<void> {
    if (await this.shelf.story()) this.leaf = "story";
  }

  /** The first moment at a table: invitations that wait to be sent come first, then the aim for whoever has not been told. */
  greet(inviting: boolean, game: string | null): void {
    if (inviting) this.leaf = "seats";
    else if (game !== null && !settings.seenAim.includes(game) && this.leaf === null) this.leaf = "aim";
  }
}
