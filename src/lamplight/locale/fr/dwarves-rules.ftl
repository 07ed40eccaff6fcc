### The Dwarves: the rulebook in the game, in our own words.
### dw-intro-1 to dw-intro-10 teach the game in five minutes; dw-rule-11-13 tells rule DW-11.13; dw-ruling-r5 tells ruling R5.

dw-chapter-intros = Comment jouer, en cinq minutes
dw-chapter-1 = Avec quoi on joue
dw-chapter-2 = Avant de commencer
dw-chapter-3 = Gagner et perdre
dw-chapter-4 = Ton tour et le pion Héros
dw-chapter-5 = Comment la terre meurt
dw-chapter-6 = Le Joug Noir
dw-chapter-7 = De nouvelles cartes
dw-chapter-8 = Actions et marche
dw-chapter-9 = Les tunnels
dw-chapter-10 = Combattre
dw-chapter-11 = Le Conseil des nains
dw-chapter-12 = Les tests
dw-chapter-13 = À propos de certaines cartes
dw-chapter-14 = Quelle difficulté ?
dw-chapter-15 = L’Équipement
dw-chapter-rulings = Cas délicats et notre façon de jouer


## The game in five minutes

dw-intro-1 = Vous êtes des nains, et votre pays est envahi. Orcs, Trolls et Albes déferlent par quatre portes. Vous jouez tous ensemble : tout le monde gagne ou tout le monde perd.
dw-intro-2 = Vous gagnez en suivant l’histoire. Il y a toujours une carte Scénario visible ; faites ce qu’elle demande, et la suivante arrive. D’abord quelques cartes du stade A, puis vous forgez la hache Lame de Feu (stade B), puis vient la grande fin (stade C). Réussissez-la, et vous avez gagné !
dw-intro-3 = Vous perdez si le pion Héros et le pion Malheur se rencontrent sur leur piste, ou si un nain n’a plus de Vie. Alors veillez les uns sur les autres !
dw-intro-4 = Ton tour commence par le pion Héros : il fait un pas vers le pion Malheur. Ce qui est dessiné là se produit. Le plus souvent, de nouvelles troupes arrivent par une porte ; parfois le Conseil devient plus grincheux, parfois de nouvelles Menaces sont mêlées à la pile Aventure.
dw-intro-5 = Ensuite, on retourne des cartes jusqu’à ce qu’il y ait trois Aventures ou Menaces. Les Aventures vous récompensent si vous faites ce qu’elles demandent. Les Menaces, il faut les écarter : quand vient le Scénario suivant, chaque Menace encore là frappe.
dw-intro-6 = Maintenant, tu as deux actions. Marcher : lance tes dés de Vitesse ; le plus haut dit jusqu’où tu peux aller. Combattre : lance tes dés de Combat ; un 4 bat un Orc, un 5 aussi un Troll, un 6 même un Albe. Si tes dés ne peuvent toucher personne, tu perds 1 Vie.
dw-intro-7 = Tu peux aussi faire un test pour une carte : lance les dés qu’elle demande et espère de grands nombres. Ou envoyer un message au Conseil avec tes dés d’Artisanat : plus son pion est à droite, plus il vous aide. Tout à gauche, il vous nuit.
# $perish: troops that are too many at this table
dw-intro-8 =
    Gare à la foule ! { $perish ->
        [4] Quatre
       *[5] Cinq
    } troupes sur une case, c’est trop. Alors la terre y meurt : on pose une tuile avec une flèche, les troupes foncent plus loin, et désormais toutes les troupes suivent cette flèche. Toutes les flèches mènent au Joug Noir. Quand cinq troupes s’y sont rassemblées, le pion Malheur se rapproche d’un pas.
dw-intro-9 = Entrer en Terre Morte a un prix, pour chaque case : 1 Vie, ou le pion Malheur se rapproche d’un pas. À vous de choisir.
# $perish: troops that are too many at this table
dw-intro-10 =
    Notre conseil : parlez de tout ! Dégagez les cases à { $perish ->
        [4] trois
       *[5] quatre
    } troupes, pensez toujours au Scénario, et ne laissez pas traîner les Menaces dangereuses. Le jeu te montre ce que tu peux faire, et si quelque chose n’est pas permis, il te dit pourquoi.


## DW-1 Components

