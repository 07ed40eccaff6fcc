### Rumble in the Dungeon: what its lessons and tips say. Nothing here is longer than 140 characters.

rd-lesson-first = Your first brawl
rd-lesson-first-secret = Two of these characters are secretly yours: the orc and the elf. Nobody but you can see that.
rd-lesson-first-anybody = On your turn you may move anybody, not only your own. That is how secrets stay secret.
rd-lesson-first-move = One action per turn. Someone alone may walk through a door: touch the thief, then the ogre’s room.
rd-lesson-first-stuck = Now two share a room, and neither can walk away any more. Watch what the others do.
rd-lesson-first-brawl = Brawl: choose which of the two flies out! The first two out are worth nothing, the third 1 point … the last one inside 10.
rd-lesson-first-flinch = Somebody threw out your elf. Don’t flinch! Only the better of your two characters scores.
rd-lesson-first-chest = Whoever is with the chest may carry it next door, even in company. Let the orc carry it to the entry.
rd-lesson-first-leave = At the entry with the chest when a turn begins? Leave! That is first place: 10 points.
rd-lesson-first-secrets = All secrets are on the table. A game has three adventures, the most points win; whoever has fewest begins the next.
rd-lesson-first-guard = One house rule: nobody walks straight back where they came from, or we would brawl till breakfast. You can switch it off.
rd-lesson-first-end = The orc is away with the treasure, and it was yours all along!

# Tips
rd-tip-brawl = Where two or more have met you may brawl: choose who flies out. It need not be somebody you know.
rd-tip-meet = Whoever walks in on somebody is stuck there, and so is the other. The next turn may bring a brawl.
rd-tip-out = The line shows what each place is worth. Whose it was stays secret until the end.
rd-tip-chest = Whoever is with the chest may carry it next door, even in company. That also gets one away from a brawl!
rd-tip-leave = Somebody could leave with the chest now: first place and 10 points. Is it one of yours?
rd-tip-gone = Away with the chest! The brawl goes on until only one is left inside.
rd-tip-score = Only the better of your two characters counts. Whoever has the fewest points begins the next adventure.
