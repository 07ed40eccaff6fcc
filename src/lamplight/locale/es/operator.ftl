### Lo que lee quien lleva el servidor: cómo está, cifras, su página. El cliente web no lo contiene.

operator-draining = El servidor está a punto de pararse y no acepta a nadie nuevo; las partidas en curso siguen.
operator-database-away = La base de datos no responde. Comprueba que está en marcha y tiene sitio; el registro del servidor dice más.
operator-token-missing = Esto es para quien lleva el servidor: envía el ajuste operator_token como «Authorization: Bearer TOKEN».
operator-token-wrong = Este no es el operator_token de este servidor. «lamplight settings» dice dónde está puesto.
operator-token-unset = No hay ningún operator_token, así que esto solo responde en la propia máquina del servidor. Pon uno de al menos 20 caracteres para verlo desde otro sitio.

## La página en /operator; horas en UTC

operator-title = Lamplight: para quien lo lleva
operator-enter-help = Esta página es para quien lleva el servidor. Su llave es el ajuste operator_token.
operator-enter = Entrar
operator-leave = Salir de esta página
operator-well = Todo va bien: el servidor responde, y su base de datos también.
operator-now = Ahora
operator-devices = Dispositivos en mesas
operator-in-memory = Mesas en memoria
operator-kept = Decisiones guardadas
operator-kept-within = { $count } (la mitad en menos de { $half } ms, 99 de cada 100 en menos de { $most } ms)
operator-bots = Bots
operator-bots-now = { $thinking } pensando, { $waiting } preguntas en espera
operator-refused = Rechazos
operator-database-failures = Fallos de la base de datos
operator-aside = Mesas en las que no se puede seguir
operator-since = En marcha desde
operator-version = Versión
operator-process = Proceso
operator-tables = { $count ->
    [one] Una mesa
   *[other] { $count } mesas
}
operator-game = Juego
operator-going = en curso
operator-over = terminada
operator-closed = cerrada
operator-state = Estado
operator-table = Mesa
operator-made = Creada
operator-touched = Último movimiento
operator-seats = Sitios
operator-ages = Cuándo hubo movimiento por última vez
operator-age-day = hace un día como mucho
operator-age-week = hace una semana como mucho
operator-age-month = hace un mes como mucho
operator-age-older = hace más tiempo
operator-newest = Con movimiento reciente
operator-failures = Lo último que falló
operator-no-failures = Nada desde que arrancó el servidor.
operator-when = Cuándo
operator-event = Suceso
operator-said = Qué
operator-storage = Espacio
operator-size = La base de datos ocupa
operator-room = Sitio en su disco
operator-backup = Última copia
operator-backup-unknown = no se sabe: «lamplight backup» hace una
operator-keep-unfinished = Días que se guardan las partidas sin terminar
operator-keep-finished = Días que se guardan las partidas terminadas
operator-for-ever = para siempre
operator-goes = Mesas que se borran en una semana si no viene nadie
operator-stopping = Antes de parar
operator-drain = No aceptar a nadie nuevo
operator-drain-help = Se rechazan mesas nuevas y /health/ready dice que no, para que un balanceador envíe las visitas a otro sitio. Las partidas en curso siguen.
operator-undrain = Aceptar visitas de nuevo
operator-close = Cerrar esta mesa
operator-close-help = Allí ya nadie juega ni mira, y se avisa a quien esté. No se pierde nada.
operator-reopen = Abrir de nuevo esta mesa
operator-reopen-help = Quien tenga su enlace puede volver a jugar allí.
operator-sure = Sí, de verdad
operator-unsure = No se ha hecho nada. Vuelve atrás y marca la casilla para decir que lo quieres de verdad.
operator-stale = No se ha hecho nada: este formulario no venía de una página de este servidor, o la página era demasiado antigua. Ábrela otra vez y prueba de nuevo.
