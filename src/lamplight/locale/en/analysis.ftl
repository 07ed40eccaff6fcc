# Where a game turned: luck and decisions told apart. Points are hundredths of the win.
analysis-head = { $plies ->
    [one] One move, { $playouts } play-outs for each position. Chances in points of a hundred.
   *[other] { $plies } moves and rolls, { $playouts } play-outs for each position. Chances in points of a hundred.
}
analysis-unfinished = The game is not over: instead of a result there is the chance as it stands now.
analysis-all = All
analysis-seat = seat
analysis-start = start
analysis-luck = luck
analysis-own = own
analysis-others = others
analysis-result = result
analysis-lost = given away
analysis-adds-up = Start + luck + own decisions + decisions of the others = result. “Given away” compares decisions with the best that was found from what the seat knew.
analysis-close = too close
analysis-sure = ± and what stands in brackets are 95 % intervals, from independent searches. “Too close”: in so many of the decisions no move was better for sure; they are too close to call, and no mistakes.
analysis-known = Below each line, where there are secrets: the chance as the seat itself could know it whenever it decided. The line itself knows everything.
analysis-known-line = The dotted line is what a seat could know itself when it decided; the other one knows everything.
analysis-knew = knew
analysis-between = ({ $low } to { $high })
analysis-turns = { $count ->
    [one] The turning point:
   *[other] The { $count } turning points:
}
analysis-no-turns = No single moment turned this game.
analysis-lucky-roll = { $who }’s roll of { $dice } was worth { $points } points of a hundred.
analysis-unlucky-roll = { $who }’s roll of { $dice } cost { $points } points of a hundred.
analysis-lucky = Luck gave { $who } { $points } points of a hundred here.
analysis-unlucky = Luck took { $points } points of a hundred from { $who } here.
analysis-lucky-all = Luck gave all of you { $points } points of a hundred here.
analysis-unlucky-all = Luck took { $points } points of a hundred from all of you here.
analysis-lost-move = { $who } could have kept { $points } points of a hundred here with: { $better }.
analysis-found = A strong move: { $who } won { $points } points of a hundred with it.
analysis-award-clover = The Four-Leaf Clover – luck sat on your shoulder.
analysis-award-umbrella = The Golden Umbrella – so much bad luck, and you played on cheerfully.
analysis-award-owl = The Wise Owl – hardly anything escaped you.
analysis-award-phoenix = The Phoenix – nobody came back from so far down.
analysis-award-finish = The Grand Finale – your best ideas came at the end.
analysis-award-rollercoaster = The Roller Coaster – with you it was never dull.
analysis-award-sunrise = The Early Sun – nobody shone as brightly in the beginning.
analysis-award-ownway = The Explorer – you found ways of your own, and they were good.
analysis-award-busy = The Busy Bee – nobody had more to think about.
analysis-unreadable = This is no analysis that can be read: { $why }
analysis-format = This analysis has format { $format }; format { $known } is known here. Have the game analysed again.
analysis-empty = Nothing has happened in this game yet; there is nothing to analyse.
analysis-stopped = The analysis stopped before its end. Ask for it again.
analysis-broken-off = The analysis was broken off; this is what was found so far.
analysis-died = A process that shared in the analysis came to an end by itself; this is what was found so far. Try again, perhaps with fewer processes.
analysis-busy = So many games are waiting to be analysed. Try again in a minute.
analysis-failed = This game could not be analysed ({ $why }). Its record is whole; you can try again.
analysis-none = Nobody has had this game analysed yet.
analysis-title = The course of the game
analysis-at = After { $ply } of { $plies }.
analysis-chance = { $who }: { $points } of a hundred.
analysis-numbers = The numbers
analysis-waits = { $count ->
    [one] One game is analysed before this one.
   *[other] { $count } games are analysed before this one.
}
analysis-thinks = Looking at the game again …
analysis-enough = Enough
analysis-again = Try again
analysis-poster = { $game }: how it went
analysis-stars = { $count ->
    [one] One star
   *[other] { $count } stars
}
analysis-show = Show me
analysis-keep = Keep as a picture
analysis-print = Print
analysis-keep-svg = For printing (SVG)
analysis-no-picture = The picture could not be made here. Try the one for printing.
analysis-where = Where did it turn?
