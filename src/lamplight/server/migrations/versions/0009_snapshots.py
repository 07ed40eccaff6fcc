"""Positions beside the log from which a table is opened without its past."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("beside", sa.LargeBinary, nullable=False),
        sa.Column("checked", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
