### The table server: everything it says to players.
###   $detail  the technical cause, in English, as the system gives it

server-store-locked = Another program is holding the database. Nothing was changed; try again in a moment.
server-store-readonly = The database can only be read, not written. Nothing was changed; make its file and folder writable, then try again.
server-store-full = The disk of the server is full. Nothing was changed; make some room, then try again.
server-store-missing = The database cannot be opened. Check that its folder exists and is readable.
server-store-corrupt = The database file is damaged or is no database. Put back a good copy and start again.
server-store-broken = The server could not reach its database. Nothing was changed; try again in a moment.

server-no-table = There is no table at this address. Check the link, or set up a new table.
server-set-aside = Table { $table } could not be read back from its record and is set aside. Nothing of it is lost; please tell whoever runs this server.
server-game-gone = This table plays “{ $game }”, and that game is not installed on this server any more. Nothing of it is lost; it can be played on when whoever runs this server has installed the game again.
server-log-gap = Move { $ply } is missing from the record.
server-log-digest = The record does not lead to the stored position at move { $ply }.
server-internal = Something went wrong on the server. Nothing was changed; please try again.
server-draining = This server is about to be restarted. Running games go on; please set up a new table in a few minutes.

server-hello-first = The first message must be hello. Please reload the page.
server-unreadable = The server did not understand this message. Nothing was changed; please reload the page.
server-too-fast = That was very fast. Wait a moment, then go on.
server-table-busy = The table is busy. Wait a moment, then try again.
server-log-full = This game has grown too long for its record, so nothing more can be played here. Set up a new table to play on.
server-too-many-connections = Too many connections are open. Close some pages and try again.
server-try-later = That was a lot at once. Please try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.

server-not-your-seat = This device does not hold this seat. Come back with your link or your three words.
server-seat-not-yours-now = This seat is paused or played by a bot. Take it back first, then play.
server-not-your-turn = It is not this seat’s turn.
server-watching = You are watching. Take a seat to have a say at this table.
server-no-seat = There is no seat { $seat } at this table.
server-seat-held = Somebody is sitting there; only they can change that seat.
server-seat-kept = This seat waits for its owner. Until they are back, a bot can play it or it can be paused.
server-seat-changed = Somebody else has just changed this seat. Look at it again, then try once more.
server-seat-not-open = This seat is not open. Make it a free seat first, then invite.
server-seat-just-gone = { $who } has only just gone. Wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}; then a bot can go on, or the seat can take a break.
server-seat-open = This seat is free already. Send its invitation to somebody.
server-seat-invited = Somebody has been invited to this seat already. Only the host can replace that invitation.
server-seat-yours = This seat is yours already.
server-seat-nobodys = This seat belongs to nobody.
server-seat-resting = This seat is taking a break already.
server-seat-played = Somebody has played here already, so the seat stays theirs. While they are away, a bot can go on for them.
server-seat-nobody-agrees = This seat has a secret, and nobody else is there who could agree. Ask again when somebody is back.
server-host-only = Only the host of this table can do that.
server-host-away = Somebody who is away cannot be the host.
server-one-seat-each = This device has a seat at this table already. In a game with secrets everybody needs a device of their own.
server-table-full = Every seat at this table is taken. Ask for another seat, or watch.
server-invite-used = This invitation has been used or replaced. Ask for a new one, or come back with your three words.
server-words-wrong = No seat at this table has these three words. Check the spelling.
server-unknown-game = There is no game “{ $game }” here.
server-unknown-bot = There is no bot “{ $bot }” for this game. There are: { $known }.

server-no-advice = Advice is for tables where everybody agreed to it, or for playing alone.
server-adviser-silent = The adviser could not think of anything just now. Please ask again.

server-undo-nothing = There is nothing to take back.
server-undo-over = The game is over and its dice have been revealed; nothing can be taken back any more.
server-undo-revealed = An adventure has been scored since then and everybody’s secrets are known; nothing before that can be taken back.
server-undo-luck = Luck has been used since you last decided, so your whole turn stays as it is. You can still ask to take back one move.
server-undo-question = { $who } would like to take back a move. Is that all right with you?
server-rematch-early = A new game can be set up when this one is over.
server-rematch-made = The new table has already been set up.
server-record-early = You can save the game when it is over.
server-record-secret = The whole game, with its secrets, is only for those who played it, unless all of them open it to everybody.
server-disclose-question = { $who } would like to open this game to everybody who has its link, with all its secrets. Is that all right with you?
server-disclose-why = It cannot be closed again. Those who played know everything already.
server-disclose-done = Everybody may now see all of this game.
server-disclose-early = The secrets of a game can be opened when it is over.

