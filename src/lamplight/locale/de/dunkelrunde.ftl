### DunkelRunde: the words and sentences of the game.
###
### How arguments are passed (the same in every language):
###   $child, $ghost   in dr-do-* : the stand-alone label  (the message's value, "Red girl")
###                    elsewhere  : the in-sentence form   (attribute .in, "the red girl"), always as a subject,
###                    so no sentence here needs the accusative; .acc is there for texts of your own
###                    in dr-ask-child-or-ghost, dr-do-roll and dr-event-roll: the NUMBER on that die
###   $to, $from       always a stand-alone place label ("Grey tile, 2 past the village", "River bank"), never the .to form
###   $path            in dr-reason-* the stand-alone name of a hidden path; in dr-board-* the path's id
###   $pips, $count    numbers (not strings, or plural forms are lost)
###   $count           in -join, -group and -cross: all the children who are then together (2 or more)
###   in dr-do-ghost-scare-* $child is the .in form, and $to where that child ends
###   $who             a player's name; in dr-event-end the winners' names as one string
###   $n, $tile, $key, $value, $stretch, $why   text; in dr-board-ghost-area $ghost is the stand-alone label

dr-name = DunkelRunde

## Children

dr-child-red-girl = Rotes Mädchen
    .in = das rote Mädchen
    .acc = das rote Mädchen
dr-child-red-boy = Roter Junge
    .in = der rote Junge
    .acc = den roten Jungen
dr-child-blue-girl = Blaues Mädchen
    .in = das blaue Mädchen
    .acc = das blaue Mädchen
dr-child-blue-boy = Blauer Junge
    .in = der blaue Junge
    .acc = den blauen Jungen
dr-child-green-girl = Grünes Mädchen
    .in = das grüne Mädchen
    .acc = das grüne Mädchen
dr-child-green-boy = Grüner Junge
    .in = der grüne Junge
    .acc = den grünen Jungen
dr-child-yellow-girl = Gelbes Mädchen
    .in = das gelbe Mädchen
    .acc = das gelbe Mädchen
dr-child-yellow-boy = Gelber Junge
    .in = der gelbe Junge
    .acc = den gelben Jungen
dr-child-violet-girl = Violettes Mädchen
    .in = das violette Mädchen
    .acc = das violette Mädchen
dr-child-violet-boy = Violetter Junge
    .in = der violette Junge
    .acc = den violetten Jungen
dr-child-grey-girl = Graues Mädchen
    .in = das graue Mädchen
    .acc = das graue Mädchen
dr-child-grey-boy = Grauer Junge
    .in = der graue Junge
    .acc = den grauen Jungen

# In-sentence form, passed as $child when a whole group is meant.
dr-the-group = die Gruppe
    .in = die Gruppe
    .acc = die Gruppe

## Ghosts

dr-ghost-tree = Baumgeist
    .in = der Baumgeist
    .acc = den Baumgeist
dr-ghost-ruins = Ruinengeist
    .in = der Ruinengeist
    .acc = den Ruinengeist
dr-ghost-graveyard = Friedhofsgeist
    .in = der Friedhofsgeist
    .acc = den Friedhofsgeist
dr-ghost-inn = Gasthausgeist
    .in = der Gasthausgeist
    .acc = den Gasthausgeist

## Places

dr-path-tile = { $path }, grünes Feld { $n }
dr-tile = { $kind }, { $n } { $past }

dr-landmark-village = Dorf
    .to = ins Dorf
    .past = hinter dem Dorf
dr-landmark-bridge = Brücke
    .to = zur Brücke
dr-landmark-tree = Toter Baum
    .to = zum toten Baum
    .past = hinter dem Baum
dr-landmark-wisps = Irrlichtwald
    .to = in den Irrlichtwald
dr-landmark-river = Flussufer
    .to = ans Flussufer
    .past = hinter dem Fluss
dr-landmark-hut = Hexenhütte
    .to = zur Hexenhütte
    .past = hinter der Hütte
dr-landmark-ruins = Alte Ruine
    .to = zur alten Ruine
    .past = hinter der Ruine
