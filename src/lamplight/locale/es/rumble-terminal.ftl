### Las palabras de Rumble que solo necesitan el terminal y el laboratorio.

## En el laboratorio
rd-measure-adventures = Aventuras
    .help = Aventuras que se puntuaron.
rd-measure-guard-ends = Acabadas por el freno
    .help = Aventuras que acabó el freno porque ya no pasaba nada.
rd-measure-escapes = Escapes
    .help = Alguien sale con el cofre.
rd-measure-fights = Peleas
    .help = Personajes que salieron volando.
rd-measure-moves = Movimientos
    .help = Movimientos de personajes sin el cofre.
rd-measure-carries = Movimientos con el cofre
    .help = El cofre se lleva a otra habitación.
rd-measure-lead-changes = Cambios de líder
    .help = Cuántas veces otro asiento pasa a tener él solo más puntos.

## The drawing

rd-floors-points = Aventura { $n } de { $of }. Puntos: { $points }
rd-floors-fallen =
    { $count ->
        [0] Todavía no ha salido volando nadie.
       *[other] Salieron volando, con sus puntos: { $who }.
    }{" "}{ $points ->
        [0] Quien salga ahora no recibe nada.
        [one] Quien salga ahora recibe { $points } punto.
       *[other] Quien salga ahora recibe { $points } puntos.
    }
rd-floors-legend = { $door } es una puerta, { $own } alguien tuyo, { $exit } la salida, { $stairs } la escalera, { $treasure } la cámara del tesoro, { $chest } el cofre.
