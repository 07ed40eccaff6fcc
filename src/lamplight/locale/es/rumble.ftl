### Rumble in the Dungeon: the words and sentences of the game.
###
### How arguments are passed (the same in every language):
###   $character       in rd-do-* : the stand-alone label  (the message's value, "Jelly cube")
###                    elsewhere  : the in-sentence form   (attribute .in, "the jelly cube"), always as a subject
###                    or after a colon, so no sentence here needs another case
###   $from, $to       always a stand-alone room label ("Echo hall"), never the .to form; also $room and $other
###                    in rd-layout-*, but in rd-layout-unknown $room is the word that nobody knows
###   $who, $seat      a player's name; in rd-event-end the winners' names as one string
###   $first, $second  characters in the .in form; $list all of them as one string
###   $count           in rd-preview-meet: how many are there already; in rd-event-dry and -call: how many are still inside
###   $points, $total, $count, $left, $n, $adventure, $steps, $need, $seats   numbers (not strings, or plural forms are lost)
###   $tokens          in rd-setup-tokens the value of the option, as text; else a number
###   $value, $known, $code   text
### Nothing that everybody reads may tell who owns whom. So rd-reason-protect and -bluff read the same on purpose:
### if they differed, their wording would give the secret away.

rd-name = Rumble in the Dungeon


## Characters of the dungeon

rd-character-cube = Cubo gelatinoso
    .in = el cubo gelatinoso
rd-character-eye = Ojo flotante
    .in = el ojo flotante
rd-character-lich = Liche
    .in = el liche
rd-character-orc = Orco
    .in = el orco
rd-character-troll = Trol
    .in = el trol
rd-character-ogre = Ogro
    .in = el ogro
rd-character-warrior = Guerrero
    .in = el guerrero
rd-character-barbarian = Bárbaro
    .in = el bárbaro
rd-character-dwarf = Enano
    .in = el enano
rd-character-elf = Elfa
    .in = la elfa
rd-character-thief = Ladrona
    .in = la ladrona
rd-character-cleric = Sacerdotisa
    .in = la sacerdotisa


## Characters of the house

rd-character-ninja = Ninja rosa
    .in = la ninja rosa
rd-character-penguin = Pingüino petardo
    .in = el pingüino petardo
rd-character-cat = Gato peleón
    .in = el gato peleón
rd-character-gorilla = Gorila
    .in = el gorila
rd-character-kid = Pequeño granuja
    .in = el pequeño granuja
rd-character-chicken = Superpollo
    .in = el superpollo
rd-character-robot = Robot con tutú
    .in = el robot con tutú
rd-character-squid = Calamar de bolsillo
    .in = el calamar de bolsillo
rd-character-meerkats = Pandilla de suricatas
    .in = la pandilla de suricatas
rd-character-archer = Arquero encapuchado
    .in = el arquero encapuchado
rd-character-merlin = Mago barbudo
    .in = el mago barbudo
rd-character-alien = Extraterrestre
    .in = el extraterrestre


## Rooms of the dungeon

rd-room-entry = Entrada chirriante
    .to = a la entrada chirriante
rd-room-hall = Salón del eco
    .to = al salón del eco
rd-room-armoury = Armería oxidada
    .to = a la armería oxidada
rd-room-kitchen = Cocina burbujeante
    .to = a la cocina burbujeante
rd-room-library = Biblioteca susurrante
    .to = a la biblioteca susurrante
rd-room-cells = Celdas tintineantes
    .to = a las celdas tintineantes
rd-room-well = Pozo sin fondo
    .to = al pozo sin fondo
rd-room-forge = Fragua de chispas
    .to = a la fragua de chispas
rd-room-crypt = Cripta bostezona
    .to = a la cripta bostezona
rd-room-mushrooms = Gruta de las setas
    .to = a la gruta de las setas
rd-room-den = Guarida roncadora
    .to = a la guarida roncadora
