### Rumble in the Dungeon: the words and sentences of the game.
###
### How arguments are passed (the same in every language):
###   $character       in rd-do-* : the stand-alone label  (the message's value, "Jelly cube")
###                    elsewhere  : the in-sentence form   (attribute .in, "the jelly cube"), always as a subject
###                    or after a colon, so no sentence here needs another case
###   $from, $to       always a stand-alone room label ("Echo hall"), never the .to form; also $room and $other
###                    in rd-layout-*, but in rd-layout-unknown $room is the word that nobody knows
###   $who, $seat      a player's name; in rd-event-end the winners' names as one string
###   $first, $second  characters in the .in form; $list all of them as one string
###   $count           in rd-preview-meet: how many are there already; in rd-event-dry and -call: how many are still inside
###   $points, $total, $count, $left, $n, $adventure, $steps, $need, $seats   numbers (not strings, or plural forms are lost)
###   $tokens          in rd-setup-tokens the value of the option, as text; else a number
###   $value, $known, $code   text
### Nothing that everybody reads may tell who owns whom. So rd-reason-protect and -bluff read the same on purpose:
### if they differed, their wording would give the secret away.

rd-name = Rumble in the Dungeon


## Characters of the dungeon

rd-character-cube = Cube gluant
    .in = le cube gluant
rd-character-eye = Œil volant
    .in = l’œil volant
rd-character-lich = Liche
    .in = la liche
rd-character-orc = Orc
    .in = l’orc
rd-character-troll = Troll
    .in = le troll
rd-character-ogre = Ogre
    .in = l’ogre
rd-character-warrior = Guerrier
    .in = le guerrier
rd-character-barbarian = Barbare
    .in = le barbare
rd-character-dwarf = Nain
    .in = le nain
rd-character-elf = Elfe
    .in = l’elfe
rd-character-thief = Voleuse
    .in = la voleuse
rd-character-cleric = Prêtresse
    .in = la prêtresse


## Characters of the house

rd-character-ninja = Ninja rose
    .in = la ninja rose
rd-character-penguin = Pingouin à pétards
    .in = le pingouin à pétards
rd-character-cat = Chat griffu
    .in = le chat griffu
rd-character-gorilla = Gorille
    .in = le gorille
rd-character-kid = Petit chenapan
    .in = le petit chenapan
rd-character-chicken = Super-poulet
    .in = le super-poulet
rd-character-robot = Robot en tutu
    .in = le robot en tutu
rd-character-squid = Calmar de poche
    .in = le calmar de poche
rd-character-meerkats = Bande de suricates
    .in = la bande de suricates
rd-character-archer = Archer à capuche
    .in = l’archer à capuche
rd-character-merlin = Magicien barbu
    .in = le magicien barbu
rd-character-alien = Extraterrestre
    .in = l’extraterrestre


## Rooms of the dungeon

rd-room-entry = Entrée grinçante
    .to = à l’entrée grinçante
rd-room-hall = Salle des échos
    .to = dans la salle des échos
rd-room-armoury = Armurerie rouillée
    .to = dans l’armurerie rouillée
rd-room-kitchen = Cuisine à glouglous
    .to = dans la cuisine à glouglous
rd-room-library = Bibliothèque qui chuchote
    .to = dans la bibliothèque qui chuchote
rd-room-cells = Cachots cliquetants
    .to = dans les cachots cliquetants
rd-room-well = Puits sans fond
    .to = au puits sans fond
rd-room-forge = Forge à étincelles
    .to = dans la forge à étincelles
rd-room-crypt = Crypte qui bâille
    .to = dans la crypte qui bâille
rd-room-mushrooms = Grotte aux champignons
    .to = dans la grotte aux champignons
rd-room-den = Tanière qui ronfle
    .to = dans la tanière qui ronfle
rd-room-treasury = Salle du trésor
    .to = dans la salle du trésor


## Rooms of the house

