### The Dwarves: names of dwarves, places and troops, the cards, and what is wrong with content of one's own.
###
### How arguments are passed (the same in every language):
###   $kingdom         a kingdom's stand-alone name (dw-kingdom-*)
###   $place           in dw-quest-visit a stand-alone name; elsewhere the form .in ("in Porista", "anywhere")
###   $from, $to       stand-alone names of places, with an arrow between them
###   $space           a space's stand-alone name
###   $troops          dw-troop-* with a count, several of them joined by dw-comma and dw-and
###   $what, $otherwise, $first, $second   whole effects (dw-part-*, dw-effect-*); none of them ends with a full stop
###   $attribute       dw-attribute-*; $clan the attribute .clan of a dwarf; $colour dw-colour-*; $want dw-content-want-*
###   $count, $n, $need, $low, $high, $dice, $target, $bonus, $battle, $craft, $speed, $health   numbers
###   $where, $key, $value, $known, $id, $other, $file, $why   text, as it stands in the files
### A message dw-card-* or dw-gear-* is a title; its .text says the whole card in one or two sentences. A dwarf's value is
### the name that sentences use, .full the whole name.



## The dwarves

dw-dwarf-tungdil = Tungdil
    .full = Tungdil Main-d’Or
    .clan = Tribu des Quatrièmes
    .ability = Quand tu envoies un message au Conseil, un de tes dés compte 1 de plus.
dw-dwarf-boindil = Boïndil
    .full = Boïndil Double-Lame
    .clan = Tribu des Seconds
    .ability = Quand tu combats des troupes, tu peux relancer une fois tous tes dés, même après un dé relancé grâce au Conseil.
dw-dwarf-boendal = Boëndal
    .full = Boëndal Main-de-Pic
    .clan = Tribu des Seconds
    .ability = Quand tu combats des troupes, tu peux augmenter de 1 un dé de ton choix.
dw-dwarf-bavragor = Bavragor
    .full = Bavragor Poing-de-Marteau
    .clan = Tribu des Seconds
    .ability = Entrer sur une Terre Morte ne te coûte rien.
dw-dwarf-balyndis = Balyndis
    .full = Balyndis Doigts-de-Fer
    .clan = Tribu des Premiers
    .ability = Quand tu fais un test d’Artisanat, tu peux relancer une fois tous tes dés, même après un dé relancé grâce au Conseil.
dw-dwarf-values = { $clan }. Combat { $battle }, Artisanat { $craft }, Vitesse { $speed }, Vie { $health }. Départ : { $space }.


## Troops

dw-troop-orc =
    { $count ->
        [one] { $count } Orc
       *[other] { $count } Orcs
    }
    .one = Orc
    .many = Orcs
dw-troop-troll =
    { $count ->
        [one] { $count } Troll
       *[other] { $count } Trolls
    }
    .one = Troll
    .many = Trolls
dw-troop-alf =
    { $count ->
        [one] { $count } Albe
       *[other] { $count } Albes
    }
    .one = Albe
    .many = Albes
dw-troop-any =
    { $count ->
        [one] { $count } troupe
       *[other] { $count } troupes
    }
    .one = troupe
    .many = troupes


## Kingdoms and spaces

dw-kingdom-gauragar = Gauragar
    .in = en Gauragar
dw-kingdom-urgon = Urgon
    .in = en Urgon
dw-kingdom-idoslane = Idoslane
    .in = en Idoslane
dw-kingdom-sangpur = Sangpûr
    .in = en Sangpûr
dw-kingdom-ran_ribastur = Rân Ribastur
    .in = en Rân Ribastur
dw-kingdom-weyurn = Weyurn
    .in = en Weyurn
dw-kingdom-tabain = Tabaîn
    .in = en Tabaîn
