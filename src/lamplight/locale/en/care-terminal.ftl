### Commands for whoever runs a server: backup, restore, check, tables, moving to another database.

cli-meta-target = FILE|FOLDER
cli-meta-place = FILE|URL
cli-meta-table = TABLE
cli-meta-days = DAYS
cli-meta-words = THREE-WORDS

cli-backup-short = keep a copy of all tables
cli-backup-about = Writes everything into one file as it is at one moment, also while the server runs, and proves that it can be read: unfinished games and some of the finished ones are replayed. The file has its name only when all of it is on disk.
cli-backup-examples =
    lamplight backup backups/
    lamplight backup backups/ --keep 14
    lamplight backup today.db --database postgresql://user@host/lamplight
cli-backup-target = the file; or a folder, then the file is called after the time
cli-backup-data = the data folder of the server
cli-backup-database = the database of the server, if it is not in its data folder
cli-backup-replace = write over a file of this name
cli-backup-keep = delete all backups in the folder but the newest N
cli-backup-all = replay all finished games, too
cli-backup-written = { $file } holds everything ({ $size } MB).
cli-backup-removed = { $file } was the oldest backup and is deleted.
cli-which-target = Where to? Name a file, or a folder for many backups.
cli-keep-needs-folder = --keep is for a folder of backups, and { $file } is none.

cli-restore-short = put a backup in place
cli-restore-about = Puts the tables of a backup in place. The server must be stopped; tables that are there are only replaced with --over, and are kept aside. A backup from an older Lamplight is brought up to date.
cli-restore-examples =
    lamplight restore backups/lamplight-20260301-040000.db
    lamplight restore today.db --over --data /srv/lamplight
cli-restore-file = the backup
cli-restore-data = the data folder of the server
cli-restore-database = the database of the server, if it is not in its data folder
cli-restore-over = replace the tables that are there; they are kept aside
cli-restored = The tables of { $file } are in place: { $place }
cli-restored-migrated = The backup was from an older Lamplight (schema { $version }) and has been brought up to date.
cli-restored-aside = What was there before is kept in { $file }

cli-check-short = is every table whole?
cli-check-about = Replays every table of a server, of another database or of a backup, and names every fault by its table and move. Nothing is changed, and the server may run.
cli-check-examples =
    lamplight check
    lamplight check backups/lamplight-20260301-040000.db
cli-check-file = a backup, or the URL of a database; the server’s own if not given
cli-check-data = the data folder of the server
cli-check-database = the database of the server, if it is not in its data folder
cli-check-good = { $place }: all is well.
cli-check-bad = { $place }: { $count ->
    [one] one table is faulty.
   *[other] { $count } tables are faulty.
}

cli-database-short = move to another database
cli-database-about = Commands for the database itself.
cli-database-examples =
    lamplight database copy lamplight-data/lamplight.db postgresql://user@host/lamplight
cli-database-copy-short = copy all tables into another database
cli-database-copy-about = Copies everything from a file of SQLite to PostgreSQL or back, and proves that it has arrived: row by row, and every game is replayed. The target must be empty. Stop the server first, or what is played meanwhile stays behind.
cli-database-copy-examples =
    lamplight database copy lamplight-data/lamplight.db postgresql://user@host/lamplight
cli-database-copy-source = where the tables are
cli-database-copy-target = where they are to be
cli-database-copied = Everything from { $source } is in { $target } now.
cli-which-databases = From where to where? Name two databases, each by its file or its URL.

cli-tables-short = look after the tables of a server
cli-tables-about = Commands for whoever runs a server; it may run meanwhile, and hears of every change.
cli-tables-examples =
    lamplight tables list --unfinished --older 30
    lamplight tables show 7k2m9q
cli-tables-list-short = list the tables
cli-tables-list-about = Lists all tables: what is played, how far it is, when it was made, last moved and last looked at by one of its people.
cli-tables-list-examples =
    lamplight tables list --unfinished --older 30
    lamplight tables list --game { $game } --json
cli-tables-list-game = only this game
cli-tables-list-unfinished = only games that go on
cli-tables-list-finished = only games that are over
cli-tables-list-older = only tables that nobody has touched for so many days
cli-tables-list-json = for other programs
cli-tables-list-data = the data folder of the server
cli-tables-list-database = the database of the server, if it is not in its data folder
cli-tables-show-short = everything about one table
cli-tables-show-about = Shows a table with its seats, options and times. Nothing secret is shown.
cli-tables-show-examples =
    lamplight tables show 7k2m9q
cli-tables-show-table = the table, by its id or its link
cli-tables-show-json = for other programs
cli-tables-show-data = the data folder of the server
cli-tables-show-database = the database of the server, if it is not in its data folder
cli-tables-close-short = let nobody play at a table
cli-tables-close-about = Closes a table: whoever is there is told so, and nobody can play or look on there. Nothing is deleted; lamplight tables open opens it again.
cli-tables-close-examples =
    lamplight tables close 7k2m9q
cli-tables-close-table = the table, by its id or its link
cli-tables-close-data = the data folder of the server
cli-tables-close-database = the database of the server, if it is not in its data folder
cli-tables-open-short = open a closed table again
cli-tables-open-about = Opens a table that was closed with lamplight tables close. Everything is as it was.
cli-tables-open-examples =
    lamplight tables open 7k2m9q
cli-tables-open-table = the table, by its id or its link
cli-tables-open-data = the data folder of the server
cli-tables-open-database = the database of the server, if it is not in its data folder
cli-tables-free-seat-short = take a seat from whoever has it
cli-tables-free-seat-about = Frees a seat and prints a new invitation to it, for somebody who has lost their link and their three words. The old key no longer counts. In a game with secrets, whoever gets the invitation learns those of the seat.
cli-tables-free-seat-examples =
    lamplight tables free-seat 7k2m9q 2
