### Rumble in the Dungeon: what stands on its door and on the card that tells its aim.

rd-tagline = Douze bagarreurs, un coffre au trésor, et personne ne sait qui est à qui.
rd-age = Dès 8 ans
rd-duration = Environ 20 minutes
rd-feel = Du bluff, de la bagarre et des rires. Rapide et un brin méchant.


## The aim, in a few lines

rd-aim-1 = Tes personnages secrets : deux de ceux qui se bagarrent ici sont à toi, et personne d’autre ne sait lesquels.
rd-aim-2 = À ton tour, tu fais une seule chose avec n’importe qui : tu envoies dans la salle voisine quelqu’un qui est seul, ou tu jettes dehors quelqu’un d’une salle où ils sont au moins deux.
rd-aim-3 = Plus tes personnages restent longtemps, plus ils rapportent de points. Celui qui sort avec le coffre au trésor en rapporte beaucoup aussi.
rd-aim-4 = Ne montre pas qui est à toi, et devine qui est aux autres.
rd-aim-5 = Trois aventures ; la personne qui a le plus de points gagne.


## Comment toucher, ce qu’on entend, et ce qui n’est pas du jeu imprimé

rd-help-touch = Touche n’importe quel personnage qui brille, puis une salle qui brille, ou la bagarre. Tu vois ce qui va se passer ; touche encore une fois ou appuie sur « C’est parti ! » pour le faire.
rd-sound-help = Des sons doux pour les pas, les bagarres et le coffre. Sans eux, rien ne vibre non plus.
rd-ours = Les salles et les personnages imprimés ne sont pas copiés ici : les nôtres ont de nouveaux dessins et de nouveaux noms, et tous les plans sont de nous.