dw-space = { $kingdom } { $n }
# A space without a name of its own: which side ($side) of which named place ($of) it lies on, in which kingdom
dw-space-beside = { $kingdom }, { $side } { $of }
# $entrance (dw-tunnel-*), $kingdom
dw-space-entrance = { $entrance } ({ $kingdom })
dw-side-0 = à l’est
dw-side-1 = au nord-est
dw-side-2 = au nord-ouest
dw-side-3 = à l’ouest
dw-side-4 = au sud-ouest
dw-side-5 = au sud-est
dw-space-gate_i = Porte I
    .in = à la Porte I
    .of = de la Porte I
    .name = Porte du royaume des Premiers
dw-space-gate_ii = Porte II
    .in = à la Porte II
    .of = de la Porte II
    .name = Porte du royaume des Seconds
dw-space-gate_iv = Porte IV
    .in = à la Porte IV
    .of = de la Porte IV
    .name = Porte du royaume des Quatrièmes
dw-space-gate_v = Porte V
    .in = à la Porte V
    .of = de la Porte V
    .name = Porte du royaume des Cinquièmes
dw-space-blacksaddle = Joug Noir
    .in = sur le Joug Noir
    .of = du Joug Noir
dw-space-porista = Porista
    .in = à Porista
    .of = de Porista
dw-space-dson_balsur = Dsôn Balsur
    .in = à Dsôn Balsur
    .of = de Dsôn Balsur
dw-space-alandur = Royaume elfique d’Âlandur
    .in = au royaume elfique d’Âlandur
    .of = d’Âlandur
dw-space-toboribor = Toboribor
    .in = à Toboribor
    .of = de Toboribor
dw-space-lot_ionans_vaults = Galeries de Lot-Ionan
    .in = dans les Galeries de Lot-Ionan
    .of = des Galeries de Lot-Ionan
dw-space-greenglade = Vertclairière
    .in = à Vertclairière
    .of = de Vertclairière
dw-space-mifurdania = Mifurdania
    .in = à Mifurdania
    .of = de Mifurdania
dw-space-roodacre = Roodacre
    .in = à Roodacre
    .of = de Roodacre
dw-space-queen_xamtys = Reine Xamtys II
    .in = auprès de la reine Xamtys II
    .of = de la reine Xamtys II
dw-space-dragon_fire = Souffle du Dragon
    .in = au Souffle du Dragon
    .of = du Souffle du Dragon
dw-tunnel-north = Entrée des tunnels, au nord
    .in = à l’entrée des tunnels, au nord
    .of = de l’entrée des tunnels
dw-tunnel-east = Entrée des tunnels, à l’est
    .in = à l’entrée des tunnels, à l’est
    .of = de l’entrée des tunnels
dw-tunnel-south = Entrée des tunnels, au sud
    .in = à l’entrée des tunnels, au sud
    .of = de l’entrée des tunnels
dw-tunnel-west = Entrée des tunnels, à l’ouest
    .in = à l’entrée des tunnels, à l’ouest
    .of = de l’entrée des tunnels
dw-place-any = N’importe quelle case
    .in = n’importe où
dw-place-tunnel = Une entrée de tunnel
    .in = à une entrée de tunnel
dw-place-perished = Une case de Terre Morte
    .in = sur une case de Terre Morte
dw-place-troop-orc = La case avec un Orc la plus proche du Joug Noir
    .in = sur une case avec un Orc
dw-place-troop-troll = La case avec un Troll la plus proche du Joug Noir
    .in = sur une case avec un Troll
dw-place-troop-alf = La case avec un Albe la plus proche du Joug Noir
    .in = sur une case avec un Albe
dw-place-bearer = La case de la victime
    .in = sur la case de la victime
dw-place-here = Ta propre case
    .in = sur ta propre case
dw-place-near = Ta propre case ou une case voisine
    .in = sur ta propre case ou une case voisine


## The Dwarven Council, from Bislipur’s end to Balendilín’s end

dw-council-1 = Au début de chaque tour, le pion Malheur se rapproche de 1 du pion Héros.
    .name = Le bout de Bislipur
