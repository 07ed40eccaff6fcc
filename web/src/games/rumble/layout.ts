/** Where everything lies on the sheet: cards on their grid, the line of the fallen, and how a crowd shares a room. */
import type { Piece, Place } from "../../wire";
import { type Side, SIDES } from "./doors";
import type { Ground, RoomCard } from "./wire";

export interface Point {
  readonly x: number;
  readonly y: number;
}
export const CELL = 200;
const MARGIN = 36;
/** A place in the line of the fallen before scaling. */
const SLOT_W = 88;
const SLOT_H = 112;

export interface Room extends Point {
  readonly place: Place;
  readonly turn: number;
  readonly doors: readonly Side[];
  readonly open: readonly Side[];
}
export interface Slot extends Point {
  readonly k: number;
}
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}
export interface Plan {
  readonly w: number;
  readonly h: number;
  readonly rooms: ReadonlyMap<string, Room>;
  readonly slots: readonly Slot[];
  readonly line: Box;
  /** Big gaps between the cards, for something to look at. */
  readonly hollows: readonly (Box & { readonly house: boolean })[];
  /** Pixels of one unit when the whole sheet is shown. */
  readonly scale: number;
}

interface Cell extends Point {
  readonly place: Place;
  readonly card: RoomCard;
}
interface Shape {
  readonly cells: readonly Cell[];
  readonly cols: number;
  readonly rows: number;
  readonly turned: boolean;
}

const GAP = 0.36;

function size(cells: readonly Cell[]): { cols: number; rows: number } {
  return { cols: Math.max(...cells.map((c) => c.x)) + 1, rows: Math.max(...cells.map((c) => c.y)) + 1 };
}

function floorsOf(board: Ground): Cell[][] {
  const cards = new Map(board.chart.rooms.map((card) => [card.room, card]));
  const kinds = [...new Set(board.places.map((p) => p.kind))];
  return kinds.map((kind) => {
    const own = board.places.filter((p) => p.kind === kind);
    const left = Math.min(...own.map((p) => p.x));
    const top = Math.min(...own.map((p) => p.y));
    return own.map((place) => {
      const card = cards.get(place.id);
      if (card === undefined) throw new Error(`no card of the room ${place.id}`);
      return { place, card, x: place.x - left, y: place.y - top };
    });
  });
}

/** The ways in which the floors may lie: side by side or one below the other, upright or turned by a quarter. */
function shapes(board: Ground): Shape[] {
  const out: Shape[] = [];
  const flat = floorsOf(board);
  for (const turned of [false, true]) {
    const floors = flat.map((cells) => {
      const { rows } = size(cells);
      return turned ? cells.map((c) => ({ ...c, x: rows - 1 - c.y, y: c.x })) : cells;
    });
    for (const stacked of floors.length > 1 ? [false, true] : [false]) {
      const cells: Cell[] = [];
      let at = 0;
      const sizes = floors.map(size);
      const most = Math.max(...sizes.map((s) => (stacked ? s.cols : s.rows)));
      floors.forEach((floor, i) => {
        const { cols, rows } = sizes[i] as { cols: number; rows: number };
        const aside = (most - (stacked ? cols : rows)) / 2;
        for (const c of floor) cells.push({ ...c, x: c.x + (stacked ? aside : at), y: c.y + (stacked ? at : aside) });
        at += (stacked ? rows : cols) + GAP;
      });
      out.push({ cells, cols: stacked ? most : at - GAP, rows: stacked ? at - GAP : most, turned });
    }
  }
  return out;
}

/** The rectangles of whole cells without a card, the biggest first. */
function holes(shape: Shape): Box[] {
  const taken = new Set(shape.cells.map((c) => `${c.x},${c.y}`));
  const out: Box[] = [];
  const xs = Math.round(shape.cols);
  const ys = Math.round(shape.rows);
  for (let y = 0; y < ys; y++)
    for (let x = 0; x < xs; x++)
      for (let h = 1; y + h <= shape.rows; h++)
        for (let w = 1; x + w <= shape.cols; w++) {
          if (w * h < 2) continue;
          let free = true;
          for (let i = 0; i < w * h && free; i++) free = !taken.has(`${x + (i % w)},${y + Math.floor(i / w)}`);
          // floors that lie between the columns of the grid
          if (free) free = shape.cells.every((c) => c.x + 1 <= x || c.x >= x + w || c.y + 1 <= y || c.y >= y + h);
          if (free) out.push({ x, y, w, h });
        }
  return out.sort((a, b) => b.w * b.h - a.w * a.h).slice(0, 12);
}

const apart = (a: Box, b: Box): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

/** Gaps of two by two cells and more where nothing lies, each one once. */
function hollowsOf(shape: Shape, line: Box): (Box & { house: boolean })[] {
  const out: (Box & { house: boolean })[] = [];
  const taken = shape.cells.map((c) => ({ x: MARGIN + c.x * CELL, y: MARGIN + c.y * CELL, w: CELL, h: CELL }));
  const edge = { x: MARGIN + shape.cols * CELL, y: MARGIN + shape.rows * CELL };
  for (const first of shape.cells) {
    const x = MARGIN + (first.x + 1) * CELL;
    const y = MARGIN + first.y * CELL;
    const box = { x, y, w: 2 * CELL, h: 2 * CELL };
    if (x + box.w > edge.x + 1 || y + box.h > edge.y + 1) continue;
    if ([...taken, line, ...out].every((other) => apart(box, other))) out.push({ ...box, house: first.place.kind === "house" });
  }
  return out;
}

