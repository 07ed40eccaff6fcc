### Ce que l’on peut régler d’un serveur : ce que veut dire chaque réglage et ce qui peut ne pas aller.

## Les réglages ; le client web ne les contient pas

settings-place = Où on le trouve
settings-kept = Ce qui est gardé
settings-notices = Avis
settings-bots = Robots
settings-limits = Limites
settings-watching = En prendre soin
settings-making = Pour les tests et pour qui construit Lamplight

setting-host = l’adresse sur laquelle il écoute ; 127.0.0.1 est cette machine seule, 0.0.0.0 tous ses réseaux
setting-port = le port sur lequel il écoute ; 0 en prend un libre
setting-public-address = où tout le monde trouve ce serveur, par exemple https://example.org/games/ ; les liens et les avis y mènent
setting-sub-path = le chemin sous lequel se trouve le serveur, par exemple /games ; sinon celui de l’adresse publique
setting-trusted-proxies = adresses et réseaux de proxys que l’on croit sur qui demande (X-Forwarded-For, -Proto, -Host, Forwarded)
setting-allowed-hosts = autres noms auxquels le serveur répond ; *.example.org sont tous ceux d’en dessous, * est n’importe lequel
setting-origins = autres sites dont les pages peuvent parler à ce serveur, par exemple https://example.org
setting-lang = la langue du serveur lui-même : en, de, es ou fr
setting-open-tables = si des tables peuvent être ouvertes aux inconnus et sont affichées à l’accueil
setting-data-dir = le dossier des tables et des parties
setting-database = l’adresse d’une base de données au lieu du fichier dans le dossier de données ; postgresql://user@host/name
setting-workers = processus qui servent ensemble, chacun avec ses propres tables ; plus d’un seul demande PostgreSQL
setting-busy-timeout = secondes d’attente pour le verrou de quelqu’un d’autre sur la base de données
setting-idle = secondes après lesquelles une table que personne ne regarde quitte la mémoire
setting-snapshot = entrées d’un journal après lesquelles sa position est notée à côté ; 0, c’est jamais
setting-keep-unfinished = jours pendant lesquels une partie inachevée est gardée après le dernier coup ; 0, c’est pour toujours
setting-keep-finished = jours pendant lesquels une partie finie est gardée ; 0, c’est pour toujours
setting-leave-records = une partie finie qui n’est plus gardée laisse son enregistrement, sans noms
setting-contact = à qui un fabricant de navigateurs peut s’adresser pour les avis : mailto: ou https:
setting-webhook = une adresse à toi que l’on prévient des tours, http:// ou https://
setting-webhook-secret = le secret avec lequel ces demandes sont signées
setting-notices-per-address = demandes d’avis, d’un coup puis par heure, depuis une adresse
setting-programs = tes propres programmes comme robots à tes tables, JEU:NOM=COMMANDE
setting-bot-delay = secondes avant qu’un robot ne joue, pour que l’on puisse suivre
setting-bot-workers = processus dans lesquels les robots réfléchissent
setting-bot-timeout = secondes après lesquelles on renonce à un robot qui réfléchit
setting-hints-per-address = conseils, d’un coup puis par heure, depuis une adresse
setting-grace = secondes pendant lesquelles une place attend la personne partie avant que les autres puissent continuer sans elle
setting-pulse = secondes après lesquelles on demande à un appareil silencieux s’il est là, et dans lesquelles il répond
setting-header-size = octets de l’en-tête d’une requête
setting-headers = lignes de l’en-tête d’une requête
setting-header-timeout = secondes pendant lesquelles une requête doit avoir dit ce qu’elle veut, et une connexion à une table bonjour
setting-body-timeout = secondes pendant lesquelles tout ce qui appartient à une requête doit être arrivé
setting-stalled = secondes après lesquelles on abandonne celui qui ne lit pas ce qu’il a demandé
setting-frame-size = octets d’un message
setting-message-rate = messages par seconde sur une connexion
setting-message-burst = messages d’un coup sur une connexion
setting-suggest-rate = propositions par seconde depuis une place
setting-suggest-burst = propositions d’un coup depuis une place
setting-past-rate = regards en arrière sur ce qui s’est passé, par seconde et appareil
setting-past-burst = regards en arrière d’un coup
setting-mailbox = commandes qui peuvent attendre à une table
setting-backlog = messages qui peuvent attendre un appareil lent
setting-backlog-size = octets qui peuvent attendre un client qui lit lentement
setting-strikes = messages de trop ou illisibles, en une minute, après lesquels une connexion est fermée
setting-messages-per-address = messages par seconde depuis une adresse, au-delà de quelques-uns de chaque appareil
setting-hello-rate = fois par seconde où tout d’une table est dit à une adresse
setting-hello-burst = la même chose d’un coup
setting-connections = connexions en tout
setting-connections-per-address = connexions depuis une adresse
setting-tables-per-address = nouvelles tables, d’un coup puis par heure, depuis une adresse
setting-claims-per-address = places prises sur invitation, d’un coup puis par heure, depuis une adresse
setting-words-per-address = trois mots faux, d’un coup puis par heure, depuis une adresse
setting-words-per-guesser = de même à une table
setting-words-per-table = de même à une table depuis toutes les adresses ensemble
setting-codes-per-address = essais du code d’un téléphone, d’un coup puis par heure, depuis une adresse
setting-codes-in-all = de même depuis toutes les adresses ensemble
setting-code-life = secondes pendant lesquelles un tel code est bon
setting-glances-per-address = regards sur ses propres parties, sur les tables ouvertes ou sur l’image d’un lien, d’un coup puis par heure, depuis une adresse
setting-checks-per-address = questions sur des options, d’un coup puis par heure, depuis une adresse
setting-operator-token = le secret avec lequel on voit /metrics et /operator ; sans lui, ils ne répondent que sur cette machine
setting-log-format = comment le journal est écrit : text pour les gens ou json pour les programmes, une ligne par événement
setting-log-level = ce qui va au journal : debug, info, warning ou error
setting-replays-per-address = tables, enregistrements et morceaux d’anciennes parties lus, d’un coup puis par heure, depuis une adresse
setting-analyses-per-address = parties à analyser, d’un coup puis par heure, depuis une adresse
setting-static = le dossier du client web
setting-push-anywhere = si des avis peuvent aller dans le réseau même du serveur

