// A table for little ones, as it is asked of the server.
import { known } from "../lobby/company.ts";
import type { ChildSkin } from "../table/skin.ts";
import type { GameInfo, NewSeat, NewTable } from "../wire.ts";

/** These children round one device; with a kind bot if that is wanted and there is a seat, or if nobody else plays. */
export function childrenAt(game: GameInfo, skin: Pick<ChildSkin, "options" | "bot">, names: readonly string[], friend: boolean): NewTable {
  const here = names.map((name): NewSeat => (name === "" ? { kind: "here" } : { kind: "here", name }));
  const bot: NewSeat = game.bots.some((one) => one.value === skin.bot) ? { kind: "bot", bot: skin.bot } : { kind: "bot" };
  const wanted = Math.max(game.min_seats, here.length + (friend ? 1 : 0));
  const bots = Array.from({ length: Math.min(wanted, game.max_seats) - here.length }, () => bot);
  const suited = game.suited.find((one) => one.seats === here.length + bots.length)?.options ?? {};
  return { game: game.id, options: { ...suited, ...known(game, skin.options) }, seats: [...here, ...bots] };
}
