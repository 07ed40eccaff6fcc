### El cliente web: vestíbulo, mesa, hojas.

web-lamplight = Lamplight
web-coming = Un momento, se está encendiendo la lámpara…
web-again = Probar de nuevo
web-close = Cerrar
web-print = Imprimir
web-yes = Sí
web-no = No
web-fault-unreachable = No se puede llegar al servidor. Revisa tu conexión y prueba de nuevo.
web-fault-strange = No ha funcionado, y el servidor no ha dicho por qué. Prueba de nuevo, por favor.


## Lobby

web-play-now = Jugar ya
web-play-now-help =
    { $bots ->
        [one] Tú y un bot: { $level }
       *[other] Tú y { $bots } bots: { $level }
    }
web-games = Juegos
web-players-range = De { $low } a { $high } jugadores
web-bots = Contra bots
web-bots-help = Tú decides cuántos y cómo de buenos
web-bots-how = Tú contra los bots. La próxima vez, «Jugar ya» empezará igual.
web-bots-count = ¿Cuántos bots?
web-bots-level = ¿Cómo de bien juegan?
web-bots-seat = ¿Qué animal eres?
web-here = En una tableta
web-here-help = Todos en la misma habitación
web-here-how = Todos juegan en este dispositivo. Los nombres son opcionales: cada asiento tiene su animal.
web-far = Con amigos a distancia
web-far-help = Cada cual en su dispositivo
web-far-how = Elige quién se sienta dónde. La partida empieza enseguida; luego recibes un enlace para cada amigo, y la mesa los espera.
web-alone = Ahora mismo solo este dispositivo llega a la partida. Para que entren otros, iníciala para tu red de casa: { $command }
web-alone-far = Los amigos de otros lugares necesitan un servidor al que se llegue por internet.
web-child = Para los más pequeños
web-child-help = Sin leer: dibujos, una voz y un amigo amable. Desde unos 4 años
web-go-on = Seguir jugando
web-go-on-with = con { $who }
web-go-on-yours = ¡Te toca!
web-go-on-turn = Le toca a { $who }
web-go-on-since = { $whose } ({ $ago })
web-go-on-news = Hay novedades
web-table = Una mesa
web-last-seen = Vista por última vez: { $when }
web-forget = Quitar esta mesa de la lista (vista por última vez: { $when })
web-forget-sure = ¿Quitar { $game } de la lista?
web-forget-help = La llave de tu asiento se borra de este dispositivo. Después solo puedes volver con tu enlace o tus tres palabras.
web-forget-keep = Conservarla
web-forget-do = Quitarla
web-replay = Abrir una partida grabada
web-recover = Tengo tres palabras
web-recover-help = Tres palabras recuperan un asiento en cualquier dispositivo. Alguien de la mesa puede decirte el nombre de la mesa; también está en el enlace.
web-recover-table = El nombre de la mesa o su enlace
web-recover-words = Tus tres palabras
web-recover-go = Volver a mi asiento
web-recover-no-table = Eso no es el nombre de una mesa. Se parece a k7mq2xw9bncd; también puedes pegar el enlace entero.
web-recover-not-three = Escribe exactamente tres palabras, separadas por espacios.
web-setup-who = ¿Quién juega como { $seat }?
web-setup-name = Nombre para el asiento { $seat }, opcional
web-setup-person = Alguien de aquí
web-setup-me = Yo, en este dispositivo
web-setup-friend = Un amigo, por enlace
web-setup-bot = Bot: { $bot }
web-setup-more = Un asiento más
web-setup-fewer = Un asiento menos
web-setup-add-bot = Añadir un bot
web-setup-start = Empezar la partida
web-setup-nobody = Alguien tiene que jugar en este dispositivo. Da al menos un asiento a alguien de aquí.
web-variants = Variantes de la casa
web-variants-help = Otras formas de jugar. Si no se dice otra cosa, cada una es una regla de la casa; el reglamento se juega sin ella.


## Table

web-table-title = { $game }: la mesa
web-menu = Menú
web-board = Tablero
board-whole = Tablero entero
board-closer = Más cerca
board-farther = Más lejos
web-question = Qué hacer
web-options = Opciones
web-players = Jugadores
web-log = Qué ha pasado
web-look-back = Mirar atrás
web-log-empty = Aún no ha pasado nada.
web-thought = { $who }: «{ $what }»
web-to-lobby = Al vestíbulo
web-rule = Regla { $rule }
web-away = Mientras no estabas
web-away-before =
    { $count ->
        [one] Antes pasó una cosa más (véase «Qué ha pasado»).
       *[other] Antes pasaron { $count } cosas más (véase «Qué ha pasado»).
    }
