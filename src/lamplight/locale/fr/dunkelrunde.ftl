### DunkelRunde: the words and sentences of the game.
###
### How arguments are passed (the same in every language):
###   $child, $ghost   in dr-do-* : the stand-alone label  (the message's value, "Red girl")
###                    elsewhere  : the in-sentence form   (attribute .in, "the red girl"), always as a subject,
###                    so no sentence here needs the accusative; .acc is there for texts of your own
###                    in dr-ask-child-or-ghost, dr-do-roll and dr-event-roll: the NUMBER on that die
###   $to, $from       always a stand-alone place label ("Grey tile, 2 past the village", "River bank"), never the .to form
###   $path            in dr-reason-* the stand-alone name of a hidden path; in dr-board-* the path's id
###   $pips, $count    numbers (not strings, or plural forms are lost)
###   $count           in -join, -group and -cross: all the children who are then together (2 or more)
###   in dr-do-ghost-scare-* $child is the .in form, and $to where that child ends
###   $who             a player's name; in dr-event-end the winners' names as one string
###   $n, $tile, $key, $value, $stretch, $why   text; in dr-board-ghost-area $ghost is the stand-alone label

dr-name = DunkelRunde

## Children

dr-child-red-girl = Fille rouge
    .in = la fille rouge
    .acc = la fille rouge
dr-child-red-boy = Garçon rouge
    .in = le garçon rouge
    .acc = le garçon rouge
dr-child-blue-girl = Fille bleue
    .in = la fille bleue
    .acc = la fille bleue
dr-child-blue-boy = Garçon bleu
    .in = le garçon bleu
    .acc = le garçon bleu
dr-child-green-girl = Fille verte
    .in = la fille verte
    .acc = la fille verte
dr-child-green-boy = Garçon vert
    .in = le garçon vert
    .acc = le garçon vert
dr-child-yellow-girl = Fille jaune
    .in = la fille jaune
    .acc = la fille jaune
dr-child-yellow-boy = Garçon jaune
    .in = le garçon jaune
    .acc = le garçon jaune
dr-child-violet-girl = Fille violette
    .in = la fille violette
    .acc = la fille violette
dr-child-violet-boy = Garçon violet
    .in = le garçon violet
    .acc = le garçon violet
dr-child-grey-girl = Fille grise
    .in = la fille grise
    .acc = la fille grise
dr-child-grey-boy = Garçon gris
    .in = le garçon gris
    .acc = le garçon gris

# In-sentence form, passed as $child when a whole group is meant.
dr-the-group = le groupe
    .in = le groupe
    .acc = le groupe

## Ghosts

dr-ghost-tree = Fantôme de l’arbre
    .in = le fantôme de l’arbre
    .acc = le fantôme de l’arbre
dr-ghost-ruins = Fantôme de la ruine
    .in = le fantôme de la ruine
    .acc = le fantôme de la ruine
dr-ghost-graveyard = Fantôme du cimetière
    .in = le fantôme du cimetière
    .acc = le fantôme du cimetière
dr-ghost-inn = Fantôme de la taverne
    .in = le fantôme de la taverne
    .acc = le fantôme de la taverne

## Places

dr-path-tile = { $path }, case verte { $n }
dr-tile = { $kind }, { $n } { $past }

dr-landmark-village = Village
    .to = au village
    .past = après le village
dr-landmark-bridge = Pont
    .to = au pont
dr-landmark-tree = Arbre mort
    .to = à l’arbre mort
    .past = après l’arbre
dr-landmark-wisps = Forêt des feux follets
    .to = dans la forêt des feux follets
dr-landmark-river = Bord de la rivière
    .to = au bord de la rivière
    .past = après la rivière
dr-landmark-hut = Cabane de la sorcière
    .to = à la cabane de la sorcière
    .past = après la cabane
dr-landmark-ruins = Vieille ruine
    .to = à la vieille ruine
    .past = après la ruine
dr-landmark-graveyard = Cimetière
    .to = au cimetière
    .past = après le cimetière
dr-landmark-hills = Collines
    .to = dans les collines
dr-landmark-tower = Tour du magicien
    .to = à la tour du magicien
    .past = après la tour
dr-landmark-inn = Taverne abandonnée
    .to = à la taverne abandonnée
    .past = après la taverne
dr-landmark-heights = Hauteurs brumeuses
    .to = sur les hauteurs brumeuses
