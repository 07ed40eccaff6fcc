### The Dwarves: names of dwarves, places and troops, the cards, and what is wrong with content of one's own.
###
### How arguments are passed (the same in every language):
###   $kingdom         a kingdom's stand-alone name (dw-kingdom-*)
###   $place           in dw-quest-visit a stand-alone name; elsewhere the form .in ("in Porista", "anywhere")
###   $from, $to       stand-alone names of places, with an arrow between them
###   $space           a space's stand-alone name
###   $troops          dw-troop-* with a count, several of them joined by dw-comma and dw-and
###   $what, $otherwise, $first, $second   whole effects (dw-part-*, dw-effect-*); none of them ends with a full stop
###   $attribute       dw-attribute-*; $clan the attribute .clan of a dwarf; $colour dw-colour-*; $want dw-content-want-*
###   $count, $n, $need, $low, $high, $dice, $target, $bonus, $battle, $craft, $speed, $health   numbers
###   $where, $key, $value, $known, $id, $other, $file, $why   text, as it stands in the files
### A message dw-card-* or dw-gear-* is a title; its .text says the whole card in one or two sentences. A dwarf's value is
### the name that sentences use, .full the whole name.



## The dwarves

dw-dwarf-tungdil = Tungdil
    .full = Tungdil Mano de Oro
    .clan = Clan de los Cuartos
    .ability = Cuando mandas un mensaje al Consejo, uno de tus dados vale 1 más.
dw-dwarf-boindil = Boïndil
    .full = Boïndil Doble Filo
    .clan = Clan de los Segundos
    .ability = Cuando luchas contra tropas puedes volver a tirar una vez todos tus dados, incluso después de una nueva tirada concedida por el Consejo.
dw-dwarf-boendal = Boëndal
    .full = Boëndal Mano de Pico
    .clan = Clan de los Segundos
    .ability = Cuando luchas contra tropas puedes subir en 1 un dado a tu elección.
dw-dwarf-bavragor = Bavragor
    .full = Bavragor Puño de Martillo
    .clan = Clan de los Segundos
    .ability = Entrar en la Tierra Muerta no te cuesta nada.
dw-dwarf-balyndis = Balyndis
    .full = Balyndis Dedos de Hierro
    .clan = Clan de los Primeros
    .ability = Cuando haces una prueba de Oficio puedes volver a tirar una vez todos tus dados, incluso después de una nueva tirada concedida por el Consejo.
dw-dwarf-values = { $clan }. Combate { $battle }, Oficio { $craft }, Rapidez { $speed }, Vida { $health }. Sale de aquí: { $space }.


## Troops

dw-troop-orc =
    { $count ->
        [one] { $count } orco
       *[other] { $count } orcos
    }
    .one = orco
    .many = orcos
dw-troop-troll =
    { $count ->
        [one] { $count } trol
       *[other] { $count } trols
    }
    .one = trol
    .many = trols
dw-troop-alf =
    { $count ->
        [one] { $count } älf
       *[other] { $count } älfar
    }
    .one = älf
    .many = älfar
dw-troop-any =
    { $count ->
        [one] { $count } tropa
       *[other] { $count } tropas
    }
    .one = tropa
    .many = tropas


## Kingdoms and spaces

dw-kingdom-gauragar = Gauragar
    .in = en Gauragar
dw-kingdom-urgon = Urgon
    .in = en Urgon
dw-kingdom-idoslane = Idoslane
    .in = en Idoslane
dw-kingdom-sangpur = Sangpûr
    .in = en Sangpûr
dw-kingdom-ran_ribastur = Rân Ribastur
    .in = en Rân Ribastur
dw-kingdom-weyurn = Weyurn
    .in = en Weyurn
dw-kingdom-tabain = Tabaîn
    .in = en Tabaîn
