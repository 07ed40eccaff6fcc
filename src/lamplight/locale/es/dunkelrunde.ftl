### DunkelRunde: the words and sentences of the game.
###
### How arguments are passed (the same in every language):
###   $child, $ghost   in dr-do-* : the stand-alone label  (the message's value, "Red girl")
###                    elsewhere  : the in-sentence form   (attribute .in, "the red girl"), always as a subject,
###                    so no sentence here needs the accusative; .acc is there for texts of your own
###                    in dr-ask-child-or-ghost, dr-do-roll and dr-event-roll: the NUMBER on that die
###   $to, $from       always a stand-alone place label ("Grey tile, 2 past the village", "River bank"), never the .to form
###   $path            in dr-reason-* the stand-alone name of a hidden path; in dr-board-* the path's id
###   $pips, $count    numbers (not strings, or plural forms are lost)
###   $count           in -join, -group and -cross: all the children who are then together (2 or more)
###   in dr-do-ghost-scare-* $child is the .in form, and $to where that child ends
###   $who             a player's name; in dr-event-end the winners' names as one string
###   $n, $tile, $key, $value, $stretch, $why   text; in dr-board-ghost-area $ghost is the stand-alone label

dr-name = DunkelRunde

## Children

dr-child-red-girl = Niña roja
    .in = la niña roja
    .acc = a la niña roja
dr-child-red-boy = Niño rojo
    .in = el niño rojo
    .acc = al niño rojo
dr-child-blue-girl = Niña azul
    .in = la niña azul
    .acc = a la niña azul
dr-child-blue-boy = Niño azul
    .in = el niño azul
    .acc = al niño azul
dr-child-green-girl = Niña verde
    .in = la niña verde
    .acc = a la niña verde
dr-child-green-boy = Niño verde
    .in = el niño verde
    .acc = al niño verde
dr-child-yellow-girl = Niña amarilla
    .in = la niña amarilla
    .acc = a la niña amarilla
dr-child-yellow-boy = Niño amarillo
    .in = el niño amarillo
    .acc = al niño amarillo
dr-child-violet-girl = Niña violeta
    .in = la niña violeta
    .acc = a la niña violeta
dr-child-violet-boy = Niño violeta
    .in = el niño violeta
    .acc = al niño violeta
dr-child-grey-girl = Niña gris
    .in = la niña gris
    .acc = a la niña gris
dr-child-grey-boy = Niño gris
    .in = el niño gris
    .acc = al niño gris

# In-sentence form, passed as $child when a whole group is meant.
dr-the-group = el grupo
    .in = el grupo
    .acc = al grupo

## Ghosts

dr-ghost-tree = Fantasma del árbol
    .in = el fantasma del árbol
    .acc = al fantasma del árbol
dr-ghost-ruins = Fantasma de las ruinas
    .in = el fantasma de las ruinas
    .acc = al fantasma de las ruinas
dr-ghost-graveyard = Fantasma del cementerio
    .in = el fantasma del cementerio
    .acc = al fantasma del cementerio
dr-ghost-inn = Fantasma de la posada
    .in = el fantasma de la posada
    .acc = al fantasma de la posada

## Places

dr-path-tile = { $path }, casilla verde { $n }
dr-tile = { $kind }, { $n } { $past }

dr-landmark-village = Aldea
    .to = a la aldea
    .past = tras la aldea
dr-landmark-bridge = Puente
    .to = al puente
dr-landmark-tree = Árbol muerto
    .to = al árbol muerto
    .past = tras el árbol
dr-landmark-wisps = Bosque de los fuegos fatuos
    .to = al bosque de los fuegos fatuos
dr-landmark-river = Orilla del río
    .to = a la orilla del río
    .past = tras el río
dr-landmark-hut = Cabaña de la bruja
    .to = a la cabaña de la bruja
    .past = tras la cabaña
dr-landmark-ruins = Viejas ruinas
    .to = a las viejas ruinas
    .past = tras las ruinas
dr-landmark-graveyard = Cementerio
    .to = al cementerio
    .past = tras el cementerio
dr-landmark-hills = Colinas
    .to = a las colinas
dr-landmark-tower = Torre del mago
    .to = a la torre del mago
    .past = tras la torre
dr-landmark-inn = Posada abandonada
    .to = a la posada abandonada
    .past = tras la posada