dw-rule-1-1 = Le plateau a 65 cases à six côtés. Sept royaumes se les partagent : Gauragar, Urgon, Idoslane, Sangpûr, Rân Ribastur, Weyurn et Tabaîn. Au bord, il y a quatre portes numérotées I, II, IV et V. Il n’y a pas de III.
dw-rule-1-2 = Onze cases ont un nom à elles : Joug Noir, Porista, Dsôn Balsur, Âlandur, Toboribor, Galeries de Lot-Ionan, Vertclairière, Mifurdania, Roodacre, Reine Xamtys II et Souffle du Dragon.
dw-rule-1-3 = Sur quatre cases se trouve une entrée des tunnels.
dw-rule-1-4 = De chaque case partent trois flèches, une de chacune des trois couleurs. Chacune pointe vers une case voisine. Seul le Joug Noir n’a pas de flèche.
dw-rule-1-5 = Les troupes du mal : 30 Orcs, 25 Trolls et 20 Albes. Celles qui ne sont ni sur le plateau ni sur une carte attendent dans la réserve.
dw-rule-1-6 = Il y a 36 tuiles Terre Morte. Chacune montre une flèche d’une couleur et quatre troupes, deux de chaque côté de la flèche.
dw-rule-1-7 = Vous avez sept dés ordinaires de 1 à 6, les dés à nombres. Pour les nouvelles troupes, il y a trois dés de Recrutement avec des crânes, un par sorte. Certaines faces sont vides.
dw-rule-1-8 = Les cartes : 12 Scénarios (8 du stade A, 1 du stade B, 3 du stade C), 30 Aventures, 15 Menaces et 22 cartes Équipement.
dw-rule-1-9 = Trois pions : Héros, Malheur et Conseil. Et une tuile Tunnel. Tous les autres jetons servent à se souvenir des nombres ; ici, le jeu s’en charge.
dw-rule-1-10 = Il y a cinq nains au choix. Chacun a une tribu, une porte de départ, des valeurs de Combat, d’Artisanat et de Vitesse, de la Vie, et une chose que lui seul sait faire.
dw-rule-1-11 = Combat, Artisanat et Vitesse disent combien de dés tu lances : Combat pour les combats et les tests de Combat, Artisanat pour les messages au Conseil et les tests d’Artisanat, Vitesse pour la marche et les tests de Vitesse.
dw-rule-1-12 = La piste du Malheur est une longue rangée. Le pion Héros part du bout gauche, le pion Malheur du bout droit. Les cases entre eux montrent des troupes (avec le numéro d’une porte), des menaces ou le Conseil.
dw-rule-1-13 = La piste du Conseil a neuf cases. Au milieu, sur la 5, il y a la hache. Tout à gauche, sur la 1, c’est Bislipur, qui vous veut du mal ; tout à droite, sur la 9, c’est Balendilín, qui vous aide.
dw-rule-1-14 = Un Scénario a un stade, un titre et une quête, parfois aussi une condition ou quelque chose à préparer. Une Aventure a une quête et une récompense. Une Menace dit comment l’écarter et ce qui arrive sinon ; certaines agissent tout de suite. Une carte Équipement rend son propriétaire meilleur en quelque chose.


## DW-2 Set-up

dw-rule-2-1 = Le pion Héros part à gauche, le pion Malheur à droite, le pion Conseil sur la 5. Toutes les troupes sont dans la réserve, aucune tuile n’est sur le plateau, et la tuile Tunnel attend de côté.
dw-rule-2-2 = Les 36 tuiles Terre Morte sont mélangées face cachée.
dw-rule-2-3 = La pile Scénario : tout en bas les trois cartes C, mélangées ; dessus, la carte B ; en haut, les huit cartes A, mélangées.
dw-rule-2-4 = Selon la difficulté, on retire du dessus, sans les voir, quelques cartes A : 4 en Facile, 3 en Normal, 2 en Corsé, 1 en Vaillant, aucune en Héroïque. Si vous découvrez le jeu, prenez Facile.
dw-rule-2-5 = Puis on retourne le premier Scénario.
dw-rule-2-6 = On mélange les Aventures et on en retourne trois.
dw-rule-2-7 = C’est seulement maintenant que viennent les Menaces : on les mélange, et trois d’entre elles se cachent, sans être vues, dans la pile Aventure.
dw-rule-2-8 = Les cartes Équipement sont mélangées en une pile.
dw-rule-2-9 = Chacun choisit un nain, ou le hasard les distribue. Les nains que personne ne joue restent dans la boîte. Tout le monde commence avec toute sa Vie.
dw-rule-2-10 = Balyndis part de la Porte I ; Boëndal, Boïndil et Bavragor partent de la Porte II ; Tungdil part de la Porte IV.
dw-rule-2-11 = Décidez ensemble qui commence. Ensuite, on joue dans le sens des aiguilles d’une montre.


## DW-3 Goal and end

dw-rule-3-1 = Vous gagnez tous dès que vous accomplissez la quête d’un Scénario du stade C.
dw-rule-3-2 = Vous perdez tous dès que le pion Héros et le pion Malheur sont sur la même case de leur piste.
dw-rule-3-3 = Vous perdez tous dès qu’un nain n’a plus de Vie.
dw-rule-3-4 = Rien n’est secret, sauf ce qui est face cachée. Parlez de tout ! À ton tour, c’est toi qui as le dernier mot.


