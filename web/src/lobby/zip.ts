// Several files as one: a zip archive, with its files as they are. Records are small, and nothing more is needed to open one.

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The checksum that archives carry. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 255] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

interface Part {
  readonly name: Uint8Array<ArrayBuffer>;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly sum: number;
  readonly at: number;
}

/** What an archive says of a file, in both places. */
function facts(view: DataView, from: number, part: Part): void {
  view.setUint16(from, 20, true); // the version that can open it
  view.setUint16(from + 2, 0x0800, true); // names are UTF-8
  view.setUint16(from + 4, 0, true); // stored as it is
  view.setUint32(from + 6, 0x00210000, true); // 1980, the first day there is
  view.setUint32(from + 10, part.sum, true);
  view.setUint32(from + 14, part.body.length, true);
  view.setUint32(from + 18, part.body.length, true);
  view.setUint16(from + 22, part.name.length, true);
}

/** An archive of these files. */
export function zipped(files: readonly { readonly name: string; readonly text: string }[]): Blob {
  const letters = new TextEncoder();
  const out: Uint8Array<ArrayBuffer>[] = [];
  const parts: Part[] = [];
  let at = 0;
  const put = (bytes: Uint8Array<ArrayBuffer>): void => {
    out.push(bytes);
    at += bytes.length;
  };
  for (const file of files) {
    const body = letters.encode(file.text);
    const part = { name: letters.encode(file.name), body, sum: crc32(body), at };
    const head = new DataView(new ArrayBuffer(30));
    head.setUint32(0, 0x04034b50, true);
    facts(head, 4, part);
    put(new Uint8Array(head.buffer));
    put(part.name);
    put(body);
    parts.push(part);
  }
  const index = at;
  for (const part of parts) {
    const entry = new DataView(new ArrayBuffer(46));
    entry.setUint32(0, 0x02014b50, true);
    entry.setUint16(4, 20, true);
    facts(entry, 6, part);
    entry.setUint32(42, part.at, true);
    put(new Uint8Array(entry.buffer));
    put(part.name);
  }
  const size = at - index;
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, parts.length, true);
  end.setUint16(10, parts.length, true);
  end.setUint32(12, size, true);
  end.setUint32(16, index, true);
  put(new Uint8Array(end.buffer));
  return new Blob(out, { type: "application/zip" });
}
