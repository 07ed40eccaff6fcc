### Der Web-Client: Eingang, Tisch, Blätter.

web-lamplight = Lamplight
web-coming = Einen Moment, die Lampe wird angezündet …
web-again = Noch einmal versuchen
web-close = Schließen
web-print = Drucken
web-yes = Ja
web-no = Nein
web-fault-unreachable = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.
web-fault-strange = Das hat nicht geklappt, und der Server sagt nicht, warum. Bitte versuch es noch einmal.


## Lobby

web-play-now = Jetzt spielen
web-play-now-help =
    { $bots ->
        [one] Du und ein Bot: { $level }
       *[other] Du und { $bots } Bots: { $level }
    }
web-games = Spiele
web-players-range = { $low } bis { $high } Personen
web-bots = Gegen Bots
web-bots-help = Du bestimmst, wie viele und wie gut
web-bots-how = Du gegen die Bots. „Jetzt spielen“ beginnt beim nächsten Mal wieder genauso.
web-bots-count = Wie viele Bots?
web-bots-level = Wie gut spielen sie?
web-bots-seat = Welches Tier bist du?
web-here = Rund um ein Tablet
web-here-help = Alle in einem Raum
web-here-how = Alle spielen an diesem Gerät. Namen sind freiwillig: Jeder Platz hat sein Tier.
web-far = Mit Freunden in der Ferne
web-far-help = Jeder am eigenen Gerät
web-far-how = Wähle, wer wo sitzt. Das Spiel beginnt sofort; dann bekommst du für jeden Freund einen Link, und der Tisch wartet auf ihn.
web-alone = Im Moment erreicht nur dieses Gerät das Spiel. Damit andere Geräte dazukommen, starte es für dein Heimnetz: { $command }
web-alone-far = Freunde anderswo brauchen einen Server, der aus dem Internet erreichbar ist.
web-child = Für die Kleinen
web-child-help = Ohne Lesen: Bilder, eine Stimme, ein lieber Mitspieler. Ab etwa 4 Jahren
web-go-on = Weiterspielen
web-go-on-with = mit { $who }
web-go-on-yours = Du bist dran!
web-go-on-turn = { $who } ist dran
web-go-on-since = { $whose } ({ $ago })
web-go-on-news = Es gibt Neues
web-table = Ein Tisch
web-last-seen = Zuletzt gesehen: { $when }
web-forget = Diesen Tisch aus der Liste nehmen (zuletzt gesehen: { $when })
web-forget-sure = { $game } aus der Liste nehmen?
web-forget-help = Der Schlüssel zu deinem Platz wird auf diesem Gerät gelöscht. Danach kommst du nur mit deinem Link oder deinen drei Wörtern zurück.
web-forget-keep = Behalten
web-forget-do = Aus der Liste nehmen
web-replay = Aufgezeichnetes Spiel öffnen
web-recover = Ich habe drei Wörter
web-recover-help = Drei Wörter bringen einen Platz auf jedes Gerät zurück. Den Namen des Tisches weiß jeder am Tisch; er steht auch im Link.
web-recover-table = Name oder Link des Tisches
web-recover-words = Deine drei Wörter
web-recover-go = Zurück an meinen Platz
web-recover-no-table = Das ist kein Name eines Tisches. So sieht einer aus: k7mq2xw9bncd; du kannst auch den ganzen Link einfügen.
web-recover-not-three = Bitte gib genau drei Wörter ein, mit Leerzeichen dazwischen.
web-setup-who = Wer spielt { $seat }?
web-setup-name = Name für den Platz { $seat }, freiwillig
web-setup-person = Jemand hier
web-setup-me = Ich, an diesem Gerät
web-setup-friend = Ein Freund, per Link
web-setup-bot = Bot: { $bot }
web-setup-more = Ein Platz mehr
web-setup-fewer = Ein Platz weniger
web-setup-add-bot = Bot dazu
web-setup-start = Spiel beginnen
web-setup-nobody = An diesem Gerät muss jemand spielen. Gib mindestens einen Platz jemandem hier.
web-variants = Hausvarianten
web-variants-help = Varianten sind andere Spielweisen. Wo nichts anderes steht, ist jede eine Hausregel von uns; die Spielregel kommt ohne sie aus.


## Table

