### DunkelRunde: the rulebook in the game, in our own words.
### dr-rule-8-13 tells rule DR-8.13; dr-ruling-s5 tells ruling S5.

dr-chapter-4 = Womit ihr spielt
dr-chapter-5 = Wie viele mitspielen
dr-chapter-6 = Das Ziel des Spiels
dr-chapter-7 = Bevor es losgeht
dr-chapter-8 = Die Felder
dr-chapter-9 = Würfel und Pasch
dr-chapter-10 = Ein Kind geht allein
dr-chapter-11 = Eine Gruppe geht zusammen
dr-chapter-12 = Die Geister
dr-chapter-13 = Ein Schreck
dr-chapter-14 = Noch einmal gesagt
dr-chapter-variants = Hausvarianten
dr-chapter-rulings = Knifflige Fälle und wie wir sie spielen


## DR-4, DR-5 Material and players

dr-rule-4-1 = Du führst zwei Kinder: ein Mädchen und einen Jungen in deiner Farbe.
dr-rule-4-2 = Die vier weißen Geister gehören niemandem. Alle dürfen sie ziehen.
dr-rule-5-1 = Ihr könnt zu zweit bis zu sechst spielen. Am lebhaftesten wird es ab drei.


## DR-6 Aim

dr-rule-6-1 = Den Fluch brecht ihr gemeinsam: Er endet, sobald ein Mädchen und ein Junge an der Linde sind. Ihre Farben spielen keine Rolle.
dr-rule-6-2 = In diesem Augenblick ist das Spiel aus. Was noch zu ziehen oder zu würfeln wäre, zählt nicht mehr.
dr-rule-6-3 = Hat niemand beide Kinder hingebracht, gewinnen alle gemeinsam, die ein Kind an der Linde haben.
dr-rule-6-4 = Zwei sind besser als eins: Stehen deine beiden Kinder an der Linde, schlägst du alle, die dort nur eines haben.
dr-rule-6-5 = Bringen zwei in ein und demselben Zug ihr zweites Kind ans Ziel, teilen sich diese beiden den Sieg.
dr-rule-6-6 = Solange nur Mädchen oder nur Jungen an der Linde sind, warten sie geduldig. Noch hält der Fluch.


## DR-7 Set-up

dr-rule-7-1 = Alle Kinder versammeln sich im Dorf.
dr-rule-7-2 = Auf jedes der vier blauen Felder kommt ein Geist: zum toten Baum, in die Ruine, auf den Friedhof und ins Gasthaus.


## DR-8 Tiles