rd-room-treasury = Cámara del tesoro
    .to = a la cámara del tesoro


## Rooms of the house

rd-room-frontdoor = Puerta principal
    .to = a la puerta principal
rd-room-parlour = Salita mullida
    .to = a la salita mullida
rd-room-fridge = Nevera gigante
    .to = a la nevera gigante
rd-room-bath = Baño de espuma
    .to = al baño de espuma
rd-room-billiards = Habitación de billar
    .to = a la habitación de billar
rd-room-nursery = Cuarto de juegos
    .to = al cuarto de juegos
rd-room-study = Despacho patas arriba
    .to = al despacho patas arriba
rd-room-attic = Desván polvoriento
    .to = al desván polvoriento
rd-room-garage = Garaje de cachivaches
    .to = al garaje de cachivaches
rd-room-pantry = Despensa mordisqueada
    .to = a la despensa mordisqueada
rd-room-wardrobe = Armario sin fin
    .to = al armario sin fin
rd-room-cellar = Escalera del sótano
    .to = a la escalera del sótano

rd-chest = Cofre del tesoro


## What a place is and which way the next room lies, for tables in words

rd-about-dungeon = Una habitación de la mazmorra
rd-about-house = Una habitación de la casa
rd-about-exit = La salida
rd-about-treasure = Aquí empieza el cofre
rd-about-stairs = Escalera al otro piso
rd-way-north = por la puerta norte
rd-way-east = por la puerta este
rd-way-south = por la puerta sur
rd-way-west = por la puerta oeste
rd-way-stairs = por la escalera


## Prompts

rd-ask-act = ¡Mueve a alguien que esté solo o arma una pelea!
rd-ask-lay = La mazmorra está en obras…
rd-ask-place = Cada cual se busca una habitación…
rd-ask-deal = Se reparten los secretos…
rd-ask-start = ¿Quién empieza?


## Choices

rd-do-move = { $character } → { $to }
rd-do-carry = { $character } con el cofre → { $to }
rd-do-fight = Pelea ({ $from }): ¡{ $character } sale volando!
rd-do-leave = { $character } se larga con el cofre


## Previews: what an action will do

rd-preview-meet =
    { $count ->
        [one] Ya hay alguien ahí. ¡Huele a pelea!
       *[other] Ya hay { $count } ahí. ¡Huele a pelea!
    }
rd-preview-fight =
    { $points ->
        [0] Sale volando. Ese puesto no vale nada de nada.
        [one] Sale volando. Ese puesto vale un punto.
       *[other] Sale volando. Ese puesto vale { $points } puntos.
    }
rd-preview-leave = ¡A la calle con el botín! Es el mejor puesto de esta aventura.


## What happened

rd-event-lay = Toc, toc, ya está construido: este es el plano número { NUMBER($n, useGrouping: 0) }.
rd-event-placed = Aventura { $adventure }: cada cual tiene su habitación. ¡Arremangaos!
rd-event-secret = ¡Chist! Uno de tus personajes secretos es { $character }.
rd-event-dealt = Ahora cada cual tiene { $count } personajes secretos. ¡Disimula!
rd-event-start = Empieza { $who }.
rd-event-move = { $who } da la señal y { $character } sale al trote: { $from } → { $to }.
rd-event-carry = { $who } grita «¡Aúpa!» y { $character } arrastra el cofre: { $from } → { $to }.
rd-event-fight = ¡Zas! { $who } arma una pelea ({ $from }) y { $character } sale volando.
rd-event-leave = ¡Yupi! { $who } sujeta la puerta ({ $from }) y { $character } se esfuma con el cofre.
rd-event-dry = Hace una eternidad que nadie sale volando, así que la aventura acaba aquí. Los { $count } que quedan comparten el más bajo de sus puestos.
rd-event-call = Todos de acuerdo: se acabó. Los { $count } que quedan comparten el más bajo de sus puestos.
rd-event-score = La aventura { $adventure } ha terminado. ¡Los secretos, sobre la mesa!
rd-event-reveal =
    { $points ->
        [one] { $who } destapa un secreto: { $character } trae un punto, en total { $total }.
       *[other] { $who } destapa un secreto: { $character } trae { $points } puntos, en total { $total }.
    }
