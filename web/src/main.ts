import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./router.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { words } from "./words.svelte.ts";
import "./theme.css";

router.start();
await words.speak(settings.language);
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
