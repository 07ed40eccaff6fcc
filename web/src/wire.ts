// Written by `python -m lamplight.server.typescript` from server/wire.py and core/view.py. Do not edit.


/** The still part of the table: its places and its name. */
export interface Board<C extends Chart | null = Chart | null> {
  readonly id: string;
  readonly places: readonly Place[];
  readonly chart: C;
}

/** A place of the board; these never change during a match and are sent once. marks are words of the game, as in Piece; what has a value of its own stands in the chart of the board. */
export interface Place {
  readonly id: string;
  readonly kind: string;
  readonly label: Text;
  readonly x: number;
  readonly y: number;
  readonly next: readonly string[];
  readonly landmark: string;
  readonly marks: readonly string[];
}

/** A message id with arguments; an argument that is itself a Text is formatted first. */
export interface Text {
  readonly id: string;
  readonly args: Readonly<Record<string, number | string | Text>>;
}

/** What is printed on a board beyond what places of all games have; a game that needs it has its own. Like Tableau and Detail it is sent as it is, every field of it: core knows only that it is there. Games keep theirs in games/<game>/tableau.py; web/src/games/<game>/wire.ts is generated from that. */
export type Chart = object;

/** Something that happened, as one log line and one movement on the board. dice are the faces that were rolled just now, as they lie; everything else that has a number is in detail. audience None is everybody; else only these seats may learn of it. */
export interface Event<D extends Detail | null = Detail | null> {
  readonly kind: string;
  readonly text: Text;
  readonly rule: string;
  readonly piece: string;
  readonly path: readonly string[];
  readonly dice: readonly number[];
  readonly seat: number | null;
  readonly audience: readonly number[] | null;
  readonly detail: D;
}

/** The numbers of an event under their names; every game has its own, and `what` tells them apart. */
export type Detail = { readonly what: string };

/** Why an action is not allowed: the rule that forbids it, in words, with the pieces it is about. */
export interface Refusal {
  readonly rule: string;
  readonly message: Text;
  readonly pieces: readonly string[];
}

/** All that one seat (or a stranger at the window) may see of the game at one moment. beside says in words what lies beside the board, for tables without a drawing; own names what only this seat may know. */
export interface TableView<T extends Tableau | null = Tableau | null> {
  readonly game: string;
  readonly turn: number;
  readonly actor: number;
  readonly pieces: readonly Piece[];
  readonly prompt: Prompt | null;
  readonly tableau: T;
  readonly outcome: Outcome | null;
  readonly beside: readonly Text[];
  readonly own: readonly Text[];
}

/** A piece on the table, or a heap of equal ones: where it is, whose it is, and what holds for it now. marks are words of the game, each of which holds or does not ("held"); their order means nothing. */
export interface Piece {
  readonly id: string;
  readonly kind: string;
  readonly at: string;
  readonly label: Text;
  readonly seat: number | null;
  readonly marks: readonly string[];
  readonly count: number;
}

/** The question put to a seat; only that seat gets the options, and everybody where all decide together. */
export interface Prompt {
  readonly seat: number;
  readonly ask: Text;
  readonly options: readonly Option[];
}

/** One legal action: its notation, its label, all that it touches, and what it would do. */
export interface Option {
  readonly do: string;
  readonly label: Text;
  readonly touches: readonly string[];
  readonly effects: readonly Effect[];
}

/** One thing an option would do, for the preview: a piece comes to a place, perhaps in a special way. */
export interface Effect {
  readonly piece: string;
  readonly to: string;
  readonly how: string;
  readonly note: Text | null;
  readonly via: readonly string[];
}

/** Dice, scores and other things beside the board; every game has its own, in the words of its rulebook. */
export type Tableau = object;

/** The end of a game: the result of every seat, the reason, and the rule behind it. */
export interface Outcome {
  readonly reason: string;
  readonly rule: string;
  readonly message: Text;
  readonly seats: readonly SeatResult[];
}

