// The company of bots that somebody plays with: the last one, or else what suits most.
import type { Company } from "../settings.svelte.ts";
import type { GameInfo, NewSeat, NewTable } from "../wire.ts";

/** How many bots sit down with somebody who has not said how many. */
const USUAL = 3;

/** As many bots as may sit down with one person. */
export function numbers(game: GameInfo): readonly number[] {
  const least = Math.max(1, game.min_seats - 1);
  return Array.from({ length: Math.max(0, game.max_seats - least) }, (_, at) => least + at);
}

/** Those options that the game knows, with a value that it may have. */
export function known(game: GameInfo, options: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => {
      const spec = game.options.find((option) => option.name === name);
      return spec !== undefined && (spec.free || spec.choices.some((choice) => choice.value === value));
    }),
  );
}

/** The company of last time, as far as this game can still have it. */
export function companyFor(game: GameInfo, kept: Company | undefined): Company {
  const may = numbers(game);
  const wanted = kept?.bots ?? USUAL;
  const bots = Math.min(Math.max(wanted, may[0] ?? 1), may.at(-1) ?? wanted);
  const level = game.bots.some((bot) => bot.value === kept?.level) ? (kept?.level ?? "") : (game.bots[0]?.value ?? "");
  return { bots, level, options: known(game, kept?.options ?? {}) };
}

/** The seat of somebody who likes this colour; the first one if that colour does not play. */
export function seatAt(game: GameInfo, bots: number, colour: string): number {
  const at = game.colours.indexOf(colour);
  return at >= 0 && at <= bots ? at : 0;
}

/** The table of one person and this company; what so many seats need is chosen for them. */
export function tableWith(game: GameInfo, company: Company, colour: string, name: string): NewTable {
  const me = seatAt(game, company.bots, colour);
  const seats = Array.from({ length: company.bots + 1 }, (_, at): NewSeat => {
    if (at === me) return name === "" ? { kind: "here" } : { kind: "here", name };
    return company.level === "" ? { kind: "bot" } : { kind: "bot", bot: company.level };
  });
  const suited = game.suited.find((one) => one.seats === seats.length)?.options ?? {};
  return { game: game.id, options: { ...suited, ...company.options }, seats };
}
