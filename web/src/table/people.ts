// How the people at a table are called.
import type { GameInfo, MyTable, SeatInfo, Text } from "../wire.ts";
import { label, t, words } from "../words.svelte.ts";
import { ago } from "./ago.svelte.ts";
import { seatLook } from "./seats.ts";

/** The name that somebody gave; else the animal of the seat. */
export function personName(seat: SeatInfo): string {
  return seat.name || t(`seat-${seatLook(seat.colour).animal}`);
}

/** These by their names, as one says it. */
export function namesOf(seats: readonly SeatInfo[]): string {
  return new Intl.ListFormat(words.language).format(seats.map(personName));
}

/** With whom one of this device's games is played: the others; those of this device, where nobody else plays. */
export function company({ seats, mine }: MyTable): string {
  const others = seats.filter((seat) => !mine.includes(seat.seat));
  return t("web-go-on-with", { who: namesOf(others.length > 0 ? others : seats) });
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

/** So long somebody is just away. */
const MINUTE = 60;

/** When the holder of this seat was last there, in words; `since` are the seconds that have passed since it was told. */
export function lastSeen(seat: SeatInfo, since = 0): string {
  return seat.gone === null ? "" : ago(seat.gone + since);
}

/** Until when the holder of this seat is on holiday, in words; nothing if they are not, or while the words are on their way. */
export function holidayOf(seat: SeatInfo, id = "pace-holiday-until"): string {
  if (seat.holiday === 0 || !words.has(id)) return "";
  const when = new Intl.DateTimeFormat(words.language, { weekday: "long", day: "numeric", month: "long" }).format(seat.holiday * 1000);
  return t(id, { when, who: personName(seat) });
}

/** In a few words: who plays this seat now. */
export function personState(seat: SeatInfo, game: GameInfo | undefined, since = 0): string {
  if (seat.kind === "bot") {
    const known = botLabel(game, seat.bot);
    if (known === undefined) return t("web-seat-bot");
    return t(seat.held ? "web-seat-bot-for" : "web-seat-bot-named", { bot: label(known) });
  }
  if (seat.kind === "paused") return t("web-seat-paused");
  if (seat.open) return t("web-seat-open");
  if (!seat.present && holidayOf(seat)) return holidayOf(seat);
  if (!seat.present) return (seat.gone ?? 0) + since < MINUTE ? t("web-seat-away") : t("web-seat-seen", { when: lastSeen(seat, since) });
  return t(seat.kind === "here" ? "web-seat-here" : "web-seat-remote");
}

/** Is somebody asked who sits at another device? */
export function farAway(seats: readonly SeatInfo[], mine: readonly number[], actor: number): boolean {
  const asked = seats.find((one) => one.seat === actor);
  return asked !== undefined && !mine.includes(actor) && isPlayed(asked);
}
