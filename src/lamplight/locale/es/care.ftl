### Mesas cerradas, o que ya no existen; y lo que se dice antes de que se vayan.

care-closed = Quien lleva este servidor ha cerrado esta mesa. No se ha perdido nada; pregúntale.
care-gone-operator = Quien lleva este servidor ha borrado esta mesa. Prepara otra cuando quieras.
care-gone-untouched = Hacía mucho que nadie venía a esta mesa, así que se ha borrado. Prepara otra cuando quieras.
care-gone-finished = Esta partida terminó hace mucho, y su mesa se ha borrado. Prepara otra cuando quieras.
care-gone-record = Esta partida terminó hace mucho y se ha recogido. Su registro sigue aquí, sin nombres.
care-notice-title = { $game }: ¿se queda esta partida?
care-notice = Hace mucho que nadie juega. Dentro de { $days ->
    [one] un día
   *[other] { $days } días
} se borra la mesa. Ábrela, y se queda.

# En la tarjeta de una partida propia, en lugar de a quién le toca.
care-goes = { $days ->
    [one] Se borra dentro de un día. Ábrela, y se queda.
   *[other] Se borra dentro de { $days } días. Ábrela, y se queda.
}

care-forget = Olvídame en esta mesa
care-forget-help = Aquí se borran tu nombre, tus tres palabras, tus avisos y tu cuaderno, y tu asiento queda libre. Tus jugadas quedan, sin nombre. No podrás volver a este asiento.
care-forget-do = Sí, olvídame
care-forget-stay = Me quedo
