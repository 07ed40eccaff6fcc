### La línea de órdenes (cli-...) y el juego en la terminal (term-...).
### $near es "" o el mensaje cli-did-you-mean; $known una lista de nombres; $file una ruta; $command algo que escribir.

## Ayuda

cli-usage = uso:
cli-synopsis = ORDEN [...]
cli-about = Lamplight: juegos de mesa de fantasía para jugar en el navegador o aquí mismo, en la terminal.
cli-commands = órdenes:
cli-arguments = argumentos
cli-options = opciones
cli-examples = ejemplos:
cli-lang = el idioma de todos los textos (si no, LAMPLIGHT_LANG o el idioma del sistema)
cli-plain = solo texto sencillo: sin colores, sin dibujos, sin líneas que se vuelvan a dibujar
cli-version = mostrar la versión y terminar
cli-version-line = lamplight { $version } (reglas { $rules }; Python { $python })
cli-rules-compiled = compiladas
cli-rules-plain-checkout = sin compilar, mucho más lentas: «make compiled» las compila
cli-rules-plain = sin compilar, mucho más lentas: donde hay un compilador de C, la instalación desde el código fuente las compila
cli-slow = Nota: las reglas van { $rules }.
cli-help = mostrar esta ayuda y terminar
cli-exit-codes = códigos de salida: 0 todo bien, 1 falló una comprobación, 2 mal escrito, 3 no se puede hacer (archivo, puerto, base de datos), 130 interrumpido
cli-top-examples =
    lamplight play { $game }
    lamplight serve --open
    lamplight verify partida.jsonl
    lamplight help play

cli-meta-game = JUEGO
cli-meta-number = N
cli-meta-seat = ASIENTO
cli-meta-bot = BOT
cli-meta-bots = BOT,BOT
cli-meta-board = TABLERO
cli-meta-setting = NOMBRE=VALOR
cli-meta-hex = HEX
cli-meta-file = ARCHIVO
cli-meta-toml = ARCHIVO.toml
cli-meta-ply = N
cli-meta-rule = REGLA
cli-meta-word = PALABRA
cli-meta-host = DIRECCIÓN
cli-meta-port = PUERTO
cli-meta-folder = CARPETA
cli-meta-url = URL
cli-meta-value = VALOR
cli-meta-yes = yes|no

cli-play-short = jugar aquí en la terminal, con bots y con quien tengas al lado
cli-play-about = Juega una partida en la terminal. Cada jugada se guarda en un registro en cuanto se hace, así que no se pierde nada al parar.
cli-play-examples =
    lamplight play { $game }
    lamplight play { $game } --players 3 --seat you:Anna --seat you:Ben --bot uniform
    lamplight play { $game } --option { $option } --record tarde.jsonl
    lamplight play --resume tarde.jsonl
cli-play-game = qué juego (ver: lamplight games)
cli-play-players = cuántos juegan en total; los bots ocupan los asientos que nadie ha pedido (4 si no se dice nada)
cli-play-seat = quién ocupa el asiento siguiente: you, you:NOMBRE, bot o bot:TIPO; se puede repetir (un «you» si no se dice nada)
cli-play-bot = qué bot ocupa los demás asientos
cli-play-board = un tablero por su nombre, o el archivo de tu propio tablero
cli-play-option = una opción del juego (ver: lamplight games); se puede repetir
cli-play-seed = la semilla de los dados, hasta 64 cifras hexadecimales; la misma semilla trae los mismos dados
cli-play-real-dice = tiras dados de verdad y escribes lo que sale
cli-play-record = dónde se escribe el registro; el archivo no debe existir aún
cli-play-resume = seguir una partida desde su registro
cli-play-tips = dar cada consejo del juego una vez, aunque no haya nadie en una terminal
cli-play-no-tips = no dar consejos

cli-replay-short = contar otra vez una partida guardada
cli-replay-about = Cuenta otra vez una partida guardada, jugada a jugada.
cli-replay-examples =
    lamplight replay partida.jsonl
    lamplight replay partida.jsonl --to 40
    lamplight replay partida.jsonl --json | head -3
