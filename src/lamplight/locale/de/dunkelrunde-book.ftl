### DunkelRunde: what the rulebook has besides its numbered rules, to learn the game from.

dr-preface = Dies sind die Regeln des gedruckten Spiels in unseren eigenen Worten. Der gedruckte Spielplan ist hier nicht nachgebaut: Wie viele Felder wo liegen und wo die Geheimpfade verlaufen, haben wir selbst gewählt.


## How to play, in two minutes

dr-chapter-intros = So geht’s, in zwei Minuten
dr-intro-1 = Es ist Nacht. Du führst zwei Kinder, ein Mädchen und einen Jungen, vom Dorf zur magischen Linde. Sobald dort ein Mädchen und ein Junge stehen, gleich welcher Farbe, ist der Fluch gebrochen und das Spiel aus. Wer ein Kind an der Linde hat, gewinnt; wer beide dort hat, schlägt alle mit einem.
dr-intro-2 = In deinem Zug wirfst du zwei Würfel. Der hölzerne bewegt eins deiner Kinder, der blaue irgendeinen Geist. Was zuerst kommt, bestimmst du.
dr-intro-3 = Ein Kind geht nur vorwärts und darf weniger Schritte machen, als der Würfel zeigt. Ein Geist geht alle Schritte, vor oder zurück, und kehrt vor dem Licht eines gelben Feldes um.
dr-intro-4 = Hält ein Geist bei einem Kind an, das allein ist, erschrickt es und läuft zurück zum letzten gelben Feld. Zwei Kinder auf einem Feld sind eine Gruppe, und eine Gruppe hat nie Angst. Such dir also Gesellschaft!
dr-intro-5 = Die Farben: Auf Grau gehst du frei. Gelb ist Zuflucht. Auf Blau wohnen Geister: Geh vorbei und bleib nie stehen. Rot hält alle auf, bis ein zweites Kind kommt; dann geht es sofort gemeinsam hinüber. Auf Grün und Braun brauchst du eine 1, 2 oder 3; auf Grün kommt nie ein Geist, auf Braun schon.
dr-intro-6 = Zeigen beide Würfel das Gleiche, ist das ein Pasch: Die Geister ruhen, du ziehst eine ganze Gruppe deiner Wahl und würfelst noch einmal. Mehr brauchst du nicht zu wissen. Wenn etwas nicht geht, sagt dir das Spiel, warum.


## Beside the numbered rules

dr-note-company = Ein Tipp: Oft ist es mehr wert, früher anzuhalten und jemandem Gesellschaft zu leisten, als alle Schritte zu gehen. Zu zweit hat man seine Ruhe.
dr-note-material = In der Schachtel sind: ein runder Spielplan aus Holz in sieben Teilen, zwölf Kinder (ein Mädchen und ein Junge in jeder von sechs Farben), vier weiße Geister, ein hölzerner Würfel mit sechs Seiten und ein blauer mit acht. Auf dem Bildschirm liegt alles von selbst bereit.
dr-note-age = Ab etwa sechs Jahren. Ein Spiel dauert ungefähr zehn Minuten je Person.


## Examples

dr-example-linden-shared = Drei Jungen warten, und ein Mädchen kommt an
    .text = Drei Jungen in drei Farben haben die Linde erreicht und warten. Mit ihren zwei Schritten kommt auch das blaue Mädchen hin. Der Fluch bricht sofort, und niemand hat beide Kinder dort: Also gewinnen alle vier.
dr-example-linden-both = Dasselbe, aber das rote Mädchen kommt an
    .text = Wieder warten drei Jungen. Diesmal kommt das rote Mädchen. Nun hat Rot beide Kinder an der Linde, und beide schlagen eins: Rot gewinnt allein.
dr-example-fewer-steps = Am Geist vorbei oder nicht ganz so weit
    .text = Das rote Mädchen hat bis zu vier Schritte. Zwei Felder weiter steht ein Geist: Dort darf es nicht anhalten, aber vorbeigehen. Drei Schritte führen zum blauen Mädchen. Zusammen sind sie eine Gruppe und sicher.
dr-example-turning = Ein Geist, der umkehrt
    .text = Der Baumgeist muss fünf Schritte gehen. Mit zweien ist er am Flussufer. Dahinter liegt die Hütte, ein gelbes Feld: Also kehrt er dort um und geht die drei übrigen zurück. Das Umkehren kostet nichts.
