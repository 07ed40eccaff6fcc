### The rulebook as it is read: words that the books of all games share, on the screen, on paper and in the terminal.

book-cell = { $what }
book-editions = Para quien compara ediciones
book-key = Qué significan los signos
book-terms = Palabras del juego
book-marks = Qué es impreso y qué es nuestro
book-mark-printed = impreso
    .means = Así está en el reglamento impreso, contado con nuestras palabras.
    .thing = Viene en la caja; las palabras son nuestras.
book-mark-read = nuestra lectura
    .means = Así jugamos donde el reglamento calla o dice dos cosas; y lo que solo conocemos por indicios.
    .thing = Viene en la caja; solo lo conocemos en parte, y el resto es nuestra suposición.
book-mark-ours = nuestro
    .means = Ideado por nosotros; no viene en la caja.
    .thing = Hecho por nosotros; en la caja no lo encontrarás.
book-example = Ejemplo
book-asked = Se pregunta:
book-before = Antes
book-after = Después
book-can = Esto se puede:
book-cannot = Esto no:
book-told = Qué ocurre:
# $place where, $there who is there
book-stand = { $place }: { $there }
# $first, $second: two names in a list
book-shows = Las reglas de fondo:
book-rules-of = Qué dicen las reglas
book-examples-of = Ejemplos con esto
book-contents = Índice
book-whole = El libro entero
book-all = Abrir todo
book-none = Cerrar todo
book-page = Página propia
book-to-book = Al reglamento
book-before-this = Atrás: { $title }
book-after-this = Sigue: { $title }
book-unknown = En este libro no hay tal página.
book-no-book = Este juego no tiene reglamento.
# $count how many places of the book were found, $words what was looked for
book-found =
    { $count ->
        [one] Un lugar del libro tiene «{ $words }»:
       *[other] { $count } lugares del libro tienen «{ $words }»:
    }
book-printed = Impreso desde Lamplight. Las reglas con nuestras palabras.
