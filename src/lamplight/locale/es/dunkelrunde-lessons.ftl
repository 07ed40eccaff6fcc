### DunkelRunde: what its lessons and tips say. Nothing here is longer than 140 characters.

dr-lesson-first = Tu primera noche
dr-lesson-first-linden = Llega al tilo. En cuanto haya allí una niña y un niño, del color que sean, gana quien tenga un niño allí.
dr-lesson-first-pair = Estos dos son tuyos. Quien tiene a los dos en el tilo gana a quien solo tiene a uno.
dr-lesson-first-dice = El dado de madera mueve a uno de tus niños y el azul a cualquier fantasma. Tú eliges cuál va primero.
dr-lesson-first-walk = Hasta cuatro pasos, solo adelante; menos también vale. Toca a tu niña y luego la casilla de la niña azul: juntas no temen nada.
dr-lesson-first-ghost = Un fantasma da todos sus pasos y se vuelve antes del amarillo. Envíalo adelante hasta la niña verde, que está sola: huirá.
dr-lesson-first-fright = ¡Bu! Ahora tu niño se ha asustado y ha vuelto al amarillo. Está a salvo en amarillo, en verde o en compañía.
dr-lesson-first-blue = En el azul viven fantasmas: se pasa de largo, nunca se para. Tu niño no puede dar los tres pasos; da uno o dos.
dr-lesson-first-river = El rojo para a todos: espera a otro niño y cruzaréis juntos. Al último de todos lo recoge la bruja. ¡Ve al río!
dr-lesson-first-double = Los dos dados iguales: los fantasmas descansan. Mueve un grupo entero, el que sea, todo lo que pueda; luego vuelves a tirar.
dr-lesson-first-green = ¿Un 1, 2 o 3? Puedes tomar el camino verde: ningún fantasma lo encuentra. El marrón lo pide también, pero allí hay fantasmas.
dr-lesson-first-home = Ya hay un niño en el tilo, y a tu niña le falta un paso. ¡Dalo!
dr-lesson-first-end = La maldición se ha roto: ¡el azul y tú habéis ganado juntos!

# Tips
dr-tip-red = El rojo para a todos. Un niño espera allí hasta que llega otro; entonces cruzan los dos enseguida.
dr-tip-cross = Dos en el rojo cruzan juntos, y lo que quede de la tirada se pierde. ¡La compañía compensa!
dr-tip-witch = El último niño antes del río no tiene que esperar: lo recoge la bruja.
dr-tip-fright = Un fantasma que se para donde un niño está solo lo manda a la última casilla amarilla. Pasar de largo no hace nada.
dr-tip-brave = Dos o más juntos no tienen miedo: el fantasma se queda y nadie huye.
dr-tip-double = ¡Un doble! Mueve un grupo entero, aunque no haya ninguno tuyo. Después vuelves a tirar.
dr-tip-lapse = Un doble sin un grupo que pueda moverse se pierde. Simplemente se vuelve a tirar.
dr-tip-join = Una de tus jugadas acaba junto a otro niño. A dos juntos no se les puede asustar.
dr-tip-safe = El amarillo y el verde son seguros: allí no llega ningún fantasma.
dr-tip-stuck = Ningún niño puede usar esta tirada, así que solo se mueve un fantasma. El verde y el marrón piden 1, 2 o 3.
dr-tip-linden = ¡En el tilo! En cuanto haya una niña y un niño, gana quien tenga un niño allí.
