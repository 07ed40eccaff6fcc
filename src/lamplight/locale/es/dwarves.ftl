### The Dwarves: the words and sentences of the game. Cards, Equipment, dwarves, spaces, kingdoms, troops and the
### council's effects have their names in dwarves-cards.ftl; here they come as arguments.
###
### How arguments are passed (the same in every language; the comment above a message lists its own):
###   $who             a player's name (seat-name)
###   $dwarf           a dwarf's name (dw-dwarf-*), always a bare name
###   $space, $from, $to   a space's stand-alone name (dw-space*, "Porista", "Urgon, east of Dragon Fire"); but a number is $to in
###                    dw-do-raise, dw-event-reroll*, dw-event-raised and dw-event-message-plus
###   $place           where a card wants something done: a space, a kingdom or another place, as a stand-alone name
###   $card, $gear     a card's title (dw-card-*, dw-gear-*)
###   $troop           one troop of a kind (dw-troop-* with count 1, or its .one)
###   $troops          some troops: dw-troop-* with a count, several of them joined by dw-comma and dw-and
###   $effect          what the council's space does (dw-council-*)
###   $attribute, $direction   dw-attribute-*, dw-direction-*
###   $ask             in dw-ask-together the question itself, another dw-ask-*
###   $what            parts of a reward (dw-part-*), several of them joined by dw-and
###   $dice            in dw-event-*: all the dice as one string, "6 5 2"; in dw-do-*: how many dice, a number
###   $first, $second  any two names
###   $count, $left, $points, $n, $die, $target, $have, $need, $max, $health, $percent, $orcs, $trolls, $alfar
###                    numbers (not strings, or plural forms are lost); $left is what is left afterwards:
###                    actions, points to give, dice, Health, tokens, or the spaces between the Hero and the Doom token
### Names stand at the start, after a colon or in brackets wherever they can, so that no language needs another case.

dw-name = Los enanos


## Small words that other sentences are built from

dw-and = { $first } y { $second }
dw-comma = { $first }, { $second }
dw-attribute-battle = Combate
dw-attribute-craft = Oficio
dw-attribute-speed = Rapidez
dw-attribute-health = Vida
dw-direction-0 = al este
dw-direction-1 = al nordeste
dw-direction-2 = al noroeste
dw-direction-3 = al oeste
dw-direction-4 = al sudoeste
dw-direction-5 = al sudeste
dw-go-0 = Este
dw-go-1 = Nordeste
dw-go-2 = Noroeste
dw-go-3 = Oeste
dw-go-4 = Sudoeste
dw-go-5 = Sudeste
dw-colour-red = flecha roja
dw-colour-yellow = flecha amarilla
dw-colour-blue = flecha azul
dw-kind-scenario = Escenario
dw-kind-adventure = Aventura
dw-kind-threat = Amenaza
dw-kind-equipment = Equipo
dw-token-hero = Ficha del Héroe
dw-token-doom = Ficha de la Perdición
dw-token-council = Ficha del Consejo
dw-tile = Tierra Muerta
dw-tunnel-tile = Loseta de túnel
dw-tunnel-tile-closed = Loseta de túnel, en Tierra Muerta: nadie puede usarla
dw-entrance = Entrada de túnel
dw-track-start = Senda de la Perdición { $n }: aquí empieza la ficha del Héroe
dw-track-troops = Senda de la Perdición { $n }: llegan tropas ({ $space })
dw-track-council = Senda de la Perdición { $n }: la ficha del Consejo va a la izquierda
dw-track-threat = Senda de la Perdición { $n }: nuevas amenazas
dw-track-end = Senda de la Perdición { $n }: aquí empieza la ficha de la Perdición
dw-council-space = Casilla { $n } del Consejo: { $effect }
dw-about-gateway = Puerta, fuera de todos los reinos
# $red, $yellow, $blue (dw-direction-*)
dw-about-arrows = Flechas: roja { $red }, amarilla { $yellow }, azul { $blue }
dw-way-left = a la izquierda
dw-way-right = a la derecha
dw-keenfire = Filo de Fuego, el hacha poderosa
    .text = Combate +2 hasta el final de la partida.


## What a reward or a threat gives, in a few words

dw-part-heal-one =
    { $count ->
        [one] Alguien recupera 1 de Vida
       *[other] Alguien recupera { $count } de Vida
    }
dw-part-heal-split =
    { $count ->
        [one] Recuperar 1 de Vida
       *[other] Recuperar { $count } de Vida, a repartir
    }
dw-part-heal-each = Todos recuperan { $count } de Vida
dw-part-heal-active = Quien tiene el turno recupera { $count } de Vida
dw-part-lose-split =
    { $count ->
        [one] Perdéis 1 de Vida
       *[other] Perdéis { $count } de Vida, a repartir
    }
dw-part-lose-each = Todos pierden { $count } de Vida
dw-part-lose-active = Quien tiene el turno pierde { $count } de Vida
dw-part-lose-bearer = La víctima pierde { $count } de Vida
dw-part-equipment =
    { $count ->
        [one] 1 carta de Equipo
       *[other] { $count } cartas de Equipo
    }
dw-part-lose-equipment =
    { $count ->
        [one] Perdéis 1 carta de Equipo
       *[other] Perdéis { $count } cartas de Equipo
    }
dw-part-remove = Fuera del mapa: { $troops }
dw-part-remove-any =
    { $count ->
        [one] Quitar del mapa 1 tropa cualquiera
       *[other] Quitar del mapa { $count } tropas cualesquiera
    }
dw-part-add = Llegan ({ $space }): { $troops }
dw-part-recruit = Tirar los dados de Reclutamiento: { $space }
dw-part-council-right = La ficha del Consejo avanza { $count } a la derecha
dw-part-council-left = La ficha del Consejo retrocede { $count } a la izquierda
dw-part-doom = La ficha de la Perdición se acerca { $count }
dw-part-doom-back = La ficha de la Perdición retrocede { $count }
dw-part-pause =
    { $count ->
        [one] El Héroe se salta su próximo paso
       *[other] El Héroe se salta sus próximos { $count } pasos
    }
dw-part-perish = Tierra Muerta: { $space }
dw-part-cleanse =
    { $count ->
        [one] Quitar hasta 1 loseta de Tierra Muerta
       *[other] Quitar hasta { $count } losetas de Tierra Muerta
    }
dw-part-tunnel = Poner la loseta de túnel
dw-part-extra =
    { $count ->
        [one] 1 acción más
       *[other] { $count } acciones más
    }
dw-part-march-one = Alguien camina ya hasta { $count } casillas
dw-part-march-each = Todos caminan ya hasta { $count } casillas
dw-part-relocate = Todos los enanos van aquí: { $space }
dw-part-dismiss =
    { $count ->
        [one] Descartar 1 Amenaza sin su efecto
       *[other] Descartar { $count } Amenazas sin su efecto
    }
