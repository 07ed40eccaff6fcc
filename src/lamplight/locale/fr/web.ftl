### Le client web : l’entrée, la table, les feuilles.

web-lamplight = Lamplight
web-coming = Un instant, on allume la lampe…
web-again = Réessayer
web-close = Fermer
web-print = Imprimer
web-yes = Oui
web-no = Non
web-fault-unreachable = Le serveur est injoignable. Vérifie ta connexion, puis réessaie.
web-fault-strange = Cela n’a pas marché, et le serveur ne dit pas pourquoi. Réessaie, s’il te plaît.


## Lobby

web-play-now = Jouer
web-play-now-help =
    { $bots ->
        [1] Toi et un robot : { $level }
       *[other] Toi et { $bots } robots : { $level }
    }
web-games = Jeux
web-players-range = De { $low } à { $high } joueurs
web-bots = Contre des robots
web-bots-help = Tu choisis combien et de quel niveau
web-bots-how = Toi contre les robots. La prochaine fois, « Jouer » commencera de la même façon.
web-bots-count = Combien de robots ?
web-bots-level = De quel niveau ?
web-bots-seat = Quel animal es-tu ?
web-here = Autour d’une tablette
web-here-help = Tout le monde dans la même pièce
web-here-how = Tout le monde joue sur cet appareil. Les noms sont facultatifs : chaque place a son animal.
web-far = Avec des amis au loin
web-far-help = Chacun sur son appareil
web-far-how = Choisis qui s’assoit où. La partie commence aussitôt ; tu reçois un lien pour chaque ami, et la table les attend.
web-alone = Pour l’instant, seul cet appareil atteint la partie. Pour laisser entrer d’autres appareils, lance-la pour ton réseau domestique : { $command }
web-alone-far = Des amis ailleurs ont besoin d’un serveur que l’on atteint par internet.
web-child = Pour les tout-petits
web-child-help = Sans lire : des images, une voix, un gentil ami. Dès 4 ans environ
web-go-on = Reprendre une partie
web-go-on-with = avec { $who }
web-go-on-yours = À toi de jouer !
web-go-on-turn = C’est à { $who } de jouer
web-go-on-since = { $whose } ({ $ago })
web-go-on-news = Il y a du nouveau
web-table = Une table
web-last-seen = Vue pour la dernière fois : { $when }
web-forget = Retirer cette table de la liste (vue pour la dernière fois : { $when })
web-forget-sure = Retirer { $game } de la liste ?
web-forget-help = La clé de ta place est effacée de cet appareil. Ensuite, tu ne reviens qu’avec ton lien ou tes trois mots.
web-forget-keep = La garder
web-forget-do = La retirer
web-replay = Ouvrir une partie enregistrée
web-recover = J’ai trois mots
web-recover-help = Trois mots ramènent une place sur n’importe quel appareil. Le nom de la table se trouve dans le lien ; les autres à table le connaissent aussi.
web-recover-table = Nom ou lien de la table
web-recover-words = Tes trois mots
web-recover-go = Retrouver ma place
web-recover-no-table = Ce n’est pas le nom d’une table. Il ressemble à k7mq2xw9bncd ; tu peux aussi coller le lien entier.
web-recover-not-three = Écris exactement trois mots, séparés par des espaces.
web-setup-who = Qui joue { $seat } ?
web-setup-name = Nom pour la place { $seat }, facultatif
web-setup-person = Quelqu’un ici
web-setup-me = Moi, sur cet appareil
web-setup-friend = Un ami, par lien
web-setup-bot = Robot : { $bot }
web-setup-more = Une place de plus
web-setup-fewer = Une place de moins
web-setup-add-bot = Ajouter un robot
web-setup-start = Commencer la partie
web-setup-nobody = Il faut que quelqu’un joue sur cet appareil. Donne au moins une place à quelqu’un ici.
web-variants = Variantes maison
web-variants-help = D’autres façons de jouer. Sauf indication contraire, chacune est une règle maison ; la règle du jeu s’en passe.


## Table

web-table-title = { $game } : la table
web-menu = Menu
web-board = Plateau
board-whole = Tout le plateau
board-closer = Plus près
board-farther = Plus loin
web-question = Que faire
web-options = Choix
web-players = Joueurs
web-log = Ce qui s’est passé
web-look-back = Revoir ce qui a été joué
web-log-empty = Il ne s’est encore rien passé.
web-thought = { $who } : « { $what } »
web-to-lobby = Retour à l’accueil
web-rule = Règle { $rule }
web-away = Pendant ton absence
web-away-before =
    { $count ->
        [1] Avant cela, il s’est passé encore une chose (voir « Ce qui s’est passé »).
       *[other] Avant cela, il s’est passé encore { $count } choses (voir « Ce qui s’est passé »).
    }
