### Órdenes para quien lleva un servidor: copia, restaurar, comprobar, mesas, cambio de base de datos.

cli-meta-target = ARCHIVO|CARPETA
cli-meta-place = ARCHIVO|URL
cli-meta-table = MESA
cli-meta-days = DÍAS
cli-meta-words = TRES-PALABRAS

cli-backup-short = guardar una copia de todas las mesas
cli-backup-about = Escribe todo en un solo archivo tal como está en un momento, también mientras el servidor funciona, y demuestra que se puede leer: se rejuegan las partidas en curso y algunas de las terminadas. El archivo recibe su nombre solo cuando está entero en el disco.
cli-backup-examples =
    lamplight backup copias/
    lamplight backup copias/ --keep 14
    lamplight backup hoy.db --database postgresql://user@host/lamplight
cli-backup-target = el archivo; o una carpeta, y entonces se llama según la hora
cli-backup-data = la carpeta de datos del servidor
cli-backup-database = la base de datos del servidor, si no está en su carpeta de datos
cli-backup-replace = sobrescribir un archivo de ese nombre
cli-backup-keep = borrar todas las copias de la carpeta menos las N más nuevas
cli-backup-all = rejugar también todas las partidas terminadas
cli-backup-written = { $file } lo contiene todo ({ $size } MB).
cli-backup-removed = { $file } era la copia más antigua y se ha borrado.
cli-which-target = ¿Adónde? Nombra un archivo, o una carpeta para muchas copias.
cli-keep-needs-folder = --keep es para una carpeta de copias, y { $file } no lo es.

cli-restore-short = poner una copia en su sitio
cli-restore-about = Pone en su sitio las mesas de una copia. El servidor debe estar parado; las mesas que haya solo se sustituyen con --over, y se guardan aparte. Una copia de un Lamplight más antiguo se pone al día.
cli-restore-examples =
    lamplight restore copias/lamplight-20260301-040000.db
    lamplight restore hoy.db --over --data /srv/lamplight
cli-restore-file = la copia
cli-restore-data = la carpeta de datos del servidor
cli-restore-database = la base de datos del servidor, si no está en su carpeta de datos
cli-restore-over = sustituir las mesas que hay; se guardan aparte
cli-restored = Las mesas de { $file } están en su sitio: { $place }
cli-restored-migrated = La copia era de un Lamplight más antiguo (esquema { $version }) y se ha puesto al día.
cli-restored-aside = Lo que había antes está en { $file }

cli-check-short = ¿está entera cada mesa?
cli-check-about = Rejuega cada mesa de un servidor, de otra base de datos o de una copia, y nombra cada fallo por su mesa y jugada. No cambia nada, y el servidor puede estar en marcha.
cli-check-examples =
    lamplight check
    lamplight check copias/lamplight-20260301-040000.db
cli-check-file = una copia, o la URL de una base de datos; si no, la del servidor
cli-check-data = la carpeta de datos del servidor
cli-check-database = la base de datos del servidor, si no está en su carpeta de datos
cli-check-good = { $place }: todo está bien.
cli-check-bad = { $place }: { $count ->
    [one] una mesa tiene un fallo.
   *[other] { $count } mesas tienen un fallo.
}

cli-database-short = mudarse a otra base de datos
cli-database-about = Órdenes para la propia base de datos.
cli-database-examples =
    lamplight database copy lamplight-data/lamplight.db postgresql://user@host/lamplight
cli-database-copy-short = copiar todas las mesas a otra base de datos
cli-database-copy-about = Copia todo de un archivo de SQLite a PostgreSQL o al revés, y demuestra que ha llegado: fila por fila, y cada partida se rejuega. El destino debe estar vacío. Para antes el servidor; si no, lo que se juegue mientras tanto se queda atrás.
cli-database-copy-examples =
    lamplight database copy lamplight-data/lamplight.db postgresql://user@host/lamplight
cli-database-copy-source = dónde están las mesas
cli-database-copy-target = dónde deben estar
cli-database-copied = Todo lo de { $source } está ahora en { $target }.
cli-which-databases = ¿De dónde adónde? Nombra dos bases de datos, cada una por su archivo o su URL.

cli-tables-short = cuidar de las mesas de un servidor
cli-tables-about = Órdenes para quien lleva un servidor; puede estar en marcha, y se entera de cada cambio.
cli-tables-examples =
    lamplight tables list --unfinished --older 30
    lamplight tables show 7k2m9q
