import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const backend = process.env.LAMPLIGHT_URL ?? "http://127.0.0.1:8000";

export default defineConfig({
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
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    passWithNoTests: true,
    testTimeout: 60_000, // a busy machine is no fault; what hangs still ends
  },
});
