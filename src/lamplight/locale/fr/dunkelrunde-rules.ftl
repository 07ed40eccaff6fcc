### DunkelRunde: the rulebook in the game, in our own words.
### dr-rule-8-13 tells rule DR-8.13; dr-ruling-s5 tells ruling S5.

dr-chapter-4 = Avec quoi on joue
dr-chapter-5 = Combien de joueurs
dr-chapter-6 = Le but du jeu
dr-chapter-7 = Avant de commencer
dr-chapter-8 = Les cases
dr-chapter-9 = Les dés et les doubles
dr-chapter-10 = Un enfant avance seul
dr-chapter-11 = Un groupe avance ensemble
dr-chapter-12 = Les fantômes
dr-chapter-13 = La frayeur
dr-chapter-14 = Encore une fois
dr-chapter-variants = Variantes maison
dr-chapter-rulings = Cas délicats et notre façon de jouer


## DR-4, DR-5 Material and players

dr-rule-4-1 = Tu guides deux enfants : une fille et un garçon de ta couleur.
dr-rule-4-2 = Les quatre fantômes blancs ne sont à personne. Tout le monde peut les déplacer.
dr-rule-5-1 = Vous pouvez jouer de deux à six. C’est à partir de trois que c’est le plus animé.


## DR-6 Aim

dr-rule-6-1 = Vous rompez la malédiction ensemble : elle prend fin dès qu’une fille et un garçon sont au tilleul. Peu importe leurs couleurs.
dr-rule-6-2 = À cet instant, la partie est finie. Ce qu’il restait à jouer ou à lancer ne compte plus.
dr-rule-6-3 = Si personne n’a amené ses deux enfants, tous ceux qui ont un enfant au tilleul gagnent ensemble.
dr-rule-6-4 = Deux valent mieux qu’un : si tes deux enfants sont au tilleul, tu bats ceux qui n’en ont qu’un.
dr-rule-6-5 = Si deux joueurs amènent leur deuxième enfant dans un seul et même coup, ils partagent la victoire.
dr-rule-6-6 = Tant qu’il n’y a que des filles ou que des garçons au tilleul, ils attendent patiemment. La malédiction tient encore.


## DR-7 Set-up

dr-rule-7-1 = Tous les enfants se rassemblent au village.
dr-rule-7-2 = Chacune des quatre cases bleues reçoit un fantôme : l’arbre mort, la ruine, le cimetière et la taverne.


## DR-8 Tiles

dr-rule-8-1 = Les cases grises sont la route ordinaire. Enfants et fantômes y marchent et s’y arrêtent librement.
dr-rule-8-2 = Les cases jaunes sont des refuges : village, cabane, tour et tilleul. Là, aucun fantôme ne peut te faire peur.
dr-rule-8-3 = Un enfant effrayé court au refuge le plus proche derrière lui.
dr-rule-8-4 = Avant la rivière, on retourne au village ; après la rivière, à la cabane ; après la tour, à la tour.
dr-rule-8-5 = Un enfant arrivé au tilleul y reste jusqu’à la fin. Il ne bouge plus, même avec un groupe.
dr-rule-8-6 = Les fantômes craignent la lumière des refuges. Ils ne peuvent ni entrer sur une case jaune ni la traverser.
dr-rule-8-7 = Chaque fantôme garde donc sa partie du chemin : celui de l’arbre entre le village et la cabane, ceux de la ruine et du cimetière entre la cabane et la tour, celui de la taverne entre la tour et le tilleul.
dr-rule-8-8 = Quand un fantôme arrive devant un refuge, il fait demi-tour sur la case d’avant et fait le reste de ses pas dans l’autre sens. Le demi-tour ne coûte aucun pas.
dr-rule-8-9 = Les cases bleues sont les lieux hantés, où vivent les fantômes. Ils peuvent s’en aller dès le premier tour.
dr-rule-8-10 = Tu peux filer devant une case bleue, mais personne ne s’y arrête : ni un enfant seul, ni un groupe.
dr-rule-8-11 = Si tes pas te mènent sur une case bleue, arrête-toi avant. S’il n’y a aucune case où t’arrêter, ce coup est impossible.
dr-rule-8-12 = Une case rouge arrête chaque enfant. Seul, on y attend sans pouvoir continuer.
dr-rule-8-13 = Dès que deux enfants ou plus sont sur une case rouge, ils traversent aussitôt ensemble : la rivière jusqu’à la cabane, ou la porte jusqu’à la première case brune.
dr-rule-8-14 = La traversée termine le coup. Les pas qui restent sont perdus.
dr-rule-8-15 = Quand un groupe arrive sur une case rouge, il emmène l’enfant qui y attend.
dr-rule-8-16 = Le dernier enfant entre le village et la rivière n’a pas besoin d’attendre. Dès qu’il atteint le bord, la sorcière l’emmène à sa cabane, et son coup s’arrête là.
dr-rule-8-17 = Les fantômes peuvent s’arrêter sur les cases rouges, et celui de la taverne peut passer la porte. Aucun fantôme ne traverse la rivière.
dr-rule-8-18 = Les fantômes ne connaissent pas les raccourcis verts. Ils passent devant les bifurcations et restent sur la route.
dr-rule-8-19 = Sur le vert, tu es à l’abri des fantômes, même sans compagnie.
dr-rule-8-20 = Pour entrer sur le vert, y avancer ou en sortir, il faut lancer un 1, un 2 ou un 3. Lancer plus et marcher moins, cela ne compte pas.
dr-rule-8-21 = Sur le chemin brun du château, les fantômes rôdent librement. Un enfant seul n’y est pas à l’abri.
dr-rule-8-22 = Pour entrer sur le brun, y avancer ou en sortir, il faut aussi lancer un 1, un 2 ou un 3. Seul le passage de la porte réussit avec n’importe quel nombre.


