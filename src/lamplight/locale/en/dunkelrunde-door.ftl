### DunkelRunde: what stands on its door and on the card that tells its aim.

dr-tagline = By night, hand in hand, past four ghosts to the magic linden.
dr-age = Age 6 and up
dr-duration = About 10 minutes per player
dr-feel = Dice, hand in hand, and small frights. Learnt in a minute.


## The aim, in a few lines

dr-aim-1 = Lead your girl and your boy from the village to the magic linden.
dr-aim-2 = As soon as a girl and a boy stand there, of any colours, the game ends. Whoever has a child there wins; both children beat one.
dr-aim-3 = Each roll moves one of your children and one ghost.
dr-aim-4 = A ghost frightens a child that stands alone: it runs back to the last shelter. Two together are never afraid.
dr-aim-5 = A double moves a whole group, and you roll again.


## How to touch, what is heard, and what is not the printed game’s

dr-help-touch = Touch one of your shining children or a shining ghost, then a shining tile. You see what the move will do; touch the tile once more or press “Go!” to make it.
dr-sound-help = Soft sounds for dice, steps and frights. Switched off, nothing buzzes either.
dr-ours = The printed board is not copied here: we drew our boards ourselves.