dr-landmark-heights = Cumbres de niebla
    .to = a las cumbres de niebla
dr-landmark-gate = Puerta del castillo
    .to = a la puerta del castillo
    .past = tras la puerta
dr-landmark-castle = Camino del castillo
    .to = al camino del castillo
dr-landmark-linden = Tilo mágico
    .to = al tilo mágico

dr-path-deer = Paso de ciervos
    .to = al paso de ciervos
dr-path-trail = Sendero de hierba
    .to = al sendero de hierba
dr-path-bridle = Camino de herradura
    .to = al camino de herradura

dr-tile-grey = Casilla gris
    .why = Camino corriente: niños y fantasmas van y vienen como quieren.
dr-tile-yellow = Casilla amarilla
    .why = Un refugio: aquí los niños están a salvo y no entra ningún fantasma.
dr-tile-blue = Casilla azul
    .why = Aquí vive un fantasma: los niños pueden pasar deprisa, pero nunca pararse.
dr-tile-red = Casilla roja
    .why = Nadie sigue a solas: espera aquí hasta que llegue otro niño.
dr-tile-green = Casilla verde
    .why = Un sendero secreto: ningún fantasma lo encuentra, pero aquí solo avanzas con un 1, un 2 o un 3.
dr-tile-brown = Casilla marrón
    .why = El camino del castillo: aquí solo avanzas con un 1, un 2 o un 3, y también vienen fantasmas.

## Which way the next tile lies, for tables in words

dr-way-on = adelante
dr-way-back = atrás
dr-way-hidden = por un sendero secreto ({ $path })

## Prompts

dr-ask-roll = ¡Tira los dados!
dr-ask-child-or-ghost = { $child } para un niño, { $ghost } para un fantasma. ¿Qué mueves primero?
dr-ask-child =
    { $pips ->
        [one] Mueve a uno de tus niños { $pips } paso.
       *[other] Mueve a uno de tus niños hasta { $pips } pasos.
    }
dr-ask-ghost =
    { $pips ->
        [one] Elige un fantasma y muévelo exactamente { $pips } paso.
       *[other] Elige un fantasma y muévelo exactamente { $pips } pasos.
    }
dr-ask-group =
    { $pips ->
        [one] ¡Doble { $pips }! Elige el grupo que anda { $pips } paso.
       *[other] ¡Doble { $pips }! Elige el grupo que anda { $pips } pasos.
    }
dr-ask-start = ¿Quién empieza?

## Choices

dr-do-child =
    { $steps ->
        [one] { $child }, 1 paso: { $to }
       *[other] { $child }, { $steps } pasos: { $to }
    }
dr-do-child-cross = { $child } se une a los demás y cruza → { $to }
dr-do-child-witch = { $child } → orilla del río; la bruja ayuda a cruzar hasta su cabaña
dr-do-ghost-forward = { $ghost } adelante → { $to }
dr-do-ghost-back = { $ghost } atrás → { $to }
dr-do-ghost-scare-forward = { $ghost } adelante: { $child } huye ({ $to })
dr-do-ghost-scare-back = { $ghost } atrás: { $child } huye ({ $to })
dr-do-group = { $count } niños: { $from } → { $to }

## Previews: what a move will do

dr-preview-cross = Si son dos o más, cruzan enseguida.
dr-preview-scare = ¡Qué susto! Entonces { $child } corre al refugio: { $to }.
dr-preview-join = Así serán { $count } niños aquí. Juntos, nadie tiene miedo.
dr-preview-wait = Espera aquí compañía.
dr-preview-linden = ¡Llega al tilo mágico!
dr-preview-witch = La bruja viene y ayuda a cruzar hasta su cabaña.
dr-preview-safe = Aquí no puede venir ningún fantasma.
dr-eek = ¡Ay!

## What happened

dr-event-start = Empieza { $who }.
dr-event-roll = { $who } saca { $child } para un niño y { $ghost } para un fantasma.
dr-event-double = ¡{ $who } saca un doble { $pips }!
dr-event-lapse = Ningún grupo puede moverse. El doble se pierde y se vuelven a tirar los dados.
dr-event-child = En marcha, { $child } avanza: { $from } → { $to }.
dr-event-group = { $count } niños salen de la mano: { $from } → { $to }.
dr-event-ghost =
    { $pips ->
        [one] Solo { $pips } paso, y { $ghost } se detiene: { $to }.
       *[other] Tras { $pips } pasos, { $ghost } se detiene: { $to }.
    }
