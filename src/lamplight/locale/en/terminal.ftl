### The command line (cli-...) and the game in the terminal (term-...).
### $near is "" or the message cli-did-you-mean; $known a list of names; $file a path; $command something to type.

## Help

cli-usage = usage:
cli-synopsis = COMMAND [...]
cli-about = Lamplight: fantasy board games to play in the browser or right here in the terminal.
cli-commands = commands:
cli-arguments = arguments
cli-options = options
cli-examples = examples:
cli-lang = the language of all texts (else LAMPLIGHT_LANG or the system’s language)
cli-plain = only plain text: no colours, no drawings, no lines that are drawn again
cli-version = show the version and stop
cli-version-line = lamplight { $version } (rules { $rules }; Python { $python })
cli-rules-compiled = compiled
cli-rules-plain-checkout = uncompiled, which is far slower: “make compiled” compiles them
cli-rules-plain = uncompiled, which is far slower: where a C compiler is at hand, installing from source compiles them
cli-slow = Note: the rules run { $rules }.
cli-help = show this help and stop
cli-exit-codes = exit codes: 0 fine, 1 a check failed, 2 mistyped, 3 cannot be done (file, port, database), 130 interrupted
cli-top-examples =
    lamplight play { $game }
    lamplight serve --open
    lamplight verify game.jsonl
    lamplight help play

cli-meta-game = GAME
cli-meta-number = N
cli-meta-seat = SEAT
cli-meta-bot = BOT
cli-meta-bots = BOT,BOT
cli-meta-board = BOARD
cli-meta-setting = NAME=VALUE
cli-meta-hex = HEX
cli-meta-file = FILE
cli-meta-toml = FILE.toml
cli-meta-ply = N
cli-meta-rule = RULE
cli-meta-word = WORD
cli-meta-host = ADDRESS
cli-meta-port = PORT
cli-meta-folder = FOLDER
cli-meta-url = URL
cli-meta-value = VALUE
cli-meta-yes = yes|no

cli-play-short = play a game here in the terminal, with bots and with people beside you
cli-play-about = Plays a game in the terminal. Every move is kept in a record as it is made, so nothing is lost when you stop.
cli-play-examples =
    lamplight play { $game }
    lamplight play { $game } --players 3 --seat you:Anna --seat you:Ben --bot uniform
    lamplight play { $game } --option { $option } --record evening.jsonl
    lamplight play --resume evening.jsonl
cli-play-game = which game (see: lamplight games)
cli-play-players = how many play in all; bots take the seats that nobody was named for (4 if not given)
cli-play-seat = who sits on the next seat: you, you:NAME, bot or bot:KIND; may be given several times (one “you” if not given)
cli-play-bot = which bot takes the other seats
cli-play-board = a board by name, or the file of your own board
cli-play-option = an option of the game (see: lamplight games); may be given several times
cli-play-seed = the seed of the dice, up to 64 hexadecimal digits; the same seed brings the same dice
cli-play-real-dice = you roll real dice and type what they show
cli-play-record = where the record is written; the file must not exist yet
cli-play-resume = go on with a game from its record
cli-play-tips = tell each tip of the game once, also where nobody sits at a terminal
cli-play-no-tips = tell no tips

cli-replay-short = tell a recorded game again
cli-replay-about = Tells a recorded game again, move by move.
cli-replay-examples =
    lamplight replay game.jsonl
    lamplight replay game.jsonl --to 40
    lamplight replay game.jsonl --json | head -3
cli-replay-file = the record
cli-replay-course = show the line of the chances, too; from game.analysis.json beside game.jsonl if it is there, else by a quick analysis
cli-replay-step = step through by keys, forwards and back (q stops); where that cannot be, the Enter key goes on
cli-replay-to = stop after so many moves and rolls, and show where everybody is
cli-replay-json = one JSON object per move, for programs
cli-replay-board = the file of the board, if the game was played on a board of your own