## DW-4 The turn

dw-rule-4-1 = Ton tour a trois étapes : d’abord le pion Héros avance, puis de nouvelles cartes arrivent, puis tu as deux actions.
dw-rule-4-2 = Le pion Héros avance de 1 case vers le pion Malheur. Puis ce qui est dessiné sur cette case se produit.
dw-rule-4-3 = Case Conseil : le pion Conseil va de 1 case à gauche. S’il est déjà sur la 1, il y reste. L’effet de sa nouvelle case vaut dès ce moment.
dw-rule-4-4 = Case menace : 2 cartes de la pile Menace sont mêlées, sans être vues, à la pile Aventure.
dw-rule-4-5 = Case troupes : on lance les trois dés de Recrutement. Pour chaque crâne, une troupe de cette sorte vient de la réserve sur la porte qui porte ce numéro.
dw-rule-4-6 = Le pion Malheur ne fait que marcher. Ce qui est dessiné sur sa case ne se produit pas.


## DW-5 Perished Land

# $perish: troops that are too many at this table
dw-rule-5-1 =
    Dès qu’une case a { $perish ->
        [4] 4
       *[5] 5
    } troupes ou plus, elle meurt. On tire une tuile et on la pose de façon que sa flèche couvre la flèche de la même couleur sur cette case.
dw-rule-5-2 = Puis les quatre troupes dessinées sur la tuile partent sur les côtés, chacune par le bord près de son dessin : de chaque côté de la flèche, une vers l’avant et une vers l’arrière.
dw-rule-5-3 = S’il y a moins de troupes d’une sorte que sur le dessin, seules celles qui sont là partent.
dw-rule-5-4 = Personne ne part de côté hors du plateau ou sur une Terre Morte. Ces troupes restent pour l’instant.
dw-rule-5-5 = Puis toutes celles qui sont encore là suivent la flèche. La nouvelle Terre Morte est donc vide.
# $perish: troops that are too many at this table
dw-rule-5-6 =
    Si une autre case a maintenant { $perish ->
        [4] 4
       *[5] 5
    } troupes ou plus, elle meurt aussi, et ainsi de suite.
dw-rule-5-7 = Les troupes qui arrivent sur une Terre Morte suivent aussitôt sa flèche, encore et encore, jusqu’à une case sans tuile. Là, il peut de nouveau y en avoir trop.
dw-rule-5-8 = Si la réserve d’une sorte est vide, il n’en vient plus. Ce qui reste est quand même placé.
# $perish: troops that are too many at this table
dw-rule-5-9 =
    Quand les 36 tuiles sont sur le plateau, plus aucune terre ne meurt. Dès lors, une case peut avoir { $perish ->
        [4] 4
       *[5] 5
    } troupes ou plus. Les tuiles déjà posées font toujours avancer les troupes.


## DW-6 The Blacksaddle

dw-rule-6-1 = Toutes les flèches mènent finalement au Joug Noir. Lui ne meurt jamais.
dw-rule-6-2 = Si 5 troupes ou plus sont sur le Joug Noir quand plus rien ne bouge, toutes retournent dans la réserve, et le pion Malheur se rapproche de 1 case du pion Héros.


## DW-7 Cards

dw-rule-7-1 = Si aucun Scénario n’est visible, on retourne d’abord le suivant.
dw-rule-7-2 = Si vous avez déjà fait ce qu’il demande, on le défausse et le suivant vient aussitôt.
dw-rule-7-3 = S’il faut y mettre des troupes et que la réserve en a trop peu, on prend le reste n’importe où sur le plateau. Vous choisissez où.
dw-rule-7-4 = Si la condition d’une carte C n’est pas remplie, on la défausse et la suivante vient. L’une des trois convient toujours. Puis vous préparez ce que dit la carte.
dw-rule-7-5 = Quand un nouveau Scénario est arrivé, toutes les Aventures et Menaces visibles sont défaussées. Avant de partir, chaque Menace frappe ! Les troupes de ces cartes retournent dans la réserve.
dw-rule-7-6 = Si une Menace fait mourir une terre, ses troupes bougent comme d’habitude.
dw-rule-7-7 = Ensuite, on retourne des cartes de la pile Aventure jusqu’à ce qu’il y ait trois Aventures ou Menaces.
dw-rule-7-8 = Si une carte demande des troupes que la réserve n’a pas, on la défausse et on en tire une autre. Si c’était une Menace, elle frappe quand même.
dw-rule-7-9 = Une Menace qui dit « Tout de suite » frappe dès qu’elle est retournée. Puis on la défausse et on la remplace.
dw-rule-7-10 = Aventures et Menaces partagent la même défausse. Quand la pile Aventure est épuisée, on mélange la défausse, qui devient la nouvelle pile. Les Menaces reviennent donc !
dw-rule-7-11 = Ce que vous accomplissez pendant les actions n’est pas remplacé tout de suite. Les nouvelles cartes viennent au tour suivant ; c’est vrai aussi pour le Scénario.
dw-rule-7-12 = Si vous écartez une Menace, elle est défaussée et rien de mauvais n’arrive.