cli-replay-file = el registro
cli-replay-course = muestra también la línea de las posibilidades; de partida.analysis.json junto a partida.jsonl si existe, y si no con un análisis rápido
cli-replay-step = paso a paso con las teclas, adelante y atrás (q termina); donde no se pueda, con Intro
cli-replay-to = parar tras tantas jugadas y tiradas, y mostrar dónde está cada cual
cli-replay-json = un objeto JSON por jugada, para programas
cli-replay-board = el archivo del tablero, si se jugó en un tablero propio

cli-verify-short = comprobar un registro: cada jugada, cada tirada, el final
cli-verify-about = Comprueba un registro: ¿está permitida cada jugada, encaja cada huella, es correcto el final y salen todas las tiradas de la semilla? Lo primero que no encaja se nombra con su línea.
cli-verify-examples =
    lamplight verify partida.jsonl
    lamplight verify partida.jsonl --board mi-tablero.toml
cli-verify-file = el registro; - lo lee de la entrada estándar
cli-verify-board = el archivo del tablero, si se jugó en un tablero propio

cli-analyse-short = decir dónde cambió una partida grabada
cli-analyse-about = Dice las posibilidades de cada lugar tras cada jugada y tirada, y lo que cambiaron la suerte, las decisiones propias y las ajenas. Las cuentas salen exactas; lo que está demasiado igualado no se llama error.
cli-analyse-examples =
    lamplight analyse game.jsonl
    lamplight analyse game.jsonl --depth deep --processes 2
    lamplight analyse game.jsonl --json > analysis.json
cli-analyse-file = la grabación
cli-analyse-depth = cuánto pensar: quick, usual o deep
cli-analyse-processes = procesos que se reparten el trabajo
cli-analyse-seed = suertes de las partidas de prueba; la misma semilla da los mismos números
cli-analyse-json = todo el análisis como JSON, para programas
cli-analyse-board = el archivo del tablero, si se jugó en un tablero propio
cli-analyse-no-depth = No hay ninguna profundidad «{ $value }». Hay: { $known }. { $near }

cli-serve-short = abrir mesas para navegadores
cli-serve-about = Arranca el servidor de mesas: abre su dirección en un navegador, en esta máquina o en otras.
cli-serve-examples =
    lamplight serve --open
    lamplight serve --host 0.0.0.0 --port 8080
    lamplight serve --database postgresql://user@host/lamplight
cli-serve-open = abrir también el navegador
cli-serve-config = un archivo de ajustes (si no se indica, lamplight.toml en la carpeta de datos o en esta)

cli-settings-short = mostrar los ajustes del servidor y de dónde vienen
cli-settings-about = Muestra cada ajuste del servidor con su valor y de dónde viene: el valor por defecto, un archivo, el entorno (LAMPLIGHT_PORT para port) o la línea de órdenes; vale el último. Admite las mismas opciones que «lamplight serve».
cli-settings-examples =
    lamplight settings
    lamplight settings --toml > lamplight.toml
    lamplight settings --config /etc/lamplight.toml
cli-settings-config = un archivo de ajustes (si no se indica, lamplight.toml en la carpeta de datos o en esta)
cli-settings-toml = escribir un ejemplo de un archivo así, con todos los ajustes

cli-rules-short = leer las reglas
cli-rules-about = Muestra el reglamento en el orden en que se aprende; o un capítulo, una regla, un ejemplo, una carta o cada lugar que tenga las palabras buscadas.
cli-rules-examples =
    lamplight rules { $game }
    lamplight rules { $game } { $chapter }
    lamplight rules { $rule }
    lamplight rules { $game } key
cli-rules-game = qué juego ({ $game } si no se dice nada)
cli-rules-words = una regla ({ $rule }), un capítulo ({ $chapter }), una parte (intro, key, terms…) o palabras que buscar

cli-games-short = enumerar los juegos, sus opciones y sus bots
cli-games-about = Enumera los juegos, con sus opciones y sus bots.
cli-games-examples = lamplight games

