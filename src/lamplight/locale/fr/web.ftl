### Le client web : l’entrée, la table, les feuilles.

web-lamplight = Lamplight
web-coming = Un instant, on allume la lampe…
web-again = Réessayer
web-close = Fermer
web-yes = Oui
web-no = Non
web-fault-unreachable = Le serveur est injoignable. Vérifie ta connexion, puis réessaie.
web-fault-strange = Cela n’a pas marché, et le serveur ne dit pas pourquoi. Réessaie, s’il te plaît.


## Lobby

web-play-now = Jouer tout de suite
web-play-now-help = Toi et trois robots, sans attendre
web-games = Jeux
web-here = Autour d’une tablette
web-here-help = Tout le monde dans la même pièce
web-here-how = Tout le monde joue sur cet appareil. Les noms sont facultatifs : chaque place a son animal.
web-far = Avec des amis au loin
web-far-help = Chacun sur son appareil
web-far-how = Choisis qui s’assoit où. La partie commence aussitôt ; tu reçois un lien pour chaque ami, et la table les attend.
web-go-on = Reprendre une partie
web-table = Une table
web-last-seen = Vue pour la dernière fois : { $when }
web-forget = Retirer cette table de la liste (vue pour la dernière fois : { $when })
web-recover = J’ai trois mots
web-recover-help = Trois mots ramènent une place sur n’importe quel appareil. Le nom de la table se trouve dans le lien ; les autres à table le connaissent aussi.
web-recover-table = Nom ou lien de la table
web-recover-words = Tes trois mots
web-recover-go = Retrouver ma place
web-recover-no-table = Ce n’est pas le nom d’une table. Il ressemble à k7mq2xw9bncd ; tu peux aussi coller le lien entier.
web-recover-not-three = Écris exactement trois mots, séparés par des espaces.
web-setup-who = Qui joue à la place { $seat }
web-setup-name = Nom pour la place { $seat }, facultatif
web-setup-person = Quelqu’un ici
web-setup-me = Moi, sur cet appareil
web-setup-friend = Un ami, par lien
web-setup-bot = Robot : { $bot }
web-setup-more = Une place de plus
web-setup-fewer = Une place de moins
web-setup-add-bot = Ajouter un robot
web-setup-start = Commencer la partie
web-setup-nobody = Il faut que quelqu’un joue sur cet appareil. Donne au moins une place à quelqu’un ici.
web-variants = Variantes maison
web-variants-help = Ce sont nos propres variantes ; la règle du jeu s’en passe.


## Table

web-table-title = { $game } : la table
web-menu = Menu
web-board = Plateau
board-whole = Tout le plateau
board-closer = Plus près
web-question = Que faire
web-options = Choix
web-players = Joueurs
web-log = Ce qui s’est passé
web-log-empty = Il ne s’est encore rien passé.
web-thought = { $who } : « { $what } »
web-to-lobby = Vers l’entrée
web-rule = Règle { $rule }
web-understood = Compris
web-luck = Les dés roulent…
web-over = La partie est finie.
web-turn-you = À toi de jouer, { $who } !
web-turn-named = { $who }, à toi de jouer !
web-turn-bot = { $who } réfléchit…
web-turn-other = C’est à { $who } de jouer.
web-turn-away = Nous attendons { $who }, qui n’est pas là pour l’instant.
web-turn-open = La place { $who } est libre. Envoie l’invitation sous « Places ».
web-turn-paused = { $who } fait une pause. Sous « Places », quelqu’un peut continuer.
web-go = C’est parti !
web-go-to = C’est parti : { $what }
web-skip = Passer
web-skip-to-me = Vite, à moi !
web-undo = Reprendre
web-undo-ask = Demander à tous si tu peux reprendre ton dernier coup
web-undo-ask-short = Reprendre ?
web-advice = Que ferais-tu ? Demander conseil
web-advice-short = Conseil
web-advising = Réfléchit…
web-line-first = Connexion à la table…
web-line-lost = La connexion est coupée. Elle revient toute seule ; rien n’est perdu.
web-no-table = Cette table n’existe pas
web-trouble = Cette table ne peut pas s’ouvrir
web-no-table-help = Le lien est peut-être incomplet. Redemande-le, ou commence une nouvelle partie.


## People

web-seats = Places
web-seat-you = Toi
web-seat-bot = Robot
web-seat-bot-named = Robot : { $bot }
web-seat-here = À table
web-seat-remote = Là, à distance
web-seat-away = Absence passagère
web-seat-open = Place libre
web-seat-paused = En pause
web-seat-to-bot = Laisser jouer le robot : { $bot }
web-seat-which-bot = Quel robot ?
web-seat-take = Jouer ici
web-seat-to-friend = Donner à un ami
web-seat-pause = Faire une pause
web-name = Nom
web-name-optional = Ton nom, si tu veux
web-invite = Invitation
web-invite-for = Invitation pour { $who }
web-invite-make = Créer un lien d’invitation
web-elsewhere = Continuer sur un autre appareil
web-elsewhere-help = Ouvre ce lien là-bas. Garde-le pour toi : qui l’a joue à cette place.
web-words-are = Ou avec trois mots :
web-words-table = … et le nom de la table : { $id }
web-copy = Copier
web-copied = Copié.
web-copy-by-hand = Le lien est sélectionné ; copie-le à la main.
web-share = Partager…
web-watching-help = Tu regardes. Pour jouer, il te faut une invitation.
web-watchers =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
web-join = Une place t’attend
web-join-help = On t’a invité à cette table.
web-join-sit = S’asseoir et jouer
web-join-watch = Seulement regarder