dr-landmark-gate = Porte du château
    .to = à la porte du château
    .past = après la porte
dr-landmark-castle = Chemin du château
    .to = sur le chemin du château
dr-landmark-linden = Tilleul magique
    .to = au tilleul magique

dr-path-deer = Passage de gibier
    .to = sur le passage de gibier
dr-path-trail = Chemin herbeux
    .to = sur le chemin herbeux
dr-path-bridle = Sentier muletier
    .to = sur le sentier muletier

dr-tile-grey = Case grise
    .why = La route ordinaire : enfants et fantômes y vont comme ils veulent.
dr-tile-yellow = Case jaune
    .why = Un refuge : les enfants y sont à l’abri et aucun fantôme n’y entre.
dr-tile-blue = Case bleue
    .why = Un fantôme habite ici : les enfants peuvent passer, mais jamais s’arrêter.
dr-tile-red = Case rouge
    .why = On ne continue pas tout seul : attends ici qu’un deuxième enfant arrive.
dr-tile-green = Case verte
    .why = Un raccourci : aucun fantôme ne le trouve, mais seuls un 1, un 2 ou un 3 te font avancer ici.
dr-tile-brown = Case brune
    .why = Le chemin du château : seuls un 1, un 2 ou un 3 te font avancer ici, et les fantômes y viennent aussi.

## Which way the next tile lies, for tables in words

dr-way-on = en avant
dr-way-back = en arrière
dr-way-hidden = par un raccourci ({ $path })

## Prompts

dr-ask-roll = Lance les dés !
dr-ask-child-or-ghost = { $child } pour un enfant, { $ghost } pour un fantôme. Qui déplaces-tu d’abord ?
dr-ask-child =
    { $pips ->
        [one] Avance un de tes enfants de { $pips } pas.
       *[other] Avance un de tes enfants de { $pips } pas au plus.
    }
dr-ask-ghost =
    { $pips ->
        [one] Choisis un fantôme et déplace-le de { $pips } pas exactement.
       *[other] Choisis un fantôme et déplace-le de { $pips } pas exactement.
    }
dr-ask-group =
    { $pips ->
        [one] Double { $pips } ! Choisis le groupe qui avance de { $pips } pas.
       *[other] Double { $pips } ! Choisis le groupe qui avance de { $pips } pas.
    }
dr-ask-start = Qui commence ?

## Choices

dr-do-child =
    { $steps ->
        [1] { $child }, 1 pas : { $to }
       *[other] { $child }, { $steps } pas : { $to }
    }
dr-do-child-cross = { $child } rejoint les autres et traverse → { $to }
dr-do-child-witch = { $child } → bord de la rivière ; la sorcière aide à traverser jusqu’à sa cabane
dr-do-ghost-forward = { $ghost } avance → { $to }
dr-do-ghost-back = { $ghost } recule → { $to }
dr-do-ghost-scare-forward = { $ghost } avance : { $child } s’enfuit ({ $to })
dr-do-ghost-scare-back = { $ghost } recule : { $child } s’enfuit ({ $to })
dr-do-group = { $count } enfants : { $from } → { $to }

## Previews: what a move will do

dr-preview-cross = À deux ou plus, on traverse aussitôt.
dr-preview-scare = Quelle frayeur ! Alors { $child } court au refuge : { $to }.
dr-preview-join = Cela fera { $count } enfants ici. Ensemble, personne n’a peur.
dr-preview-wait = Attend ici de la compagnie.
dr-preview-linden = Atteint le tilleul magique !
dr-preview-witch = La sorcière arrive et aide à traverser jusqu’à sa cabane.
dr-preview-safe = Aucun fantôme ne peut venir ici.
dr-eek = Hiii !

## What happened

dr-event-start = { $who } commence.
dr-event-roll = { $who } lance les dés : { $child } pour un enfant, { $ghost } pour un fantôme.
dr-event-double = { $who } fait un double { $pips } !
dr-event-lapse = Aucun groupe ne peut avancer. Le double est perdu et on relance les dés.
dr-event-child = En route, { $child } avance : { $from } → { $to }.
dr-event-group = { $count } enfants partent main dans la main : { $from } → { $to }.
dr-event-ghost =
    { $pips ->
        [one] Juste { $pips } pas, et { $ghost } s’arrête : { $to }.
       *[other] Après { $pips } pas, { $ghost } s’arrête : { $to }.
    }