dw-part-threats =
    { $count ->
        [one] 1 Amenaza más se esconde en el mazo de Aventuras
       *[other] { $count } Amenazas más se esconden en el mazo de Aventuras
    }


## Prompts: what has to be decided

dw-ask-be = ¿Quién quieres ser?
dw-ask-begin = ¿Quién juega primero? Poneos de acuerdo.
dw-ask-together = { $ask } Decidid juntos; { $who } lo confirma.
dw-ask-action =
    { $left ->
        [one] Queda una acción. ¿Qué hará { $dwarf }?
       *[other] Quedan { $left } acciones. ¿Qué hará { $dwarf }?
    }
dw-ask-walk =
    { $points ->
        [one] ¿Adónde va { $dwarf }? Queda un paso.
       *[other] ¿Adónde va { $dwarf }? Quedan { $points } pasos.
    }
dw-ask-penalty = La Tierra Muerta se cobra su precio ({ $space }). ¿Pierde { $dwarf } 1 de Vida o se acerca 1 la ficha de la Perdición?
dw-ask-lose =
    { $left ->
        [one] Perdéis 1 de Vida. ¿A quién le toca?
       *[other] Hay que perder { $left } de Vida. ¿A quién le toca el siguiente punto?
    }
dw-ask-lose-council = Una Amenaza, y el Consejo está en contra: ¿quién pierde 1 de Vida?
dw-ask-heal-council = El Consejo os apoya: ¿quién recupera 1 de Vida?
dw-ask-shield = { $dwarf } va a perder 1 de Vida. ¿Usar el escudo?
dw-ask-reroll = El Consejo te deja tirar otra vez un dado. ¿Cuál?
dw-ask-again = ¿No te convence? { $dwarf } puede volver a tirar todos los dados, una sola vez.
dw-ask-runestone = ¿Usar la Piedra rúnica y volver a tirar todos los dados?
dw-ask-raise = { $dwarf } puede subir 1 un dado. ¿Cuál?
dw-ask-strike =
    { $left ->
        [one] Queda un dado que puede acertar. ¿A quién le da?
       *[other] Quedan { $left } dados que pueden acertar. ¿A quién le da el siguiente?
    }
dw-ask-heal =
    { $left ->
        [one] Hay 1 de Vida para recuperar. ¿Para quién?
       *[other] Hay { $left } de Vida para recuperar. ¿Para quién es el siguiente punto?
    }
dw-ask-heal-one =
    { $count ->
        [one] ¿Quién recupera 1 de Vida?
       *[other] ¿Quién recupera { $count } de Vida?
    }
dw-ask-give = Encontráis esto: { $gear }. ¿Para quién es?
dw-ask-keenfire = ¡Filo de Fuego está forjado! ¿Quién lo empuñará?
dw-ask-march =
    { $count ->
        [one] ¿Quién camina ya 1 casilla?
       *[other] ¿Quién camina ya hasta { $count } casillas?
    }
dw-ask-remove =
    { $left ->
        [one] Una tropa puede salir del mapa. ¿Cuál?
       *[other] { $left } tropas pueden salir del mapa. ¿Cuál es la siguiente?
    }
dw-ask-remove-kind = Pueden salir del mapa: { $troops }. ¿De dónde?
dw-ask-cleanse =
    { $left ->
        [one] Podéis quitar una loseta de Tierra Muerta. ¿Cuál?
       *[other] Podéis quitar { $left } losetas de Tierra Muerta. ¿Cuál es la siguiente?
    }
dw-ask-dig = ¿Dónde ponéis la loseta de túnel?
dw-ask-choose = { $card }: ¿qué recompensa queréis?
dw-ask-drop =
    { $left ->
        [one] Se pierde una carta de Equipo. ¿Cuál?
       *[other] Se pierden { $left } cartas de Equipo. ¿Cuál es la siguiente?
    }
dw-ask-dismiss = Podéis descartar una Amenaza sin su efecto. ¿Cuál?
dw-ask-fetch = La reserva no tiene bastantes tropas para «{ $card }». Aún faltan: { $troops }. ¿De qué parte del mapa las tomáis?


## Prompts: while chance decides

dw-ask-deal = Se reparten los enanos…
dw-ask-first = ¿Quién empieza?
dw-ask-roll = Ruedan los dados…
dw-ask-recruit = ¿Quién llega por la puerta? ({ $space })
dw-ask-tile = La tierra se muere ({ $space })…
dw-ask-scenario = La historia continúa…
dw-ask-draw = Se descubre una carta nueva…
dw-ask-find = ¿Qué hay en el baúl?


## Choices

dw-do-be = { $dwarf }
dw-do-begin = Empieza { $who }
dw-do-move =
    { $dice ->
        [one] Caminar (1 dado)
       *[other] Caminar ({ $dice } dados)
    }
dw-do-fight =
    { $dice ->
        [one] Luchar (1 dado)
       *[other] Luchar ({ $dice } dados)
    }
dw-do-message =
    { $dice ->
        [one] Mensaje al Consejo (1 dado, { $target } o más)
       *[other] Mensaje al Consejo ({ $dice } dados, { $target } o más)
    }
dw-do-duel =
    { $dice ->
        [one] Enfrentarse a Nôd’onn (1 dado)
       *[other] Enfrentarse a Nôd’onn ({ $dice } dados)
    }
dw-do-outfit =
    { $dice ->
        [one] Pedir Equipo al Consejo (1 dado, { $target } o más)
       *[other] Pedir Equipo al Consejo ({ $dice } dados, { $target } o más)
    }
dw-do-test =
    { $dice ->
        [one] { $card }: prueba de { $attribute } (1 dado, { $target } o más)
       *[other] { $card }: prueba de { $attribute } ({ $dice } dados, { $target } o más)
    }
dw-do-try =
    { $dice ->
        [one] { $card }: tirar 1 dado ({ $target } o más)
       *[other] { $card }: tirar { $dice } dados ({ $target } o más)
    }
dw-do-pay = { $card }: entregar { $gear }
dw-do-use = Usar: { $gear }
dw-do-end = Terminar el turno
dw-do-step = { $go }: { $space }
dw-do-step-seen = { $go }: { $space } ({ $seen })
dw-do-tunnel = Por los túneles → { $space }
dw-do-stop = Quedarse aquí
dw-do-health = { $dwarf } pierde 1 de Vida
dw-do-doom = La ficha de la Perdición se acerca 1
dw-do-lose = Le toca a { $dwarf }
dw-do-shield = Usar el escudo
dw-do-take = Aguantar la herida
dw-do-keep = Dejar los dados así
dw-do-reroll = Volver a tirar un { $die }
dw-do-again = Volver a tirar todos los dados
dw-do-runestone = Usar la Piedra rúnica
dw-do-raise = Convertir un { $die } en un { $to }
dw-do-strike = Golpear: { $troop }
dw-do-strike-card = Golpear: { $troop } ({ $card })
dw-do-done = Basta
dw-do-heal = { $dwarf } recupera Vida
dw-do-give = Para { $dwarf }
dw-do-march = { $dwarf } camina
dw-do-remove = Fuera: { $troop } ({ $space })
dw-do-fetch = Tomar: { $troop } ({ $space })
dw-do-cleanse = Liberar esta tierra: { $space }
dw-do-dig = La loseta de túnel aquí: { $space }
dw-do-choose = { $what }
dw-do-drop = { $gear } ({ $dwarf })
dw-do-dismiss = Descartar: { $card }
dw-do-none = Nadie
dw-do-leave = Mejor no
dw-do-no-more = No más


