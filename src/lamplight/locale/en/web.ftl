### The web client: lobby, table, sheets.

web-lamplight = Lamplight
web-coming = One moment, the lamp is being lit …
web-again = Try again
web-close = Close
web-yes = Yes
web-no = No
web-fault-unreachable = The server can’t be reached. Check your connection, then try again.
web-fault-strange = That didn’t work, and the server didn’t say why. Please try again.


## Lobby

web-play-now = Play now
web-play-now-help = You and three bots, at once
web-games = Games
web-here = Round one tablet
web-here-help = Everybody in one room
web-here-how = Everybody plays on this device. Names are optional: each seat has its animal.
web-far = With friends far apart
web-far-help = Each on their own device
web-far-how = Choose who sits where. The game starts at once; you then get a link for each friend, and the table waits for them.
web-go-on = Go on playing
web-table = A table
web-last-seen = Last seen { $when }
web-forget = Take this table off the list (last seen { $when })
web-recover = I have three words
web-recover-help = Three words bring a seat back on any device. Somebody at the table can tell you its name; it is also in the link.
web-recover-table = The table’s name or link
web-recover-words = Your three words
web-recover-go = Back to my seat
web-recover-no-table = That is not a table’s name. It looks like k7mq2xw9bncd; you may also paste the whole link.
web-recover-not-three = Please type exactly three words, with spaces between them.
web-setup-who = Who plays the seat { $seat }
web-setup-name = Name for the seat { $seat }, optional
web-setup-person = A person here
web-setup-me = Me, on this device
web-setup-friend = A friend, by link
web-setup-bot = Bot: { $bot }
web-setup-more = One more
web-setup-fewer = One fewer
web-setup-add-bot = Add a bot
web-setup-start = Start the game
web-setup-nobody = Somebody has to play on this device. Give at least one seat to a person here.
web-variants = House variants
web-variants-help = These are variants of our own; the rulebook plays without them.


## Table

web-table-title = { $game }: the table
web-menu = Menu
web-board = Board
board-whole = Whole board
board-closer = Closer
web-question = What to do
web-options = Choices
web-players = Players
web-log = What happened
web-log-empty = Nothing has happened yet.
web-thought = { $who }: “{ $what }”
web-to-lobby = To the lobby
web-rule = Rule { $rule }
web-understood = All right
web-luck = The dice are rolling …
web-over = The game is over.
web-turn-you = Your turn, { $who }!
web-turn-named = { $who }, it’s your turn!
web-turn-bot = { $who } is thinking …
web-turn-other = { $who } is on turn.
web-turn-away = We are waiting for { $who }, who is away just now.
web-turn-open = The seat { $who } is free. Send the invitation under “Seats”.
web-turn-paused = { $who } is taking a break. Under “Seats” somebody can go on for them.
web-go = Go!
web-go-to = Go: { $what }
web-skip = Skip
web-skip-to-me = Skip to my turn
web-undo = Take back
web-undo-ask = Ask everybody whether you may take back your last move
web-undo-ask-short = Take back?
web-advice = What would you do? Ask for advice
web-advice-short = Hint
web-advising = Thinking …
web-line-first = Connecting to the table …
web-line-lost = The connection is gone. It comes back by itself; nothing is lost.
web-no-table = There is no such table
web-trouble = This table cannot be opened
web-no-table-help = Perhaps the link is incomplete. Ask for it once more, or start a new game.


## People

web-seats = Seats
web-seat-you = You
web-seat-bot = Bot
web-seat-bot-named = Bot: { $bot }
web-seat-here = At the table
web-seat-remote = Here, from afar
web-seat-away = Away just now
web-seat-open = Free seat
web-seat-paused = Taking a break
web-seat-to-bot = Let { $bot } play
web-seat-which-bot = Which bot?
web-seat-take = Play here
web-seat-to-friend = Give to a friend
web-seat-pause = Take a break
web-name = Name
web-name-optional = Your name, if you like
web-invite = Invitation
web-invite-for = Invitation for { $who }
web-invite-make = Make an invitation link
web-elsewhere = Continue on another device
web-elsewhere-help = Open this link there. Keep it to yourself: whoever has it plays this seat.
web-words-are = Or with three words:
web-words-table = … and the table’s name: { $id }
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = The link is marked; copy it by hand.
web-share = Share …
web-watching-help = You are watching. To play you need an invitation.
web-watchers =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
web-join = A seat is waiting for you
web-join-help = A friend has invited you to this table.
web-join-sit = Sit down and play
web-join-watch = Only watch