dr-rule-8-1 = Graue Felder sind gewöhnliche Straße. Kinder und Geister dürfen hier frei gehen und anhalten.
dr-rule-8-2 = Die gelben Felder sind Zufluchten: Dorf, Hütte, Turm und Linde. Dort kann dich kein Geist erschrecken.
dr-rule-8-3 = Ein erschrecktes Kind läuft zurück in die nächste Zuflucht, die hinter ihm liegt.
dr-rule-8-4 = Vor dem Fluss läufst du zurück ins Dorf, hinter dem Fluss zur Hütte und hinter dem Turm zum Turm.
dr-rule-8-5 = Wer an der Linde ist, bleibt dort bis zum Ende des Spiels und zieht nicht mehr, auch nicht mit einer Gruppe.
dr-rule-8-6 = Geister scheuen das Licht der Zufluchten. Sie können ein gelbes Feld weder betreten noch überqueren.
dr-rule-8-7 = Darum bleibt jeder Geist auf seinem Wegstück: der Baumgeist zwischen Dorf und Hütte, Ruinengeist und Friedhofsgeist zwischen Hütte und Turm, der Gasthausgeist zwischen Turm und Linde.
dr-rule-8-8 = Stößt ein Geist auf eine Zuflucht, kehrt er auf dem Feld davor um und geht seine übrigen Schritte zurück. Das Umkehren kostet keinen Schritt.
dr-rule-8-9 = Auf den blauen Feldern sind die Geister zu Hause. Schon vom ersten Zug an dürfen sie davonschweben.
dr-rule-8-10 = An einem blauen Feld darfst du vorbeihuschen, aber niemand hält dort an: kein einzelnes Kind und keine Gruppe.
dr-rule-8-11 = Würden deine Schritte auf Blau enden, halte auf einem Feld davor. Gibt es keines, auf dem du anhalten darfst, geht dieser Zug nicht.
dr-rule-8-12 = Ein rotes Feld hält jedes Kind auf. Allein wartest du dort und kannst nicht weitergezogen werden.
dr-rule-8-13 = Sobald zwei oder mehr Kinder auf einem roten Feld sind, geht es sofort gemeinsam hinüber: über den Fluss zur Hütte oder durch das Tor auf das erste braune Feld.
dr-rule-8-14 = Mit dem Hinübergehen endet der Zug. Übrige Schritte verfallen.
dr-rule-8-15 = Kommt eine Gruppe auf ein rotes Feld, nimmt sie ein Kind mit, das dort wartet.
dr-rule-8-16 = Das letzte Kind zwischen Dorf und Fluss braucht nicht zu warten. Erreicht es das Ufer, holt die Hexe es sofort hinüber zu ihrer Hütte; dort endet sein Zug.
dr-rule-8-17 = Geister dürfen auf roten Feldern anhalten, und der Gasthausgeist darf durch das Tor schweben. Über den Fluss kommt kein Geist.
dr-rule-8-18 = Die grünen Geheimpfade kennen die Geister nicht. Sie ziehen an den Abzweigungen vorbei und bleiben auf der Straße.
dr-rule-8-19 = Auf Grün bist du vor Geistern sicher, auch wenn du allein bist.
dr-rule-8-20 = Um Grün zu betreten, darauf weiterzugehen oder es zu verlassen, musst du eine 1, 2 oder 3 würfeln. Mehr würfeln und weniger gehen gilt nicht.
dr-rule-8-21 = Auf dem braunen Burgweg streifen die Geister frei umher. Allein ist ein Kind dort nicht sicher.
dr-rule-8-22 = Auch um Braun zu betreten, darauf weiterzugehen oder es zu verlassen, musst du eine 1, 2 oder 3 würfeln. Nur der Schritt durch das Tor gelingt mit jeder Zahl.


## DR-9 Dice and doubles

dr-rule-9-1 = Wer am jüngsten ist, fängt an. Dann geht es im Uhrzeigersinn reihum.
dr-rule-9-2 = Du wirfst beide Würfel zusammen: den sechsseitigen für ein Kind, den blauen achtseitigen für einen Geist.
dr-rule-9-3 = Schau erst auf die Würfel und entscheide dann: welches Kind, welcher Geist und wer zuerst zieht.
dr-rule-9-4 = Zeigen beide Würfel die gleiche Zahl, ist das ein Pasch. Alle Geister ruhen, und du ziehst stattdessen eine Gruppe von Kindern, selbst wenn keines von dir dabei ist.
dr-rule-9-5 = Die Gruppe geht so viele Schritte, wie einer der beiden Würfel zeigt.
dr-rule-9-6 = Gibt es mehrere Gruppen, suchst du aus, welche geht.
dr-rule-9-7 = Kann keine Gruppe ziehen, verfällt der Pasch.
dr-rule-9-8 = Nach einem Pasch würfelst du noch einmal mit beiden Würfeln, ob eine Gruppe gezogen ist oder nicht. So oft das Glück will, kann wieder ein Pasch kommen.


## DR-10 Single child