cli-tables-list-short = enumerar las mesas
cli-tables-list-about = Enumera todas las mesas: a qué se juega, por dónde va, cuándo se hizo, la última jugada y cuándo estuvo alguien de la mesa por última vez.
cli-tables-list-examples =
    lamplight tables list --unfinished --older 30
    lamplight tables list --game { $game } --json
cli-tables-list-game = solo este juego
cli-tables-list-unfinished = solo partidas en curso
cli-tables-list-finished = solo partidas terminadas
cli-tables-list-older = solo mesas que nadie ha tocado en tantos días
cli-tables-list-json = para otros programas
cli-tables-list-data = la carpeta de datos del servidor
cli-tables-list-database = la base de datos del servidor, si no está en su carpeta de datos
cli-tables-show-short = todo sobre una mesa
cli-tables-show-about = Muestra una mesa con sus asientos, opciones y tiempos. No muestra nada secreto.
cli-tables-show-examples =
    lamplight tables show 7k2m9q
cli-tables-show-table = la mesa, por su identificador o su enlace
cli-tables-show-json = para otros programas
cli-tables-show-data = la carpeta de datos del servidor
cli-tables-show-database = la base de datos del servidor, si no está en su carpeta de datos
cli-tables-close-short = que nadie juegue en una mesa
cli-tables-close-about = Cierra una mesa: a quien esté allí se le dice, y nadie puede jugar ni mirar. No se borra nada; lamplight tables open la abre de nuevo.
cli-tables-close-examples =
    lamplight tables close 7k2m9q
cli-tables-close-table = la mesa, por su identificador o su enlace
cli-tables-close-data = la carpeta de datos del servidor
cli-tables-close-database = la base de datos del servidor, si no está en su carpeta de datos
cli-tables-open-short = abrir de nuevo una mesa cerrada
cli-tables-open-about = Abre una mesa que se cerró con lamplight tables close. Todo está como estaba.
cli-tables-open-examples =
    lamplight tables open 7k2m9q
cli-tables-open-table = la mesa, por su identificador o su enlace
cli-tables-open-data = la carpeta de datos del servidor
cli-tables-open-database = la base de datos del servidor, si no está en su carpeta de datos
cli-tables-free-seat-short = dejar libre un asiento
cli-tables-free-seat-about = Deja libre un asiento y da una invitación nueva, para quien haya perdido su enlace y sus tres palabras. La clave antigua ya no vale. En un juego con secretos, quien reciba la invitación conocerá los del asiento.
cli-tables-free-seat-examples =
    lamplight tables free-seat 7k2m9q 2
cli-tables-free-seat-table = la mesa, por su identificador o su enlace
cli-tables-free-seat-seat = el asiento, contado desde 1
cli-tables-free-seat-data = la carpeta de datos del servidor
cli-tables-free-seat-database = la base de datos del servidor, si no está en su carpeta de datos
cli-tables-delete-short = borrar mesas
cli-tables-delete-about = Borra mesas con todo lo suyo, para siempre. A quien venga después se le dice.
cli-tables-delete-examples =
    lamplight tables delete 7k2m9q --yes
cli-tables-delete-tables = las mesas, por sus identificadores o enlaces
cli-tables-delete-yes = no preguntar otra vez
cli-tables-delete-data = la carpeta de datos del servidor
cli-tables-delete-database = la base de datos del servidor, si no está en su carpeta de datos
cli-tables-export-short = sacar el registro de una mesa
cli-tables-export-about = Escribe el registro de una partida, para lamplight replay y verify. Mientras la partida sigue no lleva la semilla, pero sí todo lo jugado, también lo secreto.
cli-tables-export-examples =
    lamplight tables export 7k2m9q partida.jsonl
cli-tables-export-table = la mesa, por su identificador o su enlace
cli-tables-export-file = el archivo; si no, el terminal
cli-tables-export-data = la carpeta de datos del servidor
cli-tables-export-database = la base de datos del servidor, si no está en su carpeta de datos
cli-tables-forget-short = olvidar a una persona
cli-tables-forget-about = Olvida a quien tenga estas tres palabras: se borran nombre, palabras, claves, avisos y cuaderno. Sus jugadas quedan, sin nombre. Sin mesa se buscan en todas, y eso tarda.
cli-tables-forget-examples =
    lamplight tables forget 7k2m9q --words farol-manzana-río
cli-tables-forget-table = la mesa, por su identificador o su enlace
cli-tables-forget-words = las tres palabras del asiento
cli-tables-forget-data = la carpeta de datos del servidor
cli-tables-forget-database = la base de datos del servidor, si no está en su carpeta de datos