cli-simulate-short = hacer que los bots jueguen muchas partidas y contar
cli-simulate-about = Hace que los bots jueguen muchas partidas sin mostrarlas, y dice cuánto duraron, quién ganó y cómo acabaron.
cli-simulate-examples =
    lamplight simulate { $game } --games 1000 --players 4
    lamplight simulate { $game } --bots { $bot },uniform --seed martes
cli-simulate-game = qué juego
cli-simulate-games = cuántas partidas (100 si no se dice nada)
cli-simulate-players = cuántos jugadores (4 si no se dice nada)
cli-simulate-bots = los bots, asiento por asiento; se repiten hasta ocuparlos todos
cli-simulate-board = un tablero por su nombre, o el archivo de tu propio tablero
cli-simulate-option = una opción del juego; se puede repetir
cli-simulate-seed = una palabra cualquiera; la misma palabra trae las mismas partidas


## Lo que ha ido mal

cli-did-you-mean = ¿Querías decir «{ $guess }»?
cli-did-you-mean-one = ¿Querías decir { $guesses }?
cli-guess = «{ $guess }»
cli-guess-or = { $first } o «{ $guess }»
cli-see-help = «lamplight --help» muestra lo que se puede escribir.
cli-progress = { NUMBER($done, useGrouping: 0) } de { NUMBER($total, useGrouping: 0) }
cli-left = faltan { $time }
cli-interrupted = Interrumpido.
cli-inner-fault = Algo ha ido mal dentro de Lamplight ({ $error }). Pon LAMPLIGHT_DEBUG=1 para ver más y avísanos, por favor.

cli-unknown-command = No hay ninguna orden «{ $value }»; hay: { $known }. { $near }
cli-command-taken = El juego { $game } trae una orden «{ $command }», pero ese nombre ya está ocupado; la orden se omite.
cli-unknown-flag = «{ $command }» no tiene la opción «{ $value }». { $near }
cli-unknown-language = Aquí no hay ningún idioma «{ $value }»; hay: { $known }. { $near }
cli-unknown-game = Aquí no hay ningún juego «{ $value }»; hay: { $known }. { $near }
cli-unknown-seat = Nadie puede sentarse ahí como «{ $value }»; hay: { $known }. { $near }
cli-unknown-bot = No hay ningún bot «{ $value }»; hay: { $known }. { $near }
cli-unknown-option = Este juego no tiene la opción «{ $value }»; hay: { $known }. { $near }
cli-unknown-value = La opción «{ $option }» no puede ser «{ $value }»; hay: { $known }. { $near }
cli-no-rulebook = { $game } no tiene reglamento aquí.
cli-unknown-rule = No hay ninguna regla «{ $value }»; hay: { $known }. { $near }
cli-extra-word = «{ $command }» no sabe qué hacer con «{ $value }».
cli-flag-takes-none = La opción { $option } no lleva valor.
cli-flag-needs-value = La opción { $option } necesita un valor detrás.
cli-bad-arguments = Esto no se entiende: { $reason }.
cli-bad-option = «{ $value }» no es una opción de un juego; escríbela como nombre=valor, por ejemplo goal=50.
cli-bad-seed = «{ $value }» no es una semilla; lleva de 1 a { $count } cifras hexadecimales (0-9, a-f).
cli-not-a-number = La opción { $option } lleva un número entero de { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }, no «{ $value }».
cli-not-in-range = La opción { $option } lleva un número de { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }; { $value } no encaja.
cli-player-count = Este juego es para { $low } a { $high } jugadores, no para { $value }.
cli-too-many-seats = Se han pedido { $seats } asientos, pero solo juegan { $players }.
cli-which-game = ¿Qué juego? Hay: { $known }.
cli-which-file = ¿Qué archivo? Escríbelo después de la orden.
cli-seed-or-dice = Los dados de verdad no necesitan semilla: usa --seed o --real-dice, no los dos.
cli-no-real-dice = En este juego se reparten secretos y tiene que hacerlo el ordenador: quita --real-dice.
cli-step-or-json = Usa --step o --json, no los dos.
cli-not-with-resume = { $option } no se puede usar con --resume: el registro dice cómo se juega esta partida.
cli-other-game = { $file } es el registro de otro juego: { $game }.
cli-cannot-set-up = La partida no se puede preparar así:
cli-endless = Una partida no había terminado tras { $count } jugadas.