web-away-show = Mostrarlo en el tablero
web-away-skip = Seguir jugando
web-about = ¿Qué es esto?
web-about-now = Qué puede hacer ahora
web-about-nothing = Ahora mismo nada.
web-about-more = … y { $count } más en la lista.
web-understood = De acuerdo
web-luck = Ruedan los dados…
web-over = La partida ha terminado.
web-turn-you = ¡Tu turno, { $who }!
web-turn-named = { $who }, ¡te toca!
web-turn-bot = { $who } está pensando…
web-turn-other = Le toca a { $who }.
web-turn-away = Esperamos a { $who }, que ahora mismo no está.
web-turn-open = El asiento { $who } está libre. Envía la invitación en «Asientos».
web-turn-paused = { $who } descansa un rato. En «Asientos» alguien puede seguir en su lugar.
web-go = ¡Vamos!
web-go-to = Vamos: { $what }
web-skip = Saltar
web-skip-to-me = Saltar hasta mi turno
web-tell-piece = Toca algo que brille.
web-tell-place = Ahora toca el destino.
web-sending = En camino…
web-sending-later = Ahora no hay conexión. Tu jugada está guardada y sale en cuanto vuelva.
web-hasty = Muy rápido: la pregunta acababa de cambiar. Elige otra vez.
web-thought-of = { $who } piensa:
web-choices = Opciones
web-choices-none = Ahora no hay nada que elegir.
web-actions = Lo que puedes hacer
web-other-way = Otro camino ({ $n } de { $of })
web-undo-turn = Deshacer todo mi turno
web-mute = Silencio
web-more = Más
web-pause = Pausa
web-resume = Seguir
web-key-undo-turn = deshacer todo el turno
web-key-list = abrir o plegar la lista de opciones
web-text-next = Al lado
web-text-way = { $way }: { $place }
web-text-empty = nadie
web-undo = Deshacer
web-undo-ask = Preguntar a todos si puedes deshacer tu última jugada
web-undo-ask-short = ¿Deshacer?
web-advice = ¿Qué harías tú? Pedir consejo
web-advice-short = Pista
web-advising = Pensando…
web-line-first = Conectando con la mesa…
web-line-lost = Se ha cortado la conexión. Vuelve sola; no se pierde nada. Mientras tanto ves el último estado conocido.
web-no-table = No existe esa mesa
web-trouble = Esta mesa no se puede abrir
web-no-table-help = Quizá el enlace esté incompleto. Pídelo otra vez o empieza una partida nueva.


## People

web-seats = Asientos
web-screen = En una pantalla grande
web-seat-you = Tú
web-seat-bot = Bot
web-seat-bot-named = Bot: { $bot }
web-seat-here = En la mesa
web-seat-remote = Juega a distancia
web-seat-away = Ahora no está
web-seat-open = Asiento libre
web-seat-paused = En un descanso
web-seat-to-bot = Que juegue el bot: { $bot }
web-seat-which-bot = ¿Qué bot?
web-seat-take = Jugar aquí
web-seat-to-friend = Dárselo a un amigo
web-seat-pause = Descansar
web-seat-pause-for = Dejar el asiento en pausa
web-seat-back = Recuperar mi asiento
web-seat-asks = antes se pregunta a los demás
web-seat-renew = Enlace nuevo para { $who }
web-seat-free = Dejar libre este asiento
web-seat-free-sure = { $who } pierde el asiento y solo podrá mirar. Hazlo si aquí se ha sentado quien no debía.
web-seat-open-sure = Das tu asiento: lo jugará quien abra la invitación, y tú solo mirarás.
web-seat-host = Que { $who } dirija la mesa
web-seat-seen = Estuvo aquí { $when }
web-seat-phone = En un móvil
web-seat-bot-for = Mientras tanto, un bot: { $bot }
web-ago-moment = hace un momento
web-host = Dirige la mesa
web-name = Nombre
web-name-optional = Tu nombre, si quieres
web-invite = Invitación
web-invite-for = Invitación para { $who }
web-invite-make = Crear invitación
web-invite-again = Cambiar esta invitación
web-join-link = Invitar a esta mesa
web-join-link-help = { $count ->
    [one] Un enlace para el asiento libre: se sienta quien lo abra primero.
   *[other] Un enlace para los { $count } asientos libres: quien lo abre ocupa el siguiente.
}
web-join-link-make = Crear un enlace para todos
web-elsewhere = Seguir en otro dispositivo
web-elsewhere-help = Abre allí este enlace. No lo compartas: quien lo tiene juega en este asiento.
web-words-are = O con tres palabras:
web-words-table = … y el nombre de la mesa: { $id }
web-copy = Copiar
web-copied = Copiado.
web-copy-by-hand = El enlace está seleccionado; cópialo a mano.
web-share = Compartir…
web-watching-help = Estás mirando. Para jugar necesitas una invitación.
web-watching = Estás mirando
web-card-away = { $who } no está; estuvo aquí { $when }. ¿Cómo seguimos?
web-card-resting = { $who } descansa un rato. ¿Cómo seguimos?
web-card-go-on = Que siga un bot
web-card-nudge = Avisar
web-card-nudged = { $who } ya sabe que esperas.
web-card-wait = Esperar
web-card-bot = Un bot juega por { $who }. ¿Quieres volver a jugar?
web-card-paused = { $who } descansa un rato. ¿Quieres volver a jugar?
web-card-leave = Dejarlo así
web-card-lost = El asiento { $seats } ya no es tuyo en este dispositivo: se abrió con un enlace nuevo o con sus tres palabras, o quedó libre. Ahora estás mirando.
web-card-watch = Solo mirar
web-card-aside = El asiento { $seats } necesita su propio dispositivo: en un juego con secretos cada dispositivo muestra una sola mano.
web-card-words = { $count ->
    [one] Tus tres palabras. Con ellas recuperas tu asiento en cualquier dispositivo. Apúntalas:
   *[other] Tres palabras por asiento. Con ellas lo recuperas en cualquier dispositivo. Apúntalas:
}
web-card-noted = Apuntadas
web-slip-save = Guardar como imagen
web-slip-how = Abre esta dirección y elige «Tengo tres palabras» para volver a tu asiento.
web-slip-table = Mesa: { $id }
web-watchers =
    { $count ->
        [one] Una persona está mirando.
       *[other] { $count } personas están mirando.
    }
