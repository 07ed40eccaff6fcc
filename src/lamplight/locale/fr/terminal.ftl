### La ligne de commande (cli-...) et le jeu dans le terminal (term-...).
### $near est "" ou le message cli-did-you-mean ; $known une liste de noms ; $file un chemin ; $command une commande à taper.

## Aide

cli-usage = utilisation :
cli-synopsis = COMMANDE [...]
cli-about = Lamplight : des jeux de plateau de fantasy, dans le navigateur ou ici même dans le terminal.
cli-commands = commandes :
cli-arguments = arguments
cli-options = options
cli-examples = exemples :
cli-lang = la langue de tous les textes (sinon LAMPLIGHT_LANG ou la langue du système)
cli-plain = seulement du texte simple : ni couleurs, ni dessins, ni lignes redessinées
cli-version = afficher la version et s’arrêter
cli-version-line = lamplight { $version } (règles { $rules } ; Python { $python })
cli-rules-compiled = compilées
cli-rules-plain-checkout = non compilées, donc bien plus lentes : « make compiled » les compile
cli-rules-plain = non compilées, donc bien plus lentes : là où il y a un compilateur C, l’installation depuis les sources les compile
cli-slow = Note : les règles sont { $rules }.
cli-help = afficher cette aide et s’arrêter
cli-exit-codes = codes de retour : 0 tout va bien, 1 une vérification a échoué, 2 mal tapé, 3 impossible (fichier, port, base de données), 130 interrompu
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
cli-meta-value = VALEUR
cli-meta-yes = yes|no

cli-play-short = jouer ici, dans le terminal, avec des robots et avec les personnes à côté de toi
cli-play-about = Joue une partie dans le terminal. Chaque coup est aussitôt noté dans un enregistrement : rien n’est perdu quand tu arrêtes.
cli-play-examples =
    lamplight play { $game }
    lamplight play { $game } --players 3 --seat you:Anna --seat you:Ben --bot uniform
    lamplight play { $game } --option { $option } --record soiree.jsonl
    lamplight play --resume soiree.jsonl
cli-play-game = quel jeu (voir : lamplight games)
cli-play-players = combien de joueurs en tout ; des robots prennent les places sans nom (4 par défaut)
cli-play-seat = qui prend la place suivante : you, you:NOM, bot ou bot:SORTE ; plusieurs fois si l’on veut (un « you » par défaut)
cli-play-bot = quel robot prend les autres places
cli-play-board = un plateau par son nom, ou le fichier de ton propre plateau
cli-play-option = une option du jeu (voir : lamplight games) ; plusieurs fois si l’on veut
cli-play-seed = la graine des dés, jusqu’à 64 chiffres hexadécimaux ; même graine, mêmes dés
cli-play-real-dice = vous lancez de vrais dés et tapez ce qu’ils montrent
cli-play-record = où écrire l’enregistrement ; le fichier ne doit pas encore exister
cli-play-resume = reprendre une partie à partir de son enregistrement
cli-play-tips = donner chaque conseil du jeu une fois, même sans personne devant un terminal
cli-play-no-tips = ne pas donner de conseils

cli-replay-short = raconter une partie enregistrée
cli-replay-about = Raconte une partie enregistrée, coup par coup.
cli-replay-examples =
    lamplight replay partie.jsonl
    lamplight replay partie.jsonl --to 40
    lamplight replay partie.jsonl --json | head -3
cli-replay-file = l’enregistrement
cli-replay-course = montre aussi la ligne des chances ; celle de partie.analysis.json à côté de partie.jsonl s’il y en a une, sinon par une analyse rapide
cli-replay-step = pas à pas avec les touches, en avant et en arrière (q arrête) ; sinon, avec la touche Entrée
cli-replay-to = s’arrêter après tant de coups et de lancers, et montrer où chacun se trouve
cli-replay-json = un objet JSON par coup, pour les programmes
cli-replay-board = le fichier du plateau, si la partie s’est jouée sur ton propre plateau

