### The Dwarves: what stands on its door and on the card that tells its aim.

dw-tagline = Fünf sture Zwerge gegen den Untergang der Welt. Ihr gewinnt zusammen oder gar nicht.
dw-age = Ab 10 Jahren
dw-duration = 60 bis 90 Minuten
dw-feel = Einen Abend lang gemeinsam planen. Spannend bis zum letzten Schritt.


## The aim, in a few lines

dw-aim-1 = Ihr spielt alle zusammen: Entweder gewinnen alle oder niemand.
dw-aim-2 = Folgt der Geschichte: Tut, was die offene Szenariokarte verlangt. Wer die letzte erfüllt, gewinnt das Spiel für alle.
dw-aim-3 = Ihr verliert, wenn sich Held und Unheil auf ihrer Leiste treffen oder wenn ein Zwerg kein Leben mehr hat.
dw-aim-4 = Immer neue Truppen strömen durch die Tore. Zu viele auf einem Feld, und das Land stirbt: Bekämpft sie rechtzeitig.
dw-aim-5 = Im Zug hast du zwei Aktionen: laufen, kämpfen, mit dem Rat sprechen oder eine Aufgabe angehen.


## Wie man berührt, was man hört und was nicht vom gedruckten Spiel ist

dw-help-touch = Berühre eine Aktion, ein Feld, einen Würfel oder eine Karte, die leuchten. Du siehst, was das bewirkt; berühre es noch einmal oder drücke „Los!“, um es zu tun.
dw-sound-help = Leise Klänge für Würfel, Schritte und Kämpfe. Sind sie aus, vibriert auch nichts.
dw-ours = Die gedruckten Karten, die Landkarte und die Plättchen sind hier nicht nachgemacht. Manche von unseren folgen dem, was die Spielregel erzählt; die meisten haben wir uns selbst ausgedacht.