dr-landmark-graveyard = Friedhof
    .to = zum Friedhof
    .past = hinter dem Friedhof
dr-landmark-hills = Hügelland
    .to = ins Hügelland
dr-landmark-tower = Turm des Zauberers
    .to = zum Turm des Zauberers
    .past = hinter dem Turm
dr-landmark-inn = Verlassenes Gasthaus
    .to = zum verlassenen Gasthaus
    .past = hinter dem Gasthaus
dr-landmark-heights = Nebelhöhen
    .to = auf die Nebelhöhen
dr-landmark-gate = Burgtor
    .to = ans Burgtor
    .past = hinter dem Burgtor
dr-landmark-castle = Burgweg
    .to = auf den Burgweg
dr-landmark-linden = Magische Linde
    .to = zur magischen Linde

dr-path-deer = Wildwechsel
    .to = auf den Wildwechsel
dr-path-trail = Wiesenpfad
    .to = auf den Wiesenpfad
dr-path-bridle = Reitweg
    .to = auf den Reitweg

dr-tile-grey = Graues Feld
    .why = Gewöhnliche Straße: Kinder und Geister kommen und gehen, wie sie wollen.
dr-tile-yellow = Gelbes Feld
    .why = Eine Zuflucht: Hier sind Kinder sicher, und kein Geist kommt herein.
dr-tile-blue = Blaues Feld
    .why = Hier wohnt ein Geist: Kinder dürfen vorbeihuschen, aber niemals stehen bleiben.
dr-tile-red = Rotes Feld
    .why = Allein geht es nicht weiter: Warte hier, bis ein zweites Kind kommt.
dr-tile-green = Grünes Feld
    .why = Ein Geheimpfad: Kein Geist findet ihn, aber nur mit 1, 2 oder 3 kommst du hier voran.
dr-tile-brown = Braunes Feld
    .why = Der Burgweg: Nur mit 1, 2 oder 3 kommst du hier voran, und auch Geister gehen hier um.

## Which way the next tile lies, for tables in words

dr-way-on = weiter
dr-way-back = zurück
dr-way-hidden = auf einen Geheimpfad ({ $path })

## Prompts

dr-ask-roll = Würfle!
dr-ask-child-or-ghost = { $child } für ein Kind, { $ghost } für einen Geist. Was ziehst du zuerst?
dr-ask-child =
    { $pips ->
        [one] Zieh eines deiner Kinder { $pips } Schritt weit.
       *[other] Zieh eines deiner Kinder bis zu { $pips } Schritte weit.
    }
dr-ask-ghost =
    { $pips ->
        [one] Wähle einen Geist und zieh ihn genau { $pips } Schritt weit.
       *[other] Wähle einen Geist und zieh ihn genau { $pips } Schritte weit.
    }
dr-ask-group =
    { $pips ->
        [one] { $pips }er-Pasch! Wähle die Gruppe, die { $pips } Schritt geht.
       *[other] { $pips }er-Pasch! Wähle die Gruppe, die { $pips } Schritte geht.
    }
dr-ask-start = Wer fängt an?

## Choices

dr-do-child =
    { $steps ->
        [one] { $child }, 1 Schritt: { $to }
       *[other] { $child }, { $steps } Schritte: { $to }
    }
dr-do-child-cross = { $child } findet Gesellschaft und kommt mit hinüber → { $to }
dr-do-child-witch = { $child } → Flussufer; die Hexe bringt dieses Kind hinüber zu ihrer Hütte
dr-do-ghost-forward = { $ghost } vorwärts → { $to }
dr-do-ghost-back = { $ghost } zurück → { $to }
dr-do-ghost-scare-forward = { $ghost } vorwärts: { $child } flieht ({ $to })
dr-do-ghost-scare-back = { $ghost } zurück: { $child } flieht ({ $to })
dr-do-group = { $count } Kinder: { $from } → { $to }

## Previews: what a move will do

