// The parts of a game's skin at one table, each as soon as it is here.
import type { Component } from "svelte";
import type { TableView } from "../wire.ts";
import { words } from "../words.svelte.ts";
import Curtain from "./Curtain.svelte";
import type { CurtainProps, DiceProps, Lazy, NotebookProps, PanelProps, ShowProps, Skin, SkinProps, StoryProps } from "./skin.ts";
import { lessonWords, loaded, skinOf, wordsOf } from "./skins.ts";

/** For games with secrets that bring no curtain. */
const BARE_CURTAIN: Lazy<Component<CurtainProps>> = () => Promise.resolve({ default: Curtain });

export class Parts {
  Board = $state.raw<Component<SkinProps> | null>(null);
  Panel = $state.raw<Component<PanelProps> | null>(null);
  Dice = $state.raw<Component<DiceProps> | null>(null);
  Show = $state.raw<Component<ShowProps> | null>(null);
  Curtain = $state.raw<Component<CurtainProps> | null>(null);
  Notebook = $state.raw<Component<NotebookProps> | null>(null);
  Story = $state.raw<Component<StoryProps> | null>(null);
  /** All that the table needs has come, or will not come: only now a question can be read and answered. */
  here = $state(true);
  /** There is no drawn board, or it could not be fetched: the table is told in words. */
  boardless = $state(false);
  /** The table is told in words only, by wish. */
  plain = $state(false);
  /** What is turned up cannot be shown: the part for it could not be fetched. */
  private showless = $state(false);
  private game = $state("");
  /** What is being fetched, or was: not looked at by anything that is drawn. */
  private of = "";

  /** The skin that the parts are of. */
  get skin(): Skin {
    return skinOf(this.game);
  }

  /** Secrets that are turned up are shown here, now or as soon as the part for it has come. */
  get shows(): boolean {
    return !this.plain && !this.showless;
  }

  /** How many times something has been turned up by now; whether the part that shows it is here yet does not matter. */
  reveals(view: TableView): number {
    return this.shows ? (skinOf(view.game).reveals?.(view) ?? 0) : 0;
  }

  /** Fetches what the table of this game needs; in words only, nothing that is drawn. */
  async fetch(game: string, plain: boolean, secrets: boolean, lesson = false): Promise<void> {
    const of = `${game} ${plain}`;
    if (of !== this.of) this.here = false;
    this.of = of;
    this.game = game;
    this.plain = plain;
    const { skin } = this;
    const coming: Promise<unknown>[] = [
      ...[...wordsOf(game), ...(lesson ? lessonWords(game) : [])].map((name) => words.need(name).catch(() => undefined)),
      loaded(skin.Panel).then((found) => (this.Panel = found)),
      loaded(skin.Notebook).then((found) => (this.Notebook = found)),
      loaded(secrets ? (skin.Curtain ?? BARE_CURTAIN) : undefined).then((found) => (this.Curtain = found)),
    ];
    if (!plain) {
      coming.push(
        loaded(skin.Show).then((found) => {
          this.Show = found;
          this.showless = found === null;
        }),
        loaded(skin.Dice).then((found) => (this.Dice = found)),
        loaded(skin.Board).then((found) => {
          this.Board = found;
          this.boardless = found === null;
        }),
      );
    }
    await Promise.all(coming);
    this.here = true;
  }

  /** Fetches the story with its words; false if the game has none. */
  async story(): Promise<boolean> {
    const { Story, storyWords } = this.skin;
    const [found] = await Promise.all([loaded(Story), storyWords === undefined ? null : words.need(storyWords).catch(() => null)]);
    this.Story = found;
    return found !== null;
  }
}
