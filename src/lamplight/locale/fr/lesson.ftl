### Mots des leçons et des conseils : ce qui se dit autour. Ce qu’ils disent eux-mêmes appartient à leurs jeux.

# Ce qui est demandé maintenant, quand quelqu’un essaie autre chose
lesson-read = Lis d’abord ceci, puis touche « Suivant ».
lesson-play = Cela vient plus tard. Pour l’instant, touche ce qui brille.
lesson-watch = Regarde un instant : les autres jouent.
lesson-over = Cette leçon est terminée.
lesson-leads = Cela appartient à une vraie partie. Ici, c’est la leçon qui mène.

# In the bubble, and at the end
lesson-step = { $step } sur { $of }
lesson-count = Leçon, étape { $step } sur { $of }
lesson-next = Suivant
lesson-back = Une étape en arrière
lesson-skip = Sauter
lesson-end = Bravo !
lesson-after = Et après ?
lesson-all = Tu sais tout. Touche ce que tu veux : si ce n’est pas possible, le jeu dit pourquoi.
lesson-kept = La leçon t’attend ici ; tu la trouves aussi dans l’Aide.
lesson-go-on = Continuer la leçon
lesson-real = Jouer pour de vrai
lesson-again = Encore une fois du début
lesson-follows = La leçon suivante
lesson-minutes = { $minutes ->
    [1] Environ une minute
   *[other] Environ { $minutes } minutes
}
lesson-begun = Commencée : continuer

# Tips at the table
tip-title = Conseil
tip-close = Compris
tip-rule = La règle
tip-off = Plus de conseils
