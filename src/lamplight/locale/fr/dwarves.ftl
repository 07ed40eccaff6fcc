### The Dwarves: the words and sentences of the game. Cards, Equipment, dwarves, spaces, kingdoms, troops and the
### council's effects have their names in dwarves-cards.ftl; here they come as arguments.
###
### How arguments are passed (the same in every language; the comment above a message lists its own):
###   $who             a player's name (seat-name)
###   $dwarf           a dwarf's name (dw-dwarf-*), always a bare name
###   $space, $from, $to   a space's stand-alone name (dw-space*, "Porista", "Urgon, east of Dragon Fire"); but a number is $to in
###                    dw-do-raise, dw-event-reroll*, dw-event-raised and dw-event-message-plus
###   $place           where a card wants something done: a space, a kingdom or another place, as a stand-alone name
###   $card, $gear     a card's title (dw-card-*, dw-gear-*)
###   $troop           one troop of a kind (dw-troop-* with count 1, or its .one)
###   $troops          some troops: dw-troop-* with a count, several of them joined by dw-comma and dw-and
###   $effect          what the council's space does (dw-council-*)
###   $attribute, $direction   dw-attribute-*, dw-direction-*
###   $ask             in dw-ask-together the question itself, another dw-ask-*
###   $what            parts of a reward (dw-part-*), several of them joined by dw-and
###   $dice            in dw-event-*: all the dice as one string, "6 5 2"; in dw-do-*: how many dice, a number
###   $first, $second  any two names
###   $count, $left, $points, $n, $die, $target, $have, $need, $max, $health, $percent, $orcs, $trolls, $alfar
###                    numbers (not strings, or plural forms are lost); $left is what is left afterwards:
###                    actions, points to give, dice, Health, tokens, or the spaces between the Hero and the Doom token
### Names stand at the start, after a colon or in brackets wherever they can, so that no language needs another case.

dw-name = Les Nains


## Small words that other sentences are built from

dw-and = { $first } et { $second }
dw-comma = { $first }, { $second }
dw-attribute-battle = Combat
dw-attribute-craft = Artisanat
dw-attribute-speed = Vitesse
dw-attribute-health = Vie
dw-direction-0 = vers l’est
dw-direction-1 = vers le nord-est
dw-direction-2 = vers le nord-ouest
dw-direction-3 = vers l’ouest
dw-direction-4 = vers le sud-ouest
dw-direction-5 = vers le sud-est
dw-go-0 = Est
dw-go-1 = Nord-est
dw-go-2 = Nord-ouest
dw-go-3 = Ouest
dw-go-4 = Sud-ouest
dw-go-5 = Sud-est
dw-colour-red = flèche rouge
dw-colour-yellow = flèche jaune
dw-colour-blue = flèche bleue
dw-kind-scenario = Scénario
dw-kind-adventure = Aventure
dw-kind-threat = Menace
dw-kind-equipment = Équipement
dw-token-hero = Pion Héros
dw-token-doom = Pion Malheur
dw-token-council = Pion Conseil
dw-tile = Terre Morte
dw-tunnel-tile = Tuile Tunnel
dw-tunnel-tile-closed = Tuile Tunnel, en Terre Morte : personne ne peut s’en servir
dw-entrance = Entrée de tunnel
dw-track-start = Piste du Malheur { $n } : ici commence le pion Héros
dw-track-troops = Piste du Malheur { $n } : des troupes arrivent ({ $space })
dw-track-council = Piste du Malheur { $n } : le pion Conseil va à gauche
dw-track-threat = Piste du Malheur { $n } : de nouvelles menaces
dw-track-end = Piste du Malheur { $n } : ici commence le pion Malheur
dw-council-space = Case { $n } du Conseil : { $effect }
dw-about-gateway = Porte, hors de tout royaume
# $red, $yellow, $blue (dw-direction-*)
dw-about-arrows = Flèches : rouge { $red }, jaune { $yellow }, bleue { $blue }
dw-way-left = à gauche
dw-way-right = à droite
dw-keenfire = Lame de Feu, la hache puissante
    .text = Combat +2 jusqu’à la fin de la partie.


## What a reward or a threat gives, in a few words

dw-part-heal-one =
    { $count ->
        [1] L’un de vous regagne 1 Vie
       *[other] L’un de vous regagne { $count } Vies
    }
dw-part-heal-split =
    { $count ->
        [1] Regagner 1 Vie
       *[other] Regagner { $count } Vies, à répartir
    }
dw-part-heal-each =
    { $count ->
        [1] Chacun regagne 1 Vie
       *[other] Chacun regagne { $count } Vies
    }
dw-part-heal-active =
    { $count ->
        [1] La personne dont c’est le tour regagne 1 Vie
       *[other] La personne dont c’est le tour regagne { $count } Vies
    }
dw-part-lose-split =
    { $count ->
        [1] Vous perdez 1 Vie
       *[other] Vous perdez { $count } Vies, à répartir
    }
dw-part-lose-each =
    { $count ->
        [1] Chacun perd 1 Vie
       *[other] Chacun perd { $count } Vies
    }
dw-part-lose-active =
    { $count ->
        [1] La personne dont c’est le tour perd 1 Vie
       *[other] La personne dont c’est le tour perd { $count } Vies
    }
dw-part-lose-bearer =
    { $count ->
        [1] La victime perd 1 Vie
       *[other] La victime perd { $count } Vies
    }
dw-part-equipment =
    { $count ->
        [1] 1 carte Équipement
       *[other] { $count } cartes Équipement
    }
dw-part-lose-equipment =
    { $count ->
        [1] Vous perdez 1 carte Équipement
       *[other] Vous perdez { $count } cartes Équipement
    }
dw-part-remove = Hors du plateau : { $troops }
dw-part-remove-any =
    { $count ->
        [1] Retirer du plateau 1 troupe au choix
       *[other] Retirer du plateau { $count } troupes au choix
    }
dw-part-add = Arrivée ({ $space }) : { $troops }
dw-part-recruit = Lancer les dés de Recrutement : { $space }
dw-part-council-right = Le pion Conseil avance de { $count } vers la droite
dw-part-council-left = Le pion Conseil recule de { $count } vers la gauche
dw-part-doom = Le pion Malheur se rapproche de { $count }
dw-part-doom-back = Le pion Malheur recule de { $count }
dw-part-pause =
    { $count ->
        [1] Le prochain pas du Héros est sauté
       *[other] Les { $count } prochains pas du Héros sont sautés
    }
dw-part-perish = Terre Morte : { $space }
dw-part-cleanse =
    { $count ->
        [1] Retirer jusqu’à 1 tuile Terre Morte
       *[other] Retirer jusqu’à { $count } tuiles Terre Morte
    }
dw-part-tunnel = Poser la tuile Tunnel
dw-part-extra =
    { $count ->
        [1] 1 action de plus
       *[other] { $count } actions de plus
    }
