### The laboratory: lamplight arena, lamplight study, and their reports.

## Help

cli-meta-cluster = ray[=ADDRESS]
cli-arena-short = find out which bot is better
cli-arena-about = Bots play against each other, every one in every seat and with the same luck; a table says how strong they are and how sure that is. Results, ratings and a report with a plot are written to a folder. Stop it with Ctrl-C whenever you like: the same command goes on.
cli-arena-examples =
    lamplight arena { $game } { $bot } uniform --games 2000
    lamplight arena { $game } { $bot } uniform --sprt --elo0 0 --elo1 30
    lamplight arena { $game } strong { $bot } --players 3 --option { $option } --out pace
    lamplight arena { $game } { $bot } uniform --on ray=127.0.0.1:6379
cli-arena-game = which game
cli-arena-bot = the bots (see: lamplight games)
cli-arena-games = how many games at least (1000 if not given); whole groups are played. With --sprt: how many at most (100000 if not given)
cli-arena-players = how many players (4 if not given, more if there are more bots)
cli-arena-board = a board by name, or the file of your own board
cli-arena-option = an option of the game; may be given several times
cli-arena-seed = any word; the same word brings the same games
cli-arena-luck = take away what luck gave: the same ratings with smaller intervals, but each game takes longer
cli-arena-sprt = stop as soon as it is clear whether the first bot is rather --elo1 or --elo0 points better than the second (sequential test)
cli-arena-elo0 = the lower answer, in points of rating (0 if not given)
cli-arena-elo1 = the higher answer, in points of rating (50 more if not given)
cli-arena-share0 = the lower answer as a share of wins instead, for instance 0.5
cli-arena-share1 = the higher answer as a share of wins, for instance 0.55
cli-arena-alpha = how often the higher answer may be wrong (0.05 if not given)
cli-arena-beta = how often the lower answer may be wrong (0.05 if not given)
cli-arena-processes = how many processes play at once (one per core if not given)
cli-arena-out = the folder for results and report; a run that is there goes on
cli-arena-on = play on a Ray cluster: the one at this address, or one on this machine
cli-study-processes = how many processes play at once (one per core if not given)
cli-study-out = the folder for results and report; a run that is there goes on
cli-study-on = play on a Ray cluster: the one at this address, or one on this machine
cli-study-short = play a study from a file and write its report
cli-study-about = Plays every combination that a study file asks for, measures the games, and writes the results and one report that can be read offline. Stop it with Ctrl-C whenever you like: the same command goes on.
cli-study-examples =
    lamplight study my-study.toml
    lamplight study my-study.toml --games 50 --out try
cli-study-file = the study (TOML)
cli-study-games = another number of games per combination than the file says

## While it runs

