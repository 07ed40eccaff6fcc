### DunkelRunde: what its lessons and tips say. Nothing here is longer than 140 characters.

dr-lesson-first = Ta première nuit
dr-lesson-first-linden = Va au tilleul. Dès qu’une fille et un garçon y sont, peu importe la couleur, qui y a un enfant gagne.
dr-lesson-first-pair = Ces deux-là sont à toi. Qui a les deux au tilleul bat tous ceux qui n’en ont qu’un.
dr-lesson-first-dice = Le dé en bois déplace un de tes enfants, le bleu n’importe quel fantôme. À toi de choisir l’ordre.
dr-lesson-first-walk = Jusqu’à quatre pas, en avant ; moins, c’est permis. Touche ta fille, puis la case de la fille bleue : à deux, on n’a pas peur.
dr-lesson-first-ghost = Un fantôme fait tous ses pas et se retourne avant le jaune. Envoie-le en avant sur la fille verte, toute seule : elle fuira.
dr-lesson-first-fright = Bouh ! Cette fois, ton garçon a eu peur et a couru jusqu’au jaune. Il est à l’abri sur le jaune, le vert, ou en compagnie.
dr-lesson-first-blue = Les fantômes habitent le bleu : on passe, on ne s’y arrête jamais. Ton garçon ne peut pas faire trois pas ; fais-en un ou deux.
dr-lesson-first-river = Le rouge arrête tout le monde : attends un autre enfant, puis on traverse. La sorcière va chercher le tout dernier. À la rivière !
dr-lesson-first-double = Deux dés pareils : les fantômes dorment. Déplace tout un groupe, n’importe lequel, aussi loin que possible, puis relance.
dr-lesson-first-green = Un 1, 2 ou 3 ? Prends le chemin vert : aucun fantôme ne le trouve. Le brun le demande aussi, mais les fantômes y viennent.
dr-lesson-first-home = Un garçon est déjà au tilleul ; il manque un pas à ta fille. Fais-le !
dr-lesson-first-end = La malédiction est rompue : le bleu et toi avez gagné ensemble !

# Tips
dr-tip-red = Le rouge arrête tout le monde. Un enfant y attend qu’un autre arrive ; alors ils traversent aussitôt.
dr-tip-cross = À deux sur le rouge, on traverse ensemble, et le reste du lancer est perdu. La compagnie, ça paie !
dr-tip-witch = Le tout dernier enfant avant la rivière n’a pas à attendre : la sorcière vient le chercher.
dr-tip-fright = Un fantôme qui s’arrête sur un enfant seul le renvoie à la dernière case jaune. Passer ne fait rien.
dr-tip-brave = À deux ou plus, on n’a pas peur : le fantôme reste, et personne ne fuit.
dr-tip-double = Un double ! Déplace tout un groupe, même sans enfant à toi. Ensuite, tu relances.
dr-tip-lapse = Un double sans groupe qui puisse bouger est perdu. On relance, tout simplement.
dr-tip-join = Un de tes coups finit près d’un autre enfant. À deux, on ne peut pas vous effrayer.
dr-tip-safe = Le jaune et le vert sont sûrs : aucun fantôme n’y vient.
dr-tip-stuck = Aucun enfant ne peut utiliser ce lancer : seul un fantôme bouge. Le vert et le brun demandent 1, 2 ou 3.
dr-tip-linden = Au tilleul ! Dès qu’une fille et un garçon y sont, qui y a un enfant gagne.
