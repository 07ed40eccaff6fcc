// So many tables wait: on the app's icon, and on that of the page. The worker goes on counting from what is kept here.
import { site } from "../site.ts";

/** Where the worker finds them; the name is that of sw.ts. */
export const WAITING = "lamplight waiting";
const SIDE = 64;

interface Badge {
  readonly setAppBadge?: (count: number) => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
}

/** The icon as it is without a number. */
let plain: { readonly href: string; readonly type: string } | null = null;
/** The icon with each number, drawn once and kept: the browser fetches an icon when it likes, also one that was replaced. */
const numbered = new Map<string, Promise<string>>();
let newest = 0;

export async function show(tables: ReadonlySet<string>): Promise<void> {
  const badge = navigator as Badge;
  const count = tables.size;
  await Promise.allSettled([count === 0 ? badge.clearAppBadge?.() : badge.setAppBadge?.(count), keep(tables), mark(count)]);
}

async function keep(tables: ReadonlySet<string>): Promise<void> {
  if (!("caches" in globalThis)) return;
  await (await caches.open(WAITING)).put(site("/waiting"), new Response(JSON.stringify([...tables])));
}

async function mark(count: number): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link === null) return;
  plain ??= { href: link.href, type: link.type };
  const mine = (newest += 1);
  const drawn = count === 0 ? plain : { href: await icon(plain.href, count > 9 ? "9+" : String(count)), type: "image/png" };
  if (mine === newest) Object.assign(link, drawn);
}

function icon(from: string, number: string): Promise<string> {
  const known = numbered.get(number);
  if (known !== undefined) return known;
  const drawn = draw(from, number);
  numbered.set(number, drawn);
  drawn.catch(() => numbered.delete(number)); // another time it may be fetched
  return drawn;
}

/** The icon with a red dot and a number in its corner. */
async function draw(from: string, number: string): Promise<string> {
  const picture = new Image(SIDE, SIDE);
  picture.src = from;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext("2d");
  if (pen === null) return from;
  pen.drawImage(picture, 0, 0, SIDE, SIDE);
  pen.fillStyle = "#c62828";
  pen.beginPath();
  pen.arc(SIDE - 20, 20, 20, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = "#fff";
  pen.font = "bold 32px sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(number, SIDE - 20, 22);
  return new Promise((go) => canvas.toBlob((blob) => go(blob === null ? from : URL.createObjectURL(blob)), "image/png"));
}
