### Sätze der Adapter für fremde Programme.

adapter-missing = Das Paket { $package } fehlt; dies installiert es: { $command }
adapter-chance = Der Zufall ist am Zug.
adapter-asked = { $who }: { $ask }
adapter-illegal = { $who } darf das jetzt nicht: { $do } ({ $rule }). { $why }
adapter-no-action = Es gibt keine Aktion { $action }: Aktionen sind Zahlen von 0 bis { $last }.
adapter-no-observer = { $game } kann noch nicht an lernende Programme gegeben werden: Sein Kit braucht einen observer oder wenigstens codes und draws (und einen observer, wenn die Plätze Verschiedenes wissen).
adapter-whole = { $what } ist eine ganze Zahl von { $least } bis { $most }, nicht { $found }.
adapter-actions = Für jedes der { $games } Spiele wird eine ganze Zahl gebraucht, nicht { $found }.
adapter-render = render_mode ist eines von { $known }, nicht { $found }.
adapter-own = Nur für dich
adapter-reset = Das Spiel ist aus oder hat nicht begonnen; reset() beginnt ein neues.
