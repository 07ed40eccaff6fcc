### El servidor de mesas: todo lo que dice a los jugadores.
###   $detail  la causa técnica, en inglés, tal como la da el sistema

server-store-locked = Otro programa tiene ocupada la base de datos. No se ha cambiado nada; prueba de nuevo en un momento.
server-store-readonly = La base de datos solo se puede leer, no escribir. No se ha cambiado nada; da permiso de escritura a su archivo y su carpeta y prueba de nuevo.
server-store-full = El disco del servidor está lleno. No se ha cambiado nada; haz sitio y prueba de nuevo.
server-store-missing = La base de datos no se puede abrir. Comprueba que su carpeta existe y se puede leer.
server-store-corrupt = El archivo de la base de datos está dañado o no es una base de datos. Pon una copia buena y arranca de nuevo.
server-store-broken = El servidor no ha podido acceder a su base de datos. No se ha cambiado nada; prueba de nuevo en un momento.

server-no-table = En esta dirección no hay ninguna mesa. Revisa el enlace o prepara una mesa nueva.
server-set-aside = La mesa { $table } no se pudo recuperar de su registro y se ha apartado. No se pierde nada; avisa a quien lleva este servidor.
server-game-gone = En esta mesa se juega a «{ $game }», y ese juego ya no está instalado en este servidor. No se pierde nada; se podrá seguir cuando quien lleva este servidor lo instale de nuevo.
server-log-gap = En el registro falta la jugada { $ply }.
server-log-digest = El registro no lleva a la posición guardada en la jugada { $ply }.
server-internal = Algo ha ido mal en el servidor. No se ha cambiado nada; prueba de nuevo, por favor.
server-draining = Este servidor está a punto de reiniciarse. Las partidas en curso siguen; prepara una mesa nueva dentro de unos minutos.

server-hello-first = El primer mensaje tiene que ser hello. Vuelve a cargar la página, por favor.
server-unreadable = El servidor no ha entendido este mensaje. No se ha cambiado nada; vuelve a cargar la página, por favor.
server-too-fast = Eso ha sido muy rápido. Espera un momento y sigue.
server-table-busy = La mesa está ocupada. Espera un momento y prueba de nuevo.
server-log-full = Esta partida es ya demasiado larga para su registro, así que aquí no se puede jugar nada más. Prepara una mesa nueva para seguir jugando.
server-too-many-connections = Hay demasiadas conexiones abiertas. Cierra algunas páginas y prueba de nuevo.
server-try-later = Eso ha sido mucho de golpe. Prueba de nuevo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.

server-not-your-seat = Este dispositivo no tiene ese asiento. Vuelve con tu enlace o con tus tres palabras.
server-seat-not-yours-now = Este asiento está en pausa o lo juega un bot. Recupéralo primero y luego juega.
server-not-your-turn = No es el turno de este asiento.
server-watching = Estás mirando. Toma asiento para participar en esta mesa.
server-no-seat = En esta mesa no hay asiento { $seat }.
server-seat-held = Ahí hay alguien sentado; solo esa persona puede cambiar ese asiento.
server-seat-kept = Este asiento espera a su dueño. Hasta que vuelva, puede jugarlo un bot o quedarse en pausa.
server-seat-changed = Otra persona acaba de cambiar este asiento. Míralo otra vez y vuelve a intentarlo.
server-seat-not-open = Este asiento no está abierto. Déjalo libre primero y luego invita.
server-seat-just-gone = { $who } acaba de irse. Espera { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}; después puede seguir un bot, o el asiento puede hacer una pausa.
server-seat-open = Este asiento ya está libre. Envía su invitación a alguien.
server-seat-invited = Ya hay alguien invitado a este asiento. Solo quien dirige la mesa puede cambiar esa invitación.
server-seat-yours = Este asiento ya es tuyo.
server-seat-nobodys = Este asiento no es de nadie.
server-seat-resting = Este asiento ya está en pausa.
server-seat-played = Aquí ya ha jugado alguien, así que el asiento sigue siendo suyo. Mientras no está, un bot puede seguir en su lugar.
server-seat-nobody-agrees = Este asiento tiene un secreto y no hay nadie más que pueda estar de acuerdo. Pregunta otra vez cuando alguien haya vuelto.
server-host-only = Eso solo puede hacerlo quien dirige esta mesa.
server-host-away = Quien no está no puede dirigir la mesa.
server-one-seat-each = Este dispositivo ya tiene un asiento en esta mesa. En un juego con secretos cada uno necesita su propio dispositivo.
server-table-full = En esta mesa no queda ningún asiento libre. Pide otro asiento o mira la partida.
server-invite-used = Esta invitación ya se ha usado o se ha cambiado. Pide una nueva o vuelve con tus tres palabras.
server-words-wrong = Ningún asiento de esta mesa tiene estas tres palabras. Revisa cómo están escritas.
server-unknown-game = Aquí no hay ningún juego «{ $game }».
server-unknown-bot = No hay ningún bot «{ $bot }» para este juego. Hay: { $known }.

