"""How long a turn may last at a table, when that is looked at next, and until when somebody is on holiday."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("pace", sa.Integer))
    op.add_column("matches", sa.Column("due", sa.Integer))
    op.create_index("matches_due", "matches", ["due"])
    op.add_column("seats", sa.Column("holiday", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("seats", "holiday")
    op.drop_index("matches_due", "matches")
    for name in ("due", "pace"):
        op.drop_column("matches", name)