## DR-9 Dice and doubles

dr-rule-9-1 = Le plus jeune commence. Ensuite, on joue dans le sens des aiguilles d’une montre.
dr-rule-9-2 = Tu lances les deux dés ensemble : celui à six faces pour un enfant, le bleu à huit faces pour un fantôme.
dr-rule-9-3 = Regarde d’abord les dés, puis choisis : quel enfant, quel fantôme, et lequel bouge en premier.
dr-rule-9-4 = Si les deux dés montrent le même nombre, c’est un double. Tous les fantômes se reposent et tu avances un groupe d’enfants, même si aucun n’est à toi.
dr-rule-9-5 = Le groupe avance du nombre indiqué par un seul des dés.
dr-rule-9-6 = S’il y a plusieurs groupes, c’est toi qui choisis lequel avance.
dr-rule-9-7 = Si aucun groupe ne peut avancer, le double est perdu.
dr-rule-9-8 = Après un double, tu relances les deux dés, qu’un groupe ait avancé ou non. Les doubles peuvent se suivre autant que la chance le veut.


## DR-10 Single child

dr-rule-10-1 = Avec le dé à six faces, tu avances un de tes propres enfants.
dr-rule-10-2 = Si un de tes enfants peut avancer, tu dois en avancer un. Si cela ne devient possible qu’après le fantôme, tu le fais à ce moment-là.
dr-rule-10-3 = Fille ou garçon, c’est toi qui choisis. Si un seul des deux peut avancer, c’est à lui.
dr-rule-10-4 = Les enfants vont toujours vers l’avant, jamais en arrière.
dr-rule-10-5 = Tu n’as pas besoin de faire tous tes pas, mais fais-en au moins un.
dr-rule-10-6 = Sur une case, il y a de la place pour autant d’enfants que vous voulez.
dr-rule-10-7 = Deux enfants ou plus sur une case forment un groupe, et un groupe n’a peur de rien. Des enfants réunis dans un refuge forment un groupe aussi.
dr-rule-10-8 = Tant qu’un fantôme est avec un groupe, les enfants se serrent les uns contre les autres : aucun ne peut partir seul.
dr-rule-10-9 = Un enfant seul n’a pas le droit de s’arrêter auprès d’un fantôme, même au milieu d’un groupe.
dr-rule-10-10 = Tu peux te faufiler devant un fantôme si tu as assez de pas. Seule une case rouge avec un fantôme ne se passe pas.


## DR-11 Group

