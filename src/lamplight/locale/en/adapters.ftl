### Sentences of the adapters for other people's programs.

adapter-missing = The package { $package } is missing; this installs it: { $command }
adapter-chance = Chance is to draw.
adapter-asked = { $who }: { $ask }
adapter-illegal = { $who } may not do that now: { $do } ({ $rule }). { $why }
adapter-no-action = There is no action { $action }: actions are numbers from 0 to { $last }.
adapter-no-observer = { $game } cannot be given to learning programs yet: its kit needs an observer, or at least codes and draws (and an observer where seats know different things).
