### Rumble in the Dungeon: the rulebook in the game, in our own words.
### rd-rule-4-10 tells rule RD-4.10; rd-ruling-a5 tells ruling A5, rd-ruling-c2 C2 of the combination, rd-ruling-g1 G1 of the guard.

rd-chapter-1 = Con qué se juega
rd-chapter-2 = Antes de empezar
rd-chapter-3 = El objetivo del juego
rd-chapter-4 = Tu turno
rd-chapter-5 = El cofre del tesoro
rd-chapter-6 = Los puntos
rd-chapter-7 = Mazmorra y casa juntas
rd-chapter-variants = La casa sola, y variantes nuestras
rd-chapter-rulings = Casos peliagudos y cómo los jugamos
rd-chapter-combination = Mazmorra y casa: así lo jugamos
rd-chapter-guard = El freno a lo interminable: nuestra regla de la casa


## RD-1 Material

rd-rule-1-1 = Hacen falta doce habitaciones, doce personajes y, para cada uno, una ficha secreta. Además hay un cofre del tesoro y un marcador para los puntos de seis jugadores como mucho.


## RD-2 Set-up

rd-rule-2-1 = La mazmorra se hace con las doce habitaciones. Ninguna se queda en la caja.
rd-rule-2-2 = Vosotros decidís dónde va cada habitación. Vale todo lo que os divierta.
rd-rule-2-3 = Solo importa una cosa: la entrada y la cámara del tesoro van cada una en una punta, bien lejos la una de la otra.
rd-rule-2-4 = En cada habitación se instala un personaje, y solo uno.
rd-rule-2-5 = Al principio, el cofre brilla en la cámara del tesoro.
rd-rule-2-6 = Recibes a escondidas dos fichas: esos dos personajes son tuyos. Míralos, ¡pero ni una palabra!
rd-rule-2-7 = Cada cual juega con un color y empieza sin un solo punto.


## RD-3 Aim

rd-rule-3-1 = Vivís tres aventuras. Después gana quien haya reunido más puntos.
rd-rule-3-2 = Hay dos caminos hacia los puntos: que uno de tus personajes secretos aguante todo lo posible, o que se escape con el cofre.


## RD-4 Play

rd-rule-4-1 = El azar dice quién empieza la primera aventura.
rd-rule-4-2 = Después empieza quien tenga menos puntos hasta el momento.
rd-rule-4-3 = Jugáis por turnos alrededor de la mesa. En cuanto queda un solo personaje dentro, la aventura termina.
rd-rule-4-4 = En tu turno haces exactamente una cosa. No hacer nada no vale.
rd-rule-4-5 = Puedes usar cualquier personaje, sea de quien sea. ¡Así tu secreto sigue siendo secreto!
rd-rule-4-6 = Moverse: un personaje que tiene la habitación para él solo va a una habitación vecina.
rd-rule-4-7 = Vecina quiere decir que hay una puerta hasta ella. Nadie atraviesa las paredes.
rd-rule-4-8 = Con compañía en la habitación, no hay quien se vaya. Solo el cofre es una excepción.
rd-rule-4-9 = Una habitación nunca está llena. Siempre puedes colarte donde están otros.
rd-rule-4-10 = Pelear: elige una habitación con dos personajes o más y señala a uno de ellos. Ese sale volando.
rd-rule-4-11 = En cada pelea sale volando un personaje, nunca más.
rd-rule-4-12 = Los expulsados hacen cola fuera, por orden de salida. Esa cola la ve todo el mundo.
rd-rule-4-13 = Tus secretos siguen ocultos hasta que se cuentan los puntos, aunque los personajes lleven mucho tiempo fuera.
rd-rule-4-14 = Un consejo: fíjate en quién ayuda siempre a quién. ¡Y no mimes demasiado a los dos tuyos!


## RD-5 Chest

rd-rule-5-1 = Un personaje que está en la habitación del cofre puede llevárselo a una habitación vecina. Vale incluso con compañía.
rd-rule-5-2 = El cofre no tiene piernas ni dueño. Solo se mueve si un personaje se lo lleva.
rd-rule-5-3 = Si un personaje y el cofre están en la entrada, ese personaje puede salir con él.
rd-rule-5-4 = Tiene que estar ya en la entrada cuando empieza el turno. Llegar corriendo y salir de golpe no vale.


