### Le laboratoire : lamplight arena, lamplight study et leurs rapports.

## Help

cli-meta-cluster = ray[=ADRESSE]
cli-arena-short = savoir quel robot est le meilleur
cli-arena-about = Les robots jouent les uns contre les autres, chacun à chaque place et avec la même chance ; un tableau dit leur force et avec quelle certitude. Les résultats, les cotes et un rapport avec un graphique vont dans un dossier. Arrête avec Ctrl-C quand tu veux : la même commande continue.
cli-arena-examples =
    lamplight arena { $game } { $bot } uniform --games 2000
    lamplight arena { $game } { $bot } uniform --sprt --elo0 0 --elo1 30
    lamplight arena { $game } strong { $bot } --players 3 --option { $option } --out pace
    lamplight arena { $game } { $bot } uniform --on ray=127.0.0.1:6379
cli-arena-game = quel jeu
cli-arena-bot = les robots (voir : lamplight games)
cli-arena-games = combien de parties au moins (1000 par défaut) ; on joue des groupes entiers. Avec --sprt : combien au plus (100000 par défaut)
cli-arena-players = combien de joueurs (4 par défaut, plus s’il y a plus de robots)
cli-arena-board = un plateau par son nom, ou le fichier du tien
cli-arena-option = une option du jeu ; peut être répétée
cli-arena-seed = un mot quelconque ; le même mot donne les mêmes parties
cli-arena-luck = retirer ce que la chance a donné : les mêmes classements avec des intervalles plus étroits, mais chaque partie dure plus longtemps
cli-arena-sprt = s’arrêter dès qu’il est clair si le premier robot est plutôt --elo1 ou --elo0 points meilleur que le second (test séquentiel)
cli-arena-elo0 = la réponse basse, en points (0 par défaut)
cli-arena-elo1 = la réponse haute, en points (50 de plus par défaut)
cli-arena-share0 = la réponse basse en part des victoires, par exemple 0.5
cli-arena-share1 = la réponse haute en part des victoires, par exemple 0.55
cli-arena-alpha = combien de fois la réponse haute peut être fausse (0.05 par défaut)
cli-arena-beta = combien de fois la réponse basse peut être fausse (0.05 par défaut)
cli-arena-processes = combien de processus jouent à la fois (un par cœur par défaut)
cli-arena-out = le dossier des résultats et du rapport ; une série commencée continue
cli-arena-on = jouer sur une grappe Ray : celle de cette adresse, ou une sur cette machine
cli-study-processes = combien de processus jouent à la fois (un par cœur par défaut)
cli-study-out = le dossier des résultats et du rapport ; une série commencée continue
cli-study-on = jouer sur une grappe Ray : celle de cette adresse, ou une sur cette machine
cli-study-short = jouer une étude d’un fichier et écrire son rapport
cli-study-about = Joue chaque combinaison que demande un fichier d’étude, mesure les parties et écrit les résultats et un rapport lisible hors ligne. Arrête avec Ctrl-C quand tu veux : la même commande continue.
cli-study-examples =
    lamplight study my-study.toml
    lamplight study my-study.toml --games 50 --out try
cli-study-file = l’étude (TOML)
cli-study-games = un autre nombre de parties par combinaison que dans le fichier

## While it runs

lab-goes-on = { NUMBER($done, useGrouping: 0) } parties sur { NUMBER($games, useGrouping: 0) } sont déjà dans { $folder } ; les autres suivent.
lab-stopped = Arrêté. { NUMBER($done, useGrouping: 0) } parties sur { NUMBER($games, useGrouping: 0) } sont dans { $folder } ; la même commande continue de là.
lab-written = Les résultats sont dans { $folder } ; vois { $report } dans un navigateur.
lab-study-done =
    { NUMBER($games, useGrouping: 0) } parties en { $cells ->
        [one] { $cells } combinaison
       *[other] { $cells } combinaisons
    }.