dw-part-march-one = L’un de vous marche tout de suite, { $count } cases au plus
dw-part-march-each = Chacun marche tout de suite, { $count } cases au plus
dw-part-relocate = Tous les nains viennent ici : { $space }
dw-part-dismiss =
    { $count ->
        [1] Défausser 1 Menace sans son effet
       *[other] Défausser { $count } Menaces sans leur effet
    }
dw-part-threats =
    { $count ->
        [1] 1 Menace de plus se cache dans la pile Aventure
       *[other] { $count } Menaces de plus se cachent dans la pile Aventure
    }


## Prompts: what has to be decided

dw-ask-be = Qui veux-tu être ?
dw-ask-begin = Qui joue en premier ? Mettez-vous d’accord.
dw-ask-together = { $ask } Décidez ensemble ; { $who } confirme.
dw-ask-action =
    { $left ->
        [1] Encore une action. Que fait { $dwarf } ?
       *[other] Encore { $left } actions. Que fait { $dwarf } ?
    }
dw-ask-walk =
    { $points ->
        [1] Où va { $dwarf } ? Encore un pas.
       *[other] Où va { $dwarf } ? Encore { $points } pas.
    }
dw-ask-penalty = La Terre Morte réclame son prix ({ $space }). Est-ce que { $dwarf } perd 1 Vie, ou le pion Malheur se rapproche-t-il de 1 ?
dw-ask-lose =
    { $left ->
        [1] Vous perdez 1 Vie. Qui la perd ?
       *[other] { $left } Vies à perdre. Qui perd la prochaine ?
    }
dw-ask-lose-council = Une Menace, et le Conseil est contre vous : qui perd 1 Vie ?
dw-ask-heal-council = Le Conseil vous soutient : qui regagne 1 Vie ?
dw-ask-shield = { $dwarf } va perdre 1 Vie. Utiliser le bouclier ?
dw-ask-reroll = Le Conseil permet de relancer un dé. Lequel ?
dw-ask-again = Pas assez ? { $dwarf } peut relancer tous les dés, une seule fois.
dw-ask-runestone = Utiliser la Pierre runique et relancer tous les dés ?
dw-ask-raise = { $dwarf } peut augmenter un dé de 1. Lequel ?
dw-ask-strike =
    { $left ->
        [1] Encore un dé qui peut toucher. Qui est frappé ?
       *[other] Encore { $left } dés qui peuvent toucher. Qui est frappé ensuite ?
    }
dw-ask-heal =
    { $left ->
        [1] 1 Vie à regagner. Pour qui ?
       *[other] { $left } Vies à regagner. Pour qui est la prochaine ?
    }
dw-ask-heal-one =
    { $count ->
        [1] Qui regagne 1 Vie ?
       *[other] Qui regagne { $count } Vies ?
    }
dw-ask-give = Trouvé : { $gear }. Pour qui ?
dw-ask-keenfire = Lame de Feu est forgée ! Qui va la porter ?
dw-ask-march =
    { $count ->
        [1] Qui marche tout de suite de 1 case ?
       *[other] Qui marche tout de suite, de { $count } cases au plus ?
    }
dw-ask-remove =
    { $left ->
        [1] Une troupe peut quitter le plateau. Laquelle ?
       *[other] { $left } troupes peuvent quitter le plateau. Laquelle est la prochaine ?
    }
dw-ask-remove-kind = Peuvent quitter le plateau : { $troops }. D’où ?
dw-ask-cleanse =
    { $left ->
        [1] Une tuile Terre Morte peut partir. Laquelle ?
       *[other] { $left } tuiles Terre Morte peuvent partir. Laquelle est la prochaine ?
    }
dw-ask-dig = Où poser la tuile Tunnel ?
dw-ask-choose = { $card } : quelle récompense prenez-vous ?
dw-ask-drop =
    { $left ->
        [1] Une carte Équipement est perdue. Laquelle ?
       *[other] { $left } cartes Équipement sont perdues. Laquelle est la prochaine ?
    }
dw-ask-dismiss = Vous pouvez défausser une Menace sans son effet. Laquelle ?
dw-ask-fetch = La réserve a trop peu de troupes pour « { $card } ». Il manque encore : { $troops }. Où les prenez-vous sur le plateau ?


## Prompts: while chance decides

dw-ask-deal = On distribue les nains…
dw-ask-first = Qui commence ?
dw-ask-roll = Les dés roulent…
dw-ask-recruit = Qui arrive par la porte ? ({ $space })
dw-ask-tile = La terre se meurt ({ $space })…
dw-ask-scenario = L’histoire continue…
dw-ask-draw = On retourne une nouvelle carte…
dw-ask-find = Qu’y a-t-il dans le coffre ?


## Choices

dw-do-be = { $dwarf }
dw-do-begin = { $who } commence
dw-do-move =
    { $dice ->
        [1] Marcher (1 dé)
       *[other] Marcher ({ $dice } dés)
    }
dw-do-fight =
    { $dice ->
        [1] Combattre (1 dé)
       *[other] Combattre ({ $dice } dés)
    }
dw-do-message =
    { $dice ->
        [1] Message au Conseil (1 dé, { $target } ou plus)
       *[other] Message au Conseil ({ $dice } dés, { $target } ou plus)
    }
dw-do-duel =
    { $dice ->
        [1] Affronter Nôd’onn (1 dé)
       *[other] Affronter Nôd’onn ({ $dice } dés)
    }
dw-do-outfit =
    { $dice ->
        [1] Demander de l’Équipement au Conseil (1 dé, { $target } ou plus)
       *[other] Demander de l’Équipement au Conseil ({ $dice } dés, { $target } ou plus)
    }
dw-do-test =
    { $dice ->
        [1] { $card } : test ({ $attribute }, 1 dé, { $target } ou plus)
       *[other] { $card } : test ({ $attribute }, { $dice } dés, { $target } ou plus)
    }
dw-do-try =
    { $dice ->
        [1] { $card } : lancer 1 dé ({ $target } ou plus)
       *[other] { $card } : lancer { $dice } dés ({ $target } ou plus)
    }
dw-do-pay = { $card } : donner { $gear }
dw-do-use = Utiliser : { $gear }
dw-do-end = Finir le tour
dw-do-step = { $go } : { $space }
dw-do-step-seen = { $go } : { $space } ({ $seen })
dw-do-tunnel = Par les tunnels → { $space }
dw-do-stop = Rester ici
dw-do-health = { $dwarf } perd 1 Vie
dw-do-doom = Le pion Malheur se rapproche de 1
dw-do-lose = C’est pour { $dwarf }
dw-do-shield = Utiliser le bouclier
dw-do-take = Encaisser la blessure
dw-do-keep = Garder les dés
dw-do-reroll = Relancer un { $die }
dw-do-again = Relancer tous les dés
dw-do-runestone = Utiliser la Pierre runique
dw-do-raise = Changer un { $die } en { $to }
dw-do-strike = Frapper : { $troop }
dw-do-strike-card = Frapper : { $troop } ({ $card })
dw-do-done = Assez
dw-do-heal = { $dwarf } regagne de la Vie
dw-do-give = Pour { $dwarf }
dw-do-march = { $dwarf } marche
dw-do-remove = Retirer : { $troop } ({ $space })
dw-do-fetch = Prendre : { $troop } ({ $space })
dw-do-cleanse = Libérer cette terre : { $space }
dw-do-dig = La tuile Tunnel ici : { $space }
dw-do-choose = { $what }
dw-do-drop = { $gear } ({ $dwarf })
dw-do-dismiss = Défausser : { $card }
dw-do-none = Personne
dw-do-leave = Plutôt pas
dw-do-no-more = C’est tout