## Far steps: a walk to a space further away

dw-way = { $space }: { $steps } pasos
dw-way-via = { $space }: { $steps } pasos, pasando por { $via }
dw-way-first = { $space }: { $steps } pasos, primero { $direction }
dw-way-tunnel = { $space }: { $steps } pasos, por los túneles
dw-way-priced = { $way } ({ $price })
dw-cost-health = { $count } de Vida
dw-cost-doom = la Perdición { $count } más cerca
dw-price-health = Por el camino { $dwarf } pierde { $count } de Vida.
dw-price-doom = Por el camino la ficha de la Perdición se acerca { $count }.


## Previews: what an action will do

dw-preview-troops = Allí hay tropas, así que el camino termina: { $troops }
dw-preview-perished = Tierra Muerta: cuesta 1 de Vida o 1 paso de la ficha de la Perdición.
dw-preview-immune = Tierra Muerta, pero a { $dwarf } no le importa.
dw-preview-lost-doom = Cuidado: ¡las fichas se encontrarían y la partida estaría perdida!
dw-preview-lost-health = Cuidado: a { $dwarf } solo le queda 1 de Vida. ¡La partida estaría perdida!
dw-preview-last = Con eso se completaría la carta: { $card }
dw-preview-journey = El viaje de «{ $card }» tendría que empezar de nuevo.
dw-preview-odds = Sale bien { $percent } veces de cada 100.
dw-preview-fight-odds = Al menos un acierto { $percent } veces de cada 100. Sin aciertos se pierde 1 de Vida.

dw-preview-odds-one = Al menos un éxito { $percent } veces de cada 100.
dw-preview-foes = Contra: { $troops }
dw-preview-council = Si os escuchan, la ficha del Consejo va a la casilla { $n }: { $effect }

## What happened: the start and the turns

dw-event-be = { $who } juega con { $dwarf }.
dw-event-dealt = El azar reparte, { $who } juega con: { $dwarf }.
dw-event-first = { $who } juega primero.
dw-event-story =
    { $count ->
        [one] La historia tiene una carta de la etapa A, luego Filo de Fuego y después el gran final.
       *[other] La historia tiene { $count } cartas de la etapa A, luego Filo de Fuego y después el gran final.
    }
dw-event-turn = Turno { $n }: { $who } con { $dwarf }.
dw-event-end = { $who } termina el turno.
dw-event-end-early =
    { $left ->
        [one] { $who } termina el turno y deja una acción sin usar.
       *[other] { $who } termina el turno y deja { $left } acciones sin usar.
    }


## What happened: the Hero token and the Doom token

dw-event-hero = La ficha del Héroe da un paso. Distancia a la Perdición: { $left }.
dw-event-hero-troops = La ficha del Héroe da un paso: ¡tropas! Llegan por aquí: { $space }. Distancia a la Perdición: { $left }.
dw-event-hero-council = La ficha del Héroe da un paso: el Consejo refunfuña. Distancia a la Perdición: { $left }.
dw-event-hero-threat = La ficha del Héroe da un paso: nuevas amenazas. Distancia a la Perdición: { $left }.
dw-event-hero-pauses =
    { $left ->
        [0] La ficha del Héroe descansa esta vez. La próxima volverá a andar.
        [one] La ficha del Héroe descansa esta vez y otra más después.
       *[other] La ficha del Héroe descansa esta vez y { $left } más después.
    }
dw-event-pause =
    { $count ->
        [one] «{ $card }»: el Héroe se salta su próximo paso.
       *[other] «{ $card }»: el Héroe se salta sus próximos { $count } pasos.
    }
dw-event-each-turn = «{ $card }» golpea otra vez al empezar el turno.
dw-event-doom-council = Bislipur manda en el Consejo: la ficha de la Perdición se acerca 1. Distancia: { $left }.
dw-event-doom-saddle = El Yugo Negro se desborda: la ficha de la Perdición se acerca 1. Distancia: { $left }.
dw-event-doom-penalty = La Tierra Muerta ({ $space }) no hiere a { $dwarf }, pero la ficha de la Perdición se acerca 1. Distancia: { $left }.
dw-event-doom-card = «{ $card }»: la ficha de la Perdición se acerca 1. Distancia: { $left }.
dw-event-doom-back =
    { $count ->
        [one] «{ $card }»: la ficha de la Perdición retrocede 1 casilla. Distancia: { $left }.
       *[other] «{ $card }»: la ficha de la Perdición retrocede { $count } casillas. Distancia: { $left }.
    }
dw-event-doom-stays = «{ $card }»: la ficha de la Perdición ya está en su salida y no puede retroceder más.


## What happened: the council

dw-event-council-left = La ficha del Consejo va a la izquierda, a la casilla { $n }. Ahora vale esto: { $effect }
dw-event-council-right = La ficha del Consejo va a la derecha, a la casilla { $n }. Ahora vale esto: { $effect }
dw-event-council-left-end = La ficha del Consejo no se mueve: ya está en el extremo de Bislipur.
dw-event-council-right-end = La ficha del Consejo no se mueve: ya está en el extremo de Balendilín.
dw-event-message-plus = { $dwarf } sabe hablarle al Consejo: un dado vale { $to } en vez de { $die }.
dw-event-message = ¡El Consejo escucha a { $dwarf }!
dw-event-message-failed = El Consejo no escucha: { $dwarf } no tiene ningún dado de { $target } o más.
dw-event-outfit = El Consejo abre la armería para { $dwarf }.
dw-event-outfit-failed = La armería sigue cerrada: { $dwarf } no tiene ningún dado de { $target } o más.
dw-event-threats =
    { $count ->
        [one] Se mezcla una Amenaza, sin verla, en el mazo de Aventuras.
       *[other] Se mezclan { $count } Amenazas, sin verlas, en el mazo de Aventuras.
    }
dw-event-threats-none = El mazo de Amenazas está vacío, así que no se esconde ninguna nueva entre las Aventuras.


## What happened: troops and the Perished Land