dr-rule-11-1 = Un groupe n’avance que sur un double, seulement vers l’avant, et avec tous ses enfants.
dr-rule-11-2 = Un groupe va aussi loin qu’il peut. À une bifurcation, il prend le chemin où il peut faire le plus de pas, et il ne s’arrête plus tôt que si une case l’y oblige.
dr-rule-11-3 = Les fantômes ne gênent pas un groupe : il peut en rejoindre un, rester avec lui ou le quitter.
dr-rule-11-4 = Un groupe non plus ne s’arrête pas sur le bleu. Il s’arrête sur la dernière case permise avant.
dr-rule-11-5 = Les couleurs des cases comptent pour les groupes comme pour les enfants seuls.


## DR-12 Ghost

dr-rule-12-1 = Tu peux déplacer n’importe lequel des quatre fantômes, comme il te plaît.
dr-rule-12-2 = Le fantôme doit faire tous les pas indiqués par le dé à huit faces.
dr-rule-12-3 = Choisis en avant ou en arrière. En route, un fantôme ne fait demi-tour que là où un refuge l’y oblige.
dr-rule-12-4 = Si un fantôme s’arrête sur une case où il y a exactement un enfant, cet enfant prend peur. Ce peut même être le tien.
dr-rule-12-5 = Si un fantôme ne fait que passer, il n’arrive rien.


## DR-13 Fear

dr-rule-13-1 = Après une frayeur, l’enfant retourne en courant au village, à la cabane ou à la tour : le refuge le plus proche derrière lui.
dr-rule-13-2 = S’il y a là deux enfants ou plus, le fantôme ne fait peur à personne. Tous restent.


## DR-14 In short

dr-rule-14-1 = Après chaque double, tu relances les deux dés. C’est obligatoire.
dr-rule-14-2 = Un double n’est perdu que si pas un seul groupe ne peut avancer.
dr-rule-14-3 = Un groupe ne laisse personne derrière : tous ses enfants avancent.
dr-rule-14-4 = Un enfant effrayé retourne au dernier refuge de son chemin. Ce qui compte, c’est l’endroit où il se trouve.


## House variants

dr-variant-start = Une variante maison : au lieu du plus jeune, le hasard peut désigner qui commence, ou vous choisissez une place. Ensuite, on joue comme d’habitude.
dr-variant-crowds = Une variante maison : les enfants réunis au village, à la cabane ou à la tour ne forment pas un groupe. Un double ne fait alors avancer que les groupes en chemin.
dr-variant-board = Le plateau imprimé n’est pas copié ici : nous avons dessiné nos plateaux nous-mêmes. La petite ronde est une variante maison pour une partie rapide ; les règles restent les mêmes.
dr-variant-advice = Une variante maison pour les petits : tout le monde peut donner des conseils, le jeu en propose aussi, et vous discutez des coups ensemble.


## Rulings: where the printed texts disagree

dr-ruling-t1 = Dans une édition, il manque un petit mot là où l’on dit quand un groupe peut s’arrêter. Chez nous, il ne s’arrête plus tôt que si une case l’y oblige.
dr-ruling-t2 = Un enfant seul peut-il passer sur une case où il y a un fantôme ? Oui, il peut passer, mais pas s’y arrêter.
dr-ruling-t3 = Faut-il relancer après un double ? Oui, toujours, même si aucun groupe n’a pu avancer, et encore après chaque nouveau double.
dr-ruling-t4 = Un double n’est perdu que si aucun groupe n’a de coup permis. S’il y en a au moins un qui peut avancer, tu dois en avancer un.
dr-ruling-t5 = La sorcière attend-elle qu’on l’appelle ? Non, elle vient d’elle-même et tout de suite chercher le dernier enfant.
dr-ruling-t6 = On attend sur la case rouge elle-même, juste devant la rivière ou la porte.
dr-ruling-t7 = La « prochaine » case jaune après une frayeur est toujours derrière l’enfant, jamais devant.
dr-ruling-t8 = Où court un enfant effrayé ? On regarde où il se trouve, et non par où il est venu.
dr-ruling-t9 = Un résumé confond deux couleurs. Chez nous, les fantômes ne vont pas sur le vert, et le jaune leur est de toute façon fermé.
dr-ruling-t10 = Pour quitter le vert ou le brun, il faut aussi un 1, un 2 ou un 3, même si un résumé l’oublie.
dr-ruling-t11 = Un fantôme peut-il choisir de faire demi-tour devant un refuge ? Non : là, il y est obligé, et ailleurs il ne peut pas.
dr-ruling-t12 = Une édition nous dit deux fois où habite le troisième fantôme. Cela ne change rien.
dr-ruling-t13 = Un résumé oublie que deux enfants valent mieux qu’un seul. Nous jouons quand même ainsi.
dr-ruling-t14 = Si plusieurs joueurs ont leurs deux enfants au tilleul, ils gagnent ensemble. C’est seulement si personne n’en a deux que gagnent tous ceux qui en ont un.
dr-ruling-t15 = Hauteurs ou grottes dans la brume ? Les éditions ne sont pas d’accord ; chez nous, ce sont des hauteurs, et cela ne change rien au jeu.
dr-ruling-t16 = Deux exemplaires des règles imprimées ne diffèrent que par des fautes de frappe. Pour nous, c’est pareil.


