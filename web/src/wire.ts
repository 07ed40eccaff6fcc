// Written by `python -m lamplight.server.typescript` from server/wire.py and core/view.py. Do not edit.


/** A whole game, analysed. done: the part of the work behind these numbers, from 0 to 1. */
export interface Analysis {
  readonly format: number;
  readonly lamplight: string;
  readonly game: string;
  readonly rules: number;
  readonly content: string;
  readonly seats: number;
  readonly together: boolean;
  readonly finished: boolean;
  readonly seed: number;
  readonly playouts: number;
  readonly iterations: number;
  readonly done: number;
  readonly start: readonly number[];
  readonly moments: readonly Moment[];
  readonly accounts: readonly Account[];
  readonly turns: readonly Turn[];
  readonly awards: readonly Award[];
}

/** A ply: what was done, and every seat's chance after it with all known; error is the standard error of the change. known: the chances before the ply as the seat that decided could know them, where that is something else. */
export interface Moment {
  readonly by: number;
  readonly do: string;
  readonly value: readonly number[];
  readonly error: readonly number[];
  readonly forced: boolean;
  readonly known: readonly number[] | null;
  readonly judged: Judged | null;
}

/** A decision against the best that was found from what its seat knew. lost: by how much the best is better for the seat, valued by other lots than those it was found by; low and high are the ends of its 95 % interval. best: nothing better was found; close: too close to call; lost: better for sure. */
export interface Judged {
  readonly best: string;
  readonly verdict: "best" | "close" | "lost";
  readonly lost: number;
  readonly low: number;
  readonly high: number;
}

/** Of one seat: start + luck + own + others = result, exactly. Errors are standard errors. */
export interface Account {
  readonly start: number;
  readonly luck: number;
  readonly own: number;
  readonly others: number;
  readonly result: number;
  readonly luck_error: number;
  readonly own_error: number;
  readonly decisions: number;
  readonly lost: number;
  readonly lost_error: number;
}

/** A turning point: at this ply a seat's chance changed so much (where all play together, the chance of the group). told is what the log says of it, better what would have kept it, as the list of options calls it. */
export interface Turn {
  readonly ply: number;
  readonly kind: "found" | "lost" | "lucky" | "unlucky";
  readonly seat: number;
  readonly points: number;
  readonly low: number;
  readonly high: number;
  readonly rolls: boolean;
  readonly dice: readonly number[];
  readonly told: Text | null;
  readonly do: string;
  readonly better: Text | null;
}

/** A message id with arguments; an argument that is itself a Text is formatted first. */
export interface Text {
  readonly id: string;
  readonly args: Readonly<Record<string, number | string | Text>>;
}

/** What a seat is praised for, and its stars (1 to 3). */
export interface Award {
  readonly seat: number;
  readonly award: string;
  readonly stars: number;
}

/** One tip, and the moment when it is told. */
export interface Tip {
  readonly id: string;
  readonly say: string;
  readonly rule: string;
  readonly event: string;
  readonly text: string;
  readonly option: string;
  readonly note: string;
}

/** What a thing on the table is: its name, what there is to say of it, and the rules that speak of it. */
export interface About {
  readonly name: Text;
  readonly what: readonly Text[];
  readonly rules: readonly string[];
}

/** The still part of the table: its places and its name. */
export interface Board<C extends Chart | null = Chart | null> {
  readonly id: string;
  readonly places: readonly Place[];
  readonly chart: C;
}

/** A place of the board; these never change during a match and are sent once. marks are words of the game, as in Piece; what has a value of its own stands in the chart of the board. about says in words what is printed there, the kind of place first; beside are all its neighbours, for tables in words. */
export interface Place {
  readonly id: string;
  readonly kind: string;
  readonly label: Text;
  readonly x: number;
  readonly y: number;
  readonly next: readonly string[];
  readonly landmark: string;
  readonly marks: readonly string[];
  readonly about: readonly Text[];
  readonly beside: readonly Beside[];
}

