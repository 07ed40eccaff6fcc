### DunkelRunde: what the rulebook has besides its numbered rules, to learn the game from.

dr-preface = Voici les règles du jeu imprimé, avec nos propres mots. Le plateau imprimé n’est pas copié ici : le nombre de cases et le tracé des raccourcis, nous les avons choisis nous-mêmes.


## How to play, in two minutes

dr-chapter-intros = Comment jouer, en deux minutes
dr-intro-1 = Il fait nuit. Tu conduis deux enfants, une fille et un garçon, du village jusqu’au tilleul magique. Dès qu’une fille et un garçon y sont, peu importe la couleur, la malédiction est rompue et la partie est finie. Tous ceux qui ont un enfant au tilleul gagnent ; qui y a les deux bat ceux qui n’en ont qu’un.
dr-intro-2 = À ton tour, tu lances deux dés. Celui en bois fait avancer un de tes enfants, le bleu déplace n’importe quel fantôme. Tu choisis qui va en premier.
dr-intro-3 = Un enfant ne va que vers l’avant et peut faire moins de pas que le dé n’en montre. Un fantôme fait tous ses pas, en avant ou en arrière, et fait demi-tour devant la lumière d’une case jaune.
dr-intro-4 = Si un fantôme s’arrête là où un enfant est seul, l’enfant prend peur et court jusqu’à la dernière case jaune. Deux enfants sur une case forment un groupe, et un groupe n’a jamais peur. Alors cherche de la compagnie !
dr-intro-5 = Les couleurs : sur le gris, on avance librement. Le jaune est un refuge. Des fantômes habitent sur le bleu : passe sans jamais t’arrêter. Le rouge arrête tout le monde jusqu’à ce qu’un deuxième enfant arrive ; alors ils traversent aussitôt ensemble. Sur le vert et le brun, il faut un 1, un 2 ou un 3 ; aucun fantôme ne vient sur le vert, mais sur le brun, si.
dr-intro-6 = Si les deux dés montrent la même chose, c’est un double : les fantômes se reposent, tu avances un groupe entier de ton choix et tu relances. Tu en sais assez. Quand quelque chose est impossible, le jeu te dit pourquoi.


## Beside the numbered rules

dr-note-company = Un conseil : souvent, mieux vaut s’arrêter plus tôt pour rejoindre quelqu’un que faire tous ses pas. À deux, on est tranquille.
dr-note-material = Dans la boîte, il y a : un plateau rond en bois fait de sept pièces, douze enfants (une fille et un garçon dans chacune des six couleurs), quatre fantômes blancs, un dé en bois à six faces et un dé bleu à huit faces. À l’écran, tout se met en place tout seul.
dr-note-age = Dès six ans environ. Une partie dure à peu près dix minutes par personne.


## Examples

dr-example-linden-shared = Trois garçons attendent, une fille arrive
    .text = Trois garçons de trois couleurs ont atteint le tilleul et attendent. Avec ses deux pas, la fille bleue y arrive aussi. La malédiction se rompt aussitôt, et personne n’y a ses deux enfants : les quatre joueurs gagnent.
dr-example-linden-both = Pareil, mais c’est la fille rouge qui arrive
    .text = Trois garçons attendent encore. Cette fois, c’est la fille rouge qui arrive. Rouge a maintenant ses deux enfants au tilleul, et deux valent mieux qu’un : rouge gagne sans partage.
dr-example-fewer-steps = Au-delà d’un fantôme, ou moins loin
    .text = La fille rouge a jusqu’à quatre pas. Deux cases plus loin se tient un fantôme : elle ne peut pas s’y arrêter, mais elle peut passer. Trois pas la mènent jusqu’à la fille bleue. Ensemble, elles forment un groupe, à l’abri.
dr-example-turning = Un fantôme qui fait demi-tour
    .text = Le fantôme de l’arbre doit faire cinq pas. Deux le mènent au bord de la rivière. Derrière se trouve la cabane, une case jaune : il fait donc demi-tour et refait les trois autres dans l’autre sens. Le demi-tour ne coûte rien.
