### The Dwarves: the rulebook in the game, in our own words.
### dw-intro-1 to dw-intro-10 teach the game in five minutes; dw-rule-11-13 tells rule DW-11.13; dw-ruling-r5 tells ruling R5.

dw-chapter-intros = So geht’s, in fünf Minuten
dw-chapter-1 = Womit ihr spielt
dw-chapter-2 = Bevor es losgeht
dw-chapter-3 = Gewinnen und verlieren
dw-chapter-4 = Dein Zug und der Heldenmarker
dw-chapter-5 = Wie das Land stirbt
dw-chapter-6 = Das Schwarzjoch
dw-chapter-7 = Neue Karten
dw-chapter-8 = Aktionen und Laufen
dw-chapter-9 = Die Tunnel
dw-chapter-10 = Kämpfen
dw-chapter-11 = Der Zwergenrat
dw-chapter-12 = Proben
dw-chapter-13 = Zu einzelnen Karten
dw-chapter-14 = Wie schwer soll es sein?
dw-chapter-15 = Ausrüstung
dw-chapter-rulings = Knifflige Fälle und wie wir sie spielen


## The game in five minutes

dw-intro-1 = Ihr seid Zwerge, und euer Land wird überrannt. Orks, Trolle und Albae strömen durch vier Tore herein. Ihr spielt alle zusammen: Entweder gewinnen alle, oder alle verlieren.
dw-intro-2 = Ihr gewinnt, indem ihr der Geschichte folgt. Immer liegt eine Szenariokarte offen da; tut, was sie verlangt, dann kommt die nächste. Erst ein paar Karten der Stufe A, dann schmiedet ihr die Feuerklinge (Stufe B), dann kommt das große Finale (Stufe C). Schafft ihr das, habt ihr gewonnen!
dw-intro-3 = Ihr verliert, wenn sich Heldenmarker und Unheilmarker auf ihrer Leiste treffen oder wenn einer von euch kein Leben mehr hat. Passt also aufeinander auf!
dw-intro-4 = Dein Zug beginnt mit dem Heldenmarker: Er geht einen Schritt auf den Unheilmarker zu. Was dort abgebildet ist, geschieht. Meistens kommen neue Truppen durch ein Tor; manchmal wird der Rat mürrischer, manchmal werden neue Bedrohungen in den Abenteuerstapel gemischt.
dw-intro-5 = Dann werden Karten aufgedeckt, bis drei Abenteuer oder Bedrohungen daliegen. Abenteuer belohnen euch, wenn ihr tut, was sie verlangen. Bedrohungen solltet ihr abwenden: Sobald die nächste Szenariokarte kommt, schlägt jede zu, die noch daliegt.
dw-intro-6 = Jetzt hast du zwei Aktionen. Laufen: Wirf deine Tempowürfel; der höchste sagt, wie weit du gehen darfst. Kämpfen: Wirf deine Kampfwürfel; eine 4 besiegt einen Ork, eine 5 auch einen Troll, eine 6 sogar einen Alb. Können deine Würfel niemanden treffen, verlierst du 1 Leben.
dw-intro-7 = Du kannst auch eine Probe für eine Karte machen: Wirf die Würfel, die sie nennt, und hoffe auf hohe Zahlen. Oder du schickst dem Rat mit deinen Handwerkswürfeln eine Botschaft: Je weiter rechts sein Marker steht, desto mehr hilft er euch. Ganz links schadet er euch.
# $perish: troops that are too many at this table
dw-intro-8 =
    Achtet auf das Gedränge! { $perish ->
        [4] Vier
       *[5] Fünf
    } Truppen auf einem Feld sind zu viel. Dann stirbt dort das Land: Ein Plättchen mit einem Pfeil wird gelegt, die Truppen stürmen weiter, und von nun an laufen alle Truppen diesem Pfeil nach. Alle Pfeile führen zum Schwarzjoch. Haben sich dort fünf Truppen gesammelt, rückt der Unheilmarker einen Schritt näher.
dw-intro-9 = Wer Totes Land betritt, zahlt einen Preis, und zwar für jedes einzelne Feld: 1 Leben, oder der Unheilmarker rückt einen Schritt näher. Ihr habt die Wahl.
# $perish: troops that are too many at this table
dw-intro-10 =
    Unser Rat: Redet über alles! Lichtet Felder mit { $perish ->
        [4] drei
       *[5] vier
    } Truppen, denkt immer an die Szenariokarte, und lasst gefährliche Bedrohungen nicht liegen. Das Spiel zeigt dir, was du tun kannst, und wenn etwas nicht erlaubt ist, sagt es dir, warum.


## DW-1 Components

