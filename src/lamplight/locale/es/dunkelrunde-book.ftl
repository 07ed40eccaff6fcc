### DunkelRunde: what the rulebook has besides its numbered rules, to learn the game from.

dr-preface = Estas son las reglas del juego impreso, contadas con nuestras palabras. El tablero impreso no está copiado aquí: cuántas casillas hay y por dónde van los senderos secretos lo hemos elegido nosotros.


## How to play, in two minutes

dr-chapter-intros = Cómo se juega, en dos minutos
dr-intro-1 = Es de noche. Guías a una niña y a un niño desde la aldea hasta el tilo mágico. En cuanto haya allí una niña y un niño, del color que sean, se rompe la maldición y acaba la partida. Ganan todos los que tengan a alguien en el tilo; quien tiene a los dos vence a quien tiene a uno.
dr-intro-2 = En tu turno tiras dos dados. El de madera mueve a uno de tus niños; el azul, a cualquier fantasma. Tú eliges quién va primero.
dr-intro-3 = Un niño solo anda hacia delante y puede dar menos pasos de los que marca el dado. Un fantasma da todos los pasos, hacia delante o hacia atrás, y se da la vuelta ante la luz de una casilla amarilla.
dr-intro-4 = Si un fantasma se para donde hay un niño solo, el niño se asusta y vuelve corriendo a la última casilla amarilla. Dos niños en una casilla son un grupo, y un grupo nunca tiene miedo. ¡Así que busca compañía!
dr-intro-5 = Los colores: por el gris andas libremente. El amarillo es refugio. En el azul viven fantasmas: pasa de largo y no te pares nunca. El rojo detiene a todos hasta que llega otro niño; entonces cruzan juntos al momento. En el verde y en el marrón necesitas un 1, un 2 o un 3; al verde nunca llega un fantasma, al marrón sí.
dr-intro-6 = Si los dos dados marcan lo mismo, es un doble: los fantasmas descansan, mueves un grupo entero, el que quieras, y vuelves a tirar. No hace falta saber más. Cuando algo no se puede, el juego te dice por qué.


## Beside the numbered rules

dr-note-company = Un consejo: muchas veces vale más pararse antes y hacer compañía a alguien que dar todos los pasos. Dos juntos están tranquilos.
dr-note-material = En la caja hay: un tablero redondo de madera en siete piezas, doce niños (una niña y un niño de cada uno de los seis colores), cuatro fantasmas blancos, un dado de madera de seis caras y uno azul de ocho. En la pantalla todo se prepara solo.
dr-note-age = Desde los seis años, más o menos. Una partida dura unos diez minutos por persona.


## Examples

dr-example-linden-shared = Tres niños esperan y llega una niña
    .text = Tres niños de tres colores han llegado al tilo y esperan. Con sus dos pasos llega también la niña azul. La maldición se rompe al momento y nadie tiene allí a los dos: ganan los cuatro jugadores.
dr-example-linden-both = Lo mismo, pero llega la niña roja
    .text = Otra vez esperan tres niños. Esta vez llega la niña roja. Ahora el rojo tiene a los dos en el tilo, y dos vencen a uno: gana el rojo, a solas.
dr-example-fewer-steps = Más allá del fantasma, o no tan lejos
    .text = La niña roja tiene hasta cuatro pasos. Dos casillas más allá hay un fantasma: ahí no puede pararse, pero sí pasar de largo. Con tres pasos llega hasta la niña azul. Juntas son un grupo y están a salvo.
dr-example-turning = Un fantasma que se da la vuelta
    .text = El fantasma del árbol tiene que dar cinco pasos. Con dos llega a la orilla del río. Detrás está la cabaña, una casilla amarilla: ahí se da la vuelta y da hacia atrás los otros tres. Darse la vuelta no cuesta nada.
dr-example-fright = Un susto
    .text = El fantasma da tres pasos y se para justo donde está sola la niña azul. Ella vuelve corriendo a la aldea, el último refugio a su espalda.