## DW-8 Actions and walking

dw-rule-8-1 = Tu as jusqu’à 2 actions, et deux fois la même si tu veux : marcher, combattre, envoyer un message au Conseil, faire un test, lancer les dés pour une carte, affronter Nôd’onn ou demander de l’Équipement au Conseil. Tu peux aussi en faire moins.
dw-rule-8-2 = Marcher : lance tes dés de Vitesse. Le plus grand nombre dit de combien de cases tu peux avancer au plus. Tu peux avancer moins, ou pas du tout.
dw-rule-8-3 = Chaque pas mène à une case voisine. Les nains ne se gênent pas entre eux.
dw-rule-8-4 = Si tu arrives sur une case avec des troupes, ta marche s’arrête là, et avec elle toute autre marche en cours. Avec une autre action, tu peux repartir. Personne ne te force jamais à combattre.
dw-rule-8-5 = Pour chaque Terre Morte où quelqu’un entre, vous décidez ensemble : ce nain perd 1 Vie, ou le pion Malheur se rapproche de 1. Vous décidez à nouveau pour chaque case.
dw-rule-8-6 = C’est pareil quand une carte place un nain sur une Terre Morte.
dw-rule-8-7 = Si la terre meurt sous les pieds d’un nain, il ne lui arrive rien. Y rester ne coûte rien non plus.


## DW-9 Tunnels

dw-rule-9-1 = Si tu es à une entrée de tunnel pendant ta marche, tu peux dépenser un pas pour ressortir à n’importe quelle autre entrée. Ensuite, tu peux continuer à marcher.
dw-rule-9-2 = Une fois posée par une carte, la tuile Tunnel est une entrée de plus. D’autres cartes peuvent la déplacer ; les troupes et les tuiles de la case ne bougent pas.
dw-rule-9-3 = Une entrée en Terre Morte ne peut plus servir.


## DW-10 Fighting

dw-rule-10-1 = S’il y a des troupes sur ta case, tu peux combattre : lance tes dés de Combat. Chaque dé peut retirer une troupe.
dw-rule-10-2 = Un 6 bat un Albe, un Troll ou un Orc ; un 5, un Troll ou un Orc ; un 4, un Orc. 1, 2 et 3 ne battent personne. Les troupes battues retournent dans la réserve.
dw-rule-10-3 = Si aucun dé ne peut retirer de troupe avec cette action, ton nain perd 1 Vie.
dw-rule-10-4 = Les troupes sur une carte se combattent au lieu que nomme la carte, exactement de la même façon ; ne toucher personne coûte ici aussi 1 Vie. Elles n’arrêtent pas ceux qui passent par là.
dw-rule-10-5 = Les troupes de la case et celles des cartes de cette case se combattent ensemble, en un seul lancer.
dw-rule-10-6 = Combattre des troupes n’est pas un test de Combat.
dw-rule-10-7 = Boïndil peut relancer une fois tous les dés en combattant des troupes, même après une relance donnée par le Conseil. Ensuite, l’effet du Conseil vaut aussi pour les nouveaux dés.
dw-rule-10-8 = Boëndal peut augmenter un dé de 1 en combattant des troupes. Cela vient après toutes les relances, et 6 est la limite.


## DW-11 The council

dw-rule-11-1 = De n’importe où, tu peux envoyer un message au Conseil : lance tes dés d’Artisanat. Si au moins un dé est assez haut, le pion Conseil va de 1 case à droite. Jamais plus de 1.
dw-rule-11-2 = Si ton message échoue, rien de mauvais n’arrive.
dw-rule-11-3 = L’effet d’une case vaut tant que le pion y est. S’il bouge, le nouvel effet vaut aussitôt.
dw-rule-11-4 = Case 1 : au début de chaque tour, le pion Malheur se rapproche de 1. (Un message demande 3 ou plus.)
dw-rule-11-5 = Case 2 : les dés de Recrutement vides sont relancés une fois, et la nouvelle face compte. (Un message demande 3 ou plus.)
dw-rule-11-6 = Case 3 : après chaque lancer de dés à nombres, il faut relancer un des dés les plus hauts, et le nouveau nombre compte. (Un message demande 4 ou plus.)
dw-rule-11-7 = Case 4 : chaque fois qu’une Menace est retournée, un nain perd 1 Vie. Vous choisissez qui. (Un message demande 4 ou plus.)
dw-rule-11-8 = Case 5, la hache : rien de spécial. (Un message demande 5 ou plus.)
dw-rule-11-9 = Case 6 : chaque fois qu’une Menace est retournée, un nain peut regagner 1 Vie. Vous choisissez qui. (Un message demande 5 ou plus.)
dw-rule-11-10 = Case 7 : quand vous avez accompli une Aventure, vous pouvez défausser une Menace visible sans son effet. (Un message demande un 6.)
dw-rule-11-11 = Case 8 : à chaque lancer de dés à nombres, on peut relancer un dé, et le nouveau nombre compte. (Un message demande un 6.)
dw-rule-11-12 = Case 9 : tu peux faire un test d’Artisanat. Avec un dé de 4 ou plus, il y a une carte Équipement, et vous dites ensemble qui la prend. Le pion ne va pas plus à droite.
dw-rule-11-13 = Tungdil a la parole facile : quand il envoie un message, un de ses dés compte 1 de plus. (Cette capacité, nous l’avons inventée.)


