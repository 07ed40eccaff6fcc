### Palabras de las lecciones y los consejos: lo que se dice alrededor. Lo que dicen ellos mismos es de sus juegos.

# Lo que toca ahora, cuando alguien intenta otra cosa
lesson-read = Lee esto primero y luego toca «Siguiente».
lesson-play = Eso viene después. Ahora toca lo que brilla.
lesson-watch = Mira un momento: juegan los demás.
lesson-over = Esta lección ha terminado.
lesson-leads = Eso es de una partida de verdad. Aquí manda la lección.

# In the bubble, and at the end
lesson-step = { $step } de { $of }
lesson-count = Lección, paso { $step } de { $of }
lesson-next = Siguiente
lesson-back = Un paso atrás
lesson-skip = Saltar
lesson-end = ¡Muy bien!
lesson-after = ¿Y ahora?
lesson-all = No necesitas más. Toca lo que quieras: si no se puede, el juego dice por qué.
lesson-kept = La lección te espera aquí; también está en la Ayuda.
lesson-go-on = Seguir con la lección
lesson-real = Jugar de verdad
lesson-again = Otra vez desde el principio
lesson-follows = La siguiente lección
lesson-minutes = { $minutes ->
    [one] Un minuto más o menos
   *[other] Unos { $minutes } minutos
}
lesson-begun = Empezada: seguir

# Tips at the table
tip-title = Consejo
tip-close = Entendido
tip-rule = La regla
tip-off = Sin más consejos