cli-verify-short = vérifier un enregistrement : chaque coup, chaque lancer, la fin
cli-verify-about = Vérifie un enregistrement : chaque coup est-il permis, chaque empreinte est-elle bonne, la fin est-elle juste, et tous les lancers découlent-ils de la graine ? La première chose qui cloche est nommée avec sa ligne.
cli-verify-examples =
    lamplight verify partie.jsonl
    lamplight verify partie.jsonl --board mon-plateau.toml
cli-verify-file = l’enregistrement ; - le lit sur l’entrée standard
cli-verify-board = le fichier du plateau, si la partie s’est jouée sur ton propre plateau

cli-analyse-short = dire où une partie enregistrée a basculé
cli-analyse-about = Donne les chances de chaque place après chaque coup et chaque jet, et ce que la chance, ses propres décisions et celles des autres y ont changé. Les comptes tombent juste ; ce qui est trop serré n’est pas appelé une erreur.
cli-analyse-examples =
    lamplight analyse game.jsonl
    lamplight analyse game.jsonl --depth deep --processes 2
    lamplight analyse game.jsonl --json > analysis.json
cli-analyse-file = l’enregistrement
cli-analyse-depth = combien réfléchir : quick, usual ou deep
cli-analyse-processes = processus qui se partagent le travail
cli-analyse-seed = tirages des parties d’essai ; la même graine donne les mêmes nombres
cli-analyse-json = toute l’analyse en JSON, pour les programmes
cli-analyse-board = le fichier du plateau, si la partie s’est jouée sur ton propre plateau
cli-analyse-no-depth = Il n’y a pas de profondeur « { $value } ». Il y a : { $known }. { $near }

cli-serve-short = ouvrir des tables pour les navigateurs
cli-serve-about = Démarre le serveur de tables : ouvre son adresse dans un navigateur, sur cette machine ou sur d’autres.
cli-serve-examples =
    lamplight serve --open
    lamplight serve --host 0.0.0.0 --port 8080
    lamplight serve --database postgresql://user@host/lamplight
cli-serve-open = ouvrir aussi le navigateur
cli-serve-config = un fichier de réglages (sinon lamplight.toml dans le dossier de données ou dans celui-ci)

cli-settings-short = montrer ce qui est réglé pour le serveur et d’où cela vient
cli-settings-about = Montre chaque réglage du serveur avec sa valeur et d’où elle vient : la valeur par défaut, un fichier, l’environnement (LAMPLIGHT_PORT pour port) ou la ligne de commande ; le dernier compte. Prend les mêmes options que « lamplight serve ».
cli-settings-examples =
    lamplight settings
    lamplight settings --toml > lamplight.toml
    lamplight settings --config /etc/lamplight.toml
cli-settings-config = un fichier de réglages (sinon lamplight.toml dans le dossier de données ou dans celui-ci)
cli-settings-toml = écrire un exemple d’un tel fichier, avec tous les réglages

cli-rules-short = lire les règles
cli-rules-about = Affiche le livret dans l’ordre où on l’apprend ; ou un chapitre, une règle, un exemple, une carte, ou chaque endroit qui a les mots cherchés.
cli-rules-examples =
    lamplight rules { $game }
    lamplight rules { $game } { $chapter }
    lamplight rules { $rule }
    lamplight rules { $game } key
cli-rules-game = quel jeu ({ $game } par défaut)
cli-rules-words = une règle ({ $rule }), un chapitre ({ $chapter }), une partie (intro, key, terms…) ou des mots à chercher

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
cli-simulate-bots = les robots, place par place ; répétés jusqu’à ce que toutes les places soient prises
cli-simulate-board = un plateau par son nom, ou le fichier de ton propre plateau
cli-simulate-option = une option du jeu ; plusieurs fois si l’on veut
cli-simulate-seed = n’importe quel mot ; même mot, mêmes parties