## Far steps: a walk to a space further away

dw-way = { $space } : { $steps } pas
dw-way-via = { $space } : { $steps } pas en passant par { $via }
dw-way-first = { $space } : { $steps } pas, d’abord { $direction }
dw-way-tunnel = { $space } : { $steps } pas, par les tunnels
dw-way-priced = { $way } ({ $price })
dw-cost-health = { $count ->
    [one] { $count } Vie
   *[other] { $count } Vies
}
dw-cost-doom = Malheur { $count } plus près
dw-price-health = En chemin, { $dwarf } perd { $count ->
    [one] { $count } Vie
   *[other] { $count } Vies
}.
dw-price-doom = En chemin, le pion Malheur se rapproche de { $count }.


## Previews: what an action will do

dw-preview-troops = Des troupes sont là, donc la marche s’arrête : { $troops }
dw-preview-perished = Terre Morte : cela coûte 1 Vie ou 1 pas du pion Malheur.
dw-preview-immune = Terre Morte, mais cela ne gêne pas { $dwarf }.
dw-preview-lost-doom = Attention : les pions se rencontreraient, et la partie serait perdue !
dw-preview-lost-health = Attention : { $dwarf } n’a plus que 1 Vie. La partie serait perdue !
dw-preview-last = Cela terminerait la carte : { $card }
dw-preview-journey = Le voyage pour « { $card } » serait à recommencer.
dw-preview-odds = Cela réussit { $percent } fois sur 100.
dw-preview-fight-odds = Au moins une touche { $percent } fois sur 100. Sans aucune touche, on perd 1 Vie.

dw-preview-odds-one = Au moins une réussite { $percent } fois sur 100.
dw-preview-foes = Contre : { $troops }
dw-preview-council = Si le Conseil écoute, son pion va sur la case { $n } : { $effect }

## What happened: the start and the turns

dw-event-be = { $who } joue { $dwarf }.
dw-event-dealt = Le hasard distribue, { $who } joue : { $dwarf }.
dw-event-first = { $who } joue en premier.
dw-event-story =
    { $count ->
        [1] L’histoire a une carte du stade A, puis Lame de Feu, puis la grande fin.
       *[other] L’histoire a { $count } cartes du stade A, puis Lame de Feu, puis la grande fin.
    }
dw-event-turn = Tour { $n } : { $who } avec { $dwarf }.
dw-event-end = { $who } finit son tour.
dw-event-end-early =
    { $left ->
        [1] { $who } finit son tour et laisse une action de côté.
       *[other] { $who } finit son tour et laisse { $left } actions de côté.
    }


## What happened: the Hero token and the Doom token

dw-event-hero = Le pion Héros fait un pas. Distance du pion Malheur : { $left }.
dw-event-hero-troops = Le pion Héros fait un pas : des troupes ! Elles arrivent ici : { $space }. Distance du pion Malheur : { $left }.
dw-event-hero-council = Le pion Héros fait un pas : le Conseil ronchonne. Distance du pion Malheur : { $left }.
dw-event-hero-threat = Le pion Héros fait un pas : de nouvelles menaces. Distance du pion Malheur : { $left }.
dw-event-hero-pauses =
    { $left ->
        [0] Le pion Héros se repose cette fois. La prochaine fois, il repart.
        [1] Le pion Héros se repose cette fois, et encore une fois après.
       *[other] Le pion Héros se repose cette fois, et encore { $left } fois après.
    }
dw-event-pause =
    { $count ->
        [1] « { $card } » : le prochain pas du pion Héros est sauté.
       *[other] « { $card } » : les { $count } prochains pas du pion Héros sont sautés.
    }
dw-event-each-turn = « { $card } » frappe encore au début du tour.
dw-event-doom-council = Bislipur domine le Conseil : le pion Malheur se rapproche de 1. Distance : { $left }.
dw-event-doom-saddle = Le Joug Noir déborde : le pion Malheur se rapproche de 1. Distance : { $left }.
dw-event-doom-penalty = La Terre Morte ({ $space }) épargne { $dwarf } et attire le pion Malheur de 1. Distance : { $left }.
dw-event-doom-card = « { $card } » : le pion Malheur se rapproche de 1. Distance : { $left }.
dw-event-doom-back =
    { $count ->
        [1] « { $card } » : le pion Malheur recule de 1 case. Distance : { $left }.
       *[other] « { $card } » : le pion Malheur recule de { $count } cases. Distance : { $left }.
    }
dw-event-doom-stays = « { $card } » : le pion Malheur est déjà à son départ et ne peut pas reculer plus.


## What happened: the council

dw-event-council-left = Le pion Conseil va à gauche, sur la case { $n }. À partir de maintenant : { $effect }
dw-event-council-right = Le pion Conseil va à droite, sur la case { $n }. À partir de maintenant : { $effect }
dw-event-council-left-end = Le pion Conseil ne bouge pas : il est déjà au bout, chez Bislipur.
dw-event-council-right-end = Le pion Conseil ne bouge pas : il est déjà au bout, chez Balendilín.
dw-event-message-plus = { $dwarf } sait parler au Conseil : un dé compte { $to } au lieu de { $die }.
dw-event-message = Le Conseil écoute { $dwarf } !
dw-event-message-failed = Le Conseil n’écoute pas : { $dwarf } n’a aucun dé de { $target } ou plus.
dw-event-outfit = Le Conseil ouvre l’armurerie pour { $dwarf }.
dw-event-outfit-failed = L’armurerie reste fermée : { $dwarf } n’a aucun dé de { $target } ou plus.
dw-event-threats =
    { $count ->
        [1] Une Menace est mêlée sans être vue à la pile Aventure.
       *[other] { $count } Menaces sont mêlées sans être vues à la pile Aventure.
    }
dw-event-threats-none = La pile Menace est vide : rien de nouveau ne se cache parmi les Aventures.


## What happened: troops and the Perished Land

dw-event-skulls = Dés de Recrutement : { $orcs } pour les Orcs, { $trolls } pour les Trolls, { $alfar } pour les Albes.
dw-event-recruit-again =
    { $count ->
        [1] Le Conseil est contre vous : le dé vide est relancé.
       *[other] Le Conseil est contre vous : { $count } dés vides sont relancés.
    }
