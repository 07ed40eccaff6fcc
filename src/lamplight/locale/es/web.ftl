### El cliente web: vestíbulo, mesa, hojas.

web-lamplight = Lamplight
web-coming = Un momento, se está encendiendo la lámpara…
web-again = Probar de nuevo
web-close = Cerrar
web-yes = Sí
web-no = No
web-fault-unreachable = No se puede llegar al servidor. Revisa tu conexión y prueba de nuevo.
web-fault-strange = No ha funcionado, y el servidor no ha dicho por qué. Prueba de nuevo, por favor.


## Lobby

web-play-now = Jugar ya
web-play-now-help = Tú y tres bots, enseguida
web-games = Juegos
web-here = Alrededor de una tableta
web-here-help = Todos en la misma habitación
web-here-how = Todos juegan en este dispositivo. Los nombres son opcionales: cada asiento tiene su animal.
web-far = Con amigos a distancia
web-far-help = Cada cual en su dispositivo
web-far-how = Elige quién se sienta dónde. La partida empieza enseguida; luego recibes un enlace para cada amigo, y la mesa los espera.
web-go-on = Seguir jugando
web-table = Una mesa
web-last-seen = Vista por última vez { $when }
web-forget = Quitar esta mesa de la lista (vista por última vez { $when })
web-recover = Tengo tres palabras
web-recover-help = Tres palabras recuperan un asiento en cualquier dispositivo. Alguien de la mesa puede decirte su nombre; también está en el enlace.
web-recover-table = El nombre de la mesa o su enlace
web-recover-words = Tus tres palabras
web-recover-go = Volver a mi asiento
web-recover-no-table = Eso no es el nombre de una mesa. Se parece a k7mq2xw9bncd; también puedes pegar el enlace entero.
web-recover-not-three = Escribe exactamente tres palabras, separadas por espacios.
web-setup-who = Quién juega en el asiento { $seat }
web-setup-name = Nombre para el asiento { $seat }, opcional
web-setup-person = Alguien de aquí
web-setup-me = Yo, en este dispositivo
web-setup-friend = Un amigo, por enlace
web-setup-bot = Bot: { $bot }
web-setup-more = Uno más
web-setup-fewer = Uno menos
web-setup-add-bot = Añadir un bot
web-setup-start = Empezar la partida
web-setup-nobody = Alguien tiene que jugar en este dispositivo. Da al menos un asiento a alguien de aquí.
web-variants = Variantes de la casa
web-variants-help = Son variantes nuestras; el reglamento se juega sin ellas.


## Table

web-table-title = { $game }: la mesa
web-menu = Menú
web-board = Tablero
board-whole = Tablero entero
board-closer = Más cerca
web-question = Qué hacer
web-options = Opciones
web-players = Jugadores
web-log = Qué ha pasado
web-log-empty = Aún no ha pasado nada.
web-thought = { $who }: «{ $what }»
web-to-lobby = Al vestíbulo
web-rule = Regla { $rule }
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
web-undo = Deshacer
web-undo-ask = Preguntar a todos si puedes deshacer tu última jugada
web-undo-ask-short = ¿Deshacer?
web-advice = ¿Qué harías tú? Pedir consejo
web-advice-short = Pista
web-advising = Pensando…
web-line-first = Conectando con la mesa…
web-line-lost = Se ha cortado la conexión. Vuelve sola; no se pierde nada.
web-no-table = No existe esa mesa
web-trouble = Esta mesa no se puede abrir
web-no-table-help = Quizá el enlace esté incompleto. Pídelo otra vez o empieza una partida nueva.


## People

web-seats = Asientos
web-seat-you = Tú
web-seat-bot = Bot
web-seat-bot-named = Bot: { $bot }
web-seat-here = En la mesa
web-seat-remote = Aquí, a distancia
web-seat-away = Ahora no está
web-seat-open = Asiento libre
web-seat-paused = En un descanso
web-seat-to-bot = Que juegue el bot: { $bot }
web-seat-which-bot = ¿Qué bot?
web-seat-take = Jugar aquí
web-seat-to-friend = Dárselo a un amigo
web-seat-pause = Descansar
web-name = Nombre
web-name-optional = Tu nombre, si quieres
web-invite = Invitación
web-invite-for = Invitación para { $who }
web-invite-make = Crear un enlace de invitación
web-elsewhere = Seguir en otro dispositivo
web-elsewhere-help = Abre allí este enlace. No lo compartas: quien lo tiene juega en este asiento.
web-words-are = O con tres palabras:
web-words-table = … y el nombre de la mesa: { $id }
web-copy = Copiar
web-copied = Copiado.
web-copy-by-hand = El enlace está marcado; cópialo a mano.
web-share = Compartir…
web-watching-help = Estás mirando. Para jugar necesitas una invitación.
web-watchers =
    { $count ->
        [one] Una persona está mirando.
       *[other] { $count } personas están mirando.
    }