cli-verify-short = check a record: every move, every roll, the end
cli-verify-about = Checks a record: is every move allowed, does every fingerprint fit, is the end right, and do all rolls follow from the seed? The first thing that does not fit is named with its line.
cli-verify-examples =
    lamplight verify game.jsonl
    lamplight verify game.jsonl --board my-board.toml
cli-verify-file = the record; - reads it from standard input
cli-verify-board = the file of the board, if the game was played on a board of your own

cli-analyse-short = say where a recorded game turned
cli-analyse-about = Tells the chances of every seat after each move and roll, and what luck, one’s own decisions and those of the others changed. The numbers add up exactly; what is too close to call is not called a mistake.
cli-analyse-examples =
    lamplight analyse game.jsonl
    lamplight analyse game.jsonl --depth deep --processes 2
    lamplight analyse game.jsonl --json > analysis.json
cli-analyse-file = the record
cli-analyse-depth = how long to think: quick, usual or deep
cli-analyse-processes = processes that share the work
cli-analyse-seed = lots of the play-outs; the same seed gives the same numbers
cli-analyse-json = the whole analysis as JSON, for programs
cli-analyse-board = the file of the board, if the game was played on a board of your own
cli-analyse-no-depth = There is no depth “{ $value }”. There are: { $known }. { $near }

cli-serve-short = open tables for browsers
cli-serve-about = Starts the table server: open its address in a browser, on this machine or on others.
cli-serve-examples =
    lamplight serve --open
    lamplight serve --host 0.0.0.0 --port 8080
    lamplight serve --database postgresql://user@host/lamplight
cli-serve-open = open the browser as well
cli-serve-config = a file of settings (lamplight.toml in the data folder or in this one if not given)

cli-settings-short = show what is set for the server, and where it comes from
cli-settings-about = Shows every setting of the server with its value and where that comes from: the default, a file, the environment (LAMPLIGHT_PORT for port) or the command line; the later one counts. Takes the same options as “lamplight serve”.
cli-settings-examples =
    lamplight settings
    lamplight settings --toml > lamplight.toml
    lamplight settings --config /etc/lamplight.toml
cli-settings-config = a file of settings (lamplight.toml in the data folder or in this one if not given)
cli-settings-toml = write an example of such a file, with every setting in it

cli-rules-short = read the rules
cli-rules-about = Prints the rulebook in the order in which it is learnt; or a chapter, a rule, an example, a card, or every place that has the words you look for.
cli-rules-examples =
    lamplight rules { $game }
    lamplight rules { $game } { $chapter }
    lamplight rules { $rule }
    lamplight rules { $game } key
cli-rules-game = which game ({ $game } if not given)
cli-rules-words = a rule ({ $rule }), a chapter ({ $chapter }), a part (intro, key, terms …), or words to look for

cli-games-short = list games, their options and bots
cli-games-about = Lists the games, with their options and bots.
cli-games-examples = lamplight games

cli-simulate-short = let bots play many games and count
cli-simulate-about = Lets bots play many games without showing them, and prints how long they took, who won and how they ended.
cli-simulate-examples =
    lamplight simulate { $game } --games 1000 --players 4
    lamplight simulate { $game } --bots { $bot },uniform --seed tuesday
cli-simulate-game = which game
cli-simulate-games = how many games (100 if not given)
cli-simulate-players = how many players (4 if not given)
cli-simulate-bots = the bots, seat by seat; they are repeated until all seats are taken
cli-simulate-board = a board by name, or the file of your own board
cli-simulate-option = an option of the game; may be given several times
cli-simulate-seed = any word; the same word brings the same games


## What went wrong

cli-did-you-mean = Did you mean “{ $guess }”?
cli-did-you-mean-one = Did you mean { $guesses }?
cli-guess = “{ $guess }”
cli-guess-or = { $first } or “{ $guess }”
cli-see-help = “lamplight --help” shows what can be typed.
cli-progress = { NUMBER($done, useGrouping: 0) } of { NUMBER($total, useGrouping: 0) }
cli-left = { $time } left
cli-interrupted = Interrupted.
cli-inner-fault = Something went wrong inside Lamplight ({ $error }). Set LAMPLIGHT_DEBUG=1 to see more, and please tell us.

