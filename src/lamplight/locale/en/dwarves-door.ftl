### The Dwarves: what stands on its door and on the card that tells its aim.

dw-tagline = Five stubborn dwarves against the end of the world. You win together or not at all.
dw-age = Age 10 and up
dw-duration = 60 to 90 minutes
dw-feel = Planning together for a whole evening. Exciting to the last step.


## The aim, in a few lines

dw-aim-1 = All of you play together: either everybody wins, or nobody.
dw-aim-2 = Follow the story: do what the open Scenario card asks. Whoever fulfils the last one wins the game for all.
dw-aim-3 = You lose if Hero and Doom meet on their track, or if one dwarf has no Health left.
dw-aim-4 = Troops keep pouring through the gateways. Too many on one space, and that land perishes: fight them in time.
dw-aim-5 = On your turn you have two actions: walk, fight, speak to the council or take on a quest.


## How to touch, what is heard, and what is not the printed game’s

dw-help-touch = Touch an action, a space, a die or a card that shines. You see what it will do; touch it once more or press “Go!” to do it.
dw-sound-help = Soft sounds for dice, steps and fights. Switched off, nothing buzzes either.
dw-ours = The printed cards, map and tiles are not copied here. Some of ours follow what the rulebook tells; most we made ourselves.
