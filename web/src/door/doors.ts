// The door of a table, and the list of those that are open to whoever comes.
import { claim, struct } from "../api.ts";
import * as device from "../device.ts";
import { botLabel, isPlayed, personName } from "../table/people.ts";
import type { GameInfo, OpenTable, TableInfo, Text } from "../wire.ts";

export type Door = TableInfo["door"];

/** The doors in the order in which they are offered; an open one only where the server allows that, or it stands open. */
export function doors(open: boolean, now: Door): readonly Door[] {
  return open || now === "open" ? ["open", "link", "closed"] : ["link", "closed"];
}

/** From so many tables on the list can be narrowed. */
const MANY = 6;

/** The open tables of this server. */
export async function openTables(): Promise<readonly OpenTable[]> {
  return (await struct("OpenTables", "/api/open")).tables;
}

/** Takes a free seat at an open table, and keeps its keys. */
export async function sitDown(table: Pick<OpenTable, "id" | "game">, name: string): Promise<void> {
  const keys = await claim(table.id, "", name.trim());
  device.remember(table.id, table.game, [keys], Date.now());
}

/** What the list can be narrowed to; nothing where it is short. Each with how it is kept: a game's id, a language. */
export function choices(tables: readonly OpenTable[]): { readonly games: readonly string[]; readonly langs: readonly string[] } {
  if (tables.length < MANY) return { games: [], langs: [] };
  const several = (all: readonly string[]): readonly string[] => {
    const found = [...new Set(all)].filter((one) => one !== "").sort();
    return found.length > 1 ? found : [];
  };
  return { games: several(tables.map((table) => table.game)), langs: several(tables.map((table) => table.lang)) };
}

/** Those of this game and this language; empty is any, and so is a choice that is not offered any more. */
export function narrowed(tables: readonly OpenTable[], game: string, lang: string): readonly OpenTable[] {
  const { games, langs } = choices(tables);
  return tables.filter((table) => (!games.includes(game) || table.game === game) && (!langs.includes(lang) || table.lang === lang));
}

export function freeSeats(table: OpenTable): number {
  return table.seats.filter((seat) => seat.open && seat.kind === "remote").length;
}

/** Who sits there: people by their names. */
export function company(table: OpenTable): readonly string[] {
  return table.seats.filter((seat) => seat.held && isPlayed(seat)).map(personName);
}

/** What is otherwise than usual, and which bots play, each once. */
export function level(table: OpenTable, game: GameInfo | undefined): { readonly options: readonly Text[]; readonly bots: readonly Text[] } {
  const options = (game?.options ?? []).flatMap((option) => {
    const value = table.options[option.name];
    const chosen = option.choices.findIndex((choice) => choice.value === value);
    return chosen > 0 ? option.choices.slice(chosen, chosen + 1).map((choice) => choice.label) : [];
  });
  const names = [...new Set(table.seats.filter((seat) => seat.kind === "bot").map((seat) => seat.bot))];
  return { options, bots: names.flatMap((name) => botLabel(game, name) ?? []) };
}
