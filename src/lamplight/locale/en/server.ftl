### The table server: everything it says to players and to whoever runs it.
###   $detail  the technical cause, in English, as the system gives it

server-listening = Lamplight is ready: { $address } (games are kept in { $folder }; stop with Ctrl+C)
server-bad-setting = There is no setting like “{ $setting }”; write --set NAME=VALUE with a name from the manual.

server-port-taken = Port { $port } is already in use. Stop the other program or choose another port with --port.
server-port-forbidden = Port { $port } is not free for ordinary programs. Choose a port above 1023 with --port.
server-no-address = Lamplight cannot listen on “{ $host }” ({ $detail }). Check --host and --port.
server-folder-unusable = The data folder { $folder } cannot be used ({ $detail }). Give Lamplight another folder or the right to write there.
server-folder-taken = Another Lamplight server is using the data folder { $folder }. Stop it first or choose another folder.

server-store-locked = Another program is holding the database. Nothing was changed; try again in a moment. ({ $detail })
server-store-readonly = The database can only be read, not written. Nothing was changed; make its file and folder writable, then try again. ({ $detail })
server-store-full = The disk of the server is full. Nothing was changed; make some room, then try again. ({ $detail })
server-store-missing = The database cannot be opened. Check that its folder exists and is readable. ({ $detail })
server-store-corrupt = The database file is damaged or is no database. Put back a good copy and start again. ({ $detail })
server-store-broken = The server could not reach its database. Nothing was changed; try again in a moment. ({ $detail })

server-no-table = There is no table at this address. Check the link, or set up a new table.
server-set-aside = Table { $table } could not be read back from its record and is set aside. Nothing of it is lost; please tell whoever runs this server.
server-game-gone = This table plays “{ $game }”, and that game is not installed on this server any more. Nothing of it is lost; it can be played on when whoever runs this server has installed the game again.
server-log-gap = Ply { $ply } is missing from the record.
server-log-digest = The record does not lead to the stored position at ply { $ply }.
server-internal = Something went wrong on the server. Nothing was changed; please try again.

server-hello-first = The first message must be hello. Please reload the page.
server-unreadable = The server did not understand this message. Nothing was changed; please reload the page.
server-too-fast = That was very fast. Wait a moment, then go on.
server-table-busy = The table is busy. Wait a moment, then try again.
server-too-many-connections = Too many connections are open. Close some pages and try again.
server-try-later = That was a lot at once. Please try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.

server-not-your-seat = This seat is not yours on this device.
server-seat-not-yours-now = This seat is paused or played by a bot. Take it back first, then play.
server-not-your-turn = It is not this seat’s turn.
server-watching = You are watching. Take a seat to have a say at this table.
server-no-seat = There is no seat { $seat } at this table.
server-seat-held = Somebody is sitting there; only they can change that seat.
server-seat-kept = This seat waits for its owner. Until they are back, a bot can play it or it can be paused.
server-seat-changed = Somebody else has just changed this seat. Look at it again, then try once more.
server-seat-not-open = This seat is not open. Make it a free seat first, then invite.
server-invite-used = This invitation has been used or replaced. Ask for a new one, or come back with your three words.
server-words-wrong = No seat at this table has these three words. Check the spelling.
server-unknown-game = There is no game “{ $game }” here.
server-unknown-bot = There is no bot “{ $bot }” for this game. There are: { $known }.

server-no-advice = Advice is for tables where everybody agreed to it, or for playing alone.
server-adviser-silent = The adviser could not think of anything just now. Please ask again.

server-undo-nothing = There is nothing to take back.
server-undo-over = The game is over and its luck has been revealed; nothing can be taken back any more.
server-undo-revealed = An adventure has been scored since then and everybody’s secrets are known; nothing before that can be taken back.
server-undo-question = { $who } would like to take back a move. Is that all right with you?
server-rematch-early = A new game can be set up when this one is over.
server-rematch-made = The new table has already been set up.
server-record-early = The record is given out when the game is over.

server-code-wrong = No seat is waiting for this code. Codes are good for ten minutes and only once; ask for a new one at the table.
server-seat-on-phone = This seat is on a phone now. Play there, or put it away on the phone first.
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
server-question-declined = Somebody at the table would rather not. Everything stays as it is.
server-question-lapsed = Things went on before everybody had answered. Ask again if you still want to.

# Taking over a seat in a game with secrets: $who asks, $seat is whoever played there so far.
server-take-here = { $who } would like to play for { $seat } from now on. Is that all right with you?
server-take-invite = { $who } would like to invite somebody to play for { $seat }. Is that all right with you?
server-take-why = Whoever plays for { $seat } learns the secret of that seat. So everybody at the table must agree; one no is enough to keep it as it is.
server-take-refused = Somebody at the table would rather not have that. { $seat } stays as it is, and its secret stays secret.
server-take-lapsed = The game went on before everybody had answered. Ask again if you still want to play for { $seat }.

server-wrong-origin = This request came from another website and was refused. Open Lamplight directly.
server-not-json = The request must be JSON (Content-Type: application/json).
server-too-large = The request is too large; at most { $most } bytes are read.
server-bad-request = The request cannot be read: { $detail }
server-no-page = There is nothing at this address.
server-no-file = There is no such file.
server-no-client = The web client has not been built. Run “make web”, then reload this page.

server-bad-program = “{ $value }” is not a bot for your tables. Write GAME:NAME=COMMAND, for example somegame:mybot=./mybot, or GAME:NAME@5=COMMAND to give it five seconds.
server-program-game = There is no game “{ $game }” here for which your program could be a bot. There are: { $known }.