dr-event-turned = Ante la luz de un refugio, { $ghost } da media vuelta: { $to }.
dr-event-cross-river = { $count } niños cruzan el río en la barca de la bruja.
dr-event-cross-gate = De la mano, { $count } niños se cuelan por la puerta entre la niebla.
dr-event-witch = La bruja viene con su barca a por quien falta: { $child } viaja con ella a la cabaña.
dr-event-wait = Sin nadie al lado, { $child } espera compañía: { $to }.
dr-event-scare = ¡Uuuh! De vuelta al refugio corre { $child }: { $to }.
dr-event-brave = El fantasma se topa con todo un grupo. ¡Nadie tiene miedo!
dr-event-linden = ¡Viva, { $child } ha llegado al tilo mágico!
dr-event-stuck = Esta vez { $who } no tiene ningún niño que pueda moverse.
dr-event-end = ¡La maldición se ha roto! ¡Victoria para { $who }!

## Outcome

dr-outcome-pair = Una niña y un niño del mismo color están juntos bajo el tilo. ¡Gana quien ha traído a sus dos niños!
dr-outcome-one = Una niña y un niño están bajo el tilo. ¡Ganan todos los que tienen allí un niño!
dr-outcome-seat-both = Los dos niños en el tilo
dr-outcome-seat-one = Un niño en el tilo
dr-outcome-seat-none = Aún de camino

## Why not

dr-no-not-your-turn = Todavía no es tu turno. Te avisaremos en cuanto lo sea.
dr-no-over = La maldición ya está rota y esta partida ha terminado. ¿Otra ronda?
dr-no-roll-first = Primero tira los dados y luego podrás mover.
dr-no-wrong-child = Lo siento, { $child } es de otra persona. Mueve a tu propia niña o a tu propio niño.
dr-no-linden-stays = Viaje terminado: { $child } se queda en el tilo hasta el final. Prueba con alguien que aún esté de camino.
dr-no-waits-red = Nadie sale a solas de una casilla roja: { $child } espera hasta que llegue otro niño.
dr-no-slow-path = En las casillas verdes y marrones hace falta un 1, un 2 o un 3. Con un { $pips }, { $child } no se mueve; prueba con otro.
dr-no-path-entry = A las casillas verdes o marrones solo se entra con un 1, un 2 o un 3, y el dado marca { $pips }. Esta vez quédate en el camino.
dr-no-haunted-group = Hay un fantasma con este grupo, así que { $child } no puede irse sin los demás. Aleja primero al fantasma o espera un doble.
dr-no-too-far =
    { $pips ->
        [one] Eso está demasiado lejos: el dado de los niños permite solo { $pips } paso. Elige la casilla siguiente.
       *[other] Eso está demasiado lejos: el dado de los niños permite { $pips } pasos como mucho. Elige una casilla más cercana.
    }
dr-no-backward = Los niños solo van hacia delante. Elige una casilla más adelante en el camino.
dr-no-no-step = Quedarse quieto no es mover: da al menos un paso.
dr-no-blue = En la casilla azul vive un fantasma y nadie puede pararse ahí. Párate antes, o pasa de largo si te llegan los pasos.
dr-no-ghost-there = En esa casilla hay un fantasma, y un niño solo no puede pararse con él, ni siquiera junto a un grupo. Puedes pasar de largo si te llegan los pasos.
dr-no-red-stops = Una casilla roja detiene a todo el mundo, no puedes pasar de largo. Párate en ella: un niño solo espera compañía; dos o más cruzan enseguida.
dr-no-red-ghost = Hay un fantasma en la casilla roja, así que { $child } tiene que pararse antes. ¿Puedes mover primero al fantasma?
dr-no-not-reachable = Desde aquí no hay camino hasta allí. Fíjate en las casillas marcadas.
dr-no-child-done = En este turno ya has movido a un niño. Ahora le toca moverse a un fantasma.
dr-no-ghost-done = En este turno ya se ha movido un fantasma. Ahora le toca a uno de tus niños.
dr-no-double-no-ghost = Has sacado un doble, así que los fantasmas se quedan donde están. Elige un grupo de niños.
dr-no-double-no-single = Has sacado un doble, así que ningún niño anda solo. Elige un grupo entero.
dr-no-no-double = Un grupo solo se mueve si los dos dados marcan el mismo número. Esta vez se mueve un niño solo.
dr-no-no-group = Para un grupo hacen falta al menos dos niños en una casilla. Elige una casilla con más niños.
dr-no-group-short = Un grupo tiene que ir tan lejos como pueda. Elige la casilla más lejana de su camino.
dr-no-group-route = Por otro camino este grupo puede dar más pasos. En una bifurcación, un grupo toma el camino por el que puede dar más pasos.
dr-no-group-blue = Tampoco un grupo puede pararse en una casilla azul. Se para en la última casilla permitida antes de ella.
dr-no-crowd-variant = En esta mesa, los niños apretujados en un refugio no son un grupo. Elige un grupo que esté en el camino.
dr-no-chance = Eso solo lo deciden los dados.
dr-no-nobody = En esta partida no existe ese niño, ese fantasma o ese lugar. Elige uno que veas en el tablero.

