### DunkelRunde: the rulebook in the game, in our own words.
### dr-rule-8-13 tells rule DR-8.13; dr-ruling-s5 tells ruling S5.

dr-chapter-4 = What you play with
dr-chapter-5 = How many can play
dr-chapter-6 = The aim of the game
dr-chapter-7 = Before you start
dr-chapter-8 = The tiles
dr-chapter-9 = Dice and doubles
dr-chapter-10 = A child walks alone
dr-chapter-11 = A group walks together
dr-chapter-12 = The ghosts
dr-chapter-13 = A fright
dr-chapter-14 = Once more
dr-chapter-variants = House variants
dr-chapter-rulings = Tricky cases and how we play them


## DR-4, DR-5 Material and players

dr-rule-4-1 = You lead two children: a girl and a boy in your colour.
dr-rule-4-2 = The four white ghosts are nobody’s own. Everybody may move them.
dr-rule-5-1 = Two to six of you can play. It is liveliest from three players on.


## DR-6 Aim

dr-rule-6-1 = You break the curse together: it ends as soon as a girl and a boy are at the linden. Their colours don’t matter.
dr-rule-6-2 = That very moment the game is over. Whatever was still to be moved or rolled no longer counts.
dr-rule-6-3 = If nobody has brought both their children, all players with a child at the linden win together.
dr-rule-6-4 = Two are better than one: if you have both your children at the linden, you beat those who have only one there.
dr-rule-6-5 = If two players bring home their second child in one and the same move, those two share the victory.
dr-rule-6-6 = While there are only girls or only boys at the linden, they wait patiently. The curse still holds.


## DR-7 Set-up

dr-rule-7-1 = All the children gather in the village.
dr-rule-7-2 = Each of the four blue tiles gets one ghost: the dead tree, the ruins, the graveyard and the inn.


## DR-8 Tiles

dr-rule-8-1 = Grey tiles are ordinary road. Children and ghosts may walk and stop there freely.
dr-rule-8-2 = The yellow tiles are shelters: village, hut, tower and linden. No ghost can frighten you there.
dr-rule-8-3 = A frightened child runs back to the nearest shelter behind it.
dr-rule-8-4 = Before the river you run back to the village, past the river to the hut, and past the tower to the tower.
dr-rule-8-5 = Once at the linden, a child stays there until the game ends. It doesn’t move again, not even with a group.
dr-rule-8-6 = Ghosts shy away from the light of the shelters. They can neither enter a yellow tile nor pass it.
dr-rule-8-7 = So every ghost keeps to its stretch: the tree ghost between village and hut, the ruins and graveyard ghosts between hut and tower, the inn ghost between tower and linden.
dr-rule-8-8 = When a ghost comes up against a shelter, it turns round on the tile before it and walks its remaining steps back. Turning costs no step.
dr-rule-8-9 = The blue tiles are the ghosts’ homes. They may drift off from the very first turn.
dr-rule-8-10 = You may hurry past a blue tile, but nobody stops there: neither a single child nor a group.
dr-rule-8-11 = If your steps would end on blue, stop on a tile before it. If there is none you can stop on, that move isn’t possible.
dr-rule-8-12 = A red tile stops every child. Alone, you wait there and can’t be moved on.
dr-rule-8-13 = As soon as two or more children are on a red tile, they cross together at once: over the river to the hut, or through the gate onto the first brown tile.
dr-rule-8-14 = Crossing ends the move. Any steps left over are lost.
dr-rule-8-15 = When a group reaches a red tile, a child waiting there comes along.
dr-rule-8-16 = The last child left between village and river needn’t wait. When it reaches the bank, the witch takes it across to her hut at once; its move ends there.
dr-rule-8-17 = Ghosts may stop on red tiles, and the inn ghost may drift through the gate. No ghost gets across the river.
dr-rule-8-18 = Ghosts don’t know the green hidden paths. They pass by the turnings and stay on the road.
dr-rule-8-19 = On green you are safe from ghosts, even when you are alone.
dr-rule-8-20 = You need a rolled 1, 2 or 3 to step onto a green tile, to walk along it or to leave it. Rolling more and walking less doesn’t count.
dr-rule-8-21 = Ghosts roam the brown castle path freely. A child on its own isn’t safe there.
dr-rule-8-22 = You also need a rolled 1, 2 or 3 to walk onto, along or off brown tiles. Only the crossing at the gate works with any number.