dr-example-fright = Une frayeur
    .text = Le fantôme fait trois pas et s’arrête juste là où la fille bleue est seule. Elle court jusqu’au village, le dernier refuge derrière elle.
dr-example-together = À deux, on n’a jamais peur
    .text = Les trois mêmes pas, mais cette fois il y a deux filles. Elles se tiennent la main, et le fantôme ne peut rien faire du tout.
dr-example-double = Un double deux
    .text = Les deux dés montrent 2, donc les fantômes se reposent. Rouge doit avancer un groupe, même si les deux enfants sont bleus. Un groupe peut rester avec un fantôme et le quitter. Ensuite, rouge relance.
dr-example-past-the-ghost-house = Au-delà de la maison du fantôme
    .text = La fille rouge est devant l’arbre mort et a deux pas. Sur le bleu, personne ne s’arrête. Elle doit faire les deux, ou un autre enfant avance.
dr-example-river = Ensemble de l’autre côté de la rivière
    .text = La fille bleue attend sur la case rouge. La fille rouge l’atteint avec deux de ses cinq pas : les voilà deux, et elles traversent aussitôt jusqu’à la cabane. Les autres pas sont perdus.
dr-example-hidden-path = Le vert demande un petit nombre
    .text = La fille rouge est à l’embranchement du passage des cerfs et a lancé un 4. Pour le vert, il faudrait un 1, un 2 ou un 3. Faire moins de pas n’y change rien : c’est le dé qui compte. Elle reste donc sur la route, et sur le bleu elle ne peut pas s’arrêter.


## What each colour means

dr-grid-tiles = Les cases d’un coup d’œil
dr-grid-tile = Case
dr-grid-child = Enfants
dr-grid-alone = Un enfant seul
dr-grid-ghost = Fantômes
dr-grid-grey = Grise
    .child = avancent et s’arrêtent librement
    .alone = peut prendre peur
    .ghost = vont et viennent
dr-grid-yellow = Jaune
    .child = avancent et s’arrêtent librement
    .alone = est à l’abri
    .ghost = jamais ; ils font demi-tour devant
dr-grid-blue = Bleue
    .child = passent, sans jamais s’arrêter
    .alone = ne s’arrête jamais ici
    .ghost = habitent ici
dr-grid-red = Rouge
    .child = s’arrêtent ; à deux, ils traversent aussitôt
    .alone = attend, et peut prendre peur
    .ghost = vont et viennent, mais ne passent pas la rivière
dr-grid-green = Verte
    .child = seulement avec un 1, un 2 ou un 3
    .alone = est à l’abri
    .ghost = jamais
dr-grid-brown = Brune
    .child = seulement avec un 1, un 2 ou un 3
    .alone = peut prendre peur
    .ghost = vont et viennent


## Key to the signs

dr-key-grey = Traces de pas
    .means = Une case grise : la route ordinaire.
dr-key-yellow = Lanterne
    .means = Une case jaune : un refuge où aucun fantôme n’entre.
dr-key-blue = Visage de fantôme
    .means = Une case bleue : un fantôme habite ici, et aucun enfant ne s’arrête.
dr-key-red = Deux, main dans la main
    .means = Une case rouge : ici, on attend d’être deux.
dr-key-green = Feuille et trois points
    .means = Une case verte d’un raccourci : seulement avec un 1, un 2 ou un 3.
dr-key-brown = Créneaux et trois points
    .means = Une case brune du chemin du château : seulement avec un 1, un 2 ou un 3.
dr-key-girl = Fille
    .means = Une enfant avec des tresses et une jupe. La capuche montre l’animal de son joueur.
dr-key-boy = Garçon
    .means = Un enfant en pantalon. La capuche montre l’animal de son joueur.
dr-key-ghost = Fantôme
    .means = N’est à personne ; tout le monde peut le déplacer. On reconnaît chacun à son casque.
dr-key-wooden-die = Dé en bois
    .means = Le nombre de pas qu’un de tes enfants peut faire au plus.
dr-key-blue-die = Dé bleu
    .means = Le nombre de pas qu’un fantôme doit faire.
dr-key-signpost = Poteau indicateur
    .means = Ici commence un raccourci.


## Things with a page of their own

dr-shelf-tile = Les cases, une par une
