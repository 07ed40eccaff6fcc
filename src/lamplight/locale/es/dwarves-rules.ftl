### The Dwarves: the rulebook in the game, in our own words.
### dw-intro-1 to dw-intro-10 teach the game in five minutes; dw-rule-11-13 tells rule DW-11.13; dw-ruling-r5 tells ruling R5.

dw-chapter-intros = Cómo se juega, en cinco minutos
dw-chapter-1 = Con qué se juega
dw-chapter-2 = Antes de empezar
dw-chapter-3 = Ganar y perder
dw-chapter-4 = Tu turno y la ficha del Héroe
dw-chapter-5 = Cómo muere la tierra
dw-chapter-6 = El Yugo Negro
dw-chapter-7 = Cartas nuevas
dw-chapter-8 = Acciones y caminar
dw-chapter-9 = Los túneles
dw-chapter-10 = Luchar
dw-chapter-11 = El Consejo de los enanos
dw-chapter-12 = Pruebas
dw-chapter-13 = Sobre algunas cartas
dw-chapter-14 = ¿Qué dificultad queréis?
dw-chapter-15 = Equipo
dw-chapter-rulings = Casos difíciles y cómo los jugamos


## The game in five minutes

dw-intro-1 = Sois enanos, y una marea de enemigos invade vuestra tierra. Orcos, trols y älfar entran por cuatro puertas. Jugáis todos juntos: o ganáis todos o perdéis todos.
dw-intro-2 = Ganáis siguiendo la historia. Siempre hay una carta de Escenario descubierta; haced lo que pide y llegará la siguiente. Primero unas cuantas de la etapa A, luego forjáis el hacha Filo de Fuego (etapa B) y después viene el gran final (etapa C). Si lo lográis, ¡habéis ganado!
dw-intro-3 = Perdéis si la ficha del Héroe y la de la Perdición se encuentran en su senda, o si a cualquier enano no le queda Vida. ¡Así que cuidaos unos a otros!
dw-intro-4 = Tu turno empieza con la ficha del Héroe: da un paso hacia la Perdición, y ocurre lo que se ve en esa casilla. Casi siempre entran tropas por una puerta; a veces el Consejo se pone más gruñón, a veces se mezclan nuevas Amenazas en el mazo de Aventuras.
dw-intro-5 = Después se descubren cartas hasta que hay tres Aventuras o Amenazas. Las Aventuras dan una recompensa si hacéis lo que piden. Las Amenazas conviene evitarlas: cuando llega el siguiente Escenario, golpea cada una que siga ahí.
dw-intro-6 = Ahora tienes dos acciones. Caminar: tira tus dados de Rapidez; el más alto dice hasta dónde puedes ir. Luchar: tira tus dados de Combate; un 4 vence a un orco, un 5 también a un trol y un 6 incluso a un älf. Si tus dados no pueden darle a nadie, pierdes 1 de Vida.
dw-intro-7 = También puedes hacer una prueba para una carta: tira los dados que pide y espera números altos. O mandar un mensaje al Consejo con tus dados de Oficio: cuanto más a la derecha esté su ficha, más os ayuda. A la izquierda del todo os perjudica.
# $perish: troops that are too many at this table
dw-intro-8 =
    ¡Ojo con las multitudes! { $perish ->
        [4] Cuatro
       *[5] Cinco
    } tropas en una casilla son demasiadas. Entonces la tierra muere: se pone una loseta con una flecha, las tropas salen corriendo y desde ese momento todas las que lleguen siguen la flecha. Todas las flechas llevan al Yugo Negro. Cuando se juntan allí cinco tropas, la ficha de la Perdición se acerca un paso.
dw-intro-9 = Pisar Tierra Muerta tiene un precio, por cada casilla: 1 de Vida, o la ficha de la Perdición se acerca un paso. Vosotros elegís.
# $perish: troops that are too many at this table
dw-intro-10 =
    Nuestro consejo: ¡habladlo todo! Aligerad las casillas con { $perish ->
        [4] tres
       *[5] cuatro
    } tropas, pensad siempre en el Escenario y no dejéis ahí las Amenazas peligrosas. El juego te muestra lo que puedes hacer y, si algo no está permitido, te dice por qué.


## DW-1 Components

