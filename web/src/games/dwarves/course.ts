// The course of a game: how Hero and Doom came closer to each other, and how the land perished.
import { text, type Trace } from "../../table/skin.ts";
import type { Ground, Told, View } from "./wire.ts";

/** What the land gains and loses by an event. */
const LAND: Readonly<Record<string, number>> = { perish: 1, cleanse: -1 };

const course: Trace<View, Ground, Told> = ({ log }) => {
  const doom: [number, number][] = [];
  const land: [number, number][] = [[0, 0]];
  for (const { v, event } of log) {
    const { left } = event.text.args;
    if ((event.kind === "hero" || event.kind === "doom") && typeof left === "number") doom.push([v, left]);
    const tiles = LAND[event.kind];
    if (tiles !== undefined) land.push([v, (land.at(-1)?.[1] ?? 0) + tiles]);
  }
  return [
    { label: text("dw-ui-course-doom"), seat: null, points: doom },
    { label: text("dw-ui-course-land"), seat: null, points: land },
  ];
};

export default course;
