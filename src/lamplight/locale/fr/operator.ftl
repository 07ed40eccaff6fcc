### Ce que lit qui tient le serveur : comment il va, ses chiffres, sa page. Le client web ne contient pas cela.

operator-draining = Le serveur va bientôt s’arrêter et n’accueille plus personne ; les parties en cours continuent.
operator-database-away = La base de données ne répond pas. Vérifie qu’elle tourne et qu’elle a de la place ; le journal du serveur en dit plus.
operator-token-missing = C’est pour qui tient le serveur : envoie le réglage operator_token comme « Authorization: Bearer TOKEN ».
operator-token-wrong = Ce n’est pas l’operator_token de ce serveur. « lamplight settings » dit où il est réglé.
operator-token-unset = Aucun operator_token n’est réglé, donc ceci ne répond que sur la machine du serveur elle-même. Choisis-en un d’au moins 20 caractères pour le voir d’ailleurs.

## La page à /operator ; heures en UTC

operator-title = Lamplight : pour qui le tient
operator-enter-help = Cette page est pour qui tient le serveur. Sa clé est le réglage operator_token.
operator-enter = Entrer
operator-leave = Quitter cette page
operator-well = Tout va bien : le serveur répond, et sa base de données aussi.
operator-now = Maintenant
operator-devices = Appareils aux tables
operator-in-memory = Tables en mémoire
operator-kept = Décisions gardées
operator-kept-within = { $count } (la moitié en moins de { $half } ms, 99 sur 100 en moins de { $most } ms)
operator-bots = Robots
operator-bots-now = { $thinking } réfléchissent, { $waiting } questions en attente
operator-refused = Refus
operator-database-failures = Pannes de la base de données
operator-aside = Tables où l’on ne peut pas continuer
operator-since = En marche depuis
operator-version = Version
operator-process = Processus
operator-tables = { $count ->
    [1] Une table
   *[other] { $count } tables
}
operator-game = Jeu
operator-going = en cours
operator-over = finie
operator-closed = fermée
operator-state = État
operator-table = Table
operator-made = Créée
operator-touched = Dernier passage
operator-seats = Places
operator-ages = Quand quelqu’un y est passé
operator-age-day = depuis moins d’un jour
operator-age-week = depuis moins d’une semaine
operator-age-month = depuis moins d’un mois
operator-age-older = il y a plus longtemps
operator-newest = Derniers passages
operator-failures = Ce qui a échoué en dernier
operator-no-failures = Rien depuis le démarrage du serveur.
operator-when = Quand
operator-event = Événement
operator-said = Quoi
operator-storage = Stockage
operator-size = La base de données occupe
operator-room = Place sur son disque
operator-backup = Dernière sauvegarde
operator-backup-unknown = inconnue : « lamplight backup » en fait une
operator-keep-unfinished = Jours où les parties inachevées sont gardées
operator-keep-finished = Jours où les parties finies sont gardées
operator-for-ever = pour toujours
operator-goes = Tables qui s’en vont dans la semaine si personne ne vient
operator-stopping = Avant un arrêt
operator-drain = N’accueillir plus personne
operator-drain-help = Les nouvelles tables sont refusées et /health/ready dit non, pour qu’un répartiteur envoie les visites ailleurs. Les parties en cours continuent.
operator-undrain = Accueillir de nouveau
operator-close = Fermer cette table
operator-close-help = Plus personne n’y joue ni ne regarde, et qui s’y trouve en est averti. Rien n’est perdu.
operator-reopen = Rouvrir cette table
operator-reopen-help = Qui a son lien peut y jouer de nouveau.
operator-sure = Oui, c’est sûr
operator-unsure = Rien n’a été fait. Reviens en arrière et coche la case pour dire que c’est sûr.
operator-stale = Rien n’a été fait : ce formulaire ne venait pas d’une page de ce serveur, ou la page était trop ancienne. Ouvre-la de nouveau et réessaie.
