import { mount } from "svelte";
import App from "./App.svelte";
import { sittings } from "./device.ts";
import "./notices/install.svelte.ts";
import { shelf } from "./games.svelte.ts";
import { entry, renew } from "./renew.ts";
import { router } from "./router.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { words } from "./words.svelte.ts";
import "./theme.css";

document.documentElement.dataset.theme = settings.shade; // before anything is drawn
router.start();
// Asked for at once: almost every page wants it, and none can be drawn before the words are here.
void shelf.load().catch(() => undefined);
// A part of the page could not be fetched: a page that the server hands out no longer is loaded anew.
addEventListener("vite:preloadError", () => {
  const ask = async (): Promise<string> => (await fetch(location.pathname, { cache: "no-store" })).text();
  void renew(entry(document.head.innerHTML), ask, () => location.reload());
});
await words.speak(settings.language);
const target = document.getElementById("app");
if (target !== null) mount(App, { target });

// Whoever has games here finds them without a line, too; a page that came without one looks for a newer one.
const kept = "kept" in document.documentElement.dataset;
if (kept) void import("./shell.ts").then((shell) => shell.revive()).catch(() => undefined);
if (!kept && sittings().length > 0) setTimeout(() => void import("./shell.ts").then((shell) => shell.begin()).catch(() => undefined), 2500);
