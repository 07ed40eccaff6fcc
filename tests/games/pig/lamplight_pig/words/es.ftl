### Pig

pig-name = Cerdito
pig-tagline = Tira mientras te atrevas
pig-option-goal = Puntos para ganar
pig-goal = { $goal } puntos
pig-place-sty = El centro de la mesa
pig-piece-die = El dado
pig-piece-pot = { $points ->
    [one] { $points } punto en este turno
   *[other] { $points } puntos en este turno
}
pig-piece-pig = { $score } de { $goal } puntos
pig-points = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
pig-ask = ¿Tirar o plantarse? { $points } puntos en este turno.
pig-ask-wait = El dado rueda.
pig-do-roll = Tirar el dado
pig-do-hold = Plantarse con { $points } puntos
pig-told-roll = { $who } saca un { $die }: { $points } puntos en este turno.
pig-told-one = { $who } saca un uno, y los puntos de este turno se pierden.
pig-told-hold = { $who } guarda { $points } puntos y tiene { $score }.
pig-end = { $who } gana con { $score } puntos.
pig-no-over = La partida ha terminado.
pig-no-turn = No es tu turno.
pig-no-die = Un dado muestra de uno a seis.
pig-no-hold = Tira al menos una vez: todavía no hay nada que guardar.
pig-no-such = En Cerdito se tira o se planta uno.
pig-two-winners = Solo una persona puede tener { $goal } puntos o más.
pig-bot-careful = Cerdito prudente
    .help = Se planta en veinte.
pig-reason-win = ¡Con esto basta para ganar!
pig-reason-enough = Veinte puntos merecen guardarse.
pig-reason-more = Todavía no hay mucho que perder.

## Reglas
pig-chapter-1 = Los turnos
pig-rule-1-1 = Juegan de dos a cuatro personas, en el sentido de las agujas del reloj.
pig-chapter-2 = Un turno
pig-rule-2-1 = Tira el dado: lo que muestra cuenta para este turno.
pig-rule-2-2 = Un uno se lleva todos los puntos de este turno, y sigue la persona siguiente.
pig-rule-2-3 = Plántate para sumar los puntos del turno a los tuyos; sigue la persona siguiente.
pig-rule-2-4 = Tira al menos una vez antes de plantarte.
pig-chapter-3 = El final
pig-rule-3-1 = Gana quien primero tiene cien puntos (o los que se acordaron).
pig-chapter-rulings = Aclaraciones
pig-ruling-a1 = Lo que se ha guardado ya no se puede perder.

## En el laboratorio
pig-measure-rolls = Tiradas
    .help = Cuántas veces se tiró el dado.
pig-measure-holds = Plantadas
    .help = Cuántas veces alguien guardó los puntos de un turno.

## Its lesson
pig-lesson-first = Tu primer turno
pig-lesson-first-aim = Gana quien llegue antes a 50 puntos.
pig-lesson-first-roll = Tira: lo que marca el dado se suma. Tira otra vez o plántate.
pig-lesson-first-hold = Un uno se llevaría los nueve puntos. Plántate y son tuyos.
pig-lesson-first-end = El robot ha sacado un uno y no se lleva nada. ¡Eso es todo!
