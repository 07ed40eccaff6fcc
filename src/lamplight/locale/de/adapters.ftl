### Sätze der Adapter für fremde Programme.

adapter-missing = Das Paket { $package } fehlt; dies installiert es: { $command }
adapter-chance = Der Zufall ist am Zug.
adapter-asked = { $who }: { $ask }
adapter-illegal = { $who } darf das jetzt nicht: { $do } ({ $rule }). { $why }
adapter-no-action = Es gibt keine Aktion { $action }: Aktionen sind Zahlen von 0 bis { $last }.
adapter-no-observer = { $game } kann noch nicht an lernende Programme gegeben werden: Sein Kit braucht einen observer oder wenigstens codes und draws (und einen observer, wenn die Plätze Verschiedenes wissen).
