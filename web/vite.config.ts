import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const backend = process.env.LAMPLIGHT_URL ?? "http://127.0.0.1:8000";

/** What the lobby and everything after it needs. */
const DOOR =
  /node_modules[\\/](svelte|@fluent|esm-env|clsx)|web[\\/]src[\\/](App|main|settings|json|router|site|games\.svelte|words|api|device|company|sound|art[\\/]|parts[\\/]Sheet|table[\\/](ago|seats|people|skins?|SeatBadge)\.|lobby[\\/](Lobby|GoOn|Cover|begin|company)\.)/;
/** What every table needs at once; its sheets, its end and its words are fetched when they are wanted. */
const TABLE = /web[\\/]src[\\/](board[\\/]|glossary[\\/](Said|glossary)|text[\\/]Standing|table[\\/](?!Leaves|End|Course|Join|Settings|Help|Seat|Suggestions|slip|Phone|More|ago|Aim|NoTable|Curtain\.|luck))/;

export default defineConfig(({ command }) => ({
  // As it is built, every file is seen from where the next one lies: the server says where that is (site.ts).
  base: command === "build" ? "./" : "/",
  plugins: [svelte()],
  resolve: {
    alias: { $locale: here("../src/lamplight/locale"), $src: here("./src") },
    // Under vitest, Svelte's client code is wanted, not its server code.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/lamplight/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // data: URLs would need a wider content security policy
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: here("index.html"), sw: here("src/sw.ts") },
      output: {
        // The worker is asked for by its name, and must lie where all pages are below it.
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // What is always wanted together comes together: every file more costs its headers and a way to the server.
        codeSplitting: {
          groups: [
            { name: "door", test: DOOR },
            { name: "table", test: TABLE },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/lamplight/locale"), ...(process.env.VITEST ? [here("../tests/records"), here("../src/lamplight/games")] : [])] },
    proxy: {
      "/api": { target: backend },
      "/ws": { target: backend, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    pool: "vmThreads", // a window for each file, but not a process: a third of the processor time
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    passWithNoTests: true,
    css: { include: [/theme\.css/] }, // its colours are tested; other sheets need not be read
    testTimeout: 60_000, // a busy machine is no fault; what hangs still ends
  },
}));
