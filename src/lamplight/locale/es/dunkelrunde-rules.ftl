### DunkelRunde: the rulebook in the game, in our own words.
### dr-rule-8-13 tells rule DR-8.13; dr-ruling-s5 tells ruling S5.

dr-chapter-4 = Con qué se juega
dr-chapter-5 = Cuántos pueden jugar
dr-chapter-6 = El objetivo del juego
dr-chapter-7 = Antes de empezar
dr-chapter-8 = Las casillas
dr-chapter-9 = Dados y dobles
dr-chapter-10 = Un niño anda solo
dr-chapter-11 = Un grupo anda junto
dr-chapter-12 = Los fantasmas
dr-chapter-13 = Un susto
dr-chapter-14 = Una vez más
dr-chapter-variants = Variantes de la casa
dr-chapter-rulings = Casos peliagudos y cómo los jugamos


## DR-4, DR-5 Material and players

dr-rule-4-1 = Guías a dos niños: una niña y un niño de tu color.
dr-rule-4-2 = Los cuatro fantasmas blancos no son de nadie. Todos pueden moverlos.
dr-rule-5-1 = Podéis jugar de dos a seis. A partir de tres es más animado.


## DR-6 Aim

dr-rule-6-1 = La maldición la rompéis juntos: acaba en cuanto hay una niña y un niño en el tilo. Los colores dan igual.
dr-rule-6-2 = En ese mismo instante termina la partida. Lo que quedara por mover o por tirar ya no cuenta.
dr-rule-6-3 = Si nadie ha llevado a sus dos niños, ganan juntos todos los que tengan un niño en el tilo.
dr-rule-6-4 = Mejor dos que uno: si tienes a tus dos niños en el tilo, vences a los que solo tienen uno allí.
dr-rule-6-5 = Si dos jugadores llevan a su segundo niño en una misma jugada, esos dos comparten la victoria.
dr-rule-6-6 = Mientras en el tilo haya solo niñas o solo niños, esperan con paciencia. La maldición aún sigue.


## DR-7 Set-up

dr-rule-7-1 = Todos los niños se reúnen en la aldea.
dr-rule-7-2 = Cada una de las cuatro casillas azules recibe un fantasma: el árbol muerto, las ruinas, el cementerio y la posada.


## DR-8 Tiles

dr-rule-8-1 = Las casillas grises son camino corriente. Niños y fantasmas pueden andar y pararse en ellas con libertad.
dr-rule-8-2 = Las casillas amarillas son refugios: aldea, cabaña, torre y tilo. Ahí ningún fantasma puede asustarte.
dr-rule-8-3 = Un niño asustado vuelve corriendo al refugio más cercano que tiene detrás.
dr-rule-8-4 = Antes del río vuelves a la aldea; pasado el río, a la cabaña; y pasada la torre, a la torre.
dr-rule-8-5 = Quien llega al tilo se queda allí hasta el final. Ya no se mueve, ni siquiera con un grupo.
dr-rule-8-6 = Los fantasmas temen la luz de los refugios. No pueden entrar en una casilla amarilla ni pasarla.
dr-rule-8-7 = Por eso cada fantasma se queda en su tramo: el del árbol, entre aldea y cabaña; los de las ruinas y el cementerio, entre cabaña y torre; el de la posada, entre torre y tilo.
dr-rule-8-8 = Cuando un fantasma topa con un refugio, da media vuelta en la casilla anterior y anda hacia atrás los pasos que le quedan. Dar la vuelta no cuesta ningún paso.
dr-rule-8-9 = En las casillas azules viven los fantasmas. Pueden irse flotando desde el primer turno.
dr-rule-8-10 = Puedes pasar deprisa por una casilla azul, pero nadie se para ahí: ni un niño solo ni un grupo.
dr-rule-8-11 = Si tus pasos acabaran en azul, párate en una casilla anterior. Si no hay ninguna donde puedas pararte, esa jugada no es posible.
dr-rule-8-12 = Una casilla roja detiene a todos los niños. A solas, esperas ahí y nadie puede moverte más allá.
dr-rule-8-13 = En cuanto hay dos niños o más en una casilla roja, cruzan juntos al momento: por el río hasta la cabaña, o por la puerta hasta la primera casilla marrón.
dr-rule-8-14 = Cruzar termina la jugada. Los pasos que sobran se pierden.
dr-rule-8-15 = Cuando un grupo llega a una casilla roja, se lleva al niño que esperaba allí.
dr-rule-8-16 = El último niño que queda entre la aldea y el río no tiene que esperar. En cuanto llega a la orilla, la bruja lo lleva a su cabaña; allí acaba su jugada.
dr-rule-8-17 = Los fantasmas pueden pararse en casillas rojas, y el de la posada puede cruzar la puerta. Ningún fantasma cruza el río.
dr-rule-8-18 = Los fantasmas no conocen los senderos secretos verdes. Pasan de largo ante los desvíos y siguen por el camino.
dr-rule-8-19 = En verde estás a salvo de los fantasmas, incluso a solas.
dr-rule-8-20 = Para entrar en una casilla verde, avanzar por ella o dejarla, tienes que sacar un 1, un 2 o un 3. Sacar más y andar menos no vale.
dr-rule-8-21 = Por el camino marrón del castillo rondan los fantasmas a su antojo. Un niño solo no está seguro ahí.
dr-rule-8-22 = También para entrar en las casillas marrones, avanzar por ellas o dejarlas hay que sacar un 1, un 2 o un 3. Solo el paso por la puerta vale con cualquier número.