/** A neighbour of a place, and which way it lies ("north-east", "back", "through the east door"). */
export interface Beside {
  readonly to: string;
  readonly way: Text;
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

/** Why an action is not allowed: the rule that forbids it, in words, with the pieces it is about. needs says what would have to be so that it could be done, where the rules know of one fact that is enough. */
export interface Refusal {
  readonly rule: string;
  readonly message: Text;
  readonly pieces: readonly string[];
  readonly needs: Text | null;
}

/** All that one seat (or a stranger at the window) may see of the game at one moment. beside says in words what lies beside the board, for tables without a drawing; own names what only this seat may know. guide is there in a lesson alone. */
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
  readonly guide: Guide | null;
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

/** The question put to a seat; only that seat gets the options, and everybody where all decide together. plans are what can be done in several plies at once, for whoever gets the options. */
export interface Prompt {
  readonly seat: number;
  readonly ask: Text;
  readonly options: readonly Option[];
  readonly plans: readonly Way[];
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

/** Several plies of one seat that lead to a place further than one option does; they are sent as a plan. dos are the notations in their order; path are the places from where it begins to where it ends; price is all that it costs, and what awaits one there. Ways to the same place stand together, the cheapest first. */
export interface Way {
  readonly to: string;
  readonly dos: readonly string[];
  readonly label: Text;
  readonly path: readonly string[];
  readonly touches: readonly string[];
  readonly effects: readonly Effect[];
  readonly price: readonly Text[];
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

/** What a lesson says at this moment: step `step` of `of`, and the things that it speaks of. light are ids of pieces and places, or parts of the table ("part:dice"). read: there is nothing to decide, one reads and goes on. done: the lesson is over. */
export interface Guide {
  readonly step: number;
  readonly of: number;
  readonly say: Text;
  readonly light: readonly string[];
  readonly read: boolean;
  readonly done: boolean;
}

/** A seat as the lobby asks for it. */
export interface NewSeat {
  readonly kind: "bot" | "here" | "paused" | "remote";
  readonly name?: string;
  readonly bot?: string;
}

/** POST /api/tables limit: seconds that a turn may last before a bot goes on; none: as long as it likes. door: who may come in. lang: the language of whoever makes it, for the list of open tables. */
export interface NewTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly seats?: readonly NewSeat[];
  readonly limit?: number | null;
  readonly door?: "closed" | "link" | "open";
  readonly lang?: string;
}

/** POST /api/replay: a record to be looked at; nothing of it is kept. With `first` only the scenes from this number on are answered (Frames), with `instead` how it stood before a ply and what this decision would have led to there (Frames), else all of it around a ply (Reel). */
export interface AskReel {
  readonly record: string;
  readonly eyes?: string;
  readonly ply?: number;
  readonly first?: number | null;
  readonly instead?: string;
}

/** POST /api/branches: a game of one's own that begins with the first plies of another one. The other one is that of a table, for whoever may know all of it, or stands in a record. */
export interface NewBranch {
  readonly ply: number;
  readonly seats: readonly NewSeat[];
  readonly table?: string;
  readonly tokens?: readonly string[];
  readonly record?: string;
  readonly lang?: string;
}

/** POST /api/lessons: a table where this lesson is held. What happens there stands in the lesson, not here. */
export interface NewLesson {
  readonly game: string;
  readonly lesson: string;
  readonly name?: string;
}

/** What the holder of a seat must keep: its token, its three words; for an open seat the invitation. */
export interface SeatKeys {
  readonly seat: number;
  readonly token: string;
  readonly words: string;
  readonly invite: string;
}

/** The answer to NewTable: keys of the seats that are here, invitations for the remote ones. invite: one for all of these, for whoever comes first. */
export interface Created {
  readonly table: string;
  readonly seats: readonly SeatKeys[];
  readonly invite: string;
}

/** GET /api/games/{game}/tips: what a game says at the first moment when it matters. */
export interface Tips {
  readonly tips: readonly Tip[];
}

/** POST /api/tables/{id}/claim: exchanges an invitation for a seat. Once only, unless it is that of the table. At an open table none is needed. key is a secret that the claimant makes up: if the answer is lost on its way, the same key gets it again. tokens are those of the seats that this device has here already: where there are secrets everybody has a device of their own. */
export interface Claim {
  readonly invite?: string;
  readonly name?: string;
  readonly key?: string;
  readonly tokens?: readonly string[];
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

/** GET /api/where: where devices of the home network reach this server; nowhere if it is not open to them. public: where everybody does, if whoever runs it has said so. */
export interface Where {
  readonly addresses: readonly string[];
  readonly public: string;
}

/** A table and what a device has of it: the tokens of its seats. */
export interface Held {
  readonly table: string;
  readonly tokens?: readonly string[];
}

/** POST /api/mine: how the games of this device stand. */
export interface AskMine {
  readonly tables?: readonly Held[];
}

/** POST /api/holiday: whoever holds the seats of these tokens is away until then, seconds since 1970; none: is back. As long as it lasts no limit per turn runs for them, and nobody nudges them. Their next move ends it. */
export interface Holiday {
  readonly tables?: readonly Held[];
  readonly until?: number | null;
}

/** POST /api/tables/{id}/notices: tell this browser when it is the turn of the seats that this token holds. quiet is from when to when nothing is told, in minutes after midnight; zone is how many minutes the clock of the device is ahead of UTC. */
export interface Subscribe {
  readonly token: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly lang?: string;
  readonly quiet?: readonly [number, number] | null;
  readonly zone?: number;
}

/** POST /api/tables/{id}/notices/off: tell this browser nothing more of that table. */
export interface Unsubscribe {
  readonly token: string;
  readonly endpoint: string;
}

/** POST /api/tables/{id}/forget: whoever holds this key is to be forgotten at that table. */
export interface ForgetMe {
  readonly token: string;
}

/** GET /api/notices: the key with which this server signs its notices. */
export interface NoticeKey {
  readonly key: string;
}

/** GET and POST /api/tables/{table}/analysis: how far it is (1 is all), and what was found so far. ahead: the place in the queue, 0 if it is under way. trouble: why it came to no end; it may be asked for again. */
export interface Analysed {
  readonly done: number;
  readonly analysis: Analysis | null;
  readonly ahead: number;
  readonly trouble: Text | null;
}

/** Every HTTP error: what is wrong and what to do, as a message of the catalogue. */
export interface Fault {
  readonly error: Text;
  readonly more: readonly Text[];
}

/** First message: the tokens of the seats this device holds; none is a stranger at the window. invite: an invitation to this table, which lets a stranger look in where the door is closed to others. */
export interface Hello {
  readonly t: "hello";
  readonly tokens?: readonly string[];
  readonly v?: number;
  readonly invite?: string;
}

/** Answer the prompt of version `prompt` with an action; `key` makes it count once. */
export interface Act {
  readonly t: "act";
  readonly key: string;
  readonly seat: number;
  readonly prompt: number;
  readonly do: string;
}

/** Answer the prompt of version `prompt`, and those that follow, with these actions, ply by ply. Every ply is checked and told as a step of its own. It ends early, which is no error, where the next question is not this seat's or not the one that the next action answers; the ack says how many plies were carried out. */
export interface Plan {
  readonly t: "plan";
  readonly key: string;
  readonly seat: number;
  readonly prompt: number;
  readonly dos: readonly string[];
}

/** Ask why nothing that touches all of these is legal. */
export interface Why {
  readonly t: "why";
  readonly key: string;
  readonly seat: number;
  readonly touches: readonly string[];
}

/** Ask what a piece or a place is; anybody may, and is told what everybody may know. */
export interface AskAbout {
  readonly t: "about";
  readonly key: string;
  readonly thing: string;
}

/** Ask what a strong bot would do in this seat. */
export interface AskAdvice {
  readonly t: "advice";
  readonly key: string;
  readonly seat: number;
}

/** Take back this seat's last decision or plan; free until luck was used, else a question to all. whole: everything that this seat has decided on its turn, as far as that is free. */
export interface Undo {
  readonly t: "undo";
  readonly key: string;
  readonly seat: number;
  readonly prompt: number;
  readonly whole?: boolean;
}

/** Answer the question of this id; with no, whoever asked takes it back. */
export interface Answer {
  readonly t: "answer";
  readonly key: string;
  readonly seat: number;
  readonly question: string;
  readonly yes: boolean;
}

/** Do something with a seat: name it, play it, give it to a bot, pause it, open it to a friend, make an invitation to it, a new link for whoever lost theirs, free it, or make its holder the host. `may` says what is allowed, at once or after asking the others; `by` is the seat that asks (none: the first one of the device). */
export interface ChangeSeat {
  readonly t: "seat";
  readonly key: string;
  readonly seat: number;
  readonly act: "bot" | "free" | "host" | "invite" | "name" | "open" | "pause" | "play" | "renew";
  readonly name?: string;
  readonly bot?: string;
  readonly by?: number | null;
}

/** The host asks for a fresh invitation to whichever seat is free; the one before no longer counts. */
export interface NewInvite {
  readonly t: "invite";
  readonly key: string;
}

/** The host says for how many seconds a turn may last before a bot goes on; none: as long as it likes. */
export interface SetPace {
  readonly t: "pace";
  readonly key: string;
  readonly limit?: number | null;
}

/** The host says who may come in: whoever likes, whoever has the link, or nobody to watch. */
export interface SetDoor {
  readonly t: "door";
  readonly key: string;
  readonly door: "closed" | "link" | "open";
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

/** Say one of the phrases that everybody reads in their own language. */
export interface Say {
  readonly t: "say";
  readonly key: string;
  readonly seat: number;
  readonly phrase: string;
}

/** Show how one likes what was done at version v: one face per seat and version; with none it is taken back. */
export interface React {
  readonly t: "react";
  readonly key: string;
  readonly seat: number;
  readonly v: number;
  readonly face?: string;
}

/** Point for a moment at a piece or a place that everybody sees, or along several of them. */
export interface Point {
  readonly t: "point";
  readonly key: string;
  readonly seat: number;
  readonly at: readonly string[];
}

/** Ask whoever is on turn, and does not look, to go on: their devices are told. */
export interface Nudge {
  readonly t: "nudge";
  readonly key: string;
  readonly seat: number;
}

/** How did it come to this? Asks for what happened after version v; what was taken back since is left out. */
export interface LookBack {
  readonly t: "past";
  readonly key: string;
  readonly v: number;
}

/** The game is over: everybody may know its secrets from now on, if all who played it agree. */
export interface Disclose {
  readonly t: "disclose";
  readonly key: string;
  readonly seat: number;
}

/** After the end: the same people and options at a new table. */
export interface Rematch {
  readonly t: "rematch";
  readonly key: string;
}

/** Is anybody there? Answered at once by a pong with the same key, whatever else is under way. front: the page is looked at. */
export interface Ping {
  readonly t: "ping";
  readonly key: string;
  readonly front?: boolean;
}

/** What everybody may know of a seat. held: it belongs to somebody, whoever plays it now. gone: so many seconds ago, when this was told, they were last here (none: they are, or it is not known); away: so long ago that the others may go on without them. holiday: until then they have said to be away, seconds since 1970 (0: they have not). */
export interface SeatInfo {
  readonly seat: number;
  readonly colour: string;
  readonly kind: "bot" | "here" | "paused" | "remote";
  readonly name: string;
  readonly bot: string;
  readonly open: boolean;
  readonly present: boolean;
  readonly phone: boolean;
  readonly held: boolean;
  readonly gone: number | null;
  readonly away: boolean;
  readonly holiday: number;
}

/** What this device may do with a seat: at once, and after asking the others. */
export interface May {
  readonly seat: number;
  readonly now: readonly ("bot" | "free" | "host" | "invite" | "name" | "open" | "pause" | "play" | "renew")[];
  readonly ask: readonly ("bot" | "free" | "host" | "invite" | "name" | "open" | "pause" | "play" | "renew")[];
}

/** Something that is asked of all: who asks, the seats still to answer, and how it is put (yes and no by default). Every answer names the id. The next step ends the question. */
export interface Question {
  readonly id: string;
  readonly kind: "disclose" | "motion" | "seat" | "take-back";
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

/** How a seat likes what was done at version v. */
export interface Reaction {
  readonly v: number;
  readonly seat: number;
  readonly face: string;
}

/** A seat's marks and words. */
export interface Notebook {
  readonly seat: number;
  readonly marks: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The lesson that is held at a table: its title, the lesson after it, and the game that one is ready for then. */
export interface Lesson {
  readonly id: string;
  readonly title: Text;
  readonly seats: number;
  readonly bot: string;
  readonly options: Readonly<Record<string, string>>;
  readonly next: string;
}

/** The frame around the game: seats, options, luck's commitment, what is asked of all. together: everybody sees the options of whoever decides, and may propose one (suggest). lesson: this is no game, its luck and its bots are written down beforehand, and there is no commitment. host: the seat that acts as host now. limit: seconds that a turn may last. left: of these are left to whoever is asked, when this was told. door: who may come in. open: everybody may know all of the game, so also the seed once it is over. */
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
  readonly lesson: Lesson | null;
  readonly host: number | null;
  readonly limit: number | null;
  readonly left: number | null;
  readonly door: "closed" | "link" | "open";
  readonly open: boolean;
}

/** A table as a lobby shows it to those who sit there: who plays, which seats are theirs, and whose turn it is. It holds only what a stranger at the window may see; turn is a seat, or nobody's while luck decides or all is over. v is the newest version, and ago for how many seconds it has been so; -1: not known. left: seconds until a bot goes on, where turns are limited. goes: seconds until it is deleted, if nobody comes. When it is over: the seats that won, whether all win or lose as one, and how many seconds it took (0: not known). */
export interface MyTable {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly mine: readonly number[];
  readonly turn: number | null;
  readonly over: boolean;
  readonly lesson: string;
  readonly v: number;
  readonly ago: number;
  readonly left: number | null;
  readonly won: readonly number[];
  readonly together: boolean;
  readonly goes: number | null;
  readonly took: number;
}

/** The answer to AskMine, in the order asked; gone are tables that there are no more for this device. */
export interface Mine {
  readonly tables: readonly MyTable[];
  readonly gone: readonly string[];
}

/** A table that whoever comes may sit down at: who plays there (not who is there just now), how many seconds ago it was opened, the language of whoever made it (empty: not known), and how long a turn may last (none: it is played live). */
export interface OpenTable {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly ago: number;
  readonly lang: string;
  readonly limit: number | null;
  readonly options: Readonly<Record<string, string>>;
}

/** GET /api/open: the tables with an open door and a free seat, the newest first. */
export interface OpenTables {
  readonly tables: readonly OpenTable[];
}

/** One event of the history with the version it led to. */
export interface LogLine {
  readonly v: number;
  readonly event: Event;
}

/** Everything from scratch: the answer to hello, or after an undo. undo_seat is the seat of this device that decided last, if any; taking back is free if undoable, else all others are asked. undo_plies is how many decisions go back freely at once (those of a plan together), turn_plies how many with `whole`; 0 if none does. build names the web client that the server hands out. aside: seats whose keys this device has but which it cannot hold beside its own. */
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
  readonly undo_plies: number;
  readonly turn_plies: number;
  readonly suggestions: readonly Suggestion[];
  readonly reactions: readonly Reaction[];
  readonly build: string;
  readonly may: readonly May[];
  readonly aside: readonly number[];
}

/** The game went on to version v; `ack` is the key of this device's own act, now on disk. Nothing is suggested yet. board is sent when the still part of the table has changed; shared says that the view is that of a device which several seats share: it holds no secret, and `look` shows one seat its own. more: a plan is under way, and its next step follows at once. left: seconds until a bot goes on for whoever is asked, where turns are limited. */
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
  readonly undo_plies: number;
  readonly turn_plies: number;
  readonly more: boolean;
  readonly left: number | null;
}

/** What happened at an earlier step, and how the table stood then; board is there where it has changed. */
export interface Scene {
  readonly v: number;
  readonly events: readonly Event[];
  readonly view: TableView;
  readonly board: Board | null;
}

/** How the table stood at version v, or the last one before it that counts, and the scenes after it. Nobody is asked in them. more: there are further ones; they follow the last of these. */
export interface Past {
  readonly t: "past";
  readonly key: string;
  readonly v: number;
  readonly board: Board;
  readonly view: TableView;
  readonly scenes: readonly Scene[];
  readonly more: boolean;
}

/** What a seat knew that the others did not. */
export interface Known {
  readonly seat: number;
  readonly own: readonly Text[];
}

/** A scene of a game that is looked at again: it ends with this ply. board is there where it has changed. known is there where everything is open. */
export interface Frame {
  readonly v: number;
  readonly events: readonly Event[];
  readonly view: TableView;
  readonly board: Board | null;
  readonly known: readonly Known[];
}

/** Scenes that follow each other, from the number `first` on; board is that of the first of them. */
export interface Frames {
  readonly first: number;
  readonly board: Board;
  readonly frames: readonly Frame[];
}

/** Where a game comes from: another one, after so many of its plies. */
export interface Branch {
  readonly of: string;
  readonly ply: number;
}

/** A game that is looked at again. Nobody is asked anything in it. eyes are those that it is seen with, may those that can be chosen: a seat's number, "window" (a stranger) or "open". For every scene there is the ply with which it ends, who decided (below 0: luck or all), and when (0: not known); times is empty where none is known; so is ratings, one for each seat. remarks are what somebody says of a ply. v in log is the ply of the scene. fault: it could be read only so far, and why. notes: what else is to be said of it. table: where it is played. */
export interface Reel {
  readonly game: string;
  readonly rules_version: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatInfo[];
  readonly eyes: string;
  readonly may: readonly string[];
  readonly plies: readonly number[];
  readonly by: readonly number[];
  readonly log: readonly LogLine[];
  readonly frames: Frames;
  readonly secrets: boolean;
  readonly over: boolean;
  readonly won: readonly number[];
  readonly times: readonly number[];
  readonly remarks: Readonly<Record<string, string>>;
  readonly fault: Text | null;
  readonly notes: readonly Text[];
  readonly began: number;
  readonly branch: Branch | null;
  readonly table: string;
  readonly ratings: readonly (number | null)[];
}

/** The answer to a ping: the line is alive, and the newest version is v. */
export interface Pong {
  readonly t: "pong";
  readonly key: string;
  readonly v: number;
}

/** The frame changed: a seat, a presence, a question. */
export interface Table {
  readonly t: "table";
  readonly table: TableInfo;
  readonly mine: readonly number[];
  readonly may: readonly May[];
  readonly aside: readonly number[];
}

/** The command took effect and is on disk (ok), or had done so before (duplicate). done: how many plies of a plan were carried out; refusal is the rule that ended it early, if one did. */
export interface Ack {
  readonly t: "ack";
  readonly key: string;
  readonly result: "duplicate" | "ok";
  readonly v: number;
  readonly done: number;
  readonly refusal: Refusal | null;
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

/** The answer to about; nothing if there is no such thing on the table. */
export interface AboutThing {
  readonly t: "about";
  readonly key: string;
  readonly thing: string;
  readonly about: About | null;
}

/** What a strong bot would do, and why. */
export interface Advice {
  readonly t: "advice";
  readonly key: string;
  readonly do: string;
  readonly label: Text;
  readonly reason: Text;
}

/** What came of the question that this seat asked, for everybody; text says it in words. */
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

/** The answer to invite: an invitation to whichever seat is free. */
export interface TableInvite {
  readonly t: "table-invite";
  readonly key: string;
  readonly invite: string;
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

/** A seat said one of the phrases. */
export interface Said {
  readonly t: "said";
  readonly seat: number;
  readonly phrase: string;
}

/** A seat shows how it likes what was done at version v; no face: no longer. */
export interface Reacted {
  readonly t: "reacted";
  readonly v: number;
  readonly seat: number;
  readonly face: string;
}

/** A seat points at these things, in this order. */
export interface Pointed {
  readonly t: "pointed";
  readonly seat: number;
  readonly at: readonly string[];
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

/** What a lobby needs to know of a game. The last four are what the game says elsewhere (Game.suited, Game.secrets, its catalogues, its lessons), gathered by the server. names: what the game is called, by language. */
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
  readonly lessons: readonly LessonOffer[];
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

/** A lesson of a game: its name, and about how long it takes. */
export interface LessonOffer {
  readonly id: string;
  readonly minutes: number;
}

/** A game's rulebook in the order in which one learns the game; boards are those that its examples are played on. */
export interface Book {
  readonly game: string;
  readonly prefix: string;
  readonly preface: Text | null;
  readonly sections: readonly Section[];
  readonly boards: Readonly<Record<string, Board>>;
}

/** A part of the book under one heading; open: it lies open from the beginning. number is that of a chapter. */
export interface Section {
  readonly id: string;
  readonly kind: "chapter" | "editions" | "intro" | "key" | "rulings" | "shelf" | "terms" | "variants";
  readonly title: Text;
  readonly number: number;
  readonly open: boolean;
  readonly entries: readonly Entry[];
  readonly tables: readonly Rows[];
  readonly examples: readonly Shown[];
  readonly signs: readonly Sign[];
  readonly terms: readonly Term[];
  readonly items: readonly Item[];
}

/** A paragraph: what people and refusals call it ("S5"; nothing for what has no number), and its sentences. */
export interface Entry {
  readonly id: string;
  readonly text: Text;
  readonly name: string;
  readonly mark: "ours" | "printed" | "read";
}

/** A table: its title, its headings, its rows. */
export interface Rows {
  readonly title: Text;
  readonly head: readonly Text[];
  readonly rows: readonly Row[];
}

/** A row of a table. */
export interface Row {
  readonly cells: readonly Text[];
}

/** A worked example: the position before and, if something is done in it, after; all that is said of it holds. board is one of the boards of the book; places are those that are drawn. */
export interface Shown {
  readonly id: string;
  readonly title: Text;
  readonly text: Text;
  readonly rules: readonly string[];
  readonly board: string;
  readonly places: readonly string[];
  readonly before: TableView;
  readonly stands: readonly Stand[];
  readonly asks: Text | null;
  readonly can: readonly Allowed[];
  readonly cannot: readonly Denied[];
  readonly told: readonly Text[];
  readonly after: TableView | null;
  readonly stands_after: readonly Stand[];
}

/** Who is at a place, for words instead of a drawing. */
export interface Stand {
  readonly place: Text;
  readonly there: readonly Text[];
}

/** Something that can be done, as it is offered at a table. */
export interface Allowed {
  readonly label: Text;
  readonly touches: readonly string[];
}

/** Something that cannot be done: what it would touch, and why not, by which rule. */
export interface Denied {
  readonly what: readonly Text[];
  readonly touches: readonly string[];
  readonly why: Text;
  readonly rule: string;
}

/** A sign of the game and what it means; the skin draws it by its id. */
export interface Sign {
  readonly id: string;
  readonly name: Text;
  readonly means: Text;
}

/** A word of the game, what it means in one sentence, and the rule that says more; nothing if there is none. */
export interface Term {
  readonly id: string;
  readonly name: Text;
  readonly means: Text;
  readonly rule: string;
}

/** A thing of the game that has a page of its own. */
export interface Item {
  readonly id: string;
  readonly sort: string;
  readonly title: Text;
  readonly text: readonly Text[];
  readonly rules: readonly string[];
  readonly mark: "ours" | "printed" | "read";
}

export type FromClient = Hello | Ping | Act | Plan | Why | AskAbout | AskAdvice | Undo | Propose | Answer | ChangeSeat | NewInvite | Rematch | Look | LookBack | Nudge | SetPace | SetDoor | LendSeat | PutAway | Note | Suggest | Say | React | Point | Disclose;

export type FromServer = Sync | Step | Pong | Table | Ack | Refused | Stale | Limited | Failed | Because | AboutThing | Advice | Settled | Invitation | TableInvite | Moved | Looked | Past | Code | Notes | Suggestions | Said | Reacted | Pointed;

export type SeatKind = "bot" | "here" | "paused" | "remote";

/** Every struct that the server may send, by name. */
export interface Named {
  Analysis: Analysis;
  Moment: Moment;
  Judged: Judged;
  Account: Account;
  Turn: Turn;
  Text: Text;
  Award: Award;
  Tip: Tip;
  About: About;
  Board: Board;
  Place: Place;
  Beside: Beside;
  Event: Event;
  Refusal: Refusal;
  TableView: TableView;
  Piece: Piece;
  Prompt: Prompt;
  Option: Option;
  Effect: Effect;
  Way: Way;
  Outcome: Outcome;
  SeatResult: SeatResult;
  Guide: Guide;
  SeatKeys: SeatKeys;
  Created: Created;
  Tips: Tips;
  Lent: Lent;
  Checked: Checked;
  Where: Where;
  NoticeKey: NoticeKey;
  Analysed: Analysed;
  Fault: Fault;
  SeatInfo: SeatInfo;
  May: May;
  Question: Question;
  Suggestion: Suggestion;
  Reaction: Reaction;
  Notebook: Notebook;
  Lesson: Lesson;
  TableInfo: TableInfo;
  MyTable: MyTable;
  Mine: Mine;
  OpenTable: OpenTable;
  OpenTables: OpenTables;
  LogLine: LogLine;
  Sync: Sync;
  Step: Step;
  Scene: Scene;
  Past: Past;
  Known: Known;
  Frame: Frame;
  Frames: Frames;
  Branch: Branch;
  Reel: Reel;
  Pong: Pong;
  Table: Table;
  Ack: Ack;
  Refused: Refused;
  Stale: Stale;
  Limited: Limited;
  Failed: Failed;
  Because: Because;
  AboutThing: AboutThing;
  Advice: Advice;
  Settled: Settled;
  Invitation: Invitation;
  TableInvite: TableInvite;
  Looked: Looked;
  Notes: Notes;
  Suggestions: Suggestions;
  Said: Said;
  Reacted: Reacted;
  Pointed: Pointed;
  Code: Code;
  Moved: Moved;
  GameInfo: GameInfo;
  OptionSpec: OptionSpec;
  Choice: Choice;
  Suited: Suited;
  LessonOffer: LessonOffer;
  Book: Book;
  Section: Section;
  Entry: Entry;
  Rows: Rows;
  Row: Row;
  Shown: Shown;
  Stand: Stand;
  Allowed: Allowed;
  Denied: Denied;
  Sign: Sign;
  Term: Term;
  Item: Item;
}

const TAGS: Readonly<Record<string, string>> = {
  "sync": "Sync",
  "step": "Step",
  "past": "Past",
  "pong": "Pong",
  "table": "Table",
  "ack": "Ack",
  "refused": "Refused",
  "stale": "Stale",
  "limited": "Limited",
  "failed": "Failed",
  "because": "Because",
  "about": "AboutThing",
  "advice": "Advice",
  "settled": "Settled",
  "invitation": "Invitation",
  "table-invite": "TableInvite",
  "looked": "Looked",
  "notes": "Notes",
  "suggestions": "Suggestions",
  "said": "Said",
  "reacted": "Reacted",
  "pointed": "Pointed",
  "code": "Code",
  "moved": "Moved",
};

const SHAPES: Readonly<Record<string, Shape>> = {
  Analysis: [["format", "", "1"], ["moments", "Moment", null], ["accounts", "Account", null], ["turns", "Turn", "[]"], ["awards", "Award", "[]"]],
  Moment: [["forced", "", "false"], ["known", "", "null"], ["judged", "Judged", "null"]],
  Judged: [["lost", "", "0.0"], ["low", "", "0.0"], ["high", "", "0.0"]],
  Turn: [["rolls", "", "false"], ["dice", "", "[]"], ["told", "Text", "null"], ["do", "", "\"\""], ["better", "Text", "null"]],
  Text: [["args", "*Text", "{}"]],
  Tip: [["event", "", "\"\""], ["text", "", "\"\""], ["option", "", "\"\""], ["note", "", "\"\""]],
  About: [["name", "Text", null], ["what", "Text", "[]"], ["rules", "", "[]"]],
  Board: [["places", "Place", null], ["chart", "", "null"]],
  Place: [["label", "Text", null], ["next", "", "[]"], ["landmark", "", "\"\""], ["marks", "", "[]"], ["about", "Text", "[]"], ["beside", "Beside", "[]"]],
  Beside: [["way", "Text", null]],
  Event: [["text", "Text", null], ["rule", "", "\"\""], ["piece", "", "\"\""], ["path", "", "[]"], ["dice", "", "[]"], ["seat", "", "null"], ["audience", "", "null"], ["detail", "", "null"]],
  Refusal: [["message", "Text", null], ["pieces", "", "[]"], ["needs", "Text", "null"]],
  TableView: [["pieces", "Piece", null], ["prompt", "Prompt", "null"], ["tableau", "", "null"], ["outcome", "Outcome", "null"], ["beside", "Text", "[]"], ["own", "Text", "[]"], ["guide", "Guide", "null"]],
  Piece: [["label", "Text", null], ["seat", "", "null"], ["marks", "", "[]"], ["count", "", "1"]],
  Prompt: [["ask", "Text", null], ["options", "Option", "[]"], ["plans", "Way", "[]"]],
  Option: [["label", "Text", null], ["touches", "", "[]"], ["effects", "Effect", "[]"]],
  Effect: [["how", "", "\"walk\""], ["note", "Text", "null"], ["via", "", "[]"]],
  Way: [["label", "Text", null], ["touches", "", "[]"], ["effects", "Effect", "[]"], ["price", "Text", "[]"]],
  Outcome: [["message", "Text", null], ["seats", "SeatResult", null]],
  SeatResult: [["message", "Text", null]],
  Guide: [["say", "Text", null], ["light", "", "[]"], ["read", "", "false"], ["done", "", "false"]],
  SeatKeys: [["token", "", "\"\""], ["words", "", "\"\""], ["invite", "", "\"\""]],
  Created: [["seats", "SeatKeys", null], ["invite", "", "\"\""]],
  Tips: [["tips", "Tip", null]],
  Checked: [["faults", "Text", "[]"], ["board", "Board", "null"]],
  Where: [["public", "", "\"\""]],
  Analysed: [["analysis", "Analysis", "null"], ["ahead", "", "0"], ["trouble", "Text", "null"]],
  Fault: [["error", "Text", null], ["more", "Text", "[]"]],
  SeatInfo: [["name", "", "\"\""], ["bot", "", "\"\""], ["open", "", "false"], ["present", "", "false"], ["phone", "", "false"], ["held", "", "false"], ["gone", "", "null"], ["away", "", "false"], ["holiday", "", "0"]],
  May: [["now", "", "[]"], ["ask", "", "[]"]],
  Question: [["text", "Text", null], ["why", "Text", "null"], ["yes", "Text", "null"], ["no", "Text", "null"]],
  Suggestion: [["do", "", "\"\""], ["at", "", "\"\""]],
  Notebook: [["marks", "", "{}"], ["text", "", "\"\""]],
  Lesson: [["title", "Text", null], ["next", "", "\"\""]],
  TableInfo: [["seats", "SeatInfo", null], ["over", "", "false"], ["question", "Question", "null"], ["watchers", "", "0"], ["seed", "", "\"\""], ["secrets", "", "false"], ["motions", "", "[]"], ["together", "", "false"], ["lesson", "Lesson", "null"], ["host", "", "null"], ["limit", "", "null"], ["left", "", "null"], ["door", "", "\"link\""], ["open", "", "false"]],
  MyTable: [["seats", "SeatInfo", null], ["mine", "", "[]"], ["turn", "", "null"], ["over", "", "false"], ["lesson", "", "\"\""], ["v", "", "0"], ["ago", "", "-1"], ["left", "", "null"], ["won", "", "[]"], ["together", "", "false"], ["goes", "", "null"], ["took", "", "0"]],
  Mine: [["tables", "MyTable", "[]"], ["gone", "", "[]"]],
  OpenTable: [["seats", "SeatInfo", null], ["ago", "", "0"], ["lang", "", "\"\""], ["limit", "", "null"], ["options", "", "{}"]],
  OpenTables: [["tables", "OpenTable", "[]"]],
  LogLine: [["event", "Event", null]],
  Sync: [["table", "TableInfo", null], ["board", "Board", null], ["view", "TableView", null], ["seat", "", "null"], ["log", "LogLine", "[]"], ["notes", "Notebook", "[]"], ["shared", "", "false"], ["undoable", "", "false"], ["undo_seat", "", "null"], ["undo_plies", "", "0"], ["turn_plies", "", "0"], ["suggestions", "Suggestion", "[]"], ["reactions", "Reaction", "[]"], ["build", "", "\"\""], ["may", "May", "[]"], ["aside", "", "[]"]],
  Step: [["events", "Event", null], ["view", "TableView", null], ["seat", "", "null"], ["board", "Board", "null"], ["shared", "", "false"], ["ack", "", "\"\""], ["undoable", "", "false"], ["undo_seat", "", "null"], ["undo_plies", "", "0"], ["turn_plies", "", "0"], ["more", "", "false"], ["left", "", "null"]],
  Scene: [["events", "Event", null], ["view", "TableView", null], ["board", "Board", "null"]],
  Past: [["board", "Board", null], ["view", "TableView", null], ["scenes", "Scene", null], ["more", "", "false"]],
  Known: [["own", "Text", null]],
  Frame: [["events", "Event", null], ["view", "TableView", null], ["board", "Board", "null"], ["known", "Known", "[]"]],
  Frames: [["board", "Board", null], ["frames", "Frame", null]],
  Reel: [["seats", "SeatInfo", null], ["log", "LogLine", null], ["frames", "Frames", null], ["fault", "Text", null], ["notes", "Text", null], ["branch", "Branch", null]],
  Table: [["table", "TableInfo", null], ["mine", "", "[]"], ["may", "May", "[]"], ["aside", "", "[]"]],
  Ack: [["done", "", "0"], ["refusal", "Refusal", "null"]],
  Refused: [["refusal", "Refusal", null]],
  Limited: [["message", "Text", null]],
  Failed: [["message", "Text", null]],
  Because: [["refusals", "Refusal", null]],
  AboutThing: [["about", "About", "null"]],
  Advice: [["label", "Text", null], ["reason", "Text", null]],
  Settled: [["text", "Text", "null"]],
  Invitation: [["here", "", "false"], ["question", "", "\"\""]],
  Looked: [["view", "TableView", null], ["notes", "Notebook", "null"]],
  Notes: [["notes", "Notebook", null]],
  Suggestions: [["made", "Suggestion", "[]"]],
  Reacted: [["face", "", "\"\""]],
  Moved: [["seats", "SeatKeys", null]],
  GameInfo: [["name", "Text", null], ["tagline", "Text", null], ["options", "OptionSpec", null], ["bots", "Choice", null], ["suited", "Suited", "[]"], ["secrets", "", "false"], ["names", "", "{}"], ["lessons", "LessonOffer", "[]"]],
  OptionSpec: [["label", "Text", null], ["choices", "Choice", null], ["variant", "", "false"], ["free", "", "false"]],
  Choice: [["label", "Text", null]],
  Book: [["preface", "Text", null], ["sections", "Section", null], ["boards", "*Board", null]],
  Section: [["title", "Text", null], ["number", "", "0"], ["open", "", "false"], ["entries", "Entry", "[]"], ["tables", "Rows", "[]"], ["examples", "Shown", "[]"], ["signs", "Sign", "[]"], ["terms", "Term", "[]"], ["items", "Item", "[]"]],
  Entry: [["text", "Text", null], ["name", "", "\"\""], ["mark", "", "\"printed\""]],
  Rows: [["title", "Text", null], ["head", "Text", null], ["rows", "Row", null]],
  Row: [["cells", "Text", null]],
  Shown: [["title", "Text", null], ["text", "Text", null], ["before", "TableView", null], ["stands", "Stand", null], ["asks", "Text", "null"], ["can", "Allowed", "[]"], ["cannot", "Denied", "[]"], ["told", "Text", "[]"], ["after", "TableView", "null"], ["stands_after", "Stand", "[]"]],
  Stand: [["place", "Text", null], ["there", "Text", null]],
  Allowed: [["label", "Text", null]],
  Denied: [["what", "Text", null], ["why", "Text", null]],
  Sign: [["name", "Text", null], ["means", "Text", null]],
  Term: [["name", "Text", null], ["means", "Text", null]],
  Item: [["title", "Text", null], ["text", "Text", "[]"], ["rules", "", "[]"], ["mark", "", "\"printed\""]],
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