dw-rule-1-1 = Die Landkarte hat 65 sechseckige Felder. Sie verteilen sich auf sieben Königreiche: Gauragar, Urgon, Idoslane, Sangpûr, Rân Ribastur, Weyurn und Tabaîn. Am Rand liegen vier Tore mit den Nummern I, II, IV und V. Eine III gibt es nicht.
dw-rule-1-2 = Elf Felder haben einen eigenen Namen: Schwarzjoch, Porista, Dsôn Balsur, Âlandur, Toboribor, Lot-Ionans Stollen, Grünhain, Mifurdania, Roodacre, Königin Xamtys II. und Drachenbrodem.
dw-rule-1-3 = Auf vier Feldern ist ein Eingang zu den Tunneln.
dw-rule-1-4 = Aus jedem Feld führen drei Pfeile hinaus, einer in jeder von drei Farben. Jeder zeigt auf ein Feld daneben. Nur das Schwarzjoch hat keine Pfeile.
dw-rule-1-5 = Die Truppen des Bösen: 30 Orks, 25 Trolle und 20 Albae. Wer weder auf der Landkarte noch auf einer Karte steht, wartet im Vorrat.
dw-rule-1-6 = Es gibt 36 Plättchen Totes Land. Jedes zeigt einen Pfeil in einer Farbe und vier Truppen, zwei auf jeder Seite des Pfeils.
dw-rule-1-7 = Ihr benutzt sieben gewöhnliche Würfel von 1 bis 6, die Zahlenwürfel. Für neue Truppen gibt es drei Rekrutierungswürfel mit Totenköpfen, einen für jede Sorte. Manche Seiten sind leer.
dw-rule-1-8 = Die Karten: 12 Szenarien (8 der Stufe A, 1 der Stufe B, 3 der Stufe C), 30 Abenteuer, 15 Bedrohungen und 22 Ausrüstungskarten.
dw-rule-1-9 = Drei Marker: Held, Unheil und Rat. Dazu ein Tunnelplättchen. Alle anderen Marker helfen nur, sich Zahlen zu merken; das übernimmt hier das Spiel.
dw-rule-1-10 = Fünf Zwerge stehen zur Wahl. Jeder hat einen Stamm, ein Tor als Start, Werte für Kampf, Handwerk und Tempo, einige Leben und etwas, das nur er kann.
dw-rule-1-11 = Kampf, Handwerk und Tempo sagen, wie viele Würfel du wirfst: Kampf für Kämpfe und Kampfproben, Handwerk für Botschaften an den Rat und Handwerksproben, Tempo fürs Laufen und für Tempoproben.
dw-rule-1-12 = Die Unheilleiste ist eine lange Reihe. Am linken Ende startet der Heldenmarker, am rechten der Unheilmarker. Die Felder dazwischen zeigen Truppen (mit der Nummer eines Tores), Bedrohungen oder den Rat.
dw-rule-1-13 = Die Ratsleiste hat neun Felder. In der Mitte, auf der 5, ist die Axt. Ganz links bei der 1 sitzt Bislipur, der euch Böses will; ganz rechts bei der 9 sitzt Balendilín, der euch hilft.
dw-rule-1-14 = Eine Szenariokarte hat eine Stufe, einen Titel und eine Aufgabe, manchmal auch eine Bedingung oder etwas zum Vorbereiten. Ein Abenteuer hat eine Aufgabe und eine Belohnung. Eine Bedrohung sagt, wie ihr sie abwendet und was sonst geschieht; manche wirken sofort. Eine Ausrüstungskarte macht ihren Besitzer in etwas besser.


## DW-2 Set-up

dw-rule-2-1 = Der Heldenmarker startet links, der Unheilmarker rechts, der Ratsmarker auf der 5. Alle Truppen sind im Vorrat, auf der Landkarte liegt noch kein Plättchen, und das Tunnelplättchen wartet in der Reserve.
dw-rule-2-2 = Die 36 Plättchen Totes Land werden verdeckt gemischt.
dw-rule-2-3 = Der Szenariostapel: ganz unten die drei C-Karten, gemischt; darauf die B-Karte; obenauf die acht A-Karten, gemischt.
dw-rule-2-4 = Je nach Schwierigkeitsgrad kommen ungesehen A-Karten von oben weg: 4 bei Leicht, 3 bei Normal, 2 bei Knifflig, 1 bei Tapfer, keine bei Heldenhaft. Ist das Spiel neu für euch, nehmt Leicht.
dw-rule-2-5 = Dann wird die oberste Szenariokarte aufgedeckt.
dw-rule-2-6 = Die Abenteuer werden gemischt und drei davon aufgedeckt.
dw-rule-2-7 = Erst jetzt kommen die Bedrohungen: Sie werden gemischt, und drei davon verschwinden ungesehen im Abenteuerstapel.
dw-rule-2-8 = Die Ausrüstungskarten werden zu einem Stapel gemischt.
dw-rule-2-9 = Alle suchen sich einen Zwerg aus, oder der Zufall verteilt sie. Zwerge, die niemand spielt, bleiben in der Schachtel. Alle beginnen mit allen ihren Leben.
dw-rule-2-10 = Balyndis startet an Tor I; Boëndal, Boïndil und Bavragor starten an Tor II; Tungdil startet an Tor IV.
dw-rule-2-11 = Einigt euch, wer anfängt. Danach geht es im Uhrzeigersinn reihum.


## DW-3 Goal and end

dw-rule-3-1 = Ihr gewinnt alle zusammen, sobald ihr die Aufgabe einer Szenariokarte der Stufe C erfüllt.
dw-rule-3-2 = Ihr verliert alle zusammen, sobald Heldenmarker und Unheilmarker auf demselben Feld ihrer Leiste stehen.
dw-rule-3-3 = Ihr verliert alle zusammen, sobald irgendein Zwerg kein Leben mehr hat.
dw-rule-3-4 = Nichts ist geheim außer dem, was verdeckt liegt. Redet über alles! In deinem eigenen Zug hast du das letzte Wort.


## DW-4 The turn

