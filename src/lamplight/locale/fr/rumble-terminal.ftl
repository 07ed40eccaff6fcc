### Les mots de Rumble dont seuls le terminal et le laboratoire ont besoin.

## Au laboratoire
rd-measure-adventures = Aventures
    .help = Aventures qui ont été comptées.
rd-measure-guard-ends = Finies par le garde-fou
    .help = Aventures arrêtées par le garde-fou parce qu’il ne se passait plus rien.
rd-measure-escapes = Évasions
    .help = Quelqu’un sort avec le coffre.
rd-measure-fights = Bagarres
    .help = Personnages mis dehors.
rd-measure-moves = Déplacements
    .help = Déplacements de personnages sans le coffre.
rd-measure-carries = Déplacements avec le coffre
    .help = Le coffre est porté dans une autre salle.
rd-measure-lead-changes = Changements de tête
    .help = Combien de fois une autre place a seule le plus de points.

## The drawing

rd-floors-points = Aventure { $n } sur { $of }. Points : { $points }
rd-floors-fallen =
    { $count ->
        [0] Personne n’a encore été jeté dehors.
       *[other] Jetés dehors, avec leurs points : { $who }.
    }{" "}{ $points ->
        [0] Le prochain ne reçoit rien.
        [1] Le prochain reçoit { $points } point.
       *[other] Le prochain reçoit { $points } points.
    }
rd-floors-legend = { $door } est une porte, { $own } quelqu’un à toi, { $exit } la sortie, { $stairs } l’escalier, { $treasure } la salle du trésor, { $chest } le coffre.