interface Fit {
  readonly score: number;
  readonly plan: () => Plan;
}

function turnSide(side: Side, by: number): Side {
  return SIDES[(SIDES.indexOf(side) + by) % 4] as Side;
}

function roomsOf(shape: Shape): Map<string, Room> {
  const at = new Map(shape.cells.map((c) => [`${c.x.toFixed(2)},${c.y.toFixed(2)}`, c]));
  const by = shape.turned ? 1 : 0;
  const out = new Map<string, Room>();
  for (const c of shape.cells) {
    const doors = c.card.doors.map((side) => turnSide(side, by));
    const open = doors.filter((side) => {
      const i = SIDES.indexOf(side);
      const other = at.get(`${(c.x + [0, 1, 0, -1][i]!).toFixed(2)},${(c.y + [-1, 0, 1, 0][i]!).toFixed(2)}`);
      return other !== undefined && c.place.next.includes(other.place.id);
    });
    out.set(c.place.id, { place: c.place, x: MARGIN + (c.x + 0.5) * CELL, y: MARGIN + (c.y + 0.5) * CELL, turn: (c.card.turn + by) % 4, doors, open });
  }
  return out;
}

/** Places of the line inside a box, row by row as one reads. */
function slotsIn(box: Box, across: number, count: number, k: number): Slot[] {
  const rows = Math.ceil(count / across);
  const out: Slot[] = [];
  for (let i = 0; i < count; i++) {
    const row = Math.floor(i / across);
    const col = i % across;
    out.push({ x: box.x + box.w / 2 + (col - (across - 1) / 2) * SLOT_W * k, y: box.y + box.h / 2 + (row - rows / 2) * SLOT_H * k + 83 * k, k });
  }
  return out;
}

/** The best way to lay the dungeon and the line of the fallen into a window. */
export function plan(board: Ground, count: number, width: number, height: number): Plan {
  const fits: Fit[] = [];
  for (const shape of shapes(board)) {
    const w = shape.cols * CELL + 2 * MARGIN;
    const h = shape.rows * CELL + 2 * MARGIN;
    const add = (fullW: number, fullH: number, box: Box, across: number, k: number): void => {
      const scale = Math.min(width / fullW, height / fullH);
      const score = (scale * CELL + 0.3 * Math.min(105, SLOT_H * k * scale)) * (shape.turned ? 0.93 : 1);
      fits.push({ score, plan: () => ({ w: fullW, h: fullH, rooms: roomsOf(shape), slots: slotsIn(box, across, count, k), line: box, hollows: hollowsOf(shape, box), scale }) });
    };
    for (let n = 1; n <= 6; n++) {
      const other = Math.ceil(count / n);
      // below
      let k = Math.min(1.6, (w - 2 * MARGIN - 20) / (other * SLOT_W));
      if (k >= 0.5) {
        const deep = n * SLOT_H * k + 16;
        add(w, h + deep + MARGIN * 0.6, { x: MARGIN, y: h - 6, w: w - 2 * MARGIN, h: deep }, other, k);
      }
      // beside
      k = Math.min(1.6, (h - 2 * MARGIN - 20) / (other * SLOT_H));
      if (k >= 0.5) {
        const broad = n * SLOT_W * k + 24;
        add(w + broad + MARGIN * 0.6, h, { x: w - 6, y: MARGIN, w: broad, h: h - 2 * MARGIN }, n, k);
      }
    }
    for (const hole of holes(shape))
      for (let across = 1; across <= 8; across++) {
        const k = Math.min(1.25, (hole.w * CELL - 36) / (across * SLOT_W), (hole.h * CELL - 36) / (Math.ceil(count / across) * SLOT_H));
        if (k < 0.62) continue;
        add(w, h, { x: MARGIN + hole.x * CELL + 12, y: MARGIN + hole.y * CELL + 12, w: hole.w * CELL - 24, h: hole.h * CELL - 24 }, across, k);
      }
  }
  let best = fits[0] as Fit;
  for (const fit of fits) if (fit.score > best.score) best = fit;
  return best.plan();
}

/** Pixels of a button in a corner, with its margin. */
const BUTTON = 56;

/** Is there a corner of the window in which neither a room nor the line lies? */
function cornered(sheet: Plan, width: number, height: number): boolean {
  const k = Math.min(width / sheet.w, height / sheet.h);
  const [x, y, size] = [(width / k - sheet.w) / -2, (height / k - sheet.h) / -2, BUTTON / k];
  const boxes = [sheet.line, ...[...sheet.rooms.values()].map((room) => ({ x: room.x - CELL / 2, y: room.y - CELL / 2, w: CELL, h: CELL }))];
  const corners = [0, 1].flatMap((right) => [0, 1].map((low) => ({ x: x + right * (width / k - size), y: y + low * (height / k - size), w: size, h: size })));
  return corners.some((corner) => boxes.every((box) => apart(corner, box)));
}

