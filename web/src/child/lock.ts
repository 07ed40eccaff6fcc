// The lock of grown-ups: three numbers in words, to be touched as digits. Whoever cannot read yet does not open it.

export const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** So long a finger or a key is held until the lock asks anything. */
export const HOLD = 3000;
/** So long it waits for an answer, then it is closed again. */
export const PATIENCE = 30_000;
const NUMBERS = 3;

/** Three different numbers to be touched, by luck. */
export function task(luck: () => number = Math.random): readonly number[] {
  const left: number[] = [...DIGITS];
  return Array.from({ length: NUMBERS }, () => left.splice(Math.floor(luck() * left.length), 1)[0] ?? 0);
}

/** How an answer stands so far. */
export function judged(wanted: readonly number[], touched: readonly number[]): "open" | "wrong" | "so-far" {
  if (touched.some((digit, at) => digit !== wanted[at])) return "wrong";
  return touched.length >= wanted.length ? "open" : "so-far";
}
