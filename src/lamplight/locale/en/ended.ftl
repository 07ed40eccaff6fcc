# Games of this device that are over.

web-ended = Finished ({ $count })
web-ended-won = You won!
web-ended-lost = You lost to { $who }
web-ended-won-together = You won together!
web-ended-lost-together = You lost together
web-ended-nobody = Nobody won
web-ended-who = { $count ->
    [one] { $who } won
   *[other] { $who } won
 }
web-ended-search = Search by name or game
web-ended-none = No game like that.
web-ended-forget = Forget all finished games
web-ended-sure = { $count ->
    [one] Take the finished game off the list?
   *[other] Take all { $count } finished games off the list?
 }
web-ended-help = The keys of your seats at these tables are deleted on this device. Games that are still going on stay.
web-ended-keep = Keep
web-ended-do = Take off
web-ended-watch = Watch it again
web-ended-save = Save this game as a file
web-ended-again = Play it once more
web-ended-all = Save all as one file
web-ended-saving = Saving { $done } of { $count } …
web-ended-took = { $minutes } min
web-ended-tally = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
 }, { $won } won
web-ended-share = That is { $percent } %; with so many games it could as well be { $low } to { $high } %.