dw-rule-4-1 = Dein Zug hat drei Schritte: Erst läuft der Heldenmarker, dann kommen neue Karten, dann hast du zwei Aktionen.
dw-rule-4-2 = Der Heldenmarker geht 1 Feld auf den Unheilmarker zu. Dann geschieht, was auf diesem Feld abgebildet ist.
dw-rule-4-3 = Ein Ratsfeld: Der Ratsmarker geht 1 Feld nach links. Steht er schon auf der 1, bleibt er da. Die Wirkung seines neuen Feldes gilt ab sofort.
dw-rule-4-4 = Ein Bedrohungsfeld: 2 Karten vom Bedrohungsstapel werden ungesehen in den Abenteuerstapel gemischt.
dw-rule-4-5 = Ein Truppenfeld: Die drei Rekrutierungswürfel werden geworfen. Für jeden Totenkopf kommt eine Truppe dieser Sorte aus dem Vorrat auf das Tor mit dieser Nummer.
dw-rule-4-6 = Der Unheilmarker läuft einfach nur. Was auf seinem Feld abgebildet ist, geschieht nicht.


## DW-5 Perished Land

# $perish: troops that are too many at this table
dw-rule-5-1 =
    Sobald auf einem Feld { $perish ->
        [4] 4
       *[5] 5
    } oder mehr Truppen sind, stirbt es. Ein Plättchen wird gezogen und so gelegt, dass sein Pfeil den Pfeil derselben Farbe auf dem Feld bedeckt.
dw-rule-5-2 = Dann gehen die vier Truppen, die das Plättchen zeigt, zur Seite weg, jede über die Kante neben ihrem Bild: auf jeder Seite des Pfeils eine nach vorn und eine nach hinten.
dw-rule-5-3 = Sind von einer Sorte weniger da, als das Plättchen zeigt, gehen nur die, die da sind.
dw-rule-5-4 = Niemand geht seitwärts über den Rand der Landkarte hinaus oder auf Totes Land. Diese Truppen bleiben erst einmal stehen.
dw-rule-5-5 = Dann gehen alle, die noch da sind, dem Pfeil nach. Das neue Tote Land ist danach also leer.
# $perish: troops that are too many at this table
dw-rule-5-6 =
    Sind jetzt anderswo { $perish ->
        [4] 4
       *[5] 5
    } oder mehr Truppen, stirbt auch dieses Feld, und immer so weiter.
dw-rule-5-7 = Truppen, die auf Totes Land kommen, laufen sofort dessen Pfeil nach, immer weiter, bis sie ein Feld ohne Plättchen erreichen. Dort kann es wieder zu voll werden.
dw-rule-5-8 = Ist der Vorrat einer Sorte leer, kommt von ihr niemand mehr. Was noch übrig ist, wird aber aufgestellt.
# $perish: troops that are too many at this table
dw-rule-5-9 =
    Liegen alle 36 Plättchen auf der Landkarte, stirbt kein Land mehr. Ab dann dürfen { $perish ->
        [4] 4
       *[5] 5
    } oder mehr Truppen auf einem Feld stehen. Die Plättchen, die schon liegen, schicken Truppen weiterhin fort.


## DW-6 The Blacksaddle

dw-rule-6-1 = Alle Pfeile führen am Ende zum Schwarzjoch. Es selbst stirbt nie.
dw-rule-6-2 = Stehen 5 oder mehr Truppen auf dem Schwarzjoch, wenn sich niemand mehr bewegt, gehen sie alle zurück in den Vorrat, und der Unheilmarker rückt 1 Feld näher an den Heldenmarker.


## DW-7 Cards

dw-rule-7-1 = Liegt keine Szenariokarte offen, wird zuerst die nächste aufgedeckt.
dw-rule-7-2 = Habt ihr schon getan, was sie verlangt, wird sie abgelegt, und sofort kommt die nächste.
dw-rule-7-3 = Müssen Truppen auf die Karte und der Vorrat hat zu wenige, nehmt ihr den Rest irgendwo von der Landkarte. Ihr sucht aus, wo.
dw-rule-7-4 = Ist die Bedingung einer C-Karte nicht erfüllt, wird sie abgelegt, und die nächste kommt. Eine von den dreien passt immer. Dann bereitet ihr vor, was die Karte sagt.
dw-rule-7-5 = Ist eine neue Szenariokarte gekommen, werden alle offenen Abenteuer und Bedrohungen abgelegt. Bevor eine Bedrohung geht, schlägt sie zu! Truppen auf diesen Karten kommen zurück in den Vorrat.
dw-rule-7-6 = Lässt eine Bedrohung Land sterben, ziehen die Truppen von dort wie üblich weiter.
dw-rule-7-7 = Danach werden Karten vom Abenteuerstapel aufgedeckt, bis drei Abenteuer oder Bedrohungen daliegen.
dw-rule-7-8 = Braucht eine Karte Truppen, die der Vorrat nicht hat, wird sie abgelegt und eine andere gezogen. War es eine Bedrohung, schlägt sie trotzdem zu.
dw-rule-7-9 = Eine Bedrohung mit „Sofort“ schlägt zu, sobald sie aufgedeckt ist. Dann wird sie abgelegt und ersetzt.
dw-rule-7-10 = Abenteuer und Bedrohungen haben einen gemeinsamen Ablagestapel. Ist der Abenteuerstapel aufgebraucht, wird die Ablage gemischt und zum neuen Stapel. Bedrohungen kommen also wieder!
dw-rule-7-11 = Was ihr während der Aktionen schafft, wird nicht gleich ersetzt. Neue Karten kommen im nächsten Zug; das gilt auch für das Szenario.
dw-rule-7-12 = Wendet ihr eine Bedrohung ab, wird sie abgelegt, und nichts Schlimmes geschieht.