dw-council-2 = Après un lancer de Recrutement, chaque dé vide est relancé une fois.
    .name = Case 2 du Conseil
dw-council-3 = À chaque lancer de dés à nombres, il faut relancer un des dés les plus hauts.
    .name = Case 3 du Conseil
dw-council-4 = Chaque fois qu’une Menace est retournée, un nain de votre choix perd 1 Vie.
    .name = Case 4 du Conseil
dw-council-5 = Aucun effet.
    .name = La hache
dw-council-6 = Chaque fois qu’une Menace est retournée, un nain de votre choix peut regagner 1 Vie.
    .name = Case 6 du Conseil
dw-council-7 = Après une Aventure accomplie, vous pouvez défausser une Menace visible sans son effet.
    .name = Case 7 du Conseil
dw-council-8 = À chaque lancer de dés à nombres, on peut relancer un dé.
    .name = Case 8 du Conseil
dw-council-9 = Comme action : un test d’Artisanat 4+ ; une réussite ou plus donne 1 carte Équipement.
    .name = Le bout de Balendilín


## What cards ask for

dw-kind-dwarf = Nain
dw-stage-A = Stade A
dw-stage-B = Stade B
dw-stage-C = Stade C
dw-copies =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
dw-own-title = { $title }
dw-section-condition = Condition
dw-section-setup = D’abord
dw-section-quest = Quête
dw-section-avert = Pour l’écarter
dw-section-reward = Récompense
dw-section-immediate = Tout de suite
dw-section-ongoing = Tant qu’elle est visible
dw-section-threat = Sinon
dw-section-passive = Tant que tu l’as
dw-section-own_turn = À défausser pendant ton tour
dw-section-own_roll = À défausser après ton propre lancer de dés à nombres
dw-section-health_loss = À défausser quand tu devrais perdre de la Vie
dw-section-ability = Capacité
dw-condition-tiles_below =
    { $count ->
        [one] Aucune tuile de Terre Morte sur le plateau (moins de { $count })
       *[other] Moins de { $count } tuiles de Terre Morte sur le plateau
    }
dw-condition-tiles_at_least =
    { $count ->
        [one] Au moins { $count } tuile de Terre Morte sur le plateau
       *[other] Au moins { $count } tuiles de Terre Morte sur le plateau
    }
dw-condition-troops_at_least =
    { $count ->
        [one] Au moins { $count } troupe sur le plateau
       *[other] Au moins { $count } troupes sur le plateau
    }
dw-quest-test =
    { $count ->
        [one] { $attribute }, test { $target }+ { $place } : { $count } réussite
       *[other] { $attribute }, test { $target }+ { $place } : { $count } réussites
    }
dw-quest-after-tunnel = D’abord passer par les tunnels, pendant le même tour
dw-quest-dwarves =
    { $count ->
        [one] Au moins { $count } nain est sur place
       *[other] Au moins { $count } nains sont sur place
    }
dw-quest-kept = N’importe quels nains, n’importe quels tours : les réussites restent
dw-quest-one-turn = Toutes les réussites pendant un seul tour
dw-quest-fight = Sur cette carte : { $troops }. À battre { $place }
dw-quest-visit = Un nain entre ici : { $place }
dw-quest-journey = Un nain voyage { $from } → { $to } sans rien faire d’autre que marcher
dw-quest-gather =
    { $count ->
        [one] { $count } nain est { $place }
       *[other] { $count } nains sont { $place } en même temps
    }
dw-quest-council = Le pion Conseil est sur la case { $n } ou plus à droite
dw-quest-dice =
    { $count ->
        [1] Comme action, { $place } : lancer { $dice } dés, l’un d’eux doit montrer { $target } ou plus
       *[other] Comme action, { $place } : lancer { $dice } dés, { $count } d’entre eux doivent montrer { $target } ou plus
    }