dw-rule-1-1 = El mapa tiene 65 casillas de seis lados. Se las reparten siete reinos: Gauragar, Urgon, Idoslane, Sangpûr, Rân Ribastur, Weyurn y Tabaîn. En el borde hay cuatro puertas con los números I, II, IV y V. No hay III.
dw-rule-1-2 = Once casillas tienen nombre propio: Yugo Negro, Porista, Dsôn Balsur, Âlandur, Toboribor, Galerías de Lot-Ionan, Claroverde, Mifurdania, Roodacre, Reina Xamtys II y Fuego del Dragón.
dw-rule-1-3 = En cuatro casillas hay una entrada a los túneles.
dw-rule-1-4 = De cada casilla salen tres flechas, una de cada uno de tres colores. Cada una apunta a una casilla vecina. Solo el Yugo Negro no tiene flechas.
dw-rule-1-5 = Las tropas del mal: 30 orcos, 25 trols y 20 älfar. Las que no están ni en el mapa ni en una carta esperan en la reserva.
dw-rule-1-6 = Hay 36 losetas de Tierra Muerta. Cada una muestra una flecha de un color y cuatro tropas, dos a cada lado de la flecha.
dw-rule-1-7 = Usáis siete dados normales del 1 al 6, los dados de números. Para las tropas nuevas hay tres dados de Reclutamiento con calaveras, uno para cada clase. Algunas caras están en blanco.
dw-rule-1-8 = Las cartas: 12 Escenarios (8 de la etapa A, 1 de la B y 3 de la C), 30 Aventuras, 15 Amenazas y 22 cartas de Equipo.
dw-rule-1-9 = Tres fichas: el Héroe, la Perdición y el Consejo. Además hay una loseta de túnel. Las demás fichas solo sirven para recordar números; de eso se encarga aquí el juego.
dw-rule-1-10 = Hay cinco enanos para elegir. Cada uno tiene un clan, una puerta de salida, valores de Combate, Oficio y Rapidez, algo de Vida y una cosa que solo sabe hacer él.
dw-rule-1-11 = Combate, Oficio y Rapidez dicen cuántos dados tiras: Combate para luchar y para pruebas de Combate, Oficio para mensajes al Consejo y pruebas de Oficio, Rapidez para caminar y para pruebas de Rapidez.
dw-rule-1-12 = La senda de la Perdición es una larga fila. La ficha del Héroe sale del extremo izquierdo y la de la Perdición del derecho. Las casillas de en medio muestran tropas (con el número de una puerta), amenazas o el Consejo.
dw-rule-1-13 = La senda del Consejo tiene nueve casillas. En medio, en la 5, está el hacha. A la izquierda del todo, en la 1, está Bislipur, que os quiere mal; a la derecha del todo, en la 9, Balendilín, que os ayuda.
dw-rule-1-14 = Un Escenario tiene una etapa, un título y una misión, y quizá una condición o algo que preparar. Una Aventura tiene una misión y una recompensa. Una Amenaza dice cómo se evita y qué pasa si no; algunas actúan al instante. Una carta de Equipo mejora en algo a quien la tiene.


## DW-2 Set-up

dw-rule-2-1 = La ficha del Héroe empieza a la izquierda, la de la Perdición a la derecha y la del Consejo en la 5. Todas las tropas están en la reserva, en el mapa no hay losetas y la loseta de túnel espera aparte.
dw-rule-2-2 = Las 36 losetas de Tierra Muerta se mezclan boca abajo.
dw-rule-2-3 = El mazo de Escenarios: abajo del todo las tres cartas C, barajadas; encima la carta B; arriba las ocho cartas A, barajadas.
dw-rule-2-4 = Según la dificultad se quitan de arriba, sin verlas, algunas cartas A: 4 en Fácil, 3 en Normal, 2 en Exigente, 1 en Valiente y ninguna en Heroica. Si no conocéis el juego, elegid Fácil.
dw-rule-2-5 = Después se descubre el primer Escenario.
dw-rule-2-6 = Se barajan las Aventuras y se descubren tres.
dw-rule-2-7 = Solo ahora llegan las Amenazas: se barajan y tres de ellas se esconden, sin verlas, en el mazo de Aventuras.
dw-rule-2-8 = Las cartas de Equipo se barajan en un mazo.
dw-rule-2-9 = Cada cual elige un enano, o los reparte el azar. Los enanos que nadie juega se quedan en la caja. Empezáis con toda la Vida.
dw-rule-2-10 = Balyndis sale de la Puerta I; Boëndal, Boïndil y Bavragor salen de la Puerta II; Tungdil sale de la Puerta IV.
dw-rule-2-11 = Poneos de acuerdo en quién empieza. Después se sigue en el sentido de las agujas del reloj.


## DW-3 Goal and end

dw-rule-3-1 = Ganáis todos en cuanto completáis la misión de un Escenario de la etapa C.
dw-rule-3-2 = Perdéis todos en cuanto la ficha del Héroe y la de la Perdición están en la misma casilla de su senda.
dw-rule-3-3 = Perdéis todos en cuanto a cualquier enano no le queda Vida.
dw-rule-3-4 = No hay más secretos que lo que está boca abajo. ¡Habladlo todo! En tu turno, la última palabra es tuya.


