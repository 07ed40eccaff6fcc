### Ce qui ne va pas dans un jeu ou un bot que quelqu’un d’autre apporte.

kit-left-out = { $package } : { $entry } est laissé de côté. { $why }
kit-import = { $module } ne peut pas être chargé : { $why }
kit-no-kit = { $module } doit être un Kit (lamplight.bots.kit), mais est de type { $found }.
kit-no-guest = { $module } doit être un Guest (lamplight.bots.kit), mais est de type { $found }.
kit-id-taken = Il y a déjà un jeu appelé { $game } : donne un autre identifiant au tien.
kit-prefix-taken = Les messages d’un autre jeu commencent déjà par { $prefix }- : donne un autre préfixe au kit de { $game }.
kit-guest-game = Le bot { $bot } est pour le jeu { $game }, qui n’est pas ici. Il y a : { $known }.
kit-no-game = Un kit a besoin d’un jeu : un objet d’une classe dérivée de lamplight.core.game.Game.
kit-id = L’identifiant d’un jeu compte jusqu’à 40 lettres minuscules, chiffres et tirets et commence par une lettre, pas « { $found } ».
kit-game = Le jeu { $game } doit dire combien peuvent jouer (1 <= min_seats <= max_seats) et selon quelles règles (rules_version à partir de 1).
kit-part = La partie { $part } du kit de { $game } doit être : { $want }.
kit-bot-name = Le nom d’un bot de { $game } compte jusqu’à 40 lettres minuscules, chiffres et tirets et commence par une lettre, pas « { $bot } ».
kit-bot-twice = { $game } a déjà un bot appelé { $bot } : donne un autre nom à celui-ci.
kit-sign = Les règles de { $game } portent le signe { $sign }, ses messages doivent donc commencer par lui en minuscules, pas par { $prefix }- : donne ce préfixe au kit.
kit-no-words = Aux mots de { $game } il manque les anglais : { $file } n’existe pas.
kit-foreign-word = Le message { $message } de { $game } doit commencer par { $prefix }-.
kit-unreadable = Les mots de { $game } ne peuvent pas être lus ({ $file }) : { $why }
