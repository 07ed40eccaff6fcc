### The rulebook as it is read: words that the books of all games share, on the screen, on paper and in the terminal.

book-cell = { $what }
book-editions = Pour qui compare les éditions
book-key = Ce que veulent dire les signes
book-terms = Les mots du jeu
book-marks = Ce qui est imprimé et ce qui est de nous
book-mark-printed = imprimé
    .means = Comme dans le livret imprimé, avec nos propres mots.
    .thing = C’est dans la boîte ; les mots sont de nous.
book-mark-read = notre lecture
    .means = Notre façon de jouer là où le livret se tait ou dit deux choses ; et ce que nous ne connaissons que par indices.
    .thing = C’est dans la boîte ; nous ne le connaissons qu’en partie, et le reste est notre supposition.
book-mark-ours = de nous
    .means = Inventé par nous ; ce n’est pas dans la boîte.
    .thing = Fait par nous ; tu ne le trouveras pas dans la boîte.
book-example = Exemple
book-asked = Ce qui est demandé :
book-before = Avant
book-after = Après
book-can = Ceci est permis :
book-cannot = Ceci ne l’est pas :
book-told = Ce qui se passe :
# $place where, $there who is there
book-stand = { $place } : { $there }
# $first, $second: two names in a list
book-shows = Les règles derrière :
book-rules-of = Ce qu’en disent les règles
book-examples-of = Exemples avec cela
book-contents = Sommaire
book-whole = Tout le livret
book-all = Tout ouvrir
book-none = Tout fermer
book-page = Une page à part
book-to-book = Au livret de règles
book-before-this = Retour : { $title }
book-after-this = Suite : { $title }
book-unknown = Cette page n’existe pas dans ce livret.
book-no-book = Ce jeu n’a pas de livret de règles.
# $count how many places of the book were found, $words what was looked for
book-found =
    { $count ->
        [0] Aucun endroit du livret n’a « { $words } ».
        [1] Un endroit du livret a « { $words } » :
       *[other] { $count } endroits du livret ont « { $words } » :
    }
book-printed = Imprimé depuis Lamplight. Les règles avec nos propres mots.
