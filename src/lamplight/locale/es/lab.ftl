### El laboratorio: lamplight arena, lamplight study y sus informes.

## Help

cli-meta-cluster = ray[=DIRECCIÓN]
cli-arena-short = averiguar qué bot es mejor
cli-arena-about = Los bots juegan entre sí, cada uno en cada asiento y con la misma suerte; una tabla dice lo fuertes que son y con qué seguridad. Los resultados, las puntuaciones y un informe con un gráfico van a una carpeta. Detenlo con Ctrl-C cuando quieras: la misma orden continúa.
cli-arena-examples =
    lamplight arena { $game } { $bot } uniform --games 2000
    lamplight arena { $game } { $bot } uniform --sprt --elo0 0 --elo1 30
    lamplight arena { $game } strong { $bot } --players 3 --option { $option } --out pace
    lamplight arena { $game } { $bot } uniform --on ray=127.0.0.1:6379
cli-arena-game = qué juego
cli-arena-bot = los bots (véase: lamplight games)
cli-arena-games = cuántas partidas como mínimo (1000 si no se dice); se juegan grupos enteros. Con --sprt: cuántas como máximo (100000 si no se dice)
cli-arena-players = cuántos jugadores (4 si no se indica, más si hay más bots)
cli-arena-board = un tablero por su nombre, o el archivo de uno propio
cli-arena-option = una opción del juego; puede repetirse
cli-arena-seed = cualquier palabra; la misma palabra trae las mismas partidas
cli-arena-luck = quitar lo que dio la suerte: las mismas valoraciones con intervalos más estrechos, pero cada partida tarda más
cli-arena-sprt = parar en cuanto esté claro si el primer bot es más bien --elo1 o --elo0 puntos mejor que el segundo (prueba secuencial)
cli-arena-elo0 = la respuesta más baja, en puntos (0 si no se dice)
cli-arena-elo1 = la respuesta más alta, en puntos (50 más si no se dice)
cli-arena-share0 = la respuesta más baja, pero como parte de las victorias, por ejemplo 0.5
cli-arena-share1 = la respuesta más alta como parte de las victorias, por ejemplo 0.55
cli-arena-alpha = cuántas veces puede fallar la respuesta más alta (0.05 si no se dice)
cli-arena-beta = cuántas veces puede fallar la respuesta más baja (0.05 si no se dice)
cli-arena-processes = cuántos procesos juegan a la vez (uno por núcleo si no se indica)
cli-arena-out = la carpeta para los resultados y el informe; si ya hay una ejecución, continúa
cli-arena-on = jugar en un clúster Ray: el de esta dirección, o uno en esta máquina
cli-study-processes = cuántos procesos juegan a la vez (uno por núcleo si no se indica)
cli-study-out = la carpeta para los resultados y el informe; si ya hay una ejecución, continúa
cli-study-on = jugar en un clúster Ray: el de esta dirección, o uno en esta máquina
cli-study-short = jugar un estudio de un archivo y escribir su informe
cli-study-about = Juega cada combinación que pide un archivo de estudio, mide las partidas y escribe los resultados y un informe que se lee sin conexión. Detenlo con Ctrl-C cuando quieras: la misma orden continúa.
cli-study-examples =
    lamplight study my-study.toml
    lamplight study my-study.toml --games 50 --out try
cli-study-file = el estudio (TOML)
cli-study-games = otro número de partidas por combinación que el del archivo

## While it runs

lab-goes-on = { NUMBER($done, useGrouping: 0) } de { NUMBER($games, useGrouping: 0) } partidas están ya en { $folder }; siguen las demás.
lab-stopped = Detenido. { NUMBER($done, useGrouping: 0) } de { NUMBER($games, useGrouping: 0) } partidas están en { $folder }; la misma orden continúa desde ahí.
lab-written = Los resultados están en { $folder }; mira { $report } en un navegador.
lab-study-done =
    { NUMBER($games, useGrouping: 0) } partidas en { $cells ->
        [one] { $cells } combinación
       *[other] { $cells } combinaciones
    }.
