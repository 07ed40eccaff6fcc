### Rumble: what the rulebook has besides its numbered rules, to learn the game from.

rd-preface = Voici les règles du jeu imprimé, avec nos propres mots. Les cartes de la boîte ne portent aucun texte : les noms des salles et des personnages, et la place des portes, nous les avons choisis nous-mêmes.


## How to play, in two minutes

rd-chapter-intros = Comment jouer, en deux minutes
rd-intro-1 = Douze personnages sont dans douze salles. Deux sont à toi en secret, et personne d’autre ne sait lesquels. Regarde-les, et ne montre rien.
rd-intro-2 = À ton tour, tu fais une seule chose, et avec qui tu veux, qu’il soit à toi ou non. Se déplacer : qui est seul passe par une porte dans la salle voisine. Se bagarrer : là où ils sont au moins deux, tu choisis celui qui finit dehors.
rd-intro-3 = Qui finit dehors fait la queue. Plus on reste longtemps dedans, plus on rapporte de points : les deux premiers dehors ne rapportent rien, le dernier dedans rapporte 10. Pour toi, seul ton meilleur personnage compte.
rd-intro-4 = Et il y a un coffre. Qui est avec lui peut l’emporter dans la salle voisine, même en compagnie. Quelqu’un est à l’entrée avec le coffre quand un tour commence ? Alors il peut sortir avec, et c’est la meilleure place de toutes.
rd-intro-5 = Quand il n’en reste qu’un dedans, on dévoile tous les secrets et on compte les points. Après trois aventures, qui en a le plus gagne. Alors observe qui aide qui, et ne sois pas trop gentil avec les tiens !


## Beside the numbered rules

rd-note-players = Pour trois à six personnes dès huit ans ; trois aventures durent environ 20 minutes. À deux, il y a une variante de nous, et avec donjon et maison réunis on peut jouer jusqu’à douze.


## Examples

rd-example-walk = Qui peut se déplacer, et où
    .text = L’orc est seul dans la salle des échos. Une porte mène à l’entrée, une autre à la cuisine : il peut aller dans l’une ou l’autre. L’armurerie est en diagonale, aucune porte n’y mène. Et la liche a de la compagnie, donc elle reste.
rd-example-brawl = Une bagarre
    .text = Ils sont trois dans la cuisine. Bleu choisit la liche, qui finit dehors, au bout de la file. Les deux autres restent où ils sont.
rd-example-heave = Avec le coffre, la compagnie ne gêne pas
    .text = Ils sont deux dans la salle du trésor. Sans le coffre, personne ne peut partir. Avec le coffre, si : l’un d’eux le traîne dans la salle voisine.
rd-example-it-stays = Le coffre n’est à personne
    .text = Le coffre est arrivé jusqu’à la grotte. Celui qui le portait finit dehors, mais le coffre reste là, par terre. Qui est dans cette salle peut le prendre ensuite.
rd-example-way-out = D’abord à l’entrée, plus tard dehors
    .text = Le nain est à une porte de l’entrée et ne peut pas encore sortir. Rouge l’y amène avec le coffre. Ce n’est qu’à un tour suivant, ici celui de vert, qu’il peut sortir avec, si personne ne l’a mis dehors entre-temps.
rd-example-points = Compter sans le coffre
    .text = Ils ne sont plus que deux, et l’un finit dehors : l’orc, dernier dedans, vaut 10, et le dernier mis dehors 9. Rouge a l’orc et le nain : seul le meilleur compte. Le tout premier dehors ne rapporte rien, le troisième rapporte 1 point.
rd-example-points-with-chest = Compter quand quelqu’un a filé
    .text = Le nain est parti avec le coffre depuis longtemps. Cela vaut 10 points, si tôt que ce soit. Le dernier dedans vaut alors 9, et le dernier mis dehors 8.
rd-example-no-way-back = Pas de retour immédiat
    .text = L’orc vient tout juste de la salle des échos. D’après notre règle maison, il ne peut pas y retourner au tour suivant. Toutes les autres portes lui sont ouvertes.


## The table of points

rd-grid-points = Ce que vaut chaque place
rd-grid-worth = Points
rd-grid-without = Personne n’est parti avec le coffre
rd-grid-with = Quelqu’un est parti avec le coffre
rd-grid-last = dernier dedans
rd-grid-last-out = dernier mis dehors
rd-grid-chest = parti avec le coffre
# $n from 1
rd-grid-out =
    { $n ->
        [1] premier mis dehors
        [2] deuxième mis dehors
        [3] troisième mis dehors
       *[other] numéro { $n } mis dehors
    }


## Key to the signs

rd-key-door = Porte éclairée
    .means = Une porte en face d’une porte : on passe.
rd-key-wall = Porte condamnée
    .means = Une porte qui ne mène nulle part : personne ne passe.
rd-key-exit = Flèche qui sort d’une porte
    .means = La sortie : qui est ici avec le coffre au début d’un tour peut partir.
rd-key-stairs = Escalier
    .means = Il relie le donjon et la maison.
rd-key-chest = Coffre au trésor
    .means = Qui est dans sa salle peut l’emporter dans la salle voisine.
rd-key-token = Jeton secret
    .means = Face cachée : un personnage de quelqu’un. Face visible : le tien, ou visible de tous après l’aventure.
rd-key-fallen = Place numérotée
    .means = La file dehors, dans l’ordre de sortie ; le nombre dit ce que vaut la place.
rd-key-brawl = Nuage de poussière
    .means = Une bagarre : quelqu’un finit dehors.


## Things with a page of their own

rd-shelf-character = Les personnages, un par un
rd-shelf-room = Les salles, une par une
rd-thing-dungeon = Un personnage du donjon. Aucun ne peut plus qu’un autre : ils ne diffèrent que par leur allure et par celui dont ils sont le secret.
rd-thing-house = Un personnage de la maison. Aucun ne peut plus qu’un autre : ils ne diffèrent que par leur allure et par celui dont ils sont le secret.
rd-thing-stairs = Avec donjon et maison réunis, l’escalier passe par ici