/** What a seat got: whether it won, its share of the win in [0, 1], and why. */
export interface SeatResult {
  readonly won: boolean;
  readonly share: number;
  readonly message: Text;
}

/** A seat as the lobby asks for it. */
export interface NewSeat {
  readonly kind: "bot" | "here" | "paused" | "remote";
  readonly name?: string;
  readonly bot?: string;
}

/** POST /api/tables */
export interface NewTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly seats?: readonly NewSeat[];
}

/** What the holder of a seat must keep: its token, its three words; for an open seat the invitation. */
export interface SeatKeys {
  readonly seat: number;
  readonly token: string;
  readonly words: string;
  readonly invite: string;
}

/** The answer to NewTable: keys of the seats that are here, invitations for the remote ones. */
export interface Created {
  readonly table: string;
  readonly seats: readonly SeatKeys[];
}

/** POST /api/tables/{id}/claim: exchanges an invitation for a seat. Once only. key is a secret that the claimant makes up: if the answer is lost on its way, the same key gets it again. */
export interface Claim {
  readonly invite: string;
  readonly name?: string;
  readonly key?: string;
}

/** POST /api/tables/{id}/recover: three words for a fresh token of that seat. */
export interface Recover {
  readonly words: string;
}

/** POST /api/phone: a short code for the seat that it lends to this phone. Once only. */
export interface PhoneClaim {
  readonly code: string;
}

/** The answer to PhoneClaim: a token that holds the seat as long as the phone is there. */
export interface Lent {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
}

/** POST /api/games/{game}/check: would a table with these options do? Nothing is created. */
export interface CheckOptions {
  readonly options?: Readonly<Record<string, string>>;
  readonly seats?: number;
}

/** The answer to CheckOptions: every fault, or the board as it would lie. */
export interface Checked {
  readonly faults: readonly Text[];
  readonly board: Board | null;
}

/** GET /api/where: where devices of the home network reach this server; nowhere if it is not open to them. */
export interface Where {
  readonly addresses: readonly string[];
}

/** Every HTTP error: what is wrong and what to do, as a message of the catalogue. */
export interface Fault {
  readonly error: Text;
  readonly more: readonly Text[];
}

/** First message: the tokens of the seats this device holds; none is a stranger at the window. */
export interface Hello {
  readonly t: "hello";
  readonly tokens?: readonly string[];
  readonly v?: number;
}

/** Answer the prompt of version `prompt` with an action; `key` makes it count once. */
export interface Act {
  readonly t: "act";
  readonly key: string;
  readonly seat: number;
  readonly prompt: number;
  readonly do: string;
}

/** Ask why nothing that touches all of these is legal. */
export interface Why {
  readonly t: "why";
  readonly key: string;
  readonly seat: number;
  readonly touches: readonly string[];
}

/** Ask what a strong bot would do in this seat. */
export interface AskAdvice {
  readonly t: "advice";
  readonly key: string;
  readonly seat: number;
}

/** Take back this seat's last decision; free until luck was used, else a question to all. */
export interface Undo {
  readonly t: "undo";
  readonly key: string;
  readonly seat: number;
  readonly prompt: number;
}

/** Answer the question of this id; with no, whoever asked takes it back. */
export interface Answer {
  readonly t: "answer";
  readonly key: string;
  readonly seat: number;
  readonly question: string;
  readonly yes: boolean;
}

/** Change who plays a seat, or its name. A seat without a holder may be changed by any seated device. In a game with secrets all others are asked before somebody gets into such a seat; `by` is the seat that asks (none: the first one of the device). */
export interface ChangeSeat {
  readonly t: "seat";
  readonly key: string;
  readonly seat: number;
  readonly kind: "bot" | "here" | "paused" | "remote";
  readonly name?: string;
  readonly bot?: string;
  readonly by?: number | null;
}

/** Ask for a fresh invitation to an open remote seat. */
export interface NewInvite {
  readonly t: "invite";
  readonly key: string;
  readonly seat: number;
}