lab-arena-head = { NUMBER($games, useGrouping: 0) } parties de { $game } à { $players } joueurs (graine : { $seed })
lab-without-luck = Sans ce que la chance a donné, avec les mêmes parties :
lab-better = { $best } est meilleur que { $second } : il est devant dans { $percent } des 4 000 rééchantillonnages de ces parties.
lab-not-sure = Il n’est pas certain que { $best } soit meilleur que { $second } : il n’est devant que dans { $percent } des 4 000 rééchantillonnages de ces parties. Il faudrait plus de parties.
lab-sprt-high = Décidé après { NUMBER($games, useGrouping: 0) } parties : { $bot } a plutôt { $high } que { $low } (logarithme du rapport de vraisemblance { $ratio } ; environ { $wrong } % au plus de telles réponses sont fausses).
lab-sprt-low = Décidé après { NUMBER($games, useGrouping: 0) } parties : { $bot } a plutôt { $low } que { $high } (logarithme du rapport de vraisemblance { $ratio } ; environ { $wrong } % au plus de telles réponses sont fausses).
lab-sprt-open = Après { NUMBER($games, useGrouping: 0) } parties, il n’est pas décidé si { $bot } a plutôt { $low } ou { $high } (logarithme du rapport de vraisemblance { $ratio }). Il faudrait plus de parties : --games.
lab-points = { $points } points
lab-percent = { $percent } % des victoires

## What went wrong

lab-missing-extra = Il manque pour cela le paquet { $package } ; { $command } l’installe.
lab-which-bots = Quels robots ? Il y a : { $known }.
lab-too-few-bots = Un robot seul ne se compare pas ; nommes-en au moins deux.
lab-bot-twice = Chaque robot ne doit être nommé qu’une fois.
lab-sprt-two = Un test séquentiel compare deux robots ; nommes-en exactement deux.
lab-sprt-together = Dans un jeu coopératif, un test séquentiel demande combien de fois une équipe gagne : nomme un robot, puis --share0 et --share1, par exemple 0.4 et 0.5.
lab-sprt-errors = --alpha et --beta sont entre 0 et { $most }, par exemple 0.05.
lab-sprt-ends = Un test séquentiel demande une réponse basse et une haute ; { $low } et { $high } n’en sont pas (les parts sont entre 0 et 1).
lab-sprt-which = Nomme soit --elo0 et --elo1, soit --share0 et --share1.
lab-sprt-only = --elo0, --elo1, --share0, --share1, --alpha et --beta vont avec --sprt ; ajoute aussi --sprt.
lab-own-bot = { $name } n’est pas un robot : il lui faut une classe avec la méthode choose, ou être une fonction de perspective et rng.
lab-own-elsewhere = Le robot { $name } est introuvable ici. Mets-le dans un module que chaque processus peut importer.
lab-own-here = Seul ce processus connaît le robot { $name }. Mets-le dans un module importable, ou joue dans un seul processus.
lab-exact-two = On résout exactement deux places, pas { $seats }.
lab-exact-large = L’arbre de ce jeu a plus de { $most } positions : trop pour le résoudre exactement.
lab-unknown-place = --on prend ray ou ray=ADRESSE, pas « { $value } ».
lab-file = { $file } est inutilisable : { $reason }.
lab-disk = Les parties ne peuvent être écrites dans { $folder } ({ $reason }). Les { NUMBER($games, useGrouping: 0) } parties qui y sont sont sauves ; la même commande continue quand il y aura de la place.
lab-other-plan = { $folder } contient une série d’autre chose (autres robots, options, parties ou règles) ; choisis un autre dossier avec --out.
lab-busy = Un autre processus travaille en ce moment dans { $folder }.
lab-no-group = Il n’y a pas encore de groupe complet de { $games } parties.
lab-no-process = Impossible de lancer un autre processus : { $reason }.
lab-worker-dies = Un processus est mort { $times } fois en jouant à partir de la partie { NUMBER($number, useGrouping: 0) } (mémoire insuffisante, peut-être). Ce qui était fini est conservé.
lab-game-failed = Une des parties { NUMBER($first, useGrouping: 0) } à { NUMBER($last, useGrouping: 0) } a échoué ({ $error }). Ce qui était fini est conservé.
lab-other-version = Un processus de travail a une autre version de Lamplight ({ $here }) que celui-ci ({ $there }), ou d’autres règles : ses parties ne seraient pas les mêmes.
lab-ray-address = « { $address } » n’est pas l’adresse d’une grappe Ray ; écris-la hôte:port, par exemple 127.0.0.1:6379.
lab-ray-silent = Aucune grappe Ray ne répond à { $address }. Ce qui était fini est conservé.
lab-ray-fails = Ray ne peut pas continuer : { $reason }. Ce qui était fini est conservé.
lab-ray-lost = La grappe Ray ({ $address }) a disparu. Ce qui était fini est conservé ; la même commande continue.
lab-study-faults =
    { $count ->
        [1] { $file } ne peut être joué, il y a une faute :
       *[other] { $file } ne peut être joué, il y a { $count } fautes :
    }