web-table-title = { $game }: der Tisch
web-menu = Menü
web-board = Spielplan
board-whole = Ganzer Spielplan
board-closer = Näher
board-farther = Weiter weg
web-question = Was ist zu tun
web-options = Möglichkeiten
web-players = Mitspieler
web-log = Was geschah
web-look-back = Zurückblicken
web-log-empty = Noch ist nichts geschehen.
web-thought = { $who }: „{ $what }“
web-to-lobby = Zur Startseite
web-rule = Regel { $rule }
web-away = Während du weg warst
web-away-before =
    { $count ->
        [one] Davor ist noch etwas geschehen (siehe „Was geschah“).
       *[other] Davor ist noch { $count }-mal etwas geschehen (siehe „Was geschah“).
    }
web-away-show = Auf dem Spielplan zeigen
web-away-skip = Weiterspielen
web-about = Was ist das?
web-about-now = Was es jetzt kann
web-about-nothing = Gerade nichts.
web-about-more = … und { $count } weitere in der Liste.
web-understood = Alles klar
web-luck = Die Würfel rollen …
web-over = Das Spiel ist aus.
web-turn-you = Du bist dran, { $who }!
web-turn-named = { $who }, du bist dran!
web-turn-bot = { $who } überlegt …
web-turn-other = { $who } ist dran.
web-turn-away = Wir warten auf { $who } (gerade nicht da).
web-turn-open = Der Platz { $who } ist frei. Verschicke die Einladung unter „Plätze“.
web-turn-paused = { $who } macht Pause. Unter „Plätze“ kann jemand weiterspielen.
web-go = Los!
web-go-to = Los: { $what }
web-skip = Überspringen
web-skip-to-me = Gleich zu mir
web-tell-piece = Tippe auf etwas, das leuchtet.
web-tell-place = Tippe jetzt auf das Ziel.
web-sending = Unterwegs …
web-sending-later = Gerade keine Verbindung. Dein Zug ist notiert und geht los, sobald sie wieder da ist.
web-hasty = Das war schnell: Die Frage hatte gerade gewechselt. Wähle noch einmal.
web-thought-of = { $who } denkt:
web-choices = Auswahl
web-choices-none = Gerade gibt es nichts zu wählen.
web-actions = Was du tun kannst
web-other-way = Anderer Weg ({ $n } von { $of })
web-undo-turn = Meinen ganzen Zug zurücknehmen
web-mute = Stumm
web-more = Mehr
web-pause = Pause
web-resume = Weiter
web-key-undo-turn = den ganzen Zug zurücknehmen
web-key-list = Liste der Auswahl auf- und zuklappen
web-text-next = Daneben
web-text-way = { $way }: { $place }
web-text-empty = niemand
web-undo = Zurücknehmen
web-undo-ask = Alle fragen, ob du deinen letzten Zug zurücknehmen darfst
web-undo-ask-short = Zurück?
web-advice = Was würdest du tun? Um Rat fragen
web-advice-short = Tipp
web-advising = Denkt …
web-line-first = Die Verbindung zum Tisch wird aufgebaut …
web-line-lost = Die Verbindung ist weg. Sie kommt von allein wieder; nichts geht verloren. Bis dahin siehst du den letzten Stand.
web-no-table = Diesen Tisch gibt es nicht
web-trouble = Dieser Tisch lässt sich nicht öffnen
web-no-table-help = Vielleicht fehlt ein Stück vom Link. Lass ihn dir noch einmal geben oder beginne ein neues Spiel.


## People

