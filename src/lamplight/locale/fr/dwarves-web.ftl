### Les Nains : les mots de la table dessinée et du catalogue des cartes.

dw-ui-map = Plateau
dw-ui-cards = Cartes
dw-ui-dwarves = Nains
dw-ui-outlook = À venir
dw-ui-why-not = Pourquoi pas maintenant ?

## Pistes

dw-ui-doom-track = La piste du Malheur
dw-ui-doom-state = Héros sur la case { $hero }, Malheur sur la case { $doom } ; entre eux { $left ->
        [0] aucun pas
        [1] un pas
       *[other] { $left } pas
    }.
dw-ui-doom-left =
    { $left ->
        [0] Le Héros et le Malheur se sont rencontrés
        [1] Un pas avant que le Héros et le Malheur ne se rencontrent
       *[other] { $left } pas avant que le Héros et le Malheur ne se rencontrent
    }
dw-ui-council = Le Conseil des nains
dw-ui-council-now = Conseil sur { $n }, en vigueur :
dw-ui-council-there = Si le Conseil était sur { $n } :

## En un coup d’œil

dw-ui-glance = Où en est la partie
dw-ui-weakest = Le plus faible : { $dwarf }, Vie { $health } sur { $most }
dw-ui-brink-here = au bord du gouffre
dw-ui-choices = Ce que l’on peut faire maintenant
dw-ui-council-short = Conseil

## À venir

dw-ui-next = Ensuite :
dw-ui-odds =
    { $threats ->
        [0] Aucune menace parmi les { $pile } cartes Aventure.
       *[other] Prochaine carte, une menace : { $percent } % ({ $threats } sur { $pile })
    }
dw-ui-tiles = Terre Morte : { $count } sur 36 (à { $limit } troupes)
dw-ui-story =
    { $b ->
        [0] Il ne reste à venir que le dernier Scénario
       *[other] Scénarios à venir : { $a } A, { $b } B, puis C
    }
dw-ui-supply = Troupes encore dans la réserve :
dw-ui-supply-short = restent
dw-ui-inflow = { $from } → { $to }
dw-ui-brink =
    { $count ->
        [1] Une case est au bord du gouffre
       *[other] { $count } cases sont au bord du gouffre
    }

## Une case que l’on regarde

dw-ui-space =
    { $count ->
        [0] Aucune troupe ; la terre meurt à { $limit }.
        [1] Une troupe ; la terre meurt à { $limit }.
       *[other] { $count } troupes ; la terre meurt à { $limit }.
    }
dw-ui-runs = Elles iraient vers
dw-ui-flows-on = Terre Morte : les troupes suivent sa flèche.
dw-ui-blacksaddle = Tout flot finit ici. À 5 troupes, elles disparaissent et le Malheur fait un pas. À présent : { $count }.
dw-ui-troops-here =
    { $count ->
        [1] une troupe
       *[other] { $count } troupes
    }

## Nains, dés et cartes

dw-ui-health = Vie { $health } sur { $most }
dw-ui-actions =
    { $count ->
        [0] Plus d’action
        [1] Encore une action
       *[other] Encore { $count } actions
    }
dw-ui-steps =
    { $count ->
        [0] Plus de pas
        [1] Encore un pas
       *[other] Encore { $count } pas
    }
dw-ui-dice = Les dés montrent : { $dice }
dw-ui-progress = { $have } sur { $need }

## Le catalogue

dw-ui-catalogue = Toutes les cartes
dw-ui-search = Chercher dans les cartes
dw-ui-filter-kind = Genre
dw-ui-filter-stage = Stade
dw-ui-filter-place = Lieu
dw-ui-filter-effect = Ce qu’elle fait
dw-ui-all = Tout
dw-ui-found =
    { $count ->
        [0] Aucune carte n’a tout cela. Enlève quelque chose.
        [1] Une carte
       *[other] { $count } cartes
    }
dw-ui-effect-heal = Rend de la Vie
dw-ui-effect-lose-health = Coûte de la Vie
dw-ui-effect-equipment = Donne de l’Équipement
dw-ui-effect-lose-equipment = Coûte de l’Équipement
dw-ui-effect-remove-troops = Retire des troupes
dw-ui-effect-add-troops = Amène des troupes
dw-ui-effect-recruit = Lance les dés de recrues
dw-ui-effect-council = Déplace le pion Conseil
dw-ui-effect-doom = Déplace le pion Malheur
dw-ui-effect-hero-pause = Arrête le pion Héros
dw-ui-effect-perish = Crée de la Terre Morte
dw-ui-effect-cleanse = Retire de la Terre Morte
dw-ui-effect-tunnel-tile = Pose la tuile Tunnel
dw-ui-effect-extra-actions = Donne des actions
dw-ui-effect-free-move = Déplace des nains
dw-ui-effect-discard-threat = Défausse des menaces
dw-ui-effect-add-threats = Ajoute des menaces
dw-ui-effect-prevent = Épargne de la Vie
dw-ui-effect-reroll = Relance les dés
dw-ui-effect-block = Interdit quelque chose
dw-ui-effect-attribute-battle = Dés de Combat
dw-ui-effect-attribute-craft = Dés d’Artisanat
dw-ui-effect-attribute-speed = Dés de Vitesse
dw-ui-effect-attribute-health = Plus de Vie

## The luck of dice and cards

dw-check-luck = Vérifier les dés et les cartes
# $count: rolls and drawn cards that were computed anew
dw-luck-good =
    { $count ->
        [1] Un lancer ou une carte a été vérifié et était honnête : il découle du nombre fixé avant la partie.
       *[other] { $count } lancers et cartes ont été vérifiés et tous étaient honnêtes : ils découlent du nombre fixé avant la partie.
    }

## The course of the game

dw-ui-course-doom = Pas entre Héros et Malheur
dw-ui-course-land = Terre Morte
