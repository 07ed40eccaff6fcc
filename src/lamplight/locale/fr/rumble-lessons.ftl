### Rumble in the Dungeon: what its lessons and tips say. Nothing here is longer than 140 characters.

rd-lesson-first = Ta première bagarre
rd-lesson-first-secret = Deux de ces personnages sont à toi en secret : l’orc et l’elfe. Personne d’autre ne le voit.
rd-lesson-first-anybody = À ton tour, tu peux déplacer n’importe qui, pas seulement les tiens. Ainsi les secrets restent secrets.
rd-lesson-first-move = Une action par tour. Qui est seul peut passer une porte : touche la voleuse, puis la salle de l’ogre.
rd-lesson-first-stuck = Ils sont deux dans une salle, et aucun ne peut plus s’en aller. Regarde ce que font les autres.
rd-lesson-first-brawl = Bagarre : choisis qui des deux finit dehors ! Les deux premiers ne valent rien, le troisième 1 point… le dernier dedans, 10.
rd-lesson-first-flinch = On a jeté ton elfe dehors. Ne bronche pas ! Seul le meilleur de tes deux personnages compte.
rd-lesson-first-chest = Qui est avec le coffre peut l’emporter à côté, même en compagnie. Fais-le porter à l’entrée par l’orc.
rd-lesson-first-leave = À l’entrée avec le coffre quand un tour commence ? Sors ! C’est la première place : 10 points.
rd-lesson-first-secrets = Tous les secrets sont sur la table. Une partie a trois aventures, le plus de points gagne ; qui en a le moins commence la suivante.
rd-lesson-first-guard = Une règle maison : personne ne revient aussitôt d’où il vient, sinon on y serait encore au petit déjeuner. Tu peux la couper.
rd-lesson-first-end = L’orc a filé avec le trésor, et il était à toi depuis le début !

# Tips
rd-tip-brawl = Où ils sont deux ou plus, tu peux te bagarrer : choisis qui finit dehors. Ce peut être n’importe qui.
rd-tip-meet = Qui entre chez quelqu’un y reste coincé, et l’autre aussi. Le prochain tour peut amener une bagarre.
rd-tip-out = La file montre ce que vaut chaque place. À qui il était reste secret jusqu’à la fin.
rd-tip-chest = Qui est avec le coffre peut l’emporter à côté, même en compagnie. On échappe ainsi à une bagarre !
rd-tip-leave = Quelqu’un pourrait sortir avec le coffre : première place et 10 points. Est-ce un des tiens ?
rd-tip-gone = Parti avec le coffre ! La bagarre continue jusqu’à ce qu’il n’en reste qu’un.
rd-tip-score = Seul le meilleur de tes deux personnages compte. Qui a le moins de points commence l’aventure suivante.
