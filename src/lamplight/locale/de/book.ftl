### The rulebook as it is read: words that the books of all games share, on the screen, on paper and in the terminal.

book-cell = { $what }
book-editions = Für alle, die Ausgaben vergleichen
book-key = Was die Zeichen bedeuten
book-terms = Wörter des Spiels
book-marks = Was gedruckt ist und was von uns ist
book-mark-printed = gedruckt
    .means = So steht es im gedruckten Regelheft, hier in unseren Worten.
    .thing = Das gibt es in der Schachtel; die Worte dazu sind von uns.
book-mark-read = unsere Lesart
    .means = So spielen wir, wo das Regelheft schweigt oder zweierlei sagt; und was wir nur aus Hinweisen kennen.
    .thing = Das gibt es in der Schachtel; wir kennen es nur zum Teil, der Rest ist unsere Vermutung.
book-mark-ours = von uns
    .means = Von uns ausgedacht; in der Schachtel ist es nicht.
    .thing = Von uns gemacht; in der Schachtel findest du es nicht.
book-example = Beispiel
book-asked = Gefragt ist:
book-before = Vorher
book-after = Nachher
book-can = Das geht:
book-cannot = Das geht nicht:
book-told = Was geschieht:
# $place where, $there who is there
book-stand = { $place }: { $there }
# $first, $second: two names in a list
book-shows = Die Regeln dazu:
book-rules-of = Was die Regeln dazu sagen
book-examples-of = Beispiele damit
book-contents = Inhalt
book-whole = Das ganze Buch
book-all = Alles aufklappen
book-none = Alles zuklappen
book-page = Eigene Seite
book-to-book = Zum Regelbuch
book-before-this = Zurück: { $title }
book-after-this = Weiter: { $title }
book-unknown = Diese Seite gibt es in diesem Buch nicht.
book-no-book = Zu diesem Spiel gibt es kein Regelbuch.
# $count how many places of the book were found, $words what was looked for
book-found =
    { $count ->
        [one] Eine Stelle im Buch enthält „{ $words }“:
       *[other] { $count } Stellen im Buch enthalten „{ $words }“:
    }
book-printed = Ausgedruckt aus Lamplight. Die Regeln in unseren Worten.
