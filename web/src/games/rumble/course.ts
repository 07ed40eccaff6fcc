// The course of a game: everybody's points after each adventure.
import type { Strand, Trace } from "../../table/skin.ts";
import type { Ground, Told, View } from "./wire.ts";

const course: Trace<View, Ground, Told> = ({ log, seats }) =>
  Array.from({ length: seats }, (_, seat): Strand => {
    const scored = log.flatMap(({ v, event }) =>
      event.seat === seat && event.detail?.what === "scored" ? [[v, event.detail.total] as const] : [],
    );
    return { label: null, seat, points: [[0, 0], ...scored] };
  });

export default course;
