### La ligne de commande (cli-...) et le jeu dans le terminal (term-...).
### $near est "" ou le message cli-did-you-mean ; $known une liste de noms ; $file un chemin ; $command une commande à taper.

## Aide

cli-usage = utilisation :
cli-synopsis = COMMANDE [...]
cli-about = Lamplight : des jeux de plateau fantastiques, dans le navigateur ou ici même dans le terminal.
cli-commands = commandes :
cli-arguments = arguments
cli-options = options
cli-examples = exemples :
cli-lang = la langue de tous les textes (sinon LAMPLIGHT_LANG ou la langue du système)
cli-plain = seulement du texte simple : ni couleurs, ni dessins, ni lignes redessinées
cli-version = afficher la version et s’arrêter
cli-help = afficher cette aide et s’arrêter
cli-exit-codes = codes de retour : 0 tout va bien, 1 une vérification a échoué, 2 mal tapé, 3 impossible (fichier, port, base de données), 130 interrompu
cli-top-examples =
    lamplight play { $game }
    lamplight serve --open
    lamplight verify partie.jsonl
    lamplight help play

cli-meta-game = JEU
cli-meta-number = N
cli-meta-seat = PLACE
cli-meta-bot = ROBOT
cli-meta-bots = ROBOT,ROBOT
cli-meta-board = PLATEAU
cli-meta-setting = NOM=VALEUR
cli-meta-hex = HEX
cli-meta-file = FICHIER
cli-meta-toml = FICHIER.toml
cli-meta-ply = N
cli-meta-rule = RÈGLE
cli-meta-word = MOT
cli-meta-host = ADRESSE
cli-meta-port = PORT
cli-meta-folder = DOSSIER
cli-meta-url = URL

cli-play-short = jouer ici, dans le terminal, avec des robots et avec vos voisins
cli-play-about = Joue une partie dans le terminal. Chaque coup est aussitôt noté dans un enregistrement : rien n’est perdu quand vous arrêtez.
cli-play-examples =
    lamplight play { $game }
    lamplight play { $game } --players 3 --seat you:Anna --seat you:Ben --bot uniform
    lamplight play { $game } --option { $option } --record soiree.jsonl
    lamplight play --resume soiree.jsonl
cli-play-game = quel jeu (voir : lamplight games)
cli-play-players = combien de joueurs en tout ; des robots prennent les places sans nom (4 par défaut)
cli-play-seat = qui prend la place suivante : you, you:NOM, bot ou bot:SORTE ; plusieurs fois si l’on veut (un « you » par défaut)
cli-play-bot = quel robot prend les autres places
cli-play-board = un plateau par son nom, ou le fichier de votre propre plateau
cli-play-option = une option du jeu (voir : lamplight games) ; plusieurs fois si l’on veut
cli-play-seed = la graine des dés, jusqu’à 64 chiffres hexadécimaux ; même graine, mêmes dés
cli-play-real-dice = vous lancez de vrais dés et tapez ce qu’ils montrent
cli-play-record = où écrire l’enregistrement ; le fichier ne doit pas encore exister
cli-play-resume = reprendre une partie à partir de son enregistrement

cli-replay-short = raconter une partie enregistrée
cli-replay-about = Raconte une partie enregistrée, coup par coup.
cli-replay-examples =
    lamplight replay partie.jsonl
    lamplight replay partie.jsonl --to 40
    lamplight replay partie.jsonl --json | head -3
cli-replay-file = l’enregistrement
cli-replay-step = attendre la touche Entrée après chaque ligne de l’enregistrement (q arrête)
cli-replay-to = s’arrêter après tant de coups et de lancers, et montrer où chacun se trouve
cli-replay-json = un objet JSON par coup, pour les programmes
cli-replay-board = le fichier du plateau, si la partie s’est jouée sur votre propre plateau

cli-verify-short = vérifier un enregistrement : chaque coup, chaque lancer, la fin
cli-verify-about = Vérifie un enregistrement : chaque coup est-il permis, chaque empreinte est-elle bonne, la fin est-elle juste, et tous les lancers découlent-ils de la graine ? La première chose qui cloche est nommée avec sa ligne.
cli-verify-examples =
    lamplight verify partie.jsonl
    lamplight verify partie.jsonl --board mon-plateau.toml
cli-verify-file = l’enregistrement
cli-verify-board = le fichier du plateau, si la partie s’est jouée sur votre propre plateau

cli-serve-short = ouvrir des tables pour les navigateurs
cli-serve-about = Démarre le serveur de tables : ouvrez son adresse dans un navigateur, sur cette machine ou sur d’autres.
cli-serve-examples =
    lamplight serve --open
    lamplight serve --host 0.0.0.0 --port 8080
    lamplight serve --database postgresql://user@host/lamplight