/** The best way that covers nobody: where every corner is full, the last place of the line stays empty for the buttons of the lens. */
export function roomy(board: Ground, count: number, width: number, height: number): Plan {
  const sheet = plan(board, count, width, height);
  if (cornered(sheet, width, height)) return sheet;
  const more = plan(board, count + 1, width, height);
  return { ...more, slots: more.slots.slice(0, count) };
}

export interface Standing extends Point {
  readonly piece: Piece;
  readonly size: number;
}

/** Where each of n characters stands in a room: feet, back row first. */
export function fan(n: number): { readonly size: number; readonly spots: readonly Point[] } {
  if (n <= 0) return { size: 1, spots: [] };
  if (n === 1) return { size: 0.98, spots: [{ x: 0, y: 52 }] };
  if (n === 2) return { size: 0.82, spots: [{ x: -41, y: 46 }, { x: 41, y: 50 }] };
  if (n === 3) return { size: 0.7, spots: [{ x: 0, y: 4 }, { x: -44, y: 56 }, { x: 44, y: 56 }] };
  const per = n <= 4 ? 2 : n <= 9 ? 3 : n <= 12 ? 4 : 6;
  const rows = Math.ceil(n / per);
  const step = 150 / per;
  const size = n <= 4 ? 0.64 : n <= 6 ? 0.54 : n <= 9 ? 0.48 : n <= 12 ? 0.45 : 0.31;
  const deep = rows === 2 ? 58 : rows === 3 ? 46 : 36;
  const spots: Point[] = [];
  for (let i = 0; i < n; i++) {
    const row = Math.floor(i / per);
    const inRow = Math.min(per, n - row * per);
    const shift = rows > 1 && inRow === per ? (row % 2 ? 5 : -5) : 0;
    spots.push({ x: ((i % per) - (inRow - 1) / 2) * step + shift, y: 62 - (rows - 1 - row) * deep });
  }
  return { size, spots };
}

/** Every piece with the spot where it stands; what is still in the box stands nowhere. */
export function standings(pieces: readonly Piece[], sheet: Plan): Standing[] {
  const out: Standing[] = [];
  const byRoom = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (sheet.rooms.has(piece.at)) byRoom.set(piece.at, [...(byRoom.get(piece.at) ?? []), piece]);
    else {
      const number = piece.at.startsWith("out-") ? Number(piece.at.slice(4)) - 1 : piece.at === "free" ? sheet.slots.length - 1 : -1;
      const slot = sheet.slots[number];
      if (!slot) continue;
      if (piece.kind === "chest") out.push({ piece, x: slot.x + 26 * slot.k, y: slot.y + 4, size: 0.42 * slot.k });
      else out.push({ piece, x: slot.x, y: slot.y, size: 0.58 * slot.k });
    }
  }
  for (const [id, here] of byRoom) {
    const room = sheet.rooms.get(id) as Room;
    const folk = here.filter((p) => p.kind !== "chest");
    const chest = here.find((p) => p.kind === "chest");
    const { size: grown, spots } = fan(folk.length);
    const aside = chest && folk.length === 1 ? -24 : 0;
    folk.forEach((piece, i) => {
      const spot = spots[i] as Point;
      const up = chest && folk.length > 1 ? -20 : 0;
      out.push({ piece, x: room.x + spot.x + aside, y: room.y + spot.y + up, size: grown * (chest && folk.length > 1 ? 0.92 : 1) });
    });
    if (chest) {
      const n = folk.length;
      out.push(n === 0 ? { piece: chest, x: room.x, y: room.y + 34, size: 1.15 } : n === 1 ? { piece: chest, x: room.x + 48, y: room.y + 66, size: 0.86 } : { piece: chest, x: room.x, y: room.y + 70, size: n > 4 ? 0.56 : 0.66 });
    }
  }
  return out;
}

/** The way of a piece across the cards: through the door between two rooms, else straight. */
export function way(sheet: Plan, from: string, to: string): Point[] {
  const a = sheet.rooms.get(from);
  const b = sheet.rooms.get(to);
  if (!a || !b) return [];
  const near = Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < CELL * 1.1;
  return near ? [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + 20 }] : [{ x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) - 30 }];
}

/** About as wide as letters are high, for names of usual letters. */
const LETTER = 0.5;

/**
 * A name in the lines in which it fits this width at this size of letters: one if it can be, two words one below the
 * other if it must be shown, and none if it does not fit.
 */
export function nameLines(name: string, size: number, width: number, must: boolean): readonly string[] {
  const fits = (line: string): boolean => line.length * LETTER * size <= width;
  if (fits(name)) return [name];
  if (!must) return [];
  const words = name.split(" ");
  let best: readonly string[] = [name];
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
    const widest = (all: readonly string[]): number => Math.max(...all.map((line) => line.length));
    if (widest(lines) < widest(best)) best = lines;
  }
  return best;
}