server-no-advice = Los consejos son para mesas donde todos los han aceptado, o para jugar a solas.
server-adviser-silent = Al consejero no se le ha ocurrido nada ahora mismo. Pregunta otra vez, por favor.

server-undo-nothing = No hay nada que deshacer.
server-undo-over = La partida ha terminado y sus dados ya se han revelado; no se puede deshacer nada más.
server-undo-revealed = Desde entonces se ha puntuado una aventura y todos los secretos se conocen; no se puede deshacer nada de lo anterior.
server-undo-luck = Desde tu última decisión ha intervenido la suerte, así que tu turno entero se queda como está. Aún puedes pedir deshacer una jugada.
server-undo-question = { $who } querría deshacer una jugada. ¿Te parece bien?
server-rematch-early = Se puede preparar una partida nueva cuando esta haya terminado.
server-rematch-made = La mesa nueva ya está preparada.
server-record-early = La partida se puede guardar cuando haya terminado.
server-record-secret = La partida entera, con sus secretos, es solo para quienes la jugaron, salvo que entre todos la abran a los demás.
server-disclose-question = { $who } querría abrir esta partida, con todos sus secretos, a quien tenga el enlace. ¿Te parece bien?
server-disclose-why = No se puede volver a cerrar. Quienes jugaron ya lo saben todo.
server-disclose-done = Ahora todos pueden ver la partida entera.
server-disclose-early = Los secretos de una partida se pueden abrir cuando haya terminado.

server-code-wrong = Ningún asiento espera este código. Un código vale diez minutos y una sola vez; pide uno nuevo en la mesa.
server-seat-on-phone = Este asiento está ahora en un móvil. Juega allí o devuélvelo antes en el móvil.
server-lend-phone = Un móvil no puede prestar su asiento a otro. Pide un código en el dispositivo de la mesa.
server-note-over = La partida ha terminado y los cuadernos están abiertos; ya no se escribe nada en ellos.
server-suggest-apart = En esta mesa cada cual decide por su cuenta; no hay nada que proponer.
server-suggest-nothing = Ahora mismo nadie decide nada, así que no hay nada que proponer.
server-suggest-yours = Esto lo decides tú: haz lo que pensabas o escucha lo que proponen los demás.
server-suggest-unknown = Eso no está en la mesa. Señala algo que esté ahí.

# Lo que se pregunta a todos: una sola pregunta a la vez.
server-question-nothing = Eso no se puede proponer ahora.
server-question-pending = Ya se está preguntando algo a todos. Responde primero a eso.
server-question-closed = Esta pregunta ya no está abierta; mira otra vez la mesa.
server-question-not-asked = Este asiento no tiene que responder.
server-question-agreed = Todos están de acuerdo.
server-question-withdrawn = La pregunta se ha retirado. Todo sigue igual.
server-question-declined = Alguien en la mesa prefiere que no. Todo sigue igual.
server-question-lapsed = La mesa siguió antes de que todos respondieran. Pregunta otra vez si todavía lo quieres.

