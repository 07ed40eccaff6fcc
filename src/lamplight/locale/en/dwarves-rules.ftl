### The Dwarves: the rulebook in the game, in our own words.
### dw-intro-1 to dw-intro-10 teach the game in five minutes; dw-rule-11-13 tells rule DW-11.13; dw-ruling-r5 tells ruling R5.

dw-chapter-intros = How to play, in five minutes
dw-chapter-1 = What you play with
dw-chapter-2 = Before you start
dw-chapter-3 = Winning and losing
dw-chapter-4 = Your turn and the Hero token
dw-chapter-5 = How the land perishes
dw-chapter-6 = The Blacksaddle
dw-chapter-7 = New cards
dw-chapter-8 = Actions and walking
dw-chapter-9 = The tunnels
dw-chapter-10 = Fighting
dw-chapter-11 = The Dwarven Council
dw-chapter-12 = Tests
dw-chapter-13 = About some of the cards
dw-chapter-14 = Choosing the difficulty
dw-chapter-15 = Equipment
dw-chapter-rulings = Tricky cases and how we play them


## The game in five minutes

dw-intro-1 = You are dwarves, and your land is being overrun. Orcs, Trolls and Älfar pour in through four gateways. You all play together: either everybody wins or everybody loses.
dw-intro-2 = You win by following the story. There is always one Scenario card face up; do what it asks and the next one comes. First a few cards of stage A, then you forge the axe Keenfire (stage B), then comes the great ending (stage C). Complete that and you have won!
dw-intro-3 = You lose when the Hero token and the Doom token meet on their track, or when any dwarf has no Health left. So look after each other!
dw-intro-4 = Your turn starts with the Hero token: it takes one step towards the Doom token. What is shown there happens. Mostly new troops come through a gateway; sometimes the council gets grumpier, sometimes new threats are shuffled into the Adventure pile.
dw-intro-5 = Then cards are turned up until three Adventures or Threats lie there. Adventures give you a reward when you do what they ask. Threats want to be averted: when the next Scenario card comes, every Threat that still lies there strikes.
dw-intro-6 = Now you have two actions. Walk: roll your Speed dice; the highest one says how far you may go. Fight: roll your Battle dice; a 4 beats an Orc, a 5 also a Troll, a 6 even an Älf. If your dice can hit nobody, you lose 1 Health.
dw-intro-7 = You can also test for a card: roll the dice it names and hope for high numbers. Or send the council a message with your Craft dice: the further right its token stands, the more the council helps you. On the far left it harms you.
# $perish: troops that are too many at this table
dw-intro-8 =
    Watch the crowds! { $perish ->
        [4] Four
       *[5] Five
    } troops on one space are too many. The land there perishes: a tile with an arrow is laid, the troops rush on, and from then on all troops run along that arrow. All the arrows lead to the Blacksaddle. When five troops have gathered there, the Doom token comes one step closer.
dw-intro-9 = Walking onto Perished Land has its price, for every single space: 1 Health, or the Doom token comes one step closer. You choose.
# $perish: troops that are too many at this table
dw-intro-10 =
    Our advice: talk about everything! Thin out spaces with { $perish ->
        [4] three
       *[5] four
    } troops, always think of the Scenario card, and don’t leave dangerous Threats lying there. The game shows you what you can do, and when something isn’t allowed it tells you why.


## DW-1 Components