## Options of a table

dr-option-board = Tablero
    .help = ¿Qué camino lleva al tilo? Los tableros los hemos diseñado nosotros.
dr-option-board-linden = Ronda del tilo: el viaje entero
dr-option-board-short = Ronda corta: para una partida rápida
dr-option-board-own = Tu propio tablero: { $n }
dr-option-start = Quién empieza
    .help = Normalmente, la persona más joven. El asiento 1 es el de la más joven.
dr-option-start-youngest = La persona más joven (asiento 1)
dr-option-start-random = Alguien al azar
dr-option-start-seat = Asiento { $n }
dr-start-nobody = En el asiento { $n } no hay nadie: solo jugáis { $seats }. Elegid otro asiento para empezar.
dr-option-crowds = Gentío en los refugios
    .help = ¿Un doble mueve también a los niños que están juntos en la aldea, la cabaña o la torre? «No son un grupo» es una variante de la casa.
dr-option-crowds-group = Son un grupo
dr-option-crowds-none = No son un grupo (variante)
dr-option-advice = Consejos
    .help = Para los más pequeños: todos ven consejos y habláis juntos de las jugadas. Una variante de la casa.
dr-option-advice-off = Cada cual piensa por su cuenta
dr-option-advice-open = Consejos abiertos (variante)

## Bots and their reasons

dr-bot-uniform = Torbellino
    .help = Hace cualquier jugada permitida, sin más. Fácil de vencer.
dr-bot-thoughtful = Lumbrera
    .help = Busca compañía, refugios y senderos secretos antes de mover.
dr-bot-kind = Luciérnaga
    .help = Juega para los más pequeños: no asusta a nadie si puede evitarlo y le gusta ir de la mano.

