### Rumble in the Dungeon: the rulebook in the game, in our own words.
### rd-rule-4-10 tells rule RD-4.10; rd-ruling-a5 tells ruling A5, rd-ruling-c2 C2 of the combination, rd-ruling-g1 G1 of the guard.

rd-chapter-1 = What you play with
rd-chapter-2 = Before you start
rd-chapter-3 = The aim of the game
rd-chapter-4 = Your turn
rd-chapter-5 = The treasure chest
rd-chapter-6 = Points
rd-chapter-7 = Dungeon and house together
rd-chapter-variants = The house alone, and variants of ours
rd-chapter-rulings = Tricky cases and how we play them
rd-chapter-combination = Dungeon and house: how we play it
rd-chapter-guard = The stalemate guard: our house rule


## RD-1 Material

rd-rule-1-1 = You need twelve rooms and twelve characters, and for each character a secret token. On top of that come a treasure chest and a track for the points of up to six players.


## RD-2 Set-up

rd-rule-2-1 = The dungeon is made of all twelve rooms. None stays in the box.
rd-rule-2-2 = How the rooms lie is up to you. Whatever looks fun is fine.
rd-rule-2-3 = Only one thing matters: the entry and the treasure room lie at opposite ends, well apart.
rd-rule-2-4 = One character moves into each room, and only one.
rd-rule-2-5 = At first the chest gleams in the treasure room.
rd-rule-2-6 = Each of you secretly gets two tokens: those two characters are yours. Look at them, but don’t let on!
rd-rule-2-7 = Everybody plays one colour and starts with no points at all.


## RD-3 Aim

rd-rule-3-1 = You go through three adventures. Whoever has collected the most points after them wins.
rd-rule-3-2 = There are two ways to points: let a secret character of yours hold out as long as possible, or let it slip away with the chest.


## RD-4 Play

rd-rule-4-1 = Chance picks who begins the first adventure.
rd-rule-4-2 = Later the player with the fewest points so far begins.
rd-rule-4-3 = You take turns around the table. As soon as just one character is left inside, the adventure is over.
rd-rule-4-4 = On your turn you do exactly one thing. Doing nothing is not allowed.
rd-rule-4-5 = You may use any character, no matter whose it is. That is how you keep your secret!
rd-rule-4-6 = Move: a character that has its room to itself walks to a room next door.
rd-rule-4-7 = Next door means: a door leads there. Nobody walks through walls.
rd-rule-4-8 = With company in the room there is no walking away. Only the chest makes an exception.
rd-rule-4-9 = A room is never full. You may always barge in on others.
rd-rule-4-10 = Brawl: choose a room with two or more characters and pick one of them. That one flies out.
rd-rule-4-11 = Every brawl throws out one character, never more.
rd-rule-4-12 = Those thrown out line up outside in the order they left. Everybody can see that line.
rd-rule-4-13 = Your secrets stay secret until the points are counted, even when the characters have long been out.
rd-rule-4-14 = A tip: watch who keeps helping whom. And don’t be too nice to your own two!


## RD-5 Chest

rd-rule-5-1 = A character in the same room as the chest may take it along to a room next door. That works even with company.
rd-rule-5-2 = The chest can’t walk and belongs to nobody. It only moves when a character takes it along.
rd-rule-5-3 = If a character and the chest are both at the entry, that character may walk out with it.
rd-rule-5-4 = It has to be at the entry already when the turn begins. Rushing in and straight out again won’t do.


## RD-6 Scoring

rd-rule-6-1 = When one character is left inside, you all turn up your secrets.
rd-rule-6-2 = Only your better character brings you points. The other one was for confusion.
rd-rule-6-3 = If nobody walked out with the chest, the last one inside is worth 10 points, the last one thrown out 9, the one before 8, and so on.
rd-rule-6-4 = Only ten places count. The first two thrown out bring nothing, the third brings 1 point.
rd-rule-6-5 = If somebody got away with the chest, that one is worth 10 points. The last one inside gets 9, the last one thrown out 8, and so on.
rd-rule-6-6 = Getting away with the chest wins the adventure, but not yet the whole game.
rd-rule-6-7 = Then everything goes back: one character to a room, the chest into the treasure room, and new secrets for everybody.
rd-rule-6-8 = When the third adventure is done, whoever has the most points altogether wins.


## RD-7 Combination

rd-rule-7-1 = If you have the house too, put both together: the dungeon’s entry becomes the stairs that lead up from the cellar.
rd-rule-7-2 = Then the chest has to get all the way out of the house. The dungeon’s entry alone is no longer enough.


## The house alone, and variants

rd-variant-house = The house alone has no treasure chest and no way out: nobody carries anything and nobody leaves. You move and you brawl until a single character is left; everything else stays the same.
rd-variant-two = A house variant of ours, since the box asks for at least three: with two players everybody gets three secret characters, the best one scores, and the stalemate guard is always on.
rd-variant-twisty = Twisty doors are a house variant of ours: in a surprise layout a room has two to four doors instead of four. That makes dead ends and detours, for you only get through where two doors meet.
rd-variant-guard = The stalemate guard is a house rule of ours and isn’t in the box. It keeps adventures from going on for ever. Three or more people may switch it off if no bot plays along.


