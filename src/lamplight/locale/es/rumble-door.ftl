### Rumble in the Dungeon: what stands on its door and on the card that tells its aim.

rd-tagline = Doce camorristas, un cofre del tesoro y nadie sabe quién es de quién.
rd-age = Desde 8 años
rd-duration = Unos 20 minutos
rd-feel = Faroles, bronca y risas. Rápido y un poco malvado.


## The aim, in a few lines

rd-aim-1 = Tus personajes secretos: dos de los que se pelean aquí son tuyos, y nadie más sabe cuáles.
rd-aim-2 = En tu turno haces una sola cosa con quien quieras: mandas a la habitación de al lado a uno que esté solo, o echas a uno de una habitación donde se hayan juntado dos o más.
rd-aim-3 = Cuanto más aguanten dentro tus personajes, más puntos dan. También da muchos quien sale con el cofre del tesoro.
rd-aim-4 = Que nadie note quiénes son los tuyos, y adivina quiénes son los de los demás.
rd-aim-5 = Tres aventuras; gana quien tenga más puntos.


## Cómo se toca, qué se oye y qué no es del juego impreso

rd-help-touch = Toca cualquier personaje que brille y luego una habitación que brille, o la pelea. Verás lo que pasará; tócalo otra vez o pulsa «¡Vamos!» para hacerlo.
rd-sound-help = Sonidos suaves para pasos, peleas y el cofre. Si se apagan, tampoco vibra nada.
rd-ours = Aquí no se copian las habitaciones ni los personajes impresos: los nuestros tienen dibujos y nombres nuevos, y todos los planos son nuestros.
