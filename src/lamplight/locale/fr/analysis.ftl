# Où une partie a basculé : la chance et les décisions séparées. Les points sont des centièmes de la victoire.
analysis-head = { $plies ->
    [1] Un coup, { $playouts } parties d’essai par position. Chances en points sur cent.
   *[other] { $plies } coups et jets, { $playouts } parties d’essai par position. Chances en points sur cent.
}
analysis-unfinished = La partie n’est pas finie : au lieu du résultat, on voit les chances du moment.
analysis-all = Tous
analysis-seat = place
analysis-start = début
analysis-luck = chance
analysis-own = les siennes
analysis-others = les autres
analysis-result = résultat
analysis-lost = offert
analysis-adds-up = Début + chance + décisions propres + décisions des autres = résultat. « Offert » compare les décisions au meilleur coup trouvé d’après ce que cette place savait.
analysis-close = trop serré
analysis-sure = ± et ce qui est entre parenthèses sont des intervalles à 95 %, tirés de recherches indépendantes. « Trop serré » : pour tant de décisions, aucun coup n’était meilleur à coup sûr ; c’est trop serré pour en juger, et ce ne sont pas des fautes.
analysis-known = Sous chaque ligne, là où il y a des secrets : la chance telle que la place elle-même pouvait la connaître chaque fois qu’elle décidait. La ligne elle-même sait tout.
analysis-known-line = La ligne en pointillé est ce qu’une place pouvait savoir en décidant ; l’autre sait tout.
analysis-knew = savait
analysis-between = (de { $low } à { $high })
analysis-turns = { $count ->
    [1] Le tournant :
   *[other] Les { $count } tournants :
}
analysis-no-turns = Aucun moment à lui seul n’a fait basculer cette partie.
analysis-lucky-roll = Le jet { $dice } de { $who } a valu { $points } points sur cent.
analysis-unlucky-roll = Le jet { $dice } de { $who } a coûté { $points } points sur cent.
analysis-lucky = La chance a donné ici { $points } points sur cent à { $who }.
analysis-unlucky = La chance a pris ici { $points } points sur cent à { $who }.
analysis-lucky-all = La chance vous a donné ici à tous { $points } points sur cent.
analysis-unlucky-all = La chance vous a pris ici à tous { $points } points sur cent.
analysis-lost-move = { $who } aurait pu garder ici { $points } points sur cent, comme ceci : { $better }.
analysis-found = Un beau coup : { $who } y a gagné { $points } points sur cent.
analysis-award-clover = Le trèfle à quatre feuilles : la chance était assise sur ton épaule.
analysis-award-umbrella = Le parapluie d’or : tant de malchance, et tu as continué gaiement.
analysis-award-owl = La chouette sage : presque rien ne t’a échappé.
analysis-award-phoenix = Le phénix : personne n’est revenu d’aussi bas.
analysis-award-finish = Le grand final : tes meilleures idées sont venues à la fin.
analysis-award-rollercoaster = Les montagnes russes : avec toi, on ne s’ennuie jamais.
analysis-award-sunrise = Le soleil du matin : personne n’a brillé autant au début.
analysis-award-ownway = La boussole : tu as trouvé tes propres chemins, et ils étaient bons.
analysis-award-busy = L’abeille affairée : personne n’a eu plus à réfléchir.
analysis-unreadable = Ce n’est pas une analyse lisible : { $why }
analysis-format = Cette analyse est au format { $format } ; ici on connaît le format { $known }. Fais analyser la partie encore une fois.
analysis-empty = Rien ne s’est encore passé dans cette partie ; il n’y a rien à analyser.
analysis-stopped = L’analyse s’est arrêtée avant la fin. Demande-la encore une fois.
analysis-broken-off = L’analyse a été interrompue ; voici ce qui a été trouvé jusque-là.
analysis-died = Un processus qui participait à l’analyse s’est arrêté de lui-même ; voici ce qui a été trouvé jusque-là. Réessaie, peut-être avec moins de processus.
analysis-busy = Beaucoup de parties attendent leur analyse en ce moment. Réessaie dans une minute.
analysis-failed = Cette partie n’a pas pu être analysée ({ $why }). Son enregistrement est intact ; tu peux réessayer.
analysis-none = Personne n’a encore fait analyser cette partie.
analysis-title = Le cours de la partie
analysis-at = Après { $ply } sur { $plies }.
analysis-chance = { $who } : { $points } sur cent.
analysis-numbers = Les nombres
analysis-waits = { $count ->
    [1] Une autre partie est analysée avant celle-ci.
   *[other] { $count } autres parties sont analysées avant celle-ci.
}
analysis-thinks = On regarde la partie encore une fois…
analysis-enough = Ça suffit
analysis-again = Réessayer
analysis-poster = { $game } : comment c’était
analysis-stars = { $count ->
    [1] Une étoile
   *[other] { $count } étoiles
}
analysis-show = Montre-moi
analysis-keep = Garder en image
analysis-print = Imprimer
analysis-keep-svg = Pour imprimer (SVG)
analysis-no-picture = L’image n’a pas pu être faite ici. Essaie celle à imprimer.
analysis-where = Où a-t-elle basculé ?
