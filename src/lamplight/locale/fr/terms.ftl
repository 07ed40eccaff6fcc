### Lamplight : les termes, chacun en une phrase pour qui touche le mot.
###   .text   la phrase ; .forms   comment le mot figure dans les textes de cette langue (docs/words.md)

web-term-bot = Robot
    .means = Un joueur mené par l’ordinateur. Il ne voit que ce que sa place peut savoir.
    .forms = robot, robots
web-term-seat = Place
    .means = Une place dans la partie. Quelqu’un sur cet appareil, un ami par lien ou un robot peut l’avoir.
    .forms = cette place, une place, la place
web-term-hint = Conseil
    .means = Ce qu’un robot fort ferait ici, et pourquoi.
    .forms = demander conseil
web-term-seed = Graine
    .means = Le nombre secret dont découlent tous les dés d’une partie ; promis avant, montré après.
    .forms = graine
web-term-record = Enregistrement
    .means = Le fichier d’une partie, coup par coup ; tout le monde peut le vérifier.
    .forms = enregistrement
web-term-variant = Variante maison
    .means = Une façon de jouer que nous avons ajoutée ; la règle du jeu s’en passe.
    .forms = variante maison, variantes maison, règle maison, variante, variantes
web-term-proposal = Proposition
    .means = Ce que quelqu’un suggère à qui décide ; cela n’engage personne.
    .forms = propositions, proposer, propose, proposé
web-term-words = Trois mots
    .means = Ils ramènent ta place sur n’importe quel appareil. Note-les.
    .forms = trois mots
