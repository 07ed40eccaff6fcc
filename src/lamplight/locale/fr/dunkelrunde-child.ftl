### DunkelRunde pour les enfants qui ne lisent pas encore : ce que dit la voix, en phrases courtes. $child est la forme dans la phrase.

dr-say-roll = { $who }, c’est à toi ! Touche les dés.
dr-say-which-die = Qui va avancer : un enfant ou un fantôme ?
dr-say-which-child = Quel enfant va marcher ?
dr-say-which-ghost = Quel fantôme va flotter ?
dr-say-which-group = Main dans la main ! Qui va marcher ensemble ?
dr-say-where-child = Où ça ? Touche une pierre qui brille.
dr-say-where-ghost = Où va flotter le fantôme ? Touche une pierre qui brille.
dr-say-where-group = Touche la pierre qui brille, et les voilà partis, main dans la main !

dr-say-double = Deux pareils ! Maintenant, les enfants marchent main dans la main.
dr-say-scare = Hou ! Quelle peur ! Vite, dans une maison bien chaude : { $child }.
dr-say-brave = Un fantôme ! Mais ensemble, personne n’a peur.
dr-say-wait = Ici, personne ne continue sans compagnie : { $child } attend.
dr-say-cross = Main dans la main, et de l’autre côté !
dr-say-witch = La gentille sorcière fait traverser : { $child } part avec elle.
dr-say-linden = Hourra ! À l’arbre magique : { $child } !
dr-say-lapse = Personne ne peut marcher. On relance les dés.
dr-say-stuck = Cette fois, les enfants restent où ils sont.
dr-say-end = Hourra ! Les fantômes sont des amis maintenant. Bravo à tout le monde !

## Comment s’appellent les images, pour les oreilles

dr-say-die-wood =
    { $pips ->
        [one] Dé en bois : un enfant avance de { $pips } pas
       *[other] Dé en bois : un enfant avance de { $pips } pas au plus
    }
dr-say-die-blue =
    { $pips ->
        [one] Dé bleu : un fantôme flotte de { $pips } pas
       *[other] Dé bleu : un fantôme flotte de { $pips } pas
    }
dr-say-hands = { $count } enfants main dans la main
