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
