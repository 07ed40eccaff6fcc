### La porte d’une table : qui peut entrer, et la liste des tables ouvertes à tout le monde.

door-legend = Qui peut entrer ?
door-open = Tout le monde
door-open-help = La table est sur la liste des tables ouvertes : quiconque vient peut regarder et prendre une place libre.
door-link = Avec le lien
door-link-help = Quiconque a le lien peut regarder. Pour jouer, il faut une invitation.
door-closed = Seulement pour jouer
door-closed-help = Personne ne peut regarder : pour voir la table, il faut y avoir une place ou une invitation.
door-shut = On ne regarde pas à cette table : elle est réservée à ceux qui y jouent.
door-shut-title = Une table fermée
door-off = Il n’y a pas de tables ouvertes sur ce serveur.
door-invited-only = Pour t’asseoir à cette table, il te faut une invitation.
door-over = La partie de cette table est déjà finie.
door-screen = On ne regarde pas à cette table. L’écran entre par le lien ci-dessous, qui contient une invitation.
door-sit = S’asseoir

door-list = Tables ouvertes
door-list-help = Jouer avec d’autres
door-list-how = Ici attendent des gens qui aimeraient jouer avec quiconque vient. Assieds-toi, et la partie est à toi aussi.
door-list-none = Aucune table n’est ouverte en ce moment. Prépares-en une avec des amis au loin et choisis « Tout le monde » pour qui peut entrer.
door-list-game = Jeu
door-list-any-game = Tous les jeux
door-list-any-lang = Toutes les langues
door-list-free =
    { $count ->
        [1] Une place libre
       *[other] { $count } places libres
    }
door-list-live = En direct, sans limite par tour
door-list-limit = { $time } par tour
door-list-bots = Robots : { $bots }
door-list-since = ouverte { $when }
