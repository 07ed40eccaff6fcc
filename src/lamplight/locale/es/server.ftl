### El servidor de mesas: todo lo que dice a los jugadores y a quien lo lleva.
###   $detail  la causa técnica, en inglés, tal como la da el sistema

server-listening = Lamplight está listo: { $address } (las partidas se guardan en { $folder }; se detiene con Ctrl+C)
server-bad-setting = No hay ningún ajuste como «{ $setting }»; escribe --set NOMBRE=VALOR con un nombre del manual.

server-port-taken = El puerto { $port } ya está en uso. Detén el otro programa o elige otro puerto con --port.
server-port-forbidden = El puerto { $port } no está libre para programas corrientes. Elige un puerto por encima de 1023 con --port.
server-no-address = Lamplight no puede escuchar en «{ $host }» ({ $detail }). Revisa --host y --port.
server-folder-unusable = No se puede usar la carpeta de datos { $folder } ({ $detail }). Dale a Lamplight otra carpeta o permiso para escribir en ella.
server-folder-taken = Otro servidor de Lamplight está usando la carpeta de datos { $folder }. Detenlo primero o elige otra carpeta.

server-store-locked = Otro programa tiene ocupada la base de datos. No se ha cambiado nada; prueba de nuevo en un momento. ({ $detail })
server-store-readonly = La base de datos solo se puede leer, no escribir. No se ha cambiado nada; da permiso de escritura a su archivo y su carpeta y prueba de nuevo. ({ $detail })
server-store-full = El disco del servidor está lleno. No se ha cambiado nada; haz sitio y prueba de nuevo. ({ $detail })
server-store-missing = La base de datos no se puede abrir. Comprueba que su carpeta existe y se puede leer. ({ $detail })
server-store-corrupt = El archivo de la base de datos está dañado o no es una base de datos. Pon una copia buena y arranca de nuevo. ({ $detail })
server-store-broken = El servidor no ha podido acceder a su base de datos. No se ha cambiado nada; prueba de nuevo en un momento. ({ $detail })

server-no-table = En esta dirección no hay ninguna mesa. Revisa el enlace o prepara una mesa nueva.
server-set-aside = La mesa { $table } no se pudo recuperar de su registro y se ha apartado. No se pierde nada; avisa a quien lleva este servidor.
server-game-gone = En esta mesa se juega a «{ $game }», y ese juego ya no está instalado en este servidor. No se pierde nada; se podrá seguir cuando quien lleva este servidor lo instale de nuevo.
server-log-gap = En el registro falta la jugada { $ply }.
server-log-digest = El registro no lleva a la posición guardada en la jugada { $ply }.
server-internal = Algo ha ido mal en el servidor. No se ha cambiado nada; prueba de nuevo, por favor.

server-hello-first = El primer mensaje tiene que ser hello. Vuelve a cargar la página, por favor.
server-unreadable = El servidor no ha entendido este mensaje. No se ha cambiado nada; vuelve a cargar la página, por favor.
server-too-fast = Eso ha sido muy rápido. Espera un momento y sigue.
server-table-busy = La mesa está ocupada. Espera un momento y prueba de nuevo.
server-too-many-connections = Hay demasiadas conexiones abiertas. Cierra algunas páginas y prueba de nuevo.
server-try-later = Eso ha sido mucho de golpe. Prueba de nuevo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.

server-not-your-seat = En este dispositivo, este asiento no es tuyo.
server-seat-not-yours-now = Este asiento está en pausa o lo juega un bot. Recupéralo primero y luego juega.
server-not-your-turn = No es el turno de este asiento.
server-watching = Estás mirando. Toma asiento para participar en esta mesa.
server-no-seat = En esta mesa no hay asiento { $seat }.
server-seat-held = Ahí hay alguien sentado; solo esa persona puede cambiar ese asiento.
server-seat-kept = Este asiento espera a su dueño. Hasta que vuelva, puede jugarlo un bot o quedarse en pausa.
server-seat-changed = Otra persona acaba de cambiar este asiento. Míralo otra vez y vuelve a intentarlo.
server-seat-not-open = Este asiento no está abierto. Déjalo libre primero y luego invita.
server-invite-used = Esta invitación ya se ha usado o se ha cambiado. Pide una nueva o vuelve con tus tres palabras.
server-words-wrong = Ningún asiento de esta mesa tiene estas tres palabras. Revisa cómo están escritas.
server-unknown-game = Aquí no hay ningún juego «{ $game }».
server-unknown-bot = No hay ningún bot «{ $bot }» para este juego. Hay: { $known }.

server-no-advice = Los consejos son para mesas donde todos los han aceptado, o para jugar a solas.
server-adviser-silent = Al consejero no se le ha ocurrido nada ahora mismo. Pregunta otra vez, por favor.

server-undo-nothing = No hay nada que deshacer.
server-undo-over = La partida ha terminado y su suerte ya se ha revelado; no se puede deshacer nada más.
server-undo-revealed = Desde entonces se ha puntuado una aventura y todos los secretos se conocen; no se puede deshacer nada de lo anterior.
server-undo-question = { $who } querría deshacer una jugada. ¿Te parece bien?
server-rematch-early = Se puede preparar una partida nueva cuando esta haya terminado.
server-rematch-made = La mesa nueva ya está preparada.
server-record-early = El registro se entrega cuando la partida ha terminado.

server-code-wrong = Ningún asiento espera este código. Un código vale diez minutos y una sola vez; pide uno nuevo en la mesa.
server-seat-on-phone = Este asiento está ahora en un móvil. Juega allí o guárdalo antes en el móvil.
server-lend-phone = Un móvil no puede prestar su asiento a otro. Pide un código en el dispositivo de la mesa.
server-note-over = La partida ha terminado y los cuadernos están abiertos; ya no se escribe nada en ellos.
server-suggest-apart = En esta mesa cada cual decide por su cuenta; no hay nada que proponer.
server-suggest-nothing = Ahora mismo nadie decide nada, así que no hay nada que proponer.
server-suggest-yours = Esto lo decides tú: haz lo que pensabas o escucha lo que proponen los demás.
server-suggest-unknown = Eso no está en la mesa. Señala algo que esté ahí.

# Lo que se pregunta a todos: una sola pregunta a la vez.
server-question-nothing = Eso no se puede proponer ahora.
server-question-pending = Ya se está preguntando algo a todos. Responded primero a eso.
server-question-closed = Esta pregunta ya no está abierta; mira otra vez la mesa.
server-question-not-asked = Este asiento no tiene que responder.
server-question-declined = Alguien en la mesa prefiere que no. Todo sigue igual.
server-question-lapsed = La mesa siguió antes de que todos respondieran. Pregunta otra vez si todavía lo quieres.

# Taking over a seat in a game with secrets: $who asks, $seat is whoever played there so far.
server-take-here = { $who } quiere jugar a partir de ahora por { $seat }. ¿Te parece bien?
server-take-invite = { $who } quiere invitar a alguien a jugar por { $seat }. ¿Te parece bien?
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

server-bad-program = «{ $value }» no es un bot para tus mesas. Escribe JUEGO:NOMBRE=ORDEN, por ejemplo unjuego:mibot=./mibot, o JUEGO:NOMBRE@5=ORDEN para darle cinco segundos.
server-program-game = Aquí no hay ningún juego «{ $game }» para el que tu programa pudiera ser un bot. Hay: { $known }.
