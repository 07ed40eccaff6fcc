### What can be set about a server: what each setting means, and what may be wrong with it.

## The settings; the web client does not hold these

settings-place = Where it is found
settings-kept = What is kept
settings-notices = Notices
settings-bots = Bots
settings-limits = Limits
settings-watching = Looking after it
settings-making = For tests and for whoever builds Lamplight

setting-host = the address to listen on; 127.0.0.1 is this machine alone, 0.0.0.0 all of its networks
setting-port = the port to listen on; 0 takes any that is free
setting-public-address = where everybody finds this server, for example https://example.org/games/; links and notices lead there
setting-sub-path = the path below which the server lies, for example /games; that of the public address if not given
setting-trusted-proxies = addresses and networks of proxies that are believed who is asking (X-Forwarded-For, -Proto, -Host, Forwarded)
setting-allowed-hosts = further names that the server answers to; *.example.org are all below it, * is any
setting-origins = further websites whose pages may talk to this server, for example https://example.org
setting-lang = the language of the server itself: en, de, es or fr
setting-open-tables = whether tables may be open to strangers and are listed in the lobby
setting-data-dir = the folder for tables and records
setting-database = the address of a database instead of the file in the data folder; postgresql://user@host/name
setting-workers = processes that serve together, each with its own tables; more than one need PostgreSQL
setting-busy-timeout = seconds to wait for somebody else’s lock on the database
setting-idle = seconds after which a table that nobody looks at leaves memory
setting-snapshot = entries of a log after which its position is written down beside it; 0 is never
setting-keep-unfinished = days that an unfinished game is kept after it was last played; 0 is for ever
setting-keep-finished = days that a finished game is kept; 0 is for ever
setting-leave-records = a finished game that is no longer kept leaves its record, without names
setting-contact = whom a maker of browsers may ask about notices: mailto: or https:
setting-webhook = an address of your own that is told of turns, http:// or https://
setting-webhook-secret = the secret with which these requests are signed
setting-notices-per-address = wishes to be told of turns, at once and then per hour, from one address
setting-programs = programs of your own as bots at your tables, GAME:NAME=COMMAND
setting-bot-delay = seconds before a bot moves, so that people can follow
setting-bot-workers = processes in which bots think
setting-bot-timeout = seconds after which a thinking bot is given up
setting-hints-per-address = hints, at once and then per hour, from one address
setting-grace = seconds that a seat waits for whoever has gone before the others may go on without them
setting-pulse = seconds after which a silent device is asked whether it is there, and within which it says so
setting-header-size = bytes of the head of a request
setting-headers = lines of the head of a request
setting-header-timeout = seconds within which a request must have said what it wants, and a line to a table hello
setting-body-timeout = seconds within which all that belongs to a request must have come
setting-stalled = seconds after which whoever does not read what they asked for is given up
setting-frame-size = bytes of one message
setting-message-rate = messages per second on one connection
setting-message-burst = messages at once on one connection
setting-suggest-rate = proposals per second from one seat
setting-suggest-burst = proposals at once from one seat
setting-past-rate = looks back at what happened, per second and device
setting-past-burst = looks back at once
setting-mailbox = commands that may wait at one table
setting-backlog = messages that may wait for a device that reads slowly
setting-backlog-size = bytes that may wait for a client that reads slowly
setting-strikes = messages too many, or unreadable ones, within a minute after which a connection is closed
setting-messages-per-address = messages per second from one address, beyond a few from each device
setting-hello-rate = times per second that an address is told all of a table
setting-hello-burst = the same at once
setting-connections = connections in all
setting-connections-per-address = connections from one address
setting-tables-per-address = new tables, at once and then per hour, from one address
setting-claims-per-address = seats taken by invitation, at once and then per hour, from one address
setting-words-per-address = wrong three words, at once and then per hour, from one address
setting-words-per-guesser = the same at one table
setting-words-per-table = the same at one table from all addresses together
setting-codes-per-address = tries at the code of a phone, at once and then per hour, from one address
setting-codes-in-all = the same from all addresses together
setting-code-life = seconds that such a code is good for
setting-glances-per-address = looks at one’s own games, at open tables or at the picture of a link, at once and then per hour, from one address
setting-checks-per-address = questions whether options would do, at once and then per hour, from one address
setting-operator-token = the secret with which whoever runs the server sees /metrics and /operator; without one they answer on this machine alone
setting-log-format = how the log is written: text for people or json for programs, one line for each event
setting-log-level = what is logged: debug, info, warning or error
setting-replays-per-address = tables, records and parts of old games that are read, at once and then per hour, from one address
setting-analyses-per-address = games to be analysed, at once and then per hour, from one address
setting-static = the folder of the web client
setting-push-anywhere = whether notices may go into the server’s own network

## Where a value comes from

settings-from-default = default
settings-from-file = { $name }
settings-from-environment = environment, { $name }
settings-from-command = command line, { $name }
settings-by-machine = by the number of processors
settings-usually = { $about } (usually { $value })

## What a setting takes

settings-takes-yes = yes or no
settings-takes-whole = a whole number from { $low } upwards
settings-takes-whole-between = a whole number from { $low } to { $high }
settings-takes-number = a number from { $low } upwards
settings-takes-number-between = a number from { $low } to { $high }
settings-takes-lang = one of { $known }
settings-takes-list = a list of texts
settings-takes-text = a text

## What may be wrong; $where says where the value comes from

settings-wrong = The server does not start with these settings:
settings-unknown = There is no setting “{ $name }” ({ $where }). “lamplight settings” lists all. { $near }
settings-bad-value = “{ $name }” takes { $what }, not “{ $value }” ({ $where }).
settings-bad-secret = “{ $name }” takes { $what } ({ $where }).
settings-no-file = The file of settings { $file } cannot be read ({ $detail }). Check its name and its rights.
settings-not-toml = The file of settings { $file } is not TOML ({ $detail }). “lamplight settings --toml” writes an example.
settings-two-files = There are two files of settings, { $first } and { $second }. Say which one counts with --config.
settings-no-site = “{ $value }” cannot be the public_address. Write a whole address such as https://example.org or https://example.org/games/.
settings-no-network = “{ $value }” in trusted_proxies is no address and no network. Write 127.0.0.1 or 10.0.0.0/8; a network of everybody is not allowed.
settings-no-host = “{ $value }” in allowed_hosts is no name of a host. Write example.org, *.example.org or *, without a port.
settings-no-origin = “{ $value }” in origins is no origin. Write https://example.org, without a path.
settings-no-path = “{ $value }” cannot be the sub_path. Write letters, digits and hyphens with slashes between them, for example /games.
settings-path-taken = The server cannot lie below { $value }: its own pages begin like this. Choose another sub_path, for example /games.
settings-two-paths = The public_address lies below { $first }, but sub_path says { $second }. Leave one of them out.
settings-no-contact = “{ $value }” cannot be the contact. Write mailto:you@example.org or https://example.org/about.
settings-secret-alone = There is a webhook_secret but no webhook. Set both, or none.
settings-workers-alone = workers = { $workers } needs PostgreSQL: a file of games belongs to one process. Set database to a postgresql:// address, or workers to 1.
settings-more-each = connections_per_address ({ $each }) is more than connections ({ $all }). Lower the first, or raise the second.
settings-weak-token = The operator_token must have at least { $least } characters, without spaces. “openssl rand -hex 24” makes a good one.