## DR-9 Dice and doubles

dr-rule-9-1 = The youngest player begins. Then it goes round clockwise.
dr-rule-9-2 = You roll both dice together: the six-sided one for a child, the blue eight-sided one for a ghost.
dr-rule-9-3 = Look at the dice first, then choose: which child, which ghost, and who goes first.
dr-rule-9-4 = If both dice show the same number, it’s a double. All ghosts rest, and you move a group of children instead, even if none of yours is in it.
dr-rule-9-5 = The group walks the number that one of the dice shows.
dr-rule-9-6 = If there are several groups, you choose which one walks.
dr-rule-9-7 = If no group can move, the double is lost.
dr-rule-9-8 = After a double you roll both dice again, whether a group has moved or not. Doubles can follow one another as often as luck likes.


## DR-10 Single child

dr-rule-10-1 = Use the six-sided die to move one of your own children.
dr-rule-10-2 = If a child of yours can move, you have to move one. If it only becomes possible after the ghost has moved, you move it then.
dr-rule-10-3 = Girl or boy, that’s up to you. If only one of them can move, it’s that one’s turn.
dr-rule-10-4 = Children only walk forward, never back.
dr-rule-10-5 = You needn’t use all your steps, but take at least one.
dr-rule-10-6 = There is room for as many children as you like on one tile.
dr-rule-10-7 = Two or more children on a tile are a group, and a group is afraid of nothing. Children together in a shelter are a group too.
dr-rule-10-8 = While a ghost is standing with a group, the children hold on to each other: none may leave alone.
dr-rule-10-9 = A single child may not stop where a ghost is, not even if a group is standing there.
dr-rule-10-10 = You may slip past a ghost if you have enough steps. Only a red tile with a ghost can’t be passed.


## DR-11 Group

dr-rule-11-1 = A group walks only on a double, only forward, and with all its children.
dr-rule-11-2 = A group goes as far as it can. At a fork it takes the way along which it gets the most steps, and it stops early only if a tile forces it to.
dr-rule-11-3 = Groups don’t mind ghosts: they may walk up to one, stay with it or leave it.
dr-rule-11-4 = A group may not stop on blue either. It stops on the last allowed tile before it.
dr-rule-11-5 = The colours of the tiles count for groups just as for single children.


## DR-12 Ghost

dr-rule-12-1 = You may move any of the four ghosts, whichever you like.
dr-rule-12-2 = The ghost has to walk every step that the eight-sided die shows.
dr-rule-12-3 = Choose forward or back. On the way a ghost turns only where a shelter makes it turn.
dr-rule-12-4 = If a ghost stops on a tile with exactly one child, that child gets a fright. It may even be your own.
dr-rule-12-5 = If a ghost only drifts past, nothing happens.


## DR-13 Fear

dr-rule-13-1 = After a fright the child runs back to the village, the hut or the tower, whichever shelter is nearest behind it.
dr-rule-13-2 = If two or more children are there, the ghost can’t scare anybody. All of them stay.


## DR-14 In short

dr-rule-14-1 = After every double you roll both dice again. It is not optional.
dr-rule-14-2 = A double is lost only if not a single group can walk.
dr-rule-14-3 = A group never leaves anybody behind: all its children walk.
dr-rule-14-4 = A frightened child goes back to the last shelter on its way. What counts is where it is standing.


## House variants