## DW-8 Actions and walking

dw-rule-8-1 = Du hast bis zu 2 Aktionen, auch zweimal dieselbe: laufen, kämpfen, dem Rat eine Botschaft schicken, eine Probe machen, für eine Karte würfeln, gegen Nôd’onn kämpfen oder den Rat um Ausrüstung bitten. Du darfst auch weniger tun.
dw-rule-8-2 = Laufen: Wirf deine Tempowürfel. Die höchste Zahl sagt, wie viele Felder du höchstens gehen darfst. Weniger geht auch, oder gar nichts.
dw-rule-8-3 = Jeder Schritt führt auf ein Feld neben deinem. Zwerge stehen einander nie im Weg.
dw-rule-8-4 = Kommst du auf ein Feld mit Truppen, endet dein Weg dort, und mit ihm jeder andere, auf dem du noch bist. Mit einer späteren Aktion darfst du wieder weglaufen. Zum Kämpfen zwingt dich niemand.
dw-rule-8-5 = Für jedes Feld mit Totem Land, das jemand betritt, entscheidet ihr gemeinsam: Dieser Zwerg verliert 1 Leben, oder der Unheilmarker rückt 1 näher. Ihr entscheidet für jedes Feld neu.
dw-rule-8-6 = Das gilt genauso, wenn eine Karte einen Zwerg auf Totes Land setzt.
dw-rule-8-7 = Stirbt das Land unter den Füßen eines Zwergs, geschieht ihm nichts. Auch Stehenbleiben kostet nichts.


## DW-9 Tunnels

dw-rule-9-1 = Bist du beim Laufen an einem Tunneleingang, darfst du für einen Schritt an jedem anderen Eingang wieder herauskommen. Danach darfst du weiterlaufen.
dw-rule-9-2 = Hat eine Karte das Tunnelplättchen gelegt, ist es ein weiterer Eingang. Spätere Karten dürfen es verlegen; Truppen und Plättchen auf dem Feld bleiben, wo sie sind.
dw-rule-9-3 = Ein Eingang auf Totem Land ist nicht mehr zu gebrauchen.


## DW-10 Fighting

dw-rule-10-1 = Sind Truppen auf deinem Feld, darfst du als Aktion kämpfen: Wirf deine Kampfwürfel. Jeder Würfel darf eine Truppe entfernen.
dw-rule-10-2 = Eine 6 besiegt einen Alb, einen Troll oder einen Ork; eine 5 einen Troll oder einen Ork; eine 4 einen Ork. 1, 2 und 3 besiegen niemanden. Besiegte Truppen gehen zurück in den Vorrat.
dw-rule-10-3 = Kann bei dieser Aktion kein Würfel eine Truppe entfernen, verliert dein Zwerg 1 Leben.
dw-rule-10-4 = Gegen Truppen auf einer Karte kämpft ihr an dem Ort, den die Karte nennt, auf genau dieselbe Weise; wer niemanden trifft, verliert auch hier 1 Leben. Wer dort nur durchläuft, wird von ihnen nicht aufgehalten.
dw-rule-10-5 = Gegen die Truppen auf dem Feld und die auf Karten für dieses Feld wird zusammen gekämpft, mit einem Wurf.
dw-rule-10-6 = Ein Kampf gegen Truppen ist keine Kampfprobe.
dw-rule-10-7 = Boïndil darf im Kampf gegen Truppen einmal alle Würfel neu werfen, auch wenn der Rat schon einen zweiten Wurf gewährt hat. Danach wirkt der Rat auch auf die neuen Würfel.
dw-rule-10-8 = Boëndal darf im Kampf gegen Truppen einen Würfel um 1 erhöhen. Das kommt nach allen zweiten Würfen, und bei 6 ist Schluss.


## DW-11 The council

dw-rule-11-1 = Von überall darfst du als Aktion dem Rat eine Botschaft schicken: Wirf deine Handwerkswürfel. Ist mindestens einer hoch genug, geht der Ratsmarker 1 Feld nach rechts. Mehr als 1 wird es nie.
dw-rule-11-2 = Geht deine Botschaft schief, geschieht nichts Schlimmes.
dw-rule-11-3 = Die Wirkung eines Feldes gilt, solange der Marker dort steht. Zieht er weiter, gilt sofort die neue.
dw-rule-11-4 = Feld 1: Zu Beginn jedes Zuges rückt der Unheilmarker 1 näher. (Eine Botschaft gelingt ab 3.)
dw-rule-11-5 = Feld 2: Leere Rekrutierungswürfel werden noch einmal geworfen, und die neue Seite zählt. (Eine Botschaft gelingt ab 3.)
dw-rule-11-6 = Feld 3: Nach jedem Wurf mit Zahlenwürfeln muss einer der höchsten Würfel neu geworfen werden, und die neue Zahl zählt. (Eine Botschaft gelingt ab 4.)
dw-rule-11-7 = Feld 4: Immer wenn eine Bedrohung aufgedeckt wird, verliert ein Zwerg 1 Leben. Ihr sucht aus, wer. (Eine Botschaft gelingt ab 4.)
dw-rule-11-8 = Feld 5, die Axt: nichts Besonderes. (Eine Botschaft gelingt ab 5.)
dw-rule-11-9 = Feld 6: Immer wenn eine Bedrohung aufgedeckt wird, darf ein Zwerg 1 Leben zurückbekommen. Ihr sucht aus, wer. (Eine Botschaft gelingt ab 5.)
dw-rule-11-10 = Feld 7: Habt ihr ein Abenteuer bestanden, dürft ihr eine offene Bedrohung ohne Wirkung ablegen. (Eine Botschaft gelingt nur mit 6.)
dw-rule-11-11 = Feld 8: Bei jedem Wurf mit Zahlenwürfeln darf ein Würfel neu geworfen werden, und die neue Zahl zählt. (Eine Botschaft gelingt nur mit 6.)
dw-rule-11-12 = Feld 9: Als Aktion darfst du eine Handwerksprobe machen. Mit einem Würfel ab 4 gibt es eine Ausrüstungskarte, und ihr sagt gemeinsam, wer sie bekommt. Weiter nach rechts geht der Marker nicht.
dw-rule-11-13 = Tungdil ist redegewandt: Schickt er eine Botschaft, zählt einer seiner Würfel 1 mehr. (Diese Fähigkeit haben wir uns ausgedacht.)