## Settings

web-settings = Settings
web-language = Language
web-size = Text size
web-size-normal = Normal
web-size-large = Large
web-size-huge = Very large
web-speed = Movement
web-speed-off = Off
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-sound = Sound
web-sound-help = Small sounds for dice, steps and frights.
web-at-once = Play at once
web-at-once-help = Touching the target makes the move without asking again.
web-numbers = Numbers on the places
web-numbers-help = So that the list and the board are easy to compare.
web-plain = Table in words
web-plain-help = A page without pictures, for screen readers and for whoever likes to read.


## Help

web-help = Help
web-help-touch = Touch one of your shining pieces, then one of the shining places. You see what the move will do; touch the place once more or press “Go!” to make it.
web-help-why = Touch anything else and you are told why it can’t be done, with the rule behind it.
web-help-list = Every move is also in the list beside the board.
web-help-keys = Keys
web-key-tab = to the next thing
web-key-arrows = through the choices and over the board
web-key-number = show that choice; once more to play it
web-key-enter = play the choice that is shown
web-key-escape = let go of everything
web-key-undo = take back
web-key-advice = ask for a hint
web-key-rules = open the rules
web-key-help = this page
web-story = The story


## Rules

web-rules = Rules
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [one] One rule found.
       *[other] { $count } rules found.
    }
web-rules-none = No rule has these words. Try a shorter one.


## The end

web-end = The game is over
web-won = Winner
web-show-end = Show the result
web-rematch = Once more!
web-come-along = The others go on: come along
web-look-board = Look at the board
web-check-dice = Check the dice
web-record = Save the record
web-dice-good =
    { $count ->
        [one] The one roll was honest: it follows from the number that was fixed before the game began.
       *[other] All { $count } rolls were honest: they follow from the number that was fixed before the game began.
    }
# $count: draws that the record alone cannot confirm
web-dice-open =
    { $count ->
        [one] One more draw depends on rules that this page does not follow.
       *[other] { $count } more draws depend on rules that this page does not follow.
    } “lamplight verify” checks every one of them in the saved record.
web-dice-wrong = Ply { $ply } does not match: the record says “{ $told }”, the seed says “{ $due }”.
web-dice-commitment = The seed is not the one that was promised before the first roll.
web-dice-unreadable = The record can’t be read, so the dice can’t be checked.


## The table in words

web-text-title = The table in words
web-text-leave = To the table with pictures
web-text-where = Who is where
web-text-place = Place
web-text-who = Who
web-text-piece-of = { $piece } ({ $who })


## Deciding together: $who proposes $what to whoever decides

web-suggest-can = { $who } decides. You can propose something.
web-suggest-list = Proposals
web-suggest-line = { $who } proposes: { $what }
web-suggest-look = { $who } points at: { $what }
web-suggest-by = proposed by { $who }
web-suggest-mine = You propose: { $what }
web-suggest-mine-look = You point at: { $what }
web-suggest-do = Propose
web-suggest-this = Propose: { $what }
web-suggest-point = Point at: { $what }
web-suggest-point-what = Point at something
web-suggest-point-short = Point
web-suggest-take = Do it
web-suggest-take-this = Do it: { $what }
web-suggest-touch = Touch it
web-suggest-touch-this = Touch it: { $what }
web-suggest-back = Take back
web-suggest-as = Who proposes?
web-key-take = do what was proposed last


## Games with secrets

web-question-waiting = Everybody was asked … still to answer: { $who }
web-question-withdraw = Never mind
web-peek = My secrets
web-phone-lend = Secrets on a phone
web-phone-how = Whoever has a phone may play from there: their secrets then appear only on it. The code is good for a few minutes and once.
web-phone-type = Open { $address } on the phone and type this code.
web-phone-here = The shared screen shows a code for your seat. Type it here; your secrets then appear only on this phone.
web-phone-code = Code
web-phone-take = Take my seat
web-phone-away = Put the phone away
web-phone-title = Secrets on your phone
web-phone-scan = Scan this picture with your phone. Your secrets then appear only there.
web-phone-holds = The secrets are on the phone, where nobody else can see them.
web-phone-alone = Just now only this very device can reach the game. For phones, start it for your home network: { $command }
web-curtain-pass = Pass the tablet to { $who }. Everybody else: eyes off!
web-curtain-hold = Hold your finger here to peek
web-curtain-done = Memorised, let’s go!
web-notes = Notebook
