### Rumble: what the rulebook has besides its numbered rules, to learn the game from.

rd-preface = Estas son las reglas del juego impreso, contadas con nuestras palabras. Las cartas de la caja no llevan texto: los nombres de las habitaciones y de los personajes, y dónde están las puertas, los hemos elegido nosotros.


## How to play, in two minutes

rd-chapter-intros = Cómo se juega, en dos minutos
rd-intro-1 = Doce personajes están en doce habitaciones. Dos son tuyos en secreto, y nadie más sabe cuáles. Míralos y que no se te note.
rd-intro-2 = En tu turno haces una sola cosa, y con quien quieras, sea tuyo o no. Moverse: quien está solo pasa por una puerta a la habitación de al lado. Pelear: donde se han juntado dos o más, señalas a uno que sale volando.
rd-intro-3 = Quien sale volando hace cola fuera. Cuanto más aguanta alguien dentro, más puntos: los dos primeros no dan nada, el último de dentro da 10. A ti solo te cuenta tu mejor personaje.
rd-intro-4 = Y hay un cofre. Quien está con él puede llevárselo a la habitación de al lado, incluso con compañía. ¿Alguien está en la entrada con el cofre cuando empieza un turno? Entonces puede salir con él, y ese es el mejor puesto de todos.
rd-intro-5 = Cuando queda uno dentro, se destapan todos los secretos y se cuentan los puntos. Después de tres aventuras gana quien tenga más. Fíjate, pues, en quién ayuda a quién, ¡y no mimes demasiado a los tuyos!


## Beside the numbered rules

rd-note-players = Para tres a seis personas desde ocho años; tres aventuras duran unos 20 minutos. Para dos hay una variante nuestra, y con mazmorra y casa juntas pueden jugar hasta doce.


## Examples

rd-example-walk = Quién puede moverse, y adónde
    .text = El orco está solo en el salón del eco. Una puerta da a la entrada y otra a la cocina: puede ir a cualquiera de las dos. La armería queda en diagonal y no hay puerta. Y el liche tiene compañía, así que se queda.
rd-example-brawl = Una pelea
    .text = Tres se han juntado en la cocina. El azul señala al liche, que sale volando hasta el final de la cola. Los otros dos se quedan donde están.
rd-example-heave = Con el cofre, ni la compañía estorba
    .text = Dos comparten la cámara del tesoro. Sin el cofre nadie puede irse. Con el cofre sí: uno de ellos lo arrastra a la habitación de al lado.
rd-example-it-stays = El cofre no es de nadie
    .text = El cofre ha llegado hasta la gruta. Ahora sale volando quien lo llevaba, pero el cofre se queda allí en el suelo. Cualquiera de esa habitación puede llevárselo después.
rd-example-way-out = Primero a la entrada, después fuera
    .text = El enano está a una puerta de la entrada y todavía no puede salir. El rojo lo lleva allí con el cofre. Solo en un turno posterior, aquí el del verde, puede salir con él, si nadie lo ha echado antes.
rd-example-points = Contar sin el cofre
    .text = Quedan dos y uno sale volando: el orco, último de dentro, vale 10, y el último expulsado, 9. El rojo tiene al orco y al enano: solo cuenta el mejor. El primero de todos en salir no da nada; el tercero da 1 punto.
rd-example-points-with-chest = Contar cuando alguien se ha escapado
    .text = El enano se fue con el cofre hace tiempo. Eso vale 10 puntos, por pronto que fuera. El último de dentro vale ahora 9, y el último expulsado, 8.
rd-example-no-way-back = Nada de volver al momento
    .text = El orco acaba de llegar del salón del eco. Por nuestra regla de la casa no puede volver allí en el turno siguiente. Cualquier otra puerta le queda abierta.


## The table of points

rd-grid-points = Cuánto vale cada puesto
rd-grid-worth = Puntos
rd-grid-without = Nadie se fue con el cofre
rd-grid-with = Alguien se fue con el cofre
rd-grid-last = último de dentro
rd-grid-last-out = último expulsado
rd-grid-chest = escapado con el cofre
# $n from 1
rd-grid-out =
    { $n ->
        [1] primer expulsado
        [2] segundo expulsado
        [3] tercer expulsado
       *[other] expulsado número { $n }
    }


## Key to the signs

rd-key-door = Puerta iluminada
    .means = Una puerta que da a otra puerta: por aquí se pasa.
rd-key-wall = Puerta tapiada
    .means = Una puerta que no lleva a ninguna parte: nadie pasa.
rd-key-exit = Flecha que sale de una puerta
    .means = La salida: quien está aquí con el cofre al empezar un turno puede irse.
rd-key-stairs = Escalera
    .means = Une la mazmorra y la casa.
rd-key-chest = Cofre del tesoro
    .means = Cualquiera de su habitación puede llevárselo a la de al lado.
rd-key-token = Ficha secreta
    .means = Boca abajo: un personaje de alguien. Boca arriba: tuyo, o a la vista de todos después de la aventura.
rd-key-fallen = Puesto con número
    .means = La cola de fuera, por orden de salida; el número es lo que vale el puesto.
rd-key-brawl = Nube de polvo
    .means = Una pelea: alguien sale volando.


## Things with a page of their own

rd-shelf-character = Los personajes, uno por uno
rd-shelf-room = Las habitaciones, una por una
rd-thing-dungeon = Un personaje de la mazmorra. Ninguno puede más que otro: solo se distinguen por su aspecto y por de quién son en secreto.
rd-thing-house = Un personaje de la casa. Ninguno puede más que otro: solo se distinguen por su aspecto y por de quién son en secreto.
rd-thing-stairs = Con mazmorra y casa juntas, la escalera pasa por aquí