dw-rule-1-1 = The map has 65 spaces with six sides. Seven kingdoms share them: Gauragar, Urgon, Idoslane, Sangpûr, Rân Ribastur, Weyurn and Tabaîn. At the rim lie four gateways with the numbers I, II, IV and V. There is no III.
dw-rule-1-2 = Eleven spaces have a name of their own: Blacksaddle, Porista, Dsôn Balsur, Âlandur, Toboribor, Lot-Ionan’s Vaults, Greenglade, Mifurdania, Roodacre, Queen Xamtys II and Dragon Fire.
dw-rule-1-3 = On four spaces there is an entrance to the tunnels.
dw-rule-1-4 = Three arrows leave every space, one in each of three colours. Each points to a space next to it. Only the Blacksaddle has no arrows.
dw-rule-1-5 = The troops of evil: 30 Orcs, 25 Trolls and 20 Älfar. Those that are neither on the map nor on a card wait in the supply.
dw-rule-1-6 = There are 36 tiles of Perished Land. Each shows an arrow of one colour and four troops, two on each side of the arrow.
dw-rule-1-7 = You use seven ordinary dice from 1 to 6, the Number dice. For new troops there are three Recruitment dice, one for each kind, with skulls on them. Some faces are blank.
dw-rule-1-8 = The cards: 12 Scenarios (8 of stage A, 1 of stage B, 3 of stage C), 30 Adventures, 15 Threats and 22 Equipment cards.
dw-rule-1-9 = Three tokens: the Hero, the Doom and the Council. Then there is one Tunnel tile. All other tokens only help to remember numbers; here the game does that for you.
dw-rule-1-10 = There are five dwarves to choose from. Each has a clan, a gateway to start from, numbers for Battle, Craft and Speed, some Health, and something only this dwarf can do.
dw-rule-1-11 = Battle, Craft and Speed say how many dice you roll: Battle for fights and Battle tests, Craft for messages to the council and Craft tests, Speed for walking and Speed tests.
dw-rule-1-12 = The Doom track is one long row. The Hero token starts at the left end, the Doom token at the right end. The spaces between them show troops (with the number of a gateway), threats or the council.
dw-rule-1-13 = The Council track has nine spaces. In the middle, on 5, is the axe. On the far left, at 1, sits Bislipur, who means you harm; on the far right, at 9, Balendilín, who helps you.
dw-rule-1-14 = A Scenario card has a stage, a title and a quest, perhaps also a condition or something to prepare. An Adventure has a quest and a reward. A Threat says how you avert it and what happens if you don’t; some act immediately. An Equipment card makes its owner better at something.


## DW-2 Set-up

dw-rule-2-1 = The Hero token starts on the left, the Doom token on the right and the Council token on 5. All troops are in the supply, no tile is on the map yet, and the Tunnel tile waits in reserve.
dw-rule-2-2 = The 36 tiles of Perished Land are shuffled face down.
dw-rule-2-3 = The Scenario pile: at the bottom the three C cards, shuffled; on them the B card; on top the eight A cards, shuffled.
dw-rule-2-4 = Depending on the difficulty you choose, some A cards are taken off the top unseen: 4 for Easy, 3 for Normal, 2 for Challenging, 1 for Brave, none for Heroic. If you are new to the game, take Easy.
dw-rule-2-5 = Then the top Scenario card is turned up.
dw-rule-2-6 = The Adventures are shuffled and three of them turned up.
dw-rule-2-7 = Only now come the Threats: they are shuffled, and three of them are hidden unseen in the Adventure pile.
dw-rule-2-8 = The Equipment cards are shuffled into a pile.
dw-rule-2-9 = Everybody chooses a dwarf, or chance deals them. Dwarves that nobody plays stay in the box. Everybody starts with full Health.
dw-rule-2-10 = Balyndis starts at Gateway I; Boëndal, Boïndil and Bavragor start at Gateway II; Tungdil starts at Gateway IV.
dw-rule-2-11 = Agree who begins. After that it goes round the table clockwise.


## DW-3 Goal and end

dw-rule-3-1 = You all win the moment you complete the quest of a stage C Scenario card.
dw-rule-3-2 = You all lose the moment the Hero token and the Doom token stand on the same space of their track.
dw-rule-3-3 = You all lose the moment any dwarf has no Health left.
dw-rule-3-4 = Nothing is secret except the cards and tiles lying face down. Talk about everything! On your own turn you have the last word.


## DW-4 The turn

dw-rule-4-1 = Your turn has three steps: first the Hero token moves, then new cards are turned up, then you have two actions.
dw-rule-4-2 = The Hero token goes 1 space towards the Doom token. Then whatever is shown on that space happens.
dw-rule-4-3 = A council space: the Council token goes 1 space to the left. If it is on 1 already, it stays. The effect of its new space holds from that moment on.
dw-rule-4-4 = A threat space: 2 cards of the Threat pile are shuffled unseen into the Adventure pile.
dw-rule-4-5 = A troop space: the three Recruitment dice are rolled. For every skull one troop of that kind comes from the supply onto the gateway with that number.
dw-rule-4-6 = The Doom token just walks. Whatever is shown on its space doesn’t happen.


