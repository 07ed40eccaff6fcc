### What whoever runs the server reads: health, figures, their page. The web client does not hold these.

operator-draining = The server is about to be stopped and takes nobody new; running games go on.
operator-database-away = The database does not answer. Check that it is running and has room; the log of the server says more.
operator-token-missing = This is for whoever runs the server: send the setting operator_token as “Authorization: Bearer TOKEN”.
operator-token-wrong = This is not the operator_token of this server. “lamplight settings” says where it is set.
operator-token-unset = No operator_token is set, so this answers only on the machine of the server itself. Set one of at least 20 characters to see it from elsewhere.

## The page at /operator; times are UTC

operator-title = Lamplight: for whoever runs it
operator-enter-help = This page is for whoever runs the server. Its key is the setting operator_token.
operator-enter = Come in
operator-leave = Leave this page
operator-well = All is well: the server answers, and so does its database.
operator-now = Now
operator-devices = Devices at tables
operator-in-memory = Tables in memory
operator-kept = Decisions that were kept
operator-kept-within = { $count } (half of them within { $half } ms, 99 of 100 within { $most } ms)
operator-bots = Bots
operator-bots-now = { $thinking } thinking, { $waiting } questions waiting
operator-refused = Turned away
operator-database-failures = Failures of the database
operator-aside = Tables that cannot be played on
operator-since = Running since
operator-version = Version
operator-process = Process
operator-tables = { $count ->
    [one] One table
   *[other] { $count } tables
}
operator-game = Game
operator-going = going on
operator-over = over
operator-closed = closed
operator-state = State
operator-table = Table
operator-made = Made
operator-touched = Last touched
operator-seats = Seats
operator-ages = When they were last touched
operator-age-day = within a day
operator-age-week = within a week
operator-age-month = within a month
operator-age-older = longer ago
operator-newest = Touched last
operator-failures = What went wrong last
operator-no-failures = Nothing since the server was started.
operator-when = When
operator-event = Event
operator-said = What
operator-storage = Storage
operator-size = The database takes
operator-room = Room on its disk
operator-backup = Last backup
operator-backup-unknown = not known: “lamplight backup” makes one
operator-keep-unfinished = Days that unfinished games are kept
operator-keep-finished = Days that finished games are kept
operator-for-ever = for ever
operator-goes = Tables that go within a week if nobody comes
operator-stopping = Before a stop
operator-drain = Take nobody new
operator-drain-help = New tables are refused and /health/ready says no, so that a balancer sends visitors elsewhere. Games that run go on.
operator-undrain = Take visitors again
operator-close = Close this table
operator-close-help = Nobody plays or looks on there any more, and whoever is there is told so. Nothing is lost.
operator-reopen = Open this table again
operator-reopen-help = Whoever has its link can play there again.
operator-sure = Yes, I am sure
operator-unsure = Nothing was done. Go back and tick the box to say that you are sure.
operator-stale = Nothing was done: this form did not come from a page of this server, or the page was too old. Open it again and try once more.
