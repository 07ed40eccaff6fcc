### Rumble in the Dungeon: what its lessons and tips say. Nothing here is longer than 140 characters.

rd-lesson-first = Tu primera pelea
rd-lesson-first-secret = Dos de estos personajes son tuyos en secreto: el orco y la elfa. Solo lo ves tú.
rd-lesson-first-anybody = En tu turno puedes mover a cualquiera, no solo a los tuyos. Así los secretos siguen siendo secretos.
rd-lesson-first-move = Una acción por turno. Quien está solo puede cruzar una puerta: toca a la ladrona y luego la habitación del ogro.
rd-lesson-first-stuck = Ahora dos comparten habitación y ninguno puede irse ya. Mira lo que hacen los demás.
rd-lesson-first-brawl = Pelea: ¡elige quién de los dos sale volando! Los dos primeros no valen nada, el tercero 1 punto… el último que queda, 10.
rd-lesson-first-flinch = Alguien ha echado a tu elfa. ¡Ni pestañees! Solo puntúa el mejor de tus dos personajes.
rd-lesson-first-chest = Quien está con el cofre puede llevarlo a la habitación de al lado, incluso con compañía. Que el orco lo lleve a la entrada.
rd-lesson-first-leave = ¿En la entrada con el cofre al empezar un turno? ¡Sal! Es el primer puesto: 10 puntos.
rd-lesson-first-secrets = Todos los secretos están a la vista. Una partida tiene tres aventuras: gana quien suma más; quien tiene menos empieza la siguiente.
rd-lesson-first-guard = Una regla de la casa: nadie vuelve enseguida por donde vino, o nos darían las claras del día peleando. Puedes quitarla.
rd-lesson-first-end = ¡El orco se ha ido con el tesoro, y era tuyo desde el principio!

# Tips
rd-tip-brawl = Donde se han juntado dos o más puedes pelear: elige quién sale volando. Puede ser cualquiera.
rd-tip-meet = Quien entra donde hay alguien se queda atrapado, y el otro también. El próximo turno puede traer pelea.
rd-tip-out = La fila muestra cuánto vale cada puesto. De quién era sigue en secreto hasta el final.
rd-tip-chest = Quien está con el cofre puede llevarlo al lado, aun con compañía. ¡Así también se escapa de una pelea!
rd-tip-leave = Alguien podría salir ahora con el cofre: primer puesto y 10 puntos. ¿Es de los tuyos?
rd-tip-gone = ¡Se fue con el cofre! La pelea sigue hasta que solo quede uno dentro.
rd-tip-score = Solo cuenta el mejor de tus dos personajes. Quien tiene menos puntos empieza la próxima aventura.
