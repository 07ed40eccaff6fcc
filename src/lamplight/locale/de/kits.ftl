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
kit-raises = { $call } des Spiels { $game } schlägt fehl: { $why }
kit-answer = { $call } des Spiels { $game } muss dies antworten: { $want }, nicht dies: { $found }.
kit-info = info() des Spiels { $game } muss sagen, was das Spiel selbst sagt (id, rules_version, min_seats, max_seats), mit einer Farbe für jeden Platz und höchstens { $most } Plätzen.
kit-late = Das Spiel { $game } kann nicht angeboten werden: { $why }

# Was an einer Lektion nicht stimmt
lesson-fault-left-out = Die Lektion { $file } bleibt weg. { $why }
lesson-fault-none = { $file }: Alles stimmt. { $steps } Schritte, jede Wahl jedes Schritts wurde gespielt.
lesson-fault-some = { $file }: { $count ->
    [one] Eines stimmt nicht.
   *[other] { $count } Dinge stimmen nicht.
}
lesson-fault-large = Eine Lektion hat höchstens { $most } Zeichen.
lesson-fault-unreadable = Das ist keine Lektion: { $why }
lesson-fault-twice = Es gibt zwei Lektionen namens „{ $lesson }“.
lesson-fault-next = Auf „{ $lesson }“ folgt „{ $next }“, doch die gibt es nicht. Es gibt: { $known }.
lesson-fault-game = Sie ist für das Spiel „{ $found }“, liegt aber bei „{ $game }“.
lesson-fault-raised = Die Regeln von { $game } schlagen fehl, während sie gespielt wird: { $why }
lesson-fault-you = Du kannst nicht auf Platz { $seat } sitzen: Plätze zählen ab 0, und es gibt { $seats }.
lesson-fault-bot = Es gibt keinen Bot „{ $bot }“. { $near } Es gibt: { $known }.
lesson-fault-title = Der Titel fehlt auf { $lang }: der Text { $message }.
lesson-fault-step = Schritt { $step } ({ $say }): { $why }
lesson-fault-last = Das ist der letzte Schritt; mit ihm endet die Lektion, also kann dort nichts gespielt werden und nichts geschehen.
lesson-fault-no-text = Der Text { $message } fehlt auf { $lang }.
lesson-fault-long = Der Text auf { $lang } hat { $length } Zeichen; { $most } sind das Höchste.
lesson-fault-position = Die Stellung ist fehlerhaft: { $why }
lesson-fault-position-seats = Die Stellung hat { $found } Plätze, die Lektion { $seats }.
lesson-fault-light = Sie beleuchtet „{ $id }“, doch das liegt nicht auf dem Tisch. { $near }
lesson-fault-luck = Das Glück kann hier nicht „{ $do }“ geben.
lesson-fault-luck-left = { $count ->
    [one] Eine Ziehung, die aufgeschrieben ist, kommt nicht.
   *[other] { $count } Ziehungen, die aufgeschrieben sind, kommen nicht.
}
lesson-fault-bots-left = { $count ->
    [one] Ein Zug eines Bots, der aufgeschrieben ist, kommt nicht.
   *[other] { $count } Züge von Bots, die aufgeschrieben sind, kommen nicht.
}
lesson-fault-bot-move = Der Bot kann „{ $do }“ nicht tun: { $reason } ({ $rule })
lesson-fault-bot-silent = Platz { $seat } ist am Zug, und nirgends steht, was dieser Bot tut.
lesson-fault-play-refused = „{ $do }“ kann nicht gespielt werden: { $reason } ({ $rule })
lesson-fault-never = „{ $do }“ kann nie gespielt werden, was auch vorher gewählt wurde.
lesson-fault-your-turn = Du bist wieder am Zug, und es wird nichts verlangt.
lesson-fault-until = Sie wartet auf das Ereignis „{ $kind }“, das nicht kommt.
lesson-fault-game-over = Das Spiel ist hier zu Ende, und nichts kann mehr gespielt werden.
lesson-fault-refused = Es geht nicht weiter: { $reason }
lesson-fault-endless = Sie führt zu mehr als { $most } Stellungen: Erlaube weniger.
lesson-fault-moment = Der Tipp „{ $tip }“ braucht genau einen Moment: { $known }.
lesson-fault-rule = Der Tipp „{ $tip }“ nennt die Regel { $rule }, die nicht im Regelbuch steht. { $near }
lesson-fault-tip-twice = Es gibt zwei Tipps namens „{ $tip }“.
lesson-fault-tip-text = Der Tipp „{ $tip }“ nennt den Text { $message }, der auf { $lang } fehlt.
lesson-fault-tip-long = Der Text des Tipps „{ $tip }“ auf { $lang } hat { $length } Zeichen; { $most } sind das Höchste.