lab-arena-head = { NUMBER($games, useGrouping: 0) } partidas de { $game } con { $players } jugadores (semilla: { $seed })
lab-without-luck = Sin lo que dio la suerte, con las mismas partidas:
lab-better = { $best } es mejor que { $second }: va por delante en { $percent } de los 4000 remuestreos de estas partidas.
lab-not-sure = No es seguro que { $best } sea mejor que { $second }: va por delante solo en { $percent } de los 4000 remuestreos de estas partidas. Más partidas lo dirían.
lab-sprt-high = Decidido tras { NUMBER($games, useGrouping: 0) } partidas: { $bot } tiene más bien { $high } que { $low } (logaritmo de la razón de verosimilitud { $ratio }; de tales respuestas falla como mucho cerca del { $wrong } %).
lab-sprt-low = Decidido tras { NUMBER($games, useGrouping: 0) } partidas: { $bot } tiene más bien { $low } que { $high } (logaritmo de la razón de verosimilitud { $ratio }; de tales respuestas falla como mucho cerca del { $wrong } %).
lab-sprt-open = Tras { NUMBER($games, useGrouping: 0) } partidas no está decidido si { $bot } tiene más bien { $low } o { $high } (logaritmo de la razón de verosimilitud { $ratio }). Más partidas lo dirían: --games.
lab-points = { $points } puntos
lab-percent = { $percent } % de las victorias

## What went wrong

lab-missing-extra = Para esto falta el paquete { $package }; { $command } lo instala.
lab-which-bots = ¿Qué bots? Hay: { $known }.
lab-too-few-bots = Un bot solo no se puede comparar; nombra al menos dos.
lab-bot-twice = Cada bot debe nombrarse una sola vez.
lab-sprt-two = Una prueba secuencial compara dos bots; nombra exactamente dos.
lab-sprt-together = En un juego en común, una prueba secuencial pregunta cuántas veces gana un equipo: nombra un bot, y --share0 y --share1, por ejemplo 0.4 y 0.5.
lab-sprt-errors = --alpha y --beta están entre 0 y { $most }, por ejemplo 0.05.
lab-sprt-ends = Una prueba secuencial necesita una respuesta más baja y otra más alta; { $low } y { $high } no lo son (las partes están entre 0 y 1).
lab-sprt-which = Nombra --elo0 y --elo1, o bien --share0 y --share1.
lab-sprt-only = --elo0, --elo1, --share0, --share1, --alpha y --beta van con --sprt; añade también --sprt.
lab-own-bot = { $name } no es un bot: necesita la clase Bot con su método choose, o ser una función de perspective y rng.
lab-own-elsewhere = El bot { $name } no se encuentra aquí. Ponlo en un módulo que todos los procesos puedan importar.
lab-own-here = Al bot { $name } solo lo conoce este proceso. Ponlo en un módulo que se pueda importar, o juega en un solo proceso.
lab-exact-two = Se resuelven exactamente dos asientos, no { $seats }.
lab-exact-large = El árbol de este juego tiene más de { $most } posiciones: demasiadas para resolverlo con exactitud.
lab-unknown-place = --on admite ray o ray=DIRECCIÓN, no «{ $value }».
lab-file = { $file } no se puede usar: { $reason }.
lab-disk = No se pueden escribir las partidas en { $folder } ({ $reason }). Las { NUMBER($games, useGrouping: 0) } partidas que hay están a salvo; la misma orden continúa cuando haya sitio.
lab-other-plan = { $folder } contiene una ejecución de otra cosa (otros bots, opciones, partidas o reglas); elige otra carpeta con --out.
lab-busy = Otro proceso está trabajando ahora en { $folder }.
lab-no-group = Aún no hay ningún grupo completo de { $games } partidas.
lab-no-process = No se puede iniciar otro proceso: { $reason }.
lab-worker-dies = Un proceso murió { $times } veces al jugar desde la partida { NUMBER($number, useGrouping: 0) } (quizá falta memoria). Lo terminado antes se conserva.
lab-game-failed = Una de las partidas { NUMBER($first, useGrouping: 0) } a { NUMBER($last, useGrouping: 0) } falló ({ $error }). Lo terminado antes se conserva.
lab-other-version = Un proceso de trabajo tiene otra versión de Lamplight ({ $here }) que este ({ $there }), u otras reglas: sus partidas no serían las mismas.
lab-ray-address = «{ $address }» no es la dirección de un clúster Ray; escríbela como máquina:puerto, por ejemplo 127.0.0.1:6379.
lab-ray-silent = Ningún clúster Ray responde en { $address }. Lo terminado antes se conserva.
lab-ray-fails = Ray no puede continuar: { $reason }. Lo terminado antes se conserva.
lab-ray-lost = El clúster Ray ({ $address }) ha desaparecido. Lo terminado se conserva; la misma orden continúa.
lab-study-faults =
    { $count ->
        [one] { $file } no se puede jugar, hay un fallo:
       *[other] { $file } no se puede jugar, hay { $count } fallos:
    }