dw-event-skulls = Dados de Reclutamiento: { $orcs } de orcos, { $trolls } de trols, { $alfar } de älfar.
dw-event-recruit-again =
    { $count ->
        [one] El Consejo está en contra: el dado en blanco se tira otra vez.
       *[other] El Consejo está en contra: { $count } dados en blanco se tiran otra vez.
    }
dw-event-recruit = Por la puerta ({ $space }) llegan: { $troops }.
dw-event-recruit-none = Todo tranquilo en la puerta ({ $space }): no viene nadie.
dw-event-short = La reserva se ha agotado, así que no pueden venir: { $troops }.
dw-event-add = «{ $card }» trae nuevas tropas ({ $space }): { $troops }.
dw-event-add-none = «{ $card }» traería tropas ({ $space }), pero la reserva no tiene.
dw-event-perish =
    { $count ->
        [0] La tierra se muere: { $space }. Su flecha apunta { $direction }.
       *[other] { $count } tropas son demasiadas: la tierra se muere ({ $space }). Su flecha apunta { $direction }.
    }
dw-event-perish-card = «{ $card }»: la tierra se muere ({ $space }). Su flecha apunta { $direction }.
dw-event-perish-none = «{ $card }»: no se muere ninguna tierra, porque no hay casilla que sirva o no quedan losetas.
dw-event-perish-already = «{ $card }»: esto ya es Tierra Muerta ({ $space }), así que nada cambia.
dw-event-flow-side = Hacia un lado, { $from } → { $to }: { $troops }.
dw-event-flow = Siguiendo la flecha, { $from } → { $to }: { $troops }.
dw-event-run-on = Nada los detiene en Tierra Muerta, { $from } → { $to }: { $troops }.
dw-event-saddle = { $count } tropas en el Yugo Negro son demasiadas: todas vuelven a la reserva.
dw-event-tiles-out = Era la última loseta de Tierra Muerta. Desde ahora ya no se muere más tierra.
dw-event-cleansed = Esta tierra vuelve a vivir: { $space }.
dw-event-removed = Fuera del mapa ({ $space }): { $troop }.
dw-event-remove-none = No hay tropas que quitar.


## What happened: cards

dw-event-scenario = La historia continúa: «{ $card }».
dw-event-adventure = Una nueva aventura: «{ $card }».
dw-event-threat = Aparece una amenaza: «{ $card }».
dw-event-immediate = ¡«{ $card }» golpea al instante!
dw-event-strikes = Nadie la ha evitado: ¡«{ $card }» golpea!
dw-event-averted = Amenaza evitada: ¡«{ $card }»!
dw-event-dismissed = «{ $card }» se descarta sin ningún efecto.
dw-event-discarded = «{ $card }» va al descarte.
dw-event-sweep = Empieza un nuevo capítulo: se van todas las Aventuras y Amenazas descubiertas.
dw-event-card-troops = En «{ $card }» esperan: { $troops }.
dw-event-card-troops-back = De «{ $card }» vuelven a la reserva: { $troops }.
dw-event-card-bearer = «{ $card }» ya tiene víctima: { $dwarf } no puede moverse.
dw-event-card-tokens =
    { $count ->
        [one] Se pone una ficha en «{ $card }».
       *[other] Se ponen { $count } fichas en «{ $card }».
    }
dw-event-fetch = Del mapa ({ $space }) a «{ $card }»: { $troop }.
dw-event-lack = «{ $card }» pide más tropas de las que hay en la reserva, así que se descarta.
dw-event-condition = «{ $card }» no encaja ahora: no se cumple su condición. Pasamos a la siguiente carta.
dw-event-already = ¡«{ $card }» ya está cumplida! Pasamos a la siguiente carta.
dw-event-scenario-done = Escenario completado: ¡«{ $card }»!
dw-event-adventure-done = Aventura completada: ¡«{ $card }»!
dw-event-reshuffle = Las Aventuras y Amenazas descartadas se barajan y forman un mazo nuevo.
dw-event-no-cards = No queda ninguna carta por descubrir.
dw-event-chosen = Elegís: { $what }.
dw-event-progress = «{ $card }»: { $have } de { $need }.
dw-event-visited = { $dwarf } ha pasado por aquí para «{ $card }»: { $space }.
dw-event-journey = { $dwarf } emprende el viaje de «{ $card }» ({ $space }).
dw-event-journey-lost = { $dwarf } ha hecho otra cosa por el camino. El viaje de «{ $card }» tiene que empezar de nuevo.
dw-event-journey-done = { $dwarf } llega a su destino ({ $space }): ¡el viaje de «{ $card }» está hecho!
dw-event-lapse =
    { $count ->
        [one] Se acabó el turno: se pierde un éxito de «{ $card }».
       *[other] Se acabó el turno: se pierden { $count } éxitos de «{ $card }».
    }
dw-event-extra =
    { $count ->
        [one] { $who } tiene una acción más este turno.
       *[other] { $who } tiene { $count } acciones más este turno.
    }
dw-event-relocated = «{ $card }» lleva a { $dwarf } hasta aquí: { $space }.
dw-event-held = «{ $card }» retiene a { $dwarf } ({ $space }).
dw-event-fights-on = { $dwarf } está en plena lucha y se queda ({ $space }).
dw-event-keenfire = { $dwarf } levanta Filo de Fuego: ¡Combate +2!


## What happened: Equipment

dw-event-find = Encontráis esto: { $gear }.
dw-event-find-none = No queda Equipo que encontrar.
dw-event-given = { $dwarf } recibe: { $gear }.
dw-event-given-nobody = Ya lo tienen todos, así que se descarta: { $gear }.
dw-event-used = { $dwarf } usa: { $gear }.
dw-event-paid = { $dwarf } entrega para «{ $card }»: { $gear }.
dw-event-dropped = { $dwarf } pierde: { $gear }.
dw-event-drop-none = Nadie tiene Equipo que perder.
dw-event-reshuffle-gear = El Equipo descartado se baraja y forma un mazo nuevo.


## What happened: Health

dw-event-hurt-penalty = La Tierra Muerta ({ $space }) le cuesta 1 de Vida a { $dwarf }. Queda: { $left }.
dw-event-hurt-fight = ¡Ni un acierto! { $dwarf } pierde 1 de Vida. Queda: { $left }.
dw-event-hurt-duel = Nôd’onn contraataca: { $dwarf } pierde 1 de Vida. Queda: { $left }.
dw-event-hurt-card = «{ $card }» le cuesta 1 de Vida a { $dwarf }. Queda: { $left }.
dw-event-hurt-council = Con el Consejo en contra, la amenaza le cuesta 1 de Vida a { $dwarf }. Queda: { $left }.
dw-event-prevented = { $dwarf } se libra de la herida gracias a esto: { $gear }.
dw-event-immune = { $dwarf } cruza la Tierra Muerta ({ $space }) como si nada.
dw-event-healed = { $dwarf } recupera 1 de Vida. Ahora: { $left }.
dw-event-healed-more = { $dwarf } recupera { $count } de Vida. Ahora: { $left }.
dw-event-healed-council = El Consejo os apoya: { $dwarf } recupera 1 de Vida. Ahora: { $left }.
dw-event-heal-full = { $dwarf } tiene toda su Vida, no hay nada que recuperar.
dw-event-heal-nobody = Nadie recupera Vida.
dw-event-heal-lost = Todos tienen toda su Vida, así que no se recupera más.
dw-event-heal-blocked = Por culpa de «{ $card }» nadie puede recuperar Vida.
dw-event-maximum = { $dwarf } puede tener ahora { $max } de Vida como mucho. Queda: { $left }.