/** Show this seat's own view now, on a device that several share. */
export interface Look {
  readonly t: "look";
  readonly key: string;
  readonly seat: number;
}

/** Ask for a short code with which a phone may take over this seat. */
export interface LendSeat {
  readonly t: "lend";
  readonly key: string;
  readonly seat: number;
}

/** A phone gives its seat back to the shared device. */
export interface PutAway {
  readonly t: "put-away";
  readonly key: string;
  readonly seat: number;
}

/** Write this seat's notebook anew; only this seat ever reads it before the end. */
export interface Note {
  readonly t: "note";
  readonly key: string;
  readonly seat: number;
  readonly marks?: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** Propose to everybody something that only all together may do ("call"). */
export interface Propose {
  readonly t: "propose";
  readonly key: string;
  readonly seat: number;
  readonly prompt: number;
  readonly do: string;
}

/** Propose to whoever decides one of the options of the prompt, or point at a piece or a place. With neither the seat takes its proposal back. A seat has one proposal at a time; the next prompt ends it. */
export interface Suggest {
  readonly t: "suggest";
  readonly key: string;
  readonly seat: number;
  readonly prompt: number;
  readonly do?: string;
  readonly at?: string;
}

/** After the end: the same people and options at a new table. */
export interface Rematch {
  readonly t: "rematch";
  readonly key: string;
}

/** What everybody may know of a seat. */
export interface SeatInfo {
  readonly seat: number;
  readonly colour: string;
  readonly kind: "bot" | "here" | "paused" | "remote";
  readonly name: string;
  readonly bot: string;
  readonly open: boolean;
  readonly present: boolean;
  readonly phone: boolean;
}

/** Something that is asked of all: who asks, the seats still to answer, and how it is put (yes and no by default). Every answer names the id. The next step ends the question. */
export interface Question {
  readonly id: string;
  readonly kind: "motion" | "seat" | "take-back";
  readonly seat: number;
  readonly waiting: readonly number[];
  readonly text: Text;
  readonly why: Text | null;
  readonly yes: Text | null;
  readonly no: Text | null;
}

/** What a seat proposes to whoever decides: an option (do), or a piece or place to look at (at). */
export interface Suggestion {
  readonly seat: number;
  readonly do: string;
  readonly at: string;
}

/** A seat's marks and words. */
export interface Notebook {
  readonly seat: number;
  readonly marks: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The frame around the game: seats, options, luck's commitment, what is asked of all. together: everybody sees the options of whoever decides, and may propose one (suggest). */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules_version: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatInfo[];
  readonly commitment: string;
  readonly over: boolean;
  readonly question: Question | null;
  readonly watchers: number;
  readonly seed: string;
  readonly secrets: boolean;
  readonly motions: readonly string[];
  readonly together: boolean;
}

/** One event of the history with the version it led to. */
export interface LogLine {
  readonly v: number;
  readonly event: Event;
}

/** Everything from scratch: the answer to hello, or after an undo. undo_seat is the seat of this device that decided last, if any; taking back is free if undoable, else all others are asked. */
export interface Sync {
  readonly t: "sync";
  readonly v: number;
  readonly mine: readonly number[];
  readonly table: TableInfo;
  readonly board: Board;
  readonly view: TableView;
  readonly seat: number | null;
  readonly log: readonly LogLine[];
  readonly notes: readonly Notebook[];
  readonly shared: boolean;
  readonly undoable: boolean;
  readonly undo_seat: number | null;
  readonly suggestions: readonly Suggestion[];
}

/** The game went on to version v; `ack` is the key of this device's own act, now on disk. Nothing is suggested yet. board is sent when the still part of the table has changed; shared says that the view is that of a device which several seats share: it holds no secret, and `look` shows one seat its own. */
export interface Step {
  readonly t: "step";
  readonly v: number;
  readonly events: readonly Event[];
  readonly view: TableView;
  readonly seat: number | null;
  readonly board: Board | null;
  readonly shared: boolean;
  readonly ack: string;
  readonly undoable: boolean;
  readonly undo_seat: number | null;
}

/** The frame changed: a seat, a presence, a question. */
export interface Table {
  readonly t: "table";
  readonly table: TableInfo;
  readonly mine: readonly number[];
}

/** The command took effect and is on disk (ok), or had done so before (duplicate). */
export interface Ack {
  readonly t: "ack";
  readonly key: string;
  readonly result: "duplicate" | "ok";
  readonly v: number;
}

/** The command is against a rule; nothing changed. */
export interface Refused {
  readonly t: "refused";
  readonly key: string;
  readonly refusal: Refusal;
}

/** The command answers an older prompt; the newest version is v. */
export interface Stale {
  readonly t: "stale";
  readonly key: string;
  readonly v: number;
}

/** Too much at once; try again after `wait` milliseconds. */
export interface Limited {
  readonly t: "limited";
  readonly key: string;
  readonly wait: number;
  readonly message: Text;
}

/** The command could not be carried out or kept; nothing changed. key is empty if it could not be read. */
export interface Failed {
  readonly t: "failed";
  readonly key: string;
  readonly message: Text;
}

/** The answer to why. */
export interface Because {
  readonly t: "because";
  readonly key: string;
  readonly refusals: readonly Refusal[];
}

/** What a strong bot would do, and why. */
export interface Advice {
  readonly t: "advice";
  readonly key: string;
  readonly do: string;
  readonly label: Text;
  readonly reason: Text;
}

/** What came of the question that this seat asked; text says it where nothing was done. */
export interface Settled {
  readonly t: "settled";
  readonly question: string;
  readonly seat: number;
  readonly result: "agreed" | "declined" | "lapsed" | "withdrawn";
  readonly text: Text | null;
}

/** A fresh invitation to an open seat; here: this device asked for the seat itself. It answers a command, or comes when all have agreed to the question that this device asked. */
export interface Invitation {
  readonly t: "invitation";
  readonly key: string;
  readonly seat: number;
  readonly invite: string;
  readonly here: boolean;
  readonly question: string;
}

/** The answer to look: the seat's own view and notebook; to be forgotten when the person looks away. */
export interface Looked {
  readonly t: "looked";
  readonly key: string;
  readonly seat: number;
  readonly view: TableView;
  readonly notes: Notebook | null;
}

/** The notebooks that this device may read, written on another device of the same seat. */
export interface Notes {
  readonly t: "notes";
  readonly notes: readonly Notebook[];
}

/** All that is proposed to whoever decides at version v, the newest last. */
export interface Suggestions {
  readonly t: "suggestions";
  readonly v: number;
  readonly made: readonly Suggestion[];
}

/** The answer to lend: type it, or scan it as a link, on the phone. */
export interface Code {
  readonly t: "code";
  readonly key: string;
  readonly seat: number;
  readonly code: string;
}

/** The people of this table go on at another one; the keys of this device's seats there. */
export interface Moved {
  readonly t: "moved";
  readonly table: string;
  readonly seats: readonly SeatKeys[];
}

/** What a lobby needs to know of a game. The last three are what the game says elsewhere (Game.suited, Game.secrets, its catalogues), gathered by the server. names: what the game is called, by language. */
export interface GameInfo {
  readonly id: string;
  readonly name: Text;
  readonly tagline: Text;
  readonly rules_version: number;
  readonly min_seats: number;
  readonly max_seats: number;
  readonly options: readonly OptionSpec[];
  readonly bots: readonly Choice[];
  readonly colours: readonly string[];
  readonly suited: readonly Suited[];
  readonly secrets: boolean;
  readonly names: Readonly<Record<string, string>>;
}

/** An option of a game as the lobby and the command line offer it; the first choice is the default. free: a value of one's own is allowed too; the game checks it. */
export interface OptionSpec {
  readonly name: string;
  readonly label: Text;
  readonly choices: readonly Choice[];
  readonly variant: boolean;
  readonly free: boolean;
}

/** One value that a game's option may take. */
export interface Choice {
  readonly value: string;
  readonly label: Text;
}

/** The options that this many seats need because the defaults do not do for them. */
export interface Suited {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
}

export type FromClient = Hello | Act | Why | AskAdvice | Undo | Propose | Answer | ChangeSeat | NewInvite | Rematch | Look | LendSeat | PutAway | Note | Suggest;

export type FromServer = Sync | Step | Table | Ack | Refused | Stale | Limited | Failed | Because | Advice | Settled | Invitation | Moved | Looked | Code | Notes | Suggestions;

export type SeatKind = "bot" | "here" | "paused" | "remote";

/** Every struct that the server may send, by name. */
export interface Named {
  Board: Board;
  Place: Place;
  Text: Text;
  Event: Event;
  Refusal: Refusal;
  TableView: TableView;
  Piece: Piece;
  Prompt: Prompt;
  Option: Option;
  Effect: Effect;
  Outcome: Outcome;
  SeatResult: SeatResult;
  SeatKeys: SeatKeys;
  Created: Created;
  Lent: Lent;
  Checked: Checked;
  Where: Where;
  Fault: Fault;
  SeatInfo: SeatInfo;
  Question: Question;
  Suggestion: Suggestion;
  Notebook: Notebook;
  TableInfo: TableInfo;
  LogLine: LogLine;
  Sync: Sync;
  Step: Step;
  Table: Table;
  Ack: Ack;
  Refused: Refused;
  Stale: Stale;
  Limited: Limited;
  Failed: Failed;
  Because: Because;
  Advice: Advice;
  Settled: Settled;
  Invitation: Invitation;
  Looked: Looked;
  Notes: Notes;
  Suggestions: Suggestions;
  Code: Code;
  Moved: Moved;
  GameInfo: GameInfo;
  OptionSpec: OptionSpec;
  Choice: Choice;
  Suited: Suited;
}

const TAGS: Readonly<Record<string, string>> = {
  "sync": "Sync",
  "step": "Step",
  "table": "Table",
  "ack": "Ack",
  "refused": "Refused",
  "stale": "Stale",
  "limited": "Limited",
  "failed": "Failed",
  "because": "Because",
  "advice": "Advice",
  "settled": "Settled",
  "invitation": "Invitation",
  "looked": "Looked",
  "notes": "Notes",
  "suggestions": "Suggestions",
  "code": "Code",
  "moved": "Moved",
};

const SHAPES: Readonly<Record<string, Shape>> = {
  Board: [["places", "Place", null], ["chart", "", "null"]],
  Place: [["label", "Text", null], ["next", "", "[]"], ["landmark", "", "\"\""], ["marks", "", "[]"]],
  Text: [["args", "*Text", "{}"]],
  Event: [["text", "Text", null], ["rule", "", "\"\""], ["piece", "", "\"\""], ["path", "", "[]"], ["dice", "", "[]"], ["seat", "", "null"], ["audience", "", "null"], ["detail", "", "null"]],
  Refusal: [["message", "Text", null], ["pieces", "", "[]"]],
  TableView: [["pieces", "Piece", null], ["prompt", "Prompt", "null"], ["tableau", "", "null"], ["outcome", "Outcome", "null"], ["beside", "Text", "[]"], ["own", "Text", "[]"]],
  Piece: [["label", "Text", null], ["seat", "", "null"], ["marks", "", "[]"], ["count", "", "1"]],
  Prompt: [["ask", "Text", null], ["options", "Option", "[]"]],
  Option: [["label", "Text", null], ["touches", "", "[]"], ["effects", "Effect", "[]"]],
  Effect: [["how", "", "\"walk\""], ["note", "Text", "null"], ["via", "", "[]"]],
  Outcome: [["message", "Text", null], ["seats", "SeatResult", null]],
  SeatResult: [["message", "Text", null]],
  SeatKeys: [["token", "", "\"\""], ["words", "", "\"\""], ["invite", "", "\"\""]],
  Created: [["seats", "SeatKeys", null]],
  Checked: [["faults", "Text", "[]"], ["board", "Board", "null"]],
  Fault: [["error", "Text", null], ["more", "Text", "[]"]],
  SeatInfo: [["name", "", "\"\""], ["bot", "", "\"\""], ["open", "", "false"], ["present", "", "false"], ["phone", "", "false"]],
  Question: [["text", "Text", null], ["why", "Text", "null"], ["yes", "Text", "null"], ["no", "Text", "null"]],
  Suggestion: [["do", "", "\"\""], ["at", "", "\"\""]],
  Notebook: [["marks", "", "{}"], ["text", "", "\"\""]],
  TableInfo: [["seats", "SeatInfo", null], ["over", "", "false"], ["question", "Question", "null"], ["watchers", "", "0"], ["seed", "", "\"\""], ["secrets", "", "false"], ["motions", "", "[]"], ["together", "", "false"]],
  LogLine: [["event", "Event", null]],
  Sync: [["table", "TableInfo", null], ["board", "Board", null], ["view", "TableView", null], ["seat", "", "null"], ["log", "LogLine", "[]"], ["notes", "Notebook", "[]"], ["shared", "", "false"], ["undoable", "", "false"], ["undo_seat", "", "null"], ["suggestions", "Suggestion", "[]"]],
  Step: [["events", "Event", null], ["view", "TableView", null], ["seat", "", "null"], ["board", "Board", "null"], ["shared", "", "false"], ["ack", "", "\"\""], ["undoable", "", "false"], ["undo_seat", "", "null"]],
  Table: [["table", "TableInfo", null], ["mine", "", "[]"]],
  Refused: [["refusal", "Refusal", null]],
  Limited: [["message", "Text", null]],
  Failed: [["message", "Text", null]],
  Because: [["refusals", "Refusal", null]],
  Advice: [["label", "Text", null], ["reason", "Text", null]],
  Settled: [["text", "Text", "null"]],
  Invitation: [["here", "", "false"], ["question", "", "\"\""]],
  Looked: [["view", "TableView", null], ["notes", "Notebook", "null"]],
  Notes: [["notes", "Notebook", null]],
  Suggestions: [["made", "Suggestion", "[]"]],
  Moved: [["seats", "SeatKeys", null]],
  GameInfo: [["name", "Text", null], ["tagline", "Text", null], ["options", "OptionSpec", null], ["bots", "Choice", null], ["suited", "Suited", "[]"], ["secrets", "", "false"], ["names", "", "{}"]],
  OptionSpec: [["label", "Text", null], ["choices", "Choice", null], ["variant", "", "false"], ["free", "", "false"]],
  Choice: [["label", "Text", null]],
};

type Shape = readonly [field: string, type: string, fallback: string | null][];
type Json = { [field: string]: unknown };

function filled(value: unknown, type: string): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item) => filled(item, type));
  if (type.startsWith("*")) {
    const out: Json = {};
    for (const key of Object.keys(value)) out[key] = filled((value as Json)[key], type.slice(1));
    return out;
  }
  const shape = SHAPES[type];
  if (shape === undefined) return value;
  const out: Json = { ...(value as Json) };
  for (const [field, inner, fallback] of shape) {
    if (field in out) out[field] = filled(out[field], inner);
    else if (fallback !== null) out[field] = JSON.parse(fallback) as unknown;
  }
  return out;
}

/** A message of the websocket, with every field that was left out put back. */
export function read(text: string): FromServer {
  const value = JSON.parse(text) as { t: string };
  return filled(value, TAGS[value.t] ?? "") as FromServer;
}

/** An answer of the HTTP interface, with every field that was left out put back. */
export function readAs<K extends keyof Named>(name: K, value: unknown): Named[K] {
  return filled(value, name) as Named[K];
}
