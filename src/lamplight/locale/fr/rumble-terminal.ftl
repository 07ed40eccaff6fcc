### Les mots de Rumble dont seuls le terminal et le laboratoire ont besoin.

## Au laboratoire
rd-measure-adventures = Aventures
    .help = Aventures qui furent comptées.
rd-measure-guard-ends = Finies par la garde
    .help = Aventures que la garde termina parce qu’il ne se passe plus rien.
rd-measure-escapes = Évasions
    .help = Quelqu’un sort avec le coffre.
rd-measure-fights = Combats
    .help = Personnages mis hors de combat.
rd-measure-moves = Déplacements
    .help = Déplacements de personnages sans le coffre.
rd-measure-carries = Déplacements avec le coffre
    .help = Le coffre est porté dans une autre salle.
rd-measure-lead-changes = Changements de tête
    .help = Combien de fois une autre place a seule le plus de points.