## DW-12 Tests

dw-rule-12-1 = Als Aktion darfst du eine Probe für eine offene Karte machen, die das verlangt: Wirf so viele Würfel, wie der Wert sagt. Jeder Würfel mit mindestens der verlangten Zahl ist ein Erfolg, und alle zählen.
dw-rule-12-2 = Eine Aktion gilt nur für eine Karte. Erfolge, die du nicht brauchst, verfallen.
dw-rule-12-3 = In der Regel müssen alle Erfolge für eine Karte in einem Zug von einem Spieler kommen. Nachholen lässt sich nichts: Reicht es am Ende des Zuges nicht, verfallen sie, und ihr fangt von vorn an. Manche Karten lassen euch die Erfolge behalten.
dw-rule-12-4 = Nennt die Karte einen Ort für die Probe, muss dein Zwerg dort sein.
dw-rule-12-5 = Eine Tempoprobe bewegt niemanden, eine Kampfprobe besiegt niemanden, und eine misslungene Probe kostet nichts.
dw-rule-12-6 = Balyndis darf bei einer Handwerksprobe einmal alle Würfel neu werfen, auch wenn der Rat schon einen zweiten Wurf gewährt hat. Danach wirkt der Rat auch auf die neuen Würfel.
dw-rule-12-7 = Besteht ihr ein Abenteuer, bekommt ihr sofort die Belohnung; dann wird die Karte abgelegt. Eine abgewendete Bedrohung geht ohne Wirkung. Auch ein geschafftes Szenario wird abgelegt.
dw-rule-12-8 = Bittest du den Rat um Ausrüstung, gibt es eine Karte, egal wie viele Würfel gelingen.


## DW-13 Notes on cards

dw-rule-13-1 = Die Aufgabe einer Szenariokarte dürft ihr zu jeder Zeit eines Zuges erfüllen.
dw-rule-13-2 = „Überzeugt die Menschenkönige“ und „Haltet die Tore!“: Erfolge bleiben erhalten. Mehrere dürfen helfen, auch in mehreren Zügen.
dw-rule-13-3 = „Schmiedet die Feuerklinge“: Mindestens zwei Zwerge sind im Drachenbrodem. Einer von ihnen schafft dort in einem Zug zwei Handwerkserfolge ab 5. Dann bekommt jemand von euch die Karte, ob dort oder nicht: Kampf +2 bis zum Ende des Spiels.
dw-rule-13-4 = „Haltet die Tore!“ (nur bei weniger als 15 Plättchen auf der Landkarte): Auf jedem Tor liegt ein Marker. Ein Handwerkserfolg ab 5 von einem Zwerg, der dort steht, entfernt ihn. Sind alle vier weg, gewinnt ihr.
dw-rule-13-5 = „Besiegt Nôd’onn!“ (nur bei 15 oder mehr Plättchen auf der Landkarte): Vier Marker kommen auf die Karte und alle Zwerge auf das Schwarzjoch, außer dem, den Sinthoras festhält. Stehen dort keine Truppen, darf ein Zwerg dort gegen Nôd’onn kämpfen: Wirf deine Kampfwürfel. Jede 6 entfernt einen Marker; ohne eine 6 verlierst du 1 Leben. Ist der letzte Marker weg, gewinnt ihr. Wer weggeht, muss zum Kampf zurückkommen.
dw-rule-13-6 = „Schlacht um das Geborgene Land“ (nur wenn beim Aufdecken 35 oder mehr Truppen auf der Landkarte sind): Besiegt von da an 20 Truppen, dann gewinnt ihr. Frühere zählen nicht.
dw-rule-13-7 = Verlangt eine Karte, Orte zu besuchen, genügt es, hindurchzulaufen. Anhalten müsst ihr nur, wenn dort etwas zu tun ist.
dw-rule-13-8 = Ein Königreich besucht ihr, indem ihr irgendeines seiner Felder betretet.
dw-rule-13-9 = Auf einer Reise von einem Ort zum anderen darf dieser Zwerg nichts anderes tun als laufen. Sie darf mehrere Züge dauern.
dw-rule-13-10 = „Verlassener Tunnel“ und „Sverd spioniert in den Tunneln“: erst durch die Tunnel laufen, dann die Probe machen, beides im selben Zug.
dw-rule-13-11 = „Ein Zwerg räumt auf“ und „Wie sind eigentlich Zwerginnen?“: Jeder Wurf ist eine Aktion.
dw-rule-13-12 = „Reise nach Grünhain“ ist in dem Moment geschafft, in dem zwei Zwerge dort sind. „Wahl des neuen Königs der Zweiten“ ist in dem Moment geschafft, in dem der Ratsmarker auf der 9 steht.
dw-rule-13-13 = Truppen für eine Bedrohung kommen aus dem Vorrat. Habt ihr alle Truppen auf der Karte besiegt, ist die Bedrohung abgewendet.
dw-rule-13-14 = „Sinthoras’ Mordanschlag“: Gegen den Alb wird dort gekämpft, wo das Opfer steht. Das dürfen alle, die dort sind, auch das Opfer selbst.
dw-rule-13-15 = „Nächtlicher Angriff der Albae“: Für jedes einzelne Leben entscheidet ihr, wer es verliert.