## RD-6 Scoring

rd-rule-6-1 = Cuando queda un solo personaje dentro, todos destapáis vuestros secretos.
rd-rule-6-2 = Solo te da puntos tu mejor personaje. El otro era para despistar.
rd-rule-6-3 = Si nadie ha salido con el cofre, el último de dentro vale 10 puntos, el último expulsado 9, el anterior 8 y así sucesivamente.
rd-rule-6-4 = Solo cuentan diez puestos. Los dos primeros expulsados no dan nada; el tercero da 1 punto.
rd-rule-6-5 = Si alguien se ha escapado con el cofre, ese vale 10 puntos. El último de dentro vale 9, el último expulsado 8 y así sucesivamente.
rd-rule-6-6 = Escaparse con el cofre gana la aventura, pero todavía no la partida entera.
rd-rule-6-7 = Luego todo vuelve a su sitio: un personaje en cada habitación, el cofre en la cámara del tesoro y secretos nuevos para todos.
rd-rule-6-8 = Acabada la tercera aventura, gana quien tenga más puntos en total.


## RD-7 Combination

rd-rule-7-1 = Si también tenéis la casa, juntadlas: la entrada de la mazmorra se convierte en la escalera que sube desde el sótano.
rd-rule-7-2 = Entonces el cofre tiene que salir de la casa entera. La entrada de la mazmorra ya no basta.


## The house alone, and variants

rd-variant-house = La casa sola no tiene cofre del tesoro ni salida: nadie lleva nada y nadie se escapa. Movéis y peleáis hasta que quede un solo personaje; todo lo demás sigue igual.
rd-variant-two = Una variante de la casa, porque la caja pide al menos tres: si sois dos, cada cual recibe tres personajes secretos, puntúa el mejor y el freno está siempre puesto.
rd-variant-twisty = Las puertas con recovecos son una variante de la casa: en un plano sorpresa, una habitación tiene de dos a cuatro puertas en vez de cuatro. Así hay callejones sin salida y rodeos, porque solo se pasa donde dos puertas coinciden.
rd-variant-guard = El freno a lo interminable es una regla de la casa y no viene en la caja. Evita que una aventura dure para siempre. Desde tres personas podéis quitarlo si no juega ningún bot.


## Rulings