## DW-12 Tests

dw-rule-12-1 = Tu peux faire un test pour une carte visible qui le demande : lance autant de dés que le dit la valeur. Chaque dé avec au moins le nombre demandé est une réussite, et toutes comptent.
dw-rule-12-2 = Une action ne sert qu’à une carte. Les réussites en trop sont perdues.
dw-rule-12-3 = En général, toutes les réussites d’une carte doivent venir pendant un seul tour d’une seule personne. Si cela ne suffit pas à la fin du tour, elles sont perdues et il faut recommencer. Certaines cartes permettent de les garder.
dw-rule-12-4 = Si la carte nomme un lieu pour le test, ton nain doit y être.
dw-rule-12-5 = Un test de Vitesse ne déplace personne, un test de Combat ne bat personne, et un test raté ne coûte rien.
dw-rule-12-6 = Balyndis peut relancer une fois tous les dés d’un test d’Artisanat, même après une relance donnée par le Conseil. Ensuite, l’effet du Conseil vaut aussi pour les nouveaux dés.
dw-rule-12-7 = Si vous accomplissez une Aventure, vous recevez aussitôt la récompense ; puis la carte est défaussée. Une Menace écartée part sans effet. Un Scénario accompli est défaussé aussi.
dw-rule-12-8 = Quand tu demandes de l’Équipement au Conseil, il y a une seule carte, quel que soit le nombre de dés réussis.


## DW-13 Notes on cards

dw-rule-13-1 = La quête d’un Scénario peut être accomplie à tout moment d’un tour.
dw-rule-13-2 = « Convaincre les rois humains » et « Tenez les Portes ! » : les réussites restent. Plusieurs peuvent aider, pendant plusieurs tours.
dw-rule-13-3 = « Forger Lame de Feu » : au moins deux nains sont au Souffle du Dragon, et l’un d’eux obtient en un tour deux réussites d’Artisanat de 5 ou plus. Alors l’un de vous reçoit la carte, présent ou non : Combat +2 jusqu’à la fin.
dw-rule-13-4 = « Tenez les Portes ! » (seulement avec moins de 15 tuiles sur le plateau) : chaque porte a un jeton. Une réussite d’Artisanat de 5 ou plus par un nain qui s’y trouve le retire. Quand les quatre sont partis, vous gagnez.
dw-rule-13-5 = « Vainquez Nôd’onn ! » (seulement avec 15 tuiles ou plus sur le plateau) : quatre jetons vont sur la carte et tous les nains sur le Joug Noir, sauf celui que Sinthoras retient. S’il n’y a pas de troupes, un nain qui s’y trouve peut affronter Nôd’onn : lance tes dés de Combat. Chaque 6 retire un jeton ; sans aucun 6, tu perds 1 Vie. Avec le dernier jeton, vous gagnez. Celui qui s’en va doit revenir pour l’affronter.
dw-rule-13-6 = « La bataille du Pays Sûr » (seulement s’il y a 35 troupes ou plus sur le plateau quand on la retourne) : battez dès lors 20 troupes et vous gagnez. Celles d’avant ne comptent pas.
dw-rule-13-7 = Si une carte demande de visiter des lieux, il suffit d’y passer. Il ne faut s’arrêter que s’il y a quelque chose à y faire.
dw-rule-13-8 = On visite un royaume en entrant sur n’importe laquelle de ses cases.
dw-rule-13-9 = Pendant un voyage d’un lieu à un autre, ce nain ne peut que marcher. Le voyage peut durer plusieurs tours.
dw-rule-13-10 = « Tunnel abandonné » et « Sverd espionne dans les tunnels » : d’abord passer par les tunnels, puis faire le test, le tout pendant le même tour.
dw-rule-13-11 = « Un nain fait le ménage » et « Comment sont les naines ? » : chaque lancer est une action.
dw-rule-13-12 = « Voyage à Vertclairière » est accomplie au moment où deux nains y sont. « Élection du nouveau roi des Seconds » est accomplie au moment où le pion Conseil est sur la 9.
dw-rule-13-13 = Les troupes d’une Menace viennent de la réserve. Si vous battez toutes les troupes de la carte, la Menace est écartée.
dw-rule-13-14 = « L’attentat de Sinthoras » : l’Albe se combat là où est la victime. Tous ceux qui s’y trouvent peuvent le faire, même la victime.
dw-rule-13-15 = « Attaque nocturne des Albes » : pour chaque Vie, vous décidez qui la perd.