## DW-14 Difficulty

dw-rule-14-1 = Die fünf Schwierigkeitsgrade unterscheiden sich in der Zahl der A-Karten: Leicht 4, Normal 5, Knifflig 6, Tapfer 7, Heldenhaft 8.
dw-rule-14-2 = Für Erfahrene, bei jedem Schwierigkeitsgrad und vor allem bei Heldenhaft: Das Land stirbt schon bei 4 Truppen.


## DW-15 Equipment

dw-rule-15-1 = Du darfst beliebig viele Ausrüstungskarten besitzen, aber nie zwei von derselben Sorte. Weitergeben könnt ihr sie nicht.
dw-rule-15-2 = Manche Karten erhöhen Kampf, Handwerk oder Tempo, solange du sie hast. Verlierst du die Karte, sinkt der Wert wieder.
dw-rule-15-3 = Mit dem Herzmedaillon steigt deine Höchstzahl an Leben sofort um 1. Die Leben, die du hast, bleiben, wie sie sind.
dw-rule-15-4 = Andere Karten werden abgelegt, wenn du sie einsetzt. Bei Bierkrug und Zwergenlied darfst du auch dich selbst wählen.
dw-rule-15-5 = Eine neue Karte bekommt jemand, sobald sie gezogen ist. Ihr entscheidet gemeinsam, wer, außer wenn eine Regel den Zwerg nennt.
dw-rule-15-6 = Gebrauchte Ausrüstung hat einen eigenen Ablagestapel. Ist der Stapel leer, wird die Ablage gemischt und zum neuen Stapel.


## Rulings