## Rulings

rd-ruling-a1 = Is leaving a turn of its own? Yes. One turn brings you to the entry, and a later one takes you out.
rd-ruling-a2 = May you leave with others standing about at the entry? Yes, the chest clears the way.
rd-ruling-a3 = Must a character take the chest along? If it is alone, it may also go without it. With company it leaves only with the chest.
rd-ruling-a4 = May you leave without the chest? No, the door opens for nothing else.
rd-ruling-a5 = The one who carried the chest is thrown out: the chest stays in that room. It lies on the floor, not in anybody’s arms.
rd-ruling-a6 = Somebody is off with the chest: the others go on brawling until one is left. The chest doesn’t come back in this adventure.
rd-ruling-a7 = Only two are left, and one leaves with the chest: that is the end. It is worth 10 points, the other 9.
rd-ruling-a8 = Can the very last one still walk out? No, by then the adventure is already over.
rd-ruling-a9 = Whoever left with the chest takes first place, however early that was.
rd-ruling-a10 = Does the chest win you the game? No, only this one adventure.
rd-ruling-a11 = With fewer than six players some characters belong to nobody. They play along all the same, and their points go to nobody.
rd-ruling-a12 = Tokens that nobody got stay face down too, until the points are counted.
rd-ruling-a13 = Several of you have the fewest points: chance picks which of them begins. If you like, you can go by the seats instead.
rd-ruling-a14 = Equal points at the end: you share the victory. As an option, the better single adventure decides, then who more often had the top place. If that decides the game, you are told so.
rd-ruling-a15 = Do you build afresh for every adventure? Not unless you want to; the layout usually stays.
rd-ruling-a16 = Who stands where is drawn by chance, anew for each adventure.
rd-ruling-a17 = How far apart are entry and treasure room? At least four steps. In our surprise layouts no two rooms are farther apart.
rd-ruling-a18 = A door that faces a wall or thin air leads nowhere. You only get through where two doors meet.
rd-ruling-a19 = Every room has to be reachable. A dungeon in two pieces isn’t allowed.
rd-ruling-a20 = Can it happen that nothing is possible? No: whoever is alone can walk, and where several stand together there can be a brawl.
rd-ruling-a21 = Two meet: do they have to brawl at once? No, but they are stuck for the moment.
rd-ruling-a22 = May you throw out your own character? Yes. Hardly anybody will see that coming!
rd-ruling-a23 = You may have read that a character can slip out of a crowded room. We don’t play that.
rd-ruling-a24 = Where an edition says house but means the dungeon, we read dungeon.
rd-ruling-a25 = One edition uses the same word for a trip round the table and for an adventure. For us an adventure lasts until one is left.
rd-ruling-a26 = How many go away empty-handed when somebody leaves with the chest? Exactly two again: the first two thrown out.
rd-ruling-a27 = When may you peek at your secrets? Whenever you like, but only at your own.
rd-ruling-a28 = May you look up who did what? Yes, everything but the secrets is open, and the game keeps a list.
rd-ruling-a29 = May somebody carry the chest back again? Of course, with any character standing next to it. That is why getting away is so hard.
rd-ruling-a30 = What if nobody lets the last ones meet? The box has no answer to that. Ours is the stalemate guard.
rd-ruling-a31 = Only two players? The box is meant for three to six. For two there is a house variant of ours with three secrets each.


## Rulings for dungeon and house together

rd-ruling-c1 = There are 24 rooms and 24 characters. Only the stairs join the two floors: from the dungeon’s entry to the cellar stairs of the house.
rd-ruling-c2 = The way out is now the front door, at the far end of the house. The dungeon’s entry no longer lets anybody out.
rd-ruling-c3 = The treasure room stays where it was: deep in the dungeon, far from the stairs.
rd-ruling-c4 = Up to twelve of you can play, with two secrets each out of all 24. As an option there are three each for up to eight players, or four each for up to six.
rd-ruling-c5 = As ever, only the best ten places score. As an option nearly all of them do, up to 22 points.
rd-ruling-c6 = The adventure ends when a single character is left in dungeon and house taken together.
rd-ruling-c7 = Such an adventure takes about twice as long. So choose beforehand whether you play three of them or just one.


## The stalemate guard

rd-ruling-g1 = Our house rule, first part: no immediate to and fro. A character that has just been moved may not go straight back on the next turn, unless nothing else is possible.
rd-ruling-g2 = Our house rule, second part: if nobody leaves for very many turns, the adventure ends. With one box these are 72 turns, with both 288, and four more for each player. All those inside share the lowest of their places: two left get 9 each, or 8 each if somebody is off with the chest.
rd-ruling-g3 = Our house rule, third part: once somebody has been thrown out, you may end the adventure if all of you agree. It is then counted in the same way. Bots agree only if they lose nothing by it, or if the adventure is about to end anyway.