dw-space = { $kingdom } { $n }
# A space without a name of its own: which side ($side) of which named place ($of) it lies on, in which kingdom
dw-space-beside = { $kingdom }, { $side } { $of }
# $entrance (dw-tunnel-*), $kingdom
dw-space-entrance = { $entrance } ({ $kingdom })
dw-side-0 = al este
dw-side-1 = al nordeste
dw-side-2 = al noroeste
dw-side-3 = al oeste
dw-side-4 = al sudoeste
dw-side-5 = al sudeste
dw-space-gate_i = Puerta I
    .in = en la Puerta I
    .of = de la Puerta I
    .name = Puerta del reino de los Primeros
dw-space-gate_ii = Puerta II
    .in = en la Puerta II
    .of = de la Puerta II
    .name = Puerta del reino de los Segundos
dw-space-gate_iv = Puerta IV
    .in = en la Puerta IV
    .of = de la Puerta IV
    .name = Puerta del reino de los Cuartos
dw-space-gate_v = Puerta V
    .in = en la Puerta V
    .of = de la Puerta V
    .name = Puerta del reino de los Quintos
dw-space-blacksaddle = Yugo Negro
    .in = en el Yugo Negro
    .of = del Yugo Negro
dw-space-porista = Porista
    .in = en Porista
    .of = de Porista
dw-space-dson_balsur = Dsôn Balsur
    .in = en Dsôn Balsur
    .of = de Dsôn Balsur
dw-space-alandur = Reino élfico de Âlandur
    .in = en el reino élfico de Âlandur
    .of = de Âlandur
dw-space-toboribor = Toboribor
    .in = en Toboribor
    .of = de Toboribor
dw-space-lot_ionans_vaults = Galerías de Lot-Ionan
    .in = en las Galerías de Lot-Ionan
    .of = de las Galerías de Lot-Ionan
dw-space-greenglade = Claroverde
    .in = en Claroverde
    .of = de Claroverde
dw-space-mifurdania = Mifurdania
    .in = en Mifurdania
    .of = de Mifurdania
dw-space-roodacre = Roodacre
    .in = en Roodacre
    .of = de Roodacre
dw-space-queen_xamtys = Reina Xamtys II
    .in = junto a la reina Xamtys II
    .of = de la reina Xamtys II
dw-space-dragon_fire = Fuego del Dragón
    .in = en Fuego del Dragón
    .of = de Fuego del Dragón
dw-tunnel-north = Entrada norte de los túneles
    .in = en la entrada norte de los túneles
    .of = de la entrada del túnel
dw-tunnel-east = Entrada este de los túneles
    .in = en la entrada este de los túneles
    .of = de la entrada del túnel
dw-tunnel-south = Entrada sur de los túneles
    .in = en la entrada sur de los túneles
    .of = de la entrada del túnel
dw-tunnel-west = Entrada oeste de los túneles
    .in = en la entrada oeste de los túneles
    .of = de la entrada del túnel
dw-place-any = Cualquier casilla
    .in = en cualquier sitio
dw-place-tunnel = Una entrada de túnel
    .in = en una entrada de túnel
dw-place-perished = Una casilla de Tierra Muerta
    .in = en una casilla de Tierra Muerta
dw-place-troop-orc = La casilla con un orco más cercana al Yugo Negro
    .in = en una casilla con un orco
dw-place-troop-troll = La casilla con un trol más cercana al Yugo Negro
    .in = en una casilla con un trol
dw-place-troop-alf = La casilla con un älf más cercana al Yugo Negro
    .in = en una casilla con un älf
dw-place-bearer = La casilla de la víctima
    .in = en la casilla de la víctima
dw-place-here = Tu propia casilla
    .in = en tu propia casilla
dw-place-near = Tu propia casilla o una de al lado
    .in = en tu propia casilla o una de al lado


## The Dwarven Council, from Bislipur’s end to Balendilín’s end

dw-council-1 = Al empezar cada turno, la ficha de la Perdición se acerca 1 a la del Héroe.
    .name = El extremo de Bislipur