cli-serve-host = l’adresse d’écoute (127.0.0.1 par défaut : cette machine seulement)
cli-serve-port = le port d’écoute
cli-serve-data = le dossier des tables et des enregistrements
cli-serve-database = une base de données au lieu du fichier dans le dossier
cli-serve-open = ouvrir aussi le navigateur

cli-rules-short = lire les règles
cli-rules-about = Affiche le livret de règles, un chapitre ou une seule règle.
cli-rules-examples =
    lamplight rules { $game }
    lamplight rules { $game } { $chapter }
    lamplight rules { $rule }
cli-rules-game = quel jeu ({ $game } par défaut)
cli-rules-rule = une règle ({ $rule }), une précision, un chapitre ({ $chapter }) ou une variante

cli-games-short = lister les jeux, leurs options et leurs robots
cli-games-about = Liste les jeux, avec leurs options et leurs robots.
cli-games-examples = lamplight games

cli-simulate-short = faire jouer beaucoup de parties aux robots et compter
cli-simulate-about = Fait jouer aux robots beaucoup de parties sans les montrer, puis affiche leur durée, les gagnants et les fins.
cli-simulate-examples =
    lamplight simulate { $game } --games 1000 --players 4
    lamplight simulate { $game } --bots { $bot },uniform --seed mardi
cli-simulate-game = quel jeu
cli-simulate-games = combien de parties (100 par défaut)
cli-simulate-players = combien de joueurs (4 par défaut)
cli-simulate-bots = les robots, place par place ; répétés jusqu’à ce que toutes les places soient prises
cli-simulate-board = un plateau par son nom, ou le fichier de votre propre plateau
cli-simulate-option = une option du jeu ; plusieurs fois si l’on veut
cli-simulate-seed = n’importe quel mot ; même mot, mêmes parties


## Ce qui n’a pas marché

cli-did-you-mean = Vouliez-vous dire « { $guess } » ?
cli-did-you-mean-one = Vouliez-vous dire { $guesses } ?
cli-guess = « { $guess } »
cli-guess-or = { $first } ou « { $guess } »
cli-see-help = « lamplight --help » montre ce que l’on peut taper.
cli-progress = { NUMBER($done, useGrouping: 0) } sur { NUMBER($total, useGrouping: 0) }
cli-left = encore { $time }
cli-interrupted = Interrompu.
cli-inner-fault = Quelque chose s’est mal passé dans Lamplight ({ $error }). LAMPLIGHT_DEBUG=1 en montre plus ; dites-le-nous, s’il vous plaît.

cli-unknown-command = Il n’y a pas de commande « { $value } » ; il y a : { $known }. { $near }
cli-command-taken = Le jeu { $game } apporte une commande « { $command } », mais ce nom est déjà pris ; la commande est laissée de côté.
cli-unknown-flag = « { $command } » n’a pas d’option « { $value } ». { $near }
cli-unknown-language = Il n’y a pas de langue « { $value } » ici ; il y a : { $known }. { $near }
cli-unknown-game = Il n’y a pas de jeu « { $value } » ici ; il y a : { $known }. { $near }
cli-unknown-seat = Personne ne peut s’asseoir là comme « { $value } » ; il y a : { $known }. { $near }
cli-unknown-bot = Il n’y a pas de robot « { $value } » ; il y a : { $known }. { $near }
cli-unknown-option = Ce jeu n’a pas d’option « { $value } » ; il y a : { $known }. { $near }
cli-unknown-value = L’option « { $option } » ne peut pas être « { $value } » ; il y a : { $known }. { $near }
cli-no-rulebook = { $game } n’a pas de livret de règles ici.
cli-unknown-rule = Il n’y a pas de règle « { $value } » ; il y a : { $known }. { $near }
cli-extra-word = « { $command } » ne sait que faire de « { $value } ».
cli-flag-takes-none = L’option { $option } ne prend pas de valeur.
cli-flag-needs-value = Il manque une valeur après l’option { $option }.
cli-bad-arguments = Cela ne se comprend pas : { $reason }.
cli-bad-option = « { $value } » n’est pas une option de jeu ; écrivez nom=valeur, par exemple goal=50.
cli-bad-seed = « { $value } » n’est pas une graine ; il faut de 1 à { $count } chiffres hexadécimaux (0-9, a-f).
cli-not-a-number = L’option { $option } veut un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }, pas « { $value } ».
cli-not-in-range = L’option { $option } veut un nombre de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) } ; { $value } ne convient pas.
cli-player-count = Ce jeu se joue de { $low } à { $high } joueurs, pas à { $value }.
cli-too-many-seats = { $seats } places sont nommées, mais il n’y a que { $players } joueurs.
cli-which-game = Quel jeu ? Il y a : { $known }.
cli-which-file = Quel fichier ? Nommez-le après la commande.
cli-seed-or-dice = Les vrais dés n’ont pas besoin de graine : prenez --seed ou bien --real-dice.
cli-no-real-dice = Ce jeu distribue des secrets, c’est donc à l’ordinateur de le faire : enlevez --real-dice.
cli-step-or-json = Prenez --step ou bien --json.
cli-not-with-resume = { $option } ne va pas avec --resume : l’enregistrement dit comment cette partie se joue.
cli-other-game = { $file } est l’enregistrement d’un autre jeu : { $game }.
cli-cannot-set-up = La partie ne peut pas être préparée ainsi :
cli-endless = Une partie n’était pas finie après { $count } coups.