web-join = Te espera un asiento
web-join-help = Un amigo te ha invitado a esta mesa.
web-join-sit = Sentarse y jugar
web-join-watch = Solo mirar


## Settings

web-settings = Ajustes
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
web-sound-help = Pequeños sonidos para dados, pasos y sustos.
web-at-once = Jugar al tocar
web-at-once-help = Al tocar el destino se hace la jugada sin preguntar otra vez.
web-numbers = Números en las casillas
web-numbers-help = Para comparar fácilmente la lista y el tablero.
web-plain = La mesa en palabras
web-plain-help = Una página sin dibujos, para lectores de pantalla y para quien prefiera leer.


## Help

web-help = Ayuda
web-help-touch = Toca una de tus piezas brillantes y luego uno de los sitios brillantes. Verás lo que hará la jugada; toca el sitio otra vez o pulsa «¡Vamos!» para hacerla.
web-help-why = Toca cualquier otra cosa y sabrás por qué no se puede, con la regla que lo dice.
web-help-list = Todas las jugadas están también en la lista junto al tablero.
web-help-keys = Teclas
web-key-tab = a lo siguiente
web-key-arrows = por las opciones y el tablero
web-key-number = mostrar esa opción; otra vez para jugarla
web-key-enter = jugar la opción mostrada
web-key-escape = soltarlo todo
web-key-undo = deshacer
web-key-advice = pedir una pista
web-key-rules = abrir las reglas
web-key-help = esta página
web-story = El cuento


## Rules

web-rules = Reglas
web-rules-search = Buscar en las reglas
web-rules-found =
    { $count ->
        [one] Se ha encontrado una regla.
       *[other] Se han encontrado { $count } reglas.
    }
web-rules-none = Ninguna regla tiene estas palabras. Prueba con una más corta.


## The end

web-end = La partida ha terminado
web-won = Victoria
web-show-end = Mostrar el resultado
web-rematch = ¡Otra vez!
web-come-along = Los demás siguen: ven con ellos
web-look-board = Mirar el tablero
web-check-dice = Comprobar los dados
web-record = Guardar el registro
web-dice-good =
    { $count ->
        [one] La única tirada fue limpia: sale del número que se fijó antes de empezar la partida.
       *[other] Las { $count } tiradas fueron limpias: salen del número que se fijó antes de empezar la partida.
    }
# $count: draws that the record alone cannot confirm
web-dice-open =
    { $count ->
        [one] Un sorteo más depende de reglas que esta página no sigue.
       *[other] { $count } sorteos más dependen de reglas que esta página no sigue.
    } «lamplight verify» los comprueba todos en el registro guardado.
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
web-suggest-take = Hacerlo
web-suggest-take-this = Hacerlo: { $what }
web-suggest-touch = Tocar
web-suggest-touch-this = Tocar: { $what }
web-suggest-back = Retirar
web-suggest-as = ¿Quién propone?
web-key-take = hacer lo último que se ha propuesto


## Juegos con aventuras y secretos

web-question-waiting = Se ha preguntado a todos … falta por responder: { $who }
web-question-withdraw = Mejor no
web-peek = Mis secretos
web-phone-lend = Secretos en un móvil
web-phone-how = Quien tenga un móvil puede jugar desde él: sus secretos aparecerán solo allí. El código vale unos minutos y una sola vez.
web-phone-type = Abre { $address } en el móvil y escribe este código.
web-phone-here = La pantalla compartida muestra un código para tu asiento. Escríbelo aquí; tus secretos aparecerán solo en este móvil.
web-phone-code = Código
web-phone-take = Ocupar mi asiento
web-phone-away = Guardar el móvil
web-phone-title = Los secretos en tu móvil
web-phone-scan = Escanea esta imagen con tu móvil. Tus secretos solo aparecerán allí.
web-phone-holds = Los secretos están en el móvil, donde nadie más los ve.
web-phone-alone = Ahora mismo solo este dispositivo llega a la partida. Para los móviles, iníciala para tu red de casa: { $command }
web-curtain-pass = Pásale la tableta a { $who }. Los demás: ¡sin mirar!
web-curtain-hold = Mantén el dedo aquí para mirar
web-curtain-done = Ya lo sé, ¡vamos!
web-notes = Cuaderno de notas