dr-variant-start = A house variant of ours: instead of the youngest player, chance may pick who begins, or you choose a seat. After that it goes round as usual.
dr-variant-crowds = A house variant of ours: children standing together in the village, the hut or the tower don’t count as a group. A double then moves only groups out on the way.
dr-variant-board = The printed board isn’t copied here: we drew our boards ourselves. The short round is a house variant for a quick game; the rules stay the same.
dr-variant-advice = A house variant of ours for small children: everybody may give tips, the game offers some too, and you talk the moves over together.


## Rulings: where the printed texts disagree

dr-ruling-t1 = One edition has lost a little word where it says when a group may stop. We play: a group stops early only if a tile forces it to.
dr-ruling-t2 = May a single child cross a tile with a ghost on it? Yes, it may walk past; it just mustn’t stop there.
dr-ruling-t3 = Do you have to roll again after a double? Yes, always, even if no group could move, and after every further double too.
dr-ruling-t4 = A double is lost only if no group can make an allowed move. If even one can, you have to move one.
dr-ruling-t5 = Does the witch wait to be asked? No, she fetches the last child by herself, straight away.
dr-ruling-t6 = The place for waiting is the red tile itself, right in front of the river or the gate.
dr-ruling-t7 = The “next” yellow tile after a fright always lies behind the child, never ahead.
dr-ruling-t8 = Where to run after a fright? We look at where the child is standing, not at the way it came.
dr-ruling-t9 = One short guide mixes up two colours. We play: ghosts keep off green, and they can’t enter yellow anyway.
dr-ruling-t10 = Leaving green or brown needs a 1, 2 or 3 as well, even though one short guide leaves that out.
dr-ruling-t11 = May a ghost choose whether to turn at a shelter? No: there it must turn, and anywhere else it can’t.
dr-ruling-t12 = One edition tells us twice where the third ghost lives. That changes nothing.
dr-ruling-t13 = One short guide forgets that both children beat one. We play it all the same.
dr-ruling-t14 = If several players have both children at the linden, they win together. Only if nobody has both do all those with one child win.
dr-ruling-t15 = Is it foggy heights or foggy caves? The editions disagree; ours are heights, and it makes no difference to play.
dr-ruling-t16 = Two copies of the printed rules differ only in misprints. We play them as one.


## Rulings: what the printed texts leave open

