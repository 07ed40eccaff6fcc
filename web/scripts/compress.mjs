// Writes .br and .gz next to every built file that is worth it, so that the server only picks one.
import { readFile, readdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const FOLDER = process.argv[2] ?? fileURLToPath(new URL("../../src/lamplight/server/static", import.meta.url));
const SMALLEST = 1024;
const PACKED = /\.(br|gz|woff2?|png|jpe?g|webp|avif|ogg|mp3)$/;

const variants = [
  [
    ".br",
    (data) =>
      promisify(brotliCompress)(data, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
      }),
  ],
  [".gz", (data) => promisify(gzip)(data, { level: 9 })],
];

const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
const files = entries.filter((e) => e.isFile() && !PACKED.test(e.name)).map((e) => join(e.parentPath, e.name));
let before = 0;
let after = 0;

async function worker() {
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    const data = await readFile(file);
    if (data.length <= SMALLEST) continue;
    for (const [suffix, pack] of variants) {
      const packed = await pack(data);
      if (packed.length >= data.length) continue;
      await writeFile(file + suffix, packed);
      if (suffix === ".br") {
        before += data.length;
        after += packed.length;
      }
    }
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, worker));
console.log(`compressed ${(before / 1024).toFixed(0)} kB to ${(after / 1024).toFixed(0)} kB (brotli)`);
