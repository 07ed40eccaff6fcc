"""Matches, seats, plies."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(24), nullable=False, unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("content", sa.String(80).with_variant(sa.Text(), "postgresql"), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("next", sa.String(24)),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("token", sa.LargeBinary),
        sa.Column("words", sa.LargeBinary),
        sa.Column("invite", sa.LargeBinary),
        sa.Column("heir", sa.Boolean, nullable=False),
    )
    op.create_table(
        "plies",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("do", sa.String(120), nullable=False),
        sa.Column("key", sa.String(48)),
        sa.Column("reason", sa.Text),
        sa.Column("digest", sa.String(16)),
        sa.UniqueConstraint("match", "key", name="plies_key"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("plies")
    op.drop_table("seats")
    op.drop_table("matches")
