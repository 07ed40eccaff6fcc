### Cuánto puede durar un turno en una mesa de gente que está lejos, y las vacaciones.

pace-limit = ¿Cuánto puede durar un turno?
pace-limit-help = Cuando se acaba el tiempo sigue un bot, para que nadie espere para siempre. El asiento sigue siendo de la misma persona: un toque y vuelve a jugar.
pace-limit-none = Lo que haga falta
# $time: «2 días»
pace-limited = Un turno puede durar { $time }; después sigue un bot.
pace-range = Un turno puede durar entre un minuto y { $days } días.

# $when: «dentro de 5 horas»
pace-left = Un bot sigue { $when }
pace-left-short = Bot { $when }
pace-soon = Un bot sigue en cualquier momento

pace-holiday = ¿Te vas unos días?
pace-holiday-help = Mientras tanto nadie te avisa, no corre el tiempo de tu turno y los demás ven hasta cuándo. Termina con tu próxima jugada.
pace-holiday-day = No estoy hasta el
pace-holiday-here = En esta mesa
pace-holiday-all = En todas mis mesas
pace-holiday-back = Ya estoy de vuelta
# $when: «domingo, 22 de noviembre»
pace-holiday-until = De vacaciones hasta el { $when }
pace-card-holiday = { $who } está de vacaciones hasta el { $when }. ¿Cómo seguimos?
pace-holiday-past = Ese día ya ha pasado. Elige uno que esté por venir.
pace-holiday-long = Queda demasiado lejos: unas vacaciones pueden durar { $days } días.
pace-nudge-holiday =
    { $days ->
        [one] A { $who } le queda un día de vacaciones y no se le avisa.
       *[other] A { $who } le quedan { $days } días de vacaciones y no se le avisa.
    }