rd-room-frontdoor = Porte d’entrée
    .to = à la porte d’entrée
rd-room-parlour = Salon douillet
    .to = dans le salon douillet
rd-room-fridge = Frigo géant
    .to = dans le frigo géant
rd-room-bath = Bain moussant
    .to = dans le bain moussant
rd-room-billiards = Salle de billard
    .to = dans la salle de billard
rd-room-nursery = Chambre en pagaille
    .to = dans la chambre en pagaille
rd-room-study = Bureau en bazar
    .to = dans le bureau en bazar
rd-room-attic = Grenier poussiéreux
    .to = au grenier poussiéreux
rd-room-garage = Garage à bricoles
    .to = dans le garage à bricoles
rd-room-pantry = Garde-manger grignoté
    .to = dans le garde-manger grignoté
rd-room-wardrobe = Armoire sans fin
    .to = dans l’armoire sans fin
rd-room-cellar = Escalier de la cave
    .to = à l’escalier de la cave

rd-chest = Coffre au trésor


## What a place is and which way the next room lies, for tables in words

rd-about-dungeon = Une salle du donjon
rd-about-house = Une pièce de la maison
rd-about-exit = La sortie
rd-about-treasure = Le coffre commence ici
rd-about-stairs = Escalier vers l’autre étage
rd-way-north = par la porte nord
rd-way-east = par la porte est
rd-way-south = par la porte sud
rd-way-west = par la porte ouest
rd-way-stairs = par l’escalier


## Prompts

rd-ask-act = Déplace quelqu’un qui est seul, ou lance une bagarre !
rd-ask-lay = Le donjon est en chantier…
rd-ask-place = Chacun se cherche une salle…
rd-ask-deal = On distribue les secrets…
rd-ask-start = Qui commence ?


## Choices

rd-do-move = { $character } → { $to }
rd-do-carry = { $character } avec le coffre → { $to }
rd-do-fight = Bagarre ({ $from }) : { $character } finit dehors !
rd-do-leave = { $character } file dehors avec le coffre


## Previews: what an action will do

rd-preview-meet =
    { $count ->
        [1] Il y a déjà quelqu’un. Ça sent la bagarre !
       *[other] Ils sont déjà { $count }. Ça sent la bagarre !
    }
rd-preview-fight =
    { $points ->
        [0] Finit dehors. Cette place ne vaut rien du tout.
        [1] Finit dehors. Cette place vaut un point.
       *[other] Finit dehors. Cette place vaut { $points } points.
    }
rd-preview-leave = À nous le butin : la meilleure place de cette aventure !


## What happened

rd-event-lay = Toc, toc, c’est construit : voici le plan numéro { NUMBER($n, useGrouping: 0) }.
rd-event-placed = Aventure { $adventure } : chacun a sa salle. On retrousse ses manches !
rd-event-secret = Chut ! Voici un de tes personnages secrets : { $character }.
rd-event-dealt = Chacun a maintenant { $count } personnages secrets. Fais comme si de rien n’était !
rd-event-start = { $who } commence.
rd-event-move = { $who } donne le signal et { $character } s’élance : { $from } → { $to }.
rd-event-carry = { $who } crie « Oh hisse ! » et { $character } emporte le coffre : { $from } → { $to }.
rd-event-fight = Paf ! { $who } lance une bagarre ({ $from }) et { $character } finit dehors.
rd-event-leave = Youpi ! { $who } tient la porte ({ $from }) et { $character } se sauve avec le coffre.
rd-event-dry = Personne n’a fini dehors depuis une éternité, alors l’aventure s’arrête là. Les { $count } qui restent partagent la plus basse de leurs places.
rd-event-call = Tout le monde est d’accord, on s’arrête là. Les { $count } qui restent partagent la plus basse de leurs places.
rd-event-score = L’aventure { $adventure } est finie. Les secrets sur la table !
rd-event-reveal =
    { $points ->
        [0] { $who } dévoile un secret : { $character } ne rapporte rien, total { $total }.
        [1] { $who } dévoile un secret : { $character } rapporte un point, total { $total }.
       *[other] { $who } dévoile un secret : { $character } rapporte { $points } points, total { $total }.
    }