dr-preview-cross = Zu zweit oder mit noch mehr geht es sofort hinüber.
dr-preview-scare = Huch! Dann läuft { $child } zurück in die Zuflucht: { $to }.
dr-preview-join = Dann sind hier { $count } Kinder. Zusammen hat niemand Angst.
dr-preview-wait = Wartet hier auf Gesellschaft.
dr-preview-linden = Erreicht die magische Linde!
dr-preview-witch = Die Hexe kommt und bringt das Kind hinüber zu ihrer Hütte.
dr-preview-safe = Hierher kommt kein Geist.
dr-eek = Huch!

## What happened

dr-event-start = { $who } fängt an.
dr-event-roll = { $who } würfelt { $child } für ein Kind und { $ghost } für einen Geist.
dr-event-double = { $who } würfelt einen { $pips }er-Pasch!
dr-event-lapse = Keine Gruppe kann ziehen. Der Pasch verfällt, und es wird noch einmal gewürfelt.
dr-event-child = Los geht’s, { $child } läuft: { $from } → { $to }.
dr-event-group = { $count } Kinder ziehen Hand in Hand los: { $from } → { $to }.
dr-event-ghost =
    { $pips ->
        [one] Nur { $pips } Schritt, dann hält { $ghost } an: { $to }.
       *[other] Nach { $pips } Schritten hält { $ghost } an: { $to }.
    }
dr-event-turned = Vor dem Licht einer Zuflucht kehrt { $ghost } um: { $to }.
dr-event-cross-river = { $count } Kinder rudern im Boot der Hexe über den Fluss.
dr-event-cross-gate = Hand in Hand schlüpfen { $count } Kinder durch das neblige Tor.
dr-event-witch = Die Hexe kommt herüber: Als Letztes fährt { $child } in ihrem Boot zur Hütte.
dr-event-wait = Ganz allein wartet { $child } auf Gesellschaft: { $to }.
dr-event-scare = Buh! Da läuft { $child } zurück in die Zuflucht: { $to }.
dr-event-brave = Der Geist trifft auf eine ganze Gruppe. Niemand hat Angst!
dr-event-linden = Hurra, { $child } ist an der magischen Linde!
dr-event-stuck = { $who } hat diesmal kein Kind, das ziehen kann.
dr-event-end = Der Fluch ist gebrochen! Der Sieg geht an { $who }!

## Outcome

dr-outcome-pair = Ein Mädchen und ein Junge derselben Farbe stehen zusammen an der Linde. Wer beide Kinder hergebracht hat, gewinnt!
dr-outcome-one = Ein Mädchen und ein Junge stehen an der Linde. Alle, die dort ein Kind haben, gewinnen!
dr-outcome-seat-both = Beide Kinder an der Linde
dr-outcome-seat-one = Ein Kind an der Linde
dr-outcome-seat-none = Noch unterwegs

## Why not

dr-no-not-your-turn = Du bist noch nicht dran. Gleich wirst du gefragt.
dr-no-over = Der Fluch ist schon gebrochen, dieses Spiel ist vorbei. Wie wäre es mit einer neuen Runde?
dr-no-roll-first = Würfle zuerst, dann kannst du ziehen.
dr-no-wrong-child = Halt, { $child } gehört jemand anderem. Zieh dein eigenes Mädchen oder deinen eigenen Jungen.
dr-no-linden-stays = Geschafft! Bis zum Ende bleibt { $child } jetzt an der Linde. Nimm jemanden, der noch unterwegs ist.
dr-no-waits-red = Vom roten Feld geht niemand allein weiter. Hier wartet { $child }, bis noch ein Kind kommt.
dr-no-slow-path = Auf Grün und Braun brauchst du eine 1, 2 oder 3. Bei einer { $pips } bleibt { $child } stehen; versuch es mit jemand anderem.
dr-no-path-entry = Auf Grün oder Braun darfst du nur mit 1, 2 oder 3, und der Würfel zeigt { $pips }. Bleib diesmal auf der Straße.
dr-no-haunted-group = Bei dieser Gruppe steht ein Geist, darum darf { $child } nicht allein weg. Zieh zuerst den Geist fort oder warte auf einen Pasch.
dr-no-too-far =
    { $pips ->
        [one] Das ist zu weit: Der Kinderwürfel erlaubt nur { $pips } Schritt. Nimm das nächste Feld.
       *[other] Das ist zu weit: Der Kinderwürfel erlaubt höchstens { $pips } Schritte. Nimm ein näheres Feld.
    }
