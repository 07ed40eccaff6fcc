### Para niños que aún no leen: el candado de los mayores y lo que dicen todos los juegos.

child-how = Los niños juegan tocando dibujos grandes; si este dispositivo tiene voz, les dice qué hacer. Nada se cierra por un toque sin querer.
child-count = ¿Cuántos niños?
child-friend = Juega también un amigo amable
child-friend-help = Un bot que no asusta a nadie si puede evitarlo y al que le gusta ir de la mano.
child-locked = Solo una persona mayor puede salir del juego o cambiar algo: mantén el candado tres segundos y toca los tres números que pide.

child-lock = Para mayores: mantener tres segundos
child-grown-ups = Para mayores
# $first, $second, $third: números en palabras
child-lock-task = Toca estos números, uno tras otro: { $first }, { $second }, { $third }
child-lock-wrong = No era eso. Aquí tienes otros.
child-lock-digits = Números
child-go-on = Volver al juego
child-usual = A la mesa de siempre
child-voice = Voz
child-voice-help = Dice qué hacer; el altavoz lo repite.
child-voice-none = Este navegador no tiene voz para este idioma, así que no se dice nada.
child-repeat = Decirlo otra vez
child-again = Jugar otra vez
# $what: lo elegido, como un dado o una figura
child-back = { $what }: elegir otra cosa
child-others = Ahora juega { $who }.

child-number-0 = cero
child-number-1 = uno
child-number-2 = dos
child-number-3 = tres
child-number-4 = cuatro
child-number-5 = cinco
child-number-6 = seis
child-number-7 = siete
child-number-8 = ocho
child-number-9 = nueve