lab-goes-on = { NUMBER($done, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } games are in { $folder } already; the others follow.
lab-stopped = Stopped. { NUMBER($done, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } games are kept in { $folder }; the same command goes on from there.
lab-written = Results are in { $folder }; see { $report } in a browser.
lab-study-done =
    { NUMBER($games, useGrouping: 0) } games in { $cells ->
        [one] { $cells } combination
       *[other] { $cells } combinations
    }.
lab-arena-head = { NUMBER($games, useGrouping: 0) } games of { $game } with { $players } players (seed: { $seed })
lab-without-luck = Without what luck gave, from the same games:
lab-better = { $best } is better than { $second }: it is ahead in { $percent } of 4,000 resamples of these games.
lab-not-sure = It is not certain that { $best } is better than { $second }: it is ahead in only { $percent } of 4,000 resamples of these games. More games would tell.
lab-sprt-high = Decided after { NUMBER($games, useGrouping: 0) } games: { $bot } has rather { $high } than { $low } (log-likelihood ratio { $ratio }; of such answers at most about { $wrong } % are wrong).
lab-sprt-low = Decided after { NUMBER($games, useGrouping: 0) } games: { $bot } has rather { $low } than { $high } (log-likelihood ratio { $ratio }; of such answers at most about { $wrong } % are wrong).
lab-sprt-open = Not decided after { NUMBER($games, useGrouping: 0) } games whether { $bot } has rather { $low } or { $high } (log-likelihood ratio { $ratio }). More games would tell: --games.
lab-points = { $points } points
lab-percent = { $percent } % of the wins

## What went wrong

lab-missing-extra = This needs the package { $package }, which is not installed; { $command } installs it.
lab-which-bots = Which bots? There are: { $known }.
lab-too-few-bots = One bot alone cannot be compared; name at least two.
lab-bot-twice = Each bot is to be named once only.
lab-sprt-two = A sequential test compares two bots; name exactly two.
lab-sprt-together = In a game played together a sequential test asks how often one team wins: name one bot, and --share0 and --share1, for instance 0.4 and 0.5.
lab-sprt-errors = --alpha and --beta lie between 0 and { $most }, for instance 0.05.
lab-sprt-ends = A sequential test needs a lower answer and a higher one; { $low } and { $high } are not (shares lie between 0 and 1).
lab-sprt-which = Name either --elo0 and --elo1, or both --share0 and --share1.
lab-sprt-only = --elo0, --elo1, --share0, --share1, --alpha and --beta belong to --sprt; say --sprt too.
lab-own-bot = { $name } is no bot: it needs the class Bot with its method choose, or to be a function of perspective and rng.
lab-own-elsewhere = The bot { $name } cannot be found here. Put it into a module that every process can import.
lab-own-here = The bot { $name } is known in this process only. Put it into a module that can be imported, or play in one process.
lab-exact-two = Exactly two seats can be solved, not { $seats }.
lab-exact-large = This game has more than { $most } positions in its tree: too many to be solved exactly.
lab-unknown-place = --on takes ray or ray=ADDRESS, not “{ $value }”.
lab-file = { $file } cannot be used: { $reason }.
lab-disk = The games cannot be written to { $folder } ({ $reason }). The { NUMBER($games, useGrouping: 0) } games that are there are safe; the same command goes on when there is room.
lab-other-plan = { $folder } holds a run of something else (other bots, options, games or rules); choose another folder with --out.
lab-busy = Another process is working in { $folder } right now.
lab-no-group = There is no complete group of { $games } games yet.
lab-no-process = No further process can be started: { $reason }.
lab-worker-dies = A process died { $times } times while playing from game { NUMBER($number, useGrouping: 0) } on (perhaps there is too little memory). What was finished before is kept.
lab-game-failed = One of the games { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } failed ({ $error }). What was finished before is kept.
lab-other-version = A worker process has another version of Lamplight ({ $here }) than this one ({ $there }), or other rules: its games would not be the same.
lab-ray-address = “{ $address }” is no address of a Ray cluster; type it as host:port, for instance 127.0.0.1:6379.
lab-ray-silent = No Ray cluster answers at { $address }. What was finished before is kept.
lab-ray-fails = Ray cannot go on: { $reason }. What was finished before is kept.
lab-ray-lost = The Ray cluster ({ $address }) is gone. What was finished is kept; the same command goes on.
lab-study-faults =
    { $count ->
        [one] { $file } cannot be played, there is one fault:
       *[other] { $file } cannot be played, there are { $count } faults:
    }
lab-study-large = { $file } is too large for a study.
lab-study-not-toml = { $file } is no TOML: { $reason }.
lab-study-key = There is no key “{ $key }” in a study; there are: { $known }.
lab-study-format = The file must begin with format = { $format }.
lab-study-type = “{ $key }” must be { $want }.
lab-want-text = a text
lab-want-texts = a list of texts that is not empty
lab-want-table = a table
lab-want-list = a list that is not empty
lab-want-numbers = a list of whole numbers
lab-want-value = a number, a text or a list of those
lab-study-number = “{ $key }” must be a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
lab-study-game = There is no game “{ $value }”; there are: { $known }.
lab-study-bot = There is no bot “{ $value }” for { $game }; there are: { $known }.
lab-study-measure = “{ $value }” cannot be measured in { $game }; there are: { $known }.
lab-study-twice = “{ $key }” is given as fixed and in the grid; one of them must go.
lab-study-large-grid = The grid is too large: { NUMBER($count, useGrouping: 0) } combinations (at most { NUMBER($cells, useGrouping: 0) }, and { NUMBER($games, useGrouping: 0) } games in all).
lab-study-cell = This combination cannot be played ({ $cell }): { $reason }
lab-study-no-content = { $game } has no content whose values can be changed.
lab-study-no-board = { $game } has no boards.
lab-study-board = The board { $file } cannot be used: { $reason }

## Reports and tables

lab-arena-title = { $game }: which bot is better?
lab-study-title = A study of { $game }
lab-facts =
    { $game }, { NUMBER($games, useGrouping: 0) } games in { $cells ->
        [one] { $cells } combination
       *[other] { $cells } combinations
    }. Seed “{ $seed }”, Lamplight { $version }, rules { $rules }. The same seed brings the same games.
lab-numbers = The numbers
lab-bot = bot
lab-rating = rating
lab-ratings = Ratings
lab-sure = 95 % between
lab-from = 95 % from
lab-to = to
lab-share = share of wins
lab-won = games won
lab-seats-had = seats
lab-games = games
lab-decided = games decided
lab-pair = pair
lab-against = { $one } against { $other }
lab-duels = One against the other
lab-cell = combination
lab-all-games = all games
lab-mean = mean
lab-low = 10th percentile
lab-median = median
lab-high = 90th percentile
lab-seat = seat
lab-seat-of = { $cell }: seat { $seat }
lab-bot-of = { $cell }: { $bot }
lab-advantage = more or less than an equal share
lab-piece = piece
lab-per-hundred = per hundred games
lab-luck-bots = bots
lab-luck-seats = seats
lab-luck-luck = dealt luck
lab-luck-rest = the rest
lab-axis-players = players
lab-axis-bots = bots
lab-axis-board = board
lab-n-spread = The dot is the mean, the thick line its 95 % interval; between the ends of the thin line lie eight of ten games.
lab-n-ratings = 400 points are odds of ten to one; the mean of all bots is 0. The thick line is the 95 % interval, found by resampling groups of games with the same luck.
lab-n-duels = How often the first won in games where one of the two won; a win that both share counts half. A guide for the eye: the ratings do not count these as separate games.
lab-n-together = All win or lose together: every line-up is a team of one kind. The thick line is Wilson’s 95 % interval.
lab-m-plies = Moves and rolls
lab-n-plies = All decisions and all chance of a game.
lab-m-turns = Turns
lab-n-turns = Turns of all players together.
lab-m-ends = How games end
lab-n-ends = Each game by the reason of its end; “unfinished”: it was still going on at the limit of the study.
lab-m-seats = Who sits where
lab-n-seats = How much more (or less) each seat wins than an equal share; the dashed line is fair.
lab-m-luck = Luck and skill
lab-n-luck = Where the differences between results come from, as shares of their variance: who plays, where one sits, what luck was dealt to that seat (the same for every bot that sits there), and the rest.
lab-m-bots = How often bots win
lab-n-bots =
    { $kind ->
        [together] How often the team wins.
       *[other] Each bot’s share of a win per seat that it had.
    }
lab-m-decisions = Decisions per turn
lab-n-decisions = How often somebody is asked in a turn.
lab-m-choices = Choices per decision
lab-n-choices = How many actions are allowed when somebody is asked.
lab-m-luck-share = Share of luck, in percent
lab-n-luck-share = Of all that changed anybody’s chances in a game, squared and added up, how much was luck; the rest is decisions.
lab-m-given-away = Points given away per turn
lab-n-given-away = Of a hundred, in each turn in which a bot decides: the best that a short search finds from what its seat knows against what it did, valued by other lots than those it was found by.
lab-m-books = Luck and skill, bot by bot
lab-n-books = Mean over all seats that a bot had, in points of a hundred: start + luck + own decisions + decisions of the others = result.
lab-adjusted = Without luck
lab-n-adjusted = The same games less what luck gave: the same on the average, with smaller intervals where luck tells much (docs/analysis.md). The last column is the width of the interval against the plain one.
lab-narrower = width
lab-own = what own decisions changed
lab-m-lead-changes = Changes of the lead
lab-n-lead-changes = How often another seat comes to be ahead alone.
lab-lost-turns = { $bot } failed, and the usual bot made { $turns } { $turns ->
    [one] turn
   *[other] turns
  } for it.