lab-study-large = { $file } es demasiado grande para un estudio.
lab-study-not-toml = { $file } no es TOML: { $reason }.
lab-study-key = En un estudio no hay clave «{ $key }»; hay: { $known }.
lab-study-format = El archivo debe empezar con format = { $format }.
lab-study-type = «{ $key }» debe ser { $want }.
lab-want-text = un texto
lab-want-texts = una lista no vacía de textos
lab-want-table = una tabla
lab-want-list = una lista no vacía
lab-want-numbers = una lista de números enteros
lab-want-value = un número, un texto o una lista de ellos
lab-study-number = «{ $key }» debe ser un número entero de { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }.
lab-study-game = No hay juego «{ $value }»; hay: { $known }.
lab-study-bot = No hay bot «{ $value }» para { $game }; hay: { $known }.
lab-study-measure = «{ $value }» no se puede medir en { $game }; hay: { $known }.
lab-study-twice = «{ $key }» está fijado y también en la cuadrícula; sobra uno de los dos.
lab-study-large-grid = La cuadrícula es demasiado grande: { NUMBER($count, useGrouping: 0) } combinaciones (como máximo { NUMBER($cells, useGrouping: 0) }, y { NUMBER($games, useGrouping: 0) } partidas en total).
lab-study-cell = Esta combinación no se puede jugar ({ $cell }): { $reason }
lab-study-no-content = { $game } no tiene contenidos cuyos valores se puedan cambiar.
lab-study-no-board = { $game } no tiene tableros.
lab-study-board = El tablero { $file } no se puede usar: { $reason }

## Reports and tables

lab-arena-title = { $game }: ¿qué bot es mejor?
lab-study-title = Un estudio de { $game }
lab-facts =
    { $game }, { NUMBER($games, useGrouping: 0) } partidas en { $cells ->
        [one] { $cells } combinación
       *[other] { $cells } combinaciones
    }. Semilla «{ $seed }», Lamplight { $version }, reglas { $rules }. La misma semilla trae las mismas partidas.
