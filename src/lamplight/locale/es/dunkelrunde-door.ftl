### DunkelRunde: what stands on its door and on the card that tells its aim.

dr-tagline = De noche, de la mano, burlando a cuatro fantasmas hasta el tilo mágico.
dr-age = Desde 6 años
dr-duration = Unos 10 minutos por jugador
dr-feel = Dados, ir de la mano y pequeños sustos. Se aprende en un minuto.


## The aim, in a few lines

dr-aim-1 = Guía a tu niña y a tu niño desde la aldea hasta el tilo mágico.
dr-aim-2 = En cuanto haya allí una niña y un niño, del color que sean, termina la partida. Gana quien tenga un niño allí; tener a los dos vale más que tener uno.
dr-aim-3 = Cada tirada mueve a uno de tus niños y a un fantasma.
dr-aim-4 = Un fantasma asusta al niño que está solo: vuelve corriendo al último refugio. Dos juntos nunca tienen miedo.
dr-aim-5 = Un doble mueve a un grupo entero, y vuelves a tirar.


## Cómo se toca, qué se oye y qué no es del juego impreso

dr-help-touch = Toca a uno de tus niños o a un fantasma que brille y luego una casilla que brille. Verás lo que hará la jugada; toca la casilla otra vez o pulsa «¡Vamos!» para hacerla.
dr-sound-help = Sonidos suaves para dados, pasos y sustos. Si se apagan, tampoco vibra nada.
dr-ours = Aquí no se copia el tablero impreso: los nuestros los hemos dibujado nosotros.
