### Phrases des adaptateurs pour d’autres programmes.

adapter-missing = Le paquet { $package } manque ; ceci l’installe : { $command }
adapter-chance = C’est au hasard de tirer.
adapter-asked = { $who } : { $ask }
adapter-illegal = { $who } ne peut pas faire cela maintenant : { $do } ({ $rule }). { $why }
adapter-no-action = Il n’y a pas d’action { $action } : les actions sont des nombres de 0 à { $last }.
adapter-no-observer = { $game } ne peut pas encore être confié à des programmes qui apprennent : son kit a besoin d’un observer, ou au moins de codes et draws (et d’un observer si les places savent des choses différentes).
adapter-whole = { $what } est un nombre entier de { $least } à { $most }, pas { $found }.
adapter-actions = Il faut un nombre entier pour chacune des { $games } parties, pas { $found }.
adapter-render = render_mode est l’un de { $known }, pas { $found }.
adapter-own = Seulement pour toi
adapter-reset = La partie est finie ou n’a pas commencé ; reset() en commence une autre.