## DR-9 Dice and doubles

dr-rule-9-1 = Empieza la persona más joven. Después se sigue en el sentido de las agujas del reloj.
dr-rule-9-2 = Tiras los dos dados a la vez: el de seis caras para un niño y el azul de ocho caras para un fantasma.
dr-rule-9-3 = Primero mira los dados y luego elige: qué niño, qué fantasma y cuál va primero.
dr-rule-9-4 = Si los dos dados marcan lo mismo, es un doble. Los fantasmas descansan y mueves un grupo de niños, aunque ninguno sea tuyo.
dr-rule-9-5 = El grupo anda el número que marca uno de los dados.
dr-rule-9-6 = Si hay varios grupos, tú eliges cuál anda.
dr-rule-9-7 = Si ningún grupo puede moverse, el doble se pierde.
dr-rule-9-8 = Después de un doble vuelves a tirar los dos dados, se haya movido un grupo o no. Puede haber tantos dobles seguidos como quiera la suerte.


## DR-10 Single child

dr-rule-10-1 = Con el dado de seis caras mueves a uno de tus propios niños.
dr-rule-10-2 = Si uno de tus niños puede moverse, tienes que mover a uno. Si solo es posible después de mover el fantasma, lo mueves entonces.
dr-rule-10-3 = Niña o niño, tú decides. Si solo puede moverse uno, le toca a ese.
dr-rule-10-4 = Los niños solo van hacia delante, nunca hacia atrás.
dr-rule-10-5 = No hace falta que gastes todos los pasos, pero da al menos uno.
dr-rule-10-6 = En una casilla caben tantos niños como queráis.
dr-rule-10-7 = Dos niños o más en una casilla son un grupo, y un grupo no le teme a nada. También los niños que están juntos en un refugio son un grupo.
dr-rule-10-8 = Mientras un fantasma está con un grupo, los niños se agarran entre sí: ninguno puede irse solo.
dr-rule-10-9 = Un niño solo no puede pararse donde hay un fantasma, ni siquiera si allí hay un grupo.
dr-rule-10-10 = Puedes pasar de largo ante un fantasma si te llegan los pasos. Solo una casilla roja con un fantasma no se puede pasar.


## DR-11 Group