web-join = Te espera un asiento
web-join-help = Un amigo te ha invitado a esta mesa.
web-join-to = { $host } te invita: { $game }
web-join-there = En la mesa: { $who }
web-join-sit = Sentarse y jugar
web-join-watch = Solo mirar


## Settings

web-settings = Ajustes
web-theme = Oscuro o claro
web-theme-auto = Como el dispositivo
web-theme-dark = Oscuro: a la luz de la lámpara
web-theme-light = Claro: de día
web-language = Idioma
web-size = Tamaño del texto
web-size-normal = Normal
web-size-large = Grande
web-size-huge = Muy grande
web-speed = Movimiento
web-speed-off = Sin movimiento
web-speed-fast = Rápido
web-speed-normal = Normal
web-speed-slow = Lento
web-sound = Sonido
web-sound-help = Sonidos suaves para lo que pasa en la mesa. Si se apagan, tampoco vibra nada.
web-haptics = Vibración
web-haptics-help = Un breve zumbido cuando un toque cuenta, en los móviles que pueden.
web-thoughts = Lo que piensan los bots
web-thoughts-help = Un pequeño bocadillo dice por qué un bot ha hecho algo.
web-list = Lista de opciones
web-list-help = Todas las opciones con palabras, siempre a la vista. El tablero también basta.
web-single-keys = Teclas sueltas
web-single-keys-help = Las letras y los números hacen algo en la mesa. Desactívalas si te molestan.
web-at-once = Jugar con un toque
web-at-once-help = Al tocar el destino se hace la jugada sin preguntar otra vez.
web-numbers = Números en las casillas
web-numbers-help = Para comparar fácilmente la lista y el tablero.
web-plain = La mesa en palabras
web-plain-help = Una página sin dibujos, para lectores de pantalla y para quien prefiera leer.


## Help

web-help = Ayuda
web-aim = ¿De qué va?
web-aim-go = ¡A jugar!
web-help-how = Así se juega aquí
web-help-touch = Toca algo que brille y luego uno de los sitios brillantes. Verás lo que hará la jugada; toca el sitio otra vez o pulsa «¡Vamos!» para hacerla.
web-help-why = Toca cualquier otra cosa y sabrás por qué no se puede, con la regla que lo dice.
web-help-list = Todas las jugadas están también en la lista junto al tablero.
web-help-keys = Teclas
web-help-keys-off = Las teclas sueltas están desactivadas en «Ajustes».
web-key-tab = a lo siguiente
web-key-arrows = por las opciones y el tablero
web-key-number = mostrar esa opción; otra vez para jugarla
web-key-enter = jugar la opción mostrada
web-key-escape = cancelar la selección
web-key-undo = deshacer
web-key-advice = pedir una pista
web-key-rules = abrir las reglas
web-key-words = qué significan las palabras del juego
web-key-help = qué es lo que tiene el foco; si no, esta página
web-story = El cuento