cli-tables-free-seat-table = the table, by its id or its link
cli-tables-free-seat-seat = the seat, counted from 1
cli-tables-free-seat-data = the data folder of the server
cli-tables-free-seat-database = the database of the server, if it is not in its data folder
cli-tables-delete-short = delete tables
cli-tables-delete-about = Deletes tables with everything that belongs to them, for good. Whoever comes there later is told so.
cli-tables-delete-examples =
    lamplight tables delete 7k2m9q --yes
cli-tables-delete-tables = the tables, by their ids or links
cli-tables-delete-yes = do not ask again
cli-tables-delete-data = the data folder of the server
cli-tables-delete-database = the database of the server, if it is not in its data folder
cli-tables-export-short = take the record of a table out
cli-tables-export-about = Writes the record of a game, for lamplight replay and verify. As long as it goes on it holds no seed, but everything that was played, secrets too.
cli-tables-export-examples =
    lamplight tables export 7k2m9q game.jsonl
cli-tables-export-table = the table, by its id or its link
cli-tables-export-file = the file; the terminal if not given
cli-tables-export-data = the data folder of the server
cli-tables-export-database = the database of the server, if it is not in its data folder
cli-tables-forget-short = forget a person
cli-tables-forget-about = Forgets whoever has these three words: name, words, keys, notices and notebook are deleted. Their moves stay, without a name. Without a table all of them are searched, which takes a while.
cli-tables-forget-examples =
    lamplight tables forget 7k2m9q --words lantern-apple-river
cli-tables-forget-table = the table, by its id or its link
cli-tables-forget-words = the three words of the seat
cli-tables-forget-data = the data folder of the server
cli-tables-forget-database = the database of the server, if it is not in its data folder

cli-tables-head-id = table
cli-tables-head-game = game
cli-tables-head-state = state
cli-tables-head-plies = moves
cli-tables-head-made = made
cli-tables-head-moved = last move
cli-tables-head-seen = last seen
cli-tables-head-ended = ended
cli-tables-head-closed = closed
cli-tables-head-who = who
cli-tables-state-on = goes on
cli-tables-state-over = over
cli-tables-state-closed = closed
cli-tables-state-goes = goes soon
cli-tables-seat-here = here
cli-tables-seat-remote = afar
cli-tables-seat-bot = bot
cli-tables-seat-paused = paused
cli-tables-count = { $count ->
    [one] One table.
   *[other] { $count } tables.
}
cli-tables-closed = Table { $table } is closed. Whoever is there is told so.
cli-tables-closed-already = Table { $table } is closed already.
cli-tables-opened = Table { $table } is open again.
cli-tables-open-already = Table { $table } is not closed.
cli-tables-freed = Seat { $seat } of table { $table } is free. This is the invitation to it; put it behind the address of your server:
cli-tables-sure = { $count ->
    [one] The table is gone for good then. If you are sure, say --yes.
   *[other] { $count } tables are gone for good then. If you are sure, say --yes.
}
cli-tables-deleted = Table { $table } is deleted.
cli-tables-exported = The record of table { $table } is in { $file }
cli-tables-forgotten = Whoever had seat { $seat } of table { $table } is forgotten.
cli-tables-words-unknown = No seat has these three words. Check the spelling, or name the table.
cli-which-table = Which table? Name it by its id or its link; lamplight tables list lists them.
cli-which-seat = Which seat? Give its number, counted from 1, after the table.
cli-which-words = Which words? Give the three words of the seat with --words a-b-c.

cli-care-replayed = { $tables ->
    [one] One table
   *[other] { $tables } tables
}, { $replayed } replayed with { $plies } moves.
cli-care-flaw = table { $table }, move { $ply }: { $why }
cli-care-flaw-whole = table { $table }: { $why }
cli-care-flaw-seats = There are { $count } seats stored where there should be { $seats }.
cli-care-flaw-setup = The game cannot be set up as it was.
cli-care-flaw-note = What lies beside the moves cannot be read.
cli-care-full = There is not enough room in { $folder }. Nothing was left there; make some room, then try again.
cli-care-busy = Another Lamplight is writing { $file } just now. Wait until it is done.
cli-care-damaged = The database is damaged: { $detail }
cli-care-differs = What has arrived is not what was sent. Nothing was changed; try again, and check the disk.
cli-care-bad-url = “{ $url }” is no database that Lamplight can use. Name a file, or postgresql://user@host/name.
cli-care-no-driver = For this database the package { $driver } is needed. Install lamplight[postgres].
cli-care-not-ours = { $file } is no database of Lamplight.
cli-care-newer = The database was written by a newer Lamplight (schema { $version }; this one knows { $known }). Install that one, or a newer one.
cli-care-older = { $place } is from an older Lamplight. Start the server once, then it is brought up to date.
cli-care-running = A server is using { $url }. Stop it first.
cli-care-same = { $file } would be both source and target. Name two different ones.
cli-care-not-empty = There are tables in { $place } already. To replace them (they are kept aside), say --over.
cli-care-target-used = There are tables in { $place } already. Name an empty database.
cli-care-gone = Table { $table } has been deleted.
cli-care-no-table = There is no table { $table }. lamplight tables list lists them.
cli-care-no-seat = Table { $table } has { $seats } seats, and no seat { $seat }.
cli-care-lesson = A lesson is held at table { $table }; nobody else can sit there.
cli-care-conflict = Somebody has just changed that seat of table { $table }. Look at it again, then try once more.
cli-care-file-exists = { $file } exists already. Choose another name.
