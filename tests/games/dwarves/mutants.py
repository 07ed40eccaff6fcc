"""Rules of The Dwarves that are taken out one at a time (tools/mutants.py); a test that cites the rule must notice."""

from __future__ import annotations

from tools.mutants import Mutant

TESTS = ("tests/games/dwarves",)
CITED = True
GAME = "lamplight/games/dwarves"

MUTANTS = [
    # chapters 2 and 3: set-up and end
    Mutant("DW-2.4", f"{GAME}/game.py", '"normal": 5,', '"normal": 6,'),
    Mutant("DW-2.7", f"{GAME}/game.py", "THREATS_AT_FIRST: Final = 3", "THREATS_AT_FIRST: Final = 2"),
    Mutant(
        "DW-2.10",
        f"{GAME}/company.py",
        "realm.folk[seat * WIDE + AT] = realm.tables.char_start[who]",
        "realm.folk[seat * WIDE + AT] = realm.tables.char_start[0]",
    ),
    Mutant("DW-3.2", f"{GAME}/perished.py", "            realm.result = LOST_DOOM\n", "            pass\n"),
    Mutant(
        "DW-3.3",
        f"{GAME}/health.py",
        "if realm.folk[seat * WIDE + LIFE] <= 0:",
        "if realm.folk[seat * WIDE + LIFE] < 0:",
    ),
    # chapter 4: the turn
    Mutant(
        "DW-4.2", f"{GAME}/turn.py", "        realm.hero += 1\n", "        realm.hero += 2 if realm.hero == 9 else 1\n"
    ),
    Mutant("DW-4.3", f"{GAME}/council.py", "LEFT_END if to < LEFT_END else", "RIGHT_END if to < LEFT_END else"),
    Mutant("DW-4.4", f"{GAME}/turn.py", "THREATS_A_SPACE: Final = 2", "THREATS_A_SPACE: Final = 1"),
    Mutant(
        "DW-4.5",
        f"{GAME}/perished.py",
        "troops = orcs + trolls * one_of(1) + alfar * one_of(2)",
        "troops = orcs + alfar * one_of(1) + trolls * one_of(2)",
    ),
    Mutant(
        "R16",
        f"{GAME}/turn.py",
        "        on.push(realm, on.HERO)\n        on.push(realm, on.START)\n",
        "        on.push(realm, on.START)\n        on.push(realm, on.HERO)\n",
    ),
    Mutant(
        "R17",
        f"{GAME}/turn.py",
        "        if realm.hero == realm.doom:  # R17",
        "        if realm.hero == realm.doom and realm.tables.track_kind[realm.hero] != TRACK_COUNCIL:",
    ),
    Mutant("R18", f"{GAME}/perished.py", "while steps > 0 and realm.result == RUNNING:", "while steps > 0:"),
    Mutant("R19", f"{GAME}/perished.py", "        if back > last:\n            back = last\n", ""),
    Mutant("R20", f"{GAME}/effects.py", "realm.pause += a", "realm.pause = a"),
    # chapters 5 and 6: Perished Land
    Mutant("DW-5.2", f"{GAME}/perished.py", "front_right: i64 = ahead + 5", "front_right: i64 = ahead + 4"),
    Mutant(
        "DW-5.4",
        f"{GAME}/perished.py",
        "if beside < 0 or realm.land[beside] != 0 or of_kind(troops, kind) == 0:",
        "if beside < 0 or of_kind(troops, kind) == 0:",
    ),
    Mutant("DW-5.7", f"{GAME}/perished.py", "    while tile != 0:\n", "    if tile != 0:\n"),
    Mutant(
        "DW-5.8",
        f"{GAME}/perished.py",
        "brought += (n if n < there else there) * one_of(kind)",
        "brought += (n if n <= there else 0) * one_of(kind)",
    ),
    Mutant("DW-6.1", f"{GAME}/perished.py", "            and space != realm.tables.blacksaddle  # DW-6.1\n", ""),
    Mutant(
        "DW-6.2",
        f"{GAME}/perished.py",
        "        realm.troops[saddle] = 0\n        doom(realm, 1, on.BY_SADDLE)",
        "        realm.troops[saddle] = 0",
    ),
    Mutant(
        "R1",
        f"{GAME}/perished.py",
        "    if to_back_left:\n        realm.queue = append(realm.queue, tables.near[space * 6 + back_left % 6])\n",
        "",
    ),
    Mutant("R8", f"{GAME}/perished.py", "        doom(realm, 1, on.BY_SADDLE)", "        doom(realm, 2, on.BY_SADDLE)"),
    Mutant(
        "R10",
        f"{GAME}/effects.py",
        "    realm.land[space] = 0\n    on.Tally.less(realm)\n",
        "    realm.land[space] = 0\n    realm.queue = append(realm.queue, realm.tables.index['s25'])\n"
        "    on.Tally.less(realm)\n    on.Flow.push(realm)\n",
    ),
    Mutant(
        "R15",
        f"{GAME}/perished.py",
        "if count(realm.troops[saddle]) >= FULL:",
        "if count(realm.troops[saddle]) >= realm.rules.limit:",
    ),
    Mutant(
        "R34",
        f"{GAME}/perished.py",
        "        if realm.rules.version == 1:  # by version 1 it went back",
        "        if True:  # by version 1 it went back",
    ),
    # chapter 7: cards
    Mutant("DW-7.2", f"{GAME}/drawing.py", "    if quests.fulfilled(realm, card):  # R27\n", "    if False:\n"),
    Mutant(
        "DW-7.4", f"{GAME}/drawing.py", "return realm.tiles_on_map() >= value", "return realm.tiles_on_map() > value"
    ),
    Mutant("DW-7.5", f"{GAME}/drawing.py", "        if drawn > 0:\n", "        if drawn > 1:\n"),
    Mutant(
        "DW-7.8", f"{GAME}/drawing.py", "lacking = wanted != 0 and not _in_supply(realm, wanted)", "lacking = False"
    ),
    Mutant("DW-7.9", f"{GAME}/drawing.py", "if lacking or tables.card_immediate[card]:", "if lacking:"),
    Mutant("DW-7.10", f"{GAME}/effects.py", "        realm.pile = realm.discard\n", "        realm.pile = 0\n"),
    Mutant(
        "R22",
        f"{GAME}/drawing.py",
        "        if threat:\n            effect = tables.council_effect[realm.council]",
        "        if threat and not tables.card_immediate[card]:\n"
        "            effect = tables.council_effect[realm.council]",
    ),
    Mutant("R25", f"{GAME}/drawing.py", "    realm.drawn |= bit\n", ""),
    # chapters 8 and 9: moving
    Mutant(
        "DW-8.2", f"{GAME}/rolling.py", "points = highest(realm.dice)  # DW-8.2", "points = at_least(realm.dice, 1)"
    ),
    Mutant(
        "DW-8.4",
        f"{GAME}/movement.py",
        "            say.stopped(realm, int(seat), int(to))\n        points = 0\n",
        "            say.stopped(realm, int(seat), int(to))\n",
    ),
    Mutant(
        "DW-8.5", f"{GAME}/movement.py", "            perished.doom(realm, 1, on.BY_PENALTY)\n", "            pass\n"
    ),
    Mutant("DW-9.3", f"{GAME}/faults.py", "    if realm.land[to] != 0:\n        return PERISHED_THERE\n", ""),
    Mutant("DW-9.1", f"{GAME}/faults.py", "    if not realm.entrance(here):\n        return ENTRANCE_HERE\n", ""),
    Mutant("R75", f"{GAME}/movement.py", "    if tunnel and seat == realm.active:  # R75", "    if tunnel:"),
    Mutant("R38", f"{GAME}/effects.py", "            on_perished(realm, seat)\n", ""),
    # chapter 10: fighting
    Mutant("DW-10.2", f"{GAME}/quests.py", "vec[i64]([4, 5, 6])", "vec[i64]([4, 5, 5])"),
    Mutant("DW-10.3", f"{GAME}/battle.py", "    if not spared:\n", "    if False:\n"),
    Mutant(
        "DW-10.5",
        f"{GAME}/choices.py",
        "if card >= 0 and faults.on_card(realm, row, here, kind) == LEGAL:",
        "if n == 0 and card >= 0 and faults.on_card(realm, row, here, kind) == LEGAL:",
    ),
    Mutant("R46", f"{GAME}/quests.py", "        found += bound_here(realm, row, space)\n", ""),
    Mutant(
        "DW-10.7",
        f"{GAME}/rolling.py",
        "(ability == ABILITY_FIGHT_REROLL_ALL and purpose == on.FOR_FIGHT)",
        "(ability == ABILITY_FIGHT_REROLL_ALL)",
    ),
    Mutant(
        "DW-10.8",
        f"{GAME}/rolling.py",
        "realm.dice += ONE_FACE[face + 1] - ONE_FACE[face]",
        "realm.dice += ONE_FACE[6] - ONE_FACE[face]",
    ),
    Mutant(
        "R42",
        f"{GAME}/rolling.py",
        "        realm.dice = packed\n        on.Rolling.go(realm, on.COUNCIL_TURN)\n",
        "        realm.dice = packed\n        if on.Rolling.flags(realm):\n"
        "            _after_council(realm)\n        else:\n"
        "            on.Rolling.go(realm, on.COUNCIL_TURN)\n",
    ),
    # chapters 11 and 12: council and tests
    Mutant(
        "DW-11.4",
        f"{GAME}/turn.py",
        "        if realm.tables.council_effect[realm.council] == COUNCIL_TURN_START_DOOM:",
        "        if False:",
    ),
    Mutant("DW-11.5", f"{GAME}/perished.py", "if not again or skulls == 0:", "if True:"),
    Mutant(
        "DW-11.6",
        f"{GAME}/rolling.py",
        "_roll_one(realm, highest(realm.dice))",
        "_roll_one(realm, 1 if showing(realm.dice, 1) else 6)",
    ),
    Mutant("DW-11.7", f"{GAME}/drawing.py", "if effect == COUNCIL_THREAT_REVEALED_LOSE:", "if False:"),
    Mutant("DW-11.9", f"{GAME}/drawing.py", "on.ShareHeal.push(realm, 1, True)", "on.ShareHeal.push(realm, 1, False)"),
    Mutant("DW-11.13", f"{GAME}/council.py", "        target -= 1\n", "        target -= 0\n"),
    Mutant(
        "R53",
        f"{GAME}/drawing.py",
        "            card >= FIRST_ADVENTURE\n            and realm.tables",
        "            card < 0\n            and realm.tables",
    ),
    Mutant("DW-12.2", f"{GAME}/rolling.py", "counted = hits if hits < need else need  # DW-12.2", "counted = hits"),
    Mutant("DW-12.3", f"{GAME}/turn.py", "        quests.lapse(realm)\n", ""),
    Mutant(
        "DW-12.4",
        f"{GAME}/faults.py",
        "    if not realm.within(realm.at(realm.active), tables.part_place[at], quests.bearer_of(realm, row)):\n"
        "        return TEST_ELSEWHERE\n",
        "",
    ),
    Mutant("R40", f"{GAME}/rolling.py", "return on.Rolling.purpose(realm) == on.FOR_OUTFIT", "return False"),
    # chapter 13: cards
    Mutant("DW-13.3", f"{GAME}/faults.py", "        return TOO_FEW\n", "        return LEGAL\n"),
    Mutant(
        "DW-13.5",
        f"{GAME}/effects.py",
        "        if not realm.captive(seat, BLOCK_BEARER_MOVE):\n            if realm.tell is not None:\n"
        "                say.relocated",
        "        if True:\n            if realm.tell is not None:\n                say.relocated",
    ),
    Mutant("DW-13.9", f"{GAME}/turn.py", "    quests.other_action(realm, seat)\n", ""),
    Mutant("DW-13.10", f"{GAME}/turn.py", "        realm.tunnelled = 0\n", ""),
    Mutant("R29", f"{GAME}/movement.py", "    quests.setting_out(realm, seat)\n", ""),
    Mutant("R48", f"{GAME}/effects.py", "    defeated(realm, kind)\n", "    realm.dirty = True\n"),
    Mutant("R51", f"{GAME}/resolve.py", "    if realm.held > 0 or not calm:", "    if not calm:"),
    Mutant(
        "R59",
        f"{GAME}/faults.py",
        "    if realm.captive(seat, BLOCK_BEARER_MOVE):  # R59\n        return MARCH_HELD\n",
        "",
    ),
    Mutant("R65", f"{GAME}/faults.py", "    if realm.troops[space] != 0:  # R65\n        return DUEL_TROOPS\n", ""),
    # chapter 15: Equipment
    Mutant("DW-15.1", f"{GAME}/faults.py", "    if realm.owns(seat, gear):\n        return OWNS\n", ""),
    Mutant(
        "DW-15.2", f"{GAME}/state.py", "                found += tables.gear_bonus[kind]\n", "                pass\n"
    ),
    Mutant(
        "DW-15.3", f"{GAME}/gear.py", "    if realm.rules.version == 1 and kind < GEARS and", "    if kind < GEARS and"
    ),
    Mutant(
        "DW-15.6", f"{GAME}/gear.py", "        realm.gear_pile = realm.gear_gone\n", "        realm.gear_pile = 0\n"
    ),
    Mutant("R49", f"{GAME}/health.py", "healed = points if points < most - life else most - life", "healed = points"),
    Mutant("R54", f"{GAME}/gear.py", "        put_away(realm, gear)  # R54\n", ""),
    Mutant("R55", f"{GAME}/gear.py", "            realm.folk[seat * WIDE + LIFE] = most\n", "            pass\n"),
    # and more of every chapter
    Mutant(
        "R6",
        f"{GAME}/perished.py",
        "end = outflow(realm, tables.near[space * 6 + ahead])",
        "end = tables.near[space * 6 + ahead]",
    ),
    Mutant("R11", f"{GAME}/perished.py", "            if len(realm.under) > 0:\n", "            if False:\n"),
    Mutant("R21", f"{GAME}/effects.py", "added = n if n < there else there", "added = n"),
    Mutant(
        "R23",
        f"{GAME}/drawing.py",
        "if of_kind(realm.supply, kind) < of_kind(wanted, kind):",
        "if of_kind(realm.supply, kind) == 0 and of_kind(wanted, kind) > 0:",
    ),
    Mutant("DW-7.3", f"{GAME}/drawing.py", "    if got != wanted:\n", "    if False:\n"),
    Mutant("DW-7.7", f"{GAME}/drawing.py", "FACE_UP: Final = 3", "FACE_UP: Final = 2"),
    Mutant(
        "DW-7.12",
        f"{GAME}/drawing.py",
        "        if realm.cards[WIDE + PROGRESS] & DONE:  # averted",
        "        if False:  # averted",
    ),
    Mutant(
        "DW-9.2",
        f"{GAME}/state.py",
        "return self.tables.entrance[space] != 0 or space == self.tunnel",
        "return self.tables.entrance[space] != 0",
    ),
    Mutant(
        "DW-10.1",
        f"{GAME}/faults.py",
        "    if quests.foes(realm, realm.at(realm.active)) == 0:\n        return NO_FOES\n",
        "",
    ),
    Mutant("DW-10.4", f"{GAME}/quests.py", "return realm.within(space, place, bearer_of(realm, row))", "return True"),
    Mutant("DW-10.4", f"{GAME}/faults.py", "        return CARD_ELSEWHERE\n", "        return LEGAL\n"),
    Mutant(
        "DW-11.1",
        f"{GAME}/council.py",
        "        move_council(realm, 1)\n",
        "        move_council(realm, at_least(realm.dice, target))\n",
    ),
    Mutant(
        "DW-11.10",
        f"{GAME}/drawing.py",
        "on.Tally.push(realm, on.DISMISSING, 1)",
        "on.Tally.push(realm, on.DISMISSING, 2)",
    ),
    Mutant("DW-11.11", f"{GAME}/rolling.py", "if effect == COUNCIL_MAY_REROLL_ONE and realm.dice != 0:", "if False:"),
    Mutant(
        "DW-11.12",
        f"{GAME}/rolling.py",
        "won = at_least(realm.dice, tables.council_craft) > 0",
        "won = at_least(realm.dice, tables.council_craft) > 1",
    ),
    Mutant(
        "DW-12.1",
        f"{GAME}/rolling.py",
        "hits = at_least(realm.dice, tables.part_target[at])",
        "hits = 1 if at_least(realm.dice, tables.part_target[at]) > 0 else 0",
    ),
    Mutant(
        "DW-12.6",
        f"{GAME}/rolling.py",
        "(ability == ABILITY_CRAFT_TEST_REROLL_ALL and craft_test(realm))",
        "(ability == ABILITY_CRAFT_TEST_REROLL_ALL)",
    ),
    Mutant(
        "DW-13.6", f"{GAME}/drawing.py", "return realm.troops_on_map() >= value", "return realm.troops_on_map() > value"
    ),
    Mutant("DW-13.14", f"{GAME}/state.py", "return bearer >= 0 and self.at(bearer) == space", "return bearer >= 0"),
    Mutant(
        "DW-15.4", f"{GAME}/gear.py", "    lose_gear(realm, realm.active, gear)\n    on.Run.push", "    on.Run.push"
    ),
    Mutant("R35", f"{GAME}/faults.py", "    if realm.tables.entrance[space] != 0:\n        return DIG_ENTRANCE\n", ""),
    Mutant(
        "R39",
        f"{GAME}/rolling.py",
        "(ability == ABILITY_FIGHT_REROLL_ALL and purpose == on.FOR_FIGHT)",
        "(ability == ABILITY_FIGHT_REROLL_ALL and purpose in (on.FOR_FIGHT, on.FOR_DUEL))",
    ),
    Mutant("R41", f"{GAME}/state.py", "return found if found < MOST_DICE else MOST_DICE", "return found"),
    Mutant(
        "R50", f"{GAME}/health.py", "        if faults.shield(realm, seat) == faults.LEGAL:\n", "        if False:\n"
    ),
    Mutant("R58", f"{GAME}/faults.py", "    if realm.blocked(BLOCK_COUNCIL):\n        return COUNCIL_BLOCKED\n", ""),
    Mutant(
        "R59", f"{GAME}/faults.py", "    if realm.captive(realm.active, BLOCK_BEARER_MOVE):\n        return HELD\n", ""
    ),
    Mutant(
        "R61",
        f"{GAME}/rolling.py",
        "    if step == on.ROLL_ALL and on.Rolling.dice(realm) == 0:  # R61\n        return False\n",
        "",
    ),
    Mutant(
        "R63",
        f"{GAME}/turn.py",
        "        dice = tables.quest_dice[card]\n",
        "        dice = tables.quest_dice[card] + (1 if seat == 0 else 0)\n",
    ),
    Mutant("R70", f"{GAME}/effects.py", "    realm.supply += cards[row * WIDE + TROOPS]\n", ""),
    # version 2
    Mutant(
        "R76", f"{GAME}/movement.py", "            points += on.Walk.end_others(realm, seat)\n", "            pass\n"
    ),
    Mutant(
        "R76",
        f"{GAME}/frames.py",
        "if realm.stack[base] == WALK and realm.stack[base + 1] == seat:",
        "if realm.stack[base] == WALK:",
    ),
    Mutant(
        "R77",
        f"{GAME}/faults.py",
        "    if realm.rules.version > 1 and seat == realm.active and on.Striking.under_way(realm):  # R77\n"
        "        return MARCH_FIGHTING\n",
        "",
    ),
    Mutant(
        "R77",
        f"{GAME}/faults.py",
        "    if realm.rules.version > 1 and seat == realm.active and on.Striking.under_way(realm):  # R77",
        "    if realm.rules.version > 1 and on.Striking.under_way(realm):",
    ),
    Mutant("R44", f"{GAME}/battle.py", "able = realm.rules.version > 1 and faults.can_strike(realm)", "able = False"),
    Mutant(
        "R44",
        f"{GAME}/battle.py",
        "able = realm.rules.version > 1 and faults.can_strike(realm)",
        "able = realm.rules.version > 1",
    ),
    Mutant(
        "R44",
        f"{GAME}/battle.py",
        "able = realm.rules.version > 1 and faults.can_strike(realm)",
        "able = faults.can_strike(realm)",
    ),
    Mutant("R34", f"{GAME}/faults.py", "    if realm.land[here] != 0:\n        return PERISHED_HERE\n", ""),
    Mutant("R78", f"{GAME}/effects.py", "    if realm.rules.version > 1:\n        renew_pile(realm)  # R78\n", ""),
    Mutant(
        "R78",
        f"{GAME}/drawing.py",
        "        fx.renew_pile(realm)  # R78: without the card just drawn\n",
        "        pass\n",
    ),
    Mutant(
        "R78",
        f"{GAME}/gear.py",
        "            renew_pile(realm)  # R78: without the card just drawn\n",
        "            pass\n",
    ),
    Mutant("R78", f"{GAME}/gear.py", "    if realm.rules.version > 1:\n        renew_pile(realm)  # R78\n", ""),
    Mutant("R79", f"{GAME}/gear.py", "    if realm.rules.version == 1 and kind < GEARS and", "    if kind < GEARS and"),
    Mutant("R79", f"{GAME}/gear.py", "    if realm.rules.version == 1 and kind < GEARS and", "    if False and"),
    Mutant("DW-15.3", f"{GAME}/state.py", "+ self.bonus(seat, HEALTH)", "+ 0"),
    # far steps: what a walk costs
    Mutant("DW-8.5", f"{GAME}/far.py", "for code in (actions.HEALTH, actions.DOOM):", "for code in (actions.HEALTH,):"),
    Mutant("DW-8.5", f"{GAME}/far.py", "there.doom + doom", "there.doom"),
    Mutant(
        "DW-8.2",
        f"{GAME}/far.py",
        "return walked.health + walked.doom, walked.steps, -left, walked.dos",
        "return walked.steps, walked.health + walked.doom, -left, walked.dos",
    ),
    Mutant(
        "DW-9.1", f"{GAME}/far.py", "if kind != actions.STEP and kind != actions.TUNNEL:", "if kind != actions.STEP:"
    ),
]
