import { mount } from "svelte";
import App from "./App.svelte";
import { shelf } from "./games.svelte.ts";
import { router } from "./router.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { words } from "./words.svelte.ts";
import "./theme.css";

router.start();
// Asked for at once: almost every page wants it, and none can be drawn before the words are here.
void shelf.load().catch(() => undefined);
await words.speak(settings.language);
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