server-code-wrong = No seat is waiting for this code. Codes are good for ten minutes and only once; ask for a new one at the table.
server-seat-on-phone = This seat is on a phone now. Play there, or give it back on the phone first.
server-lend-phone = A phone cannot lend its seat to another one. Ask for a code on the device at the table.
server-note-over = The game is over and the notebooks lie open; nothing more is written in them.
server-suggest-apart = At this table everybody decides for themselves; there is nothing to propose.
server-suggest-nothing = Nobody is deciding anything just now, so there is nothing to propose.
server-suggest-yours = This is your own decision: do what you have in mind, or listen to what the others propose.
server-suggest-unknown = There is no such thing on the table. Point at something that lies there.

# What is asked of all: one question at a time.
server-question-nothing = That cannot be proposed now.
server-question-pending = Something is being asked of everybody already. Answer that first.
server-question-closed = This question is no longer open; look at the table again.
server-question-not-asked = This seat need not answer.
server-question-agreed = Everybody has agreed.
server-question-withdrawn = The question has been taken back. Everything stays as it is.
server-question-declined = Somebody at the table would rather not. Everything stays as it is.
server-question-lapsed = Things went on before everybody had answered. Ask again if you still want to.

# Taking over a seat in a game with secrets: $who asks, $seat is whoever played there so far.
server-take-here = { $who } would like to play for { $seat } from now on. Is that all right with you?
server-take-invite = { $who } would like to invite somebody to play for { $seat }. Is that all right with you?
server-take-renew = { $who } would like to make a new link for { $seat }, who has lost the old one. Is that all right with you?
server-take-bot = { $seat } is away. { $who } would like a bot to go on meanwhile. Is that all right with you?
server-take-pause = { $seat } is away. { $who } would like to let the seat take a break. Is that all right with you?
server-take-back = { $seat } can take the seat back at any time. A bot tells nobody the secret of the seat.
server-take-why = Whoever plays for { $seat } learns the secret of that seat. So everybody at the table must agree; one no is enough to keep it as it is.
server-take-refused = Somebody at the table said no. { $seat } stays as it is, and its secret stays secret.
server-take-lapsed = The game went on before everybody had answered. Ask again if you still want to play for { $seat }.

server-wrong-origin = This request came from another website and was refused. Open Lamplight directly.
server-not-json = The request must be JSON (Content-Type: application/json).
server-too-large = The request is too large; at most { $most } bytes are read.
server-bad-request = The request cannot be read: { $detail }
server-no-page = There is nothing at this address.
server-no-file = There is no such file.
server-no-client = The web client has not been built. Run “make web”, then reload this page.

server-link-title = Come and play by lamplight
server-link-table = { $game } by lamplight: come and play
server-link-about = Fantasy board games in the browser: at once against bots, round one tablet, or with friends far apart. No account, no adverts.
server-link-picture = Three boards by lamplight: a village at dusk, a dungeon, a map of mountains
server-link-board = The board as it stands: { $game }

server-bad-program = “{ $value }” is not a bot for your tables. Write GAME:NAME=COMMAND, for example somegame:mybot=./mybot, or GAME:NAME@5=COMMAND to give it five seconds.
server-program-game = There is no game “{ $game }” here for which your program could be a bot. There are: { $known }.
server-unknown-lesson = There is no lesson “{ $lesson }” of this game.
server-lesson-gone = This lesson has been rewritten meanwhile. Begin it anew at the door.

server-notice-turn = Your turn: { $game }
server-notice-with = With { $who }.
server-notice-open = Open the table to play on.
server-notice-nudge = { $game }: somebody is waiting
server-notice-waits = { $who } is waiting for you.
server-nudge-nobody = There is nobody to nudge: it is your turn, or no person’s.
server-nudge-there = { $who } is looking at the table.
server-nudge-soon = { $who } was nudged not long ago. Again in { $minutes } min.
server-nudge-deaf = { $who } cannot be told now: no notices, or quiet hours. Tell them in another way.
server-notice-address = Notices cannot be sent to this address. Try another browser, or leave this page open.
server-no-phrase = There is no such phrase.
server-branch = What if? This game goes on from move { $ply } of table { $of }, with luck of its own.
server-branch-file = What if? This game goes on from move { $ply } of one in a file, with luck of its own.