## Settings

web-settings = Réglages
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
web-sound-help = De petits sons pour les dés, les pas et les frayeurs.
web-at-once = Jouer aussitôt
web-at-once-help = Toucher la case d’arrivée joue le coup sans redemander.
web-numbers = Numéros sur les cases
web-numbers-help = Pour comparer facilement la liste et le plateau.
web-plain = La table en mots
web-plain-help = Une page sans images, pour les lecteurs d’écran et pour qui aime lire.


## Help

web-help = Aide
web-help-touch = Touche une de tes pièces lumineuses, puis une case lumineuse. Tu vois ce que fera le coup ; touche encore la case ou appuie sur « C’est parti ! » pour le jouer.
web-help-why = Touche autre chose, et l’on te dit pourquoi ce n’est pas possible, avec la règle.
web-help-list = Chaque coup est aussi dans la liste à côté du plateau.
web-help-keys = Touches
web-key-tab = vers l’élément suivant
web-key-arrows = parmi les choix et sur le plateau
web-key-number = montrer ce choix ; encore une fois pour le jouer
web-key-enter = jouer le choix montré
web-key-escape = tout relâcher
web-key-undo = reprendre le coup
web-key-advice = demander conseil
web-key-rules = ouvrir les règles
web-key-help = cette page
web-story = L’histoire


## Rules

web-rules = Règles
web-rules-search = Chercher dans les règles
web-rules-found =
    { $count ->
        [one] Une règle trouvée.
       *[other] { $count } règles trouvées.
    }
web-rules-none = Aucune règle ne contient ces mots. Essaie avec un mot plus court.


## The end

web-end = La partie est finie
web-won = Victoire
web-show-end = Montrer le résultat
web-rematch = Encore une fois !
web-come-along = Les autres continuent : viens aussi
web-look-board = Regarder le plateau
web-check-dice = Vérifier les dés
web-record = Garder la partie
web-dice-good =
    { $count ->
        [one] Le seul lancer était honnête : il découle du nombre fixé avant la partie.
       *[other] Les { $count } lancers étaient honnêtes : ils découlent du nombre fixé avant la partie.
    }
# $count: draws that the record alone cannot confirm
web-dice-open =
    { $count ->
        [one] Un autre tirage dépend de règles que cette page ne suit pas.
       *[other] { $count } autres tirages dépendent de règles que cette page ne suit pas.
    } « lamplight verify » les vérifie tous dans la partie gardée.
web-dice-wrong = Le coup { $ply } ne correspond pas : la partie dit « { $told } », la graine dit « { $due } ».
web-dice-commitment = La graine n’est pas celle qui était promise avant le premier lancer.
web-dice-unreadable = La partie est illisible, on ne peut donc pas vérifier les dés.


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
web-suggest-line = { $who } propose : { $what }
web-suggest-look = { $who } montre : { $what }
web-suggest-by = proposition de { $who }
web-suggest-mine = Tu proposes : { $what }
web-suggest-mine-look = Tu montres : { $what }
web-suggest-do = Proposer
web-suggest-this = Proposer : { $what }
web-suggest-point = Montrer : { $what }
web-suggest-point-what = Montrer quelque chose
web-suggest-point-short = Montrer
web-suggest-take = Le faire
web-suggest-take-this = Le faire : { $what }
web-suggest-touch = Toucher
web-suggest-touch-this = Toucher : { $what }
web-suggest-back = Retirer
web-suggest-as = Qui propose ?
web-key-take = faire ce qui a été proposé en dernier


## Jeux à aventures et à secrets

web-question-waiting = Tout le monde est consulté … réponse attendue de : { $who }
web-question-withdraw = Finalement, non
web-peek = Mes secrets
web-phone-lend = Secrets sur un téléphone
web-phone-how = Qui a un téléphone peut jouer avec : ses secrets n’apparaissent alors que là. Le code est valable quelques minutes et une seule fois.
web-phone-type = Ouvre { $address } sur le téléphone et tape ce code.
web-phone-here = L’écran commun montre un code pour ta place. Tape-le ici ; tes secrets n’apparaîtront alors que sur ce téléphone.
web-phone-code = Code
web-phone-take = Prendre ma place
web-phone-away = Ranger le téléphone
web-phone-title = Les secrets sur ton téléphone
web-phone-scan = Scanne cette image avec ton téléphone. Tes secrets n’apparaîtront que là.
web-phone-holds = Les secrets sont sur le téléphone, à l’abri des regards.
web-phone-alone = Pour l’instant, seul cet appareil atteint la partie. Pour les téléphones, lance-la pour ton réseau domestique : { $command }
web-curtain-pass = Passe la tablette à { $who }. Les autres : on ne regarde pas !
web-curtain-hold = Garde le doigt ici pour jeter un œil
web-curtain-done = C’est retenu, on y va !
web-notes = Carnet de notes
