// Once more, from the list of finished games: the people of that table go on at another one. Fetched when it is wanted.
import { Trouble } from "../api.ts";
import { Line } from "../table/line.svelte.ts";
import { Seating } from "../table/seating.svelte.ts";

/** Milliseconds until nobody waits any longer. */
const PATIENCE = 15_000;

/** Asks the table for a rematch; the table where it goes on. */
export function again(id: string): Promise<string> {
  return new Promise((done, failed) => {
    const line = new Line(id);
    const seating = new Seating(line);
    let close = (): void => undefined;
    const end = (how: () => void): void => {
      clearTimeout(timer);
      close();
      how();
    };
    const trouble = (text = { id: "web-fault-unreachable", args: {} }): void => end(() => failed(new Trouble(text, 0)));
    const timer = setTimeout(() => trouble(), PATIENCE);
    let asked = false;
    line.listen((message) => {
      if (message.t === "sync" && !asked) {
        asked = true;
        if (seating.onwards === null) seating.rematch();
      } else if (message.t === "moved") end(() => done(message.table));
      else if (message.t === "failed") trouble({ id: message.message.id, args: {} });
      else if (message.t === "refused") trouble({ id: message.refusal.message.id, args: {} });
    });
    close = line.start();
  });
}