rd-event-end = Se posa el polvo. ¡Victoria para { $who }!


## Outcome

rd-outcome-most = Todas las aventuras han terminado. ¡Gana quien tiene más puntos!
rd-outcome-shared = Todas las aventuras han terminado y hay empate en cabeza: ¡la victoria se comparte!
rd-outcome-broken-adventure = Todas las aventuras han terminado con los mismos puntos en cabeza: decide la mejor aventura.
rd-outcome-broken-ranks = Todas las aventuras han terminado con los mismos puntos en cabeza y aventuras igual de buenas: deciden más primeros puestos.
rd-outcome-seat =
    { $points ->
        [one] Un punto
       *[other] { $points } puntos
    }


## Why not

rd-no-over = La última aventura ha terminado y el polvo ya se ha posado. ¿Otra partida?
rd-no-chance = Eso solo lo decide el azar: el plano, los sitios, los secretos y quién empieza.
rd-no-call = Para acabar antes hay que estar en plena aventura, que todos digan que sí y que se juegue con el freno.
rd-no-call-early = Solo podéis parar de común acuerdo cuando ya alguien ha salido volando. ¡Que siga la pelea!
rd-no-not-yet = Un momento, aún se está montando todo. La pelea empieza enseguida.
rd-no-not-your-turn = Las manos quietas por ahora: le toca a { $who }.
rd-no-nobody = En esta partida no existe ese personaje o esa habitación. Elige lo que ves en la mesa.
rd-no-out = Demasiado tarde: { $character } ya está fuera. Elige a alguien que siga dentro.
rd-no-no-exit = La casa no tiene cofre ni salida, así que { $character } se queda. Mueve a alguien o arma una pelea.
rd-no-exit-elsewhere = La salida está en otro sitio ({ $to }) y { $character } aún no ha llegado ({ $from }). Primero hay que ir hasta allí con el cofre y salir en otro turno.
rd-no-exit-no-chest = La puerta solo se abre para el cofre, y no está aquí. Así que { $character } se queda dentro.
rd-no-alone = Para pelear hacen falta dos, y { $character } no tiene con quién ({ $from }). Elige una habitación con más barullo.
rd-no-chest-elsewhere = En esta habitación no hay cofre ({ $from }), así que { $character } no tiene nada que llevar. Prueba con un simple movimiento.
rd-no-same-room = Correr sin moverse del sitio no cuenta: { $character } ya está ahí ({ $to }). Elige una habitación vecina.
rd-no-door = ¡Ay, una pared! Ninguna puerta une estas habitaciones: { $from } y { $to }. Elige una habitación a la que { $character } pueda llegar de verdad.
rd-no-crowded = Quien tiene compañía no puede irse, y { $character } tiene compañía ({ $from }). Arma una pelea o llévate el cofre, si está ahí.
rd-no-take-back = Nada de ir y volver: { $character } acaba de venir de ahí ({ $to }). Es una regla de la casa; elige otra habitación u otro personaje.


## Setting up

rd-setup-tokens = Con una sola caja, cada cual recibe los secretos de costumbre, no { $tokens }. Juntad mazmorra y casa para repartir más.
rd-setup-two-guard = Si sois dos, el freno tiene que estar puesto, o podríais seguir peleando hasta el desayuno.
rd-setup-bot-guard = Si juega un bot, el freno a lo interminable tiene que estar puesto, porque los bots podrían dar vueltas para siempre. Ponedlo, o que se sienten solo personas.
rd-setup-too-many-tokens = No hay personajes suficientes para { $seats } jugadores con { $tokens } secretos cada uno. Repartid menos o jugad con menos gente.
rd-setup-scoring = La puntuación larga es solo para mazmorra y casa juntas. Elegid aquí los diez mejores puestos.