## DW-5 Perished Land

# $perish: troops that are too many at this table
dw-rule-5-1 =
    As soon as a space holds { $perish ->
        [4] 4
       *[5] 5
    } or more troops, it perishes. A tile is drawn and laid so that its arrow covers the arrow of the same colour on that space.
dw-rule-5-2 = Then the four troops drawn on the tile leave to the sides, each over the edge next to its picture: on either side of the arrow one goes ahead and one goes back.
dw-rule-5-3 = If there are fewer of a kind than the tile shows, only those that are there go.
dw-rule-5-4 = Nobody leaves sideways over the rim of the map or onto Perished Land. Those troops stay for the moment.
dw-rule-5-5 = Then all troops still there go along the arrow. So the new Perished space is left empty.
# $perish: troops that are too many at this table
dw-rule-5-6 =
    If another space now has { $perish ->
        [4] 4
       *[5] 5
    } or more troops, it perishes too, and so on.
dw-rule-5-7 = Troops that come onto Perished Land run straight on along its arrow, again and again, until they reach a space without a tile. There it may get too crowded again.
dw-rule-5-8 = If the supply of a kind runs out, no more of that kind come. What is left is still put on the map.
# $perish: troops that are too many at this table
dw-rule-5-9 =
    Once all 36 tiles are on the map, no more land perishes. From then on spaces may hold { $perish ->
        [4] 4
       *[5] 5
    } or more troops. The tiles already there still send troops on.


## DW-6 The Blacksaddle

dw-rule-6-1 = All arrows lead to the Blacksaddle in the end. It never perishes itself.
dw-rule-6-2 = If 5 or more troops are on the Blacksaddle once all of them have stopped moving, they all go back to the supply, and the Doom token comes 1 space closer to the Hero token.


## DW-7 Cards

dw-rule-7-1 = If no Scenario card lies face up, the next one is turned up first.
dw-rule-7-2 = If you have already done what it asks, it is discarded and the next one comes at once.
dw-rule-7-3 = If troops have to go onto it and the supply has too few, you take the rest from anywhere on the map. You choose from where.
dw-rule-7-4 = If the condition of a stage C card isn’t met, it is discarded and the next one comes. One of the three always fits. Then you prepare what the card says.
dw-rule-7-5 = When a new Scenario card has come, all face-up Adventures and Threats are discarded. Before a Threat goes, it strikes! Troops on those cards return to the supply.
dw-rule-7-6 = If a Threat makes land perish, its troops move on as usual.
dw-rule-7-7 = After that, cards of the Adventure pile are turned up until three Adventures or Threats lie there.
dw-rule-7-8 = If a card needs troops that the supply doesn’t have, it is discarded and another one drawn. If it was a Threat, it strikes all the same.
dw-rule-7-9 = A Threat that says “Immediately” strikes as soon as it is turned up. Then it is discarded and replaced.
dw-rule-7-10 = Adventures and Threats share one discard pile. When the Adventure pile is used up, the discard pile is shuffled and becomes the new one. So Threats come back!
dw-rule-7-11 = What you complete during your actions isn’t replaced straight away. New cards come on the next player’s turn; that goes for the Scenario too.
dw-rule-7-12 = If you avert a Threat, it is discarded and nothing bad happens.


## DW-8 Actions and walking

dw-rule-8-1 = You have up to 2 actions, and they may be the same: walk, fight, send the council a message, make a test, roll for a card, battle Nôd’onn, or ask the council for Equipment. You may also do less.
dw-rule-8-2 = Walk: roll your Speed dice. The highest number says how many spaces you may go at most. You may go fewer or stay where you are.
dw-rule-8-3 = Every step leads to a space next to yours. Dwarves don’t get in each other’s way.
dw-rule-8-4 = When you come to a space with troops, your walk ends there, with every other walk you are still on. With a later action you may walk away again. Nobody ever makes you fight.
dw-rule-8-5 = For every Perished space you walk onto, you decide as a group: that dwarf loses 1 Health, or the Doom token comes 1 closer. You decide anew for each space.
dw-rule-8-6 = The same goes when a card puts a dwarf on Perished Land.
dw-rule-8-7 = If the land perishes under a dwarf’s feet, nothing happens to that dwarf. Staying there costs nothing either.


