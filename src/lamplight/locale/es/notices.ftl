### Recibir un aviso cuando te toca, y Lamplight como aplicación.

web-notice = Avísame cuando me toque
web-notice-ask = ¿Quieres que este dispositivo te avise cuando te toque?
web-notice-push = También con la página cerrada. No se envía ningún nombre, ninguna dirección ni ningún secreto; puedes cambiarlo en los ajustes.
web-notice-plain = Esta dirección no está cifrada (http), y los navegadores solo lo permiten con la página abierta: déjala abierta, el título cuenta las mesas en las que te toca. Con https funciona con la página cerrada.
web-notice-install = En este dispositivo funciona cuando Lamplight está en la pantalla de inicio: Compartir, luego «Añadir a pantalla de inicio», y ábrelo desde ahí.
web-notice-blocked = Este navegador tiene prohibido mostrar avisos de aquí. Permítelos en sus ajustes para esta página.
web-notice-none = Este navegador no puede mostrar avisos. Deja la página abierta: el título cuenta las mesas en las que te toca.
web-notice-yes = Sí, avísame
web-notice-no = No, gracias
web-notice-seen = De acuerdo
web-notice-failed = No ha funcionado. Inténtalo más tarde; la partida sigue como antes.
web-quiet = Horas de silencio
web-quiet-from = De
web-quiet-to = a
web-notice-page = Solo mientras esta página esté abierta, también detrás de otras ventanas: con la página cerrada, a este navegador no le llega nada. No se envía nada a nadie.
web-notice-here = Avísame cuando me toque en esta mesa
web-notice-here-help = Tus otras mesas siguen como están.
web-install = Lamplight como aplicación
web-install-why = Así se abre desde la pantalla de inicio o el escritorio, en su propia ventana, y tus partidas están ahí también sin conexión.
web-install-apple = Compartir, luego «Añadir a pantalla de inicio», y ábrelo desde ahí.
web-install-yes = Instalar
web-install-no = No, gracias