dr-no-backward = Kinder gehen nur vorwärts. Such dir ein Feld weiter vorn aus.
dr-no-no-step = Stehen bleiben zählt nicht als Zug: Geh mindestens einen Schritt.
dr-no-blue = Auf dem blauen Feld wohnt ein Geist, dort darf niemand stehen bleiben. Halte davor an oder geh vorbei, wenn deine Schritte reichen.
dr-no-ghost-there = Auf diesem Feld ist ein Geist, und ein einzelnes Kind darf bei ihm nicht anhalten, auch nicht neben einer Gruppe. Vorbeigehen darfst du, wenn deine Schritte reichen.
dr-no-red-stops = Ein rotes Feld hält alle auf, du kommst nicht einfach vorbei. Halte darauf an: Ein Kind wartet dort auf Gesellschaft, zwei oder mehr gehen sofort hinüber.
dr-no-red-ghost = Auf dem roten Feld steht ein Geist, darum muss { $child } davor anhalten. Vielleicht kannst du zuerst den Geist wegziehen?
dr-no-not-reachable = Von hier führt kein Weg dorthin. Achte auf die markierten Felder.
dr-no-child-done = Du hast in diesem Zug schon ein Kind bewegt. Jetzt ist ein Geist dran.
dr-no-ghost-done = In diesem Zug ist schon ein Geist gezogen. Jetzt ist eines deiner Kinder dran.
dr-no-double-no-ghost = Du hast einen Pasch, da bleiben die Geister, wo sie sind. Wähle stattdessen eine Gruppe von Kindern.
dr-no-double-no-single = Du hast einen Pasch, da geht kein Kind allein. Wähle stattdessen eine ganze Gruppe.
dr-no-no-double = Eine Gruppe zieht nur, wenn beide Würfel die gleiche Zahl zeigen. Diesmal zieht ein einzelnes Kind.
dr-no-no-group = Für eine Gruppe braucht es mindestens zwei Kinder auf einem Feld. Wähle ein Feld mit mehr Kindern.
dr-no-group-short = Eine Gruppe muss so weit gehen, wie sie kann. Wähle das weiteste Feld auf ihrem Weg.
dr-no-group-route = Auf einem anderen Weg kann diese Gruppe mehr Schritte gehen. An einer Gabelung nimmt eine Gruppe den Weg, auf dem sie die meisten Schritte gehen kann.
dr-no-group-blue = Auch eine Gruppe darf nicht auf einem blauen Feld anhalten. Sie bleibt auf dem letzten erlaubten Feld davor stehen.
dr-no-crowd-variant = An diesem Tisch gilt: Kinder, die sich in einer Zuflucht drängen, sind keine Gruppe. Wähle eine Gruppe draußen auf dem Weg.
dr-no-chance = Das entscheiden allein die Würfel.
dr-no-nobody = So ein Kind, so einen Geist oder so einen Ort gibt es in diesem Spiel nicht. Wähle etwas, das du auf dem Spielplan siehst.

## Options of a table

dr-option-board = Spielplan
    .help = Welcher Weg führt zur Linde? Die Spielpläne haben wir selbst entworfen.
dr-option-board-linden = Lindenrunde: die ganze Reise
dr-option-board-short = Kurze Runde: für ein schnelles Spiel
dr-option-board-own = Eigener Spielplan: { $n }
dr-option-start = Wer fängt an?
    .help = Normalerweise das jüngste Kind am Tisch. Platz 1 gilt als der jüngste.
dr-option-start-youngest = Wer am jüngsten ist (Platz 1)
dr-option-start-random = Der Zufall entscheidet
dr-option-start-seat = Platz { $n }
dr-start-nobody = Auf Platz { $n } sitzt niemand: Es spielen nur { $seats } mit. Wählt einen anderen Platz für den Anfang.
dr-option-crowds = Gedränge in der Zuflucht
    .help = Bewegt ein Pasch auch Kinder, die im Dorf, in der Hütte oder im Turm beisammenstehen? „Keine Gruppe“ ist eine Hausvariante von uns.