## What happened: dice

dw-event-roll-move = { $dwarf } tira para caminar: { $dice }.
dw-event-roll-fight = { $dwarf } tira para luchar: { $dice }.
dw-event-roll-message = { $dwarf } tira para un mensaje: { $dice }.
dw-event-roll-outfit = { $dwarf } pide Equipo y tira: { $dice }.
dw-event-roll-duel = { $dwarf } se enfrenta a Nôd’onn y tira: { $dice }.
dw-event-roll-test = { $dwarf } hace una prueba de { $attribute } para «{ $card }»: { $dice }.
dw-event-roll-try = { $dwarf } tira para «{ $card }»: { $dice }.
dw-event-reroll-must = El Consejo está en contra: uno de los dados más altos se tira otra vez, { $die } → { $to }.
dw-event-reroll = Gracias al Consejo se tira otra vez un dado: { $die } → { $to }.
dw-event-again = { $dwarf } vuelve a tirar todos los dados: { $dice }.
dw-event-runestone = La Piedra rúnica brilla y { $dwarf } vuelve a tirar todos los dados: { $dice }.
dw-event-raised = { $dwarf } sube un dado: { $die } → { $to }.


## What happened: walking

dw-event-points =
    { $points ->
        [one] { $dwarf } puede caminar 1 casilla.
       *[other] { $dwarf } puede caminar hasta { $points } casillas.
    }
dw-event-march =
    { $points ->
        [one] { $dwarf } puede caminar 1 casilla sin dados.
       *[other] { $dwarf } puede caminar hasta { $points } casillas sin dados.
    }
dw-event-step = { $dwarf } camina: { $from } → { $to }.
dw-event-tunnel = { $dwarf } va por los túneles: { $from } → { $to }.
dw-event-stopped = Las tropas cierran el paso ({ $space }): aquí { $dwarf } tiene que parar.
dw-event-stays = { $dwarf } no sigue más allá ({ $space }).
dw-event-dug = Una nueva entrada de túnel: { $space }.
dw-event-dug-moved = La loseta de túnel cambia de sitio: { $from } → { $to }.
dw-event-tunnel-lost = La loseta de túnel se pierde con la tierra ({ $space }) y vuelve a la reserva.
dw-event-tunnel-closed = La tierra ha muerto bajo la loseta de túnel ({ $space }). Se queda allí, pero nadie puede usarla.
dw-event-tunnel-open = La loseta de túnel se puede usar otra vez: { $space }.
dw-event-entrance-lost = Esta entrada de túnel ya no se puede usar: { $space }.


## What happened: fights and tests

dw-event-strike = { $dwarf } golpea ({ $space }): { $troop }.
dw-event-strike-card = { $dwarf } golpea en «{ $card }»: { $troop }.
dw-event-spared = { $dwarf } podría haber golpeado más, pero lo deja estar.
dw-event-test =
    { $count ->
        [one] Un éxito de { $dwarf } para «{ $card }». Van { $have } de { $need }.
       *[other] { $count } éxitos de { $dwarf } para «{ $card }». Van { $have } de { $need }.
    }
dw-event-test-failed = Ningún éxito para «{ $card }»: { $dwarf } no tiene ningún dado de { $target } o más.
dw-event-surplus =
    { $count ->
        [one] Sobra un éxito y se pierde.
       *[other] Sobran { $count } éxitos y se pierden.
    }
dw-event-part-done = «{ $card }»: esta parte está hecha ({ $space }).
dw-event-try-done = ¡{ $dwarf } tiene los dados que pide «{ $card }»!
dw-event-try-failed = Los dados no han bastado para «{ $card }». { $dwarf } no pierde nada por ello.
dw-event-duel =
    { $count ->
        [one] ¡{ $dwarf } le da a Nôd’onn una vez! Fichas que quedan: { $left }.
       *[other] ¡{ $dwarf } le da a Nôd’onn { $count } veces! Fichas que quedan: { $left }.
    }


## What happened: the end

dw-event-won = «{ $card }» está completada. Girdlegard se ha salvado: ¡habéis ganado juntos!
dw-event-defeat-doom = El Héroe y la Perdición se han encontrado. Girdlegard cae y la partida está perdida.
dw-event-defeat-health = A { $dwarf } no le queda Vida. Si falta uno solo, el grupo pierde.


## Outcome

dw-outcome-won-sc1 = Las Puertas están selladas y ya no pasa ninguna tropa. ¡Habéis salvado Girdlegard!
dw-outcome-won-sc2 = Nôd’onn ha sido derrotado. ¡Habéis salvado Girdlegard!
dw-outcome-won-sc3 = La gran batalla está ganada. ¡Habéis salvado Girdlegard!
dw-outcome-won-other = La última misión está cumplida. ¡Habéis salvado Girdlegard!
dw-outcome-lost-doom = La ficha de la Perdición ha alcanzado a la del Héroe. Esta vez ganan las tinieblas.
dw-outcome-lost-health = { $dwarf } ya no puede más. Esta vez ganan las tinieblas.
dw-outcome-seat =
    { $health ->
        [0] { $dwarf }, sin Vida
       *[other] { $dwarf }, con { $health } de Vida
    }


## Why not: anybody, any time

dw-no-over = Esta historia ya está contada hasta el final. ¿Otra?
dw-no-chance = Eso solo lo decide el azar: dados, losetas y cartas.
dw-no-not-yet = Un momento, primero van los dados y las cartas.
dw-no-not-your-turn = Ahora decide { $who }. ¡Pero di lo que piensas!
dw-no-not-asked = Eso no se pregunta ahora. Responde primero a lo que está pendiente.
dw-no-nobody = Eso no existe en esta partida. Elige algo que veas en la mesa.
dw-no-taken = Ya hay alguien con este papel: { $dwarf }. Elige otro.
dw-no-seat = Ahí no se sienta nadie. Elige a alguien de esta mesa.


## Why not: actions