dw-event-recruit = Par la porte ({ $space }) arrivent : { $troops }.
dw-event-recruit-none = Tout est calme à la porte ({ $space }) : personne ne vient.
dw-event-short = La réserve est vide, donc ne peuvent pas venir : { $troops }.
dw-event-add = « { $card } » amène de nouvelles troupes ({ $space }) : { $troops }.
dw-event-add-none = « { $card } » amènerait des troupes ({ $space }), mais la réserve n’en a plus.
dw-event-perish =
    { $count ->
        [0] La terre meurt : { $space }. Sa flèche pointe { $direction }.
       *[other] { $count } troupes, c’est trop : la terre meurt ({ $space }). Sa flèche pointe { $direction }.
    }
dw-event-perish-card = « { $card } » : la terre meurt ({ $space }). Sa flèche pointe { $direction }.
dw-event-perish-none = « { $card } » : aucune terre ne meurt, car aucune case ne convient ou il n’y a plus de tuile.
dw-event-perish-already = « { $card } » : c’est déjà une Terre Morte ({ $space }), donc rien ne change.
dw-event-flow-side = De côté, { $from } → { $to } : { $troops }.
dw-event-flow = Le long de la flèche, { $from } → { $to } : { $troops }.
dw-event-run-on = Rien ne les retient en Terre Morte, { $from } → { $to } : { $troops }.
dw-event-saddle = { $count } troupes sur le Joug Noir, c’est trop : toutes retournent dans la réserve.
dw-event-tiles-out = C’était la dernière tuile Terre Morte. Désormais, plus aucune terre ne meurt.
dw-event-cleansed = Cette terre revit : { $space }.
dw-event-removed = Hors du plateau ({ $space }) : { $troop }.
dw-event-remove-none = Il n’y a aucune troupe à retirer.


## What happened: cards

dw-event-scenario = L’histoire continue : « { $card } ».
dw-event-adventure = Une nouvelle aventure : « { $card } ».
dw-event-threat = Une menace apparaît : « { $card } ».
dw-event-immediate = « { $card } » frappe tout de suite !
dw-event-strikes = Personne ne l’a écartée : « { $card } » frappe !
dw-event-averted = Menace écartée : « { $card } » !
dw-event-dismissed = « { $card } » est défaussée sans aucun effet.
dw-event-discarded = « { $card } » va à la défausse.
dw-event-sweep = Un nouveau chapitre commence : toutes les Aventures et Menaces visibles s’en vont.
dw-event-card-troops = Sur « { $card } » attendent : { $troops }.
dw-event-card-troops-back = De « { $card } » retournent dans la réserve : { $troops }.
dw-event-card-bearer = « { $card } » a choisi sa victime : { $dwarf } ne peut plus bouger.
dw-event-card-tokens =
    { $count ->
        [1] On pose un jeton sur « { $card } ».
       *[other] On pose { $count } jetons sur « { $card } ».
    }
dw-event-fetch = Du plateau ({ $space }) vers « { $card } » : { $troop }.
dw-event-lack = « { $card } » demande plus de troupes que la réserve n’en a : la carte est défaussée.
dw-event-condition = « { $card } » ne convient pas : sa condition n’est pas remplie. Carte suivante.
dw-event-already = « { $card } » est déjà accomplie ! Carte suivante.
dw-event-scenario-done = Scénario accompli : « { $card } » !
dw-event-adventure-done = Aventure accomplie : « { $card } » !
dw-event-reshuffle = Les Aventures et Menaces défaussées sont mélangées en une nouvelle pile.
dw-event-no-cards = Il ne reste aucune carte à retourner.
dw-event-chosen = Vous choisissez : { $what }.
dw-event-progress = « { $card } » : { $have } sur { $need }.
dw-event-visited = Pour « { $card } », { $dwarf } passe par ici : { $space }.
dw-event-journey = { $dwarf } part en voyage pour « { $card } » ({ $space }).
dw-event-journey-lost = { $dwarf } a fait autre chose en route. Le voyage pour « { $card } » est à recommencer.
dw-event-journey-done = { $dwarf } touche au but ({ $space }) : le voyage pour « { $card } » est accompli !
dw-event-lapse =
    { $count ->
        [1] Le tour est fini : une réussite pour « { $card } » est perdue.
       *[other] Le tour est fini : { $count } réussites pour « { $card } » sont perdues.
    }
dw-event-extra =
    { $count ->
        [1] { $who } a une action de plus ce tour-ci.
       *[other] { $who } a { $count } actions de plus ce tour-ci.
    }
dw-event-relocated = « { $card } » place { $dwarf } ici : { $space }.
dw-event-held = « { $card } » retient { $dwarf } sur place ({ $space }).
dw-event-fights-on = { $dwarf } est en plein combat et reste ({ $space }).
dw-event-keenfire = { $dwarf } brandit Lame de Feu : Combat +2 !


## What happened: Equipment

dw-event-find = Trouvé : { $gear }.
dw-event-find-none = Il n’y a plus d’Équipement à trouver.
dw-event-given = { $dwarf } reçoit : { $gear }.
dw-event-given-nobody = Tout le monde en a déjà, donc c’est défaussé : { $gear }.
dw-event-used = { $dwarf } utilise : { $gear }.
dw-event-paid = { $dwarf } donne pour « { $card } » : { $gear }.
dw-event-dropped = { $dwarf } perd : { $gear }.
dw-event-drop-none = Personne n’a d’Équipement à perdre.
dw-event-reshuffle-gear = L’Équipement défaussé est mélangé en une nouvelle pile.


## What happened: Health

dw-event-hurt-penalty = La Terre Morte ({ $space }) coûte 1 Vie à { $dwarf }. Reste : { $left }.
dw-event-hurt-fight = Pas une seule touche ! { $dwarf } perd 1 Vie. Reste : { $left }.
dw-event-hurt-duel = Nôd’onn riposte : { $dwarf } perd 1 Vie. Reste : { $left }.
dw-event-hurt-card = « { $card } » coûte 1 Vie à { $dwarf }. Reste : { $left }.
dw-event-hurt-council = Le Conseil est contre vous : la menace coûte 1 Vie à { $dwarf }. Reste : { $left }.
dw-event-prevented = { $dwarf } échappe à la blessure grâce à ceci : { $gear }.
dw-event-immune = { $dwarf } traverse la Terre Morte ({ $space }) comme si de rien n’était.
dw-event-healed = { $dwarf } regagne 1 Vie. Maintenant : { $left }.
dw-event-healed-more =
    { $count ->
        [1] { $dwarf } regagne 1 Vie. Maintenant : { $left }.
       *[other] { $dwarf } regagne { $count } Vies. Maintenant : { $left }.
    }
dw-event-healed-council = Le Conseil vous soutient : { $dwarf } regagne 1 Vie. Maintenant : { $left }.
dw-event-heal-full = { $dwarf } a toute sa Vie, il n’y a rien à regagner.
dw-event-heal-nobody = Personne ne regagne de Vie.
dw-event-heal-lost = Tout le monde a toute sa Vie, on ne regagne donc plus rien.
dw-event-heal-blocked = À cause de « { $card } », personne ne peut regagner de Vie.
dw-event-maximum = { $dwarf } peut maintenant avoir { $max } Vies au plus. Reste : { $left }.


