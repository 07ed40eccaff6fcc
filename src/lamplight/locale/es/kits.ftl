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
kit-raises = { $call } del juego { $game } falla: { $why }
kit-answer = { $call } del juego { $game } tiene que responder con: { $want }, no con: { $found }.
kit-info = info() del juego { $game } tiene que decir lo mismo que el propio juego (id, rules_version, min_seats, max_seats), con un color para cada asiento y { $most } asientos como mucho.
kit-late = El juego { $game } no se puede ofrecer: { $why }

# Lo que está mal en una lección
lesson-fault-left-out = La lección { $file } se deja fuera. { $why }
lesson-fault-none = { $file }: todo está bien. { $steps } pasos; se ha jugado cada elección de cada paso.
lesson-fault-some = { $file }: { $count ->
    [one] hay un fallo.
   *[other] hay { $count } fallos.
}
lesson-fault-large = Una lección tiene { $most } caracteres como máximo.
lesson-fault-unreadable = Esto no es una lección: { $why }
lesson-fault-twice = Hay dos lecciones llamadas «{ $lesson }».
lesson-fault-next = A «{ $lesson }» le sigue «{ $next }», que no está. Hay: { $known }.
lesson-fault-game = Es para el juego «{ $found }», pero está con «{ $game }».
lesson-fault-raised = Las reglas de { $game } fallan mientras se juega: { $why }
lesson-fault-you = No puedes sentarte en el sitio { $seat }: se cuentan desde 0 y hay { $seats }.
lesson-fault-bot = No hay ningún bot «{ $bot }». { $near } Hay: { $known }.
lesson-fault-title = Falta el título en { $lang }: el mensaje { $message }.
lesson-fault-step = Paso { $step } ({ $say }): { $why }
lesson-fault-last = Es el último paso y termina la lección, así que en él no se puede jugar nada ni ocurre nada.
lesson-fault-no-text = Falta el mensaje { $message } en { $lang }.
lesson-fault-long = El texto en { $lang } tiene { $length } caracteres; el máximo son { $most }.
lesson-fault-position = La posición está mal: { $why }
lesson-fault-position-seats = La posición tiene { $found } sitios, la lección { $seats }.
lesson-fault-light = Ilumina «{ $id }», que no está en la mesa. { $near }
lesson-fault-luck = Aquí la suerte no puede dar «{ $do }».
lesson-fault-luck-left = { $count ->
    [one] Una tirada o robo que está escrito no llega.
   *[other] { $count } tiradas o robos que están escritos no llegan.
}
lesson-fault-bots-left = { $count ->
    [one] Una jugada de un bot que está escrita no llega.
   *[other] { $count } jugadas de bots que están escritas no llegan.
}
lesson-fault-bot-move = El bot no puede hacer «{ $do }»: { $reason } ({ $rule })
lesson-fault-bot-silent = Le toca al sitio { $seat } y nada dice qué hace este bot.
lesson-fault-play-refused = «{ $do }» no se puede jugar: { $reason } ({ $rule })
lesson-fault-never = «{ $do }» no se puede jugar nunca, se haya elegido antes lo que sea.
lesson-fault-your-turn = Vuelve a ser tu turno y no se pide nada.
lesson-fault-until = Espera el suceso «{ $kind }», que no llega.
lesson-fault-game-over = Aquí la partida ha terminado y no se puede jugar nada más.
lesson-fault-refused = No sigue adelante: { $reason }
lesson-fault-endless = Lleva a más de { $most } posiciones: permite menos.
lesson-fault-moment = El consejo «{ $tip }» necesita un solo momento: { $known }.
lesson-fault-rule = El consejo «{ $tip }» nombra la regla { $rule }, que no está en el reglamento. { $near }
lesson-fault-tip-twice = Hay dos consejos llamados «{ $tip }».
lesson-fault-tip-text = El consejo «{ $tip }» nombra el mensaje { $message }, que falta en { $lang }.
lesson-fault-tip-long = El texto del consejo «{ $tip }» en { $lang } tiene { $length } caracteres; el máximo son { $most }.