dw-no-actions = No quedan acciones en este turno.
dw-no-held = «{ $card }» retiene a { $dwarf }. No podrá moverse hasta que se vaya esa amenaza.
dw-no-troops = Aquí ({ $space }) no hay con quién luchar, ni en la casilla ni en una carta.
dw-no-message-blocked = Mientras «{ $card }» esté descubierta, no llega ningún mensaje al Consejo.
dw-no-council-end = La ficha del Consejo ya está en el extremo de Balendilín. No puede ir más a la derecha.
dw-no-council-nine = El Consejo solo da Equipo mientras su ficha está en la casilla 9. Ahora está en la { $n }.
dw-no-duel-none = Nôd’onn no está aquí. Para enfrentarse a él hace falta la carta «¡Derrotad a Nôd’onn!».
dw-no-duel-elsewhere = Nôd’onn espera en otro sitio ({ $space }) y { $dwarf } no está allí.
dw-no-duel-troops = Hay tropas entre { $dwarf } y Nôd’onn ({ $space }). Primero hay que vencerlas.
dw-no-card = Esta carta no está descubierta: { $card }.
dw-no-test = «{ $card }» no pide ninguna prueba.
dw-no-part = «{ $card }» no tiene esa parte.
dw-no-part-done = Esta parte de «{ $card }» ya está hecha.
dw-no-test-elsewhere = La prueba de «{ $card }» se hace en otro sitio ({ $place }) y { $dwarf } no está allí.
dw-no-after-tunnel = Para «{ $card }», { $dwarf } tiene que pasar antes por los túneles, en este mismo turno.
dw-no-too-few =
    { $need ->
        [one] Para «{ $card }» hace falta un enano en el sitio ({ $place }).
       *[other] Para «{ $card }» hacen falta { $need } enanos en el sitio ({ $place }).
    }
dw-no-try = «{ $card }» no pide una tirada propia.
dw-no-try-elsewhere = Para «{ $card }» se tira en otro sitio ({ $place }) y { $dwarf } no está allí.
dw-no-pay = «{ $card }» no pide Equipo.
dw-no-paid = «{ $card }» ya tiene todo el Equipo que pide.
dw-no-pay-elsewhere = El Equipo para «{ $card }» se entrega en otro sitio ({ $place }) y { $dwarf } no está allí.
dw-no-gear = { $dwarf } no tiene esto: { $gear }.
dw-no-gear-passive = Esto funciona siempre y no se descarta para usarlo: { $gear }.
dw-no-gear-moment = No es el momento de usarlo: { $gear }.
dw-no-gear-useless = Aquí y ahora no serviría de nada: { $gear }.


## Why not: walking and tunnels

dw-no-adjacent = Está demasiado lejos para un paso: { $from } y { $to } no se tocan.
dw-no-same-space = { $dwarf } ya está ahí ({ $space }).
dw-no-roll-first = Primero elige caminar y tira los dados; luego vas paso a paso.
dw-no-points = No quedan pasos.
dw-no-entrance-here = Aquí no hay entrada de túnel ({ $space }).
dw-no-entrance-there = Allí no hay entrada de túnel ({ $space }).
dw-no-entrance-perished = Esta entrada está en Tierra Muerta y ya no se puede usar: { $space }.
dw-no-tunnel-blocked = Mientras «{ $card }» esté descubierta, los túneles están cerrados.


## Why not: dice and fights

dw-no-die = Ningún dado muestra ese número: { $die }.
dw-no-raise-six = Un 6 no puede subir más.
dw-no-die-too-low = No queda ningún dado bastante alto para eso: { $troop }.
dw-no-such-troop = Aquí no hay nadie así ({ $space }): { $troop }.
dw-no-such-troop-card = En «{ $card }» no hay nadie así: { $troop }.
dw-no-card-elsewhere = Contra las tropas de «{ $card }» se lucha en otro sitio ({ $place }).
dw-no-ability = { $dwarf } no puede volver a tirar aquí todos los dados.
dw-no-runestone = { $dwarf } no tiene ninguna Piedra rúnica.
dw-no-shield = { $dwarf } no tiene escudo.


## Why not: rewards and losses

dw-no-full = { $dwarf } tiene toda su Vida y no puede recuperar más.
dw-no-heal-blocked = Mientras «{ $card }» esté descubierta, nadie puede recuperar Vida.
dw-no-owns = { $dwarf } ya tiene una carta así: { $gear }. Nadie tiene dos iguales.
dw-no-march-held = «{ $card }» retiene a { $dwarf }, que no puede caminar.
dw-no-march-fighting = { $dwarf } está en plena lucha y no puede caminar hasta que acabe.
dw-no-remove-kind = Ahora solo se pueden quitar: { $troops }.
dw-no-remove-empty = Allí no hay nadie así ({ $space }): { $troop }.
dw-no-remove-place = De ahí ({ $space }) no se pueden quitar tropas ahora. Elige una casilla permitida.
dw-no-tile = Ahí no hay loseta de Tierra Muerta: { $space }.
dw-no-dig-perished = La loseta de túnel no puede estar en Tierra Muerta ({ $space }).
dw-no-dig-entrance = Ahí ya hay una entrada de túnel ({ $space }). Elige otra casilla.
dw-no-dig-here = Esta vez la loseta de túnel tiene que ir donde está { $dwarf }.
dw-no-fetch-kind = De esos no falta ninguno: { $troop }.
dw-no-dismiss = Ahora solo se puede descartar una Amenaza descubierta. Esta carta no: { $card }.
dw-no-drop = { $dwarf } no tiene ese Equipo: { $gear }.
dw-no-must = Esto hay que decidirlo; aquí no vale no hacer nada.
dw-no-choice = Esa opción no existe.


## Options of a table

dw-option-difficulty = Dificultad
    .help = ¿Cuántos Escenarios hay antes de Filo de Fuego? Cuantos más, más larga y difícil es la partida. Para empezar, elegid Fácil.
dw-option-difficulty-easy = Fácil (4 cartas)
dw-option-difficulty-normal = Normal (5 cartas)
dw-option-difficulty-challenging = Exigente (6 cartas)
dw-option-difficulty-brave = Valiente (7 cartas)
dw-option-difficulty-heroic = Heroica (8 cartas)
dw-option-perish = Cuándo muere la tierra
    .help = ¿Cuántas tropas en una casilla la convierten en Tierra Muerta? Cuatro es la variante del reglamento para gente experta.
dw-option-perish-5 = Con 5 tropas
dw-option-perish-4 = Con 4 tropas (para gente experta)
dw-option-dwarves = Los enanos
    .help = ¿Cada cual elige su enano o los reparte el azar?
dw-option-dwarves-choose = Cada cual elige
dw-option-dwarves-random = Los reparte el azar
dw-option-first = Quién empieza
    .help = ¿Os ponéis de acuerdo en quién juega primero o lo decide el azar?
dw-option-first-agree = Os ponéis de acuerdo
dw-option-first-random = Lo decide el azar


## Bots and their reasons

dw-bot-companion = Camarada Fiel
    .help = Piensa contigo: vigila las misiones, las amenazas y la Vida de todos.