dw-council-2 = Después de una tirada de Reclutamiento, cada dado en blanco se tira otra vez.
    .name = Casilla 2 del Consejo
dw-council-3 = En cada tirada de números hay que volver a tirar uno de los dados más altos.
    .name = Casilla 3 del Consejo
dw-council-4 = Cada vez que se descubre una Amenaza, un enano que elijáis pierde 1 de Vida.
    .name = Casilla 4 del Consejo
dw-council-5 = Ningún efecto.
    .name = El hacha
dw-council-6 = Cada vez que se descubre una Amenaza, un enano que elijáis puede recuperar 1 de Vida.
    .name = Casilla 6 del Consejo
dw-council-7 = Al completar una Aventura podéis descartar una Amenaza descubierta sin su efecto.
    .name = Casilla 7 del Consejo
dw-council-8 = En cada tirada de números se puede volver a tirar un dado.
    .name = Casilla 8 del Consejo
dw-council-9 = Como acción: una prueba de Oficio 4+; con un éxito o más hay 1 carta de Equipo.
    .name = El extremo de Balendilín


## What cards ask for

dw-kind-dwarf = Enano
dw-stage-A = Etapa A
dw-stage-B = Etapa B
dw-stage-C = Etapa C
dw-copies =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
dw-own-title = { $title }
dw-section-condition = Condición
dw-section-setup = Primero
dw-section-quest = Misión
dw-section-avert = Para evitarla
dw-section-reward = Recompensa
dw-section-immediate = Al instante
dw-section-ongoing = Mientras esté descubierta
dw-section-threat = Si no
dw-section-passive = Mientras la tengas
dw-section-own_turn = Descártala en tu turno
dw-section-own_roll = Descártala después de una tirada de números tuya
dw-section-health_loss = Descártala cuando vayas a perder Vida
dw-section-ability = Habilidad
dw-condition-tiles_below =
    { $count ->
        [one] Ninguna loseta de Tierra Muerta en el mapa
       *[other] Menos de { $count } losetas de Tierra Muerta en el mapa
    }
dw-condition-tiles_at_least =
    { $count ->
        [one] Al menos { $count } loseta de Tierra Muerta en el mapa
       *[other] Al menos { $count } losetas de Tierra Muerta en el mapa
    }
dw-condition-troops_at_least =
    { $count ->
        [one] Al menos { $count } tropa en el mapa
       *[other] Al menos { $count } tropas en el mapa
    }
dw-quest-test =
    { $count ->
        [one] Prueba de { $attribute } { $target }+ { $place }: { $count } éxito
       *[other] Prueba de { $attribute } { $target }+ { $place }: { $count } éxitos
    }
dw-quest-after-tunnel = Antes, en el mismo turno, pasar por los túneles
dw-quest-dwarves =
    { $count ->
        [one] Al menos { $count } enano está en el sitio
       *[other] Al menos { $count } enanos están en el sitio
    }
dw-quest-kept = Cualquier enano, cualquier turno: los éxitos se guardan
dw-quest-one-turn = Todos los éxitos en un solo turno
dw-quest-fight = Se ponen en esta carta: { $troops }. Vencedlos { $place }
dw-quest-visit = Un enano entra en este sitio: { $place }
dw-quest-journey = Un enano viaja { $from } → { $to } sin hacer otra cosa que caminar
dw-quest-gather =
    { $count ->
        [one] { $count } enano está { $place }
       *[other] { $count } enanos están { $place } al mismo tiempo
    }
dw-quest-council = La ficha del Consejo está en la casilla { $n } o más a la derecha
dw-quest-dice =
    { $count ->
        [one] Como acción { $place }: tirar { $dice } dados, uno tiene que mostrar { $target } o más
       *[other] Como acción { $place }: tirar { $dice } dados, { $count } tienen que mostrar { $target } o más
    }
