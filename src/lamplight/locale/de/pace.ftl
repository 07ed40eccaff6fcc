### Wie lange ein Zug an einem Tisch mit Leuten an mehreren Orten dauern darf, und Urlaub.

pace-limit = Wie lange darf ein Zug dauern?
pace-limit-help = Ist die Zeit um, spielt ein Bot weiter, damit niemand ewig wartet. Der Platz gehört weiter derselben Person: Ein Tipp, und sie spielt wieder selbst.
pace-limit-none = So lange er will
# $time: „2 Tage“
pace-limited = Ein Zug darf { $time } dauern, danach spielt ein Bot weiter.
pace-range = Ein Zug darf zwischen einer Minute und { $days } Tagen dauern.

# $when: „in 5 Stunden“
pace-left = Ein Bot spielt { $when } weiter
pace-left-short = Bot { $when }
pace-soon = Gleich spielt ein Bot weiter

pace-holiday = Eine Weile weg?
pace-holiday-help = So lange stupst dich niemand an, keine Frist läuft für dich, und die anderen sehen, bis wann. Dein nächster Zug beendet es.
pace-holiday-day = Ich bin weg bis
pace-holiday-here = An diesem Tisch
pace-holiday-all = An allen meinen Tischen
pace-holiday-back = Ich bin wieder da
# $when: „Sonntag, 22. November“
pace-holiday-until = Im Urlaub bis { $when }
pace-card-holiday = { $who } ist bis { $when } im Urlaub. Wie geht es weiter?
pace-holiday-past = Dieser Tag ist schon vorbei. Wähle einen, der noch kommt.
pace-holiday-long = Das ist zu weit weg: Ein Urlaub darf { $days } Tage dauern.
pace-nudge-holiday =
    { $days ->
        [one] { $who } ist noch einen Tag im Urlaub und wird nicht angestupst.
       *[other] { $who } ist noch { $days } Tage im Urlaub und wird nicht angestupst.
    }