dr-example-fright = Ein Schreck
    .text = Der Geist geht drei Schritte und hält genau dort, wo das blaue Mädchen allein steht. Es läuft zurück ins Dorf, die letzte Zuflucht hinter ihm.
dr-example-together = Zu zweit hat niemand Angst
    .text = Dieselben drei Schritte, aber diesmal stehen dort zwei Mädchen. Sie halten sich an den Händen, und der Geist kann gar nichts tun.
dr-example-double = Ein Zweierpasch
    .text = Beide Würfel zeigen 2, also ruhen die Geister. Rot muss eine Gruppe ziehen, auch wenn beide Kinder blau sind. Eine Gruppe darf bei einem Geist stehen und ihn verlassen. Danach würfelt Rot noch einmal.
dr-example-past-the-ghost-house = Am Geisterhaus vorbei
    .text = Das rote Mädchen steht vor dem toten Baum und hat zwei Schritte. Auf Blau bleibt niemand stehen. Es muss beide Schritte gehen, oder ein anderes Kind geht.
dr-example-river = Gemeinsam über den Fluss
    .text = Das blaue Mädchen wartet auf dem roten Feld. Das rote erreicht es mit zwei seiner fünf Schritte: Nun sind sie zu zweit, und beide sind sofort drüben an der Hütte. Die übrigen Schritte verfallen.
dr-example-hidden-path = Grün braucht eine kleine Zahl
    .text = Das rote Mädchen steht an der Abzweigung zum Wildwechsel und hat eine 4 geworfen. Für Grün müsste es eine 1, 2 oder 3 sein. Weniger Schritte zu gehen hilft nicht: Es zählt der Würfel. Also bleibt es auf der Straße, und auf Blau darf es nicht anhalten.


## What each colour means

dr-grid-tiles = Die Felder auf einen Blick
dr-grid-tile = Feld
dr-grid-child = Kinder
dr-grid-alone = Ein Kind allein
dr-grid-ghost = Geister
dr-grid-grey = Grau
    .child = gehen und halten frei
    .alone = kann erschrecken
    .ghost = kommen und gehen
dr-grid-yellow = Gelb
    .child = gehen und halten frei
    .alone = ist sicher
    .ghost = nie; sie kehren davor um
dr-grid-blue = Blau
    .child = vorbei, niemals halten
    .alone = hält hier nie
    .ghost = wohnen hier
dr-grid-red = Rot
    .child = halten; zu zweit sofort hinüber
    .alone = wartet und kann erschrecken
    .ghost = kommen und gehen, aber nicht über den Fluss
dr-grid-green = Grün
    .child = nur mit gewürfelter 1, 2 oder 3
    .alone = ist sicher
    .ghost = nie
dr-grid-brown = Braun
    .child = nur mit gewürfelter 1, 2 oder 3
    .alone = kann erschrecken
    .ghost = kommen und gehen


## Key to the signs

dr-key-grey = Fußspuren
    .means = Ein graues Feld: gewöhnliche Straße.
dr-key-yellow = Laterne
    .means = Ein gelbes Feld: eine Zuflucht, in die kein Geist kommt.
dr-key-blue = Geistergesicht
    .means = Ein blaues Feld: Hier wohnt ein Geist, und kein Kind bleibt stehen.
dr-key-red = Zwei Hand in Hand
    .means = Ein rotes Feld: Hier wartest du, bis ihr zu zweit seid.
dr-key-green = Blatt und drei Punkte
    .means = Ein grünes Feld auf einem Geheimpfad: nur mit 1, 2 oder 3.
dr-key-brown = Zinnen und drei Punkte
    .means = Ein braunes Feld auf dem Burgweg: nur mit 1, 2 oder 3.
dr-key-girl = Mädchen
    .means = Ein Kind mit Zöpfen und Rock. Die Kapuze zeigt das Tier seines Platzes.
dr-key-boy = Junge
    .means = Ein Kind in Hosen. Die Kapuze zeigt das Tier seines Platzes.
dr-key-ghost = Geist
    .means = Gehört niemandem; alle dürfen ihn ziehen. Du erkennst jeden an seinem Helm.
dr-key-wooden-die = Hölzerner Würfel
    .means = So viele Schritte darf eins deiner Kinder höchstens gehen.
dr-key-blue-die = Blauer Würfel
    .means = So viele Schritte muss ein Geist gehen.
dr-key-signpost = Wegweiser
    .means = Hier beginnt ein Geheimpfad.


## Things with a page of their own

dr-shelf-tile = Die Felder, eins nach dem anderen