## DW-14 Difficulty

dw-rule-14-1 = Les cinq niveaux diffèrent par le nombre de cartes A : Facile 4, Normal 5, Corsé 6, Vaillant 7, Héroïque 8.
dw-rule-14-2 = Pour les experts, à tout niveau et surtout en Héroïque : la terre meurt déjà à 4 troupes.


## DW-15 Equipment

dw-rule-15-1 = Tu peux avoir autant de cartes Équipement que tu veux, mais jamais deux de la même sorte. Vous ne pouvez pas vous les passer.
dw-rule-15-2 = Certaines cartes augmentent le Combat, l’Artisanat ou la Vitesse tant que tu les as. Si tu perds la carte, la valeur redescend.
dw-rule-15-3 = Avec le Médaillon du cœur, ta Vie maximale monte aussitôt de 1. La Vie que tu as reste comme elle est.
dw-rule-15-4 = D’autres cartes sont défaussées quand on les utilise. Avec la Chope de bière et le Chant nain, tu peux aussi te choisir.
dw-rule-15-5 = Une nouvelle carte est donnée dès qu’elle est tirée. Vous décidez ensemble à qui, sauf si une règle nomme le nain.
dw-rule-15-6 = L’Équipement utilisé a sa propre défausse. Quand la pile est vide, on mélange la défausse, qui devient la nouvelle pile.


## Rulings