## What happened: dice

dw-event-roll-move = { $dwarf } lance les dés pour marcher : { $dice }.
dw-event-roll-fight = { $dwarf } lance les dés pour combattre : { $dice }.
dw-event-roll-message = { $dwarf } lance les dés pour un message : { $dice }.
dw-event-roll-outfit = { $dwarf } demande de l’Équipement et lance les dés : { $dice }.
dw-event-roll-duel = { $dwarf } affronte Nôd’onn et lance les dés : { $dice }.
dw-event-roll-test = { $dwarf } fait un test ({ $attribute }) pour « { $card } » : { $dice }.
dw-event-roll-try = { $dwarf } lance les dés pour « { $card } » : { $dice }.
dw-event-reroll-must = Le Conseil est contre vous : un des dés les plus hauts est relancé, { $die } → { $to }.
dw-event-reroll = Grâce au Conseil, un dé est relancé : { $die } → { $to }.
dw-event-again = { $dwarf } relance tous les dés : { $dice }.
dw-event-runestone = La Pierre runique brille, et { $dwarf } relance tous les dés : { $dice }.
dw-event-raised = { $dwarf } augmente un dé : { $die } → { $to }.


## What happened: walking

dw-event-points =
    { $points ->
        [1] { $dwarf } peut marcher de 1 case.
       *[other] { $dwarf } peut marcher de { $points } cases au plus.
    }
dw-event-march =
    { $points ->
        [1] { $dwarf } peut marcher de 1 case sans lancer les dés.
       *[other] { $dwarf } peut marcher de { $points } cases au plus sans lancer les dés.
    }
dw-event-step = { $dwarf } marche : { $from } → { $to }.
dw-event-tunnel = { $dwarf } prend les tunnels : { $from } → { $to }.
dw-event-stopped = Des troupes barrent la route ({ $space }) : { $dwarf } doit s’arrêter.
dw-event-stays = { $dwarf } ne va pas plus loin ({ $space }).
dw-event-dug = Une nouvelle entrée de tunnel : { $space }.
dw-event-dug-moved = La tuile Tunnel change de place : { $from } → { $to }.
dw-event-tunnel-lost = La tuile Tunnel est perdue avec la terre ({ $space }) et est remise de côté.
dw-event-tunnel-closed = La terre est morte sous la tuile Tunnel ({ $space }). Elle reste là, mais personne ne peut s’en servir.
dw-event-tunnel-open = La tuile Tunnel sert de nouveau : { $space }.
dw-event-entrance-lost = Cette entrée de tunnel ne peut plus servir : { $space }.


## What happened: fights and tests

dw-event-strike = { $dwarf } frappe ({ $space }) : { $troop }.
dw-event-strike-card = { $dwarf } frappe sur « { $card } » : { $troop }.
dw-event-spared = { $dwarf } aurait pu frapper davantage, mais en reste là.
dw-event-test =
    { $count ->
        [1] Une réussite de { $dwarf } pour « { $card } ». Cela fait { $have } sur { $need }.
       *[other] { $count } réussites de { $dwarf } pour « { $card } ». Cela fait { $have } sur { $need }.
    }
dw-event-test-failed = Aucune réussite pour « { $card } » : { $dwarf } n’a aucun dé de { $target } ou plus.
dw-event-surplus =
    { $count ->
        [1] Une réussite est de trop et se perd.
       *[other] { $count } réussites sont de trop et se perdent.
    }
dw-event-part-done = « { $card } » : cette partie est faite ({ $space }).
dw-event-try-done = { $dwarf } a les bons dés pour « { $card } » !
dw-event-try-failed = Les dés n’ont pas suffi pour « { $card } ». { $dwarf } n’y perd rien.
dw-event-duel =
    { $count ->
        [1] { $dwarf } touche Nôd’onn une fois ! Jetons restants : { $left }.
       *[other] { $dwarf } touche Nôd’onn { $count } fois ! Jetons restants : { $left }.
    }


## What happened: the end

dw-event-won = « { $card } » est accomplie. Le Pays Sûr est sauvé : vous avez gagné ensemble !
dw-event-defeat-doom = Le Héros et le Malheur se sont rencontrés. Le Pays Sûr tombe, la partie est perdue.
dw-event-defeat-health = { $dwarf } n’a plus de Vie. Il vous fallait rester au complet : la partie est perdue.


## Outcome

dw-outcome-won-sc1 = Les Portes sont scellées, plus aucune troupe ne passe. Vous avez sauvé le Pays Sûr !
dw-outcome-won-sc2 = Nôd’onn est vaincu. Vous avez sauvé le Pays Sûr !
dw-outcome-won-sc3 = La grande bataille est gagnée. Vous avez sauvé le Pays Sûr !
dw-outcome-won-other = La dernière quête est accomplie. Vous avez sauvé le Pays Sûr !
dw-outcome-lost-doom = Le pion Malheur a rejoint le pion Héros. Cette fois, les ténèbres l’emportent.
dw-outcome-lost-health = { $dwarf } n’a plus de Vie. Cette fois, les ténèbres l’emportent.
dw-outcome-seat =
    { $health ->
        [0] { $dwarf }, plus de Vie
        [1] { $dwarf }, encore 1 Vie
       *[other] { $dwarf }, encore { $health } Vies
    }


## Why not: anybody, any time

dw-no-over = Cette histoire est racontée jusqu’au bout. Une autre ?
dw-no-chance = Le hasard seul en décide : dés, tuiles et cartes.
dw-no-not-yet = Un instant, d’abord les dés et les cartes.
dw-no-not-your-turn = Pour l’instant, c’est { $who } qui décide. Mais dis ce que tu en penses !
dw-no-not-asked = Ce n’est pas ce qu’on te demande pour l’instant. Réponds d’abord à la question posée.
dw-no-nobody = Cela n’existe pas dans cette partie. Choisis quelque chose que tu vois.
dw-no-taken = Ce rôle est déjà pris : { $dwarf }. Choisis-en un autre.
dw-no-seat = Personne n’est assis là. Choisis quelqu’un de cette table.


## Why not: actions

