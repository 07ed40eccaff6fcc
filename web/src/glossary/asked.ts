// How a word is asked for: a tap on it, the mouse that rests on it, a long press on a button that holds it, or a key.
import { came } from "../parts/mouse.ts";
import { settings } from "../settings.svelte.ts";
import { glossary } from "./glossary.svelte.ts";
import type { Term } from "./terms.ts";

/** Milliseconds that the mouse rests on a word before it is told, and how long it stays afterwards. */
const REST = 350;
const LINGER = 280;
/** A long press, and how far the finger may stray meanwhile. */
const PRESS = 550;
const STRAY = 10;
/** So many words are told at once at most. */
const MOST = 10;

const BUTTONS = "button, a, [role='button']";

/** The terms that stand in an element, each once. */
function termsIn(root: Element): Term[] {
  const ids = [...root.querySelectorAll<HTMLElement>("[data-term]"), ...(root.matches("[data-term]") ? [root as HTMLElement] : [])].map((one) => one.dataset.term ?? "");
  return [...new Set(ids)].flatMap((id) => glossary.named(id) ?? []);
}

/** Can it be seen, and does nothing lie over it? */
function inSight(one: Element): boolean {
  const box = one.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return hit !== null && one.contains(hit);
}

/** What the key tells of: the button or line that has the focus, else all that can be read now. */
function withKey(): { terms: Term[]; near: Element } {
  const focused = document.activeElement;
  const held = focused?.closest("button, a, li, [data-term]");
  if (held && termsIn(held).length > 0) return { terms: termsIn(held), near: held };
  const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector("main:not([inert])") ?? document.body;
  const seen = [...scope.querySelectorAll("[data-term]")].filter(inSight);
  const terms = [...new Set(seen.flatMap((one) => termsIn(one)))].slice(0, MOST);
  return { terms, near: seen[0] ?? scope };
}

/** Listens to the page; `none` is called when the key finds no word in sight. Returns how to stop it. */
export function listen(none: () => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let press: ReturnType<typeof setTimeout> | undefined;
  let start: { x: number; y: number } | null = null;
  /** The click that ends a long press is not meant for the button. */
  let swallow = false;

  const element = (event: Event): Element | null => (event.target instanceof Element ? event.target : null);
  const inBubble = (event: Event): boolean => element(event)?.closest("[data-telling]") != null;

  function tell(terms: readonly Term[], near: Element, stays: boolean, held = false): void {
    if (terms.length > 0) glossary.telling = { terms, near, stays, held };
  }

  function onover(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    const word = element(event)?.closest("[data-term]") ?? null;
    if (!came(event) && word !== null) return; // the page has moved under it
    clearTimeout(rest);
    if (word) rest = setTimeout(() => glossary.telling?.stays || tell(termsIn(word), word, false), REST);
    else if (glossary.telling?.stays === false && !inBubble(event)) rest = setTimeout(() => glossary.telling?.stays === false && glossary.close(), LINGER);
  }

  function ondown(event: PointerEvent): void {
    swallow = false;
    clearTimeout(press);
    const button = event.pointerType === "mouse" ? null : element(event)?.closest(BUTTONS);
    if (!button || inBubble(event) || termsIn(button).length === 0) return;
    start = { x: event.clientX, y: event.clientY };
    press = setTimeout(() => {
      swallow = true;
      tell(termsIn(button), button, true);
    }, PRESS);
  }

  function onmove(event: PointerEvent): void {
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STRAY) clearTimeout(press);
  }

  function onup(): void {
    clearTimeout(press);
    start = null;
  }

  function onclick(event: MouseEvent): void {
    if (swallow) {
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const word = element(event)?.closest("[data-term]");
    if (word && !word.closest(BUTTONS)) tell(termsIn(word), word, true);
    else if (!inBubble(event)) glossary.close();
  }

  /** A long press opens no menu of the browser. */
  function onmenu(event: Event): void {
    if (start !== null || swallow) event.preventDefault();
  }

  function onkeydown(event: KeyboardEvent): void {
    if (event.key === "Escape" && glossary.telling !== null) {
      glossary.close();
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.key !== "g" || !settings.keys || event.ctrlKey || event.metaKey || event.altKey || element(event)?.closest("input, select, textarea")) return;
    event.preventDefault();
    const { terms, near } = withKey();
    if (terms.length > 0) tell(terms, near, true, true);
    else none();
  }

  document.addEventListener("pointerover", onover);
  document.addEventListener("pointerdown", ondown);
  document.addEventListener("pointermove", onmove);
  document.addEventListener("pointerup", onup);
  document.addEventListener("pointercancel", onup);
  document.addEventListener("click", onclick, true);
  document.addEventListener("contextmenu", onmenu);
  document.addEventListener("keydown", onkeydown, true);
  return () => {
    clearTimeout(rest);
    clearTimeout(press);
    document.removeEventListener("pointerover", onover);
    document.removeEventListener("pointerdown", ondown);
    document.removeEventListener("pointermove", onmove);
    document.removeEventListener("pointerup", onup);
    document.removeEventListener("pointercancel", onup);
    document.removeEventListener("click", onclick, true);
    document.removeEventListener("contextmenu", onmenu);
    document.removeEventListener("keydown", onkeydown, true);
  };
}