## DW-9 Tunnels

dw-rule-9-1 = If you are at a tunnel entrance during your walk, you may spend one step to come out at any other entrance. Then you may walk on.
dw-rule-9-2 = Once a card has laid the Tunnel tile, it is one more entrance. Later cards may move it; troops and tiles on that space stay where they are.
dw-rule-9-3 = An entrance on Perished Land can no longer be used.


## DW-10 Fighting

dw-rule-10-1 = If there are troops on your space, you may fight as an action: roll your Battle dice. Each die may remove one troop.
dw-rule-10-2 = A 6 beats an Älf, a Troll or an Orc; a 5 beats a Troll or an Orc; a 4 beats an Orc. 1, 2 and 3 beat nobody. Beaten troops go back to the supply.
dw-rule-10-3 = If no die can remove a troop in that action, your dwarf loses 1 Health.
dw-rule-10-4 = Troops on a card are fought at the place the card names, in just the same way; hitting nobody costs 1 Health here too. They don’t stop anybody who walks through.
dw-rule-10-5 = Troops on the space and troops on cards for that space are fought together, with one roll.
dw-rule-10-6 = Fighting troops isn’t a Battle test.
dw-rule-10-7 = Boïndil may roll all dice again once when fighting troops, even if the council already gave a second roll. After that the council’s effect applies to the new dice as well.
dw-rule-10-8 = Boëndal may raise one die by 1 when fighting troops. That comes after all second rolls, and 6 is the limit.


## DW-11 The council

dw-rule-11-1 = From anywhere you may send the council a message as an action: roll your Craft dice. If at least one die is high enough, the Council token goes 1 space to the right. It is never more than 1.
dw-rule-11-2 = If your message fails, nothing bad happens.
dw-rule-11-3 = The effect of the space holds as long as the token stands there. When it moves, the new effect holds at once.
dw-rule-11-4 = Space 1: at the start of every turn the Doom token comes 1 closer. (A message needs 3 or more.)
dw-rule-11-5 = Space 2: Recruitment dice that came up blank are rolled once more, and the new face counts. (A message needs 3 or more.)
dw-rule-11-6 = Space 3: after every roll of Number dice one of the highest dice must be rolled again, and the new number counts. (A message needs 4 or more.)
dw-rule-11-7 = Space 4: whenever a Threat is turned up, one dwarf loses 1 Health. You choose who. (A message needs 4 or more.)
dw-rule-11-8 = Space 5, the axe: nothing special. (A message needs 5 or more.)
dw-rule-11-9 = Space 6: whenever a Threat is turned up, one dwarf may heal 1 Health. You choose who. (A message needs 5 or more.)
dw-rule-11-10 = Space 7: when you have completed an Adventure, you may discard one face-up Threat without its effect. (A message needs a 6.)
dw-rule-11-11 = Space 8: in every roll of Number dice you may roll one die again, and the new number counts. (A message needs a 6.)
dw-rule-11-12 = Space 9: as an action you may make a Craft test. With one die of 4 or more you get one Equipment card, and the group says who takes it. The token goes no further right.
dw-rule-11-13 = Tungdil has a way with words: for a message, one of his dice counts 1 higher. (We made this ability up.)


## DW-12 Tests

dw-rule-12-1 = As an action you may make a test for one face-up card that asks for it: roll as many dice as the attribute says. Every die with at least the number asked for is a success, and they all count.
dw-rule-12-2 = One action is for one card only. Successes you don’t need are lost.
dw-rule-12-3 = As a rule all successes for a card have to come on one turn of one player. What is missing at the end of the turn can’t be added later: the successes lapse and you start again. Some cards let you keep them.
dw-rule-12-4 = If the card names a place for the test, your dwarf has to be there.
dw-rule-12-5 = A Speed test moves nobody, a Battle test beats nobody, and a failed test costs nothing.
dw-rule-12-6 = Balyndis may roll all dice of a Craft test again once, even if the council already gave a second roll. After that the council’s effect applies to the new dice as well.
dw-rule-12-7 = Complete an Adventure and you get its reward at once; then the card is discarded. A Threat you have averted goes without effect. A completed Scenario card is discarded too.
dw-rule-12-8 = When you ask the council for Equipment you get one card, no matter how many dice succeed.


## DW-13 Notes on cards

