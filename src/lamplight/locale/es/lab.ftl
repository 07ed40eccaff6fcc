### El laboratorio: lamplight arena, lamplight study y sus informes.

## Help

cli-meta-cluster = ray[=DIRECCIÓN]
cli-arena-short = averiguar qué bot es mejor
cli-arena-about = Los bots juegan entre sí, cada uno en cada asiento y con la misma suerte; una tabla dice lo fuertes que son y con qué seguridad. Los resultados, las puntuaciones y un informe con un gráfico van a una carpeta. Detenlo con Ctrl-C cuando quieras: la misma orden continúa.
cli-arena-examples =
    lamplight arena { $game } { $bot } uniform --games 2000
    lamplight arena { $game } strong { $bot } --players 3 --option { $option } --out pace
    lamplight arena { $game } { $bot } uniform --on ray=127.0.0.1:6379
cli-arena-game = qué juego
cli-arena-bot = los bots (véase: lamplight games)
cli-arena-games = cuántas partidas como mínimo (1000 si no se indica); se juegan grupos enteros
cli-arena-players = cuántos jugadores (4 si no se indica, más si hay más bots)
cli-arena-board = un tablero por su nombre, o el archivo de uno propio
cli-arena-option = una opción del juego; puede repetirse
cli-arena-seed = cualquier palabra; la misma palabra trae las mismas partidas
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
lab-better = { $best } es mejor que { $second }: va por delante en { $percent } de las series sorteadas de nuevo entre estas partidas.
lab-not-sure = No es seguro que { $best } sea mejor que { $second }: va por delante solo en { $percent } de las series sorteadas de nuevo entre estas partidas. Más partidas lo dirían.

## What went wrong

lab-missing-extra = Para esto falta el paquete { $package }; { $command } lo instala.
lab-which-bots = ¿Qué bots? Hay: { $known }.
lab-too-few-bots = Un bot solo no se puede comparar; nombra al menos dos.
lab-bot-twice = Cada bot debe nombrarse una sola vez.
lab-unknown-place = --on admite ray o ray=DIRECCIÓN, no «{ $value }».
lab-file = { $file } no se puede usar: { $reason }.
lab-disk = No se pueden escribir las partidas en { $folder } ({ $reason }). Las { NUMBER($games, useGrouping: 0) } partidas que hay están a salvo; la misma orden continúa cuando haya sitio.
lab-other-plan = { $folder } contiene una ejecución de otra cosa (otros bots, opciones, partidas o reglas); elige otra carpeta con --out.
lab-busy = Otro proceso está trabajando ahora en { $folder }.
lab-no-group = Aún no hay ningún grupo completo de { $games } partidas.
lab-no-process = No se puede iniciar otro proceso: { $reason }.
lab-worker-dies = Un proceso murió { $times } veces al jugar desde la partida { NUMBER($number, useGrouping: 0) } (quizá falta memoria). Lo terminado antes se conserva.
lab-game-failed = Una de las partidas { NUMBER($first, useGrouping: 0) } a { NUMBER($last, useGrouping: 0) } falló ({ $error }). Lo terminado antes se conserva.
lab-other-version = Un trabajador tiene otro Lamplight ({ $here }) que este ({ $there }), u otras reglas: sus partidas no serían las mismas.
lab-ray-address = «{ $address }» no es la dirección de un clúster Ray; escríbela como máquina:puerto, por ejemplo 127.0.0.1:6379.
lab-ray-silent = Ningún clúster Ray responde en { $address }. Lo terminado antes se conserva.
lab-ray-fails = Ray no puede continuar: { $reason }. Lo terminado antes se conserva.
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
lab-low = 10 % por debajo
lab-median = mediana
lab-high = 90 % por debajo
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
lab-n-ratings = 400 puntos son una ventaja de diez a uno; la media de todos los bots es 0. La línea gruesa es el intervalo del 95 %, hallado sorteando de nuevo grupos de partidas con la misma suerte.
lab-n-duels = Cuántas veces ganó el primero en las partidas que ganó uno de los dos; una victoria compartida cuenta la mitad. Solo orienta la vista: las puntuaciones no las cuentan como partidas separadas.
lab-n-together = Todos ganan o pierden juntos: cada alineación es un equipo de una sola clase. La línea gruesa es el intervalo de Wilson del 95 %.
lab-m-plies = Jugadas y tiradas
lab-n-plies = Todas las decisiones y todo el azar de una partida.
lab-m-turns = Turnos
lab-n-turns = Turnos de todos los jugadores juntos.
lab-m-ends = Cómo acaban las partidas
lab-n-ends = Cada partida según el motivo de su final; unfinished: seguía en el límite del estudio.
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
lab-m-lead-changes = Cambios de líder
lab-n-lead-changes = Cuántas veces otro asiento pasa a ir solo por delante.
lab-lost-turns = { $bot } falló, y el bot habitual hizo { $turns } { $turns ->
    [one] jugada
   *[other] jugadas
  } por él.