## Rules

web-rules = Reglas
web-rules-search = Buscar en las reglas
web-rules-found =
    { $count ->
        [0] No se ha encontrado ninguna regla.
        [one] Se ha encontrado una regla.
       *[other] Se han encontrado { $count } reglas.
    }
web-rules-none = Ninguna regla tiene estas palabras. Prueba con una más corta.


## The end

web-end = La partida ha terminado
web-course = Así ha ido
web-course-turns = A quién le tocaba, de principio a fin
web-course-line = { $what }: { $from } al principio, { $to } al final
web-won = Victoria
web-show-end = Mostrar el resultado
web-rematch = ¡Otra vez!
web-come-along = Los demás juegan otra vez: ven
web-look-board = Mirar el tablero
web-check-dice = Comprobar los dados
web-record = Guardar la partida
web-dice-good =
    { $count ->
        [one] La única tirada fue limpia: sale del número que se fijó antes de empezar la partida.
       *[other] Las { $count } tiradas fueron limpias: salen del número que se fijó antes de empezar la partida.
    }
# $count: draws that the record alone cannot confirm
web-dice-open =
    { $count ->
        [one] Un sorteo más no se pudo comprobar en el navegador.
       *[other] { $count } sorteos más no se pudieron comprobar en el navegador.
    } «lamplight verify» los comprueba todos en la partida guardada.
web-dice-wrong = La jugada { $ply } no coincide: el registro dice «{ $told }», la semilla dice «{ $due }».
web-dice-commitment = La semilla no es la que se prometió antes de la primera tirada.
web-dice-unreadable = No se puede leer el registro, así que no se pueden comprobar los dados.


## The table in words

web-text-title = La mesa en palabras
web-text-leave = A la mesa con dibujos
web-text-where = Quién está dónde
web-text-place = Lugar
web-text-who = Quién
web-text-piece-of = { $piece } ({ $who })


## Decidir juntos: $who propone $what a quien decide

web-suggest-can = Decide { $who }. Puedes proponer algo.
web-suggest-list = Propuestas
web-suggest-line = { $who } propone: { $what }
web-suggest-look = { $who } señala: { $what }
web-suggest-by = propuesta de { $who }
web-suggest-mine = Propones: { $what }
web-suggest-mine-look = Señalas: { $what }
web-suggest-do = Proponer
web-suggest-this = Proponer: { $what }
web-suggest-point = Señalar: { $what }
web-suggest-point-what = Señalar algo
web-suggest-point-short = Señalar
web-suggest-take = Así
web-suggest-take-this = Así: { $what }
web-suggest-touch = Tocar
web-suggest-touch-this = Tocar: { $what }
web-suggest-back = Retirar
web-suggest-as = ¿Quién propone?
web-key-take = hacer lo último que se ha propuesto


## Juegos con aventuras y secretos

web-question-waiting = Se ha preguntado a todos… Falta por responder: { $who }
web-question-withdraw = Mejor no
web-peek = Mis secretos
web-phone-lend = Secretos en un móvil
web-phone-how = Quien tenga un móvil puede jugar desde él: sus secretos aparecerán solo allí. El código vale diez minutos y una sola vez.
web-phone-type = Abre { $address } en el móvil y escribe este código.
web-phone-here = La pantalla compartida muestra un código para tu asiento. Escríbelo aquí; tus secretos aparecerán solo en este móvil.
web-phone-code = Código
web-phone-take = Ocupar mi asiento
web-phone-away = Devolver el asiento
web-phone-title = Los secretos en tu móvil
web-phone-scan = Escanea esta imagen con tu móvil. Tus secretos solo aparecerán allí.
web-phone-holds = Los secretos están en el móvil, donde nadie más los ve.
web-curtain-pass = Pásale la tableta a { $who }. Los demás: ¡sin mirar!
web-curtain-hold = Mantén el dedo aquí para mirar
web-curtain-done = Ya lo sé, ¡vamos!
web-notes = Cuaderno de notas
web-learn = Enséñame
web-minutes = Unos { $minutes } minutos
web-lesson = Lección guiada
web-tips = Consejos en tus primeras partidas
web-tips-help = Cada uno se da una vez, cuando hace falta.
web-stale = Esta pregunta ya está resuelta: se respondió en otro dispositivo o se retiró. Así están las cosas ahora.
web-newer = Hay un Lamplight más nuevo.
web-newer-load = Cargarlo
web-say = Decir algo