rd-event-end = La poussière retombe. Victoire pour { $who } !


## Outcome

rd-outcome-most = Toutes les aventures sont finies. La personne qui a le plus de points gagne !
rd-outcome-shared = Toutes les aventures sont finies, et il y a égalité en tête : la victoire est partagée !
rd-outcome-broken-adventure = Toutes les aventures sont finies, avec égalité de points en tête : la meilleure aventure décide.
rd-outcome-broken-ranks = Toutes les aventures sont finies, avec égalité de points en tête et des aventures aussi bonnes : le plus de premières places décide.
rd-outcome-seat =
    { $points ->
        [0] Aucun point
        [1] Un point
       *[other] { $points } points
    }


## Why not

rd-no-over = La dernière aventure est finie et la poussière est retombée. On en refait une ?
rd-no-chance = Seul le hasard en décide : le plan, les places, les secrets et qui commence.
rd-no-call = Pour s’arrêter plus tôt, il faut être en pleine aventure, que tout le monde dise oui et que le garde-fou soit en jeu.
rd-no-call-early = Vous ne pouvez vous arrêter d’un commun accord que si quelqu’un a déjà fini dehors. Que la bagarre continue !
rd-no-not-yet = Un instant, on installe encore tout. La bagarre commence tout de suite.
rd-no-not-your-turn = Bas les pattes pour l’instant : c’est à { $who } de jouer.
rd-no-nobody = Ce personnage ou cette salle n’existe pas dans cette partie. Choisis-en un que tu vois.
rd-no-out = Trop tard : { $character } est déjà dehors. Choisis quelqu’un qui est encore dedans.
rd-no-no-exit = La maison n’a ni coffre ni sortie, alors { $character } reste ici. Déplace quelqu’un ou lance une bagarre.
rd-no-exit-elsewhere = La sortie est ailleurs ({ $to }), et { $character } n’y est pas encore ({ $from }). Vas-y d’abord avec le coffre, et sors à un tour suivant.
rd-no-exit-no-chest = La porte ne s’ouvre que pour le coffre, et il n’est pas là. Alors { $character } reste dedans.
rd-no-alone = Pour une bagarre, il faut être deux, et { $character } n’a personne en face ({ $from }). Choisis une salle où l’on se bouscule.
rd-no-chest-elsewhere = Il n’y a pas de coffre dans cette salle ({ $from }), alors { $character } n’a rien à porter. Essaie un simple déplacement.
rd-no-same-room = Courir sur place ne compte pas : { $character } est déjà là ({ $to }). Choisis une salle voisine.
rd-no-door = Aïe, un mur ! Aucune porte ne relie ces salles : { $from } et { $to }. Choisis une salle où { $character } peut vraiment aller.
rd-no-crowded = En compagnie, on ne peut pas partir, et { $character } a de la compagnie ({ $from }). Lance une bagarre, ou emporte le coffre s’il est là.
rd-no-take-back = Pas d’aller-retour : { $character } en vient tout juste ({ $to }). C’est notre règle maison ; choisis une autre salle ou un autre personnage.


## Setting up

rd-setup-tokens = Avec une seule boîte, chacun reçoit le nombre habituel de secrets, pas { $tokens }. Réunissez donjon et maison pour en distribuer plus.
rd-setup-two-guard = À deux, le garde-fou doit être en jeu, sinon vous risquez de vous bagarrer jusqu’au petit déjeuner.
rd-setup-bot-guard = Avec un robot à la table, le garde-fou doit être en jeu, car les robots pourraient tourner en rond à jamais. Remettez-le, ou laissez toutes les places à des personnes.
rd-setup-too-many-tokens = Il n’y a pas assez de personnages pour { $seats } joueurs avec { $tokens } secrets chacun. Distribuez-en moins ou soyez moins nombreux.
rd-setup-scoring = Le décompte long ne va qu’avec donjon et maison réunis. Choisissez ici les dix meilleures places.


