### The Dwarves: what the rulebook has besides its numbered rules, to learn the game from.

dw-preface = Estas son las reglas del juego impreso, contadas con nuestras palabras. Las cartas, el mapa y las losetas impresas no están copiadas aquí. Algunas de las nuestras siguen lo que cuenta el reglamento; la mayoría las hemos ideado nosotros.


## Beside the numbered rules

dw-note-entrances = Nuestro consejo: que no haya tropas junto a las entradas de los túneles. Si la tierra muere allí, la entrada se pierde, y no hay camino más rápido que los túneles.


## Examples

dw-example-walk = Un camino que acaba antes
    .text = Bavragor camina con dos dados de Rapidez. El más alto marca 4, así que puede avanzar hasta cuatro casillas. A las dos llega donde hay tropas, y allí termina su camino, quede lo que quede. Con la segunda acción puede luchar o seguir.
dw-example-price = El precio de la Tierra Muerta
    .text = Tungdil pisa Tierra Muerta. Por esa casilla decidís juntos: pierde 1 de Vida o la ficha de la Perdición se acerca 1. Aquí elegís la ficha. Si siguiera hasta otra casilla muerta, se os preguntaría de nuevo.
dw-example-fight = Una lucha
    .text = Bavragor tira tres dados de Combate: 6, 4 y 2. El 6 basta para cualquiera; lo usa con el älf, que exige un 6. El 4 vence a un orco. El 2 no vence a nadie, así que quedan un orco y el trol.
dw-example-missed = Una lucha que sale mal
    .text = Aquí solo hay un älf, y para un älf tiene que ser un 6. Con 5, 5 y 3 no se vence a nadie, y eso le cuesta a Bavragor 1 de Vida.
dw-example-message = Un mensaje al Consejo
    .text = La ficha está en el 5, y desde allí hace falta un 5 o más. Bavragor tira tres dados de Oficio y uno marca 5: la ficha va 1 a la derecha. Dos dados así no la llevarían más lejos. Desde ahora vale el efecto de la casilla 6.
dw-example-test = Una prueba en dos acciones
    .text = La carta pide tres éxitos de Oficio de 4 o más en un mismo turno. Con la primera acción Bavragor consigue dos; con la segunda, el tercero: hecho. Si el tercero no hubiera salido en este turno, los dos primeros se habrían perdido.
dw-example-perish = La tierra muere
    .text = Cuatro tropas esperan en la Puerta V, y la ficha del Héroe trae una quinta: demasiadas. Se pone una loseta con su flecha sobre la flecha impresa del mismo color. Primero se van a los lados las tropas dibujadas en la loseta, si están; luego todas las demás corren por la flecha.
dw-example-tunnel = Por los túneles
    .text = Tungdil está en la entrada sur con tres pasos. Un paso lo lleva a cualquier otra entrada, y desde allí podría seguir. La entrada este ha muerto: por allí no sale nadie.


## Tables

dw-grid-beats = Qué número vence a quién
dw-grid-die = Dado
dw-grid-beaten = vence a
dw-grid-six = un älf, un trol o un orco
dw-grid-five = un trol o un orco
dw-grid-four = un orco
dw-grid-nobody = nadie
dw-grid-council = El Consejo, casilla por casilla
dw-grid-space = Casilla
dw-grid-effect = Mientras la ficha está aquí
dw-grid-right = A la derecha con
# $n the lowest number that will do
dw-grid-step = { $n ->
        [6] un 6
       *[other] { $n } o más
    }


## Key to the signs

dw-key-battle = Hacha
    .means = Combate: tantos dados tiras para luchar.
dw-key-craft = Martillo
    .means = Oficio: tantos dados tiras para un mensaje o una prueba de Oficio.
dw-key-speed = Bota
    .means = Rapidez: tantos dados tiras para caminar; cuenta el más alto.
dw-key-heart = Corazón
    .means = Vida. Si a un enano no le queda, habéis perdido todos.
dw-key-dice = Dado
    .means = Una tirada, o una que se puede repetir.
dw-key-action = Rayo
    .means = Una acción más.
dw-key-orc = Orco
    .means = Lo vence un 4, un 5 o un 6.
dw-key-troll = Trol
    .means = Lo vence un 5 o un 6.
dw-key-alf = Älf
    .means = Solo lo vence un 6.
dw-key-troops = Yelmo
    .means = Tropas: en la senda de la Perdición entran por la puerta cuyo número se ve.
dw-key-hero = Farol
    .means = La ficha del Héroe: da un paso al empezar cada turno.
dw-key-doom = Calavera
    .means = La ficha de la Perdición: si la del Héroe la encuentra, habéis perdido todos.
dw-key-threat = Aviso
    .means = Amenazas: en la senda de la Perdición se esconden dos más en el mazo de Aventuras.
dw-key-council = Hacha doble
    .means = El Consejo de los enanos: en la senda de la Perdición su ficha va 1 a la izquierda.
dw-key-gateway = Puerta con número
    .means = Una puerta: por aquí entran tropas y aquí empiezan enanos.
dw-key-tunnel = Bóveda
    .means = Una entrada a los túneles.
dw-key-tile = Hexágono agrietado
    .means = Tierra Muerta: las tropas siguen por su flecha, y cada paso sobre ella tiene su precio.
dw-key-flow = Olas con flecha
    .means = Adónde correrán las tropas desde aquí.
dw-key-place = Chincheta
    .means = El lugar del que trata una carta.
dw-key-gear = Fardo
    .means = Equipo.
dw-key-story = Libro abierto
    .means = La historia: una carta de Escenario.


## Things with a page of their own

dw-shelf-dwarf = Los cinco enanos
dw-shelf-scenario = Cartas de Escenario
dw-shelf-adventure = Cartas de Aventura
dw-shelf-threat = Cartas de Amenaza
dw-shelf-equipment = Cartas de Equipo
dw-shelf-tile = Losetas de Tierra Muerta y de túnel
dw-thing-tile = Tierra Muerta { $tile }, { $colour }
dw-thing-tile-drawn = Dibujado a la izquierda de la flecha, de delante atrás: { $first }, { $second }; a la derecha: { $third }, { $fourth }.
dw-thing-tunnel = La loseta de túnel
