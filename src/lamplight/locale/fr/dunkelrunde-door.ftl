### DunkelRunde: what stands on its door and on the card that tells its aim.

dr-tagline = La nuit, main dans la main, jusqu’au tilleul magique, au nez et à la barbe de quatre fantômes.
dr-age = Dès 6 ans
dr-duration = Environ 10 minutes par joueur
dr-feel = Des dés, la main dans la main et de petites frayeurs. Appris en une minute.


## The aim, in a few lines

dr-aim-1 = Conduis ta fille et ton garçon du village jusqu’au tilleul magique.
dr-aim-2 = Dès qu’une fille et un garçon y sont, peu importe la couleur, la partie est finie. Celui qui y a un enfant gagne ; en avoir deux vaut mieux qu’un.
dr-aim-3 = Chaque lancer déplace un de tes enfants et un fantôme.
dr-aim-4 = Un fantôme effraie l’enfant qui est seul : il court jusqu’au dernier refuge. À deux, on n’a jamais peur.
dr-aim-5 = Un double déplace tout un groupe, et tu relances.


## Comment toucher, ce qu’on entend, et ce qui n’est pas du jeu imprimé

dr-help-touch = Touche un de tes enfants ou un fantôme qui brille, puis une case qui brille. Tu vois ce que fera le coup ; touche encore la case ou appuie sur « C’est parti ! » pour le jouer.
dr-sound-help = Des sons doux pour les dés, les pas et les frayeurs. Sans eux, rien ne vibre non plus.
dr-ours = Le plateau imprimé n’est pas copié ici : nous avons dessiné les nôtres.
