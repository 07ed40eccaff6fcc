### What is wrong with a game or a bot that somebody else brings.

kit-left-out = { $package }: { $entry } is left out. { $why }
kit-import = { $module } cannot be loaded: { $why }
kit-no-kit = { $module } has to be a Kit (lamplight.bots.kit), but is of type { $found }.
kit-no-guest = { $module } has to be a Guest (lamplight.bots.kit), but is of type { $found }.
kit-id-taken = There is already a game called { $game }: give yours another id.
kit-prefix-taken = The messages of another game begin with { $prefix }- already: give the kit of { $game } another prefix.
kit-guest-game = The bot { $bot } is for the game { $game }, which is not here. There are: { $known }.
kit-no-game = A kit needs a game: an object of a class derived from lamplight.core.game.Game.
kit-id = The id of a game is up to 40 small letters, digits and hyphens and begins with a letter, not “{ $found }”.
kit-game = The game { $game } must say how many can play (1 <= min_seats <= max_seats) and by which rules (rules_version from 1).
kit-part = The part { $part } of the kit of { $game } has to be: { $want }.
kit-bot-name = The name of a bot of { $game } is up to 40 small letters, digits and hyphens and begins with a letter, not “{ $bot }”.
kit-bot-twice = { $game } has a bot called { $bot } already: give this one another name.
kit-sign = The rules of { $game } are signed { $sign }, so its messages have to begin with that in small letters, not with { $prefix }-: give the kit that prefix.
kit-no-words = The words of { $game } lack the English ones: { $file } is not there.
kit-foreign-word = The message { $message } of { $game } has to begin with { $prefix }-.
kit-unreadable = The words of { $game } cannot be read ({ $file }): { $why }
kit-raises = { $call } of the game { $game } fails: { $why }
kit-answer = { $call } of the game { $game } has to answer with: { $want }, not with: { $found }.
kit-info = info() of the game { $game } must say what the game itself says (id, rules_version, min_seats, max_seats), with a colour for every seat and at most { $most } seats.
kit-late = The game { $game } cannot be offered: { $why }

# What is wrong with a lesson
lesson-fault-left-out = The lesson { $file } is left out. { $why }
lesson-fault-none = { $file }: nothing is wrong. { $steps } steps, every choice of every step was played.
lesson-fault-some = { $file }: { $count ->
    [one] one thing is wrong.
   *[other] { $count } things are wrong.
}
lesson-fault-large = A lesson has at most { $most } characters.
lesson-fault-unreadable = This is not a lesson: { $why }
lesson-fault-twice = There are two lessons called “{ $lesson }”.
lesson-fault-next = “{ $lesson }” is followed by “{ $next }”, which is not here. There are: { $known }.
lesson-fault-game = It is for the game “{ $found }”, but lies with “{ $game }”.
lesson-fault-raised = The rules of { $game } fail while it is played: { $why }
lesson-fault-you = You cannot sit in seat { $seat }: seats count from 0, and there are { $seats }.
lesson-fault-bot = There is no bot “{ $bot }”. { $near } There are: { $known }.
lesson-fault-title = The title is missing in { $lang }: the message { $message }.
lesson-fault-step = Step { $step } ({ $say }): { $why }
lesson-fault-last = This is the last step; it ends the lesson, so nothing can be played or happen at it.
lesson-fault-no-text = The message { $message } is missing in { $lang }.
lesson-fault-long = The text in { $lang } has { $length } characters; { $most } are the most.
lesson-fault-position = The position is faulty: { $why }
lesson-fault-position-seats = The position has { $found } seats, the lesson { $seats }.
lesson-fault-light = It lights “{ $id }”, which is not on the table. { $near }
lesson-fault-luck = Luck cannot give “{ $do }” here.
lesson-fault-luck-left = { $count ->
    [one] One draw that is written down does not come.
   *[other] { $count } draws that are written down do not come.
}
lesson-fault-bots-left = { $count ->
    [one] One move of a bot that is written down does not come.
   *[other] { $count } moves of bots that are written down do not come.
}
lesson-fault-bot-move = The bot cannot do “{ $do }”: { $reason } ({ $rule })
lesson-fault-bot-silent = It is the turn of seat { $seat }, and nothing says what this bot does.
lesson-fault-play-refused = “{ $do }” cannot be played: { $reason } ({ $rule })
lesson-fault-never = “{ $do }” can never be played, whatever was chosen before.
lesson-fault-your-turn = It is your turn again, and nothing is asked for.
lesson-fault-until = It waits for the event “{ $kind }”, which does not come.
lesson-fault-game-over = The game is over here, and nothing more can be played.
lesson-fault-refused = It does not go on: { $reason }
lesson-fault-endless = It leads to more than { $most } positions: allow less.
lesson-fault-moment = The tip “{ $tip }” needs exactly one moment: { $known }.
lesson-fault-rule = The tip “{ $tip }” names the rule { $rule }, which is not in the rulebook. { $near }
lesson-fault-tip-twice = There are two tips called “{ $tip }”.
lesson-fault-tip-text = The tip “{ $tip }” names the message { $message }, which is missing in { $lang }.
lesson-fault-tip-long = The text of the tip “{ $tip }” in { $lang } has { $length } characters; { $most } are the most.