dw-quest-dice-health =
    { $count ->
        [1] Comme action, { $place } : lancer autant de dés que tu as de Vies, l’un d’eux doit montrer { $target } ou plus
       *[other] Comme action, { $place } : lancer autant de dés que tu as de Vies, { $count } d’entre eux doivent montrer { $target } ou plus
    }
dw-quest-defeat = Désormais, battre { $troops } { $place }
dw-quest-duel =
    { $count ->
        [one] { $count } jeton est ici. S’il n’y a pas de troupes, affrontez Nôd’onn { $place } : chaque dé de { $target } ou plus retire un jeton ; s’il n’y en a aucun, on perd 1 Vie
       *[other] { $count } jetons sont ici. S’il n’y a pas de troupes, affrontez Nôd’onn { $place } : chaque dé de { $target } ou plus retire un jeton ; s’il n’y en a aucun, on perd 1 Vie
    }
dw-quest-clear = Le nain dont c’est le tour est { $place } et aucune troupe n’y est
dw-quest-pay =
    { $count ->
        [one] Le nain dont c’est le tour défausse { $count } carte Équipement { $place }
       *[other] Le nain dont c’est le tour défausse { $count } cartes Équipement { $place }
    }


## What cards do, beside the parts of a reward (dw-part-*)

dw-or = { $first }, ou bien { $second }
dw-effect-choose = Au choix : { $what }
dw-effect-otherwise = { $what }. Si personne n’en a : { $otherwise }
dw-effect-only = { $what } (seulement { $place })
dw-effect-tunnel-here = Poser la tuile Tunnel sur ta propre case
dw-effect-attribute = { $attribute } +{ $bonus }
dw-effect-health = Vie maximale +{ $bonus }
dw-effect-prevent = Tu perds 1 Vie de moins
dw-effect-reroll = Relancer tous ces dés
dw-effect-block-heal = Personne ne peut regagner de Vie
dw-effect-block-tunnel = Les tunnels sont fermés
dw-effect-block-council = Aucun message ne peut être envoyé au Conseil
dw-effect-block-bearer_move = La victime ne peut pas bouger
dw-effect-each-turn = Au début de chaque tour : { $what }


## Scenario cards

dw-card-sa1 = Convaincre les rois humains
    .text = Une réussite d’Artisanat 4+ en Urgon et une en Rân Ribastur. N’importe quels nains, n’importe quels tours.
dw-card-sa2 = Conquérir Toboribor
    .text = Mettez 4 Orcs sur cette carte. Battez-les à Toboribor.
dw-card-sa3 = Audience chez la reine des Premiers
    .text = Amenez au moins 2 nains en même temps auprès de la reine Xamtys II.
dw-card-sa4 = Une voix parmi les tribus
    .text = Le pion Conseil doit être au moins une case à droite de la hache.
dw-card-sa5 = L’héritage du mage
    .text = Un nain doit entrer dans les Galeries de Lot-Ionan et un nain à Porista, dans n’importe quel ordre.
dw-card-sa6 = Au secours des elfes
    .text = Mettez 1 Orc et 1 Troll sur cette carte. Battez-les au royaume elfique d’Âlandur.
dw-card-sa7 = Du bois pour le manche
    .text = Une réussite d’Artisanat 4+ à Vertclairière.
dw-card-sa8 = La longue marche vers le nord
    .text = Un nain voyage de Porista à Dsôn Balsur sans rien faire d’autre que marcher.
dw-card-sb1 = Forger Lame de Feu
    .text = Avec au moins 2 nains au Souffle du Dragon, l’un d’eux obtient en un tour deux réussites d’Artisanat 5+. Donnez cette carte à qui vous voulez : Combat +2.
dw-card-sc1 = Tenez les Portes !
    .text = Condition : moins de 15 tuiles de Terre Morte sur le plateau. Marquez chaque Porte ; une réussite d’Artisanat 5+ sur place retire sa marque. Quand les quatre sont parties, vous gagnez.