cli-file-missing = Il n’y a pas de fichier { $file }.
cli-file-forbidden = { $file } ne peut être ni lu ni écrit : c’est interdit.
cli-file-directory = { $file } est un dossier, pas un fichier.
cli-file-exists = { $file } existe déjà ; choisissez un autre nom (ou continuez avec lui : lamplight play --resume).
cli-file-error = { $file } ne peut pas servir : { $reason }.
cli-file-too-large = { $file } est trop grand pour un enregistrement.
cli-file-not-text = { $file } n’est pas un fichier de texte.
cli-no-home = Il n’y a pas de dossier personnel pour l’enregistrement ; dites où avec --record FICHIER.

cli-board-faults =
    { $count ->
        [one] { $file } : une faute.
       *[other] { $file } : { $count } fautes.
    }


## Enregistrements

cli-record-fault = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $what }
cli-record-cut-line = Le fichier a été coupé au milieu de cette ligne.
cli-record-unknown-game = C’est l’enregistrement d’un jeu inconnu ici : « { $value } » (connus : { $known }).
cli-record-own-board = { $file } s’est joué sur le plateau « { $board } », qui n’est pas un des nôtres ; nommez son fichier avec --board FICHIER.toml.
cli-record-unfinished = { $file } s’arrête après { $count } coups et lancers, avant la fin de la partie : coupé, ou la partie dure encore. Ce qui est là est juste.
cli-record-no-seed = { $file } s’arrête sans la graine promise à la première ligne : les dés ne peuvent pas être vérifiés. Les { $count } coups et lancers sont permis.
cli-record-busy = { $file } est ouvert en ce moment à une autre table.
cli-already-over = La partie dans { $file } est finie. Pour la revoir : { $command }
cli-aside-unreadable = { $file } ne peut pas être lu ({ $reason }).
cli-no-seed = La graine des dés manque : { $aside } n’est pas là. Donnez-la avec --seed pour continuer { $file }.
cli-wrong-seed = Ce n’est pas la graine que { $file } a promise à la première ligne.
cli-verified = { $file } est en ordre : { $game }, { $seats } joueurs, { $count } coups et lancers.
cli-verified-dice =
    { $count ->
        [one] Un lancer a été recalculé à partir de la graine : c’est le même.
       *[other] Les { $count } lancers ont été recalculés à partir de la graine : ce sont les mêmes.
    }
cli-verified-real-dice = C’étaient de vrais dés : il n’y a rien à recalculer.
cli-verified-end = Gagné par { $who }. { $why } ({ $rule })


## Listes

cli-games-players = { "  " }de { $low } à { $high } joueurs, version des règles { $version }
cli-games-usual = (habituel)
cli-games-bots = { "  " }robots : --bot, --seat bot:SORTE


## La table dans le terminal

term-prompt = >
term-commitment = Une graine secrète fixe les dés ; son empreinte est { $commitment }.
term-real-dice = Vous lancez de vrais dés et tapez ce qu’ils montrent.
term-record = Enregistrement : { $file }
term-how = Répondez par un numéro de la liste ou avec des mots (« aide » montre tout).
term-resumed =
    { $count ->
        [one] La partie reprend après un coup ou lancer. Ce qui s’est passé en dernier :
       *[other] La partie reprend après { $count } coups et lancers. Ce qui s’est passé en dernier :
    }
