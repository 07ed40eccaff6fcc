### Was an einem Spiel oder Bot falsch ist, den jemand anderes mitbringt.

kit-left-out = { $package }: { $entry } bleibt weg. { $why }
kit-import = { $module } lässt sich nicht laden: { $why }
kit-no-kit = { $module } muss ein Kit sein (lamplight.bots.kit), ist aber vom Typ { $found }.
kit-no-guest = { $module } muss ein Guest sein (lamplight.bots.kit), ist aber vom Typ { $found }.
kit-id-taken = Es gibt schon ein Spiel namens { $game }: Gib deinem eine andere Kennung.
kit-prefix-taken = Die Meldungen eines anderen Spiels beginnen schon mit { $prefix }-: Gib dem Kit von { $game } einen anderen Vorsatz.
kit-guest-game = Der Bot { $bot } ist für das Spiel { $game }, das es hier nicht gibt. Es gibt: { $known }.
kit-no-game = Ein Kit braucht ein Spiel: ein Objekt einer Klasse, die von lamplight.core.game.Game abgeleitet ist.
kit-id = Die Kennung eines Spiels besteht aus bis zu 40 kleinen Buchstaben, Ziffern und Bindestrichen und beginnt mit einem Buchstaben, nicht „{ $found }“.
kit-game = Das Spiel { $game } muss sagen, wie viele mitspielen können (1 <= min_seats <= max_seats) und nach welchen Regeln (rules_version ab 1).
kit-part = Der Teil { $part } des Kits von { $game } muss dies sein: { $want }.
kit-bot-name = Der Name eines Bots von { $game } besteht aus bis zu 40 kleinen Buchstaben, Ziffern und Bindestrichen und beginnt mit einem Buchstaben, nicht „{ $bot }“.
kit-bot-twice = { $game } hat schon einen Bot namens { $bot }: Gib diesem einen anderen Namen.
kit-sign = Die Regeln von { $game } tragen das Zeichen { $sign }, also müssen die Meldungen damit in Kleinbuchstaben beginnen, nicht mit { $prefix }-: Gib dem Kit diesen Vorsatz.
kit-no-words = Den Worten von { $game } fehlen die englischen: { $file } ist nicht da.
kit-foreign-word = Die Meldung { $message } von { $game } muss mit { $prefix }- beginnen.
kit-unreadable = Die Worte von { $game } lassen sich nicht lesen ({ $file }): { $why }
