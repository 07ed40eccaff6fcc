### Zusammen am Tisch: was gesagt wird, wie ein Zug gefällt, worauf jemand zeigt.

web-said = { $who }: { $what }
web-say-mute = { $who } nicht mehr hören
web-say-unmute = { $who } wieder hören
web-say-hello = Hallo!
web-say-luck = Viel Glück!
web-say-bravo = Gut gespielt!
web-say-thanks = Danke!
web-say-laugh = Haha!
web-say-wow = Wow!
web-say-oops = Hoppla!
web-say-sorry = Tut mir leid!
web-say-think = Hmm …
web-say-moment = Moment!
web-say-turn = Du bist dran!
web-say-bye = Tschüss!

together-react = Wie gefällt dir das?
together-last = Der letzte Zug
together-reacted = { $who }: { $face } – { $move }
together-point = Auf etwas zeigen
together-point-this = Darauf zeigen
together-point-how = Tippe an, was du meinst, oder zieh einen Weg über mehrere Dinge.
together-point-none = Da ist nichts, was alle sehen.
together-points = { $who } zeigt auf: { $what }
together-points-way = { $who } zeigt: { $from } → { $to }
together-gone = Dieser Zug zählt nicht mehr, oder nicht alle haben davon gehört.
together-heard = Was die anderen sagen