term-you = vous
term-bot = robot ({ $bot })
term-reason = { $who } : { $why }
term-bot-refused = Le robot { $bot } voulait quelque chose qui n’est pas permis ({ $do }) : { $why }
term-no-question = Ce n’est le tour de personne.
term-ask-dice = { $who } : { $ask } Tapez ce qui sort, par exemple : { $example }
term-no-such-dice = « { $value } » ne peut pas sortir. Tapez-le ainsi : { $example }
term-no-number = Le numéro { $value } n’est pas dans la liste ; elle va jusqu’à { $count }.
term-not-understood = Je ne comprends pas « { $value } » ; tapez un numéro de la liste, ou « aide ». { $near }
term-allowed = C’est permis.
term-why-what = Pourquoi quoi ? Nommez une pièce et une case, par exemple : pourquoi red-girl 17
term-no-such-thing = Rien ne s’appelle « { $value } » sur cette table. { $near }
term-hint = Peut-être : { $what } [{ $do }]. { $why }
term-undo-nothing = Il n’y a rien à reprendre.
term-undo-all = Les dés ont roulé depuis. Êtes-vous tous d’accord pour annuler le dernier coup ({ $who }) ? (oui/non)
term-yes-words = o, oui
term-undo-kept = Alors tout reste comme c’est.
term-undone = { $who } reprend : { $do }.
term-same-dice = Les dés retomberont de la même façon.
term-saved =
    { $count ->
        [one] Un coup ou lancer est noté dans { $file }.
       *[other] Les { $count } coups et lancers sont notés dans { $file }.
    }
term-copied = Une copie se trouve dans { $file }.
term-left = La partie est gardée dans { $file }. Pour continuer : { $command }
term-won = Gagné !
term-lost = Pas gagné.
term-seed = La graine des dés était { $seed }.
term-check = Pour vérifier coups et dés : { $command }
term-pass = Passez le clavier à { $who }. Que personne d’autre ne regarde ! { $who } : appuyez sur Entrée.
term-secret = Vos personnages secrets : { $what }.
term-together = Ou tous ensemble : tapez « { $do } ».
term-together-all = Êtes-vous tous d’accord pour « { $do } » ? (oui/non)
term-together-sure = Vraiment « { $do } » ? On demande aussi aux bots. (oui/non)
term-together-refused = { $who } dit non. La partie continue.

term-words-help = ?, h, aide
term-words-list = l, liste
term-words-board = b, plateau, carte
term-words-why = w, pourquoi
term-words-hint = conseil, indice
term-words-undo = u, annuler
term-words-log = journal
term-words-rules = règles, règle
term-words-save = s, garder
term-words-quit = q, quitter
term-help-help = cette liste
term-help-list = la question et ses réponses encore une fois ; avec « red-girl » seulement celles qui la concernent
term-help-board = où chacun se trouve
term-help-why = pourquoi pas ? Par exemple : pourquoi red-girl 17
term-help-hint = ce qu’un robot fort ferait, et pourquoi
term-help-undo = reprendre le dernier coup
term-help-log = ce qui s’est passé ; « log 30 » en montre plus
term-help-rules = le livret de règles ; « règles { $rule } » pour une seule règle
term-help-save = où la partie est gardée ; « save FICHIER » fait une copie de l’enregistrement
term-help-quit = partir ; la partie pourra continuer plus tard
term-help-moves = Un coup, c’est un numéro de la liste, sa notation (child red-girl 17, ghost inn back, group 16 18), ou simplement ce dont il s’agit (red-girl 17).

term-replay-head = { $seats } joueurs ; { $options }
term-took-back = { $who } reprend tout à partir du coup { NUMBER($ply, useGrouping: 0) }.
term-step = Entrée : continuer, q : arrêter
term-not-over = Pas encore fini : { $count } coups et lancers jusqu’ici.

term-sim-head = { $games } parties de { $game }, { $players } joueurs, mot de départ « { $seed } »
term-sim-length = durée
term-sim-median = médiane
term-sim-low = 10 % sous
term-sim-high = 90 % sous
term-sim-turns = tours
term-sim-plies = coups et lancers
term-sim-seat = place
term-sim-wins = victoires
term-sim-share = part
term-sim-end = finie par
term-sim-games = parties
term-sim-percent = pour cent

cli-bot-short = vérifier un bot à soi
cli-bot-about = Des commandes pour les bots qui sont des programmes à part.
cli-bot-examples =
    lamplight bot check ./monbot
cli-bot-check-short = un programme respecte-t-il le protocole ?
cli-bot-check-about = Lance un programme, lui fait jouer des parties entières de tout ce à quoi il joue, reprend un coup de temps en temps et dit ce qu’il a trouvé. Le protocole est dans docs/engine-protocol.md.
cli-bot-check-examples =
    lamplight bot check ./monbot
    lamplight bot check "python3 monbot.py --loin" --games 10
cli-bot-check-command = la ligne de commande qui lance le programme
cli-bot-check-game = ce jeu seulement
cli-bot-check-games = combien de parties de chacun (2 par défaut)
cli-bot-check-seconds = secondes pour une décision (2 par défaut)
cli-meta-command = COMMANDE
cli-which-command = Quel programme ? Donne la ligne de commande qui le lance, par exemple : lamplight bot check ./monbot
cli-check-passed = bien
cli-check-failed = FAUTE
cli-serve-bot = un programme comme bot à tes tables, JEU:NOM=COMMANDE ; peut être répété
cli-meta-program = JEU:NOM=COMMANDE
