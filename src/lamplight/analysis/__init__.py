"""Where a game turned: the chances of every seat ply by ply, luck and decisions told apart (docs/analysis.md)."""

from lamplight.analysis.course import Account, Analysis, Award, Judged, Moment, Turn
from lamplight.analysis.looking import Budget
from lamplight.analysis.running import Running, analysed, budget_for

__all__ = [
    "Account", "Analysis", "Award", "Budget", "Judged", "Moment", "Running", "Turn", "analysed", "budget_for",
]  # fmt: skip
