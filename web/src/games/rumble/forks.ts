/** What tells the options apart that a choice has left: the chest that may be taken along or not, who of several carries it. */
import type { Option } from "../../wire";

/** Pieces that some of the options left after these touches would take, and others would not. */
export function forks(options: readonly Option[], touched: readonly string[], pieces: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const out = new Set<string>();
  if (touched.length === 0) return out;
  const left = options.filter((option) => touched.every((id) => option.touches.includes(id)));
  for (const option of left) {
    for (const id of option.touches) {
      if (pieces.has(id) && !touched.includes(id) && left.some((other) => !other.touches.includes(id))) out.add(id);
    }
  }
  return out;
}
