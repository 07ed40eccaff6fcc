### Les mots qui n’appartiennent à aucun jeu en particulier.

seat-name = Joueur { $n }
seat-and = { $first } et { $second }
seat-fox = Renard
seat-owl = Hibou
seat-frog = Grenouille
seat-bee = Abeille
seat-bat = Chauve-souris
seat-badger = Blaireau
seat-squirrel = Écureuil
seat-otter = Loutre
seat-flamingo = Flamant
seat-bear = Ours
seat-raven = Corbeau
seat-gecko = Gecko
# A piece on the board by its name, its place and its company; a place by who stands there
standing-piece = { $piece }, { $place }
standing-company = { $piece }, { $place } ; aussi ici : { $company }
standing-kind = { $place } ({ $kind })
standing-place = { $place } : { $pieces }
colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-yellow = Jaune
colour-violet = Violet
colour-grey = Gris
colour-orange = Orange
colour-teal = Turquoise
colour-pink = Rose
colour-brown = Marron
colour-black = Noir
colour-lime = Vert clair

## Mise en place
core-unknown-option = L’option « { $option } » n’existe pas. Il y a : { $known }.
core-unknown-value = L’option « { $option } » ne peut pas être « { $value } ». Choisis parmi : { $known }.
core-seat-count = Ce jeu se joue de { $min } à { $max } joueurs, pas à { $seats }.

## Jouer
core-not-an-action = « { $do } » n’est pas un coup de ce jeu.
core-nothing-there = On ne peut rien faire là pour l’instant.
core-dealer-rolls = Dans cette partie, les dés sont lancés pour toi.
core-undo-nothing = Il n’y a rien à annuler.

## Enregistrements
core-record-too-large = C’est plus que ne peut contenir un enregistrement : { NUMBER($lines) } lignes, { NUMBER($letters) } caractères par ligne, { $mib } Mio en tout.
core-record-not-json = Cette ligne n’appartient pas à un enregistrement : elle est coupée ou a été modifiée.
core-record-no-header = Ce n’est pas un enregistrement Lamplight : la première ligne devrait nommer le jeu.
core-record-version = Cet enregistrement est au format { $version } ; ce programme lit le format { $known }.
core-record-game = Cet enregistrement est celui d’un autre jeu : « { $game } ».
core-unknown-rules = Cette partie a commencé avec la version { $version } des règles, et on ne peut pas jouer ici avec celle-ci ; avec celles-ci, oui : { $known }.
core-position-long = Une position a au plus { $most } caractères.
core-position-game = Une position commence par le jeu et la version de ses règles, ici « { $game }/2 », pas par « { $found } ».
core-position-field = « { $found } » n’est pas un champ ; un champ s’écrit nom=valeur.
core-position-unknown = Il n’y a pas de champ « { $field } ». Il y a : { $known }.
core-position-twice = Le champ « { $field } » s’y trouve deux fois.
core-position-missing = Le champ « { $field } » manque.
core-position-choice = Le champ « { $field } » ne peut pas être « { $found } ». Choisis parmi : { $known }.
core-position-count = Le champ « { $field } » a { $found } valeurs et en demande { $count }.
core-position-number = « { $found } » dans le champ « { $field } » n’est pas un nombre entier de { $least } à { $most }.
core-position-hidden = Le champ « { $field } » est caché (« ? ») : seule la position complète peut être jouée.
core-record-content = Cette partie a été jouée sur un autre plateau que celui qui porte ce nom ici.
core-record-bad-line = Cette ligne n’est ni un coup, ni un contrôle, ni la fin.
core-record-seed = La graine n’est pas un nombre hexadécimal.
core-record-commitment = La graine n’est pas celle qui était promise au début.
core-record-dice = Les dés disent « { $due } », mais l’enregistrement dit « { $do } ».
core-record-illegal = « { $do } » n’est pas permis ici : { $why }
core-record-digest = La somme de contrôle après le coup { $ply } ne correspond pas : quelque chose a été modifié avant.
core-record-no-digest = Il manque ici une somme de contrôle.
core-record-after-end = La partie était déjà finie ici.
core-record-not-over = L’enregistrement dit que la partie est finie, mais elle ne l’est pas.
core-record-end = La fin n’est pas celle à laquelle mènent les coups.
core-record-early-seed = La graine figure dans l’enregistrement avant la fin de la partie.
core-record-cut = L’enregistrement est coupé : la partie est finie, mais la fin manque.
core-record-lesson = C’est l’enregistrement de la leçon « { $lesson } » : son hasard était écrit d’avance, il n’y a donc rien à vérifier.

## Robots
core-bot-gentle = Doux
    .help = Laisse passer des choses, comme un ami fatigué.
core-bot-normal = Normal
    .help = Réfléchit un peu à l’avance et se trompe de temps en temps.
core-bot-strong = Fort
    .help = Réfléchit loin à l’avance, jusqu’à une seconde.
core-bot-master = Magistral
    .help = Joue du mieux possible et réfléchit jusqu’à trois secondes.
core-bot-uniform = Hasard
    .help = Joue n’importe quel coup permis.
core-reason-random = Juste comme ça, par caprice !
core-reason-only = C’était le seul coup possible.
core-reason-search = De tout ce que j’ai envisagé, c’est ce qui finit le mieux.