## Rulings: what the printed texts leave open

dr-ruling-s1 = Ton enfant est sur le vert ou le brun et tu lances un 4, un 5 ou un 6 : il reste où il est.
dr-ruling-s2 = Avec un 5, peux-tu faire seulement deux pas sur le vert ? Non, c’est le nombre du dé qui compte.
dr-ruling-s3 = Ton enfant est à une bifurcation et tu lances un 4, un 5 ou un 6 : seule la route est ouverte.
dr-ruling-s4 = Avec un 1, un 2 ou un 3, tu peux passer de la route au vert, ou du vert à la route, en un seul coup.
dr-ruling-s5 = Le deuxième enfant atteint la porte avec un 4, un 5 ou un 6 : les deux passent quand même sur la première case brune, car on les y pose, ils n’y marchent pas.
dr-ruling-s6 = À chaque bifurcation, tu choisis de nouveau. Le chemin pris avant n’engage à rien.
dr-ruling-s7 = Un groupe arrive à une bifurcation : il prend le chemin où il peut faire le plus de pas. Si plusieurs se valent, la personne qui le déplace en choisit un pour tous, et le groupe y va aussi loin qu’il peut.
dr-ruling-s8 = Un fantôme est sur la case rouge : un enfant seul ne peut pas y aller et s’arrête avant.
dr-ruling-s9 = Cela vaut aussi pour le dernier enfant, que la sorcière aiderait : le fantôme doit d’abord quitter le bord de l’eau.
dr-ruling-s10 = Un groupe peut aller sur une case rouge où il y a un fantôme, et il traverse aussitôt.
dr-ruling-s11 = Un fantôme s’arrête sur la case rouge où un enfant attend seul : l’enfant prend peur. De la rivière, il court au village ; de la porte, à la tour.
dr-ruling-s12 = Un enfant seul peut-il se trouver sur une case avec un fantôme ? Non, cela n’arrive jamais : ou bien il s’est enfui, ou bien il est dans un groupe.
dr-ruling-s13 = Il y a un fantôme sur la case brune derrière la porte : ce n’est pas grave, ceux qui traversent forment un groupe.
dr-ruling-s14 = Peux-tu avancer un enfant qui attend seul sur le rouge ? Non, il compte comme un enfant qui ne peut pas bouger.
dr-ruling-s15 = Deux enfants ne restent jamais sur une case rouge : ils traversent tout de suite.
dr-ruling-s16 = Quand un fantôme fait demi-tour devant un refuge, cette case compte une fois et le demi-tour ne coûte rien. Sur une courte partie du chemin, il peut même tourner deux fois.
dr-ruling-s17 = Où le fantôme de l’arbre fait-il demi-tour avant la cabane ? Au bord de la rivière, sur la case rouge.
dr-ruling-s18 = Les fantômes peuvent se croiser et même partager une case.
dr-ruling-s19 = Après un demi-tour, un fantôme peut finir là d’où il est parti. Il a bien fait tous ses pas.
dr-ruling-s20 = Un fantôme passe devant un enfant seul : il n’arrive rien. Il ne fait peur que s’il s’arrête.
dr-ruling-s21 = Les enfants réunis au village forment-ils un groupe ? Oui, et à la cabane et à la tour aussi. Un double au tout premier lancer fait partir tout le monde ensemble.
dr-ruling-s22 = Les enfants au tilleul ne bougent jamais sur un double : ils sont arrivés.
dr-ruling-s23 = Un groupe ne se sépare que par des coups d’enfants seuls, sans double, et seulement s’il n’y a pas de fantôme. Quand l’un de deux enfants part, les deux sont seuls.
dr-ruling-s24 = Un groupe peut-il prendre deux chemins différents ? Non, la personne qui le déplace le déplace tout entier.
dr-ruling-s25 = Un groupe finirait sur le bleu : il s’arrête sur la dernière case permise avant. S’il n’y en a pas, il ne peut pas bouger et tu cherches un autre groupe.
dr-ruling-s26 = Un groupe atteint le rouge : il s’arrête, traverse aussitôt, perd ses pas restants et emmène l’enfant qui attend.
dr-ruling-s27 = Un groupe sur le vert ou le brun ne peut pas avancer avec un double 4, 5 ou 6.
dr-ruling-s28 = Un groupe atteint le tilleul et il lui reste des pas : il s’arrête là, tout simplement.
dr-ruling-s29 = Pas besoin d’un nombre exact pour le tilleul. Les pas en trop ne comptent pas.
dr-ruling-s30 = Un double 7 ou 8 n’existe pas, car le dé des enfants s’arrête à 6. En moyenne, un lancer sur huit est un double.
dr-ruling-s31 = Un groupe qui arrive sur une case où sont d’autres enfants forme avec eux un plus grand groupe.
dr-ruling-s32 = Ton enfant est juste devant le bleu et tu lances un 1, ou bien un fantôme occupe la seule case où il pourrait s’arrêter : ce coup est impossible. Cherches-en un autre.
dr-ruling-s33 = Si aucun de tes enfants ne peut avancer, tu passes ce coup. Tu déplaces quand même un fantôme.
dr-ruling-s34 = D’abord aucun enfant ne peut avancer, mais après le fantôme c’est possible : alors tu dois le faire.
dr-ruling-s35 = Dois-tu choisir le fantôme qui libère le chemin de ton enfant ? Non, tu peux prendre n’importe lequel.
dr-ruling-s36 = Se peut-il qu’un fantôme ne puisse pas bouger ? Non, grâce au demi-tour, il y a toujours un moyen.
dr-ruling-s37 = Peux-tu faire peur à ton propre enfant ? Oui, et parfois on ne peut pas l’éviter.
dr-ruling-s38 = Tu déplaces d’abord le fantôme et il fait peur à ton propre enfant : celui-ci peut ensuite repartir de son refuge.
dr-ruling-s39 = Qui est le dernier avant la rivière ? On compte tous les enfants du village et de la route, bord de la rivière compris. S’il n’en reste qu’un, la sorcière l’aide.
dr-ruling-s40 = Si le dernier enfant est renvoyé au village par une frayeur, il reste le dernier. La sorcière l’aidera encore la prochaine fois.
dr-ruling-s41 = Un enfant peut-il être oublié au bord de la rivière ? Non, qui arrive au bord l’emmène.
dr-ruling-s42 = La sorcière aide-t-elle aussi à la porte ? Non, seulement à la rivière.
dr-ruling-s43 = Un enfant seul devant la porte peut-il bloquer la partie pour toujours ? Non : à ce moment-là, une fille et un garçon l’ont déjà passée et peuvent rompre la malédiction.
dr-ruling-s44 = Un enfant qui prend peur sur le chemin du château court à la tour. À la porte, il lui faut de nouveau de la compagnie.
dr-ruling-s45 = La malédiction se rompt au milieu d’un tour : la partie s’arrête là. Le reste du tour est abandonné.
dr-ruling-s46 = Si plusieurs enfants arrivent dans un même coup, on attend qu’ils soient tous là avant de voir qui a gagné.
dr-ruling-s47 = À la tour, tu peux t’arrêter ou continuer. À la cabane, tout le monde s’arrête, car la traversée finit là.
dr-ruling-s48 = Qui commence à l’écran ? La place 1 est celle du plus jeune ; vous pouvez aussi laisser faire le hasard.
dr-ruling-s49 = Peux-tu t’arrêter plus tôt pour rejoindre un groupe ? Oui, volontiers, tant qu’il n’y a pas de fantôme.
dr-ruling-s50 = Tu fais un double, puis deux nombres différents : ce second lancer est ton tour normal, avec un enfant et un fantôme.
