### What DunkelRunde says in the terminal: the command `lamplight board`, and the road drawn with letters.

dr-cli-board-short = comprobar el archivo de tu propio tablero
dr-cli-board-about = Comprueba un archivo de tablero para DunkelRunde y nombra cada fallo. Un tablero correcto se dibuja.
dr-cli-board-examples =
    lamplight board mi-tablero.toml
    lamplight play dunkelrunde --board mi-tablero.toml
dr-cli-board-file = el archivo del tablero (TOML)
dr-cli-board-fine = { $file } está en orden: tablero «{ $name }», { $road } casillas en el camino y { $hidden } en senderos secretos.
dr-road-legend = En el dibujo: { $girl } y { $boy }, niña y niño del asiento 1; { $ghost }, un fantasma; { $yellow } refugio, { $blue } casa de un fantasma, { $red } esperar compañía, { $green } sendero secreto, { $brown } camino del castillo.
dr-road-girl = f
dr-road-boy = m

## En el laboratorio
dr-measure-scares = Sustos
    .help = Un fantasma hace retroceder a un niño solo.
dr-measure-escapes = Grupos que aguantaron
    .help = Un fantasma se topa con un grupo y nadie se asusta.
dr-measure-lapses = Dobles perdidos
    .help = Un doble que ningún grupo puede usar.
dr-measure-groups = Movimientos de grupos
    .help = Un grupo avanza con un doble.
dr-measure-crossings = Cruces
    .help = Los niños cruzan juntos el río o la puerta.
dr-measure-waits = Esperas
    .help = Un niño espera compañía en una casilla roja.
dr-measure-witch = Ayuda de la bruja
    .help = La bruja ayuda a cruzar al último niño.
dr-measure-stuck = Ningún niño pudo mover
    .help = El dado de los niños se perdió porque nadie podía mover.
dr-measure-lead-changes = Cambios de líder
    .help = Cuántas veces otro asiento pasa a tener él solo el camino más corto.
