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
