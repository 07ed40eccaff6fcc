### What The Dwarves say in the terminal: the command `lamplight card`.

dw-cli-card-short = consulter une carte des Nains
dw-cli-card-words = card, fiche
dw-cli-card-about = Montre ce que demande et ce que fait une carte des Nains. Sans nom, donne la liste de toutes les cartes.
dw-cli-card-examples =
    lamplight card AV07
    lamplight card vieille enclume
    lamplight card tungdil
    lamplight card --content mes-cartes/
dw-cli-card-card = une carte par son code, son titre ou une partie du titre, dans n’importe quelle langue
dw-cli-card-content = un dossier avec tes propres fichiers de contenu, au lieu des cartes de Lamplight
dw-cli-card-meta-card = CARTE
dw-cli-card-meta-content = DOSSIER
dw-cli-card-several =
    { $count ->
        [one] { $count } carte porte un nom proche de « { $value } » :
       *[other] { $count } cartes portent un nom proche de « { $value } » :
    }
dw-cli-card-fine = Le contenu de { $folder } est en ordre ({ $hash }).
dw-cli-card-faults =
    { $count ->
        [1] Le contenu de { $folder } ne peut pas servir, il a un défaut :
       *[other] Le contenu de { $folder } ne peut pas servir, il a { $count } défauts :
    }
dw-cli-card-unknown = Il n’y a pas de carte « { $value } ». { $near }

## Au laboratoire
dw-measure-completed = Cartes accomplies en tout
    .help = Cartes accomplies ou écartées dans une partie.
dw-measure-perished = Terre Morte
    .help = Cases qui sont mortes.
dw-measure-strikes = Coups portés
    .help = Troupes abattues.
dw-measure-wounds = Blessures
    .help = Combien de fois un nain perd de la Vie.
dw-measure-dug = Tunnels creusés
    .help = Combien de fois l’entrée du tunnel est creusée ou déplacée.
dw-measure-threats-struck = Menaces qui ont frappé
    .help = Cartes Menace qui ont fait effet.
dw-measure-reshuffles = Mélanges
    .help = Combien de fois une pile a été mélangée de nouveau.
dw-measure-cards = Cartes accomplies
    .help = Combien de fois chaque carte a été accomplie ou écartée, pour cent parties.
dw-content-path = Il n’y a pas de valeur « { $path } » dans le contenu des Nains.

## The drawing

dw-atlas-dwarf = { $seat } { $who } : { $dwarf }, Vie { $health } sur { $most }, Combat { $battle }, Artisanat { $craft }, Vitesse { $speed }
dw-atlas-card = { $card } : { $text }
dw-atlas-legend = { $dwarf } est le nain de la place 1 ; 2{ $orc } sont deux orcs, { $troll } des trolls, { $alf } des Albes ; { $location } un lieu, { $tunnel } une entrée de tunnel, { $land } une Terre Morte avec sa flèche, { $brink } une terre au bord du gouffre ; I à V sont des portes.
