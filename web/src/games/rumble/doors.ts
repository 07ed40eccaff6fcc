/** The sides of a room card. */
import type { RoomCard } from "./wire";

export type Side = RoomCard["doors"][number];
export const SIDES: readonly Side[] = ["north", "east", "south", "west"];
