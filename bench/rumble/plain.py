"""One adventure of Rumble for six on the ring layout in plain Python: the rules that the two peers below share.

Nothing of Lamplight is used. Actions are numbered as such libraries like them: from 0 without gaps.
"""

from __future__ import annotations

SEATS = 6
CHARACTERS = 12
TOKENS = 2
DOORS = [[1, 10], [0, 2], [1, 3], [2, 4], [3, 5], [4, 11], [7, 11], [6, 8], [7, 9], [8, 10], [0, 9], [5, 6]]
ROOMS = len(DOORS)
ENTRY = 0
TREASURY = 11
DRY_LIMIT = CHARACTERS * CHARACTERS // 2 + 4 * SEATS
CARRY = CHARACTERS * ROOMS  # before it: move
FIGHT = 2 * CHARACTERS * ROOMS
LEAVE = FIGHT + CHARACTERS
ACTIONS = LEAVE + CHARACTERS


class PlainBrawl:
    """Who stands where, who is out, where the chest is, whose secret everybody is."""

    def __init__(self) -> None:
        self.room_of: list[int | None] = [None] * CHARACTERS
        self.owner: list[int | None] = [None] * CHARACTERS
        self.placed = 0
        self.dealt = 0
        self.fallen: list[int] = []
        self.escaped: int | None = None
        self.chest: int | None = TREASURY
        self.dry = 0
        self.last: tuple[int, int] | None = None  # who was moved last, and from where
        self.player: int | None = None  # nobody before chance has said who starts
        self.over = False
        self.scores = [0] * SEATS

    def draws(self) -> list[int]:
        """What chance may do: a character for the next room, a token for the next seat, a seat that starts."""
        if self.placed < ROOMS:
            return [who for who in range(CHARACTERS) if self.room_of[who] is None]
        if self.dealt < SEATS * TOKENS:
            return [who for who in range(CHARACTERS) if self.owner[who] is None]
        return list(range(SEATS))

    def draw(self, outcome: int) -> None:
        if self.placed < ROOMS:
            self.room_of[outcome] = self.placed
            self.placed += 1
        elif self.dealt < SEATS * TOKENS:
            self.owner[outcome] = self.dealt // TOKENS
            self.dealt += 1
        else:
            self.player = outcome

    def inside(self) -> list[int]:
        return [who for who in range(CHARACTERS) if self.room_of[who] is not None]

    def legal(self) -> list[int]:
        """The legal actions in ascending order; no immediate take-back unless nothing else is left."""
        found = self._actions()
        if self.last is not None:
            who, room = self.last
            barred = (who * ROOMS + room, CARRY + who * ROOMS + room)
            found = [action for action in found if action not in barred] or found
        return sorted(found)

    def _actions(self) -> list[int]:
        crowd = [0] * ROOMS
        for room in self.room_of:
            if room is not None:
                crowd[room] += 1
        found = []
        for who, room in enumerate(self.room_of):
            if room is None:
                continue
            if crowd[room] == 1:
                found += [who * ROOMS + to for to in DOORS[room]]
            else:
                found.append(FIGHT + who)
            if room == self.chest:
                found += [CARRY + who * ROOMS + to for to in DOORS[room]]
                if room == ENTRY:
                    found.append(LEAVE + who)
        return found

    def act(self, action: int) -> None:
        assert self.player is not None
        if action < FIGHT:
            who, room = divmod(action % CARRY, ROOMS)
            origin = self.room_of[who]
            assert origin is not None
            if action >= CARRY:
                self.chest = room
            self.room_of[who] = room
            self.last = (who, origin)
            self.dry += 1
        else:
            if action < LEAVE:
                who = action - FIGHT
                self.fallen.append(who)
            else:
                who = action - LEAVE
                self.escaped = who
                self.chest = None
            self.room_of[who] = None
            self.last = None
            self.dry = 0
        left = len(self.inside())
        if left == 1 or self.dry >= DRY_LIMIT:
            self._score(left > 1)
        else:
            self.player = (self.player + 1) % SEATS

    def _score(self, shared: bool) -> None:
        """Victims in order, then who is inside, then who escaped; the best ten ranks score 1 to 10."""
        self.over = True
        ranks = {who: rank for rank, who in enumerate(self.fallen)}
        for k, who in enumerate(self.inside()):
            ranks[who] = len(self.fallen) + (0 if shared else k)
        if self.escaped is not None:
            ranks[self.escaped] = CHARACTERS - 1
        for who, rank in ranks.items():
            owner = self.owner[who]
            if owner is not None:
                self.scores[owner] = max(self.scores[owner], rank - 1)