dr-reason-kind-company = Hace compañía a alguien.
dr-reason-kind-walk = Paso a paso, sin prisa.
dr-reason-kind-ghost = Allí el fantasma no asusta a nadie.
dr-reason-kind-group = Así van muchos de la mano.
dr-reason-arrive = Lleva a un niño al tilo.
dr-reason-cross = Encuentra compañía y cruza enseguida.
dr-reason-join = Forma un grupo de { $count }, porque juntos nadie tiene miedo.
dr-reason-wait-red = Espera compañía en la casilla roja.
dr-reason-shelter = Pone a un niño a salvo en un refugio.
dr-reason-path = Toma un sendero secreto donde ningún fantasma puede seguir: { $path }.
dr-reason-forward = Avanza un buen trecho.
dr-reason-safe-from = Un sitio más seguro: { $ghost } no llega tan fácilmente.
dr-reason-scare = Así { $child } tiene que volver: { $to }.
dr-reason-block = Ahí { $ghost } les estorba a los demás: { $to }.
dr-reason-away = Así { $ghost } se aleja de mis propios niños.
dr-reason-group-own = Se lleva a uno de mis propios niños.
dr-reason-group-leader-held = Deja donde están a los niños que van en cabeza.
dr-reason-only = Era la única jugada posible.
dr-reason-least-harm = Es lo que menos perjudica a mis niños.
dr-reason-curse = ¡Rompe la maldición en el tilo!
dr-reason-cross-river = Ya son { $count } en el río: juntos pueden cruzar.
dr-reason-cross-gate = Ya son { $count } en la puerta: juntos pueden pasar.
dr-reason-witch = Los demás ya han cruzado, así que la bruja viene a ayudar.
dr-reason-unreached = Tal como están los fantasmas, ninguno llega ahí con una tirada.
dr-reason-lead = Se pone en cabeza.
dr-reason-lead-on = Sigue en cabeza y saca más ventaja.
dr-reason-catch-up = Acerca al niño que iba detrás.
dr-reason-past = Deja atrás un fantasma: ahí se queda { $ghost }.
dr-reason-overtake = Adelanta a alguien: { $child }.
dr-reason-set-out = Fuera del refugio y en marcha.
dr-reason-group-least = Ahí no va nadie mío, así que avanza el grupo que menos gana.
dr-reason-group-others = Deja caminar a un grupo de los demás; los míos se quedan donde están.
dr-reason-scare-own = Así vuelve atrás uno de los míos, { $child }: { $to }. No he visto nada mejor.
dr-reason-haunt = Mientras { $ghost } esté ahí, nadie deja ese grupo sin los demás: { $to }.
dr-reason-free = Si { $ghost } se va, mi niño ya puede dejar el grupo.
dr-reason-lurk = Desde ahí { $ghost } pronto puede asustar a alguien: { $child }.
dr-reason-harmless = Ahí { $ghost } no puede asustar a ninguno de mis niños.
dr-reason-towards = La próxima meta está al alcance: { $to }.
dr-reason-unharmed = Para mis niños no cambia nada si { $ghost } va allí.
dr-reason-nearer-own = Ahí { $ghost } se acerca a los míos, pero corro ese riesgo.

## Faults of a board file

dr-board-no-village = Este tablero no tiene aldea. El camino debe empezar con una sola.
dr-board-two-villages = Este tablero tiene más de una aldea. Solo puede haber una, al principio del todo.
dr-board-no-linden = Este tablero no tiene tilo. El camino debe acabar en uno.
dr-board-unreachable = Ningún camino lleva a la casilla { $tile }. A todas se debe poder llegar desde la aldea, y el camino acaba en el tilo.
dr-board-ghost-missing = Aquí falta un fantasma: «{ $stretch }». Di en el archivo del tablero en qué casilla empieza.
dr-board-ghost-off-blue = Un fantasma empieza en la casilla { $tile }, que no es su propia casilla azul. Cada fantasma empieza en su casa.
dr-board-blue-without-ghost = La casilla azul { $tile } no tiene fantasma. En cada casilla azul vive exactamente uno.
dr-board-short-stretch = El tramo después de «{ $stretch }» es demasiado corto: debe haber al menos dos casillas antes del siguiente refugio.
dr-board-path-skips-shelter = El sendero secreto { $path } se salta un refugio. Debe dejar el camino y volver a él entre los mismos dos refugios.
dr-board-path-skips-obstacle = El sendero secreto { $path } rodea una casilla roja. El río y la puerta no se pueden evitar.
dr-board-path-backward = El sendero secreto { $path } vuelve al camino antes del lugar donde lo deja. Los senderos solo llevan hacia delante.
dr-board-path-empty = El sendero secreto { $path } no tiene casillas. Ponle al menos una casilla verde.
dr-board-path-ends-on = El sendero secreto { $path } no puede empezar ni acabar en la casilla { $tile }. Elige casillas grises del camino, después de la cabaña.
dr-board-path-overlap = El sendero secreto { $path } estorba a otro. Cada sendero necesita su propio nombre y su propio trozo de camino que evitar.
dr-board-bad-colour = La casilla { $tile } tiene el color «{ $value }», que ahí no puede ir.
dr-board-duplicate-tile = Hay más de una casilla llamada { $tile }. Cada casilla necesita un nombre propio.
dr-board-river-then-hut = La cabaña de la bruja debe venir justo después de la orilla del río.
dr-board-gate-then-brown = Justo después de la puerta del castillo debe venir una casilla marrón.
dr-board-last-before-linden = La casilla { $tile } tiene un color equivocado: todas las casillas entre la puerta y el tilo son marrones, y ninguna otra.
dr-board-shelters = Los refugios no encajan: el camino necesita la aldea, la cabaña, la torre y el tilo, una vez cada uno y en este orden.
dr-board-reds = Las casillas rojas no encajan: el camino necesita exactamente dos, la orilla del río antes de la cabaña y la puerta después de la torre.
dr-board-too-large = Este tablero es demasiado grande: el límite son { $count } casillas.
dr-board-unknown-key = El archivo del tablero tiene una entrada «{ $key }» que nadie conoce. ¿Está mal escrita?
dr-board-wrong-type = La entrada «{ $key }» del archivo del tablero tiene un valor del tipo equivocado.
dr-board-version = El archivo del tablero tiene el formato «{ $value }», pero este juego lee el formato { $count }.
dr-board-ghost-area = Un fantasma está en la parte equivocada del camino ({ $ghost }): va uno antes de la cabaña, dos entre la cabaña y la torre, y uno después de la torre.
dr-board-blue-blocks = No puede haber casillas azules seguidas (casilla { $tile }). Pon otra casilla entre ellas.
dr-board-name-taken = Ya hay un tablero llamado «{ $value }». Ponle otro nombre al tuyo.
dr-board-not-toml = El archivo del tablero no se puede leer como TOML: { $why }