dw-card-sc2 = Vainquez Nôd’onn !
    .text = Condition : 15 tuiles de Terre Morte ou plus sur le plateau. Mettez 4 jetons ici et tous les nains sur le Joug Noir. S’il n’y a pas de troupes, un nain peut y affronter Nôd’onn : chaque 6 retire un jeton, sans aucun 6, on perd 1 Vie. Avec le dernier jeton, vous gagnez.
dw-card-sc3 = La bataille du Pays Sûr
    .text = Condition : 35 troupes ou plus sur le plateau. Battez désormais 20 troupes et vous gagnez.


## Adventure cards

dw-card-av01 = Comment sont les naines ?
    .text = Comme action, lance autant de dés que tu as de Vies ; un seul 6 suffit. L’un de vous regagne 2 Vies, ou deux en regagnent 1 chacun.
dw-card-av02 = Un nain fait le ménage
    .text = Comme action, lance 4 dés ; deux d’entre eux doivent montrer 5 ou plus. Retirez 4 troupes du plateau, au choix.
dw-card-av03 = Tunnel abandonné
    .text = Passe par les tunnels, puis obtiens pendant le même tour une réussite d’Artisanat 4+. Posez la tuile Tunnel sur une case sans Terre Morte et prenez 1 carte Équipement.
dw-card-av04 = Sverd espionne dans les tunnels
    .text = Passe par les tunnels, puis obtiens pendant le même tour une réussite de Vitesse 4+. Posez la tuile Tunnel sur une case sans Terre Morte ; le pion Conseil va de 1 à droite et le pion Malheur recule de 1.
dw-card-av05 = Voyage à Vertclairière
    .text = Au moins 2 nains sont à Vertclairière. Prenez 1 carte Équipement et regagnez 2 Vies, à répartir.
dw-card-av06 = Élection du nouveau roi des Seconds
    .text = Le pion Conseil est tout à droite. Le pion Malheur recule de 4.
dw-card-av07 = Runes sur la vieille enclume
    .text = Obtiens en un tour trois réussites d’Artisanat 4+, n’importe où. Prenez 1 carte Équipement ; le pion Malheur recule de 1.
dw-card-av08 = Apprenti dans les Galeries
    .text = Obtiens en un tour deux réussites d’Artisanat 4+ dans les Galeries de Lot-Ionan. Prenez 2 cartes Équipement et regagnez 1 Vie.
dw-card-av09 = Un pari entre guerriers
    .text = Obtiens en un tour trois réussites de Combat 4+, n’importe où. Prenez 1 carte Équipement et regagnez 1 Vie.
dw-card-av10 = Les comédiens de Mifurdania
    .text = Obtiens en un tour deux réussites de Vitesse 4+ à Mifurdania. Chacun regagne 1 Vie et le pion Conseil va de 1 à droite.
dw-card-av11 = Un sac pour Gorén
    .text = Un nain voyage des Galeries de Lot-Ionan à Vertclairière sans rien faire d’autre que marcher. Prenez 2 cartes Équipement ; le pion Malheur recule de 1.
dw-card-av12 = Andôkai appelle la tempête
    .text = Obtiens en un tour deux réussites d’Artisanat 4+ à Porista. Retirez 5 troupes du plateau, au choix ; le pion Malheur recule de 1.
dw-card-av13 = Le dernier vœu de Gundrabur
    .text = Un nain entre à la Porte II. Le pion Conseil va de 1 à droite et vous regagnez 1 Vie.
dw-card-av14 = Sortie au col du nord
    .text = Mettez 2 Orcs et 1 Troll sur cette carte ; battez-les à la Porte V. Le pion Malheur recule de 2.
dw-card-av15 = Pillards à Roodacre
    .text = Mettez 3 Orcs sur cette carte ; battez-les à Roodacre. Prenez 1 carte Équipement ; le pion Malheur recule de 1.