## Faults of a layout

rd-layout-unknown = Il n’y a pas de salle nommée « { $room } ».
rd-layout-repeated = Cette salle est posée deux fois : { $room }. Chaque carte ne sert qu’une fois.
rd-layout-overlap = Deux salles sont au même endroit : { $room } et { $other }. Déplaces-en une.
rd-layout-missing = Il manque une salle : { $room }. Les douze cartes doivent être posées.
rd-layout-unreachable = Personne ne peut entrer dans cette salle : { $room }. Mets une de ses portes face à une autre porte.
rd-layout-too-close =
    { $steps ->
        [1] L’entrée et la salle du trésor ne sont qu’à un pas l’une de l’autre ; il en faut au moins { $need }. Éloigne-les davantage.
       *[other] L’entrée et la salle du trésor ne sont qu’à { $steps } pas l’une de l’autre ; il en faut au moins { $need }. Éloigne-les davantage.
    }
rd-layout-front-door =
    { $steps ->
        [1] La porte d’entrée n’est qu’à un pas de l’escalier de la cave, mais une autre salle en est à { $need }. Pose-la tout au bout.
       *[other] La porte d’entrée n’est qu’à { $steps } pas de l’escalier de la cave, mais une autre salle en est à { $need }. Pose-la tout au bout.
    }
rd-layout-spelling = Ce plan est illisible. Il en manque peut-être un bout ; recopie la ligne entière.
rd-layout-version = Ce plan est écrit en version « { $value } », mais ce jeu lit la version { $known }.
rd-layout-wrong-set = Ce plan va avec d’autres boîtes que celles choisies. Prends le donjon, la maison ou les deux, selon le plan.


## Options of a table

rd-option-set = Où l’on se bagarre
    .help = Le donjon a un coffre au trésor, la maison n’en a pas. Réunis, ils sont deux fois plus grands, jusqu’à 12 joueurs.
rd-option-set-dungeon = Dans le donjon
rd-option-set-house = Dans la maison
rd-option-set-both = Donjon et maison réunis
rd-option-layout = Plan
    .help = Comment les salles sont-elles posées ? Tous les plans sont de nous ; tu peux aussi construire le tien.
rd-option-layout-generated = Une surprise
rd-option-layout-ring = L’anneau : un tour complet
rd-option-layout-ladder = L’échelle : deux couloirs, plein de portes
rd-option-layout-eight = Le huit : deux boucles
rd-option-layout-own = Ton propre plan
rd-option-doors = Portes
    .help = Combien de portes a chaque salle d’un plan surprise ? Les portes tordues sont une variante maison : moins de portes, plus d’impasses et de détours.
rd-option-doors-classic = Quatre dans chaque salle
rd-option-doors-twisty = Deux à quatre, tout en détours (variante)
rd-option-adventures = Aventures
    .help = Combien de manches jouez-vous avant de compter les points ?
rd-option-adventures-3 = Trois, comme d’habitude
rd-option-adventures-1 = Une seule, vite fait
rd-option-rebuild = Nouvelles salles à chaque fois
    .help = Faut-il reconstruire un plan surprise pour chaque aventure ?
rd-option-rebuild-no = Non, il reste comme il est
rd-option-rebuild-yes = Oui, un nouveau chaque fois
rd-option-guard = Garde-fou
    .help = Une règle maison contre les aventures sans fin : pas d’aller-retour immédiat, un arrêt après un très grand nombre de tours sans personne dehors, et vous pouvez vous arrêter d’un commun accord. À deux ou avec un robot, il est toujours en jeu.
rd-option-guard-on = En jeu
rd-option-guard-off = Sans
rd-option-tokens = Secrets par joueur
    .help = Avec donjon et maison réunis, vous pouvez distribuer plus de personnages secrets. Une variante maison.