## Faults of a layout

rd-layout-unknown = No hay ninguna habitación llamada «{ $room }».
rd-layout-repeated = Esta habitación está puesta dos veces: { $room }. Cada carta se usa una sola vez.
rd-layout-overlap = Dos habitaciones están en el mismo sitio: { $room } y { $other }. Mueve una de ellas.
rd-layout-missing = Falta una habitación: { $room }. Hay que colocar las doce cartas.
rd-layout-unreachable = A esta habitación no puede entrar nadie: { $room }. Haz que una de sus puertas dé a otra puerta.
rd-layout-too-close =
    { $steps ->
        [one] La entrada y la cámara del tesoro están a un solo paso; hacen falta al menos { $need }. Sepáralas más.
       *[other] La entrada y la cámara del tesoro están a solo { $steps } pasos; hacen falta al menos { $need }. Sepáralas más.
    }
rd-layout-front-door =
    { $steps ->
        [one] La puerta principal está a un solo paso de la escalera del sótano, pero hay otra habitación a { $need }. Ponla en la otra punta.
       *[other] La puerta principal está a solo { $steps } pasos de la escalera del sótano, pero hay otra habitación a { $need }. Ponla en la otra punta.
    }
rd-layout-spelling = Este plano no se puede leer. Quizá le falte un trozo; copia otra vez la línea entera.
rd-layout-version = Este plano está escrito en la versión «{ $value }», pero este juego lee la versión { $known }.
rd-layout-wrong-set = Este plano es de otras cajas, no de las elegidas. Elige mazmorra, casa o las dos, según el plano.


## Options of a table

rd-option-set = Dónde se pelea
    .help = La mazmorra tiene un cofre del tesoro; la casa, no. Juntas son el doble de grandes, hasta para 12 jugadores.
rd-option-set-dungeon = En la mazmorra
rd-option-set-house = En la casa
rd-option-set-both = Mazmorra y casa juntas
rd-option-layout = Plano
    .help = ¿Cómo están puestas las habitaciones? Todos los planos son nuestros; también puedes construir uno tú.
rd-option-layout-generated = Una sorpresa
rd-option-layout-ring = El anillo: una vuelta entera
rd-option-layout-ladder = La escalera: dos pasillos, muchas puertas
rd-option-layout-eight = El ocho: dos bucles
rd-option-layout-own = Tu propio plano
rd-option-doors = Puertas
    .help = ¿Cuántas puertas tiene cada habitación de un plano sorpresa? Las puertas con recovecos son una variante de la casa: menos puertas, más callejones sin salida y rodeos.
rd-option-doors-classic = Cuatro en cada habitación
rd-option-doors-twisty = De dos a cuatro, todo recovecos (variante)
rd-option-adventures = Aventuras
    .help = ¿Cuántas rondas jugáis antes de que decidan los puntos?
rd-option-adventures-3 = Tres, como siempre
rd-option-adventures-1 = Solo una, visto y no visto
rd-option-rebuild = Habitaciones nuevas cada vez
    .help = ¿Hay que construir de nuevo un plano sorpresa para cada aventura?
rd-option-rebuild-no = No, se queda como está
rd-option-rebuild-yes = Sí, uno nuevo cada vez
rd-option-guard = Freno a lo interminable
    .help = Una regla de la casa contra las aventuras sin fin: nada de ir y volver al momento, un final tras muchísimos turnos sin que nadie salga volando, y podéis parar de común acuerdo. Si sois dos o juega un bot, está siempre puesto.
rd-option-guard-on = Puesto
rd-option-guard-off = Quitado
rd-option-tokens = Secretos por jugador
    .help = Con mazmorra y casa juntas podéis repartir más personajes secretos. Una variante de la casa.