dr-event-turned = Devant la lumière d’un refuge, { $ghost } fait demi-tour : { $to }.
dr-event-cross-river = { $count } enfants traversent la rivière dans la barque de la sorcière.
dr-event-cross-gate = Main dans la main, { $count } enfants franchissent la porte dans la brume.
dr-event-witch = La sorcière vient chercher { $child } en barque : cap sur la cabane !
dr-event-wait = En attendant de la compagnie, { $child } reste ici : { $to }.
dr-event-scare = Bouh ! Vite, { $child } court au refuge : { $to }.
dr-event-brave = Le fantôme rencontre tout un groupe. Personne n’a peur !
dr-event-linden = Hourra, { $child } atteint le tilleul magique !
dr-event-stuck = { $who } n’a cette fois aucun enfant qui puisse avancer.
dr-event-end = La malédiction est rompue ! Victoire pour { $who } !

## Outcome

dr-outcome-pair = Une fille et un garçon de la même couleur sont réunis sous le tilleul. La personne qui a amené ses deux enfants gagne !
dr-outcome-one = Une fille et un garçon sont sous le tilleul. Tous ceux qui y ont un enfant gagnent !
dr-outcome-seat-both = Deux enfants au tilleul
dr-outcome-seat-one = Un enfant au tilleul
dr-outcome-seat-none = Encore en chemin

## Why not

dr-no-not-your-turn = Ce n’est pas encore ton tour. On t’appellera dès que ce sera à toi.
dr-no-over = La malédiction est déjà rompue et la partie est finie. On en refait une ?
dr-no-roll-first = Lance d’abord les dés, ensuite tu pourras jouer.
dr-no-wrong-child = Oh, { $child } appartient à quelqu’un d’autre. Avance ta fille ou ton garçon.
dr-no-linden-stays = Le voyage est fini : { $child } reste au tilleul jusqu’à la fin. Choisis quelqu’un qui est encore en chemin.
dr-no-waits-red = Personne ne quitte seul une case rouge : { $child } attend qu’un autre enfant arrive.
dr-no-slow-path = Sur le vert et le brun, il faut un 1, un 2 ou un 3. Avec un { $pips }, { $child } ne bouge pas ; essaie avec quelqu’un d’autre.
dr-no-path-entry = On n’entre sur le vert ou le brun qu’avec un 1, un 2 ou un 3, et le dé montre { $pips }. Cette fois, reste sur la route.
dr-no-haunted-group = Un fantôme est avec ce groupe, alors { $child } ne peut pas partir sans les autres. Éloigne d’abord le fantôme, ou attends un double.
dr-no-too-far =
    { $pips ->
        [one] C’est trop loin : le dé des enfants ne permet que { $pips } pas. Choisis la case suivante.
       *[other] C’est trop loin : le dé des enfants permet { $pips } pas au plus. Choisis une case plus proche.
    }
dr-no-backward = Les enfants ne vont que vers l’avant. Choisis une case plus loin sur le chemin.
dr-no-no-step = Rester sur place ne compte pas : fais au moins un pas.
dr-no-blue = Un fantôme habite la case bleue, personne ne peut s’y arrêter. Arrête-toi avant, ou passe devant si tu as assez de pas.
dr-no-ghost-there = Il y a un fantôme sur cette case, et un enfant seul ne peut pas s’y arrêter, même à côté d’un groupe. Tu peux passer si tu as assez de pas.
dr-no-red-stops = Une case rouge arrête tout le monde, impossible de la dépasser. Arrête-toi dessus : un enfant seul y attend de la compagnie, deux ou plus traversent aussitôt.
dr-no-red-ghost = Un fantôme occupe la case rouge, alors { $child } doit s’arrêter avant. Peut-être peux-tu d’abord éloigner le fantôme ?
dr-no-not-reachable = Aucun chemin ne mène là-bas depuis ici. Regarde les cases marquées.
dr-no-child-done = Tu as déjà avancé un enfant pendant ce tour. Maintenant, c’est à un fantôme de bouger.
dr-no-ghost-done = Un fantôme a déjà bougé pendant ce tour. Maintenant, c’est à un de tes enfants d’avancer.
dr-no-double-no-ghost = Tu as fait un double, alors les fantômes ne bougent pas. Choisis plutôt un groupe d’enfants.
dr-no-double-no-single = Tu as fait un double, alors aucun enfant n’avance seul. Choisis plutôt un groupe entier.
dr-no-no-double = Un groupe n’avance que si les deux dés montrent le même nombre. Cette fois, c’est un enfant seul qui avance.
dr-no-no-group = Il faut au moins deux enfants sur une case pour former un groupe. Choisis une case où ils sont plus nombreux.
dr-no-group-short = Un groupe doit aller aussi loin que possible. Choisis la case la plus lointaine de son chemin.
dr-no-group-route = Par un autre chemin, ce groupe peut faire plus de pas. À une bifurcation, un groupe prend le chemin où il peut faire le plus de pas.
dr-no-group-blue = Même un groupe ne peut pas s’arrêter sur une case bleue. Il s’arrête sur la dernière case permise avant elle.
dr-no-crowd-variant = À cette table, les enfants rassemblés dans un refuge ne forment pas un groupe. Choisis un groupe sur le chemin.
dr-no-chance = Seuls les dés en décident.
dr-no-nobody = Cet enfant, ce fantôme ou ce lieu n’existe pas dans cette partie. Choisis-en un que tu vois sur le plateau.

