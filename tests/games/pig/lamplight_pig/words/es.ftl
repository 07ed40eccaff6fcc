pig-name = Pig
pig-tagline = Tira tantas veces como te atrevas.
pig-option-goal = Meta
pig-option-goal-points = { $points } puntos
pig-table = la mesa
pig-bank = el banco
pig-die = { $face ->
    [0] El dado
   *[other] El dado muestra { $face }
  }
pig-score = { $who }: { $score } de { $goal }
pig-ask = { $points } puntos en este turno. ¿Tirar o plantarse?
pig-do-roll = Tirar
pig-do-hold = Plantarse: guardar { $points } puntos
pig-told-roll = { $who } saca { $face }: { $points } hasta ahora.
pig-told-hold = { $who } guarda { $points } y tiene { $score }.
pig-told-pig = { $who } saca un uno y pierde { $points }.
pig-no-over = La partida ha terminado.
pig-no-such = Eso no es una jugada.
pig-no-die = Eso solo lo decide el dado.
pig-no-turn = Es el turno de { $who }.
pig-no-hold = Tira al menos una vez antes de plantarte.
pig-won = { $who } ha llegado a la meta.
pig-result = { $score } puntos
pig-bot-holder = Ahorrador
pig-reason-win = Con eso gana.
pig-reason-enough = Es bastante para un turno.
pig-reason-more = Aún se puede sacar más.
pig-position-die = Con { $hand } puntos en la mano el dado no puede mostrar { $die }.
pig-position-over = La partida termina justo cuando quien juega tiene { $goal } puntos, y nadie más.
pig-chapter-1 = La meta
pig-chapter-2 = El turno
pig-rule-1-1 = Quien alcanza la meta al plantarse gana en el acto.
pig-rule-1-2 = Se juega por turnos en el sentido de las agujas del reloj.
pig-rule-2-1 = Tira el dado cuantas veces quieras, al menos una.
pig-rule-2-2 = Un uno acaba el turno, y sus puntos se pierden.
pig-rule-2-3 = Quien se planta suma a los suyos los puntos del turno.