dr-rule-10-1 = Mit dem sechsseitigen Würfel ziehst du eines deiner eigenen Kinder.
dr-rule-10-2 = Kann eines deiner Kinder ziehen, musst du auch eines ziehen. Geht es erst nach dem Zug des Geistes, holst du es dann nach.
dr-rule-10-3 = Ob Mädchen oder Junge, bestimmst du. Kann nur eines der beiden ziehen, ist dieses dran.
dr-rule-10-4 = Kinder gehen nur vorwärts, nie zurück.
dr-rule-10-5 = Du brauchst nicht alle Schritte zu gehen, aber mindestens einen.
dr-rule-10-6 = Auf einem Feld haben beliebig viele Kinder Platz.
dr-rule-10-7 = Zwei oder mehr Kinder auf einem Feld sind eine Gruppe, und eine Gruppe fürchtet sich vor nichts. Auch Kinder, die zusammen in einer Zuflucht sind, sind eine Gruppe.
dr-rule-10-8 = Solange ein Geist bei einer Gruppe steht, halten sich die Kinder fest: Keines darf allein weggehen.
dr-rule-10-9 = Ein einzelnes Kind darf nicht anhalten, wo ein Geist ist, auch dann nicht, wenn dort eine Gruppe steht.
dr-rule-10-10 = Du darfst an einem Geist vorbeischlüpfen, wenn deine Schritte reichen. Nur über ein rotes Feld mit Geist kommst du nicht hinweg.


## DR-11 Group

dr-rule-11-1 = Eine Gruppe geht nur bei einem Pasch, nur vorwärts und immer mit allen ihren Kindern.
dr-rule-11-2 = Eine Gruppe geht, so weit sie kann. An einer Gabelung nimmt sie den Weg, auf dem sie die meisten Schritte gehen kann, und früher anhalten darf sie nur, wenn ein Feld sie dazu zwingt.
dr-rule-11-3 = Geister machen einer Gruppe nichts aus: Sie darf zu einem hingehen, bei ihm bleiben oder ihn verlassen.
dr-rule-11-4 = Auch eine Gruppe darf nicht auf Blau anhalten. Sie bleibt auf dem letzten erlaubten Feld davor stehen.
dr-rule-11-5 = Die Farben der Felder gelten für Gruppen genauso wie für einzelne Kinder.


## DR-12 Ghost

dr-rule-12-1 = Du darfst jeden der vier Geister ziehen, ganz wie du magst.
dr-rule-12-2 = Der Geist muss alle Schritte gehen, die der achtseitige Würfel zeigt.
dr-rule-12-3 = Wähle vorwärts oder zurück. Unterwegs kehrt ein Geist nur um, wo eine Zuflucht ihn dazu zwingt.
dr-rule-12-4 = Hält ein Geist auf einem Feld mit genau einem Kind an, erschrickt dieses Kind. Das kann sogar dein eigenes sein.
dr-rule-12-5 = Schwebt ein Geist nur vorbei, passiert nichts.


## DR-13 Fear

dr-rule-13-1 = Nach einem Schreck läuft das Kind zurück ins Dorf, zur Hütte oder zum Turm, je nachdem, welche Zuflucht als nächste hinter ihm liegt.
dr-rule-13-2 = Sind dort zwei oder mehr Kinder, kann der Geist niemanden erschrecken. Alle bleiben stehen.


## DR-14 In short

dr-rule-14-1 = Nach jedem Pasch würfelst du noch einmal mit beiden Würfeln. Das ist Pflicht.
dr-rule-14-2 = Ein Pasch verfällt nur, wenn keine einzige Gruppe gehen kann.
dr-rule-14-3 = Eine Gruppe lässt niemanden zurück: Alle ihre Kinder gehen mit.
dr-rule-14-4 = Ein erschrecktes Kind kehrt zur letzten Zuflucht auf seinem Weg zurück. Es kommt darauf an, wo es gerade steht.


## House variants