dw-quest-dice-health =
    { $count ->
        [one] Como acción { $place }: tirar tantos dados como Vida tengas, uno tiene que mostrar { $target } o más
       *[other] Como acción { $place }: tirar tantos dados como Vida tengas, { $count } tienen que mostrar { $target } o más
    }
dw-quest-defeat = Venced desde ahora a { $troops } { $place }
dw-quest-duel =
    { $count ->
        [one] Aquí hay { $count } ficha. Si allí no hay tropas, enfrentaos a Nôd’onn { $place }: cada dado de { $target } o más quita una ficha; si no sale ninguno, se pierde 1 de Vida
       *[other] Aquí hay { $count } fichas. Si allí no hay tropas, enfrentaos a Nôd’onn { $place }: cada dado de { $target } o más quita una ficha; si no sale ninguno, se pierde 1 de Vida
    }
dw-quest-clear = Quien tiene el turno está { $place } y allí no hay ninguna tropa
dw-quest-pay =
    { $count ->
        [one] Quien tiene el turno descarta { $count } carta de Equipo { $place }
       *[other] Quien tiene el turno descarta { $count } cartas de Equipo { $place }
    }


## What cards do, beside the parts of a reward (dw-part-*)

dw-or = { $first }, o bien { $second }
dw-effect-choose = Elegid: { $what }
dw-effect-otherwise = { $what }. Si nadie tiene: { $otherwise }
dw-effect-only = { $what } (solo { $place })
dw-effect-tunnel-here = Poner la loseta de túnel en tu propia casilla
dw-effect-attribute = { $attribute } +{ $bonus }
dw-effect-health = Vida máxima +{ $bonus }
dw-effect-prevent = Pierdes 1 de Vida menos
dw-effect-reroll = Volver a tirar todos estos dados
dw-effect-block-heal = Nadie puede recuperar Vida
dw-effect-block-tunnel = Los túneles no se pueden usar
dw-effect-block-council = No se puede mandar ningún mensaje al Consejo
dw-effect-block-bearer_move = La víctima no se puede mover
dw-effect-each-turn = Al empezar cada turno: { $what }


## Scenario cards

dw-card-sa1 = Convenced a los reyes humanos
    .text = Lograd un éxito de Oficio 4+ en Urgon y otro en Rân Ribastur. Cualquier enano, cualquier turno.
dw-card-sa2 = Conquistad Toboribor
    .text = Poned 4 orcos en esta carta. Vencedlos en Toboribor.
dw-card-sa3 = Audiencia con la reina de los Primeros
    .text = Llevad al menos 2 enanos al mismo tiempo junto a la reina Xamtys II.
dw-card-sa4 = Una voz entre los clanes
    .text = La ficha del Consejo tiene que estar al menos una casilla a la derecha del hacha.
dw-card-sa5 = El legado del mago
    .text = Un enano tiene que entrar en las Galerías de Lot-Ionan y un enano en Porista, en cualquier orden.
dw-card-sa6 = Ayuda para los elfos
    .text = Poned 1 orco y 1 trol en esta carta. Vencedlos en el reino élfico de Âlandur.
dw-card-sa7 = Madera para el mango
    .text = Lograd un éxito de Oficio 4+ en Claroverde.
dw-card-sa8 = La larga marcha al norte
    .text = Un enano viaja de Porista a Dsôn Balsur sin hacer otra cosa que caminar.
dw-card-sb1 = Forjad Filo de Fuego
    .text = Con al menos 2 enanos en Fuego del Dragón, uno de ellos logra en un turno dos éxitos de Oficio 5+. Dad esta carta a quien queráis: Combate +2.
dw-card-sc1 = ¡Defended las Puertas!
    .text = Condición: menos de 15 losetas de Tierra Muerta en el mapa. Marcad cada Puerta; un éxito de Oficio 5+ allí quita la marca. Cuando no quede ninguna de las cuatro, ganáis.
