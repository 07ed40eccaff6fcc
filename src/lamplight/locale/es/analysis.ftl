# Dónde cambió una partida: la suerte y las decisiones por separado. Los puntos son centésimas de la victoria.
analysis-head = { $plies ->
    [one] Una jugada, { $playouts } partidas de prueba por posición. Posibilidades en puntos de cien.
   *[other] { $plies } jugadas y tiradas, { $playouts } partidas de prueba por posición. Posibilidades en puntos de cien.
}
analysis-unfinished = La partida no ha terminado: en lugar del resultado figuran las posibilidades de ahora.
analysis-all = Todos
analysis-seat = lugar
analysis-start = inicio
analysis-luck = suerte
analysis-own = propias
analysis-others = ajenas
analysis-result = resultado
analysis-lost = regalado
analysis-adds-up = Inicio + suerte + decisiones propias + decisiones ajenas = resultado. «Regalado» compara las decisiones con lo mejor que se encontró a partir de lo que sabía ese lugar.
analysis-close = igualadas
analysis-sure = ± y lo que va entre paréntesis son intervalos del 95 %, de búsquedas independientes. «Igualadas»: en tantas de las decisiones ninguna jugada era mejor con seguridad; están demasiado igualadas para juzgarlas y no son errores.
analysis-known = Bajo cada línea, donde hay secretos: la posibilidad tal como el propio sitio podía conocerla cada vez que decidía. La línea misma lo sabe todo.
analysis-known-line = La línea de puntos es lo que un sitio podía saber al decidir; la otra lo sabe todo.
analysis-knew = sabía
analysis-between = (de { $low } a { $high })
analysis-turns = { $count ->
    [one] El momento decisivo:
   *[other] Los { $count } momentos decisivos:
}
analysis-no-turns = Ningún momento por sí solo cambió esta partida.
analysis-lucky-roll = La tirada { $dice } de { $who } valió { $points } puntos de cien.
analysis-unlucky-roll = La tirada { $dice } de { $who } costó { $points } puntos de cien.
analysis-lucky = La suerte le dio aquí a { $who } { $points } puntos de cien.
analysis-unlucky = La suerte le quitó aquí a { $who } { $points } puntos de cien.
analysis-lucky-all = La suerte os dio aquí a todos { $points } puntos de cien.
analysis-unlucky-all = La suerte os quitó aquí a todos { $points } puntos de cien.
analysis-lost-move = { $who } podría haber conservado aquí { $points } puntos de cien así: { $better }.
analysis-found = Una gran jugada: { $who } ganó con ella { $points } puntos de cien.
analysis-award-clover = El trébol de cuatro hojas: la suerte iba sentada en tu hombro.
analysis-award-umbrella = El paraguas de oro: tanta mala suerte, y seguiste jugando con alegría.
analysis-award-owl = El búho sabio: casi nada se te escapó.
analysis-award-phoenix = El ave fénix: nadie volvió desde tan abajo.
analysis-award-finish = El gran final: tus mejores ideas llegaron al final.
analysis-award-rollercoaster = La montaña rusa: contigo nunca fue aburrido.
analysis-award-sunrise = El sol madrugador: nadie brilló tanto al principio.
analysis-award-ownway = La brújula: encontraste caminos propios, y eran buenos.
analysis-award-busy = La abeja laboriosa: nadie tuvo más que pensar.
analysis-unreadable = Esto no es un análisis que se pueda leer: { $why }
analysis-format = Este análisis tiene el formato { $format }; aquí se conoce el formato { $known }. Haz que se analice la partida otra vez.
analysis-empty = En esta partida aún no ha pasado nada; no hay nada que analizar.
analysis-stopped = El análisis se detuvo antes del final. Pídelo otra vez.
analysis-broken-off = El análisis se interrumpió; esto es lo que se encontró hasta entonces.
analysis-died = Un proceso que ayudaba en el análisis terminó por sí solo; esto es lo encontrado hasta entonces. Inténtalo otra vez, quizá con menos procesos.
analysis-busy = Ahora esperan muchas partidas su análisis. Inténtalo otra vez dentro de un minuto.
analysis-failed = Esta partida no se pudo analizar ({ $why }). Su grabación está entera; puedes intentarlo otra vez.
analysis-none = Nadie ha pedido todavía el análisis de esta partida.
analysis-title = El curso de la partida
analysis-at = Tras { $ply } de { $plies }.
analysis-chance = { $who }: { $points } de cien.
analysis-numbers = Los números
analysis-waits = { $count ->
    [one] Antes se analiza otra partida.
   *[other] Antes se analizan otras { $count } partidas.
}
analysis-thinks = Estamos mirando otra vez la partida…
analysis-enough = Ya basta
analysis-again = Intentar otra vez
analysis-poster = { $game }: así fue
analysis-stars = { $count ->
    [one] Una estrella
   *[other] { $count } estrellas
}
analysis-show = Enséñamelo
analysis-keep = Guardar como imagen
analysis-print = Imprimir
analysis-keep-svg = Para imprimir (SVG)
analysis-no-picture = Aquí no se pudo hacer la imagen. Prueba la de imprimir.
analysis-where = ¿Dónde cambió?
