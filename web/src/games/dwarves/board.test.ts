import { flushSync, mount, unmount } from "svelte";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import toml from "../../../../src/lamplight/games/dwarves/content/map.toml?raw";
import type { Option, Text } from "../../wire";
import Board from "./Board.svelte";
import { girdlegard, viewOf } from "./sample";

const board = girdlegard(toml);
const text = (id: string): Text => ({ id, args: {} });
const option = (notation: string, ...touches: string[]): Option => ({ do: notation, label: text(`do ${notation}`), touches, effects: [] });
const TURN = [option("move", "tungdil", "move"), option("message", "council", "c6", "message"), option("test SA1 1", "SA1", "tungdil", "test"), option("test SA1 2", "SA1", "tungdil", "test"), option("end", "end")];

const real = { width: Object.getOwnPropertyDescriptor(HTMLElement.prototype, "clientWidth"), height: Object.getOwnPropertyDescriptor(HTMLElement.prototype, "clientHeight") };
let size = { width: 1000, height: 860 };
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, "clientWidth", {
    configurable: true,
    get(this: HTMLElement) {
      return this.classList.contains("ruler") ? 160 : size.width; // ten times the size of the text
    },
  });
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, get: () => size.height });
});
afterAll(() => {
  if (real.width) Object.defineProperty(HTMLElement.prototype, "clientWidth", real.width);
  if (real.height) Object.defineProperty(HTMLElement.prototype, "clientHeight", real.height);
});

let gone: (() => void) | null = null;
afterEach(() => gone?.());

function laid(more: Record<string, unknown> = {}, given: Parameters<typeof viewOf>[0] = { troops: { s20: { orc: 2, troll: 1 } }, tiles: {} }): { at: HTMLElement; touched: string[]; chosen: string[] } {
  const at = document.createElement("div");
  document.body.append(at);
  const touched: string[] = [];
  const chosen: string[] = [];
  const props = {
    board, view: viewOf(given), options: TURN, touched: [], touchable: new Set(TURN.flatMap((one) => one.touches)), last: [], focus: null, speed: "off" as const,
    label: (one: Text) => one.id, ontouch: (id: string) => void touched.push(id), onoption: (one: string) => void chosen.push(one), ...more,
  };
  const drawn = mount(Board, { target: at, props });
  flushSync();
  gone = () => {
    void unmount(drawn);
    at.remove();
    gone = null;
  };
  return { at, touched, chosen };
}