rd-option-tokens-usual = Comme d’habitude : deux (trois à deux joueurs)
rd-option-tokens-3 = Trois chacun (variante)
rd-option-tokens-4 = Quatre chacun (variante)
rd-option-scoring = Décompte
    .help = Avec 24 personnages, la plupart des places ne valent rien. Le décompte long donne des points à presque toutes ; une variante maison.
rd-option-scoring-ten = Seules les dix meilleures places comptent
rd-option-scoring-scaled = Long : jusqu’à 22 points (variante)
rd-option-ties = Égalité à la fin
    .help = À égalité de points, vous partagez la victoire. En variante maison, la meilleure aventure peut décider, puis plus de premières places.
rd-option-ties-shared = Victoire partagée
rd-option-ties-broken = La meilleure aventure décide (variante)
rd-option-starter = Qui commence ensuite
    .help = À partir de la deuxième aventure, la personne qui a le moins de points commence. Et s’ils sont plusieurs ? Suivre l’ordre des places est une variante maison.
rd-option-starter-random = Le hasard choisit parmi eux
rd-option-starter-seating = Le prochain d’entre eux autour de la table (variante)


## Bots and their reasons (everybody reads them, so they never tell who owns whom)

rd-bot-uniform = Tête brûlée
    .help = Fait n’importe quoi de permis, comme ça vient. Facile à battre.
rd-bot-bluffer = Mine de rien
    .help = Veille sur ses secrets, sème de fausses pistes et garde un œil sur qui est en tête.

rd-reason-only = Il n’y avait rien d’autre à faire.
rd-reason-fight = Paf ! On était trop serrés là-dedans.
rd-reason-chest-away = Le coffre ne sortira pas si facilement.
rd-reason-chest-home = Le coffre a besoin de prendre l’air.
rd-reason-leave = Filons avec le butin !
rd-reason-meet = C’est l’heure d’une petite rencontre.
rd-reason-quiet = Tout doux. Il n’y a rien à voir ici.
rd-reason-fight-last = Voilà qui est décidé. Encore debout : { $character } !
rd-reason-fight-exit = Personne ne se sauve si facilement avec le coffre, pas même { $character }.
rd-reason-fight-chest = Pas touche au coffre ! Et hop, { $character } finit dehors.
rd-reason-fight-free = Ça fait de la place : { $character } peut de nouveau bouger.
rd-reason-fight-early = Une fin précoce sans un seul point : { $character }.
rd-reason-chest-exit = Le coffre est à la sortie. Il n’y a plus qu’à partir !
rd-reason-chest-slip = Vite, filons avec le coffre avant la bagarre !
rd-reason-chest-look = Il faut bien que quelqu’un garde un œil sur le coffre.
rd-reason-chest-crowd = Le coffre attire du monde. Ça sent la bagarre !
rd-reason-chest-left = Un coffre ? Quel coffre ? Juste une petite promenade.
rd-reason-chest-near = Une salle de plus vers le coffre.
rd-reason-crowd = Plus on est de fous, plus on rit !
rd-reason-dodge = Mieux vaut rester hors de portée des autres.
rd-reason-near = Il y a de la compagnie juste à côté.
rd-reason-chest-far = Loin du coffre, il n’attire que des ennuis.
rd-reason-towards = Doucement vers les autres.
rd-reason-apart = Loin de tout ce bruit.


## Handing the tablet round

rd-curtain-pass = Passe la tablette à { $who }. Les autres : on ne regarde pas !
rd-curtain-hold = Garde le doigt ici pour jeter un œil
rd-curtain-secret = Tes personnages secrets : { $first } et { $second }.
rd-curtain-secret-list = Tes personnages secrets : { $list }.
rd-curtain-done = C’est retenu, on y va !



## The notebook