## DW-4 The turn

dw-rule-4-1 = Tu turno tiene tres pasos: primero se mueve la ficha del Héroe, luego llegan cartas nuevas y después tienes dos acciones.
dw-rule-4-2 = La ficha del Héroe va 1 casilla hacia la de la Perdición. Entonces ocurre lo que se ve en esa casilla.
dw-rule-4-3 = Casilla de Consejo: la ficha del Consejo va 1 casilla a la izquierda. Si ya está en la 1, se queda. El efecto de su nueva casilla vale desde ese momento.
dw-rule-4-4 = Casilla de amenaza: 2 cartas del mazo de Amenazas se mezclan, sin verlas, en el mazo de Aventuras.
dw-rule-4-5 = Casilla de tropas: se tiran los tres dados de Reclutamiento. Por cada calavera llega una tropa de esa clase desde la reserva a la puerta con ese número.
dw-rule-4-6 = La ficha de la Perdición solo camina. Lo que se ve en su casilla no ocurre.


## DW-5 Perished Land

# $perish: troops that are too many at this table
dw-rule-5-1 =
    En cuanto una casilla tiene { $perish ->
        [4] 4
       *[5] 5
    } tropas o más, muere. Se toma una loseta y se pone de modo que su flecha cubra la flecha del mismo color de esa casilla.
dw-rule-5-2 = Después las cuatro tropas dibujadas en la loseta se van hacia los lados, cada una por el borde que toca a su dibujo: a cada lado de la flecha, una hacia delante y otra hacia atrás.
dw-rule-5-3 = Si hay menos de una clase que en el dibujo, solo se van las que están.
dw-rule-5-4 = Nadie se va de lado fuera del mapa ni a Tierra Muerta. Esas tropas se quedan de momento.
dw-rule-5-5 = Luego todas las que siguen ahí van por la flecha. Así la nueva Tierra Muerta queda vacía.
# $perish: troops that are too many at this table
dw-rule-5-6 =
    Si ahora otra casilla tiene { $perish ->
        [4] 4
       *[5] 5
    } tropas o más, también muere, y así sucesivamente.
dw-rule-5-7 = Las tropas que llegan a Tierra Muerta siguen enseguida su flecha, una y otra vez, hasta una casilla sin loseta. Allí puede volver a haber demasiadas.
dw-rule-5-8 = Si se acaba la reserva de una clase, no llegan más de esa clase. Las que quedaban sí se ponen.
# $perish: troops that are too many at this table
dw-rule-5-9 =
    Cuando las 36 losetas están en el mapa, ya no muere más tierra. Desde entonces una casilla puede tener { $perish ->
        [4] 4
       *[5] 5
    } tropas o más. Las losetas que ya están siguen moviendo tropas.


## DW-6 The Blacksaddle

dw-rule-6-1 = Al final todas las flechas llevan al Yugo Negro. Él nunca muere.
dw-rule-6-2 = Si hay 5 tropas o más en el Yugo Negro cuando ya nadie se mueve, todas vuelven a la reserva y la ficha de la Perdición se acerca 1 casilla a la del Héroe.


## DW-7 Cards

dw-rule-7-1 = Si no hay ningún Escenario descubierto, primero se descubre el siguiente.
dw-rule-7-2 = Si ya habéis hecho lo que pide, se descarta y llega enseguida el siguiente.
dw-rule-7-3 = Si hay que poner tropas en él y la reserva tiene pocas, las que faltan se toman de cualquier parte del mapa. Elegís de dónde.
dw-rule-7-4 = Si no se cumple la condición de una carta C, se descarta y llega la siguiente. Una de las tres siempre encaja. Después preparáis lo que dice la carta.
dw-rule-7-5 = Cuando ha llegado un Escenario nuevo, se descartan todas las Aventuras y Amenazas descubiertas. Antes de irse, ¡cada Amenaza golpea! Las tropas de esas cartas vuelven a la reserva.
dw-rule-7-6 = Si una Amenaza hace morir una tierra, sus tropas se mueven como siempre.
dw-rule-7-7 = Después se descubren cartas del mazo de Aventuras hasta que hay tres Aventuras o Amenazas.
dw-rule-7-8 = Si una carta necesita tropas que la reserva no tiene, se descarta y se toma otra. Si era una Amenaza, golpea de todos modos.
dw-rule-7-9 = Una Amenaza que dice «Al instante» golpea en cuanto se descubre. Luego se descarta y se sustituye.
dw-rule-7-10 = Aventuras y Amenazas comparten el descarte. Cuando se acaba el mazo de Aventuras, el descarte se baraja y es el nuevo mazo. ¡Así que las Amenazas vuelven!
dw-rule-7-11 = Lo que completáis durante las acciones no se sustituye enseguida. Las cartas nuevas llegan en el turno siguiente; también el Escenario.
dw-rule-7-12 = Si evitáis una Amenaza, se descarta y no pasa nada malo.


