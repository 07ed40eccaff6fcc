### What DunkelRunde says in the terminal: the command `lamplight board`, and the road drawn with letters.

dr-cli-board-short = vérifier le fichier de votre propre plateau
dr-cli-board-about = Vérifie un fichier de plateau pour DunkelRunde et nomme chaque faute. Un plateau en ordre est dessiné.
dr-cli-board-examples =
    lamplight board mon-plateau.toml
    lamplight play dunkelrunde --board mon-plateau.toml
dr-cli-board-file = le fichier du plateau (TOML)
dr-cli-board-fine = { $file } est en ordre : plateau « { $name } », { $road } cases sur la route et { $hidden } sur les sentiers cachés.
dr-road-legend = Dans le dessin : { $girl } et { $boy } fille et garçon de la place 1, { $ghost } un fantôme ; { $yellow } abri, { $blue } demeure d’un fantôme, { $red } attendre de la compagnie, { $green } sentier caché, { $brown } chemin du château.
dr-road-girl = f
dr-road-boy = g
