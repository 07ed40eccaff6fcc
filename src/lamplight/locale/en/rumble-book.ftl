### Rumble: what the rulebook has besides its numbered rules, to learn the game from.

rd-preface = These are the rules of the printed game, told in our own words. The printed cards carry no text: the names of the rooms and characters, and where the doors are, we chose ourselves.


## How to play, in two minutes

rd-chapter-intros = How to play, in two minutes
rd-intro-1 = Twelve characters stand in twelve rooms. Two of them are secretly yours, and nobody else knows which. Look at them, and keep a straight face.
rd-intro-2 = On your turn you do one thing, and you may do it with anybody, yours or not. Move: somebody who is alone goes through a door to the next room. Brawl: where two or more have met, you pick one who flies out.
rd-intro-3 = Whoever flies out lines up outside. The longer somebody stays in, the more points: the first two out bring nothing, the last one inside brings 10. Only your better character counts for you.
rd-intro-4 = And there is a chest. Whoever is with it may carry it next door, even in company. At the entry with the chest when a turn begins? Then that character may leave with it, and that is the best place of all.
rd-intro-5 = When one is left inside, all secrets are turned up and the points are counted. After three adventures the most points win. So watch who helps whom, and don’t be too nice to your own!


## Beside the numbered rules

rd-note-players = For three to six players from eight years; an evening of three adventures takes about 20 minutes. For two there is a variant of ours, and with dungeon and house together up to twelve can play.


## Examples

rd-example-walk = Who may walk, and where to
    .text = The orc is alone in the echo hall. A door leads to the entry, another one to the kitchen, so it may go to either. The armoury lies across the corner: no door leads there. And the lich has company, so it stays.
rd-example-brawl = A brawl
    .text = Three have met in the kitchen. Blue picks the lich, and out it flies, to the end of the line. The other two stay where they are.
rd-example-heave = With the chest even company doesn’t matter
    .text = The thief and the dwarf share the treasure room. Without the chest neither may walk away. With the chest one of them may: the thief lugs it next door.
rd-example-it-stays = The chest belongs to nobody
    .text = The thief carried the chest as far as the grotto. Now it flies out, but the chest stays there on the floor. Whoever is in that room may take it next.
rd-example-way-out = To the entry, and only later out
    .text = The dwarf is one door from the entry and can’t leave yet. Red carries it there. Only on a later turn, here green’s, may somebody let it out with the chest, if nobody has thrown it out before.
rd-example-points = Counting without the chest
    .text = The orc and the elf are the last two. The elf flies out: the orc, last inside, is worth 10, and the elf, last out, 9. Red has the orc and the dwarf, blue the elf and the thief: only the better one counts. Green’s lich was the very first out and brings nothing, the cube as third brings 1.
rd-example-points-with-chest = Counting when somebody got away
    .text = The dwarf left with the chest long ago. That is worth 10, however early it was. The jelly cube, last inside, is now worth 9 and the elf, last out, 8.
rd-example-no-way-back = Not straight back again
    .text = The orc has just come from the echo hall. By our house rule it may not go straight back there on the next turn. Every other door is open to it.


## The table of points

rd-grid-points = What each place is worth
rd-grid-worth = Points
rd-grid-without = Nobody left with the chest
rd-grid-with = Somebody left with the chest
rd-grid-last = last one inside
rd-grid-last-out = thrown out last
rd-grid-chest = away with the chest
# $n from 1
rd-grid-out =
    { $n ->
        [1] thrown out first
        [2] thrown out second
        [3] thrown out third
       *[other] number { $n } out
    }


## Key to the signs

rd-key-door = Lit door
    .means = A door that meets a door: here you get through.
rd-key-wall = Boarded door
    .means = A door that leads nowhere: nobody gets through.
rd-key-exit = Arrow out of a door
    .means = The way out: whoever is here with the chest at the start of a turn may leave.
rd-key-stairs = Stairs
    .means = They join the dungeon and the house.
rd-key-chest = Treasure chest
    .means = Anybody in its room may carry it next door.
rd-key-token = Secret token
    .means = Face down: a character of somebody’s. Face up: yours, or everybody’s to see after the adventure.
rd-key-fallen = Numbered place
    .means = The line outside, in the order of leaving; the number is what the place is worth.
rd-key-brawl = Cloud of dust
    .means = A brawl: somebody is flying out.


## Things with a page of their own

rd-shelf-character = The characters, one by one
rd-shelf-room = The rooms, one by one
rd-thing-dungeon = A character of the dungeon. None can do more than another: they differ in looks alone, and in whose secret they are.
rd-thing-house = A character of the house. None can do more than another: they differ in looks alone, and in whose secret they are.
rd-thing-stairs = With dungeon and house together, the stairs lead through here