dw-card-sc2 = ¡Derrotad a Nôd’onn!
    .text = Condición: 15 losetas de Tierra Muerta o más en el mapa. Poned aquí 4 fichas y a todos los enanos en el Yugo Negro. Si allí no hay tropas, un enano puede enfrentarse a él: cada 6 quita una ficha; sin ningún 6 se pierde 1 de Vida. Con la última ficha ganáis.
dw-card-sc3 = La batalla por Girdlegard
    .text = Condición: 35 tropas o más en el mapa. Venced desde ahora a 20 tropas y ganáis.


## Adventure cards

dw-card-av01 = ¿Cómo son las enanas?
    .text = Como acción tira tantos dados como Vida tengas; basta un 6. Alguien recupera 2 de Vida, o dos recuperan 1 cada uno.
dw-card-av02 = Un enano hace limpieza
    .text = Como acción tira 4 dados; dos tienen que mostrar 5 o más. Quitad del mapa 4 tropas cualesquiera.
dw-card-av03 = Túnel abandonado
    .text = Pasa por los túneles y luego, en el mismo turno, logra un éxito de Oficio 4+. Poned la loseta de túnel en una casilla sin Tierra Muerta y tomad 1 carta de Equipo.
dw-card-av04 = Sverd espía en los túneles
    .text = Pasa por los túneles y luego, en el mismo turno, logra un éxito de Rapidez 4+. Poned la loseta de túnel en una casilla sin Tierra Muerta; la ficha del Consejo va 1 a la derecha y la de la Perdición retrocede 1.
dw-card-av05 = Viaje a Claroverde
    .text = Hay al menos 2 enanos en Claroverde. Tomad 1 carta de Equipo y recuperad 2 de Vida, a repartir.
dw-card-av06 = Elección del nuevo rey de los Segundos
    .text = La ficha del Consejo está a la derecha del todo. La ficha de la Perdición retrocede 4.
dw-card-av07 = Runas en el viejo yunque
    .text = Logra en un turno tres éxitos de Oficio 4+, en cualquier sitio. Tomad 1 carta de Equipo; la ficha de la Perdición retrocede 1.
dw-card-av08 = Aprendiz en las Galerías
    .text = Logra en un turno dos éxitos de Oficio 4+ en las Galerías de Lot-Ionan. Tomad 2 cartas de Equipo y recuperad 1 de Vida.
dw-card-av09 = Una apuesta entre guerreros
    .text = Logra en un turno tres éxitos de Combate 4+, en cualquier sitio. Tomad 1 carta de Equipo y recuperad 1 de Vida.
dw-card-av10 = Los actores de Mifurdania
    .text = Logra en un turno dos éxitos de Rapidez 4+ en Mifurdania. Todos recuperan 1 de Vida y la ficha del Consejo va 1 a la derecha.
dw-card-av11 = Un saco para Gorén
    .text = Un enano viaja de las Galerías de Lot-Ionan a Claroverde sin hacer otra cosa que caminar. Tomad 2 cartas de Equipo; la ficha de la Perdición retrocede 1.
dw-card-av12 = Andôkai llama a la tormenta
    .text = Logra en un turno dos éxitos de Oficio 4+ en Porista. Quitad del mapa 5 tropas cualesquiera; la ficha de la Perdición retrocede 1.
dw-card-av13 = El último deseo de Gundrabur
    .text = Un enano entra en la Puerta II. La ficha del Consejo va 1 a la derecha y recuperáis 1 de Vida.
dw-card-av14 = Contraataque en el paso del norte
    .text = Poned 2 orcos y 1 trol en esta carta; vencedlos en la Puerta V. La ficha de la Perdición retrocede 2.
dw-card-av15 = Saqueadores en Roodacre
    .text = Poned 3 orcos en esta carta; vencedlos en Roodacre. Tomad 1 carta de Equipo; la ficha de la Perdición retrocede 1.