cli-file-missing = No hay ningún archivo { $file }.
cli-no-folder = No hay ninguna carpeta { $folder }: créala primero o elige otro sitio para el registro.
cli-no-output = No se puede escribir la salida: { $reason }.
cli-file-forbidden = No tienes permiso para leer o escribir { $file }.
cli-file-directory = { $file } es una carpeta, no un archivo.
cli-file-exists = { $file } ya existe; elige otro nombre (o sigue con él: lamplight play --resume).
cli-file-error = { $file } no se puede usar: { $reason }.
cli-file-not-text = { $file } no es un archivo de texto.
cli-no-home = No hay carpeta personal donde guardar el registro; di dónde con --record ARCHIVO.

cli-board-faults =
    { $count ->
        [one] { $file }: un fallo.
       *[other] { $file }: { $count } fallos.
    }


## Registros

cli-record-fault = { $file }, línea { NUMBER($line, useGrouping: 0) }: { $what }
cli-record-cut-line = El archivo se cortó en mitad de esta línea.
cli-record-unknown-game = Este registro es de un juego que aquí no se conoce: «{ $value }» (se conocen: { $known }).
cli-record-own-board = { $file } se jugó en el tablero «{ $board }», que no es de los nuestros; indica su archivo con --board ARCHIVO.toml.
cli-record-unfinished = { $file } acaba tras { $count } jugadas y tiradas, antes del final de la partida: se cortó, o la partida sigue en marcha. Hasta ahí todo es correcto.
cli-record-no-seed = { $file } acaba sin la semilla que prometía su primera línea: los dados no se pueden comprobar. Las { $count } jugadas y tiradas están permitidas.
cli-record-busy = { $file } está abierto ahora mismo en otra mesa.
cli-already-over = La partida de { $file } ha terminado. Vuelve a verla con: { $command }
cli-aside-unreadable = { $file } no se puede leer ({ $reason }).
cli-no-seed = Falta la semilla de los dados: { $aside } no está. Dala con --seed para seguir con { $file }.
cli-wrong-seed = Esta no es la semilla que { $file } prometía en su primera línea.
cli-verified = { $file } está en orden: { $game }, { $seats } jugadores, { $count } jugadas y tiradas.
cli-verified-dice =
    { $count ->
        [one] Se ha recalculado una tirada a partir de la semilla, y es la misma.
       *[other] Se han recalculado las { $count } tiradas a partir de la semilla, y son las mismas.
    }
cli-verified-real-dice = Los dados eran de verdad: no hay nada que recalcular.
cli-verified-end = Victoria de { $who }. { $why } ({ $rule })
cli-verified-lost = { $why } ({ $rule })


## Listas

cli-games-players = { "  " }{ $low } a { $high } jugadores, versión { $version } de las reglas
cli-games-usual = (lo habitual)
cli-games-bots = { "  " }bots: --bot, --seat bot:TIPO


## La mesa en la terminal

term-prompt = >
term-commitment = Los dados están fijados por una semilla secreta; su huella es { $commitment }.
term-real-dice = Tú tiras dados de verdad y escribes lo que sale.
term-record = Registro: { $file }
term-tip = Consejo: { $tip } (Escribe: reglas { $rule })
term-how = Responde con un número de la lista o con palabras («ayuda» lo muestra todo).
term-resumed =
    { $count ->
        [one] La partida sigue tras una jugada o tirada. Lo último que pasó:
       *[other] La partida sigue tras { $count } jugadas y tiradas. Lo último que pasó:
    }
