import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parse, type AST } from "svelte/compiler";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Text } from "./wire.ts";
import { bundled, format, LANGUAGES, preferred, words, label, t } from "./words.svelte.ts";

const catalogues = import.meta.glob<string>(["$locale/*/*.ftl", "!**/*terminal.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(["./**/*.{svelte,ts}", "!./**/*.test.ts", "!./wire.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The games that have a folder here, with the first part of their message ids. */
const GAMES = [...new Set(Object.keys(import.meta.glob("./games/*/skin.ts")).map((path) => path.split("/")[2] ?? ""))];
const PREFIXES = GAMES.map((game) => [...entries("en", `${game}.ftl`).keys()][0]?.split("-")[0] ?? "");

function entries(language: string, file?: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, source] of Object.entries(catalogues)) {
    if (!path.includes(`/${language}/`) || (file !== undefined && !path.endsWith(`/${file}`))) continue;
    for (const entry of new FluentResource(source).body) found.set(entry.id, JSON.stringify(entry));
  }
  return found;
}

function variables(entry: string): string[] {
  return [...new Set([...entry.matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1] ?? ""))].sort();
}

describe("the catalogues", () => {
  /** What stands at the door and the table, and what little ones and their grown-ups get. */
  const OURS = ["web.ftl", "child.ftl", "screen.ftl", "offline.ftl", "ended.ftl", "notices.ftl"];
  const english = new Map(OURS.flatMap((file) => [...entries("en", file)]));

  test.each(LANGUAGES)("%s has every message of the client, with the same variables", (language) => {
    for (const file of OURS) {
      const own = entries(language, file);
      expect([...own.keys()].sort()).toEqual([...entries("en", file).keys()].sort());
      for (const [id, entry] of own) expect([id, variables(entry)]).toEqual([id, variables(english.get(id) ?? "")]);
    }
  });

  test.each(LANGUAGES)("every message id in the code is known in %s", (language) => {
    const known = entries(language);
    const missing: string[] = [];
    let seen = 0;
    for (const [path, source] of Object.entries(sources)) {
      const ours = ["web", "child", "seat", "board", "core", "server", "pace", "door", ...PREFIXES].join("|");
      for (const [, id = ""] of source.matchAll(new RegExp(`["'\`]((?:${ours})-[a-z0-9]+(?:-[a-z0-9]+)*)(?:\\.[a-z]+)?["'\`]`, "g"))) {
        if (path.endsWith(".svelte") && source.includes(`id="${id}"`)) continue; // an id of SVG, not of a message
        if (/Gradient|clipPath|url\(/.test(source) && source.includes(`url(#${id})`)) continue;
        seen += 1;
        if (!known.has(id)) missing.push(`${path}: ${id}`);
      }
      for (const [, stem = ""] of source.matchAll(new RegExp(`\`((?:${ours})-(?:[a-z]+-)*)\\$\\{`, "g"))) {
        if (![...known.keys()].some((id) => id.startsWith(stem))) missing.push(`${path}: ${stem}…`);
      }
    }
    expect(seen).toBeGreaterThan(150);
    expect(missing).toEqual([]);
  });

  test("every message of the client is used", () => {
    const all = Object.values(sources).join("\n");
    const stems = [...all.matchAll(/`((?:web|child)-[a-z-]+-)\$\{/g)].map((match) => match[1] ?? "");
    const idle = [...english.keys()].filter((id) => !all.includes(`"${id}"`) && !stems.some((stem) => id.startsWith(stem)));
    expect(idle).toEqual([]);
  });
});

describe("sentences stand in the catalogues only", () => {
  const WORD = /\p{L}{2,}/u;
  /** A cover may be painted with the name of its game, whole or in parts. */
  function isName(path: string, text: string): boolean {
    const [, game = ""] = /\/games\/([^/]+)\/Cover\.svelte$/.exec(path) ?? [];
    const words = catalogues[Object.keys(catalogues).find((one) => one.endsWith(`/en/${game}.ftl`)) ?? ""] ?? "";
    return (/^[a-z]+-name = (.*)$/m.exec(words)?.[1] ?? "").toLowerCase().includes(text.toLowerCase());
  }
  const SPOKEN = new Set(["aria-label", "aria-description", "aria-roledescription", "alt", "title", "placeholder", "label"]);

  function spoken(source: string): string[] {
    const found: string[] = [];
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) return node.forEach(visit);
      if (node === null || typeof node !== "object") return;
      const one: { type?: string; name?: string; data?: string; value?: unknown } = node;
      if (one.type === "StyleDirective" || one.type === "ClassDirective") return;
      if (one.type === "Attribute") {
        for (const part of Array.isArray(one.value) ? (one.value as { type: string; data?: string }[]) : []) {
          if (SPOKEN.has(one.name ?? "") && part.type === "Text" && WORD.test(part.data ?? "")) found.push(part.data ?? "");
        }
        return;
      }
      if (one.type === "Text" && WORD.test(one.data ?? "")) found.push((one.data ?? "").trim());
      for (const [key, value] of Object.entries(one)) if (key !== "css" && key !== "instance" && key !== "module") visit(value);
    };
    const root: AST.Root = parse(source, { modern: true });
    visit(root.fragment);
    return found;
  }

  const SENTENCE = /(["'`])(\p{Lu}\p{Ll}+(?: \p{L}[\p{L}’']*){2,}[.!?…]?)\1/gu;

  function code(source: string): string[] {
    const bare = source.replace(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$|<!--[\s\S]*?-->|throw new Error\([^)]*\)/gm, "");
    return [...bare.matchAll(SENTENCE)].map((match) => match[2] ?? "");
  }

  test.each(Object.keys(sources))("%s", (path) => {
    const source = sources[path] ?? "";
    const found = path.endsWith(".svelte") ? [...spoken(source), ...code(source)] : code(source);
    expect(found.filter((text) => !isName(path, text))).toEqual([]);
  });

  test("the check can fail", () => {
    expect(spoken('<p>Hello there {"x"}</p>')).toEqual(["Hello there"]);
    expect(spoken('<button aria-label="Close it">{x}</button>')).toEqual(["Close it"]);
    expect(spoken('<svg class="big"><path d="M0 0" /></svg>')).toEqual([]);
    expect(code('const a = "The server is gone.";')).toEqual(["The server is gone."]);
    expect(code('// "The server is gone."\nconst b = "web-gone";')).toEqual([]);
  });
});

describe("formatting", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(
    new FluentResource(
      "girl = Girl\n    .in = the girl\nwalk = { $child } walks { $pips ->\n    [one] one step\n   *[other] { $pips } steps\n  }.\nseat-name = Player { $n }\nseat-and = { $first } and { $second }\n",
    ),
  );
  const text = (id: string, args: Text["args"] = {}): Text => ({ id, args });

  test("arguments that are texts are formatted first, attributes too, and nothing is isolated", () => {
    expect(format(bundle, text("walk", { child: text("girl.in"), pips: 3 }))).toBe("the girl walks 3 steps.");
    expect(format(bundle, text("walk", { child: text("girl"), pips: 1 }))).toBe("Girl walks one step.");
  });

  test("a seat is called by its person", () => {
    const both = text("seat-and", { first: text("seat-name", { seat: 0, n: 1 }), second: text("seat-name", { seat: 1, n: 2 }) });
    expect(format(bundle, both, (seat) => (seat === 0 ? "Ada" : null))).toBe("Ada and Player 2");
  });

  test("an unknown message shows its id", () => {
    expect(format(bundle, text("nothing-here"))).toBe("nothing-here");
    expect(format(bundle, text("girl.nothing"))).toBe("girl.nothing");
  });

  test("the language is the best of what the browser prefers", () => {
    expect(preferred(["de-AT", "en"])).toBe("de");
    expect(preferred(["pt-BR", "fr"])).toBe("fr");
    expect(preferred(["ja"])).toBe("en");
    expect(preferred([])).toBe("en");
  });

  test("one language is spoken at a time, and catalogues can be added", async () => {
    const rules = `${GAMES[0] ?? ""}-rules`;
    const rule = [...entries("en", `${rules}.ftl`).keys()][0] ?? "";
    await words.speak("de");
    expect(t("web-play-now")).toBe("Jetzt spielen");
    expect(document.documentElement.lang).toBe("de");
    expect(words.has(rule)).toBe(false);
    expect(await words.need(rules)).toContain(rule);
    expect(words.has(rule)).toBe(true);
    await words.speak("fr");
    expect(label({ id: "web-yes", args: {} })).toBe("Oui");
    expect(words.has(rule)).toBe(true);
  });
});

describe("words that only the server has", () => {
  const asked: string[] = [];

  function serve(files: Readonly<Record<string, string | number>>): void {
    asked.length = 0;
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const file = files[path] ?? 404;
      return typeof file === "string" ? Promise.resolve(new Response(file)) : file === 0 ? Promise.reject(new TypeError("no line")) : Promise.resolve(new Response("", { status: file }));
    });
  }

  beforeEach(async () => {
    serve({});
    await words.speak("de");
    asked.length = 0;
  });
  afterEach(() => vi.unstubAllGlobals());

  test("are fetched in the language spoken, once", async () => {
    serve({ "/api/words/checkers/de.ftl": "ck-name = Dame\n    .help = Zwei Farben" });
    expect(await words.need("checkers")).toEqual(["ck-name"]);
    expect([t("ck-name"), t("ck-name.help")]).toEqual(["Dame", "Zwei Farben"]);
    await words.need("checkers");
    expect(asked).toEqual(["/api/words/checkers/de.ftl"]);
  });

  test("are fetched anew in another language", async () => {
    serve({ "/api/words/halma/de.ftl": "ha-name = Halma!", "/api/words/halma/es.ftl": "ha-name = ¡Halma!" });
    await words.need("halma");
    await words.speak("es");
    expect(t("ha-name")).toBe("¡Halma!");
  });

  test("are English where the language is missing, and ids where both are", async () => {
    serve({ "/api/words/go/en.ftl": "go-name = Go" });
    expect(await words.need("go")).toEqual(["go-name"]);
    expect(t("go-name")).toBe("Go");
    expect(await words.need("mill")).toEqual([]);
    expect(t("mi-name")).toBe("mi-name");
    expect(asked).toEqual(["/api/words/go/de.ftl", "/api/words/go/en.ftl", "/api/words/mill/de.ftl", "/api/words/mill/en.ftl"]);
  });

  test("are asked for again after a failure, which keeps nobody from another language", async () => {
    serve({ "/api/words/hex/de.ftl": 500, "/api/words/hex/fr.ftl": 0 });
    await expect(words.need("hex")).rejects.toThrow("500");
    await words.speak("fr");
    expect(t("web-yes")).toBe("Oui");
    serve({ "/api/words/hex/fr.ftl": "hx-name = Hex" });
    await words.need("hex");
    expect(t("hx-name")).toBe("Hex");
  });

  test("are told by nothing while they may still come, and by their id once they will not", async () => {
    serve({ "/api/words/owl/en.ftl": "ow-name = Owl", "/api/words/elk/en.ftl": 500, "/api/words/elk/de.ftl": 500 });
    const coming = words.need("owl");
    expect(t("ow-name")).toBe("");
    await coming;
    expect(t("ow-name")).toBe("Owl");
    const lost = words.need("elk");
    expect(t("el-name")).toBe("");
    await expect(lost).rejects.toThrow();
    expect(t("el-name")).toBe("el-name");
  });

  test("are not asked for if they are in the bundle", async () => {
    serve({});
    expect([bundled(GAMES[0] ?? ""), bundled("checkers")]).toEqual([true, false]);
    await words.need(GAMES[0] ?? "");
    expect(asked).toEqual([]);
  });
});