web-seats = Plätze
web-screen = Auf dem großen Bildschirm
web-seat-you = Du
web-seat-bot = Bot
web-seat-bot-named = Bot: { $bot }
web-seat-here = Am Tisch
web-seat-remote = Spielt von woanders
web-seat-away = Gerade nicht da
web-seat-open = Freier Platz
web-seat-paused = Macht Pause
web-seat-to-bot = Bot spielen lassen: { $bot }
web-seat-which-bot = Welcher Bot?
web-seat-take = Hier spielen
web-seat-to-friend = Einem Freund geben
web-seat-pause = Pause machen
web-seat-pause-for = Den Platz pausieren lassen
web-seat-back = Meinen Platz zurücknehmen
web-seat-asks = die anderen werden erst gefragt
web-seat-renew = Neuer Link für { $who }
web-seat-free = Diesen Platz frei machen
web-seat-free-sure = { $who } verliert den Platz und kann nur noch zuschauen. Tu das, wenn hier die falsche Person sitzt.
web-seat-open-sure = Du gibst deinen Platz ab: Wer die Einladung öffnet, spielt ihn, und du schaust nur noch zu.
web-seat-host = { $who } den Tisch leiten lassen
web-seat-seen = Zuletzt da { $when }
web-seat-phone = Auf einem Handy
web-seat-bot-for = So lange ein Bot: { $bot }
web-ago-moment = eben erst
web-host = Leitung
web-name = Name
web-name-optional = Dein Name, wenn du magst
web-invite = Einladung
web-invite-for = Einladung für { $who }
web-invite-make = Einladungslink erstellen
web-elsewhere = Auf anderem Gerät weiterspielen
web-invite-again = Diese Einladung ersetzen
web-join-link = An diesen Tisch einladen
web-join-link-help = { $count ->
    [one] Ein Link für den freien Platz: Wer ihn zuerst öffnet, setzt sich.
   *[other] Ein Link für alle { $count } freien Plätze: Wer ihn öffnet, bekommt den nächsten.
}
web-join-link-make = Einen Link für alle machen
web-elsewhere-help = Öffne dort diesen Link. Behalte ihn für dich: Wer ihn hat, spielt auf diesem Platz.
web-words-are = Oder mit drei Wörtern:
web-words-table = … und dem Namen des Tisches: { $id }
web-copy = Kopieren
web-copied = Kopiert.
web-copy-by-hand = Der Link ist markiert; kopiere ihn von Hand.
web-share = Teilen …
web-watching-help = Du schaust zu. Zum Mitspielen brauchst du eine Einladung.
web-watching = Du schaust zu
web-card-away = { $who } ist weg, zuletzt da { $when }. Wie geht es weiter?
web-card-resting = { $who } macht Pause. Wie geht es weiter?
web-card-go-on = Einen Bot weiterspielen lassen
web-card-nudge = Anstupsen
web-card-nudged = { $who } weiß jetzt, dass du wartest.
web-card-wait = Warten
web-card-bot = Ein Bot spielt für { $who }. Möchtest du wieder selbst spielen?
web-card-paused = { $who } macht Pause. Möchtest du wieder spielen?
web-card-leave = So lassen
web-card-lost = Der Platz { $seats } gehört diesem Gerät nicht mehr: Er wurde mit einem neuen Link oder mit seinen drei Wörtern geöffnet oder frei gemacht. Du schaust jetzt zu.
web-card-watch = Nur zuschauen
web-card-aside = Der Platz { $seats } braucht ein eigenes Gerät: In einem Spiel mit Geheimnissen zeigt ein Gerät nur eine Hand.
web-card-words = { $count ->
    [one] Deine drei Wörter. Mit ihnen bekommst du deinen Platz auf jedem Gerät zurück. Schreib sie auf:
   *[other] Drei Wörter für jeden Platz. Mit ihnen bekommst du ihn auf jedem Gerät zurück. Schreib sie auf:
}
web-card-noted = Aufgeschrieben
web-slip-save = Als Bild behalten
web-slip-how = Öffne diese Adresse und wähle „Ich habe drei Wörter“, dann hast du deinen Platz wieder.
web-slip-table = Tisch: { $id }
web-watchers =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
web-join = Ein Platz wartet auf dich
web-join-help = Jemand hat dich an diesen Tisch eingeladen.
web-join-to = { $host } lädt dich ein: { $game }
web-join-there = Am Tisch: { $who }
web-join-sit = Hinsetzen und mitspielen
web-join-watch = Nur zuschauen


## Settings

web-settings = Einstellungen
web-theme = Dunkel oder hell
web-theme-auto = Wie das Gerät
web-theme-dark = Dunkel: im Lampenlicht
web-theme-light = Hell: bei Tag
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
web-sound-help = Leise Klänge für das, was am Tisch geschieht. Sind sie aus, vibriert auch nichts.
web-haptics = Vibration
web-haptics-help = Ein kurzes Brummen, wenn eine Berührung zählt, auf Handys, die das können.
web-thoughts = Was Bots denken
web-thoughts-help = Eine kleine Sprechblase sagt, warum ein Bot etwas getan hat.
web-list = Liste der Möglichkeiten
web-list-help = Jede Möglichkeit in Worten, immer offen. Der Spielplan allein genügt aber auch.
web-single-keys = Einzelne Tasten
web-single-keys-help = Buchstaben und Ziffern tun am Tisch etwas. Schalte sie aus, wenn sie dich stören.
web-at-once = Mit einer Berührung ziehen
web-at-once-help = Wer das Ziel berührt, zieht ohne weitere Frage.
web-numbers = Nummern auf den Feldern
web-numbers-help = Damit sich Liste und Spielplan leicht vergleichen lassen.
web-plain = Tisch in Worten
web-plain-help = Eine Seite ohne Bilder, für Vorleseprogramme und für alle, die gern lesen.


