### Für Kinder, die noch nicht lesen: das Schloss der Großen, und was alle Spiele sagen.

child-how = Kinder spielen, indem sie große Bilder berühren; hat dieses Gerät eine Stimme, sagt sie ihnen, was zu tun ist. Nichts lässt sich aus Versehen wegtippen.
child-count = Wie viele Kinder?
child-friend = Ein lieber Freund spielt mit
child-friend-help = Ein Bot, der niemanden erschreckt, wenn es sich vermeiden lässt, und gern Hand in Hand geht.
child-locked = Nur Große können das Spiel verlassen oder etwas ändern: das Schloss drei Sekunden lang halten, dann die drei Zahlen berühren, nach denen es fragt.

child-lock = Für Große: drei Sekunden lang halten
child-grown-ups = Für Große
# $first, $second, $third: Zahlen in Worten
child-lock-task = Berühre diese Zahlen, eine nach der anderen: { $first }, { $second }, { $third }
child-lock-wrong = Das war es nicht. Hier sind neue.
child-lock-digits = Zahlen
child-go-on = Zurück zum Spiel
child-usual = Zum gewöhnlichen Tisch
child-voice = Stimme
child-voice-help = Sagt, was zu tun ist; der Lautsprecher sagt es noch einmal.
child-voice-none = Dieser Browser hat keine Stimme für diese Sprache, darum wird nichts gesagt.
child-repeat = Noch einmal sagen
child-again = Noch einmal spielen
# $what: was gewählt wurde, etwa ein Würfel oder eine Figur
child-back = { $what }: etwas anderes wählen
child-others = Jetzt spielt { $who }.

child-number-0 = null
child-number-1 = eins
child-number-2 = zwei
child-number-3 = drei
child-number-4 = vier
child-number-5 = fünf
child-number-6 = sechs
child-number-7 = sieben
child-number-8 = acht
child-number-9 = neun