dw-rule-13-1 = You may complete the quest of a Scenario card at any time of a turn.
dw-rule-13-2 = “Convince the Human Kings” and “Keep the Gateways!”: successes stay. Several players may help, on several turns.
dw-rule-13-3 = “Forge Keenfire”: at least two dwarves are in Dragon Fire, and one of them gets two Craft successes of 5 or more on one turn. Then any one of you gets the card, there or not: Battle +2 to the end of the game.
dw-rule-13-4 = “Keep the Gateways!” (only with fewer than 15 tiles on the map): every gateway has a token. A Craft success of 5 or more by a dwarf standing there removes it. When all four are gone, you win.
dw-rule-13-5 = “Defeat Nôd’onn!” (only with 15 or more tiles on the map): four tokens go on the card and all dwarves onto the Blacksaddle, except one held by Sinthoras. If no troops are there, a dwarf there may battle Nôd’onn: roll your Battle dice. Each 6 removes a token; without any 6 you lose 1 Health. When the last token goes, you win. If you walk away, you have to come back to battle him.
dw-rule-13-6 = “Battle for Girdlegard” (only with 35 or more troops on the map when it is turned up): beat 20 troops from then on and you win. Those beaten before don’t count.
dw-rule-13-7 = If a card says you have to visit places, walking through is enough. You need to stop only if there is something to do there.
dw-rule-13-8 = You visit a kingdom by walking onto any of its spaces.
dw-rule-13-9 = On a journey from one place to another, that dwarf may do nothing but walk. It may take several turns.
dw-rule-13-10 = “Abandoned Tunnel” and “Sverd is spying in the Tunnels”: first walk through the tunnels, then make the test, both on the same turn.
dw-rule-13-11 = “A Dwarf cleans up” and “What are Dwarven Women like?”: every roll is one action.
dw-rule-13-12 = “Travel to Greenglade” is done the moment two dwarves are there. “Election of the new Secondling King” is done the moment the Council token is on 9.
dw-rule-13-13 = Troops for a Threat come from the supply. When you have beaten all troops on the card, the Threat is averted.
dw-rule-13-14 = “Sinthoras’ Assassination”: the Älf is fought where the victim stands. Anybody there may do it, even the victim.
dw-rule-13-15 = “Älfar Attack at Night”: for every single point of Health you decide who loses it.


## DW-14 Difficulty

dw-rule-14-1 = The five levels differ in the number of A cards: Easy 4, Normal 5, Challenging 6, Brave 7, Heroic 8.
dw-rule-14-2 = For experts, at any level and above all at Heroic: the land perishes at 4 troops already.


## DW-15 Equipment

dw-rule-15-1 = Own as many Equipment cards as you like, each kind once. You can’t pass them on to each other.
dw-rule-15-2 = Some cards make Battle, Craft or Speed higher while you own them. Lose the card, and the number goes down again.
dw-rule-15-3 = The Heart Medallion raises your maximum Health by 1 at once. The Health you have stays as it is.
dw-rule-15-4 = Other cards are discarded when you use them. With the Beer Stein and the Dwarven Song you may choose yourself.
dw-rule-15-5 = A new card goes to somebody as soon as it is drawn. You decide together to whom, unless a rule names the dwarf.
dw-rule-15-6 = Used Equipment has a discard pile of its own. When the pile runs out, the discard pile is shuffled and becomes the new pile.


## Rulings