dw-card-av16 = La caravane du désert
    .text = Un nain voyage de Sangpûr à Tabaîn sans rien faire d’autre que marcher. Au choix : 2 cartes Équipement, ou 3 Vies à regagner et à répartir.
dw-card-av17 = Les cavaliers du prince Mallen
    .text = Obtiens en un tour deux réussites de Vitesse 4+ en Idoslane. Retirez 4 Orcs du plateau et regagnez 1 Vie.
dw-card-av18 = Les bacs de la reine Wey
    .text = Un nain entre sur une case de Weyurn. Chaque nain peut tout de suite marcher de 3 cases au plus.
dw-card-av19 = Invités des elfes
    .text = Un nain obtient une réussite d’Artisanat 5+ au royaume elfique d’Âlandur. Regagnez 3 Vies, à répartir.
dw-card-av20 = Le bois de légende
    .text = Obtiens en un tour deux réussites de Vitesse 4+ en Rân Ribastur. Prenez 1 carte Équipement et le pion Conseil va de 1 à droite.
dw-card-av21 = Balendilín parle
    .text = Obtiens en un tour deux réussites d’Artisanat 5+, n’importe où. Le pion Conseil va de 2 à droite.
dw-card-av22 = Le prix d’une enchanteresse
    .text = À Porista, le nain dont c’est le tour défausse 1 carte Équipement. Les 2 prochains pas du Héros sont sautés.
dw-card-av23 = La chasse aux hordes
    .text = Battez désormais 4 Orcs, n’importe où. Regagnez 2 Vies, à répartir.
dw-card-av24 = Plus ils sont grands
    .text = Battez désormais 3 Trolls, n’importe où. Prenez 1 carte Équipement ; le pion Malheur recule de 1.
dw-card-av25 = Des flèches dans le noir
    .text = Battez désormais 2 Albes, n’importe où. Le pion Malheur recule de 2.
dw-card-av26 = La bénédiction de Vraccas
    .text = Obtiens en un tour deux réussites d’Artisanat 4+ auprès de la reine Xamtys II. Le prochain pas du Héros est sauté et vous regagnez 1 Vie.
dw-card-av27 = Des feux sur les cols
    .text = Un nain entre à la Porte I et un nain à la Porte IV, dans n’importe quel ordre. Le prochain pas du Héros est sauté et le pion Conseil va de 1 à droite.
dw-card-av28 = Le trésor du dragon
    .text = Obtiens en un tour deux réussites de Vitesse 4+ au Souffle du Dragon. Prenez 2 cartes Équipement.
dw-card-av29 = La terre se souvient
    .text = Obtiens en un tour deux réussites d’Artisanat 4+ sur une case de Terre Morte. Retirez du plateau 2 tuiles de Terre Morte au plus ; le pion Malheur recule de 1.
dw-card-av30 = Au royaume des Albes
    .text = Mettez 1 Orc et 1 Albe sur cette carte ; battez-les à Dsôn Balsur. Retirez 2 Albes du plateau ; la personne dont c’est le tour gagne 1 action, et le pion Malheur recule de 1.


## Threat cards

dw-card-th01 = Les créatures de Tion attaquent les Seconds
    .text = Mettez 2 Orcs sur cette carte ; battez-les à la Porte II. Sinon, 4 Orcs et 1 Troll apparaissent à la Porte II et vous perdez 1 Vie.
dw-card-th02 = L’attentat de Sinthoras
    .text = La personne qui retourne cette carte est la victime : mettez 1 Albe sur la carte. Tant qu’il n’est pas battu sur la case de la victime, elle ne peut pas bouger. Sinon, la victime perd 2 Vies.
dw-card-th03 = Attaque nocturne des Albes
    .text = Tout de suite : vous perdez 3 Vies en tout ; décidez pour chacune qui la perd.
dw-card-th04 = Les chasseurs de l’ombre
    .text = Battez 2 Albes, n’importe où. Sinon, la case avec un Albe la plus proche du Joug Noir meurt et vous perdez 2 Vies en tout.