rd-ruling-a1 = ¿Salir es un turno aparte? Sí. Un turno lleva hasta la entrada, y otro posterior, a la calle.
rd-ruling-a2 = ¿Se puede salir si hay otros por la entrada? Sí, el cofre abre paso.
rd-ruling-a3 = ¿Hay que llevarse el cofre? Quien está solo también puede irse sin él. Con compañía, solo se sale de la habitación con el cofre.
rd-ruling-a4 = ¿Se puede salir sin el cofre? No, la puerta no se abre para nada más.
rd-ruling-a5 = Quien llevaba el cofre sale volando: el cofre se queda en esa habitación. Está en el suelo, no en brazos de nadie.
rd-ruling-a6 = Alguien se ha ido con el cofre: los demás siguen peleando hasta que quede uno. El cofre no vuelve en esta aventura.
rd-ruling-a7 = Solo quedan dos y uno sale con el cofre: se acabó. Ese vale 10 puntos y el otro, 9.
rd-ruling-a8 = ¿Puede salir todavía el último de todos? No, la aventura ya ha terminado.
rd-ruling-a9 = Quien salió con el cofre ocupa el primer puesto, por muy pronto que fuera.
rd-ruling-a10 = ¿Con el cofre ganas la partida? No, solo esa aventura.
rd-ruling-a11 = Si sois menos de seis, algunos personajes no son de nadie. Participan igual, y sus puntos se pierden.
rd-ruling-a12 = Las fichas que nadie recibió también siguen boca abajo hasta que se cuentan los puntos.
rd-ruling-a13 = Varios tienen menos puntos que nadie: el azar elige quién de ellos empieza. Si queréis, podéis seguir el orden de los asientos.
rd-ruling-a14 = Los mismos puntos al final: compartís la victoria. Como opción decide la mejor aventura y, luego, quién tuvo más veces el primer puesto. Si eso decide la partida, se os dice.
rd-ruling-a15 = ¿Se construye de nuevo en cada aventura? Solo si queréis; lo normal es que el plano se quede.
rd-ruling-a16 = El azar dice quién está en cada habitación, y lo dice de nuevo en cada aventura.
rd-ruling-a17 = ¿A qué distancia están la entrada y la cámara del tesoro? A cuatro pasos como poco. En nuestros planos sorpresa no hay dos habitaciones más alejadas.
rd-ruling-a18 = Una puerta que da a una pared o al vacío no lleva a ninguna parte. Solo se pasa donde se juntan dos puertas.
rd-ruling-a19 = A todas las habitaciones se tiene que poder llegar. Una mazmorra en dos trozos no vale.
rd-ruling-a20 = ¿Puede pasar que no se pueda hacer nada? No: quien está solo puede andar, y donde hay varios se puede pelear.
rd-ruling-a21 = Dos se encuentran: ¿tienen que pelear enseguida? No, pero de momento están atascados.
rd-ruling-a22 = ¿Puedes echar a tu propio personaje? Sí. ¡Eso no se lo espera casi nadie!
rd-ruling-a23 = Quizá hayas leído que un personaje puede escabullirse de una habitación con gente. Nosotros no jugamos así.
rd-ruling-a24 = Donde una edición dice casa y quiere decir mazmorra, leemos mazmorra.
rd-ruling-a25 = Una edición usa la misma palabra para una vuelta a la mesa y para una aventura. Para nosotros, una aventura dura hasta que queda uno.
rd-ruling-a26 = ¿Cuántos se quedan sin nada si alguien se escapa con el cofre? También dos: los dos primeros expulsados.
rd-ruling-a27 = ¿Cuándo puedes mirar tus secretos? Cuando quieras, pero solo los tuyos.
rd-ruling-a28 = ¿Se puede repasar quién hizo qué? Sí, todo está a la vista menos los secretos, y el juego lleva una lista.
rd-ruling-a29 = ¿Puede alguien llevar el cofre de vuelta? Claro, con cualquier personaje que esté a su lado. Por eso cuesta tanto escaparse.
rd-ruling-a30 = ¿Y si nadie deja que los últimos se encuentren? La caja no dice nada de eso. Nuestra respuesta es el freno a lo interminable.
rd-ruling-a31 = ¿Solo dos jugadores? La caja es para tres a seis. Para dos hay una variante de la casa con tres secretos cada uno.


## Rulings for dungeon and house together

rd-ruling-c1 = Hay 24 habitaciones y 24 personajes. Solo la escalera une las dos plantas: de la entrada de la mazmorra a la escalera del sótano.
rd-ruling-c2 = Ahora se sale por la puerta principal, en la otra punta de la casa. La entrada de la mazmorra ya no deja salir a nadie.
rd-ruling-c3 = La cámara del tesoro sigue donde estaba: en lo hondo de la mazmorra, lejos de la escalera.
rd-ruling-c4 = Podéis ser hasta doce, con dos secretos cada uno de entre los 24. Como opción, tres cada uno hasta ocho jugadores, o cuatro cada uno hasta seis.
rd-ruling-c5 = Como siempre, solo puntúan los diez mejores puestos. Como opción puntúan casi todos, hasta 22 puntos.
rd-ruling-c6 = La aventura termina cuando queda un solo personaje entre la mazmorra y la casa.
rd-ruling-c7 = Una aventura así dura más o menos el doble. Decidid antes si jugáis tres o solo una.


## The stalemate guard

rd-ruling-g1 = Nuestra regla de la casa, primera parte: nada de ir y volver al momento. Un personaje recién movido no puede volver atrás en el turno siguiente, salvo que no se pueda hacer otra cosa.
rd-ruling-g2 = Nuestra regla de la casa, segunda parte: si durante muchísimos turnos nadie se va, la aventura termina. Con una caja son 72 turnos, con las dos 288, y cuatro más por cada jugador. Los de dentro comparten el más bajo de sus puestos: si quedan dos, 9 puntos cada uno, u 8 si alguien se fue con el cofre.
rd-ruling-g3 = Nuestra regla de la casa, tercera parte: cuando ya alguien ha salido volando, podéis acabar la aventura si todos estáis de acuerdo. Se cuenta igual. Los bots solo aceptan si no pierden nada con ello o si la aventura está a punto de acabar.
