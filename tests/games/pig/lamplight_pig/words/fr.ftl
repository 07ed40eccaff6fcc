### Pig

pig-name = Cochonnet
pig-tagline = Lance tant que tu oses
pig-option-goal = Points pour gagner
pig-goal = { $goal } points
pig-place-sty = Le milieu de la table
pig-piece-die = Le dé
pig-piece-pot = { $points ->
    [one] { $points } point ce tour-ci
   *[other] { $points } points ce tour-ci
}
pig-piece-pig = { $score } points sur { $goal }
pig-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
pig-ask = Lancer ou garder ? { $points } points ce tour-ci.
pig-ask-wait = Le dé roule.
pig-do-roll = Lancer le dé
pig-do-hold = Garder { $points } points
pig-told-roll = { $who } fait un { $die } : { $points } points ce tour-ci.
pig-told-one = { $who } fait un, et les points de ce tour sont perdus.
pig-told-hold = { $who } garde { $points } points et en a { $score }.
pig-end = { $who } gagne avec { $score } points.
pig-no-over = La partie est finie.
pig-no-turn = Ce n’est pas ton tour.
pig-no-die = Un dé montre de un à six.
pig-no-hold = Lance au moins une fois : il n’y a encore rien à garder.
pig-no-such = Au Cochonnet, on lance ou on garde.
pig-two-winners = Une seule personne peut avoir { $goal } points ou plus.
pig-bot-careful = Cochonnet prudent
    .help = Garde à partir de vingt.
pig-reason-win = C’est assez pour gagner !
pig-reason-enough = Vingt points valent d’être gardés.
pig-reason-more = Il n’y a pas encore grand-chose à perdre.

## Règles
pig-chapter-1 = Tour à tour
pig-rule-1-1 = On joue de deux à quatre, dans le sens des aiguilles d’une montre.
pig-chapter-2 = Un tour
pig-rule-2-1 = Lance le dé : ce qu’il montre compte pour ce tour.
pig-rule-2-2 = Un un fait perdre tous les points de ce tour, et c’est au suivant.
pig-rule-2-3 = Garde pour ajouter les points du tour aux tiens ; c’est au suivant.
pig-rule-2-4 = Lance au moins une fois avant de garder.
pig-chapter-3 = La fin
pig-rule-3-1 = La première personne qui a cent points (ou autant que convenu) gagne.
pig-chapter-rulings = Précisions
pig-ruling-a1 = Ce qui a été gardé ne peut plus être perdu.

## Au laboratoire
pig-measure-rolls = Lancers
    .help = Combien de fois le dé a été lancé.
pig-measure-holds = Points gardés
    .help = Combien de fois quelqu’un a gardé les points d’un tour.

## Its lesson
pig-lesson-first = Ton premier tour
pig-lesson-first-aim = Qui a 50 points en premier gagne.
pig-lesson-first-roll = Lance : ce que montre le dé s’ajoute. Relance, ou arrête-toi.
pig-lesson-first-hold = Un un emporterait les neuf points. Arrête-toi, et ils sont à toi.
pig-lesson-first-end = Le robot a fait un un et n’a rien. C’est tout !
