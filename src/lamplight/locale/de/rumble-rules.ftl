### Rumble in the Dungeon: the rulebook in the game, in our own words.
### rd-rule-4-10 tells rule RD-4.10; rd-ruling-a5 tells ruling A5, rd-ruling-c2 C2 of the combination, rd-ruling-g1 G1 of the guard.

rd-chapter-1 = Womit ihr spielt
rd-chapter-2 = Bevor es losgeht
rd-chapter-3 = Das Ziel des Spiels
rd-chapter-4 = Dein Zug
rd-chapter-5 = Die Schatztruhe
rd-chapter-6 = Punkte
rd-chapter-7 = Verlies und Haus zusammen
rd-chapter-variants = Nur das Haus, und Varianten von uns
rd-chapter-rulings = Knifflige Fälle und wie wir sie spielen
rd-chapter-combination = Verlies und Haus: So spielen wir es
rd-chapter-guard = Die Endlos-Bremse: unsere Hausregel


## RD-1 Material

rd-rule-1-1 = Ihr braucht zwölf Räume und zwölf Figuren, dazu für jede Figur einen Personenmarker. Außerdem gibt es eine Schatztruhe und eine Punktetafel für bis zu sechs Leute.


## RD-2 Set-up

rd-rule-2-1 = Das Verlies besteht aus allen zwölf Räumen. Keiner bleibt in der Schachtel.
rd-rule-2-2 = Wie die Räume liegen, bestimmt ihr. Gut ist, was Spaß macht.
rd-rule-2-3 = Nur eins ist wichtig: Eingang und Schatzkammer liegen an entgegengesetzten Enden, schön weit auseinander.
rd-rule-2-4 = In jeden Raum zieht eine Figur ein, und zwar nur eine.
rd-rule-2-5 = Am Anfang funkelt die Truhe in der Schatzkammer.
rd-rule-2-6 = Du bekommst heimlich zwei Personenmarker: Diese beiden Figuren sind deine. Schau sie dir an, aber verrate nichts!
rd-rule-2-7 = Jeder spielt mit einer Farbe und hat am Anfang noch keinen einzigen Punkt.


## RD-3 Aim

rd-rule-3-1 = Ihr erlebt drei Abenteuer. Wer danach die meisten Punkte gesammelt hat, gewinnt.
rd-rule-3-2 = Zwei Wege führen zu Punkten: Eine deiner geheimen Figuren hält möglichst lange durch, oder sie macht sich mit der Truhe davon.


## RD-4 Play

rd-rule-4-1 = Wer das erste Abenteuer anfängt, sagt der Zufall.
rd-rule-4-2 = Später fängt an, wer bisher die wenigsten Punkte hat.
rd-rule-4-3 = Ihr seid reihum dran. Sobald nur noch eine Figur drin ist, endet das Abenteuer.
rd-rule-4-4 = In deinem Zug machst du genau eine Sache. Gar nichts tun gilt nicht.
rd-rule-4-5 = Du darfst jede Figur benutzen, egal wem sie gehört. So bleibt dein Geheimnis geheim!
rd-rule-4-6 = Laufen: Eine Figur, die ihren Raum für sich allein hat, geht in einen Raum nebenan.
rd-rule-4-7 = Nebenan heißt: Eine Tür führt dorthin. Durch Wände geht niemand.
rd-rule-4-8 = Wer Gesellschaft im Raum hat, kann nicht weglaufen. Nur mit der Truhe gilt eine Ausnahme.
rd-rule-4-9 = Voll ist ein Raum nie. Du darfst immer bei anderen hereinplatzen.
rd-rule-4-10 = Raufen: Wähle einen Raum mit zwei oder mehr Figuren und such dir eine davon aus. Die fliegt raus.
rd-rule-4-11 = Bei jeder Rauferei fliegt eine Figur raus, niemals mehr.
rd-rule-4-12 = Wer rausfliegt, stellt sich draußen an, schön der Reihe nach. Diese Schlange sehen alle.
rd-rule-4-13 = Deine Geheimnisse bleiben geheim, bis die Punkte gezählt werden, auch wenn die Figuren längst draußen sind.
rd-rule-4-14 = Ein Tipp: Achte darauf, wer wem ständig hilft. Und sei nicht zu nett zu deinen eigenen beiden!


## RD-5 Chest

rd-rule-5-1 = Eine Figur im selben Raum wie die Truhe darf sie in einen Raum nebenan mitnehmen. Das geht sogar mit Gesellschaft.
rd-rule-5-2 = Die Truhe hat keine Beine und gehört niemandem. Sie bewegt sich nur, wenn eine Figur sie mitnimmt.
rd-rule-5-3 = Sind eine Figur und die Truhe beide am Eingang, darf die Figur damit hinausspazieren.
rd-rule-5-4 = Sie muss schon zu Beginn des Zuges am Eingang stehen. Hineinstürmen und gleich wieder hinaus geht nicht.


## RD-6 Scoring

