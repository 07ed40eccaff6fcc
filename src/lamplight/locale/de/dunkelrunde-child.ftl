### DunkelRunde für Kinder, die noch nicht lesen: was die Stimme sagt, in kurzen Sätzen. $child ist die Form im Satz.

dr-say-roll = { $who }, du bist dran! Berühre die Würfel.
dr-say-which-die = Wer soll gehen: ein Kind oder ein Gespenst?
dr-say-which-child = Welches Kind soll laufen?
dr-say-which-ghost = Welches Gespenst soll schweben?
dr-say-which-group = Hand in Hand! Wer soll zusammen gehen?
dr-say-where-child = Wohin? Berühre einen Stein, der leuchtet.
dr-say-where-ghost = Wohin soll das Gespenst schweben? Berühre einen Stein, der leuchtet.
dr-say-where-group = Berühre den Stein, der leuchtet, und los geht es, Hand in Hand!

dr-say-double = Zweimal das Gleiche! Jetzt gehen Kinder Hand in Hand.
dr-say-scare = Huh! So ein Schreck! Schnell ins warme Haus: { $child }.
dr-say-brave = Ein Gespenst! Aber zusammen hat niemand Angst.
dr-say-wait = Hier geht niemand allein weiter: { $child } wartet auf einen Freund.
dr-say-cross = Hand in Hand, und hinüber!
dr-say-witch = Die liebe Hexe hilft hinüber: { $child } fährt mit.
dr-say-linden = Hurra! Am Zauberbaum: { $child }!
dr-say-lapse = Jetzt kann niemand gehen. Es wird noch einmal gewürfelt.
dr-say-stuck = Die Kinder bleiben diesmal, wo sie sind.
dr-say-end = Hurra! Die Gespenster sind jetzt Freunde. Gut gespielt, ihr alle!

## Wie die Bilder heißen, für Ohren

dr-say-die-wood =
    { $pips ->
        [one] Holzwürfel: ein Kind geht { $pips } Schritt
       *[other] Holzwürfel: ein Kind geht bis zu { $pips } Schritte
    }
dr-say-die-blue =
    { $pips ->
        [one] Blauer Würfel: ein Gespenst schwebt { $pips } Schritt
       *[other] Blauer Würfel: ein Gespenst schwebt { $pips } Schritte
    }
dr-say-hands = { $count } Kinder Hand in Hand