## On the board
dr-dice = Dados: { $child } para un niño, { $ghost } para un fantasma
dr-double = ¡Doble!
dr-boo = ¡Bu!
dr-giggle = ¡Ji, ji!
dr-aim = ¡Lleva a tu niña y a tu niño hasta el tilo mágico!
dr-way-title = Cuánto falta todavía
dr-way-child =
    { $steps ->
        [0] { $child }: junto al tilo
        [one] { $child }: falta un paso
       *[other] { $child }: faltan { $steps } pasos
    }
dr-ahead =
    { $steps ->
        [one] { $who } va en cabeza: falta un paso
       *[other] { $who } va en cabeza: { $steps } pasos para los dos niños
    }
dr-ahead-who = Delante: { $who }
dr-ahead-level = ¡Van a la par!
dr-ahead-home = Junto al tilo: { $who }
dr-board-can = se puede elegir
dr-story-next = Página siguiente
dr-story-back = Atrás
dr-story-skip = Saltarse el cuento
dr-story-page = Página { $page } de { $pages }


## Positions as text

dr-position-nobody = En una mesa de { $seats } nadie juega con { $colour }.
dr-position-tile = «{ $found }» en el campo «{ $field }» no es una casilla del tablero «{ $board }».
dr-position-stretch = { $ghost }: aquí no ({ $tile }). Un fantasma no sale de su tramo del camino.
dr-position-blue = Ningún niño se queda en una casilla azul: { $tile }.
dr-position-red = Dos niños nunca esperan en una casilla roja: { $tile }. Ya habrían cruzado.
dr-position-alone = Un fantasma nunca se queda con un solo niño: { $tile }. El niño habría huido.
dr-position-last = El último niño antes del río no espera en la orilla: { $tile }. La bruja lo habría ayudado.
dr-position-over = No se pregunta nada exactamente cuando hay una niña y un niño en el tilo.
dr-position-start = Quién empieza solo se pregunta antes de la primera tirada, con todos los niños en la aldea.
dr-position-dice = «asks={ $asks }» no encaja con los dados: un grupo anda con un doble, y solo con un doble.
dr-position-stuck = «asks={ $asks }» no puede ser: no hay nada que pueda andar.


## Lo que haría falta para poder

dr-need-roll = Con un { $pips } en el dado de los niños podrías.
dr-need-ghost-leaves = Podrías si { $ghost } estuviera en otro sitio: { $place }.
dr-need-no-double = Podrías si el dado azul no marcara también { $pips }.
dr-need-company = Podrías con otro niño aquí: { $place }.
dr-need-double = Con un doble { $pips } podrías.
dr-or = { $first } o { $second }
dr-comma = { $first }, { $second }


## Qué es cada cosa

dr-about-child = Un niño del color de su asiento. Solo avanza, como mucho lo que marca el dado de madera; a solas teme a los fantasmas, en compañía no.
dr-about-ghost = Un fantasma no es de nadie. Quien tiene el turno mueve uno con el dado azul; donde acaba, un niño a solas corre de vuelta al refugio.