dw-ruling-r1 = Et si plusieurs cases débordent à la fois ? On en termine une complètement avant la suivante. D’abord la case où menait la flèche, puis celles des côtés, dans le sens des aiguilles d’une montre. La première dans la file passe la première. Une case qui n’est plus trop pleine, ou déjà morte, est sautée.
dw-ruling-r2 = Une case de côté déborde avant que le reste ait bougé ? Elle attend que le reste ait bougé.
dw-ruling-r3 = Les troupes qui ne peuvent pas partir de côté suivent la flèche avec les autres.
dw-ruling-r4 = Les troupes d’une sorte sont toutes pareilles. Elles partent dans cet ordre : gauche avant, gauche arrière, droite avant, droite arrière. Cela ne compte que s’il y en a trop peu.
dw-ruling-r5 = Les troupes peuvent aussi partir de côté vers le Joug Noir ou une porte. Seuls le bord du plateau et la Terre Morte les arrêtent.
dw-ruling-r6 = Si une nouvelle flèche pointe vers une Terre Morte, les troupes y suivent la flèche suivante.
dw-ruling-r7 = Les troupes ne tournent jamais en rond : chaque flèche rapproche du Joug Noir.
dw-ruling-r8 = Sur le Joug Noir, on compte une fois, quand plus rien ne bouge. Qu’il y en ait 5, 9 ou 14, cela coûte un seul pas du Malheur.
dw-ruling-r9 = Si la dernière tuile est posée au milieu de tout cela, les troupes restantes ne font que se rassembler. Plus aucune terre ne meurt.
dw-ruling-r10 = Si des cases débordent parce qu’il n’y avait plus de tuiles, et qu’une tuile redevient libre, elles ne meurent que quand d’autres troupes arrivent.
dw-ruling-r11 = Si une carte retire une tuile, la case redevient ordinaire. La tuile va sous la pile.
dw-ruling-r12 = Les troupes placées sur une Terre Morte, même à une porte ou par une carte, repartent aussitôt.
dw-ruling-r13 = Si la réserve n’a pas toutes les troupes d’un lancer, il vient ce qui reste de chaque sorte.
dw-ruling-r14 = Toutes les troupes d’un lancer sont placées ensemble. Ensuite seulement elles se mettent en marche.
dw-ruling-r15 = Même si la terre meurt à 4 troupes, pour le Joug Noir cela reste 5.
dw-ruling-r16 = Un tour commence ainsi : d’abord le pas du Malheur de la case 1 du Conseil, puis les cartes qui agissent chaque tour dans l’ordre de leur arrivée, puis le pas du Héros.
dw-ruling-r17 = Si les pions sont côte à côte et que l’un bouge, ils se rencontrent : vous perdez, avant que rien d’autre n’arrive sur cette case.
dw-ruling-r18 = Les pions ne peuvent pas se croiser. Ils avancent case par case.
dw-ruling-r19 = Le pion Malheur ne recule jamais au-delà de son départ.
dw-ruling-r20 = Si un pas du Héros est sauté, le pion ne bouge pas et rien ne se produit sur la piste. Plusieurs pas sautés s’additionnent.
dw-ruling-r21 = Si la pile Menace a moins de cartes qu’il n’en faut, on mêle celles qui sont là.
dw-ruling-r22 = Les cases 4 et 6 du Conseil valent pour chaque Menace retournée en complétant les cartes, même si elle frappe tout de suite ou est défaussée faute de troupes. Elles agissent avant la carte elle-même.
dw-ruling-r23 = Si la réserve n’a qu’une partie des troupes d’une carte, cela ne suffit pas : la carte est défaussée.
dw-ruling-r24 = S’il n’y a plus de carte à retourner, moins de trois restent visibles.
dw-ruling-r25 = En complétant, chaque carte est tirée une fois au plus. Ainsi, cela ne peut pas durer toujours.
dw-ruling-r26 = Quand un nouveau Scénario arrive, vous préparez d’abord ce qu’il dit. Puis les Menaces frappent, de la plus ancienne à la plus récente.
dw-ruling-r27 = Seuls une réunion dans un lieu et la place du pion Conseil peuvent être déjà accomplis quand un Scénario est retourné. Alors il compte comme accompli, et les autres cartes sont quand même défaussées, une fois.
dw-ruling-r28 = « Forger Lame de Feu » est la carte du stade B.
dw-ruling-r29 = Si tu es déjà là quand une carte apparaît, tu n’as pas encore visité le lieu : tu dois y entrer. Dans un royaume, un pas d’une de ses cases à une autre suffit. Pour une réunion et pour le début d’un voyage, être déjà là compte.
dw-ruling-r30 = Un voyage commence quand un nain se met en marche au premier lieu ou y arrive. Il est perdu si ce nain fait une autre action en route. Les pas offerts par une carte sont permis.
dw-ruling-r31 = Si tu pars d’une entrée, tu peux prendre les tunnels dès le premier pas.
dw-ruling-r32 = Tu peux ressortir à une entrée avec des troupes, mais ta marche s’arrête là.
dw-ruling-r33 = Les troupes à l’entrée d’où tu pars ne t’empêchent pas de prendre les tunnels.
dw-ruling-r34 = Si la terre meurt sous la tuile Tunnel, la tuile reste là, mais personne ne peut s’en servir tant qu’une carte n’a pas libéré la terre. Une autre carte peut la déplacer plus tard.
dw-ruling-r35 = La tuile Tunnel peut être posée sur toute case qui n’est pas morte et pas déjà une entrée. Même sur le Joug Noir.
dw-ruling-r36 = Vous pouvez choisir le pas du Malheur même si cela perd la partie. De même, un nain peut perdre sa dernière Vie.
dw-ruling-r37 = Le prix de la Terre Morte se paie aussitôt, avant le pas suivant.
dw-ruling-r38 = Bavragor ne paie rien non plus quand une carte le place sur une Terre Morte.
dw-ruling-r39 = Boïndil et Boëndal ne peuvent pas utiliser leurs capacités contre Nôd’onn, car il n’est pas une troupe. Les relances du Conseil valent, elles.
dw-ruling-r40 = Balyndis ne peut pas relancer pour un message. Mais elle le peut en demandant de l’Équipement au Conseil, car c’est un test d’Artisanat.
dw-ruling-r41 = Lame de Feu et les autres bonus de Combat comptent pour les combats, les tests de Combat et contre Nôd’onn. Tu ne lances jamais plus de 7 dés.
dw-ruling-r42 = L’ordre des relances : lancer ; le Conseil (case 3 ou 8) ; la capacité du nain ; encore le Conseil ; la Pierre runique et le Conseil une fois de plus ; tout à la fin, l’augmentation de Boëndal.
dw-ruling-r43 = Sur la case 3 du Conseil : si plusieurs dés sont les plus hauts, on relance n’importe lequel. Cela revient au même.
dw-ruling-r44 = Tu n’es pas obligé d’utiliser un dé qui touche. Tu ne perds de la Vie que si, après toutes les relances et augmentations, aucun dé n’aurait pu y retirer une troupe. La personne dont c’est le tour choisit qui est touché.
dw-ruling-r45 = Tu peux dépenser un 6 pour un Orc même si un Albe est là.
dw-ruling-r46 = Tu peux aussi combattre là où il n’y a que des troupes sur une carte.
dw-ruling-r47 = Les troupes sur les cartes ne comptent pas comme troupes du plateau. Mais les battre compte comme battre des troupes.
dw-ruling-r48 = Les troupes retirées par des récompenses ou de l’Équipement comptent comme battues. Celles qui reviennent du Joug Noir, non.
dw-ruling-r49 = Tu ne peux pas regagner de Vie au-delà de ton maximum. Ce qui est en trop est perdu.
dw-ruling-r50 = Si vous perdez plusieurs Vies ensemble, vous décidez point par point. À chaque point, un bouclier peut aider.
dw-ruling-r51 = Si plusieurs cartes sont accomplies à la fois, le Scénario vient d’abord, puis les autres à partir de la plus ancienne. Chaque récompense est finie avant la suivante.
dw-ruling-r52 = Si la même action vous faisait gagner et perdre, ce qui arrive en premier décide. Tout va pas à pas.
dw-ruling-r53 = On regarde si la case 7 du Conseil aide après la récompense. La récompense elle-même peut donc y amener le pion ou l’en faire partir.
dw-ruling-r54 = Si tout le monde a déjà la sorte d’Équipement tirée, la carte est défaussée.
dw-ruling-r55 = Si tu perds un Médaillon du cœur, ton maximum baisse de 1. La Vie au-dessus est perdue, mais jamais la dernière.
dw-ruling-r56 = S’il n’y a plus du tout d’Équipement, on ne tire pas de carte.
dw-ruling-r57 = Les actions de plus font partie du même tour. Les réussites déjà obtenues comptent toujours.
dw-ruling-r58 = Si une carte bloque les messages, les tunnels ou empêche de regagner de la Vie, cela vaut tant qu’elle est visible. Tout le reste d’une récompense a lieu quand même.
dw-ruling-r59 = La victime de Sinthoras est la personne dont c’était le tour quand la carte est sortie. Son nain ne peut bouger d’aucune façon tant que la Menace est là.
dw-ruling-r60 = Une des cartes C convient toujours : il y a soit moins de 15 tuiles sur le plateau, soit au moins 15.
dw-ruling-r61 = Tu lances toujours au moins un dé. Si jamais il n’y en avait aucun, le lancer serait raté.
dw-ruling-r62 = Tu peux renoncer à une de tes actions ou aux deux.
dw-ruling-r63 = Si une carte a son propre lancer, c’est le nain dont c’est le tour qui lance. Capacités et valeurs ne comptent pas là ; les relances du Conseil, oui.
dw-ruling-r64 = En Terre Morte, tu peux faire des tests et combattre comme partout.
dw-ruling-r65 = Tant que des troupes sont sur le Joug Noir, on ne peut pas affronter Nôd’onn. Battez-les d’abord.
dw-ruling-r66 = La condition d’une carte C n’est vérifiée que quand on la retourne. Ce qui change ensuite n’a pas d’importance.
dw-ruling-r67 = Retirer des troupes du plateau n’en met jamais d’autres en marche. Seules les nouvelles le font.
dw-ruling-r68 = Une Terre Morte reste morte, même quand toutes les troupes sont parties. Seules des cartes peuvent la libérer.
dw-ruling-r69 = Si des troupes arrivent plus tard sur la case d’un nain, il peut quand même partir avec sa prochaine action.
dw-ruling-r70 = Si une carte part alors que sa quête est à moitié faite, tout ce qui est dessus est perdu. Ses troupes retournent dans la réserve.
dw-ruling-r71 = Si une carte revient après le mélange, elle recommence à zéro.
dw-ruling-r72 = Si tu accomplis une carte au milieu de ta marche, tu peux encore utiliser les pas qui te restent.
dw-ruling-r73 = Si une carte est accomplie pendant le pas du Héros ou quand on retourne des cartes, vous recevez la récompense aussitôt. C’est la personne dont c’est le tour qui compte.
dw-ruling-r74 = Si plusieurs cartes avec des troupes appartiennent à un lieu, on les combat toutes ensemble avec les troupes qui s’y trouvent.
dw-ruling-r75 = Si une carte fait marcher un nain dont ce n’est pas le tour, la personne qui le joue décide de ses pas. Les tunnels sont permis, visites et réunions comptent. Mais cela ne compte pas comme passage par les tunnels pour la personne dont c’est le tour.
dw-ruling-r76 = Si une carte te fait marcher un peu au milieu de ta marche (les bacs, le chant) et que tu arrives chez des troupes, ta marche est finie aussi. Les pas qui restaient sont perdus.
dw-ruling-r77 = Entre le lancer et la fin de ton combat, aucune carte ne peut déplacer ton nain. Un combat appartient à la case où ses dés ont été lancés. Les autres peuvent marcher.
dw-ruling-r78 = Quand refait-on une pile, celle des Aventures ou celle de l’Équipement ? Dès que sa dernière carte l’a quittée, avec ce qui est alors dans la défausse ; la carte tirée à l’instant n’en est pas. S’il n’y a rien : dès qu’il y a quelque chose.
dw-ruling-r79 = Le Médaillon du cœur ne monte que ton maximum. Il ne te rend pas de Vie.
