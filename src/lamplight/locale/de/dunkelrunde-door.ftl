### DunkelRunde: what stands on its door and on the card that tells its aim.

dr-tagline = Bei Nacht, Hand in Hand, an vier Geistern vorbei zur magischen Linde.
dr-age = Ab 6 Jahren
dr-duration = Etwa 10 Minuten pro Person
dr-feel = Würfeln, Hand in Hand gehen und kleine Schrecken. In einer Minute gelernt.


## The aim, in a few lines

dr-aim-1 = Führe dein Mädchen und deinen Jungen vom Dorf zur magischen Linde.
dr-aim-2 = Sobald dort ein Mädchen und ein Junge stehen, gleich welcher Farbe, ist das Spiel aus. Wer ein Kind dort hat, gewinnt; beide Kinder schlagen eins.
dr-aim-3 = Jeder Wurf bewegt eins deiner Kinder und einen Geist.
dr-aim-4 = Ein Geist erschreckt ein Kind, das allein steht: Es läuft zurück zur letzten Zuflucht. Zu zweit hat niemand Angst.
dr-aim-5 = Ein Pasch bewegt eine ganze Gruppe, und du würfelst noch einmal.


## Wie man berührt, was man hört und was nicht vom gedruckten Spiel ist

dr-help-touch = Berühre eines deiner leuchtenden Kinder oder einen leuchtenden Geist, dann ein leuchtendes Feld. Du siehst, was der Zug bewirkt; berühre das Feld noch einmal oder drücke „Los!“, um ihn zu machen.
dr-sound-help = Leise Klänge für Würfel, Schritte und Schrecken. Sind sie aus, vibriert auch nichts.
dr-ours = Der gedruckte Spielplan ist hier nicht nachgemacht: Unsere Spielpläne haben wir selbst gezeichnet.
