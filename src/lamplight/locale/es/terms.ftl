### Lamplight: los términos, cada uno en una frase para quien toca la palabra.
###   .text   la frase; .forms   cómo está la palabra en los textos de este idioma (docs/words.md)

web-term-bot = Bot
    .means = Un jugador que lleva el ordenador. Solo ve lo que su asiento puede saber.
    .forms = bot, bots
web-term-seat = Asiento
    .means = Un sitio en la partida. Puede ocuparlo alguien en este dispositivo, un amigo por enlace o un bot.
    .forms = asiento, asientos
web-term-hint = Pista
    .means = Qué haría aquí un bot fuerte, y por qué.
    .forms = pista
web-term-seed = Semilla
    .means = El número secreto del que salen todos los dados de una partida; se promete antes y se muestra después.
    .forms = semilla
web-term-record = Registro
    .means = El archivo de una partida, jugada a jugada; cualquiera puede comprobarlo.
    .forms = registro, registros
web-term-variant = Variante de la casa
    .means = Una forma de jugar que hemos añadido; el reglamento se juega sin ella.
    .forms = variante de la casa, variantes de la casa, regla de la casa, variante, variantes
web-term-proposal = Propuesta
    .means = Lo que alguien sugiere a quien decide; no obliga a nadie.
    .forms = propuesta, propuestas, proponer, propone, propuesto
web-term-words = Tres palabras
    .means = Recuperan tu asiento en cualquier dispositivo. Apúntalas.
    .forms = tres palabras