## Ce qui n’a pas marché

cli-did-you-mean = Voulais-tu dire « { $guess } » ?
cli-did-you-mean-one = Voulais-tu dire { $guesses } ?
cli-guess = « { $guess } »
cli-guess-or = { $first } ou « { $guess } »
cli-see-help = « lamplight --help » montre ce que l’on peut taper.
cli-progress = { NUMBER($done, useGrouping: 0) } sur { NUMBER($total, useGrouping: 0) }
cli-left = encore { $time }
cli-interrupted = Interrompu.
cli-inner-fault = Quelque chose s’est mal passé dans Lamplight ({ $error }). LAMPLIGHT_DEBUG=1 en montre plus ; dis-le-nous, s’il te plaît.

cli-unknown-command = Il n’y a pas de commande « { $value } » ; il y a : { $known }. { $near }
cli-command-taken = Le jeu { $game } apporte une commande « { $command } », mais ce nom est déjà pris ; la commande est laissée de côté.
cli-unknown-flag = « { $command } » n’a pas d’option « { $value } ». { $near }
cli-unknown-language = Il n’y a pas de langue « { $value } » ici ; il y a : { $known }. { $near }
cli-unknown-game = Il n’y a pas de jeu « { $value } » ici ; il y a : { $known }. { $near }
cli-unknown-seat = Personne ne peut s’asseoir là comme « { $value } » ; il y a : { $known }. { $near }
cli-unknown-bot = Il n’y a pas de robot « { $value } » ; il y a : { $known }. { $near }
cli-unknown-option = Ce jeu n’a pas d’option « { $value } » ; il y a : { $known }. { $near }
cli-unknown-value = L’option « { $option } » ne peut pas être « { $value } » ; il y a : { $known }. { $near }
cli-no-rulebook = { $game } n’a pas de livret de règles ici.
cli-unknown-rule = Il n’y a pas de règle « { $value } » ; il y a : { $known }. { $near }
cli-extra-word = « { $command } » ne sait que faire de « { $value } ».
cli-flag-takes-none = L’option { $option } ne prend pas de valeur.
cli-flag-needs-value = Il manque une valeur après l’option { $option }.
cli-bad-arguments = Cela ne se comprend pas : { $reason }.
cli-bad-option = « { $value } » n’est pas une option de jeu ; écris nom=valeur, par exemple goal=50.
cli-bad-seed = « { $value } » n’est pas une graine ; il faut de 1 à { $count } chiffres hexadécimaux (0-9, a-f).
cli-not-a-number = L’option { $option } veut un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }, pas « { $value } ».
cli-not-in-range = L’option { $option } veut un nombre de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) } ; { $value } ne convient pas.
cli-player-count = Ce jeu se joue de { $low } à { $high } joueurs, pas à { $value }.
cli-too-many-seats = { $seats } places sont nommées, mais il n’y a que { $players } joueurs.
cli-which-game = Quel jeu ? Il y a : { $known }.
cli-which-file = Quel fichier ? Nomme-le après la commande.
cli-seed-or-dice = Les vrais dés n’ont pas besoin de graine : prends --seed ou bien --real-dice.
cli-no-real-dice = Ce jeu distribue des secrets, c’est donc à l’ordinateur de le faire : enlève --real-dice.
cli-step-or-json = Prends --step ou bien --json.
cli-not-with-resume = { $option } ne va pas avec --resume : l’enregistrement dit comment cette partie se joue.
cli-other-game = { $file } est l’enregistrement d’un autre jeu : { $game }.
cli-cannot-set-up = La partie ne peut pas être préparée ainsi :
cli-endless = Une partie n’était pas finie après { $count } coups.