## Help

web-help = Hilfe
web-aim = Worum geht es?
web-aim-go = Los geht’s!
web-help-how = So spielst du hier
web-help-touch = Berühre etwas, das leuchtet, dann ein leuchtendes Feld. Du siehst, was der Zug bewirkt; berühre das Feld noch einmal oder drücke „Los!“, um ihn zu machen.
web-help-why = Berührst du etwas anderes, erfährst du, warum das nicht geht und welche Regel dahintersteht.
web-help-list = Jeder Zug steht auch in der Liste neben dem Spielplan.
web-help-keys = Tasten
web-help-keys-off = Einzelne Tasten sind unter „Einstellungen“ ausgeschaltet.
web-key-tab = zum Nächsten
web-key-arrows = durch die Möglichkeiten und über den Spielplan
web-key-number = diese Möglichkeit zeigen; noch einmal, um sie zu spielen
web-key-enter = die gezeigte Möglichkeit spielen
web-key-escape = Auswahl aufheben
web-key-undo = zurücknehmen
web-key-advice = um einen Tipp bitten
web-key-rules = die Regeln öffnen
web-key-words = was die Wörter des Spiels hier bedeuten
web-key-help = was das Ding im Fokus ist; sonst diese Seite
web-story = Die Geschichte


## Rules

web-rules = Regeln
web-rules-search = In den Regeln suchen
web-rules-found =
    { $count ->
        [0] Keine Regel gefunden.
        [one] Eine Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
web-rules-none = Keine Regel enthält diese Wörter. Versuch es mit einem kürzeren.


## The end

web-end = Das Spiel ist aus
web-course = So ist es gelaufen
web-course-turns = Wer dran war, vom Anfang bis zum Ende
web-course-line = { $what }: am Anfang { $from }, am Ende { $to }
web-won = Gewonnen
web-show-end = Ergebnis zeigen
web-rematch = Noch einmal!
web-come-along = Die anderen spielen noch einmal: mitkommen
web-look-board = Spielplan ansehen
web-check-dice = Würfel prüfen
web-record = Spiel speichern
web-dice-good =
    { $count ->
        [one] Der eine Wurf war ehrlich: Er folgt aus der Zahl, die vor dem Spiel feststand.
       *[other] Alle { $count } Würfe waren ehrlich: Sie folgen aus der Zahl, die vor dem Spiel feststand.
    }
# $count: draws that the record alone cannot confirm
web-dice-open =
    { $count ->
        [one] Eine weitere Ziehung konnte im Browser nicht geprüft werden.
       *[other] { $count } weitere Ziehungen konnten im Browser nicht geprüft werden.
    } „lamplight verify“ prüft im gespeicherten Spiel jede einzelne.
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
web-phone-how = Wer ein Handy hat, kann von dort spielen: Die Geheimnisse erscheinen dann nur dort. Der Code gilt zehn Minuten und nur einmal.
web-phone-type = Öffne { $address } auf dem Handy und tippe diesen Code ein.
web-phone-here = Auf dem gemeinsamen Bildschirm steht ein Code für deinen Platz. Tippe ihn hier ein; deine Geheimnisse erscheinen dann nur auf diesem Handy.
web-phone-code = Code
web-phone-take = Auf meinen Platz
web-phone-away = Platz zurück an den Bildschirm
web-phone-title = Geheimnisse aufs Handy
web-phone-scan = Scanne dieses Bild mit deinem Handy. Dann erscheinen deine Geheimnisse nur dort.
web-phone-holds = Die Geheimnisse sind auf dem Handy, wo sie sonst niemand sieht.
web-curtain-pass = Gib das Tablet an { $who } weiter. Alle anderen: weggucken!
web-curtain-hold = Zum Spicken den Finger hier halten
web-curtain-done = Gemerkt, los geht’s!
web-notes = Notizbuch
web-learn = Zeig mir, wie
web-minutes = Etwa { $minutes } Minuten
web-lesson = Geführte Lektion
web-tips = Tipps in deinen ersten Spielen
web-tips-help = Jeder kommt einmal, wenn er gebraucht wird.
web-stale = Diese Frage ist erledigt: Sie wurde auf einem anderen Gerät beantwortet oder zurückgenommen. So steht es jetzt.
web-newer = Es gibt ein neueres Lamplight.
web-newer-load = Laden
web-say = Etwas sagen
