### Las palabras de Rumble que solo necesitan el terminal y el laboratorio.

## En el laboratorio
rd-measure-adventures = Aventuras
    .help = Aventuras que se puntuaron.
rd-measure-guard-ends = Acabadas por la guardia
    .help = Aventuras que acabó la guardia porque ya no pasaba nada.
rd-measure-escapes = Escapes
    .help = Alguien sale con el cofre.
rd-measure-fights = Peleas
    .help = Personajes expulsados a golpes.
rd-measure-moves = Movimientos
    .help = Movimientos de personajes sin el cofre.
rd-measure-carries = Movimientos con el cofre
    .help = El cofre se lleva a otra sala.
rd-measure-lead-changes = Cambios de líder
    .help = Cuántas veces otro asiento pasa a tener él solo más puntos.
