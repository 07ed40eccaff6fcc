# Parties de cet appareil qui sont finies.

web-ended = Finies ({ $count })
web-ended-won = Tu as gagné !
web-ended-lost = Tu as perdu contre { $who }
web-ended-won-together = Vous avez gagné ensemble !
web-ended-lost-together = Vous avez perdu ensemble
web-ended-nobody = Personne n’a gagné
web-ended-who = { $count ->
    [1] { $who } a gagné
   *[other] { $who } ont gagné
 }
web-ended-search = Chercher un nom ou un jeu
web-ended-none = Aucune partie ne correspond.
web-ended-forget = Oublier toutes les parties finies
web-ended-sure = { $count ->
    [1] Retirer la partie finie de la liste ?
   *[other] Retirer les { $count } parties finies de la liste ?
 }
web-ended-help = Les clés de tes places à ces tables sont effacées de cet appareil. Les parties en cours restent.
web-ended-keep = Garder
web-ended-do = Retirer de la liste
web-ended-watch = La revoir
web-ended-save = Garder cette partie dans un fichier
web-ended-again = Rejouer
web-ended-all = Tout garder dans un fichier
web-ended-saving = { $done } sur { $count } gardées…
web-ended-took = { $minutes } min
web-ended-tally = { $game } : { $games ->
    [1] une partie
   *[other] { $games } parties
 }, { $won } gagnées
web-ended-share = Cela fait { $percent } % ; avec autant de parties, cela pourrait aussi bien être de { $low } à { $high } %.
