### Pour les enfants qui ne lisent pas encore : le cadenas des grands, et ce que disent tous les jeux.

child-how = Les enfants jouent en touchant de grandes images ; si cet appareil a une voix, elle leur dit quoi faire. Rien ne se ferme par mégarde.
child-count = Combien d’enfants ?
child-friend = Un gentil ami joue avec eux
child-friend-help = Un robot qui ne fait peur à personne s’il peut l’éviter, et qui aime marcher main dans la main.
child-locked = Seul un grand peut quitter le jeu ou changer quelque chose : maintiens le cadenas trois secondes, puis touche les trois nombres qu’il demande.

child-lock = Pour les grands : maintenir trois secondes
child-grown-ups = Pour les grands
# $first, $second, $third : des nombres en lettres
child-lock-task = Touche ces nombres l’un après l’autre : { $first }, { $second }, { $third }
child-lock-wrong = Ce n’était pas ça. En voici d’autres.
child-lock-digits = Nombres
child-go-on = Retour au jeu
child-usual = À la table habituelle
child-voice = Voix
child-voice-help = Dit quoi faire ; le haut-parleur le répète.
child-voice-none = Ce navigateur n’a pas de voix pour cette langue, alors rien n’est dit.
child-repeat = Redire
child-again = Rejouer
# $what : ce qui a été choisi, un dé ou un pion par exemple
child-back = { $what } : choisir autre chose
child-others = Maintenant, c’est { $who } qui joue.

child-number-0 = zéro
child-number-1 = un
child-number-2 = deux
child-number-3 = trois
child-number-4 = quatre
child-number-5 = cinq
child-number-6 = six
child-number-7 = sept
child-number-8 = huit
child-number-9 = neuf
