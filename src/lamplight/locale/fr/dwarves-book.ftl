### The Dwarves: what the rulebook has besides its numbered rules, to learn the game from.

dw-preface = Voici les règles du jeu imprimé, avec nos propres mots. Les cartes, le plateau et les tuiles imprimés ne sont pas copiés ici. Certains des nôtres suivent ce que raconte le livret ; la plupart, nous les avons inventés.


## Beside the numbered rules

dw-note-entrances = Notre conseil : tenez les troupes loin des entrées de tunnel. Si la terre y meurt, l’entrée est perdue, et aucun chemin n’est plus rapide que les tunnels.


## Examples

dw-example-walk = Une marche qui s’arrête plus tôt
    .text = Bavragor marche avec deux dés de Vitesse. Le plus haut montre 4 : il peut donc avancer de quatre cases au plus. Au bout de deux, il arrive sur des troupes, et sa marche s’arrête là, quoi qu’il reste. Avec sa deuxième action, il peut combattre ou repartir.
dw-example-price = Le prix de la Terre Morte
    .text = Tungdil entre en Terre Morte. Pour cette case, vous décidez ensemble : il perd 1 Vie, ou le pion Malheur se rapproche de 1. Ici, vous choisissez le pion. S’il continuait vers une autre case morte, on vous le redemanderait.
dw-example-fight = Un combat
    .text = Bavragor lance trois dés de Combat : 6, 4 et 2. Le 6 suffirait pour n’importe qui ; il prend l’Albe, pour qui il faut un 6. Le 4 bat un Orc. Le 2 ne bat personne : un Orc et le Troll restent.
dw-example-missed = Un combat qui tourne mal
    .text = Il n’y a ici qu’un Albe, et pour un Albe il faut un 6. Avec 5, 5 et 3, personne n’est battu, et cela coûte 1 Vie à Bavragor.
dw-example-message = Un message au Conseil
    .text = Le pion est sur 5, et de là il faut un 5 ou plus. Bavragor lance trois dés d’Artisanat, et l’un montre 5 : le pion va de 1 à droite. Deux dés pareils ne le mèneraient pas plus loin. L’effet de la case 6 vaut dès maintenant.
dw-example-test = Un test en deux actions
    .text = La carte demande trois réussites d’Artisanat de 4 ou plus pendant un seul tour. Avec sa première action, Bavragor en obtient deux, avec la deuxième la troisième : c’est fait. Si la troisième n’était pas venue pendant ce tour, les deux premières auraient été perdues.
dw-example-perish = La terre meurt
    .text = Quatre troupes attendent à la Porte V, et le pion Héros en amène une cinquième : c’est trop. On pose une tuile, sa flèche sur la flèche imprimée de la même couleur. D’abord, les troupes dessinées sur la tuile partent sur les côtés, si elles sont là ; puis toutes les autres suivent la flèche.
dw-example-tunnel = Par les tunnels
    .text = Tungdil est à l’entrée sud avec trois pas. Un pas le mène à n’importe quelle autre entrée, et il pourrait continuer de là. L’entrée est est morte : personne n’en sort.


## Tables

dw-grid-beats = Quel nombre bat qui
dw-grid-die = Dé
dw-grid-beaten = bat
dw-grid-six = un Albe, un Troll ou un Orc
dw-grid-five = un Troll ou un Orc
dw-grid-four = un Orc
dw-grid-nobody = personne
dw-grid-council = Le Conseil, case par case
dw-grid-space = Case
dw-grid-effect = Tant que le pion est ici
dw-grid-right = À droite avec
# $n the lowest number that will do
dw-grid-step = { $n ->
        [6] un 6
       *[other] { $n } ou plus
    }


## Key to the signs

dw-key-battle = Hache
    .means = Combat : le nombre de dés que tu lances pour combattre.
dw-key-craft = Marteau
    .means = Artisanat : le nombre de dés que tu lances pour un message ou un test d’Artisanat.
dw-key-speed = Botte
    .means = Vitesse : le nombre de dés que tu lances pour marcher ; le plus haut compte.
dw-key-heart = Cœur
    .means = La Vie. Si un nain n’en a plus, tous ont perdu.
dw-key-dice = Dé
    .means = Un lancer, ou un lancer à refaire.
dw-key-action = Éclair
    .means = Une action de plus.
dw-key-orc = Orc
    .means = Battu par un 4, un 5 ou un 6.
dw-key-troll = Troll
    .means = Battu par un 5 ou un 6.
dw-key-alf = Albe
    .means = Battu seulement par un 6.
dw-key-troops = Casque
    .means = Des troupes : sur la piste du Malheur, elles arrivent par la porte dont on voit le numéro.
dw-key-hero = Lanterne
    .means = Le pion Héros : il fait un pas au début de chaque tour.
dw-key-doom = Crâne
    .means = Le pion Malheur : si le pion Héros le rencontre, tous ont perdu.
dw-key-threat = Avertissement
    .means = Des Menaces : sur la piste du Malheur, deux de plus sont cachées dans la pile Aventure.
dw-key-council = Double hache
    .means = Le Conseil des nains : sur la piste du Malheur, son pion va de 1 à gauche.
dw-key-gateway = Porte avec un numéro
    .means = Une porte : des troupes entrent ici, et des nains y commencent.
dw-key-tunnel = Voûte
    .means = Une entrée des tunnels.
dw-key-tile = Hexagone fendu
    .means = La Terre Morte : les troupes y suivent sa flèche, et chaque pas dessus a son prix.
dw-key-flow = Vagues avec une flèche
    .means = Où iront les troupes à partir d’ici.
dw-key-place = Épingle
    .means = Le lieu dont parle une carte.
dw-key-gear = Sac
    .means = L’Équipement.
dw-key-story = Livre ouvert
    .means = L’histoire : une carte Scénario.


## Things with a page of their own

dw-shelf-dwarf = Les cinq nains
dw-shelf-scenario = Cartes Scénario
dw-shelf-adventure = Cartes Aventure
dw-shelf-threat = Cartes Menace
dw-shelf-equipment = Cartes Équipement
dw-shelf-tile = Tuiles Terre Morte et Tunnel
dw-thing-tile = Terre Morte { $tile }, { $colour }
dw-thing-tile-drawn = Dessinés à gauche de la flèche, d’avant en arrière : { $first }, { $second } ; à droite : { $third }, { $fourth }.
dw-thing-tunnel = La tuile Tunnel