cli-unknown-command = There is no command “{ $value }”; there are: { $known }. { $near }
cli-command-taken = The game { $game } brings a command “{ $command }”, but that name is taken; the command is left out.
cli-unknown-flag = “{ $command }” has no option “{ $value }”. { $near }
cli-unknown-language = There is no language “{ $value }” here; there are: { $known }. { $near }
cli-unknown-game = There is no game “{ $value }” here; there are: { $known }. { $near }
cli-unknown-seat = Nobody can sit there as “{ $value }”; there are: { $known }. { $near }
cli-unknown-bot = There is no bot “{ $value }”; there are: { $known }. { $near }
cli-unknown-option = This game has no option “{ $value }”; there are: { $known }. { $near }
cli-unknown-value = The option “{ $option }” cannot be “{ $value }”; there are: { $known }. { $near }
cli-no-rulebook = { $game } has no rulebook here.
cli-unknown-rule = There is no rule “{ $value }”; there are: { $known }. { $near }
cli-extra-word = “{ $command }” does not know what to do with “{ $value }”.
cli-flag-takes-none = The option { $option } takes no value.
cli-flag-needs-value = The option { $option } needs a value after it.
cli-bad-arguments = This cannot be understood: { $reason }.
cli-bad-option = “{ $value }” is no option of a game; type it as name=value, for instance goal=50.
cli-bad-seed = “{ $value }” is no seed; it takes 1 to { $count } hexadecimal digits (0-9, a-f).
cli-not-a-number = The option { $option } takes a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, not “{ $value }”.
cli-not-in-range = The option { $option } takes a number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }; { $value } does not fit.
cli-player-count = This game is for { $low } to { $high } players, not for { $value }.
cli-too-many-seats = { $seats } seats were named, but only { $players } play.
cli-which-game = Which game? There are: { $known }.
cli-which-file = Which file? Name it after the command.
cli-seed-or-dice = Real dice need no seed: use either --seed or --real-dice.
cli-no-real-dice = This game deals secrets, so the computer must do it: leave out --real-dice.
cli-step-or-json = Use either --step or --json.
cli-not-with-resume = { $option } cannot be used with --resume: the record says how this game is played.
cli-other-game = { $file } is a record of another game: { $game }.
cli-cannot-set-up = The game cannot be set up like this:
cli-endless = A game had not ended after { $count } moves.

cli-file-missing = There is no file { $file }.
cli-no-folder = There is no folder { $folder }: make it first, or choose another place for the record.
cli-no-output = The output cannot be written: { $reason }.
cli-file-forbidden = You have no permission to read or write { $file }.
cli-file-directory = { $file } is a folder, not a file.
cli-file-exists = { $file } exists already; choose another name (or go on with it: lamplight play --resume).
cli-file-error = { $file } cannot be used: { $reason }.
cli-file-not-text = { $file } is not a text file.
cli-no-home = There is no home folder to keep the record in; say where with --record FILE.

cli-board-faults =
    { $count ->
        [one] { $file }: one fault.
       *[other] { $file }: { $count } faults.
    }


## Records

cli-record-fault = { $file }, line { NUMBER($line, useGrouping: 0) }: { $what }
cli-record-cut-line = The file was cut off in the middle of this line.
cli-record-unknown-game = This is a record of a game that is not known here: “{ $value }” (known: { $known }).
cli-record-own-board = { $file } was played on the board “{ $board }”, which is not one of ours; name its file with --board FILE.toml.
cli-record-unfinished = { $file } ends after { $count } moves and rolls, before the end of the game: it was cut off, or the game is still running. Everything up to there is in order.
cli-record-no-seed = { $file } ends without the seed that its first line promised: the dice cannot be checked. The { $count } moves and rolls are allowed.
cli-record-busy = { $file } is open at another table right now.
cli-already-over = The game in { $file } is over. See it again with: { $command }
cli-aside-unreadable = { $file } cannot be read ({ $reason }).
cli-no-seed = The seed of the dice is missing: { $aside } is not there. Give it with --seed to go on with { $file }.
cli-wrong-seed = This is not the seed that { $file } promised in its first line.
cli-verified = { $file } is in order: { $game }, { $seats } players, { $count } moves and rolls.
cli-verified-dice =
    { $count ->
        [one] One roll was recomputed from the seed, and it is the same.
       *[other] All { $count } rolls were recomputed from the seed, and they are the same.
    }