describe("the board", () => {
  it("has a chip for every choice that no space stands for; a touch where that is enough, else the option by its name", () => {
    const { at, touched, chosen } = laid();
    const chips = [...at.querySelectorAll<HTMLElement>(".chip")];
    expect(chips.map((chip) => chip.dataset.chip)).toEqual(["move", "message", "test SA1 1", "test SA1 2", "end"]);
    for (const chip of chips) expect(TURN.find((one) => one.do === chip.dataset.chip)?.touches).toContain(chip.dataset.id);
    for (const chip of chips) chip.click();
    expect(touched).toEqual(["move", "council", "end"]);
    expect(chosen).toEqual(["test SA1 1", "test SA1 2"]);
  });

  it("asks for nothing while the board is behind what was told", () => {
    const { at } = laid({ touchable: new Set() });
    expect(at.querySelectorAll(".chip")).toHaveLength(0);
  });

  it("marks what is within reach more lightly than the next step", () => {
    const { at } = laid({ touchable: new Set(["s21"]), reach: new Set(["s22", "s23"]) });
    expect(at.querySelectorAll(".marks .ring")).toHaveLength(1);
    expect(at.querySelectorAll(".marks .within")).toHaveLength(2);
    expect(at.querySelector('[data-id="s22"]')?.hasAttribute("data-reach")).toBe(true);
    expect(at.querySelector('[data-id="s22"]')?.hasAttribute("data-legal")).toBe(false);
  });

  it("looks more closely at what cannot be chosen, and at nothing that can", () => {
    const { at, touched } = laid({ touchable: new Set(["s21"]), reach: new Set(["s22"]) });
    const press = (id: string): void => {
      at.querySelector(`.hits [data-id="${id}"]`)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      flushSync();
    };
    press("s40");
    expect(at.querySelectorAll(".facts li")).toHaveLength(3);
    for (const id of ["s21", "s22"]) {
      press(id);
      expect(at.querySelectorAll(".facts")).toHaveLength(0);
    }
    expect(touched).toEqual(["s40", "s21", "s22"]);
  });

  it("draws a far step with its places and its price", () => {
    const plan = { to: "s22", dos: ["step s20", "step s21", "step s22"], path: ["s19", "s20", "s21", "s22"], label: text("three steps"), price: [text("one Health"), text("troops stop you")] };
    const { at } = laid({ plan });
    expect(at.querySelector(".way.plan")?.getAttribute("d")?.match(/[ML]/g)).toHaveLength(4);
    expect([...at.querySelectorAll(".price text")].map((one) => one.textContent)).toEqual(["one Health", "troops stop you"]);
    expect(at.querySelector(".line")?.textContent).toContain("three steps");
  });

  it("leaves signs of what others did", () => {
    const trail = [
      { piece: "tungdil", path: ["s20", "s21"], detail: null },
      { piece: "orc-s20", path: ["s20", "supply"], detail: { what: "band", troop: "orc", count: 1 } },
    ];
    const { at } = laid({ trail });
    expect(at.querySelectorAll("path.trace:not(.head)")).toHaveLength(1);
    expect(at.querySelectorAll(".trace.blow")).toHaveLength(1);
  });

  it("says on each space who stands there", () => {
    const { at } = laid();
    expect(at.querySelector('.node[data-id="s20"]')?.getAttribute("aria-label")).toContain("dw-ui-troops-here");
    expect(at.querySelector('.node[data-id="tungdil"]')?.getAttribute("aria-label")).toContain("dw-ui-health");
    expect(at.querySelectorAll('.hits .node[tabindex="0"]')).toHaveLength(1);
  });

  it("shows every troop where there is no room for numbers", () => {
    expect(laid().at.querySelectorAll(".bodies .count")).toHaveLength(2);
    gone?.();
    size = { width: 390, height: 560 };
    try {
      const { at } = laid({ options: TURN.slice(-1), touchable: new Set(["end"]) }); // nothing to come nearer to
      expect(at.querySelectorAll(".bodies .count")).toHaveLength(0);
      expect(at.querySelectorAll(".bodies > g:not(.dwarf)")).toHaveLength(3);
      expect(at.querySelectorAll('[role="tab"]')).toHaveLength(4);
    } finally {
      size = { width: 1000, height: 860 };
    }
  });

  it("fans out what stands too close together for a fingertip, and asks nothing twice", () => {
    Object.defineProperty(navigator, "maxTouchPoints", { configurable: true, value: 5 });
    try {
      const both = [option("strike orc", "orc-s20"), option("strike troll", "troll-s20"), option("move", "tungdil")];
      const { at, touched } = laid({ options: both, touchable: new Set(both.flatMap((one) => one.touches)) });
      const press = (where: string, id: string, detail: number): void => {
        at.querySelector(`${where} [data-id="${id}"]`)?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
        flushSync();
      };
      press(".hits", "tungdil", 1);
      expect([touched, at.querySelector(".fan")]).toEqual([["tungdil"], null]); // alone in his space, he is meant
      press(".hits", "troll-s20", 0);
      expect([touched, at.querySelector(".fan")]).toEqual([["tungdil", "troll-s20"], null]); // a key or a reader is exact
      press(".hits", "troll-s20", 1);
      expect([...at.querySelectorAll<HTMLElement>(".fan [data-legal]")].map((one) => one.dataset.id)).toEqual(["orc-s20", "troll-s20"]);
      expect(touched).toHaveLength(2);
      press(".fan", "orc-s20", 1);
      expect([touched.at(-1), at.querySelector(".fan")]).toEqual(["orc-s20", null]);
    } finally {
      Reflect.deleteProperty(navigator, "maxTouchPoints");
    }
  });
});
