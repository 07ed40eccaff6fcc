### Qué está mal en un juego o un bot que trae otra persona.

kit-left-out = { $package }: { $entry } queda fuera. { $why }
kit-import = { $module } no se puede cargar: { $why }
kit-no-kit = { $module } tiene que ser un Kit (lamplight.bots.kit), pero es del tipo { $found }.
kit-no-guest = { $module } tiene que ser un Guest (lamplight.bots.kit), pero es del tipo { $found }.
kit-id-taken = Ya hay un juego llamado { $game }: dale otro identificador al tuyo.
kit-prefix-taken = Los mensajes de otro juego ya empiezan por { $prefix }-: dale otro prefijo al kit de { $game }.
kit-guest-game = El bot { $bot } es para el juego { $game }, que no está aquí. Hay: { $known }.
kit-no-game = Un kit necesita un juego: un objeto de una clase derivada de lamplight.core.game.Game.
kit-id = El identificador de un juego tiene hasta 40 letras minúsculas, cifras y guiones y empieza por una letra, no «{ $found }».
kit-game = El juego { $game } tiene que decir cuántos pueden jugar (1 <= min_seats <= max_seats) y con qué reglas (rules_version desde 1).
kit-part = La parte { $part } del kit de { $game } tiene que ser: { $want }.
kit-bot-name = El nombre de un bot de { $game } tiene hasta 40 letras minúsculas, cifras y guiones y empieza por una letra, no «{ $bot }».
kit-bot-twice = { $game } ya tiene un bot llamado { $bot }: dale otro nombre a este.
kit-sign = Las reglas de { $game } llevan el signo { $sign }, así que sus mensajes tienen que empezar por él en minúsculas, no por { $prefix }-: dale ese prefijo al kit.
kit-no-words = A las palabras de { $game } les faltan las inglesas: no existe { $file }.
kit-foreign-word = El mensaje { $message } de { $game } tiene que empezar por { $prefix }-.
kit-unreadable = Las palabras de { $game } no se pueden leer ({ $file }): { $why }
