"""OpenSpiel games: importing this module registers every game as lamplight_ and its id.

    import pyspiel
    import lamplight.adapters.open_spiel
    game = pyspiel.load_game("lamplight_ID(players=4,OPTION=VALUE)")

Chance is explicit. Utilities are shares of one win (their sum is 1); of the game that is won together, 1 or 0
for all.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from lamplight.adapters.extras import missing

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error, "openspiel") from None

from lamplight.adapters.setup import SetUp
from lamplight.core.game import CHANCE, OVER, Game, State
from lamplight.core.rng import Rng
from lamplight.kits import all_games, game_named, usual_players

PREFIX: Final = "lamplight_"
PLAYERS: Final = "players"
UNBOUNDED: Final = 100_000  # plies; where the rules set no bound, no game comes near this one
SEEDS: Final = 2**31
UNSEEN: Final = 0  # the number of a ply that a seat may not know
PLY: Final = 2  # numbers a ply: who, and what


class Table:
    """A position that copy.deepcopy copies as the engine does, without walking through it."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return Table(self.state.copy())


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # untyped
    """One of our games with its options as parameters."""

    played: ClassVar[Game]
    name: ClassVar[str]
    start: ClassVar[State | None] = None  # a position that it begins with, for studies

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {name: str(value) for name, value in (params or {}).items()}
        players = int(given.pop(PLAYERS, usual_players(self.played)))
        # OpenSpiel fills in what is usual; what so many players need instead goes before that.
        usual = {option.name: option.choices[0].value for option in self.played.info().options}
        chosen = {name: value for name, value in given.items() if value != usual.get(name)}
        self.setup = SetUp(self.played.id, players, chosen, self.start)
        players = self.setup.players
        observer = self.setup.observer
        information = pyspiel.GameInfo(
            num_distinct_actions=self.setup.actions,
            max_chance_outcomes=len(observer.chances),
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if observer.together else 1.0,
            max_game_length=self.longest(),
        )
        # Perfect recall as a tensor needs a bound on the plies; where nothing is secret, nobody needs it.
        recall = observer.secrets and observer.longest > 0
        super().__init__(game_type(self.played, self.name, recall), information, params or {})

    def longest(self) -> int:
        """Plies that no game exceeds."""
        return int(self.setup.observer.longest) or UNBOUNDED

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]  # untyped
    """A position. What OpenSpiel copies is the table alone; the set-up is shared."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setup = game.setup
        self.table = Table(game.setup.new())

    @property
    def inner(self) -> State:
        """The position as Lamplight knows it."""
        return self.table.state

    def current_player(self) -> int:
        actor = int(self.table.state.actor)
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.setup.observer.legal_numbers(self.table.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Dense numbers of the outcomes with their odds."""
        found = self.table.state.chance_outcomes()
        total = sum(weight for _, weight in found)
        number = self.setup.observer.chance_number
        return sorted((number(code), weight / total) for code, weight in found)

    def code(self, player: int, action: int) -> int:
        """The code of an action or, for CHANCE, of an outcome."""
        return self.setup.observer.chances[action] if player < 0 else self.setup.code(action, player)

    def _apply_action(self, action: int) -> None:
        state = self.table.state
        state.apply(self.code(int(state.actor), action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.state.text(self.code(player, action))

    def is_terminal(self) -> bool:
        return bool(self.table.state.actor == OVER)

    def returns(self) -> list[float]:
        return self.setup.rewards(self.table.state)

    def __str__(self) -> str:
        return self.table.state.key()

    def plies(self, player: int) -> list[tuple[int, int, int]]:
        """The plies so far as this seat may know them: who, what (a number from 1, or UNSEEN), and the code."""
        state = self.table.state
        out = []
        opened = self.setup.observer.opened(state)
        secrets = 0
        for ply in self.full_history():
            by = int(ply.player)
            action = int(ply.action)
            code = self.code(by, action)
            owner = state.secret_of(code)
            if owner >= 0:
                secrets += 1
            known = owner in (-1, player) or secrets <= opened
            out.append((by, action + 1 if known else UNSEEN, code))
        return out

    def told(self, player: int) -> list[str]:
        """The same in words."""
        state = self.table.state
        out = []
        for by, what, code in self.plies(player):
            text = state.veiled(code) if what == UNSEEN else state.text(code)
            out.append(text if by < 0 else f"{by + 1}: {text}")
        return out

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that this seat cannot tell from the true one, reached from the start by plies that fit."""
        observer = self.setup.observer
        state = self.table.state
        if not observer.secrets:
            return self.clone()  # type: ignore[no-any-return]
        world = state.determinize(player, Rng(int(sampler() * SEEDS)))
        history = [(int(ply.player), int(ply.action)) for ply in self.full_history()]
        secret = [at for at, (by, action) in enumerate(history) if state.secret_of(self.code(by, action)) >= 0]
        closed = secret[observer.opened(state) :]
        again = observer.dealt_again(world, [self.code(*history[at]) for at in closed])
        for at, code in zip(closed, again, strict=True):
            if state.secret_of(code) != player:
                history[at] = (CHANCE, observer.chance_number(code))
        out = self.get_game().new_initial_state()
        for _, action in history:
            out.apply_action(action)
        return out  # type: ignore[no-any-return]


class SpielObserver:
    """What a seat may know as a tensor and a string: the table as it lies, or with perfect recall all that happened."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("only the whole knowledge of a seat can be observed")
        self.recall = bool(kind.perfect_recall)
        observer = game.setup.observer
        self.size = game.setup.size
        plies = game.longest() if self.recall and observer.secrets and observer.longest > 0 else 0
        self.tensor: NDArray[np.float32] = np.zeros(self.size + PLY * plies, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {
            part.name: self.tensor[part.at : part.at + part.length] for part in observer.parts
        }
        if plies:
            self.dict["plies"] = self.tensor[self.size :].reshape(plies, PLY)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[: self.size] = state.setup.row(state.inner, player)
        if "plies" in self.dict:
            rows = self.dict["plies"]
            rows.fill(0)
            for at, (by, what, _) in enumerate(state.plies(player)):
                rows[at] = (by + 2, what)  # 1 is chance, 0 has not happened yet

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recall:
            return "; ".join([f"seat {player + 1} of {state.setup.players}", *state.told(player)])
        row = state.setup.row(state.inner, player).tolist()
        parts = state.setup.observer.parts
        return "; ".join(
            f"{part.name} {' '.join(str(number) for number in row[part.at : part.at + part.length])}" for part in parts
        )


def game_type(game: Game, name: str, recall: bool) -> Any:
    """What OpenSpiel wants to know of a game; recall: is there a tensor of all that a seat has seen?"""
    kinds = pyspiel.GameType
    specification: dict[str, Any] = {PLAYERS: usual_players(game)}
    for option in game.info().options:
        usual = option.choices[0].value
        numbers = all(choice.value.isdigit() for choice in option.choices)  # OpenSpiel reads "1" as a number
        specification[option.name] = int(usual) if numbers else usual
    return kinds(
        short_name=name,
        long_name=f"Lamplight {name.removeprefix(PREFIX)}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if game.secrets else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if game.together else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=recall,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification,
    )


def register() -> list[str]:
    """Make every game known to OpenSpiel; their names there."""
    known = set(pyspiel.registered_names())
    names = []
    for game in all_games():
        name = PREFIX + game.id
        names.append(name)
        if name not in known:
            kind = type(f"Spiel{type(game).__name__}", (SpielGame,), {"played": game, "name": name})
            pyspiel.register_game(game_type(game, name, game.secrets), kind)
    return names


def begun(name: str, game: str, start: State) -> Any:
    """A game of OpenSpiel, under a name of its own, in which every table begins with this position of one of ours."""
    full = PREFIX + name
    if full not in pyspiel.registered_names():
        played = game_named(game)
        kind = type(f"Spiel_{name}", (SpielGame,), {"played": played, "name": full, "start": start.copy()})
        pyspiel.register_game(game_type(played, full, played.secrets), kind)
    return pyspiel.load_game(full)


NAMES: Final = register()
