### The Dwarves: what stands on its door and on the card that tells its aim.

dw-tagline = Cinco enanos testarudos contra el fin del mundo. Ganáis todos juntos o no gana nadie.
dw-age = Desde 10 años
dw-duration = De 60 a 90 minutos
dw-feel = Planear juntos toda una tarde. Emocionante hasta el último paso.


## The aim, in a few lines

dw-aim-1 = Jugáis todos juntos: o ganáis todos o no gana nadie.
dw-aim-2 = Seguid la historia: haced lo que pide la carta de Escenario descubierta. Quien cumpla la última gana la partida para todos.
dw-aim-3 = Perdéis si el Héroe y la Perdición se encuentran en su senda, o si a un enano no le queda Vida.
dw-aim-4 = No dejan de entrar tropas por las puertas. Con demasiadas en una casilla, esa tierra muere: luchad a tiempo.
dw-aim-5 = En tu turno tienes dos acciones: caminar, luchar, hablar con el Consejo o afrontar una misión.


## Cómo se toca, qué se oye y qué no es del juego impreso

dw-help-touch = Toca una acción, una casilla, un dado o una carta que brille. Verás lo que hará; tócalo otra vez o pulsa «¡Vamos!» para hacerlo.
dw-sound-help = Sonidos suaves para dados, pasos y luchas. Si se apagan, tampoco vibra nada.
dw-ours = Aquí no se copian las cartas, el mapa ni las losetas impresas. Algunas de las nuestras siguen lo que cuenta el reglamento; la mayoría las hemos hecho nosotros.
