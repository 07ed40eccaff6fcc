### DunkelRunde: what its lessons and tips say. Nothing here is longer than 140 characters.

dr-lesson-first = Deine erste Nacht
dr-lesson-first-linden = Komm zur Linde. Sobald dort ein Mädchen und ein Junge stehen, gleich welcher Farbe, gewinnen alle, die ein Kind dort haben.
dr-lesson-first-pair = Diese beiden gehören dir. Wer beide an der Linde hat, schlägt alle, die nur ein Kind dort haben.
dr-lesson-first-dice = Der Holzwürfel zieht eins deiner Kinder, der blaue irgendeinen Geist. Du entscheidest, was zuerst kommt.
dr-lesson-first-walk = Bis zu vier Schritte, nur vorwärts, gern weniger. Tippe dein Mädchen an, dann das Feld mit dem blauen Kind: Zu zweit keine Angst!
dr-lesson-first-ghost = Ein Geist geht alle Schritte und kehrt vor Gelb um. Schick ihn vorwärts auf das einsame grüne Mädchen: Es läuft zurück.
dr-lesson-first-fright = Buh! Jetzt hat sich dein Junge erschreckt und ist zurück auf Gelb gelaufen. Sicher ist er auf Gelb, auf Grün oder zu zweit.
dr-lesson-first-blue = Auf Blau wohnen Geister: vorbeigehen ja, stehen bleiben nein. Drei Schritte gehen hier nicht; zieh deinen Jungen ein oder zwei.
dr-lesson-first-river = Rot hält alle auf: Warte auf ein zweites Kind, dann gehen beide hinüber. Das allerletzte Kind holt die Hexe. Auf zum Fluss!
dr-lesson-first-double = Beide Würfel gleich: Die Geister ruhen. Zieh eine ganze Gruppe, egal welche, so weit es geht; dann würfelst du noch mal.
dr-lesson-first-green = Eine 1, 2 oder 3? Dann darfst du auf den grünen Pfad; kein Geist findet ihn. Braun braucht das auch, doch dort gibt es Geister.
dr-lesson-first-home = Ein Junge ist schon an der Linde; deinem Mädchen fehlt ein Schritt. Geh ihn!
dr-lesson-first-end = Der Fluch ist gebrochen: Blau und du habt gemeinsam gewonnen!

# Tips
dr-tip-red = Rot hält alle auf. Ein Kind wartet dort, bis ein zweites kommt; dann gehen beide sofort hinüber.
dr-tip-cross = Zu zweit auf Rot geht es gemeinsam hinüber, und der Rest des Wurfs verfällt. Gesellschaft lohnt sich!
dr-tip-witch = Das allerletzte Kind vor dem Fluss muss nicht warten: Die Hexe holt es.
dr-tip-fright = Hält ein Geist bei einem einzelnen Kind an, läuft es zurück zum letzten gelben Feld. Vorbeigehen tut nichts.
dr-tip-brave = Zwei oder mehr zusammen haben keine Angst: Der Geist bleibt, und niemand läuft.
dr-tip-double = Ein Pasch! Zieh eine ganze Gruppe, auch ohne Kind von dir. Danach würfelst du noch einmal.
dr-tip-lapse = Ein Pasch ohne Gruppe, die ziehen kann, verfällt. Es wird einfach neu gewürfelt.
dr-tip-join = Einer deiner Züge endet bei einem anderen Kind. Zu zweit kann euch nichts erschrecken.
dr-tip-safe = Gelb und Grün sind sicher: Dorthin kommt kein Geist.
dr-tip-stuck = Kein Kind kann diesen Wurf nutzen, also zieht nur ein Geist. Grün und Braun brauchen eine 1, 2 oder 3.
dr-tip-linden = An der Linde! Sobald ein Mädchen und ein Junge dort sind, gewinnt, wer ein Kind dort hat.