## DW-8 Actions and walking

dw-rule-8-1 = Tienes hasta 2 acciones, también dos veces la misma: caminar, luchar, mandar un mensaje al Consejo, hacer una prueba, tirar para una carta, enfrentarte a Nôd’onn o pedir Equipo al Consejo. También puedes hacer menos.
dw-rule-8-2 = Caminar: tira tus dados de Rapidez. El número más alto dice cuántas casillas puedes avanzar como mucho. Puedes avanzar menos, o nada.
dw-rule-8-3 = Cada paso lleva a una casilla vecina. Los enanos no se estorban entre sí.
dw-rule-8-4 = Si llegas a una casilla con tropas, tu camino termina allí, y con él cualquier otro que tuvieras a medias. Con otra acción puedes irte. Nadie te obliga nunca a luchar.
dw-rule-8-5 = Por cada casilla de Tierra Muerta que alguien pisa decidís juntos: ese enano pierde 1 de Vida o la ficha de la Perdición se acerca 1. Decidís de nuevo para cada casilla.
dw-rule-8-6 = Lo mismo vale si una carta pone a un enano en Tierra Muerta.
dw-rule-8-7 = Si la tierra muere bajo los pies de un enano, no le pasa nada. Quedarse allí tampoco cuesta nada.


## DW-9 Tunnels

dw-rule-9-1 = Si al caminar estás en una entrada de túnel, puedes gastar un paso para salir por cualquier otra entrada. Después puedes seguir caminando.
dw-rule-9-2 = Cuando una carta ha puesto la loseta de túnel, es una entrada más. Otras cartas pueden moverla; las tropas y losetas de esa casilla se quedan donde están.
dw-rule-9-3 = Una entrada en Tierra Muerta ya no se puede usar.


## DW-10 Fighting

dw-rule-10-1 = Si hay tropas en tu casilla, puedes luchar como acción: tira tus dados de Combate. Cada dado puede quitar una tropa.
dw-rule-10-2 = Un 6 vence a un älf, un trol o un orco; un 5, a un trol o un orco; un 4, a un orco. 1, 2 y 3 no vencen a nadie. Las tropas vencidas vuelven a la reserva.
dw-rule-10-3 = Si con esa acción ningún dado puede quitar una tropa, tu enano pierde 1 de Vida.
dw-rule-10-4 = Contra las tropas de una carta se lucha en el sitio que nombra la carta, exactamente igual; no darle a nadie también cuesta aquí 1 de Vida. No detienen a quien pasa por allí.
dw-rule-10-5 = Contra las tropas de la casilla y las de las cartas de esa casilla se lucha a la vez, con una sola tirada.
dw-rule-10-6 = Luchar contra tropas no es una prueba de Combate.
dw-rule-10-7 = Boïndil puede volver a tirar una vez todos los dados cuando lucha contra tropas, aunque el Consejo ya le haya dado otra tirada. Después el efecto del Consejo vale también para los dados nuevos.
dw-rule-10-8 = Boëndal puede subir 1 un dado cuando lucha contra tropas. Eso va después de todas las repeticiones, y 6 es el tope.


## DW-11 The council

