### Frases de los adaptadores para otros programas.

adapter-missing = Falta el paquete { $package }; esto lo instala: { $command }
adapter-chance = Le toca al azar.
adapter-asked = { $who }: { $ask }
adapter-illegal = { $who } no puede hacer eso ahora: { $do } ({ $rule }). { $why }
adapter-no-action = No existe la acción { $action }: las acciones son números del 0 al { $last }.
adapter-no-observer = { $game } aún no se puede dar a programas que aprenden: su kit necesita un observer, o al menos codes y draws (y un observer si los asientos saben cosas distintas).
adapter-whole = { $what } es un número entero de { $least } a { $most }, no { $found }.
adapter-actions = Hace falta un número entero para cada una de las { $games } partidas, no { $found }.
adapter-render = render_mode es uno de { $known }, no { $found }.
adapter-own = Solo para ti
adapter-reset = La partida ha terminado o no ha empezado; reset() empieza otra.
