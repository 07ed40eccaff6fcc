### The web client: lobby, table, sheets.

web-lamplight = Lamplight
web-coming = One moment, the lamp is being lit …
web-again = Try again
web-close = Close
web-print = Print
web-yes = Yes
web-no = No
web-fault-unreachable = The server can’t be reached. Check your connection, then try again.
web-fault-strange = That didn’t work, and the server didn’t say why. Please try again.


## Lobby

web-play-now = Play now
web-play-now-help =
    { $bots ->
        [one] You and one bot: { $level }
       *[other] You and { $bots } bots: { $level }
    }
web-games = Games
web-players-range = { $low } to { $high } players
web-bots = Play bots
web-bots-help = You choose how many and how good
web-bots-how = You against the bots. “Play now” starts the same again next time.
web-bots-count = How many bots?
web-bots-level = How well do they play?
web-bots-seat = Which animal are you?
web-here = Round one tablet
web-here-help = Everybody in one room
web-here-how = Everybody plays on this device. Names are optional: each seat has its animal.
web-far = With friends far away
web-far-help = Each on their own device
web-far-how = Choose who sits where. The game starts at once; you then get a link for each friend, and the table waits for them.
web-alone = Only this device can reach the game at the moment. To let other devices in, start it for your home network: { $command }
web-alone-far = Friends elsewhere need a server that the internet can reach.
web-go-on = Continue a game
web-child = For little ones
web-child-help = No reading: pictures, a voice, a kind friend. From about 4 years
web-go-on-with = with { $who }
web-go-on-yours = Your turn!
web-go-on-turn = It’s { $who }’s turn
web-go-on-since = { $whose } ({ $ago })
web-go-on-news = There is news
web-table = A table
web-last-seen = Last seen { $when }
web-forget = Take this table off the list (last seen { $when })
web-forget-sure = Take { $game } off the list?
web-forget-help = The key of your seat is deleted on this device. After that you come back only with your link or your three words.
web-forget-keep = Keep it
web-forget-do = Take it off
web-replay = Open a recorded game
web-recover = I have three words
web-recover-help = Three words bring a seat back on any device. Anybody at the table can tell you the table’s name; it is also in the link.
web-recover-table = The table’s name or link
web-recover-words = Your three words
web-recover-go = Back to my seat
web-recover-no-table = That is not a table’s name. It looks like k7mq2xw9bncd; you may also paste the whole link.
web-recover-not-three = Please type exactly three words, with spaces between them.
web-setup-who = Who plays { $seat }?
web-setup-name = Name for the seat { $seat }, optional
web-setup-person = A person here
web-setup-me = Me, on this device
web-setup-friend = A friend, by link
web-setup-bot = Bot: { $bot }
web-setup-more = One more seat
web-setup-fewer = One seat fewer
web-setup-add-bot = Add a bot
web-setup-start = Start the game
web-setup-nobody = Somebody has to play on this device. Give at least one seat to a person here.
web-variants = House variants
web-variants-help = Other ways to play. Where nothing else is said, each is a house rule of ours; the rulebook plays without it.


## Table

web-table-title = { $game }: the table
web-menu = Menu
web-board = Board
board-whole = Whole board
board-closer = Closer
board-farther = Farther away
web-question = What to do
web-options = Choices
web-players = Players
web-log = What happened
web-look-back = Look back
web-log-empty = Nothing has happened yet.
web-thought = { $who }: “{ $what }”
web-to-lobby = To the lobby
web-rule = Rule { $rule }
web-away = While you were away
web-away-before =
    { $count ->
        [one] Before that, one more thing happened (see “What happened”).
       *[other] Before that, { $count } more things happened (see “What happened”).
    }