rd-option-tokens-usual = Como siempre: dos (tres si sois dos)
rd-option-tokens-3 = Tres cada uno (variante)
rd-option-tokens-4 = Cuatro cada uno (variante)
rd-option-scoring = Puntuación
    .help = Con 24 personajes, la mayoría de los puestos no valen nada. La puntuación larga da puntos a casi todos; una variante de la casa.
rd-option-scoring-ten = Solo cuentan los diez mejores puestos
rd-option-scoring-scaled = Larga: hasta 22 puntos (variante)
rd-option-ties = Empate al final
    .help = Con los mismos puntos, compartís la victoria. Como variante de la casa, puede decidir la mejor aventura y, luego, más primeros puestos.
rd-option-ties-shared = Victoria compartida
rd-option-ties-broken = Decide la mejor aventura (variante)
rd-option-starter = Quién empieza después
    .help = Desde la segunda aventura empieza quien tiene menos puntos. ¿Y si son varios? Seguir el orden de los asientos es una variante de la casa.
rd-option-starter-random = El azar elige entre ellos
rd-option-starter-seating = El siguiente de ellos en la mesa (variante)


## Bots and their reasons (everybody reads them, so they never tell who owns whom)

rd-bot-uniform = Cabeza loca
    .help = Hace cualquier cosa permitida, sin más. Fácil de vencer.
rd-bot-bluffer = Cara de póker
    .help = Cuida sus secretos, deja pistas falsas y no pierde de vista a quien va en cabeza.

rd-reason-only = No se podía hacer otra cosa.
rd-reason-fight = ¡Zas! Ahí dentro ya no se cabía.
rd-reason-chest-away = El cofre no va a salir tan fácilmente.
rd-reason-chest-home = Al cofre le vendría bien tomar el aire.
rd-reason-leave = ¡A correr con el botín!
rd-reason-meet = Ya es hora de un pequeño encuentro.
rd-reason-quiet = Con calma. Aquí no hay nada que ver.
rd-reason-fight-last = Y con eso queda decidido. Sigue en pie: ¡{ $character }!
rd-reason-fight-exit = Nadie se escapa con el cofre tan fácilmente, ni siquiera { $character }.
rd-reason-fight-chest = ¡Las manos fuera del cofre! Sale volando { $character }.
rd-reason-fight-free = Así queda sitio: ahora { $character } puede volver a moverse.
rd-reason-fight-early = Un final temprano sin un solo punto: { $character }.
rd-reason-chest-exit = El cofre está en la salida. ¡Ya solo falta que alguien se vaya!
rd-reason-chest-slip = ¡Rápido, a llevarse el cofre antes de que empiece la pelea!
rd-reason-chest-look = Alguien debería echarle un ojo al cofre.
rd-reason-chest-crowd = El cofre atrae a todo el mundo. ¡Huele a pelea!
rd-reason-chest-left = ¿Cofre? ¿Qué cofre? Solo un paseíto.
rd-reason-chest-near = Una habitación más cerca del cofre.
rd-reason-crowd = Cuantos más, mejor. ¡Qué apretujones!
rd-reason-dodge = Mejor ponerse lejos del alcance de los demás.
rd-reason-near = Justo al lado hay compañía.
rd-reason-chest-far = Lejos del cofre, que ahí solo hay líos.
rd-reason-towards = Poco a poco hacia los demás.
rd-reason-apart = Lejos de tanto ruido.


## Handing the tablet round

rd-curtain-pass = Pásale la tableta a { $who }. Los demás: ¡sin mirar!
rd-curtain-hold = Mantén el dedo aquí para mirar
rd-curtain-secret = Tus personajes secretos: { $first } y { $second }.
rd-curtain-secret-list = Tus personajes secretos: { $list }.
rd-curtain-done = Ya lo sé, ¡vamos!



