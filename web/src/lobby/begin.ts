// Making a table and going there.
import { newTable, Trouble } from "../api.ts";
import * as device from "../device.ts";
import { router } from "../router.svelte.ts";
import type { NewTable, Text } from "../wire.ts";

/** Sits down at a new table, with child as little ones do; what is wrong, if that does not work. */
export async function begin(table: NewTable, child = false): Promise<readonly Text[]> {
  try {
    const made = await newTable(table);
    device.remember(made.table, table.game, made.seats, Date.now());
    if (made.invite !== "") device.keepJoin(made.table, made.invite);
    router.fresh = made.table;
    router.go(`/t/${made.table}${child ? "?child" : ""}`);
    return [];
  } catch (error) {
    return error instanceof Trouble ? [error.text, ...error.more] : [{ id: "web-fault-strange", args: {} }];
  }
}
