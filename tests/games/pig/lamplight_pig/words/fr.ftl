pig-name = Pig
pig-tagline = Lance aussi souvent que tu l’oses.
pig-option-goal = But
pig-option-goal-points = { $points } points
pig-table = la table
pig-bank = la banque
pig-die = { $face ->
    [0] Le dé
   *[other] Le dé montre { $face }
  }
pig-score = { $who } : { $score } sur { $goal }
pig-ask = { $points } points dans ce tour. Lancer ou s’arrêter ?
pig-do-roll = Lancer
pig-do-hold = S’arrêter : garder { $points } points
pig-told-roll = { $who } fait { $face } : { $points } jusqu’ici.
pig-told-hold = { $who } garde { $points } et en a { $score }.
pig-told-pig = { $who } fait un et perd { $points }.
pig-no-over = La partie est finie.
pig-no-such = Ce n’est pas un coup.
pig-no-die = Seul le dé en décide.
pig-no-turn = C’est le tour de { $who }.
pig-no-hold = Lance au moins une fois avant de t’arrêter.
pig-won = { $who } a atteint le but.
pig-result = { $score } points
pig-bot-holder = Économe
pig-reason-win = Cela gagne.
pig-reason-enough = C’est assez pour un tour.
pig-reason-more = Il y a encore à prendre.
pig-position-die = Avec { $hand } points en main, le dé ne peut pas montrer { $die }.
pig-position-over = La partie est finie exactement quand qui joue a { $goal } points, et personne d’autre.
pig-chapter-1 = Le but
pig-chapter-2 = Le tour
pig-rule-1-1 = Qui atteint le but en s’arrêtant gagne aussitôt.
pig-rule-1-2 = On joue à tour de rôle dans le sens des aiguilles d’une montre.
pig-rule-2-1 = Lance le dé aussi souvent que tu veux, au moins une fois.
pig-rule-2-2 = Un un termine le tour, et ses points sont perdus.
pig-rule-2-3 = Qui s’arrête ajoute les points du tour aux siens.