cli-file-missing = Il n’y a pas de fichier { $file }.
cli-no-folder = Il n’y a pas de dossier { $folder } : crée-le d’abord, ou choisis une autre place pour l’enregistrement.
cli-no-output = La sortie ne peut pas être écrite : { $reason }.
cli-file-forbidden = Tu n’as pas le droit de lire ou d’écrire { $file }.
cli-file-directory = { $file } est un dossier, pas un fichier.
cli-file-exists = { $file } existe déjà ; choisis un autre nom (ou continue avec lui : lamplight play --resume).
cli-file-error = { $file } ne peut pas servir : { $reason }.
cli-file-not-text = { $file } n’est pas un fichier de texte.
cli-no-home = Il n’y a pas de dossier personnel pour l’enregistrement ; dis où avec --record FICHIER.

cli-board-faults =
    { $count ->
        [1] { $file } : une faute.
       *[other] { $file } : { $count } fautes.
    }


## Enregistrements

cli-record-fault = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $what }
cli-record-cut-line = Le fichier a été coupé au milieu de cette ligne.
cli-record-unknown-game = C’est l’enregistrement d’un jeu inconnu ici : « { $value } » (connus : { $known }).
cli-record-own-board = { $file } s’est joué sur le plateau « { $board } », qui n’est pas un des nôtres ; nomme son fichier avec --board FICHIER.toml.
cli-record-unfinished = { $file } s’arrête après { $count } coups et lancers, avant la fin de la partie : coupé, ou la partie dure encore. Jusque-là, tout est en ordre.
cli-record-no-seed = { $file } s’arrête sans la graine promise à la première ligne : les dés ne peuvent pas être vérifiés. Les { $count } coups et lancers sont permis.
cli-record-busy = { $file } est ouvert en ce moment à une autre table.
cli-already-over = La partie dans { $file } est finie. Pour la revoir : { $command }
cli-aside-unreadable = { $file } ne peut pas être lu ({ $reason }).
cli-no-seed = La graine des dés manque : { $aside } n’est pas là. Donne-la avec --seed pour continuer { $file }.
cli-wrong-seed = Ce n’est pas la graine que { $file } a promise à la première ligne.
cli-verified = { $file } est en ordre : { $game }, { $seats } joueurs, { $count } coups et lancers.
cli-verified-dice =
    { $count ->
        [1] Un lancer a été recalculé à partir de la graine : c’est le même.
       *[other] Les { $count } lancers ont été recalculés à partir de la graine : ce sont les mêmes.
    }
cli-verified-real-dice = C’étaient de vrais dés : il n’y a rien à recalculer.
cli-verified-end = Gagné par { $who }. { $why } ({ $rule })
cli-verified-lost = { $why } ({ $rule })


## Listes

cli-games-players = { "  " }de { $low } à { $high } joueurs, version des règles { $version }
cli-games-usual = (habituel)
cli-games-bots = { "  " }robots : --bot, --seat bot:SORTE


## La table dans le terminal

term-prompt = >
term-commitment = Une graine secrète fixe les dés ; son empreinte est { $commitment }.
term-real-dice = Vous lancez de vrais dés et tapez ce qu’ils montrent.
term-record = Enregistrement : { $file }
term-tip = Conseil : { $tip } (Tape : règles { $rule })
term-how = Réponds par un numéro de la liste ou avec des mots (« aide » montre tout).
term-resumed =
    { $count ->
        [1] La partie reprend après un coup ou lancer. Ce qui s’est passé en dernier :
       *[other] La partie reprend après { $count } coups et lancers. Ce qui s’est passé en dernier :
    }