lab-study-large = { $file } est trop grand pour une étude.
lab-study-not-toml = { $file } n’est pas du TOML : { $reason }.
lab-study-key = Il n’y a pas de clé « { $key } » dans une étude ; il y a : { $known }.
lab-study-format = Le fichier doit commencer par format = { $format }.
lab-study-type = « { $key } » doit être { $want }.
lab-want-text = un texte
lab-want-texts = une liste non vide de textes
lab-want-table = une table
lab-want-list = une liste non vide
lab-want-numbers = une liste de nombres entiers
lab-want-value = un nombre, un texte ou une liste de ceux-ci
lab-study-number = « { $key } » doit être un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }.
lab-study-game = Il n’y a pas de jeu « { $value } » ; il y a : { $known }.
lab-study-bot = Il n’y a pas de robot « { $value } » pour { $game } ; il y a : { $known }.
lab-study-measure = « { $value } » ne se mesure pas dans { $game } ; il y a : { $known }.
lab-study-twice = « { $key } » est à la fois fixé et dans la grille ; il faut en ôter un.
lab-study-large-grid = La grille est trop grande : { NUMBER($count, useGrouping: 0) } combinaisons (au plus { NUMBER($cells, useGrouping: 0) }, et { NUMBER($games, useGrouping: 0) } parties en tout).
lab-study-cell = Cette combinaison ne peut être jouée ({ $cell }) : { $reason }
lab-study-no-content = { $game } n’a pas de contenu dont les valeurs peuvent être changées.
lab-study-no-board = { $game } n’a pas de plateaux.
lab-study-board = Le plateau { $file } est inutilisable : { $reason }

## Reports and tables

lab-arena-title = { $game } : quel robot est le meilleur ?
lab-study-title = Une étude de { $game }
lab-facts =
    { $game }, { NUMBER($games, useGrouping: 0) } parties en { $cells ->
        [one] { $cells } combinaison
       *[other] { $cells } combinaisons
    }. Graine « { $seed } », Lamplight { $version }, règles { $rules }. La même graine donne les mêmes parties.
