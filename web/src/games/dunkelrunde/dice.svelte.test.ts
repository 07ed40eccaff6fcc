import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { Text } from "../../wire";
import { readAs } from "../../wire";
import Dice from "./Dice.svelte";
import sample from "./sample.json";
import type { Dice as Roll, View } from "./wire";

const label = (text: Text): string => `${text.id} ${JSON.stringify(text.args)}`;

const night = readAs("TableView", sample.half) as View;

function shown(dice: Roll | null): { words: string; used: boolean[]; double: boolean } {
  const target = document.createElement("div");
  const drawn = mount(Dice, { target, props: { view: { ...night, tableau: { dice } }, speed: "off", label } });
  flushSync();
  const words = target.querySelector("button")?.getAttribute("aria-label") ?? "";
  const used = [...target.querySelectorAll("svg")].map((die) => die.classList.contains("used"));
  const double = target.querySelector(".double") !== null;
  void unmount(drawn);
  return { words, used, double };
}

it("shows the dice as the server sends them", () => {
  const { dice } = night.tableau;
  if (dice === null) throw new Error("half-way through the night the dice have been rolled");
  expect(shown(dice)).toEqual({
    words: `dr-dice ${JSON.stringify({ child: dice.child, ghost: dice.ghost })}`,
    used: [dice.child_used, dice.ghost_used],
    double: dice.double,
  });
});

it("tells a double, and which die is used", () => {
  const dice: Roll = { child: 3, ghost: 3, child_used: true, ghost_used: false, double: true };
  expect(shown(dice)).toMatchObject({ used: [true, false], double: true });
});

it("shows nothing before the first roll", () => {
  expect(shown(null)).toEqual({ words: "", used: [], double: false });
});

it("lands within a second at every speed, and lies still at once without motion", () => {
  const roll = (ghost: number): View => ({ ...night, tableau: { dice: { child: 2, ghost, child_used: false, ghost_used: false, double: false } } });
  for (const speed of ["off", "fast", "normal", "slow"] as const) {
    const target = document.createElement("div");
    const props = $state({ view: roll(3), speed, label, rolled: 1 });
    const drawn = mount(Dice, { target, props });
    flushSync();
    Object.assign(props, { view: roll(5), rolled: 2 });
    flushSync();
    const time = Number(/--roll:\s*([\d.]+)ms/.exec(target.querySelector(".both")?.getAttribute("style") ?? "")?.[1]);
    expect(target.querySelectorAll(".die.tumbling").length > 0).toBe(speed !== "off");
    if (speed === "off") expect(time).toBe(0);
    else expect(time > 200 && time < 1000).toBe(true);
    void unmount(drawn);
  }
});