web-away-show = Show me on the board
web-away-skip = Go on playing
web-about = What is this?
web-about-now = What it can do now
web-about-nothing = Nothing just now.
web-about-more = … and { $count } more in the list of choices.
web-understood = All right
web-luck = The dice are rolling …
web-over = The game is over.
web-turn-you = Your turn, { $who }!
web-turn-named = { $who }, it’s your turn!
web-turn-bot = { $who } is thinking …
web-turn-other = It’s { $who }’s turn.
web-turn-away = We are waiting for { $who }, who is away just now.
web-turn-open = The seat { $who } is free. Send the invitation under “Seats”.
web-turn-paused = { $who } is taking a break. Under “Seats” somebody can go on for them.
web-go = Go!
web-go-to = Go: { $what }
web-skip = Skip
web-skip-to-me = Skip to my turn
web-tell-piece = Touch one of the shining pieces or cards.
web-tell-place = Now touch where it should go.
web-sending = On its way …
web-sending-later = No line just now. Your move is kept and goes out as soon as the line is back.
web-hasty = That was quick: the question had just changed. Choose again.
web-thought-of = { $who } thinks:
web-choices = Choices
web-choices-none = Nothing to choose just now.
web-actions = What you can do
web-other-way = Another way ({ $n } of { $of })
web-undo-turn = Take back my whole turn
web-mute = Silence
web-more = More
web-pause = Pause
web-resume = Go on
web-key-undo-turn = take back the whole turn
web-key-list = open or fold the list of choices
web-text-next = Next to it
web-text-way = { $way }: { $place }
web-text-empty = nobody
web-undo = Take back
web-undo-ask = Ask everybody whether you may take back your last move
web-undo-ask-short = Take back?
web-advice = What would you do? Ask for advice
web-advice-short = Hint
web-advising = Thinking …
web-line-first = Connecting to the table …
web-line-lost = The connection is gone. It comes back by itself; nothing is lost. Until then you see how things last stood.
web-no-table = There is no such table
web-trouble = This table cannot be opened
web-no-table-help = Perhaps the link is incomplete. Ask for it once more, or start a new game.


## People

web-seats = Seats
web-screen = On a big screen
web-seat-you = You
web-seat-bot = Bot
web-seat-bot-named = Bot: { $bot }
web-seat-here = At the table
web-seat-remote = Here, on another device
web-seat-away = Away just now
web-seat-open = Free seat
web-seat-paused = Taking a break
web-seat-to-bot = Let { $bot } play
web-seat-which-bot = Which bot?
web-seat-take = Play here
web-seat-to-friend = Give to a friend
web-seat-pause = Take a break
web-seat-pause-for = Let the seat take a break
web-seat-back = Take my seat back
web-seat-asks = the others are asked first
web-seat-renew = New link for { $who }
web-seat-free = Free this seat
web-seat-free-sure = { $who } loses the seat and can only watch. Do that if the wrong person sits here.
web-seat-open-sure = You give your seat away: whoever opens the invitation plays it, and you only watch.
web-seat-host = Make { $who } the host
web-seat-seen = Last seen { $when }
web-seat-phone = On a phone
web-seat-bot-for = Meanwhile a bot: { $bot }
web-ago-moment = a moment ago
web-host = Host
web-name = Name
web-name-optional = Your name, if you like
web-invite = Invitation
web-invite-for = Invitation for { $who }
web-invite-make = Make an invitation link
web-invite-again = Replace this invitation
web-join-link = Invite to this table
web-join-link-help = { $count ->
    [one] One link for the free seat: whoever opens it first sits down.
   *[other] One link for the { $count } free seats: whoever opens it takes the next one.
}
web-join-link-make = Make a link for everybody
web-elsewhere = Continue on another device
web-elsewhere-help = Open this link there. Keep it to yourself: whoever has it plays this seat.
web-words-are = Or with three words:
web-words-table = … and the table’s name: { $id }
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = The link is selected; copy it yourself.
web-share = Share …
web-watching-help = You are watching. To play you need an invitation.
web-watching = You are watching
web-card-away = { $who } is away; last seen { $when }. How shall we go on?
web-card-resting = { $who } is taking a break. How shall we go on?
web-card-go-on = Let a bot go on
web-card-nudge = Nudge
web-card-nudged = { $who } was told that you are waiting.
web-card-wait = Wait
web-card-bot = A bot is playing for { $who }. Do you want to play again?
web-card-paused = { $who } is taking a break. Do you want to play again?
web-card-leave = Leave it so
web-card-lost = The seat { $seats } is no longer yours on this device: it was opened with a new link or with its three words, or it was freed. You are watching now.
web-card-watch = Only watch
web-card-aside = The seat { $seats } needs a device of its own: in a game with secrets one device shows one hand.
web-card-words = { $count ->
    [one] Your three words. With them you get your seat back on any device. Write them down:
   *[other] Three words for each seat. With them you get it back on any device. Write them down:
}
web-card-noted = Written down
web-slip-save = Keep as a picture
web-slip-how = Open this address and choose “I have three words” to get back to your seat.
web-slip-table = Table: { $id }
web-watchers =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
web-join = A seat is waiting for you
web-join-help = A friend has invited you to this table.
web-join-to = { $host } invites you: { $game }
web-join-there = At the table: { $who }
web-join-sit = Sit down and play
web-join-watch = Only watch


