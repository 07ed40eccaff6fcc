### DunkelRunde para niños que aún no leen: lo que dice la voz, en frases cortas. $child es la forma dentro de la frase.

dr-say-roll = ¡{ $who }, te toca! Toca los dados.
dr-say-which-die = ¿Quién va: un niño o un fantasma?
dr-say-which-child = ¿Quién camina ahora?
dr-say-which-ghost = ¿Qué fantasma flota ahora?
dr-say-which-group = ¡De la mano! ¿Quiénes caminan juntos?
dr-say-where-child = ¿Adónde? Toca una piedra que brilla.
dr-say-where-ghost = ¿Adónde flota el fantasma? Toca una piedra que brilla.
dr-say-where-group = Toca la piedra que brilla, ¡y allá van, de la mano!

dr-say-double = ¡Dos iguales! Ahora los niños van de la mano.
dr-say-scare = ¡Uuuh! ¡Qué susto! Corre a una casa calentita: { $child }.
dr-say-brave = ¡Un fantasma! Pero juntos nadie tiene miedo.
dr-say-wait = Por aquí nadie sigue en solitario: { $child } espera compañía.
dr-say-cross = ¡De la mano, y al otro lado!
dr-say-witch = La bruja buena ayuda a cruzar: { $child } va con ella.
dr-say-linden = ¡Hurra! En el árbol mágico: ¡{ $child }!
dr-say-lapse = Ahora nadie puede caminar. Se tira otra vez.
dr-say-stuck = Esta vez los niños se quedan donde están.
dr-say-end = ¡Hurra! Los fantasmas ya son amigos. ¡Qué bien habéis jugado!

## Cómo se llaman los dibujos, para el oído

dr-say-die-wood =
    { $pips ->
        [one] Dado de madera: un niño camina { $pips } paso
       *[other] Dado de madera: un niño camina hasta { $pips } pasos
    }
dr-say-die-blue =
    { $pips ->
        [one] Dado azul: un fantasma flota { $pips } paso
       *[other] Dado azul: un fantasma flota { $pips } pasos
    }
dr-say-hands = { $count } niños de la mano