dr-option-crowds-group = Sie sind eine Gruppe
dr-option-crowds-none = Sie sind keine Gruppe (Variante)
dr-option-advice = Tipps
    .help = Für kleine Kinder: Alle sehen Tipps, und ihr besprecht die Züge gemeinsam. Eine Hausvariante von uns.
dr-option-advice-off = Jeder überlegt für sich
dr-option-advice-open = Offene Tipps (Variante)

## Bots and their reasons

dr-bot-uniform = Wirbelwind
    .help = Macht einfach irgendeinen erlaubten Zug. Leicht zu schlagen.
dr-bot-thoughtful = Schlaukopf
    .help = Achtet vor jedem Zug auf Gesellschaft, Zufluchten und Geheimpfade.
dr-bot-kind = Glühwürmchen
    .help = Spielt für die Kleinsten: erschreckt niemanden, wenn es sich vermeiden lässt, und geht gern Hand in Hand.

dr-reason-kind-company = Leistet jemandem Gesellschaft.
dr-reason-kind-walk = Schritt für Schritt, nicht zu schnell.
dr-reason-kind-ghost = Dort erschreckt das Gespenst niemanden.
dr-reason-kind-group = So gehen viele Hand in Hand.
dr-reason-arrive = Bringt ein Kind an die Linde.
dr-reason-cross = Findet Gesellschaft und kommt sofort hinüber.
dr-reason-join = Bildet eine Gruppe mit { $count } Kindern, denn zusammen hat niemand Angst.
dr-reason-wait-red = Wartet am roten Feld auf Gesellschaft.
dr-reason-shelter = Bringt ein Kind sicher in eine Zuflucht.
dr-reason-path = Nimmt einen Geheimpfad, auf den kein Geist folgen kann: { $path }.
dr-reason-forward = Kommt ein gutes Stück voran.
dr-reason-safe-from = Ein sichererer Platz: Dorthin kommt { $ghost } nicht so leicht.
dr-reason-scare = So muss { $child } zurück: { $to }.
dr-reason-block = Dort steht { $ghost } den anderen im Weg: { $to }.
dr-reason-away = So schwebt { $ghost } davon, weg von meinen eigenen Kindern.
dr-reason-group-own = Nimmt eines meiner eigenen Kinder mit.
dr-reason-group-leader-held = Lässt die Kinder, die vorne liegen, stehen.
dr-reason-only = Es war der einzige mögliche Zug.
dr-reason-least-harm = Schadet meinen eigenen Kindern am wenigsten.
dr-reason-curse = Bricht an der Linde den Fluch!
dr-reason-cross-river = Jetzt sind { $count } am Fluss: Zusammen kommen sie hinüber.
dr-reason-cross-gate = Jetzt sind { $count } am Tor: Zusammen kommen sie hindurch.
dr-reason-witch = Alle anderen sind schon drüben, da hilft die Hexe.
dr-reason-unreached = So wie die Geister stehen, kommt mit einem Wurf keiner dorthin.
dr-reason-lead = Übernimmt die Spitze.
dr-reason-lead-on = Bleibt vorn und baut den Vorsprung aus.
dr-reason-catch-up = Holt das Kind nach, das zurücklag.
dr-reason-past = Kommt an einem Geist vorbei: { $ghost } bleibt zurück.
dr-reason-overtake = Lässt jemanden hinter sich: { $child }.
dr-reason-set-out = Raus aus der Zuflucht und los.
dr-reason-group-least = Von mir ist niemand dabei, also geht die Gruppe, die am wenigsten davon hat.
dr-reason-group-others = Lässt eine Gruppe der anderen ziehen; meine bleiben, wo sie sind.
dr-reason-scare-own = So muss mein eigenes Kind zurück, { $child }: { $to }. Etwas Besseres sah ich nicht.
dr-reason-haunt = Solange { $ghost } dort steht, geht aus dieser Gruppe niemand allein weg: { $to }.
dr-reason-free = Ist { $ghost } fort, darf mein Kind wieder allein aus der Gruppe weg.
dr-reason-lurk = Von dort kann { $ghost } bald jemanden erschrecken: { $child }.
dr-reason-harmless = Dort kann { $ghost } keines meiner Kinder erschrecken.
dr-reason-towards = Das nächste Ziel ist in Reichweite: { $to }.
dr-reason-unharmed = Für meine eigenen Kinder ändert sich nichts, wenn { $ghost } dorthin geht.
dr-reason-nearer-own = Dort kommt { $ghost } meinen eigenen näher, aber das wage ich.

