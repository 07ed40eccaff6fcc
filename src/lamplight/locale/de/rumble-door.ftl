### Rumble in the Dungeon: what stands on its door and on the card that tells its aim.

rd-tagline = Zwölf Raufbolde, eine Schatztruhe, und niemand weiß, wer zu wem gehört.
rd-age = Ab 8 Jahren
rd-duration = Etwa 20 Minuten
rd-feel = Bluffen, raufen und lachen. Schnell und ein bisschen gemein.


## The aim, in a few lines

rd-aim-1 = Deine geheimen Figuren: Zwei von denen, die hier raufen, gehören dir, und niemand sonst weiß, welche.
rd-aim-2 = Im Zug tust du eine Sache mit einer beliebigen Figur: Du schickst eine, die allein steht, nach nebenan, oder du wirfst eine hinaus, wo sich zwei oder mehr getroffen haben.
rd-aim-3 = Je länger deine Figuren drinbleiben, desto mehr Punkte bringen sie. Auch wer mit der Schatztruhe entkommt, bringt viele.
rd-aim-4 = Lass dir nicht anmerken, wer zu dir gehört, und errate, wer zu den anderen gehört.
rd-aim-5 = Drei Abenteuer; wer die meisten Punkte hat, gewinnt.


## Wie man berührt, was man hört und was nicht vom gedruckten Spiel ist

rd-help-touch = Berühre irgendeine Figur, die leuchtet, dann einen leuchtenden Raum oder die Rauferei. Du siehst, was geschieht; berühre es noch einmal oder drücke „Los!“, damit es so kommt.
rd-sound-help = Leise Klänge für Schritte, Raufereien und die Truhe. Sind sie aus, vibriert auch nichts.
rd-ours = Die gedruckten Räume und Figuren sind hier nicht nachgemacht: Unsere sind neu gezeichnet und benannt, und alle Baupläne sind von uns.