## The notebook

rd-note-title = Libreta de detective
rd-note-own = Tus propios secretos
rd-note-think = ¿Es un secreto de { $seat }: { $character }?
rd-note-acted = { $who } metió baza aquí: { $character }
rd-note-private = Tus notas solo las ves tú.
rd-note-empty = Aún no hay nada apuntado. ¡Fíjate bien en quién ayuda a quién!
rd-note-mark-yes = Seguro
rd-note-mark-no = Ni hablar
rd-note-mark-maybe = Quizá


## The show at the end of an adventure

rd-show-title = Aventura { $adventure }: ¿quién era de quién?
rd-show-rank =
    { $points ->
        [0] Ningún punto
        [one] Un punto
       *[other] { $points } puntos
    }
rd-show-owner = Secreto de { $who }
rd-show-nobody = Secreto de nadie
rd-show-skip = Saltar
rd-show-next = A la siguiente aventura
rd-show-total = Puntos hasta ahora


## At the table

rd-fallen-title = Expulsados
rd-dry =
    { $left ->
        [one] Un turno más sin que nadie salga volando y se acaba la aventura.
       *[other] { $left } turnos más sin que nadie salga volando y se acaba la aventura.
    }
rd-track-title = Puntos

rd-call-ask = ¿Lo dejamos aquí?
rd-call-question = { $who } querría acabar aquí esta aventura. ¿Te parece bien?
rd-call-yes = Sí, lo dejamos
rd-call-no = No, ¡que siga la pelea!
rd-call-explain = Si todos dicen que sí, la aventura acaba al momento. Los que siguen dentro comparten el más bajo de sus puestos. Es una regla de la casa.
rd-call-confirm = ¿Preguntar a todos si lo dejáis aquí?
rd-call-confirm-yes = Sí, pregunta a todos
rd-call-confirm-no = No, seguimos jugando


## Building a dungeon

rd-builder-title = Construye tu propia mazmorra
rd-builder-rooms =
    { $count ->
        [0] Todas las cartas están puestas.
        [one] Queda una carta
       *[other] Quedan { $count } cartas
    }
rd-builder-turn = Girar
rd-builder-take-away = Quitar
rd-builder-doors-meet = Puerta con puerta: por aquí se pasa
rd-builder-doors-dead = Puerta a ninguna parte: tapiada
rd-builder-save = Guardar
rd-builder-load = Abrir
rd-builder-share = Compartir
rd-builder-name = Nombre de tu plano
rd-builder-play = Jugar aquí
rd-builder-clear = Recogerlo todo
rd-builder-random = Sorpréndeme
rd-builder-good = ¡Bien firme! Aquí se puede pelear.
rd-builder-faults =
    { $count ->
        [one] Una cosa aún cojea:
       *[other] { $count } cosas aún cojean:
    }
rd-builder-set = Cajas
rd-builder-doors = Puertas
rd-builder-unknown-file = Este archivo no es un plano. Elige uno que se guardara aquí.
rd-builder-too-large = Este archivo es demasiado grande para un plano.


## En el tablero y en el taller
rd-fight = ¡Pelea!
rd-leave = Salir con el cofre
rd-own-title = Tus personajes secretos
rd-own-out = fuera
rd-own-thrown = expulsado
rd-own-away = se escapó
rd-own-inside = sigue dentro
rd-own-state = { $character }: { $state }
rd-curtain-about = Mantén pulsado el botón, o púlsalo una vez para mirar y otra para esconderlo. El secreto se lee entonces una vez: usa auriculares si otros pueden oírlo.
rd-curtain-shut = El secreto vuelve a estar escondido.
rd-show-row = { $character }: { $owner }, { $points }
rd-show-sum = { $who }: { $points }
rd-board-way-out = { $room }, la salida
rd-board-fallen = { $who }, fuera, puesto { $n }
rd-board-away = { $who }, se escapó con el cofre
rd-board-can = se puede elegir
rd-board-pow = ¡Pum!
rd-builder-cell = Fila { $row }, columna { $column }
rd-builder-cell-empty = Sitio libre, fila { $row }, columna { $column }
rd-builder-tray = Cartas por colocar
rd-builder-chosen = Elegida: { $room }. Toca un sitio de la mesa.
rd-builder-hint = Toca una carta y luego un sitio de la mesa.