dw-card-th05 = Le Passage de Pierre s’effondre
    .text = Tout de suite : lancez les dés de Recrutement une fois pour chacune des Portes V, IV et I.
dw-card-th06 = L’intrigue de Bislipur
    .text = Obtiens en un tour deux réussites d’Artisanat 4+, n’importe où. Sinon, le pion Conseil va de 2 à gauche.
dw-card-th07 = Le mage corrompu
    .text = Obtiens en un tour deux réussites d’Artisanat 4+ à Porista. Sinon, le pion Malheur se rapproche de 2.
dw-card-th08 = Brume de la Terre Morte
    .text = Tant que cette carte est visible, personne ne peut regagner de Vie. Un nain qui entre au royaume elfique d’Âlandur l’écarte. Sinon, vous perdez 2 Vies en tout.
dw-card-th09 = Les galeries s’effondrent
    .text = Tant que cette carte est visible, les tunnels sont fermés. Obtiens une réussite d’Artisanat 4+ à une entrée de tunnel. Sinon, l’entrée de l’est meurt et le pion Malheur se rapproche de 1.
dw-card-th10 = Les Orcs de Toboribor se rassemblent
    .text = Mettez 2 Orcs sur cette carte ; battez-les à Toboribor. Sinon, 4 Orcs et 1 Troll apparaissent à Toboribor et vous perdez 1 Vie.
dw-card-th11 = Voleurs sur la route
    .text = Tout de suite : quelqu’un que vous choisissez défausse 1 carte Équipement ; si personne n’en a, le pion Malheur se rapproche de 1.
dw-card-th12 = Messagers pris en embuscade
    .text = Tant que cette carte est visible, aucun message n’atteint le Conseil. Mettez 2 Orcs sur la carte ; battez-les à Mifurdania. Sinon, le pion Conseil va de 2 à gauche.
dw-card-th13 = Tambours de guerre à l’ouest
    .text = Tant que cette carte est visible, 1 Orc apparaît à la Porte I au début de chaque tour. Obtiens une réussite de Combat 5+ à la Porte I. Sinon, le pion Malheur se rapproche de 2.
dw-card-th14 = Murmures dans la grande salle
    .text = Tout de suite : le pion Conseil va de 1 à gauche, vous perdez 1 Vie, et une carte de la pile Menace est mêlée à la pile Aventure.
dw-card-th15 = La pourriture gagne
    .text = Écartée dès que le nain dont c’est le tour est en Tabaîn et qu’aucune troupe n’y est. Sinon, Roodacre meurt et vous perdez 1 Vie.


## Equipment

dw-gear-eq01 = Bottes confortables
    .text = Vitesse +1.
dw-gear-eq02 = Hache de guerre affûtée
    .text = Combat +1.
dw-gear-eq03 = Outils de forgeron
    .text = Artisanat +1.
dw-gear-eq04 = Médaillon du cœur
    .text = Ta Vie maximale monte de 1. Tu ne gagnes pas de Vie.
dw-gear-eq05 = Chope de bière
    .text = À défausser pendant ton tour : quelqu’un, toi peut-être, regagne 2 Vies.
dw-gear-eq06 = Chant nain
    .text = À défausser pendant ton tour : quelqu’un, toi peut-être, marche tout de suite de 4 cases au plus.
dw-gear-eq07 = Bouclier du clan
    .text = À défausser quand tu devrais perdre de la Vie : tu en perds 1 de moins.
dw-gear-eq08 = Pierre runique
    .text = À défausser après ton propre lancer de dés à nombres : relance tous ses dés.
dw-gear-eq09 = Haches de jet
    .text = À défausser pendant ton tour : retire 2 troupes de ta case ou d’une case voisine.
dw-gear-eq10 = Vieux plan des tunnels
    .text = À défausser pendant ton tour : pose la tuile Tunnel sur ta case, qui ne doit pas être une Terre Morte.