dw-rule-11-1 = Desde cualquier sitio puedes mandar un mensaje al Consejo como acción: tira tus dados de Oficio. Si al menos uno es bastante alto, la ficha del Consejo va 1 casilla a la derecha. Nunca más de 1.
dw-rule-11-2 = Si tu mensaje falla, no pasa nada malo.
dw-rule-11-3 = El efecto de una casilla vale mientras la ficha está en ella. Cuando se mueve, vale enseguida el nuevo.
dw-rule-11-4 = Casilla 1: al empezar cada turno, la ficha de la Perdición se acerca 1. (Un mensaje necesita 3 o más.)
dw-rule-11-5 = Casilla 2: los dados de Reclutamiento en blanco se tiran otra vez y vale la cara nueva. (Un mensaje necesita 3 o más.)
dw-rule-11-6 = Casilla 3: después de cada tirada de números hay que volver a tirar uno de los dados más altos y vale el número nuevo. (Un mensaje necesita 4 o más.)
dw-rule-11-7 = Casilla 4: cada vez que se descubre una Amenaza, un enano pierde 1 de Vida. Elegís quién. (Un mensaje necesita 4 o más.)
dw-rule-11-8 = Casilla 5, el hacha: nada especial. (Un mensaje necesita 5 o más.)
dw-rule-11-9 = Casilla 6: cada vez que se descubre una Amenaza, un enano puede recuperar 1 de Vida. Elegís quién. (Un mensaje necesita 5 o más.)
dw-rule-11-10 = Casilla 7: cuando completáis una Aventura, podéis descartar una Amenaza descubierta sin su efecto. (Un mensaje necesita un 6.)
dw-rule-11-11 = Casilla 8: en cada tirada de números se puede volver a tirar un dado y vale el número nuevo. (Un mensaje necesita un 6.)
dw-rule-11-12 = Casilla 9: como acción puedes hacer una prueba de Oficio. Con un dado de 4 o más hay una carta de Equipo, y decidís juntos quién se la queda. La ficha no va más a la derecha.
dw-rule-11-13 = Tungdil tiene labia: cuando manda un mensaje, uno de sus dados vale 1 más. (Esta habilidad nos la hemos inventado.)


## DW-12 Tests

dw-rule-12-1 = Como acción puedes hacer una prueba para una carta descubierta que la pida: tira tantos dados como diga el valor. Cada dado con al menos el número pedido es un éxito, y todos cuentan.
dw-rule-12-2 = Una acción sirve para una sola carta. Los éxitos que no necesitas se pierden.
dw-rule-12-3 = Por lo general, todos los éxitos de una carta tienen que salir en un mismo turno de una misma persona. Si al final del turno no bastan, se pierden y hay que empezar de nuevo. Algunas cartas dejan guardarlos.
dw-rule-12-4 = Si la carta nombra un sitio para la prueba, tu enano tiene que estar allí.
dw-rule-12-5 = Una prueba de Rapidez no mueve a nadie, una de Combate no vence a nadie y una prueba fallida no cuesta nada.
dw-rule-12-6 = Balyndis puede volver a tirar una vez todos los dados de una prueba de Oficio, aunque el Consejo ya le haya dado otra tirada. Después el efecto del Consejo vale también para los dados nuevos.
dw-rule-12-7 = Si completáis una Aventura, recibís enseguida la recompensa; luego la carta se descarta. Una Amenaza evitada se va sin efecto. Un Escenario completado también se descarta.
dw-rule-12-8 = Cuando pides Equipo al Consejo recibes una carta, por muchos dados que acierten.


## DW-13 Notes on cards

dw-rule-13-1 = La misión de un Escenario se puede completar en cualquier momento de un turno.
dw-rule-13-2 = «Convenced a los reyes humanos» y «¡Defended las Puertas!»: los éxitos se guardan. Pueden ayudar varios, en varios turnos.
dw-rule-13-3 = «Forjad Filo de Fuego»: hay al menos dos enanos en Fuego del Dragón y uno de ellos logra en un turno dos éxitos de Oficio con 5 o más. Entonces cualquiera recibe la carta, esté allí o no: Combate +2 hasta el final.
dw-rule-13-4 = «¡Defended las Puertas!» (solo con menos de 15 losetas en el mapa): cada puerta tiene una ficha. Un éxito de Oficio con 5 o más de un enano que está allí la quita. Cuando no queda ninguna de las cuatro, ganáis.
dw-rule-13-5 = «¡Derrotad a Nôd’onn!» (solo con 15 losetas o más en el mapa): se ponen cuatro fichas en la carta y todos los enanos en el Yugo Negro, menos quien esté retenido por Sinthoras. Si allí no hay tropas, un enano puede enfrentarse a Nôd’onn: tira tus dados de Combate. Cada 6 quita una ficha; sin ningún 6 pierdes 1 de Vida. Con la última ficha ganáis. Quien se va tiene que volver para enfrentarse a él.
dw-rule-13-6 = «La batalla por Girdlegard» (solo si al descubrirla hay 35 tropas o más en el mapa): venced desde entonces a 20 tropas y ganáis. Las de antes no cuentan.
dw-rule-13-7 = Si una carta pide visitar sitios, basta con pasar por ellos. Solo hay que pararse si hay algo que hacer allí.
dw-rule-13-8 = Un reino se visita pisando cualquiera de sus casillas.
dw-rule-13-9 = En un viaje de un sitio a otro, ese enano solo puede caminar. Puede durar varios turnos.
dw-rule-13-10 = «Túnel abandonado» y «Sverd espía en los túneles»: primero pasar por los túneles y luego hacer la prueba, todo en el mismo turno.
dw-rule-13-11 = «Un enano hace limpieza» y «¿Cómo son las enanas?»: cada tirada es una acción.
dw-rule-13-12 = «Viaje a Claroverde» se completa en el momento en que hay dos enanos allí. «Elección del nuevo rey de los Segundos» se completa en el momento en que la ficha del Consejo está en la 9.
dw-rule-13-13 = Las tropas de una Amenaza vienen de la reserva. Si vencéis a todas las de la carta, la Amenaza queda evitada.
dw-rule-13-14 = «El atentado de Sinthoras»: contra el älf se lucha donde está la víctima. Puede hacerlo cualquiera que esté allí, también la víctima.
dw-rule-13-15 = «Ataque nocturno de los älfar»: decidís quién pierde cada punto de Vida.