cli-verified-real-dice = The dice were real ones: there is nothing to recompute.
cli-verified-end = Won by { $who }. { $why } ({ $rule })
cli-verified-lost = { $why } ({ $rule })


## Lists

cli-games-players = { "  " }{ $low } to { $high } players, rules version { $version }
cli-games-usual = (usual)
cli-games-bots = { "  " }bots: --bot, --seat bot:KIND


## The table in the terminal

term-prompt = >
term-commitment = The dice are fixed by a secret seed; its fingerprint is { $commitment }.
term-real-dice = You roll real dice and type what they show.
term-record = Record: { $file }
# $tip: what it says, $rule: the number of a rule
term-tip = Tip: { $tip } (Type: rules { $rule })
term-how = Answer with a number of the list or in words (help shows everything).
term-resumed =
    { $count ->
        [one] The game goes on after one move or roll. What happened last:
       *[other] The game goes on after { $count } moves and rolls. What happened last:
    }
term-you = you
term-bot = bot ({ $bot })
term-reason = { $who }: { $why }
term-bot-refused = The bot { $bot } wanted something that is not allowed ({ $do }): { $why }
term-no-question = It is nobody’s turn.
term-ask-dice = { $who }: { $ask } Type what comes out, for instance: { $example }
term-no-such-dice = “{ $value }” cannot come out. Type it like this: { $example }
term-no-number = There is no number { $value } in the list; it goes up to { $count }.
term-not-understood = I don’t understand “{ $value }”; type a number of the list, or “help”. { $near }
term-allowed = That is allowed.
term-why-what = Why what? Name a piece and a place, for instance: why { $things }
term-about-what = About what? Name a piece or a place, for instance: about { $thing }
term-about-rules = { "" }  Rules: { $rules }
term-about-beside = { "" }  Next to it: { $places }
term-list-more = list shows what each of them would do; list and a word only those that are about it.
term-list-none = No answer is about “{ $value }”. list shows them all.
term-no-such-thing = There is nothing called “{ $value }” on this table. { $near }
term-hint = Perhaps: { $what } [{ $do }]. { $why }
term-undo-nothing = There is nothing to take back.
term-undo-all = The dice have rolled since. Do all of you agree that { $who } takes the last move back? (yes/no)
term-yes-words = y, yes
term-undo-kept = Then everything stays as it is.
term-undone = { $who } takes back: { $do }.
term-same-dice = The dice will fall the same way again.
term-saved =
    { $count ->
        [one] One move or roll is kept in { $file }.
       *[other] All { $count } moves and rolls are kept in { $file }.
    }
term-copied = A copy is in { $file }.
term-left = The game is kept in { $file }. Go on with: { $command }
term-won = Won!
term-lost = Not won.
term-seed = The seed of the dice was { $seed }.
term-check = Check moves and dice with: { $command }
term-pass = Hand over to { $who }. Nobody else looks now! { $who }: press Enter.
term-secret = Your secret characters: { $what }.
term-together = Or everybody together: type “{ $do }”.
term-together-all = Do all of you agree to “{ $do }”? (yes/no)
term-together-sure = Really “{ $do }”? The bots are asked too. (yes/no)
term-together-refused = { $who } says no. The game goes on.