## Options of a table

dr-option-board = Plateau
    .help = Quel chemin mène au tilleul ? Nous avons dessiné les plateaux nous-mêmes.
dr-option-board-linden = La ronde du tilleul : tout le voyage
dr-option-board-short = La petite ronde : pour une partie rapide
dr-option-board-own = Ton propre plateau : { $n }
dr-option-start = Qui commence
    .help = D’habitude, le plus jeune. La place 1 est celle du plus jeune.
dr-option-start-youngest = Le plus jeune (place 1)
dr-option-start-random = Au hasard
dr-option-start-seat = Place { $n }
dr-start-nobody = Personne n’est assis à la place { $n } : vous n’êtes que { $seats }. Choisissez une autre place pour commencer.
dr-option-crowds = Foule dans les refuges
    .help = Un double fait-il aussi avancer les enfants réunis au village, à la cabane ou à la tour ? « Pas un groupe » est une variante maison.
dr-option-crowds-group = C’est un groupe
dr-option-crowds-none = Ce n’est pas un groupe (variante)
dr-option-advice = Conseils
    .help = Pour les petits : tout le monde voit des conseils et vous discutez ensemble des coups. Une variante maison.
dr-option-advice-off = Chacun réfléchit seul
dr-option-advice-open = Conseils ouverts (variante)

## Bots and their reasons

dr-bot-uniform = Tourbillon
    .help = Joue n’importe quel coup permis, comme ça vient. Facile à battre.
dr-bot-thoughtful = Tête pensante
    .help = Cherche la compagnie, les refuges et les raccourcis avant de jouer.
dr-bot-kind = Ver luisant
    .help = Joue pour les plus petits : ne fait peur à personne s’il peut l’éviter, et aime marcher main dans la main.

