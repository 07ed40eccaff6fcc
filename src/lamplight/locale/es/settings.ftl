### Lo que se puede ajustar de un servidor: qué significa cada ajuste y qué puede estar mal.

## Los ajustes; el cliente web no los contiene

settings-place = Dónde se encuentra
settings-kept = Lo que se guarda
settings-notices = Avisos
settings-bots = Bots
settings-limits = Límites
settings-watching = Cuidar de él
settings-making = Para pruebas y para quien construye Lamplight

setting-host = la dirección en la que escucha; 127.0.0.1 es solo este equipo, 0.0.0.0 todas sus redes
setting-port = el puerto en el que escucha; 0 toma uno cualquiera libre
setting-public-address = dónde encuentran todos este servidor, por ejemplo https://example.org/games/; los enlaces y avisos llevan ahí
setting-sub-path = la ruta bajo la que está el servidor, por ejemplo /games; si no se indica, la de la dirección pública
setting-trusted-proxies = direcciones y redes de proxys a los que se cree quién pregunta (X-Forwarded-For, -Proto, -Host, Forwarded)
setting-allowed-hosts = otros nombres a los que responde el servidor; *.example.org son todos los de debajo, * es cualquiera
setting-origins = otros sitios web cuyas páginas pueden hablar con este servidor, por ejemplo https://example.org
setting-lang = el idioma del propio servidor: en, de, es o fr
setting-open-tables = si las mesas pueden estar abiertas a desconocidos y aparecen en la entrada
setting-data-dir = la carpeta para mesas y registros
setting-database = la dirección de una base de datos en lugar del archivo de la carpeta de datos; postgresql://user@host/name
setting-workers = procesos que sirven juntos, cada uno con sus propias mesas; más de uno requiere PostgreSQL
setting-busy-timeout = segundos que se espera por el bloqueo de otro en la base de datos
setting-idle = segundos tras los que una mesa que nadie mira deja la memoria
setting-snapshot = entradas de un registro tras las cuales se apunta al lado su posición; 0 es nunca
setting-keep-unfinished = días que se guarda una partida sin terminar desde la última jugada; 0 es para siempre
setting-keep-finished = días que se guarda una partida terminada; 0 es para siempre
setting-leave-records = una partida terminada que ya no se guarda deja su registro, sin nombres
setting-contact = a quién puede preguntar un fabricante de navegadores por los avisos: mailto: o https:
setting-webhook = una dirección tuya a la que se avisa de los turnos, http:// o https://
setting-webhook-secret = el secreto con el que se firman estas peticiones
setting-notices-per-address = peticiones de avisos, de una vez y luego por hora, desde una dirección
setting-programs = programas tuyos como bots en tus mesas, JUEGO:NOMBRE=ORDEN
setting-bot-delay = segundos antes de que mueva un bot, para que se pueda seguir
setting-bot-workers = procesos en los que piensan los bots
setting-bot-timeout = segundos tras los que se da por perdido a un bot que piensa
setting-hints-per-address = pistas, de una vez y luego por hora, desde una dirección
setting-grace = segundos que un asiento espera a quien se ha ido antes de que los demás puedan seguir sin esa persona
setting-pulse = segundos tras los que se pregunta a un dispositivo callado si sigue ahí, y en los que responde
setting-header-size = bytes de la cabecera de una petición
setting-headers = líneas de la cabecera de una petición
setting-header-timeout = segundos en los que una petición debe haber dicho qué quiere, y una conexión a una mesa hola
setting-body-timeout = segundos en los que debe haber llegado todo lo que pertenece a una petición
setting-stalled = segundos tras los que se abandona a quien no lee lo que ha pedido
setting-frame-size = bytes de un mensaje
setting-message-rate = mensajes por segundo en una conexión
setting-message-burst = mensajes de una vez en una conexión
setting-suggest-rate = propuestas por segundo desde un asiento
setting-suggest-burst = propuestas de una vez desde un asiento
setting-past-rate = miradas atrás a lo que pasó, por segundo y dispositivo
setting-past-burst = miradas atrás de una vez
setting-mailbox = órdenes que pueden esperar en una mesa
setting-backlog = mensajes que pueden esperar a un dispositivo lento
setting-backlog-size = bytes que pueden esperar a un cliente que lee despacio
setting-strikes = mensajes de más o ilegibles, en un minuto, tras los que se cierra una conexión
setting-messages-per-address = mensajes por segundo desde una dirección, aparte de unos pocos de cada dispositivo
setting-hello-rate = veces por segundo que se cuenta a una dirección todo sobre una mesa
setting-hello-burst = lo mismo de una vez
setting-connections = conexiones en total
setting-connections-per-address = conexiones desde una dirección
setting-tables-per-address = mesas nuevas, de una vez y luego por hora, desde una dirección
setting-claims-per-address = asientos tomados con invitación, de una vez y luego por hora, desde una dirección
setting-words-per-address = tres palabras equivocadas, de una vez y luego por hora, desde una dirección
setting-words-per-guesser = lo mismo en una mesa
setting-words-per-table = lo mismo en una mesa desde todas las direcciones juntas
setting-codes-per-address = intentos con el código de un teléfono, de una vez y luego por hora, desde una dirección
setting-codes-in-all = lo mismo desde todas las direcciones juntas
setting-code-life = segundos que vale un código así
setting-glances-per-address = miradas a las partidas propias, a las mesas abiertas o a la imagen de un enlace, de una vez y luego por hora, desde una dirección
setting-checks-per-address = preguntas sobre si valen unas opciones, de una vez y luego por hora, desde una dirección
setting-operator-token = el secreto con el que se ven /metrics y /operator; sin él solo responden en esta máquina
setting-log-format = cómo se escribe el registro: text para personas o json para programas, una línea por suceso
setting-log-level = qué se registra: debug, info, warning o error
setting-replays-per-address = mesas, registros y partes de partidas antiguas que se leen, de una vez y luego por hora, desde una dirección
setting-analyses-per-address = partidas que se analizan, de una vez y luego por hora, desde una dirección
setting-static = la carpeta del cliente web
setting-push-anywhere = si los avisos pueden ir a la propia red del servidor