dw-no-actions = Il ne reste plus d’action ce tour-ci.
dw-no-held = « { $card } » retient { $dwarf } sur place tant que cette menace est là.
dw-no-troops = Il n’y a personne à combattre ici ({ $space }), ni sur la case ni sur une carte.
dw-no-message-blocked = Tant que « { $card } » est visible, aucun message n’arrive au Conseil.
dw-no-council-end = Le pion Conseil est déjà au bout, chez Balendilín. Il ne va pas plus à droite.
dw-no-council-nine = Le Conseil ne donne de l’Équipement que si son pion est sur la case 9. Il est sur la case { $n }.
dw-no-duel-none = Nôd’onn n’est pas là. Pour l’affronter, il faut la carte « Vainquez Nôd’onn ! ».
dw-no-duel-elsewhere = Nôd’onn attend ailleurs ({ $space }), et { $dwarf } n’y est pas.
dw-no-duel-troops = Des troupes se tiennent entre { $dwarf } et Nôd’onn ({ $space }). Il faut d’abord les vaincre.
dw-no-card = Cette carte n’est pas visible : { $card }.
dw-no-test = « { $card } » ne demande pas de test.
dw-no-part = « { $card } » n’a pas cette partie.
dw-no-part-done = Cette partie de « { $card } » est déjà faite.
dw-no-test-elsewhere = Le test pour « { $card } » se fait ailleurs ({ $place }), et { $dwarf } n’y est pas.
dw-no-after-tunnel = Pour « { $card } », { $dwarf } doit d’abord passer par les tunnels, pendant ce tour.
dw-no-too-few =
    { $need ->
        [1] Pour « { $card } », il faut un nain sur place ({ $place }).
       *[other] Pour « { $card } », il faut { $need } nains sur place ({ $place }).
    }
dw-no-try = « { $card } » ne demande pas de lancer à elle.
dw-no-try-elsewhere = Pour « { $card } », on lance les dés ailleurs ({ $place }), et { $dwarf } n’y est pas.
dw-no-pay = « { $card } » ne demande pas d’Équipement.
dw-no-paid = « { $card } » a déjà tout l’Équipement demandé.
dw-no-pay-elsewhere = L’Équipement pour « { $card } » se donne ailleurs ({ $place }), et { $dwarf } n’y est pas.
dw-no-gear = { $dwarf } n’a pas ceci : { $gear }.
dw-no-gear-passive = Ceci agit tout le temps et ne se défausse pas pour servir : { $gear }.
dw-no-gear-moment = Ce n’est pas le bon moment : { $gear }.
dw-no-gear-useless = Ici et maintenant, cela ne servirait à rien : { $gear }.


## Why not: walking and tunnels

dw-no-adjacent = C’est trop loin pour un pas : { $from } et { $to } ne se touchent pas.
dw-no-same-space = { $dwarf } y est déjà ({ $space }).
dw-no-roll-first = Choisis d’abord de marcher et lance les dés ; ensuite, tu avances pas à pas.
dw-no-points = Il ne reste plus de pas.
dw-no-entrance-here = Il n’y a pas d’entrée de tunnel ici ({ $space }).
dw-no-entrance-there = Il n’y a pas d’entrée de tunnel là-bas ({ $space }).
dw-no-entrance-perished = Cette entrée est en Terre Morte et ne peut plus servir : { $space }.
dw-no-tunnel-blocked = Tant que « { $card } » est visible, les tunnels sont fermés.


## Why not: dice and fights

dw-no-die = Aucun dé ne montre ce nombre : { $die }.
dw-no-raise-six = Un 6 ne peut pas monter plus haut.
dw-no-die-too-low = Il ne reste aucun dé assez haut pour cela : { $troop }.
dw-no-such-troop = Il n’y a rien de tel ici ({ $space }) : { $troop }.
dw-no-such-troop-card = Il n’y a rien de tel sur « { $card } » : { $troop }.
dw-no-card-elsewhere = Les troupes de « { $card } » se combattent ailleurs ({ $place }).
dw-no-ability = { $dwarf } ne peut pas relancer tous les dés ici.
dw-no-runestone = { $dwarf } n’a pas de Pierre runique.
dw-no-shield = { $dwarf } n’a pas de bouclier.


## Why not: rewards and losses

dw-no-full = { $dwarf } a toute sa Vie et ne peut pas en regagner.
dw-no-heal-blocked = Tant que « { $card } » est visible, personne ne peut regagner de Vie.
dw-no-owns = { $dwarf } en a déjà un exemplaire : { $gear }. Personne n’en a deux pareils.
dw-no-march-held = « { $card } » retient { $dwarf }, impossible de marcher.
dw-no-march-fighting = { $dwarf } est en plein combat et ne peut pas marcher avant la fin.
dw-no-remove-kind = On ne peut retirer maintenant que : { $troops }.
dw-no-remove-empty = Il n’y a rien de tel là-bas ({ $space }) : { $troop }.
dw-no-remove-place = On ne peut pas retirer de troupes de là maintenant ({ $space }). Choisis une case permise.
dw-no-tile = Il n’y a pas de tuile Terre Morte là : { $space }.
dw-no-dig-perished = La tuile Tunnel ne peut pas être en Terre Morte ({ $space }).
dw-no-dig-entrance = Il y a déjà une entrée de tunnel ({ $space }). Choisis une autre case.
dw-no-dig-here = Cette fois, la tuile Tunnel doit être là où se trouve { $dwarf }.
dw-no-fetch-kind = De cette sorte, il n’en manque pas : { $troop }.
dw-no-dismiss = On ne peut défausser maintenant qu’une Menace visible. Pas cette carte : { $card }.
dw-no-drop = { $dwarf } n’a pas cet Équipement : { $gear }.
dw-no-must = Il faut décider ; ne rien faire n’est pas possible ici.
dw-no-choice = Ce choix n’existe pas.


## Options of a table

dw-option-difficulty = Difficulté
    .help = Combien de Scénarios avant Lame de Feu ? Plus il y en a, plus c’est long et difficile. Pour vos débuts, prenez Facile.
dw-option-difficulty-easy = Facile (4 cartes)
dw-option-difficulty-normal = Normal (5 cartes)
dw-option-difficulty-challenging = Corsé (6 cartes)
dw-option-difficulty-brave = Vaillant (7 cartes)
dw-option-difficulty-heroic = Héroïque (8 cartes)
dw-option-perish = Quand la terre meurt
    .help = Combien de troupes sur une case en font une Terre Morte ? Quatre, c’est la variante de la règle du jeu pour les experts.
dw-option-perish-5 = À 5 troupes
dw-option-perish-4 = À 4 troupes (pour experts)
dw-option-dwarves = Les nains
    .help = Chacun choisit-il son nain, ou le hasard les distribue-t-il ?
dw-option-dwarves-choose = Chacun choisit
dw-option-dwarves-random = Le hasard distribue
dw-option-first = Qui commence
    .help = Décidez-vous ensemble qui joue en premier, ou est-ce le hasard ?
dw-option-first-agree = Vous décidez ensemble
dw-option-first-random = Le hasard décide


## Bots and their reasons

dw-bot-companion = Fidèle Compagnon
    .help = Réfléchit avec vous : garde l’œil sur les quêtes, les menaces et la Vie de chacun.
dw-bot-uniform = Compagnon insouciant
    .help = Fait n’importe quoi de permis, comme ça. Pas d’une grande aide.