dr-reason-kind-company = Tient compagnie à quelqu’un.
dr-reason-kind-walk = Pas à pas, sans se presser.
dr-reason-kind-ghost = Là, le fantôme ne fait peur à personne.
dr-reason-kind-group = Ainsi, beaucoup marchent main dans la main.
dr-reason-arrive = Amène un enfant au tilleul.
dr-reason-cross = Trouve de la compagnie et traverse aussitôt.
dr-reason-join = Forme un groupe de { $count } enfants, car ensemble personne n’a peur.
dr-reason-wait-red = Attend de la compagnie sur la case rouge.
dr-reason-shelter = Met un enfant à l’abri dans un refuge.
dr-reason-path = Prend un raccourci où aucun fantôme ne peut suivre : { $path }.
dr-reason-forward = Avance d’un bon bout de chemin.
dr-reason-safe-from = Un endroit plus sûr : { $ghost } n’y vient pas si facilement.
dr-reason-scare = Comme ça, { $child } repart en arrière : { $to }.
dr-reason-block = Là, { $ghost } barre la route aux autres : { $to }.
dr-reason-away = Comme ça, { $ghost } s’éloigne et laisse mes enfants tranquilles.
dr-reason-group-own = Emmène un de mes enfants.
dr-reason-group-leader-held = Laisse sur place les enfants qui sont en tête.
dr-reason-only = C’était le seul coup possible.
dr-reason-least-harm = C’est ce qui gêne le moins mes enfants.
dr-reason-curse = Rompt la malédiction au tilleul !
dr-reason-cross-river = Les voilà { $count } à la rivière : ensemble, ils peuvent traverser.
dr-reason-cross-gate = Les voilà { $count } à la porte : ensemble, ils peuvent passer.
dr-reason-witch = Tous les autres ont traversé, alors la sorcière vient aider.
dr-reason-unreached = Là où sont les fantômes, aucun n’y arrive en un seul lancer.
dr-reason-lead = Prend la tête.
dr-reason-lead-on = Reste en tête et creuse l’écart.
dr-reason-catch-up = Fait avancer l’enfant resté derrière.
dr-reason-past = Dépasse un fantôme : { $ghost } reste derrière.
dr-reason-overtake = Laisse quelqu’un derrière : { $child }.
dr-reason-set-out = Hors du refuge et en route.
dr-reason-group-least = Aucun des miens n’y est, alors c’est le groupe qui y gagne le moins qui avance.
dr-reason-group-others = Laisse marcher un groupe des autres ; les miens restent où ils sont.
dr-reason-scare-own = Un des miens repart en arrière, { $child } : { $to }. Je n’ai rien vu de mieux.
dr-reason-haunt = Tant que { $ghost } est là, personne ne quitte ce groupe sans les autres : { $to }.
dr-reason-free = Une fois que { $ghost } est loin, mon enfant peut de nouveau quitter ce groupe.
dr-reason-lurk = De là, { $ghost } peut bientôt faire peur à quelqu’un : { $child }.
dr-reason-harmless = Là, { $ghost } ne peut faire peur à aucun de mes enfants.
dr-reason-towards = Le prochain but est à portée : { $to }.
dr-reason-unharmed = Pour mes enfants, rien ne change si { $ghost } va là.
dr-reason-nearer-own = Là, { $ghost } s’approche des miens, mais je prends ce risque.

## Faults of a board file

dr-board-no-village = Ce plateau n’a pas de village. La route doit commencer par un seul village.
dr-board-two-villages = Ce plateau a plus d’un village. Il n’en faut qu’un, tout au début.
dr-board-no-linden = Ce plateau n’a pas de tilleul. La route doit finir au tilleul.
dr-board-unreachable = Aucun chemin ne mène à la case { $tile }. On doit pouvoir atteindre chaque case depuis le village, et la route finit au tilleul.
dr-board-ghost-missing = Il manque un fantôme ici : « { $stretch } ». Indique dans le fichier du plateau sur quelle case il commence.
dr-board-ghost-off-blue = Un fantôme commence sur la case { $tile }, qui n’est pas sa propre case bleue. Chaque fantôme commence chez lui.
dr-board-blue-without-ghost = La case bleue { $tile } n’a pas de fantôme. Chaque case bleue en abrite exactement un.
dr-board-short-stretch = La partie après « { $stretch } » est trop courte : il faut au moins deux cases avant le refuge suivant.
dr-board-path-skips-shelter = Le raccourci { $path } contourne un refuge. Il doit quitter et rejoindre la route entre les deux mêmes refuges.
dr-board-path-skips-obstacle = Le raccourci { $path } contourne une case rouge. On ne peut éviter ni la rivière ni la porte.
dr-board-path-backward = Le raccourci { $path } rejoint la route avant l’endroit où il la quitte. Les raccourcis ne mènent que vers l’avant.
dr-board-path-empty = Le raccourci { $path } n’a pas de cases. Donne-lui au moins une case verte.
dr-board-path-ends-on = Le raccourci { $path } ne peut ni commencer ni finir sur la case { $tile }. Choisis des cases grises de la route, après la cabane.
dr-board-path-overlap = Le raccourci { $path } gêne un autre raccourci. Chaque raccourci a besoin de son propre nom et de son propre bout de route à éviter.
dr-board-bad-colour = La case { $tile } a la couleur « { $value } », impossible à cet endroit.
dr-board-duplicate-tile = Il y a plusieurs cases nommées { $tile }. Chaque case doit avoir son propre nom.
dr-board-river-then-hut = La cabane de la sorcière doit venir juste après le bord de la rivière.
dr-board-gate-then-brown = Une case brune doit venir juste après la porte du château.
dr-board-last-before-linden = La case { $tile } n’a pas la bonne couleur : toutes les cases entre la porte et le tilleul sont brunes, et aucune autre.
dr-board-shelters = Les refuges ne vont pas : il faut le village, la cabane, la tour et le tilleul, une fois chacun et dans cet ordre.
dr-board-reds = Les cases rouges ne vont pas : il en faut exactement deux, le bord de la rivière avant la cabane et la porte après la tour.
dr-board-too-large = Ce plateau est trop grand : la limite est de { $count } cases.
dr-board-unknown-key = Le fichier du plateau contient une entrée inconnue « { $key } ». Est-elle mal écrite ?
dr-board-wrong-type = L’entrée « { $key } » du fichier du plateau n’a pas le bon type de valeur.
dr-board-version = Le fichier du plateau a le format « { $value } », mais ce jeu lit le format { $count }.
dr-board-ghost-area = Un fantôme est sur la mauvaise partie de la route ({ $ghost }) : il en faut un avant la cabane, deux entre la cabane et la tour, un après la tour.
dr-board-blue-blocks = Deux cases bleues ne peuvent pas se suivre (case { $tile }). Mets une autre case entre elles.
dr-board-name-taken = Il y a déjà un plateau nommé « { $value } ». Donne un autre nom au tien.
dr-board-not-toml = Le fichier du plateau ne peut pas être lu comme du TOML : { $why }

