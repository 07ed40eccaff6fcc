### How long a turn may last at a table of people far apart, and holidays.

pace-limit = How long may a turn last?
pace-limit-help = When the time is up a bot goes on, so that nobody is waited for forever. The seat still belongs to the same person: one tap, and they play again.
pace-limit-none = As long as it likes
# $time: “2 days”
pace-limited = A turn may last { $time }, then a bot goes on.
pace-range = A turn may last between one minute and { $days } days.

# $when: “in 5 hours”
pace-left = A bot goes on { $when }
pace-left-short = Bot { $when }
pace-soon = A bot goes on any moment now

pace-holiday = Away for a while?
pace-holiday-help = Meanwhile nobody nudges you, no limit per turn runs for you, and the others see until when. Your next move ends it.
pace-holiday-day = I am away until
pace-holiday-here = At this table
pace-holiday-all = At all my tables
pace-holiday-back = I am back
# $when: “Sunday, November 22”
pace-holiday-until = On holiday until { $when }
pace-card-holiday = { $who } is on holiday until { $when }. How shall we go on?
pace-holiday-past = That day is over already. Choose one that is still to come.
pace-holiday-long = That is too far away: a holiday may last { $days } days.
pace-nudge-holiday =
    { $days ->
        [one] { $who } is on holiday for one more day and is not nudged.
       *[other] { $who } is on holiday for { $days } more days and is not nudged.
    }
