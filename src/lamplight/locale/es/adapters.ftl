### Frases de los adaptadores para otros programas.

adapter-missing = Falta el paquete { $package }; esto lo instala: { $command }
adapter-chance = Le toca al azar.
adapter-asked = { $who }: { $ask }
adapter-illegal = { $who } no puede hacer eso ahora: { $do } ({ $rule }). { $why }
adapter-no-action = No existe la acción { $action }: las acciones son números del 0 al { $last }.
adapter-no-observer = { $game } aún no se puede dar a programas que aprenden: su kit necesita un observer, o al menos codes y draws (y un observer si los asientos saben cosas distintas).