## Sur le plateau
dr-dice = Dés : { $child } pour un enfant, { $ghost } pour un fantôme
dr-double = Double !
dr-boo = Bouh !
dr-giggle = Hi hi !
dr-aim = Mène ta fille et ton garçon jusqu’au tilleul magique !
dr-way-title = Le chemin qui reste
dr-way-child =
    { $steps ->
        [0] { $child } : au tilleul
        [1] { $child } : encore un pas
       *[other] { $child } : encore { $steps } pas
    }
dr-ahead =
    { $steps ->
        [1] { $who } est en tête : encore un pas
       *[other] { $who } est en tête : { $steps } pas pour les deux enfants
    }
dr-ahead-who = En tête : { $who }
dr-ahead-level = Au coude à coude !
dr-ahead-home = Au tilleul : { $who }
dr-board-can = peut être choisi
dr-story-next = Page suivante
dr-story-back = Retour
dr-story-skip = Sauter le conte
dr-story-page = Page { $page } sur { $pages }


## Positions as text

dr-position-nobody = À une table de { $seats }, personne ne joue { $colour }.
dr-position-tile = « { $found } » dans le champ « { $field } » n’est pas une case du plateau « { $board } ».
dr-position-stretch = { $ghost } : pas ici ({ $tile }). Un fantôme reste sur son bout de route.
dr-position-blue = Aucun enfant ne reste sur une case bleue : { $tile }.
dr-position-red = Deux enfants n’attendent jamais sur une case rouge : { $tile }. Ils auraient traversé.
dr-position-alone = Un fantôme ne reste jamais avec un seul enfant : { $tile }. L’enfant se serait enfui.
dr-position-last = Le dernier enfant avant la rivière n’attend pas sur la rive : { $tile }. La sorcière l’aurait aidé.
dr-position-over = Rien n’est demandé exactement quand une fille et un garçon sont au tilleul.
dr-position-start = On ne demande qui commence qu’avant le premier lancer, avec tous les enfants au village.
dr-position-dice = « asks={ $asks } » ne va pas avec les dés : un groupe marche sur un double, et seulement alors.
dr-position-stuck = « asks={ $asks } » est impossible : rien ne pourrait marcher.

## Ce qu’il faudrait pour pouvoir
dr-need-roll = Avec un { $pips } sur le dé des enfants, tu pourrais.
dr-need-ghost-leaves = Tu pourrais si { $ghost } était ailleurs : { $place }.
dr-need-no-double = Tu pourrais si le dé bleu ne montrait pas aussi { $pips }.
dr-need-company = Tu pourrais avec un deuxième enfant ici : { $place }.
dr-need-double = Avec un double { $pips }, tu pourrais.
dr-or = { $first } ou { $second }
dr-comma = { $first }, { $second }


## Ce que sont les choses

dr-about-child = Un enfant de la couleur de sa place. Il ne fait qu’avancer, au plus d’autant de pas que montre le dé en bois ; seul il craint les fantômes, en compagnie non.
dr-about-ghost = Un fantôme n’est à personne. Qui a la main en bouge un avec le dé bleu ; là où il s’arrête, un enfant seul court se réfugier.