dw-bot-uniform = Compadre Despreocupado
    .help = Hace cualquier cosa permitida, porque sí. No ayuda mucho.

dw-reason-only = No había otra cosa que hacer.
dw-reason-win = ¡Con esto podríamos ganar!
dw-reason-scenario = Así avanza la historia: «{ $card }».
dw-reason-adventure = La recompensa vale la pena: «{ $card }».
dw-reason-avert = Mejor evitarla antes de que golpee: «{ $card }».
dw-reason-walk = De camino adonde hago falta: { $space }.
dw-reason-walk-card = De camino para «{ $card }».
dw-reason-stop = Aquí es donde quiero estar.
dw-reason-tunnel = Por los túneles se llega antes.
dw-reason-fight = Cuantas menos tropas haya aquí, mejor.
dw-reason-brink = Una tropa más y allí muere la tierra: { $space }.
dw-reason-strike = Ese es el más peligroso.
dw-reason-strike-card = La misión es lo primero: «{ $card }».
dw-reason-message = Necesitamos al Consejo de nuestra parte.
dw-reason-outfit = Un buen Equipo nos ayuda a todos.
dw-reason-duel = ¡A por él!
dw-reason-penalty-health = { $dwarf } lo aguanta. La Perdición está demasiado cerca.
dw-reason-penalty-doom = { $dwarf } ya ha sufrido bastante. La Perdición aún está lejos.
dw-reason-lose = { $dwarf } es quien mejor puede aguantarlo.
dw-reason-shield = Para eso está el escudo.
dw-reason-take = Guardemos el escudo para más tarde.
dw-reason-reroll = Ese dado solo puede mejorar.
dw-reason-again = Estos dados no bastan.
dw-reason-keep = Estos dados valen.
dw-reason-raise = Un punto más y ya sirve.
dw-reason-heal = { $dwarf } es quien más lo necesita.
dw-reason-give = { $dwarf } le sacará más provecho.
dw-reason-use = Ahora es cuando más ayuda: { $gear }.
dw-reason-pay = Un precio justo.
dw-reason-march = A { $dwarf } es a quien más le conviene caminar.
dw-reason-remove = Allí ya había demasiados: { $space }.
dw-reason-cleanse = Liberar esta tierra es lo que más los frena.
dw-reason-dig = Un túnel ahí nos ahorra mucho camino.
dw-reason-choose = Eso nos ayuda más.
dw-reason-drop = De eso podemos prescindir mejor.
dw-reason-dismiss = Era la peor de las amenazas: «{ $card }».
dw-reason-fetch = Ahí es donde más daño hacían.
dw-reason-none = Mejor no.
dw-reason-rest = No queda nada útil que hacer en este turno.
dw-reason-be = Un grupo variado es media victoria.
dw-reason-begin = Un buen comienzo para todos.
dw-reason-move = Desde otro sitio puedo hacer más.
dw-reason-wander = Sin prisa. Nunca está de más echar un vistazo: { $space }.
dw-reason-walk-tunnel = Hacia los túneles: { $space }.
dw-reason-tunnel-card = Por los túneles para «{ $card }».
dw-reason-stop-card = Aquí puedo hacer algo para «{ $card }».
dw-reason-wait-card = Espero aquí a que vengan los demás: «{ $card }».
dw-reason-stop-perished = Ni un paso más, ahí empieza la Tierra Muerta: { $space }.
dw-reason-stop-troops = Ni un paso más, hay tropas en el camino: { $space }.
dw-reason-stop-early = Por ahora es bastante lejos.
dw-reason-saddle = Demasiadas tropas en el Yugo Negro acercan la Perdición.
dw-reason-message-away = Esto se tiene que acabar: { $effect }
dw-reason-message-towards = Esto es lo que el Consejo podría hacer por nosotros: { $effect }
dw-reason-save = Guardemos lo que tenemos para más tarde.
dw-reason-end = Con esto basta en este turno.
dw-reason-keep-risk = Otra tirada también podría salir peor.
dw-reason-keep-stone = La Piedra rúnica nos hará más falta más adelante.
dw-reason-keep-anyway = Dejémoslo así.
dw-reason-lose-hard = Es duro para { $dwarf }, pero no he visto nada mejor.
dw-reason-again-more = Estos dados pueden dar más.
dw-reason-runestone = Esta tirada importa. Para eso está la Piedra rúnica.
dw-reason-reroll-more = Quizá ese dado muestre aún más.
dw-reason-raise-free = Subir ese dado no hace daño.
dw-reason-raise-none = Un punto más no derribaría otra tropa.
dw-reason-strike-fewer = Uno menos: { $troop }.
dw-reason-spare = Por ahora ya basta de lucha.
dw-reason-remove-fewer = Cada tropa menos allí ayuda: { $space }.
dw-reason-remove-none = Las demás pueden quedarse donde están.
dw-reason-cleanse-tunnel = Así se abre de nuevo una entrada a los túneles: { $space }.
dw-reason-cleanse-any = Esta tierra vivirá de nuevo: { $space }.
dw-reason-cleanse-none = El resto de la tierra puede esperar.
dw-reason-dig-card = Desde ahí no queda lejos: «{ $card }».
dw-reason-dig-none = La loseta de túnel está mejor donde está.
dw-reason-use-heal = { $dwarf } necesita ayuda ahora: { $gear }.
dw-reason-use-troops = Así hay menos tropas por aquí: { $gear }.
dw-reason-use-march = Alguien hace falta en otro sitio ya mismo: { $gear }.
dw-reason-use-tunnel = Una entrada a los túneles, aquí mismo: { $gear }.
dw-reason-pay-card = Un precio justo por «{ $card }»: { $gear }.
dw-reason-drop-gear = { $dwarf } puede prescindir de esto: { $gear }.
dw-reason-give-attribute = Eso refuerza a { $dwarf }: { $attribute }.
dw-reason-give-any = { $dwarf } le dará buen uso.
dw-reason-bear = { $dwarf } lo aguanta.
dw-reason-penalty-health-hard = Es duro para { $dwarf }, pero la Perdición no debe acercarse.
dw-reason-penalty-doom-far = La Perdición aún está bastante lejos.
dw-reason-penalty-doom-tight = { $dwarf } no debe perder más fuerzas, aunque la Perdición esté cerca.
dw-reason-shield-last = Sin el escudo, { $dwarf } caería y todo estaría perdido.
dw-reason-heal-any = { $dwarf } va a necesitar fuerzas.
dw-reason-heal-none = Ahora nadie lo necesita de verdad.
dw-reason-march-card = { $dwarf } puede ponerse en camino para «{ $card }».
dw-reason-march-space = { $dwarf } hace falta allí: { $space }.
dw-reason-march-any = Unos pasos le vendrán bien a { $dwarf }.
dw-reason-march-none = Cada cual está donde debe.
dw-reason-dismiss-any = Fuera con esta amenaza: «{ $card }».
dw-reason-dismiss-none = De estas amenazas nos ocupamos nosotros.
dw-reason-choose-what = Eso es lo que más nos ayuda ahora: { $what }.
dw-reason-be-attribute = En esto nadie supera a { $dwarf }: { $attribute }.

