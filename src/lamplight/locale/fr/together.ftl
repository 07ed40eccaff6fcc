### Ensemble à la table : ce qui se dit, comment un coup plaît, ce que quelqu’un montre.

web-said = { $who } : { $what }
web-say-mute = Ne plus entendre { $who }
web-say-unmute = Entendre { $who } à nouveau
web-say-hello = Salut !
web-say-luck = Bonne chance !
web-say-bravo = Bien joué !
web-say-thanks = Merci !
web-say-laugh = Ha ha !
web-say-wow = Ouah !
web-say-oops = Oups !
web-say-sorry = Pardon !
web-say-think = Hum…
web-say-moment = Un instant !
web-say-turn = À toi !
web-say-bye = Au revoir !

together-react = Qu’en penses-tu ?
together-last = Le dernier coup
together-reacted = { $who } : { $face } – { $move }
together-point = Montrer quelque chose
together-point-this = Le montrer
together-point-how = Touche ce que tu veux montrer, ou trace un chemin sur plusieurs choses.
together-point-none = Il n’y a rien là que tout le monde voie.
together-points = { $who } montre : { $what }
together-points-way = { $who } montre : { $from } → { $to }
together-gone = Ce coup ne compte plus, ou tout le monde n’en a pas entendu parler.
together-heard = Ce que disent les autres
