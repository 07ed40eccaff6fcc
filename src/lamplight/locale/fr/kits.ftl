### Ce qui ne va pas dans un jeu ou un bot que quelqu’un d’autre apporte.

kit-left-out = { $package } : { $entry } est laissé de côté. { $why }
kit-import = { $module } ne peut pas être chargé : { $why }
kit-no-kit = { $module } doit être un Kit (lamplight.bots.kit), mais est de type { $found }.
kit-no-guest = { $module } doit être un Guest (lamplight.bots.kit), mais est de type { $found }.
kit-id-taken = Il y a déjà un jeu appelé { $game } : donne un autre identifiant au tien.
kit-prefix-taken = Les messages d’un autre jeu commencent déjà par { $prefix }- : donne un autre préfixe au kit de { $game }.
kit-guest-game = Le robot { $bot } est pour le jeu { $game }, qui n’est pas ici. Il y a : { $known }.
kit-no-game = Un kit a besoin d’un jeu : un objet d’une classe dérivée de lamplight.core.game.Game.
kit-id = L’identifiant d’un jeu compte jusqu’à 40 lettres minuscules, chiffres et tirets et commence par une lettre, pas « { $found } ».
kit-game = Le jeu { $game } doit dire combien peuvent jouer (1 <= min_seats <= max_seats) et selon quelles règles (rules_version à partir de 1).
kit-part = La partie { $part } du kit de { $game } doit être : { $want }.
kit-bot-name = Le nom d’un robot de { $game } compte jusqu’à 40 lettres minuscules, chiffres et tirets et commence par une lettre, pas « { $bot } ».
kit-bot-twice = { $game } a déjà un robot appelé { $bot } : donne un autre nom à celui-ci.
kit-sign = Les règles de { $game } portent le signe { $sign }, ses messages doivent donc commencer par lui en minuscules, pas par { $prefix }- : donne ce préfixe au kit.
kit-no-words = Aux mots de { $game } il manque les anglais : { $file } n’existe pas.
kit-foreign-word = Le message { $message } de { $game } doit commencer par { $prefix }-.
kit-unreadable = Les mots de { $game } ne peuvent pas être lus ({ $file }) : { $why }
kit-raises = { $call } du jeu { $game } échoue : { $why }
kit-answer = { $call } du jeu { $game } doit répondre par : { $want }, pas par : { $found }.
kit-info = info() du jeu { $game } doit dire ce que le jeu dit lui-même (id, rules_version, min_seats, max_seats), avec une couleur pour chaque place et { $most } places au plus.
kit-late = Le jeu { $game } ne peut pas être proposé : { $why }

# Ce qui ne va pas dans une leçon
lesson-fault-left-out = La leçon { $file } est laissée de côté. { $why }
lesson-fault-none = { $file } : tout va bien. { $steps } étapes ; chaque choix de chaque étape a été joué.
lesson-fault-some = { $file } : { $count ->
    [1] une chose ne va pas.
   *[other] { $count } choses ne vont pas.
}
lesson-fault-large = Une leçon compte au plus { $most } caractères.
lesson-fault-unreadable = Ce n’est pas une leçon : { $why }
lesson-fault-twice = Il y a deux leçons nommées « { $lesson } ».
lesson-fault-next = « { $lesson } » est suivie de « { $next } », qui n’est pas là. Il y a : { $known }.
lesson-fault-game = Elle est pour le jeu « { $found } », mais se trouve chez « { $game } ».
lesson-fault-raised = Les règles de { $game } échouent pendant qu’on la joue : { $why }
lesson-fault-you = Tu ne peux pas t’asseoir à la place { $seat } : on compte à partir de 0, et il y en a { $seats }.
lesson-fault-bot = Il n’y a pas de robot « { $bot } ». { $near } Il y a : { $known }.
lesson-fault-title = Le titre manque en { $lang } : le message { $message }.
lesson-fault-step = Étape { $step } ({ $say }) : { $why }
lesson-fault-last = C’est la dernière étape ; elle termine la leçon, donc rien ne peut s’y jouer ni s’y passer.
lesson-fault-no-text = Le message { $message } manque en { $lang }.
lesson-fault-long = Le texte en { $lang } a { $length } caractères ; le maximum est { $most }.
lesson-fault-position = La position est fautive : { $why }
lesson-fault-position-seats = La position a { $found } places, la leçon { $seats }.
lesson-fault-light = Elle éclaire « { $id } », qui n’est pas sur la table. { $near }
lesson-fault-luck = Le hasard ne peut pas donner « { $do } » ici.
lesson-fault-luck-left = { $count ->
    [1] Un tirage qui est écrit ne vient pas.
   *[other] { $count } tirages qui sont écrits ne viennent pas.
}
lesson-fault-bots-left = { $count ->
    [1] Un coup de robot qui est écrit ne vient pas.
   *[other] { $count } coups de robots qui sont écrits ne viennent pas.
}
lesson-fault-bot-move = Le robot ne peut pas faire « { $do } » : { $reason } ({ $rule })
lesson-fault-bot-silent = C’est le tour de la place { $seat }, et rien ne dit ce que fait ce robot.
lesson-fault-play-refused = « { $do } » ne peut pas être joué : { $reason } ({ $rule })
lesson-fault-never = « { $do } » ne peut jamais être joué, quoi qu’on ait choisi avant.
lesson-fault-your-turn = C’est de nouveau ton tour, et rien n’est demandé.
lesson-fault-until = Elle attend l’événement « { $kind } », qui ne vient pas.
lesson-fault-game-over = La partie est finie ici, et plus rien ne peut être joué.
lesson-fault-refused = Cela ne continue pas : { $reason }
lesson-fault-endless = Elle mène à plus de { $most } positions : permets-en moins.
lesson-fault-moment = Le conseil « { $tip } » a besoin d’un seul moment : { $known }.
lesson-fault-rule = Le conseil « { $tip } » nomme la règle { $rule }, qui n’est pas dans le livre. { $near }
lesson-fault-tip-twice = Il y a deux conseils nommés « { $tip } ».
lesson-fault-tip-text = Le conseil « { $tip } » nomme le message { $message }, qui manque en { $lang }.
lesson-fault-tip-long = Le texte du conseil « { $tip } » en { $lang } a { $length } caractères ; le maximum est { $most }.
