### Der Web-Client: Eingang, Tisch, Blätter.

web-lamplight = Lamplight
web-coming = Einen Moment, die Lampe wird angezündet …
web-again = Noch einmal versuchen
web-close = Schließen
web-yes = Ja
web-no = Nein
web-fault-unreachable = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.
web-fault-strange = Das hat nicht geklappt, und der Server sagt nicht, warum. Bitte versuch es noch einmal.


## Lobby

web-play-now = Jetzt spielen
web-play-now-help = Du und drei Bots, sofort
web-games = Spiele
web-here = Rund um ein Tablet
web-here-help = Alle in einem Raum
web-here-how = Alle spielen an diesem Gerät. Namen sind freiwillig: Jeder Platz hat sein Tier.
web-far = Mit Freunden in der Ferne
web-far-help = Jeder am eigenen Gerät
web-far-how = Wähle, wer wo sitzt. Das Spiel beginnt sofort; dann bekommst du für jeden Freund einen Link, und der Tisch wartet auf ihn.
web-go-on = Weiterspielen
web-table = Ein Tisch
web-last-seen = Zuletzt gesehen: { $when }
web-forget = Diesen Tisch aus der Liste nehmen (zuletzt gesehen: { $when })
web-recover = Ich habe drei Wörter
web-recover-help = Drei Wörter bringen einen Platz auf jedes Gerät zurück. Den Namen des Tisches weiß jeder am Tisch; er steht auch im Link.
web-recover-table = Name oder Link des Tisches
web-recover-words = Deine drei Wörter
web-recover-go = Zurück an meinen Platz
web-recover-no-table = Das ist kein Name eines Tisches. So sieht einer aus: k7mq2xw9bncd; du kannst auch den ganzen Link einfügen.
web-recover-not-three = Bitte gib genau drei Wörter ein, mit Leerzeichen dazwischen.
web-setup-who = Wer spielt den Platz { $seat }
web-setup-name = Name für den Platz { $seat }, freiwillig
web-setup-person = Jemand hier
web-setup-me = Ich, an diesem Gerät
web-setup-friend = Ein Freund, per Link
web-setup-bot = Bot: { $bot }
web-setup-more = Einer mehr
web-setup-fewer = Einer weniger
web-setup-add-bot = Bot dazu
web-setup-start = Spiel beginnen
web-setup-nobody = An diesem Gerät muss jemand spielen. Gib mindestens einen Platz jemandem hier.
web-variants = Hausvarianten
web-variants-help = Das sind unsere eigenen Varianten; die Spielregel kommt ohne sie aus.


## Table

web-table-title = { $game }: der Tisch
web-menu = Menü
web-board = Spielplan
board-whole = Ganzer Plan
board-closer = Näher
web-question = Was ist zu tun
web-options = Möglichkeiten
web-players = Mitspieler
web-log = Was geschah
web-log-empty = Noch ist nichts geschehen.
web-thought = { $who }: „{ $what }“
web-to-lobby = Zum Eingang
web-rule = Regel { $rule }
web-understood = Alles klar
web-luck = Die Würfel rollen …
web-over = Das Spiel ist aus.
web-turn-you = Du bist dran, { $who }!
web-turn-named = { $who }, du bist dran!
web-turn-bot = { $who } überlegt …
web-turn-other = { $who } ist dran.
web-turn-away = Wir warten auf { $who }, gerade nicht da.
web-turn-open = Der Platz { $who } ist frei. Verschicke die Einladung unter „Plätze“.
web-turn-paused = { $who } macht Pause. Unter „Plätze“ kann jemand weiterspielen.
web-go = Los!
web-go-to = Los: { $what }
web-skip = Überspringen
web-skip-to-me = Gleich zu mir
web-undo = Zurücknehmen
web-undo-ask = Alle fragen, ob du deinen letzten Zug zurücknehmen darfst
web-undo-ask-short = Zurück?
web-advice = Was würdest du tun? Um Rat fragen
web-advice-short = Tipp
web-advising = Denkt …
web-line-first = Die Verbindung zum Tisch wird aufgebaut …
web-line-lost = Die Verbindung ist weg. Sie kommt von allein wieder; nichts geht verloren.
web-no-table = Diesen Tisch gibt es nicht
web-trouble = Dieser Tisch lässt sich nicht öffnen
web-no-table-help = Vielleicht fehlt ein Stück vom Link. Lass ihn dir noch einmal geben oder beginne ein neues Spiel.


