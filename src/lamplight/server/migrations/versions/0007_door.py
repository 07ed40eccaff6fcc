"""Who may come in at a table, since when it is listed for everybody, and the language of whoever made it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("door", sa.String(8), nullable=False, server_default="link"))
    op.add_column("matches", sa.Column("listed", sa.Integer))
    op.add_column("matches", sa.Column("lang", sa.String(8), nullable=False, server_default=""))
    op.create_index("matches_listed", "matches", ["listed"])


def downgrade() -> None:
    op.drop_index("matches_listed", "matches")
    for name in ("lang", "listed", "door"):
        op.drop_column("matches", name)
