### Rumble in the Dungeon: the rulebook in the game, in our own words.
### rd-rule-4-10 tells rule RD-4.10; rd-ruling-a5 tells ruling A5, rd-ruling-c2 C2 of the combination, rd-ruling-g1 G1 of the guard.

rd-chapter-1 = Avec quoi on joue
rd-chapter-2 = Avant de commencer
rd-chapter-3 = Le but du jeu
rd-chapter-4 = Ton tour
rd-chapter-5 = Le coffre au trésor
rd-chapter-6 = Les points
rd-chapter-7 = Donjon et maison réunis
rd-chapter-variants = La maison seule, et nos variantes
rd-chapter-rulings = Cas délicats et notre façon de jouer
rd-chapter-combination = Donjon et maison : notre façon de jouer
rd-chapter-guard = Le garde-fou : notre règle maison


## RD-1 Material

rd-rule-1-1 = Il vous faut douze salles, douze personnages et un jeton secret pour chacun. S’y ajoutent un coffre au trésor et une piste pour les points de six joueurs au plus.


## RD-2 Set-up

rd-rule-2-1 = Le donjon se compose des douze salles. Aucune ne reste dans la boîte.
rd-rule-2-2 = C’est vous qui décidez où vont les salles. Tout ce qui vous amuse est bon.
rd-rule-2-3 = Une seule chose compte : l’entrée et la salle du trésor sont chacune à un bout, bien loin l’une de l’autre.
rd-rule-2-4 = Un personnage s’installe dans chaque salle, et un seul.
rd-rule-2-5 = Au début, le coffre brille dans la salle du trésor.
rd-rule-2-6 = Tu reçois en cachette deux jetons : ces deux personnages sont à toi. Regarde-les, mais pas un mot !
rd-rule-2-7 = Chacun joue une couleur et commence sans le moindre point.


## RD-3 Aim

rd-rule-3-1 = Vous vivez trois aventures. La personne qui a récolté le plus de points à la fin gagne.
rd-rule-3-2 = Deux chemins mènent aux points : un de tes personnages secrets tient le plus longtemps possible, ou bien il file avec le coffre.


## RD-4 Play

rd-rule-4-1 = Le hasard dit qui commence la première aventure.
rd-rule-4-2 = Ensuite, la personne qui a le moins de points commence.
rd-rule-4-3 = Vous jouez chacun votre tour autour de la table. Dès qu’il ne reste qu’un personnage dedans, l’aventure est finie.
rd-rule-4-4 = À ton tour, tu fais une seule chose. Ne rien faire n’est pas permis.
rd-rule-4-5 = Tu peux te servir de n’importe quel personnage, peu importe à qui il est. C’est ainsi que ton secret reste secret !
rd-rule-4-6 = Se déplacer : un personnage qui a sa salle pour lui seul va dans une salle voisine.
rd-rule-4-7 = Voisine veut dire : une porte y mène. Personne ne traverse les murs.
rd-rule-4-8 = Quand on a de la compagnie dans la salle, on ne peut pas partir. Seul le coffre fait exception.
rd-rule-4-9 = Une salle n’est jamais pleine. Tu peux toujours débarquer chez les autres.
rd-rule-4-10 = Se bagarrer : choisis une salle où ils sont au moins deux, puis l’un d’entre eux. Celui-là finit dehors.
rd-rule-4-11 = Chaque bagarre met un personnage dehors, jamais davantage.
rd-rule-4-12 = Ceux qui finissent dehors font la queue dans l’ordre de leur sortie. Tout le monde voit cette file.
rd-rule-4-13 = Tes secrets restent secrets jusqu’au décompte, même si les personnages sont dehors depuis longtemps.
rd-rule-4-14 = Un conseil : observe qui aide toujours qui. Et ne sois pas trop gentil avec tes deux personnages !


## RD-5 Chest

rd-rule-5-1 = Un personnage dans la même salle que le coffre peut l’emporter dans une salle voisine. Ça marche même en compagnie.
rd-rule-5-2 = Le coffre n’a pas de jambes et n’est à personne. Il ne bouge que si un personnage l’emporte.
rd-rule-5-3 = Si un personnage et le coffre sont tous deux à l’entrée, ce personnage peut sortir en l’emportant.
rd-rule-5-4 = Il doit déjà être à l’entrée quand le tour commence. Arriver en trombe et ressortir aussitôt, ça ne marche pas.


## RD-6 Scoring