## D’où vient une valeur

settings-from-default = par défaut
settings-from-file = { $name }
settings-from-environment = environnement, { $name }
settings-from-command = ligne de commande, { $name }
settings-by-machine = selon le nombre de processeurs
settings-usually = { $about } (sinon { $value })

## Ce que prend un réglage

settings-takes-yes = yes ou no
settings-takes-whole = un nombre entier à partir de { $low }
settings-takes-whole-between = un nombre entier de { $low } à { $high }
settings-takes-number = un nombre à partir de { $low }
settings-takes-number-between = un nombre de { $low } à { $high }
settings-takes-lang = l’un de { $known }
settings-takes-list = une liste de textes
settings-takes-text = un texte

## Ce qui peut ne pas aller ; $where dit d’où vient la valeur

settings-wrong = Le serveur ne démarre pas avec ces réglages :
settings-unknown = Il n’y a pas de réglage « { $name } » ({ $where }). « lamplight settings » les montre tous. { $near }
settings-bad-value = « { $name } » prend { $what }, pas « { $value } » ({ $where }).
settings-bad-secret = « { $name } » prend { $what } ({ $where }).
settings-no-file = Le fichier de réglages { $file } ne peut pas être lu ({ $detail }). Vérifie son nom et ses droits.
settings-not-toml = Le fichier de réglages { $file } n’est pas du TOML ({ $detail }). « lamplight settings --toml » écrit un exemple.
settings-two-files = Il y a deux fichiers de réglages, { $first } et { $second }. Dis lequel compte avec --config.
settings-no-site = « { $value } » ne peut pas être la public_address. Écris une adresse entière comme https://example.org ou https://example.org/games/.
settings-no-network = « { $value } » dans trusted_proxies n’est ni une adresse ni un réseau. Écris 127.0.0.1 ou 10.0.0.0/8 ; un réseau de tout le monde n’est pas permis.
settings-no-host = « { $value } » dans allowed_hosts n’est pas un nom de machine. Écris example.org, *.example.org ou *, sans port.
settings-no-origin = « { $value } » dans origins n’est pas une origine. Écris https://example.org, sans chemin.
settings-no-path = « { $value } » ne peut pas être le sub_path. Écris des lettres, des chiffres et des tirets avec des barres obliques entre eux, par exemple /games.
settings-path-taken = Le serveur ne peut pas se trouver sous { $value } : ses propres pages commencent ainsi. Choisis un autre sub_path, par exemple /games.
settings-two-paths = La public_address se trouve sous { $first }, mais sub_path dit { $second }. Laisses-en un de côté.
settings-no-contact = « { $value } » ne peut pas être contact. Écris mailto:toi@example.org ou https://example.org/contact.
settings-secret-alone = Il y a un webhook_secret mais pas de webhook. Règle les deux, ou aucun.
settings-workers-alone = workers = { $workers } demande PostgreSQL : un fichier de parties appartient à un seul processus. Mets dans database une adresse postgresql://, ou workers à 1.
settings-more-each = connections_per_address ({ $each }) dépasse connections ({ $all }). Baisse le premier, ou monte le second.
settings-weak-token = L’operator_token doit avoir au moins { $least } caractères, sans espaces. « openssl rand -hex 24 » en fait un bon.
