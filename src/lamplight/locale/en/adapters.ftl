### Sentences of the adapters for other people's programs.

adapter-missing = The package { $package } is missing; this installs it: { $command }
adapter-chance = Chance is to draw.
adapter-asked = { $who }: { $ask }
adapter-illegal = { $who } may not do that now: { $do } ({ $rule }). { $why }
adapter-no-action = There is no action { $action }: actions are numbers from 0 to { $last }.
