### La puerta de una mesa: quién puede entrar, y la lista de mesas abiertas a todo el mundo.

door-legend = ¿Quién puede entrar?
door-open = Todo el mundo
door-open-help = La mesa está en la lista de mesas abiertas: quien venga puede mirar y ocupar un asiento libre.
door-link = Quien tenga el enlace
door-link-help = Quien tenga el enlace puede mirar. Para jugar hace falta una invitación.
door-closed = Solo quienes juegan
door-closed-help = Nadie puede mirar: solo ve la mesa quien tiene aquí un asiento o una invitación.
door-shut = En esta mesa no se puede mirar: es solo para quienes juegan aquí.
door-shut-title = Una mesa cerrada
door-off = En este servidor no hay mesas abiertas.
door-invited-only = Para sentarte a esta mesa necesitas una invitación.
door-over = La partida de esta mesa ya ha terminado.
door-screen = En esta mesa no se puede mirar. La pantalla entra con el enlace de abajo, que lleva una invitación.
door-sit = Sentarse

door-list = Mesas abiertas
door-list-help = Jugar con otras personas
door-list-how = Aquí espera gente a la que le gustaría jugar con quien venga. Siéntate y ya estás dentro.
door-list-none = Ahora mismo no hay ninguna mesa abierta. Prepara una con amigos a distancia y elige «Todo el mundo» en quién puede entrar.
door-list-game = Juego
door-list-any-game = Cualquier juego
door-list-any-lang = Cualquier idioma
door-list-free =
    { $count ->
        [one] Un asiento libre
       *[other] { $count } asientos libres
    }
door-list-live = En vivo, sin límite por turno
door-list-limit = { $time } por turno
door-list-bots = Bots: { $bots }
door-list-since = abierta { $when }