dw-card-av16 = Caravana del desierto
    .text = Un enano viaja de Sangpûr a Tabaîn sin hacer otra cosa que caminar. Elegid: 2 cartas de Equipo, o recuperar 3 de Vida, a repartir.
dw-card-av17 = Los jinetes del príncipe Mallen
    .text = Logra en un turno dos éxitos de Rapidez 4+ en Idoslane. Quitad del mapa 4 orcos y recuperad 1 de Vida.
dw-card-av18 = Las barcas de la reina Wey
    .text = Un enano entra en una casilla de Weyurn. Cada enano puede caminar enseguida hasta 3 casillas.
dw-card-av19 = Invitados de los elfos
    .text = Un enano logra un éxito de Oficio 5+ en el reino élfico de Âlandur. Recuperad 3 de Vida, a repartir.
dw-card-av20 = La madera legendaria
    .text = Logra en un turno dos éxitos de Rapidez 4+ en Rân Ribastur. Tomad 1 carta de Equipo y la ficha del Consejo va 1 a la derecha.
dw-card-av21 = Balendilín habla
    .text = Logra en un turno dos éxitos de Oficio 5+, en cualquier sitio. La ficha del Consejo va 2 a la derecha.
dw-card-av22 = El precio de una hechicera
    .text = En Porista, quien tiene el turno descarta 1 carta de Equipo. Los próximos 2 pasos del Héroe se saltan.
dw-card-av23 = A la caza de las hordas
    .text = Venced desde ahora a 4 orcos en cualquier sitio. Recuperad 2 de Vida, a repartir.
dw-card-av24 = Cuanto más grandes son
    .text = Venced desde ahora a 3 trols en cualquier sitio. Tomad 1 carta de Equipo; la ficha de la Perdición retrocede 1.
dw-card-av25 = Flechas en la oscuridad
    .text = Venced desde ahora a 2 älfar en cualquier sitio. La ficha de la Perdición retrocede 2.
dw-card-av26 = La bendición de Vraccas
    .text = Logra en un turno dos éxitos de Oficio 4+ junto a la reina Xamtys II. El próximo paso del Héroe se salta y recuperáis 1 de Vida.
dw-card-av27 = Almenaras en los pasos
    .text = Un enano entra en la Puerta I y un enano en la Puerta IV, en cualquier orden. El próximo paso del Héroe se salta y la ficha del Consejo va 1 a la derecha.
dw-card-av28 = El tesoro del dragón
    .text = Logra en un turno dos éxitos de Rapidez 4+ en Fuego del Dragón. Tomad 2 cartas de Equipo.
dw-card-av29 = La tierra recuerda
    .text = Logra en un turno dos éxitos de Oficio 4+ en una casilla de Tierra Muerta. Quitad del mapa hasta 2 losetas de Tierra Muerta; la ficha de la Perdición retrocede 1.
dw-card-av30 = Al reino de los älfar
    .text = Poned 1 orco y 1 älf en esta carta; vencedlos en Dsôn Balsur. Quitad del mapa 2 älfar; quien tiene el turno gana 1 acción, y la ficha de la Perdición retrocede 1.


## Threat cards

dw-card-th01 = Las criaturas de Tion atacan a los Segundos
    .text = Poned 2 orcos en esta carta; vencedlos en la Puerta II. Si no, aparecen 4 orcos y 1 trol en la Puerta II y perdéis 1 de Vida.
dw-card-th02 = El atentado de Sinthoras
    .text = Quien descubre esta carta es la víctima: poned 1 älf en la carta. Hasta que sea vencido en la casilla de la víctima, ella no se puede mover. Si no, la víctima pierde 2 de Vida.
dw-card-th03 = Ataque nocturno de los älfar
    .text = Al instante: perdéis 3 de Vida entre todos; decidid quién pierde cada punto.
