import { describe, expect, it } from "vitest";
import { event } from "../../tests/paper.ts";
import type { Option, Prompt, Tip } from "../wire.ts";
import { tipFor } from "./moments.ts";

const tip = (id: string, more: Partial<Tip>): Tip => ({ id, say: `say-${id}`, rule: "X-1.1", event: "", text: "", option: "", note: "", ...more });
const option = (notation: string, touches: readonly string[]): Option => ({ do: notation, label: { id: "do", args: {} }, touches, effects: [] });
const prompt = (options: readonly Option[], ask = "ask"): Prompt => ({ seat: 0, ask: { id: ask, args: {} }, options, plans: [] });
const nothing = new Set<string>();
const quiet = { events: [], prompt: null };

describe("the moment of a tip", () => {
  it("is an event of its kind, and stands beside what that was about", () => {
    const tips = [tip("a", { event: "scare" }), tip("b", { event: "step" })];
    const events = [event("step", { piece: "ann", path: ["a", "b"] })];
    expect(tipFor(tips, nothing, { ...quiet, events })).toEqual({ tip: tips[1], about: ["ann", "b"] });
  });

  it("is an event or a question in its words", () => {
    const tips = [tip("a", { text: "asked-so" })];
    expect(tipFor(tips, nothing, { ...quiet, events: [event("said", { text: { id: "asked-so", args: {} } })] })?.tip.id).toBe("a");
    expect(tipFor(tips, nothing, { ...quiet, prompt: prompt([], "asked-so") })?.about).toEqual([]);
    expect(tipFor(tips, nothing, { ...quiet, prompt: prompt([], "other") })).toBeNull();
  });

  it("is something that can be done now, or what is said of it", () => {
    const far = option("leave ann", ["ann", "door"]);
    const noted = { ...option("walk ann b", ["ann", "b"]), effects: [{ piece: "ann", to: "b", how: "walk", note: { id: "so-safe", args: {} }, via: [] }] };
    expect(tipFor([tip("a", { option: "leave" })], nothing, { ...quiet, prompt: prompt([far]) })?.about).toEqual(["ann", "door"]);
    expect(tipFor([tip("a", { option: "lea" })], nothing, { ...quiet, prompt: prompt([far]) })).toBeNull();
    expect(tipFor([tip("a", { note: "so-safe" })], nothing, { ...quiet, prompt: prompt([noted]) })?.about).toEqual(["ann", "b"]);
  });

  it("comes once", () => {
    const tips = [tip("a", { event: "step" }), tip("b", { event: "step" })];
    const events = [event("step")];
    expect(tipFor(tips, new Set(["a"]), { ...quiet, events })?.tip.id).toBe("b");
    expect(tipFor(tips, new Set(["a", "b"]), { ...quiet, events })).toBeNull();
  });
});