term-you = toi
term-bot = robot ({ $bot })
term-reason = { $who } : { $why }
term-bot-refused = Le robot { $bot } voulait quelque chose qui n’est pas permis ({ $do }) : { $why }
term-no-question = Ce n’est le tour de personne.
term-ask-dice = { $who } : { $ask } Tape ce qui sort, par exemple : { $example }
term-no-such-dice = « { $value } » ne peut pas sortir. Tape-le ainsi : { $example }
term-no-number = Le numéro { $value } n’est pas dans la liste ; elle va jusqu’à { $count }.
term-not-understood = Je ne comprends pas « { $value } » ; tape un numéro de la liste, ou « aide ». { $near }
term-allowed = C’est permis.
term-why-what = Pourquoi quoi ? Nomme une pièce et une case, par exemple : pourquoi { $things }
term-no-such-thing = Rien ne s’appelle « { $value } » sur cette table. { $near }
term-hint = Peut-être : { $what } [{ $do }]. { $why }
term-undo-nothing = Il n’y a rien à annuler.
term-undo-all = Les dés ont roulé depuis. Êtes-vous tous d’accord pour annuler le dernier coup ({ $who }) ? (oui/non)
term-about-what = Quoi donc ? Nomme une pièce ou une case, par exemple : quoi { $thing }
term-about-rules = { "" }  Règles : { $rules }
term-about-beside = { "" }  À côté : { $places }
term-list-more = « liste » montre ce que ferait chacune ; « liste » avec un mot seulement celles qui s’y rapportent.
term-list-none = Aucune réponse ne se rapporte à « { $value } ». « liste » les montre toutes.
term-yes-words = o, oui
term-undo-kept = Alors tout reste comme c’est.
term-undone = { $who } annule : { $do }.
term-same-dice = Les dés retomberont de la même façon.
term-saved =
    { $count ->
        [1] Un coup ou lancer est noté dans { $file }.
       *[other] Les { $count } coups et lancers sont notés dans { $file }.
    }
term-copied = Une copie se trouve dans { $file }.
term-left = La partie est gardée dans { $file }. Pour continuer : { $command }
term-won = Gagné !
term-lost = Pas gagné.
term-seed = La graine des dés était { $seed }.
term-check = Pour vérifier coups et dés : { $command }
term-pass = Passez le clavier à { $who }. Que personne d’autre ne regarde ! { $who } : appuie sur Entrée.
term-secret = Tes personnages secrets : { $what }.
term-together = Ou tous ensemble : tapez « { $do } ».
term-together-all = Êtes-vous tous d’accord pour « { $do } » ? (oui/non)
term-together-sure = Vraiment « { $do } » ? On demande aussi aux robots. (oui/non)
term-together-refused = { $who } dit non. La partie continue.

term-words-help = ?, h, aide
term-words-list = l, liste
term-words-board = b, plateau, carte
term-words-why = w, pourquoi
term-words-about = quoi
term-words-hint = conseil, indice
term-words-undo = u, annuler
term-words-log = journal
term-words-rules = règles, règle
term-words-save = s, garder
term-words-quit = q, quitter
term-help-help = cette liste
term-help-list = la question et toutes ses réponses ; avec « { $thing } » seulement celles qui s’y rapportent, d’autres mots sont cherchés dans les réponses
term-help-board = où chacun se trouve
term-help-why = pourquoi pas ? Par exemple : pourquoi { $things }
term-help-about = qu’est-ce que c’est ? Par exemple : quoi { $thing }
term-help-hint = ce qu’un robot fort ferait, et pourquoi
term-help-undo = annuler le dernier coup
term-help-log = ce qui s’est passé ; « log 30 » en montre plus
term-help-rules = le livret de règles ; « règles { $rule } » pour une seule règle, ou des mots à chercher
term-help-save = où la partie est gardée ; « save FICHIER » fait une copie de l’enregistrement
term-help-quit = partir ; la partie pourra continuer plus tard
term-help-moves = Un coup, c’est un numéro de la liste, sa notation ({ $do }), ou simplement ce dont il s’agit ({ $things }). Plusieurs coups sur une ligne se séparent par « ; ».