rd-rule-6-1 = Quand il ne reste qu’un personnage dedans, vous dévoilez tous vos secrets.
rd-rule-6-2 = Seul ton meilleur personnage te rapporte des points. L’autre servait à brouiller les pistes.
rd-rule-6-3 = Si personne n’est sorti avec le coffre, le dernier dedans vaut 10 points, le dernier mis dehors 9, celui d’avant 8, et ainsi de suite.
rd-rule-6-4 = Dix places seulement comptent. Les deux premiers mis dehors ne rapportent rien, le troisième rapporte 1 point.
rd-rule-6-5 = Si quelqu’un a filé avec le coffre, celui-là vaut 10 points. Le dernier dedans en vaut 9, le dernier mis dehors 8, et ainsi de suite.
rd-rule-6-6 = Filer avec le coffre fait gagner l’aventure, mais pas encore toute la partie.
rd-rule-6-7 = Puis tout revient en place : un personnage par salle, le coffre dans la salle du trésor et de nouveaux secrets pour chacun.
rd-rule-6-8 = Une fois la troisième aventure finie, la personne qui a le plus de points en tout gagne.


## RD-7 Combination

rd-rule-7-1 = Si vous avez aussi la maison, réunissez les deux : l’entrée du donjon devient l’escalier qui monte de la cave.
rd-rule-7-2 = Le coffre doit alors sortir de la maison tout entière. L’entrée du donjon ne suffit plus.


## The house alone, and variants

rd-variant-house = La maison seule n’a ni coffre au trésor ni sortie : personne ne porte rien et personne ne s’échappe. Vous déplacez et vous bagarrez jusqu’à ce qu’il ne reste qu’un personnage ; tout le reste est pareil.
rd-variant-two = Une variante maison, car la boîte demande au moins trois joueurs : à deux, chacun reçoit trois personnages secrets, le meilleur compte, et le garde-fou est toujours en jeu.
rd-variant-twisty = Les portes tordues sont une variante maison : dans un plan surprise, une salle a deux à quatre portes au lieu de quatre. Cela fait des impasses et des détours, car on ne passe que là où deux portes se rejoignent.
rd-variant-guard = Le garde-fou est une règle maison, elle n’est pas dans la boîte. Il empêche les aventures de durer toujours. À partir de trois personnes, vous pouvez vous en passer si aucun robot ne joue.


## Rulings

