# Sans connexion : ce que cet appareil a gardé.

web-old-table = Pas de connexion : voici la table telle qu’elle était le { $when }. Elle reprend d’elle-même dès que la connexion revient ; d’ici là, on ne peut pas jouer.
web-old-games = Pas de connexion : voici où en étaient tes parties.
web-old-at = état du { $when }