## De dónde viene un valor

settings-from-default = por defecto
settings-from-file = { $name }
settings-from-environment = entorno, { $name }
settings-from-command = línea de órdenes, { $name }
settings-by-machine = según el número de procesadores
settings-usually = { $about } (si no, { $value })

## Lo que admite un ajuste

settings-takes-yes = yes o no
settings-takes-whole = un número entero a partir de { $low }
settings-takes-whole-between = un número entero de { $low } a { $high }
settings-takes-number = un número a partir de { $low }
settings-takes-number-between = un número de { $low } a { $high }
settings-takes-lang = uno de { $known }
settings-takes-list = una lista de textos
settings-takes-text = un texto

## Lo que puede estar mal; $where dice de dónde viene el valor

settings-wrong = El servidor no arranca con estos ajustes:
settings-unknown = No hay ningún ajuste «{ $name }» ({ $where }). «lamplight settings» los muestra todos. { $near }
settings-bad-value = «{ $name }» admite { $what }, no «{ $value }» ({ $where }).
settings-bad-secret = «{ $name }» admite { $what } ({ $where }).
settings-no-file = No se puede leer el archivo de ajustes { $file } ({ $detail }). Comprueba su nombre y sus permisos.
settings-not-toml = El archivo de ajustes { $file } no es TOML ({ $detail }). «lamplight settings --toml» escribe un ejemplo.
settings-two-files = Hay dos archivos de ajustes, { $first } y { $second }. Di cuál vale con --config.
settings-no-site = «{ $value }» no puede ser la public_address. Escribe una dirección completa como https://example.org o https://example.org/games/.
settings-no-network = «{ $value }» en trusted_proxies no es una dirección ni una red. Escribe 127.0.0.1 o 10.0.0.0/8; no se admite una red de todo el mundo.
settings-no-host = «{ $value }» en allowed_hosts no es el nombre de un equipo. Escribe example.org, *.example.org o *, sin puerto.
settings-no-origin = «{ $value }» en origins no es un origen. Escribe https://example.org, sin ruta.
settings-no-path = «{ $value }» no puede ser el sub_path. Escribe letras, cifras y guiones con barras en medio, por ejemplo /games.
settings-path-taken = El servidor no puede estar bajo { $value }: así empiezan sus propias páginas. Elige otro sub_path, por ejemplo /games.
settings-two-paths = La public_address está bajo { $first }, pero sub_path dice { $second }. Quita uno de los dos.
settings-no-contact = «{ $value }» no puede ser contact. Escribe mailto:tu@example.org o https://example.org/contacto.
settings-secret-alone = Hay un webhook_secret pero ningún webhook. Pon los dos o ninguno.
settings-workers-alone = workers = { $workers } requiere PostgreSQL: un archivo de partidas pertenece a un solo proceso. Pon en database una dirección postgresql://, o workers a 1.
settings-more-each = connections_per_address ({ $each }) es más que connections ({ $all }). Baja el primero o sube el segundo.
settings-weak-token = El operator_token debe tener al menos { $least } caracteres, sin espacios. «openssl rand -hex 24» hace uno bueno.