## People

web-seats = Plätze
web-seat-you = Du
web-seat-bot = Bot
web-seat-bot-named = Bot: { $bot }
web-seat-here = Am Tisch
web-seat-remote = Da, aus der Ferne
web-seat-away = Gerade nicht da
web-seat-open = Freier Platz
web-seat-paused = Macht Pause
web-seat-to-bot = Bot spielen lassen: { $bot }
web-seat-which-bot = Welcher Bot?
web-seat-take = Hier spielen
web-seat-to-friend = Einem Freund geben
web-seat-pause = Pause machen
web-name = Name
web-name-optional = Dein Name, wenn du magst
web-invite = Einladung
web-invite-for = Einladung für { $who }
web-invite-make = Einladungslink machen
web-elsewhere = Auf einem anderen Gerät weiterspielen
web-elsewhere-help = Öffne dort diesen Link. Behalte ihn für dich: Wer ihn hat, spielt auf diesem Platz.
web-words-are = Oder mit drei Wörtern:
web-words-table = … und dem Namen des Tisches: { $id }
web-copy = Kopieren
web-copied = Kopiert.
web-copy-by-hand = Der Link ist markiert; kopiere ihn von Hand.
web-share = Teilen …
web-watching-help = Du schaust zu. Zum Mitspielen brauchst du eine Einladung.
web-watchers =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
web-join = Ein Platz wartet auf dich
web-join-help = Jemand hat dich an diesen Tisch eingeladen.
web-join-sit = Hinsetzen und mitspielen
web-join-watch = Nur zuschauen


## Settings

web-settings = Einstellungen
web-language = Sprache
web-size = Schriftgröße
web-size-normal = Normal
web-size-large = Groß
web-size-huge = Sehr groß
web-speed = Bewegung
web-speed-off = Aus
web-speed-fast = Schnell
web-speed-normal = Normal
web-speed-slow = Langsam
web-sound = Klänge
web-sound-help = Kleine Klänge für Würfel, Schritte und Schrecken.
web-at-once = Sofort ziehen
web-at-once-help = Wer das Ziel berührt, zieht ohne weitere Frage.
web-numbers = Nummern auf den Feldern
web-numbers-help = Damit sich Liste und Spielplan leicht vergleichen lassen.
web-plain = Tisch in Worten
web-plain-help = Eine Seite ohne Bilder, für Vorleseprogramme und für alle, die gern lesen.


## Help

web-help = Hilfe
web-help-touch = Berühre eine deiner leuchtenden Figuren, dann ein leuchtendes Feld. Du siehst, was der Zug bewirkt; berühre das Feld noch einmal oder drücke „Los!“, um ihn zu machen.
web-help-why = Berührst du etwas anderes, erfährst du, warum das nicht geht und welche Regel dahintersteht.
web-help-list = Jeder Zug steht auch in der Liste neben dem Spielplan.
web-help-keys = Tasten
web-key-tab = zum Nächsten
web-key-arrows = durch die Möglichkeiten und über den Spielplan
web-key-number = diese Möglichkeit zeigen; noch einmal, um sie zu spielen
web-key-enter = die gezeigte Möglichkeit spielen
web-key-escape = alles loslassen
web-key-undo = zurücknehmen
web-key-advice = um einen Tipp bitten
web-key-rules = die Regeln öffnen
web-key-help = diese Seite
web-story = Die Geschichte


## Rules