dr-example-together = Dos juntas nunca tienen miedo
    .text = Los mismos tres pasos, pero esta vez hay dos niñas. Se dan la mano y el fantasma no puede hacer nada.
dr-example-double = Un doble dos
    .text = Los dos dados marcan 2, así que los fantasmas descansan. El rojo tiene que mover un grupo, aunque los dos niños sean azules. Un grupo puede estar con un fantasma y dejarlo atrás. Después el rojo vuelve a tirar.
dr-example-past-the-ghost-house = Más allá de la casa del fantasma
    .text = La niña roja está delante del árbol muerto y tiene dos pasos. En el azul no se para nadie. Tiene que dar los dos, o anda otro niño.
dr-example-river = Juntas al otro lado del río
    .text = La niña azul espera en la casilla roja. La niña roja llega con dos de sus cinco pasos: ahora son dos y cruzan al momento hasta la cabaña. Los demás pasos se pierden.
dr-example-hidden-path = El verde pide un número pequeño
    .text = La niña roja está en el desvío hacia el paso de ciervos y ha sacado un 4. Para el verde tendría que ser un 1, un 2 o un 3. Andar menos no sirve: cuenta el dado. Sigue, pues, por el camino, y en el azul no puede pararse.


## What each colour means

dr-grid-tiles = Las casillas de un vistazo
dr-grid-tile = Casilla
dr-grid-child = Niños
dr-grid-alone = Un niño solo
dr-grid-ghost = Fantasmas
dr-grid-grey = Gris
    .child = andan y se paran libremente
    .alone = puede asustarse
    .ghost = van y vienen
dr-grid-yellow = Amarilla
    .child = andan y se paran libremente
    .alone = está a salvo
    .ghost = nunca; se dan la vuelta antes
dr-grid-blue = Azul
    .child = pasan de largo, nunca se paran
    .alone = nunca se para aquí
    .ghost = viven aquí
dr-grid-red = Roja
    .child = se paran; dos o más cruzan al momento
    .alone = espera, y puede asustarse
    .ghost = van y vienen, pero no cruzan el río
dr-grid-green = Verde
    .child = solo si sale un 1, un 2 o un 3
    .alone = está a salvo
    .ghost = nunca
dr-grid-brown = Marrón
    .child = solo si sale un 1, un 2 o un 3
    .alone = puede asustarse
    .ghost = van y vienen


## Key to the signs

dr-key-grey = Huellas
    .means = Una casilla gris: camino corriente.
dr-key-yellow = Farol
    .means = Una casilla amarilla: un refugio donde no entra ningún fantasma.
dr-key-blue = Cara de fantasma
    .means = Una casilla azul: aquí vive un fantasma y ningún niño se para.
dr-key-red = Dos de la mano
    .means = Una casilla roja: aquí esperas hasta que seáis dos.
dr-key-green = Hoja y tres puntos
    .means = Una casilla verde de un sendero secreto: solo con un 1, un 2 o un 3.
dr-key-brown = Almenas y tres puntos
    .means = Una casilla marrón del camino del castillo: solo con un 1, un 2 o un 3.
dr-key-girl = Niña
    .means = Lleva trenzas y falda. La capucha muestra el animal de su jugador.
dr-key-boy = Niño
    .means = Lleva pantalones. La capucha muestra el animal de su jugador.
dr-key-ghost = Fantasma
    .means = No es de nadie; todos pueden moverlo. A cada uno se le conoce por el yelmo.
dr-key-wooden-die = Dado de madera
    .means = Cuántos pasos puede dar como mucho uno de tus niños.
dr-key-blue-die = Dado azul
    .means = Cuántos pasos tiene que dar un fantasma.
dr-key-signpost = Poste indicador
    .means = Aquí empieza un sendero secreto.


## Things with a page of their own

dr-shelf-tile = Las casillas, una por una