web-away-show = Montrer sur le plateau
web-away-skip = Continuer à jouer
web-about = Qu’est-ce que c’est ?
web-about-now = Ce que cela peut faire maintenant
web-about-nothing = Rien pour l’instant.
web-about-more = … et { $count } de plus dans la liste.
web-understood = Compris
web-luck = Les dés roulent…
web-over = La partie est finie.
web-turn-you = À toi de jouer, { $who } !
web-turn-named = { $who }, à toi de jouer !
web-turn-bot = { $who } réfléchit…
web-turn-other = C’est à { $who } de jouer.
web-turn-away = Nous attendons { $who }, qui n’est pas là pour l’instant.
web-turn-open = La place { $who } est libre. Envoie l’invitation sous « Places ».
web-turn-paused = { $who } fait une pause. Sous « Places », quelqu’un peut continuer.
web-go = C’est parti !
web-go-to = C’est parti : { $what }
web-skip = Sauter
web-skip-to-me = Vite, à moi !
web-tell-piece = Touche quelque chose qui brille.
web-tell-place = Touche maintenant la destination.
web-sending = En route…
web-sending-later = Pas de connexion pour l’instant. Ton coup est noté et part dès qu’elle revient.
web-hasty = C’était rapide : la question venait de changer. Choisis encore une fois.
web-thought-of = { $who } pense :
web-choices = Choix
web-choices-none = Rien à choisir pour l’instant.
web-actions = Ce que tu peux faire
web-other-way = Autre chemin ({ $n } sur { $of })
web-undo-turn = Annuler tout mon tour
web-mute = Silence
web-more = Plus
web-pause = Pause
web-resume = Continuer
web-key-undo-turn = annuler tout le tour
web-key-list = ouvrir ou replier la liste des choix
web-text-next = À côté
web-text-way = { $way } : { $place }
web-text-empty = personne
web-undo = Annuler
web-undo-ask = Demander à tous si tu peux annuler ton dernier coup
web-undo-ask-short = Annuler ?
web-advice = Que ferais-tu ? Demander conseil
web-advice-short = Conseil
web-advising = Réfléchit…
web-line-first = Connexion à la table…
web-line-lost = La connexion est coupée. Elle revient toute seule ; rien n’est perdu.
web-no-table = Cette table n’existe pas
web-trouble = Cette table ne peut pas s’ouvrir
web-no-table-help = Le lien est peut-être incomplet. Redemande-le, ou commence une nouvelle partie.


## People