dr-rule-11-1 = Un grupo anda solo con un doble, solo hacia delante y con todos sus niños.
dr-rule-11-2 = Un grupo va tan lejos como puede. En una bifurcación toma el camino por el que puede dar más pasos, y solo se para antes si una casilla lo obliga.
dr-rule-11-3 = A los grupos les dan igual los fantasmas: pueden acercarse a uno, quedarse con él o dejarlo atrás.
dr-rule-11-4 = Tampoco un grupo puede pararse en azul. Se para en la última casilla permitida antes.
dr-rule-11-5 = Los colores de las casillas valen para los grupos igual que para los niños solos.


## DR-12 Ghost

dr-rule-12-1 = Puedes mover cualquiera de los cuatro fantasmas, el que quieras.
dr-rule-12-2 = El fantasma tiene que dar todos los pasos que marca el dado de ocho caras.
dr-rule-12-3 = Elige hacia delante o hacia atrás. Por el camino, un fantasma solo da media vuelta donde un refugio lo obliga.
dr-rule-12-4 = Si un fantasma se para en una casilla con exactamente un niño, ese niño se asusta. Puede ser incluso el tuyo.
dr-rule-12-5 = Si un fantasma solo pasa flotando, no ocurre nada.


## DR-13 Fear

dr-rule-13-1 = Tras un susto, el niño vuelve corriendo a la aldea, la cabaña o la torre: al refugio más cercano que tiene detrás.
dr-rule-13-2 = Si hay dos niños o más, el fantasma no puede asustar a nadie. Todos se quedan.


## DR-14 In short

dr-rule-14-1 = Después de cada doble vuelves a tirar los dos dados. Es obligatorio.
dr-rule-14-2 = Un doble solo se pierde si no hay ni un grupo que pueda andar.
dr-rule-14-3 = Un grupo nunca deja a nadie atrás: andan todos sus niños.
dr-rule-14-4 = Un niño asustado vuelve al último refugio de su camino. Cuenta dónde está en ese momento.


## House variants

dr-variant-start = Una variante de la casa: en lugar de la persona más joven puede decidir el azar quién empieza, o elegís un asiento. Después se sigue como siempre.
dr-variant-crowds = Una variante de la casa: los niños que están juntos en la aldea, la cabaña o la torre no cuentan como grupo. Un doble mueve entonces solo a los grupos que están de camino.
dr-variant-board = Aquí no se copia el tablero impreso: los nuestros los hemos dibujado nosotros. La ronda corta es una variante de la casa para una partida rápida; las reglas son las mismas.
dr-variant-advice = Una variante de la casa para los más pequeños: todos pueden dar consejos, el juego también ofrece algunos, y habláis juntos de las jugadas.


## Rulings: where the printed texts disagree

dr-ruling-t1 = Una edición ha perdido una palabrita donde dice cuándo puede pararse un grupo. Jugamos así: un grupo solo se para antes si una casilla lo obliga.
dr-ruling-t2 = ¿Puede un niño solo pasar por una casilla con un fantasma? Sí, puede pasar de largo; lo que no puede es pararse ahí.
dr-ruling-t3 = ¿Hay que volver a tirar después de un doble? Sí, siempre, aunque ningún grupo pudiera moverse, y también tras cada nuevo doble.
dr-ruling-t4 = Un doble solo se pierde si ningún grupo puede hacer una jugada permitida. Si puede aunque sea uno, tienes que mover uno.
dr-ruling-t5 = ¿Espera la bruja a que la llamen? No, recoge por sí sola al último niño, enseguida.
dr-ruling-t6 = El sitio para esperar es la propia casilla roja, justo delante del río o de la puerta.
dr-ruling-t7 = La casilla amarilla «más próxima» tras un susto está siempre detrás del niño, nunca delante.
dr-ruling-t8 = ¿Adónde se corre tras un susto? Miramos dónde está el niño, no por dónde ha venido.
dr-ruling-t9 = Un resumen confunde dos colores. Jugamos así: los fantasmas no pisan el verde, y en el amarillo no pueden entrar de todos modos.
dr-ruling-t10 = Para dejar el verde o el marrón también hace falta un 1, un 2 o un 3, aunque un resumen se lo calle.
dr-ruling-t11 = ¿Puede un fantasma elegir si da media vuelta ante un refugio? No: ahí tiene que hacerlo, y en otro sitio no puede.
dr-ruling-t12 = Una edición cuenta dos veces dónde vive el tercer fantasma. Eso no cambia nada.
dr-ruling-t13 = Un resumen olvida que los dos niños valen más que uno. Nosotros lo jugamos igualmente.
dr-ruling-t14 = Si varios jugadores tienen a sus dos niños en el tilo, ganan juntos. Solo si nadie tiene a los dos ganan todos los que tienen uno.
dr-ruling-t15 = ¿Cumbres de niebla o cuevas de niebla? Las ediciones no se ponen de acuerdo; las nuestras son cumbres, y para el juego da igual.
dr-ruling-t16 = Dos ejemplares de las reglas impresas solo se distinguen por las erratas. Los jugamos como uno solo.