dw-card-th04 = Los cazadores de las sombras
    .text = Venced a 2 älfar en cualquier sitio. Si no, muere la casilla con un älf más cercana al Yugo Negro y perdéis 2 de Vida entre todos.
dw-card-th05 = La Puerta de Piedra se rompe
    .text = Al instante: tirad los dados de Reclutamiento una vez por cada una de las Puertas V, IV y I.
dw-card-th06 = La intriga de Bislipur
    .text = Logra en un turno dos éxitos de Oficio 4+, en cualquier sitio. Si no, la ficha del Consejo va 2 a la izquierda.
dw-card-th07 = El mago corrompido
    .text = Logra en un turno dos éxitos de Oficio 4+ en Porista. Si no, la ficha de la Perdición se acerca 2.
dw-card-th08 = Niebla de la Tierra Muerta
    .text = Mientras esta carta esté descubierta nadie recupera Vida. Un enano que entra en el reino élfico de Âlandur la evita. Si no, perdéis 2 de Vida entre todos.
dw-card-th09 = Se hunden las galerías
    .text = Mientras esta carta esté descubierta los túneles no se pueden usar. Logra un éxito de Oficio 4+ en una entrada de túnel. Si no, muere la entrada este y la ficha de la Perdición se acerca 1.
dw-card-th10 = Los orcos de Toboribor se reúnen
    .text = Poned 2 orcos en esta carta; vencedlos en Toboribor. Si no, aparecen 4 orcos y 1 trol en Toboribor y perdéis 1 de Vida.
dw-card-th11 = Ladrones en el camino
    .text = Al instante: alguien a quien elijáis descarta 1 carta de Equipo; si nadie tiene, la ficha de la Perdición se acerca 1.
dw-card-th12 = Emboscada a los mensajeros
    .text = Mientras esta carta esté descubierta no se pueden mandar mensajes al Consejo. Poned 2 orcos en la carta; vencedlos en Mifurdania. Si no, la ficha del Consejo va 2 a la izquierda.
dw-card-th13 = Tambores de guerra en el oeste
    .text = Mientras esta carta esté descubierta aparece 1 orco en la Puerta I al empezar cada turno. Logra un éxito de Combate 5+ en la Puerta I. Si no, la ficha de la Perdición se acerca 2.
dw-card-th14 = Susurros en el gran salón
    .text = Al instante: la ficha del Consejo va 1 a la izquierda, perdéis 1 de Vida, y una carta del mazo de Amenazas se mezcla en el de Aventuras.
dw-card-th15 = La podredumbre avanza
    .text = Se evita en cuanto el enano de turno está en Tabaîn y allí no hay ninguna tropa. Si no, muere Roodacre y perdéis 1 de Vida.


## Equipment

dw-gear-eq01 = Botas cómodas
    .text = Rapidez +1.
dw-gear-eq02 = Hacha de guerra afilada
    .text = Combate +1.
dw-gear-eq03 = Herramientas de herrero
    .text = Oficio +1.
dw-gear-eq04 = Medallón del corazón
    .text = Tu Vida máxima sube 1. No ganas Vida con ello.
dw-gear-eq05 = Jarra de cerveza
    .text = Descártala en tu turno: alguien, quizá tú, recupera 2 de Vida.
dw-gear-eq06 = Canción enana
    .text = Descártala en tu turno: alguien, quizá tú, camina enseguida hasta 4 casillas.
dw-gear-eq07 = Escudo del clan
    .text = Descártalo cuando vayas a perder Vida: pierdes 1 menos.
dw-gear-eq08 = Piedra rúnica
    .text = Descártala después de una tirada de números tuya: vuelve a tirar todos sus dados.
dw-gear-eq09 = Hachas arrojadizas
    .text = Descártalas en tu turno: quita 2 tropas de tu casilla o de una de al lado.
dw-gear-eq10 = Viejo mapa de túneles
    .text = Descártalo en tu turno: pon la loseta de túnel en tu casilla, que no puede ser Tierra Muerta.