# The link in the lobby to all cards
dw-cards-link = Todas las cartas

## Posiciones como texto
dw-position-stack = La pila tiene entre 1 y { $most } marcos.
dw-position-frame = «{ $found }» no está en la pila: no existe, o dice algo imposible.
dw-position-frame-place = En la pila, «{ $frame }» no puede estar sobre «{ $below }».
dw-position-over = «{ $found }»: así no acaba ninguna partida. Escribe won/SC1 (u otra última carta de Escenario), doom o health.
dw-position-dwarf = «{ $found }» no es un enano. Escribe tungdil@s20/7/EQ05: quién, dónde, Vida, Equipo; o nobody.
dw-position-dwarf-twice = Dos personas juegan con { $dwarf }.
dw-position-gear = { $dwarf } no puede tener «{ $found }»: no existe ese Equipo, o ya lo tiene.
dw-position-fallen = La partida se perdió por falta de Vida y, sin embargo, nadie tiene 0.
dw-position-health = { $dwarf } no puede tener «{ $found }» de Vida: es posible de { $least } a { $most }.
dw-position-tracks = La ficha del Héroe ({ $hero }) está antes que la de la Perdición ({ $doom }); solo se encuentran si la partida acabó así.
dw-position-space = En el campo «{ $field }»: no existe la casilla «{ $found }».
dw-position-tile = En el campo «{ $field }»: no existe la loseta «{ $found }».
dw-position-tile-twice = La loseta { $tile } está en dos sitios.
dw-position-land = En { $space } no puede haber una loseta: ya hay una, o es el Yugo Negro.
dw-position-tunnel = La loseta de túnel no puede estar en { $space }.
dw-position-troops = «{ $found }» no son tropas. Escribe s20:2o1t1a: dos orcos, un trol y un älf.
dw-position-troops-place = En { $space } no puede haber más tropas: ya hay, o es Tierra Muerta.
dw-position-supply = De las tropas «{ $troop }» solo hay { $most }, no { $found }.
dw-position-card = En el campo «{ $field }»: «{ $found }» no es una carta que pueda estar allí.
dw-position-card-twice = La carta { $card } está en dos sitios.
dw-position-card-state = De la carta { $card } no se puede decir «{ $found }», o se dice dos veces.
dw-position-bearer = La carta { $card } está ligada a alguien: escribe by1, by2 ...
dw-position-seen = Solo pueden haberse visto cartas de Escenario de la primera y la última etapa, y entre ellas la que ganó.
dw-position-ahead = No pueden quedar tantas cartas de Escenario: { $a } de la primera etapa y { $b } de la segunda.
dw-position-up = No hay más de { $most } cartas de Aventura y Amenaza boca arriba.
dw-position-drawn = «{ $found }» no puede haberse tomado en este paso.
dw-position-pile = El mazo está vacío: lo que está en el campo «{ $field }» se baraja al momento y pasa a ser el mazo.
dw-position-gear-card = No existe la carta de Equipo «{ $found }».
dw-position-copies = De { $gear } solo hay { $most }, no { $found }.
dw-position-dice = «{ $found }» no es una tirada: hasta siete números, de 6 hacia abajo hasta 1.
dw-position-queue = Hay casillas en la cola exactamente mientras el marco superior es «flow».
dw-position-full = { $space } está demasiado lleno: tantas tropas se habrían movido.
dw-position-last-stage = Al final no quedaría ninguna carta de Escenario de la última etapa.
dw-position-idle = En esta posición el juego no se detiene: no se pregunta a nadie y el azar no saca nada.

## Lo que haría falta para poder
dw-need-action = Podrías si a { $dwarf } le quedara una acción más.
dw-need-card-gone = Podrías si esta carta ya no estuviera: «{ $card }».
dw-need-foes = Podrías si aquí hubiera tropas: { $space }.
dw-need-no-foes = Podrías si aquí no hubiera tropas: { $space }.
dw-need-troop = Podrías si allí hubiera alguien así ({ $space }): { $troop }.
dw-need-council = Podrías si la ficha del Consejo estuviera en la casilla { $n }.
dw-need-there = Podrías si { $dwarf } estuviera allí ({ $place }).
dw-need-at = Podrías si { $dwarf } estuviera allí: { $space }.
dw-need-beside = Podrías si { $dwarf } estuviera justo al lado. Hay { $n } pasos hasta allí: { $to }.
dw-need-gather =
    { $n ->
        [one] Podrías con un enano más allí ({ $place }).
       *[other] Podrías con { $n } enanos más allí ({ $place }).
    }
dw-need-tunnel-tile = Podrías si la loseta de túnel estuviera allí: { $space }.
dw-need-healed = Podrías si allí no hubiera Tierra Muerta: { $space }.
dw-need-perished = Podrías si allí hubiera Tierra Muerta: { $space }.
dw-need-die = Podrías si un dado marcara { $die }.
dw-need-die-least = Podrías con un dado de { $die } o más: { $troop }.
dw-need-tunnelled = Podrías si { $dwarf } hubiera pasado por los túneles en este turno.
dw-need-gear = Podrías si { $dwarf } tuviera esto: { $gear }.
dw-need-without = Podrías si { $dwarf } aún no tuviera esto: { $gear }.
dw-need-hurt = Podrías si { $dwarf } hubiera perdido Vida.


## Qué es cada cosa

dw-about-dwarf = Alguien de vosotros juega con este enano. En su turno tiene hasta dos acciones.
dw-about-orc = La tropa más débil: un 4 o más la elimina en combate.
dw-about-troll = Un 5 o más lo elimina en combate.
dw-about-alf = La tropa más fuerte: solo un 6 la elimina en combate.
dw-about-tile = Tierra Muerta: entrar cuesta 1 Vida o un paso de la Perdición, y una entrada de túnel debajo no sirve.
dw-about-tunnel = La loseta de túnel: una entrada de túnel más.
dw-about-hero = La ficha del Héroe: si se encuentra con la de la Perdición, habéis perdido.
dw-about-doom = La ficha de la Perdición: se acerca al Héroe; si se encuentran, habéis perdido.
dw-about-council = La ficha del Consejo: su casilla dice lo que vale para todos; un mensaje puede moverla.
dw-about-scenario = La carta de Escenario guía la historia; una misión de la etapa C gana la partida.
dw-about-adventure = Una Aventura: haced lo que pide y tendréis su recompensa.
dw-about-threat = Una Amenaza: evitadla, o golpeará.
dw-about-equipment = Una carta de Equipo; nadie tiene dos iguales.
