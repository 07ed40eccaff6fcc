### Palabras que no pertenecen a ningún juego en particular.

seat-name = Jugador { $n }
seat-and = { $first } y { $second }
seat-fox = Zorro
seat-owl = Búho
seat-frog = Rana
seat-bee = Abeja
seat-bat = Murciélago
seat-badger = Tejón
seat-squirrel = Ardilla
seat-otter = Nutria
seat-flamingo = Flamenco
seat-bear = Oso
seat-raven = Cuervo
seat-gecko = Geco
# A piece on the board by its name, its place and its company; a place by who stands there
standing-piece = { $piece }, { $place }
standing-company = { $piece }, { $place }; también aquí: { $company }
standing-kind = { $place } ({ $kind })
standing-place = { $place }: { $pieces }
colour-red = Rojo
colour-blue = Azul
colour-green = Verde
colour-yellow = Amarillo
colour-violet = Violeta
colour-grey = Gris
colour-orange = Naranja
colour-teal = Turquesa
colour-pink = Rosa
colour-brown = Marrón
colour-black = Negro
colour-lime = Verde claro

## Preparación
core-unknown-option = La opción «{ $option }» no existe. Hay: { $known }.
core-unknown-value = La opción «{ $option }» no puede ser «{ $value }». Elige entre: { $known }.
core-seat-count = Este juego es para { $min } a { $max } jugadores, no para { $seats }.

## Jugar
core-not-an-action = «{ $do }» no es una jugada de este juego.
core-nothing-there = Ahora no se puede hacer nada ahí.
core-dealer-rolls = En esta partida los dados se tiran por ti.
core-undo-nothing = No hay nada que deshacer.

## Registros
core-record-too-large = Es más de lo que puede tener un registro: { NUMBER($lines) } líneas, { NUMBER($letters) } caracteres en una línea, { $mib } MiB en total.
core-record-not-json = Esta línea no pertenece a un registro: está cortada o fue modificada.
core-record-no-header = Esto no es un registro de Lamplight: la primera línea debería nombrar el juego.
core-record-version = Este registro tiene el formato { $version }; este programa lee el formato { $known }.
core-record-game = Este registro es de otro juego: «{ $game }».
core-unknown-rules = Esta partida empezó con la versión { $version } de las reglas, y aquí no se puede jugar con ella; sí con: { $known }.
core-position-long = Una posición tiene como mucho { $most } caracteres.
core-position-game = Una posición empieza con el juego y la versión de sus reglas, aquí «{ $game }/2», no con «{ $found }».
core-position-field = «{ $found }» no es un campo; los campos son así: nombre=valor.
core-position-unknown = No hay ningún campo «{ $field }». Hay: { $known }.
core-position-twice = El campo «{ $field }» está dos veces.
core-position-missing = Falta el campo «{ $field }».
core-position-choice = El campo «{ $field }» no puede ser «{ $found }». Elige entre: { $known }.
core-position-count = El campo «{ $field }» tiene { $found } valores y necesita { $count }.
core-position-number = «{ $found }» en el campo «{ $field }» no es un número entero de { $least } a { $most }.
core-position-hidden = El campo «{ $field }» está oculto («?»): solo se puede jugar la posición completa.
core-record-content = Esta partida se jugó en un tablero distinto del que aquí lleva ese nombre.
core-record-bad-line = Esta línea no es ni una jugada, ni una comprobación, ni el final.
core-record-seed = La semilla no es un número hexadecimal.
core-record-commitment = La semilla no es la que se prometió al principio.
core-record-dice = Los dados dicen «{ $due }», pero el registro dice «{ $do }».
core-record-illegal = «{ $do }» no está permitido aquí: { $why }
core-record-digest = La suma de comprobación tras la jugada { $ply } no coincide: antes se modificó algo.
core-record-no-digest = Aquí falta una suma de comprobación.
core-record-after-end = Aquí la partida ya había terminado.
core-record-not-over = El registro dice que la partida ha terminado, pero no es así.
core-record-end = El final no es aquel al que llevan las jugadas.
core-record-early-seed = La semilla aparece en el registro antes del final de la partida.
core-record-cut = El registro está cortado: la partida ha terminado, pero falta el final.
core-record-lesson = Es el registro de la lección «{ $lesson }»: su suerte estaba escrita de antemano, así que no hay nada que comprobar.

## Bots
core-bot-gentle = Suave
    .help = Se le escapan cosas, como a un amigo cansado.
core-bot-normal = Normal
    .help = Piensa un poco por adelantado y se equivoca de vez en cuando.
core-bot-strong = Fuerte
    .help = Piensa muy por adelantado, hasta un segundo.
core-bot-master = Magistral
    .help = Juega lo mejor que puede y piensa hasta tres segundos.
core-bot-uniform = Azar
    .help = Juega cualquier cosa permitida.
core-reason-random = ¡Por puro capricho!
core-reason-only = Era la única jugada posible.
core-reason-search = De todo lo que he pensado, esto es lo que mejor acaba.
