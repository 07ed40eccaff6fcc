### What DunkelRunde says in the terminal: the command `lamplight board`, and the road drawn with letters.

dr-cli-board-short = vérifier le fichier de ton propre plateau
dr-cli-board-about = Vérifie un fichier de plateau pour DunkelRunde et nomme chaque faute. Un plateau en ordre est dessiné.
dr-cli-board-examples =
    lamplight board mon-plateau.toml
    lamplight play dunkelrunde --board mon-plateau.toml
dr-cli-board-file = le fichier du plateau (TOML)
dr-cli-board-fine = { $file } est en ordre : plateau « { $name } », { $road } cases sur la route et { $hidden } sur les raccourcis.
dr-road-legend = Dans le dessin : { $girl } et { $boy } fille et garçon de la place 1, { $ghost } un fantôme ; { $yellow } refuge, { $blue } lieu hanté, { $red } attendre de la compagnie, { $green } raccourci, { $brown } chemin du château.
dr-road-girl = f
dr-road-boy = g

## Au laboratoire
dr-measure-scares = Frayeurs
    .help = Un fantôme renvoie un enfant seul.
dr-measure-escapes = Groupes qui ont tenu bon
    .help = Un fantôme rencontre un groupe et personne n’a peur.
dr-measure-lapses = Doubles perdus
    .help = Un double qu’aucun groupe ne peut utiliser.
dr-measure-groups = Déplacements de groupes
    .help = Un groupe avance par un double.
dr-measure-crossings = Passages
    .help = Des enfants passent ensemble la rivière ou la porte.
dr-measure-waits = Attentes
    .help = Un enfant attend de la compagnie sur une case rouge.
dr-measure-witch = Aide de la sorcière
    .help = La sorcière aide le dernier enfant à passer.
dr-measure-stuck = Aucun enfant n’a pu bouger
    .help = Le dé des enfants a été perdu car personne ne pouvait bouger.
dr-measure-lead-changes = Changements de tête
    .help = Combien de fois une autre place a seule le chemin le plus court.