dr-variant-start = Eine Hausvariante von uns: Statt des jüngsten Kindes am Tisch darf auch der Zufall bestimmen, wer anfängt, oder ihr wählt einen Platz. Danach geht es wie immer reihum.
dr-variant-crowds = Eine Hausvariante von uns: Kinder, die im Dorf, in der Hütte oder im Turm beisammenstehen, gelten nicht als Gruppe. Ein Pasch bewegt dann nur Gruppen draußen auf dem Weg.
dr-variant-board = Der gedruckte Spielplan ist hier nicht nachgebaut: Unsere Spielpläne haben wir selbst gezeichnet. Die kurze Runde ist eine Hausvariante für ein schnelles Spiel; die Regeln bleiben gleich.
dr-variant-advice = Eine Hausvariante von uns für kleine Kinder: Alle dürfen Tipps geben, auch das Spiel gibt welche, und ihr besprecht die Züge gemeinsam.


## Rulings: where the printed texts disagree

dr-ruling-t1 = In einer Ausgabe fehlt ein kleines Wort an der Stelle, wann eine Gruppe anhalten darf. Wir spielen: Früher anhalten darf sie nur, wenn ein Feld sie zwingt.
dr-ruling-t2 = Darf ein einzelnes Kind über ein Feld mit einem Geist gehen? Ja, vorbeigehen darf es, nur anhalten nicht.
dr-ruling-t3 = Musst du nach einem Pasch noch einmal würfeln? Ja, immer, auch wenn keine Gruppe ziehen konnte, und nach jedem weiteren Pasch wieder.
dr-ruling-t4 = Ein Pasch verfällt nur, wenn keine Gruppe einen erlaubten Zug hat. Kann auch nur eine ziehen, musst du eine ziehen.
dr-ruling-t5 = Wartet die Hexe, bis man sie bittet? Nein, sie holt das letzte Kind von selbst und sofort.
dr-ruling-t6 = Gewartet wird auf dem roten Feld selbst, direkt vor dem Fluss oder dem Tor.
dr-ruling-t7 = Das „nächste“ gelbe Feld nach einem Schreck liegt immer hinter dem Kind, nie vor ihm.
dr-ruling-t8 = Wohin läuft ein erschrecktes Kind? Wir schauen, wo es steht, und nicht, auf welchem Weg es gekommen ist.
dr-ruling-t9 = Eine Kurzanleitung verwechselt zwei Farben. Wir spielen: Geister meiden Grün, und auf Gelb dürfen sie ohnehin nicht.
dr-ruling-t10 = Auch um Grün oder Braun zu verlassen, brauchst du eine 1, 2 oder 3, obwohl eine Kurzanleitung das auslässt.
dr-ruling-t11 = Darf ein Geist vor einer Zuflucht wählen, ob er umkehrt? Nein: Dort muss er, und anderswo kann er nicht.
dr-ruling-t12 = Eine Ausgabe sagt uns zweimal, wo der dritte Geist wohnt. Das ändert nichts.
dr-ruling-t13 = Eine Kurzanleitung vergisst, dass zwei Kinder mehr zählen als eines. Wir spielen es trotzdem so.
dr-ruling-t14 = Haben mehrere ihre beiden Kinder an der Linde, gewinnen sie gemeinsam. Nur wenn niemand beide dort hat, gewinnen alle mit einem Kind.
dr-ruling-t15 = Nebelhöhen oder Nebelhöhlen? Die Ausgaben sind sich uneinig; bei uns sind es Höhen, und fürs Spielen ist es egal.
dr-ruling-t16 = Zwei Exemplare der gedruckten Regeln unterscheiden sich nur durch Tippfehler. Für uns sind sie gleich.


## Rulings: what the printed texts leave open