dr-ruling-s1 = Your child is standing on green or brown and you roll a 4, 5 or 6: it stays where it is.
dr-ruling-s2 = May you roll a 5 and walk just two steps onto green? No, what counts is the number on the die.
dr-ruling-s3 = Your child is at a fork and you roll a 4, 5 or 6: only the road is open.
dr-ruling-s4 = With a 1, 2 or 3 you may walk from the road onto green, or from green back onto the road, in a single move.
dr-ruling-s5 = The second child reaches the gate with a 4, 5 or 6: both still cross to the first brown tile, because they are set there and don’t walk.
dr-ruling-s6 = At each fork you choose afresh. Nobody is bound to the way taken earlier.
dr-ruling-s7 = A group comes to a fork: it takes the way along which it gets the most steps. Where several ways are equal, whoever moves it picks one for all, and along it the group goes as far as it can.
dr-ruling-s8 = A ghost is standing on the red tile: a single child can’t step on it and has to stop before it.
dr-ruling-s9 = That also goes for the last child, which the witch would help: first the ghost has to leave the bank.
dr-ruling-s10 = A group may step onto a red tile with a ghost on it, and crosses at once.
dr-ruling-s11 = A ghost stops on the red tile where a child is waiting alone: the child gets a fright. From the river it runs to the village, from the gate to the tower.
dr-ruling-s12 = Can one lone child stand on a tile with a ghost? No, that never happens: it has either run away or is part of a group.
dr-ruling-s13 = There is a ghost on the brown tile behind the gate: no trouble, those who cross are a group.
dr-ruling-s14 = May you move on a child that is waiting alone on red? No, it counts as a child that can’t move.
dr-ruling-s15 = Two children never stay on a red tile: they cross straight away.
dr-ruling-s16 = When a ghost turns before a shelter, that tile counts once and turning costs nothing. On a short stretch it may turn twice.
dr-ruling-s17 = Where does the tree ghost turn on its way to the hut? On the river bank, the red tile.
dr-ruling-s18 = Ghosts may pass each other and even share a tile.
dr-ruling-s19 = A ghost may end up just where it started after turning. All its steps have been walked.
dr-ruling-s20 = A ghost drifts past a lone child: nothing happens. Only stopping gives a fright.
dr-ruling-s21 = Is the crowd in the village a group? Yes, and so are crowds in the hut and the tower. A double on the very first roll sends everybody off together.
dr-ruling-s22 = Children at the linden never move on a double: they have arrived.
dr-ruling-s23 = A group can split up only through single moves without a double, and only while no ghost is there. If one of a pair leaves, both are alone.
dr-ruling-s24 = Can a group walk two different ways? No, whoever moves it moves all of it together.
dr-ruling-s25 = A group would end on blue: it stops on the last allowed tile before. If there is none, it can’t move, and you look for another group.
dr-ruling-s26 = A group reaches red: it stops, crosses at once, loses its remaining steps and takes a waiting child along.
dr-ruling-s27 = A group on green or brown can’t move on a double 4, 5 or 6.
dr-ruling-s28 = A group reaches the linden with steps to spare: it simply stops there.
dr-ruling-s29 = You don’t need an exact roll for the linden. Steps left over don’t matter.
dr-ruling-s30 = A double 7 or 8 can’t happen, since the children’s die ends at 6. On average one roll in eight is a double.
dr-ruling-s31 = A group that arrives at a tile with other children becomes one bigger group with them.
dr-ruling-s32 = Your child is right before blue and you roll a 1, or a ghost is on the only tile where it could stop: that move isn’t possible. Look for another one.
dr-ruling-s33 = If neither of your children can move, you leave that out. You still move a ghost.
dr-ruling-s34 = No child can move at first, but after the ghost’s move one can: then you have to move it.
dr-ruling-s35 = Must you choose the ghost that clears your child’s way? No, you may take any ghost.
dr-ruling-s36 = Can it happen that a ghost can’t move? No, thanks to turning round there is always a way.
dr-ruling-s37 = May you scare your own child? Yes, and now and then you can’t help it.
dr-ruling-s38 = You move the ghost first and it scares your own child: that child may then set off again from its shelter.
dr-ruling-s39 = Who is the last one before the river? We count all the children in the village and on the road up to and including the bank. If just one is left, the witch helps.
dr-ruling-s40 = If the last child is sent back to the village, it is still the last. The witch will help it next time too.
dr-ruling-s41 = Can a child be left behind waiting at the river? No, whoever comes to the bank takes it along.
dr-ruling-s42 = Does the witch help at the gate as well? No, only at the river.
dr-ruling-s43 = Could a lone child at the gate block the game for ever? No: by then a girl and a boy are already past it and can break the curse.
dr-ruling-s44 = A child that gets a fright on the castle path runs to the tower. It needs company at the gate again.
dr-ruling-s45 = The curse breaks in the middle of a turn: the game ends right there. What was left of the turn is dropped.
dr-ruling-s46 = If several children arrive in one move, we wait until all of them are there and only then see who has won.
dr-ruling-s47 = At the tower you may stop or walk on. At the hut everybody stops, because crossing the river ends there.
dr-ruling-s48 = Who starts on the screen? Seat 1 counts as the youngest; you may also let chance decide.
dr-ruling-s49 = May you stop early to join a group? Yes, gladly, as long as no ghost is there.
dr-ruling-s50 = You roll a double and then different numbers: that second roll is your normal turn with a child and a ghost.
