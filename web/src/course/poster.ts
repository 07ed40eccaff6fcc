// A picture of a game to print or to share: an SVG that we write, and a PNG that the browser makes of it. Nothing is sent anywhere.

/** A drawing that looks the same outside of the page, and what it shows of the plane. */
export interface Drawn {
  readonly svg: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export interface Poster {
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly ink: string; readonly dash: string; readonly path: string }[];
  readonly turns: readonly string[];
  readonly awards: readonly { readonly name: string; readonly stars: number; readonly words: string }[];
  /** The board at its best moment: drawings of the page in one frame, the lowest first. */
  readonly board: readonly Drawn[];
  readonly foot: string;
}

const WIDTH = 1000;
const EDGE = 50;
const COURSE = 260;
const LETTERS = 74; // of a line
const PAINT = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linejoin", "stroke-linecap", "opacity", "fill-opacity", "stroke-opacity", "font-family", "font-size", "font-weight", "text-anchor", "display", "visibility"] as const;

const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Breaks a sentence into lines of so many letters. */
export function broken(text: string, most: number = LETTERS): readonly string[] {
  const done: string[] = [];
  for (const word of text.split(" ")) {
    const last = done.at(-1);
    if (last !== undefined && last.length + word.length < most) done[done.length - 1] = `${last} ${word}`;
    else done.push(word);
  }
  return done;
}

/** Where the page's styles have moved an element, as an attribute says it. */
function moved(element: Element | undefined, style: CSSStyleDeclaration): string {
  const [x = 0, y = 0] = style.transformOrigin.split(" ").map(parseFloat);
  const box = style.transformBox === "fill-box" && element instanceof SVGGraphicsElement ? element.getBBox() : { x: 0, y: 0 };
  const [across, down] = [box.x + x, box.y + y];
  return across === 0 && down === 0 ? style.transform : `translate(${across} ${down}) ${style.transform} translate(${-across} ${-down})`;
}

/** A drawing of the page that looks the same outside of it: what the page's styles said is written into it. */
export function alone(board: SVGSVGElement): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const seen = [board, ...board.querySelectorAll("*")];
  for (const [at, element] of [copy, ...copy.querySelectorAll("*")].entries()) {
    const style = getComputedStyle(seen[at] ?? board);
    for (const name of PAINT) element.setAttribute(name, style.getPropertyValue(name));
    if (at > 0 && style.transform.startsWith("matrix(")) element.setAttribute("transform", moved(seen[at], style));
    for (const name of ["class", "style", "tabindex", "role", "aria-label"]) element.removeAttribute(name);
  }
  copy.querySelectorAll("script, foreignObject, image, title").forEach((element) => element.remove());
  for (const name of ["x", "y", "width", "height", "transform"]) copy.removeAttribute(name);
  return new XMLSerializer().serializeToString(copy);
}

/** The same with its box. */
export function taken(board: SVGSVGElement): Drawn {
  const { x, y, width, height } = board.viewBox.baseVal;
  return { svg: alone(board), box: { x, y, width, height } };
}

/** The board on the table: the richest drawing there, and whatever lies over or under it in the same frame. */
export function onTable(): readonly SVGSVGElement[] {
  return drawings([...document.querySelectorAll<SVGSVGElement>(".stage svg[viewBox], main.replay .board svg[viewBox]")]);
}

/** The same among these. */
export function drawings(all: readonly SVGSVGElement[]): readonly SVGSVGElement[] {
  const rich = (one: Element): number => one.querySelectorAll("*").length;
  const [main] = [...all].sort((one, other) => rich(other) - rich(one));
  return all.filter((one) => one.getAttribute("viewBox") === main?.getAttribute("viewBox") && one.parentElement?.closest("svg") === null && !one.hasAttribute("data-still"));
}

export function poster(told: Poster): string {
  const parts: string[] = [];
  let y = EDGE + 40;
  const say = (text: string, size: number, weight = 400, ink = "#2b1f3d", x = EDGE): void => {
    parts.push(`<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${ink}">${safe(text)}</text>`);
    y += size * 1.3;
  };
  for (const line of broken(told.title, 44)) say(line, 40, 700);
  const [first] = told.board;
  if (first !== undefined) {
    const { box } = first;
    const tall = Math.min(800, ((WIDTH - 2 * EDGE) * box.height) / Math.max(1, box.width));
    parts.push(`<rect x="${EDGE}" y="${y - 14}" width="${WIDTH - 2 * EDGE}" height="${tall}" fill="#171938"/><svg x="${EDGE}" y="${y - 14}" width="${WIDTH - 2 * EDGE}" height="${tall}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${told.board.map((one) => one.svg).join("")}</svg>`);
    y += tall + 20;
  }
  parts.push(`<g transform="translate(${EDGE} ${y})"><rect width="${WIDTH - 2 * EDGE}" height="${COURSE}" fill="#fffaf0" stroke="#b79a68"/>`);
  for (const line of told.lines) parts.push(`<path d="${safe(line.path)}" fill="none" stroke="${safe(line.ink)}" stroke-width="4" stroke-dasharray="${safe(line.dash)}" stroke-linejoin="round"/>`);
  parts.push("</g>");
  y += COURSE + 34;
  let x = EDGE;
  for (const line of told.lines) {
    parts.push(`<path d="M${x} ${y - 8}h44" stroke="${safe(line.ink)}" stroke-width="5" stroke-dasharray="${safe(line.dash)}"/><text x="${x + 52}" y="${y}" font-size="22" fill="#2b1f3d">${safe(line.name)}</text>`);
    x += 80 + line.name.length * 12;
  }
  y += 44;
  for (const turn of told.turns) for (const [at, line] of broken(turn).entries()) say(`${at === 0 ? "• " : "   "}${line}`, 23);
  y += 14;
  for (const award of told.awards) for (const [at, line] of broken(`${award.name}: ${award.words}`).entries()) say(`${at === 0 ? "★".repeat(award.stars) : "    "} ${line}`, 23, at === 0 ? 700 : 400, "#733a00");
  y += 14;
  say(told.foot, 18, 400, "#5a4a66");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${Math.ceil(y + 20)}" viewBox="0 0 ${WIDTH} ${Math.ceil(y + 20)}" font-family="Alegreya Sans, Segoe UI, sans-serif"><rect width="100%" height="100%" fill="#f6e8cb"/>${parts.join("")}</svg>`;
}

/** The same on paper: a page of its own while the browser prints. */
export function print(svg: string): void {
  const page = document.createElement("div");
  page.className = "on-paper";
  page.append(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement);
  document.body.append(page);
  window.addEventListener("afterprint", () => page.remove(), { once: true });
  window.print();
}

/** The same as a PNG. */
export async function png(svg: string): Promise<Blob> {
  const picture = new Image();
  const size = /width="(\d+)" height="(\d+)"/.exec(svg);
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  picture.src = address;
  await picture.decode().finally(() => URL.revokeObjectURL(address));
  const canvas = document.createElement("canvas");
  canvas.width = Number(size?.[1] ?? WIDTH);
  canvas.height = Number(size?.[2] ?? WIDTH);
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/png"));
}
