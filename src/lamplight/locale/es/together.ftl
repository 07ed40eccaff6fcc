### Juntos en la mesa: lo que se dice, cómo gusta una jugada, lo que alguien señala.

web-said = { $who }: { $what }
web-say-mute = No oír más a { $who }
web-say-unmute = Volver a oír a { $who }
web-say-hello = ¡Hola!
web-say-luck = ¡Suerte!
web-say-bravo = ¡Bien jugado!
web-say-thanks = ¡Gracias!
web-say-laugh = ¡Ja, ja!
web-say-wow = ¡Hala!
web-say-oops = ¡Uy!
web-say-sorry = ¡Perdón!
web-say-think = Hum…
web-say-moment = ¡Un momento!
web-say-turn = ¡Te toca!
web-say-bye = ¡Adiós!

together-react = ¿Qué te parece?
together-last = La última jugada
together-reacted = { $who }: { $face } – { $move }
together-point = Señalar algo
together-point-this = Señalarlo
together-point-how = Toca lo que quieras mostrar o traza un camino sobre varias cosas.
together-point-none = Ahí no hay nada que todos vean.
together-points = { $who } señala: { $what }
together-points-way = { $who } señala: { $from } → { $to }
together-gone = Esa jugada ya no cuenta, o no todos se han enterado de ella.
together-heard = Lo que dicen los demás