## Settings

web-settings = Settings
web-theme = Dark or light
web-theme-auto = As the device
web-theme-dark = Dark: by lamplight
web-theme-light = Light: by day
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
web-sound-help = Soft sounds for what happens at the table. Switched off, nothing buzzes either.
web-haptics = Vibration
web-haptics-help = A short buzz when a touch counts, on phones that can.
web-thoughts = What bots think
web-thoughts-help = A small bubble says why a bot did what it did.
web-list = List of choices
web-list-help = Every choice in words, always open. The board alone is enough, too.
web-single-keys = Single keys
web-single-keys-help = Letters and numbers do something at the table. Switch them off if they get in your way.
web-at-once = Move with one touch
web-at-once-help = Touching the target makes the move without asking again.
web-numbers = Numbers on the spaces
web-numbers-help = So that the list and the board are easy to compare.
web-plain = Table in words
web-plain-help = A page without pictures, for screen readers and for whoever likes to read.


## Help

web-help = Help
web-aim = What is it about?
web-aim-go = Let’s play!
web-help-how = How to play here
web-help-touch = Touch something that shines, then one of the shining places. You see what the move will do; touch the place once more or press “Go!” to make it.
web-help-why = Touch anything else and you are told why it can’t be done, with the rule behind it.
web-help-list = Every move is also in the list beside the board.
web-help-keys = Keys
web-help-keys-off = Single keys are switched off under “Settings”.
web-key-tab = to the next thing
web-key-arrows = through the choices and over the board
web-key-number = show that choice; once more to play it
web-key-enter = play the choice that is shown
web-key-escape = cancel the selection
web-key-undo = take back
web-key-advice = ask for a hint
web-key-rules = open the rules
web-key-words = what the words of the game here mean
web-key-help = what the thing in focus is; elsewhere this page
web-story = The story


## Rules

web-rules = Rules
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [0] No rule found.
        [one] One rule found.
       *[other] { $count } rules found.
    }
web-rules-none = No rule has these words. Try a shorter one.


## The end

web-end = The game is over
web-course = How it went
web-course-turns = Whose turn it was, from beginning to end
web-course-line = { $what }: { $from } at the beginning, { $to } at the end
web-won = Winner
web-show-end = Show the result
web-rematch = Once more!
web-come-along = The others play again: join them
web-look-board = Look at the board
web-check-dice = Check the dice
web-record = Save this game
web-dice-good =
    { $count ->
        [one] The one roll was honest: it follows from the number that was fixed before the game began.
       *[other] All { $count } rolls were honest: they follow from the number that was fixed before the game began.
    }
# $count: draws that the record alone cannot confirm
web-dice-open =
    { $count ->
        [one] One more draw could not be checked in the browser.
       *[other] { $count } more draws could not be checked in the browser.
    } “lamplight verify” checks every one of them in the saved game.
web-dice-wrong = Move { $ply } does not match: the record says “{ $told }”, the seed says “{ $due }”.
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

web-question-waiting = Everybody has been asked … still to answer: { $who }
web-question-withdraw = Never mind
web-peek = My secrets
web-phone-lend = Secrets on a phone
web-phone-how = Whoever has a phone may play from there: their secrets then appear only on it. The code works once, within ten minutes.
web-phone-type = Open { $address } on the phone and type this code.
web-phone-here = The shared screen shows a code for your seat. Type it here; your secrets then appear only on this phone.
web-phone-code = Code
web-phone-take = Take my seat
web-phone-away = Give the seat back to the shared screen
web-phone-title = Secrets on your phone
web-phone-scan = Scan this picture with your phone. Your secrets then appear only there.
web-phone-holds = The secrets are on the phone, where nobody else can see them.
web-curtain-pass = Pass the tablet to { $who }. Everybody else: eyes off!
web-curtain-hold = Hold your finger here to peek
web-curtain-done = Memorised, let’s go!
web-notes = Notebook
web-learn = Show me how
web-minutes = About { $minutes } minutes
web-lesson = Guided lesson
web-tips = Tips in your first games
web-tips-help = Each is told once, when it matters.
web-stale = This question is settled: it was answered on another device, or taken back. This is how things stand now.
web-newer = There is a newer Lamplight.
web-newer-load = Load it
web-say = Say something
