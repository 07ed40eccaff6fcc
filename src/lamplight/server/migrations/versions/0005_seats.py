"""Whose table it is and when it was made, when people were last there, which seats share a device, when plies came."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

FIRST_HERE = "SELECT MIN(seat) FROM seats WHERE seats.match = matches.number AND seats.kind = 'here'"


def upgrade() -> None:
    op.add_column("matches", sa.Column("host", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("made", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("invite", sa.LargeBinary))
    op.add_column("seats", sa.Column("seen", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("home", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("seats", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
    op.add_column("plies", sa.Column("at", sa.Integer))
    # Tables from before: whoever plays here made the table, and shares a device.
    op.execute(f"UPDATE matches SET host = COALESCE(({FIRST_HERE}), 0)")
    op.execute("UPDATE seats SET home = 0 WHERE kind = 'here'")


def downgrade() -> None:
    op.drop_column("plies", "at")
    for name in ("since", "home", "seen"):
        op.drop_column("seats", name)
    for name in ("invite", "made", "host"):
        op.drop_column("matches", name)
