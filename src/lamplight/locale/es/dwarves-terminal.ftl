### What The Dwarves say in the terminal: the command `lamplight card`.

dw-cli-card-short = consultar una carta de Los enanos
dw-cli-card-words = card, carta
dw-cli-card-about = Muestra qué pide y qué hace una carta de Los enanos. Sin nombre, da la lista de todas las cartas.
dw-cli-card-examples =
    lamplight card AV07
    lamplight card viejo yunque
    lamplight card tungdil
    lamplight card --content mis-cartas/
dw-cli-card-card = una carta por su clave, su título o una parte del título, en cualquier idioma
dw-cli-card-content = una carpeta con archivos de contenido propios, en vez de las cartas de Lamplight
dw-cli-card-meta-card = CARTA
dw-cli-card-meta-content = CARPETA
dw-cli-card-several =
    { $count ->
        [one] Hay { $count } carta que se llama algo así como «{ $value }»:
       *[other] Hay { $count } cartas que se llaman algo así como «{ $value }»:
    }
dw-cli-card-fine = El contenido de { $folder } está en orden ({ $hash }).
dw-cli-card-faults =
    { $count ->
        [one] El contenido de { $folder } no se puede usar, tiene un fallo:
       *[other] El contenido de { $folder } no se puede usar, tiene { $count } fallos:
    }
dw-cli-card-unknown = No hay ninguna carta «{ $value }». { $near }

## En el laboratorio
dw-measure-completed = Cartas cumplidas en total
    .help = Cartas cumplidas o evitadas en una partida.
dw-measure-perished = Tierra Muerta
    .help = Casillas que murieron.
dw-measure-strikes = Golpes
    .help = Tropas abatidas.
dw-measure-wounds = Heridas
    .help = Cuántas veces un enano pierde Vida.
dw-measure-dug = Túneles cavados
    .help = Cuántas veces se cava o mueve la entrada del túnel.
dw-measure-threats-struck = Amenazas que golpearon
    .help = Cartas de Amenaza que surtieron efecto.
dw-measure-reshuffles = Nuevas barajadas
    .help = Cuántas veces se barajó de nuevo un mazo.
dw-measure-cards = Cartas cumplidas
    .help = Cuántas veces se cumplió o evitó cada carta, por cada cien partidas.
dw-content-path = No hay valor «{ $path }» en el contenido de Los enanos.

## The drawing

dw-atlas-dwarf = { $seat } { $who }: { $dwarf }, Vida { $health } de { $most }, Combate { $battle }, Oficio { $craft }, Rapidez { $speed }
dw-atlas-card = { $card }: { $text }
dw-atlas-legend = { $dwarf } es el enano del lugar 1; 2{ $orc } son dos orcos, { $troll } trols, { $alf } älfar; { $location } un lugar, { $tunnel } una entrada de túnel, { $land } Tierra Muerta con su flecha, { $brink } tierra al límite; de I a V son puertas.