rd-note-title = Carnet de détective
rd-note-own = Tes propres secrets
rd-note-think = Est-ce le secret que cache { $seat } : { $character } ?
rd-note-acted = { $who } y a mis son grain de sel : { $character }
rd-note-private = Personne d’autre ne voit tes notes.
rd-note-empty = Rien de noté. Regarde bien qui aide qui !
rd-note-mark-yes = C’est sûr
rd-note-mark-no = Jamais de la vie
rd-note-mark-maybe = Peut-être


## The show at the end of an adventure

rd-show-title = Aventure { $adventure } : qui était à qui ?
rd-show-rank =
    { $points ->
        [0] Aucun point
        [1] Un point
       *[other] { $points } points
    }
rd-show-owner = Le secret que cachait { $who }
rd-show-nobody = Le secret de personne
rd-show-skip = Sauter
rd-show-next = À l’aventure suivante
rd-show-total = Points jusqu’ici


## At the table

rd-fallen-title = Mis dehors
rd-dry =
    { $left ->
        [1] Encore un tour sans personne dehors, et l’aventure s’arrête.
       *[other] Encore { $left } tours sans personne dehors, et l’aventure s’arrête.
    }
rd-track-title = Points

rd-call-ask = On s’arrête là ?
rd-call-question = { $who } aimerait finir cette aventure ici. Tu es d’accord ?
rd-call-yes = Oui, on s’arrête
rd-call-no = Non, que la bagarre continue !
rd-call-explain = Si tout le monde dit oui, l’aventure finit aussitôt. Tous ceux qui sont encore dedans partagent la plus basse de leurs places. C’est une règle maison.
rd-call-confirm = Demander à tout le monde si on s’arrête là ?
rd-call-confirm-yes = Oui, demande à tous
rd-call-confirm-no = Non, on continue


## Building a dungeon

rd-builder-title = Construis ton propre donjon
rd-builder-rooms =
    { $count ->
        [0] Toutes les cartes sont posées.
        [1] Encore une carte
       *[other] Encore { $count } cartes
    }
rd-builder-turn = Tourner
rd-builder-take-away = Retirer
rd-builder-doors-meet = Porte contre porte : on passe
rd-builder-doors-dead = Porte sur rien : murée
rd-builder-save = Enregistrer
rd-builder-load = Ouvrir
rd-builder-share = Partager
rd-builder-name = Nom de ton plan
rd-builder-play = Jouer ici
rd-builder-clear = Tout ranger
rd-builder-random = Surprends-moi
rd-builder-good = C’est du solide ! On peut se bagarrer ici.
rd-builder-faults =
    { $count ->
        [1] Une chose cloche encore :
       *[other] { $count } choses clochent encore :
    }
rd-builder-set = Boîtes
rd-builder-doors = Portes
rd-builder-unknown-file = Ce fichier n’est pas un plan. Choisis-en un enregistré ici.
rd-builder-too-large = Ce fichier est bien trop gros pour un plan.


## Sur le plan et dans l’atelier
rd-fight = Bagarre !
rd-leave = Sortir avec le coffre
rd-own-title = Tes personnages secrets
rd-own-out = dehors
rd-own-thrown = mis dehors
rd-own-away = échappé
rd-own-inside = encore dedans
rd-own-state = { $character } : { $state }
rd-curtain-about = Garde le bouton enfoncé, ou appuie une fois pour regarder et une autre fois pour cacher. Le secret est alors lu une fois : mets un casque si d’autres peuvent entendre.
rd-curtain-shut = Le secret est de nouveau caché.
rd-show-row = { $character } : { $owner }, { $points }
rd-show-sum = { $who } : { $points }
rd-board-way-out = { $room }, la sortie
rd-board-fallen = { $who }, mis dehors, place { $n }
rd-board-away = { $who }, parti avec le coffre
rd-board-can = peut être choisi
rd-board-pow = Vlan !
rd-builder-cell = Rangée { $row }, colonne { $column }
rd-builder-cell-empty = Place libre, rangée { $row }, colonne { $column }
rd-builder-tray = Cartes encore à poser
rd-builder-chosen = Choisie : { $room }. Touche une place sur la table.
rd-builder-hint = Touche une carte, puis une place sur la table.


