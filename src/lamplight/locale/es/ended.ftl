# Partidas de este dispositivo que han terminado.

web-ended = Terminadas ({ $count })
web-ended-won = ¡Has ganado!
web-ended-lost = Has perdido contra { $who }
web-ended-won-together = ¡Habéis ganado en equipo!
web-ended-lost-together = Habéis perdido en equipo
web-ended-nobody = No ha ganado nadie
web-ended-who = { $count ->
    [one] Ha ganado { $who }
   *[other] Han ganado { $who }
 }
web-ended-search = Buscar por nombre o juego
web-ended-none = No hay ninguna partida así.
web-ended-forget = Olvidar todas las partidas terminadas
web-ended-sure = { $count ->
    [one] ¿Quitar de la lista la partida terminada?
   *[other] ¿Quitar de la lista las { $count } partidas terminadas?
 }
web-ended-help = Las llaves de tus asientos en estas mesas se borran de este dispositivo. Las partidas que siguen en marcha se quedan.
web-ended-keep = Conservar
web-ended-do = Quitar de la lista
web-ended-watch = Verla otra vez
web-ended-save = Guardar esta partida en un archivo
web-ended-again = Jugar otra vez
web-ended-all = Guardar todas en un archivo
web-ended-saving = Guardando { $done } de { $count }…
web-ended-took = { $minutes } min
web-ended-tally = { $game }: { $games ->
    [one] una partida
   *[other] { $games } partidas
 }, { $won } ganadas
web-ended-share = Es un { $percent } %; con tantas partidas podría ser también del { $low } al { $high } %.