## What is wrong with content of one's own

dw-content-missing-file = Falta el archivo { $file }.
dw-content-unknown-file = { $file } no es uno de los archivos de contenido.
dw-content-unreadable = El archivo { $file } no se puede leer: { $why }.
dw-content-not-utf8 = El archivo { $file } no está escrito en UTF-8.
dw-content-large-file = El archivo { $file } tiene más de { $count } caracteres.
dw-content-long-line = El archivo { $file } tiene una línea de más de { $count } caracteres.
dw-content-not-toml = El archivo { $file } no es TOML: { $why }.
dw-content-more =
    { $count ->
        [one] … y un fallo más.
       *[other] … y { $count } fallos más.
    }
dw-content-missing-key = { $where }: falta «{ $key }».
dw-content-unknown-key = { $where }: «{ $key }» no significa nada aquí.
dw-content-wrong-type = { $where }: «{ $key }» debería ser { $want }, no { $value }.
dw-content-want-number = un número entero
dw-content-want-flag = true o false
dw-content-want-text = un texto
dw-content-want-list = una lista
dw-content-want-table = una tabla
dw-content-want-tables = una lista de tablas
dw-content-range = { $where }: «{ $key }» debería ser de { $low } a { $high }, no { $value }.
dw-content-no-text = { $where }: «{ $key }» no tiene texto.
dw-content-long-text = { $where }: «{ $key }» tiene más de { $count } caracteres.
dw-content-length = { $where }: «{ $key }» debería tener de { $low } a { $high } elementos, no { $count }.
dw-content-unknown-word = { $where }: «{ $key }» no puede ser { $value }; hay: { $known }.
dw-content-unknown-quest = { $where }: no hay ninguna clase de misión llamada { $value }; «{ $key }» puede ser: { $known }.
dw-content-unknown-effect = { $where }: no hay ningún efecto llamado { $value }; «{ $key }» puede ser: { $known }.
dw-content-misplaced-effect = { $where }: el efecto { $value } no puede estar aquí.
dw-content-fixed = { $where }: «{ $key }» no se puede cambiar; es: { $known }.
dw-content-duplicate = { $where }: { $id } está dos veces.
dw-content-unknown-id = { $where }: no se conoce { $id }.
dw-content-missing-id = { $where }: falta { $id }.
dw-content-bad-id = { $where }: { $id } no puede ser una clave.
dw-content-count = { $where }: debería haber { $need }, no { $count }.
dw-content-dead-place = { $where }: «{ $key }» nombra un sitio que no existe: { $place }.
dw-content-wrong-place = { $where }: «{ $key }» no puede ser aquí este sitio: { $place }.
dw-content-no-troops = { $where }: no se nombra ninguna tropa.
dw-content-no-steps = { $where }: «{ $key }» es cero.
dw-content-deep = { $where }: «{ $key }» está anidado a más de { $count } niveles.
dw-content-same-place = { $where }: { $other } está en el mismo sitio.
dw-content-empty-kingdom = { $where }: { $id } no tiene casillas.
dw-content-homeless = { $where }: { $id } debería ser una puerta o pertenecer a un reino, y no las dos cosas.
dw-content-blacksaddle = { $where }: el Yugo Negro debería estar en q = 0, r = 0.
dw-content-arrow-leaves = { $where }: sale del mapa la { $colour }.
dw-content-arrow-away = { $where }: no lleva más cerca del Yugo Negro la { $colour }.
dw-content-track-ends = { $where }: la salida del Héroe es la primera casilla y la de la Perdición la última, y ninguna otra.
dw-content-immediate = { $where }: una carta instantánea, y solo ella, tiene la misión «none» y nada duradero.
dw-content-no-bearer = { $where }: esto necesita una carta con bearer = true.
dw-content-conditions = { $where }: puede haber un mapa en el que no encaje ninguna carta de la etapa C.
