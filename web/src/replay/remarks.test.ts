import { beforeEach, expect, test, vi } from "vitest";
import { keep, kept, remarked } from "./remarks.ts";

const RECORD = ['{"lamplight":1,"do":"no ply"}', '{"by":"chance","do":"roll 1 2"}', '{"by":0,"do":"a","at":5}', '{"by":1,"do":"b","note":"old"}', '{"by":1,"undo":2}', '{"by":1,"do":"c"}', '{"ply":3,"digest":"00"}', ""].join("\n");

const shelf = new Map<string, string>();
beforeEach(() => {
  shelf.clear();
  vi.stubGlobal("localStorage", { getItem: (name: string) => shelf.get(name) ?? null, setItem: (name: string, text: string) => void shelf.set(name, text), removeItem: (name: string) => void shelf.delete(name) });
});

test("a remark stands beside the ply in force that it is about, and nothing else changes", () => {
  const lines = RECORD.split("\n");
  expect(remarked(RECORD, {})).toBe(RECORD);
  expect(remarked(RECORD, { 2: "Look!", 3: 'Oh "no"\n<b>', 9: "there is none", 0: "nor this" }).split("\n")).toEqual([
    lines[0], lines[1], '{"by":0,"do":"a","at":5,"note":"Look!"}', lines[3], lines[4], '{"by":1,"do":"c","note":"Oh \\"no\\"\\n<b>"}', lines[6], "",
  ]);
});

test("what is said anew takes the place of what was said, nothing at all takes it away", () => {
  const once = remarked(RECORD, { 3: "one" });
  expect(remarked(once, { 3: "two" })).toBe(remarked(RECORD, { 3: "two" }));
  expect(remarked(once, { 3: "" })).toBe(RECORD);
});

test("remarks stay on the device, each game has its own, and what cannot be read is nothing", () => {
  const [one, other] = [{ kind: "table", id: "a" }, { kind: "file", name: "a", text: "x" }] as const;
  expect(keep(one, { 3: "here" })).toBe(true);
  expect(kept(one)).toEqual({ 3: "here" });
  expect(kept(other)).toEqual({});
  shelf.set("lamplight-remarks:a", "nonsense");
  expect(kept(one)).toEqual({});
  shelf.set("lamplight-remarks:a", '{"1": 7, "2": "two"}');
  expect(kept(one)).toEqual({ 2: "two" });
  keep(one, {});
  expect(shelf.size).toBe(0);
  vi.stubGlobal("localStorage", { setItem: () => { throw new Error("full"); } });
  expect(keep(one, { 1: "x" })).toBe(false);
});
