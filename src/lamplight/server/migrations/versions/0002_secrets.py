"""Phones that hold a seat, the codes that lend it to them, notebooks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("phone", sa.LargeBinary))
    op.create_table(
        "notes",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.LargeBinary, primary_key=True),
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer, nullable=False),
        sa.UniqueConstraint("match", "seat", name="codes_seat"),
    )


def downgrade() -> None:
    op.drop_table("codes")
    op.drop_table("notes")
    op.drop_column("seats", "phone")
