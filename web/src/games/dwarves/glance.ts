/** How it stands, at a glance: why the game would be lost next, and what the Scenario asks. */
import type { Dwarf, Open, Scene } from "./scene";

export interface Glance {
  /** Steps between Hero and Doom. */
  readonly left: number;
  /** The dwarf with the least Health. */
  readonly weakest: Dwarf | undefined;
  /** Spaces where one more troop makes land perish. */
  readonly brink: number;
  readonly scenario: Open | undefined;
  /** Of all parts of the Scenario. */
  readonly have: number;
  readonly need: number;
  /** What is near enough to be afraid of. */
  readonly alarms: ReadonlySet<"doom" | "health" | "brink">;
}

const NEAR = 6; // a round or two of the Hero token

export function glance(scene: Scene): Glance {
  const left = scene.doom - scene.hero;
  const weakest = [...scene.dwarves].sort((a, b) => a.health - b.health || a.seat - b.seat)[0];
  const scenario = scene.cards.find((open) => open.kind === "scenario");
  const parts = scenario?.lying?.quest ?? [];
  const alarms = new Set<"doom" | "health" | "brink">();
  if (left <= NEAR) alarms.add("doom");
  if (weakest !== undefined && weakest.health <= 1) alarms.add("health");
  if (scene.brink.size > 0) alarms.add("brink");
  return {
    left,
    weakest,
    brink: scene.brink.size,
    scenario,
    have: parts.reduce((sum, part) => sum + Math.min(part.have, part.need), 0),
    need: parts.reduce((sum, part) => sum + part.need, 0),
    alarms,
  };
}