dw-reason-only = Il n’y avait rien d’autre à faire.
dw-reason-win = Cela pourrait nous faire gagner !
dw-reason-scenario = Cela fait avancer l’histoire : « { $card } ».
dw-reason-adventure = La récompense en vaut la peine : « { $card } ».
dw-reason-avert = Mieux vaut écarter cela avant que ça frappe : « { $card } ».
dw-reason-walk = En route vers là où on a besoin de moi : { $space }.
dw-reason-walk-card = En route pour « { $card } ».
dw-reason-stop = C’est ici que je veux être.
dw-reason-tunnel = Par les tunnels, c’est le plus court.
dw-reason-fight = Moins il y a de troupes ici, mieux c’est.
dw-reason-brink = Encore une troupe, et la terre meurt là-bas : { $space }.
dw-reason-strike = C’est le plus dangereux de tous.
dw-reason-strike-card = La quête d’abord : « { $card } ».
dw-reason-message = Il nous faut le Conseil de notre côté.
dw-reason-outfit = Un bon Équipement nous aide tous.
dw-reason-duel = Sus à lui !
dw-reason-penalty-health = { $dwarf } peut encaisser. Le Malheur est trop près.
dw-reason-penalty-doom = { $dwarf } a assez souffert. Le Malheur est encore loin.
dw-reason-lose = { $dwarf } peut le mieux s’en passer.
dw-reason-shield = Le bouclier est là pour ça.
dw-reason-take = Gardons le bouclier pour plus tard.
dw-reason-reroll = Ce dé ne peut que s’améliorer.
dw-reason-again = Ces dés ne suffisent pas.
dw-reason-keep = Ces dés feront l’affaire.
dw-reason-raise = Un point de plus, et c’est bon.
dw-reason-heal = { $dwarf } en a le plus besoin.
dw-reason-give = { $dwarf } en fera le meilleur usage.
dw-reason-use = C’est maintenant que cela aide le plus : { $gear }.
dw-reason-pay = Un prix honnête.
dw-reason-march = { $dwarf } a le plus à y gagner.
dw-reason-remove = Il y avait trop de monde là-bas : { $space }.
dw-reason-cleanse = Libérer cette terre, c’est ce qui les freine le plus.
dw-reason-dig = Un tunnel là-bas nous évitera de longues marches.
dw-reason-choose = Cela nous aide davantage.
dw-reason-drop = C’est ce dont on peut le mieux se passer.
dw-reason-dismiss = C’était la pire des menaces : « { $card } ».
dw-reason-fetch = C’est là qu’elles nuisaient le plus.
dw-reason-none = Mieux vaut pas.
dw-reason-rest = Plus rien d’utile à faire ce tour-ci.
dw-reason-be = Un groupe varié, c’est la moitié de la victoire.
dw-reason-begin = Un bon départ pour nous tous.
dw-reason-move = Ailleurs, je serai plus utile.
dw-reason-wander = Rien ne presse. Un coup d’œil ne fait jamais de mal : { $space }.
dw-reason-walk-tunnel = Vers les tunnels : { $space }.
dw-reason-tunnel-card = Par les tunnels pour « { $card } ».
dw-reason-stop-card = Ici, je peux faire quelque chose pour « { $card } ».
dw-reason-wait-card = J’attends les autres ici : « { $card } ».
dw-reason-stop-perished = Pas un pas de plus, là commence la Terre Morte : { $space }.
dw-reason-stop-troops = Pas un pas de plus, des troupes barrent la route : { $space }.
dw-reason-stop-early = C’est assez loin pour l’instant.
dw-reason-saddle = Trop de troupes sur le Joug Noir rapprochent le Malheur.
dw-reason-message-away = Il faut que cela cesse : { $effect }
dw-reason-message-towards = Voici ce que le Conseil pourrait faire pour nous : { $effect }
dw-reason-save = Gardons ce que nous avons pour plus tard.
dw-reason-end = Cela suffit pour ce tour-ci.
dw-reason-keep-risk = Un autre lancer pourrait tout aussi bien être pire.
dw-reason-keep-stone = La Pierre runique nous servira davantage plus tard.
dw-reason-keep-anyway = Restons-en là.
dw-reason-lose-hard = C’est dur pour { $dwarf }, mais je n’ai rien vu de mieux.
dw-reason-again-more = Ces dés peuvent donner mieux.
dw-reason-runestone = Ce lancer compte. La Pierre runique est là pour ça.
dw-reason-reroll-more = Ce dé montrera peut-être encore plus.
dw-reason-raise-free = Augmenter ce dé ne fait pas de mal.
dw-reason-raise-none = Un point de plus n’abattrait aucune autre troupe.
dw-reason-strike-fewer = Un de moins : { $troop }.
dw-reason-spare = Assez combattu pour l’instant.
dw-reason-remove-fewer = Chaque troupe de moins là-bas aide : { $space }.
dw-reason-remove-none = Les autres peuvent rester où elles sont.
dw-reason-cleanse-tunnel = Cela rouvre une entrée des tunnels : { $space }.
dw-reason-cleanse-any = Cette terre doit revivre : { $space }.
dw-reason-cleanse-none = Le reste de la terre peut attendre.
dw-reason-dig-card = De là, ce n’est pas loin : « { $card } ».
dw-reason-dig-none = La tuile Tunnel est très bien où elle est.
dw-reason-use-heal = { $dwarf } a besoin d’aide maintenant : { $gear }.
dw-reason-use-troops = Cela éclaircit les troupes alentour : { $gear }.
dw-reason-use-march = On a besoin de quelqu’un ailleurs, tout de suite : { $gear }.
dw-reason-use-tunnel = Une entrée des tunnels, ici même : { $gear }.
dw-reason-pay-card = Un prix honnête pour « { $card } » : { $gear }.
dw-reason-drop-gear = { $dwarf } peut s’en passer : { $gear }.
dw-reason-give-attribute = Cela renforce { $dwarf } : { $attribute }.
dw-reason-give-any = { $dwarf } en fera bon usage.
dw-reason-bear = { $dwarf } peut encaisser.
dw-reason-penalty-health-hard = C’est dur pour { $dwarf }, mais le Malheur ne doit pas approcher.
dw-reason-penalty-doom-far = Le Malheur est encore assez loin.
dw-reason-penalty-doom-tight = { $dwarf } ne doit pas faiblir, même si le Malheur est proche.
dw-reason-shield-last = Sans le bouclier, { $dwarf } tomberait, et tout serait perdu.
dw-reason-heal-any = { $dwarf } aura besoin de forces.
dw-reason-heal-none = Personne n’en a vraiment besoin maintenant.
dw-reason-march-card = { $dwarf } peut se mettre en route pour « { $card } ».
dw-reason-march-space = On a besoin de { $dwarf } là-bas : { $space }.
dw-reason-march-any = Quelques pas feront du bien à { $dwarf }.
dw-reason-march-none = Chacun est là où il doit être.
dw-reason-dismiss-any = Au diable cette menace : « { $card } ».
dw-reason-dismiss-none = Ces menaces, nous nous en chargerons.
dw-reason-choose-what = C’est ce qui nous aide le plus maintenant : { $what }.
dw-reason-be-attribute = Personne n’y est meilleur que { $dwarf } : { $attribute }.

# The link in the lobby to all cards
dw-cards-link = Toutes les cartes