dw-ruling-r1 = Was, wenn mehrere Felder zugleich zu voll werden? Eines wird ganz fertig gemacht, bevor das nächste drankommt. Zuerst das Feld, auf das der Pfeil geführt hat, dann die an den Seiten im Uhrzeigersinn. Wer zuerst in der Schlange stand, kommt zuerst dran. Ein Feld, das nicht mehr zu voll oder schon tot ist, wird übersprungen.
dw-ruling-r2 = Ein Feld an der Seite wird zu voll, bevor der Rest gegangen ist? Es wartet, bis der Rest gegangen ist.
dw-ruling-r3 = Truppen, die nicht zur Seite wegkönnen, gehen mit den anderen dem Pfeil nach.
dw-ruling-r4 = Truppen einer Sorte sind alle gleich. Sie gehen in dieser Reihenfolge weg: links vorn, links hinten, rechts vorn, rechts hinten. Das ist nur wichtig, wenn es zu wenige sind.
dw-ruling-r5 = Truppen dürfen auch seitwärts auf das Schwarzjoch oder ein Tor gehen. Nur der Rand der Landkarte und Totes Land halten sie auf.
dw-ruling-r6 = Zeigt ein neuer Pfeil auf Totes Land, laufen die Truppen dort dem nächsten Pfeil nach.
dw-ruling-r7 = Truppen können nie im Kreis laufen: Jeder Pfeil führt näher zum Schwarzjoch.
dw-ruling-r8 = Auf dem Schwarzjoch wird einmal gezählt, wenn sich niemand mehr bewegt. Ob dort 5, 9 oder 14 stehen, es kostet einen Unheilschritt.
dw-ruling-r9 = Wird mittendrin das letzte Plättchen gelegt, sammeln sich die übrigen Truppen einfach. Kein Land stirbt mehr.
dw-ruling-r10 = Sind Felder überfüllt, weil die Plättchen ausgegangen waren, und wird dann wieder eines frei, sterben sie erst, wenn neue Truppen dazukommen.
dw-ruling-r11 = Nimmt eine Karte ein Plättchen weg, ist das Feld wieder ein gewöhnliches. Das Plättchen kommt unter den Stapel.
dw-ruling-r12 = Truppen, die auf Totes Land gestellt werden, auch an einem Tor oder durch eine Karte, laufen sofort weiter.
dw-ruling-r13 = Reicht der Vorrat nicht für alle Truppen eines Wurfs, kommt von jeder Sorte, was noch da ist.
dw-ruling-r14 = Alle Truppen eines Wurfs werden zusammen aufgestellt. Erst dann setzen sie sich in Bewegung.
dw-ruling-r15 = Auch wenn Land schon bei 4 Truppen stirbt: Beim Schwarzjoch bleibt es bei 5.
dw-ruling-r16 = So beginnt ein Zug: erst der Unheilschritt von Ratsfeld 1, dann Karten, die jeden Zug wirken, in der Reihenfolge, in der sie kamen, dann der Heldenschritt.
dw-ruling-r17 = Stehen die Marker nebeneinander und einer geht, treffen sie sich: Ihr verliert, bevor auf diesem Feld noch etwas anderes geschieht.
dw-ruling-r18 = Die Marker können einander nicht überspringen. Sie gehen Feld für Feld.
dw-ruling-r19 = Der Unheilmarker geht nie weiter zurück als bis zu seinem Start.
dw-ruling-r20 = Fällt ein Heldenschritt aus, bleibt der Marker stehen, und auf der Leiste geschieht nichts. Mehrere ausgefallene Schritte zählen zusammen.
dw-ruling-r21 = Hat der Bedrohungsstapel weniger Karten als nötig, werden die eingemischt, die da sind.
dw-ruling-r22 = Die Ratsfelder 4 und 6 wirken bei jeder Bedrohung, die beim Auffüllen aufgedeckt wird, auch wenn sie sofort zuschlägt oder mangels Truppen abgelegt wird. Sie wirken vor der Karte selbst.
dw-ruling-r23 = Hat der Vorrat nur einen Teil der Truppen für eine Karte, reicht das nicht: Die Karte wird abgelegt.
dw-ruling-r24 = Ist keine Karte mehr zum Aufdecken da, liegen eben weniger als drei offen.
dw-ruling-r25 = Beim Auffüllen wird jede Karte höchstens einmal gezogen. So kann es nicht ewig weitergehen.
dw-ruling-r26 = Kommt eine neue Szenariokarte, bereitet ihr zuerst vor, was sie sagt. Dann schlagen die Bedrohungen zu, von der ältesten bis zur neuesten.
dw-ruling-r27 = Nur ein Treffen an einem Ort und der Stand des Ratsmarkers können beim Aufdecken eines Szenarios schon erfüllt sein. Dann gilt es als geschafft, und die anderen Karten werden trotzdem abgelegt, einmal.
dw-ruling-r28 = „Schmiedet die Feuerklinge“ ist die Karte der Stufe B.
dw-ruling-r29 = Bist du schon dort, wenn eine Karte erscheint, hast du den Ort noch nicht besucht: Du musst ihn betreten. In einem Königreich genügt ein Schritt von einem seiner Felder auf ein anderes. Für ein Treffen und für den Beginn einer Reise zählt es, schon da zu sein.
dw-ruling-r30 = Eine Reise beginnt, wenn ein Zwerg am ersten Ort losläuft oder dorthin kommt. Sie ist verloren, wenn er unterwegs etwas anderes tut. Wege, die eine Karte schenkt, sind in Ordnung.
dw-ruling-r31 = Startest du an einem Eingang, darfst du gleich mit dem ersten Schritt in die Tunnel.
dw-ruling-r32 = Du darfst an einem Eingang mit Truppen herauskommen, aber dort endet dein Weg.
dw-ruling-r33 = Truppen an dem Eingang, an dem du startest, hindern dich nicht daran, die Tunnel zu nehmen.
dw-ruling-r34 = Stirbt das Land unter dem Tunnelplättchen, bleibt es liegen, aber niemand kann es benutzen, bis eine Karte das Land befreit. Eine spätere Karte darf es verlegen.
dw-ruling-r35 = Das Tunnelplättchen darf auf jedes Feld, das nicht tot und noch kein Eingang ist. Sogar auf das Schwarzjoch.
dw-ruling-r36 = Ihr dürft den Unheilschritt auch dann wählen, wenn damit das Spiel verloren ist. Ebenso darf ein Zwerg sein letztes Leben verlieren.
dw-ruling-r37 = Der Preis für Totes Land wird sofort bezahlt, vor dem nächsten Schritt.
dw-ruling-r38 = Bavragor zahlt auch dann nichts, wenn ihn eine Karte auf Totes Land setzt.
dw-ruling-r39 = Boïndil und Boëndal können ihre Fähigkeiten nicht gegen Nôd’onn einsetzen, denn er ist keine Truppe. Die zweiten Würfe des Rates wirken aber.
dw-ruling-r40 = Bei einer Botschaft darf Balyndis nicht neu werfen. Wohl aber, wenn sie den Rat um Ausrüstung bittet, denn das ist eine Handwerksprobe.
dw-ruling-r41 = Die Feuerklinge und andere Kampf-Zugaben zählen in Kämpfen, bei Kampfproben und gegen Nôd’onn. Mehr als 7 Würfel wirfst du nie.
dw-ruling-r42 = Die Reihenfolge der zweiten Würfe: werfen; der Rat (Feld 3 oder 8); die eigene Fähigkeit; wieder der Rat; der Runenstein und noch einmal der Rat; ganz zuletzt Boëndals Erhöhung.
dw-ruling-r43 = Auf Ratsfeld 3: Sind mehrere Würfel die höchsten, wird irgendeiner davon neu geworfen. Es macht keinen Unterschied.
dw-ruling-r44 = Einen Würfel, der trifft, musst du nicht benutzen. Leben kostet es nur, wenn nach allen zweiten Würfen und Erhöhungen kein Würfel dort eine Truppe hätte entfernen können. Wer am Zug ist, sucht aus, wen es trifft.
dw-ruling-r45 = Du darfst eine 6 auch für einen Ork verwenden, wenn ein Alb da ist.
dw-ruling-r46 = Du darfst auch dort kämpfen, wo nur Truppen auf einer Karte sind.
dw-ruling-r47 = Truppen auf Karten zählen nicht als Truppen auf der Landkarte. Besiegt ihr sie, zählt das aber als besiegt.
dw-ruling-r48 = Truppen, die durch Belohnungen oder Ausrüstung verschwinden, zählen als besiegt. Die vom Schwarzjoch, die in den Vorrat zurückgehen, zählen nicht.
dw-ruling-r49 = Mehr Leben als deine Höchstzahl kannst du nicht bekommen. Was zu viel ist, verfällt.
dw-ruling-r50 = Verliert ihr gemeinsam mehrere Leben, entscheidet ihr Punkt für Punkt. Bei jedem Punkt darf ein Schild helfen.
dw-ruling-r51 = Sind mehrere Karten auf einmal geschafft, kommt zuerst das Szenario, dann die anderen von der ältesten an. Jede Belohnung ist fertig, bevor die nächste beginnt.
dw-ruling-r52 = Würdet ihr mit derselben Aktion gewinnen und verlieren, entscheidet, was zuerst geschieht. Alles geht Schritt für Schritt.
dw-ruling-r53 = Ob Ratsfeld 7 hilft, wird nach der Belohnung geprüft. Die Belohnung selbst kann den Marker also dorthin bringen oder von dort weg.
dw-ruling-r54 = Besitzen alle schon die gezogene Sorte Ausrüstung, wird die Karte abgelegt.
dw-ruling-r55 = Verlierst du ein Herzmedaillon, sinkt deine Höchstzahl um 1. Leben darüber sind weg, aber nie das letzte.
dw-ruling-r56 = Ist gar keine Ausrüstung mehr da, wird keine Karte gezogen.
dw-ruling-r57 = Zusätzliche Aktionen gehören zum selben Zug. Bisherige Erfolge zählen weiter.
dw-ruling-r58 = Sperrt eine Karte Botschaften, Tunnel oder neue Leben, gibt es das nicht, solange sie offen liegt. Alles andere in einer Belohnung geschieht trotzdem.
dw-ruling-r59 = Das Opfer von Sinthoras ist, wer am Zug war, als die Karte aufgedeckt wurde. Dieser Zwerg kommt auf keine Weise vom Fleck, bis die Bedrohung weg ist.
dw-ruling-r60 = Eine der C-Karten passt immer: Entweder liegen weniger als 15 Plättchen auf der Landkarte oder mindestens 15.
dw-ruling-r61 = Du wirfst immer mindestens einen Würfel. Wäre es einmal keiner, misslänge der Wurf.
dw-ruling-r62 = Du darfst auf eine oder beide Aktionen verzichten.
dw-ruling-r63 = Hat eine Karte einen eigenen Wurf, wirft der Zwerg, der am Zug ist. Fähigkeiten und Werte zählen dabei nicht, die zweiten Würfe des Rates schon.
dw-ruling-r64 = Auf Totem Land darfst du Proben machen und kämpfen wie überall sonst.
dw-ruling-r65 = Solange Truppen auf dem Schwarzjoch stehen, könnt ihr nicht gegen Nôd’onn kämpfen. Besiegt sie zuerst.
dw-ruling-r66 = Die Bedingung einer C-Karte wird nur beim Aufdecken geprüft. Was sich später ändert, ist egal.
dw-ruling-r67 = Truppen von der Landkarte zu nehmen, setzt nie andere in Bewegung. Das tun nur neue.
dw-ruling-r68 = Totes Land bleibt tot, auch wenn alle Truppen weg sind. Nur Karten können es befreien.
dw-ruling-r69 = Kommen später Truppen auf das Feld eines Zwergs, darf er mit der nächsten Aktion trotzdem weglaufen.
dw-ruling-r70 = Kommt eine Karte weg, deren Aufgabe halb erfüllt ist, ist alles darauf verloren. Ihre Truppen gehen zurück in den Vorrat.
dw-ruling-r71 = Kommt eine Karte nach dem Mischen wieder, fängt sie ganz von vorn an.
dw-ruling-r72 = Schaffst du mitten im Laufen eine Karte, darfst du deine restlichen Schritte noch nutzen.
dw-ruling-r73 = Wird eine Karte beim Heldenschritt oder beim Aufdecken geschafft, bekommt ihr die Belohnung sofort. Es zählt der Spieler, der am Zug ist.
dw-ruling-r74 = Gehören mehrere Karten mit Truppen zu einem Ort, wird gegen alle zusammen mit den Truppen dort gekämpft.
dw-ruling-r75 = Lässt eine Karte einen Zwerg laufen, der nicht am Zug ist, bestimmt sein Spieler die Schritte. Tunnel sind erlaubt, Besuche und Treffen zählen. Für den, der am Zug ist, zählt es aber nicht als Weg durch die Tunnel.
dw-ruling-r76 = Lässt dich eine Karte mitten auf deinem Weg ein Stück laufen (die Fähren, das Lied) und du kommst zu Truppen, ist auch dein Weg zu Ende. Die übrigen Schritte verfallen.
dw-ruling-r77 = Zwischen dem Wurf und dem Ende deines Kampfes kann keine Karte deinen Zwerg bewegen. Ein Kampf gehört zu dem Feld, auf dem gewürfelt wurde. Andere dürfen trotzdem laufen.
dw-ruling-r78 = Wann wird ein Stapel neu gemacht, der Abenteuerstapel oder der mit der Ausrüstung? Sobald die letzte Karte ihn verlassen hat, aus der Ablage, wie sie dann liegt; die gerade gezogene Karte ist nicht dabei. Liegt dort nichts: sobald etwas dort liegt.
dw-ruling-r79 = Mit dem Herzmedaillon steigt nur deine Höchstzahl. Leben bekommst du dadurch nicht dazu.
