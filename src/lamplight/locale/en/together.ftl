### Being together at a table: what is said, how people like a move, what somebody points at.

web-said = { $who }: { $what }
web-say-mute = Mute { $who }
web-say-unmute = Hear { $who } again
web-say-hello = Hello!
web-say-luck = Good luck!
web-say-bravo = Well played!
web-say-thanks = Thank you!
web-say-laugh = Ha ha!
web-say-wow = Wow!
web-say-oops = Oops!
web-say-sorry = Sorry!
web-say-think = Hmm …
web-say-moment = One moment!
web-say-turn = Your turn!
web-say-bye = Bye!

together-react = How do you like it?
together-last = The last move
together-reacted = { $who }: { $face } – { $move }
together-point = Point at something
together-point-this = Point at it
together-point-how = Tap what you mean, or draw a way over several things.
together-point-none = There is nothing there that everybody sees.
together-points = { $who } points at: { $what }
together-points-way = { $who } points: { $from } → { $to }
together-gone = That move no longer counts, or not everybody has heard of it.
together-heard = What the others say
