// A slip of paper with the three words, as a picture to keep: drawn by the page, and nobody else gets it.
import { picture } from "../parts/qr.ts";

export interface Slip {
  readonly title: string;
  readonly game: string;
  readonly seats: readonly { readonly name: string; readonly words: string }[];
  readonly how: string;
  readonly table: string;
  readonly address: string;
  readonly file: string;
}

const WIDTH = 900;
const EDGE = 64;
const CODE = 210;
const SERIF = '"Alegreya", Georgia, serif';
const SANS = '"Alegreya Sans", "Segoe UI", sans-serif';
const INK = "#2b1f3d";
const SOFT = "#5a4a66";

/** Breaks a text into lines that are not wider than so much. */
export function lines(text: string, most: number, wide: (part: string) => number): string[] {
  const done: string[] = [];
  for (const word of text.split(" ")) {
    const last = done.at(-1);
    if (last !== undefined && wide(`${last} ${word}`) <= most) done[done.length - 1] = `${last} ${word}`;
    else done.push(word);
  }
  return done;
}

/** Draws the slip; how high it is stands in the canvas. */
export function drawSlip(canvas: HTMLCanvasElement, slip: Slip): void {
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("no canvas");
  const wide = (part: string): number => pen.measureText(part).width;
  pen.font = `400 30px ${SANS}`;
  const how = lines(slip.how, WIDTH - 2 * EDGE - CODE - 40, wide);
  const top = 190;
  const foot = top + slip.seats.length * 118;
  canvas.width = WIDTH;
  canvas.height = foot + Math.max(CODE, how.length * 38 + 90) + EDGE;

  const paper = pen.createLinearGradient(0, 0, 0, canvas.height);
  paper.addColorStop(0, "#fdf5e3");
  paper.addColorStop(1, "#ead6ae");
  pen.fillStyle = paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.strokeStyle = "#d9be8d";
  pen.lineWidth = 4;
  pen.setLineDash([14, 10]);
  pen.strokeRect(24, 24, canvas.width - 48, canvas.height - 48);
  pen.setLineDash([]);

  lantern(pen, EDGE + 26, 98);
  pen.textBaseline = "alphabetic";
  pen.fillStyle = INK;
  pen.font = `700 54px ${SERIF}`;
  pen.fillText(slip.title, EDGE + 80, 104);
  pen.fillStyle = SOFT;
  pen.font = `400 34px ${SANS}`;
  pen.fillText(slip.game, EDGE + 80, 146, WIDTH - 2 * EDGE - 80);

  slip.seats.forEach((seat, at) => {
    const y = top + at * 118;
    pen.fillStyle = SOFT;
    pen.font = `400 30px ${SANS}`;
    pen.fillText(seat.name, EDGE, y + 34, WIDTH - 2 * EDGE);
    pen.fillStyle = INK;
    pen.font = `700 58px ${SERIF}`;
    pen.fillText(seat.words, EDGE, y + 92, WIDTH - 2 * EDGE);
  });

  const code = picture(slip.address);
  const scale = CODE / code.size;
  pen.save();
  pen.translate(WIDTH - EDGE - CODE, foot + 10);
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, CODE, CODE);
  pen.scale(scale, scale);
  pen.fillStyle = "#000";
  pen.fill(new Path2D(code.path));
  pen.restore();

  pen.fillStyle = INK;
  pen.font = `400 30px ${SANS}`;
  how.forEach((line, at) => pen.fillText(line, EDGE, foot + 44 + at * 38));
  const end = foot + 44 + how.length * 38;
  pen.font = `700 30px ${SANS}`;
  pen.fillText(slip.table, EDGE, end + 14, WIDTH - 2 * EDGE - CODE - 40);
  pen.fillStyle = SOFT;
  pen.font = `400 24px ${SANS}`;
  pen.fillText(slip.address, EDGE, end + 52, WIDTH - 2 * EDGE - CODE - 40);
}

/** A lamp with its light. */
function lantern(pen: CanvasRenderingContext2D, x: number, y: number): void {
  const light = pen.createRadialGradient(x, y, 4, x, y, 58);
  light.addColorStop(0, "rgb(255 200 97 / 0.9)");
  light.addColorStop(1, "rgb(255 200 97 / 0)");
  pen.fillStyle = light;
  pen.beginPath();
  pen.arc(x, y, 58, 0, 2 * Math.PI);
  pen.fill();
  pen.strokeStyle = INK;
  pen.lineWidth = 5;
  pen.lineJoin = "round";
  pen.fillStyle = "#ffc861";
  pen.fillRect(x - 16, y - 14, 32, 34); // the glass
  pen.strokeRect(x - 16, y - 14, 32, 34);
  pen.beginPath(); // the handle
  pen.arc(x, y - 26, 10, 0, 2 * Math.PI);
  pen.stroke();
  pen.fillStyle = INK;
  pen.beginPath(); // the roof
  pen.moveTo(x - 8, y - 28);
  pen.lineTo(x + 8, y - 28);
  pen.lineTo(x + 24, y - 13);
  pen.lineTo(x - 24, y - 13);
  pen.closePath();
  pen.fill();
  pen.fillRect(x - 23, y + 19, 46, 9);
  pen.fillStyle = "#e2622a";
  pen.beginPath(); // the flame
  pen.moveTo(x, y - 8);
  pen.quadraticCurveTo(x + 12, y + 6, x, y + 15);
  pen.quadraticCurveTo(x - 12, y + 6, x, y - 8);
  pen.fill();
}

/** Gives the slip to whoever wants to keep it. */
export async function saveSlip(slip: Slip): Promise<void> {
  const canvas = document.createElement("canvas");
  drawSlip(canvas, slip);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob !== null) saved(blob, slip.file);
}

/** Lets the browser keep this as a file. */
export function saved(blob: Blob, file: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