dw-ruling-r1 = What if several spaces get too crowded at once? One is finished completely before the next. First comes the space where the arrow led, then those at the sides, clockwise. Whoever was first in line is dealt with first. A space that is no longer too full, or has perished already, is skipped.
dw-ruling-r2 = A space at the side gets too crowded before the rest has moved? It waits until the rest has moved.
dw-ruling-r3 = Troops that can’t leave sideways go along the arrow with all the others.
dw-ruling-r4 = Troops of one kind are all alike. They leave in this order: left ahead, left back, right ahead, right back. That only matters when there are too few.
dw-ruling-r5 = Troops may leave sideways onto the Blacksaddle or a gateway. Only the rim of the map and Perished Land stop them.
dw-ruling-r6 = If a new arrow points to Perished Land, the troops run on along the arrow there.
dw-ruling-r7 = Troops can never run in a circle: every arrow leads closer to the Blacksaddle.
dw-ruling-r8 = The troops on the Blacksaddle are counted once, when nobody moves any more. Whether 5, 9 or 14 are there, it costs one Doom step.
dw-ruling-r9 = If the last tile is laid in the middle of it all, the remaining troops just gather. No more land perishes.
dw-ruling-r10 = If spaces are overcrowded because the tiles had run out, and then a tile becomes free, they perish only when more troops come.
dw-ruling-r11 = If a card takes a tile away, the space is an ordinary one again. The tile goes under the pile.
dw-ruling-r12 = Troops that are put on Perished Land, even at a gateway or by a card, run on at once.
dw-ruling-r13 = If the supply can’t provide all troops of a roll, what is left of each kind comes.
dw-ruling-r14 = All troops of one roll are put down together. Only then do they start moving.
dw-ruling-r15 = Even when land perishes at 4 troops, the Blacksaddle still takes 5.
dw-ruling-r16 = The start of a turn goes like this: first the Doom step of council space 1, then cards that act every turn in the order they came, then the Hero step.
dw-ruling-r17 = If the tokens stand side by side and one moves, they meet: you lose, before anything else happens on that space.
dw-ruling-r18 = The tokens can’t jump over each other. They move space by space.
dw-ruling-r19 = The Doom token never goes back beyond its start.
dw-ruling-r20 = If a Hero step is skipped, the token doesn’t move and nothing on the track happens. Several skipped steps add up.
dw-ruling-r21 = If the Threat pile has fewer cards than needed, those that are there are shuffled in.
dw-ruling-r22 = Council spaces 4 and 6 work for every Threat turned up when the cards are filled up, also for those that strike at once or are discarded for lack of troops. They work before the card itself does.
dw-ruling-r23 = If the supply has only some of the troops for a card, that isn’t enough: the card is discarded.
dw-ruling-r24 = If there is no card left to turn up, fewer than three stay face up.
dw-ruling-r25 = While filling up, every card is drawn once at most. So it can’t go on for ever.
dw-ruling-r26 = When a new Scenario card comes, first you prepare what it says. Then the Threats strike, from the oldest to the newest.
dw-ruling-r27 = Two kinds of quest may be fulfilled already when their Scenario card is turned up: meeting at a place, and the position of the Council token. The card then counts as completed, and the other cards are discarded all the same, once.
dw-ruling-r28 = “Forge Keenfire” is the card of stage B.
dw-ruling-r29 = If you are already there when a card appears, you haven’t visited the place yet: you have to walk onto it. In a kingdom, a step from one of its spaces to another is enough. For a meeting and for the start of a journey, being there counts.
dw-ruling-r30 = A journey starts when a dwarf begins to walk at the first place or comes to it. It is lost when that dwarf takes any other action on the way. Walks given by cards are fine.
dw-ruling-r31 = If you start your walk at an entrance, you may use the tunnels with the very first step.
dw-ruling-r32 = You may come out at an entrance with troops, but your walk ends there.
dw-ruling-r33 = Troops at the entrance where you start don’t keep you from using the tunnels.
dw-ruling-r34 = If the land under the Tunnel tile perishes, the tile stays there, but nobody can use it until a card frees the land. A later card may move it away.
dw-ruling-r35 = The Tunnel tile may be laid on any space that hasn’t perished and isn’t an entrance yet. Even the Blacksaddle will do.
dw-ruling-r36 = You may choose the Doom step even if that loses the game. In the same way a dwarf may lose the last Health.
dw-ruling-r37 = The price for Perished Land is paid at once, before the next step.
dw-ruling-r38 = Bavragor also pays nothing when a card puts him on Perished Land.
dw-ruling-r39 = Boïndil and Boëndal can’t use their abilities against Nôd’onn, as he isn’t a troop. The council’s second rolls do work.
dw-ruling-r40 = Balyndis may not roll again for a message. But she may when asking the council for Equipment, because that is a Craft test.
dw-ruling-r41 = Keenfire and other Battle bonuses count for fights, for Battle tests and against Nôd’onn. You never roll more than 7 dice.
dw-ruling-r42 = The order of second rolls: roll; the council (space 3 or 8); your own ability; the council again; the Runestone and the council once more; Boëndal’s raise comes last.
dw-ruling-r43 = On council space 3: if several dice are highest, any one of them is rolled again. It makes no difference.
dw-ruling-r44 = You need not use a die that hits. You lose Health only if, after all second rolls and raises, no die could have removed a troop there. The player whose turn it is decides who is hit.
dw-ruling-r45 = You may spend a 6 on an Orc even if an Älf is there.
dw-ruling-r46 = You may also fight where there are only troops on a card.
dw-ruling-r47 = Troops on cards don’t count as troops on the map. But beating them does count as beating troops.
dw-ruling-r48 = Troops removed by rewards or Equipment count as beaten. Those that go back from the Blacksaddle don’t.
dw-ruling-r49 = You can’t heal beyond your maximum. What is too much is lost.
dw-ruling-r50 = If the group loses several points of Health, you decide point by point. For each point a shield may be used.
dw-ruling-r51 = If several cards are completed at once, the Scenario comes first, then the others from the oldest on. Each reward is finished before the next begins.
dw-ruling-r52 = If you would win and lose in the same action, whatever happens first decides. Everything goes step by step.
dw-ruling-r53 = Whether council space 7 helps is checked after the reward. So the reward itself may bring the token there or away.
dw-ruling-r54 = If everybody already owns the kind of Equipment that was drawn, the card is discarded.
dw-ruling-r55 = If you lose a Heart Medallion, your maximum drops by 1. Health above it is lost, but never the last one.
dw-ruling-r56 = If no Equipment is left at all, no card is drawn.
dw-ruling-r57 = Extra actions belong to the same turn. Successes collected so far still count.
dw-ruling-r58 = If a card blocks messages, tunnels or healing, they don’t work while it lies face up. Everything else in a reward still happens.
dw-ruling-r59 = The victim of Sinthoras is whoever’s turn it was when the card came up. That dwarf can’t move in any way until the Threat is gone.
dw-ruling-r60 = One of the C cards always fits: there are either fewer than 15 tiles on the map or at least 15.
dw-ruling-r61 = You always roll at least one die. If it ever were none, the roll would fail.
dw-ruling-r62 = You may skip one or both of your actions.
dw-ruling-r63 = When a card has a roll of its own, the dwarf whose turn it is rolls. Abilities and attributes don’t count there, the council’s second rolls do.
dw-ruling-r64 = You may test and fight on Perished Land just as anywhere else.
dw-ruling-r65 = While troops stand on the Blacksaddle, you can’t battle Nôd’onn. Beat them first.
dw-ruling-r66 = The condition of a C card is checked only when it is turned up. What changes later doesn’t matter.
dw-ruling-r67 = Taking troops off the map never sets others in motion. Only new ones do.
dw-ruling-r68 = Perished Land stays perished, even when all troops have left. Only cards can free it.
dw-ruling-r69 = If troops come to a dwarf’s space later, that dwarf may still walk away with the next action.
dw-ruling-r70 = If a card goes while its quest is half done, everything on it is lost. Its troops go back to the supply.
dw-ruling-r71 = If a card comes back after shuffling, it starts all over again.
dw-ruling-r72 = If you complete a card in the middle of your walk, you may still use the rest of your steps.
dw-ruling-r73 = If a card is completed during the Hero step or while cards are turned up, you get the reward at once. The “active player” is still the one whose turn it is.
dw-ruling-r74 = If several cards with troops belong to one place, all of them are fought together with the troops there.
dw-ruling-r75 = If a card lets a dwarf walk when it is not that dwarf’s turn, its own player decides the steps. Tunnels are allowed, and visits and meetings count. But it doesn’t count as walking through the tunnels for the player whose turn it is.
dw-ruling-r76 = If a card lets you walk a little in the middle of your walk (the ferries, the song) and you come to troops, your walk is over too. The steps you had left are lost.
dw-ruling-r77 = Between the roll and the end of your fight no card can move your dwarf. A fight belongs to the space where its dice were rolled. Others may still walk.
dw-ruling-r78 = When is a pile made anew, the Adventure pile or that of the Equipment? The moment its last card has left it, from the discard pile as it lies then; the card just drawn is not among them. If nothing lies there, as soon as something does.
dw-ruling-r79 = The Heart Medallion raises only your maximum. It doesn’t heal you.
