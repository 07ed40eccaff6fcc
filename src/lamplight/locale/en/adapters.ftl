### Sentences of the adapters for other people's programs.

adapter-missing = The package { $package } is missing; this installs it: { $command }
adapter-chance = Chance is to draw.
adapter-asked = { $who }: { $ask }
adapter-illegal = { $who } may not do that now: { $do } ({ $rule }). { $why }
adapter-no-action = There is no action { $action }: actions are numbers from 0 to { $last }.
adapter-no-observer = { $game } cannot be given to learning programs yet: its kit needs an observer, or at least codes and draws (and an observer where seats know different things).
adapter-whole = { $what } is a whole number from { $least } to { $most }, not { $found }.
adapter-actions = One whole number for each of the { $games } games is needed, not { $found }.
adapter-render = render_mode is one of { $known }, not { $found }.
adapter-own = Only for you
adapter-reset = The game is over, or has not begun; reset() begins another.