web-seats = Places
web-screen = Sur grand écran
web-seat-you = Toi
web-seat-bot = Robot
web-seat-bot-named = Robot : { $bot }
web-seat-here = À table
web-seat-remote = Joue à distance
web-seat-away = Absence passagère
web-seat-open = Place libre
web-seat-paused = En pause
web-seat-to-bot = Laisser jouer le robot : { $bot }
web-seat-which-bot = Quel robot ?
web-seat-take = Jouer ici
web-seat-to-friend = Donner à un ami
web-seat-pause = Faire une pause
web-seat-pause-for = Mettre la place en pause
web-seat-back = Reprendre ma place
web-seat-asks = on demande d’abord aux autres
web-seat-renew = Nouveau lien pour { $who }
web-seat-free = Libérer cette place
web-seat-free-sure = { $who } perd sa place et ne pourra plus que regarder. Fais-le si la mauvaise personne est assise ici.
web-seat-open-sure = Tu cèdes ta place : la personne qui ouvre l’invitation y joue, et tu ne fais plus que regarder.
web-seat-host = Confier la table à { $who }
web-seat-seen = Dernière présence { $when }
web-seat-phone = Sur un téléphone
web-seat-bot-for = En attendant, un robot : { $bot }
web-ago-moment = à l’instant
web-host = Tient la table
web-name = Nom
web-name-optional = Ton nom, si tu veux
web-invite = Invitation
web-invite-for = Invitation pour { $who }
web-invite-make = Créer un lien d’invitation
web-elsewhere = Continuer ailleurs
web-elsewhere-help = Ouvre ce lien là-bas. Garde-le pour toi : toute personne qui l’a peut jouer à cette place.
web-words-are = Ou avec trois mots :
web-words-table = … et le nom de la table : { $id }
web-invite-again = Remplacer cette invitation
web-join-link = Inviter à cette table
web-join-link-help = { $count ->
    [1] Un lien pour la place libre : la première personne qui l’ouvre s’assied.
   *[other] Un seul lien pour les { $count } places libres : la personne qui l’ouvre prend la suivante.
}
web-join-link-make = Créer un lien pour tout le monde
web-copy = Copier
web-copied = Copié.
web-copy-by-hand = Le lien est sélectionné ; copie-le à la main.
web-share = Partager…
web-watching-help = Tu regardes. Pour jouer, il te faut une invitation.
web-watching = Tu regardes
web-card-away = { $who } n’est pas là ; dernière présence { $when }. Comment continuer ?
web-card-resting = { $who } fait une pause. Comment continuer ?
web-card-go-on = Laisser continuer un robot
web-card-nudge = Relancer
web-card-nudged = { $who } sait maintenant que tu attends.
web-card-wait = Attendre
web-card-bot = Un robot joue pour { $who }. Veux-tu rejouer toi-même ?
web-card-paused = { $who } fait une pause. Veux-tu rejouer ?
web-card-leave = Laisser ainsi
web-card-lost = La place { $seats } n’est plus à toi sur cet appareil : elle a été ouverte avec un nouveau lien ou avec ses trois mots, ou libérée. Tu regardes maintenant.
web-card-watch = Seulement regarder
web-card-aside = La place { $seats } a besoin de son propre appareil : dans un jeu à secrets, un appareil ne montre qu’une main.
web-card-words = { $count ->
    [1] Tes trois mots. Avec eux, tu retrouves ta place sur n’importe quel appareil. Note-les :
   *[other] Trois mots par place. Avec eux, tu la retrouves sur n’importe quel appareil. Note-les :
}
web-card-noted = C’est noté
web-slip-save = Garder en image
web-slip-how = Ouvre cette adresse et choisis « J’ai trois mots » pour retrouver ta place.
web-slip-table = Table : { $id }
web-watchers =
    { $count ->
        [1] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
web-join = Une place t’attend
web-join-help = Quelqu’un t’invite à cette table.
web-join-to = { $host } t’invite : { $game }
web-join-there = À la table : { $who }
web-join-sit = S’asseoir et jouer
web-join-watch = Seulement regarder


## Settings

web-settings = Réglages
web-theme = Sombre ou clair
web-theme-auto = Comme l’appareil
web-theme-dark = Sombre : à la lampe
web-theme-light = Clair : en plein jour
web-language = Langue
web-size = Taille du texte
web-size-normal = Normale
web-size-large = Grande
web-size-huge = Très grande
web-speed = Mouvement
web-speed-off = Aucun
web-speed-fast = Rapide
web-speed-normal = Normal
web-speed-slow = Lent
web-sound = Sons
web-sound-help = Des sons doux pour ce qui se passe à la table. Sans eux, rien ne vibre non plus.
web-haptics = Vibration
web-haptics-help = Une brève vibration quand un toucher compte, sur les téléphones qui le peuvent.
web-thoughts = Ce que pensent les robots
web-thoughts-help = Une petite bulle dit pourquoi un robot a joué ainsi.
web-list = Liste des choix
web-list-help = Tous les choix en mots, toujours ouverte. Le plateau suffit aussi.
web-single-keys = Touches seules
web-single-keys-help = Lettres et chiffres agissent à la table. Coupe-les si elles te gênent.
web-at-once = Jouer d’un seul toucher
web-at-once-help = Toucher la case d’arrivée joue le coup sans redemander.
web-numbers = Numéros sur les cases
web-numbers-help = Pour comparer facilement la liste et le plateau.
web-plain = La table en mots
web-plain-help = Une page sans images, pour les lecteurs d’écran et pour qui aime lire.


## Help

web-help = Aide
web-aim = De quoi s’agit-il ?
web-aim-go = C’est parti !
web-help-how = Comment jouer ici
web-help-touch = Touche quelque chose qui brille, puis une case qui brille. Tu vois ce que fera le coup ; touche encore la case ou appuie sur « C’est parti ! » pour le jouer.
web-help-why = Touche autre chose, et l’on te dit pourquoi ce n’est pas possible, avec la règle.
web-help-list = Chaque coup est aussi dans la liste à côté du plateau.
web-help-keys = Touches
web-help-keys-off = Les touches seules sont coupées dans les réglages.
web-key-tab = vers l’élément suivant
web-key-arrows = parmi les choix et sur le plateau
web-key-number = montrer ce choix ; encore une fois pour le jouer
web-key-enter = jouer le choix montré
web-key-escape = annuler la sélection
web-key-undo = annuler le coup
web-key-advice = demander conseil
web-key-rules = ouvrir les règles
web-key-words = ce que veulent dire les mots du jeu
web-key-help = ce qu’est la chose sélectionnée ; sinon cette page
web-story = L’histoire


## Rules

web-rules = Règles
web-rules-search = Chercher dans les règles
web-rules-found =
    { $count ->
        [0] Aucune règle trouvée.
        [1] Une règle trouvée.
       *[other] { $count } règles trouvées.
    }
web-rules-none = Aucune règle ne contient ces mots. Essaie avec un mot plus court.


## The end

web-end = La partie est finie
web-course = Le fil de la partie
web-course-turns = Qui jouait, du début à la fin
web-course-line = { $what } : { $from } au début, { $to } à la fin
web-won = Victoire
web-show-end = Montrer le résultat
web-rematch = Encore une fois !
web-come-along = Les autres rejouent : viens aussi
web-look-board = Regarder le plateau
web-check-dice = Vérifier les dés
web-record = Enregistrer la partie
web-dice-good =
    { $count ->
        [1] Le seul lancer était honnête : il découle du nombre fixé avant la partie.
       *[other] Les { $count } lancers étaient honnêtes : ils découlent du nombre fixé avant la partie.
    }
# $count: draws that the record alone cannot confirm
web-dice-open =
    { $count ->
        [1] Un autre tirage n’a pas pu être vérifié dans le navigateur.
       *[other] { $count } autres tirages n’ont pas pu être vérifiés dans le navigateur.
    } « lamplight verify » les vérifie tous dans la partie enregistrée.
web-dice-wrong = Le coup { $ply } ne correspond pas : l’enregistrement dit « { $told } », la graine dit « { $due } ».
web-dice-commitment = La graine n’est pas celle qui était promise avant le premier lancer.
web-dice-unreadable = L’enregistrement est illisible, on ne peut donc pas vérifier les dés.


## The table in words

web-text-title = La table en mots
web-text-leave = Vers la table en images
web-text-where = Qui est où
web-text-place = Lieu
web-text-who = Qui
web-text-piece-of = { $piece } ({ $who })


## Décider ensemble : $who propose $what à qui décide

web-suggest-can = { $who } décide. Tu peux proposer quelque chose.
web-suggest-list = Propositions
web-suggest-line = { $who } propose : { $what }
web-suggest-look = { $who } montre : { $what }
web-suggest-by = proposé par { $who }
web-suggest-mine = Tu proposes : { $what }
web-suggest-mine-look = Tu montres : { $what }
web-suggest-do = Proposer
web-suggest-this = Proposer : { $what }
web-suggest-point = Montrer : { $what }
web-suggest-point-what = Montrer quelque chose
web-suggest-point-short = Montrer
web-suggest-take = On fait ça
web-suggest-take-this = On fait ça : { $what }
web-suggest-touch = Toucher
web-suggest-touch-this = Toucher : { $what }
web-suggest-back = Retirer
web-suggest-as = Qui propose ?
web-key-take = faire ce qui a été proposé en dernier


## Jeux à aventures et à secrets

web-question-waiting = Question posée à tout le monde… Réponse attendue de : { $who }
web-question-withdraw = Finalement, non
web-peek = Mes secrets
web-phone-lend = Secrets sur un téléphone
web-phone-how = Avec un téléphone, on peut jouer de là : ses secrets n’apparaissent alors que là. Le code sert une seule fois, pendant dix minutes.
web-phone-type = Ouvre { $address } sur le téléphone et tape ce code.
web-phone-here = L’écran commun montre un code pour ta place. Tape-le ici ; tes secrets n’apparaîtront alors que sur ce téléphone.
web-phone-code = Code
web-phone-take = Prendre ma place
web-phone-away = Rendre la place à l’écran
web-phone-title = Les secrets sur ton téléphone
web-phone-scan = Scanne cette image avec ton téléphone. Tes secrets n’apparaîtront que là.
web-phone-holds = Les secrets sont sur le téléphone, à l’abri des regards.
web-curtain-pass = Passe la tablette à { $who }. Les autres : on ne regarde pas !
web-curtain-hold = Garde le doigt ici pour jeter un œil
web-curtain-done = C’est retenu, on y va !
web-notes = Carnet de notes
web-learn = Montre-moi
web-minutes = Environ { $minutes } minutes
web-lesson = Leçon guidée
web-tips = Conseils dans tes premières parties
web-tips-help = Chacun vient une fois, quand il est utile.
web-stale = Cette question est réglée : on y a répondu sur un autre appareil, ou elle a été retirée. Voici où on en est.
web-newer = Il y a un Lamplight plus récent.
web-newer-load = Charger
web-say = Dire quelque chose