dr-ruling-s1 = Dein Kind steht auf Grün oder Braun, und du würfelst eine 4, 5 oder 6: Es bleibt, wo es ist.
dr-ruling-s2 = Darfst du mit einer 5 nur zwei Schritte auf Grün gehen? Nein, es zählt die Zahl auf dem Würfel.
dr-ruling-s3 = Dein Kind steht an einer Gabelung, und du würfelst eine 4, 5 oder 6: Nur die Straße ist frei.
dr-ruling-s4 = Mit einer 1, 2 oder 3 darfst du in einem Zug von der Straße auf Grün gehen oder von Grün zurück auf die Straße.
dr-ruling-s5 = Das zweite Kind erreicht das Tor mit einer 4, 5 oder 6: Trotzdem kommen beide auf das erste braune Feld, denn sie werden dorthin gesetzt und gehen nicht.
dr-ruling-s6 = An jeder Gabelung wählst du neu. Niemand ist an den Weg von vorher gebunden.
dr-ruling-s7 = Eine Gruppe kommt an eine Gabelung: Sie nimmt den Weg, auf dem sie die meisten Schritte gehen kann. Sind mehrere Wege gleich gut, wählt, wer sie zieht, einen für alle, und auf diesem geht sie so weit, wie sie kann.
dr-ruling-s8 = Auf dem roten Feld steht ein Geist: Ein einzelnes Kind kommt nicht darauf und muss davor anhalten.
dr-ruling-s9 = Das gilt auch für das letzte Kind, dem die Hexe helfen würde: Erst muss der Geist vom Ufer weg.
dr-ruling-s10 = Eine Gruppe darf auf ein rotes Feld mit Geist und geht sofort hinüber.
dr-ruling-s11 = Ein Geist hält auf dem roten Feld, wo ein Kind allein wartet: Das Kind erschrickt. Vom Fluss läuft es ins Dorf, vom Tor zum Turm.
dr-ruling-s12 = Kann ein einzelnes Kind mit einem Geist auf einem Feld stehen? Nein, das kommt nie vor: Entweder ist es weggelaufen, oder es gehört zu einer Gruppe.
dr-ruling-s13 = Auf dem braunen Feld hinter dem Tor ist ein Geist: Das macht nichts, denn wer hinübergeht, ist eine Gruppe.
dr-ruling-s14 = Darfst du ein Kind weiterziehen, das allein auf Rot wartet? Nein, es gilt als Kind, das nicht ziehen kann.
dr-ruling-s15 = Zwei Kinder bleiben nie auf einem roten Feld: Sie gehen gleich hinüber.
dr-ruling-s16 = Kehrt ein Geist vor einer Zuflucht um, zählt dieses Feld einmal, und das Umkehren kostet nichts. Auf einem kurzen Wegstück kann er auch zweimal umkehren.
dr-ruling-s17 = Wo kehrt der Baumgeist auf dem Weg zur Hütte um? Am Flussufer, dem roten Feld.
dr-ruling-s18 = Geister dürfen aneinander vorbei und sogar auf demselben Feld stehen.
dr-ruling-s19 = Nach dem Umkehren darf ein Geist genau dort landen, wo er losgezogen ist. Seine Schritte ist er ja alle gegangen.
dr-ruling-s20 = Ein Geist schwebt an einem einzelnen Kind vorbei: Nichts passiert. Nur Anhalten erschreckt.
dr-ruling-s21 = Sind die vielen Kinder im Dorf eine Gruppe? Ja, und in Hütte und Turm ebenso. Ein Pasch gleich im ersten Wurf schickt alle zusammen los.
dr-ruling-s22 = Kinder an der Linde ziehen bei einem Pasch nie: Sie sind angekommen.
dr-ruling-s23 = Eine Gruppe kann sich nur durch einzelne Züge ohne Pasch trennen, und nur, wenn kein Geist dabei ist. Geht eines von zweien weg, sind beide allein.
dr-ruling-s24 = Kann eine Gruppe zwei verschiedene Wege gehen? Nein, wer sie zieht, zieht alle zusammen.
dr-ruling-s25 = Eine Gruppe würde auf Blau enden: Sie hält auf dem letzten erlaubten Feld davor. Gibt es keines, kann sie nicht ziehen, und du suchst eine andere Gruppe.
dr-ruling-s26 = Eine Gruppe erreicht Rot: Sie hält an, geht sofort hinüber, verliert die übrigen Schritte und nimmt ein wartendes Kind mit.
dr-ruling-s27 = Eine Gruppe auf Grün oder Braun kann bei einem Pasch mit 4, 5 oder 6 nicht ziehen.
dr-ruling-s28 = Eine Gruppe erreicht die Linde und hat noch Schritte übrig: Sie bleibt einfach dort.
dr-ruling-s29 = Für die Linde brauchst du keine genaue Zahl. Übrige Schritte machen nichts.
dr-ruling-s30 = Einen Pasch mit 7 oder 8 gibt es nicht, denn der Kinderwürfel geht nur bis 6. Im Schnitt ist jeder achte Wurf ein Pasch.
dr-ruling-s31 = Kommt eine Gruppe auf ein Feld mit anderen Kindern, werden alle zusammen eine größere Gruppe.
dr-ruling-s32 = Dein Kind steht direkt vor Blau und du würfelst eine 1, oder auf dem einzigen Feld zum Anhalten ist ein Geist: Dieser Zug geht nicht. Such einen anderen.
dr-ruling-s33 = Kann keines deiner Kinder ziehen, lässt du das aus. Einen Geist ziehst du trotzdem.
dr-ruling-s34 = Erst kann kein Kind ziehen, nach dem Zug des Geistes aber doch: Dann musst du es ziehen.
dr-ruling-s35 = Musst du den Geist wählen, der deinem Kind den Weg freimacht? Nein, du darfst jeden Geist nehmen.
dr-ruling-s36 = Kann es sein, dass ein Geist nicht ziehen kann? Nein, weil er umkehren kann, geht es immer.
dr-ruling-s37 = Darfst du dein eigenes Kind erschrecken? Ja, und manchmal lässt es sich nicht vermeiden.
dr-ruling-s38 = Du ziehst zuerst den Geist, und er erschreckt dein eigenes Kind: Es darf danach von seiner Zuflucht aus wieder losgehen.
dr-ruling-s39 = Wer ist das letzte Kind vor dem Fluss? Wir zählen alle Kinder im Dorf und auf der Straße bis einschließlich Ufer. Ist nur noch eines übrig, hilft die Hexe.
dr-ruling-s40 = Wird das letzte Kind ins Dorf zurückgescheucht, ist es immer noch das letzte. Die Hexe hilft ihm auch beim nächsten Mal.
dr-ruling-s41 = Kann ein Kind am Fluss vergessen werden? Nein, wer ans Ufer kommt, nimmt es mit.
dr-ruling-s42 = Hilft die Hexe auch am Tor? Nein, nur am Fluss.
dr-ruling-s43 = Kann ein einsames Kind am Tor das Spiel für immer aufhalten? Nein: Dann sind schon ein Mädchen und ein Junge dahinter und können den Fluch brechen.
dr-ruling-s44 = Erschrickt ein Kind auf dem Burgweg, läuft es zum Turm. Am Tor braucht es dann wieder Gesellschaft.
dr-ruling-s45 = Der Fluch bricht mitten in einem Zug: Das Spiel endet genau da. Der Rest des Zuges entfällt.
dr-ruling-s46 = Kommen mehrere Kinder in einem Zug an, warten wir, bis alle da sind, und schauen erst dann, wer gewonnen hat.
dr-ruling-s47 = Am Turm darfst du anhalten oder weitergehen. An der Hütte halten alle, weil die Überfahrt dort endet.
dr-ruling-s48 = Wer fängt am Bildschirm an? Platz 1 gilt als der jüngste; ihr könnt auch den Zufall entscheiden lassen.
dr-ruling-s49 = Darfst du früher anhalten, um zu einer Gruppe zu kommen? Ja, gern, solange kein Geist dort ist.
dr-ruling-s50 = Du würfelst einen Pasch und dann verschiedene Zahlen: Dieser zweite Wurf ist dein normaler Zug mit Kind und Geist.