## Faults of a board file

dr-board-no-village = Dieser Spielplan hat kein Dorf. Der Weg muss mit genau einem Dorf beginnen.
dr-board-two-villages = Dieser Spielplan hat mehr als ein Dorf. Es darf nur eines geben, ganz am Anfang.
dr-board-no-linden = Dieser Spielplan hat keine Linde. Der Weg muss an einer Linde enden.
dr-board-unreachable = Zu Feld { $tile } führt kein Weg. Jedes Feld muss vom Dorf aus erreichbar sein, und die Straße endet an der Linde.
dr-board-ghost-missing = Hier fehlt ein Geist: „{ $stretch }“. Gib in der Spielplandatei an, auf welchem Feld er beginnt.
dr-board-ghost-off-blue = Ein Geist beginnt auf Feld { $tile }, das nicht sein eigenes blaues Feld ist. Jeder Geist beginnt dort, wo er zu Hause ist.
dr-board-blue-without-ghost = Auf dem blauen Feld { $tile } fehlt der Geist. Auf jedem blauen Feld wohnt genau einer.
dr-board-short-stretch = Das Wegstück nach „{ $stretch }“ ist zu kurz: Bis zur nächsten Zuflucht braucht es mindestens zwei Felder.
dr-board-path-skips-shelter = Der Geheimpfad { $path } führt an einer Zuflucht vorbei. Er muss zwischen denselben zwei Zufluchten abzweigen und zurückkehren.
dr-board-path-skips-obstacle = Der Geheimpfad { $path } führt um ein rotes Feld herum. Am Fluss und am Tor kommt niemand vorbei.
dr-board-path-backward = Der Geheimpfad { $path } kehrt vor seiner eigenen Abzweigung auf die Straße zurück. Pfade führen nur vorwärts.
dr-board-path-empty = Der Geheimpfad { $path } hat keine Felder. Gib ihm mindestens ein grünes Feld.
dr-board-path-ends-on = Der Geheimpfad { $path } kann auf Feld { $tile } weder beginnen noch enden. Nimm graue Felder der Straße hinter der Hütte.
dr-board-path-overlap = Der Geheimpfad { $path } kommt einem anderen Pfad in die Quere. Jeder Pfad braucht einen eigenen Namen und umgeht ein eigenes Stück Straße.
dr-board-bad-colour = Feld { $tile } hat die Farbe „{ $value }“, die dort nicht vorkommen kann.
dr-board-duplicate-tile = Das Feld { $tile } gibt es mehrmals. Jedes Feld braucht einen eigenen Namen.
dr-board-river-then-hut = Gleich hinter dem Flussufer muss die Hexenhütte kommen.
dr-board-gate-then-brown = Gleich hinter dem Burgtor muss ein braunes Feld kommen.
dr-board-last-before-linden = Feld { $tile } hat die falsche Farbe: Alle Felder zwischen Tor und Linde sind braun, und sonst keine.
dr-board-shelters = Die Zufluchten passen nicht: Der Weg braucht Dorf, Hütte, Turm und Linde, je einmal und in dieser Reihenfolge.
dr-board-reds = Die roten Felder passen nicht: Der Weg braucht genau zwei, das Flussufer vor der Hütte und das Tor hinter dem Turm.
dr-board-too-large = Dieser Spielplan ist zu groß: Bei { $count } Feldern ist Schluss.
dr-board-unknown-key = In der Spielplandatei steht ein unbekannter Eintrag „{ $key }“. Ist er vielleicht verschrieben?
dr-board-wrong-type = Der Eintrag „{ $key }“ in der Spielplandatei hat die falsche Art von Wert.
dr-board-version = Die Spielplandatei hat das Format „{ $value }“, dieses Spiel liest aber Format { $count }.
dr-board-ghost-area = Ein Geist ist auf dem falschen Teil der Straße ({ $ghost }): Einer gehört vor die Hütte, zwei zwischen Hütte und Turm, einer hinter den Turm.
dr-board-blue-blocks = Blaue Felder dürfen nicht direkt aufeinander folgen (Feld { $tile }). Leg ein anderes Feld dazwischen.
dr-board-name-taken = Einen Spielplan namens „{ $value }“ gibt es schon. Gib deinem einen anderen Namen.
dr-board-not-toml = Die Spielplandatei lässt sich nicht als TOML lesen: { $why }