term-you = tú
term-bot = bot ({ $bot })
term-reason = { $who }: { $why }
term-bot-refused = El bot { $bot } quería algo que no está permitido ({ $do }): { $why }
term-no-question = No es el turno de nadie.
term-ask-dice = { $who }: { $ask } Escribe lo que sale, por ejemplo: { $example }
term-no-such-dice = «{ $value }» no puede salir. Escríbelo así: { $example }
term-no-number = En la lista no hay ningún número { $value }; llega hasta { $count }.
term-not-understood = No entiendo «{ $value }»; escribe un número de la lista, o «ayuda». { $near }
term-allowed = Eso está permitido.
term-why-what = ¿Por qué qué? Nombra una pieza y un lugar, por ejemplo: porque { $things }
term-about-what = ¿Qué cosa? Nombra una pieza o un lugar, por ejemplo: about { $thing }
term-about-rules = { "" }  Reglas: { $rules }
term-about-beside = { "" }  Al lado: { $places }
term-list-more = «lista» muestra qué haría cada una; «lista» con una palabra, solo las que tratan de eso.
term-list-none = Ninguna respuesta trata de «{ $value }». «lista» las muestra todas.
term-no-such-thing = En esta mesa no hay nada llamado «{ $value }». { $near }
term-hint = Quizá: { $what } [{ $do }]. { $why }
term-undo-nothing = No hay nada que deshacer.
term-undo-all = Desde entonces se han tirado los dados. ¿Estáis todos de acuerdo en que { $who } deshaga la última jugada? (sí/no)
term-yes-words = s, sí, si
term-undo-kept = Entonces todo se queda como está.
term-undone = { $who } deshace: { $do }.
term-same-dice = Los dados caerán otra vez igual.
term-saved =
    { $count ->
        [one] Una jugada o tirada está guardada en { $file }.
       *[other] Las { $count } jugadas y tiradas están guardadas en { $file }.
    }
term-copied = Hay una copia en { $file }.
term-left = La partida está guardada en { $file }. Síguela con: { $command }
term-won = ¡Victoria!
term-lost = Sin victoria.
term-seed = La semilla de los dados era { $seed }.
term-check = Comprueba jugadas y dados con: { $command }
term-pass = Pasad el teclado a { $who }. ¡Que nadie más mire! { $who }: pulsa Intro.
term-secret = Tus personajes secretos: { $what }.
term-together = O todos juntos: escribid «{ $do }».
term-together-all = ¿Estáis todos de acuerdo con «{ $do }»? (sí/no)
term-together-sure = ¿De verdad «{ $do }»? También se pregunta a los bots. (sí/no)
term-together-refused = { $who } dice que no. La partida sigue.

term-words-help = ?, h, ayuda
term-words-list = l, lista
term-words-board = b, tablero, mapa
term-words-why = w, porque, porqué
term-words-about = quées
term-words-hint = pista, consejo
term-words-undo = u, deshacer
term-words-log = historial
term-words-rules = reglas, regla
term-words-save = s, guardar
term-words-quit = q, salir
term-help-help = esta lista
term-help-list = la pregunta con todas sus respuestas; con «{ $thing }», solo las que tratan de eso; otras palabras se buscan en las respuestas
term-help-board = dónde está cada cual
term-help-why = ¿por qué no? Por ejemplo: porque { $things }
term-help-about = ¿qué es esto? Por ejemplo: about { $thing }
term-help-hint = qué haría un bot fuerte, y por qué
term-help-undo = deshacer la última jugada
term-help-log = qué ha pasado; «log 30» para ver más
term-help-rules = el reglamento; «rules { $rule }» para una regla, o palabras que buscar
term-help-save = dónde se guarda la partida; «save ARCHIVO» hace una copia del registro
term-help-quit = salir; la partida puede seguir más tarde
term-help-moves = Una jugada es un número de la lista, su notación ({ $do }) o simplemente de qué trata ({ $things }). Varias jugadas en una línea van separadas por «;».