term-replay-head = { $seats } joueurs ; { $options }
term-replay-people = Jouée par { $who }.
term-replay-began = Commencée le { $when }.
term-replay-note = « { $note } »
term-took-back = { $who } annule tout à partir du coup { NUMBER($ply, useGrouping: 0) }.
term-whisper = Pour { $who } seulement : { $what }
term-replay-at = Étape { $at } sur { $last }
term-replay-keys = ← → pas à pas, ↑ ↓ par dix, Début et Fin, q arrête
term-step = Entrée : continuer, q : arrêter
term-not-over = Pas encore fini : { $count } coups et lancers jusqu’ici.

term-sim-head = { $games } parties de { $game }, { $players } joueurs, graine « { $seed } »
term-sim-length = durée
term-sim-median = médiane
term-sim-low = 10e centile
term-sim-high = 90e centile
term-sim-turns = tours
term-sim-plies = coups et lancers
term-sim-seat = place
term-sim-wins = victoires
term-sim-share = part
term-sim-end = finie par
term-sim-games = parties
term-sim-percent = pour cent

cli-bot-short = vérifier un robot à soi
cli-bot-about = Des commandes pour les robots qui sont des programmes à part.
cli-bot-examples =
    lamplight bot check ./monbot
cli-bot-check-short = un programme respecte-t-il le protocole ?
cli-bot-check-about = Lance un programme, lui fait jouer des parties entières de tout ce à quoi il joue, annule un coup de temps en temps et dit ce qu’il a trouvé. Le protocole est dans docs/engine-protocol.md.
cli-bot-check-examples =
    lamplight bot check ./monbot
    lamplight bot check "python3 monbot.py --loin" --games 10
cli-bot-check-command = la ligne de commande qui lance le programme
cli-bot-check-game = ce jeu seulement
cli-bot-check-games = combien de parties de chacun (2 par défaut)
cli-bot-check-seconds = secondes pour une décision (2 par défaut)
cli-meta-command = COMMANDE
cli-which-command = Quel programme ? Donne la ligne de commande qui le lance, par exemple : lamplight bot check ./monbot
cli-check-passed = bien
cli-check-failed = FAUTE
cli-meta-program = JEU:NOM=COMMANDE

# Lessons
cli-learn-short = une première partie guidée
cli-learn-about = Enseigne un jeu en y jouant : pas à pas, à une vraie table au hasard écrit d’avance. On reprend où l’on s’est arrêté.
cli-learn-examples = 
    lamplight learn { $game }
    lamplight learn { $game } first --again
cli-learn-game = le jeu (lamplight games les énumère)
cli-learn-lesson = la leçon ; sans indication, la première
cli-learn-again = depuis le début, même si elle a été interrompue
cli-no-lessons = { $game } n’a pas de leçons.
cli-unknown-lesson = { $game } n’a pas de leçon « { $value } ». { $near } Il y a : { $known }.
cli-lesson-short = vérifier une leçon à soi
cli-lesson-about = Commandes pour qui écrit des leçons.
cli-lesson-examples = 
    lamplight lesson check first.toml
cli-lesson-check-short = une leçon peut-elle être donnée ?
cli-lesson-check-about = Joue une leçon dans toutes ses branches selon les règles de son jeu et nomme chaque étape qui ne peut avoir lieu, chaque texte absent ou trop long et chaque identifiant inconnu. Comment en écrire une : docs/lessons.md.
cli-lesson-check-examples = 
    lamplight lesson check first.toml second.toml
cli-lesson-check-files = les fichiers des leçons
cli-which-lesson = Quel fichier ? Donne le fichier d’une leçon.
term-lesson-how = Entrée pour continuer, un nombre pour choisir. annuler recule d’une étape, quitter s’en va ; la leçon t’attend.
term-lesson-look = Regarde : { $what }
term-lesson-next = (Entrée : suivant)
term-lesson-left = La leçon t’attend : { $command }
term-lesson-then = La leçon suivante : { $command }
term-lesson-play = Maintenant une vraie partie : { $command }
cli-games-lessons = { "  " }leçons : lamplight learn