## Positions sous forme de texte
dw-position-stack = La pile compte entre 1 et { $most } cadres.
dw-position-frame = « { $found } » n’est pas sur la pile : cela n’existe pas, ou dit quelque chose d’impossible.
dw-position-frame-place = Sur la pile, « { $frame } » ne peut pas être posé sur « { $below } ».
dw-position-over = « { $found } » : aucune partie ne finit ainsi. Écris won/SC1 (ou une autre dernière carte Scénario), doom ou health.
dw-position-dwarf = « { $found } » n’est pas un nain. Écris tungdil@s20/7/EQ05 : qui, où, Vie, Équipement ; ou nobody.
dw-position-dwarf-twice = Deux personnes jouent { $dwarf }.
dw-position-gear = { $dwarf } ne peut pas posséder « { $found } » : cet Équipement n’existe pas, ou il l’a déjà.
dw-position-fallen = La partie est perdue faute de Vie, et pourtant personne n’est à 0.
dw-position-health = { $dwarf } ne peut pas avoir « { $found } » Vies : c’est de { $least } à { $most }.
dw-position-tracks = Le pion Héros ({ $hero }) est avant le pion Malheur ({ $doom }) ; ils ne se rencontrent que si la partie a fini ainsi.
dw-position-space = Dans le champ « { $field } » : il n’y a pas de case « { $found } ».
dw-position-tile = Dans le champ « { $field } » : il n’y a pas de tuile « { $found } ».
dw-position-tile-twice = La tuile { $tile } est à deux endroits.
dw-position-land = Sur { $space } aucune tuile ne peut être posée : il y en a déjà une, ou c’est le Joug Noir.
dw-position-tunnel = La tuile Tunnel ne peut pas être sur { $space }.
dw-position-troops = « { $found } » ne sont pas des troupes. Écris s20:2o1t1a : deux Orcs, un Troll et un Albe.
dw-position-troops-place = Sur { $space } il ne peut pas y avoir d’autres troupes : il y en a déjà, ou c’est une Terre Morte.
dw-position-supply = Des troupes « { $troop } » il n’y a que { $most }, pas { $found }.
dw-position-card = Dans le champ « { $field } » : « { $found } » n’est pas une carte qui puisse s’y trouver.
dw-position-card-twice = La carte { $card } est à deux endroits.
dw-position-card-state = De la carte { $card } on ne peut pas dire « { $found } », ou c’est dit deux fois.
dw-position-bearer = La carte { $card } est liée à quelqu’un : écris by1, by2 ...
dw-position-seen = Seules des cartes Scénario du premier et du dernier stade peuvent avoir été vues, dont celle qui a gagné.
dw-position-ahead = Il ne peut pas rester autant de cartes Scénario : { $a } du premier stade et { $b } du deuxième.
dw-position-up = Il n’y a pas plus de { $most } cartes Aventure et Menace face visible.
dw-position-drawn = « { $found } » ne peut pas avoir été tirée à cette étape.
dw-position-pile = La pile est vide : ce qui est dans le champ « { $field } » est mélangé aussitôt et devient la pile.
dw-position-gear-card = Il n’y a pas de carte Équipement « { $found } ».
dw-position-copies = De { $gear } il n’y a que { $most }, pas { $found }.
dw-position-dice = « { $found } » n’est pas un lancer : jusqu’à sept nombres, de 6 en descendant jusqu’à 1.
dw-position-queue = Des cases attendent dans la file exactement tant que le cadre supérieur est « flow ».
dw-position-full = { $space } est trop plein : tant de troupes se seraient déplacées.
dw-position-last-stage = À la fin il ne resterait aucune carte Scénario du dernier stade.
dw-position-idle = Dans cette position le jeu ne s’arrête pas : personne n’est interrogé et le hasard ne tire rien.

## Ce qu’il faudrait pour pouvoir
dw-need-action = Tu pourrais si { $dwarf } avait une action de plus.
dw-need-card-gone = Tu pourrais si cette carte n’était plus là : « { $card } ».
dw-need-foes = Tu pourrais s’il y avait des troupes ici : { $space }.
dw-need-no-foes = Tu pourrais s’il n’y avait pas de troupes ici : { $space }.
dw-need-troop = Tu pourrais s’il y avait cette troupe là-bas ({ $space }) : { $troop }.
dw-need-council = Tu pourrais si le pion du Conseil était sur la case { $n }.
dw-need-there = Tu pourrais si { $dwarf } était là-bas ({ $place }).
dw-need-at = Tu pourrais si { $dwarf } était là-bas : { $space }.
dw-need-beside = Tu pourrais si { $dwarf } était juste à côté. Il y a { $n } pas jusque-là : { $to }.
dw-need-gather =
    { $n ->
        [1] Tu pourrais avec un nain de plus là-bas ({ $place }).
       *[other] Tu pourrais avec { $n } nains de plus là-bas ({ $place }).
    }
dw-need-tunnel-tile = Tu pourrais si la tuile Tunnel était là-bas : { $space }.
dw-need-healed = Tu pourrais s’il n’y avait pas de Terre Morte là-bas : { $space }.
dw-need-perished = Tu pourrais s’il y avait de la Terre Morte là-bas : { $space }.
dw-need-die = Tu pourrais si un dé montrait { $die }.
dw-need-die-least = Tu pourrais avec un dé de { $die } ou plus : { $troop }.
dw-need-tunnelled = Tu pourrais si { $dwarf } était passé par les tunnels pendant ce tour.
dw-need-gear = Tu pourrais si { $dwarf } avait ceci : { $gear }.
dw-need-without = Tu pourrais si { $dwarf } n’avait pas encore ceci : { $gear }.
dw-need-hurt = Tu pourrais si { $dwarf } avait perdu de la Vie.


## Ce que sont les choses

dw-about-dwarf = L’un de vous joue ce nain. À son tour, il a jusqu’à deux actions.
dw-about-orc = La troupe la plus faible : un 4 ou plus l’élimine au combat.
dw-about-troll = Un 5 ou plus l’élimine au combat.
dw-about-alf = La troupe la plus forte : seul un 6 l’élimine au combat.
dw-about-tile = Terre Morte : y entrer coûte 1 Vie ou un pas du Malheur, et une entrée de tunnel dessous ne sert plus.
dw-about-tunnel = La tuile Tunnel : une entrée de tunnel de plus.
dw-about-hero = Le pion Héros : s’il rencontre le pion Malheur, vous avez perdu.
dw-about-doom = Le pion Malheur : il s’approche du Héros ; s’ils se rencontrent, vous avez perdu.
dw-about-council = Le pion du Conseil : sa case dit ce qui vaut pour vous tous ; un message peut le déplacer.
dw-about-scenario = La carte Scénario mène l’histoire ; une quête du stade C gagne la partie.
dw-about-adventure = Une Aventure : faites ce qu’elle demande, et vous avez sa récompense.
dw-about-threat = Une Menace : écartez-la, sinon elle frappe.
dw-about-equipment = Une carte Équipement ; personne n’en a deux pareilles.