lab-numbers = Los números
lab-bot = bot
lab-rating = puntuación
lab-ratings = Puntuaciones
lab-sure = 95 % entre
lab-from = 95 % desde
lab-to = hasta
lab-share = parte de victorias
lab-won = partidas ganadas
lab-seats-had = asientos
lab-games = partidas
lab-decided = partidas decididas
lab-pair = pareja
lab-against = { $one } contra { $other }
lab-duels = Uno contra otro
lab-cell = combinación
lab-all-games = todas las partidas
lab-mean = media
lab-low = percentil 10
lab-median = mediana
lab-high = percentil 90
lab-seat = asiento
lab-seat-of = { $cell }: asiento { $seat }
lab-bot-of = { $cell }: { $bot }
lab-advantage = más o menos que una parte igual
lab-piece = pieza
lab-per-hundred = por cada cien partidas
lab-luck-bots = bots
lab-luck-seats = asientos
lab-luck-luck = suerte repartida
lab-luck-rest = el resto
lab-axis-players = jugadores
lab-axis-bots = bots
lab-axis-board = tablero
lab-n-spread = El punto es la media, la línea gruesa su intervalo del 95 %; entre los extremos de la línea fina están ocho de cada diez partidas.
lab-n-ratings = 400 puntos son una ventaja de diez a uno; la media de todos los bots es 0. La línea gruesa es el intervalo del 95 %, hallado con remuestreos de grupos de partidas con la misma suerte.
lab-n-duels = Cuántas veces ganó el primero en las partidas que ganó uno de los dos; una victoria compartida cuenta la mitad. Solo orienta la vista: las puntuaciones no las cuentan como partidas separadas.
lab-n-together = Todos ganan o pierden juntos: cada alineación es un equipo de una sola clase. La línea gruesa es el intervalo de Wilson del 95 %.
lab-m-plies = Jugadas y tiradas
lab-n-plies = Todas las decisiones y todo el azar de una partida.
lab-m-turns = Turnos
lab-n-turns = Turnos de todos los jugadores juntos.
lab-m-ends = Cómo acaban las partidas
lab-n-ends = Cada partida según el motivo de su final; «unfinished»: seguía en el límite del estudio.
lab-m-seats = Quién se sienta dónde
lab-n-seats = Cuánto más (o menos) que una parte igual gana cada asiento; la línea discontinua es lo justo.
lab-m-luck = Suerte y destreza
lab-n-luck = De dónde vienen las diferencias entre resultados, como partes de su varianza: quién juega, dónde se sienta, qué suerte tocó a ese asiento (la misma para cada bot que se sienta allí), y el resto.
lab-m-bots = Cuánto ganan los bots
lab-n-bots =
    { $kind ->
        [together] Cuántas veces gana el equipo.
       *[other] La parte de victoria de cada bot por asiento ocupado.
    }
lab-m-decisions = Decisiones por turno
lab-n-decisions = Cuántas veces se pregunta a alguien en un turno.
lab-m-choices = Opciones por decisión
lab-n-choices = Cuántas acciones se permiten cuando se pregunta a alguien.
lab-m-luck-share = Parte de la suerte, en porcentaje
lab-n-luck-share = De todo lo que cambió las posibilidades en una partida, al cuadrado y sumado, cuánto fue suerte; lo demás son decisiones.
lab-m-given-away = Puntos regalados por turno
lab-n-given-away = De cien, en cada turno en que un bot decide: lo mejor que encuentra una búsqueda corta con lo que sabe su sitio frente a lo que hizo, valorado con otros sorteos que los que lo encontraron.
lab-m-books = Suerte y habilidad, bot por bot
lab-n-books = Promedio de todos los sitios que tuvo un bot, en puntos de cien: inicio + suerte + decisiones propias + decisiones de los demás = resultado.
lab-adjusted = Sin la suerte
lab-n-adjusted = Las mismas partidas sin lo que dio la suerte: lo mismo en promedio, con intervalos más pequeños donde la suerte pesa mucho (docs/analysis.md). La última columna es la anchura del intervalo frente al normal.
lab-narrower = anchura
lab-own = lo que cambiaron sus decisiones
lab-m-lead-changes = Cambios de líder
lab-n-lead-changes = Cuántas veces otro asiento pasa a ir solo por delante.
lab-lost-turns = { $bot } falló, y el bot habitual hizo { $turns } { $turns ->
    [one] jugada
   *[other] jugadas
  } por él.