## The luck of the draw

rd-check-luck = Comprobar los sorteos
rd-luck-good =
    { $count ->
        [one] El único sorteo fue limpio: sale del número que se fijó antes de empezar la partida.
       *[other] Los { $count } sorteos fueron limpios: salen del número que se fijó antes de empezar la partida.
    }


## Words of its own pages and sheets

rd-adventure-of = Aventura { $now } de { $all }
rd-note-words = Qué más quieres recordar
rd-builder-way = Construir un plano
rd-builder-finish = Coloca primero todas las cartas; luego podrás guardar, compartir y jugar.
rd-builder-saved = Guardado en este dispositivo.
rd-builder-link = Enlace a este plano
rd-builder-download = Guardar como archivo
rd-builder-upload = Abrir un archivo

## Positions as text

rd-position-built = «built» dice el plano que dio el azar: solo con layout=generated y con las puertas elegidas.
rd-position-stage = El campo «{ $field }» no corresponde a stage={ $stage }.
rd-position-lay = En este momento no se saca ningún plano (stage=lay).
rd-position-character = «{ $found }» en el campo «{ $field }» no es un personaje de estas cajas.
rd-position-room = «{ $found }» en el campo «{ $field }» no es una habitación de estas cajas.
rd-position-twice = Un personaje está en dos sitios: { $character }.
rd-position-missing = Un personaje no está ni dentro ni fuera: { $character }.
rd-position-placing = Mientras se colocan los personajes, hay uno en cada una de las primeras habitaciones y algunos esperan todavía.
rd-position-placed = Cuando todos están colocados, en cada habitación hay exactamente un personaje.
rd-position-token = Una ficha secreta está repartida dos veces: { $character }.
rd-position-holds = El jugador { $n } tiene { $found } fichas secretas; deberían ser { $tokens }, un jugador tras otro.
rd-position-dealing = Todas las fichas están repartidas, así que stage=deal ha terminado.
rd-position-inside = Tienen que quedar al menos { $least } dentro.
rd-position-chest = Aquí no hay cofre: la casa sola no tiene, y quien escapó se lo llevó.
rd-position-last = Este personaje no puede haberse movido el último: { $character }. Tiene que estar dentro y haber venido por una puerta, con el freno puesto y «dry» al menos 1.
rd-position-past = «past» cuenta { $found } aventuras y necesita { $count }.
rd-position-owner = «{ $found }» no posee a nadie en la aventura { $n }: hace falta el número de un jugador o «-».
rd-position-ranks = La aventura { $n } de «past» no está completa: cada personaje una vez, desde el puesto más bajo, con las fichas de todos los jugadores.
rd-position-end = La última aventura de «past» no encaja con lo que hay en la mesa.


## Lo que haría falta para poder

rd-need-company = Podrías si hubiera alguien más en esta habitación: { $from }.
rd-need-alone = Podrías si { $character } no tuviera compañía aquí: { $from }.
rd-need-chest = Podrías si el cofre estuviera aquí: { $from }.
rd-need-exit = Podrías si { $character } estuviera aquí: { $to }.
rd-need-between = Podrás en cuanto alguien haya hecho otra cosa.


## Qué es cada cosa

rd-about-character = Cualquiera puede moverlo, sea de quien sea en secreto. A solas cruza una puerta; en compañía solo puede pelear.
rd-about-chest = Solo se mueve cuando un personaje se lo lleva; quien lo saca por la entrada consigue el mejor puesto.