## DW-14 Difficulty

dw-rule-14-1 = Los cinco niveles se distinguen por el número de cartas A: Fácil 4, Normal 5, Exigente 6, Valiente 7, Heroica 8.
dw-rule-14-2 = Para gente experta, en cualquier nivel y sobre todo en Heroica: la tierra muere ya con 4 tropas.


## DW-15 Equipment

dw-rule-15-1 = Puedes tener tantas cartas de Equipo como quieras, pero nunca dos iguales. No podéis pasároslas.
dw-rule-15-2 = Algunas cartas suben el Combate, el Oficio o la Rapidez mientras las tienes. Si pierdes la carta, el valor vuelve a bajar.
dw-rule-15-3 = Con el Medallón del corazón tu Vida máxima sube 1 enseguida. La Vida que tienes se queda como está.
dw-rule-15-4 = Otras cartas se descartan al usarlas. Con la Jarra de cerveza y la Canción enana también puedes elegirte a ti.
dw-rule-15-5 = Una carta nueva se entrega en cuanto se toma del mazo. Decidís juntos a quién, salvo que una regla nombre al enano.
dw-rule-15-6 = El Equipo usado tiene su propio descarte. Cuando el mazo se acaba, se baraja el descarte y pasa a ser el nuevo mazo.


## Rulings

