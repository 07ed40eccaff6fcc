### Combien de temps un tour peut durer à une table de gens éloignés, et les vacances.

pace-limit = Combien de temps un tour peut-il durer ?
pace-limit-help = Une fois le temps écoulé, un robot continue, pour que personne n’attende sans fin. La place reste à la même personne : une touche, et elle rejoue.
pace-limit-none = Autant qu’il faut
# $time: « 2 jours »
pace-limited = Un tour peut durer { $time }, puis un robot continue.
pace-range = Un tour peut durer entre une minute et { $days } jours.

# $when: « dans 5 heures »
pace-left = Un robot continue { $when }
pace-left-short = Robot { $when }
pace-soon = Un robot va continuer d’un instant à l’autre

pace-holiday = Tu t’absentes quelque temps ?
pace-holiday-help = Pendant ce temps personne ne te relance, aucune limite ne court pour toi, et les autres voient jusqu’à quand. Ton prochain coup y met fin.
pace-holiday-day = Je ne suis pas là jusqu’au
pace-holiday-here = À cette table
pace-holiday-all = À toutes mes tables
pace-holiday-back = Je suis de retour
# $when: « dimanche 22 novembre »
pace-holiday-until = En vacances jusqu’au { $when }
pace-card-holiday = { $who } est en vacances jusqu’au { $when }. Comment continuer ?
pace-holiday-past = Ce jour est déjà passé. Choisis-en un à venir.
pace-holiday-long = C’est trop loin : des vacances peuvent durer { $days } jours.
pace-nudge-holiday =
    { $days ->
        [one] { $who } est en vacances encore { $days } jour et n’est pas à relancer.
       *[other] { $who } est en vacances encore { $days } jours et n’est pas à relancer.
    }