## The luck of the draw

rd-check-luck = Vérifier les tirages
rd-luck-good =
    { $count ->
        [1] L’unique tirage était honnête : il découle du nombre fixé avant le début de la partie.
       *[other] Les { $count } tirages étaient honnêtes : ils découlent du nombre fixé avant le début de la partie.
    }


## Words of its own pages and sheets

rd-adventure-of = Aventure { $now } sur { $all }
rd-note-words = Ce que tu veux encore retenir
rd-builder-way = Construire un plan
rd-builder-finish = Pose d’abord toutes les cartes ; ensuite tu pourras enregistrer, partager et jouer.
rd-builder-saved = Enregistré sur cet appareil.
rd-builder-link = Lien vers ce plan
rd-builder-download = Enregistrer le fichier
rd-builder-upload = Ouvrir un fichier

## Positions as text

rd-position-built = « built » dit le plan que le hasard a donné : seulement avec layout=generated, et avec les portes choisies.
rd-position-stage = Le champ « { $field } » ne va pas avec stage={ $stage }.
rd-position-lay = On ne tire pas de plan à ce moment (stage=lay).
rd-position-character = « { $found } » dans le champ « { $field } » n’est pas un personnage de ces boîtes.
rd-position-room = « { $found } » dans le champ « { $field } » n’est pas une salle de ces boîtes.
rd-position-twice = Un personnage est à deux endroits : { $character }.
rd-position-missing = Un personnage n’est ni dedans ni dehors : { $character }.
rd-position-placing = Pendant qu’on place les personnages, il y en a un dans chacune des premières salles et d’autres attendent encore.
rd-position-placed = Quand tous sont placés, chaque salle a exactement un personnage.
rd-position-token = Un jeton secret est donné deux fois : { $character }.
rd-position-holds = Le joueur { $n } a { $found } jetons secrets ; il en faudrait { $tokens }, un joueur après l’autre.
rd-position-dealing = Tous les jetons sont donnés, donc stage=deal est fini.
rd-position-inside = Il doit en rester au moins { $least } dedans.
rd-position-chest = Il n’y a pas de coffre ici : la maison seule n’en a pas, et qui s’est échappé l’a emporté.
rd-position-last = Ce personnage ne peut pas avoir bougé en dernier : { $character }. Il doit être dedans et être venu par une porte, avec le garde-fou et « dry » au moins à 1.
rd-position-past = « past » raconte { $found } aventures, il en faut { $count }.
rd-position-owner = « { $found } » ne possède personne dans l’aventure { $n } : il faut le numéro d’un joueur ou « - ».
rd-position-ranks = L’aventure { $n } de « past » n’est pas complète : chaque personnage une fois, depuis la place la plus basse, avec les jetons de tous les joueurs.
rd-position-end = La dernière aventure de « past » ne va pas avec ce qui est sur la table.

## Ce qu’il faudrait pour pouvoir
rd-need-company = Tu pourrais s’il y avait quelqu’un d’autre dans cette salle : { $from }.
rd-need-alone = Tu pourrais si { $character } n’avait pas de compagnie ici : { $from }.
rd-need-chest = Tu pourrais si le coffre était ici : { $from }.
rd-need-exit = Tu pourrais si { $character } était ici : { $to }.
rd-need-between = Tu pourras dès que quelqu’un aura fait autre chose.


## Ce que sont les choses

rd-about-character = Tout le monde peut le bouger, à qui qu’il soit en secret. Seul, il passe une porte ; en compagnie, il ne peut que se bagarrer.
rd-about-chest = Il ne bouge que si un personnage l’emporte ; qui le sort par l’entrée obtient la meilleure place.
