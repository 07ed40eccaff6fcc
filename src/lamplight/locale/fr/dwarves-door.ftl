### The Dwarves: what stands on its door and on the card that tells its aim.

dw-tagline = Cinq nains têtus contre la fin du monde. Vous gagnez ensemble ou pas du tout.
dw-age = Dès 10 ans
dw-duration = De 60 à 90 minutes
dw-feel = Toute une soirée à réfléchir ensemble. Palpitant jusqu’au dernier pas.


## The aim, in a few lines

dw-aim-1 = Vous jouez tous ensemble : tout le monde gagne, ou personne.
dw-aim-2 = Suivez l’histoire : faites ce que demande la carte Scénario visible. Celui qui accomplit la dernière gagne la partie pour tous.
dw-aim-3 = Vous perdez si Héros et Malheur se rencontrent sur leur piste, ou si un nain n’a plus de Vie.
dw-aim-4 = Des troupes arrivent sans cesse par les portes. Trop sur une case, et cette terre meurt : combattez-les à temps.
dw-aim-5 = À ton tour, tu as deux actions : marcher, combattre, parler au Conseil ou tenter une quête.


## Comment toucher, ce qu’on entend, et ce qui n’est pas du jeu imprimé

dw-help-touch = Touche une action, une case, un dé ou une carte qui brille. Tu vois ce que cela fera ; touche encore une fois ou appuie sur « C’est parti ! » pour le faire.
dw-sound-help = Des sons doux pour les dés, les pas et les combats. Sans eux, rien ne vibre non plus.
dw-ours = Les cartes, le plateau et les tuiles imprimés ne sont pas copiés ici. Certains des nôtres suivent ce que raconte la règle du jeu ; la plupart sont de nous.