term-words-help = ?, h
term-words-list = l
term-words-board = b, map
term-words-why = w
term-words-about = whatis
term-words-hint = tip, advice
term-words-undo = u, back
term-words-log = history
term-words-rules = rule
term-words-save = s
term-words-quit = q, exit
term-help-help = this list
term-help-list = the question and all its answers; with “{ $thing }” only those that touch it, other words are looked for in the answers
term-help-board = where everybody stands
term-help-why = why not? For instance: why { $things }
term-help-about = what is this? For instance: about { $thing }
term-help-hint = what a strong bot would do, and why
term-help-undo = take the last move back
term-help-log = what happened; “log 30” for more
term-help-rules = the rulebook; “rules { $rule }” for one rule, or words to look for
term-help-save = where the game is kept; “save FILE” makes a copy of the record
term-help-quit = leave; the game can go on later
term-help-moves = A move is a number of the list, its notation ({ $do }), or just what it is about ({ $things }). Several moves in one line go with “;” between them.

term-replay-head = { $seats } players; { $options }
term-replay-people = Played by { $who }.
term-replay-began = Begun { $when }.
term-replay-note = “{ $note }”
term-took-back = { $who } takes everything back from move { NUMBER($ply, useGrouping: 0) } on.
term-whisper = { $who } alone is told: { $what }
term-replay-at = Step { $at } of { $last }
term-replay-keys = ← → step by step, ↑ ↓ by ten, Home and End, q stops
term-step = Enter: go on, q: stop
term-not-over = Not over yet: { $count } moves and rolls so far.

term-sim-head = { $games } games of { $game }, { $players } players, seed “{ $seed }”
term-sim-length = length
term-sim-median = median
term-sim-low = 10th percentile
term-sim-high = 90th percentile
term-sim-turns = turns
term-sim-plies = moves and rolls
term-sim-seat = seat
term-sim-wins = wins
term-sim-share = share
term-sim-end = ended by
term-sim-games = games
term-sim-percent = percent

cli-bot-short = check a bot of your own
cli-bot-about = Commands for bots that are programs of their own.
cli-bot-examples =
    lamplight bot check ./mybot
cli-bot-check-short = does a program keep the engine protocol?
cli-bot-check-about = Starts a program, lets it play whole games of everything that it plays, takes a move back now and then, and says what it found. The protocol is in docs/engine-protocol.md.
cli-bot-check-examples =
    lamplight bot check ./mybot
    lamplight bot check "python3 mybot.py --deep" --games 10
cli-bot-check-command = the command line that starts the program
cli-bot-check-game = only this game
cli-bot-check-games = how many games of each (2 if not given)
cli-bot-check-seconds = seconds for a decision (2 if not given)
cli-meta-command = COMMAND
cli-which-command = Which program? Give the command line that starts it, for example: lamplight bot check ./mybot
cli-check-passed = ok
cli-check-failed = FAULT
cli-meta-program = GAME:NAME=COMMAND

# Lessons
cli-learn-short = a guided first game
cli-learn-about = Teaches a game by playing it: one step after the other, on a real table with written luck. What was left is gone on with.
cli-learn-examples = 
    lamplight learn { $game }
    lamplight learn { $game } first --again
cli-learn-game = the game (lamplight games lists them)
cli-learn-lesson = the lesson; the first one if not given
cli-learn-again = from the start, even if it was left in the middle
cli-no-lessons = { $game } has no lessons.
cli-unknown-lesson = { $game } has no lesson “{ $value }”. { $near } There are: { $known }.
cli-lesson-short = check a lesson of your own
cli-lesson-about = Commands for whoever writes lessons.
cli-lesson-examples = 
    lamplight lesson check first.toml
cli-lesson-check-short = can a lesson be held?
cli-lesson-check-about = Plays a lesson in all branches by the rules of its game and names every step that cannot happen, every text that is missing or too long, and every unknown id. How to write one is in docs/lessons.md.
cli-lesson-check-examples = 
    lamplight lesson check first.toml second.toml
cli-lesson-check-files = the files of the lessons
cli-which-lesson = Which file? Give the file of a lesson.
term-lesson-how = Press Enter to go on, type a number to choose. undo goes back a step, quit leaves; the lesson waits for you.
term-lesson-look = Look at: { $what }
term-lesson-next = (Enter: next)
term-lesson-left = The lesson waits for you: { $command }
term-lesson-then = The next lesson: { $command }
term-lesson-play = Now a real game: { $command }
cli-games-lessons = { "  " }lessons: lamplight learn