web-rules = Regeln
web-rules-search = In den Regeln suchen
web-rules-found =
    { $count ->
        [one] Eine Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
web-rules-none = Keine Regel enthält diese Wörter. Versuch es mit einem kürzeren.


## The end

web-end = Das Spiel ist aus
web-won = Gewonnen
web-show-end = Ergebnis zeigen
web-rematch = Noch einmal!
web-come-along = Die anderen spielen weiter: Komm mit
web-look-board = Spielplan ansehen
web-check-dice = Würfel prüfen
web-record = Aufzeichnung sichern
web-dice-good =
    { $count ->
        [one] Der eine Wurf war ehrlich: Er folgt aus der Zahl, die vor dem Spiel feststand.
       *[other] Alle { $count } Würfe waren ehrlich: Sie folgen aus der Zahl, die vor dem Spiel feststand.
    }
# $count: draws that the record alone cannot confirm
web-dice-open =
    { $count ->
        [one] Eine weitere Ziehung hängt von Regeln ab, denen diese Seite nicht folgt.
       *[other] { $count } weitere Ziehungen hängen von Regeln ab, denen diese Seite nicht folgt.
    } „lamplight verify“ prüft in der gesicherten Aufzeichnung jede einzelne.
web-dice-wrong = Zug { $ply } passt nicht: Die Aufzeichnung sagt „{ $told }“, der Startwert sagt „{ $due }“.
web-dice-commitment = Der Startwert ist nicht der, der vor dem ersten Wurf versprochen wurde.
web-dice-unreadable = Die Aufzeichnung ist nicht lesbar, darum lassen sich die Würfel nicht prüfen.


## The table in words

web-text-title = Der Tisch in Worten
web-text-leave = Zum Tisch mit Bildern
web-text-where = Wer ist wo
web-text-place = Ort
web-text-who = Wer
web-text-piece-of = { $piece } ({ $who })


## Gemeinsam entscheiden: $who schlägt $what vor, wer entscheidet, sieht es

web-suggest-can = { $who } entscheidet. Du kannst etwas vorschlagen.
web-suggest-list = Vorschläge
web-suggest-line = { $who } schlägt vor: { $what }
web-suggest-look = { $who } zeigt auf: { $what }
web-suggest-by = Vorschlag von { $who }
web-suggest-mine = Du schlägst vor: { $what }
web-suggest-mine-look = Du zeigst auf: { $what }
web-suggest-do = Vorschlagen
web-suggest-this = Vorschlagen: { $what }
web-suggest-point = Zeigen auf: { $what }
web-suggest-point-what = Auf etwas zeigen
web-suggest-point-short = Zeigen
web-suggest-take = So machen
web-suggest-take-this = So machen: { $what }
web-suggest-touch = Antippen
web-suggest-touch-this = Antippen: { $what }
web-suggest-back = Zurücknehmen
web-suggest-as = Wer schlägt vor?
web-key-take = tun, was zuletzt vorgeschlagen wurde


## Spiele mit Abenteuern und Geheimnissen

web-question-waiting = Alle sind gefragt … es fehlt noch: { $who }
web-question-withdraw = Lieber doch nicht
web-peek = Meine Geheimnisse
web-phone-lend = Geheimnisse aufs Handy
web-phone-how = Wer ein Handy hat, kann von dort spielen: Die Geheimnisse erscheinen dann nur dort. Der Code gilt ein paar Minuten und nur einmal.
web-phone-type = Öffne { $address } auf dem Handy und tippe diesen Code ein.
web-phone-here = Auf dem gemeinsamen Bildschirm steht ein Code für deinen Platz. Tippe ihn hier ein; deine Geheimnisse erscheinen dann nur auf diesem Handy.
web-phone-code = Code
web-phone-take = Auf meinen Platz
web-phone-away = Handy weglegen
web-phone-title = Geheimnisse aufs Handy
web-phone-scan = Scanne dieses Bild mit deinem Handy. Dann erscheinen deine Geheimnisse nur dort.
web-phone-holds = Die Geheimnisse sind auf dem Handy, wo sie sonst niemand sieht.
web-phone-alone = Gerade erreicht nur dieses eine Gerät das Spiel. Für Handys starte es für dein Heimnetz: { $command }
web-curtain-pass = Gib das Tablet an { $who } weiter. Alle anderen: weggucken!
web-curtain-hold = Zum Spicken den Finger hier halten
web-curtain-done = Gemerkt, los geht’s!
web-notes = Notizbuch