rd-rule-6-1 = Ist nur noch eine Figur drin, deckt ihr alle eure Geheimnisse auf.
rd-rule-6-2 = Punkte bringt dir nur deine bessere Figur. Die andere war zum Verwirren da.
rd-rule-6-3 = Ist niemand mit der Truhe hinausspaziert, bringt die letzte Figur drinnen 10 Punkte, die zuletzt rausgeflogene 9, die davor 8 und so weiter.
rd-rule-6-4 = Nur zehn Ränge zählen. Die ersten beiden Rausgeflogenen bringen nichts, die dritte Figur bringt 1 Punkt.
rd-rule-6-5 = Ist jemand mit der Truhe entwischt, bringt diese Figur 10 Punkte. Die letzte drinnen bringt 9, die zuletzt rausgeflogene 8 und so weiter.
rd-rule-6-6 = Wer mit der Truhe entwischt, gewinnt das Abenteuer, aber noch nicht das ganze Spiel.
rd-rule-6-7 = Dann kommt alles zurück: in jeden Raum eine Figur, die Truhe in die Schatzkammer und neue Geheimnisse für alle.
rd-rule-6-8 = Nach dem dritten Abenteuer gewinnt, wer insgesamt am meisten hat.


## RD-7 Combination

rd-rule-7-1 = Habt ihr auch das Haus, legt beides zusammen: Der Eingang des Verlieses wird zur Treppe, die aus dem Keller nach oben führt.
rd-rule-7-2 = Dann muss die Truhe ganz aus dem Haus heraus. Der Eingang des Verlieses allein genügt nicht mehr.


## The house alone, and variants

rd-variant-house = Das Haus allein hat keine Schatztruhe und keinen Ausgang: Niemand trägt etwas, und niemand entkommt. Ihr zieht und rauft, bis eine einzige Figur übrig ist; alles andere bleibt gleich.
rd-variant-two = Eine Hausvariante von uns, denn die Schachtel verlangt mindestens drei: Zu zweit bekommen beide drei geheime Figuren, die beste zählt, und die Endlos-Bremse ist immer an.
rd-variant-twisty = Verwinkelte Türen sind eine Hausvariante von uns: Bei einer Überraschung hat ein Raum zwei bis vier Türen statt vier. So gibt es Sackgassen und Umwege, denn durch geht es nur, wo zwei Türen aufeinandertreffen.
rd-variant-guard = Die Endlos-Bremse ist eine Hausregel von uns und steht in keiner Schachtel. Sie sorgt dafür, dass kein Abenteuer ewig dauert. Ab drei Leuten dürft ihr sie ausschalten, wenn kein Bot mitspielt.


## Rulings

