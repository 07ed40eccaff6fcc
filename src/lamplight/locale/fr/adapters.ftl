### Phrases des adaptateurs pour d’autres programmes.

adapter-missing = Le paquet { $package } manque ; ceci l’installe : { $command }
adapter-chance = C’est au hasard de tirer.
adapter-asked = { $who } : { $ask }
adapter-illegal = { $who } ne peut pas faire cela maintenant : { $do } ({ $rule }). { $why }
adapter-no-action = Il n’y a pas d’action { $action } : les actions sont des nombres de 0 à { $last }.