term-replay-head = { $seats } jugadores; { $options }
term-replay-people = Jugada por { $who }.
term-replay-began = Empezada el { $when }.
term-replay-note = «{ $note }»
term-took-back = { $who } lo deshace todo desde la jugada { NUMBER($ply, useGrouping: 0) }.
term-whisper = Solo para { $who }: { $what }
term-replay-at = Paso { $at } de { $last }
term-replay-keys = ← → paso a paso, ↑ ↓ de diez en diez, Inicio y Fin, q termina
term-step = Intro: seguir, q: parar
term-not-over = Aún no ha terminado: { $count } jugadas y tiradas hasta ahora.

term-sim-head = { $games } partidas de { $game }, { $players } jugadores, semilla «{ $seed }»
term-sim-length = duración
term-sim-median = mediana
term-sim-low = percentil 10
term-sim-high = percentil 90
term-sim-turns = turnos
term-sim-plies = jugadas y tiradas
term-sim-seat = asiento
term-sim-wins = victorias
term-sim-share = parte
term-sim-end = final por
term-sim-games = partidas
term-sim-percent = por ciento

cli-bot-short = comprobar un bot propio
cli-bot-about = Órdenes para bots que son programas aparte.
cli-bot-examples =
    lamplight bot check ./mibot
cli-bot-check-short = ¿cumple un programa el protocolo?
cli-bot-check-about = Inicia un programa, le hace jugar partidas enteras de todo a lo que juega, deshace una jugada de vez en cuando y dice lo que encontró. El protocolo está en docs/engine-protocol.md.
cli-bot-check-examples =
    lamplight bot check ./mibot
    lamplight bot check "python3 mibot.py --hondo" --games 10
cli-bot-check-command = la línea de órdenes que inicia el programa
cli-bot-check-game = solo este juego
cli-bot-check-games = cuántas partidas de cada uno (2 si no se indica)
cli-bot-check-seconds = segundos para una decisión (2 si no se indica)
cli-meta-command = ORDEN
cli-which-command = ¿Qué programa? Indica la línea de órdenes que lo inicia, por ejemplo: lamplight bot check ./mibot
cli-check-passed = bien
cli-check-failed = FALLO
cli-meta-program = JUEGO:NOMBRE=ORDEN

# Lessons
cli-learn-short = una primera partida guiada
cli-learn-about = Enseña un juego jugándolo: paso a paso, en una mesa de verdad con la suerte escrita. Se sigue donde se dejó.
cli-learn-examples = 
    lamplight learn { $game }
    lamplight learn { $game } first --again
cli-learn-game = el juego (lamplight games los enumera)
cli-learn-lesson = la lección; si no se da, la primera
cli-learn-again = desde el principio, aunque se dejara a medias
cli-no-lessons = { $game } no tiene lecciones.
cli-unknown-lesson = { $game } no tiene ninguna lección «{ $value }». { $near } Hay: { $known }.
cli-lesson-short = comprobar una lección propia
cli-lesson-about = Órdenes para quien escribe lecciones.
cli-lesson-examples = 
    lamplight lesson check first.toml
cli-lesson-check-short = ¿se puede dar una lección?
cli-lesson-check-about = Juega una lección por todas sus ramas según las reglas de su juego y nombra cada paso que no puede ocurrir, cada texto que falta o es demasiado largo y cada identificador desconocido. Cómo se escribe una está en docs/lessons.md.
cli-lesson-check-examples = 
    lamplight lesson check first.toml second.toml
cli-lesson-check-files = los ficheros de las lecciones
cli-which-lesson = ¿Qué fichero? Da el fichero de una lección.
term-lesson-how = Intro para seguir, un número para elegir. deshacer vuelve un paso atrás, salir la deja; la lección te espera.
term-lesson-look = Mira: { $what }
term-lesson-next = (Intro: siguiente)
term-lesson-left = La lección te espera: { $command }
term-lesson-then = La siguiente lección: { $command }
term-lesson-play = Ahora una partida de verdad: { $command }
cli-games-lessons = { "  " }lecciones: lamplight learn