rd-ruling-a1 = Ist Hinausgehen ein eigener Zug? Ja. Ein Zug bringt dich zum Eingang und ein späterer nach draußen.
rd-ruling-a2 = Darfst du hinaus, wenn am Eingang noch andere herumstehen? Ja, die Truhe bahnt den Weg.
rd-ruling-a3 = Muss eine Figur die Truhe mitnehmen? Allein darf sie auch ohne gehen. Hat sie Gesellschaft, kommt sie nur mit der Truhe weg.
rd-ruling-a4 = Darfst du ohne Truhe hinaus? Nein, für etwas anderes geht die Tür nicht auf.
rd-ruling-a5 = Wer die Truhe getragen hat, fliegt raus: Die Truhe bleibt in diesem Raum. Sie steht auf dem Boden und liegt in niemandes Armen.
rd-ruling-a6 = Jemand ist mit der Truhe weg: Die anderen raufen weiter, bis eine Figur übrig ist. In diesem Abenteuer kommt die Truhe nicht wieder.
rd-ruling-a7 = Nur zwei sind noch da, und eine Figur geht mit der Truhe: Das war’s. Sie bringt 10 Punkte, die andere 9.
rd-ruling-a8 = Kann die allerletzte Figur noch hinausgehen? Nein, da ist das Abenteuer schon vorbei.
rd-ruling-a9 = Wer mit der Truhe gegangen ist, belegt den ersten Rang, wie früh das auch war.
rd-ruling-a10 = Gewinnst du mit der Truhe das Spiel? Nein, nur dieses eine Abenteuer.
rd-ruling-a11 = Seid ihr weniger als sechs, gehören manche Figuren niemandem. Sie machen trotzdem mit, und ihre Punkte verfallen.
rd-ruling-a12 = Auch Personenmarker, die niemand bekommen hat, bleiben verdeckt, bis die Punkte gezählt werden.
rd-ruling-a13 = Mehrere haben die wenigsten Punkte: Der Zufall wählt, wer von ihnen anfängt. Wenn ihr wollt, könnt ihr stattdessen nach der Sitzordnung gehen.
rd-ruling-a14 = Gleich viele Punkte am Ende: Ihr teilt euch den Sieg. Auf Wunsch entscheidet das bessere einzelne Abenteuer, danach, wer öfter den obersten Rang hatte. Gibt das den Ausschlag, wird es euch gesagt.
rd-ruling-a15 = Baut ihr für jedes Abenteuer neu? Nur wenn ihr wollt; normalerweise bleibt der Bauplan.
rd-ruling-a16 = Wer wo steht, bestimmt der Zufall, in jedem Abenteuer aufs Neue.
rd-ruling-a17 = Wie weit liegen Eingang und Schatzkammer auseinander? Mindestens vier Schritte. Bei unseren Überraschungen gibt es keine zwei Räume, die weiter voneinander entfernt sind.
rd-ruling-a18 = Eine Tür vor einer Wand oder im Leeren führt nirgendwohin. Durch geht es nur, wo zwei Türen sich treffen.
rd-ruling-a19 = Jeder Raum muss erreichbar sein. Ein Verlies aus zwei Teilen ist nicht erlaubt.
rd-ruling-a20 = Kann es sein, dass gar nichts geht? Nein: Wer allein ist, kann laufen, und wo mehrere stehen, kann gerauft werden.
rd-ruling-a21 = Zwei treffen sich: Müssen sie sofort raufen? Nein, aber erst einmal sitzen sie fest.
rd-ruling-a22 = Darfst du deine eigene Figur rauswerfen? Ja. Damit rechnet kaum jemand!
rd-ruling-a23 = Vielleicht hast du gelesen, dass eine Figur aus einem vollen Raum davonlaufen kann. So spielen wir nicht.
rd-ruling-a24 = Schreibt eine Ausgabe vom Haus und meint das Verlies, lesen wir Verlies.
rd-ruling-a25 = Eine Ausgabe hat für einmal reihum und für ein Abenteuer dasselbe Wort. Bei uns dauert ein Abenteuer, bis nur noch eine Figur übrig ist.
rd-ruling-a26 = Wie viele gehen leer aus, wenn jemand mit der Truhe entwischt? Auch dann genau zwei: die ersten beiden Rausgeflogenen.
rd-ruling-a27 = Wann darfst du deine Geheimnisse anschauen? Jederzeit, aber nur deine eigenen.
rd-ruling-a28 = Darfst du nachlesen, wer was getan hat? Ja, alles außer den Geheimnissen ist offen, und das Spiel führt eine Liste.
rd-ruling-a29 = Darf jemand die Truhe wieder zurücktragen? Klar, mit jeder Figur, die bei ihr steht. Darum ist das Entwischen so schwer.
rd-ruling-a30 = Und wenn niemand die letzten Figuren zusammenkommen lässt? Dazu sagt die Schachtel nichts. Unsere Antwort ist die Endlos-Bremse.
rd-ruling-a31 = Nur zu zweit? Die Schachtel ist für drei bis sechs gedacht. Für zwei gibt es eine Hausvariante von uns mit je drei Geheimnissen.


## Rulings for dungeon and house together

rd-ruling-c1 = Es gibt 24 Räume und 24 Figuren. Nur die Treppe verbindet beide Stockwerke: vom Eingang des Verlieses zur Kellertreppe des Hauses.
rd-ruling-c2 = Hinaus geht es jetzt durch die Haustür, ganz am anderen Ende des Hauses. Durch den Eingang des Verlieses kommt niemand mehr ins Freie.
rd-ruling-c3 = Die Schatzkammer bleibt, wo sie war: tief im Verlies, weit weg von der Treppe.
rd-ruling-c4 = Bis zu zwölf von euch können mitspielen, mit je zwei Geheimnissen aus allen 24. Auf Wunsch gibt es je drei für bis zu acht oder je vier für bis zu sechs Leute.
rd-ruling-c5 = Wie immer bringen nur die besten zehn Ränge Punkte. Auf Wunsch sind es fast alle, bis hinauf zu 22 Punkten.
rd-ruling-c6 = Das Abenteuer endet, wenn in Verlies und Haus zusammen nur noch eine einzige Figur ist.
rd-ruling-c7 = So ein Abenteuer dauert ungefähr doppelt so lang. Macht also vorher aus, ob ihr drei davon spielt oder nur eins.


## The stalemate guard

rd-ruling-g1 = Unsere Hausregel, erster Teil: kein sofortiges Hin und Her. Eine Figur, die gerade gezogen wurde, darf im nächsten Zug nicht gleich wieder zurück, außer es geht gar nichts anderes.
rd-ruling-g2 = Unsere Hausregel, zweiter Teil: Verschwindet sehr viele Züge lang niemand, ist das Abenteuer aus. Mit einer Schachtel sind das 72 Züge, mit beiden 288, und vier mehr für jede Person am Tisch. Alle drinnen teilen sich den niedrigsten ihrer Ränge: Zu zweit gibt es je 9 Punkte, oder je 8, wenn jemand mit der Truhe weg ist.
rd-ruling-g3 = Unsere Hausregel, dritter Teil: Ist schon jemand rausgeflogen und seid ihr euch alle einig, dürft ihr das Abenteuer beenden. Gezählt wird dann genauso. Bots sind nur einverstanden, wenn sie dadurch nichts verlieren oder das Abenteuer ohnehin gleich aus ist.