## Auf dem Spielplan
dr-dice = Würfel: { $child } für ein Kind, { $ghost } für einen Geist
dr-double = Pasch!
dr-boo = Buh!
dr-giggle = Hihi!
dr-aim = Führe dein Mädchen und deinen Jungen zur magischen Linde!
dr-way-title = Wie weit es noch ist
dr-way-child =
    { $steps ->
        [0] { $child }: an der Linde
        [one] { $child }: noch ein Schritt
       *[other] { $child }: noch { $steps } Schritte
    }
dr-ahead =
    { $steps ->
        [one] { $who } liegt vorn: noch ein Schritt
       *[other] { $who } liegt vorn: noch { $steps } Schritte für beide Kinder
    }
dr-ahead-who = Vorn: { $who }
dr-ahead-level = Kopf an Kopf!
dr-ahead-home = An der Linde: { $who }
dr-board-can = kann gewählt werden
dr-story-next = Nächste Seite
dr-story-back = Zurück
dr-story-skip = Märchen überspringen
dr-story-page = Seite { $page } von { $pages }


## Positions as text

dr-position-nobody = An einem Tisch mit { $seats } Leuten spielt niemand { $colour }.
dr-position-tile = „{ $found }“ im Feld „{ $field }“ ist kein Feld des Spielplans „{ $board }“.
dr-position-stretch = { $ghost }: nicht hier ({ $tile }). Ein Geist bleibt auf seinem Stück Straße.
dr-position-blue = Auf einem blauen Feld bleibt kein Kind: { $tile }.
dr-position-red = Zwei Kinder warten nie auf einem roten Feld: { $tile }. Sie wären schon drüben.
dr-position-alone = Ein Geist bleibt nie bei einem einzelnen Kind: { $tile }. Das Kind wäre davongelaufen.
dr-position-last = Das letzte Kind vor dem Fluss wartet nicht am Ufer: { $tile }. Die Hexe hätte ihm geholfen.
dr-position-over = Nach nichts gefragt wird genau dann, wenn ein Mädchen und ein Junge an der Linde sind.
dr-position-start = Wer anfängt, wird nur vor dem ersten Wurf gefragt, wenn alle Kinder im Dorf sind.
dr-position-dice = „asks={ $asks }“ passt nicht zu den Würfeln: Eine Gruppe geht bei einem Pasch, und nur dann.
dr-position-stuck = „asks={ $asks }“ kann nicht sein: Es gibt nichts, was gehen könnte.


## Was sein müsste, damit es ginge

dr-need-roll = Mit einer { $pips } auf dem Kinderwürfel ginge es.
dr-need-ghost-leaves = Es ginge, wenn { $ghost } woanders wäre: { $place }.
dr-need-no-double = Es ginge, wenn der blaue Würfel nicht auch die { $pips } zeigte.
dr-need-company = Mit einem zweiten Kind hier ginge es: { $place }.
dr-need-double = Mit einem Pasch ({ $pips }) ginge es.
dr-or = { $first } oder { $second }
dr-comma = { $first }, { $second }


## Was etwas ist

dr-about-child = Ein Kind in der Farbe seines Platzes. Es geht nur vorwärts, höchstens so weit, wie der Holzwürfel zeigt; allein fürchtet es Geister, in Gesellschaft nicht.
dr-about-ghost = Ein Geist gehört niemandem. Wer am Zug ist, bewegt einen mit dem blauen Würfel; wo er endet, läuft ein einzelnes Kind zurück in die Zuflucht.
