import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

// No game's name stands outside its folder: the client asks its skin, and the server, for everything that is its own.

const sources = import.meta.glob<string>(["./**/*.{ts,svelte,css}", "../tests/**/*.ts", "../index.html", "../vite.config.ts", "../scripts/*"], { query: "?raw", import: "default", eager: true });
const catalogues = import.meta.glob<string>("$locale/*/*.ftl", { query: "?raw", import: "default", eager: true });

const GAMES = [...new Set(Object.keys(sources).flatMap((path) => /^\.\/games\/([^/]+)\//.exec(path)?.[1] ?? []))];

/** The catalogue files of a game begin with its name. */
const ofGame = (path: string, game: string): boolean => new RegExp(`/${game}(-[a-z]+)?\\.ftl$`).test(path);

/** What a game's messages and rules are called by: the first part of its message ids. */
const PREFIXES: ReadonlyMap<string, string> = new Map(
  GAMES.map((game) => {
    const [, source = ""] = Object.entries(catalogues).find(([path]) => path.endsWith(`/en/${game}.ftl`)) ?? [];
    return [game, new FluentResource(source).body[0]?.id.split("-")[0] ?? ""];
  }),
);

/** Where a text names this game: by its id or by the prefix of its messages and rules, in whatever letters. */
function named(text: string, game: string): string[] {
  const prefix = PREFIXES.get(game) ?? "";
  const name = new RegExp(`(?<![a-z])(?:${game}|${prefix}-[a-z0-9])`, "i");
  return text.split("\n").filter((line) => name.test(line)).map((line) => line.trim().slice(0, 100));
}

test("there are games, and each has a prefix of its own", () => {
  expect(GAMES.length).toBeGreaterThanOrEqual(1);
  expect(new Set(PREFIXES.values()).size).toBe(GAMES.length);
  for (const prefix of PREFIXES.values()) expect(prefix).toMatch(/^[a-z]{2,}$/);
});

test.each(GAMES)("%s is named in its own folder only", (game) => {
  const found = Object.entries(sources)
    // The shapes on the wire are written from the server's own.
    .filter(([path]) => !path.startsWith(`./games/${game}/`) && path !== "./wire.ts")
    .flatMap(([path, text]) => named(text, game).map((line) => `${path}: ${line}`));
  expect(found).toEqual([]);
});

test.each(GAMES)("%s is named in its own catalogues only", (game) => {
  const found = Object.entries(catalogues)
    .filter(([path]) => path.endsWith("/web.ftl") || GAMES.some((other) => other !== game && ofGame(path, other)))
    .flatMap(([path, text]) => named(text, game).map((line) => `${path}: ${line}`));
  expect(found).toEqual([]);
});

test("the check can fail", () => {
  const [game = ""] = GAMES;
  const prefix = PREFIXES.get(game) ?? "";
  for (const line of [`import x from "./games/${game}/x.ts"`, `t("${prefix}-name")`, `// ${prefix.toUpperCase()}-8.13`, game.toUpperCase()]) {
    expect(named(`nothing\n${line}`, game)).toEqual([line]);
  }
  expect(named(`a${prefix}-b`, game)).toEqual([]);
});