## Rulings: what the printed texts leave open

dr-ruling-s1 = Tu niño está en verde o marrón y sacas un 4, un 5 o un 6: se queda donde está.
dr-ruling-s2 = ¿Puedes sacar un 5 y dar solo dos pasos hasta el verde? No, cuenta el número del dado.
dr-ruling-s3 = Tu niño está en una bifurcación y sacas un 4, un 5 o un 6: solo queda libre el camino.
dr-ruling-s4 = Con un 1, un 2 o un 3 puedes pasar del camino al verde, o del verde al camino, en una sola jugada.
dr-ruling-s5 = El segundo niño llega a la puerta con un 4, un 5 o un 6: los dos cruzan igualmente a la primera casilla marrón, porque se los coloca allí y no andan.
dr-ruling-s6 = En cada bifurcación eliges de nuevo. Nadie está atado al camino que tomó antes.
dr-ruling-s7 = Un grupo llega a una bifurcación: toma el camino por el que puede dar más pasos. Si hay varios iguales, quien lo mueve elige uno para todos, y por él va el grupo tan lejos como puede.
dr-ruling-s8 = Hay un fantasma en la casilla roja: un niño solo no puede pisarla y tiene que pararse antes.
dr-ruling-s9 = También vale para el último niño, al que ayudaría la bruja: primero el fantasma tiene que irse de la orilla.
dr-ruling-s10 = Un grupo puede entrar en una casilla roja con un fantasma, y cruza al momento.
dr-ruling-s11 = Un fantasma se para en la casilla roja donde un niño espera solo: el niño se asusta. Desde el río corre a la aldea; desde la puerta, a la torre.
dr-ruling-s12 = ¿Puede un niño solo estar en una casilla con un fantasma? No, eso nunca pasa: o ha salido corriendo o forma parte de un grupo.
dr-ruling-s13 = Hay un fantasma en la casilla marrón tras la puerta: no importa, los que cruzan son un grupo.
dr-ruling-s14 = ¿Puedes mover a un niño que espera solo en rojo? No, cuenta como un niño que no puede moverse.
dr-ruling-s15 = Dos niños nunca se quedan en una casilla roja: cruzan enseguida.
dr-ruling-s16 = Cuando un fantasma da media vuelta ante un refugio, esa casilla cuenta una vez y la vuelta no cuesta nada. En un tramo corto puede dar la vuelta dos veces.
dr-ruling-s17 = ¿Dónde da media vuelta el fantasma del árbol camino de la cabaña? En la orilla del río, la casilla roja.
dr-ruling-s18 = Los fantasmas pueden cruzarse, adelantarse e incluso compartir casilla.
dr-ruling-s19 = Tras dar la vuelta, un fantasma puede acabar justo donde empezó. Ha dado todos sus pasos.
dr-ruling-s20 = Un fantasma pasa flotando ante un niño solo: no ocurre nada. Solo asusta quien se para.
dr-ruling-s21 = ¿El gentío de la aldea es un grupo? Sí, y también el de la cabaña y el de la torre. Un doble en la primera tirada pone a todos en marcha.
dr-ruling-s22 = Los niños que están en el tilo nunca se mueven con un doble: ya han llegado.
dr-ruling-s23 = Un grupo solo puede separarse con jugadas sueltas sin doble, y solo si no hay un fantasma. Si de una pareja se va uno, los dos están solos.
dr-ruling-s24 = ¿Puede un grupo ir por dos caminos? No, quien lo mueve lo mueve entero.
dr-ruling-s25 = Un grupo acabaría en azul: se para en la última casilla permitida antes. Si no hay ninguna, no puede moverse, y buscas otro grupo.
dr-ruling-s26 = Un grupo llega al rojo: se para, cruza al momento, pierde los pasos que le quedan y se lleva al niño que esperaba.
dr-ruling-s27 = Un grupo en verde o marrón no puede moverse con un doble 4, 5 o 6.
dr-ruling-s28 = Un grupo llega al tilo y le sobran pasos: simplemente se para allí.
dr-ruling-s29 = Para el tilo no hace falta una tirada exacta. Los pasos que sobran dan igual.
dr-ruling-s30 = Un doble 7 u 8 no puede salir, porque el dado de los niños acaba en 6. De media, una de cada ocho tiradas es un doble.
dr-ruling-s31 = Un grupo que llega a una casilla con otros niños forma con ellos un grupo mayor.
dr-ruling-s32 = Tu niño está justo antes del azul y sacas un 1, o hay un fantasma en la única casilla donde podría pararse: esa jugada no es posible. Busca otra.
dr-ruling-s33 = Si ninguno de tus dos niños puede moverse, te saltas esa parte. Aun así mueves un fantasma.
dr-ruling-s34 = Al principio ningún niño puede moverse, pero tras mover el fantasma sí: entonces tienes que moverlo.
dr-ruling-s35 = ¿Tienes que elegir el fantasma que le deja el paso libre a tu niño? No, puedes mover cualquiera.
dr-ruling-s36 = ¿Puede pasar que un fantasma no pueda moverse? No, como da media vuelta, siempre hay un camino.
dr-ruling-s37 = ¿Puedes asustar a tu propio niño? Sí, y a veces no queda más remedio.
dr-ruling-s38 = Mueves primero el fantasma y asusta a tu propio niño: ese niño puede salir de nuevo desde su refugio.
dr-ruling-s39 = ¿Quién es el último antes del río? Contamos a todos los niños de la aldea y del camino hasta la orilla incluida. Si solo queda uno, ayuda la bruja.
dr-ruling-s40 = Si el último niño vuelve a la aldea, sigue siendo el último. La bruja también le ayudará la próxima vez.
dr-ruling-s41 = ¿Puede un niño quedarse olvidado esperando en el río? No, quien llega a la orilla se lo lleva.
dr-ruling-s42 = ¿Ayuda la bruja también en la puerta? No, solo en el río.
dr-ruling-s43 = ¿Podría un niño solo en la puerta bloquear la partida para siempre? No: para entonces una niña y un niño ya la han pasado y pueden romper la maldición.
dr-ruling-s44 = Un niño que se asusta en el camino del castillo corre a la torre. Vuelve a necesitar compañía en la puerta.
dr-ruling-s45 = La maldición se rompe en mitad de un turno: la partida acaba ahí mismo. Lo que quedaba del turno se deja.
dr-ruling-s46 = Si varios niños llegan en una jugada, esperamos a que estén todos y solo entonces vemos quién ha ganado.
dr-ruling-s47 = En la torre puedes pararte o seguir. En la cabaña se paran todos, porque allí acaba el cruce del río.
dr-ruling-s48 = ¿Quién empieza en la pantalla? El asiento 1 cuenta como el más joven; también puede decidir el azar.
dr-ruling-s49 = ¿Puedes pararte antes para unirte a un grupo? Sí, claro, mientras no haya un fantasma.
dr-ruling-s50 = Sacas un doble y luego números distintos: esa segunda tirada es tu turno normal, con un niño y un fantasma.
