// All that being together needs, fetched at once as soon as there is company.
export { default as InWords } from "./InWords.svelte";
export { default as Marks } from "./Marks.svelte";
export { default as Reacted } from "./Reacted.svelte";
export { default as SeatFace } from "./SeatFace.svelte";
export { default as Spoken } from "./Spoken.svelte";
export { Together } from "./together.svelte.ts";