# Taking over a seat in a game with secrets: $who asks, $seat is whoever played there so far.
server-take-here = { $who } quiere jugar a partir de ahora por { $seat }. ¿Te parece bien?
server-take-invite = { $who } quiere invitar a alguien a jugar por { $seat }. ¿Te parece bien?
server-take-renew = { $who } quiere hacer un enlace nuevo para { $seat }, que ha perdido el anterior. ¿Te parece bien?
server-take-bot = { $seat } no está. { $who } quiere que mientras tanto siga un bot. ¿Te parece bien?
server-take-pause = { $seat } no está. { $who } quiere que el asiento haga una pausa. ¿Te parece bien?
server-take-back = { $seat } puede recuperar el asiento cuando quiera. Un bot no cuenta a nadie el secreto del asiento.
server-take-why = Quien juega por { $seat } conoce el secreto de ese asiento. Por eso todos en la mesa tienen que estar de acuerdo; basta un no para que todo siga igual.
server-take-refused = Alguien en la mesa prefiere que no. { $seat } sigue como está, y su secreto sigue siendo secreto.
server-take-lapsed = La partida siguió antes de que todos respondieran. Pregunta otra vez si todavía quieres jugar por { $seat }.

server-wrong-origin = Esta petición venía de otro sitio web y se ha rechazado. Abre Lamplight directamente.
server-not-json = La petición tiene que ser JSON (Content-Type: application/json).
server-too-large = La petición es demasiado grande; se leen como mucho { $most } bytes.
server-bad-request = No se puede leer la petición: { $detail }
server-no-page = En esta dirección no hay nada.
server-no-file = No existe ese archivo.
server-no-client = El cliente web no está construido. Ejecuta «make web» y vuelve a cargar esta página.

server-link-title = Ven a jugar a la luz de la lámpara
server-link-table = { $game } a la luz de la lámpara: ¡ven a jugar!
server-link-about = Juegos de mesa de fantasía en el navegador: enseguida contra bots, alrededor de una tableta o con amigos lejanos. Sin cuenta ni anuncios.
server-link-picture = Tres tableros a la luz de la lámpara: una aldea al anochecer, una mazmorra y un mapa de montañas
server-link-board = El tablero tal como está: { $game }

server-bad-program = «{ $value }» no es un bot para tus mesas. Escribe JUEGO:NOMBRE=ORDEN, por ejemplo unjuego:mibot=./mibot, o JUEGO:NOMBRE@5=ORDEN para darle cinco segundos.
server-program-game = Aquí no hay ningún juego «{ $game }» para el que tu programa pudiera ser un bot. Hay: { $known }.
server-unknown-lesson = Este juego no tiene ninguna lección «{ $lesson }».
server-lesson-gone = Esta lección se ha reescrito entretanto. Empiézala de nuevo desde el vestíbulo.

server-notice-turn = Te toca: { $game }
server-notice-with = Con { $who }.
server-notice-open = Abre la mesa para seguir jugando.
server-notice-nudge = { $game }: alguien espera
server-notice-waits = { $who } te espera.
server-nudge-nobody = No hay a quién avisar: te toca a ti, o a ninguna persona.
server-nudge-there = { $who } está mirando la mesa.
server-nudge-soon = Se avisó a { $who } hace poco. Otra vez en { $minutes } min.
server-nudge-deaf = Ahora no se puede avisar a { $who }: sin avisos, o en horas de silencio. Díselo de otra manera.
server-notice-address = No se pueden enviar avisos a esta dirección. Prueba otro navegador o deja abierta esta página.
server-no-phrase = No existe esa frase.
server-branch = ¿Y si…? Esta partida sigue desde la jugada { $ply } de la mesa { $of }, con suerte propia.
server-branch-file = ¿Y si…? Esta partida sigue desde la jugada { $ply } de una de un archivo, con suerte propia.
