// How the people at a table are called.
import type { GameInfo, SeatInfo, Text } from "../wire.ts";
import { label, t, words } from "../words.svelte.ts";
import { seatLook } from "./seats.ts";

/** The name that somebody gave; else the animal of the seat. */
export function personName(seat: SeatInfo): string {
  return seat.name || t(`seat-${seatLook(seat.colour).animal}`);
}

/** Is this seat played by a person just now? */
export function isPlayed(seat: SeatInfo): boolean {
  return seat.kind === "here" || seat.kind === "remote";
}

/** A line about a choice, where the catalogues have one. */
export function helpOf(text: Text | undefined): string {
  const id = `${text?.id ?? ""}.help`;
  return text !== undefined && words.has(id) ? t(id) : "";
}

export function botLabel(game: GameInfo | undefined, bot: string): Text | undefined {
  return game?.bots.find((choice) => choice.value === bot)?.label;
}

/** In a few words: who plays this seat now. */
export function personState(seat: SeatInfo, game: GameInfo | undefined): string {
  if (seat.kind === "bot") {
    const known = botLabel(game, seat.bot);
    return known === undefined ? t("web-seat-bot") : t("web-seat-bot-named", { bot: label(known) });
  }
  if (seat.kind === "paused") return t("web-seat-paused");
  if (seat.open) return t("web-seat-open");
  if (seat.kind === "here") return t(seat.present ? "web-seat-here" : "web-seat-away");
  return t(seat.present ? "web-seat-remote" : "web-seat-away");
}
