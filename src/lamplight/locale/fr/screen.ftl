# Une table sur grand écran : ce que montre un téléviseur, et comment une table y arrive.

web-screen-how = Ouvre cette adresse dans le navigateur du téléviseur, ou montre la page sur un deuxième écran. Elle ne fait que regarder : chacun joue sur son propre appareil, et rien de ce qu’une seule personne doit savoir n’y apparaît.
web-screen-open = Ouvrir ici
web-screen-invite = Avec une invitation, l’écran montre aussi un code avec lequel les téléphones prennent une place libre.
web-screen-join = Scanne et joue
web-screen-watch = Scanne et regarde
web-screen-there = Là
web-screen-away = On attend { $who }.
web-screen-open-seat = La place { $who } est libre.
web-screen-paused = { $who } fait une pause.
web-screen-again = Encore une partie ? Touchez « Encore une fois ! » sur un de vos appareils : cet écran vous suit.
