### Rumble in the Dungeon: what stands on its door and on the card that tells its aim.

rd-tagline = Twelve rowdies, one treasure chest, and nobody knows who is whose.
rd-age = Age 8 and up
rd-duration = About 20 minutes
rd-feel = Bluffing, brawling and laughing. Quick and a little mean.


## The aim, in a few lines

rd-aim-1 = Your secret characters: two of those who brawl here are yours, and nobody else knows which.
rd-aim-2 = On your turn you do one thing with anybody at all: send one who stands alone next door, or throw one out of a room where two or more have met.
rd-aim-3 = The longer your characters stay in, the more points they bring. One who gets out with the treasure chest brings many, too.
rd-aim-4 = Don’t let anybody see who is yours, and guess who is theirs.
rd-aim-5 = Three adventures; whoever has the most points wins.


## How to touch, what is heard, and what is not the printed game’s

rd-help-touch = Touch any character that shines, then a room that shines, or the brawl. You see what it will do; touch it once more or press “Go!” to do it.
rd-sound-help = Soft sounds for steps, brawls and the chest. Switched off, nothing buzzes either.
rd-ours = The printed rooms and characters are not copied here: ours are drawn and named anew, and all the layouts are our own.
