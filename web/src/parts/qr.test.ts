import { expect, test } from "vitest";
import { BORDER, picture } from "./qr.ts";

// --- a reader, written from the standard's description, that knows nothing of the writer --------------------------------

const MASKS: readonly ((row: number, col: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];
/** Data bytes of each block of versions 1 to 6 at level M. */
const BLOCKS: readonly (readonly number[])[] = [[16], [28], [44], [32, 32], [43, 43], [27, 27, 27, 27]];

function grid(path: string, size: number): boolean[][] {
  const out = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let k = 0; k < Number(run); k += 1) (out[Number(y)] as boolean[])[Number(x) + k] = true;
  return out;
}

function read(path: string, size: number): string {
  const whole = grid(path, size);
  const count = size - 2 * BORDER;
  const dark = (row: number, col: number): boolean => whole[row + BORDER]?.[col + BORDER] ?? false;
  const version = (count - 17) / 4;
  const far = count - 7;
  const format = [0, 1, 2, 3, 4, 5].reduce((bits, col) => bits * 2 + (dark(8, col) ? 1 : 0), 0) ^ 0b101010;
  expect(format >> 4 === 0 ? "M" : format >> 4).toBe("M");
  // the three bits after the level say which mask: columns 2 to 4 of the same row
  const mask = MASKS[(format >> 1) & 7] as (row: number, col: number) => boolean;
  const fixed = (row: number, col: number): boolean => {
    const corner = (row < 9 && (col < 9 || col >= count - 8)) || (row >= count - 8 && col < 9);
    const aligned = version > 1 && Math.abs(row - (far)) <= 2 && Math.abs(col - far) <= 2;
    return corner || aligned || row === 6 || col === 6;
  };
  const bits: number[] = [];
  let up = true;
  for (let right = count - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let k = 0; k < count; k += 1)
      for (const col of [right, right - 1]) {
        const row = up ? count - 1 - k : k;
        if (!fixed(row, col)) bits.push(dark(row, col) !== mask(row, col) ? 1 : 0);
      }
    up = !up;
  }
  const bytes = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) => bits.slice(8 * at, 8 * at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  const blocks = BLOCKS[version - 1] as readonly number[];
  const data = blocks.flatMap((length, block) => Array.from({ length }, (_, at) => bytes[at * blocks.length + block] ?? 0));
  const stream = data.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  expect(stream.slice(0, 4)).toBe("0100"); // bytes
  const length = Number.parseInt(stream.slice(4, 12), 2);
  const text = Array.from({ length }, (_, at) => Number.parseInt(stream.slice(12 + 8 * at, 20 + 8 * at), 2));
  return new TextDecoder().decode(Uint8Array.from(text));
}

test.each([
  "http://192.168.1.7:8000/phone#K7QM2X",
  "http://10.0.0.3/phone#ABCD",
  "https://a-rather-long-name.of-a-server.example:8443/phone#K7QM2XWZ",
])("the picture of %s reads back as the link", (link) => {
  const { size, path } = picture(link);
  expect(read(path, size)).toBe(link);
});

test("there is a quiet border all around", () => {
  const { size, path } = picture("http://192.168.1.7:8000/phone#K7QM2X");
  const whole = grid(path, size);
  for (let k = 0; k < size; k += 1)
    for (let edge = 0; edge < BORDER; edge += 1) {
      expect(whole[edge]?.[k] || whole[size - 1 - edge]?.[k] || whole[k]?.[edge] || whole[k]?.[size - 1 - edge]).toBe(false);
    }
});
