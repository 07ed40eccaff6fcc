"""What happens to tables in the long run: when they ended, who was told that they go, those that are gone; and news
for a server on SQLite from the commands of whoever runs it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("ended", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("matches", sa.Column("warned", sa.Integer))
    op.add_column("matches", sa.Column("closed", sa.Integer))
    op.create_table(
        "graves",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("why", sa.String(12), nullable=False),
    )
    op.create_index("graves_number", "graves", ["number"])
    op.create_table(
        "records",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("ended", sa.Integer, nullable=False),
        sa.Column("door", sa.String(8), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "changes",
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("item", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("changes")
    op.drop_table("records")
    op.drop_index("graves_number", "graves")
    op.drop_table("graves")
    for name in ("closed", "warned", "ended"):
        op.drop_column("matches", name)