## What is wrong with content of one's own

dw-content-missing-file = Le fichier { $file } manque.
dw-content-unknown-file = { $file } n’est pas un des fichiers de contenu.
dw-content-unreadable = Le fichier { $file } ne peut pas être lu : { $why }.
dw-content-not-utf8 = Le fichier { $file } n’est pas écrit en UTF-8.
dw-content-large-file = Le fichier { $file } a plus de { $count } caractères.
dw-content-long-line = Le fichier { $file } a une ligne de plus de { $count } caractères.
dw-content-not-toml = Le fichier { $file } n’est pas du TOML : { $why }.
dw-content-more =
    { $count ->
        [one] … et { $count } autre défaut.
       *[other] … et { $count } autres défauts.
    }
dw-content-missing-key = { $where } : « { $key } » manque.
dw-content-unknown-key = { $where } : « { $key } » ne veut rien dire ici.
dw-content-wrong-type = { $where } : « { $key } » devrait être { $want }, pas { $value }.
dw-content-want-number = un nombre entier
dw-content-want-flag = true ou false
dw-content-want-text = un texte
dw-content-want-list = une liste
dw-content-want-table = une table
dw-content-want-tables = une liste de tables
dw-content-range = { $where } : « { $key } » devrait aller de { $low } à { $high }, pas { $value }.
dw-content-no-text = { $where } : « { $key } » n’a pas de texte.
dw-content-long-text = { $where } : « { $key } » a plus de { $count } caractères.
dw-content-length = { $where } : « { $key } » devrait avoir de { $low } à { $high } éléments, pas { $count }.
dw-content-unknown-word = { $where } : « { $key } » ne peut pas être { $value } ; il y a : { $known }.
dw-content-unknown-quest = { $where } : il n’y a pas de quête du genre { $value } ; « { $key } » peut être : { $known }.
dw-content-unknown-effect = { $where } : il n’y a pas d’effet { $value } ; « { $key } » peut être : { $known }.
dw-content-misplaced-effect = { $where } : l’effet { $value } ne peut pas être ici.
dw-content-fixed = { $where } : « { $key } » ne peut pas changer ; c’est : { $known }.
dw-content-duplicate = { $where } : { $id } est là deux fois.
dw-content-unknown-id = { $where } : { $id } est inconnu.
dw-content-missing-id = { $where } : { $id } manque.
dw-content-bad-id = { $where } : { $id } ne peut pas être un code.
dw-content-count = { $where } : il devrait y en avoir { $need }, pas { $count }.
dw-content-dead-place = { $where } : « { $key } » nomme un lieu qui n’existe pas : { $place }.
dw-content-wrong-place = { $where } : « { $key } » ne peut pas être ce lieu ici : { $place }.
dw-content-no-troops = { $where } : aucune troupe n’est nommée.
dw-content-no-steps = { $where } : « { $key } » est zéro.
dw-content-deep = { $where } : « { $key } » a plus de { $count } niveaux.
dw-content-same-place = { $where } : { $other } est au même endroit.
dw-content-empty-kingdom = { $where } : { $id } n’a pas de cases.
dw-content-homeless = { $where } : { $id } devrait être une porte ou appartenir à un royaume, et pas les deux.
dw-content-blacksaddle = { $where } : le Joug Noir devrait être en q = 0, r = 0.
dw-content-arrow-leaves = { $where } : { $colour } qui sort du plateau.
dw-content-arrow-away = { $where } : { $colour } qui ne rapproche pas du Joug Noir.
dw-content-track-ends = { $where } : le départ du Héros est la première case et celui du Malheur la dernière, et aucune autre.
dw-content-immediate = { $where } : une carte « Tout de suite », et elle seule, a la quête « none » et rien qui dure.
dw-content-no-bearer = { $where } : il faut ici une carte avec bearer = true.
dw-content-conditions = { $where } : il peut y avoir un plateau auquel aucune carte du stade C ne convient.