dw-ruling-r1 = ¿Y si varias casillas se llenan a la vez? Se termina del todo con una antes de pasar a la siguiente. Primero la casilla a la que llevó la flecha y luego las de los lados, en el sentido de las agujas del reloj. La que antes se puso en la cola va antes. Una casilla que ya no está demasiado llena, o que ya ha muerto, se salta.
dw-ruling-r2 = ¿Una casilla de al lado se llena antes de que se mueva el resto? Espera a que el resto se haya movido.
dw-ruling-r3 = Las tropas que no pueden irse de lado van por la flecha con las demás.
dw-ruling-r4 = Las tropas de una clase son todas iguales. Se van en este orden: izquierda delante, izquierda detrás, derecha delante, derecha detrás. Solo importa cuando hay pocas.
dw-ruling-r5 = Las tropas también pueden irse de lado al Yugo Negro o a una puerta. Solo las paran el borde del mapa y la Tierra Muerta.
dw-ruling-r6 = Si una flecha nueva apunta a Tierra Muerta, las tropas siguen allí la flecha siguiente.
dw-ruling-r7 = Las tropas nunca dan vueltas en círculo: cada flecha acerca al Yugo Negro.
dw-ruling-r8 = En el Yugo Negro se cuenta una vez, cuando ya nadie se mueve. Haya 5, 9 o 14, cuesta un solo paso de la Perdición.
dw-ruling-r9 = Si la última loseta se pone en medio de todo, las tropas que quedan solo se juntan. No muere más tierra.
dw-ruling-r10 = Si hay casillas demasiado llenas porque se acabaron las losetas y luego queda libre una, mueren solo cuando llegan más tropas.
dw-ruling-r11 = Si una carta quita una loseta, la casilla vuelve a ser normal. La loseta va debajo del mazo.
dw-ruling-r12 = Las tropas que se ponen en Tierra Muerta, también en una puerta o por una carta, siguen corriendo enseguida.
dw-ruling-r13 = Si la reserva no alcanza para todas las tropas de una tirada, llega lo que quede de cada clase.
dw-ruling-r14 = Todas las tropas de una tirada se ponen juntas. Solo después empiezan a moverse.
dw-ruling-r15 = Aunque la tierra muera con 4 tropas, en el Yugo Negro siguen siendo 5.
dw-ruling-r16 = Así empieza un turno: primero el paso de la Perdición de la casilla 1 del Consejo, luego las cartas que actúan cada turno en el orden en que llegaron, y después el paso del Héroe.
dw-ruling-r17 = Si las fichas están una junto a otra y una se mueve, se encuentran: perdéis antes de que ocurra nada más en esa casilla.
dw-ruling-r18 = Las fichas no pueden saltarse una a otra. Van casilla a casilla.
dw-ruling-r19 = La ficha de la Perdición nunca retrocede más allá de su salida.
dw-ruling-r20 = Si el Héroe se salta un paso, la ficha no se mueve y no ocurre nada en la senda. Varios pasos saltados se suman.
dw-ruling-r21 = Si el mazo de Amenazas tiene menos cartas de las necesarias, se mezclan las que haya.
dw-ruling-r22 = Las casillas 4 y 6 del Consejo valen para cada Amenaza descubierta al completar las tres cartas, también si golpea al instante o se descarta por falta de tropas. Actúan antes que la propia carta.
dw-ruling-r23 = Si la reserva solo tiene parte de las tropas para una carta, no basta: la carta se descarta.
dw-ruling-r24 = Si no queda ninguna carta por descubrir, hay menos de tres descubiertas.
dw-ruling-r25 = Al completar las cartas, cada una se toma como mucho una vez. Así no puede durar para siempre.
dw-ruling-r26 = Cuando llega un Escenario nuevo, primero preparáis lo que dice. Después golpean las Amenazas, de la más antigua a la más nueva.
dw-ruling-r27 = Solo una reunión en un sitio y el lugar de la ficha del Consejo pueden estar ya cumplidos al descubrir un Escenario. Entonces cuenta como completado, y las demás cartas se descartan igualmente, una vez.
dw-ruling-r28 = «Forjad Filo de Fuego» es la carta de la etapa B.
dw-ruling-r29 = Si ya estás allí cuando aparece una carta, aún no has visitado el sitio: tienes que entrar en él. En un reino basta un paso de una de sus casillas a otra. Para una reunión y para el comienzo de un viaje sí cuenta estar ya allí.
dw-ruling-r30 = Un viaje empieza cuando un enano echa a andar en el primer sitio o llega a él. Se pierde si ese enano hace otra acción por el camino. Los pasos que regala una carta valen.
dw-ruling-r31 = Si sales de una entrada, puedes usar los túneles ya con el primer paso.
dw-ruling-r32 = Puedes salir por una entrada con tropas, pero tu camino termina allí.
dw-ruling-r33 = Las tropas de la entrada donde empiezas no te impiden usar los túneles.
dw-ruling-r34 = Si la tierra muere bajo la loseta de túnel, la loseta se queda allí, pero nadie puede usarla hasta que una carta libere la tierra. Otra carta puede moverla más tarde.
dw-ruling-r35 = La loseta de túnel puede ir en cualquier casilla que no haya muerto y no sea ya una entrada. Incluso en el Yugo Negro.
dw-ruling-r36 = Podéis elegir el paso de la Perdición aunque con eso se pierda la partida. También un enano puede perder su última Vida.
dw-ruling-r37 = El precio de la Tierra Muerta se paga enseguida, antes del paso siguiente.
dw-ruling-r38 = Bavragor tampoco paga nada si una carta lo pone en Tierra Muerta.
dw-ruling-r39 = Boïndil y Boëndal no pueden usar sus habilidades contra Nôd’onn, porque no es una tropa. Las repeticiones del Consejo sí valen.
dw-ruling-r40 = Balyndis no puede repetir la tirada de un mensaje. Pero sí cuando pide Equipo al Consejo, porque es una prueba de Oficio.
dw-ruling-r41 = Filo de Fuego y las demás mejoras de Combate valen para luchar, para pruebas de Combate y contra Nôd’onn. Nunca tiras más de 7 dados.
dw-ruling-r42 = El orden de las repeticiones: tirar; el Consejo (casilla 3 u 8); la habilidad propia; otra vez el Consejo; la Piedra rúnica y una vez más el Consejo; por último, la subida de Boëndal.
dw-ruling-r43 = En la casilla 3 del Consejo: si hay varios dados más altos, se repite cualquiera de ellos. Da lo mismo.
dw-ruling-r44 = No tienes que usar un dado que acierta. Solo pierdes Vida si, después de repetir y subir dados, ninguno habría podido quitar una tropa de allí. Quien tiene el turno decide a quién le da.
dw-ruling-r45 = Puedes gastar un 6 en un orco aunque haya un älf.
dw-ruling-r46 = También puedes luchar donde solo hay tropas de una carta.
dw-ruling-r47 = Las tropas de las cartas no cuentan como tropas del mapa. Pero vencerlas sí cuenta como vencer tropas.
dw-ruling-r48 = Las tropas que se van por recompensas o Equipo cuentan como vencidas. Las que vuelven desde el Yugo Negro no.
dw-ruling-r49 = No puedes recuperar Vida por encima de tu máximo. Lo que sobra se pierde.
dw-ruling-r50 = Si perdéis varios puntos de Vida entre todos, decidís punto por punto. En cada uno se puede usar un escudo.
dw-ruling-r51 = Si se completan varias cartas a la vez, primero va el Escenario y luego las demás, desde la más antigua. Cada recompensa se termina antes de la siguiente.
dw-ruling-r52 = Si con la misma acción ganarais y perdierais, decide lo que ocurre primero. Todo va paso a paso.
dw-ruling-r53 = Después de la recompensa se mira si la casilla 7 del Consejo ayuda. Así que la recompensa misma puede llevar allí la ficha o sacarla.
dw-ruling-r54 = Si todos tienen ya la clase de Equipo que ha salido, la carta se descarta.
dw-ruling-r55 = Si pierdes un Medallón del corazón, tu máximo baja 1. La Vida que lo supere se pierde, pero nunca la última.
dw-ruling-r56 = Si ya no queda nada de Equipo, no se toma ninguna carta.
dw-ruling-r57 = Las acciones de más son del mismo turno. Los éxitos logrados siguen contando.
dw-ruling-r58 = Si una carta cierra los mensajes, los túneles o la recuperación de Vida, no se puede mientras esté descubierta. Todo lo demás de una recompensa ocurre igualmente.
dw-ruling-r59 = La víctima de Sinthoras es quien tenía el turno cuando salió la carta. Ese enano no puede moverse de ninguna manera hasta que se vaya la Amenaza.
dw-ruling-r60 = Una de las cartas C siempre encaja: o hay menos de 15 losetas en el mapa o hay al menos 15.
dw-ruling-r61 = Siempre tiras al menos un dado. Si alguna vez no fuera ninguno, la tirada fallaría.
dw-ruling-r62 = Puedes renunciar a una de tus acciones o a las dos.
dw-ruling-r63 = Si una carta tiene su propia tirada, tira el enano que tiene el turno. Ahí no cuentan habilidades ni valores; las repeticiones del Consejo, sí.
dw-ruling-r64 = En Tierra Muerta puedes hacer pruebas y luchar como en cualquier sitio.
dw-ruling-r65 = Mientras haya tropas en el Yugo Negro no se puede luchar contra Nôd’onn. Vencedlas primero.
dw-ruling-r66 = La condición de una carta C se mira solo al descubrirla. Lo que cambie después da igual.
dw-ruling-r67 = Quitar tropas del mapa nunca pone en marcha a otras. Eso solo lo hacen las nuevas.
dw-ruling-r68 = La Tierra Muerta sigue muerta aunque se vayan todas las tropas. Solo las cartas pueden liberarla.
dw-ruling-r69 = Si llegan tropas más tarde a la casilla de un enano, con su próxima acción puede irse igualmente.
dw-ruling-r70 = Si una carta se va con la misión a medias, se pierde todo lo que hay en ella. Sus tropas vuelven a la reserva.
dw-ruling-r71 = Si una carta vuelve después de barajar, empieza otra vez desde cero.
dw-ruling-r72 = Si completas una carta en mitad del camino, aún puedes usar los pasos que te quedan.
dw-ruling-r73 = Si una carta se completa en el paso del Héroe o al descubrir cartas, recibís la recompensa enseguida. Cuenta quien tiene el turno.
dw-ruling-r74 = Si varias cartas con tropas son del mismo sitio, se lucha a la vez contra todas ellas y contra las tropas de allí.
dw-ruling-r75 = Si una carta deja caminar a un enano que no tiene el turno, sus pasos los decide quien lo lleva. Puede usar túneles, y las visitas y reuniones cuentan. Pero no cuenta como paso por los túneles para quien tiene el turno.
dw-ruling-r76 = Si una carta te deja caminar un poco a mitad de tu camino (las barcas, la canción) y llegas a donde hay tropas, tu camino también se acaba. Los pasos que te quedaban se pierden.
dw-ruling-r77 = Entre la tirada y el final de tu lucha ninguna carta puede mover a tu enano. Una lucha es de la casilla donde se tiraron sus dados. Los demás sí pueden caminar.
dw-ruling-r78 = ¿Cuándo se rehace un mazo, el de Aventuras o el de Equipo? En cuanto sale su última carta, con lo que hay entonces en el descarte; la carta recién tomada no cuenta. Si allí no hay nada: en cuanto haya algo.
dw-ruling-r79 = El Medallón del corazón solo sube tu máximo. No te cura.
