# Una mesa en la pantalla grande: lo que muestra un televisor y cómo llega allí una mesa.

web-screen-how = Abre esta dirección en el navegador del televisor, o muestra la página en una segunda pantalla. Solo mira: cada cual juega en su propio dispositivo, y allí no aparece nada que solo deba saber una persona.
web-screen-open = Abrir aquí
web-screen-invite = Con una invitación, la pantalla muestra también un código con el que los móviles ocupan un asiento libre.
web-screen-join = Escanea y juega
web-screen-watch = Escanea y mira
web-screen-there = Aquí
web-screen-away = Esperamos a { $who }.
web-screen-open-seat = El asiento { $who } está libre.
web-screen-paused = { $who } descansa un rato.
web-screen-again = ¿Otra partida? Pulsad «¡Otra vez!» en uno de vuestros dispositivos: esta pantalla os sigue.