lab-numbers = Les nombres
lab-bot = robot
lab-rating = cote
lab-ratings = Cotes
lab-sure = 95 % entre
lab-from = 95 % de
lab-to = à
lab-share = part des victoires
lab-won = parties gagnées
lab-seats-had = places
lab-games = parties
lab-decided = parties décidées
lab-pair = paire
lab-against = { $one } contre { $other }
lab-duels = L’un contre l’autre
lab-cell = combinaison
lab-all-games = toutes les parties
lab-mean = moyenne
lab-low = 10e centile
lab-median = médiane
lab-high = 90e centile
lab-seat = place
lab-seat-of = { $cell } : place { $seat }
lab-bot-of = { $cell } : { $bot }
lab-advantage = plus ou moins qu’une part égale
lab-piece = pièce
lab-per-hundred = pour cent parties
lab-luck-bots = robots
lab-luck-seats = places
lab-luck-luck = chance distribuée
lab-luck-rest = le reste
lab-axis-players = joueurs
lab-axis-bots = robots
lab-axis-board = plateau
lab-n-spread = Le point est la moyenne, le trait épais son intervalle à 95 % ; entre les bouts du trait fin se trouvent huit parties sur dix.
lab-n-ratings = 400 points sont un avantage de dix contre un ; la moyenne de tous les robots est 0. Le trait épais est l’intervalle à 95 %, obtenu en tirant de nouveau au sort des groupes de parties à même chance.
lab-n-duels = Combien de fois le premier a gagné quand l’un des deux a gagné ; une victoire partagée compte à moitié. Un repère pour l’œil : les cotes ne les comptent pas comme des parties séparées.
lab-n-together = Tous gagnent ou perdent ensemble : chaque composition est une équipe d’une seule sorte. Le trait épais est l’intervalle de Wilson à 95 %.
lab-m-plies = Coups et lancers
lab-n-plies = Toutes les décisions et tout le hasard d’une partie.
lab-m-turns = Tours
lab-n-turns = Tours de tous les joueurs ensemble.
lab-m-ends = Comment finissent les parties
lab-n-ends = Chaque partie selon la raison de sa fin ; « unfinished » : elle durait encore à la limite de l’étude.
lab-m-seats = Qui est assis où
lab-n-seats = De combien chaque place gagne plus (ou moins) qu’une part égale ; la ligne pointillée est l’équité.
lab-m-luck = Chance et adresse
lab-n-luck = D’où viennent les écarts entre résultats, en parts de leur variance : qui joue, où l’on est assis, quelle chance est échue à cette place (la même pour chaque robot assis là), et le reste.
lab-m-bots = Combien gagnent les robots
lab-n-bots =
    { $kind ->
        [together] Combien de fois l’équipe gagne.
       *[other] La part de victoire de chaque robot par place occupée.
    }
lab-m-decisions = Décisions par tour
lab-n-decisions = Combien de fois quelqu’un est interrogé dans un tour.
lab-m-choices = Choix par décision
lab-n-choices = Combien d’actions sont permises quand quelqu’un est interrogé.
lab-m-luck-share = Part de la chance, en pour cent
lab-n-luck-share = De tout ce qui a changé les espoirs de gagner dans une partie, au carré et additionné, combien tenait à la chance ; le reste, ce sont les décisions.
lab-m-given-away = Points offerts par tour
lab-n-given-away = Sur cent, à chaque tour où un robot décide : le meilleur coup qu’une courte recherche trouve d’après ce que sait sa place, face à ce qu’il a fait, évalué par d’autres tirages que ceux qui l’ont trouvé.
lab-m-books = Chance et talent, robot par robot
lab-n-books = Moyenne de toutes les places qu’un robot a eues, en points sur cent : départ + chance + ses décisions + décisions des autres = résultat.
lab-adjusted = Sans la chance
lab-n-adjusted = Les mêmes parties sans ce que la chance a donné : pareil en moyenne, avec des intervalles plus étroits là où la chance compte beaucoup (docs/analysis.md). La dernière colonne est la largeur de l’intervalle par rapport à l’ordinaire.
lab-narrower = largeur
lab-own = ce que ses décisions ont changé
lab-m-lead-changes = Changements de tête
lab-n-lead-changes = Combien de fois une autre place passe seule en tête.
lab-lost-turns = { $bot } a échoué, et le robot habituel a joué { $turns } { $turns ->
    [1] coup
   *[other] coups
  } pour lui.