rd-ruling-a1 = Sortir prend-il un tour à part ? Oui. Un tour amène à l’entrée, et un autre, plus tard, mène dehors.
rd-ruling-a2 = Peut-on sortir quand d’autres traînent à l’entrée ? Oui, le coffre ouvre le passage.
rd-ruling-a3 = Un personnage doit-il emporter le coffre ? Seul, il peut aussi partir sans. En compagnie, il ne part qu’avec le coffre.
rd-ruling-a4 = Peut-on sortir sans le coffre ? Non, la porte ne s’ouvre pour rien d’autre.
rd-ruling-a5 = Le personnage qui portait le coffre finit dehors : le coffre reste dans cette salle. Il est posé par terre, pas dans les bras de quelqu’un.
rd-ruling-a6 = Quelqu’un a filé avec le coffre : les autres se bagarrent jusqu’à ce qu’il n’en reste qu’un. Le coffre ne revient pas dans cette aventure.
rd-ruling-a7 = Ils ne sont plus que deux, et l’un sort avec le coffre : c’est fini. Il vaut 10 points, l’autre 9.
rd-ruling-a8 = Le tout dernier peut-il encore sortir ? Non, l’aventure est déjà finie.
rd-ruling-a9 = Le personnage qui est sorti avec le coffre prend la première place, même si c’était très tôt.
rd-ruling-a10 = Le coffre fait-il gagner la partie ? Non, seulement cette aventure-là.
rd-ruling-a11 = À moins de six joueurs, certains personnages ne sont à personne. Ils jouent quand même, et leurs points sont perdus.
rd-ruling-a12 = Les jetons que personne n’a reçus restent cachés eux aussi jusqu’au décompte.
rd-ruling-a13 = Plusieurs ont le moins de points : le hasard choisit qui d’entre eux commence. Si vous voulez, suivez plutôt l’ordre des places.
rd-ruling-a14 = Égalité de points à la fin : vous partagez la victoire. En option, la meilleure aventure décide, puis qui a eu le plus souvent la première place. Si cela décide de la partie, on vous le dit.
rd-ruling-a15 = Reconstruit-on à chaque aventure ? Seulement si vous voulez ; d’habitude, le plan reste.
rd-ruling-a16 = Le hasard dit qui est dans quelle salle, et il le redit à chaque aventure.
rd-ruling-a17 = À quelle distance sont l’entrée et la salle du trésor ? Quatre pas au moins. Dans nos plans surprises, aucune paire de salles n’est plus éloignée.
rd-ruling-a18 = Une porte face à un mur ou au vide ne mène nulle part. On ne passe que là où deux portes se touchent.
rd-ruling-a19 = On doit pouvoir atteindre chaque salle. Un donjon en deux morceaux n’est pas permis.
rd-ruling-a20 = Peut-il arriver que rien ne soit possible ? Non : qui est seul peut marcher, et là où ils sont plusieurs, on peut se bagarrer.
rd-ruling-a21 = Deux personnages se croisent : doivent-ils se bagarrer aussitôt ? Non, mais pour l’instant ils sont coincés.
rd-ruling-a22 = Peux-tu mettre dehors ton propre personnage ? Oui. Presque personne ne s’y attend !
rd-ruling-a23 = Tu as peut-être lu qu’un personnage peut s’échapper d’une salle pleine. Nous ne jouons pas ainsi.
rd-ruling-a24 = Quand une édition dit maison mais pense donjon, nous lisons donjon.
rd-ruling-a25 = Une édition a le même mot pour un tour de table et pour une aventure. Chez nous, une aventure dure jusqu’à ce qu’il n’en reste qu’un.
rd-ruling-a26 = Combien repartent les mains vides quand quelqu’un file avec le coffre ? Toujours deux : les deux premiers mis dehors.
rd-ruling-a27 = Quand peux-tu regarder tes secrets ? Quand tu veux, mais seulement les tiens.
rd-ruling-a28 = Peut-on relire qui a fait quoi ? Oui, tout est visible sauf les secrets, et le jeu tient une liste.
rd-ruling-a29 = Quelqu’un peut-il rapporter le coffre ? Bien sûr, avec n’importe quel personnage à côté de lui. C’est pourquoi il est si dur de filer.
rd-ruling-a30 = Et si personne ne laisse les derniers se rencontrer ? La boîte ne dit rien là-dessus. Notre réponse est le garde-fou.
rd-ruling-a31 = Seulement deux joueurs ? La boîte est prévue pour trois à six. À deux, il y a une variante maison avec trois secrets chacun.


## Rulings for dungeon and house together

rd-ruling-c1 = Il y a 24 salles et 24 personnages. Seul l’escalier relie les deux étages : de l’entrée du donjon à l’escalier de la cave.
rd-ruling-c2 = On sort maintenant par la porte d’entrée de la maison, tout au bout. L’entrée du donjon ne laisse plus sortir personne.
rd-ruling-c3 = La salle du trésor reste où elle était : au fond du donjon, loin de l’escalier.
rd-ruling-c4 = Vous pouvez être jusqu’à douze, avec deux secrets chacun parmi les 24. En option, trois chacun jusqu’à huit joueurs, ou quatre chacun jusqu’à six.
rd-ruling-c5 = Comme toujours, seules les dix meilleures places rapportent des points. En option, presque toutes en rapportent, jusqu’à 22 points.
rd-ruling-c6 = L’aventure finit quand il ne reste qu’un personnage dans le donjon et la maison réunis.
rd-ruling-c7 = Une telle aventure dure à peu près deux fois plus longtemps. Décidez donc avant si vous en jouez trois ou une seule.


## The stalemate guard

rd-ruling-g1 = Notre règle maison, première partie : pas d’aller-retour immédiat. Un personnage qu’on vient de déplacer ne peut pas revenir en arrière au tour suivant, sauf si rien d’autre n’est possible.
rd-ruling-g2 = Notre règle maison, deuxième partie : si personne ne sort pendant un très grand nombre de tours de jeu, l’aventure s’arrête. Avec une boîte, ce sont 72 tours, avec les deux 288, et quatre de plus par joueur. Tous ceux qui sont dedans partagent la plus basse de leurs places : à deux, 9 points chacun, ou 8 si quelqu’un a filé avec le coffre.
rd-ruling-g3 = Notre règle maison, troisième partie : dès que quelqu’un a fini dehors, vous pouvez finir l’aventure si vous êtes tous d’accord. On compte alors de la même façon. Les robots n’acceptent que s’ils n’y perdent rien, ou si l’aventure va finir de toute façon.
