# Bots que son programas aparte.

outside-reason = «{ $words }»
outside-reason-none = No da ningún motivo.
outside-reason-usual = El programa no contestó a tiempo, así que mueve el bot habitual: { $why }

outside-no-command = «{ $command }» no es una línea de órdenes. Escribe cmd: y luego lo que teclearías en una terminal, por ejemplo cmd:./mibot.
outside-not-found = Aquí no hay ningún programa «{ $command }». Comprueba la ruta y que se pueda ejecutar.
outside-cannot-start = «{ $command }» no se puede iniciar: { $why }
outside-reads-nothing = El programa no lee lo que se le dice.
outside-long-line = El programa escribió una línea de más de { $most } bytes.
outside-too-late = El programa no contestó a tiempo.
outside-flood = El programa escribió más de { $most } bytes sin que hubiera entre ellos una respuesta.
outside-forks = El programa inició más de { $most } procesos.
outside-closed = El programa cerró su salida y siguió en marcha.
outside-ended = El programa terminó con el código { $code }.
outside-no-hello = La primera línea del programa tiene que ser su saludo.
outside-protocol = El programa habla la versión { $found } del protocolo; aquí vale la versión { $known }.
outside-not-this-game = El programa no juega a { $game }; juega a: { $known }.
outside-not-ready = El programa no dijo que estuviera listo para una partida.
outside-no-move = El programa no contestó con una jugada.
outside-no-vote = El programa no contestó con un voto.
outside-illegal = El programa quiere «{ $do }», que no está entre las opciones.
outside-not-an-answer = El programa escribió «{ $line }», que no es una respuesta: { $why }
outside-other-question = El programa contesta una y otra vez a preguntas que nadie hizo.
outside-given-up = El programa falló { $faults } veces; el bot habitual juega esta partida hasta el final.

outside-check-hello = Se presenta: { $name }
outside-check-no-game = No juega a ninguno de los juegos de aquí; nombra: { $known }.
outside-check-game = { $game } con { $seats } asientos: { $decisions } decisiones legales, la más larga tardó { $longest } ms; { $back } deshechas y preguntadas de nuevo.
outside-check-bye = Termina cuando se le dice.
outside-check-no-bye = No terminó en un segundo tras «bye» y hubo que cerrarlo a la fuerza.
outside-check-good = El programa cumple el protocolo.
outside-check-bad = El programa no cumple el protocolo; véase docs/engine-protocol.md.
outside-check-wrote = Escribió en la salida de errores: { $words }