cli-tables-head-id = mesa
cli-tables-head-game = juego
cli-tables-head-state = estado
cli-tables-head-plies = jugadas
cli-tables-head-made = hecha
cli-tables-head-moved = última jugada
cli-tables-head-seen = última visita
cli-tables-head-ended = terminada
cli-tables-head-closed = cerrada
cli-tables-head-who = quién
cli-tables-state-on = en curso
cli-tables-state-over = terminada
cli-tables-state-closed = cerrada
cli-tables-state-goes = se va pronto
cli-tables-seat-here = aquí
cli-tables-seat-remote = lejos
cli-tables-seat-bot = bot
cli-tables-seat-paused = en pausa
cli-tables-count = { $count ->
    [one] Una mesa.
   *[other] { $count } mesas.
}
cli-tables-closed = La mesa { $table } está cerrada. A quien esté allí se le dice.
cli-tables-closed-already = La mesa { $table } ya está cerrada.
cli-tables-opened = La mesa { $table } está abierta de nuevo.
cli-tables-open-already = La mesa { $table } no está cerrada.
cli-tables-freed = El asiento { $seat } de la mesa { $table } está libre. Esta es la invitación; ponla detrás de la dirección de tu servidor:
cli-tables-sure = { $count ->
    [one] La mesa desaparecerá para siempre. Si lo tienes claro, di --yes.
   *[other] { $count } mesas desaparecerán para siempre. Si lo tienes claro, di --yes.
}
cli-tables-deleted = La mesa { $table } se ha borrado.
cli-tables-exported = El registro de la mesa { $table } está en { $file }
cli-tables-forgotten = Quien tenía el asiento { $seat } de la mesa { $table } ha sido olvidado.
cli-tables-words-unknown = Ningún asiento tiene estas tres palabras. Revisa cómo se escriben, o nombra la mesa.
cli-which-table = ¿Qué mesa? Nómbrala por su identificador o su enlace; lamplight tables list las enumera.
cli-which-seat = ¿Qué asiento? Da su número, contado desde 1, después de la mesa.
cli-which-words = ¿Qué palabras? Da las tres palabras del asiento con --words a-b-c.

cli-care-replayed = { $tables ->
    [one] Una mesa
   *[other] { $tables } mesas
}; { $replayed } rejugadas, con { $plies } jugadas.
cli-care-flaw = mesa { $table }, jugada { $ply }: { $why }
cli-care-flaw-whole = mesa { $table }: { $why }
cli-care-flaw-seats = Hay { $count } asientos guardados donde debería haber { $seats }.
cli-care-flaw-setup = La partida no se puede preparar como estaba.
cli-care-flaw-note = Lo que está junto a las jugadas no se puede leer.
cli-care-full = No hay bastante sitio en { $folder }. No ha quedado nada allí; haz sitio e inténtalo otra vez.
cli-care-busy = Otro Lamplight está escribiendo { $file } ahora mismo. Espera a que acabe.
cli-care-damaged = La base de datos está dañada: { $detail }
cli-care-differs = Lo que ha llegado no es lo que se envió. No se ha cambiado nada; inténtalo otra vez y revisa el disco.
cli-care-bad-url = «{ $url }» no es una base de datos que Lamplight pueda usar. Nombra un archivo o postgresql://user@host/name.
cli-care-no-driver = Para esta base de datos hace falta el paquete { $driver }. Instala lamplight[postgres].
cli-care-not-ours = { $file } no es una base de datos de Lamplight.
cli-care-newer = La base de datos es de un Lamplight más nuevo (esquema { $version }; este conoce { $known }). Instala aquel, o uno más nuevo.
cli-care-older = { $place } es de un Lamplight más antiguo. Arranca el servidor una vez y se pondrá al día.
cli-care-running = Un servidor está usando { $url }. Páralo antes.
cli-care-same = { $file } sería origen y destino a la vez. Nombra dos distintos.
cli-care-not-empty = Ya hay mesas en { $place }. Para sustituirlas (se guardan aparte), di --over.
cli-care-target-used = Ya hay mesas en { $place }. Nombra una base de datos vacía.
cli-care-gone = La mesa { $table } se ha borrado.
cli-care-no-table = No hay ninguna mesa { $table }. lamplight tables list las enumera.
cli-care-no-seat = La mesa { $table } tiene { $seats } asientos, y ningún asiento { $seat }.
cli-care-lesson = En la mesa { $table } se da una lección; nadie más puede sentarse allí.
cli-care-conflict = Alguien acaba de cambiar ese asiento de la mesa { $table }. Míralo de nuevo e inténtalo otra vez.
cli-care-file-exists = { $file } ya existe. Elige otro nombre.
