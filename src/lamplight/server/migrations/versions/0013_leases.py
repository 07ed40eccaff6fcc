"""Which processes serve a database, and which of them owns a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("name", sa.String(12), primary_key=True),
        sa.Column("site", sa.String(12), nullable=False),
        sa.Column("machine", sa.String(32), nullable=False),
        sa.Column("address", sa.String(100), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("owner", sa.String(12), nullable=False),
    )
    op.create_index("leases_owner", "leases", ["owner"])


def downgrade() -> None:
    op.drop_table("leases")
    op.drop_table("processes")
